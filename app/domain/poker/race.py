"""The chip race: small chips are changed up and the odd ones raced off (TDA, colour-up)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from app.domain.errors import Code, Refused
from app.domain.poker.context import Context, require_in_play, require_running_life
from app.domain.poker.draw import Drawer
from app.domain.poker.facts import ChipsRaced
from app.domain.poker.state import Tournament


def raced_off(odd: Mapping[str, int], ratio: int, drawer: Drawer) -> tuple[str, ...]:
    """Who wins one of the large chips that the `odd` small ones are worth, `ratio` to one.

    Every odd chip draws; nobody wins more than one large chip, and what makes none is removed.
    """
    tickets = [player for player, chips in odd.items() for _ in range(chips)]
    order = drawer.pick("odd chips", tickets, len(tickets))
    return tuple(dict.fromkeys(order))[: sum(odd.values()) // ratio]


def decide_chip_race(
    state: Tournament,
    table: int,
    removed: int,
    smallest: int,
    odd: Mapping[str, int],
    context: Context,
    *,
    last_chips: Collection[str] = (),
) -> tuple[ChipsRaced]:
    """Races the `odd` chips of value `removed` off for chips of `smallest`, what is left in play.

    `odd` counts, from the first seat on, what each player could not change. Nobody is raced out of
    play: who has nothing else (`last_chips`) and wins none is given one. Raises Refused `stopped`,
    `not_in_play`, `unknown` for values or counts that make no race.
    """
    require_running_life(state)
    for player in odd:
        if require_in_play(state, player).table != table:
            raise Refused(Code.NOT_IN_PLAY, player=player, table=table)
    if removed < 1 or smallest <= removed or smallest % removed:
        raise Refused(Code.UNKNOWN, removed=removed, smallest=smallest)
    ratio = smallest // removed
    if not odd or not all(0 <= chips < ratio for chips in odd.values()):
        raise Refused(Code.UNKNOWN, odd=tuple(odd.values()))
    by_seat = dict(sorted(odd.items(), key=lambda held: state.players[held[0]].seat or 0))
    drawer = context.drawer(state)
    won = raced_off(by_seat, ratio, drawer)
    won += tuple(player for player in by_seat if player in last_chips and player not in won)
    change = len(won) * smallest - sum(odd.values()) * removed
    draw = drawer.record(context.next_commitment)
    return (ChipsRaced(table, removed, smallest, by_seat, won, change, draw),)
