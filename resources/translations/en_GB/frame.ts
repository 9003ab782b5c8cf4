<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Amounts</name>
    <message>
        <source>Appoint</source>
        <translation>Exact</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Enregistrement…</source>
        <translation>Saving…</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Majuscule</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Espace</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Effacer une lettre</source>
        <translation>Erase a letter</translation>
    </message>
    <message>
        <source>Fermer le clavier</source>
        <translation>Close the keyboard</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Corriger</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Effacer</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Valeur suivante</source>
        <translation>Next value</translation>
    </message>
</context>
<context>
    <name>MorePage</name>
    <message>
        <source>Autres pages</source>
        <translation>Other pages</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Plus</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Verrouiller</source>
        <translation>Lock</translation>
    </message>
</context>
<context>
    <name>SlipPick</name>
    <message>
        <source>Retirer ce pronostic</source>
        <translation>Remove this pick</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Un de moins</source>
        <translation>One less</translation>
    </message>
    <message>
        <source>Un de plus</source>
        <translation>One more</translation>
    </message>
</context>
</TS>
