<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Offer</name>
    <message>
        <source>Offre</source>
        <translation>Offer</translation>
    </message>
    <message>
        <source>Aucun pari</source>
        <translation>No bet</translation>
    </message>
    <message>
        <source>{question} · validation jusqu’au {day} à {time}</source>
        <translation>{question} · on sale until {day} at {time}</translation>
    </message>
    <message>
        <source>Reprendre la vente</source>
        <translation>Resume the sale</translation>
    </message>
    <message>
        <source>Suspendre la vente</source>
        <translation>Suspend the sale</translation>
    </message>
    <message>
        <source>Ce pari est annulé, ou son résultat est connu.</source>
        <translation>This bet is void, or its result is known.</translation>
    </message>
    <message>
        <source>Annuler le pari {number}</source>
        <translation>Void bet {number}</translation>
    </message>
    <message>
        <source>Choisissez ou écrivez le motif.</source>
        <translation>Choose or write the reason.</translation>
    </message>
    <message>
        <source>Changer les cotes</source>
        <translation>Change the odds</translation>
    </message>
    <message>
        <source>Une cote est supérieure à 1, avec deux décimales au plus.</source>
        <translation>Odds are greater than 1, with two decimals at most.</translation>
    </message>
    <message>
        <source>Tapez une nouvelle cote, ou videz-la : nd.</source>
        <translation>Type new odds, or leave them empty: nd.</translation>
    </message>
    <message>
        <source>Annulation</source>
        <translation>Voiding</translation>
    </message>
    <message>
        <source>Un pari annulé ne revient pas en vente.</source>
        <translation>A void bet does not come back on sale.</translation>
    </message>
    <message>
        <source>Un ticket dont tous les paris sont annulés est remboursé (art. 5.7).</source>
        <translation>A ticket whose bets are all void is refunded (art. 5.7).</translation>
    </message>
    <message>
        <source>Pari {number} annulé : il compte à la cote 1.</source>
        <translation>Bet {number} is void: it counts at odds 1.</translation>
    </message>
    <message>
        <source>Cotes du pari {number} changées.</source>
        <translation>Odds of bet {number} changed.</translation>
    </message>
    <message>
        <source>La vente du pari {number} reprend.</source>
        <translation>The sale of bet {number} goes on.</translation>
    </message>
    <message>
        <source>La vente du pari {number} est suspendue.</source>
        <translation>The sale of bet {number} is suspended.</translation>
    </message>
    <message>
        <source>rien de jouable</source>
        <translation>nothing to play</translation>
    </message>
    <message>
        <source>Numéro, équipe</source>
        <translation>Number, side</translation>
    </message>
    <message>
        <source>Chercher un pari</source>
        <translation>Look for a bet</translation>
    </message>
    <message>
        <source>Aucun pari trouvé</source>
        <translation>No bet found</translation>
    </message>
    <message>
        <source>Cherchez un autre numéro ou une autre équipe.</source>
        <translation>Look for another number or another side.</translation>
    </message>
    <message>
        <source>Annuler le pari</source>
        <translation>Void the bet</translation>
    </message>
    <message>
        <source>Garder le pari</source>
        <translation>Keep the bet</translation>
    </message>
    <message>
        <source>Pourquoi annuler ce pari ?</source>
        <translation>Why void this bet?</translation>
    </message>
    <message>
        <source>Tous ses pronostics comptent à la cote 1, même sur les tickets déjà vendus.</source>
        <translation>All its picks count at odds 1, on tickets already sold too.</translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation>Reason, kept in the journal</translation>
    </message>
    <message>
        <source>Match annulé ou reporté</source>
        <translation>Event cancelled or postponed</translation>
    </message>
    <message>
        <source>Pari publié par méprise</source>
        <translation>Bet published by mistake</translation>
    </message>
    <message>
        <source>Soupçon de fraude</source>
        <translation>Suspicion of fraud</translation>
    </message>
    <message>
        <source>Nouvelles cotes</source>
        <translation>New odds</translation>
    </message>
    <message>
        <source>Touchez une cote, puis tapez.</source>
        <translation>Touch odds, then type.</translation>
    </message>
    <message>
        <source>Les tickets déjà vendus gardent la cote de leur vente (art. 2.1.6).</source>
        <translation>Tickets already sold keep the odds of their sale (art. 2.1.6).</translation>
    </message>
    <message>
        <source>en vente</source>
        <translation>on sale</translation>
    </message>
    <message>
        <source>suspendu</source>
        <translation>suspended</translation>
    </message>
    <message>
        <source>vente finie</source>
        <translation>sale over</translation>
    </message>
    <message>
        <source>annulé</source>
        <translation>void</translation>
    </message>
    <message>
        <source>Reprendre la rencontre</source>
        <translation>Resume the event</translation>
    </message>
    <message>
        <source>Suspendre la rencontre</source>
        <translation>Suspend the event</translation>
    </message>
    <message>
        <source>Noter le début</source>
        <translation>Record the start</translation>
    </message>
    <message>
        <source>Changer les horaires</source>
        <translation>Change the times</translation>
    </message>
    <message>
        <source>Une date s’écrit 06/09 et une heure 20:30.</source>
        <translation>A date is written 06/09 and a time 20:30.</translation>
    </message>
    <message>
        <source>Changez une date ou une heure.</source>
        <translation>Change a date or a time.</translation>
    </message>
    <message>
        <source>La vente s’arrête à {time}. Les pronostics vendus depuis comptent à la cote 1 (art. 5.3).</source>
        <translation>The sale ends at {time}. Picks sold since then count at odds 1 (art. 5.3).</translation>
    </message>
    <message>
        <source>Avancer le début avance aussi la fin de validation.</source>
        <translation>An earlier start brings the end of sale with it.</translation>
    </message>
    <message>
        <source>Commencé plus tôt</source>
        <translation>Started early</translation>
    </message>
    <message>
        <source>Revenir au pari</source>
        <translation>Back to the bet</translation>
    </message>
    <message>
        <source>jour</source>
        <translation>day</translation>
    </message>
    <message>
        <source>heure</source>
        <translation>time</translation>
    </message>
    <message>
        <source>Pour tous ses paris : {numbers}</source>
        <translation>For all its bets: {numbers}</translation>
    </message>
    <message>
        <source>Fin de validation</source>
        <translation>End of sale</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Début réel</source>
        <translation>Real start</translation>
    </message>
    <message>
        <source>Horaires</source>
        <translation>Times</translation>
    </message>
    <message>
        <source>Touchez une date ou une heure, puis tapez.</source>
        <translation>Touch a date or a time, then type.</translation>
    </message>
    <message>
        <source>Horaires de la rencontre</source>
        <translation>Times of the event</translation>
    </message>
    <message>
        <source>La vente des paris {number} reprend.</source>
        <translation>The sale of bets {number} goes on.</translation>
    </message>
    <message>
        <source>La vente des paris {number} est suspendue.</source>
        <translation>The sale of bets {number} is suspended.</translation>
    </message>
    <message>
        <source>Horaires changés : {number}.</source>
        <translation>Times changed: {number}.</translation>
    </message>
    <message>
        <source>Début noté. Pronostics annulés sur des tickets : {voided}.</source>
        <translation>Start recorded. Picks void on tickets: {voided}.</translation>
    </message>
    <message>
        <source>Pari {number} mis en vente.</source>
        <translation>Bet {number} is on sale.</translation>
    </message>
    <message>
        <source>Nouveau pari</source>
        <translation>New bet</translation>
    </message>
    <message>
        <source>Touchez un champ, puis tapez.</source>
        <translation>Touch a field, then type.</translation>
    </message>
    <message>
        <source>Publier le pari {number}</source>
        <translation>Publish bet {number}</translation>
    </message>
    <message>
        <source>Rencontre</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Nouvelle rencontre</source>
        <translation>New event</translation>
    </message>
    <message>
        <source>Sport</source>
        <translation>Sport</translation>
    </message>
    <message>
        <source>Type de pari</source>
        <translation>Type of bet</translation>
    </message>
    <message>
        <source>Période</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Mi-temps</source>
        <translation>Half-time</translation>
    </message>
    <message>
        <source>Fin de validation (vide : au début)</source>
        <translation>End of sale (empty: at the start)</translation>
    </message>
    <message>
        <source>Score de {side}</source>
        <translation>Score of {side}</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Cotes (vide : nd)</source>
        <translation>Odds (empty: nd)</translation>
    </message>
    <message>
        <source>Clavier</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>Revenir à l’offre</source>
        <translation>Back to the offer</translation>
    </message>
    <message>
        <source>Numéro</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Équipe 1</source>
        <translation>Side 1</translation>
    </message>
    <message>
        <source>Équipe 2</source>
        <translation>Side 2</translation>
    </message>
    <message>
        <source>Compétition</source>
        <translation>Competition</translation>
    </message>
    <message>
        <source>Avance de 1</source>
        <translation>Lead of 1</translation>
    </message>
    <message>
        <source>Avance de 2</source>
        <translation>Lead of 2</translation>
    </message>
    <message>
        <source>Seuil</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Le numéro va de 1 à 999.</source>
        <translation>The number is from 1 to 999.</translation>
    </message>
    <message>
        <source>Nommez les deux équipes.</source>
        <translation>Name both sides.</translation>
    </message>
    <message>
        <source>Le début s’écrit 06/09 et 20:30.</source>
        <translation>The start is written 06/09 and 20:30.</translation>
    </message>
    <message>
        <source>La fin s’écrit 06/09 et 20:30.</source>
        <translation>The end is written 06/09 and 20:30.</translation>
    </message>
    <message>
        <source>Tapez les deux avances, comme 0 et 1.</source>
        <translation>Type both leads, such as 0 and 1.</translation>
    </message>
    <message>
        <source>Tapez le seuil, comme 2,5.</source>
        <translation>Type the line, such as 2,5.</translation>
    </message>
    <message>
        <source>Ajoutez un score au moins.</source>
        <translation>Add at least one score.</translation>
    </message>
    <message>
        <source>Match du Jour</source>
        <translation>Match du Jour</translation>
    </message>
    <message>
        <source>Aucun</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Total compté</source>
        <translation>Total of</translation>
    </message>
    <message>
        <source>Le score</source>
        <translation>The score</translation>
    </message>
    <message>
        <source>Buts</source>
        <translation>Goals</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Essais</source>
        <translation>Tries</translation>
    </message>
    <message>
        <source>Jeux</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Mise simple</source>
        <translation>Single bets</translation>
    </message>
    <message>
        <source>Admise</source>
        <translation>Allowed</translation>
    </message>
    <message>
        <source>Non admise</source>
        <translation>Not allowed</translation>
    </message>
    <message>
        <source>Numéro du Match du Jour</source>
        <translation>Number of the Match du Jour</translation>
    </message>
    <message>
        <source>Le Match du Jour va de 1 à 10.</source>
        <translation>The Match du Jour goes from 1 to 10.</translation>
    </message>
</context>
</TS>
