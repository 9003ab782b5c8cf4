"""What is wrong with a journal that is not whole, entry by entry (HOUSE H4)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.domain.house.seal import GENESIS, Head, entry_hash, seal
from app.domain.house.verification import Fault, Finding, same_row
from app.ports.journal import Entry, Journal
from app.services.verification.chain import AFTER_ALL, Read, Wanted, later

SealedRow = tuple[int, int, Mapping[str, object]]
_COLUMNS = ("n", "at", "act", "by", "subject")
"""What a body calls the columns that stand beside it."""


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


def name_faults(journal: Journal, wanted: Wanted) -> Read:
    """Whatever is not as it was sealed, and where."""
    return _Reader(journal, wanted).read()


class _Reader:
    """One pass over journal and sealed rows side by side, gathering findings."""

    def __init__(self, journal: Journal, wanted: Wanted) -> None:
        self._findings: list[Finding] = []
        self._last = Head(0, GENESIS)
        self._keys = wanted.keys
        self._watched = wanted.watched
        self._journal = journal
        self._tables = {name: _Table(name, journal.sealed_rows(name)) for name in journal.sealed_tables()}

    def read(self) -> Read:
        latest, records, links = None, 0, {}
        for found in self._journal.entries():
            entry = self._of_sealed_kinds(found)
            if entry.number != self._last.number + 1:
                self._find(Fault.MISSING, self._last.number + 1)
            body = self._check_entry(entry)
            self._check_rows(entry.number, body)
            latest = later(latest, entry.at, entry.act)
            self._last = Head(entry.number, entry.hash)
            records += 1
            if entry.number in self._watched:
                links[entry.number] = entry.hash
        for table in self._tables.values():
            for number, *_ in table.up_to(AFTER_ALL):
                self._find(Fault.UNKNOWN_ROW, number, table.name)
        return Read(records, self._last, latest, links, tuple(self._findings))

    def _of_sealed_kinds(self, found: Entry) -> Entry:
        """The entry, with a text instead of each value that SQLite lets through and no act writes."""
        number: Any = found.number
        if not isinstance(number, int):
            number = self._last.number + 1
            self._find(Fault.CHANGED_ENTRY, number)
        texts = (found.at, found.act, found.operator, found.subject, found.body, found.hash, found.seal)
        return Entry(number, *(each if isinstance(each, str) else repr(each) for each in texts))

    def _check_entry(self, entry: Entry) -> Mapping[str, Any]:
        """What the entry seals; nothing where its bytes are not those that the house sealed."""
        link = entry_hash(self._last.hash, entry.body)
        if link != entry.hash:
            self._find(Fault.CHANGED_ENTRY, entry.number)
            return {}
        key = self._keys.of(entry.number)
        if key is not None and seal(key, link) != entry.seal:
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

    def _find(self, fault: Fault, number: int | None, detail: str = "") -> None:
        self._findings.append(Finding(fault, number, detail))


def _all_same(sealed: Sequence[Mapping[str, object]], rows: Sequence[SealedRow]) -> bool:
    """Does each line hold what was sealed, and is no line missing, added or moved?"""
    return len(sealed) == len(rows) and all(
        line == place and same_row(values, found)
        for place, (values, (_, line, found)) in enumerate(zip(sealed, rows, strict=True))
    )
