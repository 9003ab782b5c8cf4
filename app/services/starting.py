"""Before a house is used, and before each act: does its store end as it was last seen? (HOUSE H4)."""

from __future__ import annotations

from typing import Final

from app.domain.errors import KnownError
from app.domain.house.rights import Act
from app.domain.house.seal import Head, entry_hash, seal
from app.ports.store import Unit
from app.services.house import House

_WITHOUT_WITNESS: Final = frozenset(
    {Act.LOG_IN, Act.SHOW_BADGE, Act.RESTORE, Act.ACCEPT_STORE, Act.REPLACE_KEYS}
)
"""What may be done in a store that this station did not leave: say who is there, and put it right."""


def follows_witness(house: House, unit: Unit, act: Act) -> bool:
    """Is what `act` is to be sealed on top of the head that is kept outside the store, or on top of it?

    Asked under the store's lock. Where it is not, nothing is sold (HOUSE H4), and the few acts that are
    done all the same leave the witness as it is, so that it goes on being missed until the store is put
    right. Raises KnownError(store_older, store_other, head_missing) for other acts, KnownError(head_behind).
    """
    stored = unit.journal.head()
    try:
        _ensure_continued(house, unit, stored)
    except KnownError as doubt:
        if doubt.cause not in DOUBTS or act not in _WITHOUT_WITNESS:
            raise
        return False
    return True


DOUBTS: Final = frozenset({"store_older", "store_other", "head_missing"})
"""The causes for which nothing is sold until the store is put right."""


def _ensure_continued(house: House, unit: Unit, stored: Head) -> None:
    known = house.heads.last()
    if known is not None and stored != known:
        if stored.number < known.number:
            raise KnownError("store_older", last=stored.number, known=known.number)
        if _hash_of(unit, known.number) != known.hash:
            raise KnownError("store_other", number=known.number)
    house.heads.catch_up(stored)
    if house.heads.alone and stored != (house.heads.last() or Head.empty()):
        raise KnownError("head_missing", last=stored.number)


def doubt_of(house: House) -> KnownError | None:
    """Why nothing may be sold in this store; None where it ends as this station last saw it."""
    try:
        ensure_head(house)
    except KnownError as doubt:
        return doubt
    return None


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
