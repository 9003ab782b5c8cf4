"""What the tournament clock on the wall says at an instant, from what was recorded alone (POKER P5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from app.domain.poker.clock import ClockState, ClockView
from app.domain.poker.money import sums
from app.domain.poker.prizes import prize_of
from app.domain.poker.ranking import first_placed, on_the_bubble
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Level
from app.domain.values import Money
from app.domain.values.days import local
from app.services.poker.room_view import RoomView
from ui.sounds import Sound
from ui.tournament.words import (
    ante_words,
    blinds_words,
    chips,
    full_name,
    listed,
    minutes_text,
    ordinal,
    round_amount,
    terms_words,
)
from ui.words import translate

MOST_PRIZES = 9
_WHOLE = 1000
_LAST_MINUTE = 60
_TENTHS_BELOW = 20


class Look(StrEnum):
    """How the clock looks; each can be told from across a room."""

    WAITING = "waiting"
    RUNNING = "running"
    STOOD_STILL = "stood_still"
    BREAK = "break"
    LAST_LEVEL = "last_level"
    OVERTIME = "overtime"
    BUBBLE = "bubble"
    WON = "won"
    STOPPED = "stopped"


_SOUNDING = frozenset({Look.RUNNING, Look.BREAK, Look.LAST_LEVEL, Look.OVERTIME, Look.BUBBLE})
"""The looks under which time runs."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with what it is; `rest` stands smaller after it."""

    label: str
    value: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """Everything on the clock. `elapsed` is in thousandths of the level or break; `big` are the blinds
    or, without them, `sentence` stands there. `level` and `seconds_left` are what sounds go by."""

    look: Look
    title: str
    subtitle: str
    house_time: str
    heading: str
    time: str
    elapsed: int
    big: tuple[Figure, ...]
    sentence: str
    feet: tuple[Figure, ...]
    pool: Figure
    prizes: tuple[tuple[str, str], ...]
    note: str
    level: int = 0
    seconds_left: int = 0
    marking: str = ""
    """What a house that is not the real one bears on every page."""


def board_of(view: RoomView, establishment: str, now: datetime, *, marking: str = "") -> Board:
    """The board at `now`."""
    state = view.state
    clock = state.clock_view(now)
    look = _look_of(state, clock)
    return Board(
        look=look,
        title=state.terms.name,
        subtitle=f"{terms_words(state.terms)} · {establishment}",
        house_time=f"{local(now):%H:%M}",
        heading=_heading(state, clock, look),
        time=_time(state, clock, look, now),
        elapsed=_elapsed(state, clock, look),
        big=_big(state, clock, look),
        sentence=_sentence(view, clock, look, now),
        feet=_feet(state, clock, look),
        pool=_pool(state),
        prizes=_prizes(state),
        note=_note(state),
        level=clock.level,
        seconds_left=clock.seconds_left,
        marking=marking,
    )


def cue(before: Board | None, after: Board) -> Sound | None:
    """What is to be heard as the board changes: a new level or break, the last minute; else None.

    After a sleep only what is so now is told, once.
    """
    if before is None or after.look not in _SOUNDING or before.look is Look.STOOD_STILL:
        return None
    on_break = Look.BREAK in (before.look, after.look) and before.look is not after.look
    if before.level != after.level or on_break or before.look is Look.WAITING:
        return Sound.LEVEL
    if before.seconds_left > _LAST_MINUTE >= after.seconds_left > 0:
        return Sound.LAST_MINUTE
    return None


def _look_of(state: Tournament, clock: ClockView) -> Look:
    if state.finish is not None:
        return Look.WON
    looks = {
        ClockState.ENDED: Look.STOPPED,
        ClockState.NOT_STARTED: Look.WAITING,
        ClockState.PAUSED: Look.STOOD_STILL,
        ClockState.BREAK: Look.BREAK,
    }
    if clock.state in looks:
        return looks[clock.state]
    if on_the_bubble(state):
        return Look.BUBBLE
    if clock.overtime:
        return Look.OVERTIME
    return Look.LAST_LEVEL if clock.level == len(state.terms.levels) else Look.RUNNING


def _heading(state: Tournament, clock: ClockView, look: Look) -> str:
    if look is Look.WAITING:
        return translate("Clock", "Début à {time}").format(time=f"{local(state.terms.starts_at):%H:%M}")
    words = {
        Look.BREAK: translate("Clock", "Pause"),
        Look.STOOD_STILL: translate("Clock", "Horloge arrêtée"),
        Look.WON: translate("Clock", "Vainqueur"),
        Look.STOPPED: translate("Clock", "Tournoi arrêté"),
        Look.BUBBLE: translate("Clock", "Bulle : la prochaine sortie est sans prix"),
        Look.OVERTIME: translate("Clock", "Prolongation du dernier niveau"),
    }
    return words.get(look) or level_heading(state, clock)


def level_heading(state: Tournament, clock: ClockView) -> str:
    """`Niveau 8`, and that it is the last one."""
    last = clock.level == len(state.terms.levels)
    words = (
        translate("Clock", "Niveau {number}, le dernier") if last else translate("Clock", "Niveau {number}")
    )
    return words.format(number=clock.level)


