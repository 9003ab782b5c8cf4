"""Copies of the house: made while it sells, checked by reading them back, put back by a sealed act (H5)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.domain.errors import Code, KnownError, Refused
from app.domain.house.keeping import Restored
from app.domain.house.people import locked_until
from app.domain.house.rights import Act, ensure_may
from app.domain.house.seal import Head
from app.ports.copies import Copies
from app.ports.printing import JobState, Trouble
from app.ports.store import Store, Unit
from app.services.act import Work, act, reading
from app.services.house import House, Origin
from app.services.verify import verify_house

_SUFFIX = ".copy"
_NAME = "guichet-%Y%m%d-%H%M%S"
_PIECE = 1 << 20


@dataclass(frozen=True, slots=True)
class Copied:
    """A copy that was read back and verified; `head` is the last entry that it holds."""

    path: Path
    head: Head


@dataclass(frozen=True, slots=True)
class KeptCopy:
    """A copy in the folder of copies."""

    path: Path
    at: datetime


def back_up(house: House, copies: Copies, folder: Path) -> Copied:
    """Copy the store into `folder`, read the copy back and verify it; selling goes on meanwhile.

    What does not verify is not kept. Raises KnownError(copy_false) with what was found,
    KnownError(folder_unusable), and what copying raises.
    """
    try:
        return _back_up(house, copies, folder)
    except OSError as error:
        raise KnownError("folder_unusable", path=str(folder), why=error.strerror or "") from error


def _back_up(house: House, copies: Copies, folder: Path) -> Copied:
    """Raises OSError where the folder takes no file."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    known = house.heads.last()
    target = folder.joinpath(f"{house.clock.now().astimezone(UTC):{_NAME}}{_SUFFIX}")
    draft = target.with_suffix(".draft")
    try:
        draft.unlink(missing_ok=True)
        copies.copy_to(draft)
        with copies.read_back(draft) as store:
            head = check_copy(replace(house, store=store), known)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    return Copied(target, head)


def check_copy(copy: House, known: Head | None) -> Head:
    """Verify a house on a store that was read back; its head.

    `known` is a head that the copy has to hold. Raises KnownError(keys_wrong) where other keys go
    with the copy, KnownError(copy_false) naming what was found.
    """
    with copy.store.read() as unit:
        head, named = unit.journal.head(), unit.keeping.key_id()
    if named not in (None, copy.keys.key_id()):
        raise KnownError("keys_wrong", wanted=named, found=copy.keys.key_id())
    # Closures sealed since the copy have timestamps that it can't know of.
    verdict = verify_house(replace(copy, heads=_Known(known or head), timestamps=None))
    if not verdict.ok:
        found = [f"{finding.fault} {finding.number or ''} {finding.detail}" for finding in verdict.findings]
        raise KnownError("copy_false", findings=found, first_bad=verdict.first_bad)
    return head


@dataclass(frozen=True, slots=True)
class _Known:
    """The head that a copy has to hold (the port `Heads`)."""

    head: Head
    alone = False

    def catch_up(self, stored: Head) -> None:
        """A copy that is being checked seals nothing."""

    def keep(self, before: Head, after: Head) -> None:
        """As above."""

    def start_again(self, head: Head) -> None:
        """Nor does it start anew."""

    def last(self) -> Head:
        return self.head

    def breaks(self) -> tuple[int, ...]:
        return ()


# -- the schedule ---------------------------------------------------------------------------------


def kept_copies(folder: Path) -> Sequence[KeptCopy]:
    """The copies in `folder`, newest first; other files are left alone."""
    found = []
    for path in folder.glob(f"*{_SUFFIX}") if folder.is_dir() else ():
        try:
            at = datetime.strptime(path.stem, _NAME).replace(tzinfo=UTC)
        except ValueError:
            continue
        found.append(KeptCopy(path, at))
    return sorted(found, key=lambda copy: copy.at, reverse=True)


def run_due_backup(house: House, copies: Copies, folder: Path) -> Copied | None:
    """Make the copy that the schedule asks for by now, or None; then drop the oldest beyond those kept.

    Raises what `back_up` raises.
    """
    settings = house.at_present().settings
    hours = settings.backup_every_hours
    latest = next(iter(kept_copies(folder)), None)
    if not hours or (latest and house.clock.now() < latest.at + timedelta(hours=hours)):
        return None
    made = back_up(house, copies, folder)
    for old in kept_copies(folder)[settings.backups_kept :]:
        old.path.unlink(missing_ok=True)
    return made


