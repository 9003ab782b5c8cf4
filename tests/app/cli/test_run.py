"""`guichet run` with a display and without one."""

from __future__ import annotations

import pytest

from app.cli.run import has_display


@pytest.mark.parametrize(
    ("environment", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
    ],
)
def test_a_window_is_opened_only_where_it_can_be_seen(
    environment: dict[str, str], platform: str, shown: bool
) -> None:
    assert has_display(environment, platform) is shown
