"""The port `WallNote` in a small file beside the station's store."""

from __future__ import annotations

import json
import logging
from dataclasses import asdict
from pathlib import Path

from app.ports.wall import OnTheWall
from app.vault.files import write_whole

_log = logging.getLogger("guichet")


class WallFile:
    """A disk that refuses costs the wall its memory, and nothing else: it is logged."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> OnTheWall | None:
        try:
            return OnTheWall(**json.loads(self._path.read_text("utf-8")))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError):
            _log.warning("what hung on the wall can't be read", exc_info=True)
            return None

    def keep(self, shown: OnTheWall) -> None:
        try:
            write_whole(self._path, json.dumps(asdict(shown)).encode("utf-8"))
        except OSError:
            _log.warning("what hangs on the wall can't be kept", exc_info=True)

    def drop(self) -> None:
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            _log.warning("what hung on the wall can't be forgotten", exc_info=True)
