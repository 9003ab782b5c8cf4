"""Measures a window as a finger and an eye would: targets, cut words, contrast, what lies outside.

The tests walk every page with it, in both schemes, both languages and at 1024×768 (HOUSE H7).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QLineEdit, QScrollArea, QWidget

from ui.theme import contrast, current_theme
from ui.widgets.amounts import EntryField
from ui.widgets.painted import LEAST_TARGET, HasHitAreas, PaintedButton, ShowsText
from ui.widgets.text import NameText

LEAST_CONTRAST: Final = 4.5


class Kind(StrEnum):
    """What can be wrong with a window."""

    SMALL_TARGET = "small target"
    OVERLAP = "targets overlap"
    OUTSIDE = "outside the window"
    CUT = "text cut off"
    ELIDED = "name elided"
    CONTRAST = "contrast"
    NAMELESS = "no accessible name"
    DEFAULT_BUTTON = "a default button"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong, and where."""

    kind: Kind
    where: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.where}"


@dataclass(frozen=True, slots=True)
class _Target:
    widget: QWidget
    area: QRect  # in the window
    scrolls: bool


def inspect(window: QWidget) -> list[Finding]:
    """Everything that is wrong with what `window` shows now. The window must be shown."""
    # An answer that has just come has set its words; where they go is decided once events are sent.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    seen = list(_visible(window))
    targets = list(_targets(window, seen))
    return [
        *_small(targets),
        *_overlapping(targets),
        *_outside(window, targets),
        *_cut(seen),
        *_without_their_edge(seen),
        *_faint(window, seen),
        *_nameless(targets),
    ]


def _visible(parent: QWidget) -> Iterator[QWidget]:
    """What can be seen; a hidden page is not gone through part by part."""
    for child in parent.children():
        if isinstance(child, QWidget) and not child.isHidden():
            yield child
            yield from _visible(child)


def _is_target(widget: QWidget) -> bool:
    if widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents) or not widget.isEnabled():
        return False
    return isinstance(widget, QAbstractButton | QLineEdit | EntryField)


def _targets(window: QWidget, seen: Sequence[QWidget]) -> Iterator[_Target]:
    for widget in seen:
        scrolls = _scroll_area_of(widget) is not None
        if isinstance(widget, HasHitAreas):
            for area in widget.hit_areas():
                yield _Target(widget, area.translated(widget.mapTo(window, QPoint())), scrolls)
        elif _is_target(widget):
            yield _Target(widget, QRect(widget.mapTo(window, QPoint()), widget.size()), scrolls)


def _scroll_area_of(widget: QWidget) -> QAbstractScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QAbstractScrollArea):
            return parent
        parent = parent.parentWidget()
    return None


def _small(targets: list[_Target]) -> Iterator[Finding]:
    for target in targets:
        width, height = target.area.width(), target.area.height()
        if min(width, height) < LEAST_TARGET:
            yield Finding(Kind.SMALL_TARGET, f"{_named(target.widget)} is {width}×{height}")


def _overlapping(targets: list[_Target]) -> Iterator[Finding]:
    for place, one in enumerate(targets):
        for other in targets[place + 1 :]:
            both_fixed = one.scrolls == other.scrolls
            if both_fixed and one.area.intersects(other.area) and one.widget is not other.widget:
                yield Finding(Kind.OVERLAP, f"{_named(one.widget)} and {_named(other.widget)}")


def _outside(window: QWidget, targets: list[_Target]) -> Iterator[Finding]:
    for target in targets:
        if not target.scrolls and not window.rect().contains(target.area):
            yield Finding(Kind.OUTSIDE, f"{_named(target.widget)} at {target.area.getRect()}")


def _cut(seen: Sequence[QWidget]) -> Iterator[Finding]:
    for widget in seen:
        if isinstance(widget, NameText):
            if widget.text().replace("\n", " ") != widget.name:
                yield Finding(Kind.ELIDED, f"{widget.name!r} shown as {widget.text()!r}")
        elif isinstance(widget, QLabel):
            if widget.text() and _is_cut(widget):
                size = f"{widget.width()}×{widget.height()}"
                yield Finding(Kind.CUT, f"{widget.text()!r} in {size}")
        elif isinstance(widget, ShowsText):
            missing = widget.missing_text()
            if missing:
                yield Finding(Kind.CUT, f"{missing!r} on {_named(widget)}, {widget.width()} wide")
        elif isinstance(widget, QLineEdit) and widget.placeholderText():
            needed = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
            if needed > widget.width():
                yield Finding(Kind.CUT, f"{widget.placeholderText()!r} in {widget.width()}")


def _without_their_edge(seen: Sequence[QWidget]) -> Iterator[Finding]:
    """Rows wider than their list, which scrolls up and down only."""
    for area in seen:
        inner = area.widget() if isinstance(area, QScrollArea) else None
        viewport = inner.parentWidget() if inner is not None else None
        if inner is not None and viewport is not None and inner.width() > viewport.width():
            yield Finding(Kind.CUT, f"rows {inner.width()} wide in a list of {viewport.width()}")


def _is_cut(label: QLabel) -> bool:
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        longest = max((label.fontMetrics().horizontalAdvance(word) for word in _words(label)), default=0)
        return needed > label.height() + 1 or longest > label.width() + 1
    hint = label.sizeHint()
    return hint.width() > label.width() + 1 or hint.height() > label.height() + 1


def _words(label: QLabel) -> list[str]:
    return [] if label.text().startswith("<") else label.text().split(" ")


def _faint(window: QWidget, seen: Sequence[QWidget]) -> Iterator[Finding]:
    tokens = current_theme().tokens
    image = window.grab().toImage()
    for widget in seen:
        if not widget.isEnabled():
            continue
        if isinstance(widget, QLabel):
            yield from _faint_label(window, widget, image)
        elif isinstance(widget, ShowsText):
            for text, ground in widget.text_colours():
                ratio = contrast(tokens.of(text), tokens.of(ground))
                if ratio < LEAST_CONTRAST:
                    yield Finding(Kind.CONTRAST, f"{text} on {ground} of {_named(widget)} is {ratio:.2f}")


def _faint_label(window: QWidget, label: QLabel, image: QImage) -> Iterator[Finding]:
    area = QRect(label.mapTo(window, QPoint()), label.size()).intersected(image.rect())
    if not label.text() or area.isEmpty() or label.visibleRegion().isEmpty():
        return
    ink = label.palette().color(QPalette.ColorRole.WindowText).name()
    ratio = contrast(ink, _ground(image, area))
    if ratio < LEAST_CONTRAST:
        yield Finding(Kind.CONTRAST, f"{label.text()!r}, {ink} on {_ground(image, area)}, is {ratio:.2f}")


def _ground(image: QImage, area: QRect) -> str:
    """The colour that most of the pixels round the text have."""
    edge = Counter[str]()
    for x in range(area.left(), area.right() + 1, 2):
        for y in (area.top(), area.bottom()):
            edge[image.pixelColor(x, y).name()] += 1
    return edge.most_common(1)[0][0]


def _nameless(targets: list[_Target]) -> Iterator[Finding]:
    for target in targets:
        widget = target.widget
        if isinstance(widget, QAbstractButton) and not (widget.text() or widget.accessibleName()):
            yield Finding(Kind.NAMELESS, _named(widget))
        if isinstance(widget, PaintedButton) and (widget.isDefault() or widget.autoDefault()):
            yield Finding(Kind.DEFAULT_BUTTON, _named(widget))


def _named(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QAbstractButton | QLineEdit) else ""
    words = words or widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {words!r}"
