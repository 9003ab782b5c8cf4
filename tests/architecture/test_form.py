"""Small modules, short functions, nothing half-made, nothing that belongs to one machine."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.domain.errors import Code
from tests.architecture.source_tree import ROOT, modules, named, syntax, texts

MOST_LINES = 450
MOST_LINES_OF_A_FUNCTION = 70

UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
OF_ONE_MACHINE = re.compile(
    r"(?<![\w.])/(root|work|home/\w+|Users/\w+|opt/\w+)/|"
    r"https?://(?!(www\.)?pypi\.org)[\w.-]*(pypi|artifact|registry|nexus|devpi)[\w.-]*",
)
ALLOWED_HOSTS = {"https://pypi.org", "https://files.pythonhosted.org"}

SHIPPED = [path for path in modules() if "migrations/versions" not in path.as_posix()]
"""A migration is as long as the tables that it makes, and is never touched again."""


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


@pytest.mark.parametrize("path", SHIPPED, ids=named)
def test_a_module_is_read_in_one_sitting(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) < MOST_LINES
    long = {
        function.name: length
        for function in _functions(syntax(path))
        if (length := (function.end_lineno or 0) - function.lineno + 1) >= MOST_LINES_OF_A_FUNCTION
    }
    assert long == {}


def test_nothing_shipped_is_unfinished() -> None:
    marks = {
        f"{named(path)}:{number}"
        for path in modules()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if UNFINISHED.search(line)
    }
    assert marks == set()


def test_what_a_class_leaves_to_others_others_do() -> None:
    """Qt's metaclass rules out abstract classes; such a method still has somebody who writes it."""
    left: dict[str, str] = {}
    written: set[str] = set()
    for path in modules():
        for function in _functions(syntax(path)):
            raises = [node for node in ast.walk(function) if isinstance(node, ast.Raise)]
            if any("NotImplementedError" in ast.unparse(each) for each in raises):
                left[function.name] = named(path)
            else:
                written.add(function.name)
    assert {name: path for name, path in left.items() if name not in written} == {}
    assert {path for path in left.values() if not path.startswith("ui/widgets/")} == set()


def test_every_refusal_has_somebody_who_gives_it() -> None:
    given = {
        node.attr
        for path in modules("app", "db", "hardware")
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Code"
    }
    assert {code.name for code in Code} - given == set()


def test_no_text_names_one_machine() -> None:
    found = {
        f"{named(path)}: {match[0]}"
        for path in texts()
        if path.name != "uv.lock" and path != Path(__file__)
        for match in OF_ONE_MACHINE.finditer(path.read_text("utf-8"))
    }
    assert found == set()


def test_the_lock_file_names_the_public_index_alone() -> None:
    lock = (ROOT / "uv.lock").read_text("utf-8")
    assert set(re.findall(r"[a-z]+://[^/\"]+", lock)) == ALLOWED_HOSTS
