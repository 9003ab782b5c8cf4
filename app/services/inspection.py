"""The journal for those who inspect: by kind, person and day; as a page and as a sheet (HOUSE H2, H8)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Any

from app.codec import canonical
from app.documents import Document
from app.documents.inspection import JournalLine, Witness, journal_page
from app.domain.house.rights import Act
from app.domain.house.seal import Head
from app.domain.house.shifts import Closure
from app.domain.values import Money
from app.domain.values.days import local, midnight, parse_instant
from app.ports.journal import Entry
from app.ports.office import Sent
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.files.sheets import sheet
from app.services.house import House, Origin

_NEAR_MATCHES = (Act.DECIDE_NEAR_MATCH, Act.DECIDE_ACCESS_LIMIT)
_REPLACEMENTS = (Act.REPLACE_TICKET, Act.REPLACE_PRINTED_TICKET, Act.COPY_TICKET, Act.REPRINT)
_CORRECTIONS = (Act.CORRECT_RESULT, Act.APPROVE_CORRECTION)
_FORCED = (Act.OVERRIDE_START, Act.FORCE_CLOSE_SHIFT, Act.WITHDRAW_PAID, Act.REFUND_NONCONFORMING)
_CLOCK = (Act.RECORD_CLOCK,)
_KEEPING = (Act.RESTORE, Act.ACCEPT_STORE, Act.ROTATE_KEYS, Act.REPLACE_KEYS)

OVERRIDES = (Act.APPROVE, *_NEAR_MATCHES, *_FORCED, *_REPLACEMENTS, *_CORRECTIONS, *_CLOCK, *_KEEPING)
"""The acts that an inspector asks for first: decisions, approvals, replacements, corrections, the clock."""


class Topic(StrEnum):
    """What an inspector asks for."""

    OVERRIDES = "overrides"
    NEAR_MATCHES = "near_matches"
    APPROVALS = "approvals"
    REPLACEMENTS = "replacements"
    CORRECTIONS = "corrections"
    CLOCK = "clock"
    KEEPING = "keeping"
    EVERYTHING = "everything"

    @property
    def acts(self) -> tuple[Act, ...]:
        """The acts looked at; none stands for all of them."""
        return {
            Topic.OVERRIDES: OVERRIDES,
            Topic.NEAR_MATCHES: (Act.APPROVE, *_NEAR_MATCHES),
            Topic.APPROVALS: (Act.APPROVE,),
            Topic.REPLACEMENTS: _REPLACEMENTS,
            Topic.CORRECTIONS: _CORRECTIONS,
            Topic.CLOCK: _CLOCK,
            Topic.KEEPING: _KEEPING,
            Topic.EVERYTHING: (),
        }[self]

    @property
    def page_title(self) -> str:
        """What its page is called; papers are in French."""
        return {
            Topic.OVERRIDES: "Journal des décisions",
            Topic.NEAR_MATCHES: "Quasi-homonymes et limitations d’accès",
            Topic.APPROVALS: "Accords donnés",
            Topic.REPLACEMENTS: "Remplacements, copies et réimpressions",
            Topic.CORRECTIONS: "Corrections de résultats",
            Topic.CLOCK: "Horloge",
            Topic.KEEPING: "Clés et copies remises en place",
            Topic.EVERYTHING: "Main courante",
        }[self]

    @property
    def about(self) -> tuple[Act, ...]:
        """Of the approvals, only those that were given for these acts; none stands for all of them."""
        return _NEAR_MATCHES if self is Topic.NEAR_MATCHES else ()


@dataclass(frozen=True, slots=True)
class JournalQuery:
    """Which entries: all conditions together; those that are not given let everything through.

    `operator` is who did it or whose word it needed; `about` are acts that approvals were given for.
    """

    acts: tuple[Act, ...] = ()
    operator: str | None = None
    subject: str | None = None
    first: date | None = None
    last: date | None = None
    limit: int = 500
    about: tuple[Act, ...] = ()


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One entry as an inspector reads it; `approved_by` is the supervisor whose word it needed, or who
    gave it. `about` and `amount` are what an approval is bound to, empty and None for other acts.
    `wrong_code`: nothing was approved or entered, a wrong PIN of the `subject` was recorded, or a badge of
    nobody's."""

    number: int
    at: datetime
    act: str
    operator: str
    approved_by: str
    point_of_sale: str
    station: str
    subject: str
    reason: str
    hash: str
    about: str = ""
    amount: Money | None = None
    wrong_code: bool = False


@dataclass(frozen=True, slots=True)
class ExportJournal:
    """`names` are the acts in the words of the page or the sheet, which say an act's code without."""

    query: JournalQuery
    names: Mapping[Act, str] = field(default_factory=dict)
    title: str = "Journal"


