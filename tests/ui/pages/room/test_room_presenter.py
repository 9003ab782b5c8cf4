"""What the room page knows: stages, hands, moves, who watches which tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.errors import Code, Refused
from app.domain.house.rights import Operator, Role
from app.services.poker import floor
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.room.pictures import SeatState
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.tournament.watch import as_ranges, proposed, shared


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("diane") as seat:
        yield seat


def shown(seat: Seat, played: Evening) -> RoomPresenter:
    presenter = RoomPresenter(seat.context.desk)
    presenter.show(played.view())
    return presenter


def test_the_page_follows_the_tournament_from_draw_to_end(seat: Seat) -> None:
    played = evening(seat, 4)
    presenter = RoomPresenter(seat.context.desk)
    assert presenter.room.stage is Stage.NOTHING
    stages = []
    for step in (lambda: None, played.draw, played.start):
        step()
        presenter.show(played.view())
        stages.append(presenter.room.stage)
    played.out_until(1)
    presenter.show(played.view())
    presenter.sessions.finish(seat.context.desk.origin())
    presenter.show(played.view())
    assert [*stages, presenter.room.stage] == [Stage.DRAW, Stage.START, Stage.PLAY, Stage.OVER]


def test_the_place_shown_before_is_the_place_recorded(seat: Seat) -> None:
    played = evening(seat, 12)
    played.draw()
    played.start()
    presenter = shown(seat, played)
    table = presenter.pictures()[0]
    first, second = [each.player for each in table.seats if each.player][:2]
    presenter.hand.toggle(first)
    presenter.hand.toggle(second)
    presenter.hand.stacks.update({first: 9_000, second: 12_000})
    expected = {who: str(place) for who, place in presenter.hand.expected_places().items()}
    answer = presenter.hand.eliminate(seat.context.desk.origin())
    assert dict(answer.places) == expected == {first: "12", second: "11"}


def test_players_of_two_tables_are_out_hand_for_hand(seat: Seat) -> None:
    played = evening(seat, 12)
    played.draw()
    played.start()
    presenter = shown(seat, played)
    for table in presenter.pictures():
        presenter.hand.toggle(next(each.player for each in table.seats if each.player))
    assert presenter.hand.at_several_tables
    assert {str(place) for place in presenter.hand.expected_places().values()} == {"11-12"}


def test_nobody_can_be_taken_for_out_where_nobody_would_be_left(seat: Seat) -> None:
    played = evening(seat, 3)
    played.draw()
    played.start()
    presenter = shown(seat, played)
    for player in played.seated:
        presenter.hand.toggle(player)
    assert presenter.hand.expected_places() == {}


def test_moves_stay_until_they_are_made_whoever_looks(seat: Seat) -> None:
    played = evening(seat, 20)
    played.draw()
    played.start()
    presenter = shown(seat, played)
    first = presenter.pictures()[0]
    for player in [each.player for each in first.seats if each.player][:3]:
        played.out(player)
    presenter.show(played.view())
    assert presenter.moves.due.moves
    presenter.moves.balance(seat.context.desk.origin())
    presenter.show(played.view())
    elsewhere = shown(seat, played)
    assert presenter.moves.drawn is not None
    assert elsewhere.moves.drawn == presenter.moves.drawn
    arriving = [s for table in presenter.pictures() for s in table.seats if s.state is SeatState.ARRIVES]
    assert {each.player for each in arriving} == {move.player for move in presenter.moves.drawn.moves}
    presenter.moves.all_made(seat.context.desk.origin())
    for each in (presenter, elsewhere):
        each.show(played.view())
        assert each.moves.drawn is None


def test_an_undone_elimination_gives_the_seat_back(seat: Seat) -> None:
    played = evening(seat, 4)
    played.draw()
    played.start()
    before = played.state()
    played.out(played.seated[0])
    presenter = shown(seat, played)
    [out] = presenter.hand.last_out
    presenter.hand.undo(seat.context.desk.origin(), out)
    assert played.state().players[out].seat == before.players[out].seat
    assert played.state().in_play == 4


def test_a_start_without_its_notices_is_refused_and_overridden_by_the_director(seat: Seat) -> None:
    played = evening(seat, 4, notices_elsewhere=False)
    played.draw()
    presenter = shown(seat, played)
    desk = seat.context.desk
    with pytest.raises(Refused) as refused:
        presenter.opening.start(desk.origin(), desk.origin())
    assert refused.value.code is Code.NOTICE_MISSING
    assert presenter.opening.may_override
    presenter.show(played.view())
    presenter.opening.start_anyway(desk.origin(), desk.origin(), "préfet prévenu par téléphone")
    assert played.state().started


def test_who_is_put_down_as_chief_is_recorded_with_the_start(seat: Seat) -> None:
    played = evening(seat, 36)
    played.draw()
    presenter = shown(seat, played)
    assert presenter.watch.problems() == {}
    presenter.opening.start(seat.context.desk.origin(), seat.context.desk.origin())
    assert sum(len(each.tables) for each in played.state().chiefs) == 4


def test_shares_that_the_director_made_stay_at_the_start(seat: Seat) -> None:
    played = evening(seat, 36)
    played.draw()
    tables = played.state().tables
    shares = {"clara": tables[2:], "Léon Extra": tables[:2]}
    command = floor.AssignChiefs(played.tournament, shares)
    floor.assign_chiefs(seat.counter.house, seat.context.desk.origin(), command)
    presenter = shown(seat, played)
    presenter.opening.start(seat.context.desk.origin(), seat.context.desk.origin())
    assert {each.chief: each.tables for each in played.state().chiefs} == shares


def test_a_table_opened_since_the_chiefs_were_put_down_is_watched_by_them_too(seat: Seat) -> None:
    played = evening(seat, 12)
    played.draw()
    first, second = played.state().tables
    command = floor.AssignChiefs(played.tournament, {"clara": (first,)})
    floor.assign_chiefs(seat.counter.house, seat.context.desk.origin(), command)
    presenter = shown(seat, played)
    assert presenter.watch.tables == {"clara": (first, second)}
    assert presenter.watch.problems() == {}


@given(tables=st.integers(2, 112), people=st.integers(1, 20))
def test_the_proposed_chiefs_have_two_to_ten_neighbouring_tables(tables: int, people: int) -> None:
    watchers = [Operator(f"c{place}", f"C{place}", frozenset({Role.CHIEF})) for place in range(people)]
    open_tables = tuple(range(1, tables + 1))
    watch = shared(open_tables, proposed(open_tables, watchers))
    assert [table for tables_of in watch.values() for table in tables_of] == list(open_tables)
    assert all(len(as_ranges(tables_of)) == 1 for tables_of in watch.values())
    assert min(map(len, watch.values())) >= 2
    if tables <= 10 * people:
        assert max(map(len, watch.values())) <= 10
