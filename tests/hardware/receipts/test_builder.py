"""The cache of python-escpos is whole, whenever a program was killed that made it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

IMPORT = "import hardware.receipts.builder"


def test_a_program_killed_while_it_makes_the_cache_leaves_nothing_that_is_half(tmp_path: Path) -> None:
    environment = {**os.environ, "ESCPOS_CAPABILITIES_PICKLE_DIR": str(tmp_path)}
    killed = subprocess.Popen([sys.executable, "-c", IMPORT], env=environment)  # noqa: S603  # this very interpreter
    while killed.poll() is None and not any(tmp_path.rglob("*.pickle")):
        time.sleep(0.001)
    killed.kill()
    killed.wait()
    for _ in range(2):  # the cache made, then the cache found
        subprocess.run([sys.executable, "-c", IMPORT], env=environment, check=True)  # noqa: S603  # as above
    [kept] = tmp_path.glob("*.pickle")
    assert kept.stat().st_size > 0
