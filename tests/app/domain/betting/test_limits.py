from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.betting.limits import (
    ARTICLE_6,
    Gauge,
    Limits,
    Scope,
    Taken,
    TotalKey,
    check,
    day_gauge,
    effect,
)
from app.domain.betting.play import Play
from app.domain.errors import Code, Refused
from app.domain.values import Money, Odds
from tests.app.domain.betting.samples import NOON, euros, play, taken

OFF = Limits(**dict.fromkeys(each.name for each in fields(Limits)))
SINGLE = play("1/1", 10, taken(1, "1", "3.00"))
TRIPLE = play("2/3", 10, taken(1, "1", "2.00"), taken(2, "1", "2.00"), taken(3, "1", "2.00"))


def refusal(what: Play, so_far: Mapping[TotalKey, Taken], limits: Limits) -> Code | None:
    try:
        check(what, effect(what), so_far, limits)
    except Refused as refused:
        return refused.code
    return None


def key_of(what: Play, scope: Scope) -> TotalKey:
    return next(key for key in effect(what) if key.scope is scope)


def test_total_odds_of_1000_pass_and_a_hundredth_more_does_not() -> None:
    for text, code in (("1000.00", None), ("1000.01", Code.TOTAL_ODDS_LIMIT)):
        assert refusal(play("1/1", 1, taken(1, "1", text)), {}, ARTICLE_6) is code


def test_total_odds_are_those_of_a_combination_and_rounded_first() -> None:
    down = play("2/2", 1, taken(1, "1", "18.08"), taken(2, "1", "55.31"))
    assert refusal(down, {}, ARTICLE_6) is None
    parts = play("2/3", 1, taken(1, "1", "10.00"), taken(2, "1", "55.31"), taken(3, "1", "10.01"))
    assert parts.total_odds is not None
    assert parts.total_odds > Odds(1000_00)
    assert refusal(parts, {}, ARTICLE_6) is None


def test_a_potential_gain_of_100000_euros_is_refused() -> None:
    assert refusal(play("1/1", 100, taken(1, "1", "999.99")), {}, ARTICLE_6) is None
    assert refusal(play("1/1", 100, taken(1, "1", "1000.00")), {}, ARTICLE_6) is Code.POTENTIAL_GAIN_LIMIT


RUNNING = [
    (Code.COMBINATION_STAKES_LIMIT, Scope.COMBINATION, "10"),
    (Code.COMBINATION_GAINS_LIMIT, Scope.COMBINATION, "30"),
    (Code.BET_STAKES_LIMIT, Scope.BET, "10"),
    (Code.BET_GAINS_LIMIT, Scope.BET, "30"),
    (Code.POS_DAY_STAKES_LIMIT, Scope.POS_DAY, "10"),
    (Code.POS_COMBINATION_GAINS_LIMIT, Scope.POS_COMBINATION, "30"),
    (Code.POS_COMBINATION_STAKES_LIMIT, Scope.POS_COMBINATION, "10"),
    (Code.DAY_GAINS_LIMIT, Scope.DAY, "30"),
]


@pytest.mark.parametrize(("code", "scope", "own"), RUNNING)
def test_a_total_that_the_play_brings_to_its_limit_is_refused(code: Code, scope: Scope, own: str) -> None:
    limits = replace(OFF, **{code.value: euros("100")})
    for before, expected in ((euros("100") - euros(own), code), (euros("99.95") - euros(own), None)):
        so_far = {key_of(SINGLE, scope): Taken(before, before)}
        assert refusal(SINGLE, so_far, limits) is expected


def test_the_limits_are_asked_in_their_order() -> None:
    limits = replace(
        OFF,
        total_odds_limit=Odds(101),
        potential_gain_limit=Money(1),
        **{code.value: Money(1) for code, _, _ in RUNNING},
        liability_block=Money.ZERO,
    )
    met = []
    for each in fields(Limits):
        met.append(refusal(SINGLE, {}, limits))
        limits = replace(limits, **{each.name: None})
    assert met == [Code(each.name) for each in fields(Limits)]


def test_every_default_is_that_of_article_6() -> None:
    assert ARTICLE_6.pos_day_stakes_limit == euros("15000")
    assert ARTICLE_6.day_gains_limit == euros("76225000")
    assert ARTICLE_6.liability_block is None


def test_a_multiple_counts_combination_by_combination_also_within_one_ticket() -> None:
    moved = effect(TRIPLE)
    assert moved[TotalKey(Scope.BET, "1001")] == Taken(euros("20"), euros("80"))
    assert moved[TotalKey(Scope.COMBINATION, "1001:1|1002:1")] == Taken(euros("10"), euros("40"))
    assert moved[TotalKey(Scope.DAY, "2026-09-05")] == Taken(euros("30"), euros("120"))
    assert refusal(TRIPLE, {}, replace(OFF, bet_stakes_limit=euros("20"))) is Code.BET_STAKES_LIMIT


def test_totals_of_a_day_start_anew_at_midnight_and_the_others_do_not() -> None:
    next_day = replace(SINGLE, registered_at=NOON + timedelta(hours=12))
    fresh = set(effect(next_day)) - set(effect(SINGLE))
    assert {key.scope for key in fresh} == {Scope.DAY, Scope.POS_DAY}


def test_a_point_of_sale_has_totals_of_its_own() -> None:
    elsewhere = replace(SINGLE, point_of_sale="P2")
    fresh = set(effect(elsewhere)) - set(effect(SINGLE))
    assert {key.scope for key in fresh} == {Scope.POS_DAY, Scope.POS_COMBINATION}


def test_gains_on_a_pick_may_not_exceed_the_stakes_on_its_bet_or_the_floor() -> None:
    limits = replace(OFF, liability_block=euros("100"))
    pick, bet = key_of(SINGLE, Scope.PICK), key_of(SINGLE, Scope.BET)
    assert refusal(SINGLE, {pick: Taken(gains=euros("70"))}, limits) is None
    assert refusal(SINGLE, {pick: Taken(gains=euros("70.05"))}, limits) is Code.LIABILITY_BLOCK
    covered = {pick: Taken(gains=euros("70.05")), bet: Taken(stakes=euros("90.05"))}
    assert refusal(SINGLE, covered, limits) is None


@given(st.lists(st.sampled_from([SINGLE, TRIPLE]), max_size=6))
def test_a_cancelled_play_gives_back_all_that_it_took(plays: list[Play]) -> None:
    totals: dict[TotalKey, Taken] = {}
    for each in plays:
        for key, taken_ in effect(each).items():
            totals[key] = totals.get(key, Taken()) + taken_
    for each in reversed(plays):
        for key, taken_ in effect(each).items():
            totals[key] = totals[key] + -taken_
    assert set(totals.values()) <= {Taken()}


def test_the_gauge_shows_how_far_the_day_is() -> None:
    gauge = day_gauge(Taken(stakes=euros("14999")), ARTICLE_6)
    assert (gauge.percent, gauge.left) == (99, euros("0.99"))
    assert Gauge(euros("20000"), euros("15000")).percent == 100
    assert Gauge(euros("20000"), euros("15000")).left == Money.ZERO
    off = day_gauge(Taken(stakes=euros("14999")), OFF)
    assert (off.percent, off.left) == (None, None)
