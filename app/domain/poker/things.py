"""Things won in kind: who gets them, by place or by the tournament director's word (POKER P6).

Things can't be cut in cents. Of a place that is shared the director names who gets each of them. A thing is
known by its rank among those of the fixed prizes, from 0.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.errors import Code, Refused
from app.domain.poker.context import known_player, require_reason, require_running_life
from app.domain.poker.facts import PrizeInKind, ThingAwarded
from app.domain.poker.ranking import Place, places
from app.domain.poker.state import Tournament


def decide_award_thing(state: Tournament, thing: int, player: str, reason: str) -> tuple[ThingAwarded]:
    """Names who gets a thing that tied players share; until it is handed over another may be named.

    Raises Refused, in this order: `reason_required`, `stopped`, `unknown` (the player, or no such thing),
    `already_paid` (it was handed over), `not_a_winner` (he shares no place that wins it).
    """
    reason = require_reason(reason)
    require_running_life(state)
    known_player(state, player)
    things = _things(state)
    if not 0 <= thing < len(things):
        raise Refused(Code.UNKNOWN, thing=thing)
    if thing in state.handed_over:
        raise Refused(Code.ALREADY_PAID, player=state.handed_over[thing])
    if player not in sharers(state, things[thing].place):
        raise Refused(Code.NOT_A_WINNER, player=player)
    return (ThingAwarded(thing, things[thing].what, player, reason),)


def sharers(state: Tournament, place: int) -> tuple[str, ...]:
    """Who ties for a place, the first entered first; nobody where one player has it alone."""
    tied = [player for player, won in places(state).items() if _shares(won, place)]
    return tuple(sorted(tied, key=lambda player: state.players[player].entered or 0))


def winners(state: Tournament) -> Mapping[int, str]:
    """Who gets each thing, or got it: a thing that was handed over stays where it is, whoever moves up."""
    things = _things(state)
    ranked = places(state) if things else {}
    alone = {place.first: player for player, place in ranked.items() if place.first == place.last}
    found = {}
    for thing, prize in enumerate(things):
        named = state.awards.get(thing, "")
        tied = named in ranked and _shares(ranked[named], prize.place)
        player = state.handed_over.get(thing) or alone.get(prize.place) or (named if tied else "")
        if player:
            found[thing] = player
    return found


def things_of(state: Tournament, player: str) -> tuple[str, ...]:
    """What he wins in kind, handed over or not; nothing yet of what he shares and nobody was named for."""
    return tuple(_things(state)[thing].what for thing, winner in winners(state).items() if winner == player)


def things_owed(state: Tournament, player: str) -> tuple[str, ...]:
    """What of it is still to be handed over."""
    won = winners(state)
    owed = (thing for thing in won if won[thing] == player and thing not in state.handed_over)
    return tuple(_things(state)[thing].what for thing in owed)


def to_award(state: Tournament) -> tuple[int, ...]:
    """The things that tied players share, until they are handed over."""
    return tuple(
        thing
        for thing, prize in enumerate(_things(state))
        if thing not in state.handed_over and sharers(state, prize.place)
    )


def unnamed(state: Tournament) -> tuple[int, ...]:
    """Those of them that nobody was named for yet."""
    won = winners(state)
    return tuple(thing for thing in to_award(state) if thing not in won)


def things_to_rule_on(state: Tournament, player: str) -> tuple[str, ...]:
    """What he shares that nobody was named for yet."""
    shared = (_things(state)[thing] for thing in unnamed(state))
    return tuple(prize.what for prize in shared if player in sharers(state, prize.place))


def handed_over_with(
    state: Tournament, player: str, place: Place, given: tuple[str, ...]
) -> Mapping[int, str]:
    """`state.handed_over` once `player` got the things `given` for his place."""
    found = dict(state.handed_over)
    for what in given:
        alike = (
            thing
            for thing, prize in enumerate(_things(state))
            if thing not in found and prize.what == what and place.first <= prize.place <= place.last
        )
        # Of two things alike at a shared place he got the one that he was named for.
        thing = min(alike, key=lambda each: state.awards.get(each) != player, default=None)
        if thing is not None:
            found[thing] = player
    return found


def _things(state: Tournament) -> tuple[PrizeInKind, ...]:
    return state.prizes.in_kind if state.prizes else ()


def _shares(won: Place, place: int) -> bool:
    return won.first != won.last and won.first <= place <= won.last
