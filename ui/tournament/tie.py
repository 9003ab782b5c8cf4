"""Players out in one hand with equal stacks: they share places and prizes, which is asked about once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from app.domain.poker.ranking import Place
from app.domain.poker.state import Tournament
from ui.tournament.words import place_words
from ui.words import translate


def tied(state: Tournament, expected: Mapping[str, Place]) -> Mapping[Place, Sequence[str]]:
    """Who would share a place with somebody of his own table, by place.

    Between tables, hand for hand, places are shared whatever the stacks (POKER P5).
    """
    groups: dict[Place, list[str]] = {}
    for player, place in expected.items():
        groups.setdefault(place, []).append(player)
    return {
        place: players
        for place, players in groups.items()
        if len({state.players[each].table for each in players}) < len(players)
    }


def tie_title() -> str:
    return translate("Tournament", "Tapis égaux")


def tie_words(
    state: Tournament, groups: Mapping[Place, Sequence[str]], name: Callable[[str], str]
) -> list[str]:
    """Which places are shared by whom, whether prizes are, and what to do where it isn't so."""
    sentences = []
    for place, players in groups.items():
        shared = translate("Tournament", "{names} : {places} à égalité.")
        sentences.append(
            shared.format(names=", ".join(map(name, players)), places=place_words(place))
            + f" {_won(state, place)}"
        )
    return [*sentences, translate("Tournament", "Sinon, revenez et corrigez les tapis du début du coup.")]


def _won(state: Tournament, place: Place) -> str:
    if state.prizes is None:
        return translate("Tournament", "Les prix de ces places, s’il y en a, seront partagés.")
    if place.first <= len(state.prizes.amounts):
        return translate("Tournament", "Les prix de ces places sont partagés.")
    return translate("Tournament", "Ces places ne gagnent rien.")


def out_words() -> str:
    """The key that confirms it."""
    return translate("Tournament", "Éliminer à égalité")
