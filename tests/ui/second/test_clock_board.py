"""What the clock on the wall says: always from recorded instants (cases F19, F23, F24, F25)."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from app.domain.poker.clock import level_begun
from app.domain.poker.facts import PrizeInKind, PrizesFixed, TournamentFinished
from app.domain.poker.state import Player, PlayerState, Tournament
from app.domain.poker.terms import Format, Game, Level, Terms
from app.domain.values import Money
from app.services.poker.room_view import RoomView
from ui.second.clock_board import Board, Look, board_of, cue
from ui.sounds import Sound
from ui.theme import Theme

START = datetime(2026, 9, 5, 18, 0, tzinfo=UTC)
LEVELS = (Level(100, 200, 0, 20), Level(200, 400, 400, 20, break_minutes=15), Level(500, 1000, 1000, 20))


@pytest.fixture(autouse=True)
def _words(theme: Theme) -> None:
    """The words of the board are French."""


def tournament(players: int = 6, **changes: object) -> Tournament:
    terms = Terms(
        name="Open", game=Game.HOLDEM, format=Format.FREEZEOUT, buy_in=Money.euros(150), fee=Money.ZERO,
        chips=10_000, seats=9, capacity=18, starts_at=START, levels=LEVELS,
    )  # fmt: skip
    seated = {
        f"p{n}": Player(PlayerState.IN_PLAY, entered=n, table=1, seat=n, stack=10_000)
        for n in range(1, players + 1)
    }
    state = Tournament(
        "1", terms, "", players=seated, entries=6, buy_ins=Money.euros(900), drawn=True, tables=(1,),
        started_at=START, clock=level_begun(1, LEVELS, START), chips_in_play=60_000,
    )  # fmt: skip
    return replace(state, **changes)  # type: ignore[arg-type]


def fixed(*euros: int) -> PrizesFixed:
    amounts = tuple(map(Money.euros, euros))
    return PrizesFixed(amounts, Money.total(amounts), Money.total(amounts), Money.ZERO, (), ())


def board(state: Tournament, minutes: float) -> Board:
    return board_of(RoomView(state), "Casino", START + timedelta(minutes=minutes))


def test_the_time_left_is_right_after_a_sleep() -> None:
    assert board(tournament(), 1).time == "19:00"
    assert board(tournament(), 8).time == "12:00"
    assert board(tournament(), 8).elapsed == 400


def test_during_a_break_the_next_level_and_the_return_are_told() -> None:
    shown = board(tournament(), 45)
    assert (shown.look, shown.time) == (Look.BREAK, "10:00")
    assert shown.sentence == "Reprise à 20:55"
    assert any(foot.label == "Niveau 3, à la reprise" for foot in shown.feet)


def test_the_next_break_is_counted_down() -> None:
    assert any(foot.value == "30:00" for foot in board(tournament(), 10).feet)


def test_the_last_level_goes_on_into_overtime() -> None:
    assert board(tournament(), 60).heading == "Niveau 3, le dernier"
    shown = board(tournament(), 77)
    assert (shown.look, shown.time) == (Look.OVERTIME, "+02:00")


def test_a_clock_that_stands_still_says_so_and_keeps_its_level() -> None:
    still = tournament()
    assert still.clock is not None
    state = replace(still, clock=still.clock.paused(START + timedelta(minutes=5)))
    shown = board(state, 500)
    assert (shown.look, shown.time) == (Look.STOOD_STILL, "15:00")
    assert shown.big[0].value == "1"


def test_the_bubble_is_one_more_than_the_prizes() -> None:
    assert board(tournament(4, prizes=fixed(500, 250, 114)), 1).look is Look.BUBBLE
    assert board(tournament(5, prizes=fixed(500, 250, 114)), 1).look is Look.RUNNING
    assert board(tournament(3, prizes=fixed(500, 250, 114)), 1).look is Look.RUNNING


def test_before_prizes_are_fixed_the_pool_so_far_is_shown() -> None:
    shown = board(tournament(), 1)
    assert (shown.pool.value, shown.prizes) == ("864\N{NO-BREAK SPACE}€", ())
    assert shown.note


def test_the_winner_is_named_with_his_prize() -> None:
    clock = level_begun(3, LEVELS, START).paused(START)
    state = tournament(1, prizes=fixed(500, 364), finish=TournamentFinished("p1", (), clock), clock=clock)
    shown = board(state, 90)
    assert (shown.look, shown.sentence, shown.note) == (Look.WON, "p1", "500\N{NO-BREAK SPACE}€")


def test_many_prizes_share_lines_where_they_are_equal() -> None:
    shown = board(tournament(prizes=fixed(300, 200, *[50] * 10, *[20] * 8)), 1)
    assert shown.prizes == (
        ("1er", "300\N{NO-BREAK SPACE}€"),
        ("2e", "200\N{NO-BREAK SPACE}€"),
        ("3e–12e", "50\N{NO-BREAK SPACE}€"),
        ("13e–20e", "20\N{NO-BREAK SPACE}€"),
    )


def test_a_thing_that_is_won_is_told_beside_its_amount() -> None:
    things = (PrizeInKind(1, "une montre", Money.euros(500)), PrizeInKind(3, "un jambon", Money.euros(40)))
    shown = board(tournament(prizes=replace(fixed(300, 200, 0), in_kind=things)), 1)
    won = [words.replace("\N{NO-BREAK SPACE}", " ") for _, words in shown.prizes]
    assert won == ["300 € + lot", "200 €", "Lot en nature"]


def test_before_the_start_the_time_to_the_start_is_counted() -> None:
    waiting = replace(tournament(), clock=None, started_at=None)
    shown = board(waiting, -90)
    assert (shown.look, shown.time, shown.heading) == (Look.WAITING, "1:30:00", "Début à 20:00")


def test_the_average_is_told_in_chips_and_in_big_blinds() -> None:
    feet = {foot.label: foot for foot in board(tournament(), 5).feet}
    assert (feet["Tapis moyen"].value, feet["Tapis moyen"].rest) == ("10\u202f000", "50 BB")
    short = board(tournament(chips_in_play=51_000), 70)
    assert short.feet[1].rest == "8,5 BB"


def test_every_state_can_be_told_from_across_the_room() -> None:
    prizes = fixed(400, 250, 150, 64)
    still = tournament()
    assert still.clock is not None
    looks = [
        board(tournament(), 5).look,
        board(tournament(), 47).look,
        board(tournament(), 60).look,
        board(tournament(), 78).look,
        board(tournament(5, prizes=prizes), 5).look,
        board(replace(still, clock=still.clock.paused(START)), 5).look,
        board(tournament(stopped=True), 5).look,
        board(tournament(started_at=None, clock=None), -5).look,
    ]
    assert looks == [
        Look.RUNNING, Look.BREAK, Look.LAST_LEVEL, Look.OVERTIME, Look.BUBBLE, Look.STOOD_STILL,
        Look.STOPPED, Look.WAITING,
    ]  # fmt: skip


def test_a_stopped_tournament_announces_no_break_and_no_prizes() -> None:
    stopped = board(tournament(stopped=True), 5)
    assert [foot.label for foot in stopped.feet] == ["Joueurs"]
    assert stopped.note == ""


@pytest.mark.parametrize(
    ("before", "after", "heard"),
    [
        (19.9, 20.1, Sound.LEVEL),
        (39.9, 40.1, Sound.LEVEL),
        (54.9, 55.1, Sound.LEVEL),
        (18.9, 19.1, Sound.LAST_MINUTE),
        (53.9, 54.1, Sound.LAST_MINUTE),
        (5, 6, None),
        (19.1, 19.2, None),
        (75, 78, None),
    ],
)
def test_levels_breaks_and_the_last_minute_are_heard_once(
    before: float, after: float, heard: Sound | None
) -> None:
    assert cue(board(tournament(), before), board(tournament(), after)) is heard


def test_a_clock_that_is_opened_or_stands_still_makes_no_sound() -> None:
    still = tournament()
    assert still.clock is not None
    stands = board(replace(still, clock=still.clock.paused(START)), 5)
    assert cue(None, board(tournament(), 5)) is None
    assert cue(board(tournament(), 5), stands) is None
    assert cue(stands, board(tournament(), 25)) is None
