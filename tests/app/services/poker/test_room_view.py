"""What the room says of the moves drawn: who goes where, why, and who has come (POKER P4)."""

from __future__ import annotations

import pytest

from app.domain.errors import Code, Refused
from app.domain.house.rights import Role
from app.services.people import Engage, engage
from app.services.poker.floor import OnFloor, balance
from app.services.poker.room_view import AskRoom, MovesDrawn, room
from app.services.poker.tables import AtTable, MakeMoves, make_moves, take_table
from tests.app.services.kit import PIN, Counter, on_sqlite
from tests.app.services.poker.evening import Evening


def to_make(counter: Counter, evening: Evening) -> MovesDrawn | None:
    return room(counter.house, counter.by("clara"), AskRoom(evening.tournament)).to_make


@pytest.fixture
def evening(counter: Counter) -> Evening:
    """Nine players came to three tables of four; one went out, and a table broke."""
    evening = Evening(counter).open(seats=4, capacity=20)
    evening.come(*(f"Joueur{chr(65 + number)}" for number in range(9)))
    evening.start()
    evening.eliminate(next(iter(evening.state.seated())))
    return evening


@on_sqlite
def test_everybody_who_moves_comes_from_where_he_sat(counter: Counter, evening: Evening) -> None:
    assert to_make(counter, evening) is None
    before = {each: (player.table, player.seat) for each, player in evening.state.seated().items()}
    given = balance(counter.house, counter.by("clara"), OnFloor(evening.tournament))
    drawn = to_make(counter, evening)
    assert drawn is not None
    assert {move.player: move.left for move in drawn.moves} == {
        player: before[player] for player, _, _ in given.moves
    }
    assert [table for table in (1, 2, 3) if table not in evening.state.tables] == list(drawn.broken)


@on_sqlite
def test_a_move_made_is_told_to_every_station_and_a_dealer_tells_of_his_own_table(
    counter: Counter, evening: Evening
) -> None:
    balance(counter.house, counter.by("clara"), OnFloor(evening.tournament))
    drawn = to_make(counter, evening)
    assert drawn is not None
    first = drawn.moves[0]
    engage(counter.house, counter.by("ada"), Engage("paul", "Paul Vidal", (Role.DEALER,), PIN))
    others = next(table for table in evening.state.tables if table != first.drawn[0])
    made = MakeMoves(evening.tournament, (first.player,))
    take_table(counter.house, counter.by("paul"), AtTable(evening.tournament, others))
    with pytest.raises(Refused) as refused:
        make_moves(counter.house, counter.by("paul"), made)
    assert refused.value.code is Code.NOT_ALLOWED
    take_table(counter.house, counter.by("paul"), AtTable(evening.tournament, first.drawn[0]))
    assert make_moves(counter.house, counter.by("paul"), made).moves == len(drawn.moves) - 1
    left = to_make(counter, evening)
    assert (left.moves if left else ()) == drawn.moves[1:]
