"""A signed file of a period that anybody can check without the house (HOUSE H4).

One line of JSON each: what the archive is, every journal entry of the period with its hash, and at
last the SHA-256 of all lines before with the house's Ed25519 signature of it. Entries refer to
persons by identifier alone; the seals are left out, since nobody else could check them. The first
line carries the timestamps of the period's closures, where an authority gave any (RFC 3161).
"""

from __future__ import annotations

import hashlib
import json
import os
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, BinaryIO

from app.domain.errors import Code, KnownError, Refused
from app.domain.house.rights import Act, ensure_may
from app.domain.house.seal import entry_hash
from app.domain.house.signatures import is_signed
from app.domain.values.days import instant_text, midnight
from app.ports.office import Sent
from app.ports.store import Unit
from app.ports.timestamps import StampTrouble
from app.services.act import Work, act
from app.services.house import House, Origin

FORM = "guichet-archive-1"
_AT_ONCE = 1000
_LONGEST_LINE = 1 << 26


@dataclass(frozen=True, slots=True)
class Archive:
    """The days `first` to `last`, into the file `target`."""

    first: date
    last: date
    target: Path


@dataclass(frozen=True, slots=True)
class Archived:
    records: int
    digest: str


def archive(house: House, origin: Origin, command: Archive) -> Archived:
    """Write the archive, seal that it was made, and only then give the file its name.

    Raises Refused(not_allowed), Refused(unknown) where nothing was sealed in those days,
    KnownError(file_exists, folder_unusable).
    """
    if command.target.exists():
        raise KnownError("file_exists", path=str(command.target))
    try:
        return _archive(house, origin, command)
    except OSError as error:
        folder = command.target.absolute().parent
        raise KnownError("folder_unusable", path=str(folder), why=error.strerror or "") from error


def _archive(house: House, origin: Origin, command: Archive) -> Archived:
    draft = command.target.with_name(f"{command.target.name}.draft")
    try:
        with house.store.read() as unit, _own_file(draft) as file:
            operator = unit.people.operator(origin.operator)
            if operator is None:
                raise Refused(Code.NOT_ALLOWED, operator=origin.operator)
            ensure_may(operator, Act.ARCHIVE)
            records, digest = _write(house, unit, command, file)
        made = _seal(house, origin, _Made(f"{command.first}..{command.last}", records, digest))
        draft.replace(command.target)
    finally:
        draft.unlink(missing_ok=True)
    return made


def _own_file(path: Path) -> BinaryIO:
    """A new file that the station's account alone reads (HOUSE H9)."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


@dataclass(frozen=True, slots=True)
class _Made:
    subject: str
    records: int
    digest: str


@act(Act.ARCHIVE)
def _seal(work: Work, command: _Made) -> Archived:
    work.subject = command.subject
    work.unit.exchanges.add_export(Sent("archive", command.subject, command.digest, work.now))
    return Archived(command.records, command.digest)


def _write(house: House, unit: Unit, command: Archive, file: BinaryIO) -> tuple[int, str]:
    start, end = midnight(command.first), midnight(date.fromordinal(command.last.toordinal() + 1))
    span = unit.keeping.numbers_between(start, end)
    if span is None:
        raise Refused(Code.UNKNOWN, days=f"{command.first}..{command.last}")
    first, last = span
    digest = hashlib.sha256()

    def write(line: object) -> None:
        text = json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode() + b"\n"
        digest.update(text)
        file.write(text)

    before = unit.keeping.entries_between(first - 1, first - 1)
    establishment = unit.places.establishment()
    write(
        {
            "form": FORM,
            "house": establishment.name if establishment else "",
            "days": [command.first.isoformat(), command.last.isoformat()],
            "entries": [first, last],
            "before": before[0].hash if before else None,
            "public_key": house.keys.public_key().hex(),
            "made_at": instant_text(house.clock.now()),
            "timestamps": _tokens(house, unit, first, last),
        }
    )
    for start_at in range(first, last + 1, _AT_ONCE):
        for entry in unit.keeping.entries_between(start_at, min(last, start_at + _AT_ONCE - 1)):
            write({"n": entry.number, "hash": entry.hash, "body": entry.body})
    signature = house.keys.sign(digest.digest()).hex()
    signed = {"sha256": digest.hexdigest(), "signature": signature}
    file.write(json.dumps(signed, sort_keys=True).encode() + b"\n")
    return last - first + 1, digest.hexdigest()


def _tokens(house: House, unit: Unit, first: int, last: int) -> Mapping[str, str]:
    """By the number of the entry, in base 64."""
    timestamps = house.timestamps
    if timestamps is None:
        return {}
    tokens = {}
    for head in timestamps.kept():
        if first <= head.number <= last:
            [entry] = unit.keeping.entries_between(head.number, head.number)
            if entry.hash == head.hash:  # a restore may have let go of the one that was stamped
                tokens[str(head.number)] = b64encode(timestamps.token(head)).decode("ascii")
    return tokens


@dataclass(frozen=True, slots=True)
class ArchiveVerdict:
    """What an archive says of itself, and what is wrong with it. `first_bad` is an entry's number."""

    house: str
    days: tuple[str, str]
    records: int
    public_key: str
    faults: tuple[str, ...]
    first_bad: int | None
    stamped: int = 0
    """How many entries an authority's timestamp is there for."""

    @property
    def ok(self) -> bool:
        return not self.faults


