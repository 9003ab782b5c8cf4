"""A committed act survives a kill at any instant; any other leaves nothing behind (HOUSE H5; F02)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="tills are forked")
def test_nothing_acknowledged_is_lost_and_nothing_is_half_done() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.crash.run", "--rounds", "20", "--seed", "7"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
