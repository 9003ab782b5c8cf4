"""The words of the form: its fields and answers, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.errors import Code
from app.domain.poker.terms import Format, Game, Movers, Seating
from app.services.poker.templates import Pace
from ui.pages.director.terms.faults import Fault
from ui.pages.director.terms.form import Item
from ui.words import translate


def item_label(item: Item) -> str:
    labels = {
        Item.NAME: translate("Director", "Nom du tournoi"),
        Item.DAY: translate("Director", "Date (jj/mm/aaaa)"),
        Item.TIME: translate("Director", "Heure"),
        Item.SESSIONS: translate("Director", "Autres séances (jj/mm/aaaa hh:mm, …)"),
        Item.CHIPS: translate("Director", "Jetons de départ"),
        Item.SEATS: translate("Director", "Places par table"),
        Item.CAPACITY: translate("Director", "Joueurs au plus"),
        Item.MINIMUM: translate("Director", "Joueurs au moins"),
        Item.FIRST_PART: translate("Director", "Fin 1re partie (niveau)"),
        Item.LATE: translate("Director", "Entrées jusqu’au niveau"),
        Item.REBUY_UNTIL: translate("Director", "Recaves jusqu’au niveau"),
        Item.BUY_IN: translate("Director", "Cave"),
        Item.FEE: translate("Director", "Droit d’inscription"),
        Item.GUARANTEE: translate("Director", "Garantie"),
        Item.REBUY_PRICE: translate("Director", "Recave, prix"),
        Item.REBUY_CHIPS: translate("Director", "Recave, jetons"),
        Item.REBUY_LIMIT: translate("Director", "Recaves au plus"),
        Item.BONUS_PRICE: translate("Director", "Bonus dealers, prix"),
        Item.BONUS_CHIPS: translate("Director", "Bonus, jetons"),
        Item.KIND: translate("Director", "Apport en nature"),
        Item.CASH: translate("Director", "Apport en espèces"),
    }
    return labels[item]


def fault_words(fault: Fault | Code) -> str:
    """One sentence, to stand under its field."""
    words: dict[Fault | Code, str] = {
        Code.DEALERS_BONUS_WITH_REBUY: translate("Director", "Pas avec des recaves."),
        Code.DEALERS_BONUS_TOO_HIGH: translate("Director", "Au plus 20 % de la cave."),
        Code.DEALERS_BONUS_CHIPS: translate("Director", "20 % du départ, exactement."),
        Code.CONTRIBUTION_TOO_HIGH: translate("Director", "Au plus 250 000 € en tout."),
        Code.SINGLE_TABLE_TOO_BIG: translate("Director", "10 joueurs au plus, 9 à l’Omaha."),
        Code.REBUY_AFTER_FIRST_PART: translate("Director", "Pas après la 1re partie."),
        Code.REENTRY_TERMS_DIFFER: translate("Director", "Réinscription au même prix."),
        Fault.NOT_THIS_FORMAT: translate("Director", "Formule « Sans recave » choisie."),
        Fault.MORE_THAN_SEATS: translate("Director", "Une seule table : une place chacun."),
        Fault.EMPTY: translate("Director", "À remplir."),
        Fault.NO_DAY: translate("Director", "Un jour, comme 05/09/2026."),
        Fault.NO_SESSION: translate("Director", "Comme 06/09/2026 15:00 ou 060920261500."),
        Fault.NO_TIME: translate("Director", "Une heure, comme 20:45."),
        Fault.NO_NUMBER: translate("Director", "Un nombre entier."),
        Fault.NO_AMOUNT: translate("Director", "Un montant, comme 12,50."),
        Fault.NOT_IN_ORDER: translate("Director", "Les séances se suivent, après la première."),
        Fault.TOO_SMALL: translate("Director", "Trop petit."),
    }
    return words[fault]


def faults_words(faults: Sequence[Fault | Code]) -> str:
    return " ".join(fault_words(fault) for fault in faults)


def game_label(game: Game) -> str:
    return "Omaha" if game is Game.OMAHA else "Texas hold’em"


def format_label(format_: Format) -> str:
    words = {
        Format.FREEZEOUT: translate("Director", "Sans recave"),
        Format.REBUY: translate("Director", "Avec recaves"),
        Format.SINGLE_TABLE: translate("Director", "Table unique"),
    }
    return words[format_]


def pace_label(pace: Pace | None) -> str:
    words = {
        Pace.TURBO: translate("Director", "Turbo"),
        Pace.REGULAR: translate("Director", "Normal"),
        Pace.DEEP_STACK: translate("Director", "Profond"),
        None: translate("Director", "Tels quels"),
    }
    return words[pace]


def seating_label(seating: Seating) -> str:
    if seating is Seating.AT_CHECK_IN:
        return translate("Director", "Au contrôle d’identité")
    return translate("Director", "Tous à la fois")


def movers_label(movers: Movers) -> str:
    if movers is Movers.BY_POSITION:
        return translate("Director", "Par position")
    return translate("Director", "Tiré au sort")
