"""A founded house on 5 September 2026, and the few acts that most promises begin with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from app.domain.betting.bet import BetType, PickRef
from app.domain.betting.outcomes import Result, Scores
from app.domain.betting.payment import Method, PaymentAsked
from app.domain.betting.sale import Asked
from app.domain.house.cash import Means
from app.domain.house.establishment import Establishment, PointOfSale
from app.domain.house.rights import Act, Role
from app.domain.values import Money, Odds
from app.ports.journal import Entry
from app.ports.printing import Job
from app.scenarios.verbs import FileClock
from app.services import cash, people
from app.services.betting import offers, payments, results, sales, tickets
from app.services.founding import Found, Newcomer, found
from app.services.house import House, Origin
from app.services.verify import verify_house
from db.schema.house import REFUSALS
from db.unit_of_work import SqlUnit, connection_of

AFTERNOON = datetime(2026, 9, 5, 12, 0, tzinfo=UTC)
PIN = "2468"
POINTS_OF_SALE = (
    PointOfSale("P1", "001", "Comptoir", "1, quai des Goélands", transfers=True, payment_centre=False),
    PointOfSale("P2", "002", "Annexe", "2, quai des Goélands", transfers=False, payment_centre=False),
    PointOfSale("C1", "003", "Centre", "3, quai des Goélands", transfers=True, payment_centre=True),
)
STAFF: Mapping[str, tuple[Role, ...]] = {
    "anna": (Role.CASHIER,),
    "boris": (Role.CASHIER,),
    "clara": (Role.COMMITTEE,),
    "diane": (Role.DIRECTOR,),
    "theo": (Role.TRADER,),
    "ada": (Role.ADMINISTRATOR,),
    "odile": (Role.AUDITOR,),
}
HOME_WIN = Result(Scores(half_time=(1, 0), full_time=(2, 0)), first_goal="1")


def euros(text: str) -> Money:
    return Money.parse(text)


@dataclass(slots=True)
class Counter:
    """A house and its clock, with a request id of its own for every intention."""

    house: House
    clock: FileClock
    name: str = "request"
    _requests: count[int] = field(default_factory=count)

    def by(self, operator: str, pos: str = "P1", *, approval: str | None = None) -> Origin:
        request = f"{self.name}-{next(self._requests)}"
        return Origin(operator, pos, pos, pos, pos, request, approval)

    def later(self, **time: float) -> None:
        self.clock.set(self.clock.now() + timedelta(**time))

    # -- acts -----------------------------------------------------------------------------------

    def found(self) -> Counter:
        newcomers = tuple(Newcomer(name, name.capitalize(), roles, PIN) for name, roles in STAFF.items())
        house = Establishment("Maison Lenoir", "Port-Lazare", betting=True, poker=False)
        found(self.house, self.by("ada"), Found(house, POINTS_OF_SALE, newcomers))
        return self

    def open(self, pos: str = "P1", float_: str = "100", by: str = "anna") -> cash.ShiftOpened:
        return cash.open_shift(self.house, self.by(by, pos), cash.OpenShift(euros(float_)))

    def publish(self, *numbers: int, odds: str = "2.00", **changes: Any) -> None:
        """1N2 bets, each on an event of its own (`e101` for bet 101), all picks at `odds`."""
        for number in numbers:
            prices = {pick: Odds.parse(odds) for pick in ("1", "N", "2")}
            closes = self.clock.now() + timedelta(hours=6)
            values: dict[str, Any] = {
                "event": f"e{number}",
                "sides": (f"Hôtes {number}", f"Invités {number}"),
                "closes_at": closes,
                **changes,
            }
            command = offers.PublishBet(number, type=BetType.RESULT, odds=prices, **values)
            offers.publish_bet(self.house, self.by("theo"), command)

    def sale(self, *numbers: int, formula: str = "1/1", stake: str = "10", pick: str = "1") -> sales.Sell:
        return sales.Sell(
            Asked(formula, euros(stake), tuple(PickRef(number, pick) for number in numbers)), Means.CASH
        )

    def sell(self, *numbers: int, pos: str = "P1", by: str = "anna", **asked: str) -> sales.Sold:
        return sales.sell(self.house, self.by(by, pos), self.sale(*numbers, **asked))

    def settle(self, *numbers: int, result: Result = HOME_WIN) -> None:
        for number in numbers:
            results.promulgate_event(self.house, self.by("theo"), results.Promulgate(f"e{number}", result))

    def control(self, ticket: str, issue: int = 0) -> str:
        return sales.control(self.house, ticket, issue)

    def payment(self, ticket: str) -> payments.PayTicket:
        return payments.PayTicket(ticket, PaymentAsked(Method.CASH), self.control(ticket))

    def pay(self, ticket: str, pos: str = "P1", by: str = "anna") -> payments.TicketPaid:
        return payments.pay(self.house, self.by(by, pos), self.payment(ticket))

    def cancel(self, ticket: str, pos: str = "P1", by: str = "anna") -> tickets.TicketCancelled:
        command = tickets.CancelTicket(ticket, self.control(ticket))
        return tickets.cancel(self.house, self.by(by, pos), command)

    def approve(
        self, act: Act, subject: str, *, supervisor: str = "clara", asked_by: str = "anna", **more: Any
    ) -> str:
        """A supervisor's word, by the right PIN."""
        command = people.Approve(supervisor, PIN, act, subject, **more)
        approved = people.approve(self.house, self.by(asked_by), command)
        assert approved.approval is not None
        return approved.approval

    def close(self, counted: str, pos: str = "P1", by: str = "anna") -> cash.ShiftClosed:
        command = cash.CloseShift(counted=euros(counted))
        return cash.close_shift(self.house, self.by(by, pos), command)

    # -- looking --------------------------------------------------------------------------------

    def bet_id(self, number: int) -> int:
        """The identity of the latest bet that bears a number."""
        with self.house.store.read() as unit:
            return unit.offer.by_numbers([number])[number].bet.id

    def records(self) -> int:
        with self.house.store.read() as unit:
            return unit.journal.head().number

    def last(self) -> Entry:
        with self.house.store.read() as unit:
            return unit.journal.recent(1)[0]

    def papers(self) -> list[Job]:
        with self.house.store.read() as unit:
            return list(unit.papers.jobs(limit=1000))

    def balance(self, account: str) -> Money:
        with self.house.store.read() as unit:
            return unit.cash.balance(account)

    def balances(self) -> Mapping[str, Money]:
        with self.house.store.read() as unit:
            return unit.cash.balances()

    def assert_whole(self) -> None:
        """The journal is what was sealed, and the ledger adds up to nothing."""
        verdict = verify_house(self.house)
        assert verdict.ok, verdict.findings
        assert Money.total(self.balances().values()) == Money.ZERO

    def refusals(self) -> list[tuple[str, str, str]]:
        """The refusal log: act, operator, codes."""
        query = select(REFUSALS.c.act, REFUSALS.c.operator, REFUSALS.c.codes).order_by(REFUSALS.c.id)
        with self.house.store.read() as unit:
            assert isinstance(unit, SqlUnit)
            return [(row.act, row.operator, row.codes) for row in connection_of(unit).execute(query)]


on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
"""For promises in which the engine has no part."""
