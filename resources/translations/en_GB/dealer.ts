<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Dealer</name>
    <message>
        <source>Annuler le dernier</source>
        <translation>Undo the last</translation>
    </message>
    <message>
        <source>Appeler le chef</source>
        <translation>Call the chief</translation>
    </message>
    <message>
        <source>Arrive</source>
        <translation>Arrives</translation>
    </message>
    <message>
        <source>Aucun tournoi</source>
        <translation>No tournament</translation>
    </message>
    <message>
        <source>Aucun écart</source>
        <translation>No difference</translation>
    </message>
    <message>
        <source>Autre table</source>
        <translation>Other table</translation>
    </message>
    <message>
        <source>Avant le départ</source>
        <translation>Before the start</translation>
    </message>
    <message>
        <source>Bouton ici</source>
        <translation>Button here</translation>
    </message>
    <message>
        <source>Ce poste la garde : qui vous relève n’a qu’à la prendre.</source>
        <translation>This station keeps it: whoever relieves you only has to take it.</translation>
    </message>
    <message>
        <source>Chef appelé à {time}</source>
        <translation>Chief called at {time}</translation>
    </message>
    <message>
        <source>Chef de table : {name}</source>
        <translation>Floor chief: {name}</translation>
    </message>
    <message>
        <source>Compter la table</source>
        <translation>Count the table</translation>
    </message>
    <message>
        <source>Dernier comptage {chips} à {time}</source>
        <translation>Last counted {chips} at {time}</translation>
    </message>
    <message>
        <source>Dernier tapis connu {chips}</source>
        <translation>Last known stack {chips}</translation>
    </message>
    <message>
        <source>Enregistrer {chips}</source>
        <translation>Record {chips}</translation>
    </message>
    <message>
        <source>Ensuite {blinds}</source>
        <translation>Next {blinds}</translation>
    </message>
    <message>
        <source>Horloge arrêtée · niveau {number}</source>
        <translation>Clock stopped · level {number}</translation>
    </message>
    <message>
        <source>Il manque {chips}</source>
        <translation>{chips} missing</translation>
    </message>
    <message>
        <source>Il ne resterait personne : le dernier joueur gagne le tournoi.</source>
        <translation>Nobody would be left: the last player wins the tournament.</translation>
    </message>
    <message>
        <source>Il n’y a pas de table ouverte.</source>
        <translation>No table is open.</translation>
    </message>
    <message>
        <source>Inchangé</source>
        <translation>Unchanged</translation>
    </message>
    <message>
        <source>Jetons de la table : {chips}</source>
        <translation>Chips on the table: {chips}</translation>
    </message>
    <message>
        <source>Joueur suivant</source>
        <translation>Next player</translation>
    </message>
    <message>
        <source>La dernière sortie n’est pas de cette table.</source>
        <translation>The last one out was not at this table.</translation>
    </message>
    <message>
        <source>La table s’ouvre ici quand un tournoi se joue.</source>
        <translation>The table opens here when a tournament is played.</translation>
    </message>
    <message>
        <source>La table {table} est cassée</source>
        <translation>Table {table} has broken</translation>
    </message>
    <message>
        <source>Le chef est déjà appelé.</source>
        <translation>The chief is called already.</translation>
    </message>
    <message>
        <source>Le tournoi est terminé.</source>
        <translation>The tournament is over.</translation>
    </message>
    <message>
        <source>Les places ne sont pas encore tirées au sort.</source>
        <translation>Seats have not been drawn yet.</translation>
    </message>
    <message>
        <source>Libre</source>
        <translation>Free</translation>
    </message>
    <message>
        <source>Niveau {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Nouveau tapis</source>
        <translation>New stack</translation>
    </message>
    <message>
        <source>Où distribuez-vous ?</source>
        <translation>Where do you deal?</translation>
    </message>
    <message>
        <source>Pause, puis niveau {number}</source>
        <translation>Break, then level {number}</translation>
    </message>
    <message>
        <source>Personne n’est assis là.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message>
        <source>Personne n’est assis à cette table.</source>
        <translation>Nobody sits at this table.</translation>
    </message>
    <message>
        <source>Place libre</source>
        <translation>Free seat</translation>
    </message>
    <message>
        <source>Place {number}</source>
        <translation>Seat {number}</translation>
    </message>
    <message>
        <source>Place {number} · {name}</source>
        <translation>Seat {number} · {name}</translation>
    </message>
    <message>
        <source>Plus de recave</source>
        <translation>No rebuy</translation>
    </message>
    <message>
        <source>Poste de croupier</source>
        <translation>Dealer’s station</translation>
    </message>
    <message>
        <source>Prendre la table {table}</source>
        <translation>Take table {table}</translation>
    </message>
    <message>
        <source>Prendre une table</source>
        <translation>Take a table</translation>
    </message>
    <message>
        <source>Prenez la table : les actes seront à votre nom.</source>
        <translation>Take the table: its acts will be in your name.</translation>
    </message>
    <message>
        <source>Quitte la table</source>
        <translation>Leaves the table</translation>
    </message>
    <message>
        <source>Recave</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Recave : place {seat}, {name}</source>
        <translation>Rebuy: seat {seat}, {name}</translation>
    </message>
    <message>
        <source>Recave demandée</source>
        <translation>Rebuy asked</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Revenir à la table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Sans chef de table</source>
        <translation>No floor chief</translation>
    </message>
    <message>
        <source>Sort à la place {place}</source>
        <translation>Finishes {place}</translation>
    </message>
    <message>
        <source>Sortie d’un joueur</source>
        <translation>A player is out</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Table {table}</translation>
    </message>
    <message>
        <source>Touchez la table où vous distribuez.</source>
        <translation>Touch the table where you deal.</translation>
    </message>
    <message>
        <source>Touchez le joueur qui sort.</source>
        <translation>Touch the player who is out.</translation>
    </message>
    <message>
        <source>Touchez qui sort de ce coup</source>
        <translation>Touch who is out in this hand</translation>
    </message>
    <message>
        <source>Touchez un autre joueur s’il sort dans le même coup.</source>
        <translation>Touch another player who is out in the same hand.</translation>
    </message>
    <message>
        <source>Touchez une place : tapis, bouton, recave ou sortie.</source>
        <translation>Touch a seat: stack, button, rebuy or out.</translation>
    </message>
    <message>
        <source>Touchez votre table sur le plan.</source>
        <translation>Touch your table on the plan.</translation>
    </message>
    <message>
        <source>Vous</source>
        <translation>You</translation>
    </message>
    <message>
        <source>Vous n’agissez que sur cette table.</source>
        <translation>You act at this table only.</translation>
    </message>
    <message>
        <source>exclu jusqu’à {time}</source>
        <translation>excluded until {time}</translation>
    </message>
    <message>
        <source>pause dans {time}</source>
        <translation>break in {time}</translation>
    </message>
    <message>
        <source>vient de la table {table}</source>
        <translation>from table {table}</translation>
    </message>
    <message>
        <source>{chips} de moins</source>
        <translation>{chips} less</translation>
    </message>
    <message>
        <source>{chips} de plus</source>
        <translation>{chips} more</translation>
    </message>
    <message>
        <source>{chips} de trop</source>
        <translation>{chips} too many</translation>
    </message>
    <message>
        <source>À compter</source>
        <translation>To be counted</translation>
    </message>
    <message>
        <source>Éliminer</source>
        <translation>Put out</translation>
    </message>
    <message>
        <source>Éliminer {count} joueurs</source>
        <translation>Put {count} players out</translation>
    </message>
    <message>
        <source>Éliminer {name}</source>
        <translation>Put {name} out</translation>
    </message>
    <message>
        <source>depuis {time}</source>
        <translation>since {time}</translation>
    </message>
    <message>
        <source>Avant le coup</source>
        <translation>Before the hand</translation>
    </message>
    <message>
        <source>qu’avant</source>
        <translation>than before</translation>
    </message>
    <message>
        <source>Annoncez à chacun sa nouvelle place</source>
        <translation>Tell everybody his new seat</translation>
    </message>
    <message>
        <source>Ces tournois ont des tables ouvertes</source>
        <translation>These tournaments have open tables</translation>
    </message>
    <message>
        <source>Ils sont assis</source>
        <translation>They are seated</translation>
    </message>
    <message>
        <source>Places annoncées</source>
        <translation>Seats announced</translation>
    </message>
    <message>
        <source>La séance est close. La table s’ouvre de nouveau à la suivante.</source>
        <translation>The session is closed. The table opens again at the next one.</translation>
    </message>
    <message>
        <source>Saisissez le tapis de chacun avant le coup.</source>
        <translation>Type everybody’s stack before the hand.</translation>
    </message>
    <message>
        <source>Tapez son tapis d’avant le coup</source>
        <translation>Type the stack before the hand</translation>
    </message>
</context>
</TS>
