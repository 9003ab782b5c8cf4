"""What is asked and answered, in the language of the screen; in French as on paper (art. 2, 7.2)."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.betting.bet import NONE, OTHER, Bet, BetType, Counted, Period
from app.domain.betting.labels import counted_of
from ui.words import translate


def type_words(type_: BetType) -> str:
    """What a question is called, whatever its line or period."""
    words: Mapping[BetType, str] = {
        BetType.RESULT: translate("Bets", "1/N/2"),
        BetType.HANDICAP: translate("Bets", "1/N/2 Handicap"),
        BetType.DOUBLE_CHANCE: translate("Bets", "Double chance"),
        BetType.HALF_FULL: translate("Bets", "Mi-temps – Fin de match"),
        BetType.OVER_UNDER: translate("Bets", "Plus ou moins"),
        BetType.ODD_EVEN: translate("Bets", "Pair ou impair"),
        BetType.FIRST_GOAL: translate("Bets", "1er but (équipe)"),
        BetType.EXACT_SCORE: translate("Bets", "Score exact"),
    }
    return words[type_]


def bet_words(bet: Bet, *, handicap: bool = True) -> str:
    """The question: `1/N/2 Mi-temps`, `Plus ou moins 2,5 buts`, `1/N/2 Handicap [0 : 1]`.

    Beside the sides of an event that bear it already, without its handicap.
    """
    parts = [type_words(bet.type)]
    if bet.line is not None:
        parts.append(bet.line.text())
    if (counted := counted_of(bet)) is not None:
        parts.append(counted_words(counted))
    if bet.period is Period.HALF_TIME:
        parts.append(translate("Bets", "Mi-temps"))
    if handicap and bet.handicap is not None:
        parts.append(bet.handicap.text())
    return " ".join(parts)


def counted_words(counted: Counted) -> str:
    """What a total is of."""
    words: Mapping[Counted, str] = {
        Counted.GOALS: translate("Bets", "buts"),
        Counted.POINTS: translate("Bets", "points"),
        Counted.TRIES: translate("Bets", "essais"),
        Counted.GAMES: translate("Bets", "jeux"),
        Counted.SETS: translate("Bets", "sets"),
    }
    return words[counted]


def pick_words(pick: str) -> str:
    """An answer: `over` → `Plus`; `1`, `N`, `1/N` and scores are written as they are."""
    words: Mapping[str, str] = {
        "over": translate("Bets", "Plus"),
        "under": translate("Bets", "Moins"),
        "even": translate("Bets", "Pair"),
        "odd": translate("Bets", "Impair"),
        OTHER: translate("Bets", "Autres"),
        NONE: translate("Bets", "Pas de but"),
    }
    return words.get(pick, pick)
