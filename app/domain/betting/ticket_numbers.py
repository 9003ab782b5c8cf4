"""Identification number, control number and bar code of a ticket (BETTING B4, art. 7.2).

All are text: their leading zeros count.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from stdnum import damm

from app.domain.errors import Code, Refused

IDENTIFICATION_DIGITS = 14
CONTROL_DIGITS = 10
BAR_CODE_DIGITS = IDENTIFICATION_DIGITS + CONTROL_DIGITS
BAR_CODE_MODULES = 11 * (BAR_CODE_DIGITS // 2 + 2) + 13 + 20
"""Width of the bars in Code 128 C with its quiet zones: the same for every ticket, so that paper too
narrow for it is known before the sale."""
LAST_SEQUENCE = 99_999_999
_AIM_PREFIX = re.compile(r"\][A-Za-z][0-9A-Za-z]")
_SHORTEST_MAC = 16


@dataclass(frozen=True, slots=True)
class Scanned:
    """What a scan or a hand gave: the identification, and the control number where it was there."""

    identification: str
    control: str | None


def identification(day: date, sequence: int) -> str:
    """The 14 digits of a ticket: year and day of the year, the house's running number, a check digit.

    Damm's check digit catches every single wrong digit and every swap of neighbours. Raises
    ValueError for a running number that is not 1 to 99,999,999.
    """
    if not 1 <= sequence <= LAST_SEQUENCE:
        raise ValueError(f"no ticket bears the running number {sequence}")
    body = f"{day:%y%j}{sequence:08d}"
    return body + str(damm.calc_check_digit(body))


def is_identification(text: str) -> bool:
    """Fourteen digits with the right check digit: asked before anything is looked up."""
    return _digits(text, IDENTIFICATION_DIGITS) and bool(damm.is_valid(text))


def control_message(identification: str, issue: int) -> bytes:
    """What the house's key signs for the paper `issue` of a ticket: 0 the original, n DUPLICATA n."""
    return f"control:{identification}:{issue}".encode("ascii")


def control_number(mac: bytes) -> str:
    """The 10 digits of a message authentication code. Raises ValueError under 16 bytes."""
    if len(mac) < _SHORTEST_MAC:
        raise ValueError("a control number is made of a whole message authentication code")
    return str(int.from_bytes(mac, "big") % 10**CONTROL_DIGITS).zfill(CONTROL_DIGITS)


def check_control(given: str, issued: Sequence[str]) -> None:
    """Let pass the control number of the paper in force, the last of `issued`.

    Raises Refused: `control_number_wrong`, or `superseded` for that of an earlier paper (B4).
    """
    matching = [
        issue for issue, control in enumerate(issued) if hmac.compare_digest(given.encode(), control.encode())
    ]
    if not matching:
        raise Refused(Code.CONTROL_NUMBER_WRONG)
    if matching[-1] != len(issued) - 1:
        raise Refused(Code.SUPERSEDED, issue=matching[-1], in_force=len(issued) - 1)


def bar_code(identification: str, control: str) -> str:
    """The 24 digits under the bars."""
    return identification + control


def read_code(text: str) -> Scanned:
    """Read a scanned bar code, or an identification number typed with or without spaces.

    A scanner's AIM prefix (`]C1`) is dropped. Raises Refused(ticket_unknown) for anything that is
    no ticket's number, a wrong check digit above all.
    """
    digits = "".join(_AIM_PREFIX.sub("", text.strip(), count=1).split())
    known = digits[:IDENTIFICATION_DIGITS]
    if not is_identification(known):
        raise Refused(Code.TICKET_UNKNOWN, number=known)
    rest = digits[IDENTIFICATION_DIGITS:]
    if rest and not _digits(rest, CONTROL_DIGITS):
        raise Refused(Code.TICKET_UNKNOWN, number=known)
    return Scanned(known, rest or None)


def _digits(text: str, count: int) -> bool:
    return len(text) == count and text.isascii() and text.isdigit()
