"""Every control of the house in every state, to look at and to measure: `python -m ui.gallery [--dark]`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QImage
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from app.domain.values import Money
from ui.icons import Icon
from ui.shell import DeviceState, DeviceTone, OperatorState, ShellWindow, StripState
from ui.theme import Theme, column, grid, row
from ui.widgets import (
    AzertyKeyboard,
    Button,
    Card,
    CheckLine,
    CheckRow,
    ChipsField,
    ChoiceButton,
    CountField,
    DashedRule,
    EmptyState,
    FactList,
    Field,
    Gauge,
    IconButton,
    Keypad,
    KeyValueRow,
    MoneyField,
    Notice,
    OddsButton,
    OptionRow,
    PaintedButton,
    PaperView,
    PersonButton,
    PinPad,
    PrimaryButton,
    QuickCash,
    SlipPick,
    SlipRule,
    StepList,
    Stepper,
    Tag,
    TagKind,
    TintedLine,
    TwoLineButton,
    Verdict,
    VerdictBand,
    WarningBand,
)
from ui.words import rich

_STATES: Final = ("Normal", "Appuyé", "Focus clavier", "Indisponible", "Choisi")
_TAGS: Final[tuple[tuple[str, TagKind, Icon], ...]] = (
    ("Imprimé", "good", Icon.CHECK),
    ("À confirmer", "warn", Icon.TRIANGLE_ALERT),
    ("Échec", "bad", Icon.X),
    ("Envoi", "info", Icon.LOADER),
    ("En attente", "neutral", Icon.CLOCK),
    ("Démo", "demo", Icon.GRADUATION_CAP),
)
VERDICTS: Final = (
    Verdict("Gagnant", "Payable ici, tout de suite", Icon.CIRCLE_CHECK, "good", Money(11480).text()),
    Verdict("Perdant", "Aucune combinaison gagnante.", Icon.CIRCLE_MINUS, "slate"),
    Verdict("Déjà payé", "Ne payez pas : un ticket n’est payé qu’une fois.", Icon.OCTAGON_X, "bad"),
    Verdict("Payable demain", "Les gains se paient dès demain.", Icon.CALENDAR_CLOCK, "warn"),
)


def put(button: PaintedButton, state: str) -> PaintedButton:
    """Bring `button` into one of the states of the look."""
    if state == "Appuyé":
        button.setDown(True)
    elif state == "Focus clavier":
        button.focusInEvent(QFocusEvent(QFocusEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    elif state == "Indisponible":
        button.setEnabled(False)
    elif state == "Choisi":
        button.setChecked(True)
    return button


def actions() -> QWidget:
    """Buttons, in every state."""
    leaf = QWidget()
    lines = column(leaf, gap=12, margins=16)
    kinds: tuple[Callable[[], PaintedButton], ...] = (
        lambda: ChoiceButton("20", text_size=18),
        lambda: TwoLineButton("2/3", "multiple", checkable=True),
        lambda: OddsButton("1", "1,85"),
        lambda: Button("18 ans ?", Icon.ID_CARD, height=56),
    )
    for kind in kinds:
        lines.addLayout(_across(*(put(kind(), state) for state in _STATES)))
    primary = [put(PrimaryButton("Encaisser", Icon.BANKNOTE), state) for state in _STATES[:4]]
    lines.addLayout(_across(*primary))
    busy = PrimaryButton("Encaisser 15,00 €", Icon.BANKNOTE)
    busy.set_busy(True)
    lines.addLayout(_across(busy, IconButton(Icon.SEARCH, "Chercher"), *_moved_odds()))
    lines.addLayout(_across(*_people()))
    lines.addLayout(_across(*(Tag(*tag) for tag in _TAGS), Gauge()))
    lines.addStretch(1)
    return leaf


def _moved_odds() -> tuple[QWidget, ...]:
    up, down, none = OddsButton("1", ""), OddsButton("2", ""), OddsButton("N", "nd", narrow=True)
    up.set_odds("1", "2,30", 1)
    down.set_odds("2", "3,00", -1)
    none.forbid("Cette cote n’est pas disponible.")
    return up, down, none


def _people() -> tuple[QWidget, ...]:
    first, second = PersonButton("Inès Maillard", "Caissière"), PersonButton("Marc Orsel", "Directeur")
    first.setChecked(True)
    return first, second


def entries() -> QWidget:
    """Fields, in every state, and rows to tick."""
    leaf = QWidget()
    lines = column(leaf, gap=12, margins=16)
    wrong = Field("Née le", text="31/02/1990")
    wrong.refuse("Date impossible")
    lines.addLayout(
        _across(
            Field("Lieu de naissance", text="Port-Lazare", icon=Icon.SCAN_LINE),
            Field("Nom d’usage", placeholder="Facultatif"),
            wrong,
            Field("Pays", text="FRA", read_only=True),
        )
    )
    money, chips = MoneyField("Reçu"), ChipsField("Nouveau tapis")
    money.propose(Money.euros(200))
    chips.propose(18450)
    lines.addLayout(_across(money, chips))
    lines.addLayout(_across(CountField(), Stepper("Score")))
    ticked = CheckRow("Ticket repris, entier et non altéré")
    ticked.setChecked(True)
    lines.addLayout(_across(ticked, CheckRow("Bulletin signé", "Conservé au bureau")))
    other = OptionRow("C’est une autre personne", "L’inscription reprend.")
    other.setChecked(True)
    lines.addLayout(_across(other, OptionRow("C’est la même personne", "L’inscription est refusée.")))
    lines.addStretch(1)
    return leaf


def keyboard() -> QWidget:
    """The keyboard on the screen, attached to a field."""
    leaf = QWidget()
    lines = column(leaf, gap=12, margins=12)
    field, keys = Field("Nom de naissance", icon=Icon.KEYBOARD), AzertyKeyboard()
    keys.attach(field.edit)
    lines.addWidget(field)
    lines.addStretch(1)
    lines.addWidget(keys)
    return leaf


def verdicts() -> QWidget:
    """Bands, facts, steps."""
    leaf = QWidget()
    lines = column(leaf, gap=8, margins=12)
    for verdict in VERDICTS[:2]:
        lines.addWidget(VerdictBand(verdict))
    lines.addLayout(_across(*(VerdictBand(verdict) for verdict in VERDICTS[3:])))
    lines.addWidget(WarningBand("Deux cotes ont changé", "Rien n’est encaissé, rien n’est imprimé."))
    facts = FactList(((Icon.MAP_PIN, "Où", "Point de vente 027 114", "ce poste"),))
    step = rich("Comptez {amount} devant le client.", amount=Money(11480).text())
    steps = StepList("Ce que vous faites", ("Reprenez le ticket.", step))
    lines.addLayout(_across(steps, facts))
    lines.addStretch(1)
    return leaf


def pads() -> QWidget:
    """The pads."""
    leaf = QWidget()
    notes = [Money.euros(note) for note in (5, 10, 20, 50, 100)]
    cash = column(gap=16)
    cash.addWidget(QuickCash(notes))
    cash.addWidget(Keypad())
    cash.addStretch(1)
    line = row(leaf, gap=16, margins=16)
    line.addLayout(cash, 1)
    line.addWidget(PinPad(), 1)
    return leaf


def slip() -> QWidget:
    """What stands in the panel, and lists with nothing in them."""
    leaf = QWidget()
    line = row(leaf, gap=16, margins=16)
    card = Card(title="Bulletin 1N2")
    moved = SlipPick("N", "141 · ferme à 14:45", "Aubrelac – Clairvoine", "3,10")
    moved.show_moved("3,20", 1)
    for part in (
        DashedRule(),
        SlipPick("1", "134 · ferme à 20:45", "Montreval – Port-Lazare", "1,85"),
        SlipRule(),
        moved,
        DashedRule(),
        KeyValueRow("Mise jouée", "3 × 5,00 €"),
        KeyValueRow("Montant total", Money(1500).text(), role="total", label_role="strong"),
        CheckLine("Document valable", "Expire dans 5 ans"),
        CheckLine("Interdits de jeux", "Ressemblance", "warn"),
        TintedLine("Il manque", "warn", Icon.TRIANGLE_ALERT, figure=Money(-50).text()),
        Notice("Un écart n’empêche pas de clôturer : il est inscrit au journal."),
    ):
        card.body.addWidget(part)
    card.body.addStretch(1)
    line.addWidget(card, 1)
    paper = PaperView()
    image = QImage(576, 400, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    paper.show_paper(image, "Ticket 000 418")
    right = column(gap=16)
    right.addWidget(EmptyState(Icon.RECEIPT_TEXT, "Aucun ticket aujourd’hui", "Le premier paraîtra ici."))
    right.addWidget(paper, 1)
    line.addLayout(right, 1)
    return leaf


LEAVES: Final[Mapping[str, tuple[Icon, str, Callable[[], QWidget]]]] = {
    "actions": (Icon.TICKET, "Actions", actions),
    "entries": (Icon.KEYBOARD, "Saisies", entries),
    "keyboard": (Icon.LANGUAGES, "Clavier", keyboard),
    "verdicts": (Icon.SCAN_BARCODE, "Verdicts", verdicts),
    "pads": (Icon.LAYOUT_GRID, "Pavés", pads),
    "slip": (Icon.RECEIPT_TEXT, "Bulletin", slip),
}
STRIP: Final = StripState(
    "Point de vente 027 114",
    "Le Narval, Port-Lazare",
    "Poste",
    "Guichet 2",
    OperatorState("Inès Maillard", "Caissière", "Inès M."),
    (
        DeviceState("drawer", Icon.WALLET, "Caisse", "Ouverte", DeviceTone.GOOD),
        DeviceState("printer", Icon.PRINTER, "Imprimante", "Papier bas", DeviceTone.WARN, "Impr.", "prints"),
        DeviceState("scanner", Icon.SCAN_BARCODE, "Lecteur", "Absent", DeviceTone.BAD),
    ),
    "sam. 5 sept. 2026",
    "sam. 5 sept.",
    "14:32",
)


class Leaf:
    """One leaf of the gallery, as a page of the shell."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.icon, self._word, make = LEAVES[key]
        self.widget = make()

    def title(self) -> str:
        return self._word

    def on_show(self) -> None:
        """Nothing to ask for."""

    def on_hide(self) -> None:
        """Nothing to put away."""


def gallery() -> ShellWindow:
    """The whole gallery in the shell's own frame."""
    window = ShellWindow()
    for key in LEAVES:
        window.add_page(Leaf(key))
    window.offer(list(LEAVES))
    window.strip.show_state(STRIP)
    window.open("actions")
    return window


def _across(*widgets: QWidget) -> QLayout:
    line = grid(even_columns=len(widgets))
    for place, widget in enumerate(widgets):
        line.addWidget(widget, 0, place)
    return line


def main() -> int:
    """Open the gallery in a window."""
    application = QApplication(sys.argv)
    Theme.install(application, dark="--dark" in sys.argv)
    window = gallery()
    window.resize(1366, 768)
    window.show()
    return application.exec()


if __name__ == "__main__":
    raise SystemExit(main())
