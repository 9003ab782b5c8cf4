"""The acts that give seats: first draw, late seats, balancing, by hand (POKER P4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from app.domain.errors import Code, Refused
from app.domain.poker.context import Context, known_player, require_running_life
from app.domain.poker.draw import Draw, Drawer, verify_draw
from app.domain.poker.facts import ChipsRaced, DrawKind, Fact, PlayerPinned, SeatsDrawn
from app.domain.poker.fold import apply
from app.domain.poker.race import raced_off
from app.domain.poker.seating import (
    Room,
    SeatGiven,
    Seats,
    TableSeat,
    balanced,
    first_seats,
    is_final,
    late_seat,
    tables_for,
)
from app.domain.poker.state import PlayerState, Tournament
from app.domain.poker.terms import Movers


def decide_draw(state: Tournament, context: Context) -> tuple[SeatsDrawn]:
    """The first draw: a seat for everybody checked in, in as few tables as hold them.

    Raises Refused `stopped`, `already_drawn` (case F31), `check_in_required` with nobody there.
    """
    require_running_life(state)
    if state.drawn:
        raise Refused(Code.ALREADY_DRAWN)
    players = _checked_in(state)
    if not players:
        raise Refused(Code.CHECK_IN_REQUIRED)
    drawer = context.drawer(state)
    seats = first_seats(players, state.terms.seats, drawer)
    return (_fact(DrawKind.FIRST, seats, drawer.record(context.next_commitment), players, state.terms.chips),)


def _checked_in(state: Tournament) -> tuple[str, ...]:
    """Those who wait for a seat, in the order in which they entered."""
    waiting = [
        (player.entered or 0, each)
        for each, player in state.players.items()
        if player.state is PlayerState.CHECKED_IN
    ]
    return tuple(each for _, each in sorted(waiting))


def seat_late(state: Tournament, player: str, chips: int, context: Context) -> SeatsDrawn:
    """A seat for one who has just been checked in, with `chips` before him."""
    drawer = context.drawer(state)
    seats = late_seat(state.room(), player, drawer, expected=state.places_held())
    return _fact(DrawKind.LATE, seats, drawer.record(context.next_commitment), (player,), chips)


def draw_session(state: Tournament, context: Context) -> SeatsDrawn:
    """New seats for all who are in play, in as few tables as hold them; the chips go along.

    Who is pinned draws a seat like the others: the room is set up anew.
    """
    drawer = context.drawer(state)
    seats = _session_seats(state, drawer)
    return _fact(DrawKind.SESSION, seats, drawer.record(context.next_commitment))


def _session_seats(state: Tournament, drawer: Drawer) -> Seats:
    players = [
        player for _, seated in sorted(state.room().occupied.items()) for _, player in sorted(seated.items())
    ]
    seats = first_seats(players, state.terms.seats, drawer)
    before, after = frozenset(state.tables), frozenset(seats.opened)
    return replace(seats, opened=tuple(sorted(after - before)), broken=tuple(sorted(before - after)))


def decide_balance(
    state: Tournament, context: Context, next_big_blind: Sequence[TableSeat] = ()
) -> tuple[SeatsDrawn, ...]:
    """The moves that make the room level, the tables that break, or the final table; () when
    nothing is to be done.

    `next_big_blind` is heeded where the rules say "by position". Raises Refused `stopped`,
    `not_drawn`.
    """
    require_running_life(state)
    if not state.drawn:
        raise Refused(Code.NOT_DRAWN)
    room, drawer = state.room(), context.drawer(state)
    heeded = tuple(next_big_blind) if state.terms.movers is Movers.BY_POSITION else ()
    seats = balanced(room, drawer, heeded)
    if state.finish is not None or not (seats.given or seats.broken):
        return ()
    kind = DrawKind.FINAL_TABLE if is_final(room) else DrawKind.BALANCE
    return (replace(_fact(kind, seats, drawer.record(context.next_commitment)), next_big_blind=heeded),)


def _fact(
    kind: DrawKind, seats: Seats, draw: Draw, arrivals: tuple[str, ...] = (), chips: int = 0
) -> SeatsDrawn:
    return SeatsDrawn(
        kind=kind,
        given=seats.given,
        arrivals=arrivals,
        chips=chips,
        opened=seats.opened,
        broken=seats.broken,
        breaking=seats.breaking,
        draw=draw,
    )


def decide_seats_by_hand(
    state: Tournament,
    given: Sequence[SeatGiven],
    witnesses: Sequence[str],
    breaking: Sequence[int] = (),
) -> tuple[SeatsDrawn]:
    """A draw made by hand, entered as such before two witnesses and checked like any other.

    `breaking` is the order drawn for the tables; without it new tables are put first. Raises Refused
    `stopped`, `witnesses_required`, `check_in_required`, `seats_invalid` with what is wrong.
    """
    require_running_life(state)
    named = tuple(dict.fromkeys(each.strip() for each in witnesses if each.strip()))
    if len(named) != 2:
        raise Refused(Code.WITNESSES_REQUIRED)
    waiting = _checked_in(state)
    arrivals = tuple(each.player for each in given if each.player in waiting)
    if not state.drawn and not arrivals:
        raise Refused(Code.CHECK_IN_REQUIRED)
    opened = tuple(sorted({each.table for each in given} - frozenset(state.tables)))
    fact = SeatsDrawn(
        kind=DrawKind.BALANCE if state.drawn else DrawKind.FIRST,
        given=tuple(given),
        arrivals=arrivals,
        chips=state.terms.chips,
        opened=opened,
        broken=(),
        breaking=(),
        witnesses=named,
    )
    _require_known(state, given, waiting)
    emptied = tuple(t for t, seated in apply(state, fact).room().occupied.items() if not seated)
    order = tuple(breaking) or (*opened, *state.breaking)
    fact = replace(fact, broken=emptied, breaking=tuple(table for table in order if table not in emptied))
    _require_right(state, fact)
    return (fact,)


def _require_known(state: Tournament, given: Sequence[SeatGiven], waiting: tuple[str, ...]) -> None:
    seated = state.seated()
    twice = len({each.player for each in given}) != len(given)
    pinned = any(
        each.player in seated and seated[each.player].pinned and seated[each.player].table != each.table
        for each in given
    )
    strangers = [each.player for each in given if each.player not in seated and each.player not in waiting]
    wrong_chair = any(not 1 <= each.seat <= state.terms.seats or each.table < 1 for each in given)
    if twice or pinned or strangers or wrong_chair:
        raise Refused(Code.SEATS_INVALID, twice=twice, pinned=pinned, strangers=strangers, chair=wrong_chair)


def _require_right(state: Tournament, fact: SeatsDrawn) -> None:
    after = apply(state, fact)
    room = after.room()
    unseated = not state.drawn and len(fact.arrivals) != len(_checked_in(state))
    clash = not after.seats_valid()
    uneven = room.spread > 1 or (not state.drawn and len(room.tables) != tables_for(room.players, room.seats))
    order = sorted(fact.breaking) != list(room.tables)
    if unseated or clash or uneven or order:
        raise Refused(Code.SEATS_INVALID, unseated=unseated, clash=clash, uneven=uneven, order=order)


def decide_pin(state: Tournament, player: str, *, pinned: bool = True) -> tuple[PlayerPinned]:
    """Who can't change tables stays at his (case F28). Raises Refused `unknown`."""
    known_player(state, player)
    return (PlayerPinned(player, pinned),)


