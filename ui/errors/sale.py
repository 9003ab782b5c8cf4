"""The sale, in the order in which it refuses (BETTING B3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code
from ui.errors.said import Entry, mark

SALE: Final[Mapping[Code, Entry]] = {
    Code.FORMULA_INVALID: Entry(
        what=mark("Errors", "Formule impossible"),
        why=(
            mark("Errors", "La formule {formula} ne se joue pas ; pronostics du bulletin : {picks}."),
            mark("Errors", "Cette formule ne va pas avec le nombre de pronostics."),
        ),
        steps=(mark("Errors", "Choisissez une formule proposée pour ce nombre de pronostics."),),
        article="Art. 3.1.5",
    ),
    Code.STAKE_INVALID: Entry(
        what=mark("Errors", "Mise de base impossible"),
        why=(
            mark("Errors", "{stake} n’est pas une mise de base : 1, 2, 5, 10, 20, 50, 75 ou 100 €."),
            mark("Errors", "La mise de base est de 1, 2, 5, 10, 20, 50, 75 ou 100 €."),
        ),
        steps=(mark("Errors", "Touchez l’une des mises proposées."),),
        article="Art. 3.2.3",
    ),
    Code.BET_UNKNOWN: Entry(
        what=mark("Errors", "Pari inconnu"),
        why=(
            mark("Errors", "Aucun pari ouvert ne porte le numéro {bet}."),
            mark("Errors", "Cette manifestation n’a pas le pari {bets}."),
            mark("Errors", "Cette manifestation n’est pas dans l’offre."),
        ),
        steps=(
            mark("Errors", "Relisez le numéro sur l’affiche du jour."),
            mark("Errors", "Tapez-le de nouveau : trois chiffres au plus."),
        ),
        article="Art. 2.1.4",
    ),
    Code.LINES_INVALID: Entry(
        what=mark("Errors", "Un seul match par ticket"),
        why=(mark("Errors", "Un ticket « Le Match du Jour » porte sur une seule manifestation."),),
        steps=(mark("Errors", "Gardez les lignes d’un seul match ; faites un autre ticket pour l’autre."),),
        article="Art. 3.1.4.3",
    ),
    Code.DUPLICATE_BET: Entry(
        what=mark("Errors", "Deux fois le même pari"),
        why=(
            mark("Errors", "Un seul pronostic est possible par pari : {pick}."),
            mark("Errors", "Un seul pronostic est possible par pari."),
        ),
        steps=(mark("Errors", "Retirez l’un des deux pronostics."),),
        article="Art. 2.1.7",
    ),
    Code.SAME_EVENT: Entry(
        what=mark("Errors", "Deux paris sur la même manifestation"),
        why=(
            mark("Errors", "{other} et {pick} ne se combinent pas : c’est le même match."),
            mark("Errors", "Deux paris d’un même match ne se combinent pas."),
        ),
        steps=(mark("Errors", "Retirez l’un des deux, ou faites deux tickets."),),
        article="Art. 6.2",
    ),
    Code.BET_VOIDED: Entry(
        what=mark("Errors", "Pari annulé"),
        why=(
            mark("Errors", "Le pronostic {pick} n’est plus jouable : le pari est annulé."),
            mark("Errors", "Ce pari est annulé ; il n’est plus jouable."),
        ),
        steps=(
            mark("Errors", "Retirez le pari du ticket, ou choisissez-en un autre."),
            mark("Errors", "Les tickets déjà vendus comptent ce pari à la cote 1."),
        ),
        article="Art. 5.6",
    ),
    Code.BET_SUSPENDED: Entry(
        what=mark("Errors", "Pari suspendu"),
        why=(
            mark("Errors", "Les prises de jeu sont interrompues : {pick}."),
            mark("Errors", "Les prises de jeu de ce pari sont interrompues."),
        ),
        steps=(
            mark("Errors", "Retirez le pari du ticket, ou choisissez-en un autre."),
            mark("Errors", "Il reviendra peut-être : l’offre à l’écran est toujours à jour."),
        ),
        article="Art. 6.4",
    ),
    Code.PICK_SUSPENDED: Entry(
        what=mark("Errors", "Pronostic suspendu"),
        why=(
            mark("Errors", "Les prises de jeu sont interrompues pour {pick}."),
            mark("Errors", "Les prises de jeu de ce pronostic sont interrompues."),
        ),
        steps=(mark("Errors", "Choisissez un autre pronostic de ce pari, ou un autre pari."),),
        article="Art. 6.4",
    ),
    Code.ODDS_UNAVAILABLE: Entry(
        what=mark("Errors", "Cote non disponible"),
        why=(
            mark("Errors", "{pick} n’a pas de cote en ce moment (nd)."),
            mark("Errors", "Ce pronostic n’a pas de cote en ce moment (nd)."),
        ),
        steps=(mark("Errors", "Choisissez un autre pronostic, ou un autre pari."),),
        article="Art. 2.2.1",
    ),
    Code.BET_CLOSED: Entry(
        what=mark("Errors", "Trop tard pour ce pari"),
        why=(
            mark("Errors", "{pick} : les mises sont closes depuis le {closed_at}. Rien n’est encaissé."),
            mark("Errors", "{pick} : le résultat est déjà connu. Rien n’est encaissé."),
            mark("Errors", "Les mises sont closes, ou le résultat est connu."),
        ),
        steps=(
            mark("Errors", "Retirez ce pari du ticket : les autres pronostics restent."),
            mark("Errors", "« Ce match n’est plus ouvert. Un autre ? » L’offre montre ceux qui le sont."),
        ),
        article="Art. 8.1.1",
    ),
    Code.SINGLE_NOT_ALLOWED: Entry(
        what=mark("Errors", "Ce pari ne se joue pas seul"),
        why=(
            mark("Errors", "{pick} se joue seulement en combiné ou en multiple."),
            mark("Errors", "Ce pari se joue seulement en combiné ou en multiple."),
        ),
        steps=(mark("Errors", "Ajoutez au moins un pari d’un autre match."),),
        article="Art. 6.1",
    ),
    Code.FORMULA_NOT_ALLOWED: Entry(
        what=mark("Errors", "Formule fermée pour ce pari"),
        why=(
            mark("Errors", "{pick} ne se joue pas en {formula}."),
            mark("Errors", "Ce pari ne se joue pas dans cette formule."),
        ),
        steps=(mark("Errors", "Choisissez une autre formule, ou retirez ce pari."),),
        article="Art. 2.4",
    ),
    Code.ODDS_CHANGED: Entry(
        what=mark("Errors", "La cote a changé"),
        why=(
            mark("Errors", "Pronostic : {picks}. Rien n’est encaissé, rien n’est imprimé."),
            mark("Errors", "La cote n’est plus celle qui était affichée."),
        ),
        steps=(
            mark("Errors", "Annoncez la nouvelle cote au client."),
            mark("Errors", "Il accepte : une touche, la vente se fait. Il refuse : retirez le pari."),
        ),
        article="Art. 2.1.6",
    ),
    Code.TOTAL_ODDS_LIMIT: Entry(
        what=mark("Errors", "Cote totale trop haute"),
        why=(
            mark("Errors", "La cote totale serait de {reached} ; elle ne dépasse pas {limit}."),
            mark("Errors", "La cote totale d’une combinaison ne dépasse pas 1 000."),
        ),
        steps=(mark("Errors", "Retirez un pari, ou prenez une formule de moins de pronostics."),),
        article="Art. 6.3",
    ),
    Code.POTENTIAL_GAIN_LIMIT: Entry(
        what=mark("Errors", "Gain potentiel trop haut"),
        why=(
            mark("Errors", "{reached} de gain potentiel sur une combinaison ; limite {limit}."),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(mark("Errors", "Rien n’est encaissé. Baissez la mise de base, ou retirez un pari."),),
        article="Art. 6.3",
    ),
    Code.COMBINATION_STAKES_LIMIT: Entry(
        what=mark("Errors", "Combinaison complète"),
        why=(
            mark("Errors", "{reached} de mises de tous les joueurs sur cette combinaison ; limite {limit}."),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(mark("Errors", "Rien n’est encaissé. Baissez la mise de base, ou changez un pronostic."),),
        article="Art. 6.6",
    ),
    Code.COMBINATION_GAINS_LIMIT: Entry(
        what=mark("Errors", "Combinaison complète"),
        why=(
            mark(
                "Errors",
                "{reached} de gains potentiels de tous les joueurs sur cette combinaison ; limite {limit}.",
            ),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(mark("Errors", "Rien n’est encaissé. Baissez la mise de base, ou changez un pronostic."),),
        article="Art. 6.6",
    ),
    Code.BET_STAKES_LIMIT: Entry(
        what=mark("Errors", "Pari complet"),
        why=(
            mark("Errors", "{reached} de mises de tous les joueurs sur le pari {item} ; limite {limit}."),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(mark("Errors", "Rien n’est encaissé. Baissez la mise de base, ou choisissez un autre pari."),),
        article="Art. 6.6",
    ),
    Code.BET_GAINS_LIMIT: Entry(
        what=mark("Errors", "Pari complet"),
        why=(
            mark(
                "Errors",
                "{reached} de gains potentiels de tous les joueurs sur le pari {item} ; limite {limit}.",
            ),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(mark("Errors", "Rien n’est encaissé. Baissez la mise de base, ou choisissez un autre pari."),),
        article="Art. 6.6",
    ),
    Code.POS_DAY_STAKES_LIMIT: Entry(
        what=mark("Errors", "Limite du jour atteinte ici"),
        why=(
            mark("Errors", "{reached} de mises aujourd’hui à ce point de vente ; limite {limit}."),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(
            mark("Errors", "Rien n’est encaissé. Baissez la mise de base si une petite mise passe encore."),
            mark("Errors", "Indiquez au client un autre point de vente ; la limite repart à minuit."),
        ),
        article="Art. 6.7",
    ),
    Code.POS_COMBINATION_GAINS_LIMIT: Entry(
        what=mark("Errors", "Combinaison complète ici"),
        why=(
            mark(
                "Errors",
                "{reached} de gains potentiels sur cette combinaison à ce point de vente ; limite {limit}.",
            ),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(mark("Errors", "Rien n’est encaissé. Baissez la mise de base, ou changez un pronostic."),),
        article="Art. 6.7",
    ),
    Code.POS_COMBINATION_STAKES_LIMIT: Entry(
        what=mark("Errors", "Combinaison complète ici"),
        why=(
            mark("Errors", "{reached} de mises sur cette combinaison à ce point de vente ; limite {limit}."),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(mark("Errors", "Rien n’est encaissé. Baissez la mise de base, ou changez un pronostic."),),
        article="Art. 6.7",
    ),
    Code.DAY_GAINS_LIMIT: Entry(
        what=mark("Errors", "Limite du jour atteinte"),
        why=(
            mark("Errors", "{reached} de gains potentiels de toute la journée ; limite {limit}."),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(mark("Errors", "Rien n’est encaissé. Baissez la mise de base ; la limite repart à minuit."),),
        article="Art. 6.8",
    ),
    Code.LIABILITY_BLOCK: Entry(
        what=mark("Errors", "Pronostic bloqué"),
        why=(
            mark("Errors", "{reached} de gains sur ce pronostic ; limite {limit}."),
            mark("Errors", "La limite est atteinte. Rien n’est encaissé, rien n’est imprimé."),
        ),
        steps=(
            mark("Errors", "Rien n’est encaissé. Baissez la mise de base, ou choisissez un autre pronostic."),
        ),
        article="Art. 6.5",
    ),
}
