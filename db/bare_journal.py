"""The journal as the driver has it, for a verification that may run in a process of its own (H4).

What bodies say of rows is held against the rows themselves: the engine writes out the rows of many
entries at once, a text for each table, as bodies have them; put together entry by entry they have to
stand in the bodies. Nothing is named here: where something differs, the journal is read again entry by
entry. Rows are self-delimiting JSON objects without line feeds, so that no two different sets of rows
write the same text.

Loads no SQLAlchemy: that takes longer than following a hundred thousand entries.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from json.encoder import encode_basestring as quoted
from typing import Any

from app.domain.house.seal import FORM
from app.ports.journal import BareEntry

_ROWS = '"rows":{'
"""A key with its bare quotes stands in a body where the body has that key: quotes in a value are escaped."""

_MOST_MAPPED = 1 << 31
"""Bytes of a file that are read where they lie; SQLite maps no more, and copies the rest."""


@dataclass(frozen=True, slots=True)
class Questions:
    """What is asked of the entries between the numbers `before` and `after`, as the driver takes it.

    `filled` asks which tables have rows at all, `rows` for those of each.
    """

    stretch: str
    filled: str
    rows: Mapping[str, str]


class DriverJournal:
    """A `BareJournal` on a connection of SQLite's driver or PostgreSQL's."""

    def __init__(self, connection: Any, questions: Questions) -> None:
        self._connection = connection
        self._questions = questions

    def link(self, number: int) -> str | None:
        found = self.stretch(number, number)
        return found[0][6] if found else None

    def stretch(self, first: int, last: int) -> Sequence[BareEntry]:
        found: Sequence[BareEntry] = self._ask(self._questions.stretch, first, last)
        return found

    def as_sealed(self, entries: Sequence[BareEntry]) -> bool:
        try:
            return _as_sealed(entries, self.rows_written(entries[0][0], entries[-1][0]))
        except (TypeError, self._connection.DatabaseError):
            return False  # a value of another kind than any that was ever sealed, or that no JSON can hold

    def rows_written(self, first: int, last: int) -> Sequence[str]:
        """What stands under `rows` in the body of each entry by the rows there are.

        Nothing at all where no bodies can say it. Raises the driver's DatabaseError where a column
        holds what no JSON can.
        """
        numbers = range(first, last + 1)
        everywhere = ",".join(map(str, numbers))
        columns, all_full = [], True
        found = self._ask(self._of_rows, first, last) if self._of_rows else []
        for name, made, entries in sorted(found):
            texts = made.split("\n")
            texts[0] = f'"{name}":[{texts[0]}'
            texts[-1] += "]"
            if entries != everywhere:
                all_full = False
                try:
                    placed = dict(zip(map(int, (entries or "").split(",")), texts, strict=True))
                except ValueError:
                    return ()
                texts = [placed.get(number, "") for number in numbers]
            columns.append(texts)
        if any(len(texts) != len(numbers) for texts in columns):
            return ()
        if columns and all_full:
            return list(map(",".join, zip(*columns, strict=True)))
        return [",".join(filter(None, parts)) for parts in zip([""] * len(numbers), *columns, strict=True)]

    @cached_property
    def _of_rows(self) -> str:
        """Of the tables alone that have rows in this snapshot: asking the others takes its time as well."""
        with closing(self._connection.cursor()) as cursor:
            cursor.execute(self._questions.filled)
            return " UNION ALL ".join(self._questions.rows[name] for (name,) in cursor.fetchall())

    def _ask(self, question: str, first: int, last: int) -> list[tuple[Any, ...]]:
        with closing(self._connection.cursor()) as cursor:
            cursor.execute(question, {"before": first - 1, "after": last + 1})
            found: list[tuple[Any, ...]] = cursor.fetchall()
            return found


@dataclass(frozen=True, slots=True)
class InFile:
    """Opens the journal of an SQLite store: `app.ports.journal.Elsewhere`."""

    path: str
    questions: Questions

    @contextmanager
    def __call__(self) -> Iterator[DriverJournal]:
        import sqlcipher3.dbapi2 as sqlite  # noqa: PLC0415  # each process needs one driver

        with closing(sqlite.connect(self.path, isolation_level=None)) as connection:
            connection.execute("PRAGMA query_only=ON")
            # Quicker by a tenth. Where the disk fails, a process that reads so is ended by the system, and
            # not told: that is why no station does it, whose process ends only with its work.
            connection.execute(f"PRAGMA mmap_size={_MOST_MAPPED}")
            connection.execute("BEGIN")
            yield DriverJournal(connection, self.questions)


@dataclass(frozen=True, slots=True, repr=False)
class OnServer:
    """Opens the journal of a PostgreSQL store; `login` is what its driver connects with."""

    login: Mapping[str, Any]
    questions: Questions

    @contextmanager
    def __call__(self) -> Iterator[DriverJournal]:
        import psycopg  # noqa: PLC0415  # each process needs one driver

        with closing(psycopg.connect(**self.login)) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            yield DriverJournal(connection, self.questions)


def _as_sealed(entries: Sequence[BareEntry], rows: Sequence[str]) -> bool:
    """Do the bodies say these rows (see `rows_written`), and what the columns beside them hold?"""
    bodies = [entry[5] for entry in entries]
    starts = [body.find(_ROWS) + len(_ROWS) for body in bodies]
    ends = map(int.__add__, starts, map(len, rows))
    return (
        len(rows) == len(entries)
        and all(map(str.startswith, bodies, rows, starts))
        and all(map(str.startswith, bodies, repeat('},"station":'), ends))
        and _say_of_columns(bodies, entries, starts)
    )


def _say_of_columns(bodies: Sequence[str], entries: Sequence[BareEntry], rows: Sequence[int]) -> bool:
    """Do the bodies, whose rows begin at `rows`, say what the columns beside them hold?"""
    begins, follows, ends = [], [], []
    for number, at, act, operator, subject, _, _, _ in entries:
        begins.append(f'{{"act":{quoted(act)},"approved":')
        follows.append(f',"at":{quoted(at)},"by":{quoted(operator)},"n":{number},"pos":')
        ends.append(f',"subject":{quoted(subject)},"v":{FORM}}}')
    places = list(map(str.find, bodies, follows))
    return (
        min(places) > 0
        and all(map(int.__lt__, places, rows))
        and all(map(str.startswith, bodies, begins))
        and all(map(str.endswith, bodies, ends))
    )
