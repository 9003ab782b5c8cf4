"""`guichet verify`: is everything still what was sealed? (HOUSE H4)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import datetime
from typing import Any, Protocol

from app.domain.house.keeping import false_key_changes
from app.domain.house.rights import Act
from app.domain.house.seal import GENESIS, Head, SealKey, entry_hash, seal
from app.domain.house.verification import Fault, Finding, Verdict, same_row
from app.domain.values.days import instant_text
from app.ports.journal import Entry, Journal
from app.ports.keeping import Keeping
from app.ports.outside import Heads, Keys
from app.ports.store import Store, Unit
from app.services.act import reading
from app.services.house import House, Origin

SealedRow = tuple[int, int, Mapping[str, object]]
_AFTER_ALL = 1 << 62
_COLUMNS = ("n", "at", "act", "by", "subject")
"""What a body calls the columns that stand beside it."""


def verify_house(house: House) -> Verdict:
    """Read the whole journal, and every sealed row, once.

    The chain is followed here while the store compares rows on a thread of their own; where either
    finds something, both are read again side by side, to name it. The head outside is asked before
    and after, so that acts done meanwhile are no finding.
    """
    earlier = house.heads.last()
    with ThreadPoolExecutor(1) as aside:
        alike = aside.submit(_rows_as_sealed, house.store)
        with house.store.read() as unit:
            journal, keys = unit.journal, _SealKeys(house.keys.seal_keys())
            watched = frozenset({earlier.number} if earlier else ())
            reader: _Read = _Chain(journal, keys, watched)
            if not reader.whole or not alike.result():
                reader = _Reader(journal, keys, watched)
            findings = [
                *reader.findings,
                *_compare_stored(reader, journal),
                *_compare_heads(reader, earlier, house.heads, frozenset(unit.keeping.restore_entries())),
                *_compare_keys(house.keys, unit.keeping),
                *(Finding(Fault.GUARD_GONE, None, table) for table in journal.missing_triggers()),
                *(Finding(Fault.FALSE_BALANCE, None, account) for account in journal.false_balances()),
            ]
            return Verdict(reader.records, tuple(findings), keys.lost_until)


def _rows_as_sealed(store: Store) -> bool:
    with store.read() as unit:
        return unit.journal.rows_as_sealed()


class _SealKeys:
    """Which key sealed which entry."""

    def __init__(self, keys: Sequence[SealKey]) -> None:
        self._keys = keys
        self.lost_until = max((key.last or 0 for key in keys if key.key is None), default=0)

    def spans(self) -> Iterator[tuple[int, bytes | None]]:
        """The last entry of each key and the key; the one in use has no last."""
        for each in self._keys:
            yield each.last or _AFTER_ALL, each.key

    def of(self, number: int) -> bytes | None:
        """None where the key was lost."""
        return next(key for last, key in self.spans() if number <= last)


class _Read(Protocol):
    """What a reading of the journal found."""

    @property
    def records(self) -> int: ...
    @property
    def last(self) -> Head: ...
    @property
    def latest_at(self) -> str | None: ...
    @property
    def findings(self) -> Sequence[Finding]: ...
    @property
    def whole(self) -> bool: ...

    def link(self, number: int) -> str | None:
        """The hash of a watched entry."""


class _Chain:
    """Numbers, hashes and seals alone, as fast as they can be had."""

    def __init__(self, journal: Journal, keys: _SealKeys, watched: frozenset[int]) -> None:
        self.findings: Sequence[Finding] = ()
        self._links: dict[int, str] = {}
        self._watched = watched
        with closing(journal.links()) as links:
            self.records, self.last, self.whole = self._follow(links, keys)
        self.latest_at = journal.latest_sealed_at()

    def _follow(self, links: Iterator[tuple[int, str, str, str]], keys: _SealKeys) -> tuple[int, Head, bool]:
        """Up to the end, or to the first entry that does not follow."""
        records, link = 0, GENESIS
        spans = keys.spans()
        until, key = next(spans)
        for number, body, stored, sealed in links:
            while number > until:
                until, key = next(spans)
            records += 1
            link = entry_hash(link, body)
            if number != records or link != stored or (key and seal(key, link) != sealed):
                return records, Head(records, link), False
            if number in self._watched:
                self._links[number] = link
        return records, Head(records, link), True

    def link(self, number: int) -> str | None:
        return self._links.get(number)


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
    """One pass over journal and sealed rows side by side, gathering findings."""

    whole = False

    def __init__(self, journal: Journal, keys: _SealKeys, watched: frozenset[int]) -> None:
        self.findings: list[Finding] = []
        self.last = Head(0, GENESIS)
        self._latest: str | None = None
        self.records = 0
        self._links: dict[int, str] = {}
        self._keys = keys
        self._journal = journal
        self._tables = {name: _Table(name, journal.sealed_rows(name)) for name in journal.sealed_tables()}
        self._read(watched)

    def _read(self, watched: frozenset[int]) -> None:
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


def _compare_stored(reader: _Read, journal: Journal) -> Iterator[Finding]:
    """The store's own note of its last entry and latest instant, against the journal's."""
    stored = journal.head()
    if stored != reader.last:
        yield Finding(Fault.MISSING, min(stored.number, reader.last.number) + 1, "head")
    elif _text(journal.latest_at()) != reader.latest_at:
        yield Finding(Fault.FALSE_CLOCK, None)


def _compare_heads(
    reader: _Read, outside: Head | None, heads: Heads, restores: frozenset[int]
) -> Iterator[Finding]:
    """A break in what this station knew is right where a sealed restore made it, and nowhere else."""
    for number in heads.breaks():
        if number not in restores:
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


def _compare_keys(keys: Keys, keeping: Keeping) -> Iterator[Finding]:
    try:
        changes = keeping.key_changes()
    except ValueError:  # a value that the product would never write: its row was found before
        yield Finding(Fault.FALSE_KEY_CHANGE, None)
        return
    for number in false_key_changes(changes, keys.seal_keys(), keys.public_key().hex()):
        yield Finding(Fault.FALSE_KEY_CHANGE, number)


def _allow(_unit: Unit, _house: House, _query: None) -> None:
    """Verifying takes no more than the right to read."""


_ensure_may_read = reading(_allow)


def verify(house: House, origin: Origin, _query: None = None) -> Verdict:
    """`verify_house` for an operator: everybody who may read may verify. Raises Refused(not_allowed)."""
    _ensure_may_read(house, origin, None)
    return verify_house(house)
