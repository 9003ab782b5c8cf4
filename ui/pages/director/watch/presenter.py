"""Tables given to floor chiefs by touch: operators, or names written down. No Qt (POKER P4, art. 57-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.domain.errors import Code
from app.domain.house.rights import Act, Operator, who_may
from app.domain.poker.facts import ChiefTables
from app.domain.poker.floor import chief_problems
from app.domain.poker.seating import tables_for
from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.floor import AssignChiefs, ChiefsWatch, assign_chiefs
from ui.desk import Desk
from ui.tournament.watch import proposed, shared


class WatchPresenter:
    """One chief is in hand; a table that is touched is his, or his no longer."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.watchers: Sequence[Operator] = ()
        self.written: list[str] = []
        self.chosen: str | None = None
        self._given: dict[int, str] = {}
        self._state: Tournament | None = None

    # -- what there is -----------------------------------------------------------------------

    def begin(self, state: Tournament) -> None:
        """The shares as they were recorded."""
        self._state = state
        self._given = self._recorded()
        names = {each.id for each in self.watchers}
        self.written = [each.chief for each in state.chiefs if each.chief not in names]
        self.chosen = None

    def renew(self, state: Tournament) -> None:
        """What is being shared out stays; tables that closed meanwhile are nobody's."""
        if not self.is_changed:
            chosen, written = self.chosen, self.written
            self.begin(state)
            self.chosen = chosen
            self.written = list(dict.fromkeys((*self.written, *written)))
            return
        self._state = state
        self._given = {table: chief for table, chief in self._given.items() if table in self.tables}

    def load(self) -> Sequence[Operator]:
        """Who may watch over tables."""
        with self.desk.house.store.read() as unit:
            return who_may(Act.ANSWER_CALL, unit.people.operators())

    @property
    def state(self) -> Tournament:
        """Raises LookupError before `begin`."""
        if self._state is None:
            raise LookupError("no tournament is in hand")
        return self._state

    @property
    def tables(self) -> tuple[int, ...]:
        """The open tables; before the draw as many as the rules provide."""
        terms = self.state.terms
        return self.state.tables or tuple(range(1, tables_for(terms.capacity, terms.seats) + 1))

    @property
    def chiefs(self) -> Sequence[str]:
        """Operators first, then the names that were written down."""
        return [*(each.id for each in self.watchers), *self.written]

    def name(self, chief: str) -> str:
        return next((each.name for each in self.watchers if each.id == chief), chief)

    def chief_of(self, table: int) -> str | None:
        return self._given.get(table)

    def watch(self) -> Mapping[str, tuple[int, ...]]:
        """Every chief who has tables, with them."""
        return {
            chief: tables
            for chief in self.chiefs
            if (tables := tuple(each for each in self.tables if self._given.get(each) == chief))
        }

    def problems(self) -> Mapping[Code, tuple[int, ...]]:
        """What would refuse the start, and at which tables."""
        chiefs = tuple(ChiefTables(chief, tables) for chief, tables in self.watch().items())
        return chief_problems(replace(self.state, tables=self.tables, chiefs=chiefs))

    @property
    def is_changed(self) -> bool:
        return self._given != self._recorded()

    def _recorded(self) -> dict[int, str]:
        tables = self.tables
        return {table: each.chief for each in self.state.chiefs for table in each.tables if table in tables}

    # -- what is touched ---------------------------------------------------------------------

    def choose(self, chief: str) -> None:
        self.chosen = chief

    def touch(self, table: int) -> None:
        """Gives the table to the chief in hand, or takes it from him."""
        if self.chosen is None:
            return
        if self._given.get(table) == self.chosen:
            del self._given[table]
        else:
            self._given[table] = self.chosen

    def share(self) -> None:
        """Neighbouring tables for everybody who has some; for those proposed where nobody has."""
        among = list(self.watch()) or list(proposed(self.tables, self.watchers))
        shares = shared(self.tables, among)
        self._given = {table: chief for chief, tables in shares.items() for table in tables}

    def write(self, name: str) -> None:
        """Somebody who is no operator; he is in hand now. A name that is an operator's means him."""
        written = " ".join(name.split())
        if not written:
            return
        known = next((each.id for each in self.watchers if each.name.casefold() == written.casefold()), None)
        if known is None and written not in self.written:
            self.written.append(written)
        self.chosen = known or written

    def record(self, origin: Origin) -> ChiefsWatch:
        command = AssignChiefs(self.state.tournament, self.watch())
        return assign_chiefs(self.desk.house, origin, command)
