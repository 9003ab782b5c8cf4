"""A bet is published from its form: on an event in hand or on a new one, with what its type asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.bet import BetType, Counted, Event, Handicap, MatchOfTheDay, Weekday
from app.domain.values import Odds
from tests.ui.pages.seated import Seat, seated
from ui.pages.offer.new_bet import Line, Missing, NewBetPresenter
from ui.pages.offer.page import OfferPage
from ui.pages.offer.presenter import OfferPresenter
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        start = seat.counter.clock.now() + timedelta(hours=6)
        for number in (1, 2):
            seat.counter.publish(number, event="derby", sides=("Nice", "Lens"), starts_at=start)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, opened: OfferPage) -> OfferPage:
    qtbot.mouseClick(opened.view.new, LEFT)
    return opened


@pytest.fixture
def form(seat: Seat) -> NewBetPresenter:
    lines = OfferPresenter(seat.context.desk).load()
    form = NewBetPresenter(seat.context.desk)
    form.begin(lines[0], lines)
    return form


def test_the_lowest_free_number_and_the_start_are_proposed(form: NewBetPresenter) -> None:
    assert form.lines[Line.NUMBER] == "3"
    assert form.missing() is None
    assert form.event is not None
    assert form.asked().closes_at == form.event.starts_at


def test_a_decimal_handicap_lists_no_draw(form: NewBetPresenter) -> None:
    form.type = BetType.HANDICAP
    assert form.missing() is Missing.HANDICAP
    form.lines |= {Line.FIRST_LEAD: "0", Line.SECOND_LEAD: "1,5"}
    assert form.picks() == ["1", "2"]
    form.lines[Line.SECOND_LEAD] = "1"
    assert form.picks() == ["1", "N", "2"]


def test_a_score_is_listed_once(form: NewBetPresenter) -> None:
    form.type = BetType.EXACT_SCORE
    assert form.missing() is Missing.SCORES
    assert form.add_score("2", "01")
    assert not form.add_score("2", "1")
    assert not form.add_score("", "1")
    assert form.picks() == ("2:1", "other")


def test_what_a_total_counts_is_asked_of_totals_alone(form: NewBetPresenter) -> None:
    form.counted = Counted.TRIES
    assert form.asked().counted is None
    form.type = BetType.ODD_EVEN
    assert form.asked().counted is Counted.TRIES


def test_a_match_of_the_day_has_a_number_from_1_to_10(form: NewBetPresenter) -> None:
    form.match_day = Weekday.SATURDAY
    for text in ("", "0", "11"):
        form.lines[Line.MATCH] = text
        assert form.missing() is Missing.MATCH
    form.lines[Line.MATCH] = "10"
    assert form.asked().match_of_the_day == MatchOfTheDay(Weekday.SATURDAY, 10)


def test_an_event_keeps_its_place_among_the_matches_of_the_day(form: NewBetPresenter) -> None:
    form.match_day = Weekday.SATURDAY
    assert isinstance(form.event, Event)
    form.take_event(replace(form.event, match_of_the_day=MatchOfTheDay(Weekday.MONDAY, 1)))
    assert not form.asks_match
    assert form.missing() is None
    assert form.asked().match_of_the_day is None


def test_a_match_of_the_day_held_by_another_event_is_refused_in_place(
    qtbot: QtBot, page: OfferPage, seat: Seat
) -> None:
    held = MatchOfTheDay(Weekday.SATURDAY, 3)
    seat.counter.publish(9, event="final", match_of_the_day=held)
    card = page.view.new_card
    card.lines[Line.NUMBER].edit.setText("4")
    card.area.ensureWidgetVisible(card.single)
    qtbot.mouseClick(card.single.buttons["no"], LEFT)
    qtbot.mouseClick(card.match_day.buttons[Weekday.SATURDAY], LEFT)
    assert not page.view.primary.isEnabled()
    card.lines[Line.MATCH].edit.setText("3")
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert page.view.refusal.said is not None
    assert page.view.refusal.said.what == "Le Match du Jour est complet"
    page.view.refusal.left.emit()
    card.lines[Line.MATCH].edit.setText("4")
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    bet = next(line.on_offer.bet for line in page._presenter.lines if line.on_offer.bet.number == 4)
    assert bet.event.match_of_the_day == MatchOfTheDay(Weekday.SATURDAY, 4)
    assert not bet.single_allowed


def test_a_handicap_is_published_on_the_event_in_hand(qtbot: QtBot, page: OfferPage, seat: Seat) -> None:
    card = page.view.new_card
    qtbot.mouseClick(card.type.buttons[BetType.HANDICAP], LEFT)
    assert not page.view.primary.isEnabled()
    for line, key in ((Line.FIRST_LEAD, "0"), (Line.SECOND_LEAD, "1")):
        card.lines[line].edit.setFocus()
        page.view.keypad.pressed.emit(key)
    card.odds["1"].setFocus()
    for key in ("2", ",", "5"):
        page.view.keypad.pressed.emit(key)
    records = seat.counter.records()
    qtbot.mouseClick(page.view.primary, LEFT)
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert seat.counter.records() == records + 1
    new = page._presenter.lines[-1].on_offer
    assert new.bet.handicap == Handicap.parse("0:1")
    assert new.bet.event.id == page._presenter.lines[0].on_offer.bet.event.id
    assert new.shown_odds() == {"1": Odds(250), "N": None, "2": None}
    assert not page.view.shows_new


def test_a_new_event_is_typed_and_a_number_taken_is_refused_in_place(
    qtbot: QtBot, page: OfferPage, seat: Seat
) -> None:
    card = page.view.new_card
    qtbot.mouseClick(card.about.buttons["new"], LEFT)
    tomorrow = seat.counter.clock.now() + timedelta(days=1)
    for line, text in ((Line.NUMBER, "2"), (Line.FIRST, "Brest"), (Line.SECOND, "Metz")):
        card.lines[line].edit.setText(text)
    card.starts.day.setFocus()
    qtbot.keyClicks(card.starts.day, f"{tomorrow:%d%m}")
    card.starts.hour.setFocus()
    qtbot.keyClicks(card.starts.hour, "2045")
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert page.view.refusal.said is not None
    assert page.view.refusal.said.what == "Numéro de pari déjà pris"
    page.view.refusal.left.emit()
    card.lines[Line.NUMBER].edit.setText("7")
    qtbot.mouseClick(page.view.primary, LEFT)
    seat.rest(qtbot)
    assert page._presenter.lines[-1].on_offer.bet.event.sides == ("Brest", "Metz")


@pytest.mark.parametrize("size", [(936, 656), (1824, 968)])
def test_it_fits(
    qtbot: QtBot, page: OfferPage, words: Words, assert_page_is_sound: Check, size: tuple[int, int]
) -> None:
    page.view.resize(*size)
    for language in Language:
        words.speak(language)
        page.view.new_card.type.buttons[BetType.OVER_UNDER].click()
        page.view.new_card.match_day.buttons[Weekday.WEDNESDAY].click()
        for which in ("new", "known"):
            qtbot.mouseClick(page.view.new_card.about.buttons[which], LEFT)
            assert_page_is_sound(page.view)
