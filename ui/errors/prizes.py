"""Prizes, rake and refunds (POKER P6 to P8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code
from ui.errors.said import Entry, mark

PRIZES: Final[Mapping[Code, Entry]] = {
    Code.PRIZES_BELOW_MINIMUM: Entry(
        what=mark("Errors", "Lots sous le minimum"),
        why=(
            mark("Errors", "Les lots font {total}, le minimum est de {minimum}."),
            mark("Errors", "Les lots sont sous le minimum légal."),
        ),
        steps=(mark("Errors", "Montez les lots jusqu’au minimum, au centime près."),),
        article="Arrêté, constitution des lots",
    ),
    Code.PERCENTAGES_NOT_100: Entry(
        what=mark("Errors", "Les parts ne font pas 100 %"),
        why=(
            mark("Errors", "Elles font {total} %."),
            mark("Errors", "Leur somme n’est pas 100 %."),
        ),
        steps=(mark("Errors", "Corrigez les pourcentages."),),
        article="Arrêté, prix",
    ),
    Code.PRIZES_FIXED: Entry(
        what=mark("Errors", "Les prix sont déjà fixés"),
        why=(mark("Errors", "La structure se fixe une seule fois."),),
        steps=(mark("Errors", "Consultez la liste des prix."),),
        article="Arrêté, prix",
    ),
    Code.PRIZES_PAID: Entry(
        what=mark("Errors", "Un prix est déjà payé"),
        why=(mark("Errors", "Le tournoi ne peut plus être arrêté."),),
        steps=(mark("Errors", "Terminez le tournoi et le registre."),),
        article="Arrêté, annulation",
    ),
    Code.ENTRIES_OPEN: Entry(
        what=mark("Errors", "Des entrées peuvent encore se vendre"),
        why=(
            mark(
                "Errors", "La structure se fixe une fois les inscriptions, recaves et réinscriptions finies."
            ),
        ),
        steps=(mark("Errors", "Attendez la fin de la période de recave."),),
        article="Arrêté, prix",
    ),
    Code.NOT_A_WINNER: Entry(
        what=mark("Errors", "Pas de prix pour cette place"),
        why=(
            mark(
                "Errors",
                "La place de ce joueur n’est pas payée, ou n’est pas encore connue. Rien n’est payé.",
            ),
        ),
        steps=(mark("Errors", "Vérifiez la place dans la liste des prix."),),
        article="Arrêté, prix",
    ),
    Code.AWARD_NOT_FINAL: Entry(
        what=mark("Errors", "Les lots ne sont pas attribués"),
        why=(mark("Errors", "La retenue s’inscrit à l’attribution définitive des lots."),),
        steps=(mark("Errors", "Terminez d’abord le tournoi."),),
        article="Arrêté, retenue",
    ),
    Code.ALREADY_CERTIFIED: Entry(
        what=mark("Errors", "Registre déjà certifié"),
        why=(mark("Errors", "L’écriture est scellée et ne change plus."),),
        steps=(mark("Errors", "Réimprimez la page du registre si besoin."),),
        article="Arrêté, retenue",
    ),
    Code.SAME_PERSON: Entry(
        what=mark("Errors", "Il faut deux personnes"),
        why=(mark("Errors", "Qui certifie ne contresigne pas : deux personnes, deux codes."),),
        steps=(mark("Errors", "Appelez le caissier des jeux pour contresigner."),),
        article="Arrêté, retenue",
    ),
    Code.NOT_CANCELLED: Entry(
        what=mark("Errors", "Le tournoi n’est pas annulé"),
        why=(mark("Errors", "Un remboursement suit une annulation ou un arrêt. Rien n’est payé."),),
        steps=(mark("Errors", "Un joueur se retire ? La direction du tournoi le décide avant le début."),),
        article="Arrêté, annulation",
    ),
    Code.ALREADY_REFUNDED: Entry(
        what=mark("Errors", "Déjà remboursé"),
        why=(mark("Errors", "Chaque inscription se rembourse une fois. Ne payez pas."),),
        steps=(mark("Errors", "Ne remettez aucune somme."),),
        article="Arrêté, annulation",
        weight="bad",
    ),
}
