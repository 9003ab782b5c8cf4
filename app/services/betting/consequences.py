"""What a result would do, told before it is confirmed (BETTING B6).

What a ticket would be worth is told from the ticket itself. Where many hang on an event they are
counted part by part, so that whoever asks sees how far the count has come, and can leave it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Ruling
from app.domain.betting.settlement import Status, Ticket, resettle
from app.domain.values import Money, business_day
from app.ports.store import Unit
from app.services.act import reading
from app.services.betting.results import CorrectResult, Promulgate, foreseen
from app.services.betting.standing import as_tickets, current_rulings
from app.services.house import House

PART: Final = 500
"""How many tickets are counted at a time."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """What a result makes of one bet: its winners, and the gains it would decide. `bet` is its identity."""

    bet: int
    number: int
    winners: tuple[str, ...]
    voided: bool
    to_pay: Money


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a result would do to `counted` of the tickets that hang on it; parts of one step add up."""

    bets: tuple[Consequence, ...]
    won: int
    lost: int
    pending: int
    to_pay: Money
    counted: int

    def __add__(self, other: Consequences) -> Consequences:
        return Consequences(
            tuple(
                replace(mine, to_pay=mine.to_pay + its.to_pay)
                for mine, its in zip(self.bets, other.bets, strict=True)
            ),
            self.won + other.won,
            self.lost + other.lost,
            self.pending + other.pending,
            self.to_pay + other.to_pay,
            self.counted + other.counted,
        )


def _hanging(unit: Unit, _house: House, query: Promulgate | CorrectResult) -> tuple[str, ...]:
    """The tickets that a step would move. Raises Refused as the step itself does."""
    return tuple(unit.plays.hanging({bet.bet.id for bet in foreseen(unit, query).bets}))


hanging = reading(_hanging)


def _already_paid(unit: Unit, _house: House, query: Promulgate | CorrectResult) -> Money:
    """What was paid on the bets of a step: it stays paid (9.3). Raises Refused as the step itself does."""
    return unit.plays.paid_on({bet.bet.id for bet in foreseen(unit, query).bets})


already_paid = reading(_already_paid)


@dataclass(frozen=True, slots=True)
class AskPart:
    """What `step` would do to `tickets`, a part of those that hang on it."""

    step: Promulgate | CorrectResult
    tickets: tuple[str, ...]


def _part(unit: Unit, house: House, query: AskPart) -> Consequences:
    """Raises Refused as the step itself does; nothing is kept."""
    promulgated = foreseen(unit, query.step)
    after = {bet.bet.id: bet for bet in promulgated.bets}
    today = business_day(house.clock.now())
    per_bet = dict.fromkeys(after, Money.ZERO)
    counts = dict.fromkeys(Status, 0)
    total = Money.ZERO
    current: dict[int, Ruling] = {}
    for registered, before in as_tickets(unit, unit.plays.named(query.tickets)):
        ticket = _with(unit, before, after, today, current)
        counts[ticket.status_on(today)] += 1
        amount = ticket.standing.worth.amount
        total += amount
        for bet in {pick.bet for pick in registered.play.picks} & set(after):
            per_bet[bet] += amount
    lines = tuple(
        Consequence(
            bet.bet.id,
            bet.bet.number,
            bet.outcome.winners if bet.outcome else (),
            bet.is_voided,
            per_bet[bet.bet.id],
        )
        for bet in promulgated.bets
    )
    won = counts[Status.WON] + counts[Status.REFUND]
    return Consequences(lines, won, counts[Status.LOST], counts[Status.PENDING], total, len(query.tickets))


part = reading(_part)


def parts(tickets: Sequence[str]) -> Sequence[tuple[str, ...]]:
    """`tickets` in parts that are counted in a moment each; one empty part where there are none."""
    starts = range(0, len(tickets), PART) or (0,)
    return [tuple(tickets[start : start + PART]) for start in starts]


def _preview(unit: Unit, house: House, query: Promulgate | CorrectResult) -> Consequences:
    """All of it at once. Raises Refused as the step itself does; nothing is kept."""
    first, *others = parts(_hanging(unit, house, query))
    whole = _part(unit, house, AskPart(query, first))
    for tickets in others:
        whole += _part(unit, house, AskPart(query, tickets))
    return whole


preview = reading(_preview)


def _with(
    unit: Unit, ticket: Ticket, after: Mapping[int, OnOffer], today: date, current: dict[int, Ruling]
) -> Ticket:
    """`ticket` once the bets stand as in `after`; `current` keeps the rulings asked for so far."""
    bets = {pick.bet for pick in ticket.play.picks}
    unknown = bets - after.keys() - current.keys()
    if unknown:
        current.update(dict.fromkeys(unknown, Ruling()))
        current.update(current_rulings(unit, unknown))
    rulings = {bet: after[bet].ruling() if bet in after else current[bet] for bet in bets}
    return resettle(ticket, rulings, today)
