"""The desk: registration, check-in, waiting list, rebuys, bonus, re-registration (POKER P3, P5)."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.documents.poker import chips_receipt, registration_receipt
from app.domain.errors import Code, Refused
from app.domain.house.cash import Ledger, Means, transfer
from app.domain.house.rights import Act
from app.domain.poker import desk, sales
from app.domain.poker.admission import Applicant, Comparison, Decisions
from app.domain.poker.desk import HeldVoucher, Payment
from app.domain.poker.facts import (
    Fact,
    PaymentMethod,
    Registered,
    ReRegistered,
)
from app.domain.poker.persons import Person
from app.domain.poker.prizes import decide_use_voucher
from app.domain.poker.receipts import receipt_code
from app.domain.poker.state import Tournament
from app.domain.poker.view import view_player
from app.domain.values import Money
from app.services.act import Work, act
from app.services.poker.folding import context, load, record
from app.services.poker.lists import applicant, keep, known_player
from app.services.poker.seats import print_seats


@dataclass(frozen=True, slots=True)
class Doubts:
    """What a supervisor decided about the person at the desk; needs his approval with the act."""

    near_match: Comparison | None = None
    access_accepted: bool = False

    def __bool__(self) -> bool:
        return self.near_match is not None or self.access_accepted


@dataclass(frozen=True, slots=True)
class Enter:
    """A person wants to take part. `voucher_of` is the tournament in which he won his buy-in;
    `voucher_holder` whose voucher it is. `bulletin_signed`: the signed bulletin has been kept."""

    tournament: str
    person: Person
    waiting: bool = False
    doubts: Doubts = field(default_factory=Doubts)
    tendered: Money | None = None
    means: Means = Means.CASH
    voucher_of: str | None = None
    voucher_holder: str | None = None
    bulletin_signed: bool = False

    @property
    def subject(self) -> str:
        return entry_subject(self.tournament, self.person)


@dataclass(frozen=True, slots=True)
class Entered:
    """`position` is the place on the waiting list, `seat` the one drawn for a late entry."""

    player: str
    paid: Money
    place: str
    position: int | None = None
    table: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AtDesk:
    """An act about a player who is known already."""

    tournament: str
    player: str
    document: bool = True
    doubts: Doubts = field(default_factory=Doubts)
    tendered: Money | None = None
    means: Means = Means.CASH

    @property
    def subject(self) -> str:
        return f"{self.tournament}/{self.player}"


@dataclass(frozen=True, slots=True)
class Seated:
    """Table and seat are None before the draw."""

    player: str
    table: int | None
    seat: int | None


@dataclass(frozen=True, slots=True)
class ChipsSold:
    player: str
    paid: Money
    chips: int
    table: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """`offered_to` is the first of the waiting list for whom the freed place is now held."""

    offered_to: str | None


def entry_subject(tournament: str, person: Person) -> str:
    """What a supervisor's decision about a person at the desk is bound to."""
    return f"{tournament}/{person.surname}/{person.given_names}/{person.born}"


@act(Act.PRE_REGISTER, subject=lambda command: command.subject)
def pre_register(work: Work, command: Enter) -> Entered:
    """Hold a place, unpaid. Refusals in the order of P3."""
    work.require_clock()
    state = load(work.unit, command.tournament)
    who = _at_desk(work, command)
    facts = desk.decide_pre_register(state, who, context(work, state), waiting=command.waiting)
    return _enter(work, state, command, who, facts)


@act(Act.REGISTER, till=True, subject=lambda command: command.subject)
def register(work: Work, command: Enter) -> Entered:
    """A paid entry, with its receipt. Refusals in the order of P3."""
    state = load(work.unit, command.tournament)
    who = _at_desk(work, command)
    facts = desk.decide_register(
        state, who, _payment(work, command), context(work, state), waiting=command.waiting
    )
    return _enter(work, state, command, who, facts)


@act(Act.LATE_REGISTER, till=True, subject=lambda command: command.subject)
def late_register(work: Work, command: Enter) -> Entered:
    """A paid entry while the late levels last: checked in and seated at once."""
    state = load(work.unit, command.tournament)
    who = _at_desk(work, command)
    facts = desk.decide_late_register(
        state, who, _payment(work, command), context(work, state), waiting=command.waiting
    )
    return _enter(work, state, command, who, facts)


def _at_desk(work: Work, command: Enter) -> Applicant:
    return applicant(work, command.person, decisions(work, command.doubts))


def decisions(work: Work, doubts: Doubts) -> Decisions:
    """What a supervisor decided. Raises Refused(not_allowed) where none gave his word."""
    if not doubts:
        return Decisions()
    heard = work.approved_for(Act.DECIDE_NEAR_MATCH) or work.approved_for(Act.DECIDE_ACCESS_LIMIT)
    supervisor = work.approved_by if heard else None
    if supervisor is None:
        raise Refused(Code.NOT_ALLOWED, act=Act.DECIDE_NEAR_MATCH)
    return Decisions(supervisor, doubts.near_match, doubts.access_accepted)


def _payment(work: Work, command: Enter) -> Payment:
    return Payment(command.tendered, PaymentMethod(command.means.value), _voucher(work, command))


def _voucher(work: Work, command: Enter) -> HeldVoucher | None:
    if command.voucher_of is None or command.voucher_holder is None:
        return None
    won_in = load(work.unit, command.voucher_of)
    holder = won_in.players.get(command.voucher_holder)
    voucher = holder.voucher if holder else None
    return HeldVoucher(command.voucher_holder, command.voucher_of, voucher)


