"""Reading a journal as an inspector does: what is there against what was sealed (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Fault(StrEnum):
    """What can be wrong with a store."""

    MISSING = "missing"
    CHANGED_ENTRY = "changed_entry"
    FOREIGN_SEAL = "foreign_seal"
    CHANGED_ROW = "changed_row"
    UNKNOWN_ROW = "unknown_row"
    OLDER_THAN_HEAD = "older_than_head"
    AHEAD_OF_HEAD = "ahead_of_head"
    OTHER_HISTORY = "other_history"
    GUARD_GONE = "guard_gone"
    FALSE_BALANCE = "false_balance"
    FALSE_TOTAL = "false_total"
    FALSE_CLOCK = "false_clock"
    FALSE_KEY_CHANGE = "false_key_change"
    FALSE_TIMESTAMP = "false_timestamp"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault; `number` is the journal entry where it shows, None where it is about none."""

    fault: Fault
    number: int | None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`first_bad` is the lowest number at which the journal is not what was sealed.

    For entries up to `chain_alone` the chain vouches, and no seal: their key was lost, and that
    is recorded. `unstamped` are closures that an authority should have timestamped and has not yet:
    no fault of the store.
    """

    records: int
    findings: tuple[Finding, ...]
    chain_alone: int = 0
    unstamped: tuple[int, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.findings

    @property
    def first_bad(self) -> int | None:
        numbers = [finding.number for finding in self.findings if finding.number is not None]
        return min(numbers, default=None)


def same_row(sealed: Mapping[str, object], found: Mapping[str, object]) -> bool:
    """Is a stored row what was sealed? Columns that came later are empty in older rows."""
    return all(found.get(name) == value for name, value in sealed.items()) and all(
        value is None for name, value in found.items() if name not in sealed
    )
