"""Verbs of the betting counter: results and tickets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, TypeAlias

from app.domain.betting.bet import PickRef, WhichBet
from app.domain.betting.outcomes import Ending, Scores
from app.domain.betting.outcomes import Result as EventResult
from app.domain.betting.payment import Method, PaymentAsked, Sharer, Winner
from app.domain.betting.sale import Asked, AskedLines, Line
from app.domain.house.rights import Act
from app.domain.values import Money, Odds
from app.scenarios.reading import ScenarioError, Step
from app.scenarios.verbs import Play, Result, default_operator, verb
from app.services.betting import figures, payments, results, sales, tickets, transfers

Day: TypeAlias = date


@dataclass(frozen=True, slots=True)
class LineGiven:
    pick: str
    stake: Money


@dataclass(frozen=True, slots=True)
class Selling:
    """A bulletin: `formula`, `stake` and `picks`, or else `lines`."""

    formula: str | None = None
    stake: Money | None = None
    picks: tuple[str, ...] | None = None
    seen: Mapping[str, Odds] = field(default_factory=dict)
    lines: tuple[LineGiven, ...] | None = None

    def bulletin(self) -> Asked | AskedLines:
        """Raises ScenarioError for half of one, or both."""
        seen = {PickRef.parse(pick): odds for pick, odds in self.seen.items()}
        if self.lines and self.formula is None and self.stake is None and self.picks is None:
            return AskedLines(tuple(Line(PickRef.parse(each.pick), each.stake) for each in self.lines), seen)
        if self.lines is not None or self.formula is None or self.stake is None or self.picks is None:
            raise ScenarioError("a sale has formula, stake and picks, or else lines")
        return Asked(self.formula, self.stake, tuple(map(PickRef.parse, self.picks)), seen)


@verb("sell", Selling)
def sell(play: Play, step: Step, given: Selling) -> Result:
    sold = sales.sell(play.house, play.origin(step, Act.SELL), sales.Sell(given.bulletin()))
    play.name("ticket", step.alias, sold.identification)
    return {
        "combinations": sold.combinations,
        "total": sold.total.plain(),
        "potential": sold.potential.plain(),
        "total_odds": sold.total_odds.plain() if sold.total_odds else None,
    }


def _ticket(play: Play, name: str) -> str:
    return name if name.isdigit() else play.named("ticket", name)


def _control(play: Play, identification: str, given: str | None) -> str | None:
    """The right control number unless the file gives another; `wrong` is one of the right form."""
    if given not in (None, "wrong"):
        return given
    with play.house.store.read() as unit:
        registered = unit.plays.play(identification)
    if registered is None:
        return None
    right = sales.control(play.house, identification, registered.issues - 1)
    return right if given is None else right[:-1] + str((int(right[-1]) + 1) % 10)


@dataclass(frozen=True, slots=True)
class Cancelling:
    ticket: str
    control: str | None = None


@verb("cancel", Cancelling)
def cancel(play: Play, step: Step, given: Cancelling) -> Result:
    identification = _ticket(play, given.ticket)
    command = tickets.CancelTicket(identification, _control(play, identification, given.control))
    done = tickets.cancel(play.house, play.origin(step, Act.CANCEL_TICKET), command)
    return {"refund": done.refund.plain()}


@dataclass(frozen=True, slots=True)
class Resulting:
    event: str | None = None
    half_time: tuple[int, int] | None = None
    full_time: tuple[int, int] | None = None
    first_goal: str | None = None
    ended: Ending = Ending.PLAYED
    winners: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if bool(self.winners) is (self.event is not None) or (self.winners and self.result_of_an_event()):
            raise ValueError("a result is that of an event, or else the winners of bets")

    def result_of_an_event(self) -> bool:
        return (
            EventResult(Scores(self.half_time, self.full_time), self.first_goal, self.ended) != EventResult()
        )

    def result(self) -> EventResult | None:
        if self.winners:
            return None
        return EventResult(Scores(self.half_time, self.full_time), self.first_goal, self.ended)

    def by_number(self) -> dict[WhichBet, tuple[str, ...]]:
        return {int(bet): picks for bet, picks in self.winners.items()}


@verb("result", Resulting)
def result(play: Play, step: Step, given: Resulting) -> Result:
    command = results.Promulgate(given.event, given.result(), given.by_number())
    done = results.promulgate_event(play.house, play.origin(step, Act.PROMULGATE), command)
    return {"settled": list(done.settled), "voided": list(done.voided)}


@dataclass(frozen=True, slots=True)
class Correcting(Resulting):
    reason: str = ""
    supervisor: str | None = None


@verb("correct", Correcting)
def correct(play: Play, step: Step, given: Correcting) -> Result:
    command = results.CorrectResult(given.event, given.reason, given.result(), given.by_number())
    origin = play.origin(step, Act.CORRECT_RESULT)
    supervisor = given.supervisor or default_operator(Act.APPROVE_CORRECTION)
    origin = play.approved(origin, supervisor, Act.APPROVE_CORRECTION, command.subject)
    done = results.correct_event(play.house, origin, command)
    return {"settled": list(done.settled), "voided": list(done.voided)}


@dataclass(frozen=True, slots=True)
class Checking:
    ticket: str


@verb("check", Checking)
def check(play: Play, step: Step, given: Checking) -> Result:
    identification = _ticket(play, given.ticket)
    query = tickets.CheckTicket(identification, step.point_of_sale, step.point_of_sale, controlled=False)
    said = tickets.check(play.house, play.origin(step, Act.CHECK_TICKET), query).verdict
    return {
        "status": str(said.status),
        "gain": said.gain.plain(),
        "refund": said.refund.plain(),
        "amount": said.amount.plain(),
        "payable": said.payable,
        "from": said.payable_from.isoformat() if said.payable_from else None,
        "until": said.payable_until.isoformat() if said.payable_until else None,
    }


@dataclass(frozen=True, slots=True)
class WinnerGiven:
    surname: str = ""
    given_names: str = ""
    born: date | None = None
    address: str = ""
    document: Any = ""
    iban: str = ""
    phone: str = ""


@dataclass(frozen=True, slots=True)
class SharerGiven:
    name: str = ""
    share: Money = Money.ZERO
    born: date | None = None
    address: str = ""
    document: Any = ""


@dataclass(frozen=True, slots=True)
class Paying:
    ticket: str
    method: Method
    control: str | None = None
    winner: WinnerGiven | None = None
    winners: tuple[SharerGiven, ...] = ()

    def __post_init__(self) -> None:
        if self.winner is not None and self.winners:
            raise ValueError("one winner, or else several")


def _document(given: Any) -> str:
    if isinstance(given, Mapping):
        return " ".join(str(value) for value in given.values())
    return str(given or "")


@verb("pay", Paying)
def pay(play: Play, step: Step, given: Paying) -> Result:
    identification = _ticket(play, given.ticket)
    one = given.winner
    winner = (
        Winner(
            one.surname,
            one.given_names,
            one.born,
            one.address,
            _document(one.document),
            one.iban,
            one.phone,
        )
        if one
        else None
    )
    sharers = tuple(
        Sharer(each.name, each.share, each.born, each.address, _document(each.document))
        for each in given.winners
    )
    control = _control(play, identification, given.control)
    if given.method is Method.TRANSFER and winner is not None and not sharers:
        # the winner reads his name and IBAN back before he is paid
        reading = transfers.PrintRecap(identification, winner, control)
        transfers.print_recap(play.house, play.origin(step, Act.PRINT_RECAP), reading)
        play.prepared_head = play.head()
    command = payments.PayTicket(identification, PaymentAsked(given.method, winner, sharers), control)
    done = payments.pay(play.house, play.origin(step, Act.PAY_TICKET), command)
    return {"amount": done.amount.plain()}


@dataclass(frozen=True, slots=True)
class Reprinting:
    ticket: str
    kind: str = "replacement"


@verb("reprint", Reprinting)
def reprint(play: Play, step: Step, given: Reprinting) -> Result:
    command = tickets.ReplaceTicket(_ticket(play, given.ticket))
    if given.kind == "copy":
        return {"copy": tickets.copy_ticket(play.house, play.origin(step, Act.COPY_TICKET), command).copy}
    if given.kind != "replacement":
        raise ScenarioError(f"no such kind of paper: {given.kind}")
    done = tickets.replace_ticket(play.house, play.origin(step, Act.REPLACE_TICKET), command)
    return {"copy": done.copy}


@dataclass(frozen=True, slots=True)
class Nothing:
    """A verb without arguments."""


@verb("close_expired", Nothing)
def close_expired(play: Play, step: Step, _given: Nothing) -> Result:
    done = payments.close_expired(play.house, play.origin(step, Act.CLOSE_EXPIRED), payments.CloseExpired())
    return {"tickets": done.tickets, "amount": done.amount.plain()}


@verb("reserve_fund", Nothing)
def reserve_fund(play: Play, step: Step, _given: Nothing) -> Result:
    balance = payments.reserve_fund(play.house, play.origin(step, Act.READ), payments.AskReserveFund())
    return {"balance": balance.plain()}


@verb("due_to_void", Nothing)
def due_to_void(play: Play, step: Step, _given: Nothing) -> Result:
    due = results.due(play.house, play.origin(step, Act.READ), results.AskDue())
    return {"bets": sorted(bet.bet.number for bet in due)}


@dataclass(frozen=True, slots=True)
class Reporting:
    date: Day | None = None


@verb("day_report", Reporting)
def day_report(play: Play, step: Step, given: Reporting) -> Result:
    query = figures.AskDay(step.point_of_sale, given.date)
    totals = figures.day_report(play.house, play.origin(step, Act.READ), query)
    return {
        "stakes": totals.stakes.plain(),
        "tickets": totals.tickets,
        "cancelled": totals.cancelled.plain(),
        "paid": (totals.gains + totals.refunds).plain(),
    }
