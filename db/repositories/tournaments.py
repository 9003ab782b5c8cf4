"""Tournaments as their facts, and the states folded from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from datetime import datetime
from typing import Any, get_args

from sqlalchemy import Connection, Row, bindparam, func, select

from app.codec import canonical, read
from app.domain.house.numbering import next_tournament
from app.domain.poker.facts import Fact
from app.domain.poker.fold import apply
from app.domain.poker.state import Tournament
from app.domain.values.days import parse_instant
from app.ports.poker import NumberedFact
from db.engines import ask
from db.repositories.keeping import restores_after
from db.rows import Rows
from db.schema.poker import TOURNAMENT_FACTS

KINDS: Mapping[str, type[Fact]] = {kind.__name__: kind for kind in get_args(Fact)}
Folded = MutableMapping[str, tuple[int, Tournament]]
"""States of committed facts, each with the number of the last fact that is in it."""


class SqlTournaments:
    """`folded` is shared by all transactions of a store: only committed facts ever get into it."""

    def __init__(self, connection: Connection, rows: Rows, folded: Folded) -> None:
        self._connection = connection
        self._rows = rows
        self._folded = folded
        self._appended: dict[str, int] = {}

    def names(self) -> Sequence[str]:
        query = select(TOURNAMENT_FACTS.c.tournament).where(TOURNAMENT_FACTS.c.sequence == 1)
        return tuple(self._connection.execute(query.order_by(TOURNAMENT_FACTS.c.entry)).scalars())

    def next_name(self) -> str:
        last = self._connection.execute(_LAST_FOUNDED).one_or_none()
        number, entry = (int(last.tournament), last.entry) if last else (0, 0)
        return f"{next_tournament(number, restores_after(self._connection, entry)):04d}"

    def state(self, tournament: str) -> Tournament | None:
        last, state = self._folded.get(tournament, (0, None))
        for sequence, kind, body in ask(self._connection, _LATER, asked=tournament, known=last):
            state, last = apply(state, read(body, KINDS[kind])), sequence
        if state is not None:
            self._folded[tournament] = (last, state)
        return state

    def facts(self, tournament: str) -> Sequence[NumberedFact]:
        return tuple(
            NumberedFact(row.sequence, parse_instant(row.at), _fact(row))
            for row in self._connection.execute(_ALL, {"asked": tournament})
        )

    def append(self, tournament: str, facts: Iterable[Fact], at: datetime) -> None:
        last = self._appended.get(tournament)
        if last is None:
            [(last,)] = ask(self._connection, _LAST, asked=tournament)
        for fact in facts:
            last += 1
            self._rows.add(
                TOURNAMENT_FACTS,
                tournament=tournament,
                sequence=last,
                kind=type(fact).__name__,
                version=fact.VERSION,
                body=canonical(fact),
                at=at,
            )
        self._appended[tournament] = last


_ITS = TOURNAMENT_FACTS.c.tournament == bindparam("asked")
_LAST_FOUNDED = (
    select(TOURNAMENT_FACTS.c.tournament, TOURNAMENT_FACTS.c.entry)
    .where(TOURNAMENT_FACTS.c.sequence == 1)
    .order_by(TOURNAMENT_FACTS.c.entry.desc())
    .limit(1)
)
_ALL = select(TOURNAMENT_FACTS).where(_ITS).order_by(TOURNAMENT_FACTS.c.sequence)
_LATER = (
    select(TOURNAMENT_FACTS.c.sequence, TOURNAMENT_FACTS.c.kind, TOURNAMENT_FACTS.c.body)
    .where(_ITS, TOURNAMENT_FACTS.c.sequence > bindparam("known"))
    .order_by(TOURNAMENT_FACTS.c.sequence)
)
_LAST = select(func.coalesce(func.max(TOURNAMENT_FACTS.c.sequence), 0)).where(_ITS)


def _fact(row: Row[tuple[Any, ...]]) -> Fact:
    return read(row.body, KINDS[row.kind])
