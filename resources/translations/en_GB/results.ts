<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Corrections</name>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Corriger</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Corriger en {result}</source>
        <translation>Correct to {result}</translation>
    </message>
    <message>
        <source>Il faut le motif, et le code du superviseur.</source>
        <translation>It takes the reason, and the supervisor’s code.</translation>
    </message>
    <message>
        <source>Accord d’un superviseur</source>
        <translation>A supervisor’s word</translation>
    </message>
    <message>
        <source>Art. 9.3 · l’ancien résultat est gardé</source>
        <translation>Art. 9.3 · the old result is kept</translation>
    </message>
    <message>
        <source>Promulgué</source>
        <translation>Promulgated</translation>
    </message>
    <message>
        <source>Corrigé en</source>
        <translation>Corrected to</translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation>Reason, for the journal</translation>
    </message>
    <message>
        <source>Corrigé : {known}. {bets}.</source>
        <translation>Corrected: {known}. {bets}.</translation>
    </message>
    <message>
        <source>Promulgués</source>
        <translation>Promulgated</translation>
    </message>
    <message>
        <source>Aucun résultat promulgué</source>
        <translation>No result promulgated</translation>
    </message>
    <message>
        <source>Un match arrive ici une fois son résultat promulgué.</source>
        <translation>A match arrives here once its result is promulgated.</translation>
    </message>
    <message>
        <source>Changez ce qui est faux</source>
        <translation>Change what is wrong</translation>
    </message>
    <message>
        <source>Ce que la correction fait de chaque pari se lit ici avant de compter.</source>
        <translation>What the correction makes of each bet is read here before it counts.</translation>
    </message>
    <message>
        <source>Les tickets payés restent payés ; les délais des autres partent de la correction.</source>
        <translation>Paid tickets stay paid; the days of the others run from the correction.</translation>
    </message>
    <message>
        <source>Corriger les gagnants</source>
        <translation>Correct the winners</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Ce sport n’a pas de mi-temps.</source>
        <translation>This sport has no half-time.</translation>
    </message>
    <message>
        <source>Le score dit autre chose.</source>
        <translation>The score says otherwise.</translation>
    </message>
    <message>
        <source>Résultats</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Choisir</source>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Les paris de la mi-temps comptent, les autres sont annulés.</source>
        <translation>Half-time bets count, the others are void.</translation>
    </message>
    <message>
        <source>Tous les paris de ce match sont annulés : cote 1.</source>
        <translation>All bets on this event are void: odds 1.</translation>
    </message>
    <message>
        <source>nombre pair</source>
        <translation>an even number</translation>
    </message>
    <message>
        <source>nombre impair</source>
        <translation>an odd number</translation>
    </message>
    <message>
        <source>Cohérent avec la mi-temps : {count}, {parity}.</source>
        <translation>Agrees with half-time: {count}, {parity}.</translation>
    </message>
    <message>
        <source>En tout : {count}, {parity}.</source>
        <translation>In all: {count}, {parity}.</translation>
    </message>
    <message>
        <source>Conséquences</source>
        <translation>Consequences</translation>
    </message>
    <message>
        <source>{amount} déjà payés ; ils le restent.</source>
        <translation>{amount} already paid; that stays paid.</translation>
    </message>
    <message>
        <source>annulé</source>
        <translation>void</translation>
    </message>
    <message>
        <source>en attente</source>
        <translation>pending</translation>
    </message>
    <message>
        <source>Promulgué : {known}. {bets}.</source>
        <translation>Promulgated: {known}. {bets}.</translation>
    </message>
    <message>
        <source>À promulguer</source>
        <translation>To be promulgated</translation>
    </message>
    <message>
        <source>Matchs encore en vente</source>
        <translation>Events still on sale</translation>
    </message>
    <message>
        <source>Les matchs se chargent…</source>
        <translation>The matches are loading…</translation>
    </message>
    <message>
        <source>Rien à promulguer</source>
        <translation>Nothing to promulgate</translation>
    </message>
    <message>
        <source>Un match arrive ici quand sa vente est finie.</source>
        <translation>An event comes here when its sale is over.</translation>
    </message>
    <message>
        <source>Match précédent</source>
        <translation>Previous event</translation>
    </message>
    <message>
        <source>Match suivant</source>
        <translation>Next event</translation>
    </message>
    <message>
        <source>Mi-temps</source>
        <translation>Half-time</translation>
    </message>
    <message>
        <source>Fin de match</source>
        <translation>Full time</translation>
    </message>
    <message>
        <source>Temps réglementaire, arrêts de jeu compris (art. 4.1)</source>
        <translation>Regular time, stoppage time included (art. 4.1)</translation>
    </message>
    <message>
        <source>Première équipe à marquer</source>
        <translation>First side to score</translation>
    </message>
    <message>
        <source>Comment le match s’est terminé</source>
        <translation>How the event ended</translation>
    </message>
    <message>
        <source>Pari</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Gagne</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Gains à payer</source>
        <translation>To be paid</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Entrez ce qui s’est passé</source>
        <translation>Enter what happened</translation>
    </message>
    <message>
        <source>Ce que le résultat fait de chaque pari se lit ici avant de compter.</source>
        <translation>What the result makes of every bet is read here before it counts.</translation>
    </message>
    <message>
        <source>Après promulgation, une correction demande un motif et un superviseur (art. 9.3).</source>
        <translation>Once promulgated, a correction takes a reason and a supervisor (art. 9.3).</translation>
    </message>
    <message>
        <source>%n pari(s) réglé(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aucun annulé</source>
        <translation>none void</translation>
    </message>
    <message>
        <source>%n annulé(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choisissez un match.</source>
        <translation>Choose an event.</translation>
    </message>
    <message>
        <source>Entrez le score, ou dites comment le match s’est terminé.</source>
        <translation>Enter the score, or say how the event ended.</translation>
    </message>
    <message>
        <source>Dites quelle équipe a marqué la première.</source>
        <translation>Say which side scored first.</translation>
    </message>
    <message>
        <source>La première équipe à marquer contredit le score.</source>
        <translation>The first side to score contradicts the score.</translation>
    </message>
    <message>
        <source>C’est le résultat promulgué : changez ce qui est faux.</source>
        <translation>That is the promulgated result: change what is wrong.</translation>
    </message>
    <message>
        <source>Football</source>
        <translation>Football</translation>
    </message>
    <message>
        <source>Rugby</source>
        <translation>Rugby</translation>
    </message>
    <message>
        <source>Tennis</source>
        <translation>Tennis</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Basketball</translation>
    </message>
    <message>
        <source>Handball</source>
        <translation>Handball</translation>
    </message>
    <message>
        <source>Volley</source>
        <translation>Volleyball</translation>
    </message>
    <message>
        <source>Hockey</source>
        <translation>Hockey</translation>
    </message>
    <message>
        <source>Joué</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Arrêté, 1re mi-temps</source>
        <translation>Stopped, 1st half</translation>
    </message>
    <message>
        <source>Arrêté, 2e mi-temps</source>
        <translation>Stopped, 2nd half</translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation>Cancelled</translation>
    </message>
    <message>
        <source>Reporté</source>
        <translation>Postponed</translation>
    </message>
    <message>
        <source>Forfait</source>
        <translation>Forfeit</translation>
    </message>
    <message>
        <source>Promulguer l’arrêt</source>
        <translation>Promulgate: stopped</translation>
    </message>
    <message>
        <source>Promulguer l’annulation</source>
        <translation>Promulgate: cancelled</translation>
    </message>
    <message>
        <source>Promulguer le report</source>
        <translation>Promulgate: put off</translation>
    </message>
    <message>
        <source>Promulguer le forfait</source>
        <translation>Promulgate: forfeit</translation>
    </message>
    <message>
        <source>Promulguer {score}</source>
        <translation>Promulgate {score}</translation>
    </message>
    <message>
        <source>Promulguer</source>
        <translation>Promulgate</translation>
    </message>
    <message>
        <source>%n but(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n set(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>début le {day} à {time}</source>
        <translation>starts on {day} at {time}</translation>
    </message>
    <message>
        <source>Promulguer la liste</source>
        <translation>Promulgate the list</translation>
    </message>
    <message>
        <source>Entrez la fin de match : à la mi-temps, c’était déjà {score}.</source>
        <translation>Enter full time: at half-time it was {score} already.</translation>
    </message>
    <message>
        <source>Nommez le gagnant de chaque pari, ou « Aucun ».</source>
        <translation>Name the winner of each bet, or “None”.</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Aucun</source>
        <translation>None</translation>
    </message>
    <message>
        <source>en vente</source>
        <translation>on sale</translation>
    </message>
    <message>
        <source>gagnants à nommer</source>
        <translation>winners to name</translation>
    </message>
    <message>
        <source>Total jusqu’ici</source>
        <translation>Total so far</translation>
    </message>
    <message>
        <source>Chercher un match</source>
        <translation>Search for a match</translation>
    </message>
    <message>
        <source>Gagnants</source>
        <translation>Winners</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Numéro, équipe</source>
        <translation>Number, team</translation>
    </message>
</context>
</TS>
