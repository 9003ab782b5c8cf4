"""Bets without a result past their time: listed, and voided with one touch and a reason (art. 9.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.bet import BetId
from app.domain.betting.offer import BetState
from app.services.betting.offers import AskOffer, VoidBet, offer, void_bet
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.to_void.page import ToVoidPage
from ui.pages.to_void.presenter import Reason, ToVoidPresenter
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        seat.counter.publish(134, 135)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> ToVoidPage:
    seat.counter.later(days=3)
    page = ToVoidPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: ToVoidPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def states(seat: Seat) -> dict[int, BetState]:
    lines = offer(seat.counter.house, seat.counter.by("theo"), AskOffer())
    return {line.on_offer.bet.number: line.state for line in lines}


def test_nothing_is_due_while_the_second_day_lasts(seat: Seat) -> None:
    presenter = ToVoidPresenter(seat.context.desk)
    seat.counter.later(days=2)
    presenter.show(presenter.load())
    assert presenter.bets == []
    assert presenter.command() is None


def test_one_touch_voids_the_bet_in_hand_and_goes_on_to_the_next(
    hand: Hand, page: ToVoidPage, seat: Seat
) -> None:
    assert seat.gone.badges["to_void"] == 2
    hand.touch(page.view.primary)
    assert states(seat)[134] is BetState.VOIDED
    assert seat.gone.badges["to_void"] == 1
    assert page.presenter.chosen is not None
    assert page.presenter.chosen.bet.number == 135


def test_the_reason_that_was_chosen_is_the_one_that_is_kept(hand: Hand, page: ToVoidPage, seat: Seat) -> None:
    bet = seat.counter.bet_id(135)
    hand.touch(page.view.bets[bet])
    hand.touch(page.view.reasons[Reason.NOT_PLAYED])
    assert page.presenter.command() == VoidBet(BetId(bet), Reason.NOT_PLAYED)


def test_the_keyboard_alone_chooses_and_voids(hand: Hand, page: ToVoidPage, seat: Seat) -> None:
    page.view.setFocus()
    hand.press(Qt.Key.Key_Down)
    hand.press(Qt.Key.Key_Return)
    assert states(seat)[135] is BetState.VOIDED


def test_a_bet_that_another_voided_leaves_the_list(page: ToVoidPage, seat: Seat, qtbot: QtBot) -> None:
    void_bet(seat.counter.house, seat.counter.by("theo"), VoidBet(134, "Ailleurs"))
    qtbot.waitUntil(lambda: list(page.view.bets) == [seat.counter.bet_id(135)])


def test_a_bet_whose_number_was_given_again_is_the_one_that_is_voided(
    hand: Hand, page: ToVoidPage, seat: Seat, qtbot: QtBot
) -> None:
    former = seat.counter.bet_id(134)
    seat.counter.publish(134, event="again", sides=("Nice", "Lens"))
    page.on_show()
    seat.rest(qtbot)
    assert list(page.view.bets) == [former, seat.counter.bet_id(135)]
    hand.touch(page.view.primary)
    with seat.counter.house.store.read() as unit:
        assert unit.offer.by_ids([former])[former].voided
    assert states(seat)[134] is BetState.OPEN


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_it_can_be_read_and_touched_at_every_size(
    hand: Hand,
    page: ToVoidPage,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
) -> None:
    page.view.resize(*size)
    hand.touch(page.view.primary)
    assert_page_is_sound(page.view)
    theme.set_dark(True)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)
    hand.touch(page.view.primary)
    assert_page_is_sound(page.view)


def test_the_badge_counts_what_is_due_before_the_page_was_opened(qtbot: QtBot, seat: Seat) -> None:
    seat.counter.later(days=3)
    page = ToVoidPage(seat.context)
    qtbot.addWidget(page.view)
    page.at_login()
    seat.rest(qtbot)
    assert seat.gone.badges["to_void"] == 2


def test_the_badge_follows_a_void_made_while_another_page_is_open(
    qtbot: QtBot, seat: Seat, page: ToVoidPage
) -> None:
    page.on_hide()
    house, origin = seat.counter.house, seat.counter.by("theo")
    operation = seat.context.operations.act(page, lambda: void_bet(house, origin, VoidBet(134, "Pluie")))
    operation.run()
    seat.rest(qtbot)
    assert seat.gone.badges["to_void"] == 1
