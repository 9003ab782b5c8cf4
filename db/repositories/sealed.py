"""What bodies say of rows against the rows themselves: a million entries in seconds (H4).

The engine writes out the rows of many entries at once, a text for each table, as bodies have them;
put together entry by entry they have to stand in the bodies. Nothing is named here: where something
differs, the journal is read again entry by entry. Rows are self-delimiting JSON objects without line
feeds, so that no two different sets of rows write the same text.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import repeat
from json.encoder import encode_basestring as quoted

from sqlalchemy import Connection, Integer, Table, TextClause, text

from app.domain.house.seal import FORM
from app.ports.journal import BareEntry
from db.schema import SEALED

_ROWS = '"rows":{'
"""A key with its bare quotes stands in a body where the body has that key: quotes in a value are escaped."""


def as_sealed(entries: Sequence[BareEntry], rows: Sequence[str]) -> bool:
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


def rows_written(connection: Connection, first: int, last: int) -> Sequence[str]:
    """What stands under `rows` in the body of each entry by the rows there are.

    Nothing at all where no bodies can say it. Raises DBAPIError where a column holds what no JSON can.
    """
    tables = connection.execute(_written(connection.dialect.name), {"first": first, "last": last})
    numbers = range(first, last + 1)
    everywhere = ",".join(map(str, numbers))
    columns, all_full = [], True
    for name, made, entries in sorted(map(tuple, tables)):
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


def has_strays(connection: Connection) -> bool:
    """Is there a row of an entry that the journal does not have?"""
    last = "(SELECT coalesce(max(number), 0) FROM journal)"
    outside = (
        f"EXISTS (SELECT 1 FROM {table.name} WHERE entry < 1 OR entry > {last})"  # noqa: S608  # our own
        for table in SEALED
    )
    return bool(connection.execute(text(f"SELECT {' OR '.join(outside)}")).scalar_one())


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


@cache
def _written(dialect: str) -> TextClause:
    """For each table with rows its name, these in the order of their key, and the entries that have some.

    A line that is not the first has to follow another: none is missing, none stands apart. Tables
    without rows are left out, since a thread waits for the interpreter anew with each line it is given.
    """
    return text(" UNION ALL ".join(_written_of(dialect, table) for table in SEALED))


def _written_of(dialect: str, table: Table) -> str:
    sqlite = dialect == "sqlite"
    join, ordered = ("group_concat", "") if sqlite else ("string_agg", " ORDER BY entry, line")
    return f"""
    SELECT '{table.name}' AS name, {join}({_row(dialect, table)}, CASE
        WHEN line = 0 THEN ']\n"{table.name}":['
        WHEN EXISTS (SELECT 1 FROM {table.name} AS other
            WHERE other.entry = {table.name}.entry AND other.line = {table.name}.line - 1) THEN ','
        ELSE '?' END{ordered}) AS made,
        {join}(CASE line WHEN 0 THEN {"entry" if sqlite else "entry::text"} END, ','{ordered}) AS entries
    FROM {table.name} WHERE entry > :first - 1 AND entry < :last + 1
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
