"""The layout of the set-up: one step in the content, what it is for and the codes in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QSizePolicy, QStackedWidget, QWidget

from app.ports.setting_up import Step
from ui.icons import Icon
from ui.setup.steps import (
    DevicesStep,
    FoundStep,
    HouseStep,
    KeysStep,
    PeopleStep,
    PlacesStep,
    StationStep,
)
from ui.shell import WorkPage
from ui.theme import column
from ui.widgets import AzertyKeyboard, Button, Field, Heading, Notice, PinPad, Text, TintedLine
from ui.widgets.refusal import Refusal

_WHAT_FOR, _CODE = range(2)
_KEY_HEIGHT: Final = 48


class SetUpView(WorkPage):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.house, self.places, self.people = HouseStep(self), PlacesStep(self), PeopleStep(self)
        self.station, self.devices, self.keys = StationStep(self), DevicesStep(self), KeysStep(self)
        self.found = FoundStep(self)
        self.keyboard = AzertyKeyboard(self, key_height=_KEY_HEIGHT)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.join = Button("", Icon.LOG_IN, self)
        self.letters = Button("", Icon.KEYBOARD, self)
        self.language, self.scheme = Button("", Icon.LANGUAGES, self), Button("", Icon.MOON, self)
        self.title = Heading("", "", self, role="section")
        self.explains = Text("", "body", self, wrap=True)
        self.resumed = TintedLine("", "pri", Icon.INFO, self)
        self.lack = Notice("", Icon.INFO, self)
        self.refusal = Refusal(self, narrow=True)
        self.code_title = Heading("", "", self, role="section")
        self.code_fault = TintedLine("", "bad", Icon.TRIANGLE_ALERT, self)
        self.pad = PinPad(self, key_height=64)
        self._steps, self._panels = QStackedWidget(self), QStackedWidget(self)
        self._parts: dict[Step, QWidget] = {
            Step.HOUSE: self.house,
            Step.PLACES: self.places,
            Step.PEOPLE: self.people,
            Step.STATION: self.station,
            Step.DEVICES: self.devices,
            Step.KEYS: self.keys,
            Step.FOUND: self.found,
        }
        self._line: QLineEdit | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        for part in self._parts.values():
            self._steps.addWidget(part)
        self.content.addWidget(self.heading)
        self.content.addWidget(self._steps, 1)
        self.content.addWidget(self.keyboard)
        self.keyboard.hide()
        self.letters.setCheckable(True)
        self.letters.toggled.connect(self._show_letters)
        self.keyboard.done.connect(lambda: self.letters.setChecked(False))
        for button in (self.back, self.join, self.letters):
            self.add_action(button)
        for button in (self.language, self.scheme):
            self.add_rule(button)
        what_for, code = QWidget(self), QWidget(self)
        lines = column(what_for, gap=12)
        for part in (self.title, self.explains, self.resumed, self.refusal):
            lines.addWidget(part)
        lines.addStretch(1)
        lines.addWidget(self.lack)
        typed = column(code, gap=8)
        for part in (self.code_title, self.code_fault, self.pad):
            typed.addWidget(part)
        typed.addStretch(1)
        for panel in (what_for, code):
            self._panels.addWidget(panel)
        self.panel.addWidget(self._panels, 1)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def show_step(self, step: Step) -> None:
        self._steps.setCurrentWidget(self._parts[step])
        self._panels.setCurrentIndex(_WHAT_FOR)
        self._line = None
        self.letters.setChecked(False)

    def show_code(self) -> None:
        self._panels.setCurrentIndex(_CODE)
        self.letters.setChecked(False)
        self.pad.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_what_for(self) -> None:
        self._panels.setCurrentIndex(_WHAT_FOR)

    @property
    def asks_code(self) -> bool:
        return self._panels.currentIndex() == _CODE

    def fields(self) -> Sequence[Field]:
        """The fields of every step."""
        return self._steps.findChildren(Field)

    def first_line(self) -> QLineEdit | None:
        """The first line of the step that is shown."""
        step = self._steps.currentWidget()
        lines = step.findChildren(QLineEdit) if step is not None else []
        return next((line for line in lines if line.isVisibleTo(self)), None)

    def _show_letters(self, shown: bool) -> None:
        line = self._line or self.first_line()
        # What is not shown asks for no room either.
        policy = QSizePolicy.Policy.Ignored if shown else QSizePolicy.Policy.Preferred
        self._steps.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.keyboard.setVisible(shown and line is not None)
        self.people.area.setVisible(not shown)
        self.places.listed.setVisible(not shown)
        self.devices.show_choices(shown=not shown)
        if shown and line is not None:
            self.keyboard.attach(line)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QLineEdit) and self.isAncestorOf(now):
            self._line = now
            if self.keyboard.isVisible():
                self.keyboard.attach(now)
