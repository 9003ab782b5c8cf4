"""python-escpos as a builder of bytes, with its cache kept whole, where only this account can write."""

from __future__ import annotations

import os
import platform
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_cache_path

_VARIABLE = "ESCPOS_CAPABILITIES_PICKLE_DIR"
_FILE = f"{platform.python_version()}.capabilities.pickle"


@contextmanager
def _whole_cache() -> Iterator[None]:
    """What python-escpos imports from its cache is whole, or is made apart and takes its place in one step.

    A program killed in between would else leave half a cache behind, and nothing be printed any more.
    """
    kept = _own_folder()
    apart = Path(tempfile.mkdtemp(dir=kept)) if _must_be_made(kept) else None
    os.environ[_VARIABLE] = str(apart or kept)
    yield
    os.environ[_VARIABLE] = str(kept)
    if apart is not None:
        _take_place(apart, kept)


def _own_folder() -> Path:
    """A folder where only this account writes: python-escpos unpickles what it finds there."""
    folder = Path(os.environ.get(_VARIABLE) or user_cache_path("guichet") / "printers")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp())
    return folder if os.access(folder, os.W_OK) else Path(tempfile.mkdtemp())


def _must_be_made(folder: Path) -> bool:
    """Whether there is no cache, or one of an older library, which python-escpos would write over."""
    library = find_spec("escpos")
    if library is None or library.origin is None:
        raise ModuleNotFoundError("escpos")
    made, source = folder / _FILE, Path(library.origin).with_name("capabilities.json")
    return not made.exists() or made.stat().st_mtime < source.stat().st_mtime


def _take_place(apart: Path, kept: Path) -> None:
    with suppress(OSError):  # another program was quicker, or the disk is full: it is made again next time
        with (apart / _FILE).open("rb+") as file:
            os.fsync(file.fileno())
        (apart / _FILE).replace(kept / _FILE)
    shutil.rmtree(apart, ignore_errors=True)


with _whole_cache():
    from escpos.capabilities import Profile as Capabilities
    from escpos.printer.dummy import Dummy


class Builder(Dummy):  # type: ignore[misc]
    """Collects the bytes of one paper, `dots` wide; nothing is sent from here."""

    def __init__(self, dots: int) -> None:
        capabilities = Capabilities()
        capabilities.profile_data = {**capabilities.profile_data, "media": {"width": {"pixels": dots}}}
        super().__init__(profile=capabilities)

    def raw(self, data: bytes) -> None:
        """Bytes that python-escpos has no word for, or a word that can't be trusted."""
        self._raw(data)

    def collected(self) -> bytes:
        """All bytes so far."""
        return bytes(self.output)
