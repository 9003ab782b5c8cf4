"""Empty stores of this version, made once and copied: a test's own house is then there at once."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from app.bootstrap import OpenStore
from app.ports.outside import Keys
from app.vault.keys import HouseKeys, Keyring
from app.vault.system import SystemRandomness
from db.opening import open_postgresql, open_sqlite
from db.unit_of_work import SqlStore


def copied_sqlite(file: Path, keys: Keys) -> SqlStore:
    """A store in `file`, as the migrations leave it. No test pulls its plug: no commit waits for the disk."""
    shutil.copyfile(Path(_folder().name) / "empty.db", file)
    store = open_sqlite(file, keys)
    connection = store.writer.raw_connection()
    connection.cursor().execute("PRAGMA synchronous=OFF")
    connection.close()
    return store


def store_at(database_url: str | None) -> OpenStore:
    """The PostgreSQL store at an address, as it stands there; None for a store in a file."""
    if database_url is None:
        return copied_sqlite
    return lambda _file, keys: open_postgresql(database_url, keys)


@cache
def _folder() -> TemporaryDirectory[str]:
    """Nothing in an empty store comes from the keys it was made with. Gone when the tests are."""
    folder = TemporaryDirectory(prefix="guichet-empty-")
    open_sqlite(Path(folder.name) / "empty.db", Keyring(HouseKeys.make(SystemRandomness()))).close()
    return folder
