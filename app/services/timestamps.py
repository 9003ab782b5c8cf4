"""Closures timestamped by an authority once they are committed (HOUSE H4).

The token is over the hash of the entry that sealed the closure: through the chain it vouches for
every entry before. No act waits for it, and none fails by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from app.domain.house.seal import Head
from app.domain.house.verification import Fault, Finding
from app.ports.journal import Entry
from app.ports.store import Unit
from app.ports.timestamps import StampTrouble, Timestamps
from app.services.house import House


def stamp_closures(house: House) -> StampTrouble | None:
    """Get a timestamp for each closure that should have one and has none, the oldest first.

    Stops at the first that can't be had, and says why: it is tried again the next time. Nothing is
    asked where the setting is off.
    """
    timestamps = house.timestamps
    if timestamps is None:
        return None
    with house.store.read() as unit:
        wanted = [(entry, _link(unit, entry.number - 1)) for entry in _unstamped(timestamps, unit)]
    for entry, before in wanted:
        sealed = before.encode("ascii") + entry.body.encode("utf-8")
        trouble = timestamps.stamp(Head(entry.number, entry.hash), sealed)
        if trouble is not None:
            return trouble
    return None


def unstamped(timestamps: Timestamps, unit: Unit) -> tuple[int, ...]:
    """The entries of closures that should have a timestamp and have none."""
    return tuple(entry.number for entry in _unstamped(timestamps, unit))


def false_stamps(timestamps: Timestamps, kept: Sequence[Head], unit: Unit) -> Iterator[Finding]:
    """Which of `kept` prove nothing, or witness an entry that the journal does not have.

    What a sealed restore let go of is no finding. `unit` is a journal that was found whole.
    """
    lost = [(each.back_to.number, each.lost_to) for each in unit.keeping.restores()]
    for head in kept:
        trouble = timestamps.check(timestamps.token(head), head.hash)
        if trouble is StampTrouble.NO_ROOTS:
            yield Finding(Fault.FALSE_TIMESTAMP, None, trouble)
            return
        if trouble is not None:
            yield Finding(Fault.FALSE_TIMESTAMP, head.number, trouble)
        elif _link(unit, head.number) != head.hash and not any(
            back_to < head.number <= lost_to for back_to, lost_to in lost
        ):
            yield Finding(Fault.OTHER_HISTORY, head.number, "timestamp")


def _unstamped(timestamps: Timestamps, unit: Unit) -> Sequence[Entry]:
    """From the first closure that ever got a timestamp on, else the last one alone: it vouches for
    those before it."""
    last = unit.cash.last_closure()
    if last is None:
        return ()
    kept = frozenset(timestamps.kept())
    since = min((head.number for head in kept), default=last.last + 1)
    sealing = (closure.last + 1 for closure in unit.keeping.closures(date.min, last.day))
    entries = (unit.keeping.entries_between(number, number) for number in sealing if number >= since)
    return [entry for found in entries for entry in found if Head(entry.number, entry.hash) not in kept]


def _link(unit: Unit, number: int) -> str:
    """The hash of an entry as it stands there; empty where there is none."""
    found = unit.keeping.entries_between(number, number)
    return found[0].hash if found else ""
