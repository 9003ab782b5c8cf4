"""The form of a tournament: four leaves of fields and answers, what is wrong beside each field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from app.domain.poker.terms import Format, Game, Movers, Seating
from app.services.poker.templates import Pace
from ui.icons import Icon
from ui.pages.director.terms.choices import Choices
from ui.pages.director.terms.faults import Faults
from ui.pages.director.terms.form import Item, TermsForm
from ui.pages.director.terms.words import (
    faults_words,
    format_label,
    game_label,
    item_label,
    movers_label,
    pace_label,
    seating_label,
)
from ui.theme import column, grid, row
from ui.tournament.leaves import Leaves
from ui.widgets import AzertyKeyboard, Button, CheckRow, ChoiceButton, Field, RowList, Text
from ui.words import translate

_ON_LEAF: Final[Sequence[Sequence[Sequence[Item]]]] = (
    ((Item.NAME,), (Item.DAY, Item.TIME, Item.MINIMUM)),
    ((Item.CHIPS, Item.SEATS, Item.CAPACITY), (Item.FIRST_PART, Item.LATE, Item.REBUY_UNTIL)),
    (
        (Item.BUY_IN, Item.FEE, Item.GUARANTEE),
        (Item.REBUY_PRICE, Item.REBUY_CHIPS, Item.REBUY_LIMIT),
        (Item.BONUS_PRICE, Item.BONUS_CHIPS),
        (Item.CASH, Item.KIND),
    ),
    ((Item.SESSIONS,),),
)
"""The fields of each leaf, row by row."""
LEAF_OF: Final[Mapping[Item, int]] = {
    item: place for place, rows in enumerate(_ON_LEAF) for items in rows for item in items
}
_COLUMNS = 3


class Tick(Enum):
    """What is ticked or not."""

    REENTRY = "reentry"
    ADDED_TABLES = "added_tables"
    TEMPORARY_STAFF = "temporary_staff"
    SEPARATE_PREMISES = "separate_premises"
    REDRAW = "redraw_between_sessions"


class FormLeaf(QWidget):
    """Holds nothing: what it shows is given to it, what is typed is read out of it."""

    changed = Signal()
    confirmed = Signal()
    """Return was pressed in a field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self._present = Item.NAME
        self.fields = {item: Field("", self) for item in Item}
        self.game = Choices(tuple(Game), lambda: translate("Director", "Jeu"), game_label, self)
        self.format = Choices(tuple(Format), lambda: translate("Director", "Formule"), format_label, self)
        self.director: Choices[str] = Choices(
            (), lambda: translate("Director", "Directeur du tournoi"), str, self
        )
        self.pace: Choices[Pace | None] = Choices(
            (*Pace, None), lambda: translate("Director", "Niveaux, selon les jetons"), pace_label, self
        )
        self.seating = Choices(
            tuple(Seating), lambda: translate("Director", "Premières places"), seating_label, self
        )
        self.movers = Choices(
            tuple(Movers), lambda: translate("Director", "Qui change de table"), movers_label, self
        )
        self.ticks = {tick: CheckRow("", "", self, height=56) for tick in Tick}
        self.levels = Text("", "note", self, wrap=True)
        self.type_name = Button("", Icon.KEYBOARD, self)
        self.keyboard = AzertyKeyboard(self)
        self._tabs = QButtonGroup(self)
        self.tabs = [ChoiceButton("", None, self) for _ in _ON_LEAF]
        self._leaves = Leaves(self)
        self._lay_out()
        self._connect()
        self.say_words()

    # -- layout ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        line = row(gap=8)
        for place, tab in enumerate(self.tabs):
            self._tabs.addButton(tab, place)
            line.addWidget(tab, 1)
        self.tabs[0].setChecked(True)
        lines = column(self, gap=12)
        lines.addLayout(line)
        lines.addWidget(self._leaves, 1)
        more: Sequence[Sequence[QWidget]] = (
            (self.game, self.format, self.director),
            (self.pace, self.levels),
            (self.ticks[Tick.REENTRY],),
            (
                self.seating,
                self.movers,
                self.ticks[Tick.REDRAW],
                self.ticks[Tick.ADDED_TABLES],
                self.ticks[Tick.TEMPORARY_STAFF],
                self.ticks[Tick.SEPARATE_PREMISES],
            ),
        )
        for rows, parts in zip(_ON_LEAF, more, strict=True):
            self._leaves.addWidget(self._leaf(rows, parts))
        self._leaves.addWidget(self._keyboard_leaf())

    def _leaf(self, rows: Sequence[Sequence[Item]], parts: Sequence[QWidget]) -> QWidget:
        area = RowList(self, gap=12, plain=True)
        box = QWidget(area)
        cells: QGridLayout = grid(box, gap=12, even_columns=_COLUMNS)
        for line, items in enumerate(rows):
            wide = _COLUMNS // len(items) if len(items) == 1 else 1
            for place, item in enumerate(items):
                cells.addWidget(self.fields[item], line, place, 1, wide, Qt.AlignmentFlag.AlignTop)
        area.add(box)
        for part in parts:
            area.add(part)
        return area

    def _keyboard_leaf(self) -> QWidget:
        """The name while it is written on the screen: the field moves here and back."""
        leaf = QWidget(self)
        lines = column(leaf, gap=12)
        self._written = Field("", leaf)
        lines.addWidget(self._written)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        return leaf

    def _connect(self) -> None:
        self._tabs.idClicked.connect(self.open_leaf)
        for field in (*self.fields.values(), self._written):
            field.edit.textChanged.connect(self._changed)
            field.edit.returnPressed.connect(self.confirmed)
            field.edit.installEventFilter(self)
        for choices in (self.game, self.format, self.director, self.pace, self.seating, self.movers):
            choices.chosen.connect(self._changed)
        for tick in self.ticks.values():
            tick.toggled.connect(self._changed)
        self.type_name.clicked.connect(self._write_name)
        self.keyboard.done.connect(self._written_down)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._present = next(
                (item for item, field in self.fields.items() if field.edit is watched), self._present
            )
        return super().eventFilter(watched, event)

    # -- what is shown -----------------------------------------------------------------------

    def say_words(self) -> None:
        for item, field in self.fields.items():
            field.set_label(item_label(item))
        self._written.set_label(item_label(Item.NAME))
        tabs = (
            translate("Director", "Tournoi"),
            translate("Director", "Jetons"),
            translate("Director", "Argent"),
            translate("Director", "Séances"),
        )
        for tab, words in zip(self.tabs, tabs, strict=True):
            tab.setText(words)
        for choices in (self.game, self.format, self.director, self.pace, self.seating, self.movers):
            choices.say()
        ticks = {
            Tick.REENTRY: (
                translate("Director", "Réinscription possible"),
                translate("Director", "Une fois, en première partie, aux mêmes conditions"),
            ),
            Tick.REDRAW: (
                translate("Director", "Places retirées au sort à chaque séance"),
                translate("Director", "Sans cela, chacun retrouve la sienne"),
            ),
            Tick.ADDED_TABLES: (
                translate("Director", "Tables ajoutées"),
                translate("Director", "Leur plan part vingt-et-un jours avant"),
            ),
            Tick.TEMPORARY_STAFF: (
                translate("Director", "Personnel temporaire"),
                translate("Director", "La police l’apprend vingt-et-un jours avant"),
            ),
            Tick.SEPARATE_PREMISES: (
                translate("Director", "Locaux séparés"),
                translate("Director", "Les cartes y sont ouvertes devant le public"),
            ),
        }
        for tick, (words, second) in ticks.items():
            self.ticks[tick].set_words(words, second)
        self.type_name.setText(translate("Director", "Écrire le nom"))

    def offer_directors(self, names: Sequence[str]) -> None:
        self.director.offer(names)

    def fill(self, form: TermsForm) -> None:
        """Show `form`; nothing is said to have changed."""
        self._filling = True
        for item, field in self.fields.items():
            field.set_text(form.texts.get(item, ""))
        self.game.choose(form.game)
        self.format.choose(form.format)
        self.director.choose(form.tournament_director)
        self.pace.choose(form.pace)
        self.seating.choose(form.seating)
        self.movers.choose(form.movers)
        for tick, mark in self.ticks.items():
            mark.setChecked(getattr(form, tick.value))
        self._filling = False

    def read(self, form: TermsForm) -> TermsForm:
        """What stands in the fields; `form` for what was not chosen."""
        return replace(
            form,
            texts={item: field.edit.text() for item, field in self.fields.items()},
            game=self.game.answer(form.game),
            format=self.format.answer(form.format),
            tournament_director=self.director.answer(form.tournament_director),
            pace=self.pace.answer(form.pace),
            seating=self.seating.answer(form.seating),
            movers=self.movers.answer(form.movers),
            reentry=self.ticks[Tick.REENTRY].isChecked(),
            added_tables=self.ticks[Tick.ADDED_TABLES].isChecked(),
            temporary_staff=self.ticks[Tick.TEMPORARY_STAFF].isChecked(),
            separate_premises=self.ticks[Tick.SEPARATE_PREMISES].isChecked(),
            redraw_between_sessions=self.ticks[Tick.REDRAW].isChecked(),
        )

    def show_faults(self, faults: Faults) -> None:
        """Beside every field at once; each leaf says how many it has."""
        for item, field in self.fields.items():
            if item in faults:
                field.refuse(faults_words(faults[item]))
            else:
                field.accept()
        for place, tab in enumerate(self.tabs):
            wrong = sum(LEAF_OF[item] == place for item in faults)
            tab.set_count(f"({wrong})" if wrong else "")

    # -- where the hand is -------------------------------------------------------------------

    def open_leaf(self, place: int) -> None:
        self.tabs[place].setChecked(True)
        self._leaves.setCurrentIndex(place)

    def go_to(self, item: Item) -> None:
        """Open the leaf of a field and put the cursor into it."""
        self.open_leaf(LEAF_OF[item])
        field = self.fields[item]
        field.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        field.edit.selectAll()

    def press(self, key: str) -> None:
        """A key of the pad, for the field that has the cursor."""
        field = self.fields[self._present]
        if not field.isVisibleTo(self):
            return
        if key == "backspace":
            field.edit.backspace()
        else:
            field.edit.insert(key)
        field.accept()

    @property
    def is_writing(self) -> bool:
        """Whether the name is being written on the screen."""
        return self._leaves.currentIndex() == len(self.tabs)

    def _write_name(self) -> None:
        if self.is_writing:
            self._written_down()
            return
        self._filling = True
        self._written.set_text(self.fields[Item.NAME].text())
        self._filling = False
        self._leaves.setCurrentIndex(len(self.tabs))
        self.keyboard.attach(self._written.edit)

    def _written_down(self) -> None:
        self.open_leaf(LEAF_OF[Item.NAME])

    def _changed(self) -> None:
        if self._filling:
            return
        if self.sender() is self._written.edit:
            self.fields[Item.NAME].set_text(self._written.text())
            return
        self.changed.emit()
