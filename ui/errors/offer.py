"""The offer and its results (BETTING B1, B6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code
from ui.errors.said import Entry, mark

OFFER: Final[Mapping[Code, Entry]] = {
    Code.ODDS_INVALID: Entry(
        what=mark("Errors", "Cote impossible"),
        why=(
            mark("Errors", "« {odds} » : dans un fichier, cette cote s’écrit {written}."),
            mark("Errors", "« {odds} » : une cote est supérieure à 1, avec deux décimales au plus."),
            mark("Errors", "Une cote est supérieure à 1, avec deux décimales au plus."),
        ),
        steps=(mark("Errors", "Corrigez la cote, ou laissez « nd » si elle n’est pas disponible."),),
        article="Art. 2.1.6",
    ),
    Code.BET_NUMBER_TAKEN: Entry(
        what=mark("Errors", "Numéro de pari déjà pris"),
        why=(
            mark("Errors", "Le pari {bet} existe déjà parmi les paris ouverts ce jour-là."),
            mark("Errors", "Ce numéro existe déjà parmi les paris ouverts ce jour-là."),
        ),
        steps=(mark("Errors", "Prenez un autre numéro, de 1 à 999."),),
        article="Art. 2.1.4",
    ),
    Code.MATCH_OF_THE_DAY_FULL: Entry(
        what=mark("Errors", "Le Match du Jour est complet"),
        why=(mark("Errors", "Dix manifestations au plus par jour, une seule par numéro."),),
        steps=(mark("Errors", "Choisissez un autre jour ou un numéro libre."),),
        article="Art. 2.2.2",
    ),
    Code.PICKS_INVALID: Entry(
        what=mark("Errors", "Pronostics ou équipes incohérents"),
        why=(
            mark("Errors", "Les deux équipes sont inversées : l’offre a {swapped}. Rien n’est changé."),
            mark("Errors", "{given} : l’offre a {sides}. Rien n’est changé."),
            mark("Errors", "Pari {bet} : « {handicap} » n’est pas un handicap, comme 0:1."),
            mark("Errors", "Pari {bet} : « {line} » n’est pas un seuil, comme 2.5."),
            mark("Errors", "Le pari {bet} n’a pas le pronostic {picks}."),
            mark("Errors", "Le pari {bet} n’a pas ces pronostics. Rien n’est changé."),
            mark("Errors", "Ces pronostics ne sont pas ceux du pari. Rien n’est changé."),
        ),
        steps=(mark("Errors", "Vérifiez l’ordre des équipes et les pronostics, puis recommencez."),),
        article="Art. 2.3",
    ),
    Code.TIMES_INVALID: Entry(
        what=mark("Errors", "Horaire impossible"),
        why=(
            mark("Errors", "Le pari {bet} finirait avant d’être ouvert, ou après le début."),
            mark("Errors", "Le début ne peut pas être le {starts_at}."),
            mark("Errors", "Un horaire est passé, ou vient dans le mauvais ordre."),
        ),
        steps=(mark("Errors", "Corrigez l’horaire et recommencez."),),
        article="Art. 6.4",
    ),
    Code.FILE_INVALID: Entry(
        what=mark("Errors", "Fichier illisible"),
        why=(
            mark("Errors", "{misread} Rien n’en est repris."),
            mark("Errors", "Le fichier n’a pas la forme attendue ; rien n’en est repris."),
        ),
        steps=(
            mark("Errors", "Corrigez les lignes nommées, ou demandez un autre fichier à l’opérateur."),
            mark("Errors", "Importez ensuite le fichier entier."),
        ),
    ),
    Code.SIGNATURE_INVALID: Entry(
        what=mark("Errors", "Signature du fichier refusée"),
        why=(mark("Errors", "Ce fichier n’est pas signé par l’opérateur des paris ; rien n’en est repris."),),
        steps=(
            mark("Errors", "Prenez le fichier et sa signature à leur source, sans y toucher."),
            mark("Errors", "Prévenez l’opérateur si la signature reste fausse."),
        ),
    ),
    Code.RESULT_EXISTS: Entry(
        what=mark("Errors", "Le résultat est déjà promulgué"),
        why=(mark("Errors", "Un résultat ne se promulgue qu’une fois ; rien n’est changé."),),
        steps=(mark("Errors", "Il est faux ? Une correction se fait avec un motif et un responsable."),),
        article="Art. 9.3",
    ),
    Code.NO_RESULT: Entry(
        what=mark("Errors", "Aucun résultat à corriger"),
        why=(mark("Errors", "Cette manifestation n’a pas encore de résultat promulgué."),),
        steps=(mark("Errors", "Promulguez d’abord le résultat, page « Résultats »."),),
        article="Art. 9.1",
    ),
}
BEYOND_THE_NUMBERS: Final = Entry(
    what=mark("Errors", "Numéro de pari impossible"),
    why=(mark("Errors", "{beyond} : un pari porte un numéro de 1 à 999."),),
    steps=(mark("Errors", "Prenez un autre numéro, de 1 à 999."),),
    article="Art. 2.1.4",
)
"""A number that no bet may bear, which is none that is taken."""
CONTRADICTORY: Final = Entry(
    what=mark("Errors", "Résultat contradictoire"),
    why=(mark("Errors", "Ce qui est écrit ne peut pas être vrai ensemble : {contradicts}."),),
    steps=(mark("Errors", "Vérifiez le résultat à sa source, puis recommencez."),),
    article="Art. 4.1",
)
"""A result of which one part excludes another."""
