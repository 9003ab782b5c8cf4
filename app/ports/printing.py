"""What the spooler asks of the store, and what the screens may ask of the spooler (HOUSE H6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Protocol

from app.documents import Document


class JobState(StrEnum):
    """The life of one paper: `queued → sending → unconfirmed → printed | failed`.

    `WAITING` is a job that was found stale (a night offline): it is sent on a person's word only.
    `SETTLED` is an unconfirmed paper that a replacement has taken the place of.
    """

    QUEUED = "queued"
    WAITING = "waiting"
    SENDING = "sending"
    UNCONFIRMED = "unconfirmed"
    PRINTED = "printed"
    FAILED = "failed"
    SETTLED = "settled"


class Trouble(StrEnum):
    """Why a paper didn't come out, or may not have: the `note` of a job, the `detail` of a status.

    The words for each are the screens'.
    """

    # the way to the printer
    UNREACHABLE = "unreachable"
    CONNECTION_REFUSED = "connection_refused"
    PORT_MISSING = "port_missing"
    PORT_TAKEN = "port_taken"
    PORT_DENIED = "port_denied"
    BUSY = "busy"
    CLOSED_BY_PRINTER = "closed_by_printer"
    STOPPED_READING = "stopped_reading"
    SILENT = "silent"
    # what the printer says
    PAPER_NEAR_END = "paper_near_end"
    PAPER_END = "paper_end"
    COVER_OPEN = "cover_open"
    CUTTER = "cutter"
    OFFLINE = "offline"
    PRINTER_FAULT = "printer_fault"
    # the paper itself
    NOT_CONFIRMED = "not_confirmed"
    STALE = "stale"
    PROGRAM_STOPPED = "program_stopped"
    PAPER_TOO_NARROW = "paper_too_narrow"
    NOT_PRINTABLE = "not_printable"


@dataclass(frozen=True, slots=True)
class Job:
    """One paper to be printed on one printer; `number` orders the queue."""

    number: int
    printer: str
    document: Document
    state: JobState
    queued_at: datetime
    changed_at: datetime
    reference: str = ""
    note: str = ""


class Spool(Protocol):
    """The store's side of the queue. Every method is one short transaction of its own."""

    def next_job(self, printer: str) -> Job | None:
        """The oldest queued job of `printer`, or None."""

    def mark(self, job: int, state: JobState, note: str = "") -> None:
        """Record that job `job` is now in `state`; `note` says why (a `Trouble`)."""

    def unfinished(self, printer: str) -> Sequence[Job]:
        """Jobs of `printer` found in `SENDING`: what a crash left in mid-paper."""


class PrinterState(StrEnum):
    """What is known of a printer; silence is `UNKNOWN`, never `READY`."""

    READY = "ready"
    VIRTUAL = "virtual"
    PAPER_NEAR_END = "paper_near_end"
    PAPER_END = "paper_end"
    COVER_OPEN = "cover_open"
    CUTTER = "cutter"
    OFFLINE = "offline"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class PrinterStatus:
    """The last that a printer said, and since when; `paper_mm` is 58 or 80, `detail` a `Trouble`.

    `held_by` is the station that a busy printer prints for.
    """

    printer: str
    state: PrinterState
    since: datetime
    paper_mm: int = 80
    detail: str = ""
    held_by: str = ""


class Printing(Protocol):
    """The spooler, as services' callers wake it and screens ask it."""

    def wake(self) -> None:
        """Something was committed that may want paper."""

    def look(self) -> None:
        """Something about a printer was changed: ask all of them how they are. Returns at once."""

    def status(self) -> Sequence[PrinterStatus]:
        """One line for each printer of this station. Never waits for a device."""

    def picture(self, job: Job) -> bytes:
        """The paper of `job` as its printer would print it, a PNG file; nothing where it can't be printed.

        It bears no bar code and no control number: looking gives nobody a paper to be paid on.
        """

    def kick_drawer(self) -> None:
        """Open the drawer once; never tried again (facts: a kick is a job of its own)."""
