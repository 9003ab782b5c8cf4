"""How the pool is shared and what the house is asked, without Qt (POKER P6, P7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from app.domain.house.rights import Act, Operator
from app.domain.poker.facts import PrizeInKind, VoucherPrize
from app.domain.poker.money import Sums, sums
from app.domain.poker.payouts import Payout, percentages_for
from app.domain.poker.prizes import Structure, prize_of, shared_out
from app.domain.poker.ranking import Place, places
from app.domain.poker.state import Tournament
from app.domain.values import Money
from app.services.house import Origin
from app.services.people import Approve, Approved, LoggedIn, LogIn, approve, log_in, supervisors
from app.services.poker.money import Certify, FixPrizes, PrizesKnown, RakeKnown, certify, fix_prizes
from app.services.poker.part_templates import AskParts, house_payouts
from app.services.poker.prize_templates import standard_payouts
from app.services.poker.room_view import RoomView
from app.services.poker.tournaments import AskTournaments, tournaments
from ui.desk import Desk
from ui.pages.prizes.by_hand import HandPrizes

UNITS = (Money(1), Money.euros(1), Money.euros(5), Money.euros(10))
"""What a prize may be rounded down to; the first place takes what is left."""


class Stage(StrEnum):
    """How far the prizes are."""

    NOTHING = "nothing"
    ENTRIES_OPEN = "entries_open"
    TO_FIX = "to_fix"
    FIXED = "fixed"
    TO_CERTIFY = "to_certify"
    CERTIFIED = "certified"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """A place and what it wins; `percentage` None once amounts are fixed, `player` "" while open.

    `voucher` names the tournament whose buy-in is part of it, or is ""; `things` are won beside it. Of a
    place that is `shared` the voucher is paid in cash, and the things are ruled on."""

    place: int
    amount: Money
    percentage: Decimal | None = None
    player: str = ""
    paid: bool = False
    voucher: str = ""
    things: tuple[PrizeInKind, ...] = ()
    shared: bool = False


class PrizesPresenter:
    """Holds the latest view, the row of the template chosen and the unit of rounding."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.view: RoomView | None = None
        self.unit = UNITS[0]
        self._payouts = standard_payouts()
        self._chosen: int | None = None
        self.hand: HandPrizes | None = None
        self.known: Sequence[Tournament] = ()

    def load_payouts(self, origin: Origin) -> tuple[Payout, ...]:
        """The house's own table, or the standard one."""
        return house_payouts(self.desk.house, origin, AskParts())

    def take_payouts(self, payouts: tuple[Payout, ...]) -> None:
        """Propose prizes from this table; another number of places is chosen anew where it is another."""
        if payouts != self._payouts:
            self._payouts, self._chosen = payouts, None

    def load_known(self, origin: Origin) -> Sequence[Tournament]:
        """Every tournament of the house."""
        return tournaments(self.desk.house, origin, AskTournaments())

    @property
    def lacks_names(self) -> bool:
        """Whether a voucher is among the fixed prizes and nobody has read yet what it is for."""
        fixed = self.view.state.prizes if self.view else None
        return fixed is not None and bool(fixed.vouchers) and not self.known

    @property
    def others(self) -> Sequence[Tournament]:
        """The tournaments whose buy-in may be won here: announced, not yet begun."""
        mine = self.view.state.tournament if self.view else ""
        return [each for each in self.known if not (each.over or each.started or each.tournament == mine)]

    def turn_by_hand(self) -> None:
        """Go on from the percentages with amounts by hand, or back to them."""
        self.hand = None if self.hand else HandPrizes([line.amount for line in self.lines()])

    def names_of_others(self) -> dict[str, str]:
        return {each.tournament: each.terms.name for each in self.others}

    @property
    def _rows(self) -> Sequence[tuple[Decimal, ...]]:
        return [row.percentages for row in self._payouts]

    @property
    def state(self) -> Tournament:
        """Raises LookupError while there is no tournament."""
        if self.view is None:
            raise LookupError("no tournament is shown")
        return self.view.state

    @property
    def stage(self) -> Stage:
        if self.view is None:
            return Stage.NOTHING
        state = self.state
        if state.stopped or state.cancelled:
            return Stage.STOPPED
        if state.certified is not None:
            return Stage.CERTIFIED
        if state.finish is not None and state.prizes is not None:
            return Stage.TO_CERTIFY
        if state.prizes is not None:
            return Stage.FIXED
        return Stage.ENTRIES_OPEN if state.entries_open(self.desk.house.clock.now()) else Stage.TO_FIX

    @property
    def sums(self) -> Sums:
        return sums(self.state)

    @property
    def in_kind(self) -> Money:
        """What the things of all places are worth, or what the terms announce where that is more."""
        announced = self.state.terms.contribution_kind
        return max(Money.total(thing.value for line in self.lines() for thing in line.things), announced)

    # -- the structure -----------------------------------------------------------------------

    @property
    def percentages(self) -> Sequence[Decimal]:
        """Those of the template's row for the number of entries, unless another was chosen."""
        if self._chosen is not None:
            return self._rows[self._chosen]
        return percentages_for(self._payouts, max(1, self.state.entries))

    @property
    def paid_places(self) -> int:
        if self.state.prizes is None and self.hand is not None:
            return len(self.hand.amounts)
        return len(self.state.prizes.amounts) if self.state.prizes else len(self.percentages)

    def other_row(self, step: int) -> int | None:
        """The row of the template with fewer or more places; None where there is none."""
        row = self._rows.index(tuple(self.percentages)) + step
        most = max(1, self.state.entries)
        return row if 0 <= row < len(self._rows) and len(self._rows[row]) <= most else None

    def choose(self, step: int) -> None:
        """Pay fewer or more places."""
        self._chosen = self.other_row(step)

    def lines(self) -> Sequence[PrizeLine]:
        """What every place wins, to the cent."""
        state = self.state
        if state.prizes is not None:
            return self._fixed_lines()
        if self.hand is not None:
            return [
                PrizeLine(
                    place,
                    amount,
                    voucher=self._voucher_name(self.hand.vouchers.get(place)),
                    things=tuple(each for each in self.hand.things.values() if each.place == place),
                )
                for place, amount in enumerate(self.hand.amounts, 1)
            ]
        amounts = shared_out(self.sums.pool, self.percentages, self.unit)
        return [
            PrizeLine(place, amount, percentage)
            for place, (amount, percentage) in enumerate(zip(amounts, self.percentages, strict=True), 1)
        ]

    def _fixed_lines(self) -> Sequence[PrizeLine]:
        """Players who share places each have a line with their own part."""
        state = self.state
        fixed = state.prizes
        amounts = fixed.amounts if fixed else ()
        by_place: dict[int, list[str]] = {}
        ranked = places(state)
        for player in sorted(ranked, key=lambda each: state.players[each].entered or 0):
            by_place.setdefault(ranked[player].first, []).append(player)
        taken = {at + shift: who for at, group in by_place.items() for shift, who in enumerate(group)}
        found = []
        for place, amount in enumerate(amounts, 1):
            player = taken.get(place, "")
            won = prize_of(state, player) if player else amount
            paid = bool(player) and state.players[player].prize_paid is not None
            held = next((each for each in (fixed.vouchers if fixed else ()) if each.place == place), None)
            things = tuple(each for each in (fixed.in_kind if fixed else ()) if each.place == place)
            voucher, shared = self._voucher_name(held), bool(player) and _is_shared(ranked[player])
            found.append(PrizeLine(place, won, None, player, paid, voucher, things, shared))
        return found

    def _voucher_name(self, held: VoucherPrize | None) -> str:
        if held is None:
            return ""
        names = (each.terms.name for each in self.known if each.tournament == held.tournament)
        return next(names, held.tournament)

    # -- acts --------------------------------------------------------------------------------

    def fix(self, origin: Origin) -> PrizesKnown:
        structure = Structure(percentages=tuple(self.percentages), unit=self.unit)
        if self.hand is not None:
            structure = self.hand.structure()
        return fix_prizes(self.desk.house, origin, FixPrizes(self.state.tournament, structure))

    @property
    def myself(self) -> tuple[Operator, ...]:
        return (self.desk.operator,) if self.desk.operator else ()

    def countersigners(self) -> Sequence[Operator]:
        """The games cashiers who may countersign."""
        asking = self.desk.operator.id if self.desk.operator else ""
        return supervisors(self.desk.house, Act.COUNTERSIGN, asking)

    def try_own_code(self, origin: Origin, pin: str) -> LoggedIn:
        """Whoever certifies proves that it is him."""
        return log_in(self.desk.house, origin, LogIn(origin.operator, pin))

    def countersign(self, origin: Origin, cashier: str, pin: str) -> Approved:
        subject = Certify(self.state.tournament, cashier).subject
        return approve(self.desk.house, origin, Approve(cashier, pin, Act.COUNTERSIGN, subject))

    def certify(self, origin: Origin, cashier: str) -> RakeKnown:
        return certify(self.desk.house, origin, Certify(self.state.tournament, cashier))


def _is_shared(place: Place) -> bool:
    return place.first != place.last
