"""The one way to run an act: from a command to a sealed entry and a frozen answer.

An act locks the house's head, gives the first answer again to a request it knows, checks the
right, the drawer and the clock, lets the body decide, and commits facts, postings, papers and
journal entry together. A refusal leaves nothing but a line in the refusal log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import wraps
from typing import Any, Protocol, TypeVar, get_type_hints

from app.codec import canonical, read
from app.documents import Document
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger, Means, Posting, drawer_account, ensure_balanced, transfer
from app.domain.house.people import Approval
from app.domain.house.rights import Act, Operator, ensure_may
from app.domain.house.shifts import Movement, Shift
from app.domain.values import Money
from app.ports.journal import EntryDraft
from app.ports.store import Unit
from app.services.house import House, Origin
from app.services.starting import follows_witness

C = TypeVar("C")
R = TypeVar("R")


CLOCKS_APART = timedelta(milliseconds=500)
"""How far the clocks of stations on one journal may be apart: several times what time servers leave."""


def in_order(now: datetime, latest: datetime | None) -> datetime:
    """The instant of an act: `now`, or that of the latest act where another station's clock, or a time
    server's correction, has put that a moment ahead. Any further behind, `now` stands, and what asks
    for a clock that is right refuses (HOUSE H4)."""
    if latest is not None and latest - CLOCKS_APART <= now < latest:
        return latest
    return now


class Work:
    """An act under way: its transaction, its instant, its shift, and what it may do with them."""

    def __init__(self, house: House, unit: Unit, origin: Origin, act: Act, now: datetime) -> None:
        self.house = house
        self.unit = unit
        self.origin = origin
        self.act = act
        self.now = now
        self.subject = ""
        self._shift: Shift | None = None
        self._approval: Approval | None = None
        self._approval_counted = False

    # -- who --------------------------------------------------------------------------------

    def hear_approval(self, subject: str) -> None:
        """Take the supervisor's word that the act brings, if it is about this subject.

        Raises Refused(not_allowed).
        """
        if self.origin.approval is not None:
            self._take_approval(subject)

    def admit(self) -> None:
        """Let the operator in by his own right or by a supervisor's word for this very act.

        Raises Refused(not_allowed).
        """
        operator = self.operator(self.origin.operator)
        if not operator.may(self.act) and not self.approved_for(self.act):
            ensure_may(operator, self.act)

    def require_empty_house(self) -> None:
        """Raises Refused(not_allowed) once anything has been sealed."""
        if self.unit.journal.head().number:
            raise Refused(Code.NOT_ALLOWED, act=self.act)

    def operator(self, operator: str) -> Operator:
        """Raises Refused(not_allowed) for somebody who does not work here."""
        found = self.unit.people.operator(operator)
        if found is None:
            raise Refused(Code.NOT_ALLOWED, operator=operator)
        return found

    def approved_for(self, act: Act) -> bool:
        """Has a supervisor given his word for `act` as part of this act? It is then used up."""
        if self._approval is None or self._approval.act != act:
            return False
        if not self._approval_counted:
            self.unit.people.use_approval(self._approval.id, self.now)
            self._approval_counted = True
        return True

    def supervisor_for(self, act: Act) -> str:
        """Who vouches for `act` as part of this act: the operator himself, or who approved it.

        Raises Refused(not_allowed).
        """
        if self.operator(self.origin.operator).may(act):
            return self.origin.operator
        if not self.approved_for(act) or self.approved_by is None:
            raise Refused(Code.NOT_ALLOWED, act=act)
        return self.approved_by

    @property
    def approved_by(self) -> str | None:
        """The supervisor whose word this act needed, or None."""
        return self._approval.supervisor if self._approval and self._approval_counted else None

    def _take_approval(self, subject: str) -> None:
        approval = self.unit.people.unused_approval(self.origin.approval or "")
        if approval is None or approval.asked_by != self.origin.operator:
            raise Refused(Code.NOT_ALLOWED, act=self.act)
        age = (self.now - approval.at).total_seconds()
        if approval.subject != subject or age > self.house.settings.approval_seconds:
            raise Refused(Code.NOT_ALLOWED, act=self.act)
        self._approval = approval

    def require_within_approval(self, amount: Money) -> None:
        """A supervisor's word is bound to an amount as well (HOUSE H2). Raises Refused(not_allowed)."""
        if self._approval is None or self._approval.amount is None or not self._approval_counted:
            return
        if max(amount, -amount) > self._approval.amount:
            raise Refused(Code.NOT_ALLOWED, act=self.act, amount=amount)

    # -- money ------------------------------------------------------------------------------

    def require_till(self, drawer: str) -> None:
        """Money acts refuse `shift_closed`, then `clock_behind`, before their own reasons."""
        self._shift = self.unit.cash.open_shift(drawer)
        if self._shift is None:
            raise Refused(Code.SHIFT_CLOSED, drawer=drawer)
        self.require_clock()

    def require_clock(self) -> None:
        """Raises Refused(clock_behind) where the clock is before the last sealed instant (H4)."""
        latest = self.unit.journal.latest_at()
        if latest is not None and self.now < latest:
            raise Refused(Code.CLOCK_BEHIND, now=self.now, latest=latest)

    @property
    def shift(self) -> Shift:
        """The open shift of an act that asked for the till."""
        if self._shift is None:
            raise LookupError(f"{self.act} does not hold a till")
        return self._shift

    def drawer_balance(self) -> Money:
        return self.unit.cash.balance(drawer_account(self.origin.drawer))

    def take(self, amount: Money, account: str, means: Means = Means.CASH, *, reason: str = "") -> None:
        """`amount` comes in by `means` and is booked to `account`; negative, it goes out."""
        self.take_split(((account, amount),), means, reason=reason)

    def take_split(
        self, parts: tuple[tuple[str, Money], ...], means: Means = Means.CASH, *, reason: str = ""
    ) -> None:
        """One movement of money whose parts are booked to several accounts (buy-in, fee, rake)."""
        postings = [
            posting for account, part in parts for posting in transfer(account, self._holder(means), part)
        ]
        self.post(*postings)
        amount = Money.total(part for _, part in parts)
        self.require_within_approval(amount)
        if amount:
            self.unit.cash.add_movement(
                Movement(self.shift.id, self.act, means, amount, self.subject, reason, self.now)
            )

    def pay_out(self, amount: Money, account: str, means: Means = Means.CASH, *, reason: str = "") -> None:
        """`amount` leaves by `means`. Raises Refused(drawer_short) where the drawer lacks it."""
        if means is Means.CASH and self.house.settings.drawer_short:
            held = self.drawer_balance()
            if held < amount:
                raise Refused(Code.DRAWER_SHORT, held=held, amount=amount)
        self.take(-amount, account, means, reason=reason)

    def post(self, *postings: Posting) -> None:
        """Book balanced postings that no drawer need know of (rake, reserve fund)."""
        ensure_balanced(postings)
        self.unit.cash.post(postings, self._shift.id if self._shift else None)

    def _holder(self, means: Means) -> str:
        holders = {Means.CARD: Ledger.CARD, Means.CHEQUE: Ledger.CHEQUES}
        return holders.get(means) or drawer_account(self.origin.drawer)

    # -- paper ------------------------------------------------------------------------------

    def print(self, document: Document) -> None:
        """Queue a paper: it exists if and only if the act is committed."""
        self.print_all((document,))

    def print_all(self, documents: Iterable[Document]) -> None:
        """Queue several papers in this order."""
        house = self.unit.places.establishment()
        if house is not None:
            documents = [replace(each, house=house.name, marking=house.marking) for each in documents]
        self.unit.papers.queue(tuple(documents), self.origin.printer, self.subject, self.now)

    def draft(self) -> EntryDraft:
        """The act's entry but for its facts: who, when, where, about what."""
        return EntryDraft(
            act=self.act,
            at=self.now,
            operator=self.origin.operator,
            approved_by=self.approved_by,
            point_of_sale=self.origin.point_of_sale,
            station=self.origin.station,
            request=self.origin.request,
            subject=self.subject,
        )


