from __future__ import annotations

from app.domain.betting.offer import BetState
from app.domain.betting.outcomes import BetOutcome, Outcome
from app.domain.betting.publishing import with_void
from app.domain.values import Odds
from tests.app.domain.betting.samples import CLOSING, NOON, on_offer

WON = BetOutcome(1001, 1, voided=False, winners=("1",))


def test_the_state_is_the_first_that_is_true() -> None:
    everything = on_offer(1, voided=True, suspended=True, closes_at=NOON)
    assert everything.state_at(NOON) is BetState.VOIDED
    assert on_offer(1, suspended=True, closes_at=NOON).state_at(NOON) is BetState.SUSPENDED
    assert on_offer(1).state_at(CLOSING) is BetState.CLOSED
    assert on_offer(1).state_at(NOON) is BetState.OPEN
    assert on_offer(1, outcome=WON).state_at(NOON) is BetState.CLOSED


def test_a_bet_that_its_result_voided_shows_no_odds() -> None:
    voided = on_offer(1, outcome=BetOutcome(1001, 1, voided=True))
    assert voided.state_at(NOON) is BetState.VOIDED
    assert voided.shown_odds() == {}


def test_the_ruling_holds_voids_and_winners() -> None:
    ruling = with_void(on_offer(1, outcome=WON), "N").ruling()
    assert [ruling.of(pick, NOON) for pick in ("1", "N", "2")] == [Outcome.WON, Outcome.VOID, Outcome.LOST]
    assert on_offer(1).ruling().of("1", NOON) is Outcome.PENDING


def test_odds_are_playable_when_listed_and_neither_nd_nor_void() -> None:
    bet = with_void(on_offer(1, {"1": "2.00", "N": None, "2": "4.00"}), "2")
    assert [bet.playable_odds(pick) for pick in ("1", "N", "2", "X")] == [Odds(200), None, None, None]
