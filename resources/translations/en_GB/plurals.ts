<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Login</name>
    <message numerus="yes">
        <source>Code faux. Encore %n essai(s) avant le blocage.</source>
        <translation>
            <numerusform>Wrong PIN. %n more try before it locks.</numerusform>
            <numerusform>Wrong PIN. %n more tries before it locks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n annulé(s)</source>
        <translation>
            <numerusform>%n void</numerusform>
            <numerusform>%n void</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n but(s)</source>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pari(s) réglé(s)</source>
        <translation>
            <numerusform>%n bet settled</numerusform>
            <numerusform>%n bets settled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
</context>
</TS>
