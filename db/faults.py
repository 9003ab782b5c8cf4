"""What the engines say when they fail, as causes that the screens have words for (HOUSE H5)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlcipher3.dbapi2 as sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from app.domain.errors import KnownError

STORE_FAULTS = (DBAPIError, sqlite.Error)
"""What an engine raises, or the driver where it is asked itself."""
_CAUSES = (
    ("database or disk is full", "disk_full"),
    ("No space left", "disk_full"),
    ("readonly database", "store_read_only"),
    ("read-only transaction", "store_read_only"),
    ("database is locked", "store_locked"),
    ("malformed", "store_damaged"),
    ("not a database", "store_damaged"),
    ("disk I/O error", "store_unreadable"),
    ("unable to open database file", "store_unreadable"),
    ("password authentication failed", "database_login_wrong"),
    ("no password supplied", "database_login_wrong"),
    ('FATAL:  role "', "database_login_wrong"),
    ('FATAL:  database "', "database_unknown"),
    ("connection", "store_unreachable"),
    ("failed to resolve host", "store_unreachable"),
    ("the database system is", "store_unreachable"),
)


@contextmanager
def known_errors() -> Iterator[None]:
    """Turn what the house knows how to answer into a KnownError; anything else stays a fault."""
    try:
        yield
    except DBAPIError as error:
        _raise_known(error, str(error.orig))
        raise
    except (sqlite.Error, OSError) as error:
        _raise_known(error, str(error))
        raise
    except PoolTimeout as error:
        raise KnownError("store_locked", said=str(error)) from error


def _raise_known(error: Exception, said: str) -> None:
    for part, cause in _CAUSES:
        if part in said:
            raise KnownError(cause, said=said) from error
