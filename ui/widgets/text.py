"""Words that stand by themselves: text in a role of the type scale, icons, rules, tags, notices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, column, current_theme, row
from ui.widgets.painted import Run, cap_offset, line_width, paint_line

Role = Literal[
    "small", "caption", "field", "note", "group", "brief", "body", "quiet", "value", "step", "strong",
    "section", "odds", "title", "figure", "heading", "total", "word", "cash", "change", "amount",
]  # fmt: skip
"""A step of the type scale, from `small` (12 px) to `amount` (76 px); see the style sheet."""

Tone = Literal["", "ink", "quiet", "good", "warn", "bad", "pri", "demo"]
"""A colour other than the role's own; green, red and amber are for verdicts and states only."""


class Text(QLabel):
    """Words in one role. They wrap with `wrap=True`; `align="right"` is for money."""

    def __init__(
        self,
        text: str = "",
        role: Role = "body",
        parent: QWidget | None = None,
        *,
        tone: Tone = "",
        wrap: bool = False,
        align: Literal["left", "right", "centre"] = "left",
    ) -> None:
        super().__init__(text, parent)
        self.setProperty("role", role)
        self.setProperty("tone", tone)
        self.setWordWrap(wrap)
        self.setAlignment(_ALIGNMENTS[align] | Qt.AlignmentFlag.AlignVCenter)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_tone(self, tone: Tone) -> None:
        self.setProperty("tone", tone)
        restyle(self)

    def set_role(self, role: Role) -> None:
        self.setProperty("role", role)
        restyle(self)


class NameText(Text):
    """A name, which may be elided at its right where the room is short; never used for money.

    With `lines` it goes on in a second line before it is elided.
    """

    def __init__(
        self, text: str = "", role: Role = "value", parent: QWidget | None = None, *, lines: Literal[1, 2] = 1
    ) -> None:
        super().__init__("", role, parent)
        self._whole = text
        self._lines = lines
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.set_name(text)

    @property
    def name(self) -> str:
        return self._whole

    def set_name(self, name: str) -> None:
        self._whole = name
        self.setAccessibleName(name)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        width = QFontMetrics(self.font()).horizontalAdvance(self._whole) + 2
        return QSize(width, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room, metrics = max(self.width(), 0), QFontMetrics(self.font())
        first, rest = "", self._whole
        if self._lines > 1 and metrics.horizontalAdvance(rest) > room:
            first, rest = _first_line(rest, room, metrics)
        last = self.elided(rest, room, metrics)
        self.setText(f"{first}\n{last}" if first else last)
        self.setToolTip(self._whole if last != rest else "")

    def elided(self, words: str, room: int, metrics: QFontMetrics) -> str:
        """`words` in `room` px."""
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)


class PathText(NameText):
    """A folder; where the room is short, folders in its middle go and the last one stays whole."""

    def elided(self, words: str, room: int, metrics: QFontMetrics) -> str:
        mark = "\\" if "\\" in words else "/"
        folders = words.rstrip(mark).split(mark)
        shortened = [mark.join([*folders[:2], "…", *folders[kept:]]) for kept in range(3, len(folders))]
        last = mark.join(("…", folders[-1])) if len(folders) > 1 else words
        for each in (words, *shortened, last):
            if metrics.horizontalAdvance(each) <= room:
                return each
        return metrics.elidedText(last, Qt.TextElideMode.ElideMiddle, room)


def _first_line(name: str, room: int, metrics: QFontMetrics) -> tuple[str, str]:
    """As many whole words of `name` as find room, and the rest; no first line where not even one does.

    Two sides are parted after their dash where both find room.
    """
    home, dash, away = name.partition(" – ")
    if dash and max(map(metrics.horizontalAdvance, (f"{home} –", away))) <= room:
        return f"{home} –", away
    words = name.split(" ")
    for count in range(len(words) - 1, 0, -1):
        first = " ".join(words[:count])
        if metrics.horizontalAdvance(first) <= room:
            return first, " ".join(words[count:])
    return "", name


