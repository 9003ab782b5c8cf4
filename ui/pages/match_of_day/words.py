"""The words of the *Match du Jour*."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.betting.bet import Bet, BetType, Period
from ui.words import translate


def bet_word(bet: Bet) -> str:
    """The question: `Plus ou moins 2,5`, `1N2 mi-temps`, `1N2 handicap [0 : 1]`."""
    words: Mapping[BetType, str] = {
        BetType.RESULT: translate("MatchOfDay", "1N2"),
        BetType.HANDICAP: translate("MatchOfDay", "1N2 handicap"),
        BetType.DOUBLE_CHANCE: translate("MatchOfDay", "Double chance"),
        BetType.HALF_FULL: translate("MatchOfDay", "Mi-temps / fin de match"),
        BetType.OVER_UNDER: translate("MatchOfDay", "Plus ou moins"),
        BetType.ODD_EVEN: translate("MatchOfDay", "Pair ou impair"),
        BetType.FIRST_GOAL: translate("MatchOfDay", "Premier but (équipe)"),
        BetType.EXACT_SCORE: translate("MatchOfDay", "Score exact"),
    }
    parts = [words[bet.type]]
    if bet.line is not None:
        parts.append(bet.line.text())
    if bet.handicap is not None:
        parts.append(bet.handicap.text())
    if bet.period is Period.HALF_TIME:
        parts.append(translate("MatchOfDay", "mi-temps"))
    return " ".join(parts)
