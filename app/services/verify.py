"""`guichet verify`: is everything still what was sealed? (HOUSE H4)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from app.domain.house.seal import GENESIS, Head, entry_hash, seal
from app.domain.house.verification import Fault, Finding, Verdict, same_row
from app.ports.journal import Entry, Journal
from app.ports.outside import Heads
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House

SealedRow = tuple[int, int, Mapping[str, object]]
_AFTER_ALL = 1 << 62


def verify_house(house: House) -> Verdict:
    """Read the whole journal and every sealed row once, each in its order."""
    with house.store.read() as unit:
        return _verify(unit, house, None)


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
            self.last = Head(entry.number, entry.hash)
            self.records += 1
            if entry.number in watched:
                self._links[entry.number] = entry.hash
        for table in self._tables.values():
            for number, _, _ in table.up_to(_AFTER_ALL):
                self._find(Fault.UNKNOWN_ROW, number, table.name)

    def link(self, number: int) -> str | None:
        return self._links.get(number)

    def _check_entry(self, entry: Entry) -> Mapping[str, Any]:
        link = entry_hash(self.last.hash, entry.body)
        try:
            body: Mapping[str, Any] = json.loads(entry.body)
        except ValueError:
            body = {}
        columns = (entry.number, entry.at, entry.act, entry.operator)
        if link != entry.hash or columns != tuple(body.get(name) for name in ("n", "at", "act", "by")):
            self._find(Fault.CHANGED_ENTRY, entry.number)
        elif seal(self._key, link) != entry.seal:
            self._find(Fault.FOREIGN_SEAL, entry.number)
        return body

    def _check_rows(self, number: int, body: Mapping[str, Any]) -> None:
        sealed = body.get("rows", {})
        for name, table in self._tables.items():
            expected = sealed.get(name)
            found = table.up_to(number) if expected else table.up_to(number - 1)
            rows = [values for entry, _, values in found if entry == number]
            for entry, _, _ in found[: len(found) - len(rows)]:
                self._find(Fault.UNKNOWN_ROW, entry, name)
            if expected and not (len(rows) == len(expected) and all(map(same_row, expected, rows))):
                self._find(Fault.CHANGED_ROW, number, name)

    def _find(self, fault: Fault, number: int | None, detail: str = "") -> None:
        self.findings.append(Finding(fault, number, detail))


def _verify(unit: Unit, house: House, _query: None) -> Verdict:
    outside = house.heads.last()
    reader = _Reader(unit.journal, house.keys.seal_key())
    reader.read(frozenset({outside.number} if outside else ()))
    findings = [
        *reader.findings,
        *_compare_heads(reader, unit.journal.head(), outside, house.heads),
        *(Finding(Fault.GUARD_GONE, None, table) for table in unit.journal.missing_triggers()),
        *(Finding(Fault.FALSE_BALANCE, None, account) for account in unit.journal.false_balances()),
    ]
    return Verdict(reader.records, tuple(findings))


def _compare_heads(reader: _Reader, stored: Head, outside: Head | None, heads: Heads) -> Iterator[Finding]:
    if stored != reader.last:
        yield Finding(Fault.MISSING, min(stored.number, reader.last.number) + 1, "head")
    for number in heads.breaks():
        yield Finding(Fault.OTHER_HISTORY, number)
    if outside is None:
        if reader.last.number > 1:
            yield Finding(Fault.AHEAD_OF_HEAD, None, "no head outside the store")
    elif outside.number > reader.last.number:
        yield Finding(Fault.OLDER_THAN_HEAD, reader.last.number + 1)
    elif outside.number and reader.link(outside.number) != outside.hash:
        yield Finding(Fault.OTHER_HISTORY, outside.number)
    elif heads.alone and reader.last.number > outside.number + 1:
        yield Finding(Fault.AHEAD_OF_HEAD, outside.number + 1)


verify = reading(_verify)
"""`verify_house` for an operator: everybody who may read may verify."""
