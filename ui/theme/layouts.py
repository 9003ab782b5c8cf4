"""Layouts and sizes in the steps of the look, which grow with a large screen.

Every figure given here is in pixels at scale 1. It is kept on the object as its *nominal* size, so
that `rescale` can put a whole window on another scale without knowing who made it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ui.theme.theme import current_theme

_NOMINAL: Final = "nominal"

Margins = int | tuple[int, int, int, int]
"""One figure for all sides, or left, top, right, bottom."""

Scaled = Callable[[int], int]
AnyLayout = TypeVar("AnyLayout", bound=QLayout)
AnyWidget = TypeVar("AnyWidget", bound=QWidget)


@dataclass(frozen=True, slots=True)
class _Spaces:
    margins: tuple[int, int, int, int]
    gaps: tuple[int, int]  # between columns, between rows


@dataclass(frozen=True, slots=True)
class _Sizes:
    width: int | None
    height: int | None
    least_width: int | None
    least_height: int | None


def row(parent: QWidget | None = None, *, gap: int = 8, margins: Margins = 0) -> QHBoxLayout:
    """A horizontal layout; installed on `parent` where one is given."""
    return _prepared(QHBoxLayout(), parent, _Spaces(_sides(margins), (gap, gap)))


def column(parent: QWidget | None = None, *, gap: int = 8, margins: Margins = 0) -> QVBoxLayout:
    """A vertical layout; installed on `parent` where one is given."""
    return _prepared(QVBoxLayout(), parent, _Spaces(_sides(margins), (gap, gap)))


def grid(
    parent: QWidget | None = None,
    *,
    gap: int | tuple[int, int] = 8,
    margins: Margins = 0,
    even_columns: int = 0,
) -> QGridLayout:
    """A grid; `gap` is one figure, or the gaps between columns and between rows.

    The first `even_columns` columns share the width evenly.
    """
    gaps = (gap, gap) if isinstance(gap, int) else gap
    layout = _prepared(QGridLayout(), parent, _Spaces(_sides(margins), gaps))
    for place in range(even_columns):
        layout.setColumnStretch(place, 1)
    return layout


def sized(
    widget: AnyWidget,
    *,
    width: int | None = None,
    height: int | None = None,
    least_width: int | None = None,
    least_height: int | None = None,
) -> AnyWidget:
    """Fix `widget`'s width or height, or give the least of them; returns `widget`."""
    sizes = _Sizes(width, height, least_width, least_height)
    widget.setProperty(_NOMINAL, sizes)
    _apply(widget, sizes, current_theme().px)
    return widget


def respaced(layout: QLayout, *, gap: int | tuple[int, int] = 8, margins: Margins = 0) -> None:
    """Give a layout made here other gaps and margins (a narrow window)."""
    gaps = (gap, gap) if isinstance(gap, int) else gap
    spaces = _Spaces(_sides(margins), gaps)
    layout.setProperty(_NOMINAL, spaces)
    _apply(layout, spaces, current_theme().px)


def rescale(root: QWidget, scaled: Scaled) -> None:
    """Apply the nominal sizes of everything within `root` through `scaled`."""
    for item in (root, *root.findChildren(QWidget), *root.findChildren(QLayout)):
        nominal = item.property(_NOMINAL)
        if nominal is not None:
            _apply(item, nominal, scaled)


def show_in_turn(seen: Mapping[QWidget, bool]) -> None:
    """Show the parts that are `seen`, once the others are hidden.

    Parts that take turns are never there together: even for a moment that makes a window grow.
    """
    for part in sorted(seen, key=lambda part: seen[part]):
        part.setVisible(seen[part])


def _sides(margins: Margins) -> tuple[int, int, int, int]:
    return (margins, margins, margins, margins) if isinstance(margins, int) else margins


def _prepared(layout: AnyLayout, parent: QWidget | None, spaces: _Spaces) -> AnyLayout:
    layout.setProperty(_NOMINAL, spaces)
    _apply(layout, spaces, current_theme().px)
    if parent is not None:
        parent.setLayout(layout)
    return layout


def _apply(item: QObject, nominal: object, scaled: Scaled) -> None:
    if isinstance(item, QLayout) and isinstance(nominal, _Spaces):
        _apply_spaces(item, nominal, scaled)
    elif isinstance(item, QWidget) and isinstance(nominal, _Sizes):
        _apply_sizes(item, nominal, scaled)


def _apply_spaces(layout: QLayout, spaces: _Spaces, scaled: Scaled) -> None:
    layout.setContentsMargins(*(scaled(side) for side in spaces.margins))
    if isinstance(layout, QGridLayout):
        layout.setHorizontalSpacing(scaled(spaces.gaps[0]))
        layout.setVerticalSpacing(scaled(spaces.gaps[1]))
    else:
        layout.setSpacing(scaled(spaces.gaps[0]))


def _apply_sizes(widget: QWidget, sizes: _Sizes, scaled: Scaled) -> None:
    if sizes.width is not None:
        widget.setFixedWidth(scaled(sizes.width))
    if sizes.height is not None:
        widget.setFixedHeight(scaled(sizes.height))
    if sizes.least_width is not None:
        widget.setMinimumWidth(scaled(sizes.least_width))
    if sizes.least_height is not None:
        widget.setMinimumHeight(scaled(sizes.least_height))
