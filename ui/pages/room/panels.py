"""What stands in the panel of the room: who watches, who goes out, who moves (look 08)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.services.poker.counter_sales import ChipsSale
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.theme import Weight, column, row, show_in_turn, sized
from ui.widgets import (
    Button,
    CheckRow,
    ChipsField,
    Heading,
    Keypad,
    NameText,
    Notice,
    RowList,
    Rule,
    Tag,
    TagKind,
    Text,
    TintedLine,
)
from ui.widgets.list_button import ListButton
from ui.widgets.painted import Face, Run, paint_box, paint_line
from ui.words import translate


class SeatMark(QWidget):
    """`6 · 3`: a table and a seat in a box, filled where somebody is to go."""

    def __init__(self, seat: tuple[int, int], parent: QWidget | None = None, *, filled: bool) -> None:
        super().__init__(parent)
        self._seat = seat
        self._face = Face("pri", "pri", "onpri") if filled else Face("sunken", "sunken", "ink")
        sized(self, width=56, height=36)
        self.setAccessibleName(
            translate("Room", "table {table}, place {seat}").format(table=seat[0], seat=seat[1])
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_box(painter, self.rect(), self._face, 6)
        run = Run(f"{self._seat[0]} · {self._seat[1]}", 16, Weight.AMOUNT)
        paint_line(painter, [run], (self.width() - run.width()) / 2, self.height() / 2, self._face.text)


class _Arrow(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        sized(self, width=22, height=36)

    def paintEvent(self, _event: QPaintEvent) -> None:
        run = Run(icon=Icon.ARROW_RIGHT, size=18)
        paint_line(QPainter(self), [run], (self.width() - run.width()) / 2, self.height() / 2, "ink")


@dataclass(frozen=True, slots=True)
class MoveWords:
    """One move as a row says it."""

    name: str
    reason: str
    left: tuple[int, int]
    drawn: tuple[int, int]


class MoveRow(QWidget):
    """Who moves, why, from where to where; 54 high."""

    def __init__(self, move: MoveWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = column(gap=0)
        words.addWidget(NameText(move.name, "value", self))
        words.addWidget(NameText(move.reason, "caption", self))
        line = row(self, gap=4, margins=(0, 0, 4, 0))
        line.addLayout(words, 1)
        line.addWidget(SeatMark(move.left, self, filled=False))
        line.addWidget(_Arrow(self))
        line.addWidget(SeatMark(move.drawn, self, filled=True))
        sized(self, height=54)


class MovesPanel(QWidget):
    """How the room stands: moves to be drawn, moves to be handed out, who went out last."""

    undo_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.tag = Tag("", "info", Icon.DICES, self)
        self.warning = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.hint = TintedLine("", "pri", Icon.INFO, self)
        self.moves = RowList(self, plain=True)
        self.rest = Text("", "note", self, wrap=True)
        self.undo = ListButton("", "", self)
        self.undo.setCheckable(False)
        self.proof = Button("", Icon.SHIELD_CHECK, self, height=56)
        self.sheets = Button("", Icon.FILE_TEXT, self, height=56)
        self.by_hand = Button("", Icon.DICES, self, height=56)
        self.announce = Button("", Icon.USERS, self, height=56)
        self.ruling = Button("", Icon.FILE_PEN_LINE, self, height=56)
        self.papers = QWidget(self)
        papers = row(self.papers, gap=8)
        papers.addWidget(self.proof, 1)
        papers.addWidget(self.sheets, 1)
        acts = row(gap=8)
        for act, share in ((self.ruling, 0), (self.by_hand, 1), (self.announce, 1)):
            acts.addWidget(act, share)
        head = row(gap=8)
        head.addWidget(self.heading, 1)
        head.addWidget(self.tag, 0, Qt.AlignmentFlag.AlignTop)
        lines = column(self, gap=12)
        lines.addLayout(head)
        lines.addWidget(self.warning)
        lines.addWidget(self.hint)
        lines.addWidget(self.moves, 1)
        lines.addWidget(self.rest)
        lines.addWidget(self.papers)
        lines.addLayout(acts)
        lines.addWidget(self.undo)
        self.undo.clicked.connect(self.undo_asked)

    def say(
        self, title: str, second: str, hint: str, *, drawn: bool = False, rest: str = "", warning: str = ""
    ) -> None:
        self.heading.say(title, second)
        self.warning.say(warning, "warn", Icon.TRIANGLE_ALERT)
        self.warning.setVisible(bool(warning))
        self.tag.show_state(translate("Room", "Au sort"), "info", Icon.DICES)
        self.tag.setVisible(drawn)
        self.hint.say(hint, "pri", Icon.INFO)
        self.hint.setVisible(bool(hint))
        self.rest.setText(rest)
        self.rest.setVisible(bool(rest))

    def show_moves(self, moves: Sequence[MoveWords]) -> None:
        self.moves.clear()
        for place, move in enumerate(moves):
            if place:
                self.moves.add(Rule(self.moves))
            self.moves.add(MoveRow(move, self.moves))

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """Names at the left, places at the right: who went out, the latest first."""
        self.moves.clear()
        for place, (left, right) in enumerate(lines):
            if place:
                self.moves.add(Rule(self.moves))
            line = sized(QWidget(self.moves), height=44)
            inside = row(line, gap=8, margins=(0, 0, 6, 0))
            inside.addWidget(NameText(left, "value", line), 1)
            inside.addWidget(Text(right, "value", line, align="right"))
            self.moves.add(line)

    def offer_tools(
        self, *, papers: bool = False, by_hand: bool = False, announce: bool = False, ruling: bool = False
    ) -> None:
        """Which of the rarer acts stand over the main one."""
        self.proof.setText(translate("Room", "Preuve"))
        self.sheets.setText(translate("Room", "Feuilles"))
        self.ruling.setText(translate("Room", "Décision"))
        self.by_hand.setText(translate("Room", "Tirage à la main"))
        self.announce.setText(translate("Room", "Annoncer"))
        shown = {self.papers: papers, self.by_hand: by_hand, self.announce: announce, self.ruling: ruling}
        show_in_turn(shown)

    def offer_undo(self, name: str) -> None:
        """To bring `name` back, who went out last; an empty string offers none."""
        self.undo.say(translate("Room", "Annuler la sortie"), name)
        self.undo.setVisible(bool(name))


class CountPanel(QWidget):
    """Chips typed for one player, and how the table adds up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.field = ChipsField("", self, height=76, size=32)
        self._total = Text("", "value", self)
        self._state = Tag("", "neutral", None, self)
        self.keypad = Keypad(("00", "0", EditKey.BACKSPACE), self, key_height=56)
        sums = row(gap=8)
        sums.addWidget(self._total, 1)
        sums.addWidget(self._state)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.field)
        lines.addLayout(sums)
        lines.addWidget(self.keypad)
        lines.addStretch(1)
        self.keypad.pressed.connect(self.field.press)

    def show_sum(self, total: str, state: tuple[str, TagKind, Icon]) -> None:
        self._total.setText(translate("Room", "Table : {chips}").format(chips=total))
        self._state.show_state(*state)


