<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Guide</name>
    <message>
        <source>Prise
en main</source>
        <translation>Getting
started</translation>
    </message>
    <message>
        <source>Prise en main · {number} sur {all}</source>
        <translation>Getting started · {number} of {all}</translation>
    </message>
    <message>
        <source>Tout est essayé. Le guichet n’a plus de secret.</source>
        <translation>Everything is tried. The counter has no secrets left.</translation>
    </message>
    <message>
        <source>Ouvrir la page</source>
        <translation>Open the page</translation>
    </message>
    <message>
        <source>{name}, code {pin}</source>
        <translation>{name}, PIN {pin}</translation>
    </message>
    <message>
        <source>Il est déjà 23:00 passées.</source>
        <translation>It is past 23:00 already.</translation>
    </message>
    <message>
        <source>Il est 23:00 : les matchs sont finis.</source>
        <translation>It is 23:00: the events are over.</translation>
    </message>
    <message>
        <source>Lire un papier</source>
        <translation>Scan a paper</translation>
    </message>
    <message>
        <source>Aucun papier n’est encore sorti.</source>
        <translation>No paper has come out yet.</translation>
    </message>
    <message>
        <source>Lire le ticket {number}</source>
        <translation>Scan ticket {number}</translation>
    </message>
    <message>
        <source>Lire le papier</source>
        <translation>Scan the paper</translation>
    </message>
    <message>
        <source>Ce papier n’a pas de code à barres.</source>
        <translation>This paper has no bar code.</translation>
    </message>
    <message>
        <source>Ce papier se lit à la caisse : {who}.</source>
        <translation>This paper is scanned at the counter: {who}.</translation>
    </message>
    <message>
        <source>Un lecteur ne relit pas le même code aussitôt ; attendez un instant.</source>
        <translation>A scanner does not read the same code again at once; wait a moment.</translation>
    </message>
    <message>
        <source>Imprimante virtuelle</source>
        <translation>Virtual printer</translation>
    </message>
    <message>
        <source>Agrandir le papier</source>
        <translation>Enlarge the paper</translation>
    </message>
    <message>
        <source>Aucun papier encore</source>
        <translation>No paper yet</translation>
    </message>
    <message>
        <source>Ouvrez la caisse ou vendez un ticket : son papier sort ici.</source>
        <translation>Open the drawer or sell a ticket: its paper comes out here.</translation>
    </message>
    <message>
        <source>Lecteur virtuel</source>
        <translation>Virtual scanner</translation>
    </message>
    <message>
        <source>Prêt</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Choisissez un papier</source>
        <translation>Choose a paper</translation>
    </message>
    <message>
        <source>puis passez-le au lecteur</source>
        <translation>then hold it under the scanner</translation>
    </message>
    <message>
        <source>Papiers imprimés</source>
        <translation>Printed papers</translation>
    </message>
    <message>
        <source>Avancer à 23:00</source>
        <translation>Move on to 23:00</translation>
    </message>
    <message>
        <source>Ouvrir la caisse</source>
        <translation>Open the drawer</translation>
    </message>
    <message>
        <source>Comptez le fonds et ouvrez la caisse.</source>
        <translation>Count the float and open the drawer.</translation>
    </message>
    <message>
        <source>Page « Caisse » : comptez pièces et billets, puis ouvrez.</source>
        <translation>Page “Drawer”: count coins and notes, then open.</translation>
    </message>
    <message>
        <source>Vendre un ticket</source>
        <translation>Sell a ticket</translation>
    </message>
    <message>
        <source>Vendez un ticket : touchez une cote, encaissez.</source>
        <translation>Sell a ticket: touch odds, take the money.</translation>
    </message>
    <message>
        <source>Au clavier : 134 1 ajoute un pronostic, 134 1 5 donne aussi la mise.</source>
        <translation>By keyboard: 134 1 adds a pick, 134 1 5 sets the stake too.</translation>
    </message>
    <message>
        <source>Les matchs finis, entrez leurs résultats.</source>
        <translation>Once events are over, enter their results.</translation>
    </message>
    <message>
        <source>Avancez l’horloge à 23:00 : tous les matchs du samedi sont alors finis.</source>
        <translation>Move the clock on to 23:00: all of Saturday’s events are over by then.</translation>
    </message>
    <message>
        <source>Payer un gagnant</source>
        <translation>Pay a winner</translation>
    </message>
    <message>
        <source>Passez un ticket au lecteur, et payez-le.</source>
        <translation>Scan a ticket, and pay it.</translation>
    </message>
    <message>
        <source>Lisez-le une seconde fois : il répond « Déjà payé », quand, où et par qui.</source>
        <translation>Scan it a second time: it answers “Already paid”, when, where and by whom.</translation>
    </message>
    <message>
        <source>Asseoir un joueur</source>
        <translation>Seat a player</translation>
    </message>
    <message>
        <source>Accueillez les joueurs, tirez les places.</source>
        <translation>Check players in, draw the seats.</translation>
    </message>
    <message>
        <source>Trente-six personnes sont préinscrites à l’Open de rentrée.</source>
        <translation>Thirty-six people are pre-registered for the Open de rentrée.</translation>
    </message>
    <message>
        <source>Faire jouer le tournoi</source>
        <translation>Play the tournament</translation>
    </message>
    <message>
        <source>Éliminez un joueur, vendez une recave.</source>
        <translation>Eliminate a player, sell a rebuy.</translation>
    </message>
    <message>
        <source>Salle : touchez une table, puis un siège. Horloge : son second écran.</source>
        <translation>Room: touch a table, then a seat. Clock: its second screen.</translation>
    </message>
    <message>
        <source>Fermer la journée</source>
        <translation>Close the day</translation>
    </message>
    <message>
        <source>Comptez la caisse, puis clôturez la journée.</source>
        <translation>Count the drawer, then close the day.</translation>
    </message>
    <message>
        <source>La clôture scelle la journée ; la vérification relit chaque acte.</source>
        <translation>The closure seals the day; the verification reads every act again.</translation>
    </message>
    <message>
        <source>Faire venir les 36 joueurs</source>
        <translation>Let the 36 players come</translation>
    </message>
    <message>
        <source>Inscrits et pointés : {count}. Marc tire les places.</source>
        <translation>Registered and checked in: {count}. Marc draws the seats.</translation>
    </message>
    <message>
        <source>Ouvrir</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>{title} · duplicata {number}</source>
        <translation>{title} · duplicate {number}</translation>
    </message>
    <message>
        <source>{title} · déchiré</source>
        <translation>{title} · torn</translation>
    </message>
    <message>
        <source>Entrer un résultat</source>
        <translation>Enter a result</translation>
    </message>
    <message>
        <source>L’horloge est passée 23:00 : le tournoi de 18:45 part en retard, sans mal.</source>
        <translation>The clock is past 23:00: the tournament of 18:45 starts late, without harm.</translation>
    </message>
    <message>
        <source>sans code à barres : rien à lire</source>
        <translation>no bar code: nothing to read</translation>
    </message>
    <message>
        <source>sous le lecteur, prêt à être lu</source>
        <translation>under the scanner, ready to be read</translation>
    </message>
</context>
</TS>
