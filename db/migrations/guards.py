"""Triggers that keep sealed tables append-only on both engines (HOUSE H4)."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, text

_REFUSAL = "sealed rows are never changed"
_FUNCTION = "guichet_sealed"
_BODY = f" BEGIN RAISE EXCEPTION '{_REFUSAL}'; END "


def seal_table(table: str) -> None:
    """Forbid update and delete on `table`. `INSERT OR REPLACE` is caught by recursive_triggers."""
    from alembic import op  # noqa: PLC0415  # only migrations need it, and they have loaded it

    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        op.execute(
            f"CREATE OR REPLACE FUNCTION {_FUNCTION}() RETURNS trigger LANGUAGE plpgsql AS $${_BODY}$$"
        )
    for statement in guards_of(connection.dialect.name, table).values():
        op.execute(statement)


def guards_of(dialect: str, table: str) -> Mapping[str, str]:
    """What makes the guards of `table`, by their names."""
    events = ("update", "delete", "truncate") if dialect == "postgresql" else ("update", "delete")
    return {f"{table}_no_{event}": _statement(dialect, table, event) for event in events}


def present_guards(connection: Connection) -> Mapping[str, str]:
    """The guards that a store has, each with what makes it; disabled and hollow ones left out."""
    if connection.dialect.name == "sqlite":
        query = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"
        return {row[0]: row[1] for row in connection.execute(text(query))}
    query = (
        "SELECT tgname, pg_get_triggerdef(pg_trigger.oid, true) FROM pg_trigger "
        "JOIN pg_proc ON pg_proc.oid = tgfoid "
        "WHERE NOT tgisinternal AND tgenabled = 'O' AND prosrc = :body"
    )
    return {row[0]: row[1] for row in connection.execute(text(query), {"body": _BODY})}


def _statement(dialect: str, table: str, event: str) -> str:
    head = f"CREATE TRIGGER {table}_no_{event} BEFORE {event.upper()} ON {table}"
    if dialect == "postgresql":
        each = "STATEMENT" if event == "truncate" else "ROW"
        return f"{head} FOR EACH {each} EXECUTE FUNCTION {_FUNCTION}()"
    return f"{head} BEGIN SELECT RAISE(ABORT, '{_REFUSAL}'); END"
