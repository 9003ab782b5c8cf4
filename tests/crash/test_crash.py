"""A committed act survives a kill and a power cut at any instant; any other leaves nothing behind (HOUSE
H5; F02). `make crash` does the same for much longer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="tills are forked, and the file layer is Linux's")
def test_nothing_acknowledged_is_lost_and_nothing_is_half_done() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.crash.run", "--rounds", "12", "--seed", "7"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
