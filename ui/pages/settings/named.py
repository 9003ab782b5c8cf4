"""What each setting is called and what it does, in French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.errors.said import mark

SETTINGS: Final[Mapping[str, tuple[str, str]]] = {
    "same_event": (
        mark("Settings", "Un pari par rencontre"),
        mark("Settings", "Deux choix d’une même rencontre ne se combinent pas (art. 6.2)."),
    ),
    "bulletins_only": (
        mark("Settings", "Combiner le 1N2 seul"),
        mark("Settings", "Seuls les paris 1N2 se combinent, comme sur les bulletins de papier."),
    ),
    "bet_operator_key": (
        mark("Settings", "Clé de l’opérateur de paris"),
        mark(
            "Settings",
            "Avec cette clé publique, les fichiers d’offre et de résultats doivent être signés par lui.",
        ),
    ),
    "commission_thousandths": (
        mark("Settings", "Commission du point de vente"),
        mark("Settings", "En millièmes des mises qui comptent : 50 pour 5 %. Elle figure au décompte."),
    ),
    "limits.total_odds_limit": (
        mark("Settings", "Cote totale, au plus"),
        mark("Settings", "D’une combinaison. Le règlement s’arrête à 1 000 (art. 6)."),
    ),
    "limits.potential_gain_limit": (
        mark("Settings", "Gain d’une combinaison"),
        mark("Settings", "Une combinaison qui atteint ce gain possible est refusée (art. 6)."),
    ),
    "limits.combination_stakes_limit": (
        mark("Settings", "Mises par combinaison"),
        mark("Settings", "De tous les joueurs ensemble, sur la même combinaison (art. 6)."),
    ),
    "limits.combination_gains_limit": (
        mark("Settings", "Gains par combinaison"),
        mark("Settings", "Gains possibles de tous les joueurs, sur la même combinaison (art. 6)."),
    ),
    "limits.bet_stakes_limit": (
        mark("Settings", "Mises par pari"),
        mark("Settings", "De tous les joueurs, dans toutes les combinaisons du pari (art. 6)."),
    ),
    "limits.bet_gains_limit": (
        mark("Settings", "Gains par pari"),
        mark("Settings", "Gains possibles dans toutes les combinaisons du pari (art. 6)."),
    ),
    "limits.pos_day_stakes_limit": (
        mark("Settings", "Mises du jour ici"),
        mark("Settings", "De chaque point de vente dans la journée ; la jauge du comptoir la suit (art. 6)."),
    ),
    "limits.pos_combination_gains_limit": (
        mark("Settings", "Gains par combinaison ici"),
        mark("Settings", "Gains possibles d’une combinaison à chaque point de vente (art. 6)."),
    ),
    "limits.pos_combination_stakes_limit": (
        mark("Settings", "Mises par combinaison ici"),
        mark("Settings", "Mises sur une combinaison à chaque point de vente (art. 6)."),
    ),
    "limits.day_gains_limit": (
        mark("Settings", "Gains de la journée"),
        mark("Settings", "Gains possibles de toute la journée, partout (art. 6)."),
    ),
    "limits.liability_block": (
        mark("Settings", "Blocage du risque"),
        mark(
            "Settings",
            "Les gains d’un choix ne dépassent pas les mises de son pari, ni ce plancher tant qu’elles sont "
            "petites (art. 6.5). Vide : sans blocage.",
        ),
    ),
    "blind_count": (
        mark("Settings", "Compter à l’aveugle"),
        mark("Settings", "Qui ferme une caisse compte avant de voir ce qui était attendu."),
    ),
    "usual_float": (
        mark("Settings", "Fonds de caisse habituel"),
        mark("Settings", "Rappelé à l’ouverture d’une caisse. Le fonds est toujours compté."),
    ),
    "drawer_ceiling": (
        mark("Settings", "Plafond d’une caisse"),
        mark("Settings", "Au-dessus, le caissier est averti de remettre au coffre. 0 : sans plafond."),
    ),
    "drawer_short": (
        mark("Settings", "Payer selon la caisse"),
        mark("Settings", "Une caisse ne paie pas plus d’espèces qu’elle n’en contient."),
    ),
    "payer_name": (
        mark("Settings", "Titulaire du compte"),
        mark("Settings", "Qui paie les gagnants par virement, comme la banque le connaît."),
    ),
    "payer_iban": (
        mark("Settings", "IBAN du compte"),
        mark("Settings", "Le compte dont partent les virements aux gagnants."),
    ),
    "idle_lock_minutes": (
        mark("Settings", "Verrouiller l’écran après"),
        mark("Settings", "Minutes sans toucher l’écran, de 1 à 60."),
    ),
    "pin_lock_seconds": (
        mark("Settings", "Attente après codes faux"),
        mark("Settings", "Secondes après trois codes faux, de 60 à 86 400 ; chaque code faux la double."),
    ),
    "badge": (
        mark("Settings", "Badge scanné"),
        mark(
            "Settings",
            "Il choisit la personne ; le code reste demandé. Exigé, aucun code n’est pris sans lui.",
        ),
    ),
    "approval_seconds": (
        mark("Settings", "Durée d’un accord"),
        mark(
            "Settings",
            "Secondes pendant lesquelles l’accord d’un responsable attend son acte, de 30 à 3 600.",
        ),
    ),
    "ban_list_days": (
        mark("Settings", "Âge de la liste des interdits"),
        mark("Settings", "Jours au-delà desquels une liste trop vieille arrête les inscriptions, de 1 à 92."),
    ),
    "offer_minutes": (
        mark("Settings", "Place gardée en attente"),
        mark("Settings", "Minutes pendant lesquelles une place libérée attend le premier de la liste."),
    ),
    "season_table": (
        mark("Settings", "Table de la saison"),
        mark(
            "Settings",
            "Numéro de la table des tournois sur une table unique : la lettre à la police le porte.",
        ),
    ),
    "backup_every_hours": (
        mark("Settings", "Copie de sauvegarde toutes les"),
        mark("Settings", "Heures entre deux copies, au plus 168 ; 0 pour aucune copie sans demande."),
    ),
    "backups_kept": (
        mark("Settings", "Copies gardées"),
        mark("Settings", "Au-delà, la plus ancienne s’efface."),
    ),
    "copies_folder": (
        mark("Settings", "Dossier des copies"),
        mark(
            "Settings",
            "Chemin complet, de préférence sur un autre disque. Vide : à côté des données. Un poste lancé "
            "avec GUICHET_COPIES garde le sien.",
        ),
    ),
    "timestamp_authority": (
        mark("Settings", "Autorité d’horodatage"),
        mark(
            "Settings",
            "Adresse http ou https (RFC 3161) où les clôtures sont horodatées. Prise en compte à la "
            "prochaine ouverture du poste.",
        ),
    ),
    "timestamp_proxy": (
        mark("Settings", "Relais vers l’autorité"),
        mark(
            "Settings", "Adresse http du relais (proxy). Prise en compte à la prochaine ouverture du poste."
        ),
    ),
    "papers_days": (
        mark("Settings", "Papiers réimprimables"),
        mark("Settings", "Jours pendant lesquels un papier peut se réimprimer, avec les noms qu’il porte."),
    ),
    "personal_data_years": (
        mark("Settings", "Données personnelles"),
        mark("Settings", "Années de conservation, de 5 à 10 ; le règlement en demande cinq."),
    ),
}
"""Label and explanation by the setting's name."""

