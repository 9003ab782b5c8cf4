<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Sale</name>
    <message>
        <source>Gain potentiel maximum</source>
        <translation>Maximum potential gain</translation>
    </message>
    <message>
        <source>Cote totale</source>
        <translation>Total odds</translation>
    </message>
    <message>
        <source>Montant total</source>
        <translation>Total amount</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Pari annulé</source>
        <translation>Bet void</translation>
    </message>
    <message>
        <source>Suspendu</source>
        <translation>Suspended</translation>
    </message>
    <message>
        <source>Autres paris du match {number}</source>
        <translation>Other bets of event {number}</translation>
    </message>
    <message>
        <source>Simple impossible</source>
        <translation>No single</translation>
    </message>
    <message>
        <source>Ce pronostic n’a pas de cote : il ne se joue pas.</source>
        <translation>This pick has no odds: it can’t be played.</translation>
    </message>
    <message>
        <source>Ce pronostic est suspendu.</source>
        <translation>This pick is suspended.</translation>
    </message>
    <message>
        <source>{left} min</source>
        <translation>{left} min</translation>
    </message>
    <message>
        <source>Vente</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Choisissez la mise de base.</source>
        <translation>Choose the base stake.</translation>
    </message>
    <message>
        <source>Tous les jours</source>
        <translation>Every day</translation>
    </message>
    <message>
        <source>Aujourd’hui</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Demain</source>
        <translation>Tomorrow</translation>
    </message>
    <message>
        <source>Aucun pari ne correspond.</source>
        <translation>No bet matches.</translation>
    </message>
    <message>
        <source>Cherchez un numéro, une équipe ou une compétition.</source>
        <translation>Search for a number, a side or a competition.</translation>
    </message>
    <message>
        <source>Aucun pari à l’offre.</source>
        <translation>No bet on offer.</translation>
    </message>
    <message>
        <source>Les paris apparaissent ici dès que le trader les publie.</source>
        <translation>Bets appear here as soon as the trader publishes them.</translation>
    </message>
    <message>
        <source>Mise</source>
        <translation>Stake</translation>
    </message>
    <message>
        <source>Répondez d’abord à la question de l’âge.</source>
        <translation>Answer the question of age first.</translation>
    </message>
    <message>
        <source>Ajoutez d’abord un pronostic.</source>
        <translation>Add a pick first.</translation>
    </message>
    <message>
        <source>Recherche</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Saisie rapide</source>
        <translation>Quick entry</translation>
    </message>
    <message>
        <source>Montrer ou ranger le clavier</source>
        <translation>Show or hide the keyboard</translation>
    </message>
    <message>
        <source>Bulletin 1N2</source>
        <translation>1N2 slip</translation>
    </message>
    <message>
        <source>ferme à {time}</source>
        <translation>closes at {time}</translation>
    </message>
    <message>
        <source>Formule</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Mise de base, en euros par combinaison</source>
        <translation>Base stake, in euros per combination</translation>
    </message>
    <message>
        <source>Mise de base</source>
        <translation>Base stake</translation>
    </message>
    <message>
        <source>Combinaisons</source>
        <translation>Combinations</translation>
    </message>
    <message>
        <source>Mise jouée</source>
        <translation>Stake played</translation>
    </message>
    <message>
        <source>Tapez le numéro du pari et le pronostic, 134 1 par exemple, ou touchez une cote.</source>
        <translation>Type the number of the bet and the pick, 134 1 for example, or touch the odds.</translation>
    </message>
    <message>
        <source>Chercher un numéro, une équipe, une compétition</source>
        <translation>Search for a number, a side, a competition</translation>
    </message>
    <message>
        <source>Toute l’offre</source>
        <translation>Whole offer</translation>
    </message>
    <message>
        <source>Mises du jour</source>
        <translation>Stakes today</translation>
    </message>
    <message>
        <source>sur {limit}</source>
        <translation>of {limit}</translation>
    </message>
    <message>
        <source>Offre à jour à {time}</source>
        <translation>Offer as of {time}</translation>
    </message>
    <message>
        <source>Autres filtres</source>
        <translation>Other filters</translation>
    </message>
    <message>
        <source>Corrigez d’abord le bulletin.</source>
        <translation>Put the slip right first.</translation>
    </message>
    <message>
        <source>Aucun pari {number} à l’offre</source>
        <translation>No bet {number} on offer</translation>
    </message>
    <message>
        <source>Centaines</source>
        <translation>Hundreds</translation>
    </message>
    <message>
        <source>Dizaines</source>
        <translation>Tens</translation>
    </message>
    <message>
        <source>Unités</source>
        <translation>Units</translation>
    </message>
    <message>
        <source>Centaines, dizaines, unités, puis la réponse</source>
        <translation>Hundreds, tens, units, then the pick</translation>
    </message>
    <message>
        <source>Grille des numéros, comme sur le bulletin</source>
        <translation>Grid of numbers, as on the paper slip</translation>
    </message>
    <message>
        <source>Grille des numéros</source>
        <translation>Grid of numbers</translation>
    </message>
</context>
</TS>
