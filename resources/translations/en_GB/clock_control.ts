<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>ClockControl</name>
    <message>
        <source>Horloge</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Aucune</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Tapis moyen</source>
        <translation>Average stack</translation>
    </message>
    <message>
        <source>Jetons en jeu</source>
        <translation>Chips in play</translation>
    </message>
    <message>
        <source>Prochaine pause</source>
        <translation>Next break</translation>
    </message>
    <message>
        <source>Arrêtée</source>
        <translation>Stopped</translation>
    </message>
    <message>
        <source>Pause en cours</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>En marche</source>
        <translation>Running</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Arrêter l’horloge</source>
        <translation>Stop the clock</translation>
    </message>
    <message>
        <source>Le tournoi n’est pas en cours.</source>
        <translation>The tournament is not being played.</translation>
    </message>
    <message>
        <source>Entre deux séances : la suivante s’ouvre à la page Salle.</source>
        <translation>Between two sessions: the next one is opened on the Room page.</translation>
    </message>
    <message>
        <source>Horloge au mur</source>
        <translation>Clock on the wall</translation>
    </message>
    <message>
        <source>Elle n’est pas affichée.</source>
        <translation>It is not shown.</translation>
    </message>
    <message>
        <source>Affichée sur le second écran.</source>
        <translation>Shown on the second screen.</translation>
    </message>
    <message>
        <source>Pas de second écran : elle est dans une fenêtre, et ira sur l’écran dès qu’il est branché.</source>
        <translation>No second screen: it is in a window, and goes to the screen as soon as one is plugged in.</translation>
    </message>
    <message>
        <source>Retirer l’horloge</source>
        <translation>Take the clock away</translation>
    </message>
    <message>
        <source>Afficher sur le second écran</source>
        <translation>Show on the second screen</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>1 minute de moins</source>
        <translation>1 minute less</translation>
    </message>
    <message>
        <source>1 minute de plus</source>
        <translation>1 minute more</translation>
    </message>
    <message>
        <source>Niveau avant</source>
        <translation>Level before</translation>
    </message>
    <message>
        <source>Niveau suivant</source>
        <translation>Next level</translation>
    </message>
    <message>
        <source>L’horloge ne tourne pas</source>
        <translation>The clock is not running</translation>
    </message>
    <message>
        <source>Elle part quand le tournoi est lancé, à la page Salle.</source>
        <translation>It begins when the tournament is started, on the Room page.</translation>
    </message>
    <message>
        <source>Niveau {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>puis pause de {pause} min</source>
        <translation>then a break of {pause} min</translation>
    </message>
</context>
</TS>
