"""The window of the set-up, open until the house is founded or joined, or somebody leaves."""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QObject, Slot

from app.ports.setting_up import HouseSetUp
from ui.application import make_application
from ui.operations import Operations
from ui.setup.join.page import JoinPage
from ui.setup.page import SetUpPage
from ui.shell import ShellWindow
from ui.theme import current_theme
from ui.words import Language, Words


class SetUpScreens(QObject):
    """A window with neither rail nor strip: there is no station yet."""

    def __init__(self, setting_up: HouseSetUp) -> None:
        super().__init__()
        self.operations = Operations(self)
        self.words = Words(QCoreApplication.instance() or QCoreApplication([]))
        self.page = SetUpPage(setting_up, self.operations)
        self.join = JoinPage(setting_up, self.operations)
        self.window = ShellWindow()
        self.window.strip.hide()
        for page in (self.page, self.join):
            self.window.add_page(page, rail=False)
        self.is_founded = False
        self.page.founded.connect(self._founded)
        self.page.view.join.clicked.connect(lambda: self.window.open(self.join.key))
        self.join.joined.connect(self._founded)
        self.join.left.connect(lambda: self.window.open(self.page.key))
        self.page.view.language.clicked.connect(self._switch_language)
        self.page.view.scheme.clicked.connect(self._switch_scheme)
        self.window.open(self.page.key)

    def close(self) -> None:
        self.window.hide()
        self.operations.close()

    @Slot()
    def _founded(self) -> None:
        self.is_founded = True
        self.window.close()

    @Slot()
    def _switch_language(self) -> None:
        other = Language.ENGLISH if self.words.language is Language.FRENCH else Language.FRENCH
        self.words.speak(other)

    @Slot()
    def _switch_scheme(self) -> None:
        theme = current_theme()
        theme.set_dark(not theme.dark)


def run_set_up(setting_up: HouseSetUp, *, dark: bool, full_screen: bool) -> bool:
    """Show the set-up; whether a house was founded or joined when its window was closed."""
    application = make_application(sys.argv, dark=dark)
    screens = SetUpScreens(setting_up)
    if full_screen:
        screens.window.showFullScreen()
    else:
        screens.window.resize(1366, 768)
        screens.window.show()
    application.exec()
    screens.close()
    return screens.is_founded
