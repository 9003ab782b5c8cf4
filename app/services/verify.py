"""`guichet verify`: is everything still what was sealed? (HOUSE H4)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from app.domain.house.rights import Act
from app.domain.house.seal import GENESIS, Head, entry_hash, seal
from app.domain.house.verification import Fault, Finding, Verdict, same_row
from app.domain.values.days import instant_text
from app.ports.journal import Entry, Journal
from app.ports.outside import Heads
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House, Origin

SealedRow = tuple[int, int, Mapping[str, object]]
_AFTER_ALL = 1 << 62
_COLUMNS = ("n", "at", "act", "by", "subject")
"""What a body calls the columns that stand beside it."""


def verify_house(house: House) -> Verdict:
    """Read the whole journal and every sealed row once, each in its order.

    The head outside is asked before and after, so that acts done meanwhile are no finding.
    """
    earlier = house.heads.last()
    with house.store.read() as unit:
        reader = _Reader(unit.journal, house.keys.seal_key())
        reader.read(frozenset({earlier.number} if earlier else ()))
        findings = [
            *reader.findings,
            *_compare_stored(reader, unit.journal),
            *_compare_heads(reader, earlier, house.heads),
            *(Finding(Fault.GUARD_GONE, None, table) for table in unit.journal.missing_triggers()),
            *(Finding(Fault.FALSE_BALANCE, None, account) for account in unit.journal.false_balances()),
        ]
        return Verdict(reader.records, tuple(findings))


class _Table:
    """A sealed table read alongside the journal."""

    def __init__(self, name: str, rows: Iterator[SealedRow]) -> None:
        self.name = name
        self._rows = rows
        self._next = next(rows, None)

    def up_to(self, number: int) -> list[SealedRow]:
        """The rows of entries up to `number` that were not asked for before."""
        taken = []
        while self._next is not None and self._next[0] <= number:
            taken.append(self._next)
            self._next = next(self._rows, None)
        return taken


class _Reader:
    """One pass over the journal, gathering findings."""

    def __init__(self, journal: Journal, key: bytes) -> None:
        self.findings: list[Finding] = []
        self.last = Head(0, GENESIS)
        self._latest: str | None = None
        self.records = 0
        self._links: dict[int, str] = {}
        self._key = key
        self._journal = journal
        self._tables = {name: _Table(name, journal.sealed_rows(name)) for name in journal.sealed_tables()}

    def read(self, watched: frozenset[int]) -> None:
        """`watched` are numbers whose links are wanted afterwards."""
        for entry in self._journal.entries():
            if entry.number != self.last.number + 1:
                self._find(Fault.MISSING, self.last.number + 1)
            body = self._check_entry(entry)
            self._check_rows(entry.number, body)
            self._keep_instant(entry)
            self.last = Head(entry.number, entry.hash)
            self.records += 1
            if entry.number in watched:
                self._links[entry.number] = entry.hash
        for table in self._tables.values():
            for number, *_ in table.up_to(_AFTER_ALL):
                self._find(Fault.UNKNOWN_ROW, number, table.name)

    @property
    def latest_at(self) -> str | None:
        return self._latest

    def link(self, number: int) -> str | None:
        return self._links.get(number)

    def _check_entry(self, entry: Entry) -> Mapping[str, Any]:
        """What the entry seals; nothing where its bytes are not those that the house sealed."""
        link = entry_hash(self.last.hash, entry.body)
        if link != entry.hash:
            self._find(Fault.CHANGED_ENTRY, entry.number)
            return {}
        if seal(self._key, link) != entry.seal:
            self._find(Fault.FOREIGN_SEAL, entry.number)
            return {}
        body: Mapping[str, Any] = json.loads(entry.body)
        columns = (entry.number, entry.at, entry.act, entry.operator, entry.subject)
        if columns != tuple(body.get(name) for name in _COLUMNS):
            self._find(Fault.CHANGED_ENTRY, entry.number)
        return body

    def _check_rows(self, number: int, body: Mapping[str, Any]) -> None:
        sealed = body.get("rows", {})
        for name, table in self._tables.items():
            expected = sealed.get(name)
            found = table.up_to(number) if expected else table.up_to(number - 1)
            rows = [row for row in found if row[0] == number]
            for entry, *_ in found[: len(found) - len(rows)]:
                self._find(Fault.UNKNOWN_ROW, entry, name)
            if expected and not _all_same(expected, rows):
                self._find(Fault.CHANGED_ROW, number, name)

    def _keep_instant(self, entry: Entry) -> None:
        """The latest instant since the clock was last recorded as set back."""
        if entry.act == Act.RECORD_CLOCK or self._latest is None or entry.at > self._latest:
            self._latest = entry.at

    def _find(self, fault: Fault, number: int | None, detail: str = "") -> None:
        self.findings.append(Finding(fault, number, detail))


def _all_same(sealed: Sequence[Mapping[str, object]], rows: Sequence[SealedRow]) -> bool:
    """Does each line hold what was sealed, and is no line missing, added or moved?"""
    return len(sealed) == len(rows) and all(
        line == place and same_row(values, found)
        for place, (values, (_, line, found)) in enumerate(zip(sealed, rows, strict=True))
    )


def _text(instant: datetime | None) -> str | None:
    return instant_text(instant) if instant else None


def _compare_stored(reader: _Reader, journal: Journal) -> Iterator[Finding]:
    """The store's own note of its last entry and latest instant, against the journal's."""
    stored = journal.head()
    if stored != reader.last:
        yield Finding(Fault.MISSING, min(stored.number, reader.last.number) + 1, "head")
    elif _text(journal.latest_at()) != reader.latest_at:
        yield Finding(Fault.FALSE_CLOCK, None)


def _compare_heads(reader: _Reader, outside: Head | None, heads: Heads) -> Iterator[Finding]:
    for number in heads.breaks():
        yield Finding(Fault.OTHER_HISTORY, number)
    if outside is None:
        if reader.last.number > 1:
            yield Finding(Fault.AHEAD_OF_HEAD, None, "no head outside the store")
        return
    if outside.number > reader.last.number:
        yield Finding(Fault.OLDER_THAN_HEAD, reader.last.number + 1)
    elif outside.number and reader.link(outside.number) != outside.hash:
        yield Finding(Fault.OTHER_HISTORY, outside.number)
    later = heads.last() or outside
    if heads.alone and reader.last.number > later.number + 1:
        yield Finding(Fault.AHEAD_OF_HEAD, later.number + 1)


def _allow(_unit: Unit, _house: House, _query: None) -> None:
    """Verifying takes no more than the right to read."""


_ensure_may_read = reading(_allow)


def verify(house: House, origin: Origin, _query: None = None) -> Verdict:
    """`verify_house` for an operator: everybody who may read may verify. Raises Refused(not_allowed)."""
    _ensure_may_read(house, origin, None)
    return verify_house(house)
