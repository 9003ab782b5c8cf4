from datetime import datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from app.domain.poker.clock import Clock, ClockState, level_begun, view_clock
from app.domain.poker.terms import Level
from tests.app.domain.poker.play import START

LEVELS = (
    Level(25, 50, 0, 20),
    Level(50, 100, 0, 20, break_minutes=10),
    Level(75, 150, 0, 30),
    Level(100, 200, 25, 30),
)


def shown(clock: Clock, **later: float) -> tuple[ClockState, int, int]:
    view = view_clock(clock, LEVELS, START + timedelta(**later))
    return view.state, view.level, view.seconds_left


def test_the_clock_is_read_from_the_instants_recorded() -> None:
    clock = level_begun(1, LEVELS, START)
    assert shown(clock, seconds=1) == (ClockState.RUNNING, 1, 1199)
    assert shown(clock, minutes=25) == (ClockState.RUNNING, 2, 900)
    assert shown(clock, minutes=40) == (ClockState.BREAK, 2, 600)
    assert shown(clock, minutes=55) == (ClockState.RUNNING, 3, 1500)


def test_f23_in_the_break_after_level_two_the_next_level_is_three() -> None:
    view = view_clock(level_begun(1, LEVELS, START), LEVELS, START + timedelta(minutes=45))
    assert (view.level, view.on_break, view.next_level, view.next_break_in) == (2, True, 3, None)


def test_the_next_break_is_announced_until_there_is_none() -> None:
    clock = level_begun(1, LEVELS, START)
    assert view_clock(clock, LEVELS, START).next_break_in == 40 * 60
    assert view_clock(clock, LEVELS, START + timedelta(minutes=30)).next_break_in == 10 * 60
    assert view_clock(clock, LEVELS, START + timedelta(minutes=60)).next_break_in is None


def test_f24_the_last_level_goes_on_and_overtime_is_shown() -> None:
    view = view_clock(level_begun(4, LEVELS, START), LEVELS, START + timedelta(minutes=32, seconds=5))
    assert (view.state, view.level, view.seconds_left, view.overtime) == (ClockState.RUNNING, 4, 0, 125)
    assert view.next_level is None


@given(st.lists(st.floats(0, 9000), min_size=1, max_size=8))
def test_f25_looking_at_the_clock_never_moves_it(seconds: list[float]) -> None:
    """A computer that slept and a second screen read the same instant alike."""
    clock = level_begun(1, LEVELS, START)
    for each in sorted(seconds):
        now = START + timedelta(seconds=each)
        turned = clock.at(LEVELS, now)
        assert view_clock(turned, LEVELS, now) == view_clock(level_begun(1, LEVELS, START), LEVELS, now)
        clock = turned


@given(st.floats(0, 9000), st.floats(0, 100_000))
def test_a_pause_of_any_length_takes_no_time(until: float, pause: float) -> None:
    halted = START + timedelta(seconds=until)
    clock = level_begun(1, LEVELS, START).at(LEVELS, halted)
    resumed_at: datetime = halted + timedelta(seconds=pause)
    paused = clock.paused(halted)
    assert view_clock(paused, LEVELS, resumed_at).state is ClockState.PAUSED
    resumed = paused.resumed(resumed_at)
    assert resumed.time_left(resumed_at) == clock.time_left(halted)


def test_a_second_that_has_begun_is_shown_whole() -> None:
    assert shown(level_begun(1, LEVELS, START), milliseconds=1) == (ClockState.RUNNING, 1, 1200)


def test_before_the_start_and_after_a_cancellation() -> None:
    before = view_clock(None, LEVELS, START)
    assert (before.state, before.seconds_left) == (ClockState.NOT_STARTED, 1200)
    assert view_clock(None, LEVELS, START, ended=True).state is ClockState.ENDED
