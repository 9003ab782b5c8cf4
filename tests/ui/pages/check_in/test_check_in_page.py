"""The check-in page as hands use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.documents import Kind
from app.domain.house.cash import Means
from app.domain.poker.receipts import receipt_code
from app.domain.poker.state import PlayerState
from app.domain.values import Money
from app.services.poker.lists import Enlist, ban
from tests.app.services.kit import PIN
from tests.app.services.poker.evening import Evening, newcomer
from tests.ui.pages.desk_kit import Hand, evening_seat, won_elsewhere
from ui.customer import Sale
from ui.pages.check_in.page import CheckInPage
from ui.pages.check_in.presenter import Filter, Step
from ui.theme import Theme
from ui.words import Language, Words

Desk = tuple[CheckInPage, Evening, Hand]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with evening_seat() as (seat, evening):
        page = CheckInPage(seat.context)
        qtbot.addWidget(page.view)
        page.view.resize(1270, 712)
        page.view.show()
        page.on_show()
        hand = Hand(qtbot, seat, page.view)
        hand.rest()
        yield page, evening, hand
        page.on_hide()


def code_of(evening: Evening, player: str) -> str:
    return receipt_code(evening.counter.house.keys.control_mac, evening.tournament, player)


def state_of(evening: Evening, player: str) -> PlayerState:
    return evening.state.players[player].state


def test_a_scanned_receipt_is_checked_in_with_two_touches(desk: Desk) -> None:
    page, evening, hand = desk
    player = evening.register(newcomer("Martin"))
    hand.rest()
    assert page.take_scan(code_of(evening, player))
    hand.rest()
    assert state_of(evening, player) is PlayerState.REGISTERED
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert hand.touches == 2
    assert state_of(evening, player) is PlayerState.CHECKED_IN
    assert page.view.state.text() == "Pointé"


def test_nobody_is_checked_in_before_his_document_was_seen(desk: Desk) -> None:
    page, evening, hand = desk
    player = evening.register(newcomer("Martin"))
    hand.rest()
    page.receive(player)
    hand.rest()
    assert not page.view.primary.isEnabled()
    hand.press(Qt.Key.Key_Return)
    assert state_of(evening, player) is PlayerState.REGISTERED


def test_a_name_typed_finds_the_player_and_enter_goes_on(desk: Desk) -> None:
    page, evening, hand = desk
    martin, _ = evening.register(newcomer("Martin")), evening.register(newcomer("Bernard"))
    hand.rest()
    hand.type("mart")
    assert page.presenter.player == martin
    hand.touch(page.view.seen)
    hand.press(Qt.Key.Key_Return)
    assert state_of(evening, martin) is PlayerState.CHECKED_IN
    hand.press(Qt.Key.Key_Return)
    assert page.presenter.step is Step.NOBODY


def test_arrows_walk_through_the_list_while_the_search_keeps_the_focus(desk: Desk) -> None:
    page, evening, hand = desk
    players = [evening.register(newcomer(surname)) for surname in ("Adam", "Bernard", "Costes")]
    hand.rest()
    hand.press(Qt.Key.Key_Down, 2)
    assert page.presenter.player == players[1]
    hand.press(Qt.Key.Key_Up)
    assert page.presenter.player == players[0]
    assert page.view.players.search.hasFocus()


def test_who_holds_a_place_pays_and_is_checked_in_by_one_touch(desk: Desk) -> None:
    page, evening, hand = desk
    player = evening.pre_register(newcomer("Martin"))
    hand.rest()
    page.receive(player)
    hand.rest()
    page.view.payment.received.add(Money.euros(200))
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    entry = evening.state.players[player]
    assert entry.state is PlayerState.CHECKED_IN
    assert entry.bulletin_signed
    assert evening.counter.balance("drawer:P1") == Money.euros(265)
    assert page.view.given_back.value() == Money.euros(35).text()
    assert hand.seat.kicks == 1


@pytest.mark.parametrize("how", [Means.CASH, Means.CARD])
def test_chosen_in_the_list_he_has_paid_and_is_in_after_four_touches(desk: Desk, how: Means) -> None:
    page, evening, hand = desk
    player = evening.pre_register(newcomer("Martin"))
    hand.rest()
    (row,) = page.view.players.shown
    hand.touch(row)
    assert page.presenter.bulletin_printed, "it comes at the touch of his name"
    payment = page.view.payment
    hand.touch(payment.handed.sums[1] if how is Means.CASH else payment.means_buttons[how])
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert hand.touches == 4
    assert state_of(evening, player) is PlayerState.CHECKED_IN
    assert hand.seat.kicks == (how is Means.CASH)
    printed = [job.document.kind for job in evening.counter.papers()]
    assert printed == [Kind.REGISTRATION, Kind.BULLETIN]


def test_a_name_only_passed_in_the_list_prints_nothing(desk: Desk) -> None:
    page, evening, hand = desk
    evening.pre_register(newcomer("Martin"))
    hand.rest()
    hand.press(Qt.Key.Key_Down)
    assert page.presenter.step is Step.PAY_AND_CHECK_IN
    assert not evening.counter.papers()


def test_his_bulletin_comes_and_a_closed_drawer_is_told_before_he_pays(desk: Desk) -> None:
    page, evening, hand = desk
    player = evening.pre_register(newcomer("Martin"))
    hand.rest()
    page.receive(player)
    hand.rest()
    hand.touch(page.view.print_bulletin)
    assert [job.document.kind for job in evening.counter.papers()] == [Kind.BULLETIN]
    showing = hand.seat.context.customer.showing
    assert isinstance(showing, Sale)
    assert showing.total == Money.euros(165)
    assert not page.view.head.trouble.isVisible()
    evening.counter.close("100")
    hand.rest()
    assert page.view.head.trouble.isVisible()
    hand.touch(page.view.primary)
    assert hand.seat.gone.to == [("drawer", None)]


def test_a_buy_in_that_was_won_is_taken_off_what_he_pays_here(
    desk: Desk, theme: Theme, assert_page_is_sound: Callable[[QWidget], None]
) -> None:
    page, evening, hand = desk
    theme.fit_to_width(1024)
    page.view.resize(936, 656)
    player = evening.pre_register(newcomer("Martin"))
    won_elsewhere(evening)
    hand.rest()
    before = evening.counter.balance("drawer:P1")
    page.receive(player)
    hand.rest()
    fee = evening.state.terms.fee
    assert page.view.payment.due == fee
    page.view.payment.received.add(Money.euros(20))
    assert_page_is_sound(page.view)
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert state_of(evening, player) is PlayerState.CHECKED_IN
    assert evening.counter.balance("drawer:P1") - before == fee
    assert page.view.given_back.value() == (Money.euros(20) - fee).text()
    assert isinstance(hand.seat.context.customer.showing, Sale)
    assert hand.seat.context.customer.showing.total == fee


def test_too_little_money_is_said_before_the_act(desk: Desk) -> None:
    page, evening, hand = desk
    player = evening.pre_register(newcomer("Martin"))
    hand.rest()
    page.receive(player)
    hand.rest()
    page.view.payment.received.add(Money.euros(100))
    hand.touch(page.view.seen)
    assert not page.view.primary.isEnabled()
    assert Money.euros(65).text() in page.view.primary.why_disabled


def test_a_place_that_nothing_was_paid_for_is_given_back(desk: Desk) -> None:
    page, evening, hand = desk
    player = evening.pre_register(newcomer("Martin"))
    hand.rest()
    page.receive(player)
    hand.rest()
    hand.touch(page.view.give_back)
    assert player not in evening.state.players
    assert page.presenter.step is Step.NOBODY


def test_after_the_draw_the_seat_given_is_shown_large(desk: Desk) -> None:
    page, evening, hand = desk
    evening.come("Zeller", "Yung")
    late = evening.register(newcomer("Martin"))
    evening.start()
    hand.rest()
    page.receive(late)
    hand.rest()
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    entry = evening.state.players[late]
    assert page.view.seat.isVisibleTo(page.view)
    assert page.view.seat.words == f"{entry.table} / {entry.seat}"


def test_who_pays_after_the_start_is_seated_at_once_until_late_entries_end(desk: Desk, qtbot: QtBot) -> None:
    page, evening, hand = desk
    martin, wanda = (evening.pre_register(newcomer(surname)) for surname in ("Martin", "Wanda"))
    evening.come("Zeller", "Yung")
    evening.start()
    hand.rest()
    page.receive(martin)
    hand.rest()
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    entry = evening.state.players[martin]
    assert page.view.seat.words == f"{entry.table} / {entry.seat}"
    page.receive(wanda)
    hand.rest()
    hand.touch(page.view.seen)
    assert page.view.primary.isEnabled()
    evening.later(hours=4)
    qtbot.waitUntil(lambda: not page.view.primary.isEnabled())
    assert page.view.primary.why_disabled == "Ce tournoi ne prend plus d’inscription."


def test_a_receipt_that_the_house_never_printed_is_refused_in_place(desk: Desk) -> None:
    page, _, hand = desk
    assert page.take_scan("1234567890123456")
    hand.rest()
    assert page.view.refusal.said is not None
    hand.press(Qt.Key.Key_Escape)
    assert page.view.shows_list


def test_a_ban_that_came_later_counts_and_a_near_one_is_decided_here(desk: Desk) -> None:
    page, evening, hand = desk
    player = evening.register(newcomer("Kervallec"))
    ban(evening.counter.house, evening.counter.by("clara"), Enlist(newcomer("Kervalec")))
    hand.rest()
    page.receive(player)
    hand.rest()
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    hand.touch(page.view.decision.admit)
    page.view.decision.reason.edit.insert("Née ailleurs")
    for figure in PIN:
        page.view.approval.pad.press(figure)
    hand.touch(page.view.primary)
    assert state_of(evening, player) is PlayerState.CHECKED_IN


def test_filters_count_and_show_their_players(desk: Desk) -> None:
    page, evening, hand = desk
    evening.pre_register(newcomer("Adam"))
    evening.register(newcomer("Bernard"))
    evening.come("Costes")
    hand.rest()
    counts = {each: page.presenter.count(each) for each in Filter}
    assert counts == {
        Filter.ALL: 3,
        Filter.PRE_REGISTERED: 1,
        Filter.REGISTERED: 1,
        Filter.CHECKED_IN: 1,
    }
    hand.touch(page.view.filters[Filter.CHECKED_IN])
    assert [row.text() for row in page.view.players.shown] == ["Costes Claude"]


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 712), (1824, 1024)])
@pytest.mark.parametrize("language", list(Language))
def test_every_state_is_whole_in_every_window(
    desk: Desk,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Callable[[QWidget], None],
    width: int,
    height: int,
    language: Language,
) -> None:
    page, evening, hand = desk
    player = evening.pre_register(newcomer("Kervallec"))
    ban(evening.counter.house, evening.counter.by("clara"), Enlist(newcomer("Kervalec")))
    theme.fit_to_width(width + 96)
    words.speak(language)
    page.view.resize(width, height)
    hand.rest()
    assert_page_is_sound(page.view)
    page.receive(player)
    hand.rest()
    assert_page_is_sound(page.view)
    hand.touch(page.view.print_bulletin)
    assert_page_is_sound(page.view)
    hand.touch(page.view.seen)
    hand.touch(page.view.primary)
    assert_page_is_sound(page.view)
    hand.press(Qt.Key.Key_Escape)
    page.take_scan("1234567890123456")
    hand.rest()
    assert_page_is_sound(page.view)
