"""Seats, folded: draws and moves, who is pinned, what stands at a table: chief, dealer, button, calls."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from app.domain.poker import facts as f
from app.domain.poker.moving import moving_after
from app.domain.poker.state import Player, PlayerState, Tournament

F = TypeVar("F")


def seats_drawn(state: Tournament, fact: f.SeatsDrawn) -> Tournament:
    arrivals = frozenset(fact.arrivals)
    players = dict(state.players)
    ledger = _after(state.ledger, fact.broken) | dict.fromkeys(fact.opened, 0)
    for given in fact.given:
        before = players[given.player]
        if given.player in arrivals:
            players[given.player] = replace(
                before, state=PlayerState.IN_PLAY, table=given.table, seat=given.seat,
                stack=fact.chips, first_chips=before.first_chips or fact.chips,
            )  # fmt: skip
            if given.table in ledger:
                ledger[given.table] += fact.chips
            continue
        players[given.player] = replace(before, table=given.table, seat=given.seat)
        ledger.pop(given.table, None)
        if before.table is not None:
            ledger.pop(before.table, None)
    seats = _seats_of({given.player: state.players[given.player] for given in fact.given})
    tables = (frozenset(state.tables) | frozenset(fact.opened)) - frozenset(fact.broken)
    return replace(
        state, players=players, drawn=True, tables=tuple(sorted(tables)), breaking=fact.breaking,
        chips_in_play=state.chips_in_play + fact.chips * len(fact.arrivals), ledger=ledger,
        counts=_after(state.counts, fact.broken), undoable=(), barrier="SeatsDrawn",
        buttons=_after(state.buttons, fact.broken), dealers=_after(state.dealers, fact.broken),
        calls=_after(state.calls, fact.broken), moving=moving_after(state.moving, fact, seats),
        commitment=fact.draw.next_commitment if fact.draw else state.commitment,
        draws=state.draws + (fact.draw is not None),
        seatings=state.seatings + 1,
    )  # fmt: skip


def _seats_of(players: Mapping[str, Player]) -> Mapping[str, tuple[int, int]]:
    return {
        each: (player.table, player.seat)
        for each, player in players.items()
        if player.table is not None and player.seat is not None
    }


def moves_made(state: Tournament, fact: f.MovesMade) -> Tournament:
    return replace(
        state, moving={each: move for each, move in state.moving.items() if each not in fact.players}
    )


def pinned(state: Tournament, fact: f.PlayerPinned) -> Tournament:
    return replace(state, players=state.players_with(fact.player, pinned=fact.pinned))


def chiefs(state: Tournament, fact: f.ChiefsAssigned) -> Tournament:
    return replace(state, chiefs=fact.chiefs)


def button_placed(state: Tournament, fact: f.ButtonPlaced) -> Tournament:
    return replace(state, buttons={**state.buttons, fact.table: fact.seat})


def dealer_seated(state: Tournament, fact: f.DealerSeated) -> Tournament:
    elsewhere = {table: dealer for table, dealer in state.dealers.items() if dealer != fact.dealer}
    return replace(state, dealers={**elsewhere, fact.table: fact.dealer})


def chief_called(state: Tournament, fact: f.ChiefCalled) -> Tournament:
    return replace(state, calls={**state.calls, fact.table: fact.at})


def call_answered(state: Tournament, fact: f.CallAnswered) -> Tournament:
    return replace(state, calls=_after(state.calls, (fact.table,)))


def _after(mapping: Mapping[int, F], without: Iterable[int]) -> dict[int, F]:
    gone = frozenset(without)
    return {key: value for key, value in mapping.items() if key not in gone}