def _enter(work: Work, state: Tournament, command: Enter, who: Applicant, facts: tuple[Fact, ...]) -> Entered:
    """Keep the person, record the facts, book the money, print."""
    player = who.player
    keep(work, player, command.person)
    after = record(work, state, facts)
    if command.bulletin_signed:
        after = record(work, after, desk.decide_bulletin(after, player))
    work.subject = f"{command.tournament}/{player}"
    paid = next((fact for fact in facts if isinstance(fact, Registered)), None)
    if paid is None:
        waits = player in after.waiting
        position = after.waiting.index(player) + 1 if waits else None
        return Entered(player, Money.ZERO, "waiting" if waits else "entry", position)
    _book_entry(work, command, paid)
    work.print(
        registration_receipt(
            after,
            person=command.person,
            code=receipt_code(work.house.keys.control_mac, command.tournament, player),
            rank=after.first_entries,
            paid=paid.paid,
            station=work.origin.station,
            at=work.now,
        )
    )
    print_seats(work, state, after, facts)
    seated = seat_of(after, player)
    return Entered(player, paid.paid, "entry", None, seated.table, seated.seat)


def _book_entry(work: Work, command: Enter, paid: Registered) -> None:
    covered = paid.buy_in + paid.fee - paid.paid
    parts = ((Ledger.PRIZE_POOL, paid.buy_in - covered), (Ledger.ENTRY_FEES, paid.fee))
    work.take_split(parts, command.means)
    if covered and command.voucher_of is not None:
        work.post(*transfer(Ledger.PRIZE_POOL, Ledger.VOUCHERS, covered))
        won_in = load(work.unit, command.voucher_of)
        record(work, won_in, decide_use_voucher(won_in, paid.player))


def seat_of(state: Tournament, player: str) -> Seated:
    """Where a player sits, if he does."""
    view = view_player(state, player)
    return Seated(player, view.table, view.seat)


@act(Act.WITHDRAW)
def withdraw(work: Work, command: AtDesk) -> Withdrawn:
    """Somebody who has paid nothing gives his place back."""
    work.require_clock()
    state = _of_player(work, command)
    facts = desk.decide_withdraw(state, command.player)
    record(work, state, facts)
    return Withdrawn(facts[0].offered_to)


@act(Act.CHECK_IN, subject=lambda command: command.subject)
def check_in(work: Work, command: AtDesk) -> Seated:
    """Identity shown on the day; after the draw a seat is drawn at once."""
    state = _of_player(work, command)
    who = known_player(work, command.player, decisions(work, command.doubts))
    facts = desk.decide_check_in(state, who, context(work, state), document=command.document)
    after = record(work, state, facts)
    print_seats(work, state, after, facts)
    return seat_of(after, command.player)


@act(Act.REBUY, till=True)
def rebuy(work: Work, command: AtDesk) -> ChipsSold:
    """Refusals in the order of `sales.decide_rebuy`."""
    state = _of_player(work, command)
    [sold] = sales.decide_rebuy(state, command.player, context(work, state), _paying(command))
    record(work, state, (sold,))
    work.take(sold.price, Ledger.PRIZE_POOL, command.means)
    return _chips(work, state, command.player, sold.price, sold.chips)


@act(Act.DEALERS_BONUS, till=True)
def dealers_bonus(work: Work, command: AtDesk) -> ChipsSold:
    """Once per player; it feeds no prize. Refusals in the order of `sales.decide_dealers_bonus`."""
    state = _of_player(work, command)
    [sold] = sales.decide_dealers_bonus(state, command.player, context(work, state), _paying(command))
    record(work, state, (sold,))
    work.take(sold.price, Ledger.DEALERS_BONUS, command.means)
    return _chips(work, state, command.player, sold.price, sold.chips)


@act(Act.RE_REGISTER, till=True, subject=lambda command: command.subject)
def re_register(work: Work, command: AtDesk) -> ChipsSold:
    """An eliminated player's second entry, on the first one's terms."""
    state = _of_player(work, command)
    who = known_player(work, command.player, decisions(work, command.doubts))
    facts = sales.decide_re_register(state, who, _paying(command), context(work, state))
    after = record(work, state, facts)
    paid = next(fact for fact in facts if isinstance(fact, ReRegistered))
    work.take_split(((Ledger.PRIZE_POOL, paid.buy_in), (Ledger.ENTRY_FEES, paid.fee)), command.means)
    print_seats(work, state, after, facts)
    seated = seat_of(after, command.player)
    return ChipsSold(command.player, paid.buy_in + paid.fee, paid.chips, seated.table, seated.seat)


def _of_player(work: Work, command: AtDesk) -> Tournament:
    work.subject = command.subject
    return load(work.unit, command.tournament)


def _paying(command: AtDesk) -> Payment:
    return Payment(command.tendered, PaymentMethod(command.means.value))


def _chips(work: Work, state: Tournament, player: str, price: Money, chips: int) -> ChipsSold:
    person = work.unit.persons.person(player) or Person()
    bonus = work.act is Act.DEALERS_BONUS
    work.print(
        chips_receipt(
            state,
            person=person,
            price=price,
            chips=chips,
            bonus=bonus,
            name=f"{player}-{'D' if bonus else f'C{state.players[player].rebuys + 1}'}",
            station=work.origin.station,
            at=work.now,
        )
    )
    return ChipsSold(player, price, chips)
