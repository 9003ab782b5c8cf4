"""Opening a store: the right file, the right version, the right library (HOUSE H5)."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from app.domain.errors import KnownError
from app.ports.outside import Keys
from db.engines import postgresql, sqlite_reader, sqlite_writer
from db.unit_of_work import SqlStore


def open_sqlite(path: Path, keys: Keys) -> SqlStore:
    """The store in `path`, made or brought to this version where need be.

    Raises KnownError(sqlite_too_old, store_newer, store_damaged, store_unreadable).
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    writer = sqlite_writer(path)
    upgrade(writer)
    path.chmod(0o600)
    return SqlStore(writer, sqlite_reader(path), keys)


def open_postgresql(url: str, keys: Keys) -> SqlStore:
    """The central store of several stations. Raises KnownError(store_newer, store_unreachable)."""
    engine = postgresql(url)
    upgrade(engine)
    return SqlStore(engine, engine, keys)


def upgrade(engine: Engine) -> None:
    """Bring the store to this program's version; a newer one is left alone (F52)."""
    with engine.begin() as connection:
        _refuse_newer(connection)
        command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _refuse_newer(connection: Connection) -> None:
    current = MigrationContext.configure(connection).get_current_revision()
    known = {
        script.revision for script in ScriptDirectory.from_config(configuration(connection)).walk_revisions()
    }
    if current is not None and current not in known:
        raise KnownError("store_newer", version=current)


def clear_postgresql(url: str) -> None:
    """Empty a database that a scenario or a test may have. Raises KnownError(store_in_use).

    A database that holds a house which no scenario made is left alone: its name must say
    `scenario` or `test`.
    """
    engine = postgresql(url)
    name = engine.url.database or ""
    if "scenario" not in name and "test" not in name:
        raise KnownError("store_in_use", database=name)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
