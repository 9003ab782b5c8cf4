"""Words for what goes wrong in the back office: set-up, keys, copies, archives (HOUSE H4, H5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.errors.said import Entry, mark

OFFICE_CAUSES: Final[Mapping[str, Entry]] = {
    "archive_unreadable": Entry(
        what=mark("Errors", "L’archive ne se lit pas"),
        why=(),
        steps=(mark("Errors", "Demandez une nouvelle archive, signée par l’établissement."),),
    ),
    "copy_false": Entry(
        what=mark("Errors", "La copie n’est pas ce qui a été scellé"),
        why=(),
        steps=(
            mark("Errors", "Gardez-la sans la remettre en service."),
            mark("Errors", "Prenez une copie plus ancienne, et vérifiez-la."),
        ),
    ),
    "copy_unreadable": Entry(
        what=mark("Errors", "La copie ne se lit pas"),
        why=(),
        steps=(mark("Errors", "Prenez une autre copie : rien n’a été remplacé."),),
    ),
    "database_login_wrong": Entry(
        what=mark("Errors", "Le site central refuse ce nom ou ce mot de passe"),
        why=(mark("Errors", "La base a répondu, mais n’ouvre pas à cet utilisateur. Rien n’est changé."),),
        steps=(
            mark("Errors", "Retapez l’utilisateur et le mot de passe : majuscules et espaces comptent."),
            mark("Errors", "Demandez-les à la personne qui tient la base."),
        ),
    ),
    "database_unknown": Entry(
        what=mark("Errors", "Cette base n’existe pas à cette adresse"),
        why=(mark("Errors", "Le serveur répond, mais n’a pas de base de ce nom. Rien n’est changé."),),
        steps=(mark("Errors", "Relisez le nom de la base, et l’adresse du serveur."),),
    ),
    "house_missing": Entry(
        what=mark("Errors", "Aucune maison ne se trouve là"),
        why=(
            mark("Errors", "La base {database} ne contient pas de maison fondée. Rien n’y est écrit."),
            mark("Errors", "Cette base ne contient pas de maison fondée. Rien n’y est écrit."),
        ),
        steps=(
            mark("Errors", "Relisez le nom de la base : elle doit être celle de la maison."),
            mark("Errors", "La maison se fonde à son premier poste, avant que d’autres la rejoignent."),
        ),
    ),
    "file_exists": Entry(
        what=mark("Errors", "Un fichier de ce nom existe déjà"),
        why=(),
        steps=(mark("Errors", "Choisissez un autre nom : rien n’a été écrasé."),),
    ),
    "folder_missing": Entry(
        what=mark("Errors", "Le dossier n’existe pas"),
        why=(),
        steps=(mark("Errors", "Créez-le, ou choisissez-en un autre."),),
    ),
    "house_exists": Entry(
        what=mark("Errors", "Cet établissement est déjà installé ici"),
        why=(),
        steps=(mark("Errors", "Ouvrez-le : rien n’a été changé."),),
    ),
    "keys_exist": Entry(
        what=mark("Errors", "Des clés sont déjà là"),
        why=(),
        steps=(mark("Errors", "Mettez-les de côté avant d’en remettre d’autres."),),
    ),
    "keys_wrong": Entry(
        what=mark("Errors", "Ces clés ne sont pas celles de l’établissement"),
        why=(),
        steps=(
            mark("Errors", "Remettez la copie de secours des bonnes clés."),
            mark("Errors", "Ne vendez rien d’ici là."),
        ),
    ),
    "not_the_same": Entry(
        what=mark("Errors", "Les deux saisies diffèrent"),
        why=(),
        steps=(mark("Errors", "Tapez deux fois la même chose."),),
    ),
    "operator_unreadable": Entry(
        what=mark("Errors", "Un opérateur est mal décrit"),
        why=(),
        steps=(mark("Errors", "Donnez identifiant, nom, fonctions et code à quatre chiffres."),),
    ),
    "passphrase_short": Entry(
        what=mark("Errors", "La phrase secrète est trop courte"),
        why=(),
        steps=(mark("Errors", "Prenez-en une plus longue, que vous seul connaissez."),),
    ),
    "passphrase_wrong": Entry(
        what=mark("Errors", "La phrase secrète n’est pas la bonne"),
        why=(),
        steps=(mark("Errors", "Recommencez : la copie de secours est intacte."),),
    ),
    "point_of_sale_unknown": Entry(
        what=mark("Errors", "Ce point de vente n’existe pas"),
        why=(),
        steps=(mark("Errors", "Choisissez l’un de ceux de l’établissement."),),
    ),
    "station_taken": Entry(
        what=mark("Errors", "Ce nom est déjà celui d’un poste"),
        why=(
            mark("Errors", "Deux postes « {station} » auraient une seule caisse et les mêmes papiers."),
            mark("Errors", "Deux postes du même nom auraient une seule caisse et les mêmes papiers."),
        ),
        steps=(
            mark("Errors", "Donnez-lui un nom qui n’est à aucun autre."),
            mark("Errors", "Il remplace une machine ? Un administrateur le coche à côté du nom."),
        ),
    ),
    "point_of_sale_unreadable": Entry(
        what=mark("Errors", "Un point de vente est mal décrit"),
        why=(),
        steps=(mark("Errors", "Donnez son numéro, son nom et son adresse."),),
    ),
    "printer_way_unknown": Entry(
        what=mark("Errors", "Cette liaison d’imprimante n’est pas connue"),
        why=(),
        steps=(mark("Errors", "Choisissez USB, série, réseau, file d’impression ou fichier."),),
    ),
    "paper_too_narrow": Entry(
        what=mark("Errors", "Papier trop étroit"),
        why=(mark("Errors", "Le code à barres d’un ticket ne tient pas sur {dots} points ({paper_mm} mm)."),),
        steps=(
            mark("Errors", "Choisissez le modèle de l’imprimante et la largeur de son papier."),
            mark("Errors", "À la main : dans le fichier du poste, mettez « dots » à 0."),
        ),
        article="Art. 7.2",
    ),
    "profile_unknown": Entry(
        what=mark("Errors", "Ce modèle d’imprimante n’est pas connu"),
        why=(),
        steps=(mark("Errors", "Choisissez un modèle de la liste."),),
    ),
    "recovery_copy_unreadable": Entry(
        what=mark("Errors", "La copie de secours des clés ne se lit pas"),
        why=(),
        steps=(mark("Errors", "Prenez l’autre exemplaire."),),
    ),
    "station_file_damaged": Entry(
        what=mark("Errors", "Les réglages du poste ne se lisent pas"),
        why=(),
        steps=(mark("Errors", "Refaites l’installation du poste : les ventes sont intactes."),),
    ),
    "store_exists": Entry(
        what=mark("Errors", "Un magasin de données est déjà là"),
        why=(),
        steps=(mark("Errors", "Mettez-le de côté d’abord : rien n’a été écrasé."),),
    ),
}
