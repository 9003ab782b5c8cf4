"""A move is drawn, then made; until then everybody knows where the player still sits (POKER P4)."""

from __future__ import annotations

from app.domain.errors import Code
from app.domain.poker import station
from app.domain.poker.moving import MoveReason
from app.domain.poker.view import seated_at
from tests.app.domain.poker.play import Play, refused


def broken_table() -> Play:
    """Nine at three tables of four: one goes out, and the players of one table are drawn to the others."""
    play = Play(seats=4).fill(9).draw().start()
    return play.out(seated_at(play.state, 1)[0]).balance()


def test_a_move_waits_where_the_player_sat_until_he_has_made_it() -> None:
    play = Play(seats=4).fill(9).draw().start()
    before = {each: (player.table, player.seat) for each, player in play.state.players.items()}
    play.out(seated_at(play.state, 1)[0]).balance()
    moves = play.state.moves_to_be_made()
    assert moves
    assert {each: (move.table, move.seat) for each, move in moves.items()} == {
        each: before[each] for each in moves
    }
    assert {move.reason for move in moves.values()} == {MoveReason.BREAK}
    first, *others = moves
    play.do(station.decide_moves_made, (first,))
    assert list(play.state.moves_to_be_made()) == others
    assert station.decide_moves_made(play.state, (first,)) == ()


def test_who_goes_out_on_his_way_makes_no_move() -> None:
    play = broken_table()
    gone = next(iter(play.state.moves_to_be_made()))
    play.out(gone)
    assert gone not in play.state.moves_to_be_made()


def test_who_is_drawn_again_on_his_way_goes_straight_to_the_later_seat() -> None:
    play = Play(seats=4).fill(12).draw().start()
    began = {each: (player.table, player.seat) for each, player in play.state.players.items()}
    while play.state.in_play > 4:
        play.out(seated_at(play.state, 1)[0]).balance()
    for player, move in play.state.moves_to_be_made().items():
        assert (move.table, move.seat) == began[player]
        assert move.reason is MoveReason.FINAL_TABLE


def test_nobody_moves_who_is_not_of_the_tournament() -> None:
    with refused(Code.UNKNOWN):
        station.decide_moves_made(broken_table().state, ("X",))
