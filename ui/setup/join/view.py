"""The layout of joining a house: how it is reached, then where the station stands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QStackedWidget, QWidget

from ui.icons import Icon
from ui.setup.steps import StationStep
from ui.shell import WorkPage
from ui.theme import grid
from ui.widgets import AzertyKeyboard, Button, CheckRow, Field, Heading, Text, TintedLine
from ui.widgets.refusal import Refusal

_HOUSE, _STATION = range(2)
_KEY_HEIGHT: Final = 48


class JoinView(WorkPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.address = Field("", self, placeholder="192.168.1.10")
        self.database, self.user, self.password = (Field("", self) for _ in range(3))
        self.copy, self.phrase = Field("", self), Field("", self)
        self.visible = CheckRow("", "", self, height=48)
        self.station = StationStep(self)
        self.taken = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.free = Button("", Icon.PENCIL_LINE, self)
        self.replaces = CheckRow("", "", self)
        self.keyboard = AzertyKeyboard(self, key_height=_KEY_HEIGHT)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.letters = Button("", Icon.KEYBOARD, self)
        self.title = Heading("", "", self, role="section")
        self.explains = Text("", "body", self, wrap=True)
        self.refusal = Refusal(self, narrow=True)
        self._steps = QStackedWidget(self)
        self._line: QLineEdit | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        for field in (self.password, self.phrase):
            field.edit.setEchoMode(QLineEdit.EchoMode.Password)
        self.visible.toggled.connect(self._show_secrets)
        self._steps.addWidget(self._house_page())
        self._steps.addWidget(self.station)
        self.content.addWidget(self.heading)
        self.content.addWidget(self._steps, 1)
        self.content.addWidget(self.keyboard)
        self.keyboard.hide()
        self.letters.setCheckable(True)
        self.letters.toggled.connect(self._show_letters)
        self.keyboard.done.connect(lambda: self.letters.setChecked(False))
        self.add_action(self.back)
        self.add_action(self.letters)
        for part in (self.title, self.explains, self.taken, self.free, self.replaces, self.refusal):
            self.panel.addWidget(part)
        self.panel.addStretch(1)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def _house_page(self) -> QWidget:
        page = QWidget(self)
        cells = grid(page, gap=12, even_columns=2)
        for place, field in enumerate((self.address, self.database, self.user, self.password)):
            cells.addWidget(field, place // 2, place % 2)
        cells.addWidget(self.copy, 2, 0, 1, 2)
        cells.addWidget(self.phrase, 3, 0)
        cells.addWidget(self.visible, 3, 1, Qt.AlignmentFlag.AlignBottom)
        cells.setRowStretch(4, 1)
        return page

    def fields(self) -> tuple[Field, ...]:
        return (self.address, self.database, self.user, self.password, self.copy, self.phrase)

    def show_house(self) -> None:
        """How the house is reached."""
        self._show(_HOUSE, self.address.edit)

    def show_taken(self, *, taken: bool) -> None:
        """Whether the name is another station's, and what may be done about it."""
        for part in (self.taken, self.free, self.replaces):
            part.setVisible(taken)

    def show_station(self) -> None:
        """Where the station stands in the house that was found."""
        self._show(_STATION, self.station.name.edit)

    def _show(self, step: int, line: QLineEdit) -> None:
        self._steps.setCurrentIndex(step)
        self.letters.setChecked(False)
        line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_secrets(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        for field in (self.password, self.phrase):
            field.edit.setEchoMode(mode)

    def _show_letters(self, shown: bool) -> None:
        """The keyboard takes the room of all but the line that it types into."""
        line = self._line or self.address.edit
        self.station.places.setVisible(not shown)
        self.visible.setVisible(not shown)
        for field in self.fields():
            field.setVisible(not shown or field.edit is line)
        self.keyboard.setVisible(shown)
        if shown:
            self.keyboard.attach(line)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QLineEdit) and self.isAncestorOf(now):
            self._line = now
