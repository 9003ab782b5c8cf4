"""The control number of the paper in force, and guessing it (BETTING B4, B8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from app.domain.betting.throttle import WrongControls, check_paper
from app.domain.betting.ticket_numbers import read_code
from app.domain.errors import Code, Refused
from app.ports.betting import RegisteredPlay
from app.ports.store import Unit
from app.services.act import Work
from app.services.betting.sales import control
from app.services.house import House, Origin

C = TypeVar("C")
R = TypeVar("R")


def find(unit: Unit, code: str) -> tuple[RegisteredPlay, str | None]:
    """The play that a scanned or typed code names, and the control number read with it.

    Raises Refused(ticket_unknown).
    """
    scanned = read_code(code)
    registered = unit.plays.play(scanned.identification)
    if registered is None:
        raise Refused(Code.TICKET_UNKNOWN, number=scanned.identification)
    return registered, scanned.control


def present(work: Work, code: str, typed: str | None) -> RegisteredPlay:
    """The play whose paper in force was presented.

    Raises Refused: ticket_unknown, control_throttled, control_number_wrong, superseded.
    """
    registered, read = find(work.unit, code)
    wrong = work.unit.plays.wrong_controls(work.origin.station)
    check_paper(typed or read or "", issued(work.house, registered), wrong, work.now)
    if wrong.in_a_row:
        work.unit.plays.keep_wrong_controls(work.origin.station, WrongControls())
    return registered


def issued(house: House, registered: RegisteredPlay) -> list[str]:
    """The control numbers of all papers of a ticket, the one in force last."""
    return [control(house, registered.identification, issue) for issue in range(registered.issues)]


def spaced_out(
    service: Callable[[House, Origin, C], R],
) -> Callable[[House, Origin, C], R]:
    """Count the wrong control numbers that `service` refuses, so that guessing takes ever longer.

    The count is kept by a transaction of its own: the refused act leaves nothing, this stays. A
    right number ends the row, also where the act is then refused for another reason.
    """

    @wraps(service)
    def run(house: House, origin: Origin, command: C) -> R:
        try:
            return service(house, origin, command)
        except Refused as refusal:
            if refusal.code not in _BEFORE_THE_CONTROL_NUMBER:
                _count(house, origin.station, wrong=refusal.code is Code.CONTROL_NUMBER_WRONG)
            raise

    return run


_BEFORE_THE_CONTROL_NUMBER = frozenset(
    {
        Code.NOT_ALLOWED,
        Code.SHIFT_CLOSED,
        Code.CLOCK_BEHIND,
        Code.TICKET_UNKNOWN,
        Code.CONTROL_THROTTLED,
    }
)
"""Refusals that come before anybody looks at the control number."""


def end_row(house: House, station: str) -> None:
    """A right control number was read and nothing is recorded of it: the row of wrong ones is over."""
    with house.store.read() as unit:
        in_a_row = unit.plays.wrong_controls(station).in_a_row
    if in_a_row:
        _count(house, station, wrong=False)


def _count(house: House, station: str, *, wrong: bool) -> None:
    with house.store.write() as unit:
        before = unit.plays.wrong_controls(station)
        after = before.one_more(house.clock.now()) if wrong else WrongControls()
        if after != before:
            unit.plays.keep_wrong_controls(station, after)
            unit.commit_unsealed()
