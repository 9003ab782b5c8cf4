"""A ticket that comes back (BETTING B4, B5, B8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code
from ui.errors.said import Entry, mark

_KEEP: Final = mark("Errors", "Rendez le ticket : il participe au jeu.")
NO_LONGER_CANCELLED: Final[Mapping[Code, Entry]] = {
    Code.BET_CLOSED: Entry(
        what=mark("Errors", "Trop tard pour annuler"),
        why=(
            mark("Errors", "Un match du ticket a commencé : il s’annulait jusqu’au {until}."),
            mark("Errors", "Le résultat de {result_of} est déjà connu."),
            mark("Errors", "Un match du ticket a commencé, ou son résultat est connu."),
        ),
        steps=(_KEEP,),
        article="Art. 8.3",
    ),
    Code.ODDS_CHANGED: Entry(
        what=mark("Errors", "Trop tard pour annuler"),
        why=(
            mark("Errors", "La cote de {pick} a changé depuis la vente : ce ticket ne s’annule plus."),
            mark("Errors", "Une cote a changé depuis la vente : ce ticket ne s’annule plus."),
        ),
        steps=(_KEEP,),
        article="Art. 8.3",
    ),
}
"""The words for codes of the sale where it is a cancellation that they refuse (B5)."""

TICKETS: Final[Mapping[Code, Entry]] = {
    Code.TICKET_UNKNOWN: Entry(
        what=mark("Errors", "Ticket inconnu"),
        why=(
            mark("Errors", "Le numéro {number} n’est celui d’aucun ticket de la maison."),
            mark("Errors", "Ce numéro n’est celui d’aucun ticket de la maison."),
        ),
        steps=(
            mark("Errors", "Lisez le code à barres de nouveau, à plat."),
            mark("Errors", "Sinon, tapez les 14 chiffres du numéro d’identification."),
            mark("Errors", "Ne payez rien tant que le ticket n’est pas reconnu."),
        ),
        article="Art. 11.1.2",
        weight="bad",
    ),
    Code.CONTROL_NUMBER_WRONG: Entry(
        what=mark("Errors", "Numéro de contrôle faux"),
        why=(mark("Errors", "Le ticket existe, mais ce contrôle n’est pas le sien."),),
        steps=(
            mark("Errors", "Lisez le code à barres plutôt que de taper."),
            mark("Errors", "Il est faux encore : gardez votre calme, ne payez pas, appelez un responsable."),
        ),
        article="Art. 7.2",
        weight="bad",
    ),
    Code.CONTROL_THROTTLED: Entry(
        what=mark("Errors", "Trop de contrôles faux"),
        why=(
            mark("Errors", "Ce poste peut essayer de nouveau le {until}."),
            mark("Errors", "Ce poste doit attendre avant d’essayer de nouveau."),
        ),
        steps=(
            mark("Errors", "Attendez ; les autres pages restent utilisables."),
            mark("Errors", "Appelez un responsable si ces essais ne sont pas les vôtres."),
        ),
        weight="bad",
    ),
    Code.SUPERSEDED: Entry(
        what=mark("Errors", "Ticket remplacé"),
        why=(
            mark("Errors", "Un duplicata {in_force} a été imprimé après lui : seul ce papier-là compte."),
            mark("Errors", "Un duplicata a été imprimé après lui : seul ce papier-là compte."),
        ),
        steps=(
            mark("Errors", "« Ce papier a été remplacé. Avez-vous le duplicata ? »"),
            mark("Errors", "Lisez le duplicata ; ne payez pas sur celui-ci."),
        ),
        article="Art. 11.1.2",
        weight="bad",
    ),
    Code.ALREADY_CANCELLED: Entry(
        what=mark("Errors", "Ticket déjà annulé"),
        why=(mark("Errors", "Sa mise a été rendue ; il ne s’annule qu’une fois."),),
        steps=(
            mark("Errors", "Ne rendez aucune somme ; gardez le ticket."),
            mark("Errors", "Le client conteste ? Ouvrez une réclamation écrite."),
        ),
        article="Art. 8.3",
        weight="bad",
    ),
    Code.ALREADY_PAID: Entry(
        what=mark("Errors", "Déjà payé"),
        why=(
            mark("Errors", "{amount} ont déjà été payés : on ne paie qu’une fois."),
            mark("Errors", "On ne paie qu’une fois. Ne payez pas."),
        ),
        steps=(
            mark("Errors", "Ne remettez aucune somme."),
            mark("Errors", "Le client conteste ? Ouvrez une réclamation écrite."),
        ),
        article="Art. 11.1.2",
        weight="bad",
    ),
    Code.OTHER_POINT_OF_SALE: Entry(
        what=mark("Errors", "Vendu dans un autre point de vente"),
        why=(
            mark("Errors", "L’annulation se fait seulement au point de vente {point_of_sale}."),
            mark("Errors", "L’annulation se fait seulement où le ticket a été vendu."),
        ),
        steps=(mark("Errors", "Indiquez au client ce point de vente ; le délai est de deux heures."),),
        article="Art. 8.3",
    ),
    Code.NOT_SAME_DAY: Entry(
        what=mark("Errors", "Vendu un autre jour"),
        why=(
            mark("Errors", "Ce ticket est du {registered_at} ; il s’annulait le jour même seulement."),
            mark("Errors", "L’annulation se fait le jour même seulement."),
        ),
        steps=(_KEEP,),
        article="Art. 8.3",
    ),
    Code.TOO_LATE: Entry(
        what=mark("Errors", "Plus de deux heures"),
        why=(
            mark("Errors", "Ce ticket est du {registered_at} ; le délai de deux heures est passé."),
            mark("Errors", "Le délai de deux heures est passé."),
        ),
        steps=(_KEEP,),
        article="Art. 8.3",
    ),
    Code.CANCELLED: Entry(
        what=mark("Errors", "Ticket annulé"),
        why=(mark("Errors", "Sa mise a été rendue : il ne participe plus au jeu. Ne payez pas."),),
        steps=(
            mark("Errors", "Ne remettez aucune somme."),
            mark("Errors", "Le client conteste ? Ouvrez une réclamation écrite."),
        ),
        article="Art. 8.3",
        weight="bad",
    ),
    Code.PENDING: Entry(
        what=mark("Errors", "En attente"),
        why=(mark("Errors", "Tous les résultats de ce ticket ne sont pas encore promulgués."),),
        steps=(
            mark("Errors", "« Il manque encore un résultat ; revenez après la promulgation. »"),
            mark("Errors", "Rendez le ticket au client : il n’est pas payé."),
        ),
        article="Art. 11.1",
    ),
    Code.LOST: Entry(
        what=mark("Errors", "Perdant"),
        why=(mark("Errors", "Aucune combinaison de ce ticket ne peut plus gagner."),),
        steps=(
            mark("Errors", "Rendez le ticket au client : il n’est pas payé."),
            mark("Errors", "Le client conteste ? Ouvrez une réclamation écrite."),
        ),
        article="Art. 11.1.1",
    ),
    Code.EXPIRED: Entry(
        what=mark("Errors", "Trop tard : forclusion"),
        why=(
            mark("Errors", "Le délai est passé depuis le {until}."),
            mark("Errors", "Le délai est passé."),
        ),
        steps=(
            mark("Errors", "Ne payez pas : la somme est allée au fonds de réserve."),
            mark("Errors", "Aucune réclamation n’est admise après ce délai."),
        ),
        article="Art. 11.2.2",
        weight="bad",
    ),
    Code.NOT_YET_PAYABLE: Entry(
        what=mark("Errors", "Payable demain"),
        why=(
            mark("Errors", "Au-delà de 500 €, le paiement est possible à partir du {payable_from}."),
            mark("Errors", "Au-delà de 500 €, le paiement est possible le lendemain de la promulgation."),
        ),
        steps=(
            mark("Errors", "« Ce ticket est gagnant ; revenez à partir de cette date. »"),
            mark("Errors", "Rendez le ticket au client : il n’est pas payé."),
        ),
        article="Art. 11.2.1",
    ),
    Code.PAYMENT_CENTRE_ONLY: Entry(
        what=mark("Errors", "Payable en centre de paiement"),
        why=(
            mark("Errors", "{amount} : ce point de vente ne peut pas le payer."),
            mark("Errors", "Ce point de vente ne peut pas payer ce montant."),
        ),
        steps=(
            mark("Errors", "Donnez au client l’adresse du centre de paiement."),
            mark("Errors", "Rendez le ticket au client : il n’est pas payé."),
        ),
        article="Art. 11.1.5",
    ),
    Code.METHOD_NOT_ALLOWED: Entry(
        what=mark("Errors", "Ce moyen de paiement ne convient pas"),
        why=(
            mark("Errors", "Ce montant se paie ici par : {allowed}."),
            mark("Errors", "Ce montant se paie ici par un autre moyen."),
        ),
        steps=(mark("Errors", "Choisissez le moyen indiqué et recommencez."),),
        article="Art. 11.1.3",
    ),
    Code.IDENTITY_REQUIRED: Entry(
        what=mark("Errors", "Il faut une pièce d’identité"),
        why=(
            mark("Errors", "{amount} : chaque gagnant justifie de son identité."),
            mark("Errors", "La personne justifie d’abord de son identité."),
        ),
        steps=(
            mark("Errors", "Demandez un document d’identité valide."),
            mark("Errors", "Relevez nom, naissance, adresse et document, puis recommencez."),
        ),
        article="Art. 11.3",
    ),
    Code.TRANSFER_SINGLE_WINNER: Entry(
        what=mark("Errors", "Un virement, un seul gagnant"),
        why=(mark("Errors", "Le paiement par virement n’est pas possible à plusieurs gagnants."),),
        steps=(mark("Errors", "Payez un seul gagnant, ou adressez-les au centre de paiement."),),
        article="Art. 11.1.4",
    ),
    Code.NAME_REQUIRED: Entry(
        what=mark("Errors", "Il manque un nom"),
        why=(mark("Errors", "Nom et prénom du gagnant sont demandés pour ce paiement."),),
        steps=(mark("Errors", "Complétez nom et prénom, puis recommencez."),),
        article="Art. 11.1.4",
    ),
    Code.IBAN_INVALID: Entry(
        what=mark("Errors", "IBAN faux"),
        why=(mark("Errors", "Ses chiffres de contrôle ne sont pas justes : une faute de frappe."),),
        steps=(mark("Errors", "Relisez l’IBAN avec le gagnant, par groupes de quatre."),),
        article="Art. 11.1.4",
    ),
    Code.RECAP_REQUIRED: Entry(
        what=mark("Errors", "Le récapitulatif n’est pas confirmé"),
        why=(mark("Errors", "Nom et IBAN se relisent sur le récapitulatif imprimé avant le virement."),),
        steps=(
            mark("Errors", "Imprimez le récapitulatif et faites-le relire au gagnant."),
            mark("Errors", "Confirmez ensuite le virement, sans rien changer."),
        ),
        article="Art. 11.1.4",
    ),
    Code.SHARES_MISMATCH: Entry(
        what=mark("Errors", "Les parts ne font pas le total"),
        why=(
            mark("Errors", "Les parts font {shares}, il faut {amount}."),
            mark("Errors", "La somme des parts n’est pas le gain."),
        ),
        steps=(mark("Errors", "Corrigez les parts au centime près."),),
        article="Art. 11.1.6",
    ),
    Code.MINOR: Entry(
        what=mark("Errors", "Moins de 18 ans"),
        why=(
            mark("Errors", "Né(e) le {born} : mineur(e) ce jour-là."),
            mark("Errors", "Une personne mineure ne participe pas et ne gagne pas."),
        ),
        steps=(
            mark("Errors", "« Je ne peux pas : il faut avoir 18 ans. »"),
            mark("Errors", "Aucun responsable ne peut passer outre."),
        ),
        article="Art. 1.2",
        weight="bad",
    ),
    Code.PAPER_TOO_NARROW: Entry(
        what=mark("Errors", "Papier trop étroit"),
        why=(
            mark(
                "Errors",
                "Le code à barres ne tient pas sur ce papier. Rien n’est encaissé, rien n’est imprimé.",
            ),
        ),
        steps=(mark("Errors", "Mettez du papier de 80 mm, ou choisissez une autre imprimante."),),
        article="Art. 7.2",
    ),
}
