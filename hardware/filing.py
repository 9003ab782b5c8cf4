"""The two folders of a station (the port `Filing`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from app.documents import Document
from app.domain.errors import KnownError
from app.ports.filing import ReceivedFile
from hardware.pdf import lay_out

_FORMS: Final = frozenset({".json", ".csv"})
_SIGNATURE: Final = ".sig"


class Folders:
    """Made on the first use, so that whoever brings a file finds where it belongs."""

    def __init__(self, incoming: Path, outgoing: Path) -> None:
        self._incoming, self._outgoing = incoming, outgoing

    @property
    def incoming(self) -> str:
        return str(self._incoming)

    @property
    def outgoing(self) -> str:
        return str(self._outgoing)

    def waiting(self) -> Sequence[str]:
        with _usable(self._incoming):
            found = [path for path in self._incoming.iterdir() if path.suffix.lower() in _FORMS]
            newest = sorted(found, key=lambda path: (-path.stat().st_mtime_ns, path.name))
            return tuple(path.name for path in newest)

    def read(self, name: str) -> ReceivedFile:
        with _usable(self._incoming):
            path = self._incoming / Path(name).name
            signature = path.with_name(path.name + _SIGNATURE)
            signed = signature.read_text("ascii", errors="replace").strip() if signature.is_file() else ""
            return ReceivedFile(path.name, path.read_bytes(), signed)

    def keep(self, name: str, data: bytes) -> str:
        with _usable(self._outgoing):
            path = self._outgoing / Path(name).name
            # Whole or not at all: a reader never meets half a file.
            part = path.with_name(f"{path.name}.part")
            part.write_bytes(data)
            part.replace(path)
            return str(path)

    def keep_page(self, name: str, page: Document) -> str:
        return self.keep(name, lay_out(page))


@contextmanager
def _usable(folder: Path) -> Iterator[None]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        raise KnownError("folder_unusable", path=str(folder), why=error.strerror) from error
