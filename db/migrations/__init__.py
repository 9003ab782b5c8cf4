"""The store's shape, version by version (alembic)."""
