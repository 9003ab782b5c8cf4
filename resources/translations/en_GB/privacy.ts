<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Privacy</name>
    <message>
        <source>Données
de personnes</source>
        <translation>Personal
data</translation>
    </message>
    <message>
        <source>Un jour comme 02/04/1980</source>
        <translation>A day like 02/04/1980</translation>
    </message>
    <message>
        <source>Données rectifiées</source>
        <translation>Data put right</translation>
    </message>
    <message>
        <source>À remettre à la personne</source>
        <translation>To be handed to the person</translation>
    </message>
    <message>
        <source>Données effacées</source>
        <translation>Data erased</translation>
    </message>
    <message>
        <source>Noté. Une règle les garde jusqu’au {day}.</source>
        <translation>Noted. A rule keeps them until {day}.</translation>
    </message>
    <message>
        <source>Note enregistrée</source>
        <translation>Notice saved</translation>
    </message>
    <message>
        <source>La note part à l’imprimante</source>
        <translation>The notice goes to the printer</translation>
    </message>
    <message>
        <source>Données de personnes</source>
        <translation>Personal data</translation>
    </message>
    <message>
        <source>Copie, rectification, opposition (art. 11.4)</source>
        <translation>Copy, correction, objection (art. 11.4)</translation>
    </message>
    <message>
        <source>Copie remise</source>
        <translation>Copy handed over</translation>
    </message>
    <message>
        <source>Rectifié</source>
        <translation>Put right</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Objection</translation>
    </message>
    <message>
        <source>Effacé</source>
        <translation>Erased</translation>
    </message>
    <message>
        <source>Tournois</source>
        <translation>Tournaments</translation>
    </message>
    <message>
        <source>La note se remet au guichet.</source>
        <translation>The notice is handed over at the counter.</translation>
    </message>
    <message>
        <source>Dites comment la personne a prouvé son identité.</source>
        <translation>Say how the person proved who he is.</translation>
    </message>
    <message>
        <source>Rien n’a changé.</source>
        <translation>Nothing has changed.</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Surname</translation>
    </message>
    <message>
        <source>Prénoms</source>
        <translation>Given names</translation>
    </message>
    <message>
        <source>Né(e) le</source>
        <translation>Born on</translation>
    </message>
    <message>
        <source>À</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Nationalité</source>
        <translation>Nationality</translation>
    </message>
    <message>
        <source>Adresse</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Identité prouvée par, ou motif</source>
        <translation>Identity proved by, or reason</translation>
    </message>
    <message>
        <source>Nom, numéro de joueur ou de ticket</source>
        <translation>Name, number of player or ticket</translation>
    </message>
    <message>
        <source>Qui demande ?</source>
        <translation>Who asks?</translation>
    </message>
    <message>
        <source>Tapez son nom. Les gagnants y sont par ticket, les joueurs par numéro.</source>
        <translation>Type the name. Winners are here by ticket, players by number.</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Clavier</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>Devoirs de la maison</source>
        <translation>Duties of the house</translation>
    </message>
    <message>
        <source>Ce qui a fait son temps s’efface seul à chaque clôture : personnes, gagnants, papiers.</source>
        <translation>What has served its time is erased by itself at each closing: people, winners, papers.</translation>
    </message>
    <message>
        <source>Enregistrer la note</source>
        <translation>Save the notice</translation>
    </message>
    <message>
        <source>Imprimer la note</source>
        <translation>Print the notice</translation>
    </message>
    <message>
        <source>Effacer ce qui est échu</source>
        <translation>Erase what is due</translation>
    </message>
    <message>
        <source>Remettre ses données</source>
        <translation>Hand the data over</translation>
    </message>
    <message>
        <source>Noter son opposition</source>
        <translation>Note the objection</translation>
    </message>
    <message>
        <source>Rectifier</source>
        <translation>Put right</translation>
    </message>
    <message>
        <source>Joueur {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>Gagnant, ticket {number}</source>
        <translation>Winner, ticket {number}</translation>
    </message>
    <message>
        <source>Effacés : {people}, {papers}</source>
        <translation>Erased: {people}, {papers}</translation>
    </message>
</context>
</TS>
