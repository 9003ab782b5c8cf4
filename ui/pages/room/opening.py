"""Before the first hand: the draw, who watches which tables, the start (POKER P2, P4, P5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.domain.errors import Code
from app.domain.house.rights import Act, Operator
from app.domain.poker.calendar import missing_notices
from app.domain.poker.facts import NoticeKind
from app.domain.poker.floor import chief_problems, decide_chiefs
from app.domain.poker.fold import apply
from app.services.house import Origin
from app.services.people import Approve, Approved, approve, supervisors
from app.services.poker import floor
from app.services.poker.floor import AssignChiefs, SeatsGiven, Start
from ui.pages.room.seen import SeenRoom, Stage
from ui.tournament.watch import proposed, shared


class Watch:
    """Which chief watches which tables; `chiefs` are those who share them, as touched."""

    def __init__(self, room: SeenRoom) -> None:
        self._room = room
        self.chiefs: list[str] = []

    def look_again(self) -> None:
        """Those recorded, or a proposal, until somebody touches another one."""
        state, view = self._room.state, self._room.view
        if view is not None and not self.chiefs and state.drawn:
            self.chiefs = [watch.chief for watch in state.chiefs] or list(
                proposed(state.tables, view.watchers)
            )

    def toggle(self, chief: str) -> None:
        """He watches tables, or does not."""
        if chief in self.chiefs:
            self.chiefs.remove(chief)
        else:
            self.chiefs.append(chief)

    @property
    def tables(self) -> Mapping[str, tuple[int, ...]]:
        """Who watches which tables, as it would be recorded; the director's own shares are kept.

        Not where a table has opened since that nobody watches: everything is shared anew.
        """
        recorded = self.recorded
        if self._room.stage is not Stage.START:
            return recorded
        watched = {table for tables in recorded.values() for table in tables}
        if list(recorded) == self.chiefs and watched.issuperset(self._room.state.tables):
            return recorded
        return shared(self._room.state.tables, self.chiefs)

    @property
    def recorded(self) -> Mapping[str, tuple[int, ...]]:
        return {each.chief: each.tables for each in self._room.state.chiefs}

    def problems(self) -> Mapping[Code, tuple[int, ...]]:
        """What is wrong with that, and at which tables."""
        [assigned] = decide_chiefs(self._room.state, self.tables)
        return chief_problems(apply(self._room.state, assigned))

    def without(self) -> Mapping[Code, tuple[int, ...]]:
        """The tables that nobody watches, at any time of the play."""
        found = self.problems()
        return {code: at for code, at in found.items() if code is Code.CHIEF_MISSING}

    def name(self, chief: str) -> str:
        """The name of an operator; a name that was written down stays as it is."""
        watchers = self._room.view.watchers if self._room.view else ()
        return next((each.name for each in watchers if each.id == chief), chief)

    def names(self) -> Mapping[int, str]:
        """The chief's name by table."""
        return {table: self.name(chief) for chief, tables in self.tables.items() for table in tables}


class Opening:
    """The draw and the start; what the casino director may start without, he starts without for a reason."""

    def __init__(self, room: SeenRoom, watch: Watch) -> None:
        self._room = room
        self._watch = watch

    @property
    def before_its_time(self) -> bool:
        """Whether the start is announced for later than now."""
        room = self._room
        return room.stage is Stage.START and room.desk.house.clock.now() < room.state.terms.starts_at

    def draw(self, origin: Origin) -> SeatsGiven:
        return floor.draw(self._room.desk.house, origin, self._room.about)

    def start(self, assigning: Origin, starting: Origin) -> None:
        """Put down who watches what, and begin. Raises Refused."""
        self._begin(assigning, starting, Start(self._room.state.tournament))

    def start_anyway(self, assigning: Origin, starting: Origin, reason: str) -> None:
        """The same whatever notices and chiefs lack. Raises Refused."""
        self._begin(assigning, starting, Start(self._room.state.tournament, overrides=True, reason=reason))

    def _begin(self, assigning: Origin, starting: Origin, command: Start) -> None:
        house, watched = self._room.desk.house, self._watch.tables
        if self._watch.recorded != watched:
            floor.assign_chiefs(house, assigning, AssignChiefs(command.tournament, watched))
        floor.start(house, starting, command)

    def lacking_notices(self) -> Sequence[NoticeKind]:
        """The notices that stand in the way of a start now."""
        return missing_notices(self._room.state, self._room.desk.house.clock.now())

    @property
    def may_override(self) -> bool:
        """Whether whoever is logged in is the one who overrides."""
        return self._room.desk.may(Act.OVERRIDE_START)

    def who_overrides(self) -> Sequence[Operator]:
        desk = self._room.desk
        return supervisors(desk.house, Act.OVERRIDE_START, desk.operator.id if desk.operator else "")

    def ask_override(self, origin: Origin, supervisor: str, pin: str, reason: str) -> Approved:
        """The casino director's PIN for a start with something lacking."""
        subject = Start(self._room.state.tournament).subject
        command = Approve(supervisor, pin, Act.OVERRIDE_START, subject, reason=reason)
        return approve(self._room.desk.house, origin, command)
