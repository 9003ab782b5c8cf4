"""The tournament's desk (POKER P3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code
from ui.errors.said import Entry, mark

MINOR_AT_A_TOURNAMENT: Final = Entry(
    what=mark("Errors", "Moins de 18 ans"),
    why=(
        mark("Errors", "Né(e) le {born} : pas encore 18 ans aujourd’hui."),
        mark("Errors", "Une personne mineure ne participe pas et ne gagne pas."),
    ),
    steps=(
        mark("Errors", "« Je ne peux pas : il faut avoir 18 ans. »"),
        mark("Errors", "Aucun responsable ne peut passer outre."),
    ),
    article="Arrêté, organisation",
    weight="bad",
)
"""The same refusal as at the betting counter, by another text."""

DESK: Final[Mapping[Code, Entry]] = {
    Code.REGISTRATION_CLOSED: Entry(
        what=mark("Errors", "Inscriptions fermées"),
        why=(mark("Errors", "Ce tournoi ne prend plus d’inscription. Rien n’est encaissé."),),
        steps=(
            mark("Errors", "Le tournoi a commencé ? Voyez l’inscription tardive."),
            mark("Errors", "Proposez un autre tournoi."),
        ),
        article="Arrêté, calendrier",
    ),
    Code.IDENTITY_MISSING: Entry(
        what=mark("Errors", "Le bulletin est incomplet"),
        why=(
            mark("Errors", "Il manque : {fields}."),
            mark("Errors", "Il manque des renseignements."),
        ),
        steps=(mark("Errors", "Complétez le bulletin, ou lisez la pièce d’identité."),),
        article="Arrêté, bulletin",
    ),
    Code.BANNED: Entry(
        what=mark("Errors", "Interdit de jeux"),
        why=(mark("Errors", "Cette personne ne peut en aucun cas être admise. Rien n’est encaissé."),),
        steps=(
            mark("Errors", "« Je ne peux pas enregistrer votre inscription. »"),
            mark("Errors", "Restez discret : n’en donnez pas la raison devant les autres."),
            mark("Errors", "Appelez la direction du tournoi."),
        ),
        article="Arrêté, organisation",
        weight="bad",
    ),
    Code.NEAR_MATCH: Entry(
        what=mark("Errors", "Un nom proche est interdit"),
        why=(
            mark(
                "Errors",
                "Le nom et la naissance ressemblent à ceux d’une personne interdite. Rien n’est encaissé.",
            ),
        ),
        steps=(
            mark("Errors", "Gardez la pièce d’identité à la main."),
            mark("Errors", "Un responsable compare les deux et décide, avec son code."),
        ),
        article="Arrêté, organisation",
    ),
    Code.LIST_OUTDATED: Entry(
        what=mark("Errors", "La liste des interdits est trop vieille"),
        why=(
            mark("Errors", "Elle est du {as_of} : les inscriptions sont bloquées."),
            mark("Errors", "Les inscriptions sont bloquées."),
        ),
        steps=(mark("Errors", "La direction importe la liste du jour."),),
        article="Arrêté, organisation",
        weight="bad",
    ),
    Code.EMPLOYEE: Entry(
        what=mark("Errors", "Salarié de la maison"),
        why=(mark("Errors", "Les salariés et personnels agréés ne jouent pas. Rien n’est encaissé."),),
        steps=(
            mark("Errors", "Expliquez la règle à la personne."),
            mark("Errors", "Un homonyme ? Un responsable compare et décide."),
        ),
        article="Arrêté, salariés",
        weight="bad",
    ),
    Code.ALREADY_REGISTERED: Entry(
        what=mark("Errors", "Déjà inscrit"),
        why=(mark("Errors", "Une inscription par personne et par tournoi. Rien n’est encaissé."),),
        steps=(
            mark("Errors", "Cherchez l’inscription dans la liste des inscrits."),
            mark("Errors", "Récépissé perdu ? Réimprimez-le : il portera DUPLICATA."),
        ),
        article="Arrêté, une inscription",
    ),
    Code.ACCESS_LIMITED: Entry(
        what=mark("Errors", "Accès limité à sa demande"),
        why=(mark("Errors", "Cette personne a demandé une limitation d’accès. Rien n’est encaissé."),),
        steps=(mark("Errors", "Un membre du comité de direction peut en décider autrement, avec son code."),),
        article="Arrêté, inscription",
    ),
    Code.FULL: Entry(
        what=mark("Errors", "Le tournoi est complet"),
        why=(
            mark("Errors", "Toutes les places sont prises ; personnes en attente : {waiting}."),
            mark("Errors", "Toutes les places sont prises."),
        ),
        steps=(mark("Errors", "Proposez la liste d’attente : une place rendue va au premier."),),
        article="Arrêté, calendrier",
    ),
    Code.PAYMENT_REQUIRED: Entry(
        what=mark("Errors", "Il manque le paiement"),
        why=(
            mark("Errors", "À payer : {due}, reçu : {tendered}."),
            mark("Errors", "À payer : {due}."),
            mark("Errors", "Rien n’a été payé pour cette inscription."),
        ),
        steps=(mark("Errors", "Encaissez ce qui est dû, puis recommencez."),),
        article="Arrêté, inscription",
    ),
    Code.DOCUMENT_EXPIRED: Entry(
        what=mark("Errors", "Pièce d’identité périmée"),
        why=(
            mark("Errors", "Elle n’est plus valable depuis le {expires}."),
            mark("Errors", "Elle n’est plus valable."),
        ),
        steps=(mark("Errors", "Demandez une autre pièce d’identité, valable aujourd’hui."),),
        article="Arrêté, identité",
    ),
    Code.CHECK_DIGIT: Entry(
        what=mark("Errors", "Lecture de la pièce à vérifier"),
        why=(
            mark("Errors", "Un chiffre de contrôle ne va pas : {field}."),
            mark("Errors", "Un chiffre de contrôle ne va pas."),
        ),
        steps=(mark("Errors", "Lisez la pièce de nouveau, ou tapez les renseignements."),),
    ),
    Code.CHECK_IN_REQUIRED: Entry(
        what=mark("Errors", "La présence n’est pas confirmée"),
        why=(mark("Errors", "Chacun confirme son inscription et montre sa pièce d’identité au début."),),
        steps=(mark("Errors", "Faites l’accueil du joueur, page « Pointage »."),),
        article="Arrêté, identité",
    ),
    Code.REENTRY_NOT_ALLOWED: Entry(
        what=mark("Errors", "Pas de réinscription"),
        why=(mark("Errors", "Le règlement de ce tournoi n’en prévoit pas."),),
        steps=(mark("Errors", "Expliquez la règle ; proposez un autre tournoi."),),
        article="Arrêté, une inscription",
    ),
    Code.REENTRY_TAKEN: Entry(
        what=mark("Errors", "Déjà réinscrit une fois"),
        why=(mark("Errors", "Un joueur éliminé se réinscrit une seule fois."),),
        steps=(mark("Errors", "Expliquez la règle ; proposez un autre tournoi."),),
        article="Arrêté, une inscription",
    ),
    Code.STILL_IN_PLAY: Entry(
        what=mark("Errors", "Encore en jeu"),
        why=(mark("Errors", "Ce joueur n’est pas éliminé. Rien n’est changé."),),
        steps=(mark("Errors", "Vérifiez le nom et la table avec le chef de table."),),
        article="Arrêté, déroulement",
    ),
    Code.EXPELLED: Entry(
        what=mark("Errors", "Expulsé"),
        why=(mark("Errors", "Ce joueur est expulsé : il n’est ni réinscrit, ni remboursé."),),
        steps=(mark("Errors", "Appelez la direction du tournoi."),),
        article="Arrêté, expulsion",
        weight="bad",
    ),
    Code.VOUCHER_HOLDER_ONLY: Entry(
        what=mark("Errors", "Ce bon est personnel"),
        why=(mark("Errors", "Il n’inscrit que la personne qui l’a gagné."),),
        steps=(mark("Errors", "Vérifiez le nom sur le bon et la pièce d’identité."),),
        article="Arrêté, prix",
    ),
}