class IconText(QWidget):
    """An icon by itself, in the colour of a token."""

    def __init__(
        self, icon: Icon, size: int = 20, tone: Token = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._size = size
        self._tone = tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon(self, icon: Icon, tone: Token | None = None) -> None:
        self._icon = icon
        self._tone = tone or self._tone
        self.update()

    def set_size(self, size: int) -> None:
        self._size = size
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = current_theme().px(self._size)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        colour = theme.tokens.of(self._tone) if self.isEnabled() else theme.tokens.offtext
        centre = QPointF(self.width() / 2, self.height() / 2)
        theme.icons.paint(QPainter(self), self._icon, colour, centre, theme.px(self._size))


class Rule(QWidget):
    """A horizontal line, 1 px: dashed on the paper-like panel, solid elsewhere."""

    def __init__(self, parent: QWidget | None = None, *, dashed: bool = False, strong: bool = False) -> None:
        super().__init__(parent)
        self._dashed = dashed
        self._tone: Token = "ctl" if strong else "line"
        self.setFixedHeight(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        pen = QPen(current_theme().colour(self._tone), 1)
        if self._dashed:
            pen.setDashPattern([4, 2])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter = QPainter(self)
        painter.setPen(pen)
        painter.drawLine(QPointF(0, 0.5), QPointF(self.width(), 0.5))


class DashedRule(Rule):
    """The dashed line of a slip; `strong` at its head and foot."""

    def __init__(self, parent: QWidget | None = None, *, strong: bool = True) -> None:
        super().__init__(parent, dashed=True, strong=strong)


TagKind = Literal["good", "warn", "bad", "info", "neutral", "demo"]

_TAG_COLOURS: dict[TagKind, tuple[Token, Token]] = {
    "good": ("good", "goodtint"),
    "warn": ("warn", "warntint"),
    "bad": ("bad", "badtint"),
    "info": ("pri", "pritint"),
    "neutral": ("ink2", "sunken"),
    "demo": ("demo", "demotint"),
}


class Tag(QWidget):
    """A state in a word, with its icon, 26 high; never a target."""

    def __init__(
        self, text: str, kind: TagKind = "neutral", icon: Icon | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._text = text
        self._kind: TagKind = kind
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)

    def show_state(self, text: str, kind: TagKind, icon: Icon | None = None) -> None:
        """Say another state."""
        self._text, self._kind, self._icon = text, kind, icon
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        return self._text

    def _runs(self) -> Sequence[Run]:
        words = Run(self._text, 13)
        return [Run(icon=self._icon, size=16), words] if self._icon is not None else [words]

    def sizeHint(self) -> QSize:
        theme = current_theme()
        width = line_width(self._runs(), 5) + 2 * theme.px(8) + 0.99
        return QSize(int(width), theme.px(26))

    def missing_text(self) -> str:
        return self._text if self.sizeHint().width() > self.width() else ""

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [_TAG_COLOURS[self._kind]]

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        text, fill = _TAG_COLOURS[self._kind]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(fill))
        painter.drawRoundedRect(self.rect(), theme.px(6), theme.px(6))
        paint_line(painter, self._runs(), theme.px(8), self.height() / 2, text, gap=5)


class Notice(QWidget):
    """A quiet line with an icon: what will happen, why something can't be done."""

    def __init__(
        self,
        text: str = "",
        icon: Icon = Icon.INFO,
        parent: QWidget | None = None,
        *,
        role: Role = "note",
        tone: Token = "ink2",
    ) -> None:
        super().__init__(parent)
        self._icon = IconText(icon, 20, tone, self)
        self._text = Text(text, role, self, tone=_TONES.get(tone, ""), wrap=True)
        line = row(self, gap=8)
        line.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._text, 1)

    def text(self) -> str:
        return self._text.text()

    def say(self, text: str, icon: Icon | None = None, tone: Token | None = None) -> None:
        """Show another sentence; an empty one hides the line."""
        self._text.setText(text)
        if tone is not None:
            self._text.set_tone(_TONES.get(tone, ""))
        if icon is not None:
            self._icon.set_icon(icon, tone)
        self.setVisible(bool(text))


class EmptyState(QWidget):
    """What a list shows when there is nothing in it: an icon, what is so, and what to do."""

    def __init__(self, icon: Icon, what: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._what = Text(what, "strong", self, align="centre", wrap=True)
        self._hint = Text(hint, "quiet", self, align="centre", wrap=True)
        lines: QVBoxLayout = column(self, gap=8, margins=24)
        lines.addStretch(1)
        lines.addWidget(IconText(icon, 48, "ink3", self), 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(self._what)
        lines.addWidget(self._hint)
        lines.addStretch(1)

    def say(self, what: str, hint: str = "") -> None:
        self._what.setText(what)
        self._hint.setText(hint)


class CountBadge(QWidget):
    """A figure in a disc (how many wait)."""

    def __init__(self, count: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = count
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = current_theme().px(26)
        return QSize(side, side)

    def show_count(self, count: int) -> None:
        self._count = count
        self.update()

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        return [("pri", "pritint")]

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("pritint"))
        painter.drawRoundedRect(self.rect(), theme.px(6), theme.px(6))
        run = Run(str(self._count), 14)
        painter.setFont(theme.font(14, Weight.VALUE))
        painter.setPen(theme.colour("pri"))
        baseline = self.height() / 2 + cap_offset(14)
        painter.drawText(QPointF((self.width() - run.width()) / 2, baseline), run.text)


def restyle(widget: QWidget) -> None:
    """Have the style sheet look at `widget`'s properties again."""
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.updateGeometry()
    widget.update()


def framed(kind: str, parent: QWidget | None = None) -> QFrame:
    """A frame dressed by the style sheet: `card`, `sunken`, `hint`, `head`, `row`, `plain`."""
    frame = QFrame(parent)
    frame.setProperty("kind", kind)
    return frame


_ALIGNMENTS = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "right": Qt.AlignmentFlag.AlignRight,
    "centre": Qt.AlignmentFlag.AlignHCenter,
}
_TONES: dict[Token, Tone] = {
    "ink": "ink",
    "ink2": "quiet",
    "good": "good",
    "warn": "warn",
    "bad": "bad",
    "pri": "pri",
    "demo": "demo",
}
