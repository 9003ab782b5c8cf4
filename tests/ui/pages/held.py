"""A page in a window that does not grow with it, as at a station: what lacks room is squeezed, and seen."""

from __future__ import annotations

from PySide6.QtWidgets import QLayout, QWidget


def hold(view: QWidget, width: int, height: int) -> None:
    """Give `view` this size, in pixels, whatever its layout asks for. Raises ValueError without a layout."""
    layout = view.layout()
    if layout is None:
        raise ValueError("a page has a layout")
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    view.setMinimumSize(0, 0)
    view.resize(width, height)
