"""Personal data (HOUSE H9)."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime

from sqlalchemy import Connection, delete, insert, select

from app.codec import canonical, read
from app.domain.house.numbering import next_number
from app.domain.poker.persons import Listed, Person
from app.domain.values.days import instant_text
from app.ports.poker import Register
from db.engines import put
from db.repositories.keeping import restores_after
from db.rows import Rows
from db.schema.material import LIST_IMPORTS
from db.schema.persons import COMMITMENTS, PERSONS, REGISTER_RECORDS, WINNERS

_A_BATCH = 500


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
        numbers = [int(name) for name in names if name.isdecimal()]  # whatever else is asked for is nobody
        rows = self._connection.execute(select(PERSONS).where(PERSONS.c.number.in_(numbers)))
        return {_name(row.number): read(row.data, Person) for row in rows}

    def born_on(self, born: date) -> Sequence[tuple[str, Person]]:
        rows = self._connection.execute(select(PERSONS).where(PERSONS.c.born == born.isoformat()))
        return tuple((_name(row.number), read(row.data, Person)) for row in rows)

    def next_name(self) -> str:
        """After every person ever committed to: the number of one who was erased is on papers still."""
        last = self._connection.execute(_LAST).one_or_none()
        if last is None:
            return _name(next_number(0, restores_after(self._connection, 0)))
        return _name(next_number(int(last.subject), restores_after(self._connection, last.entry)))

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

    def replace_list(
        self, register: Register, persons: Mapping[Person, str], as_of: date, at: datetime
    ) -> tuple[int, int]:
        query = select(REGISTER_RECORDS.c.number, REGISTER_RECORDS.c.data)
        rows = self._connection.execute(query.where(REGISTER_RECORDS.c.register == register.value)).all()
        wanted = {canonical(person): (person, salt) for person, salt in persons.items()}
        gone = [row.number for row in rows if row.data not in wanted]
        staying = {row.data for row in rows}
        for start in range(0, len(gone), _A_BATCH):
            batch = gone[start : start + _A_BATCH]
            self._connection.execute(delete(REGISTER_RECORDS).where(REGISTER_RECORDS.c.number.in_(batch)))
        added = [kept for data, kept in wanted.items() if data not in staying]
        for person, salt in added:
            self.enlist(register, person, salt, at)
        self._rows.add(LIST_IMPORTS, register=register, as_of=as_of, items=len(wanted), at=at)
        return len(added), len(gone)

    def list_date(self, register: Register) -> date | None:
        query = select(LIST_IMPORTS.c.as_of).where(LIST_IMPORTS.c.register == register.value)
        found = self._connection.execute(query.order_by(LIST_IMPORTS.c.entry.desc()).limit(1)).scalar()
        return date.fromisoformat(found) if found else None

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


_LAST = (
    select(COMMITMENTS.c.subject, COMMITMENTS.c.entry)
    .where(COMMITMENTS.c.kind == "person")
    .order_by(COMMITMENTS.c.subject.desc(), COMMITMENTS.c.entry)
    .limit(1)
)


def _row(person: Person, salt: str, at: datetime) -> dict[str, str | None]:
    born = person.born.isoformat() if person.born else None
    return {"born": born, "salt": salt, "data": canonical(person), "at": instant_text(at)}


def _name(number: int) -> str:
    """Eight digits, so that a bar code can hold it."""
    return f"{number:08d}"
