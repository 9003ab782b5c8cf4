"""Many plays in one act, for houses that are not real: training, load, acceptance (issue of the bench).

Every bulletin goes through the rules of a sale, each with those before it counted in; what they
refuse is left out. No paper is printed, and the money of all of them is one movement.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from app.domain.betting.limits import Taken, TotalKey, check, effect
from app.domain.betting.offer import OnOffer
from app.domain.betting.play import Play
from app.domain.betting.sale import Asked, AskedLines, SaleTerms, decide_sale
from app.domain.betting.ticket_numbers import identification
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger
from app.domain.house.rights import Act
from app.domain.values import Money, business_day
from app.services.act import Work, act


@dataclass(frozen=True, slots=True)
class SellMany:
    bulletins: tuple[Asked | AskedLines, ...]


@dataclass(frozen=True, slots=True)
class ManySold:
    """`refused` bulletins were left out, by the rules of a sale; `first` and `last` are tickets."""

    sold: int
    refused: int
    total: Money
    first: str
    last: str


@act(Act.GENERATE, till=True)
def sell_many(work: Work, command: SellMany) -> ManySold:
    """Register and seal the plays of `command` at this instant.

    Raises Refused(not_allowed) in a house whose papers bear no marking: a real one sells one by one.
    """
    house = work.unit.places.establishment()
    if house is None or not house.marking:
        raise Refused(Code.NOT_ALLOWED, act=work.act)
    batch = _Batch(work, command)
    for play, moved in batch.decided(command.bulletins):
        batch.register(play, moved)
    if batch.sold:
        work.unit.plays.add_to_totals(batch.moved)
        work.subject = batch.first
        work.take(batch.total, Ledger.STAKES)
    return ManySold(batch.sold, len(command.bulletins) - batch.sold, batch.total, batch.first, batch.last)


class _Batch:
    """The plays of one act, and what they have added to the totals so far."""

    def __init__(self, work: Work, command: SellMany) -> None:
        self._work = work
        numbers = {pick.number for bulletin in command.bulletins for pick in bulletin.picks}
        self._offer: Mapping[int, OnOffer] = work.unit.offer.by_numbers(numbers)
        settings = work.house.settings
        self._terms = SaleTerms(settings.same_event, settings.bulletins_only)
        self._running, self._sequence = work.unit.plays.next_sequence(work.origin.point_of_sale)
        self._before: Mapping[TotalKey, Taken] = {}
        self.moved: dict[TotalKey, Taken] = {}
        self.sold = 0
        self.total = Money.ZERO
        self.first = self.last = ""

    def decided(
        self, bulletins: Iterable[Asked | AskedLines]
    ) -> Sequence[tuple[Play, Mapping[TotalKey, Taken]]]:
        """The plays that the offer allows, and what each adds; the totals of all are asked for at once."""
        work, made = self._work, []
        for bulletin in bulletins:
            with suppress(Refused):
                play = decide_sale(
                    bulletin, self._offer, self._terms, at=work.now, point_of_sale=work.origin.point_of_sale
                )
                made.append((play, effect(play)))
        self._before = work.unit.plays.totals({key for _, moved in made for key in moved})
        return made

    def register(self, play: Play, moved: Mapping[TotalKey, Taken]) -> None:
        """Sell `play` if the limits let it through, with the plays before it counted in."""
        nothing = Taken()
        so_far = {key: self._before.get(key, nothing) + self.moved.get(key, nothing) for key in moved}
        try:
            check(play, moved, so_far, self._work.house.settings.limits)
        except Refused:
            return
        for key, taken in moved.items():
            self.moved[key] = self.moved.get(key, nothing) + taken
        self._add(play)

    def _add(self, play: Play) -> None:
        work, plays = self._work, self._work.unit.plays
        number = identification(business_day(work.now), self._running)
        plays.add(number, self._sequence, play, work.origin.operator, work.origin.station, work.shift.id)
        plays.add_paper(number, "original", 0, work.now)
        self._running += 1
        self._sequence += 1
        self.sold += 1
        self.total += play.total
        self.first, self.last = self.first or number, number
