"""Places: the number of players who last longer, plus one (POKER P5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.domain.poker.state import PlayerState, Tournament


@dataclass(frozen=True, slots=True)
class Place:
    """A place, or the first and last of those that tied players share."""

    first: int
    last: int

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def places(state: Tournament) -> Mapping[str, Place]:
    """The place of everybody who is out, and of the winner once the tournament is finished.

    Re-entered players are struck from their earlier bust and expelled ones have no place, so the
    others' places move with them.
    """
    lasting = state.in_play
    found: dict[str, Place] = {}
    if state.finish is not None:
        found.update(dict.fromkeys(state.seated(), Place(1, 1)))
    for group in reversed(state.outs):
        place = Place(lasting + 1, lasting + len(group))
        found.update(dict.fromkeys(group, place))
        lasting += len(group)
    return found


def first_placed(state: Tournament) -> tuple[str, ...]:
    """Whose the first place is: the last player in play, or where that one was expelled whoever moves up to
    it, several where they tie. Nobody while two are in play, or where everybody was expelled."""
    if state.in_play == 1:
        return tuple(state.seated())
    return tuple(player for player, place in places(state).items() if place.first == 1)


def groups_out(
    state: Tournament, players: Sequence[str], stacks: Mapping[str, int], *, hand_for_hand: bool
) -> tuple[tuple[str, ...], ...]:
    """Who goes out before whom, the first out first; equals share a group.

    More chips at the start of the hand ranks higher. Hand for hand the best of each table tie
    whatever their stacks, then the second best, and so on; at one table stacks alone count.
    """
    tables: dict[int | None, list[str]] = {}
    for player in players:
        table = state.players[player].table if hand_for_hand else None
        tables.setdefault(table, []).append(player)
    ranked: list[list[str]] = []
    for at_table in tables.values():
        held = sorted({stacks.get(player, 0) for player in at_table}, reverse=True)
        for rank, stack in enumerate(held):
            if rank == len(ranked):
                ranked.append([])
            ranked[rank].extend(player for player in at_table if stacks.get(player, 0) == stack)
    return tuple(tuple(group) for group in reversed(ranked))


def bubble_at(state: Tournament) -> int | None:
    """How many players are left when the next one out is the last without a prize (case F19)."""
    if state.prizes is None:
        return None
    return len(state.prizes.amounts) + 1


def on_the_bubble(state: Tournament) -> bool:
    return state.in_play == bubble_at(state)


def still_ranked(state: Tournament) -> int:
    """How many have or will have a place: all who sat down, less the expelled."""
    return state.in_play + state.count_of(PlayerState.OUT)
