"""Boxes and what stands in them: cards, keys and values, numbered steps, checks, a gauge."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, column, current_theme, respaced, row
from ui.widgets.painted import Run, paint_line
from ui.widgets.text import IconText, Role, Rule, Text, Tone, restyle


class Card(QFrame):
    """A white box with a border; put things in `body`."""

    def __init__(
        self, parent: QWidget | None = None, *, title: str = "", gap: int = 8, margin: int = 20
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.body: QVBoxLayout = column(self, gap=gap, margins=margin)
        self._title = Text(title, "section", self)
        self._title.setVisible(bool(title))
        self.body.addWidget(self._title)

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self._title.setVisible(bool(title))

    def set_chosen(self, chosen: bool) -> None:
        self.setProperty("chosen", "true" if chosen else "false")
        restyle(self)


class Heading(QWidget):
    """The head of a page or panel: a title, and a quieter line under it."""

    def __init__(
        self, title: str, second: str = "", parent: QWidget | None = None, *, role: Role = "title"
    ) -> None:
        super().__init__(parent)
        self._title = Text(title, role, self)
        self._second = Text(second, "note", self)
        self._second.setVisible(bool(second))
        lines = column(self, gap=0)
        lines.addWidget(self._title)
        lines.addWidget(self._second)

    def say(self, title: str, second: str = "") -> None:
        self._title.setText(title)
        self._second.setText(second)
        self._second.setVisible(bool(second))


class KeyValueRow(QWidget):
    """A label at the left, its value at the right; money stands right-aligned under money."""

    def __init__(
        self,
        label: str,
        value: str = "",
        parent: QWidget | None = None,
        *,
        role: Role = "value",
        label_role: Role = "quiet",
        tone: Tone = "",
    ) -> None:
        super().__init__(parent)
        self._label = Text(label, label_role, self)
        self._value = Text(value, role, self, tone=tone, align="right")
        line = row(self)
        line.addWidget(self._label)
        line.addStretch(1)
        line.addWidget(self._value)

    def set_value(self, value: str, tone: Tone = "") -> None:
        self._value.setText(value)
        self._value.set_tone(tone)

    def set_label(self, label: str) -> None:
        self._label.setText(label)

    def value(self) -> str:
        return self._value.text()


class FactRow(QWidget):
    """A fact on a verdict: icon, what it is, the fact itself, a remark at the right; 44 high."""

    def __init__(
        self, icon: Icon, label: str, fact: str, remark: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._label = Text(label, "quiet", self)
        self._label.setMinimumWidth(current_theme().px(86))
        line = row(self, gap=12, margins=(0, 11, 0, 11))
        line.addWidget(IconText(icon, 22, "ink2", self))
        line.addWidget(self._label)
        line.addWidget(Text(fact, "strong", self, wrap=True), 1)
        line.addWidget(Text(remark, "note", self, align="right"))


class FactList(Card):
    """The facts of a refusal: when, where, by whom, how much."""

    def __init__(
        self, facts: Sequence[tuple[Icon, str, str, str]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, gap=0, margin=9)
        respaced(self.body, gap=0, margins=(20, 9, 20, 9))
        self._facts: tuple[tuple[Icon, str, str, str], ...] = ()
        self.show_facts(facts)

    def show_facts(self, facts: Sequence[tuple[Icon, str, str, str]]) -> None:
        """Each fact is its icon, what it is, the fact, and a remark or an empty string."""
        if tuple(facts) == self._facts:
            return
        self._facts = tuple(facts)
        clear_rows(self.body, keep=1)
        for place, (icon, label, fact, remark) in enumerate(facts):
            if place:
                self._add(Rule(self))
            self._add(FactRow(icon, label, fact, remark, self))
        self.body.activate()

    def _add(self, line: QWidget) -> None:
        """At once: left to the layout, the card would be seen empty first."""
        self.body.addWidget(line)
        line.show()


class StepNumber(QWidget):
    """A numbered disc; done steps have a check, the present one is filled."""

    def __init__(self, number: int, parent: QWidget | None = None, *, across: int = 32) -> None:
        super().__init__(parent)
        self._number = number
        self._across = across
        self._fill: Token = "sunken"
        self._ink: Token = "ink"
        self._done = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_state(self, *, done: bool = False, present: bool = False) -> None:
        self._done = done
        self._fill = "bandgood" if done else "pri" if present else "surface"
        self._ink = "onband" if done else "onpri" if present else "ink"
        self.update()

    def sizeHint(self) -> QSize:
        side = current_theme().px(self._across)
        return QSize(side, side)

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [(self._ink, self._fill)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outlined = self._fill == "surface"
        painter.setPen(QPen(theme.colour("ctl"), 2) if outlined else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(self._fill))
        edge = 1.0 if outlined else 0.0
        painter.drawEllipse(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge))
        middle = self.height() / 2
        run = Run(icon=Icon.CHECK, size=20) if self._done else Run(str(self._number), 16, Weight.AMOUNT)
        paint_line(painter, [run], (self.width() - run.width()) / 2, middle, self._ink)


class StepList(Card):
    """What to say and do, numbered: "Ce que vous faites".

    A step is plain text, or what `ui.words.rich` makes of it.
    """

    def __init__(self, title: str, steps: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent, title=title, gap=10, margin=16)
        respaced(self.body, gap=10, margins=(20, 16, 20, 16))
        self.show_steps(steps)

    def show_steps(self, steps: Sequence[str]) -> None:
        clear_rows(self.body, keep=1)
        for number, step in enumerate(steps, start=1):
            self.body.addWidget(_StepRow(number, step, self))


class _StepRow(QWidget):
    def __init__(self, number: int, step: str, parent: QWidget) -> None:
        super().__init__(parent)
        line = row(self, gap=14)
        line.addWidget(StepNumber(number, self), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(Text(step, "step", self, wrap=True), 1)


class CheckLine(QWidget):
    """One verification that was made: a disc with its outcome, what it is, what was found."""

    def __init__(self, what: str, found: str, state: str = "good", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = _Mark(state, self)
        self._what = Text(what, "value", self)
        self._found = Text(found, "note", self)
        words = column(gap=1)
        words.addWidget(self._what)
        words.addWidget(self._found)
        line = row(self, gap=12, margins=(0, 9, 0, 9))
        line.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addLayout(words, 1)

    def say(self, what: str, found: str, state: str) -> None:
        """`state` is `good`, `warn`, `bad` or `neutral`."""
        self._what.setText(what)
        self._found.setText(found)
        self._mark.show_state(state)


class _Mark(QWidget):
    def __init__(self, state: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._state = state
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, state: str) -> None:
        self._state = state
        self.update()

    def sizeHint(self) -> QSize:
        side = current_theme().px(28)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        icon, ink, fill = _MARKS[self._state]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(fill))
        painter.drawEllipse(self.rect())
        centre = QPointF(self.width() / 2, self.height() / 2)
        theme.icons.paint(painter, icon, theme.tokens.of(ink), centre, theme.px(18))


class Gauge(QWidget):
    """How much of a limit is used; amber from nine tenths, red when it is reached."""

    def __init__(self, parent: QWidget | None = None, *, width: int = 200) -> None:
        super().__init__(parent)
        self._width = width
        self._used = self._limit = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_share(self, used: int, limit: int) -> None:
        """`used` of `limit`, in one unit (cents, seconds)."""
        self._used, self._limit = max(used, 0), max(limit, 0)
        self.update()

    def sizeHint(self) -> QSize:
        theme = current_theme()
        return QSize(theme.px(self._width), theme.px(10))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.height() / 2
        outline = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(theme.colour("ctl"), 1))
        painter.setBrush(theme.colour("sunken"))
        painter.drawRoundedRect(outline, radius, radius)
        filled = self._filled_width()
        if filled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(self._tone()))
            painter.setClipRect(QRectF(0, 0, filled, self.height()))
            painter.drawRoundedRect(QRectF(self.rect()), radius, radius)

    def _filled_width(self) -> int:
        return min(self._used * self.width() // self._limit, self.width()) if self._limit else 0

    def _tone(self) -> Token:
        if self._used >= self._limit:
            return "bad"
        return "warn" if self._used * 10 >= self._limit * 9 else "pri"


def rows_of(layout: QVBoxLayout) -> list[QWidget]:
    """The widgets of `layout`, in its order.

    Asked of the widgets: Python would go on holding a layout's own item after the layout has
    deleted it, and take whatever lies at that address next for it.
    """
    holder = layout.parentWidget()
    children = holder.children() if holder is not None else []
    placed = {layout.indexOf(child): child for child in children if isinstance(child, QWidget)}
    return [placed[place] for place in sorted(placed) if place >= 0]


def clear_rows(layout: QVBoxLayout, *, keep: int = 0) -> None:
    """Delete every widget of `layout` but the first `keep`."""
    for widget in rows_of(layout)[keep:]:
        layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()


_MARKS: dict[str, tuple[Icon, Token, Token]] = {
    "good": (Icon.CHECK, "good", "goodtint"),
    "warn": (Icon.TRIANGLE_ALERT, "warn", "warntint"),
    "bad": (Icon.X, "bad", "badtint"),
    "neutral": (Icon.MINUS, "ink2", "sunken"),
}
