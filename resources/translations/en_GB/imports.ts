<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Imports</name>
    <message>
        <source>Fichiers reçus</source>
        <translation>Files received</translation>
    </message>
    <message>
        <source>%n ligne(s) à corriger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fichiers
reçus</source>
        <translation>Files
received</translation>
    </message>
    <message>
        <source>Importer l’offre</source>
        <translation>Import the offer</translation>
    </message>
    <message>
        <source>Importer les résultats</source>
        <translation>Import the results</translation>
    </message>
    <message>
        <source>Mettez d’abord un fichier dans le dossier.</source>
        <translation>Put a file into the folder first.</translation>
    </message>
    <message>
        <source>Offre et résultats de l’opérateur des paris, JSON ou CSV</source>
        <translation>Offer and results from the operator of the bets, JSON or CSV</translation>
    </message>
    <message>
        <source>Ce que c’est</source>
        <translation>What it is</translation>
    </message>
    <message>
        <source>Offre</source>
        <translation>Offer</translation>
    </message>
    <message>
        <source>Résultats</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Un fichier est pris en entier, ou pas du tout.</source>
        <translation>A file is taken whole, or not at all.</translation>
    </message>
    <message>
        <source>Les fichiers sont lus dans ce dossier</source>
        <translation>Files are read from this folder</translation>
    </message>
    <message>
        <source>Relire le dossier</source>
        <translation>Look again</translation>
    </message>
    <message>
        <source>Revenir aux fichiers</source>
        <translation>Back to the files</translation>
    </message>
    <message>
        <source>Aucun fichier n’attend</source>
        <translation>No file waits</translation>
    </message>
    <message>
        <source>Copiez le fichier et sa signature (.sig) dans le dossier, relisez-le.</source>
        <translation>Copy the file and its signature (.sig) into the folder, then look again.</translation>
    </message>
    <message>
        <source>{file} : rien n’en est pris. Corrigez-le, puis importez-le de nouveau.</source>
        <translation>{file}: nothing of it is taken. Correct it, then import it again.</translation>
    </message>
    <message>
        <source>rencontre {number}</source>
        <translation>event {number}</translation>
    </message>
    <message>
        <source>pari {number}</source>
        <translation>bet {number}</translation>
    </message>
    <message>
        <source>ligne {number}</source>
        <translation>line {number}</translation>
    </message>
    <message>
        <source>résultat {number}</source>
        <translation>result {number}</translation>
    </message>
    <message>
        <source>Ne se lit pas</source>
        <translation>Can’t be read</translation>
    </message>
</context>
</TS>
