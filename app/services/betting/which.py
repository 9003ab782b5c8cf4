"""Which bet is meant: by its number, or by its identity once a later bet bears that number (BETTING B1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from app.domain.betting.bet import BetId, WhichBet
from app.domain.betting.offer import OnOffer
from app.domain.errors import Code, Refused
from app.ports.store import Unit


def one_bet(unit: Unit, which: WhichBet) -> OnOffer:
    """Raises Refused(bet_unknown)."""
    found = _by_name(unit, (which,)).get(which)
    if found is None:
        raise Refused(Code.BET_UNKNOWN, bet=number_of(which))
    return found


def bets_named(unit: Unit, named: Collection[WhichBet], event: str | None) -> Mapping[WhichBet, OnOffer]:
    """Each of `named`; where they are said to be of an event, numbers are looked for among its bets.

    So a number that was given to a bet of another event since still means the one that is told of.
    Raises Refused(bet_unknown) where one of them is not there.
    """
    known = unit.offer.event_by_code(event) if event is not None else None
    if event is None:
        found = _by_name(unit, named)
    else:
        bets = unit.offer.of_event(known.id) if known is not None else ()
        found = _among(sorted(bets, key=lambda bet: bet.bet.id), named)
    missing = sorted(number_of(each) for each in named if each not in found)
    if missing:
        raise Refused(Code.BET_UNKNOWN, event=event, bets=missing)
    return found


def number_of(which: WhichBet) -> int:
    """What the bet is called where it can't be found."""
    return which.id if isinstance(which, BetId) else which


def _by_name(unit: Unit, named: Iterable[WhichBet]) -> Mapping[WhichBet, OnOffer]:
    ids = {each.id for each in named if isinstance(each, BetId)}
    numbers = {each for each in named if not isinstance(each, BetId)}
    found: dict[WhichBet, OnOffer] = {}
    if numbers:
        found.update((number, bet) for number, bet in unit.offer.by_numbers(numbers).items())
    if ids:
        found.update((BetId(bet), on_offer) for bet, on_offer in unit.offer.by_ids(ids).items())
    return found


def _among(bets: Iterable[OnOffer], named: Collection[WhichBet]) -> Mapping[WhichBet, OnOffer]:
    """Of several that bear a number, the latest, as everywhere."""
    found: dict[WhichBet, OnOffer] = {}
    for bet in bets:
        found[bet.bet.number] = found[BetId(bet.bet.id)] = bet
    return {each: found[each] for each in named if each in found}
