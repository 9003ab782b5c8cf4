"""A station's window on the screen it finds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from ui.application import opening_size


@pytest.mark.parametrize(
    ("room", "size"),
    [((1920, 1080), (1366, 768)), ((1024, 768), (1024, 768)), ((1366, 728), (1366, 728))],
)
def test_the_window_opens_no_larger_than_its_screen(room: tuple[int, int], size: tuple[int, int]) -> None:
    assert opening_size(QSize(*room)) == QSize(*size)
