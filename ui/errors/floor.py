"""Seats, play and clock (POKER P4, P5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code
from ui.errors.said import Entry, mark

FLOOR: Final[Mapping[Code, Entry]] = {
    Code.ALREADY_DRAWN: Entry(
        what=mark("Errors", "Le tirage est déjà fait"),
        why=(mark("Errors", "Un tirage ne se refait pas : les places sont données."),),
        steps=(
            mark("Errors", "Consultez les places, page « Salle »."),
            mark("Errors", "Un arrivant tire sa place à l’accueil."),
        ),
        article="Arrêté, attribution des places",
    ),
    Code.NOT_DRAWN: Entry(
        what=mark("Errors", "Le tirage n’est pas fait"),
        why=(mark("Errors", "Personne n’a encore de place."),),
        steps=(mark("Errors", "Faites le tirage des places, page « Tirage »."),),
        article="Arrêté, attribution des places",
    ),
    Code.CHIEF_MISSING: Entry(
        what=mark("Errors", "Une table est sans chef"),
        why=(mark("Errors", "Chaque table ouverte est surveillée par un chef de table."),),
        steps=(
            mark("Errors", "Répartissez les chefs de table sur le plan de salle."),
            mark("Errors", "La direction responsable peut passer outre, avec un motif."),
        ),
        article="Arrêté, chefs de table",
    ),
    Code.CHIEF_TOO_FEW: Entry(
        what=mark("Errors", "Un chef a trop peu de tables"),
        why=(mark("Errors", "Un chef de table surveille de deux à dix tables."),),
        steps=(
            mark("Errors", "Répartissez les chefs de table sur le plan de salle."),
            mark("Errors", "La direction responsable peut passer outre, avec un motif."),
        ),
        article="Arrêté, chefs de table",
    ),
    Code.CHIEF_TOO_MANY: Entry(
        what=mark("Errors", "Un chef a trop de tables"),
        why=(mark("Errors", "Un chef de table surveille de deux à dix tables."),),
        steps=(
            mark("Errors", "Répartissez les chefs de table sur le plan de salle."),
            mark("Errors", "La direction responsable peut passer outre, avec un motif."),
        ),
        article="Arrêté, chefs de table",
    ),
    Code.CHIEF_NOT_ADJACENT: Entry(
        what=mark("Errors", "Les tables d’un chef sont éloignées"),
        why=(mark("Errors", "Les tables d’un chef sont voisines."),),
        steps=(
            mark("Errors", "Répartissez les chefs de table sur le plan de salle."),
            mark("Errors", "La direction responsable peut passer outre, avec un motif."),
        ),
        article="Arrêté, chefs de table",
    ),
    Code.NOT_STARTED: Entry(
        what=mark("Errors", "Le tournoi n’a pas commencé"),
        why=(mark("Errors", "Cet acte se fait une fois le tournoi commencé."),),
        steps=(mark("Errors", "Lancez le tournoi, ou ouvrez sa séance suivante, page « Salle »."),),
        article="Arrêté, déroulement",
    ),
    Code.ALREADY_STARTED: Entry(
        what=mark("Errors", "Le tournoi a commencé"),
        why=(mark("Errors", "Cela ne se change plus une fois le tournoi commencé."),),
        steps=(mark("Errors", "Appelez la direction du tournoi."),),
        article="Arrêté, déroulement",
    ),
    Code.ALREADY_PAUSED: Entry(
        what=mark("Errors", "L’horloge est déjà en pause"),
        why=(mark("Errors", "Un collègue l’a peut-être arrêtée."),),
        steps=(mark("Errors", "Touchez « Reprendre » quand le jeu repart."),),
    ),
    Code.NOT_PAUSED: Entry(
        what=mark("Errors", "L’horloge tourne"),
        why=(mark("Errors", "Elle n’est pas en pause."),),
        steps=(mark("Errors", "Rien à faire : le jeu continue."),),
    ),
    Code.SEATS_INVALID: Entry(
        what=mark("Errors", "Ce tirage ne va pas"),
        why=(
            mark(
                "Errors", "Une place double, une table en trop, ou un joueur sans place. Rien n’est changé."
            ),
        ),
        steps=(mark("Errors", "Relisez le tirage fait à la main, place par place."),),
        article="Arrêté, attribution des places",
    ),
    Code.WITNESSES_REQUIRED: Entry(
        what=mark("Errors", "Il faut deux témoins"),
        why=(mark("Errors", "Un tirage fait à la main porte deux noms de témoins."),),
        steps=(mark("Errors", "Écrivez les noms des deux témoins."),),
        article="Arrêté, attribution des places",
    ),
    Code.REBUY_NOT_ALLOWED: Entry(
        what=mark("Errors", "Pas de recave ici"),
        why=(mark("Errors", "Le règlement de ce tournoi ne le prévoit pas. Rien n’est encaissé."),),
        steps=(mark("Errors", "Expliquez la règle au joueur."),),
        article="Arrêté, rachats",
    ),
    Code.FIRST_PART_OVER: Entry(
        what=mark("Errors", "La première partie est finie"),
        why=(mark("Errors", "Le règlement n’en vend plus à ce niveau. Rien n’est encaissé."),),
        steps=(mark("Errors", "Expliquez la règle au joueur."),),
        article="Arrêté, rachats",
    ),
    Code.REBUY_LIMIT: Entry(
        what=mark("Errors", "Plus de recave pour ce joueur"),
        why=(
            mark("Errors", "Recaves permises à chaque joueur : {limit}. Rien n’est encaissé."),
            mark("Errors", "Sa limite est atteinte. Rien n’est encaissé."),
        ),
        steps=(mark("Errors", "Expliquez la règle au joueur."),),
        article="Arrêté, rachats",
    ),
    Code.DEALERS_BONUS_TAKEN: Entry(
        what=mark("Errors", "Bonus dealers déjà pris"),
        why=(mark("Errors", "Chaque joueur le prend une seule fois. Rien n’est encaissé."),),
        steps=(mark("Errors", "Expliquez la règle au joueur."),),
        article="Arrêté, bonus dealers",
    ),
    Code.NOT_IN_PLAY: Entry(
        what=mark("Errors", "Ce joueur n’est pas en jeu"),
        why=(mark("Errors", "Il n’est pas à une place de cette table. Rien n’est changé."),),
        steps=(mark("Errors", "Vérifiez le nom et la table sur le plan de salle."),),
        article="Arrêté, déroulement",
    ),
    Code.LATER_FACT: Entry(
        what=mark("Errors", "Un fait plus récent l’empêche"),
        why=(mark("Errors", "On revient en arrière pas à pas, le dernier fait d’abord. Rien n’est changé."),),
        steps=(mark("Errors", "Annulez d’abord ce qui est venu après."),),
        article="Arrêté, déroulement",
    ),
    Code.NOT_FINISHED: Entry(
        what=mark("Errors", "Le tournoi n’est pas fini"),
        why=(
            mark("Errors", "Joueurs encore en jeu : {in_play}."),
            mark("Errors", "Plusieurs joueurs sont encore en jeu."),
        ),
        steps=(mark("Errors", "Notez les éliminations jusqu’au dernier joueur."),),
        article="Arrêté, déroulement",
    ),
    Code.ALREADY_FINISHED: Entry(
        what=mark("Errors", "Le tournoi est fini"),
        why=(mark("Errors", "Le vainqueur est connu ; rien n’est changé."),),
        steps=(mark("Errors", "Passez aux prix et au registre."),),
        article="Arrêté, déroulement",
    ),
    Code.STOPPED: Entry(
        what=mark("Errors", "Tournoi arrêté ou annulé"),
        why=(mark("Errors", "Il ne s’y fait plus que des remboursements."),),
        steps=(mark("Errors", "Remboursez les inscrits, page « Remboursements »."),),
        article="Arrêté, annulation",
    ),
}
