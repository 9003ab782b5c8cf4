"""A start without what notices or chiefs lack, on the casino director's word (POKER P2, P4)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.people import Approved
from ui.errors.details import readable
from ui.icons import Icon
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.tools.tool import Outcome, Tool
from ui.pages.room.words import watch_sentences
from ui.theme import column, show_in_turn
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import ApprovalPanel, AzertyKeyboard, Field, StepList, wrong_code_words
from ui.words import translate


class _LackingLeaf(QWidget):
    """All that is lacking; in its place a keyboard, while a reason is written with it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.steps = StepList("", (), self)
        self.keyboard = AzertyKeyboard(self)
        lines = column(self, gap=12)
        lines.addWidget(self.steps)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        self.show_lacking()
        self.keyboard.done.connect(self.show_lacking)

    def show_lacking(self) -> None:
        show_in_turn({self.steps: True, self.keyboard: False})

    def write_into(self, reason: Field) -> None:
        """Both would not fit a small window where much is lacking."""
        show_in_turn({self.steps: False, self.keyboard: True})
        self.keyboard.attach(reason.edit)


class OverrideTool(Tool):
    """All that is lacking stands beside it. Whoever may override himself only gives his reason."""

    needs_height = True

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self.approval = ApprovalPanel(parent, asks_reason=True)
        self.lacking = _LackingLeaf(parent)
        super().__init__(presenter, self.lacking, self.approval)
        self.approval.changed.connect(self.changed)
        self.approval.confirmed.connect(self.entered)
        self.approval.keyboard.clicked.connect(self._show_keyboard)

    def _show_keyboard(self) -> None:
        """A screen alone writes a reason in words of its own too."""
        self.lacking.write_into(self.approval.reason)

    def begin(self) -> None:
        opening = self.presenter.opening
        self.lacking.show_lacking()
        self.approval.ask(
            translate("Room", "Lancer sans attendre"),
            translate("Room", "Porté au journal, avec le motif"),
            () if opening.may_override else opening.who_overrides(),
            alone=opening.may_override,
            ready=self._ready_reasons(),
        )
        self.show()

    def _ready_reasons(self) -> Sequence[str]:
        """Why a start usually does not wait."""
        return translate("Room", "Avis en cours"), translate("Room", "Chef en route")

    def show(self) -> None:
        """What the word given covers: the notices and the chiefs, whichever of them was refused first."""
        kinds, problems = self.presenter.opening.lacking_notices(), self.presenter.watch.problems()
        notices = translate("Room", "Avis légaux à envoyer, ou en retard : {kinds}.")
        steps = [notices.format(kinds=readable({"kinds": kinds})["kinds"])] if kinds else []
        self.lacking.steps.set_title(translate("Room", "Ce qui manque, et que cette décision couvre"))
        self.lacking.steps.show_steps([*steps, *watch_sentences(problems)])

    def take_focus(self) -> None:
        self.approval.focus_first()

    def makes_sense(self) -> bool:
        return self.presenter.room.stage is Stage.START

    def primary(self) -> Primary:
        words, ready = translate("Room", "Lancer quand même"), self.approval.is_complete
        why = translate("Room", "Il faut le motif, et le code du directeur responsable.")
        if self.presenter.opening.may_override:
            why = translate("Room", "Il faut le motif.")
        return Primary(words, Icon.PLAY, ready=ready, why=why)

    def confirm(self) -> Work | None:
        approval, opening, desk = self.approval, self.presenter.opening, self.presenter.room.desk
        reason, supervisor, pin = approval.reason.text().strip(), approval.chosen, approval.take_code()
        asking, assigning = desk.origin(), desk.origin()

        def start(starting: Origin) -> Approved | None:
            if opening.may_override:
                opening.start_anyway(assigning, starting, reason)
                return None
            given = opening.ask_override(asking, supervisor, pin, reason)
            if given.approval is not None:
                opening.start_anyway(assigning, starting.approved(given.approval), reason)
            return given

        return start

    def done(self, answer: object) -> Outcome:
        if isinstance(answer, Approved) and answer.approval is None:
            self.approval.say_why(wrong_code_words(answer.tries_left))
            return Outcome.FAILED
        return Outcome.OVER

    def forget(self) -> None:
        self.approval.take_code()
