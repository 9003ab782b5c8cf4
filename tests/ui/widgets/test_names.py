"""A name takes a second line before it loses a letter."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ui.widgets import NameText, PathText

NAME = "Avenir de Lanvézec – Olympique Saint-Hilaire"


def shown(qtbot: QtBot, width: int, *, name: str = NAME) -> NameText:
    label = NameText(name, "value", lines=2)
    qtbot.addWidget(label)
    label.resize(width, 60)
    label.show()
    return label


def test_a_name_that_fits_stands_on_one_line(qtbot: QtBot) -> None:
    assert shown(qtbot, 600).text() == NAME


def test_a_longer_one_goes_on_in_a_second_line_between_words(qtbot: QtBot) -> None:
    label = shown(qtbot, 240)
    assert label.text() == "Avenir de Lanvézec –\nOlympique Saint-Hilaire"
    assert label.sizeHint().height() > shown(qtbot, 600).sizeHint().height()
    assert not label.toolTip()


def test_what_two_lines_do_not_hold_is_elided_and_told_by_the_tool_tip(qtbot: QtBot) -> None:
    label = shown(qtbot, 110)
    assert label.text().endswith("…")
    assert label.toolTip() == NAME


def test_a_word_wider_than_the_line_is_elided_on_it(qtbot: QtBot) -> None:
    assert "\n" not in shown(qtbot, 60, name="Anticonstitutionnellement").text()


@pytest.mark.parametrize(
    "path", ["/srv/casino/shop/share/guichet/demo/incoming", r"C:\Users\x\Guichet\incoming"]
)
def test_a_folder_that_has_no_room_keeps_its_last_part_whole(qtbot: QtBot, path: str) -> None:
    label = PathText(path, "note")
    qtbot.addWidget(label)
    label.show()
    label.resize(label.sizeHint().width(), 20)
    assert label.text() == path
    for spared in (10, 60):
        label.resize(label.sizeHint().width() - spared, 20)
        assert label.text().endswith("incoming")
        assert "…" in label.text()
        assert label.toolTip() == path
