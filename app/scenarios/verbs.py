"""What a verb of a scenario file is: arguments, who does it by default, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, TypeVar

from app.domain.house.rights import WHO_MAY, Act, Role
from app.domain.house.seal import Head
from app.ports.outside import Heads
from app.ports.tampering import Tamperer
from app.scenarios.reading import ScenarioError, Step, arguments
from app.services.house import House, Origin
from app.services.people import Approve, approve

A = TypeVar("A")
Result = Mapping[str, Any]
Runner = Callable[["Play", Step], Result]
DEFAULT_OPERATORS: Mapping[str, Role] = {
    "cashier": Role.CASHIER,
    "cashier2": Role.CASHIER,
    "chief": Role.CHIEF,
    "tournament_director": Role.TOURNAMENT_DIRECTOR,
    "committee": Role.COMMITTEE,
    "director": Role.DIRECTOR,
    "auditor": Role.AUDITOR,
    "trader": Role.TRADER,
    "administrator": Role.ADMINISTRATOR,
}
PIN = "2468"
"""Every operator's PIN in a file."""


class FileClock:
    """The clock that the file drives."""

    def __init__(self, start: datetime) -> None:
        self._now = start

    def now(self) -> datetime:
        return self._now

    def set(self, instant: datetime) -> None:
        self._now = instant


class Heedless:
    """The heads of a store that was tampered with: acts go on from what it holds now, whatever was kept of
    it before, and each of them is kept, so that `verify` sees where it left what was known."""

    alone = False

    def __init__(self, kept: Heads) -> None:
        self._kept = kept

    def catch_up(self, stored: Head) -> None:
        """It asks nobody what came before."""

    def keep(self, before: Head, after: Head) -> None:
        self._kept.keep(before, after)

    def last(self) -> None:
        return None

    def start_again(self, head: Head) -> None:
        self._kept.start_again(head)

    def breaks(self) -> tuple[int, ...]:
        return self._kept.breaks()


@dataclass(slots=True)
class Play:
    """A file being played: its house, and what its steps have named so far.

    `witnessed` is the house as `verify` looks at it once its store was tampered with.
    """

    house: House
    tamperer: Tamperer
    clock: FileClock
    names: dict[tuple[str, str], str] = field(default_factory=dict)
    results: dict[str, Result] = field(default_factory=dict)
    records: dict[str, range] = field(default_factory=dict)
    """The numbers of the journal entries that a step wrote."""
    terms: dict[str, dict[str, Any]] = field(default_factory=dict)
    aliases: dict[str, dict[str, str]] = field(default_factory=dict)
    invented: int = 0
    prepared_head: int = 0
    """The journal's head right after a supervisor's PIN or the recap of a transfer: acts of their
    own, kept whatever becomes of the one that they prepare."""
    witnessed: House | None = None
    _requests: Iterator[int] = field(default_factory=lambda: iter(range(1, 1 << 60)))

    def origin(self, step: Step, act: Act) -> Origin:
        """Where a step's act comes from; `by` defaults to an operator who may do it."""
        return self.origin_at(step.point_of_sale, step.by or default_operator(act))

    def origin_at(self, point_of_sale: str, operator: str) -> Origin:
        return Origin(
            operator=operator,
            point_of_sale=point_of_sale,
            station=point_of_sale,
            drawer=point_of_sale,
            printer=point_of_sale,
            request=f"step-{next(self._requests)}",
        )

    def approved(self, origin: Origin, supervisor: str, act: Act, subject: str) -> Origin:
        """`origin` with the word of `supervisor` for one act. Raises Refused(not_allowed)."""
        asked = Approve(supervisor, PIN, act, subject)
        approval = approve(self.house, self.origin_at(origin.point_of_sale, origin.operator), asked)
        self.prepared_head = self.head()
        return origin.approved(approval.approval or "")

    def head(self) -> int:
        """The number of the last journal entry."""
        with self.house.store.read() as unit:
            return unit.journal.head().number

    def tampered(self) -> None:
        """A station would refuse to go on in such a store; a file does, and `verify` is to find it."""
        if self.witnessed is None:
            self.witnessed = self.house
            self.house = replace(self.house, heads=Heedless(self.house.heads))

    def name(self, kind: str, alias: str | None, value: str) -> None:
        """Let later steps call `value` (a ticket, tournament, player) by `alias`."""
        if alias is not None:
            self.names[kind, alias] = value

    def named(self, kind: str, alias: str) -> str:
        try:
            return self.names[kind, alias]
        except KeyError:
            raise ScenarioError(f"no {kind} {alias} yet") from None


def default_operator(act: Act) -> str:
    for operator, role in DEFAULT_OPERATORS.items():
        if role in WHO_MAY[act]:
            return operator
    raise ScenarioError(f"no default operator may {act}")


VERBS: dict[tuple[str, str | None], Runner] = {}
"""Filled by the modules of verbs when `player` imports them; only read afterwards."""


def verb(
    name: str, kind: type[A], *, when: str | None = None
) -> Callable[[Callable[[Play, Step, A], Result]], Runner]:
    """Register a verb whose arguments are the dataclass `kind`.

    `when`: a word that both counters have (`resume`) is told apart by the argument it comes with.
    """

    def register(body: Callable[[Play, Step, A], Result]) -> Runner:
        def run(play: Play, step: Step) -> Result:
            try:
                return body(play, step, arguments(step.arguments, kind))
            except ValueError as error:
                raise ScenarioError(f"{step.verb}: {error}") from error

        VERBS[name, when] = run
        return run

    return register


def register_runner(name: str, runner: Runner) -> None:
    """Register a verb that reads its arguments itself."""
    VERBS[name, None] = runner


def runner_of(step: Step) -> Runner:
    """Raises ScenarioError for a verb that the player does not know."""
    for when in (None, *step.arguments):
        if (step.verb, when) in VERBS:
            return VERBS[step.verb, when]
    raise ScenarioError(f"the player does not know {step.verb}")
