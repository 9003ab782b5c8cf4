"""Lists of banned persons and of employees from a file: all of it or nothing (POKER P3).

JSON: `{"as_of": "2026-09-01", "persons": [{"surname", "given_names", "born", "birth_name"?,
"birth_place"?, "nationality"?}]}`. CSV: the same columns, semicolons or commas; `as_of` comes with
the command. A list replaces the one before; who stays on it keeps his record, so that what a
supervisor once compared stays compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.persons import Person
from app.domain.values import business_day
from app.ports.poker import Register
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.files.fields import Fields
from app.services.files.strict import read_csv, read_json
from app.services.house import House

COLUMNS = ("surname", "given_names", "born", "birth_name", "birth_place", "nationality")


@dataclass(frozen=True, slots=True)
class ImportList:
    """A file as it came; its name says by `.csv` which form it has. `as_of` is the day of the list,
    if the file does not say it."""

    register: Register
    name: str
    data: bytes
    as_of: date | None = None


@dataclass(frozen=True, slots=True)
class ListImported:
    register: Register
    as_of: date
    persons: int
    added: int
    removed: int


@dataclass(frozen=True, slots=True)
class BadLine:
    """A row that names nobody, and why: `where` is a CSV line or a place in the JSON file."""

    where: str
    codes: tuple[Code, ...]
    why: str


@act(Act.IMPORT_LIST)
def import_list(work: Work, command: ImportList) -> ListImported:
    """Put a whole list in place of the one before.

    Raises Refused(file_invalid), with the bad rows under `rows`; nothing of the file is then kept.
    """
    as_of, rows = _read(command)
    if as_of is None or as_of > business_day(work.now):
        raise Refused(Code.FILE_INVALID, why="as_of: the day of the list is missing or to come")
    persons: dict[Person, str] = {}
    bad: list[BadLine] = []
    for where, row in rows:
        try:
            person = _person(row)
            if person in persons:
                raise ValueError("stands twice")
        except ValueError as error:
            bad.append(BadLine(where, (Code.FILE_INVALID,), str(error)))
        else:
            persons[person] = work.house.randomness.bytes(16).hex()
    if bad or not persons:
        raise Refused(Code.FILE_INVALID, rows=tuple(bad), why="nobody in it" if not bad else bad[0].why)
    work.subject = f"{command.register} {as_of}"
    added, removed = work.unit.persons.replace_list(command.register, persons, as_of, work.now)
    return ListImported(command.register, as_of, len(persons), added, removed)


def _read(command: ImportList) -> tuple[date | None, Iterator[tuple[str, Mapping[str, Any]]]]:
    if command.name.lower().endswith(".csv"):
        lines = read_csv(command.data, COLUMNS)
        return command.as_of, ((f"line {line}", cells) for line, cells in lines)
    top = read_json(command.data)
    if not isinstance(top, dict) or set(top) - {"as_of"} != {"persons"} or type(top["persons"]) is not list:
        raise Refused(Code.FILE_INVALID, why="a list is {'as_of': ..., 'persons': [...]}")
    try:
        as_of = _day("as_of", top["as_of"]) if "as_of" in top else command.as_of
    except ValueError as error:
        raise Refused(Code.FILE_INVALID, why=str(error)) from None
    return as_of, ((f"person {place}", row) for place, row in enumerate(top["persons"], 1))


def _person(row: object) -> Person:
    fields = Fields(row, COLUMNS)
    surname = fields.text("surname")
    return Person(
        surname=surname,
        given_names=fields.text("given_names"),
        born=_day("born", fields.text("born")),
        birth_name=fields.text("birth_name", "") or surname,
        birth_place=fields.text("birth_place", ""),
        nationality=fields.text("nationality", ""),
    )


def _day(name: str, written: object) -> date:
    """`2026-09-01` and nothing else: 01/09 could be read in two ways."""
    try:
        day = date.fromisoformat(str(written))
    except ValueError:
        day = None
    if day is None or day.isoformat() != written:
        raise ValueError(f"{name}: not a day like 1980-04-12")
    return day


@dataclass(frozen=True, slots=True)
class AskListDates:
    """How old the lists are."""


def _list_dates(unit: Unit, _house: House, _query: AskListDates) -> Mapping[Register, date | None]:
    """The day of each list as it was last imported."""
    return {register: unit.persons.list_date(register) for register in Register}


list_dates = reading(_list_dates)
