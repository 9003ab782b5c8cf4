<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>MatchOfDay</name>
    <message>
        <source>Ce pronostic ne se joue pas en ce moment.</source>
        <translation>This pick can’t be played at the moment.</translation>
    </message>
    <message>
        <source>Suspendu</source>
        <translation>Suspended</translation>
    </message>
    <message>
        <source>Pari annulé</source>
        <translation>Bet void</translation>
    </message>
    <message>
        <source>Aucun match à l’offre sous ce numéro.</source>
        <translation>No match on offer under this number.</translation>
    </message>
    <message>
        <source>ferme à {time}</source>
        <translation>closes at {time}</translation>
    </message>
    <message>
        <source>Match
du Jour</source>
        <translation>Match
of the day</translation>
    </message>
    <message>
        <source>Choisissez la mise de chaque pari.</source>
        <translation>Choose the stake of each bet.</translation>
    </message>
    <message>
        <source>cote {odds}</source>
        <translation>odds {odds}</translation>
    </message>
    <message>
        <source>{odds}, annoncée {before}</source>
        <translation>{odds}, announced {before}</translation>
    </message>
    <message>
        <source>Mise de ce pari, en euros</source>
        <translation>Stake on this bet, in euros</translation>
    </message>
    <message>
        <source>Touchez le numéro du match, puis une cote ; chaque pari a sa mise.</source>
        <translation>Touch the number of the match, then odds; each bet has its own stake.</translation>
    </message>
    <message>
        <source>Bulletin</source>
        <translation>Slip</translation>
    </message>
    <message>
        <source>Retirer ce pari</source>
        <translation>Remove this bet</translation>
    </message>
    <message>
        <source>Aucun Match du Jour à l’offre</source>
        <translation>No match of the day on offer</translation>
    </message>
    <message>
        <source>Les matchs apparaissent ici dès que le trader les publie.</source>
        <translation>Matches appear here as soon as the trader publishes them.</translation>
    </message>
    <message>
        <source>Lundi</source>
        <translation>Monday</translation>
    </message>
    <message>
        <source>Mardi</source>
        <translation>Tuesday</translation>
    </message>
    <message>
        <source>Mercredi</source>
        <translation>Wednesday</translation>
    </message>
    <message>
        <source>Jeudi</source>
        <translation>Thursday</translation>
    </message>
    <message>
        <source>Vendredi</source>
        <translation>Friday</translation>
    </message>
    <message>
        <source>Samedi</source>
        <translation>Saturday</translation>
    </message>
    <message>
        <source>Dimanche</source>
        <translation>Sunday</translation>
    </message>
    <message>
        <source>{amount} partout</source>
        <translation>{amount} on all</translation>
    </message>
</context>
<context>
    <name>Sale</name>
    <message>
        <source>Gain potentiel maximum</source>
        <translation>Maximum potential gain</translation>
    </message>
    <message>
        <source>Montant total</source>
        <translation>Total amount</translation>
    </message>
    <message>
        <source>Répondez d’abord à la question de l’âge.</source>
        <translation>Answer the question of age first.</translation>
    </message>
    <message>
        <source>Ajoutez d’abord un pronostic.</source>
        <translation>Add a pick first.</translation>
    </message>
    <message>
        <source>Montrer ou ranger le clavier</source>
        <translation>Show or hide the keyboard</translation>
    </message>
    <message>
        <source>Saisie rapide</source>
        <translation>Quick entry</translation>
    </message>
</context>
</TS>
