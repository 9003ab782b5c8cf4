"""A tournament of two evenings through the services, on both engines."""

from __future__ import annotations

from datetime import timedelta

import pytest

from app.demo.founding import tournament_terms
from app.documents import Kind
from app.domain.errors import Code, Refused
from app.domain.poker.drawing import verify_draws
from app.domain.poker.terms import Movers
from app.services.poker import floor, sessions
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening

START = tournament_terms().starts_at
TWO = (START, START + timedelta(days=1))


def two_evenings(counter: Counter, **changes: object) -> Evening:
    evening = Evening(counter).open(sessions=TWO, capacity=20, seats=4, **changes)
    evening.come(*(f"Joueur{chr(65 + number)}" for number in range(7)))
    evening.start()
    return evening


def close(evening: Evening, **counted: int) -> sessions.SessionEnded:
    bags = {player: entry.stack for player, entry in evening.state.seated().items()} | counted
    command = sessions.CloseSession(evening.tournament, bags)
    return sessions.close_session(evening.counter.house, evening.counter.by("clara"), command)


def open_next(evening: Evening) -> floor.SeatsGiven:
    command = floor.OnFloor(evening.tournament)
    return sessions.open_session(evening.counter.house, evening.counter.by("clara"), command)


@pytest.mark.parametrize("redrawn", [False, True])
def test_the_second_evening_begins_with_the_bags_of_the_first(counter: Counter, *, redrawn: bool) -> None:
    evening = two_evenings(counter, redraw_between_sessions=redrawn)
    out, short = list(evening.state.seated())[:2]
    evening.eliminate(out)
    ended = close(evening, **{short: 19_000})
    assert (ended.session, ended.counted, ended.difference) == (1, 139_000 - 20_000, -21_000)
    evening.later(hours=20)
    papers = len(counter.papers())
    given = open_next(evening)
    assert len(given.moves) == (6 if redrawn else 0)
    cards = [job.document.kind for job in counter.papers()[: len(counter.papers()) - papers]]
    assert cards.count(Kind.SEAT_CARD) == len(given.moves)
    assert evening.state.players[short].stack == 19_000
    with counter.house.store.read() as unit:
        facts = [each.fact for each in unit.tournaments.facts(evening.tournament)]
    assert all(verdict.fair for verdict in verify_draws(facts))
    counter.assert_whole()


def test_between_sessions_nobody_goes_out(counter: Counter) -> None:
    evening = two_evenings(counter)
    close(evening)
    with pytest.raises(Refused) as refused:
        evening.eliminate(next(iter(evening.state.seated())))
    assert refused.value.code is Code.NOT_STARTED


def test_with_the_buttons_known_the_next_big_blind_moves(counter: Counter) -> None:
    evening = two_evenings(counter, movers=Movers.BY_POSITION)
    small = min(evening.state.tables, key=evening.state.room().size)
    [large] = [table for table in evening.state.tables if table != small]
    first, *_ = evening.state.room().occupied[small].values()
    evening.eliminate(first)
    by = counter.by("clara")
    sessions.place_button(counter.house, by, sessions.PlaceButton(evening.tournament, large, 1))
    [blind] = [each for each in sessions.sessions.next_big_blinds(evening.state) if each.table == large]
    expected = evening.state.room().occupied[large][blind.seat]
    [move] = floor.balance(counter.house, counter.by("clara"), floor.OnFloor(evening.tournament)).moves
    assert move[:2] == (expected, small)
