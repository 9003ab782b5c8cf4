"""The login page: codes in the open where nothing is real alone, the way to the guide, papers in doubt."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.rights import Role
from app.ports.devices import VirtualPaper
from app.ports.printing import JobState
from app.services.papers import StoreSpool, recent_jobs
from app.services.people import Engage, engage
from tests.app.services.kit import PIN, STAFF
from tests.ui.pages.seated import Seat, seated
from ui.context import Demo
from ui.pages.login.page import LoginPage
from ui.theme import Theme
from ui.widgets.people import PersonButton
from ui.words import Language, Words

Check = Callable[[QWidget], None]


class Nothing:
    def papers(self) -> tuple[VirtualPaper, ...]:
        return ()

    def scan(self, paper: int) -> bool:  # noqa: ARG002
        return False


PINS = dict.fromkeys(STAFF, PIN)


@pytest.fixture(params=[True, False], ids=["demonstration", "real"])
def seat(request: pytest.FixtureRequest) -> Iterator[Seat]:
    demo, pins = (Demo(Nothing(), lambda _: None), PINS) if request.param else (None, {})
    with seated("anna", demo, pins=pins) as seat:
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[LoginPage]:
    page = LoginPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1366, 656)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


def test_the_code_is_told_where_nothing_is_real_and_nowhere_else(
    qtbot: QtBot, page: LoginPage, seat: Seat
) -> None:
    people = [each for each in page.view.findChildren(PersonButton) if each.isVisible()]
    assert len(people) == len(STAFF)
    for person in people:
        qtbot.mouseClick(person, Qt.MouseButton.LeftButton)
        assert (PIN in page.view.pad_words.text()) is bool(seat.context.pins)


def test_the_guide_is_offered_where_there_is_one(page: LoginPage, seat: Seat) -> None:
    assert page.view.guide.isVisible() is (seat.context.demo is not None)


def test_training_tells_the_codes_and_has_no_guide(qtbot: QtBot) -> None:
    with seated("anna", pins=PINS) as seat:
        page = LoginPage(seat.context)
        qtbot.addWidget(page.view)
        page.view.show()
        page.expect("theo")
        page.on_show()
        seat.rest(qtbot)
        assert PIN in page.view.pad_words.text()
        assert not page.view.guide.isVisible()
        page.on_hide()


def test_who_was_expected_has_only_a_code_to_type(qtbot: QtBot, page: LoginPage, seat: Seat) -> None:
    page.on_hide()
    page.expect("theo")
    page.on_show()
    typed_into = page.view.focusWidget()
    with qtbot.waitSignal(page.entered):
        qtbot.keyClicks(typed_into, PIN)
        qtbot.keyClick(typed_into, Qt.Key.Key_Return)
    assert seat.context.desk.operator is not None
    assert seat.context.desk.operator.id == "theo"


@pytest.mark.parametrize("size", [(1024, 656), (1366, 656)])
def test_it_fits_with_a_paper_in_doubt(
    qtbot: QtBot,
    page: LoginPage,
    seat: Seat,
    words: Words,
    theme: Theme,
    assert_page_is_sound: Check,
    size: tuple[int, int],
) -> None:
    seat.counter.publish(101)
    seat.counter.sell(101)
    job = recent_jobs(seat.counter.house, 1)[0]
    StoreSpool(seat.counter.house).mark(job.number, JobState.UNCONFIRMED)
    page.look_again()
    seat.rest(qtbot)
    page.view.resize(*size)
    for language in Language:
        words.speak(language)
        theme.set_dark(language is Language.ENGLISH)
        assert page.view.papers.isVisible()
        assert "1" in page.view.papers.text()
        assert_page_is_sound(page.view)


@pytest.mark.parametrize("size", [(1024, 656), (1920, 968)])
def test_thirty_names_scroll_and_the_last_can_be_touched(
    qtbot: QtBot,
    page: LoginPage,
    seat: Seat,
    assert_page_is_sound: Check,
    size: tuple[int, int],
) -> None:
    for number in range(30 - len(STAFF)):
        newcomer = Engage(f"zoe{number}", f"Zoé Marchand-Delaunay {number}", (Role.CASHIER,), PIN)
        engage(seat.counter.house, seat.counter.by("ada"), newcomer)
    page.view.resize(*size)
    page.look_again()
    seat.rest(qtbot)
    assert_page_is_sound(page.view)
    last = page.view.findChildren(PersonButton)[-1]
    page.expect(last.objectName())
    seat.rest(qtbot)
    shown = page.view.people.viewport().rect()
    assert shown.contains(last.mapTo(page.view.people.viewport(), last.rect().center()))
    qtbot.mouseClick(last, Qt.MouseButton.LeftButton)
    assert page.view.who.text() == last.text()


def test_shutting_down_with_things_open_asks_once_in_place(
    qtbot: QtBot, page: LoginPage, seat: Seat, words: Words, assert_page_is_sound: Check
) -> None:
    page.view.resize(1024, 656)
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    page.tell_unsold(2)
    qtbot.mouseClick(page.view.leave, Qt.MouseButton.LeftButton)
    assert (page.view.still_open.isVisible(), left) == (True, [])
    for language in Language:
        words.speak(language)
        assert_page_is_sound(page.view)
    qtbot.mouseClick(page.view.leave, Qt.MouseButton.LeftButton)
    assert left == [True]
    page.tell_unsold(0)
    seat.counter.close("100")
    for job in recent_jobs(seat.counter.house):
        StoreSpool(seat.counter.house).mark(job.number, JobState.PRINTED)
    page.on_show()
    seat.rest(qtbot)
    qtbot.mouseClick(page.view.leave, Qt.MouseButton.LeftButton)
    assert left == [True, True]
