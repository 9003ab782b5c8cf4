<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>CheckIn</name>
    <message>
        <source>Pointage</source>
        <translation>Check-in</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Préinscrits</source>
        <translation>Unpaid</translation>
    </message>
    <message>
        <source>Inscrits</source>
        <translation>Registered</translation>
    </message>
    <message>
        <source>Pointés</source>
        <translation>Checked in</translation>
    </message>
    <message>
        <source>Sur la liste d’attente : aucune place n’est libre.</source>
        <translation>On the waiting list: no place is free.</translation>
    </message>
    <message>
        <source>Ce joueur n’est plus dans le tournoi.</source>
        <translation>This player is no longer in the tournament.</translation>
    </message>
    <message>
        <source>Nom du joueur, ou scannez son récépissé</source>
        <translation>Name of the player, or scan the receipt</translation>
    </message>
    <message>
        <source>Scannez le récépissé du joueur</source>
        <translation>Scan the player’s receipt</translation>
    </message>
    <message>
        <source>ou cherchez-le par son nom dans la liste.</source>
        <translation>or search for the name in the list.</translation>
    </message>
    <message>
        <source>Né(e) le</source>
        <translation>Born on</translation>
    </message>
    <message>
        <source>Pièce</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>À rendre</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Ce tournoi ne prend plus d’inscription.</source>
        <translation>This tournament takes no more entries.</translation>
    </message>
    <message>
        <source>Imprimé, à signer</source>
        <translation>Printed, to be signed</translation>
    </message>
    <message>
        <source>Rendre la place</source>
        <translation>Give the place back</translation>
    </message>
    <message>
        <source>Nouvelle inscription</source>
        <translation>New registration</translation>
    </message>
    <message>
        <source>Aucun tournoi</source>
        <translation>No tournament</translation>
    </message>
    <message>
        <source>Pointage · {name}</source>
        <translation>Check-in · {name}</translation>
    </message>
    <message>
        <source>Né(e) le {day}</source>
        <translation>Born on {day}</translation>
    </message>
    <message>
        <source>Inscription n° {rank}</source>
        <translation>Registration no. {rank}</translation>
    </message>
    <message>
        <source>Pièce vue, bulletin signé</source>
        <translation>ID seen, form signed</translation>
    </message>
    <message>
        <source>Pièce d’identité vue</source>
        <translation>Identity document seen</translation>
    </message>
    <message>
        <source>Pointé. Sa carte de place est imprimée.</source>
        <translation>Checked in. The seat card is printed.</translation>
    </message>
    <message>
        <source>Pointé. Sa place sera tirée au sort avec les autres.</source>
        <translation>Checked in. The seat will be drawn with the others.</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Check in</translation>
    </message>
    <message>
        <source>Scannez un récépissé, ou cherchez le joueur par son nom.</source>
        <translation>Scan a receipt, or search for the player by name.</translation>
    </message>
    <message>
        <source>Pointer · {amount}</source>
        <translation>Check in · {amount}</translation>
    </message>
    <message>
        <source>Joueur suivant</source>
        <translation>Next player</translation>
    </message>
    <message>
        <source>Le prix de son entrée se lit.</source>
        <translation>The price of the entry is being read.</translation>
    </message>
    <message>
        <source>Il manque {amount}.</source>
        <translation>{amount} is missing.</translation>
    </message>
    <message>
        <source>Imprimer le bulletin à signer</source>
        <translation>Print the form to be signed</translation>
    </message>
    <message>
        <source>Le bulletin part à l’imprimante.</source>
        <translation>The form is on its way to the printer.</translation>
    </message>
    <message>
        <source>Regardez la pièce, puis cochez la case.</source>
        <translation>Look at the document, then tick the box.</translation>
    </message>
    <message numerus="yes">
        <source>Début à {time} · %n place(s) prise(s) sur {capacity}</source>
        <translation>
            <numerusform>Starts at {time} · %n of {capacity} places taken</numerusform>
            <numerusform>Starts at {time} · %n of {capacity} places taken</numerusform>
        </translation>
    </message>
</context>
</TS>
