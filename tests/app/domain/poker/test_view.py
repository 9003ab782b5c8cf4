from datetime import timedelta

from app.domain.errors import Code
from app.domain.poker.view import (
    blinds_to_play,
    moves_to_make,
    overview,
    players_short,
    seated_at,
    seating_list,
    view_player,
)
from tests.app.domain.poker.play import Play, euros, refused
from tests.app.domain.poker.test_clock import LEVELS


def test_an_empty_tournament_counts_nothing() -> None:
    empty = overview(Play().state)
    assert (empty.entries, empty.in_play, empty.average, empty.spread, empty.seats_valid) == (
        0,
        0,
        0,
        0,
        True,
    )
    assert empty.pool == empty.rake == empty.minimum == euros("0")


def test_f23_late_registration_in_a_break_shows_the_level_that_comes() -> None:
    play = Play(levels=LEVELS, late_levels=3).fill(3).draw().start()
    shown = blinds_to_play(play.state, play.now + timedelta(minutes=45))
    assert (shown.level, shown.big_blind, shown.starts_next) == (3, 150, True)
    shown = blinds_to_play(play.state, play.now + timedelta(minutes=55))
    assert (shown.level, shown.starts_next) == (3, False)


def test_a_player_who_is_out_has_a_place_and_no_seat() -> None:
    play = Play().fill(3).draw().start().out("P2")
    out = view_player(play.state, "P2")
    assert (out.state, str(out.place), out.table, out.seat, out.stack) == ("out", "3", None, None, 0)
    with refused(Code.UNKNOWN):
        view_player(play.state, "nobody")


def test_who_sits_at_the_nth_open_table() -> None:
    play = Play(seats=3).fill(5).draw()
    seats = [play.player(each).seat for each in seated_at(play.state, 1)]
    assert seats == sorted(seats, key=lambda seat: seat or 0)
    assert seated_at(play.state, 3) == ()


def test_moves_to_make_tell_of_a_final_table() -> None:
    play = Play(seats=5).fill(6).draw().start()
    assert moves_to_make(play.state).moves == 0
    play.out("P1")
    due = moves_to_make(play.state)
    assert (due.moves, due.breaks, due.final_table) == (5, (), True)


def test_the_seating_list_goes_on_without_the_screen() -> None:
    play = Play(seats=3).fill(5).draw().start().out("P2")
    lines = seating_list(play.state)
    assert {line.player for line in lines} == {"P1", "P3", "P4", "P5"}
    assert [(line.table, line.seat) for line in lines] == sorted((line.table, line.seat) for line in lines)
    assert {line.stack for line in lines} == {10_000}


def test_players_short_of_the_announced_minimum_are_counted() -> None:
    play = Play(minimum_entrants=3).fill(1)
    assert players_short(play.state) == 2
    assert players_short(play.fill(4).state) == 0
