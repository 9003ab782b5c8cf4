"""Copies of the store in one file, checked by reading them back (HOUSE H5, F55).

A copy is an SQLite file on both engines: stored values are text and whole numbers, the same on
either, so that PostgreSQL's rows are kept in the very tables that SQLite has.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlcipher3.dbapi2 as sqlite
from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError, NoResultFound

from app.domain.errors import KnownError
from app.ports.outside import Keys
from app.ports.store import Store
from db.engines import postgresql, sqlite_reader, sqlite_writer
from db.faults import known_errors
from db.files import make_private, sync
from db.opening import open_sqlite, upgrade, upgrade_within
from db.schema import METADATA
from db.schema.house import JOURNAL_HEAD

_AT_ONCE = 1000
"""Rows on their way from one store to the other at a time."""
_COMPANIONS = ("", "-wal", "-shm")
_FORMER = "former_house"
"""What a PostgreSQL schema that was put aside is called, with a number."""

_OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


class SqliteCopies:
    """Copies of the store in the file `path`."""

    def __init__(self, path: Path, keys: Keys) -> None:
        self._path = path
        self._keys = keys

    def copy_to(self, target: Path) -> None:
        """`VACUUM INTO` reads one snapshot in one step, while others go on selling."""
        with known_errors():
            make_private(target)
            with closing(_connect(self._path)) as connection:
                connection.execute("VACUUM INTO ?", (str(target),)).close()
            sync(target)

    def read_back(self, copy: Path) -> AbstractContextManager[Store]:
        return _read_back(copy, self._keys)

    def last_number(self) -> int | None:
        if not self._path.exists():
            return None
        engine = sqlite_reader(self._path)
        try:
            return _last_number(engine)
        finally:
            engine.dispose()

    def put_back(self, copy: Path, *, replace: bool) -> str | None:
        with known_errors():
            there = self._path.exists()
            if there and not replace:
                raise KnownError("store_exists", store=str(self._path))
            fresh = self._path.with_name(f"{self._path.name}.new")
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            fresh.unlink(missing_ok=True)
            make_private(fresh)
            shutil.copyfile(copy, fresh)
            sync(fresh)
            aside = self._put_aside() if there else None
            fresh.replace(self._path)
            sync(self._path.parent)
            return aside

    def _put_aside(self) -> str:
        _ensure_nobody_has_it_open(self._path)
        number = 1
        while (aside := self._path.with_name(f"{self._path.name}.former-{number}")).exists():
            number += 1
        for companion in _COMPANIONS:
            with suppress(FileNotFoundError):
                Path(f"{self._path}{companion}").rename(f"{aside}{companion}")
        return str(aside)


class PostgresqlCopies:
    """Copies of the store in the database at `url`; what is put aside stays there as a schema."""

    def __init__(self, url: str, keys: Keys) -> None:
        self._url = url
        self._keys = keys

    def copy_to(self, target: Path) -> None:
        """All tables in one snapshot, while others go on selling."""
        with known_errors():
            make_private(target)
            source = postgresql(self._url)
            copy = sqlite_writer(target)
            try:
                upgrade(copy)
                snapshot = source.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
                with snapshot.connect() as there, copy.begin() as here:
                    here.execute(delete(JOURNAL_HEAD))
                    _copy_rows(there, here)
            finally:
                copy.dispose()
                source.dispose()
            with closing(_connect(target)) as connection:
                connection.execute("PRAGMA journal_mode=DELETE").close()
            sync(target)

    def read_back(self, copy: Path) -> AbstractContextManager[Store]:
        return _read_back(copy, self._keys)

    def last_number(self) -> int | None:
        engine = postgresql(self._url)
        try:
            return _last_number(engine)
        finally:
            engine.dispose()

    def put_back(self, copy: Path, *, replace: bool) -> str | None:
        """One transaction: the former house is under its other name and the copy in place, or neither."""
        with known_errors(), _scratch(copy) as scratch:
            source = sqlite_reader(scratch)
            target = postgresql(self._url)
            try:
                with source.connect() as there, target.begin() as here:
                    aside = self._put_aside(here, replace=replace)
                    upgrade_within(here)
                    here.execute(delete(JOURNAL_HEAD))
                    _copy_rows(there, here)
                    _go_on_numbering(here)
                return aside
            finally:
                target.dispose()
                source.dispose()

    def _put_aside(self, here: Connection, *, replace: bool) -> str | None:
        if here.execute(text("SELECT to_regclass('public.journal')")).scalar_one() is None:
            return None
        if not replace:
            raise KnownError("store_exists", store=here.engine.url.render_as_string())
        if here.execute(text(_OTHERS)).scalar_one():
            raise KnownError("store_held", store=here.engine.url.render_as_string())
        taken = "SELECT count(*) FROM pg_namespace WHERE nspname LIKE :name"
        number = here.execute(text(taken), {"name": f"{_FORMER}%"}).scalar_one() + 1
        aside = f"{_FORMER}_{number}"
        here.execute(text(f"ALTER SCHEMA public RENAME TO {aside}"))
        here.execute(text("CREATE SCHEMA public"))
        return aside


@contextmanager
def _scratch(copy: Path) -> Iterator[Path]:
    """A file like `copy`, brought to this version, gone afterwards."""
    if not copy.is_file():
        raise KnownError("copy_unreadable", path=str(copy))
    with _scratch_folder(copy) as folder:
        scratch = Path(folder) / "guichet.db"
        shutil.copyfile(copy, scratch)
        engine = sqlite_writer(scratch)
        try:
            upgrade(engine)
        finally:
            engine.dispose()
        yield scratch


def _scratch_folder(copy: Path) -> TemporaryDirectory[str]:
    """Beside `copy`, where there is room for one; elsewhere where that medium may only be read."""
    try:
        return TemporaryDirectory(prefix=".reading-", dir=copy.parent)
    except OSError:
        return TemporaryDirectory(prefix="guichet-reading-")


@contextmanager
def _read_back(copy: Path, keys: Keys) -> Iterator[Store]:
    """What is damaged here is the copy, not the store that is in use."""
    try:
        with known_errors(), _scratch(copy) as scratch:
            store = open_sqlite(scratch, keys)
            try:
                yield store
            finally:
                store.close()
    except KnownError as error:
        if error.cause == "store_damaged":
            raise KnownError("copy_unreadable", path=str(copy)) from error
        raise


def _last_number(engine: Engine) -> int | None:
    try:
        with engine.connect() as connection:
            number: int = connection.execute(select(JOURNAL_HEAD.c.number)).scalar_one()
            return number
    except (DBAPIError, NoResultFound):
        return None


def _copy_rows(there: Connection, here: Connection) -> None:
    """Every row of every table. Inserting is what no guard minds."""
    for table in METADATA.sorted_tables:
        found = there.execution_options(yield_per=_AT_ONCE).execute(select(table))
        for part in found.mappings().partitions(_AT_ONCE):
            here.execute(insert(table), [dict(row) for row in part])


def _go_on_numbering(here: Connection) -> None:
    """PostgreSQL counts apart from the rows: go on after the highest number that came."""
    for table in METADATA.sorted_tables:
        for column in table.primary_key.columns:
            sequence = here.execute(select(func.pg_get_serial_sequence(table.name, column.name))).scalar_one()
            highest = here.execute(select(func.max(column))).scalar_one()
            if sequence is not None and highest is not None:
                here.execute(select(func.setval(sequence, highest)))


def _ensure_nobody_has_it_open(path: Path) -> None:
    """Leaving WAL takes that nobody else has the file open; a damaged file can't be asked."""
    with closing(_connect(path)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE").close()
        except sqlite.DatabaseError as error:
            if "locked" in str(error):
                raise KnownError("store_held", store=str(path)) from error


def _connect(path: Path) -> Any:
    return sqlite.connect(str(path), isolation_level=None, timeout=0)
