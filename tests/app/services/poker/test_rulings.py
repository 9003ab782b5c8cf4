"""Rarer acts of the floor through the services, on both engines."""

from __future__ import annotations

import pytest

from app.documents import Kind
from app.domain.errors import Code, Refused
from app.domain.poker.drawing import verify_draws
from app.domain.poker.seating import SeatGiven
from app.domain.poker.state import PlayerState
from app.services.poker import rulings
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening


@pytest.fixture
def evening(counter: Counter) -> Evening:
    return Evening(counter).open()


def test_a_draw_by_hand_needs_two_witnesses_and_prints_cards(evening: Evening) -> None:
    counter = evening.counter
    players = evening.come("Zeller", "Yung", "Varin")
    given = tuple(SeatGiven(player, 1, 3 * place + 1) for place, player in enumerate(players))
    alone = rulings.SeatByHand(evening.tournament, given, ("Rolin",))
    with pytest.raises(Refused) as refused:
        rulings.seat_by_hand(counter.house, counter.by("clara"), alone)
    assert refused.value.code is Code.WITNESSES_REQUIRED
    command = rulings.SeatByHand(evening.tournament, given, ("Rolin", "Weiss"))
    answer = rulings.seat_by_hand(counter.house, counter.by("clara"), command)
    assert (answer.tables, answer.seated) == (1, 3)
    assert [job.document.kind for job in counter.papers()[:3]] == [Kind.SEAT_CARD] * 3
    with counter.house.store.read() as unit:
        facts = [each.fact for each in unit.tournaments.facts(evening.tournament)]
    [verdict] = verify_draws(facts)
    assert (verdict.by_hand, verdict.fair) == (True, True)
    again = rulings.SeatByHand(evening.tournament, given[::-1], ("Rolin", "Weiss"))
    rulings.seat_by_hand(counter.house, counter.by("clara"), again)
    made = [
        job.document for job in counter.papers() if job.document.kind in (Kind.SEAT_CARD, Kind.DRAW_SHEET)
    ]
    assert len(made) == len({(each.kind, each.number) for each in made}) == 8
    assert "fait à la main" in str(made)
    assert "Rolin" in str(made)


def test_a_no_show_waits_for_the_end_of_entries_and_takes_his_chips_out(evening: Evening) -> None:
    counter = evening.counter
    absent, *_ = evening.come("Zeller", "Yung", "Varin")
    evening.start()
    command = rulings.NoShow(evening.tournament, absent, 12_500)
    with pytest.raises(Refused) as refused:
        rulings.put_out_no_show(counter.house, counter.by("clara"), command)
    assert refused.value.code is Code.ENTRIES_OPEN
    evening.later(hours=4)
    before = evening.state.chips_in_play
    rulings.put_out_no_show(counter.house, counter.by("clara"), command)
    assert evening.state.chips_in_play == before - 12_500
    assert evening.state.players[absent].state is PlayerState.OUT


def test_odd_chips_are_raced_off_by_a_draw_that_anybody_computes_again(evening: Evening) -> None:
    counter = evening.counter
    one, two, _ = evening.come("Zeller", "Yung", "Varin")
    evening.start()
    command = rulings.RaceChips(evening.tournament, 1, 25, 100, {one: 3, two: 2})
    answer = rulings.race_chips(counter.house, counter.by("clara"), command)
    assert len(answer.won) == 1
    assert answer.change == 100 - 5 * 25
    with counter.house.store.read() as unit:
        facts = [each.fact for each in unit.tournaments.facts(evening.tournament)]
    assert [verdict.fair for verdict in verify_draws(facts)] == [True, True]
    # The seed of the race is spent: the next draw has one of its own.
    again = rulings.race_chips(counter.house, counter.by("clara"), command)
    assert len(again.won) == 1
    counter.assert_whole()


def test_a_ruling_is_kept_with_whom_it_is_about(evening: Evening) -> None:
    counter = evening.counter
    [player] = evening.come("Zeller")
    command = rulings.Ruling(evening.tournament, "Un tour de pénalité", player, 1)
    rulings.log_ruling(counter.house, counter.by("clara"), command)
    with pytest.raises(Refused) as refused:
        rulings.log_ruling(counter.house, counter.by("clara"), rulings.Ruling(evening.tournament, " "))
    assert refused.value.code is Code.REASON_REQUIRED
    assert "Un tour de pénalité" in counter.last().body
