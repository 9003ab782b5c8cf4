"""What a station does by itself at its time, each on a thread of its own: no screen waits for it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from datetime import date
from typing import Final

from app.config import Places
from app.domain.errors import KnownError, Refused
from app.domain.house.rights import Act
from app.domain.values import business_day
from app.ports.changes import Changes
from app.ports.copies import Copies
from app.ports.timestamps import StampTrouble
from app.services.backup import run_due_backup
from app.services.betting import payments
from app.services.house import House, Origin
from app.services.timestamps import stamp_closures

_log = logging.getLogger("guichet")
_LOOK_SECONDS: Final = 300.0
"""How often it is looked whether something is due."""


class CopySchedule:
    """Copies the store when a copy is due, on a thread of its own; each copy is verified in full.

    What goes wrong is logged each time, and told once for each cause until a copy was made.
    """

    def __init__(
        self, house: House, copies: Copies, places: Places, report: Callable[[BaseException], None]
    ) -> None:
        self._house, self._copies, self._places, self._report = house, copies, places, report
        self._told = ""
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="copies", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Waits for a copy that is under way."""
        self._stopping.set()
        self._thread.join()

    def look(self) -> None:
        """Make the copy that is due by now, if one is."""
        try:
            folder = self._places.copies_under(self._house.at_present().settings)
            made = run_due_backup(self._house, self._copies, folder)
        except KnownError as error:
            self._tell(error)
        else:
            if made is not None:
                self._told = ""
                _log.info("copied up to entry %s: %s", made.head.number, made.path)

    def _tell(self, error: KnownError) -> None:
        _log.error("no copy was made", exc_info=error)
        if error.cause != self._told:
            self._told = error.cause
            self._report(error)

    def _run(self) -> None:
        while True:
            self.look()
            if self._stopping.wait(_LOOK_SECONDS):
                return


class Closings:
    """Passes on what was committed, and hears when a day is closed (the port `Changes`)."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self.heard = threading.Event()

    def announce(self, act: Act, subject: str) -> None:
        self._changes.announce(act, subject)
        if act is Act.CLOSE_DAY:
            self.heard.set()


class StampSchedule:
    """Has closures timestamped once they are committed, on a thread of its own; no screen waits for it.

    What goes wrong is logged each time and tried again; it is told once until a timestamp was had.
    """

    def __init__(
        self, house: House, closed: threading.Event, report: Callable[[BaseException], None]
    ) -> None:
        self._house, self._closed, self._report = house, closed, report
        self._told = False
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="timestamps", daemon=True)

    def start(self) -> None:
        if self._house.timestamps is not None:
            self._thread.start()

    def stop(self) -> None:
        """Waits for an answer that is under way, no longer than its deadline."""
        self._stopping.set()
        self._closed.set()
        if self._house.timestamps is not None:
            self._thread.join()

    def look(self) -> None:
        """Ask for the timestamps that are missing, if any are."""
        try:
            trouble = stamp_closures(self._house)
        except KnownError as error:
            _log.exception("the store could not be read for timestamps")
            self._tell(error)
            return
        if trouble is None:
            self._told = False
        else:
            _log.error("a closure has no timestamp: %s", trouble)
            cause = "proxy_refused" if trouble is StampTrouble.PROXY_REFUSED else "closure_unstamped"
            self._tell(KnownError(cause, why=trouble))

    def _tell(self, error: KnownError) -> None:
        if not self._told:
            self._told = True
            self._report(error)

    def _run(self) -> None:
        while not self._stopping.is_set():
            self._closed.clear()
            self.look()
            if not self._stopping.is_set():
                self._closed.wait(_LOOK_SECONDS)


class NightSchedule:
    """Moves to the reserve fund what nobody can claim any more (BETTING B8, art. 12): each night, and at
    the start for the nights in which the station was off.

    What goes wrong is logged and tried again.
    """

    def __init__(self, house: House, origin: Callable[[], Origin]) -> None:
        self._house, self._origin = house, origin
        self._done: date | None = None
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="nights", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Waits for a night's work that is under way."""
        self._stopping.set()
        self._thread.join()

    def look(self) -> None:
        """Do the work of the day that has begun, if it is not done yet."""
        today = business_day(self._house.clock.now())
        if today == self._done:
            return
        try:
            closed = payments.close_expired_by_night(self._house, self._origin())
        except (KnownError, Refused):
            _log.exception("what has expired was not moved to the reserve fund")
            return
        self._done = today
        if closed is not None:
            _log.info("%s tickets expired: %s", closed.tickets, closed.amount)

    def _run(self) -> None:
        while True:
            self.look()
            if self._stopping.wait(_LOOK_SECONDS):
                return