def back_up_at_will(house: House, origin: Origin, command: tuple[Copies, Path]) -> Copied:
    """`back_up` for an operator. Raises Refused(not_allowed)."""
    _ensure_may_back_up(house, origin, None)
    return back_up(house, *command)


def _allow(_unit: Unit, _house: House, _query: None) -> None:
    """A copy changes nothing: the right is all that is asked."""


_ensure_may_back_up = reading(_allow, Act.BACK_UP)


# -- putting a copy back --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Restore:
    """Put `copy` back. `replace` says that what is there may be put aside; a supervisor signs for it."""

    copy: Path
    supervisor: str
    pin: str
    reason: str
    replace: bool = False


@dataclass(frozen=True, slots=True)
class PutBack:
    """`head` is the sealed restore itself; `aside` is where the former store is now, if there was one."""

    head: Head
    back_to: Head
    aside: str | None


@dataclass(frozen=True, slots=True)
class Restoring:
    """What a restore works on where no store may be open: the copies, and houses to be had."""

    copies: Copies
    house_on: Callable[[Store], House]
    open_house: Callable[[], House]


def restore(restoring: Restoring, origin: Origin, command: Restore) -> PutBack:
    """Check the copy and the supervisor, put the copy in place, and seal that it was done.

    The power may go in between: without the sealed act `verify` finds an older copy, and the restore
    is done again. Raises Refused(reason_required, not_allowed, pin_locked, pin_wrong),
    KnownError(copy_unreadable, copy_false, keys_wrong, store_exists, store_held).
    """
    if not command.reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    with restoring.copies.read_back(command.copy) as store:
        scratch = restoring.house_on(store)
        back_to = check_copy(scratch, None)
        _ensure_supervisor(scratch, command)
        known = scratch.heads.last()
    lost_to = max(back_to.number, known.number if known else 0, restoring.copies.last_number() or 0)
    digest = _digest(command.copy)
    aside = restoring.copies.put_back(command.copy, replace=command.replace)
    house = restoring.open_house()
    try:
        sealing = SealRestore(back_to, lost_to, digest, command.reason.strip())
        head = seal_restore(house, replace(origin, operator=command.supervisor), sealing)
        house.heads.start_again(head)
    finally:
        house.store.close()
    return PutBack(head, back_to, aside)


def _ensure_supervisor(house: House, command: Restore) -> None:
    """The PIN is the copy's own: what is there now may be past reading."""
    with house.store.read() as unit:
        settings = house.as_chosen(unit).settings
        supervisor = unit.people.operator(command.supervisor)
        if supervisor is None:
            raise Refused(Code.NOT_ALLOWED, operator=command.supervisor)
        ensure_may(supervisor, Act.RESTORE)
        tries = unit.people.tries(command.supervisor)
        digest = unit.people.pin_digest(command.supervisor)
    if tries.last_failure is not None:
        until = locked_until(
            tries.failures,
            tries.last_failure,
            tries=settings.pin_tries,
            first_seconds=settings.pin_lock_seconds,
        )
        if until is not None and house.clock.now() < until:
            raise Refused(Code.PIN_LOCKED, until=until)
    if digest is None or not house.pins.matches(command.supervisor, command.pin, digest):
        raise Refused(Code.PIN_WRONG)


@dataclass(frozen=True, slots=True)
class SealRestore:
    """What the journal says of a copy that was put back."""

    back_to: Head
    lost_to: int
    digest: str
    reason: str


@act(Act.RESTORE)
def _seal_restore(work: Work, command: SealRestore) -> SealRestore:
    """Papers on their way when the copy was made may have come out since: a person has to look."""
    work.subject = f"entry {command.back_to.number}"
    work.unit.keeping.add_restore(
        Restored(command.back_to, command.lost_to, command.digest, command.reason, work.now)
    )
    doubt_papers(work)
    return command


def doubt_papers(work: Work) -> None:
    """Of a store that is not as it was left, no paper is sent by itself."""
    for job in work.unit.papers.jobs(limit=_LAST_PAPERS):
        if job.state in {JobState.QUEUED, JobState.SENDING}:
            work.unit.papers.mark(job.number, JobState.UNCONFIRMED, Trouble.PROGRAM_STOPPED, work.now)


_LAST_PAPERS = 1000


def seal_restore(house: House, origin: Origin, command: SealRestore) -> Head:
    """The journal's head once it says that a copy was put back."""
    _seal_restore(house, origin, command)
    with house.store.read() as unit:
        return unit.journal.head()


def _digest(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            digest.update(piece)
    return digest.hexdigest()
