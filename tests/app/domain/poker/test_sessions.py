"""A tournament of several evenings: bags, the next opening, and the button (POKER P1, P4)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from app.domain.errors import Code
from app.domain.poker import drawing, sessions, timing
from app.domain.poker.clock import ClockState
from app.domain.poker.drawing import verify_draws
from app.domain.poker.facts import DrawKind, SeatsDrawn
from app.domain.poker.play import decide_undo_elimination, view_count
from app.domain.poker.terms import Format, Level, Movers
from tests.app.domain.poker.play import START, Play, refused

TWO = (START, START + timedelta(days=1))


def evening(players: int = 20, **changes: object) -> Play:
    return Play(sessions=TWO, **changes).fill(players).draw().start()


def bags(play: Play) -> dict[str, int]:
    return {player: entry.stack for player, entry in play.state.seated().items()}


def close(play: Play) -> Play:
    play.do(sessions.decide_close_session, bags(play), play.context)
    return play


def seats(play: Play) -> dict[str, tuple[int | None, int | None]]:
    return {each: (player.table, player.seat) for each, player in play.state.seated().items()}


def test_the_night_takes_nothing_from_the_clock() -> None:
    play = evening().wait(minutes=5)
    close(play).wait(hours=20)
    assert play.state.clock_view(play.now).state is ClockState.PAUSED
    play.do(sessions.decide_open_session, play.context)
    assert play.state.clock_view(play.now).seconds_left == 15 * 60
    assert (play.state.session, play.state.between_sessions) == (2, False)


def test_bags_are_the_stacks_of_the_next_session_and_a_difference_shows() -> None:
    play = evening()
    counted = bags(play) | {"P1": 12_000, "P2": 7_500}
    play.do(sessions.decide_close_session, counted, play.context)
    assert play.player("P1").stack == 12_000
    assert view_count(play.state).difference == -500
    play.do(sessions.decide_open_session, play.context)
    assert bags(play) == counted


def test_the_same_seats_wait_unless_the_rules_say_otherwise() -> None:
    play = evening()
    before = seats(play)
    close(play).do(sessions.decide_open_session, play.context)
    assert seats(play) == before


def test_where_the_rules_say_so_seats_are_drawn_anew_for_anybody_to_compute() -> None:
    play = evening(redraw_between_sessions=True)
    play.out("P1", "P2").balance()
    before = seats(play)
    close(play)
    _, drawn = play.do(sessions.decide_open_session, play.context)
    assert isinstance(drawn, SeatsDrawn)
    assert drawn.kind is DrawKind.SESSION
    assert seats(play) != before
    assert seats(play).keys() == before.keys()
    assert (len(play.state.tables), play.state.room().spread, play.state.seats_valid()) == (2, 0, True)
    assert sorted(play.state.breaking) == list(play.state.tables)
    assert all(verdict.fair for verdict in verify_draws(play.facts))
    assert sum(bags(play).values()) == sum(entry.stack for entry in play.state.seated().values())


def test_every_bag_is_counted_and_no_stranger_has_one() -> None:
    play = evening(4).out("P4")
    with refused(Code.UNKNOWN) as caught:
        play.do(sessions.decide_close_session, {"P1": 10_000, "P2": 0}, play.context)
    assert set(caught.value.details["players"]) == {"P2", "P3"}  # type: ignore[call-overload]
    with refused(Code.NOT_IN_PLAY):
        play.do(sessions.decide_close_session, bags(play) | {"P4": 1}, play.context)


def test_nothing_is_played_between_sessions() -> None:
    play = close(evening(4))
    for act in (
        lambda: play.out("P1"),
        lambda: play.do(timing.decide_resume, "", play.context),
        lambda: play.do(sessions.decide_close_session, {}, play.context),
    ):
        with refused(Code.NOT_STARTED):
            act()
    play.do(sessions.decide_open_session, play.context)
    with refused(Code.ALREADY_STARTED):
        play.do(sessions.decide_open_session, play.context)
    play.out("P1")


def test_the_last_session_ends_with_the_tournament() -> None:
    play = close(evening(3))
    play.do(sessions.decide_open_session, play.context)
    with refused(Code.NOT_FINISHED):
        close(play)
    with refused(Code.NOT_FINISHED):
        close(Play().fill(3).draw().start())


def test_an_elimination_of_the_day_before_is_held_fast() -> None:
    play = close(evening(4).out("P4"))
    with refused(Code.LATER_FACT) as caught:
        play.do(decide_undo_elimination, "P4")
    assert caught.value.details["fact"] == "SessionClosed"


def test_a_single_table_is_counted_by_session() -> None:
    single = {"format": Format.SINGLE_TABLE, "seats": 10, "capacity": 10, "reentry": True}
    play = evening(10, late_levels=3, first_part_levels=3, **single).out("P10").out("P9")
    with refused(Code.FULL):
        play.late("LATE")
    close(play).do(sessions.decide_open_session, play.context)
    play.late("NEW").back("P9")
    assert (len(play.state.tables), play.state.in_play) == (1, 10)
    with refused(Code.FULL):
        play.late("ELEVENTH")
    with refused(Code.FULL):
        play.back("P10")


@pytest.mark.parametrize(("button", "third"), [(1, 4), (2, 1), (4, 3), (3, 2)])
def test_the_next_big_blind_sits_third_from_the_button(button: int, third: int) -> None:
    play = Play(seats=4).fill(4).draw()
    play.do(sessions.decide_button, 1, button)
    [found] = sessions.next_big_blinds(play.state)
    assert (found.table, found.seat) == (1, third)


def test_by_position_the_next_big_blind_moves_first() -> None:
    levels = (Level(25, 50, 0, 60),)
    play = Play(seats=5, movers=Movers.BY_POSITION, levels=levels).fill(10).draw().start()
    one, two = play.state.tables
    leaving = [p for p, entry in play.state.seated().items() if entry.table == two][:2]
    play.out(*leaving)
    play.do(sessions.decide_button, one, 2)
    blind = sessions.next_big_blinds(play.state)
    expected = play.state.room().occupied[one][blind[0].seat]
    [fact] = play.do(drawing.decide_balance, play.context, blind)
    assert isinstance(fact, SeatsDrawn)
    assert [given.player for given in fact.given] == [expected]
    assert all(verdict.fair for verdict in verify_draws(play.facts))


def test_a_button_lies_at_a_table_that_is_open() -> None:
    play = Play().fill(4).draw()
    for table, seat in ((2, 1), (1, 0), (1, 10)):
        with refused(Code.UNKNOWN):
            play.do(sessions.decide_button, table, seat)
