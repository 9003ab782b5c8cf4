"""Tickets that come back: checked, cancelled, replaced, copied (BETTING B4, B5, B9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from app.documents import Document
from app.documents.marking import as_duplicate
from app.documents.tickets import cancellation, copy, ticket
from app.domain.betting.bet import MatchOfTheDay
from app.domain.betting.breakdown import CombinationWorth, breakdown
from app.domain.betting.cancellation import check_cancellation, check_nonconforming_refund
from app.domain.betting.limits import effect
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import Outcome, Result, Ruling
from app.domain.betting.play import Bulletin, Play
from app.domain.betting.settlement import Ticket, Verdict, outcome, verdict
from app.domain.betting.throttle import check_paper
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger
from app.domain.house.establishment import PointOfSale
from app.domain.house.rights import Act, Operator
from app.domain.values import Money, business_day
from app.ports.betting import Cancellation, RegisteredPlay
from app.ports.printing import JobState
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting.papers_in_force import end_row, find, issued, present, spaced_out
from app.services.betting.sales import control
from app.services.betting.standing import as_ticket, as_tickets, settled
from app.services.house import House, Origin


@dataclass(frozen=True, slots=True)
class CheckTicket:
    """A code as it was scanned or typed; `controlled` asks for the control number as well."""

    code: str
    point_of_sale: str
    station: str
    controlled: bool = True


@dataclass(frozen=True, slots=True)
class Checked:
    """All that the counter shows of a ticket.

    `results` by event, as promulgated last; `worths` is how its sum comes about. `ended_at` and
    `paid_by` are where it was paid or cancelled, and who paid it.
    """

    registered: RegisteredPlay
    verdict: Verdict
    offer: Mapping[int, OnOffer]
    outcomes: tuple[Outcome, ...]
    ticket: Ticket
    results: Mapping[int, Result]
    worths: tuple[CombinationWorth, ...]
    ended_at: PointOfSale | None
    paid_by: Operator | None


@dataclass(frozen=True, slots=True)
class CancelTicket:
    """`code` as scanned or typed, `control` where it was typed apart."""

    code: str
    control: str | None = None


@dataclass(frozen=True, slots=True)
class TicketCancelled:
    identification: str
    refund: Money


@dataclass(frozen=True, slots=True)
class RefundNonconforming:
    code: str
    reason: str

    @property
    def subject(self) -> str:
        return self.code


@dataclass(frozen=True, slots=True)
class ReplaceTicket:
    """A DUPLICATA with a new control number; the earlier paper is then superseded (B4)."""

    identification: str

    @property
    def subject(self) -> str:
        return self.identification


@dataclass(frozen=True, slots=True)
class TicketPrinted:
    """Number n of the DUPLICATA or COPIE."""

    identification: str
    copy: int


def _check(unit: Unit, house: House, query: CheckTicket) -> Checked:
    """Raises Refused: ticket_unknown and, controlled, the refusals of the control number."""
    registered, read = find(unit, query.code)
    now = house.clock.now()
    if query.controlled:
        wrong = unit.plays.wrong_controls(query.station)
        check_paper(read or "", issued(house, registered), wrong, now)
    bets = {pick.bet for pick in registered.play.picks}
    changes = unit.offer.rulings(bets)
    found = settled(registered, changes)
    rulings: Mapping[int, Ruling] = {change.bet: change.ruling for change in changes}
    outcomes = {pick.key: outcome(registered.play, pick, rulings) for pick in registered.play.picks}
    return Checked(
        registered=registered,
        verdict=verdict(found, unit.places.point_of_sale(query.point_of_sale), now),
        offer=unit.offer.by_ids(bets),
        outcomes=tuple(outcomes[pick.key] for pick in registered.play.picks),
        ticket=found,
        results=unit.offer.latest_results({pick.event for pick in registered.play.picks}),
        worths=breakdown(registered.play, outcomes),
        ended_at=_ended_at(unit, registered),
        paid_by=unit.people.operator(registered.payment.operator) if registered.payment else None,
    )


def _ended_at(unit: Unit, registered: RegisteredPlay) -> PointOfSale | None:
    ended = registered.payment or registered.cancellation
    return unit.places.point_of_sale(ended.point_of_sale) if ended is not None else None


_checked = spaced_out(reading(_check, Act.CHECK_TICKET))


def check(house: House, origin: Origin, query: CheckTicket) -> Checked:
    """What a ticket is worth and may be done with here. A right control number ends the row of wrong
    ones, as a payment does (B8).

    Raises Refused: ticket_unknown and, controlled, control_throttled, control_number_wrong, superseded.
    """
    checked = _checked(house, origin, query)
    if query.controlled:
        end_row(house, origin.station)
    return checked


def why_not_cancelled(house: House, checked: Checked, point_of_sale: str) -> Refused | None:
    """What a cancellation would be refused for at this instant (B5); None while it is possible.

    The paper's control number is left aside: it is asked for later.
    """
    now = house.clock.now()
    try:
        check_cancellation(checked.ticket, checked.offer, at=now, point_of_sale=point_of_sale)
    except Refused as refusal:
        return refusal
    return None


@spaced_out
@act(Act.CANCEL_TICKET, till=True)
def cancel(work: Work, command: CancelTicket) -> TicketCancelled:
    """Give the whole total back at the player's wish. Refusals in the order of B5."""
    registered = present(work, command.code, command.control)
    offer = work.unit.offer.by_ids({pick.bet for pick in registered.play.picks})
    refund = check_cancellation(
        as_ticket(work.unit, registered),
        offer,
        at=work.now,
        point_of_sale=work.origin.point_of_sale,
    )
    return _give_back(work, registered, refund, "player", "")


