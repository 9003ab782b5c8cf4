"""Somebody at the screens: looks for words, touches and types, as a person would; for the
demonstration's day and for pictures. Nothing here knows how a page is built.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget

from ui.application import StationScreens

W = TypeVar("W", bound=QWidget)
_PATIENCE_S: Final = 60.0
_BLINK_MS: Final = 20
_LEAST_CALM_MS: Final = 60


class NotOnScreen(Exception):
    """What somebody looked for is not there; the message says what is."""


class Hands:
    """At the screens of one station, in the words that stand on them."""

    def __init__(self, screens: StationScreens, pictures: Path | None = None) -> None:
        self._screens = screens
        self._pictures = pictures
        self._taken = 0

    @property
    def window(self) -> QWidget:
        return self._screens.window

    @property
    def page(self) -> str:
        """The key of the page that is open."""
        return self._screens.window.current_key

    def lock(self) -> None:
        """Leave the station to whoever comes next."""
        self._screens.lock()
        self.rest()

    # -- time ---------------------------------------------------------------------------------

    def wait(self, milliseconds: int) -> None:
        """Let the screens go on for a while."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def wait_until(self, what: Callable[[], bool], words: str) -> None:
        """Raises NotOnScreen when it does not come true within a minute."""
        end = monotonic() + _PATIENCE_S
        while not what():
            if monotonic() > end:
                raise NotOnScreen(f"{words}; on screen: {self.all_words()}")
            self.wait(_BLINK_MS)

    def rest(self) -> None:
        """Until nothing that was asked is still under way."""
        self.wait(_LEAST_CALM_MS)
        self.wait_until(lambda: not self._screens.operations.busy, "still busy")
        self.wait(_LEAST_CALM_MS)

    # -- looking ------------------------------------------------------------------------------

    def visible(self, kind: type[W]) -> Iterator[W]:
        """Everything of a kind that can be seen in the window."""
        return (each for each in self.window.findChildren(kind) if each.isVisible())

    def all_words(self) -> str:
        """All that can be read now, in one line."""
        labels = [label.text() for label in self.visible(QLabel)]
        buttons = [_words_of(button) for button in self.visible(QAbstractButton)]
        return " | ".join(words for words in (*labels, *buttons) if words)

    def reads(self, words: str) -> bool:
        return words in self.all_words()

    def see(self, words: str) -> None:
        """Wait until `words` stand on the screen. Raises NotOnScreen."""
        self.wait_until(lambda: self.reads(words), f"{words!r} did not appear")

    def button(self, words: str) -> QAbstractButton:
        """The button that says `words`, or begins with them. Raises NotOnScreen."""
        found = [each for each in self.visible(QAbstractButton) if _words_of(each) == words]
        found += [each for each in self.visible(QAbstractButton) if _words_of(each).startswith(words)]
        if not found:
            raise NotOnScreen(f"no button {words!r}; on screen: {self.all_words()}")
        return found[0]

    def has_button(self, words: str) -> bool:
        return any(_words_of(each).startswith(words) for each in self.visible(QAbstractButton))

    # -- doing --------------------------------------------------------------------------------

    def press(self, words: str) -> None:
        """Touch the button that says `words`, once it can be touched, and wait for what follows."""
        self.wait_until(
            lambda: self.has_button(words) and self.button(words).isEnabled(), f"{words!r} can't be touched"
        )
        self.touch(self.button(words))

    def open_page(self, title: str) -> None:
        """By its word on the rail; a page without room there stands behind "Plus"."""
        if not any(_words_of(each) == title for each in self.visible(QAbstractButton)):
            self.press("Plus")
        self.press(title)

    def touch(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A finger on the middle of `widget`, or on a place in it, and wait for what follows.

        What lies there is touched, as on glass. Raises NotOnScreen where something else lies over it.
        """
        self._bring_into_view(widget)
        place = at if at is not None else widget.rect().center()
        there = widget.mapTo(self.window, place)
        hit = self.window.childAt(there)
        if hit is None or not (hit is widget or widget.isAncestorOf(hit)):
            raise NotOnScreen(f"{widget.accessibleName()!r} is covered; on screen: {self.all_words()}")
        place = hit.mapFrom(self.window, there)
        QTest.mouseClick(hit, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        self.rest()

    def _bring_into_view(self, widget: QWidget) -> None:
        """What lies further down in a list is scrolled to first."""
        parent = widget.parentWidget()
        while parent is not None:
            if isinstance(parent, QScrollArea):
                parent.ensureWidgetVisible(widget)
                self.wait(_BLINK_MS)
            parent = parent.parentWidget()

    def fill(self, name: str, text: str) -> None:
        """Touch the entry of that accessible name and type into it. Raises NotOnScreen."""
        found = [each for each in self.visible(QWidget) if each.accessibleName().startswith(name)]
        if not found:
            raise NotOnScreen(f"nothing to fill named {name!r}; on screen: {self.all_words()}")
        self.touch(found[0])
        self.type(text)

    def type(self, text: str) -> None:
        """Keys to whatever has the focus; a new line is Enter."""
        for character in text:
            target = QApplication.focusWidget() or self.window.focusWidget() or self.window
            if character == "\n":
                QTest.keyClick(target, Qt.Key.Key_Return)
            elif character.isascii():
                QTest.keyClicks(target, character)
            else:
                _press_letter(target, character)
            self.wait(_LEAST_CALM_MS)
        self.rest()

    def picture(self, name: str) -> None:
        """Keep what is shown as the next picture, `03_vente.png`, where pictures are kept."""
        self.rest()
        self._taken += 1
        if self._pictures is not None:
            self._pictures.mkdir(parents=True, exist_ok=True)
            self.window.grab().save(str(self._pictures / f"{self._taken:02d}_{name}.png"))


def _words_of(button: QAbstractButton) -> str:
    return " ".join((button.text() or button.accessibleName()).split())


def _press_letter(target: QWidget, letter: str) -> None:
    """A key that only some keyboards have: Qt's own test keys stop at ASCII."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(target, event)