@dataclass(frozen=True, slots=True)
class JournalExported:
    """What left the house: how many entries, and the SHA-256 of what they were written to."""

    rows: int
    digest: str


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the journal stands: its last entry, and the closure that witnessed it last."""

    head: Head
    closure: Closure | None


def _standing(unit: Unit, _house: House, _query: None) -> Standing:
    return Standing(unit.journal.head(), unit.cash.last_closure())


standing = reading(_standing)
"""What an inspector compares with the printed closure. Raises Refused(not_allowed)."""


def _entries(unit: Unit, _house: House, query: JournalQuery) -> Sequence[JournalRow]:
    start = midnight(query.first) if query.first else None
    end = midnight(query.last + timedelta(days=1)) if query.last else None
    found = unit.keeping.find_entries(
        acts=query.acts,
        operator=query.operator,
        subject=query.subject,
        start=start,
        end=end,
        limit=query.limit,
    )
    rows = map(_row, found)
    return tuple(row for row in rows if not (query.about and row.about) or row.about in query.about)


entries = reading(_entries)
"""Entries newest first, for everybody who may read: the auditor above all. Raises Refused(not_allowed)."""


def export_journal(house: House, origin: Origin, command: ExportJournal) -> str:
    """The entries as a CSV sheet; that it was made is sealed with its digest (HOUSE H4).

    Raises Refused(not_allowed).
    """
    rows = entries(house, origin, command.query)
    text = _sheet(rows, command.names)
    _seal_export(house, origin, JournalExported(len(rows), hashlib.sha256(text.encode()).hexdigest()))
    return text


def print_journal(house: House, origin: Origin, command: ExportJournal) -> Document:
    """The entries as A4 pages, with where the journal stands; sealed as the sheet is.

    Raises Refused(not_allowed).
    """
    rows = entries(house, origin, command.query)
    stands = standing(house, origin, None)
    with house.store.read() as unit:
        people = {each.id: each.name for each in unit.people.operators()}
        place = unit.places.establishment()
    page = journal_page(
        command.title,
        [_line(row, command.names, people) for row in rows],
        Witness(place.name if place else "", stands.head, stands.closure),
        days=(command.query.first, command.query.last),
        station=origin.station,
        at=house.clock.now(),
    )
    digest = hashlib.sha256(canonical(page).encode()).hexdigest()
    _seal_export(house, origin, JournalExported(len(rows), digest))
    return page


@act(Act.EXPORT_JOURNAL)
def _seal_export(work: Work, command: JournalExported) -> JournalExported:
    work.subject = "journal"
    work.unit.exchanges.add_export(Sent("journal", work.subject, command.digest, work.now))
    return command


_NAMES = (
    "numéro", "instant", "acte", "opérateur", "approuvé par", "point de vente", "poste", "objet", "montant",
    "motif", "empreinte",
)  # fmt: skip


def _sheet(rows: Sequence[JournalRow], names: Mapping[Act, str]) -> str:
    return sheet(
        _NAMES,
        (
            (
                str(row.number),
                f"{local(row.at):%d/%m/%Y %H:%M:%S}",
                _act_words(row, names),
                row.operator,
                row.approved_by,
                row.point_of_sale,
                row.station,
                row.subject,
                row.amount.plain() if row.amount else "",
                row.reason,
                row.hash,
            )
            for row in rows
        ),
    )


def _line(row: JournalRow, names: Mapping[Act, str], people: Mapping[str, str]) -> JournalLine:
    return JournalLine(
        number=row.number,
        at=row.at,
        act=_act_words(row, names),
        operator=people.get(row.operator, row.operator),
        approved_by=people.get(row.approved_by, row.approved_by),
        subject=people.get(row.subject, row.subject) if row.wrong_code else row.subject,
        amount=row.amount,
        reason=row.reason,
    )


def _act_words(row: JournalRow, names: Mapping[Act, str]) -> str:
    words = [names.get(Act(each), each) for each in (row.act, row.about) if each]
    wrong = "badge inconnu" if row.act == Act.SHOW_BADGE else "code faux"
    return " : ".join([*words, wrong] if row.wrong_code else words)


def _row(entry: Entry) -> JournalRow:
    body = json.loads(entry.body)
    rows: dict[str, list[dict[str, Any]]] = body.get("rows", {})
    given = next(iter(rows.get("approvals", ())), {})
    amount = given.get("amount")
    return JournalRow(
        number=entry.number,
        at=parse_instant(entry.at),
        act=entry.act,
        operator=entry.operator,
        approved_by=body.get("approved") or given.get("supervisor") or "",
        point_of_sale=body.get("pos", ""),
        station=body.get("station", ""),
        subject=entry.subject,
        reason=_reason(rows),
        hash=entry.hash,
        about=given.get("act", ""),
        amount=None if amount is None else Money(amount),
        wrong_code=any(not each["right"] for each in rows.get("logins", ())),
    )


def _reason(rows: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    """The first reason that any of an entry's rows gives."""
    given = (str(row["reason"]) for lines in rows.values() for row in lines if row.get("reason"))
    return next(given, "")
