"""A part of the journal against its own hashes, its seals and the rows that it sealed (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.domain.house.rights import Act
from app.domain.house.seal import GENESIS, Head, SealKey, entry_hash, sealer
from app.domain.house.verification import Finding
from app.ports.journal import BareEntry, BareJournal

AFTER_ALL = 1 << 62
"""A number that no entry reaches."""
_IN_A_STRETCH = 400
"""As many entries as the processor's cache holds with their rows: for fewer, asking costs too much."""
_CLOCK_RECORDED = str(Act.RECORD_CLOCK)


class Part(NamedTuple):
    """Entries `first` to `last`."""

    first: int
    last: int


class SealKeys:
    """Which key sealed which entry."""

    def __init__(self, keys: Sequence[SealKey]) -> None:
        self._keys = keys
        self.lost_until = max((key.last or 0 for key in keys if key.key is None), default=0)

    def spans(self) -> Iterator[tuple[int, bytes | None]]:
        """The last entry of each key and the key; the one in use has no last."""
        for each in self._keys:
            yield each.last or AFTER_ALL, each.key

    def of(self, number: int) -> bytes | None:
        """None where the key was lost."""
        return next(key for last, key in self.spans() if number <= last)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What every part is followed with: the house's keys, and the entries whose links are wanted."""

    keys: SealKeys
    watched: frozenset[int]


@dataclass(frozen=True, slots=True)
class Followed:
    """A part that is as it was sealed, if the part before ends with the link `before`.

    `latest_at` is the latest instant since the clock was last recorded as set back, in this part
    where `clock_recorded` says so.
    """

    before: str
    link: str
    latest_at: str
    clock_recorded: bool
    watched: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Read:
    """What a reading of the whole journal found; `links` are those of the watched entries."""

    records: int
    last: Head
    latest_at: str | None
    links: Mapping[int, str]
    findings: tuple[Finding, ...] = ()


def later(latest: str | None, at: str, act: str) -> str:
    """The latest instant since the clock was last recorded as set back."""
    return at if latest is None or at > latest or act == _CLOCK_RECORDED else latest


def follow(journal: BareJournal, part: Part, wanted: Wanted) -> Followed | None:
    """None where anything of the part is not as it was sealed; `naming` then says what."""
    before = GENESIS if part.first == 1 else journal.link(part.first - 1)
    if before is None:
        return None
    chain = _Chain(part.first - 1, before, wanted)
    try:
        whole = all(chain.holds(each) and journal.as_sealed(each) for each in _stretches(journal, part))
    except (AttributeError, TypeError):  # a value of another type than was ever sealed
        return None
    if not whole or chain.number != part.last:
        return None
    return Followed(before, chain.link, chain.latest_at, chain.clock_recorded, chain.links)


def _stretches(journal: BareJournal, part: Part) -> Iterator[Sequence[BareEntry]]:
    for first in range(part.first, part.last + 1, _IN_A_STRETCH):
        yield journal.stretch(first, min(first + _IN_A_STRETCH - 1, part.last))


class _Chain:
    """Numbers, hashes and seals, as fast as they can be had."""

    def __init__(self, number: int, link: str, wanted: Wanted) -> None:
        self.number = number
        self.link = link
        self.latest_at = ""
        self.clock_recorded = False
        self.links: dict[int, str] = {}
        self._watched = wanted.watched
        self._spans = wanted.keys.spans()
        self._turn_key()

    def _turn_key(self) -> None:
        self._until, key = next(self._spans)
        self._seal = sealer(key) if key else None

    def holds(self, entries: Sequence[BareEntry]) -> bool:
        """Are there entries here, and does each follow the one before?"""
        if not entries:
            return False
        expected, link, make_seal = self.number, self.link, self._seal
        for number, _, _, _, _, body, stored, sealed in entries:
            expected += 1
            if number != expected:
                return False
            while number > self._until:
                self._turn_key()
                make_seal = self._seal
            link = entry_hash(link, body)
            if link != stored or (make_seal and make_seal(link) != sealed):
                return False
        self.number, self.link = expected, link
        self._watch(entries)
        return True

    def _watch(self, entries: Sequence[BareEntry]) -> None:
        first = entries[0][0]
        within = [number for number in self._watched if first <= number <= self.number]
        self.links.update((number, entries[number - first][6]) for number in within)
        if _CLOCK_RECORDED in [entry[2] for entry in entries]:
            self.clock_recorded = True
            for _, at, act, *_ in entries:
                self.latest_at = later(self.latest_at, at, act)
        else:
            self.latest_at = max(self.latest_at, *[entry[1] for entry in entries])
