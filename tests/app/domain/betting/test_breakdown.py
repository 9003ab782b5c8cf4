"""A ticket's sum, combination by combination, adds up to what is paid."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from app.domain.betting.breakdown import breakdown
from app.domain.betting.formulas import Formula
from app.domain.betting.outcomes import Outcome, Ruling
from app.domain.betting.play import Bulletin, Combination, PickTaken, Play
from app.domain.betting.settlement import worth
from app.domain.values import Money, Odds

AT = datetime(2026, 9, 5, 12, 0, tzinfo=UTC)


def play(odds: list[int], right: int, stake: Money) -> Play:
    picks = tuple(
        PickTaken(bet=place, number=100 + place, event=place, pick="1", odds=Odds(each), revision=0)
        for place, each in enumerate(odds, 1)
    )
    combined = tuple(Combination(chosen, stake) for chosen in combinations(picks, right))
    return Play(Bulletin.ONE_N_TWO, Formula(right, len(picks)), picks, combined, "P1", AT)


def rulings(outcomes: list[Outcome]) -> dict[int, Ruling]:
    made = {
        Outcome.WON: Ruling(winners=frozenset({"1"})),
        Outcome.LOST: Ruling(winners=frozenset({"2"})),
        Outcome.VOID: Ruling(voided=True),
        Outcome.PENDING: Ruling(),
    }
    return {bet: made[outcome] for bet, outcome in enumerate(outcomes, 1)}


def by_key(ticket: Play, outcomes: list[Outcome]) -> dict[str, Outcome]:
    return {pick.key: outcome for pick, outcome in zip(ticket.picks, outcomes, strict=True)}


known = st.sampled_from([Outcome.WON, Outcome.LOST, Outcome.VOID])


@given(st.lists(st.tuples(st.integers(101, 2000), known), min_size=2, max_size=6), st.data())
def test_the_combinations_add_up_to_the_gain_and_the_refund(
    drawn: list[tuple[int, Outcome]], data: st.DataObject
) -> None:
    outcomes = [outcome for _, outcome in drawn]
    ticket = play([odds for odds, _ in drawn], data.draw(st.integers(2, len(drawn))), Money.euros(5))
    lines = breakdown(ticket, by_key(ticket, outcomes))
    whole = worth(ticket, rulings(outcomes))
    assert Money.total(each.amount for each in lines if not each.is_refund) == whole.gain
    assert Money.total(each.amount for each in lines if each.is_refund) == whole.refund


def test_a_pending_pick_leaves_everything_open() -> None:
    ticket = play([185, 210, 305], 2, Money.euros(10))
    assert breakdown(ticket, by_key(ticket, [Outcome.WON, Outcome.WON, Outcome.PENDING])) == ()


def test_a_voided_pick_is_left_out_of_the_product() -> None:
    """F08."""
    ticket = play([185, 310], 2, Money.euros(20))
    [line] = breakdown(ticket, by_key(ticket, [Outcome.WON, Outcome.VOID]))
    assert (line.right, line.product, line.amount) == ((Odds(185),), Odds(185), Money.euros(37))
