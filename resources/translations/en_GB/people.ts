<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>People</name>
    <message>
        <source>Opérateurs</source>
        <translation>Operators</translation>
    </message>
    <message>
        <source>{count} ont des droits</source>
        <translation>{count} have rights</translation>
    </message>
    <message>
        <source>Nouvelle personne</source>
        <translation>Somebody new</translation>
    </message>
    <message>
        <source>Bloqué jusqu’à {time} : codes faux.</source>
        <translation>Locked until {time}: wrong codes.</translation>
    </message>
    <message>
        <source>Peut ouvrir une session</source>
        <translation>May log in</translation>
    </message>
    <message>
        <source>N’ouvre plus de session</source>
        <translation>Logs in no more</translation>
    </message>
    <message>
        <source>Dernière session</source>
        <translation>Last session</translation>
    </message>
    <message>
        <source>Codes faux de suite</source>
        <translation>Wrong codes in a row</translation>
    </message>
    <message>
        <source>Vos droits se changent par un autre administrateur.</source>
        <translation>Your rights are changed by another administrator.</translation>
    </message>
    <message>
        <source>Cochez des rôles pour lui rendre des droits.</source>
        <translation>Tick roles to give rights back.</translation>
    </message>
    <message>
        <source>Le même code, encore une fois</source>
        <translation>The same code, once more</translation>
    </message>
    <message>
        <source>Son code personnel</source>
        <translation>The personal code</translation>
    </message>
    <message>
        <source>Touchez un nom, ou « Nouvelle personne ».</source>
        <translation>Touch a name, or “Somebody new”.</translation>
    </message>
    <message>
        <source>Il faut un nom et au moins un rôle.</source>
        <translation>A name and at least one role are needed.</translation>
    </message>
    <message>
        <source>Rien n’a changé.</source>
        <translation>Nothing has changed.</translation>
    </message>
    <message>
        <source>Quatre à six chiffres.</source>
        <translation>Four to six figures.</translation>
    </message>
    <message>
        <source>Enregistrer les droits</source>
        <translation>Save the rights</translation>
    </message>
    <message>
        <source>Donner accès</source>
        <translation>Give access</translation>
    </message>
    <message>
        <source>Changer le code</source>
        <translation>Change the code</translation>
    </message>
    <message>
        <source>Choisir le code</source>
        <translation>Choose the code</translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
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
        <source>Nouveau code</source>
        <translation>New code</translation>
    </message>
    <message>
        <source>Retirer tous les droits</source>
        <translation>Take all rights away</translation>
    </message>
    <message>
        <source>Qui fait quoi</source>
        <translation>Who does what</translation>
    </message>
    <message>
        <source>Touchez un nom pour ses rôles et son code. Tout est au journal.</source>
        <translation>Touch a name for roles and code. The journal has it all.</translation>
    </message>
    <message>
        <source>Les deux codes diffèrent. Reprenez.</source>
        <translation>The two codes differ. Start again.</translation>
    </message>
    <message>
        <source>4 à 6 chiffres, que lui seul connaît</source>
        <translation>4 to 6 figures that nobody else knows</translation>
    </message>
    <message>
        <source>N’a plus de droits</source>
        <translation>Has no rights any more</translation>
    </message>
    <message>
        <source>bloqué jusqu’à {time}</source>
        <translation>locked until {time}</translation>
    </message>
    <message>
        <source>jamais</source>
        <translation>never</translation>
    </message>
    <message>
        <source>Vend, paie, inscrit</source>
        <translation>Sells, pays, registers</translation>
    </message>
    <message>
        <source>Tirage, départ, prix</source>
        <translation>Draw, start, prizes</translation>
    </message>
    <message>
        <source>Accords, clôture, listes</source>
        <translation>Approvals, closing, lists</translation>
    </message>
    <message>
        <source>Cela, et crée les tournois</source>
        <translation>That, and creates tournaments</translation>
    </message>
    <message>
        <source>Opérateurs, codes, clés</source>
        <translation>Operators, codes, keys</translation>
    </message>
    <message>
        <source>Recaves, éliminations, jetons</source>
        <translation>Rebuys, eliminations, chips</translation>
    </message>
    <message>
        <source>Lit tout, ne change rien</source>
        <translation>Reads all, changes nothing</translation>
    </message>
    <message>
        <source>Offre, cotes et résultats</source>
        <translation>Offer, odds and results</translation>
    </message>
    <message>
        <source>Sa table</source>
        <translation>Own table</translation>
    </message>
    <message>
        <source>Badge</source>
        <translation>Badge</translation>
    </message>
    <message>
        <source>remis</source>
        <translation>given</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Son badge</source>
        <translation>Badge</translation>
    </message>
    <message>
        <source>Badge lu : il finit par {digits}</source>
        <translation>Badge read: it ends in {digits}</translation>
    </message>
    <message>
        <source>Remettez-le d’une touche, ou scannez-en un autre.</source>
        <translation>Give it with a touch, or scan another.</translation>
    </message>
    <message>
        <source>Scannez le badge</source>
        <translation>Scan the badge</translation>
    </message>
    <message>
        <source>Il choisit la personne ; le code est demandé ensuite.</source>
        <translation>It chooses the person; the code is asked next.</translation>
    </message>
    <message>
        <source>Il n’a pas de badge.</source>
        <translation>This person has no badge.</translation>
    </message>
    <message>
        <source>Scannez d’abord le badge.</source>
        <translation>Scan the badge first.</translation>
    </message>
    <message>
        <source>Remettre ce badge</source>
        <translation>Give this badge</translation>
    </message>
    <message>
        <source>Retirer son badge</source>
        <translation>Take the badge away</translation>
    </message>
    <message>
        <source>Un code a 4 à 6 chiffres.</source>
        <translation>A PIN has 4 to 6 digits.</translation>
    </message>
    <message>
        <source>Trop facile à deviner : ni suite, ni répétition, ni colonne, ni année.</source>
        <translation>Too easy to guess: no run, no repetition, no column, no year.</translation>
    </message>
</context>
</TS>
