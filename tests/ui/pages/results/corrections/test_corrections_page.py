"""A result that was wrong: changed by the trader, counted on a supervisor's word (art. 9.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.bet import Period
from app.domain.house.rights import Act
from app.services.betting.results import Promulgate, promulgate_event
from app.services.betting.tickets import AskTickets, tickets_of_day
from tests.app.services.kit import PIN
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.results.corrections.page import CorrectionsPage
from ui.pages.results.entering import Missing
from ui.theme import Theme
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("theo") as seat:
        seat.counter.publish(134, 135)
        seat.counter.sell(134, pick="1")
        seat.counter.sell(134, pick="2")
        seat.counter.settle(134)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[CorrectionsPage]:
    page = CorrectionsPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: CorrectionsPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def the_visitors_won(page: CorrectionsPage, seat: Seat, qtbot: QtBot) -> None:
    page.view.form.score_changed.emit(Period.FULL, 1, 5)
    qtbot.waitUntil(lambda: page.consequences.count.is_whole)
    seat.rest(qtbot)


def statuses(seat: Seat) -> list[str]:
    today = seat.counter.clock.now().date()
    lines = tickets_of_day(seat.counter.house, seat.counter.by("anna"), AskTickets("P1"))
    return sorted(str(line.ticket.status_on(today)) for line in lines)


def give_word(hand: Hand, page: CorrectionsPage, pin: str) -> None:
    approval = page.view.approval
    page.view.confirming.reason.set_text("Erreur de saisie")
    for digit in pin:
        approval.pad.press(digit)


def test_only_events_with_a_result_are_listed_and_their_result_stands_there(page: CorrectionsPage) -> None:
    assert [event.code for event in page.presenter.choice.events] == ["e134"]
    assert page.presenter.entering.missing() is Missing.UNCHANGED
    assert not page.view.primary.isEnabled()


def test_the_consequences_are_told_before_anybody_is_asked(
    page: CorrectionsPage, seat: Seat, qtbot: QtBot
) -> None:
    before = seat.counter.records()
    the_visitors_won(page, seat, qtbot)
    assert page.consequences.count.found is not None
    assert (page.consequences.count.found.won, page.consequences.count.found.lost) == (1, 1)
    assert seat.counter.records() == before


def test_what_was_paid_on_the_wrong_result_is_told(
    page: CorrectionsPage, seat: Seat, qtbot: QtBot, assert_page_is_sound: Check
) -> None:
    lines = tickets_of_day(seat.counter.house, seat.counter.by("anna"), AskTickets("P1"))
    won = next(line.registered for line in lines if line.registered.play.picks[0].pick == "1")
    paid = seat.counter.pay(won.identification).amount
    page.view.resize(936, 656)
    the_visitors_won(page, seat, qtbot)
    said = " ".join(text.text() for text in page.view.consequences.findChildren(Text) if text.isVisible())
    assert f"{paid.text()} déjà payés" in said
    assert_page_is_sound(page.view)


def test_a_correction_asks_for_a_reason_and_a_supervisor(
    hand: Hand, page: CorrectionsPage, seat: Seat, qtbot: QtBot
) -> None:
    the_visitors_won(page, seat, qtbot)
    hand.touch(page.view.primary)
    assert page.view.approval.isVisibleTo(page.view)
    assert not page.view.primary.isEnabled()
    before = seat.counter.records()
    give_word(hand, page, PIN)
    hand.touch(page.view.primary)
    assert seat.counter.records() == before + 2
    assert page.view.consequences.done.isVisibleTo(page.view)
    assert page.presenter.entering.missing() is Missing.UNCHANGED


def test_a_wrong_code_corrects_nothing_and_says_so(
    hand: Hand, page: CorrectionsPage, seat: Seat, qtbot: QtBot
) -> None:
    the_visitors_won(page, seat, qtbot)
    hand.touch(page.view.primary)
    standing = statuses(seat)
    give_word(hand, page, "9999")
    hand.touch(page.view.primary)
    assert page.view.approval.why.isVisibleTo(page.view)
    assert statuses(seat) == standing


def test_escape_leaves_the_supervisor_and_keeps_what_was_entered(
    hand: Hand, page: CorrectionsPage, seat: Seat, qtbot: QtBot
) -> None:
    the_visitors_won(page, seat, qtbot)
    hand.touch(page.view.primary)
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.view.approval.isVisibleTo(page.view)
    assert page.presenter.entering.entry.full[1] == 5


def test_only_who_may_correct_is_offered_the_page(seat: Seat) -> None:
    assert seat.context.desk.may(Act.CORRECT_RESULT)
    seat.sit("anna")
    assert not seat.context.desk.may(Act.CORRECT_RESULT)


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
@pytest.mark.parametrize("asks", [False, True])
def test_it_can_be_read_and_touched_at_every_size(
    hand: Hand,
    page: CorrectionsPage,
    seat: Seat,
    qtbot: QtBot,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
    asks: bool,
) -> None:
    page.view.resize(*size)
    the_visitors_won(page, seat, qtbot)
    if asks:
        hand.touch(page.view.primary)
    assert_page_is_sound(page.view)
    theme.set_dark(True)
    words.speak(Language.ENGLISH)
    assert_page_is_sound(page.view)


def test_named_winners_are_corrected_by_naming_others(
    hand: Hand, page: CorrectionsPage, seat: Seat, qtbot: QtBot
) -> None:
    house = seat.counter.house
    named = Promulgate("e135", winners={135: ("N",)})
    promulgate_event(house, seat.counter.by("theo"), named)
    page.on_show()
    seat.rest(qtbot)
    page.events.choose("e135")
    seat.rest(qtbot)
    form, bet = page.view.winners, seat.counter.bet_id(135)
    assert form.choice(bet, "N").isChecked()
    assert not page.view.primary.isEnabled(), "it is the result that stands"
    hand.touch(form.choice(bet, "2"))
    qtbot.waitUntil(lambda: page.consequences.count.is_whole)
    hand.touch(page.view.primary)
    give_word(hand, page, PIN)
    hand.touch(page.view.primary)
    with house.store.read() as unit:
        outcome = unit.offer.by_numbers([135])[135].outcome
    assert outcome is not None
    assert outcome.winners == ("2",)


def test_a_bet_long_over_is_found_by_the_number_that_another_bears_since(
    qtbot: QtBot, seat: Seat, page: CorrectionsPage
) -> None:
    seat.counter.later(days=100)
    seat.counter.publish(134, event="again", sides=("Nice", "Lens"))
    page.on_show()
    seat.rest(qtbot)
    assert page.presenter.choice.events == []
    page.view.events.searched.emit("134")
    seat.rest(qtbot)
    assert [event.code for event in page.presenter.choice.found()] == ["e134"]
    assert page.presenter.entering.missing() is Missing.UNCHANGED
