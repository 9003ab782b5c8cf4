"""The words of the sale that depend on what the house answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.domain.betting.bet import NONE, OTHER, Bet, BetType
from app.domain.betting.formulas import Formula
from app.domain.betting.labels import pick_word
from app.domain.errors import Code, Refused
from app.domain.values import Money, Odds
from ui.words import translate
from ui.words_of_errors import said_of_refusal


@dataclass(frozen=True, slots=True)
class Why:
    """A refusal for the cashier: what, then what to do about it."""

    what: str
    next: str = ""


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


def meaning(bet: Bet, pick: str) -> str:
    """What a pick says in words: `Montreval gagne`, `match nul`."""
    if bet.type in {BetType.RESULT, BetType.HANDICAP}:
        if pick == "N":
            return translate("Sale", "match nul")
        return translate("Sale", "{side} gagne").format(side=bet.event.sides[0 if pick == "1" else 1])
    if bet.type is BetType.FIRST_GOAL and pick != NONE:
        return translate("Sale", "premier but de {side}").format(
            side=bet.event.sides[0 if pick == "1" else 1]
        )
    if bet.type is BetType.EXACT_SCORE and pick != OTHER:
        return translate("Sale", "score exact {score}").format(score=pick)
    return pick_word(pick)


def why_refused(refusal: Refused) -> Why:
    """What a sale that is refused says to the cashier, by the first reason of BETTING B3."""
    about = _about(refusal)
    if refusal.code in _limits():
        return Why(_limits()[refusal.code], _limit_line(refusal))
    what, then = _words().get(refusal.code, (said_of_refusal(refusal).what, ""))
    return Why(what.format(bet=about), then)


def _about(refusal: Refused) -> str:
    """The number of the bet that the refusal names."""
    named = refusal.details.get("pick", refusal.details.get("bet", ""))
    return str(named).partition(":")[0]


def _limit_line(refusal: Refused) -> str:
    limit = refusal.details.get("limit")
    if not isinstance(limit, (Money, Odds)):
        return ""
    line = translate("Sale", "Limite de l’article 6 : {limit}. Baissez la mise ou retirez un pronostic.")
    return line.format(limit=limit.text())


def _words() -> Mapping[Code, tuple[str, str]]:
    remove = translate("Sale", "Retirez ce pronostic du bulletin.")
    other_formula = translate("Sale", "Choisissez une autre formule.")
    return {
        Code.FORMULA_INVALID: (
            translate("Sale", "Cette formule ne va pas avec ces pronostics."),
            other_formula,
        ),
        Code.STAKE_INVALID: (translate("Sale", "Cette mise de base n’existe pas."), ""),
        Code.BET_UNKNOWN: (translate("Sale", "Le pari {bet} n’est pas à l’offre."), remove),
        Code.DUPLICATE_BET: (translate("Sale", "Le pari {bet} est deux fois sur le bulletin."), remove),
        Code.LINES_INVALID: (translate("Sale", "Un bulletin Match du Jour porte sur un seul match."), remove),
        Code.SAME_EVENT: (
            translate("Sale", "Deux pronostics sur le même match ne se combinent pas."),
            translate("Sale", "Retirez-en un, ou jouez-les en simples."),
        ),
        Code.BET_VOIDED: (translate("Sale", "Le pari {bet} est annulé."), remove),
        Code.BET_SUSPENDED: (translate("Sale", "Le pari {bet} est suspendu."), remove),
        Code.PICK_SUSPENDED: (translate("Sale", "Un pronostic du pari {bet} est suspendu."), remove),
        Code.ODDS_UNAVAILABLE: (translate("Sale", "Pas de cote pour ce pronostic du pari {bet}."), remove),
        Code.BET_CLOSED: (translate("Sale", "Le pari {bet} est fermé."), remove),
        Code.SINGLE_NOT_ALLOWED: (
            translate("Sale", "Le pari {bet} ne se joue pas en simple."),
            translate("Sale", "Ajoutez un pronostic et combinez."),
        ),
        Code.FORMULA_NOT_ALLOWED: (
            translate("Sale", "Le pari {bet} ne se joue pas avec cette formule."),
            other_formula,
        ),
        Code.SHIFT_CLOSED: (
            translate("Sale", "La caisse n’est pas ouverte."),
            translate("Sale", "Ouvrez-la, le bulletin vous attend ici."),
        ),
        Code.CLOCK_BEHIND: (
            translate("Sale", "L’heure de ce poste est en retard."),
            translate("Sale", "Appelez un responsable : aucune vente avant la remise à l’heure."),
        ),
        Code.DAY_CLOSED: (translate("Sale", "La journée est clôturée."), ""),
    }


def _limits() -> Mapping[Code, str]:
    return {
        Code.TOTAL_ODDS_LIMIT: translate("Sale", "La cote totale dépasse la limite."),
        Code.POTENTIAL_GAIN_LIMIT: translate("Sale", "Le gain potentiel atteint la limite."),
        Code.COMBINATION_STAKES_LIMIT: translate("Sale", "Trop de mises sur cette combinaison."),
        Code.COMBINATION_GAINS_LIMIT: translate("Sale", "Trop de gains possibles sur cette combinaison."),
        Code.BET_STAKES_LIMIT: translate("Sale", "Trop de mises sur ce pari."),
        Code.BET_GAINS_LIMIT: translate("Sale", "Trop de gains possibles sur ce pari."),
        Code.POS_DAY_STAKES_LIMIT: translate("Sale", "Le plafond des mises du jour est atteint."),
        Code.POS_COMBINATION_GAINS_LIMIT: translate(
            "Sale", "Trop de gains possibles sur cette combinaison ici."
        ),
        Code.POS_COMBINATION_STAKES_LIMIT: translate("Sale", "Trop de mises sur cette combinaison ici."),
        Code.DAY_GAINS_LIMIT: translate("Sale", "Trop de gains possibles pour aujourd’hui."),
        Code.LIABILITY_BLOCK: translate("Sale", "Ce pronostic ne prend plus de mises."),
    }
