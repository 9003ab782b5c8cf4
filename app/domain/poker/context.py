"""What a decision needs from outside: the instant, and where it draws, the seed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime

from app.domain.errors import Code, Refused
from app.domain.poker.draw import Drawer, commitment_of
from app.domain.poker.state import Player, PlayerState, Tournament
from app.domain.values import business_day


@dataclass(frozen=True, slots=True)
class Context:
    """`seed` is the secret that the tournament's commitment was made of, 32 random bytes;
    `next_commitment` the SHA-256, in hexadecimal, of the seed of the draw to come."""

    now: datetime
    seed: bytes = b""
    next_commitment: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "now", self.now.astimezone(UTC))

    @property
    def today(self) -> date:
        """The calendar day of the act at the house."""
        return business_day(self.now)

    def drawer(self, state: Tournament) -> Drawer:
        """A drawer on the seed that was committed to. Raises ValueError for any other seed."""
        if commitment_of(self.seed) != state.commitment:
            raise ValueError("the seed is not the one that the tournament committed to")
        return Drawer(self.seed)


def require_reason(reason: str) -> str:
    """`reason` without blanks around it. Raises Refused `reason_required` when there is none."""
    if not reason.strip():
        raise Refused(Code.REASON_REQUIRED)
    return reason.strip()


def require_running_life(state: Tournament) -> None:
    """Raises Refused `stopped` after a stop or a cancellation."""
    if state.stopped or state.cancelled:
        raise Refused(Code.STOPPED)


def require_started(state: Tournament) -> None:
    """Raises Refused `not_started` before the start and between sessions, `stopped` after a stop."""
    require_running_life(state)
    if not state.started or state.between_sessions:
        raise Refused(Code.NOT_STARTED)


def known_player(state: Tournament, player: str) -> Player:
    """Raises Refused `unknown` for who is not in this tournament."""
    if player not in state.players:
        raise Refused(Code.UNKNOWN, player=player)
    return state.players[player]


def require_in_play(state: Tournament, player: str) -> Player:
    """Raises Refused `not_in_play` for who has no seat, and for all once the tournament is over."""
    found = state.players.get(player)
    if found is None or found.state is not PlayerState.IN_PLAY or state.finish is not None:
        raise Refused(Code.NOT_IN_PLAY, player=player)
    return found
