"""The recovery copy of the house's keys (HOUSE H5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from app.documents import Document
from app.ports.setting_up import HouseSetUp
from ui.setup.drafting.devices import VIRTUAL
from ui.setup.drafting.held import HeldDraft

LEAST_PHRASE: Final = 12
"""Characters of the phrase that the recovery copy is kept under, at least."""


class KeysCopy:
    """`paper` is the copy as it can be printed, once it was saved here; the phrase is held nowhere."""

    def __init__(self, held: HeldDraft, setting_up: HouseSetUp) -> None:
        self._held, self._setting_up = held, setting_up
        self.paper: Document | None = None

    @property
    def is_confirmed(self) -> bool:
        """Whether it was read back."""
        return self._held.draft.copy_confirmed

    def save(self, file: str, phrase: str) -> Callable[[], Document]:
        """Make the keys and save their copy; what to run."""
        draft = replace(self._held.draft, copy=file.strip(), copy_confirmed=False)
        keep = self._held.keep(draft)

        def work() -> Document:
            keep()
            return self._setting_up.save_keys(draft.copy, phrase)

        return work

    def read_back(self, phrase: str) -> Callable[[], None]:
        """Read the copy with the phrase typed once more; what to run."""
        file = self._held.draft.copy
        return lambda: self._setting_up.confirm_keys(file, phrase)

    def confirm(self) -> Callable[[], None]:
        """It was read back; what to run, so that this is kept."""
        return self._held.keep(replace(self._held.draft, copy_confirmed=True))

    def print_copy(self) -> Callable[[], str]:
        """Raises LookupError before the copy was saved here."""
        paper, settings = self.paper, self._held.draft.devices
        if paper is None:
            raise LookupError("no copy was saved yet")
        return lambda: self._setting_up.print_copy(paper, settings)

    @property
    def pictures(self) -> str:
        """The folder that papers go to where the printer chosen is a virtual one; else empty."""
        return self._setting_up.pictures() if self._held.draft.devices.printer == VIRTUAL else ""
