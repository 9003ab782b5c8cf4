"""Sealed rows against the journal's bodies, compared by the engine itself: a million in seconds (H4).

Nothing is named here: where something differs, the journal is read again entry by entry. On SQLite
each entry's rows are written out as the body has them and looked for in it, which costs half of what
parsing the body does. A key with its bare quotes stands in a body where the body has that key, and
nowhere else: quotes in a value are escaped.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, Table, text
from sqlalchemy.exc import DBAPIError

from db.schema import SEALED


def rows_as_sealed(connection: Connection) -> bool:
    """Is every sealed row what its entry's body holds, and every column beside a body what it says?

    False as well where a body is no JSON, which the engine refuses to read.
    """
    checks = _on_sqlite if connection.dialect.name == "sqlite" else _on_postgresql
    try:
        return all(checks(connection))
    except DBAPIError:
        return False


def _on_sqlite(connection: Connection) -> Iterator[bool]:
    false_columns, written = connection.execute(text(_BODIES)).one()
    yield not false_columns
    found = 0
    for table in SEALED:
        missing, length = connection.execute(text(_group_on_sqlite(table))).one()
        yield not missing
        found += length or 0
    yield found == (written or 0)


_BODIES = """
SELECT
  sum(instr(body, '{"act":' || json_quote(act) || ',"approved":') <> 1
    OR instr(body, ',"at":' || json_quote(at) || ',"by":' || json_quote(operator)
      || ',"n":' || number || ',"pos":') = 0
    OR instr(body, ',"subject":' || json_quote(subject) || ',"v":') = 0),
  sum((length - 7) * (length > 8))
FROM (SELECT *, instr(body, '},"station":') - instr(body, '"rows":{') AS length FROM journal)
"""
"""False columns, and the length of all that is written under `rows`, a comma for each table included."""


def _group_on_sqlite(table: Table) -> str:
    """Entries whose rows are not in their bodies, and the length of all rows written out."""
    names = sorted(column.name for column in table.c if column.name not in {"entry", "line"})
    values = ",".join(f"'{name}',\"{name}\"" for name in names)
    head = f'"{table.name}":['
    return f"""
    SELECT sum(instr(coalesce(body, ''), '{head}' || made || ']') = 0), sum(length(made) + {len(head) + 2})
    FROM (SELECT entry, group_concat(json_object({values})) AS made FROM {table.name} GROUP BY entry)
    LEFT JOIN journal ON number = entry
    """  # noqa: S608  # names of our own tables


def _on_postgresql(connection: Connection) -> Iterator[bool]:
    yield connection.execute(text(_FALSE_COLUMNS)).first() is None
    counts = {name: int(count) for name, count in connection.execute(text(_COUNTS))}
    for table in SEALED:
        there, different = connection.execute(text(_group_on_postgresql(table))).one()
        yield there == counts.pop(table.name, 0) and not different
    yield not counts


_FALSE_COLUMNS = """
SELECT 1 FROM (SELECT journal.*, body::jsonb AS said FROM journal) AS read
WHERE said->>'n' IS DISTINCT FROM number::text OR said->>'at' IS DISTINCT FROM at
   OR said->>'act' IS DISTINCT FROM act OR said->>'by' IS DISTINCT FROM operator
   OR said->>'subject' IS DISTINCT FROM subject
LIMIT 1
"""
_COUNTS = """
SELECT lines.key, sum(jsonb_array_length(lines.value))
FROM journal, jsonb_each(body::jsonb->'rows') AS lines GROUP BY lines.key
"""


def _group_on_postgresql(table: Table) -> str:
    """How many rows there are, and how many entries have others than their bodies say."""
    return f"""
    SELECT coalesce(sum(jsonb_array_length(made)), 0), count(*) FILTER (
      WHERE jsonb_strip_nulls(body::jsonb->'rows'->'{table.name}') IS DISTINCT FROM made)
    FROM (
      SELECT entry, jsonb_agg(jsonb_strip_nulls(to_jsonb(rows) - 'entry' - 'line') ORDER BY line) AS made
      FROM {table.name} AS rows GROUP BY entry
    ) AS grouped
    LEFT JOIN journal ON number = entry
    """  # noqa: S608  # names of our own tables
