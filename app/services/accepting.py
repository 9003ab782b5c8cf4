"""A store that this station did not leave, gone on with as it stands: the way out of it beside a restore
(HOUSE H4, H5)."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.errors import Code, KnownError, Refused
from app.domain.house.keeping import Restored
from app.domain.house.rights import Act
from app.domain.house.seal import Head
from app.services.act import Work, act, reading
from app.services.backup import check_copy, doubt_papers
from app.services.house import House, Origin
from app.services.starting import doubt_of


@dataclass(frozen=True, slots=True)
class AcceptStore:
    """`reason` is what the administrator knows of it: the journal keeps it."""

    reason: str


@dataclass(frozen=True, slots=True)
class Accepted:
    """The store ended with `back_to`; this station had known the entry `lost_to`."""

    back_to: Head
    lost_to: int
    reason: str


def accept_store(house: House, origin: Origin, command: AcceptStore) -> Accepted:
    """Go on with the store as it is, once all that is in it verifies: what it lacks stays lost.

    The witness begins anew with this very act, which the journal of decisions shows for ever. Papers on
    their way wait for somebody's word. Raises Refused(not_allowed, reason_required), Refused(unknown) where
    nothing is amiss, KnownError(store_false) where more is wrong than where the store ends.
    """
    _ensure_may(house, origin, None)
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    if doubt_of(house) is None:
        raise Refused(Code.UNKNOWN)
    try:
        back_to = check_copy(house, None)
    except KnownError as error:
        raise KnownError("store_false", **dict(error.details)) from error
    known = house.heads.last() or Head.empty()
    accepting = Accepted(back_to, max(back_to.number, known.number), command.reason.strip())
    accepted = _accept(house, origin, accepting)
    with house.store.read() as unit:
        house.heads.start_again(unit.journal.head())
    return accepted


def _allow(_unit: object, _house: House, _query: None) -> None:
    """The right is all that is asked before the store is read through."""


_ensure_may = reading(_allow, Act.ACCEPT_STORE)


@act(Act.ACCEPT_STORE)
def _accept(work: Work, command: Accepted) -> Accepted:
    work.subject = f"entry {command.back_to.number}"
    restored = Restored(command.back_to, command.lost_to, "", command.reason, work.now)
    work.unit.keeping.add_restore(restored)
    doubt_papers(work)
    return command
