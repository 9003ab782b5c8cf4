"""Triggers that keep sealed tables append-only on both engines (HOUSE H4)."""

from __future__ import annotations

from alembic import op

_REFUSAL = "sealed rows are never changed"


def seal_table(table: str) -> None:
    """Forbid update and delete on `table`. `INSERT OR REPLACE` is caught by recursive_triggers."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE OR REPLACE FUNCTION guichet_sealed() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{_REFUSAL}'; END $$"
        )
    for event in ("update", "delete"):
        op.execute(_trigger(op.get_bind().dialect.name, table, event))


def _trigger(dialect: str, table: str, event: str) -> str:
    head = f"CREATE TRIGGER {table}_no_{event} BEFORE {event.upper()} ON {table}"
    if dialect == "postgresql":
        return f"{head} FOR EACH ROW EXECUTE FUNCTION guichet_sealed()"
    return f"{head} BEGIN SELECT RAISE(ABORT, '{_REFUSAL}'); END"
