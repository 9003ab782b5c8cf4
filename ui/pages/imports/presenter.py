"""Which file is taken in, and what became of it, without Qt (BETTING B1, B6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.errors import Refused
from app.ports.filing import Filing
from app.services.betting.imports import (
    ImportFile,
    OfferImported,
    ResultsImported,
    import_offer,
    import_results,
)
from app.services.betting.offer_file import BadRow
from app.services.house import Origin
from ui.desk import Desk


class FileKind(StrEnum):
    OFFER = "offer"
    RESULTS = "results"


Imported = OfferImported | ResultsImported


@dataclass(slots=True)
class ImportsPresenter:
    """One file at a time: all of it is taken, or nothing of it."""

    desk: Desk
    filing: Filing
    kind: FileKind = FileKind.OFFER
    files: Sequence[str] = ()
    chosen: str = ""
    imported: Imported | None = None
    bad: Sequence[BadRow] = ()

    def load(self) -> Sequence[str]:
        """The files that wait. Raises KnownError(folder_unusable)."""
        return self.filing.waiting()

    def show(self, files: Sequence[str]) -> None:
        """The newest is in hand at once, as what its name says it is."""
        self.files = files
        if self.chosen not in files:
            self.choose(files[0] if files else "")

    def choose(self, name: str) -> None:
        self.chosen = name
        if "result" in name.lower() or "résultat" in name.lower():
            self.kind = FileKind.RESULTS
        elif name:
            self.kind = FileKind.OFFER
        self.forget()

    def choose_kind(self, kind: FileKind) -> None:
        self.kind = kind
        self.forget()

    def forget(self) -> None:
        """Put away what became of the last file."""
        self.imported, self.bad = None, ()

    def take(self, origin: Origin, kind: FileKind, name: str) -> Imported:
        """Raises Refused: signature_invalid, file_invalid, or the codes of the bad rows."""
        received = self.filing.read(name)
        command = ImportFile(received.name, received.data, received.signature)
        service = import_results if kind is FileKind.RESULTS else import_offer
        return service(self.desk.house, origin, command)

    def was_taken(self, imported: Imported) -> None:
        self.imported, self.bad = imported, ()

    def was_refused(self, refusal: Refused) -> None:
        """Every bad row of the file, or none where the file as a whole was refused."""
        rows = refusal.details.get("rows", ())
        self.imported = None
        self.bad = tuple(row for row in rows if isinstance(row, BadRow)) if isinstance(rows, tuple) else ()


def without_rows(refusal: Refused) -> Refused:
    """The refusal for the words over the list, which the rows stand in."""
    details = {name: value for name, value in refusal.details.items() if name != "rows"}
    first, *more = refusal.codes
    return Refused(first, *more, **details)
