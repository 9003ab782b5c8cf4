"""The financial limits of a sale, and the running totals that they look at (BETTING B3, art. 6).

A play's `effect` names every total that it moves and by how much. The store loads those totals
under its lock, `check` looks at them with the play included, and the same effect is then added, or
taken away again when the play is cancelled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from app.domain.betting.play import Play, pick_key
from app.domain.errors import Code, Refused
from app.domain.values import Money, Odds, business_day


class Scope(StrEnum):
    """What a total runs over. Totals of a day start anew at midnight, the others never do."""

    COMBINATION = "combination"
    BET = "bet"
    PICK = "pick"
    DAY = "day"
    POS_DAY = "pos_day"
    POS_COMBINATION = "pos_combination"


class TotalKey(NamedTuple):
    """One running total: `item` is a combination's key, a bet's identity, a pick's key or a day.

    A tuple, because a sale looks up some fifty of them again and again.
    """

    scope: Scope
    item: str
    point_of_sale: str = ""


@dataclass(frozen=True, slots=True)
class Taken:
    """Stakes taken and the gains they may bring."""

    stakes: Money = Money.ZERO
    gains: Money = Money.ZERO

    def __add__(self, other: Taken) -> Taken:
        return Taken(self.stakes + other.stakes, self.gains + other.gains)

    def __neg__(self) -> Taken:
        return Taken(-self.stakes, -self.gains)


@dataclass(frozen=True, slots=True)
class Limits:
    """Each limit by its code's name, as the settings hold them; None switches one off.

    `liability_block` is its floor: gains on a pick may not exceed the stakes on its bet, nor,
    while those are small, the floor (6.5).
    """

    total_odds_limit: Odds | None
    potential_gain_limit: Money | None
    combination_stakes_limit: Money | None
    combination_gains_limit: Money | None
    bet_stakes_limit: Money | None
    bet_gains_limit: Money | None
    pos_day_stakes_limit: Money | None
    pos_combination_gains_limit: Money | None
    pos_combination_stakes_limit: Money | None
    day_gains_limit: Money | None
    liability_block: Money | None


ARTICLE_6 = Limits(
    total_odds_limit=Odds(1_000_00),
    potential_gain_limit=Money.euros(100_000),
    combination_stakes_limit=Money.euros(100_000),
    combination_gains_limit=Money.euros(200_000),
    bet_stakes_limit=Money.euros(250_000),
    bet_gains_limit=Money.euros(500_000),
    pos_day_stakes_limit=Money.euros(15_000),
    pos_combination_gains_limit=Money.euros(100_000),
    pos_combination_stakes_limit=Money.euros(7_500),
    day_gains_limit=Money.euros(76_225_000),
    liability_block=None,
)
"""What is in force unless the house says otherwise."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """How far a total is towards its limit; `percent` is rounded down, so 100 means reached."""

    reached: Money
    limit: Money | None

    @property
    def percent(self) -> int | None:
        if self.limit is None or not self.limit:
            return None
        return min(100, self.reached.cents * 100 // self.limit.cents)

    @property
    def left(self) -> Money | None:
        """The most that can still be taken: a total at the limit is one too many."""
        if self.limit is None:
            return None
        return Money(max(0, self.limit.cents - 1 - self.reached.cents))


def effect(play: Play) -> dict[TotalKey, Taken]:
    """Every total that `play` moves and by how much: combination by combination, also where two
    combinations of one ticket hold the same bet."""
    combinations: dict[str, list[int]] = {}
    picks: dict[tuple[int, str], list[int]] = {}
    for combination in play.combinations:
        stake, potential = combination.stake.cents, combination.potential.cents
        moved = [picks.setdefault((pick.bet, pick.pick), [0, 0]) for pick in combination.picks]
        moved.append(combinations.setdefault(combination.key, [0, 0]))
        for total in moved:
            total[0] += stake
            total[1] += potential
    bets: dict[int, list[int]] = {}
    for (bet, _), (stakes, gains) in picks.items():
        total = bets.setdefault(bet, [0, 0])
        total[0] += stakes
        total[1] += gains
    by_combination = {key: _taken(cents) for key, cents in combinations.items()}
    whole = _taken([sum(cents) for cents in zip(*combinations.values(), strict=True)])
    day, pos = business_day(play.registered_at).isoformat(), play.point_of_sale
    return {
        **{TotalKey(Scope.COMBINATION, key): taken for key, taken in by_combination.items()},
        **{TotalKey(Scope.POS_COMBINATION, key, pos): taken for key, taken in by_combination.items()},
        TotalKey(Scope.DAY, day): whole,
        TotalKey(Scope.POS_DAY, day, pos): whole,
        **{TotalKey(Scope.BET, str(bet)): _taken(cents) for bet, cents in bets.items()},
        **{TotalKey(Scope.PICK, pick_key(*key)): _taken(cents) for key, cents in picks.items()},
    }


def _taken(cents: Sequence[int]) -> Taken:
    stakes, gains = cents
    return Taken(Money(stakes), Money(gains))


def check(
    play: Play, moved: Mapping[TotalKey, Taken], so_far: Mapping[TotalKey, Taken], limits: Limits
) -> None:
    """Raise Refused with the first limit, in the order of B3, that `play` would bring a total to.

    `moved` is `effect(play)`, `so_far` holds its totals before the play; one that is missing is nil.
    """
    _check_combinations(play, limits)
    after: dict[Scope, dict[str, tuple[int, int]]] = {scope: {} for scope in Scope}
    for key, taken in moved.items():
        before = so_far.get(key, _NOTHING)
        stakes, gains = before.stakes.cents + taken.stakes.cents, before.gains.cents + taken.gains.cents
        after[key.scope][key.item] = stakes, gains
    for code, scope, of_gains in _AT_OR_OVER:
        limit: Money | None = getattr(limits, code.value)
        if limit is None:
            continue
        for item, reached in after[scope].items():
            if reached[of_gains] >= limit.cents:
                raise Refused(code, limit=limit, reached=Money(reached[of_gains]), item=item)
    _check_liability(play, after[Scope.PICK], after[Scope.BET], limits.liability_block)


def day_gauge(pos_day: Taken, limits: Limits) -> Gauge:
    """The gauge of the counter: stakes of the point of sale today towards the day's limit."""
    return Gauge(pos_day.stakes, limits.pos_day_stakes_limit)


