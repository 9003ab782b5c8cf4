"""Transfers and cheques: read back, ordered, issued, come back (BETTING B8, art. 11.1.4 to 11.2.3)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from stdnum import iban

from app.documents import Document
from app.documents.transfers import collective_form, recap
from app.domain.betting.orders import OrderState, PaymentOrder, check_issue, check_return, due_on
from app.domain.betting.payment import Method, Payment, PaymentAsked, Sharer, Winner, decide_payment
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.values import Money, business_day
from app.ports.office import Recap, Sent
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting import winners
from app.services.betting.papers_in_force import present, spaced_out
from app.services.betting.posters import marked
from app.services.betting.standing import as_ticket
from app.services.files.pain import Credit, pain_001
from app.services.house import House

PAIN = "pain.001"


@dataclass(frozen=True, slots=True)
class PrintRecap:
    """A transfer before it is asked for: `code` and `control` as for a payment."""

    code: str
    winner: Winner
    control: str | None = None
    together: Money = Money.ZERO


@dataclass(frozen=True, slots=True)
class RecapPrinted:
    number: int
    amount: Money


@spaced_out
@act(Act.PRINT_RECAP, till=True)
def print_recap(work: Work, command: PrintRecap) -> RecapPrinted:
    """Print what the winner has to read and confirm; the payment then takes the same name and IBAN.

    Refusals are those of the payment itself, in its order.
    """
    registered = present(work, command.code, command.control)
    asked = PaymentAsked(Method.TRANSFER, command.winner)
    ticket = as_ticket(work.unit, registered)
    rule, _ = winners.rule_for(work, ticket.standing.worth.amount, asked, command.together)
    paid = decide_payment(
        ticket,
        asked,
        at=work.now,
        point_of_sale=work.unit.places.point_of_sale(work.origin.point_of_sale),
        identity=rule is not None,
    )
    work.subject = registered.identification
    number = work.unit.orders.next_recap()
    commitment = winners.keep(work, registered.identification, asked.winners)
    work.unit.orders.add_recap(Recap(number, registered.identification, paid.amount, commitment, work.now))
    work.print(
        recap(
            number,
            command.winner,
            paid.amount,
            sequence=registered.sequence,
            identification=registered.identification,
            station=work.origin.station,
            at=work.now,
        )
    )
    return RecapPrinted(number, paid.amount)


def confirmed_recap(work: Work, ticket: str, asked: PaymentAsked, paid: Payment) -> Recap:
    """The recap that says just this. Raises Refused(recap_required)."""
    found = work.unit.orders.recap(ticket)
    data = work.unit.persons.winner(ticket)
    if found is None or data is None or found.amount != paid.amount or winners.kept(data) != asked.winners:
        raise Refused(Code.RECAP_REQUIRED, ticket=ticket)
    return found


def order(work: Work, ticket: str, asked: PaymentAsked, paid: Payment) -> tuple[PaymentOrder, ...]:
    """Ask for what is paid by transfer or cheque: one order for each winner."""
    number = work.unit.orders.next_order()
    shares = [sharer.share for sharer in asked.sharers] or [paid.amount]
    orders = tuple(
        PaymentOrder(
            number=number + place,
            play=ticket,
            method=paid.method,
            share=place,
            amount=share,
            requested_at=work.now,
            due_on=due_on(work.now),
        )
        for place, share in enumerate(shares)
    )
    for each in orders:
        work.unit.orders.add(each)
    return orders


@dataclass(frozen=True, slots=True)
class ExportTransfers:
    """Send to the bank what was asked for on an earlier working day."""


@dataclass(frozen=True, slots=True)
class TransfersExported:
    """`message` names the file, `digest` is the SHA-256 of its bytes."""

    message: str
    orders: tuple[int, ...]
    amount: Money
    digest: str


@act(Act.EXPORT_TRANSFERS)
def export_transfers(work: Work, _command: ExportTransfers) -> TransfersExported:
    """Issue the orders that are due for the bank today (11.1.4). The file is asked for by its message.

    Raises Refused: `unknown` where there is nothing to send, `iban_invalid` for the payer's account.
    """
    today = business_day(work.now)
    ready = tuple(
        each
        for each in work.unit.orders.all()
        if each.method is Method.TRANSFER and each.state is OrderState.REQUESTED and each.export_on <= today
    )
    if not ready:
        raise Refused(Code.UNKNOWN, orders=0)
    number = len(work.unit.exchanges.exports(PAIN)) + 1
    message = f"GUICHET-{today:%Y%m%d}-{number:04d}"
    data = _file(work.unit, work.house, message, ready, Sent(PAIN, message, "", work.now))
    digest = hashlib.sha256(data).hexdigest()
    for each in ready:
        work.unit.orders.set_state(each.number, OrderState.ISSUED, work.now, reference=message)
    work.unit.exchanges.add_export(Sent(PAIN, message, digest, work.now))
    work.subject = message
    amount = Money.total(each.amount for each in ready)
    return TransfersExported(message, tuple(each.number for each in ready), amount, digest)


@dataclass(frozen=True, slots=True)
class AskTransferFile:
    message: str


@dataclass(frozen=True, slots=True)
class TransferFile:
    name: str
    data: bytes


def _transfer_file(unit: Unit, house: House, query: AskTransferFile) -> TransferFile:
    """The file of an export, to its last byte.

    Raises Refused(unknown) for a message that was never sent, and once its winners were erased or
    corrected: the file as it was can then no longer be made.
    """
    sent = next((each for each in unit.exchanges.exports(PAIN) if each.subject == query.message), None)
    orders = tuple(unit.orders.issued_with(query.message)) if sent else ()
    if sent is None or any(unit.persons.winner(each.play) is None for each in orders):
        raise Refused(Code.UNKNOWN, message=query.message)
    data = _file(unit, house, query.message, orders, sent)
    if hashlib.sha256(data).hexdigest() != sent.digest:
        raise Refused(Code.UNKNOWN, message=query.message)
    return TransferFile(f"{query.message}.xml", data)


transfer_file = reading(_transfer_file, Act.EXPORT_TRANSFERS)


def _file(unit: Unit, house: House, message: str, orders: tuple[PaymentOrder, ...], sent: Sent) -> bytes:
    settings = house.settings
    if not iban.is_valid(settings.payer_iban) or not settings.payer_name.strip():
        raise Refused(Code.IBAN_INVALID, payer=settings.payer_name)
    credits = [_credit(unit, each) for each in orders]  # noqa: A001  # the bank's word
    payer = (settings.payer_name, iban.compact(settings.payer_iban))
    return pain_001(message, payer, credits, at=sent.at, execution=business_day(sent.at))


def _credit(unit: Unit, each: PaymentOrder) -> Credit:
    winner = winners.kept(unit.persons.winner(each.play) or "[]")[each.share]
    if not isinstance(winner, Winner):
        raise LookupError(f"order {each.number} is no transfer to one winner")
    return Credit(
        name=f"{winner.given_names} {winner.surname}",
        iban=iban.compact(winner.iban),
        amount=each.amount,
        reference=f"Gain ticket {each.play}",
        end_to_end=f"ORDRE-{each.number}",
    )


@dataclass(frozen=True, slots=True)
class IssueCheque:
    order: int
    cheque: str


@dataclass(frozen=True, slots=True)
class ReturnOrder:
    """A transfer or cheque that came back unpaid."""

    order: int
    reason: str


@dataclass(frozen=True, slots=True)
class RequestAgain:
    """Ask anew for an order that came back, with the account or name that is right."""

    order: int
    winner: Winner


@dataclass(frozen=True, slots=True)
class OrderMoved:
    order: int
    state: OrderState


@act(Act.ISSUE_CHEQUE)
def issue_cheque(work: Work, command: IssueCheque) -> OrderMoved:
    """A cheque was written and handed over. Raises Refused: unknown, reason_required without a number."""
    found = _order(work, command.order, Method.CHEQUE)
    check_issue(found)
    if not command.cheque.strip():
        raise Refused(Code.REASON_REQUIRED)
    return _move(work, found, OrderState.ISSUED, reference=command.cheque.strip())


@act(Act.RETURN_ORDER)
def return_order(work: Work, command: ReturnOrder) -> OrderMoved:
    """Raises Refused: unknown, reason_required."""
    found = _order(work, command.order, None)
    check_return(found, command.reason)
    return _move(work, found, OrderState.RETURNED, reason=command.reason)


@act(Act.REQUEST_AGAIN)
def request_again(work: Work, command: RequestAgain) -> OrderMoved:
    """A transfer that came back goes out again with the winner's corrected account.

    Raises Refused: unknown, name_required, iban_invalid.
    """
    found = _order(work, command.order, Method.TRANSFER)
    if found.state is not OrderState.RETURNED:
        raise Refused(Code.UNKNOWN, order=found.number, state=found.state)
    if not command.winner.named:
        raise Refused(Code.NAME_REQUIRED)
    if not iban.is_valid(command.winner.iban):
        raise Refused(Code.IBAN_INVALID)
    commitment = winners.keep(work, found.play, (_as_known(work, found, command.winner),))
    number = work.unit.orders.next_recap()
    work.unit.orders.add_recap(Recap(number, found.play, found.amount, commitment, work.now))
    return _move(work, found, OrderState.REQUESTED)


def _as_known(work: Work, order: PaymentOrder, winner: Winner) -> Winner:
    """`winner` with what was written of his identity before, as far as nobody writes it anew (H9)."""
    data = work.unit.persons.winner(order.play)
    before = winners.kept(data)[order.share] if data else None
    if not isinstance(before, Winner):
        return winner
    return replace(
        winner,
        born=winner.born or before.born,
        address=winner.address or before.address,
        document=winner.document or before.document,
        phone=winner.phone or before.phone,
    )


def _order(work: Work, number: int, method: Method | None) -> PaymentOrder:
    found = work.unit.orders.order(number)
    if found is None or method not in {None, found.method}:
        raise Refused(Code.UNKNOWN, order=number)
    return found


def _move(
    work: Work, found: PaymentOrder, state: OrderState, *, reference: str = "", reason: str = ""
) -> OrderMoved:
    work.subject = f"order {found.number}"
    work.unit.orders.set_state(found.number, state, work.now, reference=reference, reason=reason)
    return OrderMoved(found.number, state)


@dataclass(frozen=True, slots=True)
class AskOrders:
    """All payment orders; `open_only` leaves out those that were issued."""

    open_only: bool = False


@dataclass(frozen=True, slots=True)
class OrderLine:
    """An order as lists show it; `winner` is empty once his data was erased."""

    order: PaymentOrder
    winner: str
    late: bool


def _orders(unit: Unit, house: House, query: AskOrders) -> tuple[OrderLine, ...]:
    today = business_day(house.clock.now())
    return tuple(
        OrderLine(each, _winner_name(unit, each), each.late_on(today))
        for each in unit.orders.all()
        if each.state is not OrderState.ISSUED or not query.open_only
    )


orders = reading(_orders)


def _winner_name(unit: Unit, each: PaymentOrder) -> str:
    data = unit.persons.winner(each.play)
    if data is None:
        return ""
    winner = winners.kept(data)[each.share]
    return winner.name if isinstance(winner, Sharer) else f"{winner.surname.upper()} {winner.given_names}"


@dataclass(frozen=True, slots=True)
class AskCollectiveForm:
    """The form that several winners sign, for a ticket that was paid to them (11.1.6)."""

    ticket: str
    station: str


def _collective_form(unit: Unit, house: House, query: AskCollectiveForm) -> Document:
    """Raises Refused(unknown) for a ticket that was not paid to several winners."""
    registered = unit.plays.play(query.ticket)
    data = unit.persons.winner(query.ticket)
    if registered is None or registered.payment is None or data is None:
        raise Refused(Code.UNKNOWN, ticket=query.ticket)
    sharers = [winner for winner in winners.kept(data) if isinstance(winner, Sharer)]
    if not sharers:
        raise Refused(Code.UNKNOWN, ticket=query.ticket)
    form = collective_form(
        sharers,
        number=registered.payment.number,
        sequence=registered.sequence,
        identification=query.ticket,
        station=query.station,
        at=house.clock.now(),
    )
    return marked(unit, form)


form_of_winners = reading(_collective_form)
