"""What the clock on the felt says (POKER P5)."""

from __future__ import annotations

from datetime import datetime

from app.domain.poker.clock import ClockState, ClockView
from app.domain.poker.state import Tournament
from app.domain.poker.view import blinds_to_play
from ui.pages.dealer.table import FeltWords
from ui.tournament.words import blinds_words, minutes_text
from ui.words import translate


def felt_words(state: Tournament, clock: ClockView, now: datetime) -> FeltWords:
    """The level, the time left or over it, the blinds to play, what comes next."""
    seconds = clock.overtime or clock.seconds_left
    time = f"+{minutes_text(seconds)}" if clock.overtime else minutes_text(seconds)
    level = state.terms.levels[blinds_to_play(state, now).level - 1]
    return FeltWords(_level_words(clock), time, blinds_words(level), _following(state, clock))


def _following(state: Tournament, clock: ClockView) -> str:
    parts = []
    if clock.next_level is not None and not clock.on_break:
        level = state.terms.levels[clock.next_level - 1]
        following = translate("Dealer", "Ensuite {blinds}")
        parts.append(following.format(blinds=blinds_words(level, with_ante=False)))
    if clock.next_break_in is not None:
        pause = translate("Dealer", "pause dans {time}")
        parts.append(pause.format(time=minutes_text(clock.next_break_in)))
    return " · ".join(parts)


def _level_words(clock: ClockView) -> str:
    if clock.state is ClockState.NOT_STARTED:
        return translate("Dealer", "Avant le départ")
    if clock.state is ClockState.PAUSED:
        return translate("Dealer", "Horloge arrêtée · niveau {number}").format(number=clock.level)
    if clock.on_break and clock.next_level:
        return translate("Dealer", "Pause, puis niveau {number}").format(number=clock.next_level)
    return translate("Dealer", "Niveau {number}").format(number=clock.level)
