from datetime import timedelta

from app.domain.errors import Code
from app.domain.poker import timing
from app.domain.poker.clock import ClockState, ClockView
from app.domain.poker.fold import fold
from tests.app.domain.poker.play import Play, refused
from tests.app.domain.poker.test_clock import LEVELS


def running() -> Play:
    return Play(levels=LEVELS).fill(4).draw().start()


def clock(play: Play) -> ClockView:
    return play.state.clock_view(play.now)


def test_paused_and_resumed_the_clock_goes_on_with_what_was_left() -> None:
    play = running().wait(minutes=55)
    play.do(timing.decide_pause, "litige", play.context)
    play.wait(minutes=35)
    assert (clock(play).state, clock(play).level, clock(play).seconds_left) == (ClockState.PAUSED, 3, 1500)
    play.do(timing.decide_resume, "", play.context)
    assert clock(play).seconds_left == 1500


def test_a_break_that_is_paused_is_a_break_again_afterwards() -> None:
    play = running().wait(minutes=42)
    play.do(timing.decide_pause, "", play.context)
    assert clock(play).state is ClockState.PAUSED
    play.do(timing.decide_resume, "", play.context)
    assert (clock(play).state, clock(play).seconds_left) == (ClockState.BREAK, 480)


def test_f26_ten_seconds_less_are_subtracted_once() -> None:
    play = running().wait(minutes=5)
    play.do(timing.decide_pause, "", play.context)
    play.do(timing.decide_adjust_clock, -10, play.context)
    play.do(timing.decide_resume, "", play.context)
    play.do(timing.decide_pause, "", play.context)
    assert clock(play).seconds_left == 15 * 60 - 10


def test_less_time_than_is_left_ends_the_level_now() -> None:
    play = running().wait(minutes=15)
    play.do(timing.decide_adjust_clock, -600, play.context)
    assert (clock(play).level, clock(play).seconds_left) == (2, 20 * 60)


def test_more_time_in_overtime_counts_from_now() -> None:
    play = running()
    play.level(4).wait(minutes=40)
    assert clock(play).overtime == 600
    play.do(timing.decide_adjust_clock, 120, play.context)
    assert (clock(play).seconds_left, clock(play).overtime) == (120, 0)
    play.wait(minutes=3)
    play.do(timing.decide_adjust_clock, -30, play.context)
    assert clock(play).overtime == 60, "there is no time left to take away"


def test_a_level_begins_now_and_a_paused_clock_stays_paused() -> None:
    play = running().level(4)
    assert (clock(play).state, clock(play).seconds_left) == (ClockState.RUNNING, 1800)
    play.do(timing.decide_pause, "", play.context)
    play.level(2).wait(hours=1)
    assert (clock(play).state, clock(play).level, clock(play).seconds_left) == (ClockState.PAUSED, 2, 1200)


def test_f27_a_restart_finds_level_and_time_as_they_were() -> None:
    play = running().wait(minutes=47)
    again = fold(play.facts)
    assert again.clock_view(play.now) == clock(play)
    assert again == play.state


def test_what_the_clock_refuses() -> None:
    play = Play(levels=LEVELS).fill(2).draw()
    with refused(Code.NOT_STARTED):
        play.do(timing.decide_pause, "", play.context)
    play.start()
    with refused(Code.NOT_PAUSED):
        play.do(timing.decide_resume, "", play.context)
    with refused(Code.UNKNOWN):
        play.level(5)
    play.do(timing.decide_pause, "", play.context)
    with refused(Code.ALREADY_PAUSED):
        play.do(timing.decide_pause, "", play.context)
    play.out("P1").finish()
    with refused(Code.ALREADY_FINISHED):
        play.do(timing.decide_adjust_clock, 60, play.context)


def test_the_night_that_clocks_change_loses_no_minute() -> None:
    play = Play(levels=LEVELS).fill(2).draw()
    start = play.state.terms.starts_at.replace(month=10, day=24, hour=23, minute=50)
    play.at(start).start().wait(minutes=25)
    assert play.now - start == timedelta(minutes=25)
    assert (clock(play).level, clock(play).seconds_left) == (2, 900)
