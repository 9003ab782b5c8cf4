"""Who is paid: kept apart, linked, recognised (BETTING B8, HOUSE H9)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from app.codec import canonical, read
from app.domain.betting.payment import PaymentAsked, Sharer, Winner
from app.domain.betting.vigilance import Rule, identity_rule
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.names import letters
from app.domain.poker.persons import Person, found
from app.domain.values import Money, business_day, day_bounds
from app.ports.office import Vigilance
from app.ports.poker import Register
from app.services.act import Work
from app.services.betting.strict_rules import are_strict

Kept = tuple[Winner | Sharer, ...]


def keep(work: Work, ticket: str, winners: Kept) -> str:
    """Keep who is paid apart from the journal; returns the salted digest that the journal holds (H9)."""
    salt = work.house.randomness.bytes(16).hex()
    data = canonical(winners)
    work.unit.persons.keep_winner(ticket, salt, data, work.now)
    return hashlib.sha256(f"{salt}{data}".encode()).hexdigest()


def kept(data: str) -> Kept:
    """The winners as they were kept."""
    return read(data, tuple[Winner | Sharer, ...])


def rule_for(work: Work, amount: Money, asked: PaymentAsked, together: Money) -> tuple[Rule | None, Money]:
    """The rule that asks who the winner is, and what was paid to him earlier today.

    `together` is what else he asks for at the same time.
    """
    strict = are_strict(work.unit, work.house)
    linked = _paid_today(work, asked) if strict else Money.ZERO
    return identity_rule(amount, linked, together, strict=strict), linked


def register(work: Work, ticket: str, rule: Rule | None, linked: Money) -> None:
    """A line in the register where a rule asked for the identity."""
    if rule is not None:
        work.unit.registers.add_vigilance(Vigilance(ticket, rule, linked, work.now))


def _paid_today(work: Work, asked: PaymentAsked) -> Money:
    """What the winners of this payment were paid today, as far as they gave their names."""
    names = {_key(person) for winner in asked.winners if winner.named for person in _persons(winner)}
    if not names:
        return Money.ZERO
    total = Money.ZERO
    for ticket, data in work.unit.persons.winners_between(*day_bounds(business_day(work.now))).items():
        registered = work.unit.plays.play(ticket)
        if registered is None or registered.payment is None:
            continue
        amount = registered.payment.gain + registered.payment.refund
        for winner in kept(data):
            if any(_key(person) in names for person in _persons(winner)):
                total += winner.share if isinstance(winner, Sharer) else amount
    return total


def require_no_staff(work: Work, asked: PaymentAsked) -> None:
    """Staff may not bet (1.2): where a winner is identified they are recognised, a supervisor decides.

    Raises Refused(employee).
    """
    for winner in asked.winners:
        if winner.born is None:
            continue
        employees = work.unit.persons.listed(Register.EMPLOYEES, (winner.born,))
        if any(found(person, employees) for person in _persons(winner)):
            if not work.approved_for(Act.PAY_STAFF_WINNER):
                raise Refused(Code.EMPLOYEE, act=Act.PAY_STAFF_WINNER)
            return


def _persons(winner: Winner | Sharer) -> Iterator[Person]:
    """The winner as the lists know people; a sharer's one name is read with the surname at either end."""
    if isinstance(winner, Winner):
        yield Person(winner.surname, winner.given_names, winner.born)
        return
    words = winner.name.split()
    if len(words) > 1:
        yield Person(words[0], " ".join(words[1:]), winner.born)
        yield Person(words[-1], " ".join(words[:-1]), winner.born)


def _key(person: Person) -> tuple[str, str]:
    return letters(person.surname), letters(person.given_names)
