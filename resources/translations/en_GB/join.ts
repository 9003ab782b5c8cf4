<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Join</name>
    <message>
        <source>Guichet 2</source>
        <translation>Counter 2</translation>
    </message>
    <message>
        <source>Rejoindre une maison</source>
        <translation>Join a house</translation>
    </message>
    <message>
        <source>Le site central</source>
        <translation>The central site</translation>
    </message>
    <message>
        <source>L’adresse et la base de la maison (PostgreSQL), et la copie de secours de ses clés avec sa phrase. Rien n’est écrit avant que la maison soit trouvée.</source>
        <translation>The address and database of the house (PostgreSQL), and the recovery copy of its keys with its phrase. Nothing is written before the house is found.</translation>
    </message>
    <message>
        <source>La maison est trouvée et ses clés sont les bonnes. L’imprimante et la douchette se règlent ensuite, page « Appareils ».</source>
        <translation>The house is found, and its keys are the right ones. Printer and scanner are set afterwards, on the page “Devices”.</translation>
    </message>
    <message>
        <source>Étape 1 sur 2</source>
        <translation>Step 1 of 2</translation>
    </message>
    <message>
        <source>Étape 2 sur 2</source>
        <translation>Step 2 of 2</translation>
    </message>
    <message>
        <source>Chercher la maison</source>
        <translation>Look for the house</translation>
    </message>
    <message>
        <source>Rejoindre la maison</source>
        <translation>Join the house</translation>
    </message>
    <message>
        <source>Un poste s’appelle déjà ainsi : deux n’auraient qu’une caisse. S’il le remplace, il reprend sa caisse et ses papiers.</source>
        <translation>A station has this name already: two would share one drawer. If it replaces that one, it takes over its drawer and papers.</translation>
    </message>
    <message>
        <source>Le nommer « {name} »</source>
        <translation>Call it “{name}”</translation>
    </message>
    <message>
        <source>Il remplace ce poste</source>
        <translation>It replaces that station</translation>
    </message>
    <message>
        <source>Un administrateur le dit</source>
        <translation>An administrator says so</translation>
    </message>
    <message>
        <source>Prenez un autre nom, ou dites qu’il remplace ce poste.</source>
        <translation>Take another name, or say that it replaces that station.</translation>
    </message>
    <message>
        <source>Adresse du serveur</source>
        <translation>Server’s address</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Database</translation>
    </message>
    <message>
        <source>Utilisateur</source>
        <translation>User</translation>
    </message>
    <message>
        <source>Mot de passe</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Fichier de la copie de secours des clés</source>
        <translation>File of the keys’ recovery copy</translation>
    </message>
    <message>
        <source>Phrase secrète de la copie</source>
        <translation>Phrase of the copy</translation>
    </message>
    <message>
        <source>Montrer ce qui est secret</source>
        <translation>Show what is secret</translation>
    </message>
    <message>
        <source>Nom de ce poste</source>
        <translation>Name of this station</translation>
    </message>
    <message>
        <source>Son point de vente</source>
        <translation>Its point of sale</translation>
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
        <source>Il manque l’adresse, la base ou l’utilisateur.</source>
        <translation>Address, database or user is missing.</translation>
    </message>
    <message>
        <source>Il manque la copie des clés ou sa phrase.</source>
        <translation>The copy of the keys or its phrase is missing.</translation>
    </message>
    <message>
        <source>Nommez ce poste et choisissez son point de vente.</source>
        <translation>Name this station and choose its point of sale.</translation>
    </message>
</context>
</TS>
