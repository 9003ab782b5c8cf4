"""The page of papers as hands use it: one question, one answer, and the badge on the rail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.ports.printing import JobState
from tests.app.services.kit import PIN
from tests.ui.pages.prints.test_prints_presenter import OnePrinter, ticket_job
from tests.ui.pages.seated import Seat, seated
from ui.pages.prints.page import PrintsPage
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101)
        yield seat


@pytest.fixture
def printing() -> OnePrinter:
    return OnePrinter()


@pytest.fixture
def page(qtbot: QtBot, seat: Seat, printing: OnePrinter) -> PrintsPage:
    page = PrintsPage(replace(seat.context, printing=printing))
    qtbot.addWidget(page.view)
    page.view.setMinimumSize(900, 600)
    page.view.resize(1270, 712)
    page.view.show()
    return page


def show(qtbot: QtBot, seat: Seat, page: PrintsPage) -> None:
    page.on_show()
    seat.rest(qtbot)


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    seat.rest(qtbot)


def test_the_columns_stand_under_their_names(qtbot: QtBot, seat: Seat, page: PrintsPage) -> None:
    ticket_job(seat, JobState.PRINTED)
    show(qtbot, seat, page)
    head, [row] = page.view.head, [each for each in page.view._rows if each.isVisible()]
    for name, column in (
        (head._document, row._document),
        (head._sum, row._sum),
        (head._printer, row._printer),
    ):
        assert name.isVisible()
        assert name.mapTo(page.view, name.rect().topLeft()).x() == (
            column.mapTo(page.view, column.rect().topLeft()).x()
        )


def test_the_badge_is_shown_while_another_page_is_open(qtbot: QtBot, seat: Seat, page: PrintsPage) -> None:
    ticket_job(seat, JobState.UNCONFIRMED)
    qtbot.waitUntil(lambda: seat.gone.badges.get("prints") == 1)


def test_one_touch_makes_the_duplicate(qtbot: QtBot, seat: Seat, page: PrintsPage) -> None:
    ticket_job(seat, JobState.UNCONFIRMED)
    show(qtbot, seat, page)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    assert [job.document.duplicate for job in seat.counter.papers()] == [1, 0]


def test_yes_settles_the_paper(qtbot: QtBot, seat: Seat, page: PrintsPage) -> None:
    ticket_job(seat, JobState.UNCONFIRMED)
    show(qtbot, seat, page)
    touch(qtbot, seat, page.view.second)
    assert [job.state for job in seat.counter.papers()] == [JobState.PRINTED]
    qtbot.waitUntil(lambda: seat.gone.badges.get("prints") == 0)


def test_the_arrows_choose_a_paper(qtbot: QtBot, seat: Seat, page: PrintsPage) -> None:
    for _ in range(3):
        ticket_job(seat, JobState.PRINTED)
    show(qtbot, seat, page)
    first = page.presenter.chosen
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    assert first is not None
    assert page.presenter.chosen == first - 1


def test_a_ticket_that_came_out_is_replaced_on_a_supervisors_code(
    qtbot: QtBot, seat: Seat, page: PrintsPage
) -> None:
    """BETTING B4."""
    ticket_job(seat, JobState.PRINTED)
    show(qtbot, seat, page)
    touch(qtbot, seat, page.view.primary)
    assert page.view.shows_approval
    pane = page.view.approval
    for figure in "0000":
        pane.pad.press(figure)
    touch(qtbot, seat, page.view.primary)
    assert pane.why.isVisible(), "a wrong code is said, and nothing is printed"
    for figure in PIN:
        pane.pad.press(figure)
    touch(qtbot, seat, page.view.primary)
    assert [job.document.duplicate for job in seat.counter.papers()] == [1, 0]


def test_a_refusal_takes_the_place_of_the_list_until_it_is_read(
    qtbot: QtBot, seat: Seat, page: PrintsPage
) -> None:
    ticket_job(seat, JobState.UNCONFIRMED)
    seat.sit("theo")
    show(qtbot, seat, page)
    touch(qtbot, seat, page.view.primary)
    assert page.view.refusal.isVisible()
    page.view.refusal.left.emit()
    assert page.view.jobs.isVisible()


def test_the_chosen_paper_is_seen_as_its_printer_would_print_it(
    qtbot: QtBot, seat: Seat, page: PrintsPage, printing: OnePrinter
) -> None:
    job = ticket_job(seat, JobState.PRINTED)
    show(qtbot, seat, page)
    page._showing.show()
    assert printing.drawn == [job.number], "once, however often the page is read anew"


def test_the_paper_is_named_in_the_language_that_is_spoken_now(
    qtbot: QtBot, seat: Seat, page: PrintsPage, printing: OnePrinter, words: Words
) -> None:
    job = ticket_job(seat, JobState.PRINTED)
    show(qtbot, seat, page)
    assert page.view.paper.accessibleName() == f"Papier : {job.document.title}"
    words.speak(Language.ENGLISH)
    qtbot.waitUntil(lambda: page.view.paper.accessibleName() == f"Paper: {job.document.title}")
    assert printing.drawn == [job.number]


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_every_question_fits(
    qtbot: QtBot,
    seat: Seat,
    page: PrintsPage,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
    language: Language,
) -> None:
    theme.fit_to_width(width + 96)
    words.speak(language)
    rescale(page.view, theme.px)
    page.view.resize(width, height)
    show(qtbot, seat, page)
    assert_page_is_sound(page.view)
    states = (JobState.UNCONFIRMED, JobState.FAILED, JobState.WAITING, JobState.QUEUED, JobState.PRINTED)
    jobs = [ticket_job(seat, state) for state in states]
    show(qtbot, seat, page)
    for job in jobs:
        page.view.job_chosen.emit(job.number)
        assert_page_is_sound(page.view)
