"""The registers of written claims and damaged tickets, read and taken along (BETTING B8, art. 7.4, 13.2)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from app.codec import canonical
from app.documents import Document
from app.documents.registers import BookRow, book_page
from app.domain.betting.referrals import Referral
from app.domain.house.rights import Act
from app.domain.values import business_day
from app.ports.office import NumberedClaim
from app.ports.store import Unit
from app.services.act import reading
from app.services.betting.identities import RegisterExported, seal_export
from app.services.files.sheets import sheet
from app.services.house import House, Origin


class Book(StrEnum):
    CLAIMS = "claims"
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class AskBook:
    """From the first to the last day, both included: of the postmark, or of the day it was taken in."""

    book: Book
    first: date
    last: date


@dataclass(frozen=True, slots=True)
class Case:
    """A claim or a damaged ticket, and what was said of it; `answered_on` is None while nobody has.

    `ticket` is empty where it can't be read; `pays` is None for a claim, which decides no payment.
    """

    number: int
    ticket: str
    day: date
    text: str
    answer: str = ""
    answered_on: date | None = None
    pays: bool | None = None


def _cases(unit: Unit, _house: House, query: AskBook) -> tuple[Case, ...]:
    registers = unit.registers
    if query.book is Book.CLAIMS:
        found = [_of_claim(each) for each in registers.claims()]
    else:
        found = [_of_referral(each) for each in registers.referrals()]
    return tuple(case for case in found if query.first <= case.day <= query.last)


cases = reading(_cases, Act.READ_REGISTER)
"""The lines of a register, oldest first. Raises Refused(not_allowed)."""


def _of_claim(found: NumberedClaim) -> Case:
    claim = found.claim
    return Case(
        found.number, claim.identification, claim.posted_on, claim.text, claim.answer, claim.answered_on
    )


def _of_referral(found: Referral) -> Case:
    decision = found.decision
    case = Case(found.number, found.identification, business_day(found.at), found.damage)
    if decision is None:
        return case
    answered_on = business_day(decision.at)
    return Case(case.number, case.ticket, case.day, case.text, decision.reason, answered_on, decision.pay)


def export_book(house: House, origin: Origin, query: AskBook) -> str:
    """The register as a CSV sheet, its formulas neutralised; sealed with its digest.

    Raises Refused(not_allowed).
    """
    found = cases(house, origin, query)
    text = sheet(_NAMES, (_cells(case) for case in found))
    seal_export(house, origin, RegisterExported(len(found), hashlib.sha256(text.encode()).hexdigest()))
    return text


def print_book(house: House, origin: Origin, query: AskBook) -> Document:
    """The register on A4; sealed as the sheet is. Raises Refused(not_allowed)."""
    found = cases(house, origin, query)
    page = book_page(
        _TITLES[query.book],
        [
            BookRow(case.number, case.ticket, case.day, case.text, case.answer, case.answered_on, case.pays)
            for case in found
        ],
        days=(query.first, query.last),
        station=origin.station,
        at=house.clock.now(),
    )
    digest = hashlib.sha256(canonical(page).encode()).hexdigest()
    seal_export(house, origin, RegisterExported(len(found), digest))
    return page


_TITLES = {Book.CLAIMS: "Registre des réclamations", Book.DAMAGED: "Registre des tickets abîmés"}
_NAMES = ("numéro", "ticket", "jour", "objet", "réponse", "répondu le", "à payer")


def _cells(case: Case) -> tuple[str, ...]:
    pays = "" if case.pays is None else "oui" if case.pays else "non"
    answered = case.answered_on.isoformat() if case.answered_on else ""
    return str(case.number), case.ticket, case.day.isoformat(), case.text, case.answer, answered, pays
