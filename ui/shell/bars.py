"""Bars under the strip: demonstration and training, and messages that concern every page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ui.icons import Icon
from ui.theme import column, row, sized
from ui.widgets.buttons import Button
from ui.widgets.painted import Face
from ui.widgets.text import IconText, Text

BAR_HEIGHT = 56


class _DemoButton(Button):
    def resting_face(self) -> Face:
        return Face("surface", "demo", "demo")


class DemoBar(QFrame):
    """The violet bar of demonstration and training: nothing here can be taken for the real thing."""

    left_asked = Signal()
    """The way out was touched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("demo")
        self._what = Text("", "strong", self)
        self._sentences = ("", "")
        self._sentence = Text("", "body", self)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._out = _DemoButton("", None, self)
        self._out.clicked.connect(self.left_asked)
        self._line = line = row(self, gap=12, margins=(16, 3, 8, 4))
        line.addWidget(IconText(Icon.GRADUATION_CAP, 22, "demo", self))
        line.addWidget(self._what)
        line.addWidget(self._sentence, 1)
        line.addWidget(self._out)
        sized(self, height=BAR_HEIGHT)
        self.hide()

    def say(self, what: str, sentence: str, way_out: str, short_sentence: str = "") -> None:
        """Show the bar; an empty `way_out` leaves its button away.

        `short_sentence` stands in a window where the whole one finds no room.
        """
        self._what.setText(what)
        self._sentences = (sentence, short_sentence or sentence)
        self._out.setText(way_out)
        self._out.setVisible(bool(way_out))
        self.show()
        self._fit()

    def _fit(self) -> None:
        whole, short = self._sentences
        room = self._sentence.width()
        wanted = self._sentence.fontMetrics().horizontalAdvance(whole)
        self._sentence.setText(whole if wanted <= room else short)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._line.activate()
        self._fit()


@dataclass(frozen=True, slots=True)
class Message:
    """What a bar says: what it is and why in its first line, what to do in the second, and its button."""

    what: str
    action: str
    why: str = ""
    step: str = ""


class MessageBar(QFrame):
    """A message that concerns every page, with one thing to do about it; it covers nothing."""

    answered = Signal()
    """Its button was touched; the bar goes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("tint", "warn")
        self.setProperty("square", "true")
        self._words: Callable[[], Message] | None = None
        self._sentences = ("", "")
        self._icon = IconText(Icon.TRIANGLE_ALERT, 22, "warn", self)
        self._text, self._step = Text("", "value", self), Text("", "body", self)
        for text in (self._text, self._step):
            text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._button = Button("", None, self)
        self._button.clicked.connect(self._answer)
        lines = column(gap=0)
        lines.addStretch(1)
        lines.addWidget(self._text)
        lines.addWidget(self._step)
        lines.addStretch(1)
        self._line = line = row(self, gap=12, margins=(16, 4, 8, 4))
        line.addWidget(self._icon)
        line.addLayout(lines, 1)
        line.addWidget(self._button)
        sized(self, height=BAR_HEIGHT)
        self.hide()

    def says(self, words: Callable[[], Message]) -> bool:
        """Whether these are the words that it shows, and no later ones."""
        return not self.isHidden() and self._words == words

    def say(self, words: Callable[[], Message]) -> None:
        """Show what `words` gives: asked again where another language is switched to."""
        self._words = words
        self.show()
        self._speak()

    def _speak(self) -> None:
        if self._words is None:
            return
        message = self._words()
        self._sentences = (f"{message.what}. {message.why}" if message.why else message.what, message.what)
        self._step.setText(message.step)
        self._step.setVisible(bool(message.step))
        self._button.setText(message.action)
        self._line.activate()
        self._fit()

    def _fit(self) -> None:
        """Where both find no room in one line, what it is goes before why."""
        whole, short = self._sentences
        wanted = self._text.fontMetrics().horizontalAdvance(whole)
        self._text.setText(whole if wanted <= self._text.width() else short)

    def _answer(self) -> None:
        self.answered.emit()
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._line.activate()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)
