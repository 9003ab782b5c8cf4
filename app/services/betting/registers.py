"""What the counter writes down beside its tickets: damaged ones, claims, ages, identities asked for
(BETTING B6, B8, B9, HOUSE H9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from app.domain.betting.claims import Claim, check_claim
from app.domain.betting.referrals import Decision, Referral, check_decision, check_referral
from app.domain.betting.vigilance import Rule
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.values import Money, business_day, day_bounds
from app.ports.office import NumberedClaim
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting import winners
from app.services.betting.papers_in_force import find
from app.services.betting.standing import as_ticket
from app.services.house import House

# -- damaged tickets ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReferTicket:
    """A damaged ticket that goes to player relations; `code` is empty where it can't be read."""

    code: str
    damage: str


@dataclass(frozen=True, slots=True)
class TicketReferred:
    number: int


@dataclass(frozen=True, slots=True)
class DecideReferral:
    """What player relations said of a damaged ticket."""

    number: int
    pay: bool
    reason: str


@act(Act.REFER_TICKET)
def refer_ticket(work: Work, command: ReferTicket) -> TicketReferred:
    """Log a damaged ticket as sent on (7.4, 11.1.2): the counter does not pay it.

    Raises Refused: ticket_unknown for a code that is read but unknown, reason_required.
    """
    ticket = find(work.unit, command.code)[0].identification if command.code.strip() else ""
    check_referral(command.damage)
    number = work.unit.registers.next_referral()
    work.subject = ticket or f"referral {number}"
    work.unit.registers.add_referral(
        Referral(
            number=number,
            identification=ticket,
            damage=command.damage,
            point_of_sale=work.origin.point_of_sale,
            operator=work.origin.operator,
            at=work.now,
        )
    )
    return TicketReferred(number)


@act(Act.DECIDE_REFERRAL)
def decide_referral(work: Work, command: DecideReferral) -> TicketReferred:
    """Record the decision, once. A ticket that may be paid is replaced first and paid as any other.

    Raises Refused: unknown, reason_required.
    """
    found = next((each for each in work.unit.registers.referrals() if each.number == command.number), None)
    if found is None:
        raise Refused(Code.UNKNOWN, referral=command.number)
    check_decision(found, command.reason)
    work.subject = found.identification or f"referral {found.number}"
    decision = Decision(command.pay, command.reason, work.origin.operator, work.now)
    work.unit.registers.decide_referral(found.number, decision)
    return TicketReferred(found.number)


@dataclass(frozen=True, slots=True)
class AskReferrals:
    """All damaged tickets; `open_only` leaves out those that were decided."""

    open_only: bool = False


def _referrals(unit: Unit, _house: House, query: AskReferrals) -> tuple[Referral, ...]:
    found = unit.registers.referrals()
    return tuple(each for each in found if each.decision is None or not query.open_only)


referrals = reading(_referrals)

# -- claims ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReceiveClaim:
    """A written claim about a ticket; the day of its postmark counts (13.2)."""

    code: str
    posted_on: date
    text: str


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    number: int
    answer: str


@dataclass(frozen=True, slots=True)
class ClaimRecorded:
    number: int


@act(Act.RECEIVE_CLAIM)
def receive_claim(work: Work, command: ReceiveClaim) -> ClaimRecorded:
    """Raises Refused: ticket_unknown, reason_required, unknown for a day to come, expired."""
    registered, _ = find(work.unit, command.code)
    claim = Claim(registered.identification, command.posted_on, command.text)
    check_claim(as_ticket(work.unit, registered), claim, at=work.now)
    number = work.unit.registers.next_claim()
    work.subject = registered.identification
    work.unit.registers.add_claim(number, claim, work.now)
    return ClaimRecorded(number)


@act(Act.ANSWER_CLAIM)
def answer_claim(work: Work, command: AnswerClaim) -> ClaimRecorded:
    """Record the one answer to a claim. Raises Refused: unknown, reason_required."""
    found = next((each for each in work.unit.registers.claims() if each.number == command.number), None)
    if found is None or found.claim.answered_on is not None:
        raise Refused(Code.UNKNOWN, claim=command.number)
    if not command.answer.strip():
        raise Refused(Code.REASON_REQUIRED)
    work.subject = found.claim.identification
    work.unit.registers.answer_claim(found.number, command.answer, business_day(work.now), work.now)
    return ClaimRecorded(found.number)


@dataclass(frozen=True, slots=True)
class AskClaims:
    """The register of claims; `open_only` leaves out those that were answered."""

    open_only: bool = False


def _claims(unit: Unit, _house: House, query: AskClaims) -> tuple[NumberedClaim, ...]:
    found = unit.registers.claims()
    return tuple(each for each in found if each.claim.answered_on is None or not query.open_only)


claims = reading(_claims)

# -- ages -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RefuseAge:
    """Somebody who may be under 18 was not served (1.2): one touch, nothing else is asked."""


@dataclass(frozen=True, slots=True)
class AgeRefused:
    """How many today at this point of sale."""

    today: int


@act(Act.REFUSE_AGE)
def refuse_age(work: Work, _command: RefuseAge) -> AgeRefused:
    """Sealed in the journal; nothing of the person is kept."""
    place = work.origin.point_of_sale
    before = work.unit.registers.age_refusals(*day_bounds(business_day(work.now))).get(place, 0)
    work.unit.registers.add_age_refusal(place, work.origin.station, work.origin.operator, work.now)
    return AgeRefused(before + 1)


@dataclass(frozen=True, slots=True)
class AskAgeRefusals:
    """From the first to the last day, both included."""

    first: date
    last: date


def _age_refusals(unit: Unit, _house: House, query: AskAgeRefusals) -> Mapping[str, int]:
    """How many, by point of sale."""
    return unit.registers.age_refusals(day_bounds(query.first)[0], day_bounds(query.last)[1])


age_refusals = reading(_age_refusals)

# -- identities -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskIdentified:
    """From the first to the last day, both included; an auditor's question."""

    first: date
    last: date


@dataclass(frozen=True, slots=True)
class Identified:
    """A payment whose winner had to be identified. `winners` is empty once their data was erased."""

    ticket: str
    rule: Rule
    amount: Money
    linked: Money
    winners: winners.Kept


def _identified(unit: Unit, _house: House, query: AskIdentified) -> tuple[Identified, ...]:
    bounds = day_bounds(query.first)[0], day_bounds(query.last)[1]
    lines = []
    for each in unit.registers.vigilance(*bounds):
        registered, data = unit.plays.play(each.play), unit.persons.winner(each.play)
        paid = registered.payment if registered else None
        lines.append(
            Identified(
                ticket=each.play,
                rule=each.rule,
                amount=paid.gain + paid.refund if paid else Money.ZERO,
                linked=each.linked,
                winners=winners.kept(data) if data else (),
            )
        )
    return tuple(lines)


identified = reading(_identified, Act.READ_REGISTER)
