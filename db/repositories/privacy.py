"""Personal data by identifier: read for its owner, and let go (HOUSE H9)."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from datetime import datetime

from sqlalchemy import Connection, delete, select, update

from app.codec import read
from app.domain.poker.names import folded
from app.domain.poker.persons import Person
from app.domain.values.days import instant_text, parse_instant
from db.rows import Rows
from db.schema.papers import PRINT_JOBS
from db.schema.persons import COMMITMENTS, PERSONS, WINNERS
from db.schema.poker import TOURNAMENT_FACTS

_A_BATCH = 500


class SqlPrivacy:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def winner(self, play: str) -> str | None:
        found: str | None = self._connection.execute(
            select(WINNERS.c.data).where(WINNERS.c.play == play)
        ).scalar_one_or_none()
        return found

    def winner_taken_at(self, play: str) -> datetime | None:
        at = self._connection.execute(select(WINNERS.c.at).where(WINNERS.c.play == play)).scalar_one_or_none()
        return parse_instant(at) if at else None

    def people(self) -> Iterator[tuple[str, Person]]:
        rows = self._connection.execute(select(PERSONS.c.number, PERSONS.c.data).order_by(PERSONS.c.number))
        for row in rows:
            yield f"{row.number:08d}", read(row.data, Person)

    def winners(self) -> Iterator[tuple[str, str]]:
        rows = self._connection.execute(select(WINNERS.c.play, WINNERS.c.data).order_by(WINNERS.c.at.desc()))
        for row in rows:
            yield row.play, row.data

    def correct_winner(self, play: str, salt: str, data: str, at: datetime) -> None:
        right = {"salt": salt, "data": data}
        self._connection.execute(update(WINNERS).where(WINNERS.c.play == play).values(right))
        digest = hashlib.sha256(f"{salt}{data}".encode()).hexdigest()
        self._rows.add(COMMITMENTS, kind="winner", subject=play, digest=digest, at=at)

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

    def erase_papers_naming(self, reference: str, words: Collection[str]) -> int:
        wanted = [folded(word) for word in words if word.strip()]
        rows = self._connection.execute(
            select(PRINT_JOBS.c.number, PRINT_JOBS.c.reference, PRINT_JOBS.c.document)
        )
        gone = [row.number for row in rows if row.reference == reference or _stand_on(wanted, row.document)]
        for start in range(0, len(gone), _A_BATCH):
            batch = gone[start : start + _A_BATCH]
            self._connection.execute(delete(PRINT_JOBS).where(PRINT_JOBS.c.number.in_(batch)))
        return len(gone)


def _stand_on(words: Sequence[str], document: str) -> bool:
    """In any case, with accents or without: papers write surnames in capitals."""
    text = folded(document)
    return bool(words) and all(word in text for word in words)
