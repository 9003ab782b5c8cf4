"""What one ticket records: picks with their sealed odds, and the combinations they make (BETTING B2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from operator import attrgetter

from app.domain.betting import gains
from app.domain.betting.formulas import Formula
from app.domain.values import Money, Odds


class Bulletin(StrEnum):
    """Which paper the play is written on: it decides what the ticket names (art. 3.1.4, 7.2)."""

    ONE_N_TWO = "1n2"
    MATCH_OF_THE_DAY = "match_of_the_day"


def pick_key(bet: int, pick: str) -> str:
    """The same pick gives the same text on every ticket: `271:N`, with the bet's identity."""
    return f"{bet}:{pick}"


@dataclass(frozen=True, slots=True)
class PickTaken:
    """An answer with the odds that count for this ticket: those sealed when it was sold (2.1.6).

    `bet` and `event` are identities, `number` is the bet's on the day of the sale, `revision` how
    often the bet's odds had changed until then.
    """

    bet: int
    number: int
    event: int
    pick: str
    odds: Odds
    revision: int

    @property
    def key(self) -> str:
        """See `pick_key`."""
        return pick_key(self.bet, self.pick)

    def plain(self) -> str:
        """As files name it: `134:N`."""
        return f"{self.number}:{self.pick}"


_BET_AND_PICK = attrgetter("bet", "pick")


@dataclass(frozen=True, slots=True)
class Combination:
    """One to six picks that must all be right, and the base stake put on them.

    `total_odds` is the product of their odds (art. 10.3), `potential` its gain if every pick is right
    and none is voided (art. 10.1).
    """

    picks: tuple[PickTaken, ...]
    stake: Money
    total_odds: Odds = field(init=False)
    potential: Money = field(init=False)

    def __post_init__(self) -> None:
        total_odds = Odds.product([taken.odds for taken in self.picks])
        object.__setattr__(self, "total_odds", total_odds)
        object.__setattr__(self, "potential", gains.gain_at(total_odds, self.stake))

    @property
    def key(self) -> str:
        """Canonical text of its picks, whatever their order and the ticket (BETTING B3)."""
        return "|".join([taken.key for taken in sorted(self.picks, key=_BET_AND_PICK)])


@dataclass(frozen=True, slots=True)
class Play:
    """A play as it is registered, sealed and printed; nothing of it ever changes."""

    bulletin: Bulletin
    formula: Formula
    picks: tuple[PickTaken, ...]
    combinations: tuple[Combination, ...]
    point_of_sale: str
    registered_at: datetime

    @property
    def total(self) -> Money:
        return Money.total([combination.stake for combination in self.combinations])

    @property
    def potential(self) -> Money:
        """ "Gain potentiel maximum": the sum over all combinations (art. 7.2, 10.1)."""
        return Money.total([combination.potential for combination in self.combinations])

    @property
    def total_odds(self) -> Odds | None:
        """Product of all selected odds, combined or multiple; None for simple plays (BETTING B4)."""
        return None if self.formula.simple else Odds.product(taken.odds for taken in self.picks)
