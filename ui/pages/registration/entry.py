"""The entry that is asked for: how it is paid, what was decided about it, what came of it. No Qt (P3)."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.poker.desk import HeldVoucher
from app.domain.poker.persons import Person
from app.domain.poker.state import Tournament
from app.domain.values import Money
from app.services.house import Origin
from app.services.poker.desk import Enter, Entered, late_register, pre_register, register
from ui.desk import Desk
from ui.pages.tournament_desk.doubts import Decided


@dataclass(frozen=True, slots=True)
class Paid:
    """How the entry is paid. `later`: not at all yet, the place is only held."""

    tendered: Money | None = None
    means: Means = Means.CASH
    later: bool = False


class Entry:
    """One intention at a time: a retry after a fault asks for the same entry, not for another."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.decided = Decided()
        self.made: Entered | None = None
        self.paid = Paid()
        self._intention: Origin | None = None

    def begin_again(self) -> None:
        self.made, self.paid = None, Paid()
        self.ask_anew()

    def ask_anew(self) -> None:
        """The form is another one: what was decided about it counts no more."""
        self.decided, self._intention = Decided(), None

    def intend(self) -> Origin:
        """The request of this touch, with the supervisor's word; a retry after a fault keeps it."""
        self._intention = self._intention or self._desk.origin()
        return self.decided.origin(self._intention)

    def give_up(self) -> None:
        self._intention = None

    def make(
        self,
        origin: Origin,
        state: Tournament | None,
        person: Person,
        paid: Paid,
        *,
        waiting: bool = False,
        voucher: HeldVoucher | None = None,
    ) -> Entered:
        """Register, register late or hold a place; `voucher` is used where the entry is paid."""
        if state is None:
            raise Refused(Code.UNKNOWN, tournament="")
        command = Enter(
            state.tournament,
            person,
            waiting=waiting,
            doubts=self.decided.doubts,
            tendered=paid.tendered,
            means=paid.means,
            voucher_of=voucher.won_in if voucher else None,
            voucher_holder=voucher.holder if voucher else None,
            bulletin_signed=not paid.later and not waiting,
        )
        if paid.later or (waiting and not state.started):
            return pre_register(self._desk.house, origin, command)
        act = late_register if state.started else register
        return act(self._desk.house, origin, command)

    def show_made(self, made: Entered, paid: Paid) -> None:
        self.made, self.paid, self._intention = made, paid, None

    @property
    def change_due(self) -> Money:
        """What is given back for the entry that was just made."""
        if self.made is None or self.paid.tendered is None or not self.made.paid:
            return Money.ZERO
        return self.paid.tendered - self.made.paid
