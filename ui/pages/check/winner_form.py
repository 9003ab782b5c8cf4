"""Who a transfer or a cheque goes to (BETTING B8, art. 11.1.4, 11.3)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from app.domain.betting.payment import Method, Sharer, Winner
from app.domain.errors import Code, Refused
from app.domain.values import Money
from ui.icons import Icon
from ui.pages.check.dates import birth_fault, typed_day
from ui.pages.check.parts import in_fours
from ui.pages.check.sharers import SharersForm
from ui.theme import column, grid, row
from ui.widgets import AzertyKeyboard, Button, Card, ChoiceButton, Field, RowList, TintedLine
from ui.words import translate


class WinnerForm(QWidget):
    """Surname, first name, then the account, or what identifies the winner.

    The keyboard on the screen writes into the field that has the focus.
    """

    entered = Signal()
    """Enter was pressed in the last field."""
    edited = Signal()
    keyboard_shown = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what = TintedLine("", "good", Icon.LANDMARK, self)
        self.surname = Field("", self)
        self.given_names = Field("", self)
        self.iban = Field("", self)
        self.phone = Field("", self)
        self.born = Field("", self, placeholder="JJ/MM/AAAA")
        self.document = Field("", self)
        self.address = Field("", self)
        self.keyboard_button = Button("", Icon.KEYBOARD, self)
        self.several = ChoiceButton("", Icon.USERS, self)
        self.sharers_form = SharersForm(self)
        self._refusal: Refused | None = None
        self._rows = RowList(self, plain=True)
        self._head = QWidget(self)
        self._keyboard = AzertyKeyboard(self)
        self._lay_out()
        self._keyboard.hide()
        self.keyboard_button.clicked.connect(lambda: self.show_keyboard(shown=True))
        self._keyboard.done.connect(lambda: self.show_keyboard(shown=False))
        self.several.toggled.connect(self._turn_several)
        self.sharers_form.edited.connect(self._edited)
        self.sharers_form.returned.connect(self._next)
        self.iban.edit.textEdited.connect(self._group_iban)
        for field in self.fields():
            field.edit.returnPressed.connect(self._next)
            field.edit.textEdited.connect(self._edited)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]  # where widgets are

    def _lay_out(self) -> None:
        self._single = card = Card(self, margin=16)
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        cells = grid(gap=(16, 4), even_columns=2)
        cells.addWidget(self.surname, 0, 0)
        cells.addWidget(self.given_names, 0, 1)
        cells.addWidget(self.iban, 1, 0, 1, 2)
        cells.addWidget(self.phone, 2, 0, 1, 2)
        cells.addWidget(self.born, 3, 0)
        cells.addWidget(self.document, 3, 1)
        cells.addWidget(self.address, 4, 0, 1, 2)
        card.body.addLayout(cells)
        self._rows.add(card)
        self._rows.add(self.sharers_form)
        head = row(self._head, gap=12)
        head.addWidget(self.what, 1)
        head.addWidget(self.several)
        head.addWidget(self.keyboard_button)
        lines = column(self, gap=12)
        lines.addWidget(self._head)
        lines.addWidget(self._rows, 1)
        lines.addWidget(self._keyboard)

    def show_keyboard(self, *, shown: bool) -> None:
        """The keyboard on the screen, for who has no other; it writes into the field in hand."""
        self._head.setVisible(not shown)
        self._keyboard.setVisible(shown)
        self.keyboard_shown.emit(shown)

    def fields(self) -> tuple[Field, ...]:
        """In the order in which they are filled in; the longest have a line of their own."""
        return (
            self.surname, self.given_names, self.iban, self.phone, self.born, self.document, self.address,
        )  # fmt: skip

    def open(self, method: Method, amount: Money, *, identity: bool, kept: bool = False) -> None:
        """The form for a way of paying, with the winner's identity or without; empty, or as it was.

        A cheque may be shared by several.
        """
        transfer, cheque = method is Method.TRANSFER, method is Method.CHEQUE
        self.show_keyboard(shown=False)
        self._refusal = None
        for field in self.fields():
            field.set_text("" if not kept else field.text())
        self.iban.setVisible(transfer)
        self.phone.setVisible(transfer)
        for field in (self.born, self.document, self.address):
            field.setVisible(identity)
        self.several.setVisible(cheque)
        self.several.setChecked(self.several.isChecked() and kept and cheque)
        self.sharers_form.open(amount, identity=identity, kept=kept)
        self._turn_several(self.several.isChecked())

    def _edited(self) -> None:
        """Whatever was refused may be right now."""
        self._refusal = None
        self.edited.emit()

    def _group_iban(self, text: str) -> None:
        """In fours, as a bank prints it; the cursor stays behind the character it was behind."""
        edit = self.iban.edit
        before = "".join(text[: edit.cursorPosition()].split())
        edit.setText(in_fours("".join(text.split()).upper()))
        edit.setCursorPosition(len(in_fours(before)))

    def _turn_several(self, several: bool) -> None:
        self._single.setVisible(not several)
        self.sharers_form.setVisible(several)
        self._shown()[0].edit.setFocus()
        self.edited.emit()

    def sharers(self) -> tuple[Sharer, ...]:
        """The winners of the collective form, or none where there is one winner."""
        return self.sharers_form.sharers() if self.several.isChecked() else ()

    def _shown(self) -> Sequence[Field]:
        """The fields that are filled in now, in their order."""
        fields = self.sharers_form.fields() if self.several.isChecked() else self.fields()
        return [field for field in fields if not field.isHidden()]

    @property
    def is_written(self) -> bool:
        """Whether anything stands in it."""
        return any(field.text().strip() for field in self._shown())

    def winner(self) -> Winner:
        """Who was written down."""
        return Winner(
            surname=self.surname.text().strip(),
            given_names=self.given_names.text().strip(),
            born=typed_day(self.born.text()),
            address=self.address.text().strip(),
            document=self.document.text().strip(),
            iban="".join(self.iban.text().split()).upper(),
            phone=self.phone.text().strip(),
        )

    def judge(self, latest_birth: date | None) -> str:
        """Why who was written down can't be paid, said at its field as well; nothing where he may be.

        Who was born after `latest_birth` was under 18 on the day of the play (11.1).
        """
        if self.several.isChecked():
            return self.sharers_form.judge(latest_birth)
        fault = birth_fault(self.born.text(), latest_birth)
        if fault:
            self.born.refuse(fault)
        return fault

    def refuse(self, refusal: Refused) -> bool:
        """Say a refusal at the field it is about; False for one that is about none."""
        why = {
            Code.NAME_REQUIRED: translate("Check", "À remplir"),
            Code.IBAN_INVALID: translate("Check", "Cet IBAN n’est pas juste : relisez-le sur le RIB"),
            Code.IDENTITY_REQUIRED: translate("Check", "À remplir, d’après la pièce d’identité"),
            Code.MINOR: translate("Check", "Moins de 18 ans le jour du jeu : ne payez pas"),
            Code.SHARES_MISMATCH: translate("Check", "Les parts ne font pas la somme, au centime près"),
        }.get(refusal.code)
        field = self._field_of(refusal)
        if why is None or field is None:
            return False
        if refusal.code is Code.IDENTITY_REQUIRED and field.text().strip():
            why = translate("Check", "Date impossible")
        self._refusal = refusal
        field.refuse(why)
        field.edit.setFocus()
        return True

    def _field_of(self, refusal: Refused) -> Field | None:
        if self.several.isChecked():
            return self.sharers_form.field_of(refusal)
        return {
            Code.NAME_REQUIRED: self._first_empty_name(),
            Code.IBAN_INVALID: self.iban,
            Code.IDENTITY_REQUIRED: self._first_empty(),
            Code.MINOR: self.born,
        }.get(refusal.code)

    def retranslate(self) -> None:
        self.several.setText(translate("Check", "Plusieurs gagnants"))
        self.sharers_form.retranslate()
        self.keyboard_button.setText(translate("Check", "Clavier"))
        labels = {
            self.surname: translate("Check", "Nom"),
            self.given_names: translate("Check", "Prénom"),
            self.iban: translate("Check", "IBAN"),
            self.phone: translate("Check", "Téléphone (facultatif)"),
            self.born: translate("Check", "Né(e) le"),
            self.document: translate("Check", "Pièce d’identité, numéro"),
            self.address: translate("Check", "Adresse"),
        }
        for field, label in labels.items():
            field.set_label(label)
        if self._refusal is not None:
            self.refuse(self._refusal)

    def _first_empty_name(self) -> Field:
        return self.given_names if self.surname.text().strip() else self.surname

    def _first_empty(self) -> Field:
        shown = self._shown()
        return next((field for field in shown if not field.text().strip()), self.born)

    def _next(self) -> None:
        shown = self._shown()
        here = next(place for place, field in enumerate(shown) if field.edit.hasFocus())
        if here + 1 < len(shown):
            shown[here + 1].edit.setFocus()
        else:
            self.entered.emit()

    def _follow(self, _left: QWidget | None, now: QWidget | None) -> None:
        for field in self._shown():
            if field.edit is now:
                self._keyboard.attach(field.edit)
                self._rows.ensureWidgetVisible(field)
