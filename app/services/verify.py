"""`guichet verify`: is everything still what was sealed? (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from app.domain.house.keeping import false_key_changes
from app.domain.house.seal import Head
from app.domain.house.verification import Fault, Finding, Verdict
from app.domain.values.days import instant_text
from app.ports.journal import Journal
from app.ports.keeping import Keeping
from app.ports.outside import Heads, Keys
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House, Origin
from app.services.timestamps import false_stamps, unstamped
from app.services.verification.chain import Read, SealKeys, Wanted
from app.services.verification.division import Division, Following
from app.services.verification.naming import name_faults


def verify_house(house: House, division: Division | None = None) -> Verdict:
    """Read the whole journal, and every sealed row, once.

    Where something is found, all is read again entry by entry, to name it. The head outside is asked
    before and after, so that acts done meanwhile are no finding. A journal that is whole is at last
    held against its timestamps. `division` is how the journal is divided between processes.
    """
    earlier = house.heads.last()
    stamped = house.timestamps.kept() if house.timestamps else ()
    keys = SealKeys(house.keys.seal_keys())
    wanted = Wanted(keys, frozenset({earlier.number} if earlier else ()))
    with house.store.read() as unit:
        journal = unit.journal
        with Following(journal, wanted, division or Division.of_this_machine()) as following:
            sums = tuple(_compare_sums(journal))  # while others follow the chain
            read = following.finish()
        if read is None:
            read = name_faults(journal, wanted)
        findings = [
            *read.findings,
            *_compare_stored(read, journal),
            *_compare_heads(read, earlier, house.heads, frozenset(unit.keeping.restore_entries())),
            *_compare_keys(house.keys, unit.keeping),
            *(Finding(Fault.GUARD_GONE, None, table) for table in journal.missing_triggers()),
            *sums,
        ]
        waiting: tuple[int, ...] = ()
        if house.timestamps and not findings:
            findings.extend(false_stamps(house.timestamps, stamped, unit))
            waiting = unstamped(house.timestamps, unit)
        return Verdict(read.records, tuple(findings), keys.lost_until, waiting)


def _compare_sums(journal: Journal) -> Iterator[Finding]:
    """Balances and running totals, which no seal is on, against the sealed rows that they sum up."""
    yield from (Finding(Fault.FALSE_BALANCE, None, account) for account in journal.false_balances())
    yield from (Finding(Fault.FALSE_TOTAL, None, scope) for scope in journal.false_totals())


def _text(instant: datetime | None) -> str | None:
    return instant_text(instant) if instant else None


def _compare_stored(read: Read, journal: Journal) -> Iterator[Finding]:
    """The store's own note of its last entry and latest instant, against the journal's."""
    stored = journal.head()
    if stored != read.last:
        yield Finding(Fault.MISSING, min(stored.number, read.last.number) + 1, "head")
    elif _text(journal.latest_at()) != read.latest_at:
        yield Finding(Fault.FALSE_CLOCK, None)


def _compare_heads(
    read: Read, outside: Head | None, heads: Heads, restores: frozenset[int]
) -> Iterator[Finding]:
    """A break in what this station knew is right where a sealed restore made it, and nowhere else."""
    for number in heads.breaks():
        if number not in restores:
            yield Finding(Fault.OTHER_HISTORY, number)
    if outside is None:
        if read.last.number > 1:
            yield Finding(Fault.AHEAD_OF_HEAD, None, "no head outside the store")
        return
    if outside.number > read.last.number:
        yield Finding(Fault.OLDER_THAN_HEAD, read.last.number + 1)
    elif outside.number and read.links.get(outside.number) != outside.hash:
        yield Finding(Fault.OTHER_HISTORY, outside.number)
    later = heads.last() or outside
    if heads.alone and read.last.number > later.number + 1:
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
