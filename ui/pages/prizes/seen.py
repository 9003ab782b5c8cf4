"""The tournament whose prizes are shared, as last read; every part of the page reads it here. No Qt."""

from __future__ import annotations

from enum import StrEnum

from app.domain.poker.money import Sums, sums
from ui.tournament.seen import SeenTournament


class Stage(StrEnum):
    """How far the prizes are."""

    NOTHING = "nothing"
    ENTRIES_OPEN = "entries_open"
    TO_FIX = "to_fix"
    FIXED = "fixed"
    TO_CERTIFY = "to_certify"
    CERTIFIED = "certified"
    STOPPED = "stopped"


class SeenPrizes(SeenTournament):
    @property
    def stage(self) -> Stage:
        if self.view is None:
            return Stage.NOTHING
        state = self.state
        if state.stopped or state.cancelled:
            return Stage.STOPPED
        if state.certified is not None:
            return Stage.CERTIFIED
        if state.finish is not None and state.prizes is not None:
            return Stage.TO_CERTIFY
        if state.prizes is not None:
            return Stage.FIXED
        return Stage.ENTRIES_OPEN if state.entries_open(self.desk.house.clock.now()) else Stage.TO_FIX

    @property
    def may_change(self) -> bool:
        """Whether what is proposed can still be another: nothing is fixed yet."""
        return self.stage in (Stage.ENTRIES_OPEN, Stage.TO_FIX)

    @property
    def sums(self) -> Sums:
        return sums(self.state)
