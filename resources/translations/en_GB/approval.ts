<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Approval</name>
    <message>
        <source>Clavier</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>Personne</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>Nul ne peut décider ici</source>
        <translation>Nobody may decide here</translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation>Reason, kept in the journal</translation>
    </message>
    <message>
        <source>Le code ne vaut que pour cette décision. Le journal garde les deux noms.</source>
        <translation>The code holds for this decision alone. The journal keeps both names.</translation>
    </message>
    <message>
        <source>C’est le badge de {name}, qui ne décide pas ici.</source>
        <translation>This is the badge of {name}, who does not decide here.</translation>
    </message>
</context>
</TS>
