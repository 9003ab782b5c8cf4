"""The sealed journal, as acts write it and `verify` reads it (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
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

    def stretches(self) -> Generator[Sequence[BareEntry], None, None]:
        """The whole journal in order, a few dozen entries at a time.

        To be closed by who stops before the end.
        """

    def rows_written(self, first: int, last: int) -> Sequence[str]:
        """The rows of each entry from `first` to `last`, in a form of the store's own.

        Nothing where no entry can have sealed what is there.
        """

    def as_sealed(self, entries: Sequence[BareEntry], rows: Sequence[str]) -> bool:
        """Do the bodies say just these rows, as `rows_written` has them, and the columns beside them?

        Asks the store nothing. False says no more than that `entries` and `sealed_rows` are to be read.
        """

    def has_strays(self) -> bool:
        """Is there a row of an entry that the journal does not have?"""

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
