"""Opening a store: the right file, the right version, the right library (HOUSE H5)."""

from __future__ import annotations

import errno
import threading
from collections.abc import Sequence
from pathlib import Path
from shutil import disk_usage

from sqlalchemy import Connection, Engine, inspect, text

from app.domain.errors import KnownError
from app.ports.outside import Keys
from db.engines import postgresql, sqlite_reader, sqlite_writer
from db.faults import known_errors
from db.files import make_private
from db.mounts import network_file_system
from db.repositories.journal import SqlJournal
from db.rows import Rows
from db.unit_of_work import SqlStore

_VERSION_TABLE = "alembic_version"
_VERSIONS = Path(__file__).parent / "migrations" / "versions"
_LEAST_ROOM = 1 << 16
"""Bytes that SQLite needs beside a store to open it; without them it only says that the disk fails."""
_FILE_CAUSES = {errno.EROFS: "store_read_only", errno.ENOSPC: "disk_full"}
_UPGRADING = 0x67756963
"""Which of a database's advisory locks makes stations upgrade one after the other."""
_MIGRATING = threading.Lock()
"""Alembic's operations go to whatever connection the process named last: one thread at a time."""


def open_sqlite(path: Path, keys: Keys) -> SqlStore:
    """The store in `path`, made or brought to this version where need be.

    Raises KnownError(sqlite_too_old, store_on_network, store_newer, store_damaged, store_unreadable,
    store_read_only, store_locked, disk_full, guards_missing).
    """
    network = network_file_system(path)
    if network is not None:
        raise KnownError("store_on_network", path=str(path), file_system=network)
    _make_file(path)
    writer = sqlite_writer(path)
    try:
        _upgrade_or_close(writer)
    except KnownError as error:
        if error.cause == "store_unreadable" and disk_usage(path.parent).free < _LEAST_ROOM:
            raise KnownError("disk_full", path=str(path)) from error
        raise
    return SqlStore(writer, sqlite_reader(path), keys)


def _make_file(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        make_private(path)
    except OSError as error:
        cause = _FILE_CAUSES.get(error.errno or 0, "store_unreadable")
        raise KnownError(cause, path=str(path), said=str(error)) from error


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
    if _is_of_this_version(connection):
        return
    from db.migrations.upgrading import to_this_version  # noqa: PLC0415  # alembic: the longest to load

    with _MIGRATING:
        to_this_version(connection)
    missing = SqlJournal(connection, Rows(connection, 0)).missing_triggers()
    if missing:
        raise KnownError("guards_missing", tables=list(missing))


def _is_of_this_version(connection: Connection) -> bool:
    """Raises KnownError(store_newer)."""
    current = stored_version(connection)
    known = versions()
    if current is not None and current not in known:
        raise KnownError("store_newer", version=current)
    return current == known[-1]


def stored_version(connection: Connection) -> str | None:
    """None for an empty store."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    asked = text(f"SELECT version_num FROM {_VERSION_TABLE}")  # noqa: S608  # a constant of this module
    version: str | None = connection.execute(asked).scalar()
    return version


def versions() -> Sequence[str]:
    """Every version that this program can open, the oldest first: the migrations by their numbers."""
    return sorted(path.stem[:4] for path in _VERSIONS.glob("[0-9]*.py"))


def ensure_house_at(url: str) -> None:
    """A house of this version or an older one stands there, and was not just made by asking.

    Raises KnownError(store_unreachable, database_login_wrong, database_unknown, house_missing, store_newer).
    """
    engine = postgresql(url)
    try:
        with known_errors(), engine.connect() as connection:
            version = stored_version(connection)
    finally:
        engine.dispose()
    if version is None:
        raise KnownError("house_missing", database=engine.url.database or "")
    if version not in versions():
        raise KnownError("store_newer", version=version)


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
