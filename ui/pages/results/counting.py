"""Counting what a result would do, part by part, while the page stays in hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from app.domain.errors import KnownError, Refused
from app.domain.values import Money
from app.services.betting.consequences import Consequences
from app.services.betting.results import CorrectResult, Promulgate
from ui.operations import Operations
from ui.pages.results.presenter import ResultsPresenter

_AFTER_MS = 150
"""So long nothing is asked while figures are still being entered."""
Step = Promulgate | CorrectResult


class Count(QObject):
    """Counts the step that the presenter holds; another step ends the count of the one before."""

    changed = Signal()
    """`found`, `counted` and `in_all` are others now."""
    refused = Signal(object)

    def __init__(self, operations: Operations, presenter: ResultsPresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._operations, self._presenter = operations, presenter
        self._step: Step | None = None
        self._parts: Sequence[tuple[str, ...]] = ()
        self._done = 0
        self.found: Consequences | None = None
        self.in_all = 0
        self.already_paid = Money.ZERO
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_AFTER_MS)
        self._soon.timeout.connect(self.begin)

    @property
    def counted(self) -> int:
        """How many tickets are counted so far."""
        return self.found.counted if self.found else 0

    @property
    def is_whole(self) -> bool:
        """Whether every ticket is counted."""
        return self.found is not None and self._done == len(self._parts)

    def begin_soon(self) -> None:
        """Count once nothing more is entered for a moment; what no longer holds is put away at once."""
        if self._presenter.command() is None:
            self.begin()
        else:
            self._soon.start()

    def stop(self) -> None:
        """Nothing more is asked for."""
        self._soon.stop()
        self._step = None

    def forget(self) -> None:
        """Nothing is known, of any step."""
        self.stop()
        self.found, self.in_all = None, 0

    def begin(self) -> None:
        """Count what the presenter holds now; nothing, where something is still missing."""
        self._soon.stop()
        step = self._step = self._presenter.command()
        if step is None:
            self.found, self.in_all = None, 0
            self.changed.emit()
            return
        held = self._presenter
        asked = self._operations.read(self, lambda: (held.hanging(step), held.already_paid(step)))
        asked.success(lambda found: self._start(step, *found)).refused(self._refuse(step)).run()

    def _start(self, step: Step, parts: Sequence[tuple[str, ...]], already_paid: Money) -> None:
        if step is self._step:
            self.already_paid = already_paid
            self._parts, self._done, self.found = parts, 0, None
            self.in_all = sum(map(len, parts))
            self._go_on(step)

    def _go_on(self, step: Step) -> None:
        tickets = self._parts[self._done]
        asked = self._operations.read(self, lambda: self._presenter.count(step, tickets))
        asked.success(lambda found: self._add(step, found)).refused(self._refuse(step)).run()

    def _add(self, step: Step, found: Consequences) -> None:
        if step is not self._step:
            return
        self.found = found if self.found is None else self.found + found
        self._done += 1
        self.changed.emit()
        if self._done < len(self._parts):
            self._go_on(step)

    def _refuse(self, step: Step) -> Callable[[Refused | KnownError], None]:
        def refuse(refusal: Refused | KnownError) -> None:
            if step is self._step:
                self.refused.emit(refusal)

        return refuse