def _time(state: Tournament, clock: ClockView, look: Look, now: datetime) -> str:
    if look in (Look.WON, Look.STOPPED):
        return ""
    if look is Look.WAITING:
        left = state.terms.starts_at - now
        return minutes_text(max(0, -(-left // timedelta(seconds=1))))
    return f"+{minutes_text(clock.overtime)}" if clock.overtime else minutes_text(clock.seconds_left)


def _elapsed(state: Tournament, clock: ClockView, look: Look) -> int:
    if look in (Look.WAITING, Look.WON, Look.STOPPED):
        return 0
    level = state.terms.levels[clock.level - 1]
    whole = 60 * (level.break_minutes if clock.on_break else level.minutes)
    return max(0, min(_WHOLE, _WHOLE - _WHOLE * clock.seconds_left // max(1, whole)))


def _big(state: Tournament, clock: ClockView, look: Look) -> tuple[Figure, ...]:
    if look in (Look.BREAK, Look.WON, Look.STOPPED):
        return ()
    level = _level(state, clock)
    figures = [
        Figure(translate("Clock", "Petite blinde"), chips(level.small_blind)),
        Figure(translate("Clock", "Grosse blinde"), chips(level.big_blind)),
    ]
    if look in (Look.STOOD_STILL, Look.BUBBLE, Look.OVERTIME):
        # The heading says something else than the level.
        figures.insert(0, Figure(translate("Clock", "Niveau"), str(clock.level)))
    if level.ante:
        figures.append(Figure(translate("Clock", "Ante"), chips(level.ante)))
    return tuple(figures)


def _level(state: Tournament, clock: ClockView) -> Level:
    """The blinds that are played, in a break those after it (case F23)."""
    number = clock.next_level if clock.on_break and clock.next_level else clock.level
    return state.terms.levels[number - 1]


def _sentence(view: RoomView, clock: ClockView, look: Look, now: datetime) -> str:
    state = view.state
    if look is Look.BREAK:
        back = local(now + timedelta(seconds=clock.seconds_left))
        return translate("Clock", "Reprise à {time}").format(time=f"{back:%H:%M}")
    if look is Look.WON and state.finish is not None:
        return listed(full_name(view.persons.get(each), each) for each in first_placed(state))
    return ""


def _feet(state: Tournament, clock: ClockView, look: Look) -> tuple[Figure, ...]:
    out_of = translate("Clock", "sur {entries}").format(entries=state.entries)
    feet = [Figure(translate("Clock", "Joueurs"), chips(state.in_play), out_of)]
    if look not in (Look.WON, Look.STOPPED):
        feet.append(Figure(translate("Clock", "Tapis moyen"), chips(state.average), _in_blinds(state, clock)))
    if look in (Look.WON, Look.STOPPED):
        return tuple(feet)
    return (*feet, *filter(None, (_next_level(state, clock), _last_foot(state, clock))))


def _in_blinds(state: Tournament, clock: ClockView) -> str:
    """The average in big blinds of the level that is played, to a tenth below twenty."""
    big = _level(state, clock).big_blind
    if not big or not state.in_play:
        return ""
    tenths = 10 * state.average // big
    whole, rest = divmod(tenths, 10)
    figure = f"{whole},{rest}" if rest and whole < _TENTHS_BELOW else chips(whole)
    return translate("Clock", "{blinds} BB").format(blinds=figure)


def _next_level(state: Tournament, clock: ClockView) -> Figure | None:
    if clock.next_level is None:
        return None
    level = state.terms.levels[clock.next_level - 1]
    words = (
        translate("Clock", "Niveau {number}, à la reprise")
        if clock.on_break
        else translate("Clock", "Niveau {number}, dans {time}")
    )
    label = words.format(number=clock.next_level, time=minutes_text(clock.seconds_left))
    ante = ante_words(level) if level.ante else ""
    return Figure(label, blinds_words(level, with_ante=False), ante)


def _last_foot(state: Tournament, clock: ClockView) -> Figure | None:
    """The next break; during one, or without one, how many go out before the prizes."""
    if clock.next_break_in is not None:
        return Figure(translate("Clock", "Prochaine pause"), minutes_text(clock.next_break_in))
    if state.prizes is None or not state.in_play:
        return None
    paid = len(state.prizes.amounts)
    more = max(0, state.in_play - paid)
    rest = translate("Clock", "encore %n sortie(s)", None, more) if more else ""
    return Figure(translate("Clock", "Joueurs payés"), str(paid), rest)


def _pool(state: Tournament) -> Figure:
    label = translate("Clock", "Dotation") if state.prizes else translate("Clock", "Dotation à ce jour")
    return Figure(label, round_amount(sums(state).pool))


def _prizes(state: Tournament) -> tuple[tuple[str, str], ...]:
    """One line a place; where there are many, equal prizes share a line and the last ones are left to
    the list on paper."""
    if state.prizes is None:
        return ()
    things = {thing.place for thing in state.prizes.in_kind}
    won = [_won(amount, with_thing=place in things) for place, amount in enumerate(state.prizes.amounts, 1)]
    lines = [(ordinal(place), words) for place, words in enumerate(won, 1)]
    return tuple(lines if len(lines) <= MOST_PRIZES else _joined(won)[:MOST_PRIZES])


def _won(amount: Money, *, with_thing: bool) -> str:
    """What the thing is stands on the list on paper: here there is no room for it."""
    if not with_thing:
        return round_amount(amount)
    if not amount:
        return translate("Clock", "Lot en nature")
    return translate("Clock", "{amount} + lot").format(amount=round_amount(amount))


def _joined(won: Sequence[str]) -> list[tuple[str, str]]:
    spans: list[tuple[int, int, str]] = []
    for place, words in enumerate(won, 1):
        if spans and spans[-1][2] == words:
            spans[-1] = (spans[-1][0], place, words)
        else:
            spans.append((place, place, words))
    return [
        (ordinal(first) if first == last else f"{ordinal(first)}–{ordinal(last)}", words)
        for first, last, words in spans
    ]


def _note(state: Tournament) -> str:
    if state.finish is not None:
        won = max((prize_of(state, each) for each in first_placed(state)), default=Money.ZERO)
        return round_amount(won) if won else ""
    if state.prizes is None and not state.over:
        return translate("Clock", "Les prix sont fixés quand les inscriptions et les recaves sont closes.")
    return ""