@dataclass(frozen=True, slots=True)
class DrawVerdict:
    """`fair` where seed, commitment and every seat come out as recorded."""

    number: int
    kind: DrawKind
    by_hand: bool
    fair: bool


def verify_draws(facts: Iterable[Fact]) -> tuple[DrawVerdict, ...]:
    """Computes every draw of a tournament again, from its facts alone.

    Each has to come from the seed whose hash was published just before it, and the seats given have
    to be those that the seed gives in the room as it was.
    """
    return tuple(_verdicts(facts))


def _verdicts(facts: Iterable[Fact]) -> Iterator[DrawVerdict]:
    state: Tournament | None = None
    number = 0
    for fact in facts:
        if state is not None and isinstance(fact, SeatsDrawn):
            number += 1
            by_hand = fact.draw is None
            yield DrawVerdict(number, fact.kind, by_hand, by_hand or _comes_out(state, fact))
        if state is not None and isinstance(fact, ChipsRaced):
            number += 1
            yield DrawVerdict(number, DrawKind.CHIP_RACE, by_hand=False, fair=_race_comes_out(state, fact))
        state = apply(state, fact)


def _race_comes_out(state: Tournament, fact: ChipsRaced) -> bool:
    draw = fact.draw
    if draw.commitment != state.commitment or not verify_draw(draw):
        return False
    drawer = Drawer(bytes.fromhex(draw.seed))
    # The journal keeps no order of keys: the odd chips lay there from the first seat on.
    by_seat = dict(sorted(fact.odd.items(), key=lambda held: state.players[held[0]].seat or 0))
    won = raced_off(by_seat, fact.smallest // fact.removed, drawer)
    return fact.won[: len(won)] == won and drawer.record(draw.next_commitment) == draw


def _comes_out(state: Tournament, fact: SeatsDrawn) -> bool:
    draw = fact.draw
    if draw is None or draw.commitment != state.commitment or not verify_draw(draw):
        return False
    drawer = Drawer(bytes.fromhex(draw.seed))
    try:
        seats = _drawn_again(state, fact, drawer)
    except ValueError:
        return False
    again = Seats(fact.given, fact.opened, fact.broken, fact.breaking)
    return seats == again and drawer.record(draw.next_commitment) == draw


def _drawn_again(state: Tournament, fact: SeatsDrawn, drawer: Drawer) -> Seats:
    room: Room = state.room()
    if fact.kind is DrawKind.FIRST:
        return first_seats(_checked_in(state), state.terms.seats, drawer)
    if fact.kind is DrawKind.SESSION:
        return _session_seats(state, drawer)
    if fact.kind is DrawKind.LATE:
        return late_seat(room, fact.arrivals[0], drawer, expected=state.places_held())
    return balanced(room, drawer, fact.next_big_blind)
