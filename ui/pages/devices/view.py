"""The layout of the set-up page: printers and models, scanners, simulated faults; the test in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QStackedWidget, QWidget

from app.domain.errors import KnownError, Refused
from ui.icons import Icon
from ui.operations import Fault
from ui.pages.devices.presenter import Right
from ui.shell import WorkPage
from ui.theme import column, row, sized
from ui.widgets import (
    AzertyKeyboard,
    Button,
    CheckRow,
    ChoiceButton,
    CountField,
    EmptyState,
    Field,
    Heading,
    Notice,
    OptionRow,
    RowList,
    Text,
    TintedLine,
)
from ui.widgets.refusal import Refusal

_KEY_HEIGHT: Final = 48


class Options(QWidget):
    """One of several under a heading; `chosen` carries the value of the one touched."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Text("", "section", self)
        self.rows = RowList(self, gap=8, plain=True)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._touched)
        self._shown: tuple[tuple[str, str, str], ...] = ()
        lines = column(self, gap=8)
        lines.addWidget(self.heading)
        lines.addWidget(self.rows, 1)

    def offer(self, options: Sequence[tuple[str, str, str]], chosen: str) -> None:
        """Value, words and second line of each."""
        if tuple(options) != self._shown:
            self._shown = tuple(options)
            self.rows.clear()
            for value, words, second in options:
                option = OptionRow(words, second, self, height=64)
                option.setObjectName(value)
                self._group.addButton(option)
                self.rows.add(option)
        for button in self._group.buttons():
            button.setChecked(button.objectName() == chosen)

    def option(self, value: str) -> OptionRow:
        """Raises LookupError."""
        found = [each for each in self._group.buttons() if each.objectName() == value]
        if not found or not isinstance(found[0], OptionRow):
            raise LookupError(value)
        return found[0]

    def _touched(self, button: QWidget) -> None:
        self.chosen.emit(button.objectName())


class DevicesView(WorkPage):
    """`turned`: another part is shown."""

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.tabs = [
            ChoiceButton("", icon, self) for icon in (Icon.PRINTER, Icon.SCAN_BARCODE, Icon.TRIANGLE_ALERT)
        ]
        self.printers = Options(self)
        self.models = Options(self)
        self.address = Field("", self, placeholder="192.168.1.40")
        self.add = Button("", Icon.PLUS, self)
        self.dots_label = Text("", "field", self)
        self.dots = CountField(self)
        self.scanners = Options(self)
        self.heard = EmptyState(Icon.SCAN_BARCODE, "", "", self)
        self.faults = Options(self)
        self.keyboard = AzertyKeyboard(self, key_height=_KEY_HEIGHT)
        self.letters = Button("", Icon.KEYBOARD, self)
        self.search = Button("", Icon.REFRESH_CW, self)
        self.customer = Button("", Icon.USERS, self)
        self.question = Heading("", "", self)
        self.state = TintedLine("", "pri", Icon.INFO, self)
        self.right = {each: CheckRow("", "", self) for each in Right}
        self.mending = Notice("", Icon.LIGHTBULB, self)
        self.again = Button("", Icon.PRINTER, self)
        self.refusal = Refusal(self)
        self._parts, self._pages = QWidget(self), QStackedWidget(self)
        self._lay_out()

    def _lay_out(self) -> None:
        group = QButtonGroup(self)
        tabs = row(self._parts, gap=8)
        for place, tab in enumerate(self.tabs):
            group.addButton(tab, place)
            tabs.addWidget(tab)
        tabs.addStretch(1)
        group.idClicked.connect(self._pages.setCurrentIndex)
        group.idClicked.connect(self.turned)
        self.tabs[0].setChecked(True)
        self.content.addWidget(self.heading)
        self.content.addWidget(self._parts)
        self.content.addWidget(self._pages, 1)
        for page in (self._printer_page(), self._scanner_page(), self._fault_page()):
            self._pages.addWidget(page)
        self.content.addWidget(self.keyboard)
        self.keyboard.hide()
        self.keyboard.attach(self.address.edit)
        self.keyboard.done.connect(lambda: self.letters.setChecked(False))
        self.letters.setCheckable(True)
        self.letters.toggled.connect(self._show_letters)
        self.add_action(self.letters)
        self.add_action(self.search)
        self.add_action(self.customer)
        self.panel.addWidget(self.question)
        self.panel.addWidget(self.state)
        for check in self.right.values():
            self.panel.addWidget(check)
        self.panel.addWidget(self.mending)
        self.panel.addWidget(self.refusal)
        self.panel.addStretch(1)
        self.panel.addWidget(self.again)

    def _show_letters(self, shown: bool) -> None:
        """The keyboard types the address of a printer; the lists leave it their room."""
        if shown and self._pages.currentIndex() != 0:
            self.tabs[0].setChecked(True)
            self._pages.setCurrentIndex(0)
            self.turned.emit()
        for part in (self._parts, self.printers, self.models):
            part.setVisible(not shown)
        # What is not shown asks for no room either.
        policy = QSizePolicy.Policy.Ignored if shown else QSizePolicy.Policy.Preferred
        self._pages.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.keyboard.setVisible(shown)
        if shown:
            self.address.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _printer_page(self) -> QWidget:
        page = QWidget(self)
        columns = row(page, gap=16)
        left, right = column(gap=8), column(gap=8)
        left.addWidget(self.printers, 1)
        typed = row(gap=8)
        typed.addWidget(self.address, 1)
        typed.addWidget(sized(self.add, width=130), 0, Qt.AlignmentFlag.AlignBottom)
        left.addLayout(typed)
        right.addWidget(self.models, 1)
        dots = row(gap=8)
        dots.addWidget(self.dots_label, 1)
        dots.addWidget(sized(self.dots, width=96))
        right.addLayout(dots)
        columns.addLayout(left, 3)
        columns.addLayout(right, 2)
        return page

    def _scanner_page(self) -> QWidget:
        page = QWidget(self)
        columns = row(page, gap=16)
        columns.addWidget(self.scanners, 3)
        columns.addWidget(self.heard, 2)
        return page

    def _fault_page(self) -> QWidget:
        page = QWidget(self)
        column(page).addWidget(self.faults)
        return page

    @property
    def shows_scanner(self) -> bool:
        return self.shown_part == 1

    @property
    def shown_part(self) -> int:
        """0 for the printer, 1 for the scanner, 2 for simulated faults."""
        return self._pages.currentIndex()

    def say_refusal(self, error: Refused | KnownError | Fault) -> None:
        self.refusal.say(error)
        self.refusal.show()
