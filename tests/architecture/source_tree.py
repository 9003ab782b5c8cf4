"""The tree as the architecture tests read it: shipped modules, their syntax, every text of the house."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("app", "db", "hardware", "ui", "resources")
"""What is shipped; `tests` and `installer` stay at home."""

_TEXTS: Final = {"", ".cfg", ".desktop", ".json", ".md", ".py", ".qss", ".rules", ".sh", ".spec", ".svg"} | {
    ".toml",
    ".ts",
    ".txt",
    ".yml",
}
_MADE: Final = {"__pycache__", "build", "dist", "demo-output", "screenshots"}


def modules(*rooms: str) -> list[Path]:
    """The Python files of `rooms` (all shipped ones by default)."""
    return sorted(path for room in rooms or ROOMS for path in (ROOT / room).rglob("*.py"))


@cache
def syntax(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), filename=str(path))


def texts() -> Iterator[Path]:
    """Every text file of the house: what people wrote, not what tools left."""
    for top in sorted(ROOT.iterdir()):
        if top.name in _MADE or (top.name.startswith(".") and top.name != ".ci"):
            continue
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            if path.is_file() and path.suffix in _TEXTS and not _MADE & set(path.parts):
                yield path


def named(path: Path) -> str:
    """`path` as people write it."""
    return path.relative_to(ROOT).as_posix()
