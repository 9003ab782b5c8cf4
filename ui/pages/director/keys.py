"""The keys under the list: what is done with the tournament in hand, and why one can't be touched. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from app.domain.house.rights import Act
from app.domain.poker.state import Tournament
from ui.pages.director.seen import SeenTournaments
from ui.words import translate


class Key(StrEnum):
    """What can be done with the tournament in hand."""

    CHANGE = "change"
    LEVELS = "levels"
    COPY = "copy"
    POSTPONE = "postpone"
    END = "end"
    WATCH = "watch"
    PAPERS = "papers"
    STAFF = "staff"
    TEMPLATES = "templates"
    MATERIAL = "material"
    PLAYERS = "players"


def key_words(state: Tournament | None) -> Mapping[Key, str]:
    """What each key says."""
    stops = state is not None and state.started
    return {
        Key.CHANGE: translate("Director", "Modifier"),
        Key.LEVELS: translate("Director", "Niveaux"),
        Key.COPY: translate("Director", "Copier"),
        Key.POSTPONE: translate("Director", "Reporter"),
        Key.END: translate("Director", "Arrêter") if stops else translate("Director", "Annuler"),
        Key.WATCH: translate("Director", "Chefs de table"),
        Key.PAPERS: translate("Director", "Papiers"),
        Key.STAFF: translate("Director", "Personnel"),
        Key.TEMPLATES: translate("Director", "Modèles"),
        Key.MATERIAL: translate("Director", "Matériel"),
        Key.PLAYERS: translate("Director", "Joueurs"),
    }


def why_not(seen: SeenTournaments) -> Mapping[Key, str]:
    """Why a key can't be touched now; "" where it can, or where a key is not named."""
    desk, state = seen.desk, seen.state
    makes = why_none_is_made(seen)
    looks_up = translate("Director", "Le comité de direction consulte l’historique des joueurs.")
    of_the_house = {
        Key.TEMPLATES: makes,
        Key.PLAYERS: "" if desk.may(Act.DECIDE_NEAR_MATCH) else looks_up,
    }
    if state is None:
        none = translate("Director", "Aucun tournoi n’est choisi.")
        return dict.fromkeys(Key, none) | of_the_house
    over = translate("Director", "Ce tournoi ne change plus.") if state.over else ""
    begun = translate("Director", "Il a commencé : il s’arrête, mais ne se reporte plus.")
    committee = translate("Director", "Le comité de direction tient ces dossiers.")
    floor = translate("Director", "Les chefs de table et la direction tiennent ces registres.")
    keeps = desk.may(Act.RECORD_CHIPS) and desk.may(Act.RECORD_SIXAIN)
    return of_the_house | {
        Key.CHANGE: makes or over,
        Key.LEVELS: makes or over,
        Key.COPY: makes,
        Key.POSTPONE: makes or over or (begun if state.started else ""),
        Key.END: _why_it_does_not_end(seen, state),
        Key.WATCH: over,
        Key.STAFF: "" if desk.may(Act.FILE_STAFF) else committee,
        Key.MATERIAL: "" if keeps else floor,
    }


def why_none_is_made(seen: SeenTournaments) -> str:
    """Why whoever is logged in makes and changes no tournament; "" where he does."""
    if seen.desk.may(Act.CREATE_TOURNAMENT):
        return ""
    return translate("Director", "Seule la direction responsable crée et change un tournoi.")


def _why_it_does_not_end(seen: SeenTournaments, state: Tournament) -> str:
    """Cancelled before the start, which is the casino director's; stopped after it, even when it is
    finished."""
    if state.cancelled or state.stopped:
        return translate("Director", "Ce tournoi ne change plus.")
    if seen.desk.may(Act.STOP if state.started else Act.CANCEL_TOURNAMENT):
        return ""
    return translate("Director", "Seule la direction responsable crée et change un tournoi.")
