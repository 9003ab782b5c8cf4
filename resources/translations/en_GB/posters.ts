<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Posters</name>
    <message>
        <source>Affiches</source>
        <translation>Posters</translation>
    </message>
    <message>
        <source>Enregistré dans ce dossier</source>
        <translation>Saved in this folder</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Imprimer l’affiche</source>
        <translation>Print the poster</translation>
    </message>
    <message>
        <source>Enregistrer le PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Affiches et bulletins</source>
        <translation>Posters and slips</translation>
    </message>
    <message>
        <source>Chaque affiche porte la date et l’heure de la mise à jour (art. 2.2.1).</source>
        <translation>Every poster bears date and time of the update (art. 2.2.1).</translation>
    </message>
    <message>
        <source>Affiche des cotes</source>
        <translation>Poster of the odds</translation>
    </message>
    <message>
        <source>Tout ce qui est à l’offre en ce moment</source>
        <translation>All that is on offer at this moment</translation>
    </message>
    <message>
        <source>Affiche des résultats</source>
        <translation>Poster of the results</translation>
    </message>
    <message>
        <source>Les paris du jour dont le résultat est promulgué</source>
        <translation>The day’s bets whose result is official</translation>
    </message>
    <message>
        <source>Bulletins vierges</source>
        <translation>Empty slips</translation>
    </message>
    <message>
        <source>1N2 simple, 1N2 et Match du Jour, sur une page</source>
        <translation>1N2 single, 1N2 and match of the day, on one page</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>Sport</translation>
    </message>
    <message>
        <source>Fichiers</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>Les PDF vont dans ce dossier</source>
        <translation>PDFs go to this folder</translation>
    </message>
</context>
</TS>
