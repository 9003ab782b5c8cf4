"""`guichet verify`: is everything still what was sealed? (HOUSE H4)."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from datetime import datetime
from typing import Any, Protocol

from app.domain.house.keeping import false_key_changes
from app.domain.house.rights import Act
from app.domain.house.seal import GENESIS, Head, SealKey, entry_hash, seal, sealer
from app.domain.house.verification import Fault, Finding, Verdict, same_row
from app.domain.values.days import instant_text
from app.ports.journal import BareEntry, Entry, Journal
from app.ports.keeping import Keeping
from app.ports.outside import Heads, Keys
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House, Origin
from app.services.timestamps import false_stamps, unstamped

SealedRow = tuple[int, int, Mapping[str, object]]
_AFTER_ALL = 1 << 62
_AT_ONCE = 2_000_000
"""Characters of bodies whose rows are written out at once: asking alone costs as much as many rows."""
_AHEAD = 4
"""How many times as many may wait for the chain, or the chain for them."""
_CLOCK_RECORDED = str(Act.RECORD_CLOCK)
_COLUMNS = ("n", "at", "act", "by", "subject")
"""What a body calls the columns that stand beside it."""


def verify_house(house: House) -> Verdict:
    """Read the whole journal, and every sealed row, once.

    The chain is followed here while the store writes the rows out on a thread of its own; where
    either finds something, both are read again side by side, to name it. The head outside is asked
    before and after, so that acts done meanwhile are no finding. A journal that is whole is at last
    held against its timestamps.
    """
    earlier = house.heads.last()
    stamped = house.timestamps.kept() if house.timestamps else ()
    with ExitStack() as opened:
        # The journal's is the oldest snapshot: the one beside has all of its rows.
        unit, beside, summing = (opened.enter_context(house.store.read()) for _ in range(3))
        aside, sums = (opened.enter_context(ThreadPoolExecutor(1)) for _ in range(2))
        journal, keys = unit.journal, _SealKeys(house.keys.seal_keys())
        balances = sums.submit(summing.journal.false_balances)
        totals = sums.submit(summing.journal.false_totals)
        watched = frozenset({earlier.number} if earlier else ())
        reader: _Read = _Chain(journal, _Rows(aside, beside.journal), keys, watched)
        if not reader.whole:
            reader = _Reader(journal, keys, watched)
        findings = [
            *reader.findings,
            *_compare_stored(reader, journal),
            *_compare_heads(reader, earlier, house.heads, frozenset(unit.keeping.restore_entries())),
            *_compare_keys(house.keys, unit.keeping),
            *(Finding(Fault.GUARD_GONE, None, table) for table in journal.missing_triggers()),
            *(Finding(Fault.FALSE_BALANCE, None, account) for account in balances.result()),
            *(Finding(Fault.FALSE_TOTAL, None, scope) for scope in totals.result()),
        ]
        waiting: tuple[int, ...] = ()
        if house.timestamps and not findings:
            findings.extend(false_stamps(house.timestamps, stamped, unit))
            waiting = unstamped(house.timestamps, unit)
        return Verdict(reader.records, tuple(findings), keys.lost_until, waiting)


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
    """Numbers, hashes, seals and rows, as fast as they can be had: do they all hold?"""

    def __init__(self, journal: Journal, rows: _Rows, keys: _SealKeys, watched: frozenset[int]) -> None:
        self.findings: Sequence[Finding] = ()
        self.last = Head(0, GENESIS)
        self.latest_at: str | None = None
        self._links: dict[int, str] = {}
        self._watched = watched
        self._spans = keys.spans()
        self._turn_key()
        with closing(journal.stretches()) as stretches:
            self.whole = all(self._holds(each) and rows.hold(each) for each in stretches) and rows.end()

    @property
    def records(self) -> int:
        return self.last.number

    def _turn_key(self) -> None:
        self._until, key = next(self._spans)
        self._seal = sealer(key) if key else None

    def _holds(self, entries: Sequence[BareEntry]) -> bool:
        try:
            return self._follow(entries)
        except (AttributeError, TypeError):  # a value of another type than was ever sealed
            return False

    def _follow(self, entries: Sequence[BareEntry]) -> bool:
        """Up to the end, or to the first entry that does not follow."""
        expected, link, make_seal = self.last.number, self.last.hash, self._seal
        for number, _, _, _, _, body, stored, sealed in entries:
            expected += 1
            while number > self._until:
                self._turn_key()
                make_seal = self._seal
            link = entry_hash(link, body)
            if number != expected or link != stored or (make_seal and make_seal(link) != sealed):
                return False
        self._links.update((entry[0], entry[6]) for entry in entries if entry[0] in self._watched)
        if _CLOCK_RECORDED in [entry[2] for entry in entries]:
            for _, at, act, *_ in entries:
                self.latest_at = _later(self.latest_at, at, act)
        else:
            self.latest_at = max(self.latest_at or "", *(entry[1] for entry in entries))
        self.last = Head(expected, link)
        return True

    def link(self, number: int) -> str | None:
        return self._links.get(number)


def _later(latest: str | None, at: str, act: str) -> str:
    """The latest instant since the clock was last recorded as set back."""
    return at if latest is None or at > latest or act == Act.RECORD_CLOCK else latest


class _Rows:
    """Columns and rows against what the bodies say of them, two megabytes at a time.

    The store writes the rows out on a thread of its own, so that the chain need not wait for it.
    """

    def __init__(self, aside: Executor, journal: Journal) -> None:
        self._aside = aside
        self._journal = journal
        self._entries: list[BareEntry] = []
        self._length = 0
        self._asked: deque[tuple[list[BareEntry], Future[Sequence[str]]]] = deque()

    def hold(self, entries: Sequence[BareEntry]) -> bool:
        """False where rows of entries up to these have been found to be others."""
        self._entries += entries
        self._length += sum([len(entry[5]) for entry in entries])
        if self._length >= _AT_ONCE:
            self._ask()
        return len(self._asked) < _AHEAD or self._next_holds()

    def end(self) -> bool:
        """False as well where rows are left that belong to no entry."""
        if self._entries:
            self._ask()
        strays = self._aside.submit(self._journal.has_strays)
        return all(self._next_holds() for _ in range(len(self._asked))) and not strays.result()

    def _ask(self) -> None:
        entries = self._entries
        written = self._aside.submit(self._journal.rows_written, entries[0][0], entries[-1][0])
        self._asked.append((entries, written))
        self._entries, self._length = [], 0

    def _next_holds(self) -> bool:
        entries, written = self._asked.popleft()
        return self._journal.as_sealed(entries, written.result())


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
        for found in self._journal.entries():
            entry = self._of_sealed_kinds(found)
            if entry.number != self.last.number + 1:
                self._find(Fault.MISSING, self.last.number + 1)
            body = self._check_entry(entry)
            self._check_rows(entry.number, body)
            self._latest = _later(self._latest, entry.at, entry.act)
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

    def _of_sealed_kinds(self, found: Entry) -> Entry:
        """The entry, with a text instead of each value that SQLite lets through and no act writes."""
        number: Any = found.number
        if not isinstance(number, int):
            number = self.last.number + 1
            self._find(Fault.CHANGED_ENTRY, number)
        texts = (found.at, found.act, found.operator, found.subject, found.body, found.hash, found.seal)
        return Entry(number, *(each if isinstance(each, str) else repr(each) for each in texts))

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
