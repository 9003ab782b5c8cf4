"""The collective form: several winners of one ticket, each with his share (BETTING B8, art. 11.1.6)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.domain.betting.payment import Sharer
from app.domain.errors import Code, Refused
from app.domain.values import Money
from ui.icons import Icon
from ui.pages.check.dates import birth_fault, typed_day
from ui.theme import column, grid, row
from ui.widgets import Button, Card, Field, IconButton, Text, clear_rows
from ui.words import translate

LEAST: Final = 2


class SharerRow(Card):
    """One winner: name and share, and what identifies him where the ticket is of 5,000 € or more."""

    removed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=4, margin=12)
        self._number = 0
        self.name = Field("", self)
        self.share = Field("", self)
        self.born = Field("", self, placeholder="JJ/MM/AAAA")
        self.document = Field("", self)
        self.address = Field("", self)
        self.remove = IconButton(Icon.X, "", self, framed=False)
        self.remove.clicked.connect(self.removed)
        cells = grid(gap=(12, 4))
        cells.setColumnStretch(0, 2)
        cells.setColumnStretch(1, 1)
        cells.addWidget(self.name, 0, 0)
        cells.addWidget(self.share, 0, 1)
        cells.addWidget(self.document, 1, 0)
        cells.addWidget(self.born, 1, 1)
        cells.addWidget(self.address, 2, 0, 1, 2)
        line = row(gap=4)
        line.addLayout(cells, 1)
        line.addWidget(self.remove)
        self.body.addLayout(line)
        self.retranslate()

    def set_number(self, number: int) -> None:
        """Which of the winners this is, from 1."""
        self._number = number
        self.retranslate()

    def judge(self, latest_birth: date | None) -> str:
        """Say at its field what is wrong with the birth date; and which winner's it is, or nothing."""
        fault = birth_fault(self.born.text(), latest_birth)
        if not fault:
            return ""
        self.born.refuse(fault)
        return translate("Check", "Gagnant {number}. {fault}.").format(number=self._number, fault=fault)

    def fields(self) -> tuple[Field, ...]:
        """In the order in which they are filled in."""
        return (self.name, self.share, self.document, self.born, self.address)

    def ask_identity(self, *, asked: bool) -> None:
        for field in (self.born, self.document, self.address):
            field.setVisible(asked)

    def sharer(self) -> Sharer:
        """Who was written down; a share that can't be read is none."""
        return Sharer(
            name=self.name.text().strip(),
            share=self._amount(),
            born=typed_day(self.born.text()),
            address=self.address.text().strip(),
            document=self.document.text().strip(),
        )

    def _amount(self) -> Money:
        try:
            return Money.parse(self.share.text())
        except ValueError:
            return Money.ZERO

    def retranslate(self) -> None:
        labels: Mapping[Field, str] = {
            self.name: translate("Check", "Gagnant {number} : nom et prénom").format(number=self._number),
            self.share: translate("Check", "Part, en euros"),
            self.born: translate("Check", "Né(e) le"),
            self.document: translate("Check", "Pièce d’identité, numéro"),
            self.address: translate("Check", "Adresse"),
        }
        for field, label in labels.items():
            field.set_label(label)
        self.remove.set_name(translate("Check", "Retirer ce gagnant"))


class SharersForm(QWidget):
    """At least two winners; says what is left to share out. It decides nothing."""

    edited = Signal()
    returned = Signal()
    """Return was pressed in one of the fields."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SharerRow] = []
        self.add = Button("", Icon.USER_PLUS, self)
        self.left = Text("", "strong", self)
        self._amount = Money.ZERO
        self._identity = False
        self._lines = column(gap=8)
        foot = row(gap=12)
        foot.addWidget(self.add)
        foot.addStretch(1)
        foot.addWidget(self.left)
        whole = column(self, gap=8)
        whole.addLayout(self._lines)
        whole.addLayout(foot)
        whole.addStretch(1)
        self.add.clicked.connect(self._add_row)

    def open(self, amount: Money, *, identity: bool, kept: bool) -> None:
        """Share out `amount`; empty, or as it was with other fields asked for."""
        self._amount, self._identity = amount, identity
        if not kept:
            clear_rows(self._lines)
            self.rows = []
        while len(self.rows) < LEAST:
            self._append()
        for each in self.rows:
            each.ask_identity(asked=identity)
        self.show_left()

    def fields(self) -> tuple[Field, ...]:
        return tuple(field for each in self.rows for field in each.fields())

    def sharers(self) -> tuple[Sharer, ...]:
        return tuple(each.sharer() for each in self.rows)

    def field_of(self, refusal: Refused) -> Field | None:
        """The field that a refusal is about."""
        code = refusal.code
        for each in self.rows:
            sharer = each.sharer()
            if code is Code.NAME_REQUIRED and not sharer.named:
                return each.name
            if code is Code.IDENTITY_REQUIRED and not sharer.identified:
                return next((field for field in each.fields() if not field.text().strip()), each.born)
            if code is Code.MINOR and sharer.born == refusal.details["born"]:
                return each.born
        return self.rows[-1].share if code is Code.SHARES_MISMATCH else None

    def judge(self, latest_birth: date | None) -> str:
        """Why these winners can't be paid, whatever has scrolled out of sight: or nothing."""
        faults = [fault for each in self.rows if (fault := each.judge(latest_birth))]
        return " ".join(faults) or (self.left.text() if self._left() != Money.ZERO else "")

    def _left(self) -> Money:
        return self._amount - Money.total(sharer.share for sharer in self.sharers())

    def show_left(self) -> None:
        """What is still to be shared out, or too much."""
        left = self._left()
        words = translate("Check", "Reste à répartir : {amount}")
        if left < Money.ZERO:
            words = translate("Check", "Réparti en trop : {amount}")
        self.left.setText(words.format(amount=(-left if left < Money.ZERO else left).text()))
        self.left.set_tone("warn" if left != Money.ZERO else "good")

    def retranslate(self) -> None:
        self.add.setText(translate("Check", "Ajouter un gagnant"))
        for each in self.rows:
            each.retranslate()
        self.show_left()

    def _add_row(self) -> None:
        made = self._append()
        made.name.edit.setFocus()
        self._changed()

    def _append(self) -> SharerRow:
        made = SharerRow(self)
        made.ask_identity(asked=self._identity)
        made.removed.connect(partial(self._remove, made))
        for field in made.fields():
            field.edit.textEdited.connect(self._changed)
            field.edit.returnPressed.connect(self.returned)
        self.rows.append(made)
        self._lines.addWidget(made)
        self._renumber()
        return made

    def _remove(self, removed: SharerRow) -> None:
        self.rows.remove(removed)
        self._lines.removeWidget(removed)
        removed.hide()
        removed.deleteLater()
        self._renumber()
        self._changed()

    def _renumber(self) -> None:
        """Number the winners; beyond the least, each may be taken off."""
        for number, each in enumerate(self.rows, 1):
            each.set_number(number)
            each.remove.setVisible(len(self.rows) > LEAST)

    def _changed(self) -> None:
        self.show_left()
        self.edited.emit()
