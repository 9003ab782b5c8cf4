"""The proof of any draw, computed anew before everybody's eyes (POKER P4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.domain.poker.facts import DrawKind
from app.domain.poker.sheets import DrawSheet, verify_sheet
from app.ports.filing import Filing
from app.services.house import Origin
from app.services.poker.draw_sheets import AskDrawSheets, draw_sheets, sheet_file
from ui.icons import Icon
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.tool import Outcome, Tool
from ui.theme import column
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import Card, Heading, RowList, StepList, Text, TintedLine
from ui.widgets.list_button import ListButton
from ui.words import translate


@dataclass(frozen=True, slots=True)
class Proved:
    """A sheet and whether it comes out; `kept` is where its file is, "" before it is asked. `draws` are
    the number and kind of all that have one, the latest first."""

    sheet: DrawSheet | None
    fair: bool
    kept: str = ""
    draws: tuple[tuple[int, DrawKind], ...] = ()


def prove(
    presenter: RoomPresenter, origin: Origin, filing: Filing | None = None, number: int | None = None
) -> Proved:
    """Read a draw, the latest one without a `number`, and compute it again; with `filing`, its sheet is
    put into the folder."""
    asked = AskDrawSheets(presenter.room.state.tournament)
    sheets = draw_sheets(presenter.room.desk.house, origin, asked)
    if not sheets:
        return Proved(None, fair=False)
    sheet = next((each for each in sheets if each.number == number), sheets[-1])
    kept = ""
    if filing is not None:
        name = f"tirage-{sheet.tournament}-{sheet.number}.json"
        kept = filing.keep(name, sheet_file(sheet).encode("utf-8"))
    draws = tuple((each.number, each.kind) for each in reversed(sheets))
    return Proved(sheet, verify_sheet(sheet), kept, draws)


def in_eights(digest: str) -> str:
    """`3fa9…` in groups of eight figures, to be compared with the paper."""
    return " ".join(digest[at : at + 8] for at in range(0, len(digest), 8))


class _ProofLeaf(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.verdict = TintedLine("", "good", Icon.SHIELD_CHECK, self)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.verdict)
        self._cards = []
        self._figures = []
        for _ in range(3):
            card = Card(self, gap=8, margin=16)
            figures = Text("", "value", card, wrap=True)
            card.body.addWidget(figures)
            self._cards.append(card)
            self._figures.append(figures)
            lines.addWidget(card)
        lines.addStretch(1)

    def show_digests(self, digests: tuple[tuple[str, str], ...]) -> None:
        for card, figures, (title, digest) in zip(self._cards, self._figures, digests, strict=True):
            card.set_title(title)
            figures.setText(in_eights(digest))


class DrawsPanel(QWidget):
    """How a draw is done again elsewhere, and the draws to choose from: the opening one is the last."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.steps = StepList("", (), self)
        self.rows = RowList(self, gap=8, plain=True)
        self.buttons: dict[int, ListButton] = {}
        lines = column(self, gap=12)
        lines.addWidget(self.steps)
        lines.addWidget(self.rows, 1)

    def show_draws(self, draws: Sequence[tuple[int, DrawKind]], shown: int) -> None:
        """The row of the draw that is `shown` bears a check."""
        if list(self.buttons) != [number for number, _ in draws]:
            self.rows.clear()
            self.buttons = {}
            for number, _ in draws:
                button = ListButton("", "", self.rows)
                button.clicked.connect(partial(self.chosen.emit, number))
                self.buttons[number] = button
                self.rows.add(button)
        for number, kind in draws:
            self.buttons[number].say(
                translate("Room", "Tirage n° {number}").format(number=number), _kind_words(kind)
            )
            self.buttons[number].setChecked(number == shown)


