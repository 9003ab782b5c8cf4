"""The person at the desk beside the record of the list, field by field (look 07b)."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app.domain.poker.likeness import Compared, Likeness, compare
from app.domain.poker.persons import Listed, Person
from ui.icons import Icon
from ui.theme import current_theme, grid, row, sized
from ui.widgets import Button, Card, IconText, NameText, Rule, Tag, TagKind, Text, framed
from ui.words import translate

_FIELDS = ("birth_name", "surname", "given_names", "born", "birth_place", "nationality")
_NO_LETTER = "\u2002"
_HEAD_HEIGHT = 40
_NARROW_BELOW = 700
_ROW_HEIGHT = 38
_NAME_OVER_TAG_HEIGHT = 26
_COLUMNS = (132, 110, 110, 160)
"""Least width of each column: what, at the desk, on the list, how alike."""
_NARROW_COLUMNS = (160, 110, 110, 0)
"""How alike stands under what: long names have the room beside both."""
_LINES = 3
"""Of a field: what, how alike where that stands under it, the rule before the next."""


class _Line:
    """One field of both: its name, the two words, how alike they are."""

    def __init__(self, parent: QWidget) -> None:
        self._name = Text("", "quiet", parent)
        self._mine = Text("", "strong", parent, wrap=True)
        self._theirs = Text("", "strong", parent, wrap=True)
        self._tag = Tag("", "neutral", None, parent)

    def put_into(self, cells: QGridLayout, row: int, *, narrow: bool) -> None:
        for part in (self._name, self._mine, self._theirs, self._tag):
            cells.removeWidget(part)
        sized(self._name, height=_NAME_OVER_TAG_HEIGHT if narrow else _ROW_HEIGHT)
        cells.setRowMinimumHeight(row + 1, current_theme().px(_ROW_HEIGHT) if narrow else 0)
        cells.addWidget(self._name, row, 0)
        for place, part in enumerate((self._mine, self._theirs), start=1):
            cells.addWidget(part, row, place, _LINES - 1 if narrow else 1, 1)
        side = Qt.AlignmentFlag.AlignLeft if narrow else Qt.AlignmentFlag.AlignRight
        where = (row + 1, 0) if narrow else (row, 3)
        cells.addWidget(self._tag, *where, side | Qt.AlignmentFlag.AlignVCenter)

    def show_field(self, each: Compared) -> None:
        quiet = each.likeness in (Likeness.NOT_COMPARABLE, Likeness.BOTH_ABSENT)
        self._name.setText(field_word(each.field))
        self._mine.setText(_marked(each.mine, each.marks, each.likeness, missing=Likeness.ONE_LETTER_MORE))
        self._theirs.setText(
            _marked(each.theirs, each.their_marks, each.likeness, missing=Likeness.ONE_LETTER_LESS)
        )
        for part in (self._mine, self._theirs):
            part.set_role("quiet" if quiet else "strong")
        self._tag.show_state(*likeness_words(each.likeness))


class ComparisonTable(Card):
    """The records one at a time, where there are several; the letters that differ are marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=0, margin=0)
        self._person = Person()
        self._records: Sequence[Listed] = ()
        self._place = 0
        self._desk = NameText("", "group", self)
        self._list = NameText("", "group", self)
        self.next = Button("", Icon.CHEVRON_RIGHT, self)
        self._head = framed("head", self)
        self._rows = QWidget(self)
        self._cells: QGridLayout = grid(self._rows, gap=(8, 0), margins=(12, 0, 12, 4))
        self._lines = [_Line(self._rows) for _ in _FIELDS]
        self._lay_out()
        self.next.clicked.connect(self._show_next)
        current_theme().changed.connect(self._show)

    def _lay_out(self) -> None:
        head = grid(self._head, gap=(8, 0), margins=(12, 0, 12, 0))
        sized(self._head, least_height=_HEAD_HEIGHT)
        titles = ((Icon.ID_CARD, self._desk), (Icon.SHIELD_BAN, self._list))
        for place, (icon, words) in enumerate(titles, start=1):
            line = row(gap=8)
            line.addWidget(IconText(icon, 20, "ink2", self._head))
            line.addWidget(words, 1)
            head.addLayout(line, 0, place)
        head.addWidget(self.next, 0, 3, Qt.AlignmentFlag.AlignRight)
        self.body.addWidget(self._head)
        self.body.addWidget(self._rows)
        for cells in (head, self._cells):
            for place in (1, 2):
                cells.setColumnStretch(place, 1)
        for place in range(1, len(self._lines)):
            self._cells.addWidget(Rule(self._rows), place * _LINES - 1, 0, 1, len(_COLUMNS))
        self._head_cells = head
        self._arrange(narrow=False)

    def _arrange(self, *, narrow: bool) -> None:
        self._narrow = narrow
        for cells in (self._head_cells, self._cells):
            for place, least in enumerate(_NARROW_COLUMNS if narrow else _COLUMNS):
                cells.setColumnMinimumWidth(place, current_theme().px(least))
        for place, each in enumerate(self._lines):
            each.put_into(self._cells, place * _LINES, narrow=narrow)

    def compare(self, person: Person, records: Sequence[Listed]) -> None:
        self._person, self._records, self._place = person, records, 0
        self._show()

    def retranslate(self) -> None:
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()

    def _show_next(self) -> None:
        self._place = (self._place + 1) % len(self._records)
        self._show()

    def _show(self) -> None:
        narrow = self.width() < current_theme().px(_NARROW_BELOW)
        if narrow is not self._narrow:
            self._arrange(narrow=narrow)
        desk = translate("TournamentDesk", "Au bureau, document lu")
        listed = translate("TournamentDesk", "Liste des interdits")
        self._desk.set_name(translate("TournamentDesk", "Au bureau") if narrow else desk)
        self._list.set_name(translate("TournamentDesk", "Interdits") if narrow else listed)
        several = translate("TournamentDesk", "{place} sur {all}")
        self.next.setText(several.format(place=self._place + 1, all=len(self._records)))
        self.next.setVisible(len(self._records) > 1)
        if self._records:
            compared = compare(self._person, self._records[self._place].person)
            for line, each in zip(self._lines, compared, strict=True):
                line.show_field(each)


