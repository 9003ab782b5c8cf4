<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Clock</name>
    <message>
        <source>Début à {time}</source>
        <translation>Starts at {time}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Horloge arrêtée</source>
        <translation>Clock stopped</translation>
    </message>
    <message>
        <source>Vainqueur</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Tournoi arrêté</source>
        <translation>Tournament stopped</translation>
    </message>
    <message>
        <source>Bulle : la prochaine sortie est sans prix</source>
        <translation>Bubble: the next one out wins nothing</translation>
    </message>
    <message>
        <source>Niveau {number}, le dernier</source>
        <translation>Level {number}, the last</translation>
    </message>
    <message>
        <source>Niveau {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Petite blinde</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Grosse blinde</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Reprise à {time}</source>
        <translation>Back at {time}</translation>
    </message>
    <message>
        <source>sur {entries}</source>
        <translation>of {entries}</translation>
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
        <source>Niveau {number}, à la reprise</source>
        <translation>Level {number}, after the break</translation>
    </message>
    <message>
        <source>Niveau {number}, dans {time}</source>
        <translation>Level {number}, in {time}</translation>
    </message>
    <message>
        <source>Prochaine pause</source>
        <translation>Next break</translation>
    </message>
    <message>
        <source>Joueurs payés</source>
        <translation>Places paid</translation>
    </message>
    <message>
        <source>Dotation</source>
        <translation>Prize pool</translation>
    </message>
    <message>
        <source>Dotation à ce jour</source>
        <translation>Prize pool so far</translation>
    </message>
    <message>
        <source>Les prix sont fixés quand les inscriptions et les recaves sont closes.</source>
        <translation>Prizes are fixed once entries and rebuys are closed.</translation>
    </message>
    <message>
        <source>Horloge du tournoi</source>
        <translation>Tournament clock</translation>
    </message>
    <message>
        <source>Prolongation du dernier niveau</source>
        <translation>Overtime of the last level</translation>
    </message>
    <message>
        <source>{blinds} BB</source>
        <translation>{blinds} BB</translation>
    </message>
    <message>
        <source>Lot en nature</source>
        <translation>Prize in kind</translation>
    </message>
    <message>
        <source>{amount} + lot</source>
        <translation>{amount} + prize</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Paris sportifs à cotes · point de vente {number}</source>
        <translation>Sports betting at fixed odds · point of sale {number}</translation>
    </message>
    <message>
        <source>Écran du client</source>
        <translation>Customer’s screen</translation>
    </message>
    <message>
        <source>Jeu interdit aux mineurs.</source>
        <translation>No gambling under 18.</translation>
    </message>
    <message>
        <source>Jouer comporte des risques : endettement, isolement, dépendance.</source>
        <translation>Gambling carries risks: debt, isolation, dependence.</translation>
    </message>
    <message>
        <source>Pour être aidé : Joueurs Info Service, 09 74 75 13 13 (appel non surtaxé).</source>
        <translation>For help: Joueurs Info Service, 09 74 75 13 13 (standard rate).</translation>
    </message>
    <message>
        <source>Votre pari</source>
        <translation>Your bet</translation>
    </message>
    <message>
        <source>À payer</source>
        <translation>To pay</translation>
    </message>
    <message>
        <source>Reçu</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>À vous rendre</source>
        <translation>Your change</translation>
    </message>
    <message>
        <source>Vérifiez votre ticket avant de quitter le guichet :</source>
        <translation>Check your ticket before you leave the counter:</translation>
    </message>
    <message>
        <source>équipes, pronostics, cotes, mise.</source>
        <translation>teams, picks, odds, stake.</translation>
    </message>
    <message>
        <source>Bienvenue</source>
        <translation>Welcome</translation>
    </message>
    <message>
        <source>Tournois de poker</source>
        <translation>Poker tournaments</translation>
    </message>
    <message>
        <source>Votre inscription</source>
        <translation>Your entry</translation>
    </message>
    <message>
        <source>Vos jetons</source>
        <translation>Your chips</translation>
    </message>
    <message>
        <source>Comptez vos jetons et votre monnaie</source>
        <translation>Count your chips and your change</translation>
    </message>
    <message>
        <source>avant de rejoindre votre place.</source>
        <translation>before you go to your seat.</translation>
    </message>
    <message>
        <source>Récépissé personnel et incessible, à montrer</source>
        <translation>Your receipt is yours alone: show it</translation>
    </message>
    <message>
        <source>au pointage avec une pièce d’identité.</source>
        <translation>at check-in with an identity document.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>1er</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>{place}e</source>
        <translation>{place}th</translation>
    </message>
    <message>
        <source>{tens}1e</source>
        <translation>{tens}1st</translation>
    </message>
    <message>
        <source>{tens}2e</source>
        <translation>{tens}2nd</translation>
    </message>
    <message>
        <source>{tens}3e</source>
        <translation>{tens}3rd</translation>
    </message>
    <message>
        <source>ante {chips}</source>
        <translation>ante {chips}</translation>
    </message>
    <message>
        <source>cave {amount}</source>
        <translation>buy-in {amount}</translation>
    </message>
    <message>
        <source>Tapis égaux</source>
        <translation>Equal stacks</translation>
    </message>
    <message>
        <source>{names} : {places} à égalité.</source>
        <translation>{names}: {places}, tied.</translation>
    </message>
    <message>
        <source>Les prix de ces places, s’il y en a, seront partagés.</source>
        <translation>Prizes for these places, if any, will be shared.</translation>
    </message>
    <message>
        <source>Les prix de ces places sont partagés.</source>
        <translation>The prizes for these places are shared.</translation>
    </message>
    <message>
        <source>Ces places ne gagnent rien.</source>
        <translation>These places win nothing.</translation>
    </message>
    <message>
        <source>Sinon, revenez et corrigez les tapis du début du coup.</source>
        <translation>If not, go back and correct the stacks at the start of the hand.</translation>
    </message>
    <message>
        <source>Éliminer à égalité</source>
        <translation>Eliminate as tied</translation>
    </message>
    <message>
        <source>{some} et {last}</source>
        <translation>{some} and {last}</translation>
    </message>
</context>
</TS>