_NOTHING = Taken()
_AT_OR_OVER = (
    (Code.COMBINATION_STAKES_LIMIT, Scope.COMBINATION, False),
    (Code.COMBINATION_GAINS_LIMIT, Scope.COMBINATION, True),
    (Code.BET_STAKES_LIMIT, Scope.BET, False),
    (Code.BET_GAINS_LIMIT, Scope.BET, True),
    (Code.POS_DAY_STAKES_LIMIT, Scope.POS_DAY, False),
    (Code.POS_COMBINATION_GAINS_LIMIT, Scope.POS_COMBINATION, True),
    (Code.POS_COMBINATION_STAKES_LIMIT, Scope.POS_COMBINATION, False),
    (Code.DAY_GAINS_LIMIT, Scope.DAY, True),
)


def _check_combinations(play: Play, limits: Limits) -> None:
    for combination in play.combinations:
        if limits.total_odds_limit is not None and combination.total_odds > limits.total_odds_limit:
            raise Refused(
                Code.TOTAL_ODDS_LIMIT, limit=limits.total_odds_limit, reached=combination.total_odds
            )
    for combination in play.combinations:
        if limits.potential_gain_limit is not None and combination.potential >= limits.potential_gain_limit:
            raise Refused(
                Code.POTENTIAL_GAIN_LIMIT, limit=limits.potential_gain_limit, reached=combination.potential
            )


def _check_liability(
    play: Play,
    picks: Mapping[str, tuple[int, int]],
    bets: Mapping[str, tuple[int, int]],
    floor: Money | None,
) -> None:
    """Stakes and gains in cents, the play's own with them."""
    if floor is None:
        return
    for pick in play.picks:
        _, gains = picks[pick.key]
        stakes, _ = bets[str(pick.bet)]
        most = max(stakes, floor.cents)
        if gains > most:
            raise Refused(Code.LIABILITY_BLOCK, limit=Money(most), reached=Money(gains), pick=pick.plain())
