<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>ToVoid</name>
    <message>
        <source>À annuler</source>
        <translation>To void</translation>
    </message>
    <message>
        <source>Pari {number} annulé : ses pronostics comptent à la cote 1.</source>
        <translation>Bet {number} voided: its picks count at odds 1.</translation>
    </message>
    <message>
        <source>Pari {number}</source>
        <translation>Bet {number}</translation>
    </message>
    <message>
        <source>Annuler le pari</source>
        <translation>Void the bet</translation>
    </message>
    <message>
        <source>Aucun pari n’attend d’être annulé.</source>
        <translation>No bet waits to be voided.</translation>
    </message>
    <message>
        <source>Annuler le pari {number}</source>
        <translation>Void bet {number}</translation>
    </message>
    <message>
        <source>Paris à annuler</source>
        <translation>Bets to void</translation>
    </message>
    <message>
        <source>Sans résultat deux jours après la fin de la vente (art. 9.2)</source>
        <translation>Without a result two days after the end of sale (art. 9.2)</translation>
    </message>
    <message>
        <source>Rien à annuler</source>
        <translation>Nothing to void</translation>
    </message>
    <message>
        <source>Chaque pari dont la vente est finie a son résultat, ou l’attend encore.</source>
        <translation>Every bet whose sale is over has its result, or still waits for it.</translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation>Reason, for the journal</translation>
    </message>
    <message>
        <source>Sans résultat</source>
        <translation>Without a result</translation>
    </message>
    <message>
        <source>Rencontre non jouée</source>
        <translation>Match not played</translation>
    </message>
    <message>
        <source>Résultat impossible à établir</source>
        <translation>Result that can’t be established</translation>
    </message>
    <message>
        <source>Annulé, un pari ne se reprend pas. Son résultat arrive : promulguez-le.</source>
        <translation>A voided bet does not come back. If its result comes, promulgate it.</translation>
    </message>
    <message>
        <source>{bet} · vente finie le {day}</source>
        <translation>{bet} · sale ended on {day}</translation>
    </message>
</context>
</TS>
