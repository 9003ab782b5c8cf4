"""The draft in hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.ports.setting_up import Draft, HouseSetUp


class HeldDraft:
    """`draft` is what is kept when the set-up is interrupted: no secret is in it (HOUSE H5)."""

    def __init__(self, setting_up: HouseSetUp) -> None:
        self._setting_up = setting_up
        draft = setting_up.draft()
        self.draft = draft if draft.copy else replace(draft, copy=setting_up.proposed_copy())

    def keep(self, draft: Draft) -> Callable[[], None]:
        """Go on with `draft`; what to run, so that it is written down."""
        self.draft = draft
        return lambda: self._setting_up.keep(draft)
