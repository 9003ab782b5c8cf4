<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Rebuys</name>
    <message>
        <source>Recaves</source>
        <translation>Rebuys</translation>
    </message>
    <message>
        <source>bonus dealers pris</source>
        <translation>dealers bonus taken</translation>
    </message>
    <message>
        <source>Payé {amount} : remettez {chips}.</source>
        <translation>{amount} paid: hand over {chips}.</translation>
    </message>
    <message>
        <source>Encaisser {amount}</source>
        <translation>Take {amount}</translation>
    </message>
    <message>
        <source>Ce tournoi n’a pas de recave.</source>
        <translation>This tournament has no rebuys.</translation>
    </message>
    <message>
        <source>À rendre</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>{sale} · {amount}</source>
        <translation>{sale} · {amount}</translation>
    </message>
    <message>
        <source>Le règlement de ce tournoi ne prévoit ni recave ni bonus.</source>
        <translation>The rules of this tournament have neither rebuy nor bonus.</translation>
    </message>
    <message>
        <source>Nom, ou table et place : T4 P7</source>
        <translation>Name, or table and seat: T4 P7</translation>
    </message>
    <message>
        <source>Qui rachète ?</source>
        <translation>Who buys?</translation>
    </message>
    <message>
        <source>Scannez sa carte de place, ou cherchez son nom ou sa table.</source>
        <translation>Scan the seat card, or search by name or table.</translation>
    </message>
    <message>
        <source>Personne n’est encore en jeu</source>
        <translation>Nobody is in play yet</translation>
    </message>
    <message>
        <source>Les recaves se vendent une fois les joueurs assis.</source>
        <translation>Rebuys are sold once the players are seated.</translation>
    </message>
    <message>
        <source>Recave</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Bonus dealers</source>
        <translation>Dealers bonus</translation>
    </message>
    <message>
        <source>Réinscription</source>
        <translation>Re-entry</translation>
    </message>
    <message>
        <source>Aucun tournoi</source>
        <translation>No tournament</translation>
    </message>
    <message>
        <source>Recaves · {name}</source>
        <translation>Rebuys · {name}</translation>
    </message>
    <message>
        <source>Le tournoi n’a pas commencé.</source>
        <translation>The tournament has not started.</translation>
    </message>
    <message>
        <source>Niveau {level} · les recaves sont closes</source>
        <translation>Level {level} · rebuys are closed</translation>
    </message>
    <message>
        <source>Niveau {level} · recaves jusqu’à la fin du niveau {last}</source>
        <translation>Level {level} · rebuys until the end of level {last}</translation>
    </message>
    <message>
        <source>Joueur suivant</source>
        <translation>Next player</translation>
    </message>
    <message>
        <source>Encaisser</source>
        <translation>Take the money</translation>
    </message>
    <message>
        <source>Choisissez un joueur à qui quelque chose peut être vendu.</source>
        <translation>Choose a player to whom something can be sold.</translation>
    </message>
    <message>
        <source>Il manque {amount}.</source>
        <translation>{amount} is missing.</translation>
    </message>
    <message>
        <source>{sale} · {chips}</source>
        <translation>{sale} · {chips}</translation>
    </message>
</context>
</TS>