@act(Act.REFUND_NONCONFORMING, till=True, subject=lambda command: command.subject)
def refund_nonconforming(work: Work, command: RefundNonconforming) -> TicketCancelled:
    """A ticket that does not conform, was not delivered or not sealed, on a supervisor's word (8.2.3).

    Raises Refused: ticket_unknown, reason_required, already_cancelled, already_paid, expired.
    """
    registered, _ = find(work.unit, command.code)
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    refund = check_nonconforming_refund(as_ticket(work.unit, registered), at=work.now)
    return _give_back(work, registered, refund, "nonconforming", command.reason)


def _give_back(
    work: Work, registered: RegisteredPlay, refund: Money, kind: str, reason: str
) -> TicketCancelled:
    work.subject = registered.identification
    work.unit.plays.cancel(
        registered.identification,
        Cancellation(refund, kind, reason, work.origin.point_of_sale, work.now),
        work.shift.id,
    )
    work.unit.plays.add_to_totals({key: -taken for key, taken in effect(registered.play).items()})
    work.pay_out(refund, Ledger.STAKES, reason=reason)
    work.print(
        cancellation(
            sequence=registered.sequence,
            identification=registered.identification,
            refund=refund,
            station=work.origin.station,
            at=work.now,
            reason=reason,
        )
    )
    return TicketCancelled(registered.identification, refund)


@act(Act.REPLACE_TICKET, subject=lambda command: command.subject)
def replace_ticket(work: Work, command: ReplaceTicket) -> TicketPrinted:
    """Print a DUPLICATA n. A paper that the spool says was printed needs a supervisor (B4).

    Raises Refused: ticket_unknown, not_allowed.
    """
    registered, _ = find(work.unit, command.identification)
    jobs = work.unit.papers.jobs(limit=100, reference=registered.identification)
    printed = any(job.state is JobState.PRINTED for job in jobs)
    if printed and not work.approved_for(Act.REPLACE_PRINTED_TICKET):
        raise Refused(Code.NOT_ALLOWED, act=Act.REPLACE_PRINTED_TICKET)
    for job in jobs:
        if job.state in {JobState.UNCONFIRMED, JobState.FAILED, JobState.WAITING, JobState.QUEUED}:
            work.unit.papers.mark(job.number, JobState.SETTLED, work.origin.operator, work.now)
    return _print_again(work, registered, registered.issues)


@act(Act.COPY_TICKET)
def copy_ticket(work: Work, command: ReplaceTicket) -> TicketPrinted:
    """Print a COPIE n for the file: no control number, no bar code. Raises Refused(ticket_unknown)."""
    registered, _ = find(work.unit, command.identification)
    number = registered.copies + 1
    work.subject = registered.identification
    work.unit.plays.add_paper(registered.identification, "copy", number, work.now)
    work.print(copy(_document(work, registered, 0), number, _state_words(registered)))
    return TicketPrinted(registered.identification, number)


def _print_again(work: Work, registered: RegisteredPlay, issue: int) -> TicketPrinted:
    work.subject = registered.identification
    work.unit.plays.add_paper(registered.identification, "replacement", issue, work.now)
    work.print(as_duplicate(_document(work, registered, issue), issue, work.now))
    return TicketPrinted(registered.identification, issue)


def _document(work: Work, registered: RegisteredPlay, issue: int) -> Document:
    play = registered.play
    return ticket(
        play,
        offer=work.unit.offer.by_ids({pick.bet for pick in play.picks}),
        point_of_sale=work.unit.places.point_of_sale(play.point_of_sale),
        station=registered.station,
        identification=registered.identification,
        sequence=registered.sequence,
        control=control(work.house, registered.identification, issue),
    )


def _state_words(registered: RegisteredPlay) -> str:
    if registered.payment is not None:
        return "PAYÉ"
    return "ANNULÉ" if registered.cancellation is not None else ""


@dataclass(frozen=True, slots=True)
class AskTickets:
    """The plays of a point of sale on a day (None: today), newest first."""

    point_of_sale: str
    day: date | None = None
    limit: int = 200


@dataclass(frozen=True, slots=True)
class TicketLine:
    """A ticket of the day; `match` is the *Match du Jour* that it was played on (art. 2.2.2)."""

    registered: RegisteredPlay
    ticket: Ticket
    match: MatchOfTheDay | None = None


def _tickets(unit: Unit, house: House, query: AskTickets) -> tuple[TicketLine, ...]:
    day = query.day or business_day(house.clock.now())
    plays = tuple(unit.plays.latest(query.point_of_sale, day, query.limit))
    matches = _matches(unit, [registered.play for registered in plays])
    return tuple(
        TicketLine(registered, ticket, matches.get(registered.play.picks[0].bet))
        for registered, ticket in as_tickets(unit, plays)
    )


def _matches(unit: Unit, plays: Sequence[Play]) -> Mapping[int, MatchOfTheDay | None]:
    """The *Match du Jour* behind the first bet of each play that was made on its bulletin."""
    bets = {play.picks[0].bet for play in plays if play.bulletin is Bulletin.MATCH_OF_THE_DAY}
    offer = unit.offer.by_ids(bets) if bets else {}
    return {bet: line.bet.event.match_of_the_day for bet, line in offer.items()}


tickets_of_day = reading(_tickets)
