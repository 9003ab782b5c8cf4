"""A dealer works his table with one hand: touches are counted, and reach no other table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.rights import WHO_MAY, Role
from app.services.people import Engage, engage
from app.services.poker import floor, tables
from tests.app.services.kit import PIN
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.dealer.geometry import dealer_shape
from ui.pages.dealer.hand import Task
from ui.pages.dealer.page import DealerPage
from ui.pages.dealer.seen import Stage
from ui.pages.registry import LANDING, PAGES
from ui.theme import Theme
from ui.widgets.list_button import ListButton
from ui.words import Language, Words


@pytest.fixture
def seat() -> Iterator[Seat]:
    """Paul, a dealer, sits at the station."""
    with seated("clara") as seat:
        house, by = seat.counter.house, seat.counter.by
        engage(house, by("ada"), Engage("paul", "Paul Vidal", (Role.DEALER,), PIN))
        seat.sit("paul")
        yield seat


@dataclass(slots=True)
class Station:
    page: DealerPage
    played: Evening
    hand: Hand

    def touch_seat(self, number: int) -> None:
        table = self.page.view.table
        [place] = [at for at in range(len(table.hit_areas())) if table.seat_at(at) == number]
        self.hand.qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.hit_areas()[place].center())
        self.hand.touches += 1
        self.hand.seat.rest(self.hand.qtbot)

    def taken(self) -> dict[int, str]:
        return dict(sorted(self.played.state().room().occupied[1].items()))

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.view.entry.field.press(key)


@pytest.fixture
def station(qtbot: QtBot, seat: Seat) -> Iterator[Station]:
    """Paul has taken table 1 of a running tournament."""
    played = evening(seat, 20)
    played.draw()
    played.start()
    page = opened(qtbot, seat)
    hand = Hand(qtbot, seat, page.view)
    qtbot.mouseClick(
        page.view.tables, Qt.MouseButton.LeftButton, pos=page.view.tables.hit_areas()[0].center()
    )
    hand.touch(page.view.primary)
    hand.touches = 0
    yield Station(page, played, hand)
    page.on_hide()


def opened(qtbot: QtBot, seat: Seat) -> DealerPage:
    page = DealerPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1366, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


def test_a_dealer_lands_at_his_table_and_is_offered_no_other_page() -> None:
    offered = {spec.key for spec in PAGES if any(Role.DEALER in WHO_MAY[act] for act in spec.acts)}
    assert LANDING[Role.DEALER] == "dealer"
    assert "dealer" in offered
    assert offered <= {"dealer", "guide"}, "who deals has his table, and no more"


def test_the_station_keeps_its_table_for_whoever_relieves_him(station: Station, seat: Seat) -> None:
    assert station.played.state().dealers == {1: "paul"}
    house, by = seat.counter.house, seat.counter.by
    engage(house, by("ada"), Engage("rose", "Rose Cadiou", (Role.DEALER,), PIN))
    station.page.on_hide()
    seat.sit("rose")
    station.page.on_show()
    seat.rest(station.hand.qtbot)
    assert station.page._presenter.room.stage is Stage.TAKING
    station.hand.touch(station.page.view.primary)
    assert station.played.state().dealers == {1: "rose"}
    assert station.hand.touches == 1


def test_a_dealer_lands_in_the_tournament_that_is_played(qtbot: QtBot, seat: Seat) -> None:
    running = evening(seat, 12)
    running.draw()
    later = evening(seat, 1)
    assert seat.context.tournament.current == later.tournament
    page = opened(qtbot, seat)
    assert page._presenter.room.stage is Stage.CHOICE
    assert page._presenter.room.state.tournament == running.tournament
    seat.context.tournament.choose(later.tournament)
    seat.rest(qtbot)
    assert page._presenter.room.state.tournament == later.tournament, "who looks elsewhere is left there"
    page.on_hide()


def test_where_two_are_played_the_dealer_is_offered_both(qtbot: QtBot, seat: Seat) -> None:
    first, second = evening(seat, 12), evening(seat, 5)
    first.draw()
    second.draw()
    evening(seat, 1)
    page = opened(qtbot, seat)
    assert page._presenter.room.stage is Stage.WAITING
    buttons = page.view.look.rows.findChildren(ListButton)
    assert len(buttons) == 2
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    assert page._presenter.room.state.tournament in (first.tournament, second.tournament)
    page.on_hide()


def test_a_player_is_out_in_three_touches_and_back_in_one(station: Station) -> None:
    seat = next(iter(station.taken()))
    station.touch_seat(seat)
    station.hand.touch(station.page.view.out)
    station.hand.touch(station.page.view.primary)
    assert station.hand.touches == 3
    assert station.played.state().in_play == 19
    station.hand.touch(station.page.view.undo)
    assert station.played.state().in_play == 20


def test_two_out_in_one_hand_are_ranked_by_the_chips_typed(station: Station) -> None:
    first, second, *_ = station.taken()
    station.hand.touch(station.page.view.out)
    station.touch_seat(first)
    station.key("9", "5", "0")
    station.touch_seat(second)
    assert station.page.view.entry.field.number == 0
    assert not station.page.view.primary.isEnabled()
    station.key("9", "0", "0")
    who = station.taken()
    station.hand.touch(station.page.view.primary)
    assert station.played.state().outs == ((who[second],), (who[first],))


def test_equal_stacks_are_asked_about_before_they_share_a_place(station: Station) -> None:
    first, second, *_ = station.taken()
    station.hand.touch(station.page.view.out)
    for seat in (first, second):
        station.touch_seat(seat)
        station.key("9", "0", "0")
    station.hand.touch(station.page.view.primary)
    assert station.played.state().in_play == 20
    assert station.page.view.steps.isVisible()
    station.hand.touch(station.page.view.primary)
    assert [len(group) for group in station.played.state().outs] == [2]


def test_a_stack_typed_is_recorded_with_the_others_as_they_are_known(station: Station) -> None:
    seat = next(iter(station.taken()))
    station.touch_seat(seat)
    station.key("1", "8", "4", "5", "0")
    station.hand.touch(station.page.view.primary)
    state = station.played.state()
    assert state.players[station.taken()[seat]].stack == 18_450
    assert state.counts[1].deviation == 18_450 - 20_000
    assert station.page._presenter.hand.doing.task is Task.LOOK


def test_the_table_is_counted_chair_by_chair_with_return_alone(station: Station) -> None:
    station.hand.touch(station.page.view.primary)
    for _ in station.taken():
        station.key("5", "00")
        station.hand.press(Qt.Key.Key_Return)
    assert station.played.state().counts[1].total == 500 * len(station.taken())


def test_chief_button_and_rebuy_are_passed_on(station: Station) -> None:
    seat, player = next(iter(station.taken().items()))
    station.hand.touch(station.page.view.call)
    assert list(station.played.state().calls) == [1]
    assert not station.page.view.call.isEnabled()
    station.touch_seat(seat)
    station.hand.touch(station.page.view.entry.button)
    assert station.played.state().buttons == {1: seat}
    station.touch_seat(seat)
    station.hand.touch(station.page.view.entry.rebuy)
    assert station.played.state().players[player].rebuy_asked is not None


@pytest.mark.parametrize("out", [2, 3], ids=["balance", "the table breaks"])
def test_who_moves_is_announced_until_it_is_done(station: Station, seat: Seat, out: int) -> None:
    gone = [each for each, player in station.played.state().seated().items() if player.table == 1][:out]
    station.played.out(*gone)
    floor.balance(
        seat.counter.house, station.played.origin("diane"), floor.OnFloor(station.played.tournament)
    )
    seat.rest(station.hand.qtbot)
    moves = station.page._presenter.room.moves
    assert moves
    assert station.page.view.look.rows.count() > 0
    station.hand.touch(station.page.view.primary)
    assert not station.page._presenter.room.moves


def test_between_two_sessions_there_is_no_table_to_deal_at(station: Station) -> None:
    view = station.page._presenter.room.view
    assert view is not None
    station.page._loaded(replace(view, state=replace(view.state, between_sessions=True)))
    assert station.page._presenter.room.stage is Stage.WAITING
    assert station.page.view.nothing.isVisible()


def test_a_refusal_is_said_beside_the_table_which_stays(station: Station, seat: Seat) -> None:
    player_at = next(iter(station.taken()))
    tables.take_table(
        seat.counter.house, station.played.origin("paul"), tables.AtTable(station.played.tournament, 2)
    )
    station.page._presenter.show(station.page._presenter.room.view)
    station.page._presenter.hand.touch(player_at)
    station.page._keys.touch_main()
    seat.rest(station.hand.qtbot)
    assert station.page.view.refusal.isVisible()
    station.hand.touch(station.page.view.primary)
    assert not station.page.view.refusal.isVisible()


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(("width", "height"), [(1024, 656), (1366, 712), (1920, 1024)])
def test_every_task_is_whole_in_every_window(
    station: Station,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Callable[[QWidget], None],
    width: int,
    height: int,
    language: Language,
) -> None:
    theme.fit_to_width(width)
    words.speak(language)
    station.page.view.resize(width, height)
    assert_page_is_sound(station.page.view)
    presenter = station.page._presenter
    first, second, *_ = station.taken()
    presenter.hand.touch(first)
    station.page._show()
    station.key("1", "2", "3", "4", "5", "0", "0")
    assert_page_is_sound(station.page.view)
    station.hand.touch(station.page.view.out)
    station.touch_seat(second)
    assert_page_is_sound(station.page.view)


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("room", [QSize(664, 480), QSize(958, 560), QSize(1400, 820)])
def test_no_chair_lies_on_another(seats: int, room: QSize) -> None:
    shape = dealer_shape(QRect(0, 0, room.width(), room.height()), seats, QSize(168, 88), 8)
    assert len(shape.seats) == seats
    whole = QRect(0, 0, room.width(), room.height())
    for place, one in enumerate(shape.seats):
        assert whole.contains(one)
        assert one.width() >= 96
        assert one.height() >= 72
        assert not any(one.intersects(other) for other in (*shape.seats[place + 1 :], shape.dealer))
