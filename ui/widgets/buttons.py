"""The buttons: the page's main action, other actions, choices, and those with two lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.theme import Token, Weight, current_theme
from ui.widgets.painted import LEAST_TARGET, Face, PaintedButton, Run, line_width, paint_line
from ui.words import translate


class Button(PaintedButton):
    """An action: a word, usually with an icon. 48 high, or 56 as a page's secondary action."""

    text_size: int = 15
    weight: Weight = Weight.VALUE
    icon_size: int = 20
    gap: int = 8
    side: int = 13

    def __init__(
        self, text: str = "", icon: Icon | None = None, parent: QWidget | None = None, *, height: int = 48
    ) -> None:
        super().__init__(text, parent)
        self.nominal_height = height
        self._icon = icon
        self._trailing: Icon | None = None

    def set_icon(self, icon: Icon | None) -> None:
        self._icon = icon
        self.updateGeometry()
        self.update()

    def set_trailing_icon(self, icon: Icon | None) -> None:
        """An icon after the word (a chevron that says more opens)."""
        self._trailing = icon
        self.updateGeometry()
        self.update()

    def runs(self) -> Sequence[Run]:
        """What stands on the button, from left to right."""
        found: list[Run] = []
        if self._icon is not None:
            found.append(Run(icon=self._icon, size=self.icon_size))
        if self.text():
            found.append(Run(self.text(), self.text_size, self.weight))
        if self._trailing is not None:
            found.append(Run(icon=self._trailing, size=16))
        return found

    def natural_width(self) -> float:
        side = self.side + 2 if self.nominal_height >= 56 else self.side
        return line_width(self.runs(), self.gap) + 2 * current_theme().px(side)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        runs = self.runs()
        left = (self.width() - line_width(runs, self.gap)) / 2
        paint_line(painter, runs, left, self.height() / 2, face.text, gap=self.gap)


class PrimaryButton(Button):
    """The one main action of a page, 72 high.

    `set_busy` disables it and says "Enregistrement…" without changing its width; do it before the act
    starts, so that a second touch finds nothing to press.
    """

    why_changed = Signal()
    """It was forbidden for a reason, or allowed again: the page says the reason beside it."""

    radius = 10
    text_size = 21
    weight = Weight.AMOUNT
    icon_size = 26
    gap = 12
    side = 18

    def __init__(self, text: str = "", icon: Icon | None = None, parent: QWidget | None = None) -> None:
        super().__init__(text, icon, parent, height=72)
        self._busy = False
        self._enabled_before = True

    @property
    def is_busy(self) -> bool:
        return self._busy

    def forbid(self, why: str) -> None:
        super().forbid(why)
        self.why_changed.emit()

    def allow(self) -> None:
        super().allow()
        self.why_changed.emit()

    def set_busy(self, busy: bool) -> None:
        if busy == self._busy:
            return
        if busy:
            self.setMinimumWidth(self.width())
            self._enabled_before = self.isEnabled()
        else:
            self.setMinimumWidth(0)
        self._busy = busy
        self.setEnabled(not busy and self._enabled_before)
        self.updateGeometry()
        self.update()

    def runs(self) -> Sequence[Run]:
        if self._busy:
            word = translate("Buttons", "Enregistrement…")
            return [Run(icon=Icon.LOADER, size=self.icon_size), Run(word, self.text_size, self.weight)]
        return super().runs()

    def face(self) -> Face:
        if not self.isEnabled():
            return Face("offfill", "offline", "offtext")
        return self.chosen_face()


