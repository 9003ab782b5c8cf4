"""Setting a station's devices up: who may, and what paper is too narrow (HOUSE H6, F41)."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.betting.ticket_numbers import BAR_CODE_DIGITS
from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.ports.devices import Manner
from app.services.act import Work, act


@dataclass(frozen=True, slots=True)
class SetUpDevices:
    """`printer` and `scanner` are ways; `module` is the dots of a code's bar on this paper, 0 for none.

    `right` and `wrong` are what somebody said of the test page; `learned` is how the scanner types.
    """

    printer: str
    profile: str
    paper_mm: int
    module: int
    drawer: bool
    scanner: str
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    learned: Manner | None = None


@dataclass(frozen=True, slots=True)
class DevicesSetUp:
    """What the journal keeps: what the station prints and reads with, and what was seen of it."""

    printer: str
    profile: str = ""
    paper_mm: int = 0
    drawer: bool = False
    scanner: str = ""
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    learned: Manner | None = None


@act(Act.SET_UP_DEVICES)
def set_up_devices(work: Work, command: SetUpDevices) -> DevicesSetUp:
    """Journal what the station prints on from now on, and the answers to its test page.

    Raises Refused(paper_too_narrow) (F41).
    """
    ensure_code_fits(command)
    work.subject = command.printer
    return DevicesSetUp(
        command.printer,
        command.profile,
        command.paper_mm,
        command.drawer,
        command.scanner,
        command.right,
        command.wrong,
        command.learned,
    )


def ensure_code_fits(command: SetUpDevices) -> None:
    """Raises Refused(paper_too_narrow): a ticket's bar code never finds out on the ticket (F41)."""
    if command.module < 1:
        raise Refused(Code.PAPER_TOO_NARROW, digits=BAR_CODE_DIGITS, paper_mm=command.paper_mm)
