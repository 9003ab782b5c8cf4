"""Small files that are whole or not there, and readable by their owner alone."""

from __future__ import annotations

import os
from pathlib import Path


def private_folder(folder: Path) -> Path:
    """Make `folder`, for this account only (HOUSE H9)."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def write_whole(path: Path, data: bytes) -> None:
    """Replace `path` so that a crash leaves the old file or the new one, never half of either."""
    scratch = path.with_name(path.name + ".new")
    scratch.unlink(missing_ok=True)
    with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if os.name == "nt":  # Windows has no way to sync a folder; its rename is journalled
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