class ProofTool(Tool):
    """What was published before, what was revealed after, and that the seats come out of it."""

    def __init__(self, presenter: RoomPresenter, filing: Filing, parent: QWidget) -> None:
        self._leaf = _ProofLeaf(parent)
        self.draws = DrawsPanel(parent)
        self._filing = filing
        self._proved: Proved | None = None
        super().__init__(presenter, self._leaf, self.draws)
        self.draws.chosen.connect(self._choose)

    def begin(self) -> None:
        self._proved = None
        self.show()
        self.asked.emit(lambda origin: prove(self.presenter, origin))

    def _choose(self, number: int) -> None:
        self.asked.emit(lambda origin: prove(self.presenter, origin, number=number))

    def done(self, answer: object) -> Outcome:
        if isinstance(answer, Proved):
            self._proved = answer
        self.show()
        self.changed.emit()
        return Outcome.GOES_ON

    def show(self) -> None:
        self.draws.steps.set_title(translate("Room", "Refaire ce tirage"))
        self.draws.steps.show_steps(
            [
                translate("Room", "La feuille imprimée au tirage suffit, sur n’importe quel ordinateur."),
                translate("Room", "guichet draw verify lit son fichier et refait chaque étape."),
                translate("Room", "L’empreinte était publiée avant : personne ne pouvait choisir la graine."),
            ]
        )
        proved = self._proved
        shown = proved.sheet.number if proved and proved.sheet else 0
        self.draws.show_draws(proved.draws if proved else (), shown)
        if proved is None or proved.sheet is None:
            waiting = translate("Room", "Le tirage est refait…")
            none = translate("Room", "Le dernier tirage a été fait à la main, ou il n’y en a pas encore.")
            self._leaf.heading.say(translate("Room", "Preuve du tirage"), "")
            self._leaf.verdict.say(waiting if proved is None else none, "pri", Icon.INFO)
            self._leaf.show_digests((("", ""), ("", ""), ("", "")))
            return
        self._show_sheet(proved, proved.sheet)

    def _show_sheet(self, proved: Proved, sheet: DrawSheet) -> None:
        title = translate("Room", "Preuve du tirage n° {number}").format(number=sheet.number)
        self._leaf.heading.say(title, _kind_words(sheet.kind))
        if proved.kept:
            kept = translate("Room", "Fichier gardé : {path}").format(path=proved.kept)
            self._leaf.verdict.say(kept, "good", Icon.FILE_CHECK)
        elif proved.fair:
            fair = translate("Room", "Refait à l’instant : graine, empreinte et places sont les mêmes.")
            self._leaf.verdict.say(fair, "good", Icon.SHIELD_CHECK)
        else:
            unfair = translate("Room", "Ce tirage ne se refait pas : prévenez le directeur responsable.")
            self._leaf.verdict.say(unfair, "bad", Icon.TRIANGLE_ALERT)
        self._leaf.show_digests(
            (
                (translate("Room", "Empreinte publiée avant"), sheet.draw.commitment),
                (translate("Room", "Graine révélée après"), sheet.draw.seed),
                (translate("Room", "Empreinte du prochain tirage"), sheet.draw.next_commitment),
            )
        )

    def primary(self) -> Primary:
        known = self._proved is not None and self._proved.sheet is not None
        why = translate("Room", "Il n’y a pas de tirage à prouver.")
        return Primary(translate("Room", "Garder le fichier"), Icon.FILE_CHECK, ready=known, why=why)

    def confirm(self) -> Work | None:
        number = self._proved.sheet.number if self._proved and self._proved.sheet else None
        return lambda origin: prove(self.presenter, origin, self._filing, number)


def _kind_words(kind: DrawKind) -> str:
    return {
        DrawKind.FIRST: translate("Room", "Placement de départ"),
        DrawKind.LATE: translate("Room", "Arrivée tardive"),
        DrawKind.BALANCE: translate("Room", "Équilibrage des tables"),
        DrawKind.FINAL_TABLE: translate("Room", "Table finale"),
        DrawKind.SESSION: translate("Room", "Nouvelle séance"),
        DrawKind.CHIP_RACE: translate("Room", "Échange de jetons"),
    }[kind]
