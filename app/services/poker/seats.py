"""What follows when seats are given: the facts, the draw's sheet, and a card for each player (POKER P4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.documents import Document
from app.documents.poker import MOVE_REASONS, SeatWords, draw_sheet, seat_card
from app.domain.poker.facts import Fact, SeatsDrawn
from app.domain.poker.persons import Person
from app.domain.poker.receipts import receipt_code
from app.domain.poker.state import Tournament
from app.services.act import Work
from app.services.poker.folding import record

Moves = tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class SeatsGiven:
    """`moves` are the players for whom a seat was drawn, with it; `broken` the tables that broke."""

    tables: int
    seated: int
    spread: int
    moves: Moves
    broken: tuple[int, ...]


def give_seats(work: Work, before: Tournament, facts: Sequence[Fact]) -> SeatsGiven:
    """Record the facts of an act that gives seats, and print what it asks for."""
    after = record(work, before, facts)
    moves = print_seats(work, before, after, facts)
    given = [fact for fact in facts if isinstance(fact, SeatsDrawn)]
    broken = tuple(table for fact in given for table in fact.broken)
    return SeatsGiven(len(after.tables), after.in_play, after.room().spread, moves, broken)


def print_seats(work: Work, before: Tournament, after: Tournament, facts: Sequence[Fact]) -> Moves:
    """The sheet of every draw among the facts, and a card for everybody who was given a seat."""
    given = [fact for fact in facts if isinstance(fact, SeatsDrawn)]
    moves: Moves = tuple((each.player, each.table, each.seat) for fact in given for each in fact.given)
    sheets = [
        draw_sheet(after, fact, number=number, station=work.origin.station, at=work.now)
        for fact, number in _numbered(before, given)
    ]
    seated = {player: (player, table, seat) for player, table, seat in moves}
    work.print_all([*sheets, *_cards(work, before, after, tuple(seated.values()))])
    return moves


def _numbered(before: Tournament, given: Sequence[SeatsDrawn]) -> Iterator[tuple[SeatsDrawn, int]]:
    """Draws are counted by their seeds, those by hand among all seatings."""
    draws = before.draws
    for seatings, fact in enumerate(given, before.seatings + 1):
        draws += fact.draw is not None
        yield fact, draws if fact.draw else seatings


def _cards(work: Work, before: Tournament, after: Tournament, moves: Moves) -> list[Document]:
    persons = work.unit.persons.persons([player for player, _, _ in moves])
    return [
        seat_card(
            after,
            player=player,
            person=persons.get(player, Person()),
            seat=SeatWords(
                table, seat, after.players[player].stack, _left(before, player), _why(after, player)
            ),
            code=receipt_code(work.house.keys.control_mac, after.tournament, player),
            station=work.origin.station,
            at=work.now,
        )
        for player, table, seat in moves
    ]


def _why(after: Tournament, player: str) -> str:
    """Why a player moves who is to."""
    move = after.moving.get(player)
    return MOVE_REASONS[move.reason].lower() if move is not None else ""


def _left(before: Tournament, player: str) -> tuple[int, int] | None:
    """Where a player comes from who had a seat."""
    was = before.players.get(player)
    if was is None or not before.drawn or not was.table or not was.seat:
        return None
    return (was.table, was.seat)
