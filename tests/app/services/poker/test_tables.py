"""A dealer's rights end at the edge of his table; what he passes on reaches the others (HOUSE H2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.domain.errors import Code, Refused
from app.domain.house.rights import Role
from app.services.people import Engage, engage
from app.services.poker import floor, sessions, tables
from tests.app.services.kit import PIN, Counter, on_sqlite
from tests.app.services.poker.evening import Evening

Act = Callable[[Evening, str, int], object]


@pytest.fixture
def evening(counter: Counter) -> Evening:
    """Two tables of four, Paul deals at the first."""
    engage(counter.house, counter.by("ada"), Engage("paul", "Paul Vidal", (Role.DEALER,), PIN))
    evening = Evening(counter).open(capacity=20, seats=4)
    evening.come(*(f"Joueur{chr(65 + number)}" for number in range(8)))
    evening.start()
    tables.take_table(counter.house, counter.by("paul"), tables.AtTable(evening.tournament, 1))
    return evening


def somebody_at(evening: Evening, table: int) -> str:
    return next(each for each, player in evening.state.seated().items() if player.table == table)


ACTS: dict[str, Act] = {
    "eliminate": lambda evening, player, _table: floor.eliminate(
        evening.counter.house, evening.counter.by("paul"), floor.Eliminate(evening.tournament, (player,))
    ),
    "count": lambda evening, player, table: floor.count_chips(
        evening.counter.house,
        evening.counter.by("paul"),
        floor.CountChips(evening.tournament, table, {player: 900}),
    ),
    "button": lambda evening, _player, table: sessions.place_button(
        evening.counter.house, evening.counter.by("paul"), sessions.PlaceButton(evening.tournament, table, 2)
    ),
    "call": lambda evening, _player, table: tables.call_chief(
        evening.counter.house, evening.counter.by("paul"), tables.AtTable(evening.tournament, table)
    ),
    "rebuy": lambda evening, player, _table: tables.ask_rebuy(
        evening.counter.house, evening.counter.by("paul"), tables.AskRebuy(evening.tournament, player)
    ),
}


@on_sqlite
@pytest.mark.parametrize("act", ACTS)
def test_a_dealer_does_it_at_his_own_table_and_at_no_other(evening: Evening, act: str) -> None:
    with pytest.raises(Refused) as refused:
        ACTS[act](evening, somebody_at(evening, 2), 2)
    assert refused.value.code is Code.NOT_ALLOWED
    ACTS[act](evening, somebody_at(evening, 1), 1)


@on_sqlite
def test_a_dealer_brings_back_his_own_last_one_alone(evening: Evening) -> None:
    house, by = evening.counter.house, evening.counter.by
    here, there = somebody_at(evening, 1), somebody_at(evening, 2)
    evening.eliminate(there)
    evening.eliminate(here)
    undo = floor.AboutPlayer(evening.tournament, here)
    floor.undo_elimination(house, by("paul"), undo)
    with pytest.raises(Refused):
        floor.undo_elimination(house, by("paul"), floor.AboutPlayer(evening.tournament, there))
    assert evening.state.in_play == 7


@on_sqlite
def test_a_dealer_draws_starts_sells_and_answers_nothing(evening: Evening) -> None:
    house, by = evening.counter.house, evening.counter.by
    about = floor.OnFloor(evening.tournament)
    for act in (floor.pause, floor.balance, floor.draw, floor.finish):
        with pytest.raises(Refused) as refused:
            act(house, by("paul"), about)
        assert refused.value.code is Code.NOT_ALLOWED
    with pytest.raises(Refused):
        tables.answer_call(house, by("paul"), tables.AtTable(evening.tournament, 1))


@on_sqlite
def test_counts_say_when_they_were_made(evening: Evening) -> None:
    player = somebody_at(evening, 1)
    ACTS["count"](evening, player, 1)
    asked = tables.AskCounts(evening.tournament)
    found = tables.last_counts(evening.counter.house, evening.counter.by("paul"), asked)
    assert found.players == {player: evening.counter.clock.now()}
    assert found.tables == {1: evening.counter.clock.now()}
