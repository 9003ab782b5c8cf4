"""python-escpos as a builder of bytes, with its cache kept where only this account can write."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

_VARIABLE = "ESCPOS_CAPABILITIES_PICKLE_DIR"


def _private_cache() -> str:
    """A folder of this account's own: python-escpos unpickles what it finds there."""
    folder = Path(os.environ.get(_VARIABLE) or user_cache_path("guichet") / "escpos")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return tempfile.mkdtemp()
    return str(folder)


os.environ[_VARIABLE] = _private_cache()

# The folder must be named before these are imported.
from escpos.capabilities import Profile as Capabilities  # noqa: E402
from escpos.printer.dummy import Dummy  # noqa: E402


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
