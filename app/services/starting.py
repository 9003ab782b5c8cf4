"""Before a house is used: does its store end as it was last seen? (HOUSE H4)."""

from __future__ import annotations

from app.domain.errors import KnownError
from app.domain.house.seal import Head, entry_hash, seal
from app.ports.store import Unit
from app.services.house import House


def settle_head(house: House) -> None:
    """Keep the head of the one entry that a kill between an act and its head left behind.

    Otherwise the next such kill would leave two, which is what entries put in by others look like.
    Raises KnownError(head_unwritable).
    """
    known = house.heads.last() or Head.empty()
    if not house.heads.alone:
        return
    with house.store.read() as unit:
        stored = unit.journal.head()
        follows = stored.number == known.number + 1 and _hash_of(unit, known.number) == known.hash
        if not follows or not _is_whole(house, unit, stored):
            return
    house.heads.keep(known, stored)


def ensure_head(house: House) -> None:
    """Compare the journal's end with the head that is kept outside the store, in no time.

    Raises KnownError(store_older) where entries are gone that this station has seen,
    KnownError(store_other) where an entry has another hash or seal than it had,
    KnownError(head_missing) where the store goes on past what was kept outside, or nothing was kept.
    """
    known = house.heads.last()
    with house.store.read() as unit:
        stored = unit.journal.head()
        if known is None:
            if stored.number > 1:
                raise KnownError("head_missing", last=stored.number)
            return
        if known.number > stored.number:
            raise KnownError("store_older", last=stored.number, known=known.number)
        if _hash_of(unit, known.number) != known.hash or not _is_whole(house, unit, stored):
            raise KnownError("store_other", number=known.number)
    if house.heads.alone and stored.number > known.number + 1:
        raise KnownError("head_missing", last=stored.number)


def _hash_of(unit: Unit, number: int) -> str:
    """The hash of entry `number` as it stands there; that of an empty journal for 0."""
    if number == 0:
        return Head.empty().hash
    found = unit.keeping.entries_between(number, number)
    return found[0].hash if found else ""


def _is_whole(house: House, unit: Unit, last: Head) -> bool:
    """Is the last entry what was sealed, on top of the one before it, by the key in use?"""
    found = unit.keeping.entries_between(last.number, last.number)
    if not found:
        return last == Head.empty()
    key = next(each.key for each in house.keys.seal_keys() if last.number <= (each.last or last.number))
    link = entry_hash(_hash_of(unit, last.number - 1), found[0].body)
    return link == last.hash and (key is None or seal(key, link) == found[0].seal)
