"""A dealer at his own table: he takes it, calls the chief, passes a rebuy on (HOUSE H2, POKER P5)."""

from __future__ import annotations

import pytest

from app.domain.errors import Code
from app.domain.poker import play as acts
from app.domain.poker import sales, station
from app.domain.poker.state import Player
from app.domain.poker.terms import Format, Level, RebuyTerms
from tests.app.domain.poker.play import Play, euros, refused


def evening(players: int = 20, **changes: object) -> Play:
    return Play(**changes).fill(players).draw().start()


def entry(play: Play, player: str) -> Player:
    return play.state.players[player]


def with_rebuys() -> Play:
    levels = tuple(Level(blind, 2 * blind, 0, 20) for blind in (50, 100, 200))
    terms = {"format": Format.REBUY, "rebuy": RebuyTerms(euros("50"), 5000, 2), "first_part_levels": 2}
    return Play(levels=levels, **terms).fill(10).draw().start()


def test_who_takes_a_table_leaves_the_one_where_he_dealt() -> None:
    play = evening()
    play.do(station.decide_take_table, 1, "paul")
    play.do(station.decide_take_table, 2, "paul")
    assert play.state.dealers == {2: "paul"}
    play.do(station.decide_take_table, 2, "rose")
    assert play.state.dealers == {2: "rose"}


def test_there_is_no_table_to_take_that_is_not_open() -> None:
    play = evening()
    with refused(Code.UNKNOWN):
        station.decide_take_table(play.state, 9, "paul")


@pytest.mark.parametrize("table", [2, None])
def test_a_dealer_acts_at_his_own_table_alone(table: int | None) -> None:
    play = evening()
    play.do(station.decide_take_table, 1, "paul")
    station.require_own_table(play.state, "paul", (1, 1))
    with refused(Code.NOT_ALLOWED):
        station.require_own_table(play.state, "paul", (1, table))


def test_a_call_waits_once_until_it_is_answered() -> None:
    play = evening()
    play.do(station.decide_call_chief, 1, play.context)
    assert play.state.calls == {1: play.now}
    play.wait(minutes=1)
    assert station.decide_call_chief(play.state, 1, play.context) == ()
    play.do(station.decide_answer_call, 1)
    assert play.state.calls == {}
    with refused(Code.UNKNOWN):
        station.decide_answer_call(play.state, 1)


def test_a_rebuy_is_asked_only_where_it_could_be_sold_and_is_gone_once_it_is() -> None:
    play = with_rebuys()
    play.do(station.decide_ask_rebuy, "P1", play.context, asked=True)
    assert entry(play, "P1").rebuy_asked == play.now
    play.do(sales.decide_rebuy, "P1", play.context)
    assert entry(play, "P1").rebuy_asked is None
    play.do(station.decide_ask_rebuy, "P2", play.context, asked=True)
    play.do(station.decide_ask_rebuy, "P2", play.context, asked=False)
    assert entry(play, "P2").rebuy_asked is None


def test_who_goes_out_asks_for_nothing_any_more() -> None:
    play = with_rebuys()
    play.do(station.decide_ask_rebuy, "P1", play.context, asked=True)
    play.do(acts.decide_eliminate, ("P1",))
    assert entry(play, "P1").rebuy_asked is None


def test_without_rebuys_none_can_be_asked() -> None:
    play = evening()
    with refused(Code.REBUY_NOT_ALLOWED):
        station.decide_ask_rebuy(play.state, "P1", play.context, asked=True)
