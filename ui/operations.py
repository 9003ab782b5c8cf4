"""The one way to run an act or a question from a page, and the one way an error comes back.

    operations.act(self, work).success(self._sold).refused(self._refused).run()

Acts run on the one store thread, questions on another, so that the screen never waits (H7). What
comes back arrives on the screen's thread, and only while the page that asked is still there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from uuid import uuid4

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import isValid

from app.domain.errors import KnownError, Refused
from app.domain.house.rights import Act

R = TypeVar("R")
_log = logging.getLogger("guichet")


@dataclass(frozen=True, slots=True)
class Change:
    """An act that was committed, here or at another station."""

    act: Act
    subject: str


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that should not have happened; `reference` stands beside it in the log."""

    reference: str


class Operation(Generic[R]):
    """One act or question under way. Set what follows, then `run`."""

    def __init__(self, operations: Operations, owner: QObject, work: Callable[[], R], *, acts: bool) -> None:
        self._operations = operations
        self._owner = owner
        self._work = work
        self.acts = acts
        self._sitting = operations.sitting
        self._success: Callable[[R], None] | None = None
        self._refused: Callable[[Refused], None] | None = None
        self._finally: Callable[[], None] | None = None

    def success(self, follow: Callable[[R], None]) -> Operation[R]:
        self._success = follow
        return self

    def refused(self, follow: Callable[[Refused], None]) -> Operation[R]:
        """What the page itself does with a refusal; without it, the shell says it."""
        self._refused = follow
        return self

    def always(self, follow: Callable[[], None]) -> Operation[R]:
        """Afterwards in any case, before the others: a button is a button again (F59)."""
        self._finally = follow
        return self

    def run(self) -> None:
        self._operations.start(self, self._work, acts=self.acts)

    def deliver(self, outcome: Future[R]) -> None:
        """Called on the screen's thread once the work is done."""
        if not isValid(self._owner):
            return
        if self._finally is not None:
            self._finally()
        error = outcome.exception()
        if error is None:
            if self._success is not None:
                self._success(outcome.result())
        elif isinstance(error, Refused) and self._is_nobodys(error):
            return
        elif isinstance(error, Refused) and self._refused is not None:
            self._refused(error)
        else:
            self._operations.report(error)

    def _is_nobodys(self, refusal: Refused) -> bool:
        """A question of somebody who has left meanwhile: whoever stands there now is not told of it."""
        was_left = self._sitting != self._operations.sitting or refusal.details.get("operator") == ""
        return was_left and not self.acts


@dataclass(frozen=True, slots=True)
class _Done:
    operation: Operation[Any]
    outcome: Future[Any]


class Operations(QObject):
    """Runs acts and questions off the screen's thread; also the house's ear for changes."""

    changed = Signal(object)
    """A `Change`, on the screen's thread, whoever made it."""
    failed = Signal(object)
    """A `Refused`, `KnownError` or `Fault` that no page dealt with."""
    acted = Signal()
    """An act that was begun here succeeded."""
    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._acts = ThreadPoolExecutor(1, "acts")
        self._reads = ThreadPoolExecutor(1, "reads")
        self._under_way = 0
        self.sitting = 0
        """Counts who has sat at the station, one after the other."""
        self._closed = False
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def act(self, owner: QObject, work: Callable[[], R]) -> Operation[R]:
        """`work` writes: it runs on the one thread that does. `owner` is the page that asks."""
        return Operation(self, owner, work, acts=True)

    def read(self, owner: QObject, work: Callable[[], R]) -> Operation[R]:
        """`work` only reads."""
        return Operation(self, owner, work, acts=False)

    def change_hands(self) -> None:
        """Whoever sat at the station has left it."""
        self.sitting += 1

    @property
    def busy(self) -> bool:
        """Whether something asked for has not come back yet."""
        return self._under_way > 0

    def start(self, operation: Operation[R], work: Callable[[], R], *, acts: bool) -> None:
        if self._closed:
            return
        self._under_way += 1
        future = (self._acts if acts else self._reads).submit(work)
        future.add_done_callback(lambda outcome: self._done.emit(_Done(operation, outcome)))

    def announce(self, act: Act, subject: str) -> None:
        """The port `Changes`: called on the thread that committed."""
        self.changed.emit(Change(act, subject))

    def report(self, error: BaseException) -> None:
        """Say an error that no page dealt with, in the one place where errors are said."""
        if isinstance(error, (Refused, KnownError)):
            self.failed.emit(error)
            return
        fault = Fault(uuid4().hex[:8])
        _log.error("fault %s", fault.reference, exc_info=error)
        self.failed.emit(fault)

    def close(self) -> None:
        """Let what was begun come to its end, and begin nothing more."""
        self._closed = True
        self._acts.shutdown(wait=True)
        self._reads.shutdown(wait=True)

    @Slot(object)
    def _deliver(self, done: _Done) -> None:
        self._under_way -= 1
        if done.operation.acts and done.outcome.exception() is None:
            self.acted.emit()
        done.operation.deliver(done.outcome)
