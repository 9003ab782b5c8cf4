"""Anyone, anywhere (HOUSE H2 to H4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code
from ui.errors.said import Entry, mark

ANYWHERE: Final[Mapping[Code, Entry]] = {
    Code.NOT_ALLOWED: Entry(
        what=mark("Errors", "Il faut l’accord d’un responsable"),
        why=(
            mark(
                "Errors", "Votre fonction ne permet pas cet acte ; il revient à : {roles}. Rien n’est fait."
            ),
            mark("Errors", "L’accord donné vaut pour un autre montant que {amount}. Rien n’est fait."),
            mark(
                "Errors",
                "Votre fonction ne le permet pas, ou l’accord donné ne vaut pas ici. Rien n’est fait.",
            ),
        ),
        steps=(
            mark("Errors", "Appelez un responsable : il tape son code à ce poste."),
            mark("Errors", "Personne n’approuve son propre acte : il faut une autre personne que vous."),
        ),
    ),
    Code.PIN_WRONG: Entry(
        what=mark("Errors", "Code personnel refusé"),
        why=(mark("Errors", "Le code n’est pas le bon, ou n’a pas de 4 à 6 chiffres."),),
        steps=(
            mark("Errors", "Tapez le code une nouvelle fois, sans hâte."),
            mark("Errors", "Après trois codes faux, l’accès est bloqué un moment."),
        ),
    ),
    Code.PIN_OBVIOUS: Entry(
        what=mark("Errors", "Code trop facile à deviner"),
        why=(
            mark(
                "Errors", "Suite, répétition, colonne du pavé ou année : c’est ce que l’on essaie en premier."
            ),
        ),
        steps=(mark("Errors", "Choisissez-en un autre, de 4 à 6 chiffres."),),
    ),
    Code.PIN_LOCKED: Entry(
        what=mark("Errors", "Accès bloqué un moment"),
        why=(
            mark("Errors", "Trois codes faux : cette personne peut essayer de nouveau à {until_time}."),
            mark("Errors", "Trois codes faux : il faut attendre avant d’essayer de nouveau."),
        ),
        steps=(
            mark("Errors", "Attendez, ou laissez le poste à un collègue."),
            mark("Errors", "Code oublié ? L’administration en donne un autre."),
        ),
    ),
    Code.BADGE_NEEDED: Entry(
        what=mark("Errors", "Il faut d’abord le badge"),
        why=(mark("Errors", "Ici, un code personnel n’est pris qu’après le badge de la même personne."),),
        steps=(
            mark("Errors", "Scannez le badge à ce poste, puis tapez le code dans la minute."),
            mark("Errors", "Badge perdu ? L’administration le retire et en donne un autre."),
        ),
    ),
    Code.BADGE_LOCKED: Entry(
        what=mark("Errors", "Badges refusés un moment"),
        why=(
            mark("Errors", "Trop de badges inconnus à ce poste : il les lit de nouveau à {until_time}."),
            mark("Errors", "Trop de badges inconnus à ce poste : il faut attendre."),
        ),
        steps=(
            mark("Errors", "Attendez, ou ouvrez la session à un autre poste."),
            mark("Errors", "Badge perdu ? L’administration le retire et en donne un autre."),
        ),
    ),
    Code.BADGE_REFUSED: Entry(
        what=mark("Errors", "Badge refusé"),
        why=(
            mark("Errors", "Ce badge est déjà celui de {holder}. Rien n’est changé."),
            mark("Errors", "Ce n’est pas un badge : il en faut un de 8 à 64 chiffres."),
        ),
        steps=(
            mark("Errors", "Scannez un autre badge, qui n’est à personne."),
            mark("Errors", "Un badge qui change de mains se retire d’abord à qui l’avait."),
        ),
    ),
    Code.BADGE_LAST: Entry(
        what=mark("Errors", "Plus personne n’entrerait"),
        why=(mark("Errors", "Le badge est exigé, et nul de ceux qui règlent la maison n’en aurait un."),),
        steps=(
            mark("Errors", "Donnez d’abord un badge à un directeur ou à un administrateur."),
            mark("Errors", "Ou n’exigez pas le badge, page « Réglages »."),
        ),
    ),
    Code.SHIFT_CLOSED: Entry(
        what=mark("Errors", "La caisse n’est pas ouverte"),
        why=(
            mark("Errors", "Aucun mouvement d’argent ne se fait sans caisse ouverte. Rien n’est encaissé."),
        ),
        steps=(
            mark("Errors", "Ouvrez la caisse avec son fonds, page « Caisse »."),
            mark("Errors", "Recommencez ensuite : rien n’a été gardé de cet essai."),
        ),
    ),
    Code.SHIFT_OPEN: Entry(
        what=mark("Errors", "Une caisse est encore ouverte"),
        why=(
            mark("Errors", "Elle est ouverte depuis le {opened_at}."),
            mark("Errors", "Caisse ouverte : {drawers}."),
            mark("Errors", "Elle doit être comptée et fermée d’abord."),
        ),
        steps=(
            mark("Errors", "Comptez et fermez la caisse ouverte, page « Caisse »."),
            mark("Errors", "Son caissier est parti ? Un responsable peut la fermer, avec les deux noms."),
        ),
    ),
    Code.DAY_CLOSED: Entry(
        what=mark("Errors", "Cette journée est déjà clôturée"),
        why=(
            mark("Errors", "La clôture du {day} est scellée ; elle ne se refait pas."),
            mark("Errors", "Sa clôture est scellée ; elle ne se refait pas."),
        ),
        steps=(mark("Errors", "Réimprimez la clôture, page « Impressions », s’il en manque le papier."),),
    ),
    Code.CLOCK_BEHIND: Entry(
        what=mark("Errors", "L’horloge du poste retarde"),
        why=(
            mark(
                "Errors",
                "Il est {now} ici, mais le dernier acte scellé est du {latest}. Rien n’est vendu ni payé.",
            ),
            mark("Errors", "Elle est avant le dernier acte scellé. Rien n’est vendu, rien n’est payé."),
        ),
        steps=(
            mark("Errors", "Mettez l’ordinateur à l’heure et recommencez."),
            mark(
                "Errors",
                "L’heure est bonne ? Un responsable fait constater le recul d’horloge, avec un motif.",
            ),
        ),
        article="Art. 8.1.2",
        weight="bad",
    ),
    Code.AMOUNT_INVALID: Entry(
        what=mark("Errors", "Montant impossible"),
        why=(
            mark(
                "Errors",
                "Le bon du prix n° {place} est pour un autre tournoi, à son prix d’entrée : {buy_in}. "
                "Touchez le bon pour en choisir un autre, ou aucun.",
            ),
            mark(
                "Errors",
                "Le bon du prix n° {place} vaut {voucher}, plus que ce prix. "
                "Touchez le bon pour en choisir un autre, ou aucun.",
            ),
            mark("Errors", "{amount} ne peut pas être enregistré ici."),
            mark("Errors", "{denomination} n’est ni une pièce ni un billet, ou le nombre est négatif."),
            mark("Errors", "Le montant est vide, négatif, ou ne tombe pas juste."),
        ),
        steps=(mark("Errors", "Corrigez le montant et recommencez."),),
    ),
    Code.REASON_REQUIRED: Entry(
        what=mark("Errors", "Il manque le motif"),
        why=(mark("Errors", "Cet acte reste au journal avec son motif. Rien n’est fait sans lui."),),
        steps=(mark("Errors", "Écrivez le motif en quelques mots, puis recommencez."),),
    ),
    Code.DRAWER_SHORT: Entry(
        what=mark("Errors", "La caisse n’a pas assez"),
        why=(
            mark("Errors", "Elle contient {held}, il faut {amount}. Rien n’est payé."),
            mark("Errors", "La caisse contient {drawer}, il faut {amount}. Rien n’est payé."),
            mark("Errors", "Les espèces en caisse ne suffisent pas. Rien n’est payé."),
        ),
        steps=(
            mark("Errors", "Apportez de l’argent du coffre : page « Caisse », « Apport »."),
            mark("Errors", "Ou adressez le client à une autre caisse du point de vente."),
        ),
    ),
    Code.SETTING_INVALID: Entry(
        what=mark("Errors", "Cette valeur ne convient pas"),
        why=(
            mark("Errors", "La valeur va de {lowest} à {highest}. Rien n’est changé."),
            mark("Errors", "Il faut ici {expected}. Rien n’est changé."),
            mark("Errors", "La maison ne peut pas choisir cela. Rien n’est changé."),
        ),
        steps=(mark("Errors", "Corrigez la valeur, puis enregistrez de nouveau."),),
    ),
    Code.UNKNOWN: Entry(
        what=mark("Errors", "Introuvable"),
        why=(
            mark("Errors", "Aucun papier du spool ne porte le numéro {job}, ou son état ne le permet plus."),
            mark("Errors", "La table {table} n’est pas ouverte, ou le compte est négatif."),
            mark("Errors", "La maison ne connaît pas ce qui est demandé. Rien n’est fait."),
        ),
        steps=(
            mark("Errors", "Relisez la liste : un collègue l’a peut-être changée."),
            mark("Errors", "Recommencez depuis la liste."),
        ),
    ),
}
