"""alembic on a connection of the store's own. Whoever opens a store of this version never loads it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def to_this_version(connection: Connection) -> None:
    """Run the migrations that the store lacks, as part of the connection's transaction."""
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config
