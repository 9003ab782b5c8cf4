"""The sums of a tournament: rake, minimum, guarantee, pool (POKER P6, P7). Exact, to the cent."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from app.domain.poker.state import Tournament
from app.domain.poker.terms import Game
from app.domain.values import Money


def rake_on(amount: Money, game: Game) -> Money:
    """4 % (hold'em) or 2 % (Omaha) of `amount`, rounded once, half a cent up."""
    return Money.rounded_to(Fraction(amount.cents * game.rake_percent, 100 * 100), 1)


@dataclass(frozen=True, slots=True)
class Sums:
    """`raked` is all that the rake applies to, dealers bonuses too; `minimum` what the players have
    to get back at least; `guarantee_lack` what the guarantee still lacks; `contribution` the cash
    that the casino adds; `pool` what is to be won in cash."""

    raked: Money
    rake: Money
    minimum: Money
    guarantee_lack: Money
    contribution: Money
    pool: Money


def sums(state: Tournament) -> Sums:
    """The sums as they stand; those of the prizes once they are fixed."""
    game, terms = state.terms.game, state.terms
    raked = state.buy_ins + state.bonuses
    minimum = state.buy_ins - rake_on(state.buy_ins, game)
    announced = minimum + terms.contribution_cash
    lack = max(Money.ZERO, terms.guarantee - announced)
    contribution, pool = terms.contribution_cash + lack, announced + lack
    if state.prizes is not None:
        contribution, pool = state.prizes.contribution_cash, state.prizes.pool
    return Sums(raked, rake_on(raked, game), minimum, lack, contribution, pool)
