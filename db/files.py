"""A store's files: for one account alone, and found again after a power cut (HOUSE H5, H9)."""

from __future__ import annotations

import os
from pathlib import Path


def make_private(path: Path) -> None:
    """`path`, made empty where it is not there, for this account alone; its name is synced.

    SQLite gives a WAL the same rights as its database. Raises OSError.
    """
    is_new = not path.exists()
    path.touch(mode=0o600)
    path.chmod(0o600)
    if is_new:
        sync(path.parent)


def sync(path: Path) -> None:
    """What was written to the file, or the names in the folder, is safe. Raises OSError."""
    if os.name == "nt" and path.is_dir():  # Windows has no way to sync a folder; its rename is journalled
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
