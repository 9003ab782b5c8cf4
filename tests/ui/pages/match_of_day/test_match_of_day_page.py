"""The *Match du Jour* as hands use it: a touch for each answer and stake, one ticket."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.bet import PickRef
from app.domain.values import Money, Odds
from app.services.betting.offers import SetOdds, SuspendBet, set_odds, suspend_bet
from tests.ui.pages.match_of_day.bulletin import publish_matches
from tests.ui.pages.seated import Seat, seated
from ui.betting.states import Step
from ui.pages.match_of_day.page import MatchOfDayPage
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
HOME, OVER = PickRef(134, "1"), PickRef(303, "over")


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        publish_matches(seat.counter)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[MatchOfDayPage]:
    page = MatchOfDayPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: MatchOfDayPage) -> Hand:
    return Hand(qtbot, seat, page)


class Hand:
    """Types and touches, and counts the touches."""

    def __init__(self, qtbot: QtBot, seat: Seat, page: MatchOfDayPage) -> None:
        self._qtbot, self._seat, self._page = qtbot, seat, page
        self.touches = 0

    def type(self, text: str) -> None:
        self._qtbot.keyClicks(self._page.view.bulletin.entry.line, text)
        self.press(Qt.Key.Key_Return)

    def press(self, key: Qt.Key) -> None:
        self._qtbot.keyClick(self._page.view.focusWidget() or self._page.view, key)
        self._seat.rest(self._qtbot)

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisibleTo(self._page.view)
        assert button.isEnabled()
        self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.touches += 1
        self._seat.rest(self._qtbot)

    def take(self, ref: PickRef, euros: int) -> None:
        self.touch(self._page.view.bulletin.answers.answers[ref])
        self.touch(self._page.view.slip.stakes.buttons[Money.euros(euros)])


def test_two_bets_with_their_own_stakes_take_six_touches(
    hand: Hand, page: MatchOfDayPage, seat: Seat
) -> None:
    hand.take(HOME, 5)
    hand.take(OVER, 20)
    assert page.view.primary.text() == f"Encaisser {Money.euros(25).text()}"
    hand.touch(page.view.primary)
    hand.touch(page.view.primary)
    assert hand.touches == 6
    assert page.presenter.step is Step.SOLD
    assert [job.document.kind for job in seat.counter.papers()][:1] == ["ticket"]
    assert seat.counter.balance("drawer:P1") == Money.euros(125)


def test_one_touch_gives_all_lines_the_stake_of_the_line_in_hand(hand: Hand, page: MatchOfDayPage) -> None:
    slip = page.view.slip
    hand.take(HOME, 5)
    assert not slip.alike.isVisible(), "there is nothing to be alike with"
    hand.take(OVER, 20)
    hand.touch(slip.alike)
    assert page.view.primary.text() == f"Encaisser {Money.euros(40).text()}"
    assert not slip.alike.isVisible()


def test_the_keyboard_alone_sells(hand: Hand, page: MatchOfDayPage, seat: Seat) -> None:
    hand.type("3")
    hand.type("141 n 5")
    hand.press(Qt.Key.Key_Return)
    hand.press(Qt.Key.Key_Return)
    assert page.presenter.step is Step.SOLD
    assert seat.counter.balance("drawer:P1") == Money.euros(105)
    hand.press(Qt.Key.Key_Return)
    assert page.presenter.step is Step.BULLETIN
    assert not page.presenter.slip.lines


def test_a_double_touch_sells_one_ticket(hand: Hand, page: MatchOfDayPage, seat: Seat, qtbot: QtBot) -> None:
    hand.take(HOME, 5)
    hand.touch(page.view.primary)
    before = seat.counter.records()
    for _ in range(2):
        qtbot.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    assert seat.counter.records() == before + 1


def test_a_line_without_a_stake_is_not_cashed(hand: Hand, page: MatchOfDayPage) -> None:
    hand.touch(page.view.bulletin.answers.answers[HOME])
    assert not page.view.primary.isEnabled()


def test_a_number_without_a_match_cannot_be_chosen(page: MatchOfDayPage) -> None:
    states = [button.isEnabled() for button in page.view.bulletin.matches.numbers[:4]]
    assert states == [True, False, True, False]


def test_odds_that_move_under_the_hand_are_accepted_with_one_touch(
    hand: Hand, page: MatchOfDayPage, seat: Seat
) -> None:
    hand.take(HOME, 10)
    hand.touch(page.view.primary)
    set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.80")}))
    hand.touch(page.view.primary)
    assert page.presenter.step is Step.CHANGED
    hand.touch(page.view.primary)
    assert page.presenter.step is Step.SOLD


def test_escape_goes_back_to_the_bulletin_and_sells_nothing(
    hand: Hand, page: MatchOfDayPage, seat: Seat
) -> None:
    hand.take(HOME, 10)
    hand.touch(page.view.primary)
    before = seat.counter.records()
    hand.press(Qt.Key.Key_Escape)
    assert page.presenter.step is Step.BULLETIN
    assert seat.counter.records() == before


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
@pytest.mark.parametrize("step", list(Step))
def test_every_step_can_be_read_and_touched_at_every_size(
    hand: Hand,
    page: MatchOfDayPage,
    seat: Seat,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
    step: Step,
) -> None:
    page.view.resize(*size)
    hand.take(HOME, 5)
    hand.take(OVER, 100)
    if step is not Step.BULLETIN:
        hand.touch(page.view.primary)
        page.view.tender.field.propose(Money.euros(200))
    if step is Step.CHANGED:
        set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(134, {"1": Odds.parse("1.80")}))
    if step in (Step.CHANGED, Step.SOLD):
        hand.touch(page.view.primary)
    assert page.presenter.step is step
    assert_page_is_sound(page.view)
    theme.set_dark(True)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)


def test_a_bulletin_waits_while_the_next_player_is_served(
    hand: Hand, page: MatchOfDayPage, seat: Seat
) -> None:
    slip = page.view.slip
    hand.take(HOME, 10)
    hand.touch(slip.park)
    hand.type("141 1 5")
    for _ in range(2):
        hand.press(Qt.Key.Key_Return)
    assert page.presenter.step is Step.SOLD
    hand.press(Qt.Key.Key_Return)
    hand.touch(slip.nothing.waiting[0])
    assert list(slip.lines) == [HOME]
    assert page.view.bulletin.answers.answers[HOME].isChecked()
    hand.touch(page.view.primary)
    hand.touch(page.view.primary)
    assert seat.counter.balance("drawer:P1") == Money.euros(115)


def test_the_last_ticket_is_repeated_with_one_touch_and_what_closed_is_told(
    hand: Hand, page: MatchOfDayPage, seat: Seat, qtbot: QtBot
) -> None:
    hand.take(HOME, 10)
    hand.take(OVER, 5)
    for _ in range(3):
        hand.touch(page.view.primary)
    suspend_bet(seat.counter.house, seat.counter.by("theo"), SuspendBet(303))
    page.on_show()
    seat.rest(qtbot)
    hand.touch(page.view.slip.nothing.repeat)
    assert list(page.view.slip.lines) == [HOME]
    assert "303" in page.view.why.text()
    assert page.presenter.slip.total == Money.euros(10)


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_bulletins_that_wait_can_be_read_and_touched_at_every_size(
    hand: Hand,
    page: MatchOfDayPage,
    assert_page_is_sound: Check,
    words: Words,
    size: tuple[int, int],
) -> None:
    page.view.resize(*size)
    hand.take(HOME, 100)
    hand.touch(page.view.primary)
    hand.touch(page.view.primary)
    hand.touch(page.view.primary)
    for _ in range(3):
        hand.take(HOME, 100)
        hand.touch(page.view.slip.park)
    assert len(page.view.slip.nothing.waiting) == 3
    assert_page_is_sound(page.view)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)
    hand.take(HOME, 5)
    assert not page.view.slip.park.isEnabled()
    assert "3" in page.view.slip.park.why_disabled
    assert page.view.height() == size[1], "what takes turns must not make the window grow"
    assert_page_is_sound(page.view)