CheckToken = Callable[[bytes, str], StampTrouble | None]
"""Why a token proves nothing for the entry of that hash, as `Timestamps.check` says it."""


def check_archive(
    path: Path, public_key: str | None = None, check_token: CheckToken | None = None
) -> ArchiveVerdict:
    """Check a signed archive with nothing but itself, and with the house's public key where it is known.

    Its timestamps are checked by `check_token`, which knows whom to trust; not at all without it.

    Raises KnownError(archive_unreadable).
    """
    try:
        with path.open("rb") as file:
            return _check(_lines(file), public_key, check_token)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise KnownError("archive_unreadable", path=str(path), said=str(error)) from error


def _lines(file: BinaryIO) -> Iterator[bytes]:
    while line := file.readline(_LONGEST_LINE):
        if not line.endswith(b"\n"):
            raise ValueError("a line has no end")
        yield line


class _Followed:
    """The entries of an archive, followed one by one from the link before them (HOUSE H4)."""

    def __init__(self, head: dict[str, Any]) -> None:
        first, last = head["entries"]
        self._first, self._last = int(first), int(last)
        self._number, self._link = self._first - 1, head["before"] or "0" * 64
        self._stamps = {int(number): b64decode(token) for number, token in head.get("timestamps", {}).items()}
        self.stamped: dict[int, str] = {}
        """The link of each entry that bears a timestamp, by its number."""
        self.faults: list[str] = []
        self.first_bad: int | None = None

    @property
    def records(self) -> int:
        return self._number - self._first + 1

    def follow(self, entry: dict[str, Any]) -> None:
        """The next one: its number, and the link that its body makes of the one before."""
        self._number, link = self._number + 1, entry_hash(self._link, entry["body"])
        said = json.loads(entry["body"])
        told = (entry["n"], entry["hash"], said["n"])
        if self.first_bad is None and told != (self._number, link, self._number):
            self.find("changed_entry", self._number)
        self._link = entry["hash"]
        if self._number in self._stamps:
            self.stamped[self._number] = self._link

    def end(self, check_token: CheckToken) -> None:
        """After the last one: whether there are as many as the head says, and what was timestamped."""
        if self._number != self._last:
            self.find("missing", self._number + 1)
        for fault, number in _false_tokens(self._stamps, self.stamped, check_token):
            self.find(fault, number)

    def find(self, fault: str, number: int | None = None) -> None:
        """A fault, of the entry `number` where it is one's."""
        self.faults.append(fault)
        self.first_bad = self.first_bad or number


def _check(lines: Iterator[bytes], public_key: str | None, check_token: CheckToken | None) -> ArchiveVerdict:
    digest = hashlib.sha256()
    line = next(lines, b"")
    head = _head(line)
    digest.update(line)
    followed = _Followed(head)
    end: dict[str, Any] | None = None
    for line in lines:
        entry = json.loads(line)
        if end is not None:
            raise ValueError("there is more after the signature")
        if "signature" in entry:
            end = entry
            continue
        digest.update(line)
        followed.follow(entry)
    followed.end(check_token or _unchecked)
    key = head["public_key"]
    if public_key is not None and key != public_key:
        followed.find("other_key")
    if not _is_signed(end, digest.digest(), key):
        followed.find("not_signed")
    return ArchiveVerdict(
        head["house"],
        (head["days"][0], head["days"][1]),
        followed.records,
        key,
        tuple(dict.fromkeys(followed.faults)),
        followed.first_bad,
        len(followed.stamped),
    )


def _head(line: bytes) -> dict[str, Any]:
    """Raises ValueError where it begins no archive."""
    head: dict[str, Any] = json.loads(line)
    if head["form"] != FORM:
        raise ValueError(f"not an archive: {head['form']}")
    return head


def _unchecked(_token: bytes, _sealed_hash: str) -> None:
    """Nobody said whom to trust: timestamps are counted and not judged."""


def _is_signed(end: Mapping[str, Any] | None, digest: bytes, key: str) -> bool:
    """Does the last line sign, by `key`, all lines before it?"""
    return end is not None and end["sha256"] == digest.hex() and is_signed(key, digest, end["signature"])


def _false_tokens(
    stamps: Mapping[int, bytes], links: Mapping[int, str], check_token: CheckToken
) -> Iterator[tuple[str, int | None]]:
    """The faults of tokens that prove nothing for the entry that they go with, and that entry.

    Without roots to trust, nothing is said against an entry.
    """
    for number, link in links.items():
        trouble = check_token(stamps[number], link)
        if trouble is StampTrouble.NO_ROOTS:
            yield "no_roots", None
        elif trouble is not None:
            yield "false_timestamp", number
