"""The sample tournament, so that every page has something to show."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.bootstrap import ScenarioHouse
from app.demo.founding import STATION, found_demo
from app.demo.sample import NAME
from app.domain.poker.drawing import verify_draws
from app.domain.poker.persons import Person
from app.domain.poker.state import PlayerState, Tournament
from app.domain.poker.view import overview
from app.ports.printing import JobState
from app.services.house import Origin
from app.services.inspection import OVERRIDES, JournalQuery, entries
from app.services.poker.folding import load
from app.services.verify import verify_house


@pytest.fixture
def first_and_sample(made: ScenarioHouse) -> Iterator[tuple[Tournament, Tournament]]:
    found_demo(made.house)
    with made.house.store.read() as unit:
        yield tuple(load(unit, name) for name in unit.tournaments.names())  # type: ignore[misc]


def test_the_sample_is_in_full_play(
    made: ScenarioHouse, first_and_sample: tuple[Tournament, Tournament]
) -> None:
    _, sample = first_and_sample
    seen = overview(sample)
    assert sample.terms.name == NAME
    assert (seen.entries, seen.in_play, seen.tables, seen.seats_valid) == (36, 31, 4, True)
    assert sample.level(made.house.clock.now()) == 3
    assert sum(player.rebuys for player in sample.players.values()) == 6
    assert seen.chips_in_play == (36 + 6) * sample.terms.chips
    with made.house.store.read() as unit:
        facts = [each.fact for each in unit.tournaments.facts(sample.tournament)]
        people = unit.persons.persons(list(sample.players)).values()
    assert all(verdict.fair for verdict in verify_draws(facts))
    assert len(people) == len({(each.surname, each.given_names) for each in people if each != Person()})
    assert verify_house(made.house).ok


def test_the_evening_s_own_tournament_still_waits_for_its_players(
    made: ScenarioHouse,
    first_and_sample: tuple[Tournament, Tournament],
) -> None:
    evening, sample = first_and_sample
    assert evening.count_of(PlayerState.PRE_REGISTERED) == len(evening.players) == 36
    assert set(evening.players).isdisjoint(sample.players)
    assert sample.terms.starts_at < made.house.clock.now() < evening.terms.starts_at


@pytest.mark.usefixtures("first_and_sample")
def test_who_started_it_without_its_letters_is_what_an_inspector_finds_first(made: ScenarioHouse) -> None:
    asked = Origin("sylvie", STATION.point_of_sale, STATION.name, STATION.drawer, STATION.printer, "asked")
    found = entries(made.house, asked, JournalQuery(acts=OVERRIDES))
    assert [(each.act, each.operator) for each in found] == [("override_start", "sylvie")]


def test_nothing_of_the_sample_is_left_to_be_printed_or_counted(
    made: ScenarioHouse, first_and_sample: tuple[Tournament, Tournament]
) -> None:
    with made.house.store.read() as unit:
        left = [job for job in unit.papers.jobs(limit=1000) if job.state is not JobState.PRINTED]
        assert left == []
        assert unit.cash.open_shift(STATION.drawer) is None
        assert not unit.cash.open_shifts()
