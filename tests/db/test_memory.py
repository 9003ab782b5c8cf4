"""What one act has read the next one need not ask again, and is never believed for too long."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count

import pytest
from sqlalchemy import event

from app.bootstrap import ScenarioHouse
from app.domain.errors import Code, Refused
from app.domain.values import Money, Odds
from app.scenarios.verbs import FileClock
from app.services.betting import offers
from db.unit_of_work import SqlStore
from tests.app.services.kit import Counter
from tests.db.behind import engine_of


@pytest.fixture
def counter(made: ScenarioHouse, clock: FileClock) -> Counter:
    counter = Counter(made.house, clock).found()
    counter.open()
    counter.publish(101)
    return counter


@contextmanager
def tables_asked(counter: Counter) -> Iterator[set[str]]:
    """The tables that the statements in between read."""
    asked: set[str] = set()

    def hear(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.update(statement.partition("FROM ")[2].split()[:1])

    engine = engine_of(counter.house)
    event.listen(engine, "before_cursor_execute", hear)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", hear)


def reprice(counter: Counter, odds: str) -> None:
    offers.set_odds(counter.house, counter.by("theo"), offers.SetOdds(101, {"1": Odds.parse(odds)}))


def test_what_a_sale_has_read_the_next_one_need_not_ask(counter: Counter) -> None:
    lasting = {"bets", "events", "bet_states", "pick_states", "operators", "shifts", "establishments"}
    with tables_asked(counter) as first:
        counter.sell(101)
    with tables_asked(counter) as second:
        counter.sell(101)
    assert lasting & first >= {"bets", "events", "bet_states", "pick_states"}
    assert not lasting & second


def test_an_act_of_ones_own_is_known_at_once(counter: Counter) -> None:
    assert counter.sell(101).potential == Money.euros(20)
    reprice(counter, "3.00")
    assert counter.sell(101).potential == Money.euros(30)
    counter.close("120")
    with pytest.raises(Refused) as refused:
        counter.sell(101)
    assert refused.value.codes == (Code.SHIFT_CLOSED,)


def test_an_act_of_another_station_is_known_at_once(counter: Counter) -> None:
    engine = engine_of(counter.house)
    beside = SqlStore(engine, engine, counter.house.keys)
    other = Counter(replace(counter.house, store=beside), counter.clock, "other", count(1))
    assert counter.sell(101).potential == Money.euros(20)
    reprice(other, "3.00")
    assert counter.sell(101).potential == Money.euros(30)
    reprice(counter, "4.00")
    assert other.sell(101).potential == Money.euros(40)


def test_what_an_act_wrote_and_took_back_is_not_remembered(counter: Counter) -> None:
    with counter.house.store.write() as unit:
        [on_offer] = unit.offer.by_numbers([101]).values()
        raised = replace(on_offer, suspended=True)
        unit.offer.change(on_offer, raised, "", counter.clock.now())
        unit._rows.write()  # type: ignore[attr-defined]  # as an act that looks at what it wrote
        assert unit.offer.by_numbers([101])[101].suspended
    assert counter.sell(101).potential == Money.euros(20)
