"""The journal for those who inspect: by act, operator, day and subject, and as a sheet (HOUSE H2, H8)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from app.domain.house.rights import Act
from app.domain.values.days import local, midnight, parse_instant
from app.ports.journal import Entry
from app.ports.office import Sent
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.files.sheets import sheet
from app.services.house import House, Origin

OVERRIDES = (
    Act.APPROVE,
    Act.DECIDE_NEAR_MATCH,
    Act.DECIDE_ACCESS_LIMIT,
    Act.OVERRIDE_START,
    Act.REPLACE_TICKET,
    Act.REPLACE_PRINTED_TICKET,
    Act.COPY_TICKET,
    Act.REPRINT,
    Act.CORRECT_RESULT,
    Act.APPROVE_CORRECTION,
    Act.FORCE_CLOSE_SHIFT,
    Act.RECORD_CLOCK,
    Act.RESTORE,
    Act.ROTATE_KEYS,
    Act.REPLACE_KEYS,
)
"""The acts that an inspector asks for first: decisions, approvals, replacements, corrections, the clock."""


@dataclass(frozen=True, slots=True)
class JournalQuery:
    """Which entries: all conditions together; those that are not given let everything through."""

    acts: tuple[Act, ...] = ()
    operator: str | None = None
    subject: str | None = None
    first: date | None = None
    last: date | None = None
    limit: int = 500


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One entry as an inspector reads it; `approved_by` is the supervisor whose word it needed."""

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


@dataclass(frozen=True, slots=True)
class ExportJournal:
    query: JournalQuery


@dataclass(frozen=True, slots=True)
class JournalExported:
    """`text` is the sheet as CSV, its formulas neutralised; it is made anew each time."""

    rows: int
    digest: str


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
    return tuple(map(_row, found))


entries = reading(_entries)
"""Entries newest first, for everybody who may read: the auditor above all. Raises Refused(not_allowed)."""


def export_journal(house: House, origin: Origin, command: ExportJournal) -> str:
    """The entries as a CSV sheet; that it was made is sealed with its digest (HOUSE H4).

    Raises Refused(not_allowed).
    """
    text = _sheet(entries(house, origin, command.query))
    _seal_export(house, origin, JournalExported(text.count("\n"), hashlib.sha256(text.encode()).hexdigest()))
    return text


@act(Act.EXPORT_JOURNAL)
def _seal_export(work: Work, command: JournalExported) -> JournalExported:
    work.subject = "journal"
    work.unit.exchanges.add_export(Sent("journal", work.subject, command.digest, work.now))
    return command


_NAMES = (
    "numéro", "instant", "acte", "opérateur", "approuvé par", "point de vente", "poste", "objet", "motif",
    "empreinte",
)  # fmt: skip


def _sheet(rows: Sequence[JournalRow]) -> str:
    return sheet(
        _NAMES,
        (
            (
                str(row.number),
                f"{local(row.at):%d/%m/%Y %H:%M:%S}",
                row.act,
                row.operator,
                row.approved_by,
                row.point_of_sale,
                row.station,
                row.subject,
                row.reason,
                row.hash,
            )
            for row in rows
        ),
    )


def _row(entry: Entry) -> JournalRow:
    body = json.loads(entry.body)
    return JournalRow(
        number=entry.number,
        at=parse_instant(entry.at),
        act=entry.act,
        operator=entry.operator,
        approved_by=body.get("approved") or "",
        point_of_sale=body.get("pos", ""),
        station=body.get("station", ""),
        subject=entry.subject,
        reason=_reason(body.get("rows", {})),
        hash=entry.hash,
    )


def _reason(rows: dict[str, list[dict[str, object]]]) -> str:
    """The first reason that any of an entry's rows gives."""
    given = (str(row["reason"]) for lines in rows.values() for row in lines if row.get("reason"))
    return next(given, "")
