"""From the command to the first page on the screen, against a bare PySide6 window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from measuring import Report, median_ms, timed

_ROUNDS = 5
MOST_TIMES_BARE = 45
"""Every page is built before the first is shown: what is promised is that this grows no worse."""
_BARE = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.resize(1366, 768)
window.show()
window.grab()
"""
_OURS = """
import sys
from pathlib import Path
from app.config import Places
from app.station import demo_parts
from ui.application import make_application, open_screens
folder = Path(sys.argv[1])
make_application(["guichet"])
screens = open_screens(demo_parts(Places(folder / "data", folder / "keys")))
screens.window.resize(1366, 768)
screens.window.show()
screens.window.grab()
screens.close()
screens.operations.close()
"""


def run(report: Report, folder: Path) -> None:
    """Medians of whole processes by turns; the house is founded before the clock runs."""
    folder.mkdir(parents=True, exist_ok=True)
    _start(_OURS, folder)
    both = [
        (timed(lambda: _start(_BARE, folder)), timed(lambda: _start(_OURS, folder))) for _ in range(_ROUNDS)
    ]
    bare, ours = (median_ms(times) for times in zip(*both, strict=True))
    report.say(f"A bare PySide6 window takes {bare:.0f} ms, the first page {ours:.0f} ms")
    report.promise("times a bare window", ours / bare, MOST_TIMES_BARE, "x")


def _start(script: str, folder: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path.cwd())}
    subprocess.run([sys.executable, "-c", script, str(folder)], env=environment, check=True)  # noqa: S603