class MakeAct(Protocol):
    """Turns a body that decides into an act."""

    def __call__(self, body: Callable[[Work, C], R], /) -> Callable[[House, Origin, C], R]: ...


def act(
    name: Act,
    *,
    till: bool = False,
    founding: bool = False,
    admits: bool = True,
    subject: Callable[[Any], str] = lambda _: "",
) -> MakeAct:
    """Make a body that decides into an act that is run whole or not at all.

    `till`: the act moves money and asks for an open drawer and a clock that is right.
    `founding`: the first act of a house, done before anybody works there, and never again.
    `admits` False: the body asks for the right itself, since other reasons come before it.
    `subject`: what of the command a supervisor's approval is bound to.
    """

    def decorate(body: Callable[[Work, C], R]) -> Callable[[House, Origin, C], R]:
        answer_type: type[R] = get_type_hints(body)["return"]

        @wraps(body)
        def run(house: House, origin: Origin, command: C) -> R:
            with house.store.write() as unit:
                # Asked once the act's turn has come: earlier, and acts that waited would go back in time.
                now = in_order(house.clock.now(), unit.journal.latest_at())
                known = unit.journal.answer(origin.request)
                if known is not None:
                    return read(known, answer_type)
                witnessed = follows_witness(house, unit, name)
                work = Work(house.as_chosen(unit), unit, origin, name, now)
                try:
                    if founding:
                        work.require_empty_house()
                    else:
                        work.hear_approval(subject(command))
                        if admits:
                            work.admit()
                    if till:
                        work.require_till(origin.drawer)
                    answer = body(work, command)
                except Refused as refusal:
                    refused = refusal
                else:
                    before, after = unit.commit(work.draft(), canonical(answer))
                    if witnessed:
                        house.heads.keep(before, after)
                    house.changes.announce(name, work.subject)
                    return answer
            house.store.log_refusal(work.draft(), tuple(refused.codes))
            raise refused

        return run

    return decorate


def reading(body: Callable[[Unit, House, C], R], right: Act = Act.READ) -> Callable[[House, Origin, C], R]:
    """Make a body that only reads into a service: right checked, one snapshot, nothing kept."""

    @wraps(body)
    def run(house: House, origin: Origin, command: C) -> R:
        with house.store.read() as unit:
            operator = unit.people.operator(origin.operator)
            if operator is None:
                raise Refused(Code.NOT_ALLOWED, operator=origin.operator)
            ensure_may(operator, right)
            return body(unit, house.as_chosen(unit), command)

    return run
