"""The one way to run an act or a question from a page, and the one way an error comes back.

    operations.act(self, work).success(self._sold).refused(self._refused).run()

Acts run on the one store thread, questions on another, so that the screen never waits (H7). What
comes back arrives on the screen's thread, and only while the page that asked is still there. The
screen's thread also keeps what a page gave until then: if the other thread let it go last, it would
destroy a page's widgets, which belong to the screen's.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any, Generic, TypeVar, cast
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


@dataclass(frozen=True, slots=True)
class _Outcome(Generic[R]):
    """What work gave back, or the error that ended it."""

    result: R | None = None
    error: BaseException | None = None

    @classmethod
    def of(cls, work: Callable[[], R]) -> _Outcome[R]:
        try:
            return cls(result=work())
        except BaseException as error:  # told on the screen's thread, whatever it is
            return cls(error=error)


class Operation(Generic[R]):
    """One act or question under way. Set what follows, then `run`."""

    def __init__(self, operations: Operations, owner: QObject, work: Callable[[], R], *, acts: bool) -> None:
        self._operations = operations
        self._owner = owner
        self.work = work
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
        self._operations.start(self)

    def deliver(self, outcome: _Outcome[R]) -> None:
        """Called on the screen's thread once the work is done."""
        if not isValid(self._owner):
            return
        if self._finally is not None:
            self._finally()
        error = outcome.error
        if error is None:
            if self._success is not None:
                self._success(cast("R", outcome.result))
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


class Operations(QObject):
    """Runs acts and questions off the screen's thread; also the house's ear for changes."""

    changed = Signal(object)
    """A `Change`, on the screen's thread, whoever made it."""
    failed = Signal(object)
    """A `Refused`, `KnownError` or `Fault` that no page dealt with."""
    acted = Signal()
    """An act that was begun here succeeded."""
    _done = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._acts = ThreadPoolExecutor(1, "acts")
        self._reads = ThreadPoolExecutor(1, "reads")
        self._numbers = count()
        self._under_way: dict[int, Operation[Any]] = {}
        self._outcomes: dict[int, _Outcome[Any]] = {}
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
        return bool(self._under_way)

    def start(self, operation: Operation[Any]) -> None:
        if self._closed:
            return
        number = next(self._numbers)
        self._under_way[number] = operation
        (self._acts if operation.acts else self._reads).submit(self._carry_out, number)

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

    def _carry_out(self, number: int) -> None:
        """On the thread of acts or of questions, which is to hold nothing of the page's once it has told."""
        self._outcomes[number] = _Outcome.of(self._under_way[number].work)
        self._done.emit(number)

    @Slot(int)
    def _deliver(self, number: int) -> None:
        operation, outcome = self._under_way.pop(number), self._outcomes.pop(number)
        if operation.acts and outcome.error is None:
            self.acted.emit()
        operation.deliver(outcome)
