"""What the engines are asked, to hold bodies against the rows themselves (H4; see `db.bare_journal`)."""

from __future__ import annotations

from functools import cache

from sqlalchemy import Connection, Integer, Table, text

from db.bare_journal import Questions
from db.schema import SEALED
from db.schema.house import JOURNAL


@cache
def questions(dialect: str) -> Questions:
    """Between two numbers that are not entries' own, so that nothing lies between two questions."""
    columns = ", ".join(column.name for column in JOURNAL.c)
    between = _between(dialect, "number")
    stretch = f"SELECT {columns} FROM journal WHERE {between} ORDER BY number"  # noqa: S608  # our own
    filled = " UNION ALL ".join(
        f"SELECT '{table.name}' WHERE EXISTS (SELECT 1 FROM {table.name})"  # noqa: S608  # our own
        for table in SEALED
    )
    return Questions(stretch, filled, {table.name: _written(dialect, table) for table in SEALED})


def is_numbered_to(connection: Connection, last: int) -> bool:
    """Are there as many entries as `last`, and no row of an entry that is not among the first so many?"""
    outside = (
        f"EXISTS (SELECT 1 FROM {table.name} WHERE entry < 1 OR entry > :last)"  # noqa: S608  # our own
        for table in SEALED
    )
    strays = " OR ".join(outside)
    asked = text(f"SELECT (SELECT count(*) FROM journal) <> :last OR {strays}")  # noqa: S608  # our own
    return not connection.execute(asked, {"last": last}).scalar_one()


def _between(dialect: str, number: str) -> str:
    before, after = (":before", ":after") if dialect == "sqlite" else ("%(before)s", "%(after)s")
    return f"{number} > {before} AND {number} < {after}"


def _written(dialect: str, table: Table) -> str:
    """The table's name, its rows in the order of their key, and the entries that have some; or nothing.

    A line that is not the first has to follow another: none is missing, none stands apart.
    """
    sqlite = dialect == "sqlite"
    join, ordered = ("group_concat", "") if sqlite else ("string_agg", " ORDER BY entry, line")
    return f"""
    SELECT '{table.name}' AS name, {join}({_row(dialect, table)}, CASE
        WHEN line = 0 THEN ']\n"{table.name}":['
        WHEN EXISTS (SELECT 1 FROM {table.name} AS other
            WHERE other.entry = {table.name}.entry AND other.line = {table.name}.line - 1) THEN ','
        ELSE '?' END{ordered}) AS made,
        {join}(CASE line WHEN 0 THEN {"entry" if sqlite else "entry::text"} END, ','{ordered}) AS entries
    FROM {table.name} WHERE {_between(dialect, "entry")}
    HAVING count(*) > 0
    """  # noqa: S608  # names of our own tables


def _row(dialect: str, table: Table) -> str:
    """A row as canonical JSON (see `db.rows.canonical_json`)."""
    columns = sorted(
        (column for column in table.c if column.name not in {"entry", "line"}), key=lambda each: each.name
    )
    if dialect == "sqlite":
        values = ",".join(f"'{each.name}',\"{each.name}\"" for each in columns)
        return f"json_object({values})"
    values = " || ',' || ".join(
        f"""'"{each.name}":' || coalesce({_value(each.type, each.name)}, 'null')""" for each in columns
    )
    return f"'{{' || {values} || '}}'"


def _value(kind: object, name: str) -> str:
    return f'"{name}"::text' if isinstance(kind, Integer) else f'to_json("{name}")::text'
