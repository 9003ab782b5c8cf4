"""What each step of the set-up asks for: fields and choices, laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QStackedWidget, QWidget

from app.domain.house.rights import Role
from ui.icons import Icon
from ui.pages.devices.view import Options
from ui.theme import column, grid, row, sized
from ui.widgets import (
    Button,
    CheckRow,
    ChoiceButton,
    Field,
    KeyValueRow,
    NameText,
    RowList,
    Text,
    TintedLine,
    clear_rows,
)
from ui.widgets.list_button import ListButton

_COLUMNS: Final = 2


class Listed(RowList):
    """What was added so far; a row touched is taken up again."""

    touched = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, gap=8, plain=True)
        self._buttons: dict[str, ListButton] = {}

    def show_rows(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Key, words and second line of each."""
        self.clear()
        self._buttons = {}
        for key, words, second in rows:
            button = ListButton(words, second, self)
            button.setObjectName(key)
            button.setCheckable(False)
            button.clicked.connect(self._touch)
            self.add(button)
            self._buttons[key] = button

    def button_of(self, key: str) -> ListButton:
        """Raises KeyError."""
        return self._buttons[key]

    def _touch(self) -> None:
        self.touched.emit(self.sender().objectName())


class HouseStep(QWidget):
    """The establishment, and which counters it has."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name, self.place = Field("", self), Field("", self)
        self.betting, self.poker = CheckRow("", "", self), CheckRow("", "", self)
        lines = column(self, gap=12)
        lines.addWidget(self.name)
        lines.addWidget(self.place)
        trades = grid(gap=8, even_columns=_COLUMNS)
        trades.addWidget(self.betting, 0, 0)
        trades.addWidget(self.poker, 0, 1)
        lines.addLayout(trades)
        lines.addStretch(1)


class PlacesStep(QWidget):
    """The points of sale."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.number, self.name, self.address = (Field("", self) for _ in range(3))
        self.transfers, self.centre = CheckRow("", "", self), CheckRow("", "", self)
        self.add = Button("", Icon.PLUS, self)
        self.listed = Listed(self)
        lines = column(self, gap=8)
        names = row(gap=8)
        names.addWidget(self.number, 1)
        names.addWidget(self.name, 2)
        lines.addLayout(names)
        lines.addWidget(self.address)
        pays = grid(gap=8, even_columns=_COLUMNS)
        pays.addWidget(self.transfers, 0, 0)
        pays.addWidget(self.centre, 0, 1)
        lines.addLayout(pays)
        lines.addWidget(self.add)
        lines.addWidget(self.listed, 1)

    def empty(self) -> None:
        for field in (self.number, self.name, self.address):
            field.set_text("")
        self.transfers.setChecked(False)
        self.centre.setChecked(False)


class PeopleStep(QWidget):
    """The first operators: name and roles; their codes are typed in the panel."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = Field("", self)
        self.roles = {role: CheckRow("", "", self, height=52) for role in Role}
        self.listed = Listed(self)
        lines = column(self, gap=8)
        lines.addWidget(self.name)
        cells_of = QWidget(self)
        cells = grid(cells_of, gap=8, even_columns=_COLUMNS)
        for place, check in enumerate(self.roles.values()):
            cells.addWidget(check, place // _COLUMNS, place % _COLUMNS)
        self.area = RowList(self, gap=8, plain=True)
        self.area.add(cells_of)
        lines.addWidget(self.area, 3)
        lines.addWidget(self.listed, 2)

    def chosen(self) -> list[Role]:
        return [role for role, check in self.roles.items() if check.isChecked()]

    def empty(self) -> None:
        self.name.set_text("")
        for check in self.roles.values():
            check.setChecked(False)


class StationStep(QWidget):
    """What this station is called, and where it stands."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = Field("", self)
        self.places = Options(self)
        lines = column(self, gap=12)
        lines.addWidget(self.name)
        lines.addWidget(self.places, 1)


class DevicesStep(QWidget):
    """Printer and scanner."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tabs = [ChoiceButton("", icon, self) for icon in (Icon.PRINTER, Icon.SCAN_BARCODE)]
        self.printers, self.models, self.scanners = (Options(self) for _ in range(3))
        self.address = Field("", self, placeholder="192.168.1.40")
        self.add = Button("", Icon.PLUS, self)
        self.search, self.test = Button("", Icon.REFRESH_CW, self), Button("", Icon.PRINTER, self)
        self.outcome = TintedLine("", "pri", Icon.INFO, self)
        self.pages = QStackedWidget(self)
        group = QButtonGroup(self)
        tabs = row(gap=8)
        for place, tab in enumerate(self.tabs):
            group.addButton(tab, place)
            tabs.addWidget(tab)
        tabs.addStretch(1)
        tabs.addWidget(self.search)
        self.tabs[0].setChecked(True)
        group.idClicked.connect(self.pages.setCurrentIndex)
        self.pages.addWidget(self._printer_page())
        self.pages.addWidget(self.scanners)
        lines = column(self, gap=8)
        lines.addLayout(tabs)
        lines.addWidget(self.pages, 1)

    def show_choices(self, *, shown: bool) -> None:
        """The keyboard takes their room, and types into the address of a printer."""
        self.printers.setVisible(shown)
        self.models.setVisible(shown)
        if not shown:
            self.tabs[0].click()

    def _printer_page(self) -> QWidget:
        page = QWidget(self)
        whole = column(page, gap=8)
        columns = row(gap=16)
        columns.addWidget(self.printers, 1)
        columns.addWidget(self.models, 1)
        whole.addLayout(columns, 1)
        typed = row(gap=8)
        typed.addWidget(self.address, 1)
        typed.addWidget(self.add, 0, Qt.AlignmentFlag.AlignBottom)
        typed.addWidget(self.test, 0, Qt.AlignmentFlag.AlignBottom)
        whole.addLayout(typed)
        whole.addWidget(self.outcome)
        return page


class KeysStep(QWidget):
    """The keys' recovery copy: saved under a phrase, printed, and read back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.phrase, self.again, self.file, self.once_more = (Field("", self) for _ in range(4))
        self.visible = CheckRow("", "", self, height=48)
        self.saved = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.saved_path = NameText("", "strong", self)
        self.print = Button("", Icon.PRINTER, self, height=56)
        self.printed = Text("", "quiet", self, wrap=True)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self._save_page())
        self.pages.addWidget(self._confirm_page())
        column(self).addWidget(self.pages)
        self.visible.toggled.connect(self._show_phrase)
        for field in (self.phrase, self.again, self.once_more):
            field.edit.setEchoMode(QLineEdit.EchoMode.Password)

    def _save_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=12)
        for field in (self.phrase, self.again):
            lines.addWidget(field)
        lines.addWidget(self.visible)
        lines.addWidget(self.file)
        lines.addStretch(1)
        return page

    def _confirm_page(self) -> QWidget:
        page = QWidget(self)
        lines = column(page, gap=12)
        for part in (self.saved, self.saved_path, self.print, self.printed, self.once_more):
            lines.addWidget(part)
        lines.addStretch(1)
        return page

    def show_saved(self, *, saved: bool) -> None:
        self.pages.setCurrentIndex(1 if saved else 0)

    def _show_phrase(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        for field in (self.phrase, self.again, self.once_more):
            field.edit.setEchoMode(mode)


class FoundStep(QWidget):
    """Everything once more, before the house is founded."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = column(gap=8)
        whole = column(self, gap=0)
        whole.addLayout(self._lines)
        whole.addStretch(1)

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        clear_rows(self._lines)
        for label, value in facts:
            self._lines.addWidget(sized(KeyValueRow(label, value, self), height=32))
