"""What a reader stumbled over in a file, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from app.services.files.misread import Misread, Slip
from ui.errors.said import mark

SLIPS: Final[Mapping[Slip, str]] = {
    Slip.TOO_LARGE: mark("Errors", "Il dépasse {limit} octets."),
    Slip.NOT_UTF8: mark("Errors", "Son texte n’est pas en UTF-8, à l’octet {place}."),
    Slip.NUL: mark("Errors", "Il contient un caractère nul."),
    Slip.NOTHING: mark("Errors", "Il ne contient rien."),
    Slip.NOT_JSON: mark("Errors", "Ligne {line} : la forme JSON est rompue."),
    Slip.TOO_DEEP: mark("Errors", "Il emboîte plus de {limit} niveaux."),
    Slip.KEY_TWICE: mark("Errors", "« {field} » est écrit deux fois au même endroit."),
    Slip.NO_NUMBER: mark("Errors", "« {value} » n’est pas un nombre."),
    Slip.NOT_WHOLE: mark("Errors", "« {value} » n’est pas entier : une cote s’écrit entre guillemets."),
    Slip.TOO_MANY_DIGITS: mark("Errors", "Un nombre y a {count} chiffres."),
    Slip.NOT_CSV: mark("Errors", "Ligne {line} : la forme CSV est rompue."),
    Slip.CELLS: mark("Errors", "Ligne {line} : {count} cellules pour {columns} colonnes."),
    Slip.UNKNOWN_COLUMNS: mark("Errors", "Ligne 1 : colonnes inconnues, {names}."),
    Slip.COLUMN_TWICE: mark("Errors", "Ligne 1 : une colonne y est deux fois."),
    Slip.NO_OFFER: mark("Errors", "Un fichier d’offre est fait d’une liste « events »."),
    Slip.NO_RESULTS: mark("Errors", "Un fichier de résultats est fait d’une liste « results »."),
    Slip.NOT_OBJECT: mark("Errors", "Il faut ici un objet JSON."),
    Slip.UNKNOWN_FIELDS: mark("Errors", "Champs inconnus : {names}."),
    Slip.MISSING: mark("Errors", "« {field} » manque."),
    Slip.EMPTY: mark("Errors", "« {field} » est vide."),
    Slip.NOT_TEXT: mark("Errors", "« {field} » n’est pas un texte de {limit} signes au plus."),
    Slip.NOT_A_WHOLE_NUMBER: mark("Errors", "« {field} » n’est pas un nombre entier."),
    Slip.NEITHER_TRUE_NOR_FALSE: mark("Errors", "« {field} » ne dit ni oui ni non."),
    Slip.NOT_ONE_OF: mark("Errors", "« {field} » n’est pas l’un de ces mots : {names}."),
    Slip.NOT_INSTANT: mark(
        "Errors", "« {field} » n’est pas un instant avec son décalage, comme 2026-09-05T20:00:00+02:00."
    ),
    Slip.NOT_TWO_NAMES: mark("Errors", "« {field} » n’est pas fait de deux noms différents."),
    Slip.NOT_SCORE: mark("Errors", "« {field} » n’est pas un score."),
    Slip.NOT_LIST: mark("Errors", "« {field} » n’est pas une liste."),
    Slip.WINNERS_BESIDE_A_SCORE: mark("Errors", "Des gagnants y sont nommés à côté d’un score."),
    Slip.NO_BET_NUMBER: mark("Errors", "« {value} » n’est pas le numéro d’un pari."),
    Slip.NO_PICKS: mark("Errors", "Les gagnants du pari {bet} ne sont pas une liste."),
}


def misread_words(misread: Misread) -> str:
    """What was stumbled over, in the present language; names of fields are those of the file."""
    return QCoreApplication.translate("Errors", SLIPS[misread.slip]).format_map(misread.told)
