"""The second screen shows its window where there is one, and is missed aloud (F62)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from pytestqt.qtbot import QtBot

from ui.shell.second_screen import SecondScreen

ROOT = Path(__file__).parents[3]

TWO_SCREENS = """
from PySide6.QtWidgets import QApplication
from ui.shell.second_screen import SecondScreen

application = QApplication([])
window = SecondScreen()
heard = []
window.shown_changed.connect(heard.append)
assert window.start()
application.processEvents()
assert window.geometry() == application.screens()[1].geometry(), window.geometry()
application.screenRemoved.emit(application.screens()[1])
assert not window.is_on_second_screen and window.isHidden()
application.screenAdded.emit(application.screens()[1])
assert window.is_on_second_screen
window.stop()
assert heard == [True, False, True, False], heard
"""


def test_without_a_second_screen_nothing_is_shown(qtbot: QtBot) -> None:
    window = SecondScreen()
    qtbot.addWidget(window)
    assert not window.start()
    assert window.isHidden()
    window.stop()


def test_it_fills_the_second_screen_and_says_when_it_is_gone(tmp_path: Path) -> None:
    screens = tmp_path / "screens.json"
    described = [
        {"name": name, "x": x, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "dpr": 1.0}
        for name, x in (("main", 0), ("customer", 1366))
    ]
    screens.write_text(json.dumps({"synchronousWindowSystemEvents": False, "screens": described}))
    environment = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", TWO_SCREENS],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
