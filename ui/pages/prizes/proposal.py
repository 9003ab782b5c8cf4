"""How the pool would be shared: by a row of the payout table, or by hand. No Qt (POKER P6)."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from app.domain.errors import Refused
from app.domain.poker.payouts import Payout, percentages_for
from app.domain.poker.prizes import Structure, shared_out
from app.domain.values import Money
from app.services.house import Origin
from app.services.poker.part_templates import AskParts, house_payouts
from app.services.poker.prize_templates import standard_payouts
from ui.pages.prizes.by_hand import HandPrizes
from ui.pages.prizes.seen import SeenPrizes

UNITS: Final = (Money(1), Money.euros(1), Money.euros(5), Money.euros(10))
"""What a prize may be rounded down to; the first place takes what is left."""


class Proposal:
    """`unit` is what prizes are rounded down to; `hand` the amounts set by hand, None where percentages
    share the pool."""

    def __init__(self, seen: SeenPrizes) -> None:
        self._seen = seen
        self.unit = UNITS[0]
        self.hand: HandPrizes | None = None
        self._payouts = standard_payouts()
        self._chosen: int | None = None

    def begin(self) -> None:
        """Anew: what was set for another tournament, or by somebody else, is proposed to nobody."""
        self.unit, self.hand, self._chosen = UNITS[0], None, None

    # -- the payout table --------------------------------------------------------------------

    def load_payouts(self, origin: Origin) -> tuple[Payout, ...]:
        """The house's own table, or the standard one."""
        return house_payouts(self._seen.desk.house, origin, AskParts())

    def take_payouts(self, payouts: tuple[Payout, ...]) -> None:
        """Propose prizes from this table; another number of places is chosen anew where it is another."""
        if payouts != self._payouts:
            self._payouts, self._chosen = payouts, None

    @property
    def percentages(self) -> Sequence[Decimal]:
        """Those of the table's row for the number of entries, unless another was chosen."""
        if self._chosen is not None:
            return self._payouts[self._chosen].percentages
        return percentages_for(self._payouts, self._most_places)

    def amounts(self) -> Sequence[Money]:
        """What those percentages make of the pool, to the cent."""
        return shared_out(self._seen.sums.pool, self.percentages, self.unit)

    # -- how many places ---------------------------------------------------------------------

    @property
    def paid_places(self) -> int:
        return len(self.hand.amounts) if self.hand is not None else len(self.percentages)

    def can_change_places(self, step: int) -> bool:
        """Whether `step` places more, or fewer, can be paid: 1 or -1, by table the next row."""
        if self.hand is not None:
            return 1 <= len(self.hand.amounts) + step <= self._most_places
        return self._other_row(step) is not None

    def change_places(self, step: int) -> None:
        """Pay one place more, or fewer; by table, as many as the next row has."""
        if self.hand is not None:
            self.hand.change_places(step, self._most_places)
        else:
            self._chosen = self._other_row(step)

    def _other_row(self, step: int) -> int | None:
        """The row of the table with more or fewer places; None where there is none."""
        rows = [row.percentages for row in self._payouts]
        row = rows.index(tuple(self.percentages)) + step
        return row if 0 <= row < len(rows) and len(rows[row]) <= self._most_places else None

    @property
    def _most_places(self) -> int:
        return max(1, self._seen.state.entries)

    # -- by hand -----------------------------------------------------------------------------

    @property
    def is_by_hand(self) -> bool:
        """Whether amounts are typed: only while they may still be fixed."""
        return self.hand is not None and self._seen.may_change

    @property
    def left(self) -> Money:
        """What of the pool is not given to any place; below nothing where the casino adds to it."""
        return self._seen.sums.pool - self.hand.total if self.is_by_hand and self.hand else Money.ZERO

    def turn_by_hand(self) -> None:
        """Go on from the percentages with amounts by hand, or back to them."""
        self.hand = HandPrizes(list(self.amounts())) if self.hand is None else None

    def aim(self, refusal: Refused) -> None:
        """At the place that was refused: it is the one that is typed again."""
        place = refusal.details.get("place")
        if self.hand is not None and isinstance(place, int) and 1 <= place <= len(self.hand.amounts):
            self.hand.at = place

    def structure(self) -> Structure:
        """What would be fixed."""
        if self.hand is not None:
            return self.hand.structure()
        return Structure(percentages=tuple(self.percentages), unit=self.unit)
