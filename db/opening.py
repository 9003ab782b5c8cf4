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
from db.faults import known_errors
from db.mounts import network_file_system
from db.repositories.journal import SqlJournal
from db.rows import Rows
from db.unit_of_work import SqlStore

_UPGRADING = 0x67756963
"""Which of a database's advisory locks makes stations upgrade one after the other."""


def open_sqlite(path: Path, keys: Keys) -> SqlStore:
    """The store in `path`, made or brought to this version where need be.

    Raises KnownError(sqlite_too_old, store_on_network, store_newer, store_damaged, store_unreadable,
    store_read_only, store_locked, disk_full, guards_missing).
    """
    network = network_file_system(path)
    if network is not None:
        raise KnownError("store_on_network", path=str(path), file_system=network)
    _make_private(path)
    writer = sqlite_writer(path)
    _upgrade_or_close(writer)
    return SqlStore(writer, sqlite_reader(path), keys)


def _make_private(path: Path) -> None:
    """An empty file for the station's account alone; SQLite gives its WAL the same rights (H9)."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        path.chmod(0o600)
    except OSError as error:
        raise KnownError("store_unreadable", path=str(path), said=str(error)) from error


def open_postgresql(url: str, keys: Keys) -> SqlStore:
    """The central store of several stations. Readers see one snapshot for as long as they read.

    Raises KnownError(store_newer, store_unreachable, guards_missing).
    """
    engine = postgresql(url)
    _upgrade_or_close(engine)
    reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return SqlStore(engine, reader, keys)


def _upgrade_or_close(engine: Engine) -> None:
    try:
        upgrade(engine)
    except BaseException:
        engine.dispose()
        raise


def upgrade(engine: Engine) -> None:
    """Bring the store to this program's version; a newer one is left alone (F52).

    A store whose guards did not survive is left as it was (F54). Raises KnownError.
    """
    with known_errors(), engine.begin() as connection:
        upgrade_within(connection)


def upgrade_within(connection: Connection) -> None:
    """`upgrade` as part of a transaction that does more."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADING})"))
    before = _refuse_newer(connection)
    command.upgrade(configuration(connection), "head")
    missing = SqlJournal(connection, Rows(connection, 0)).missing_triggers()
    if missing and before != ScriptDirectory.from_config(configuration(connection)).get_current_head():
        raise KnownError("guards_missing", tables=list(missing))


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _refuse_newer(connection: Connection) -> str | None:
    """The version of the store, None for an empty one."""
    current = MigrationContext.configure(connection).get_current_revision()
    known = {
        script.revision for script in ScriptDirectory.from_config(configuration(connection)).walk_revisions()
    }
    if current is not None and current not in known:
        raise KnownError("store_newer", version=current)
    return current


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
