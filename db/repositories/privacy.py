"""Personal data by identifier: read for its owner, and let go (HOUSE H9)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, delete, select

from app.domain.values.days import instant_text, parse_instant
from db.schema.papers import PRINT_JOBS
from db.schema.persons import PERSONS, WINNERS
from db.schema.poker import TOURNAMENT_FACTS


class SqlPrivacy:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def winner(self, play: str) -> str | None:
        found: str | None = self._connection.execute(
            select(WINNERS.c.data).where(WINNERS.c.play == play)
        ).scalar_one_or_none()
        return found

    def winner_taken_at(self, play: str) -> datetime | None:
        at = self._connection.execute(select(WINNERS.c.at).where(WINNERS.c.play == play)).scalar_one_or_none()
        return parse_instant(at) if at else None

    def tournaments_of(self, person: str) -> Sequence[str]:
        named = TOURNAMENT_FACTS.c.body.contains(f'"{person}"', autoescape=True)
        query = select(TOURNAMENT_FACTS.c.tournament).where(named).distinct()
        return sorted(self._connection.execute(query).scalars())

    def erase_winners(self, before: datetime) -> Sequence[str]:
        gone = delete(WINNERS).where(WINNERS.c.at < instant_text(before)).returning(WINNERS.c.play)
        return sorted(self._connection.execute(gone).scalars())

    def erase_winner(self, play: str) -> None:
        self._connection.execute(delete(WINNERS).where(WINNERS.c.play == play))

    def erase_persons(self, before: datetime) -> Sequence[str]:
        gone = delete(PERSONS).where(PERSONS.c.at < instant_text(before)).returning(PERSONS.c.number)
        return [f"{number:08d}" for number in sorted(self._connection.execute(gone).scalars())]

    def erase_person(self, person: str) -> None:
        self._connection.execute(delete(PERSONS).where(PERSONS.c.number == int(person)))

    def erase_papers(self, before: datetime) -> int:
        gone = delete(PRINT_JOBS).where(PRINT_JOBS.c.queued_at < instant_text(before))
        return self._connection.execute(gone).rowcount
