"""What a ticket is worth, told from what became known of its bets, in the order of the journal.

Nothing of it is stored: a promulgation writes a few rows whatever hangs on it, and whatever is
asked next is exact at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import groupby, islice

from app.domain.betting.outcomes import Ruling
from app.domain.betting.settlement import Ticket, resettle
from app.domain.values import business_day
from app.ports.betting import RegisteredPlay, RulingChange
from app.ports.store import Unit

_BATCH = 500


def as_ticket(unit: Unit, registered: RegisteredPlay) -> Ticket:
    """The ticket as it stands by all that is known now."""
    changes = unit.offer.rulings({pick.bet for pick in registered.play.picks})
    return settled(registered, changes)


def as_tickets(unit: Unit, plays: Iterable[RegisteredPlay]) -> Iterator[tuple[RegisteredPlay, Ticket]]:
    """Each of many plays with its ticket; what is known of their bets is asked for in few questions."""
    remaining = iter(plays)
    known: dict[int, list[RulingChange]] = {}
    while batch := list(islice(remaining, _BATCH)):
        asked = {pick.bet for registered in batch for pick in registered.play.picks} - known.keys()
        known.update((bet, []) for bet in asked)
        for change in unit.offer.rulings(asked) if asked else ():
            known[change.bet].append(change)
        for registered in batch:
            bets = {pick.bet for pick in registered.play.picks}
            changes = (change for bet in bets for change in known[bet])
            yield registered, settled(registered, sorted(changes, key=lambda change: change.entry))


def settled(registered: RegisteredPlay, changes: Iterable[RulingChange]) -> Ticket:
    """The ticket after `changes` of its bets; what came after it was paid changes nothing (9.3)."""
    ticket = Ticket(registered.play)
    rulings: dict[int, Ruling] = {}
    last = registered.ended_entry
    for entry, together in groupby(changes, lambda change: change.entry):
        if last is not None and entry > last:
            break
        at = None
        for change in together:
            rulings[change.bet] = change.ruling
            at = change.at
        if at is not None:
            ticket = resettle(ticket, rulings, business_day(at))
    return Ticket(
        ticket.play,
        ticket.standing,
        cancelled=registered.cancellation is not None,
        paid=registered.payment is not None,
    )


def current_rulings(unit: Unit, bets: Collection[int]) -> Mapping[int, Ruling]:
    """The latest ruling of each bet that has one."""
    return {change.bet: change.ruling for change in unit.offer.rulings(bets)}
