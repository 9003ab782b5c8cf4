"""The words of the sale that depend on what the house answered."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from app.documents.elision import filled
from app.domain.betting.bet import NONE, OTHER, Bet, BetType, MatchOfTheDay, Weekday
from app.domain.betting.formulas import Formula
from app.domain.betting.play import Bulletin, Play
from app.domain.values import Money
from ui.betting.questions import pick_words
from ui.words import translate


def sport_word(sport: str) -> str:
    words: Mapping[str, str] = {
        "football": translate("Sports", "Football"),
        "rugby": translate("Sports", "Rugby"),
        "tennis": translate("Sports", "Tennis"),
        "basketball": translate("Sports", "Basket"),
        "handball": translate("Sports", "Handball"),
        "volleyball": translate("Sports", "Volley"),
        "hockey": translate("Sports", "Hockey"),
        "cycling": translate("Sports", "Cyclisme"),
        "motorsport": translate("Sports", "Sports mécaniques"),
    }
    return words.get(sport, sport.capitalize())


def weekday_word(day: date) -> str:
    """`sam.`, for lists."""
    return translate("Sale", "lun. mar. mer. jeu. ven. sam. dim.").split()[day.weekday()]


def day_word(day: Weekday) -> str:
    """`Samedi`, of a *Match du Jour*."""
    words: Mapping[Weekday, str] = {
        Weekday.MONDAY: translate("MatchOfDay", "Lundi"),
        Weekday.TUESDAY: translate("MatchOfDay", "Mardi"),
        Weekday.WEDNESDAY: translate("MatchOfDay", "Mercredi"),
        Weekday.THURSDAY: translate("MatchOfDay", "Jeudi"),
        Weekday.FRIDAY: translate("MatchOfDay", "Vendredi"),
        Weekday.SATURDAY: translate("MatchOfDay", "Samedi"),
        Weekday.SUNDAY: translate("MatchOfDay", "Dimanche"),
    }
    return words[day]


def formula_kind(formula: Formula, picks: int) -> str:
    """The second line of a formula's button."""
    if formula.simple:
        if picks < 2:
            return translate("Sale", "simple")
        return translate("Sale", "{count} simples").format(count=picks)
    return translate("Sale", "multiple") if formula.multiple else translate("Sale", "combiné")


def formula_name(formula: Formula) -> str:
    """`Multiple 2/3`, in full."""
    if formula.simple:
        return translate("Sale", "Simple")
    kind = translate("Sale", "Multiple") if formula.multiple else translate("Sale", "Combiné")
    return f"{kind} {formula.plain()}"


def match_words(play: Play, match: MatchOfTheDay | None) -> str:
    """Day and number, by which the ticket of a *Match du Jour* is known; else nothing (art. 7.2)."""
    if play.bulletin is not Bulletin.MATCH_OF_THE_DAY or match is None:
        return ""
    words = translate("Sale", "Match du Jour · {day} {number}")
    return words.format(day=day_word(match.day), number=match.number)


def stake_words(stake: Money) -> str:
    """The stake of one line of a *Match du Jour*."""
    return translate("Sale", "mise {amount}").format(amount=stake.text())


def odds_words(play: Play) -> tuple[str, str]:
    """What its odds come to, by name: one figure for a combined play, the range of a multiple's combinations.

    The ticket of a multiple has the product of all its picks as well (B4); beside its gain, which is
    counted combination by combination (art. 10.1), that figure would tell a player nothing true.
    """
    each = sorted(combination.total_odds for combination in play.combinations)
    low, high = each[0].text(), each[-1].text()
    if len(each) == 1:
        return translate("Sale", "Cote totale"), low
    label = translate("Sale", "Cote par combinaison")
    return label, low if low == high else translate("Sale", "{low} à {high}").format(low=low, high=high)


def meaning(bet: Bet, pick: str) -> str:
    """What a pick says in words: `Montreval gagne`, `match nul`."""
    if bet.type in {BetType.RESULT, BetType.HANDICAP}:
        if pick == "N":
            return translate("Sale", "match nul")
        return translate("Sale", "{side} gagne").format(side=bet.event.sides[0 if pick == "1" else 1])
    if bet.type is BetType.FIRST_GOAL and pick != NONE:
        return filled(
            translate("Sale", "premier but de {side}"), side=bet.event.sides[0 if pick == "1" else 1]
        )
    if bet.type is BetType.EXACT_SCORE and pick != OTHER:
        return translate("Sale", "score exact {score}").format(score=pick)
    return pick_words(pick)
