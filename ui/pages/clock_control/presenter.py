"""What the clock page knows and asks of the house, without Qt (POKER P5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.poker.clock import ClockState, ClockView
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Level
from app.services.house import Origin
from app.services.poker import floor
from app.services.poker.floor import AdjustClock, SetLevel
from app.services.poker.room_view import RoomView
from app.services.poker.tournaments import AskTournaments, tournaments
from ui.desk import Desk
from ui.tournament.turning import turn

MINUTE = 60


class LevelState(StrEnum):
    """Played levels are frozen: nothing on the page changes them."""

    PLAYED = "played"
    PRESENT = "present"
    TO_COME = "to_come"


@dataclass(frozen=True, slots=True)
class LevelLine:
    """One level of the list; `on_break` where its break is on."""

    number: int
    level: Level
    state: LevelState
    on_break: bool = False


class ClockPresenter:
    """Holds the latest view; the time is asked of the house's clock each time."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.view: RoomView | None = None
        self.known: Sequence[Tournament] = ()
        """Those whose clock may be asked for: they are not over."""

    def load_known(self, origin: Origin) -> Sequence[Tournament]:
        return [each for each in tournaments(self.desk.house, origin, AskTournaments()) if not each.over]

    @property
    def state(self) -> Tournament:
        """Raises LookupError while there is no tournament."""
        if self.view is None:
            raise LookupError("no tournament is shown")
        return self.view.state

    def clock(self) -> ClockView:
        return self.state.clock_view(self.desk.house.clock.now())

    @property
    def is_on(self) -> bool:
        """Whether there is a clock to be shown."""
        return self.view is not None and self.state.started and not self.state.over

    @property
    def may_turn(self) -> bool:
        """Whether it may be paused and set: between two sessions it stands until the next one is opened."""
        return self.is_on and not self.state.between_sessions

    @property
    def stands_still(self) -> bool:
        return self.clock().state is ClockState.PAUSED

    def lines(self) -> tuple[LevelLine, ...]:
        """Every level of the tournament."""
        clock = self.clock()
        present = clock.level if self.state.started else 0
        return tuple(
            LevelLine(number, level, _state_of(number, present), clock.on_break and number == present)
            for number, level in enumerate(self.state.terms.levels, 1)
        )

    def other_level(self, step: int) -> int | None:
        """The level before or after the present one; None where there is none."""
        number = self.clock().level + step
        return number if 1 <= number <= len(self.state.terms.levels) else None

    def turn(self, origin: Origin) -> None:
        """Pause what runs, resume what stands still."""
        turn(self.desk.house, origin, self.state)

    def adjust(self, origin: Origin, seconds: int) -> None:
        floor.adjust_clock(self.desk.house, origin, AdjustClock(self.state.tournament, seconds))

    def set_level(self, origin: Origin, number: int) -> None:
        floor.set_level(self.desk.house, origin, SetLevel(self.state.tournament, number))


def _state_of(number: int, present: int) -> LevelState:
    if number == present:
        return LevelState.PRESENT
    return LevelState.PLAYED if number < present else LevelState.TO_COME