class IconButton(PaintedButton):
    """A square target with an icon alone; `name` is read aloud and shown as the tool tip.

    Without a frame, `at_right` lets the icon line up with what ends above and below it.
    """

    def __init__(
        self,
        icon: Icon,
        name: str,
        parent: QWidget | None = None,
        *,
        size: int = LEAST_TARGET,
        framed: bool = True,
        at_right: bool = False,
    ) -> None:
        super().__init__("", parent)
        self._icon = icon
        self._at_right = at_right
        self._framed = framed
        self.nominal_height = self._side = size
        self.set_name(name)

    def set_name(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_icon(self, icon: Icon) -> None:
        self._icon = icon
        self.update()

    def resting_face(self) -> Face:
        return Face("surface", "ctl", "ink") if self._framed else Face("surface", "surface", "ink2")

    def paint_face(self, painter: QPainter, face: Face) -> None:
        if self._framed or self.isDown() or face.border_width > 1:
            super().paint_face(painter, face)

    def natural_width(self) -> float:
        return current_theme().px(self._side)

    def sizeHint(self) -> QSize:
        side = current_theme().px(self._side)
        return QSize(side, side)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        middle = self.width() - theme.px(14) if self._at_right else self.width() / 2
        centre = QPointF(middle, self.height() / 2)
        theme.icons.paint(painter, self._icon, theme.tokens.of(face.text), centre, theme.px(20))


class ChoiceButton(Button):
    """One of several answers; when chosen it is filled and carries a check.

    Put several in a `QButtonGroup` where one excludes the others. `count` is a second, lighter figure
    ("Football 21").
    """

    def __init__(
        self,
        text: str = "",
        icon: Icon | None = None,
        parent: QWidget | None = None,
        *,
        height: int = 48,
        text_size: int = 15,
        count: str = "",
    ) -> None:
        super().__init__(text, icon, parent, height=height)
        self.text_size = text_size
        self._count = count
        self.setCheckable(True)

    def set_count(self, count: str) -> None:
        self._count = count
        self.updateGeometry()
        self.update()

    def runs(self) -> Sequence[Run]:
        found = list(super().runs())
        if self.isChecked():
            found = [run for run in found if run.icon is None]
            found.insert(0, Run(icon=Icon.CHECK, size=18))
        if self._count:
            tone: Token | None = None if self.isChecked() or not self.isEnabled() else "ink2"
            found.append(Run(self._count, self.text_size, Weight.TEXT, tone=tone))
        return found

    def natural_width(self) -> float:
        # Room for the check is always kept, so that a choice does not push its neighbours about.
        plain = [run for run in self.runs() if run.icon is None]
        widest = [Run(icon=Icon.CHECK, size=self.icon_size), *plain]
        return line_width(widest, self.gap) + 2 * current_theme().px(self.side - 4)


class TwoLineButton(PaintedButton):
    """A choice or action with a strong first line and a small second one, centred."""

    def __init__(
        self,
        text: str = "",
        second: str = "",
        parent: QWidget | None = None,
        *,
        height: int = 52,
        checkable: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self.nominal_height = height
        self._second = second
        self.setCheckable(checkable)
        self._name()

    def set_second(self, second: str) -> None:
        self._second = second
        self._name()
        self.updateGeometry()
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(f"{self.text()}, {self._second}")

    def _first_line(self) -> Sequence[Run]:
        words = Run(self.text(), 17)
        return [Run(icon=Icon.CHECK, size=16), words] if self.isChecked() else [words]

    def _second_line(self) -> Sequence[Run]:
        return [Run(self._second, 13, Weight.LABEL if self.isChecked() else Weight.TEXT)]

    def natural_width(self) -> float:
        first = line_width([Run(icon=Icon.CHECK, size=16), Run(self.text(), 17)], 8)
        return max(first, line_width(self._second_line(), 0)) + 2 * current_theme().px(8)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        shift = current_theme().px(9)
        middle = self.height() / 2
        for runs, height in ((self._first_line(), middle - shift), (self._second_line(), middle + shift)):
            left = (self.width() - line_width(runs, 8)) / 2
            paint_line(painter, runs, left, height, face.text, gap=8)


class KeyButton(PaintedButton):
    """A key of a pad or keyboard; `value` is what it types. It never takes the focus."""

    def __init__(
        self,
        text: str,
        value: str,
        parent: QWidget | None = None,
        *,
        icon: Icon | None = None,
        caption: str = "",
        height: int = 64,
        text_size: int = 26,
    ) -> None:
        super().__init__(text, parent)
        self.value = value
        self.nominal_height = height
        self._icon = icon
        self._caption = caption
        self._text_size = text_size
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if caption or icon is not None:
            self.setAccessibleName(caption or text or value)

    def set_name(self, name: str, *, shown: bool = False) -> None:
        """The key's accessible name, which may also stand under its icon."""
        self._caption = name if shown else ""
        self.setAccessibleName(name)
        self.update()

    def natural_width(self) -> float:
        widths = [line_width([self._main_run()], 0)]
        if self._caption:
            widths.append(line_width([Run(self._caption, 13, Weight.LABEL)], 0))
        return max(widths) + 2 * current_theme().px(4)

    def _main_run(self) -> Run:
        if self._icon is not None:
            return Run(icon=self._icon, size=24)
        weight = Weight.LABEL if len(self.text()) < 3 else Weight.VALUE
        return Run(self.text(), self._text_size, weight)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        lift = current_theme().px(9) if self._caption else 0
        middle = self.height() / 2
        run = self._main_run()
        paint_line(painter, [run], (self.width() - run.width()) / 2, middle - lift, face.text)
        if self._caption:
            caption = Run(self._caption, 13, Weight.LABEL)
            left = (self.width() - caption.width()) / 2
            paint_line(painter, [caption], left, middle + current_theme().px(14), face.text)


class OddsButton(PaintedButton):
    """One odds of the offer: its label, the odds, and how they moved.

    Wide, the check or arrow stands between label and odds; narrow, under the label.
    """

    def __init__(self, label: str, odds: str, parent: QWidget | None = None, *, narrow: bool = False) -> None:
        super().__init__(odds, parent)
        self._label = label
        self._moved = 0
        self._narrow = narrow
        self.setCheckable(True)
        self.setAccessibleName(f"{label} {odds}")

    def set_odds(self, label: str, odds: str, moved: int = 0) -> None:
        """`moved` is above 0 for odds that rose, below for odds that fell, 0 for the rest."""
        self._label = label
        self._moved = moved
        self.setText(odds)
        self.setAccessibleName(f"{label} {odds}")
        self.update()

    def set_narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        self.updateGeometry()
        self.update()

    def natural_width(self) -> float:
        theme = current_theme()
        label = Run(self._label, 13, Weight.LABEL).width()
        odds = Run(self.text(), 18, Weight.AMOUNT).width()
        if self._narrow:
            return max(label, theme.px(14)) + odds + theme.px(24)
        return label + odds + theme.px(16 + 4 + 4 + 24)

    def _mark(self) -> Run | None:
        if self.isChecked():
            return Run(icon=Icon.CHECK, size=16)
        if not self._moved or not self.isEnabled():
            return None
        if self._moved > 0:
            return Run(icon=Icon.ARROW_UP, size=16, tone="good")
        return Run(icon=Icon.ARROW_DOWN, size=16, tone="bad")

    def text_colours(self) -> Sequence[tuple[Token, Token]]:
        colours = list(super().text_colours())
        if self.isEnabled() and not self.isChecked():
            colours.append(("ink2", self.face().fill))
        return colours

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        quiet: Token = face.text if self.isChecked() or not self.isEnabled() else "ink2"
        label = Run(self._label, 13, Weight.LABEL, tone=quiet)
        odds = Run(self.text(), 18, Weight.AMOUNT)
        mark = self._mark()
        middle = self.height() / 2
        left, right = theme.px(12), self.width() - theme.px(12)
        odds_at = right - odds.width()
        paint_line(painter, [odds], odds_at, middle, face.text)
        if self._narrow:
            lift = theme.px(9) if mark else 0
            paint_line(painter, [label], left, middle - lift, face.text)
            if mark:
                paint_line(painter, [mark], left - theme.px(2), middle + lift, face.text)
        elif mark and self.isChecked():
            paint_line(painter, [mark, label], left, middle, face.text, gap=4)
        else:
            paint_line(painter, [label], left, middle, face.text)
            if mark:
                paint_line(painter, [mark], odds_at - theme.px(20), middle, face.text)
