"""An event's times: changed for all its bets at once, suspended as a whole, begun before time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.offer import BetState
from app.domain.values.days import local
from tests.ui.pages.seated import Seat, seated
from ui.pages.offer.page import OfferPage
from ui.pages.offer.times import Moment, Typed, read_instant, written
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        start = seat.counter.clock.now() + timedelta(hours=6)
        for number in (101, 102):
            seat.counter.publish(number, event="derby", sides=("Nice", "Lens"), starts_at=start)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, opened: OfferPage) -> OfferPage:
    qtbot.mouseClick(opened.view.times, LEFT)
    return opened


@pytest.mark.parametrize(
    ("day", "hour"), [("6/9", "20:30"), ("0609", "2030"), ("06/09/2025", "20h30"), ("6,9,25", "20,30")]
)
def test_a_day_and_an_hour_are_read_as_they_are_typed_here(seat: Seat, day: str, hour: str) -> None:
    now = seat.counter.clock.now().replace(year=2025, month=9, day=5)
    read = read_instant(Typed(day, hour), now)
    assert read is not None
    assert written(read) == Typed("06/09/2025", "20:30")


@pytest.mark.parametrize(("day", "hour"), [("31/2", "20:30"), ("06/09", "25:00"), ("06/09", ""), ("x", "20")])
def test_what_is_no_day_or_hour_is_not_guessed(seat: Seat, day: str, hour: str) -> None:
    assert read_instant(Typed(day, hour), seat.counter.clock.now()) is None


def test_the_end_of_validation_is_typed_on_the_keypad_for_every_bet_of_the_event(
    qtbot: QtBot, page: OfferPage, seat: Seat
) -> None:
    before = local(page._presenter.lines[0].on_offer.closes_at)
    sooner = before - timedelta(hours=1)
    qtbot.mouseClick(page.view.times_card.moments[Moment.CLOSES].hour, LEFT)
    for digit in f"{sooner:%H%M}":
        page.view.keypad.pressed.emit(digit)
    assert f"{before:%H:%M} → {sooner:%d/%m %H:%M}" in page.view.times_card.follows.text()
    records = seat.counter.records()
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert seat.counter.records() == records + 1
    assert {f"{local(each.on_offer.closes_at):%H:%M}" for each in page._presenter.lines} == {
        f"{sooner:%H:%M}"
    }
    assert page.view.done.isVisible()


def test_an_end_after_the_start_is_refused_in_place_and_what_was_typed_stays(
    qtbot: QtBot, page: OfferPage, seat: Seat
) -> None:
    fields = page.view.times_card.moments[Moment.CLOSES]
    later = local(page._presenter.lines[0].on_offer.closes_at) + timedelta(days=1)
    fields.day.setFocus()
    fields.day.clear()
    qtbot.keyClicks(fields.day, f"{later:%d/%m}")
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert page.view.refusal.said is not None
    assert page.view.refusal.said.what == "Horaire impossible"
    page.view.refusal.left.emit()
    assert page.view.shows_times
    assert fields.day.text() == f"{later:%d/%m}"


def test_a_whole_event_is_suspended_and_resumed(qtbot: QtBot, page: OfferPage, seat: Seat) -> None:
    qtbot.mouseClick(page.view.times_card.turn, LEFT)
    seat.rest(qtbot)
    assert {each.state for each in page._presenter.lines} == {BetState.SUSPENDED}
    qtbot.mouseClick(page.view.times, LEFT)
    qtbot.mouseClick(page.view.times_card.turn, LEFT)
    seat.rest(qtbot)
    assert {each.state for each in page._presenter.lines} == {BetState.OPEN}


def test_an_early_start_ends_the_sale_and_says_what_it_voids(
    qtbot: QtBot, page: OfferPage, seat: Seat
) -> None:
    seat.counter.sell(101)
    qtbot.mouseClick(page.view.times_card.early, LEFT)
    assert "comptent à la cote 1" in page.view.times_card.follows.text()
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert {each.state for each in page._presenter.lines} == {BetState.CLOSED}
    assert page._presenter.done is not None
    assert page._presenter.done.voided_picks == 1


@pytest.mark.parametrize("size", [(936, 656), (1824, 968)])
def test_it_fits(
    qtbot: QtBot, page: OfferPage, words: Words, assert_page_is_sound: Check, size: tuple[int, int]
) -> None:
    page.view.resize(*size)
    for language in Language:
        words.speak(language)
        for choice in (page.view.times_card.early, page.view.times_card.later):
            qtbot.mouseClick(choice, LEFT)
            assert_page_is_sound(page.view)
