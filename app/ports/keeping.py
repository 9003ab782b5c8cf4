"""Restores, changes of keys, periods sealed, personal data let go, as the store keeps them (H4, H5, H9)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from typing import Protocol

from app.domain.house.keeping import KeyChange, PeriodClosure, PrivacyAct, Restored
from app.domain.house.shifts import Closure
from app.ports.journal import Entry


class Keeping(Protocol):
    def add_restore(self, restored: Restored) -> None: ...

    def restores(self) -> Sequence[Restored]: ...

    def restore_entries(self) -> Sequence[int]:
        """The numbers of the entries that sealed a restore."""

    def key_id(self) -> str | None:
        """The key that the next entry is to be sealed with, None before the first."""

    def add_key_change(self, change: KeyChange) -> None:
        """From the next entry on `change.key_id` seals; other keys are refused."""

    def key_changes(self) -> Mapping[int, KeyChange]:
        """Every change of keys by the number of its entry, the last that the former key sealed."""

    def closures(self, first: date, last: date) -> Sequence[Closure]:
        """The closures of the days `first` to `last`, in order."""

    def add_period(self, closure: PeriodClosure) -> None: ...

    def periods(self) -> Sequence[PeriodClosure]: ...

    def entries_between(self, first: int, last: int) -> Sequence[Entry]:
        """Journal entries `first` to `last`, both included."""

    def numbers_between(self, start: datetime, end: datetime) -> tuple[int, int] | None:
        """The first and the last entry sealed from `start` to before `end`."""

    def find_entries(
        self,
        *,
        acts: Collection[str],
        operator: str | None,
        subject: str | None,
        start: datetime | None,
        end: datetime | None,
        limit: int,
    ) -> Sequence[Entry]:
        """Entries that meet every condition given, newest first; `operator` did it or vouched for it."""

    def add_privacy_act(self, act: PrivacyAct) -> None: ...

    def privacy_acts(self) -> Sequence[PrivacyAct]: ...
