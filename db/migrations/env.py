"""alembic's entry: runs on the connection that `db.opening` hands it."""

from __future__ import annotations

from alembic import context

from db.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
