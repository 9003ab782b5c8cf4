"""What stands outside the rules: store, keys, disk, printer (HOUSE H5, H6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.errors.office import OFFICE_CAUSES
from ui.errors.said import Entry, mark

_WAY_OUT: Final = mark(
    "Errors",
    "Ne vendez plus : un responsable remet la copie récente, ou reprend ce magasin, page « Contrôle ».",
)

CAUSES: Final[Mapping[str, Entry]] = {
    **OFFICE_CAUSES,
    "disk_full": Entry(
        what=mark("Errors", "Le disque est plein"),
        why=(mark("Errors", "Rien n’a été enregistré ; ce qui l’était le reste."),),
        steps=(
            mark("Errors", "Libérez de la place sur le disque du poste."),
            mark("Errors", "Recommencez ensuite : la caisse est intacte."),
        ),
        weight="bad",
    ),
    "folder_unusable": Entry(
        what=mark("Errors", "Le dossier ne s’ouvre pas"),
        why=(mark("Errors", "{path} : {why}"), mark("Errors", "Le fichier n’a été ni lu ni écrit.")),
        steps=(
            mark("Errors", "Vérifiez que le disque ou la clé est branché, et qu’il reste de la place."),
            mark("Errors", "Recommencez ensuite : rien n’est perdu."),
        ),
    ),
    "store_locked": Entry(
        what=mark("Errors", "Le magasin de données est occupé"),
        why=(mark("Errors", "Un autre programme le tient. Rien n’a été enregistré."),),
        steps=(
            mark("Errors", "Recommencez dans un instant."),
            mark("Errors", "Une sauvegarde ou un autre guichet ouvert ? Attendez sa fin."),
        ),
    ),
    "store_damaged": Entry(
        what=mark("Errors", "Le magasin de données est abîmé"),
        why=(mark("Errors", "Le guichet n’écrit plus rien."),),
        steps=(
            mark("Errors", "Ne vendez plus rien à ce poste."),
            mark("Errors", "Appelez la personne qui s’occupe du poste, et lisez-lui cet écran."),
            mark("Errors", "Une sauvegarde vérifiée peut être remise."),
        ),
        weight="bad",
    ),
    "store_newer": Entry(
        what=mark("Errors", "Le magasin vient d’une version plus récente"),
        why=(
            mark("Errors", "Version {version} : ce programme est plus ancien et n’y écrit pas."),
            mark("Errors", "Ce programme est plus ancien et n’y écrit pas."),
        ),
        steps=(mark("Errors", "Installez la version récente du guichet sur ce poste."),),
        weight="bad",
    ),
    "store_read_only": Entry(
        what=mark("Errors", "Le magasin de données ne s’écrit pas"),
        why=(mark("Errors", "Le dossier ou le disque est en lecture seule. Rien n’a été enregistré."),),
        steps=(
            mark("Errors", "Rendez au compte du poste le droit d’écrire."),
            mark("Errors", "Appelez la personne qui s’occupe du poste, et lisez-lui cet écran."),
        ),
        weight="bad",
    ),
    "store_unreadable": Entry(
        what=mark("Errors", "Le magasin de données ne se lit pas"),
        why=(
            mark("Errors", "{path} : le fichier ne s’ouvre pas."),
            mark("Errors", "Le disque ne répond pas comme il faut. Rien n’a été enregistré."),
        ),
        steps=(
            mark("Errors", "Vérifiez que le disque est branché et que le dossier est au compte du poste."),
            mark("Errors", "Appelez la personne qui s’occupe du poste, et lisez-lui cet écran."),
        ),
        weight="bad",
    ),
    "store_unreachable": Entry(
        what=mark("Errors", "Le site central ne répond pas"),
        why=(mark("Errors", "Rien n’a été enregistré, ni ticket ni acte."),),
        steps=(
            mark("Errors", "Vérifiez le réseau du poste, puis recommencez."),
            mark("Errors", "La même demande n’est jamais comptée deux fois."),
        ),
        weight="bad",
    ),
    "store_on_network": Entry(
        what=mark("Errors", "Le magasin est sur un partage réseau"),
        why=(
            mark("Errors", "{path} est sur {file_system} : un arrêt y perdrait des actes."),
            mark("Errors", "Un arrêt y perdrait des actes."),
        ),
        steps=(
            mark("Errors", "Mettez le magasin sur un disque de ce poste."),
            mark("Errors", "Plusieurs postes ? Ils partagent un serveur PostgreSQL."),
        ),
        weight="bad",
    ),
    "store_in_use": Entry(
        what=mark("Errors", "Cette base sert déjà"),
        why=(
            mark("Errors", "{database} n’est pas une base d’essai : elle n’est pas vidée."),
            mark("Errors", "Elle n’est pas vidée."),
        ),
        steps=(mark("Errors", "Donnez une base vide, faite pour les essais."),),
        weight="bad",
    ),
    "store_held": Entry(
        what=mark("Errors", "Ce guichet est déjà ouvert"),
        why=(
            mark("Errors", "Le poste « {station} » tient ce magasin : un seul y vend à la fois."),
            mark("Errors", "Un autre programme tient ce magasin : un seul y vend à la fois."),
        ),
        steps=(
            mark("Errors", "Fermez l’autre fenêtre du guichet, ou continuez dans celle-là."),
            mark("Errors", "Après une panne, rien à faire : le magasin se libère de lui-même."),
            mark("Errors", "Plusieurs postes ? Ils partagent un serveur PostgreSQL."),
        ),
    ),
    "store_older": Entry(
        what=mark("Errors", "Le magasin est plus ancien que ce que ce poste a vu"),
        why=(
            mark("Errors", "Il finit à l’écriture {last} ; ce poste a connu l’écriture {known}."),
            mark("Errors", "Des actes que ce poste a connus n’y sont plus."),
        ),
        steps=(
            _WAY_OUT,
            mark("Errors", "La copie se remet par « guichet restore », signée ; reprendre demande un motif."),
            mark("Errors", "Gardez les papiers du jour : ils disent ce qui manque."),
        ),
        weight="bad",
    ),
    "store_other": Entry(
        what=mark("Errors", "Le journal n’est plus celui que ce poste a vu"),
        why=(
            mark("Errors", "À l’écriture {number}, il dit autre chose que ce qui était scellé."),
            mark("Errors", "Il dit autre chose que ce qui était scellé."),
        ),
        steps=(
            _WAY_OUT,
            mark("Errors", "Lancez la vérification du journal, et gardez son papier."),
            mark("Errors", "Appelez l’administrateur, et lisez-lui cet écran."),
        ),
        weight="bad",
    ),
    "head_missing": Entry(
        what=mark("Errors", "La dernière empreinte connue manque"),
        why=(mark("Errors", "Rien hors du magasin ne dit plus où le journal doit finir."),),
        steps=(
            mark(
                "Errors",
                "Ne vendez plus : un responsable vérifie et reprend ce magasin, page « Contrôle ».",
            ),
            mark("Errors", "Lancez la vérification du journal, et gardez son papier."),
            mark("Errors", "Appelez l’administrateur : le dossier des clés a été touché."),
        ),
        weight="bad",
    ),
    "store_false": Entry(
        what=mark("Errors", "Ce magasin ne peut pas être repris"),
        why=(
            mark("Errors", "Il est altéré à partir de l’écriture n° {first_bad} : rien n’est changé."),
            mark("Errors", "Ce qu’il contient n’est pas ce qui a été scellé : rien n’est changé."),
        ),
        steps=(
            mark("Errors", "Ne vendez plus rien à ce poste."),
            mark("Errors", "Remettez la dernière bonne copie, par « guichet restore »."),
        ),
        weight="bad",
    ),
    "guards_missing": Entry(
        what=mark("Errors", "Les gardes du magasin manquent"),
        why=(
            mark("Errors", "Tables sans garde : {tables}. Quelqu’un a touché au magasin."),
            mark("Errors", "Quelqu’un a touché au magasin."),
        ),
        steps=(
            mark("Errors", "Ne vendez plus rien à ce poste."),
            mark("Errors", "Lancez la vérification du journal, et gardez son papier."),
            mark("Errors", "Appelez la personne qui s’occupe du poste, et lisez-lui cet écran."),
        ),
        weight="bad",
    ),
    "keys_missing": Entry(
        what=mark("Errors", "Les clés de la maison manquent"),
        why=(
            mark("Errors", "{path} ne se trouve pas : sans clés, rien ne se scelle."),
            mark("Errors", "Sans clés, rien ne se scelle."),
        ),
        steps=(
            mark("Errors", "Remettez la copie de secours des clés, avec sa phrase."),
            mark("Errors", "Appelez la personne qui s’occupe du poste, et lisez-lui cet écran."),
        ),
        weight="bad",
    ),
    "keys_damaged": Entry(
        what=mark("Errors", "Les clés de la maison sont abîmées"),
        why=(
            mark("Errors", "{path} ne se lit pas. Rien ne se scelle sans elles."),
            mark("Errors", "Rien ne se scelle sans elles."),
        ),
        steps=(
            mark("Errors", "Remettez la copie de secours des clés, avec sa phrase."),
            mark("Errors", "Appelez la personne qui s’occupe du poste, et lisez-lui cet écran."),
        ),
        weight="bad",
    ),
    "sqlite_too_old": Entry(
        what=mark("Errors", "La bibliothèque SQLite est trop ancienne"),
        why=(
            mark("Errors", "Version {version} : il faut 3.51.3 ou plus récente."),
            mark("Errors", "Il faut la version 3.51.3 ou plus récente."),
        ),
        steps=(mark("Errors", "Installez le guichet avec son propre programme d’installation."),),
        weight="bad",
    ),
    "database_url_invalid": Entry(
        what=mark("Errors", "L’adresse du site central est fausse"),
        why=(
            mark("Errors", "{url} n’est pas une adresse de base de données."),
            mark("Errors", "Ce n’est pas une adresse de base de données."),
        ),
        steps=(mark("Errors", "Corrigez l’adresse dans les réglages du poste."),),
        weight="bad",
    ),
    "station_not_set_up": Entry(
        what=mark("Errors", "Ce poste n’est pas installé"),
        why=(
            mark("Errors", "La maison est dans {store} ; il manque à ce poste son nom et ses appareils."),
            mark("Errors", "Il manque à ce poste son nom et ses appareils."),
        ),
        steps=(mark("Errors", "Donnez-les-lui dans un terminal : guichet set-up --join"),),
    ),
    "house_gone": Entry(
        what=mark("Errors", "La maison de ce poste n’est pas là"),
        why=(
            mark("Errors", "Ses clés sont ici, mais rien d’elle dans {folder}."),
            mark("Errors", "Ses clés sont ici, mais rien d’autre."),
        ),
        steps=(
            mark("Errors", "Branchez le disque, ou attendez le dossier qui manque, et rouvrez le guichet."),
            mark("Errors", "Une sauvegarde vérifiée peut être remise."),
        ),
        weight="bad",
    ),
    "printer_unreachable": Entry(
        what=mark("Errors", "L’imprimante ne répond pas"),
        why=(mark("Errors", "La vente est enregistrée ; son papier attend."),),
        steps=(
            mark("Errors", "Vérifiez le câble, le capot et le papier."),
            mark("Errors", "Réimprimez depuis la page « Impressions »."),
        ),
    ),
    "head_unwritable": Entry(
        what=mark("Errors", "La dernière empreinte ne s’écrit pas"),
        why=(mark("Errors", "L’acte est enregistré ; seul son témoin hors du magasin manque."),),
        steps=(
            mark("Errors", "Rendez au compte du poste le droit d’écrire dans le dossier des clés."),
            mark("Errors", "Appelez la personne qui s’occupe du poste, et lisez-lui cet écran."),
        ),
        weight="bad",
    ),
    "head_behind": Entry(
        what=mark("Errors", "Rien de plus n’est scellé : l’empreinte d’avant ne s’écrit pas"),
        why=(
            mark("Errors", "L’écriture {number} n’a pas encore son témoin hors du magasin."),
            mark("Errors", "Un acte n’a pas encore son témoin hors du magasin."),
        ),
        steps=(
            mark("Errors", "Rien n’a été fait : recommencez une fois le dossier des clés réparé."),
            mark("Errors", "Rendez au compte du poste le droit d’écrire dans le dossier des clés."),
            mark("Errors", "Appelez la personne qui s’occupe du poste, et lisez-lui cet écran."),
        ),
        weight="bad",
    ),
    "proxy_refused": Entry(
        what=mark("Errors", "Le relais refuse l’horodatage"),
        why=(mark("Errors", "La clôture est faite et scellée ; le relais demande un autre mot de passe."),),
        steps=(
            mark("Errors", "Écrivez « nom:mot de passe » dans le fichier « proxy-login », avec les clés."),
            mark("Errors", "Puis fermez et rouvrez le poste : l’horodatage est redemandé."),
        ),
    ),
    "closure_unstamped": Entry(
        what=mark("Errors", "La clôture n’est pas horodatée"),
        why=(mark("Errors", "Elle est faite et scellée ; seul l’horodatage de l’autorité manque."),),
        steps=(
            mark("Errors", "Rien à faire tout de suite : il est redemandé de lui-même."),
            mark("Errors", "S’il manque encore demain, faites vérifier le réseau et l’autorité réglée."),
        ),
    ),
}
