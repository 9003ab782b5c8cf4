"""The sealed journal, as acts write it and `verify` reads it (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from app.domain.house.seal import Head


@dataclass(frozen=True, slots=True)
class EntryDraft:
    """What an act says of itself; the store adds its number, its rows and its seal."""

    act: str
    at: datetime
    operator: str
    approved_by: str | None
    point_of_sale: str
    station: str
    request: str
    subject: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One sealed entry as it lies in the store: the columns beside the canonical `body`."""

    number: int
    at: str
    act: str
    operator: str
    subject: str
    body: str
    hash: str
    seal: str


BareEntry = tuple[int, str, str, str, str, str, str, str]
"""The values of an `Entry` in its order: a million of them are read at once."""


class BareJournal(Protocol):
    """The journal and its rows as the driver has them: for a million of them nothing else is quick enough.

    It says whether all is as it was sealed, and never what is not: `Journal` is then to be read.
    """

    def link(self, number: int) -> str | None:
        """The stored hash of an entry."""

    def stretch(self, first: int, last: int) -> Sequence[BareEntry]:
        """The entries from `first` to `last` in order, and any that is numbered between two of them."""

    def as_sealed(self, entries: Sequence[BareEntry]) -> bool:
        """Do the bodies of entries that follow each other say just the rows and columns that there are?"""


Elsewhere = Callable[[], AbstractContextManager[BareJournal]]
"""Opens a journal in another process, to which it can be sent (it can be pickled).

What is opened later has all entries that were there before, and they are the same: sealed rows never
change. A change that is made behind the product's back meanwhile is found then or the next time.
"""


class Journal(Protocol):
    def head(self) -> Head: ...

    def latest_at(self) -> datetime | None:
        """The latest instant that was sealed since the clock was last recorded as set back."""

    def record_clock(self, now: datetime, reason: str) -> None:
        """The clock was set back and a supervisor has it recorded: acts go on from `now`."""

    def answer(self, request: str) -> str | None:
        """What the act with this request id answered, if it was done."""

    def entries(self, after: int = 0) -> Iterator[Entry]:
        """Entries above number `after`, in order."""

    def bare(self) -> BareJournal:
        """The same journal as the driver has it."""

    def elsewhere(self) -> Elsewhere:
        """How another process opens this journal."""

    def is_numbered_to(self, last: int) -> bool:
        """Are there as many entries as `last`, and no row of an entry that is not among the first so many?"""

    def recent(self, count: int, act: str | None = None) -> Sequence[Entry]:
        """The last `count` entries, newest first."""

    def sealed_rows(self, table: str) -> Iterator[tuple[int, int, Mapping[str, object]]]:
        """Number of the entry, line in it, and values of each row of a sealed table, in order."""

    def sealed_tables(self) -> Sequence[str]: ...

    def missing_triggers(self) -> Sequence[str]:
        """Sealed tables whose guard against update and delete is gone."""

    def false_balances(self) -> Sequence[str]:
        """Accounts whose balance is not the sum of their postings."""

    def false_totals(self) -> Sequence[str]:
        """Kinds of running totals that do not add up to what the tickets that stand have taken."""