class WatchPanel(QWidget):
    """Who watches which tables before the start."""

    toggled = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.people = RowList(self, gap=8, plain=True)
        self.warning = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.warning.hide()
        self._rows: dict[str, CheckRow] = {}
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.people, 1)
        lines.addWidget(self.warning)

    def show_people(self, people: Sequence[tuple[str, str, str, bool]]) -> None:
        """Each is (id, name, what he watches, whether he does)."""
        if list(self._rows) != [who for who, *_ in people]:
            self.people.clear()
            self._rows = {}
            for who, name, _, _ in people:
                check = CheckRow(name, "", self.people)
                check.setObjectName(who)
                check.clicked.connect(self._touched)
                self._rows[who] = check
                self.people.add(check)
        for who, _, watches, is_chosen in people:
            self._rows[who].setChecked(is_chosen)
            self._rows[who].set_second(watches)

    def warn(self, text: str) -> None:
        self.warning.say(text, "warn", Icon.TRIANGLE_ALERT)
        self.warning.setVisible(bool(text))

    def _touched(self) -> None:
        sender = self.sender()
        if isinstance(sender, CheckRow):
            self.toggled.emit(sender.objectName())


class HandPanel(QWidget):
    """The players who go out in one hand: places to come, stacks where there are several."""

    stack_changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.hint = Notice("", Icon.INFO, self)
        self.rows = RowList(self, gap=8, plain=True)
        self.keypad = Keypad(("00", "0", "backspace"), self, key_height=56)
        self._fields: dict[str, ChipsField] = {}
        self._places: dict[str, Text] = {}
        self._present: ChipsField | None = None
        self.sale = Button("", Icon.COINS, self, height=56)
        self.pin = Button("", Icon.PIN, self, height=56)
        self.expel = Button("", Icon.USER_X, self, height=56)
        self.acts = QWidget(self)
        acts = column(self.acts, gap=8)
        self.button = Button("", None, self, height=56)
        self.absent = Button("", Icon.CLOCK, self, height=56)
        for button in (self.sale, self.button, self.pin, self.absent, self.expel):
            acts.addWidget(button)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.rows, 1)
        lines.addWidget(self.hint)
        lines.addWidget(self.acts)
        lines.addWidget(self.keypad)
        self.keypad.pressed.connect(self._key)

    def show_players(self, players: Sequence[tuple[str, str, int]]) -> None:
        """Each is (id, name, stack); stacks are asked for where there are several."""
        several = len(players) > 1
        if list(self._fields) != [who for who, *_ in players] or not several:
            self._make_rows(players, several=several)
        # The one hidden first: together they would ask for more than there is.
        for part, shown in sorted(
            ((self.keypad, several), (self.acts, not several)), key=lambda each: each[1]
        ):
            part.setVisible(shown)

    def _make_rows(self, players: Sequence[tuple[str, str, int]], *, several: bool) -> None:
        self.rows.clear()
        self._fields, self._places, self._present = {}, {}, None
        for who, name, stack in players:
            head = QWidget(self.rows)
            line = row(head, gap=8)
            line.addWidget(NameText(name, "strong", head), 1)
            self._places[who] = Text("", "value", head, tone="pri", align="right")
            line.addWidget(self._places[who])
            self.rows.add(head)
            if several:
                field = ChipsField(translate("Room", "Tapis au début du coup"), self.rows, height=56, size=24)
                field.setObjectName(who)
                field.propose(stack)
                field.changed.connect(self._stack)
                field.pad_asked.connect(self._aim)
                self._fields[who] = field
                self.rows.add(field)
        self._present = next(iter(self._fields.values()), None)

    def show_places(self, places: Mapping[str, str]) -> None:
        for who, label in self._places.items():
            label.setText(places.get(who, ""))

    def _aim(self) -> None:
        sender = self.sender()
        if isinstance(sender, ChipsField):
            self._present = sender

    def _key(self, key: str) -> None:
        if self._present is not None:
            self._present.press(key)

    def _stack(self, number: object) -> None:
        sender = self.sender()
        if isinstance(sender, ChipsField):
            self.stack_changed.emit(sender.objectName(), number)

    def set_words(self, *, pinned: bool, may_be_absent: bool, sold: ChipsSale | None) -> None:
        """`may_be_absent`: entries are over, so that who never came is put out; `sold`: what he may buy."""
        self.button.setText(translate("Room", "Le bouton est ici"))
        self.absent.setText(translate("Room", "Absent, jetons retirés"))
        self.absent.setVisible(may_be_absent)
        self.sale.setVisible(sold is not None)
        rebuy, bonus = translate("Room", "Vendre une recave"), translate("Room", "Vendre le bonus dealers")
        self.sale.setText(bonus if sold is ChipsSale.DEALERS_BONUS else rebuy)
        self.pin.setText(
            translate("Room", "Ne plus fixer à la table") if pinned else translate("Room", "Fixer à la table")
        )
        self.expel.setText(translate("Room", "Exclure du tournoi"))

    def forbid_sale(self, why: str) -> None:
        """Nothing is sold to him now, for `why`; it is where that is empty."""
        self.sale.allow_unless(why)
