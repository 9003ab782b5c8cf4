"""The bar code of a registration receipt and a seat card: who, in which tournament (POKER P3).

Sixteen digits: four of the tournament, eight of the person, three that only the house's key can
make, and a check digit that catches every wrong digit and every swap of neighbours.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass

from stdnum import damm

from app.domain.errors import Code, Refused

RECEIPT_DIGITS = 16
Mac = Callable[[bytes], bytes]


@dataclass(frozen=True, slots=True)
class Receipt:
    tournament: str
    player: str


def receipt_code(mac: Mac, tournament: str, player: str) -> str:
    """The digits on the receipt. Raises ValueError for identifiers of another form."""
    if len(tournament) != 4 or len(player) != 8:
        raise ValueError(f"no receipt for {tournament}/{player}")
    body = f"{tournament}{player}{_proof(mac, tournament, player)}"
    return body + str(damm.calc_check_digit(body))


def read_receipt(mac: Mac, code: str) -> Receipt:
    """Who a scanned receipt is of. Raises Refused(unknown) for what the house never printed."""
    digits = "".join(code.split())
    if len(digits) != RECEIPT_DIGITS or not (digits.isascii() and digits.isdigit()):
        raise Refused(Code.UNKNOWN, digits=digits[:RECEIPT_DIGITS])
    tournament, player, proof = digits[:4], digits[4:12], digits[12:15]
    if not damm.is_valid(digits) or not hmac.compare_digest(proof, _proof(mac, tournament, player)):
        raise Refused(Code.UNKNOWN, digits=digits)
    return Receipt(tournament, player)


def _proof(mac: Mac, tournament: str, player: str) -> str:
    number = int.from_bytes(mac(f"receipt:{tournament}:{player}".encode("ascii")), "big")
    return f"{number % 1000:03d}"
