"""Some controls of Qt have no place here: they change under the wheel, or open over the page."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ui

TURNED_BY_THE_WHEEL = {
    "QSpinBox",
    "QDoubleSpinBox",
    "QComboBox",
    "QSlider",
    "QDial",
    "QDateEdit",
    "QTimeEdit",
}
OVER_THE_PAGE = {"QDialog", "QMessageBox", "QInputDialog", "QMenu", "QCompleter", "QFileDialog"}
MONEY_READ_WRONG = {"QDoubleValidator"}


def imported_from_qt() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in Path(ui.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6"):
                for name in node.names:
                    found.setdefault(name.name, set()).add(file.name)
    return found


@pytest.mark.parametrize("control", sorted(TURNED_BY_THE_WHEEL))
def test_no_field_changes_under_the_wheel(control: str) -> None:
    assert imported_from_qt().get(control, set()) == set()


@pytest.mark.parametrize("control", sorted(OVER_THE_PAGE))
def test_nothing_opens_over_a_page(control: str) -> None:
    assert imported_from_qt().get(control, set()) == set()


@pytest.mark.parametrize("control", sorted(MONEY_READ_WRONG))
def test_money_has_one_parser(control: str) -> None:
    assert imported_from_qt().get(control, set()) == set()
