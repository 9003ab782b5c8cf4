"""Personal data (HOUSE H9)."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime

from sqlalchemy import Connection, func, insert, select

from app.codec import canonical, read
from app.domain.poker.persons import Listed, Person
from app.domain.values.days import instant_text
from app.ports.poker import Register
from db.engines import put
from db.rows import Rows
from db.schema.persons import COMMITMENTS, PERSONS, REGISTER_RECORDS, WINNERS


class SqlPersons:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def keep_winner(self, identification: str, salt: str, data: str, at: datetime) -> None:
        row = {"play": identification, "salt": salt, "data": data, "at": instant_text(at)}
        put(self._connection, WINNERS, row)

    def winner(self, identification: str) -> str | None:
        return self._connection.execute(
            select(WINNERS.c.data).where(WINNERS.c.play == identification)
        ).scalar_one_or_none()

    def winners_between(self, start: datetime, end: datetime) -> Mapping[str, str]:
        query = select(WINNERS.c.play, WINNERS.c.data).where(
            WINNERS.c.at >= instant_text(start), WINNERS.c.at < instant_text(end)
        )
        return {row.play: row.data for row in self._connection.execute(query)}

    def person(self, person: str) -> Person | None:
        return self.persons((person,)).get(person)

    def persons(self, names: Collection[str]) -> dict[str, Person]:
        numbers = [int(name) for name in names]
        rows = self._connection.execute(select(PERSONS).where(PERSONS.c.number.in_(numbers)))
        return {_name(row.number): read(row.data, Person) for row in rows}

    def born_on(self, born: date) -> Sequence[tuple[str, Person]]:
        rows = self._connection.execute(select(PERSONS).where(PERSONS.c.born == born.isoformat()))
        return tuple((_name(row.number), read(row.data, Person)) for row in rows)

    def next_name(self) -> str:
        last = self._connection.execute(select(func.coalesce(func.max(PERSONS.c.number), 0))).scalar_one()
        return _name(last + 1)

    def keep(self, name: str, person: Person, salt: str, at: datetime) -> None:
        row = _row(person, salt, at)
        put(self._connection, PERSONS, {"number": int(name), **row})
        self._commit_to("person", name, row)

    def enlist(self, register: Register, person: Person, salt: str, at: datetime) -> str:
        row = {"register": register.value, **_row(person, salt, at)}
        statement = insert(REGISTER_RECORDS).returning(REGISTER_RECORDS.c.number)
        number = self._connection.execute(statement, row).scalar_one()
        self._commit_to(register.value, _name(number), row)
        return _name(number)

    def listed(self, register: Register, born: Collection[date]) -> Sequence[Listed]:
        days = [day.isoformat() for day in born]
        rows = self._connection.execute(
            select(REGISTER_RECORDS).where(
                REGISTER_RECORDS.c.register == register.value, REGISTER_RECORDS.c.born.in_(days)
            )
        )
        return tuple(Listed(_name(row.number), read(row.data, Person)) for row in rows)

    def _commit_to(self, kind: str, subject: str, row: Mapping[str, str | None]) -> None:
        digest = hashlib.sha256(f"{row['salt']}{row['data']}".encode()).hexdigest()
        self._rows.add(COMMITMENTS, kind=kind, subject=subject, digest=digest, at=row["at"])


def _row(person: Person, salt: str, at: datetime) -> dict[str, str | None]:
    born = person.born.isoformat() if person.born else None
    return {"born": born, "salt": salt, "data": canonical(person), "at": instant_text(at)}


def _name(number: int) -> str:
    """Eight digits, so that a bar code can hold it."""
    return f"{number:08d}"
