"""Picks as they were announced to the player, and what every bulletin made of them can tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Protocol, Self

from app.domain.betting.bet import Bet, PickRef
from app.domain.betting.offer import BetState
from app.domain.betting.play import Play
from app.domain.betting.sale import Asked, AskedLines, check_open
from app.domain.errors import Refused
from app.domain.values import Money, Odds
from app.services.betting.offers import OfferLine


@dataclass(frozen=True, slots=True)
class AnnouncedPick:
    """A pick with the odds that were announced to the player."""

    bet: Bet
    pick: str
    seen: Odds
    closes_at: datetime

    @property
    def ref(self) -> PickRef:
        return PickRef(self.bet.number, self.pick)


def announced(line: OfferLine, pick: str, at: datetime) -> AnnouncedPick | None:
    """An answer of the offer at its odds of now; None where it can't be played at `at`."""
    on_offer = line.on_offer
    odds = on_offer.playable_odds(pick)
    closed = line.state is not BetState.OPEN or on_offer.closed_at(at)
    if closed or odds is None or on_offer.picks[pick].suspended:
        return None
    return AnnouncedPick(on_offer.bet, pick, odds, on_offer.closes_at)


def why_not_open(line: OfferLine, pick: str, at: datetime) -> Refused:
    """What a sale of this answer would be refused for. Raises LookupError where it can be played."""
    number = line.on_offer.bet.number
    try:
        check_open((PickRef(number, pick),), {number: line.on_offer}, at)
    except Refused as refusal:
        return refusal
    raise LookupError(f"{number} {pick} can be played")


def as_announced(play: Play, picks: Sequence[AnnouncedPick]) -> Play:
    """`play`, made at the odds of now, at those that were announced with `picks`."""
    seen = {(line.bet.id, line.pick): line.seen for line in picks}
    then = {taken: replace(taken, odds=seen[taken.bet, taken.pick]) for taken in play.picks}
    return replace(
        play,
        picks=tuple(then.values()),
        combinations=tuple(
            replace(each, picks=tuple(then[taken] for taken in each.picks)) for each in play.combinations
        ),
    )


class Bulletin(Protocol):
    """A bulletin in the making, of either kind; every touch gives a new one (BETTING B2)."""

    @property
    def picks(self) -> tuple[AnnouncedPick, ...]: ...

    @property
    def total(self) -> Money:
        """What is to be paid."""
        ...

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked for: something picked, and a stake on it."""
        ...

    def announced(self, odds: Mapping[PickRef, Odds]) -> Self:
        """The same picks at odds that were announced anew."""
        ...

    def again(self, now: Mapping[PickRef, AnnouncedPick]) -> Self:
        """The same bulletin with the picks of `now` alone, as they are announced now."""
        ...

    def asked(self) -> Asked | AskedLines:
        """What the sale is asked to register. Raises LookupError while a stake is missing."""
        ...
