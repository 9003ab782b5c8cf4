"""Money, odds and chips are whole numbers and fractions, from rules to store (BETTING B7, art. 10)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source_tree import modules, named, syntax

EXACT = modules(
    "app/domain",
    "app/services",
    "app/documents",
    "app/ports",
    "app/scenarios",
    "db/schema",
    "db/repositories",
)
EXACT_DIVISIONS = {
    ("app/domain/values/money.py", "euros * 100 / step_cents"): "euros is a Fraction",
    ("app/domain/poker/prizes.py", "Fraction(percentage) * pool.cents / 100"): "a Fraction",
}
STEADY_SECONDS = {
    "app/ports/devices.py": "when keys came, by a clock that only measures pace",
}
EXACT_SECONDS = {
    "app/services/act.py": "the age of an approval, compared and not kept",
}


def _annotations(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
                yield annotation
            case ast.FunctionDef(returns=ast.expr() as returned):
                yield returned
            case _:
                pass


def _inexact(path: Path) -> Iterator[str]:
    tree = syntax(path)
    for annotation in _annotations(tree):
        named_float = any(isinstance(part, ast.Name) and part.id == "float" for part in ast.walk(annotation))
        if named_float and named(path) not in STEADY_SECONDS:
            yield f"{annotation.lineno}: annotated float"
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=float()):
                yield f"{node.lineno}: {node.value}"
            case ast.Call(func=ast.Name(id="float" | "round" as name)):
                yield f"{node.lineno}: {name}()"
            case ast.Attribute(attr="total_seconds" | "timestamp" as name) if (
                named(path) not in EXACT_SECONDS
            ):
                yield f"{node.lineno}: {name}()"
            case ast.BinOp(op=ast.Div()) if (named(path), ast.unparse(node)) not in EXACT_DIVISIONS:
                yield f"{node.lineno}: {ast.unparse(node)}"
            case _:
                pass


@pytest.mark.parametrize("path", EXACT, ids=named)
def test_nothing_that_counts_is_a_float(path: Path) -> None:
    assert list(_inexact(path)) == []


def test_every_exception_is_still_there() -> None:
    divisions = {
        (named(path), ast.unparse(node))
        for path in EXACT
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
    }
    assert set(EXACT_DIVISIONS) == divisions
