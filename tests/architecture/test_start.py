"""What a start need not wait for is loaded where it is first used."""

from __future__ import annotations

import subprocess
import sys

LATE = ("alembic", "babel", "escpos", "holidays", "psycopg", "reportlab", "sqlalchemy.dialects.postgresql")
LOADED = f"""
import sys
import app.station, ui.application
print(*(name for name in {LATE} if name in sys.modules))
"""


def test_screens_are_loaded_without_what_only_later_acts_need() -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
