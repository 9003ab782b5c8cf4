"""What each entrant gets back of a cancelled or stopped tournament (POKER P8)."""

from __future__ import annotations

from app.domain.errors import Code, Refused
from app.domain.poker.context import known_player
from app.domain.poker.facts import Refunded
from app.domain.poker.state import PlayerState, Tournament


def decide_refund(state: Tournament, player: str) -> tuple[Refunded]:
    """All that he paid, fees, re-entries, rebuys and dealers bonus included; once.

    A buy-in that a voucher paid comes back in cash. Raises Refused `unknown`, `not_cancelled`,
    `expelled` (for good), `already_refunded`, `payment_required` (he paid nothing).
    """
    known = known_player(state, player)
    if not (state.cancelled or state.stopped):
        raise Refused(Code.NOT_CANCELLED)
    if known.state is PlayerState.EXPELLED:
        raise Refused(Code.EXPELLED)
    if known.refunded:
        raise Refused(Code.ALREADY_REFUNDED)
    if known.entered is None:
        raise Refused(Code.PAYMENT_REQUIRED)
    return (Refunded(player, known.paid),)
