"""Lists scroll under the finger, by a bar of 16 px; papers fit the width they have."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QScroller
from pytestqt.qtbot import QtBot

from ui.widgets import ListCard, PaperView, RowList, Text, initials


def test_a_list_is_dragged_and_has_a_bar_of_16_px(qtbot: QtBot) -> None:
    rows = RowList()
    card = ListCard(rows)
    qtbot.addWidget(card)
    for number in range(40):
        rows.add(Text(f"Ticket {number}"))
    card.resize(300, 200)
    card.show()
    bar = rows.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    assert QScroller.hasScroller(rows.viewport())
    assert bar.width() == 16
    rows.show_row(39)
    assert bar.value() == bar.maximum() > 0


def test_a_row_that_was_just_added_is_seen_whole_whatever_becomes_of_the_room(qtbot: QtBot) -> None:
    rows = RowList()
    qtbot.addWidget(rows)
    rows.resize(300, 200)
    rows.show()
    for number in range(9):
        rows.add(Text(f"Ticket {number}"))
    rows.show_row(6)
    seen = rows.row_at(6)
    for height in (60, 200, 40):
        rows.resize(300, height)
        qtbot.waitUntil(lambda: seen.visibleRegion().boundingRect() == seen.rect())


def test_a_short_list_has_no_bar_and_an_emptied_one_no_rows(qtbot: QtBot) -> None:
    rows = RowList()
    qtbot.addWidget(rows)
    rows.add(Text("Ticket 1"))
    rows.resize(300, 200)
    rows.show()
    assert not rows.verticalScrollBar().isVisible()
    rows.clear()
    assert rows.count() == 0


def test_a_paper_is_fitted_to_the_width_and_never_enlarged_by_itself(qtbot: QtBot) -> None:
    paper = PaperView()
    qtbot.addWidget(paper)
    image = QImage(576, 1152, QImage.Format.Format_RGB32)
    paper.show_paper(image, "Ticket 000 418")
    sheet = paper.widget()
    assert sheet is not None
    assert sheet.heightForWidth(336) == 2 * (336 - 48) + 28
    assert sheet.heightForWidth(2000) == 1152 + 28
    paper.enlarge(200)
    assert sheet.heightForWidth(336) == 2304 + 28
    assert paper.accessibleName() == "Ticket 000 418"


def test_initials_are_those_of_the_first_and_last_name() -> None:
    assert initials("Inès Maillard") == "IM"
    assert initials("Sylvie Anne Carnot-Vidal") == "SC"
    assert initials("") == ""
