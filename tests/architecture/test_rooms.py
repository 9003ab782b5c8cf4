"""Who may know whom (the contracts stand in pyproject.toml), and a core that needs no screen."""

from __future__ import annotations

import subprocess
import sys

from tests.architecture.source_tree import ROOT

SCENARIO = ROOT / "tests" / "scenarios" / "house" / "changed_movement.json"

WITHOUT_QT = """
import importlib, pkgutil, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NoQt())
for room in ("app", "db", "hardware"):
    package = importlib.import_module(room)
    for module in pkgutil.walk_packages(package.__path__, f"{room}."):
        if not module.name.startswith("db.migrations."):  # alembic's own; imported when a store is opened
            importlib.import_module(module.name)

from app.__main__ import main

assert main(["scenario", sys.argv[1]]) == 0
assert "ui" not in sys.modules
"""


def test_every_import_follows_the_contracts() -> None:
    lint = ROOT / ".venv" / "bin" / "lint-imports"
    command = [str(lint)] if lint.exists() else [sys.executable, "-m", "importlinter.cli"]
    run = subprocess.run([*command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_core_plays_a_day_where_qt_is_not_installed() -> None:
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", WITHOUT_QT, str(SCENARIO)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.endswith(": ok\n")