HOUSE: Final[Mapping[str, tuple[str, str]]] = {
    "name": (
        mark("Settings", "Nom de l’établissement"),
        mark("Settings", "Les papiers le portent dès le prochain ; ce qui est imprimé reste comme il est."),
    ),
    "place": (
        mark("Settings", "Lieu"),
        mark("Settings", "Les papiers le portent dès le prochain ; ce qui est imprimé reste comme il est."),
    ),
    "betting": (
        mark("Settings", "Paris sportifs"),
        mark("Settings", "Les pages suivent à la prochaine ouverture de chaque poste."),
    ),
    "poker": (
        mark("Settings", "Tournois de poker"),
        mark("Settings", "Les pages suivent à la prochaine ouverture de chaque poste."),
    ),
}

POINT: Final[Mapping[str, tuple[str, str]]] = {
    "number": (
        mark("Settings", "{point}, numéro"),
        mark("Settings", "Les papiers le portent dès le prochain ; ce qui est imprimé reste comme il est."),
    ),
    "name": (
        mark("Settings", "{point}, nom"),
        mark("Settings", "Les papiers le portent dès le prochain ; ce qui est imprimé reste comme il est."),
    ),
    "address": (
        mark("Settings", "{point}, adresse"),
        mark("Settings", "Les papiers le portent dès le prochain ; ce qui est imprimé reste comme il est."),
    ),
    "transfers": (
        mark("Settings", "{point}, virements"),
        mark("Settings", "Il paie par virement les gains de 500,01 € à 4 999,99 €."),
    ),
    "payment_centre": (
        mark("Settings", "{point}, centre de paiement"),
        mark("Settings", "Il paie tous les gains, quel que soit leur montant."),
    ),
}

NEW_POINT: Final = (
    mark("Settings", "Nouveau point de vente"),
    mark("Settings", "Il s’ouvre sous le numéro que vous tapez. Nom et adresse se changent ensuite ici."),
)


ANSWERS: Final = {
    "badge": {
        "off": mark("Settings", "pas de badge"),
        "chooses": mark("Settings", "choisit la personne"),
        "required": mark("Settings", "exigé avant le code"),
    },
}
"""The answers of a setting that has a few, by its name."""
