"""The rebuys page as hands use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.poker.receipts import receipt_code
from app.domain.values import Money
from app.services.poker.counter_sales import ChipsSale
from app.services.poker.tables import AskRebuy, ask_rebuy
from tests.app.services.poker.evening import Evening
from tests.ui.pages.desk_kit import Hand, evening_seat
from tests.ui.pages.seated import Gone
from ui.pages.rebuys.page import RebuysPage
from ui.theme import Theme
from ui.words import Language, Words

Desk = tuple[RebuysPage, Evening, Hand]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    with evening_seat() as (seat, evening):
        evening.come("Adam", "Bernard", "Costes")
        evening.start()
        page = RebuysPage(seat.context)
        qtbot.addWidget(page.view)
        page.view.resize(1270, 712)
        page.view.show()
        page.on_show()
        hand = Hand(qtbot, seat, page.view)
        hand.rest()
        yield page, evening, hand
        page.on_hide()


def test_a_rebuy_is_sold_by_name_with_the_keyboard_alone(desk: Desk) -> None:
    page, evening, hand = desk
    drawer, papers = evening.counter.balance("drawer:P1"), len(evening.counter.papers())
    hand.type("bern")
    hand.press(Qt.Key.Key_Return)
    player = evening.state.players[page.presenter.player]
    assert player.rebuys == 1
    assert evening.counter.balance("drawer:P1") == drawer + Money.euros(100)
    assert len(evening.counter.papers()) == papers + 1
    assert hand.seat.kicks == 1
    hand.press(Qt.Key.Key_Return)
    assert page.presenter.player == ""


def test_a_closed_drawer_is_told_before_anybody_is_chosen(desk: Desk) -> None:
    page, evening, hand = desk
    evening.counter.close("595")
    hand.rest()
    assert page.view.head.trouble.isVisible()
    hand.touch(page.view.primary)
    assert hand.seat.gone.to == [("drawer", None)]
    hand.seat.sit("clara")
    page.on_show()
    hand.rest()
    assert page.view.primary.why_disabled == "Un caissier ouvre d’abord la caisse."


def test_a_seat_card_finds_the_player(desk: Desk) -> None:
    page, evening, hand = desk
    player = next(iter(evening.state.players))
    assert page.take_scan(receipt_code(evening.counter.house.keys.control_mac, evening.tournament, player))
    hand.rest()
    assert page.presenter.player == player
    assert page.presenter.chosen is ChipsSale.REBUY
    assert evening.state.players[player].rebuys == 0


def test_a_seat_typed_finds_who_sits_there(desk: Desk) -> None:
    page, evening, hand = desk
    player, entry = next(iter(evening.state.seated().items()))
    hand.type(f"t{entry.table} p{entry.seat}")
    assert page.presenter.player == player


def test_the_change_is_told_until_the_next_player(desk: Desk) -> None:
    page, _, hand = desk
    hand.touch(page.view.players.shown[0])
    page.view.payment.received.add(Money.euros(150))
    hand.touch(page.view.primary)
    assert page.view.given_back.value() == Money.euros(50).text()
    assert hand.touches == 2


def test_the_limit_of_rebuys_is_said_on_the_choice_and_nothing_is_sold(desk: Desk) -> None:
    page, evening, hand = desk
    for _ in range(2):
        hand.touch(page.view.players.shown[0])
        hand.touch(page.view.primary)
        hand.touch(page.view.primary)
    hand.touch(page.view.players.shown[0])
    assert not page.view.options[ChipsSale.REBUY].isEnabled()
    assert not page.view.primary.isEnabled()
    assert evening.state.players[page.presenter.player].rebuys == 2


def test_who_is_out_comes_back_once_and_is_shown_his_seat(desk: Desk) -> None:
    page, evening, hand = desk
    player = next(iter(evening.state.players))
    evening.eliminate(player)
    hand.rest()
    hand.type("adam")
    assert page.presenter.player == player
    assert page.presenter.chosen is ChipsSale.RE_REGISTER
    hand.touch(page.view.primary)
    entry = evening.state.players[player]
    assert entry.reentered
    assert page.view.seat.words == f"{entry.table} / {entry.seat}"


def test_a_second_touch_sells_nothing_more(desk: Desk, qtbot: QtBot) -> None:
    page, evening, hand = desk
    hand.touch(page.view.players.shown[0])
    player = page.presenter.player
    for _ in range(2):
        qtbot.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    hand.rest()
    assert evening.state.players[player].rebuys == 1


def test_a_sale_that_became_impossible_is_refused_in_place(desk: Desk) -> None:
    page, evening, hand = desk
    hand.touch(page.view.players.shown[0])
    evening.later(hours=4)
    hand.touch(page.view.primary)
    said = page.view.refusal.said
    assert said is not None
    assert evening.state.players[page.presenter.player].rebuys == 0
    hand.press(Qt.Key.Key_Escape)
    assert page.view.shows_list


def test_a_level_that_ends_the_rebuys_ends_the_offer_by_itself(desk: Desk, qtbot: QtBot) -> None:
    page, evening, hand = desk
    hand.touch(page.view.players.shown[0])
    rebuy = page.view.options[ChipsSale.REBUY]
    assert rebuy.isEnabled()
    evening.later(hours=4)
    qtbot.waitUntil(lambda: not rebuy.isEnabled())
    hand.rest()
    assert "plus à ce niveau" in rebuy.why_disabled.replace("\u00a0", " ")
    assert not page.view.primary.isEnabled()


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
    theme.fit_to_width(width + 96)
    words.speak(language)
    page.view.resize(width, height)
    assert_page_is_sound(page.view)
    hand.touch(page.view.players.shown[0])
    assert_page_is_sound(page.view)
    hand.touch(page.view.primary)
    assert_page_is_sound(page.view)
    evening.eliminate(page.presenter.player)
    hand.touch(page.view.primary)
    hand.touch(page.view.players.shown[0])
    assert_page_is_sound(page.view)


def test_who_asks_at_the_table_comes_first_and_is_counted_on_the_rail(desk: Desk) -> None:
    page, evening, hand = desk
    house, by = evening.counter.house, evening.counter.by
    last = page.presenter.players[-1].player
    ask_rebuy(house, by("clara"), AskRebuy(evening.tournament, last))
    hand.rest()
    assert page.presenter.players[0].player == last
    assert "Recave demandée" in page.view.players.shown[0].state_shown
    gone = page._context.navigator
    assert isinstance(gone, Gone)
    assert gone.badges["rebuys"] == 1
    page.receive(last)
    hand.rest()
    hand.touch(page.view.primary)
    assert gone.badges["rebuys"] == 0


def test_who_is_brought_before_the_roster_was_read_is_offered_his_rebuy(qtbot: QtBot) -> None:
    with evening_seat() as (seat, evening):
        evening.come("Adam", "Bernard", "Costes")
        evening.start()
        page = RebuysPage(seat.context)
        qtbot.addWidget(page.view)
        page.view.show()
        refused = list[object]()
        seat.context.operations.failed.connect(refused.append)
        page.on_show()
        page.receive(next(iter(evening.state.players)))
        Hand(qtbot, seat, page.view).rest()
        assert page.presenter.chosen is ChipsSale.REBUY
        assert not refused
        page.on_hide()
