"""The tournament and its legal calendar (POKER P1, P2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code
from ui.errors.said import Entry, mark

TOURNAMENT: Final[Mapping[Code, Entry]] = {
    Code.DEALERS_BONUS_WITH_REBUY: Entry(
        what=mark("Errors", "Bonus dealers et recave ensemble"),
        why=(mark("Errors", "Le bonus dealers n’existe que dans un tournoi sans recave."),),
        steps=(mark("Errors", "Retirez la recave ou le bonus dealers."),),
        article="Arrêté, bonus dealers",
    ),
    Code.DEALERS_BONUS_TOO_HIGH: Entry(
        what=mark("Errors", "Bonus dealers trop cher"),
        why=(mark("Errors", "Son prix ne dépasse pas 20 % de la cave."),),
        steps=(mark("Errors", "Baissez le prix du bonus dealers."),),
        article="Arrêté, bonus dealers",
    ),
    Code.DEALERS_BONUS_CHIPS: Entry(
        what=mark("Errors", "Jetons du bonus dealers"),
        why=(mark("Errors", "Il donne exactement 20 % des jetons de départ."),),
        steps=(mark("Errors", "Corrigez le nombre de jetons."),),
        article="Arrêté, bonus dealers",
    ),
    Code.CONTRIBUTION_TOO_HIGH: Entry(
        what=mark("Errors", "Participation trop haute"),
        why=(
            mark("Errors", "{contribution} : la participation du casino ne dépasse pas {limit}."),
            mark(
                "Errors", "La participation du casino ne dépasse pas 250 000 €, espèces et nature ensemble."
            ),
        ),
        steps=(mark("Errors", "Baissez la participation ou la garantie."),),
        article="Arrêté, constitution des lots",
    ),
    Code.SINGLE_TABLE_TOO_BIG: Entry(
        what=mark("Errors", "Trop de joueurs pour une table unique"),
        why=(
            mark("Errors", "Dix joueurs au plus par séance au hold’em, neuf à l’Omaha."),
            mark("Errors", "Tous jouent à la même table : pas plus de joueurs que de places."),
        ),
        steps=(mark("Errors", "Baissez les places ou la capacité, ou prenez plusieurs tables."),),
        article="Arrêté, table unique",
    ),
    Code.REBUY_AFTER_FIRST_PART: Entry(
        what=mark("Errors", "Recave après la première partie"),
        why=(mark("Errors", "Les recaves se font en première partie de tournoi seulement."),),
        steps=(mark("Errors", "Rapprochez la fin des recaves, ou allongez la première partie."),),
        article="Arrêté, rachats",
    ),
    Code.REENTRY_TERMS_DIFFER: Entry(
        what=mark("Errors", "Réinscription à d’autres conditions"),
        why=(mark("Errors", "Une réinscription se fait aux conditions de la première inscription."),),
        steps=(mark("Errors", "Reprenez la cave, le droit et les jetons de l’inscription."),),
        article="Arrêté, une inscription",
    ),
    Code.TERMS_INVALID: Entry(
        what=mark("Errors", "Conditions impossibles"),
        why=(
            mark("Errors", "À corriger : {fields}. Rien n’est enregistré."),
            mark("Errors", "Une des conditions ne peut pas être jouée. Rien n’est enregistré."),
        ),
        steps=(mark("Errors", "Corrigez les conditions, puis enregistrez de nouveau."),),
    ),
    Code.NOTICE_MISSING: Entry(
        what=mark("Errors", "Un avis légal manque"),
        why=(
            mark("Errors", "À envoyer, ou en retard : {kinds}. Le tournoi ne commence pas."),
            mark("Errors", "Un avis n’est pas parti à temps."),
        ),
        steps=(
            mark("Errors", "Envoyez l’avis et notez-le au calendrier."),
            mark("Errors", "La direction responsable peut passer outre, avec un motif."),
        ),
        article="Arrêté, préavis",
    ),
}
