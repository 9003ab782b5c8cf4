"""Guessing control numbers is spaced out, station by station (BETTING B8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.domain.betting.ticket_numbers import check_control
from app.domain.errors import Code, Refused

FREE_TRIES = 5
FIRST_WAIT = timedelta(seconds=30)
LONGEST_WAIT = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class WrongControls:
    """Wrong control numbers in a row at one station, as the store keeps them over a restart."""

    in_a_row: int = 0
    last_at: datetime | None = None

    @property
    def blocked_until(self) -> datetime | None:
        """When the station may try again: after five in a row 30 s, doubled by each one more, up to an
        hour."""
        if self.last_at is None or self.in_a_row < FREE_TRIES:
            return None
        wait = FIRST_WAIT * (1 << min(self.in_a_row - FREE_TRIES, 16))
        return self.last_at + min(wait, LONGEST_WAIT)

    def one_more(self, at: datetime) -> WrongControls:
        return WrongControls(self.in_a_row + 1, at)


def check_paper(given: str, issued: Sequence[str], wrong: WrongControls, at: datetime) -> None:
    """Let pass the control number of the paper in force at a station that is not made to wait.

    `issued` are the control numbers of all papers of the ticket, the one in force last. Raises
    Refused in this order: `control_throttled`, `control_number_wrong`, `superseded`. A wrong one
    is then counted with `one_more`; the one in force, or an earlier one, ends the row.
    """
    until = wrong.blocked_until
    if until is not None and at < until:
        raise Refused(Code.CONTROL_THROTTLED, until=until)
    check_control(given, issued)
