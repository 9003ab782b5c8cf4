"""Files that come to the house and leave it: the operator's offers, reports, posters (BETTING B1, B9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from app.documents import Document


@dataclass(frozen=True, slots=True)
class ReceivedFile:
    """A file as it came; `signature` is that of the file beside it (`offer.json.sig`), in hex, or empty."""

    name: str
    data: bytes
    signature: str


class Filing(Protocol):
    """The station's two folders. All methods raise KnownError(folder_unusable) where one can't be used."""

    @property
    def incoming(self) -> str:
        """The folder that files are taken from, as it is shown to who puts them there."""

    @property
    def outgoing(self) -> str:
        """The folder that files are put into."""

    def waiting(self) -> Sequence[str]:
        """Names of the JSON and CSV files that wait, the newest first."""

    def read(self, name: str) -> ReceivedFile:
        """One of the files that wait."""

    def keep(self, name: str, data: bytes) -> str:
        """Put a file into the folder, in place of one of the same name; returns where it is."""

    def keep_page(self, name: str, page: Document) -> str:
        """Put an A4 document into the folder as a PDF; returns where it is."""