def _marked(text: str, marks: tuple[int, ...], likeness: Likeness, *, missing: Likeness) -> str:
    """`text` with the letters that differ on amber; a letter that lacks leaves an amber gap."""
    if not text:
        return "–"
    if not marks:
        return escape(text)
    colours = current_theme().tokens.by_name()
    style = f"background:{colours['bandwarn']};color:{colours['onbandwarn']}"
    if likeness is missing:
        at = marks[0]
        gap = f'<span style="{style}">{_NO_LETTER}</span>'
        return f"<span>{escape(text[:at])}{gap}{escape(text[at:])}</span>"
    pieces = [
        f'<span style="{style}">{escape(letter)}</span>' if at in marks else escape(letter)
        for at, letter in enumerate(text)
    ]
    return f"<span>{''.join(pieces)}</span>"


def field_word(field: str) -> str:
    return {
        "birth_name": translate("TournamentDesk", "Nom de naissance"),
        "surname": translate("TournamentDesk", "Nom d’usage"),
        "given_names": translate("TournamentDesk", "Prénoms"),
        "born": translate("TournamentDesk", "Date de naissance"),
        "birth_place": translate("TournamentDesk", "Lieu de naissance"),
        "nationality": translate("TournamentDesk", "Nationalité"),
    }[field]


def likeness_words(likeness: Likeness) -> tuple[str, TagKind, Icon]:
    """The verdict on one field, as its tag says it."""
    neutral: dict[Likeness, tuple[str, Icon]] = {
        Likeness.SAME: (translate("TournamentDesk", "Identique"), Icon.EQUAL),
        Likeness.SAME_BUT_SPELLING: (translate("TournamentDesk", "Écrit autrement"), Icon.EQUAL),
        Likeness.BOTH_ABSENT: (translate("TournamentDesk", "Absent des deux"), Icon.MINUS),
        Likeness.NOT_COMPARABLE: (translate("TournamentDesk", "Non comparable"), Icon.MINUS),
    }
    if likeness in neutral:
        words, icon = neutral[likeness]
        return words, "neutral", icon
    apart = {
        Likeness.ONE_LETTER_LESS: translate("TournamentDesk", "Un signe en moins"),
        Likeness.ONE_LETTER_MORE: translate("TournamentDesk", "Un signe en plus"),
        Likeness.ONE_LETTER_OTHER: translate("TournamentDesk", "Un signe diffère"),
        Likeness.TWO_SWAPPED: translate("TournamentDesk", "Deux signes inversés"),
        Likeness.DIFFERENT: translate("TournamentDesk", "Différent"),
    }
    return apart[likeness], "warn", Icon.EQUAL_NOT
