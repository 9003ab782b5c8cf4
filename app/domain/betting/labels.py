"""The words of the règlement for what is played, as papers and screens show them (art. 2, 7.2)."""

from __future__ import annotations

from app.domain.betting.bet import NONE, OTHER, Bet, BetType, Counted, MatchOfTheDay, Period, Weekday
from app.domain.betting.formulas import Formula

NO_ODDS = "nd"
VOIDED_BET = "pari annulé"
_TITLES = {
    BetType.RESULT: "1/N/2",
    BetType.HANDICAP: "1/N/2 Handicap",
    BetType.DOUBLE_CHANCE: "Double chance",
    BetType.HALF_FULL: "Mi-temps – Fin de match",
    BetType.OVER_UNDER: "Plus ou moins",
    BetType.ODD_EVEN: "Pair ou impair",
    BetType.FIRST_GOAL: "1er but (équipe)",
    BetType.EXACT_SCORE: "Score exact",
}
_PICKS = {
    "over": "Plus",
    "under": "Moins",
    "even": "Pair",
    "odd": "Impair",
    OTHER: "Autres",
    NONE: "Pas de but",
}
_COUNTED = {
    Counted.GOALS: "buts",
    Counted.POINTS: "points",
    Counted.TRIES: "essais",
    Counted.GAMES: "jeux",
    Counted.SETS: "sets",
}
_SCORE_OF = {
    "football": Counted.GOALS,
    "handball": Counted.GOALS,
    "hockey": Counted.GOALS,
    "rugby": Counted.POINTS,
    "basketball": Counted.POINTS,
    "volleyball": Counted.SETS,
    "tennis": Counted.SETS,
}
_DAYS = {
    Weekday.MONDAY: "Lundi",
    Weekday.TUESDAY: "Mardi",
    Weekday.WEDNESDAY: "Mercredi",
    Weekday.THURSDAY: "Jeudi",
    Weekday.FRIDAY: "Vendredi",
    Weekday.SATURDAY: "Samedi",
    Weekday.SUNDAY: "Dimanche",
}


def type_word(type_: BetType) -> str:
    """What a question is called, whatever its line or period."""
    return _TITLES[type_]


def weekday_word(day: Weekday) -> str:
    return _DAYS[day]


def bet_title(bet: Bet) -> str:
    """The question: `1/N/2 Mi-temps`, `Plus ou moins 2,5 buts`. A handicap goes with the sides."""
    words = [_TITLES[bet.type]]
    if bet.line is not None:
        words.append(bet.line.text())
    counted = counted_word(bet)
    if counted:
        words.append(counted)
    if bet.period is Period.HALF_TIME:
        words.append("Mi-temps")
    return " ".join(words)


def counted_word(bet: Bet) -> str:
    """What a bet on a total counts: `buts`, `essais`; nothing for the other types."""
    counted = counted_of(bet)
    return "" if counted is None else _COUNTED[counted]


def counted_of(bet: Bet) -> Counted | None:
    """What a bet on a total counts, where it is known; None for the other types."""
    if bet.type not in {BetType.OVER_UNDER, BetType.ODD_EVEN}:
        return None
    return bet.counted or _SCORE_OF.get(bet.event.sport)


def sides(bet: Bet) -> str:
    """Both sides in their order, then the handicap: `Lyon – Istres [0 : 3]` (art. 7.2)."""
    both = " – ".join(bet.event.sides)
    return both if bet.handicap is None else f"{both} {bet.handicap.text()}"


def pick_word(pick: str) -> str:
    """`over` → `Plus`; `1`, `N`, `1/N` and scores are written as they are."""
    return _PICKS.get(pick, pick)


def match_of_the_day(match: MatchOfTheDay) -> str:
    """`Samedi 3`, by which its ticket knows it (art. 2.2.2)."""
    return f"{_DAYS[match.day]} {match.number}"


def formula_word(formula: Formula) -> str:
    """`Simple`, `Combiné 3/3`, `Multiple 2/3` (art. 2.4)."""
    if formula.simple:
        return "Simple"
    return f"{'Multiple' if formula.multiple else 'Combiné'} {formula.plain()}"
