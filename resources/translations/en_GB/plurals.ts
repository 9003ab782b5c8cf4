<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Approval</name>
    <message numerus="yes">
        <source>Code faux. Encore %n essai(s) avant le blocage.</source>
        <translation>
            <numerusform>Wrong code. %n try left before it is locked.</numerusform>
            <numerusform>Wrong code. %n tries left before it is locked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message numerus="yes">
        <source>il y a %n heure(s)</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>il y a %n minute(s)</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Il manque %n chiffre(s) : le ticket en a 14, puis 10 de contrôle.</source>
        <translation>
            <numerusform>%n digit is missing: a ticket has 14, then 10 of control.</numerusform>
            <numerusform>%n digits are missing: a ticket has 14, then 10 of control.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Il manque %n chiffre(s) du numéro de contrôle : il en a 10.</source>
        <translation>
            <numerusform>%n digit of the control number is missing: it has 10.</numerusform>
            <numerusform>%n digits of the control number are missing: it has 10.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>encore %n sortie(s)</source>
        <translation>
            <numerusform>%n more to go out</numerusform>
            <numerusform>%n more to go out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>Entier : %n acte(s) vérifié(s).</source>
        <translation>
            <numerusform>Whole: %n act verified.</numerusform>
            <numerusform>Whole: %n acts verified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chèque(s) à remettre</source>
        <translation>
            <numerusform>%n cheque to hand over</numerusform>
            <numerusform>%n cheques to hand over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n virement(s) à faire</source>
        <translation>
            <numerusform>%n transfer to be made</numerusform>
            <numerusform>%n transfers to be made</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message numerus="yes">
        <source>Joignez %n ticket(s) payé(s).</source>
        <translation>
            <numerusform>Add %n paid ticket.</numerusform>
            <numerusform>Add the %n paid tickets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dans la liste</source>
        <translation>
            <numerusform>%n on the list</numerusform>
            <numerusform>%n on the list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Login</name>
    <message numerus="yes">
        <source>Code faux. Encore %n essai(s) avant le blocage.</source>
        <translation>
            <numerusform>Wrong PIN. %n more try before it locks.</numerusform>
            <numerusform>Wrong PIN. %n more tries before it locks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Badge inconnu ici. Encore %n essai(s) avant le blocage.</source>
        <translation>
            <numerusform>Unknown badge here. %n more try before it locks.</numerusform>
            <numerusform>Unknown badge here. %n more tries before it locks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message numerus="yes">
        <source>Changer %n cote(s)</source>
        <translation>
            <numerusform>Change %n odds</numerusform>
            <numerusform>Change %n odds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message numerus="yes">
        <source>%n place(s) payée(s)</source>
        <translation>
            <numerusform>%n place paid</numerusform>
            <numerusform>%n places paid</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rebuys</name>
    <message numerus="yes">
        <source>%n recave(s)</source>
        <translation>
            <numerusform>%n rebuy</numerusform>
            <numerusform>%n rebuys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message numerus="yes">
        <source>%n an(s) aujourd’hui</source>
        <translation>
            <numerusform>%n year old today</numerusform>
            <numerusform>%n years old today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) libre(s)</source>
        <translation>
            <numerusform>%n place free</numerusform>
            <numerusform>%n places free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complet, %n en attente</source>
        <translation>
            <numerusform>Full, %n waiting</numerusform>
            <numerusform>Full, %n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expire dans %n an(s)</source>
        <translation>
            <numerusform>Expires in %n year</numerusform>
            <numerusform>Expires in %n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n autre(s) match(s), par la recherche</source>
        <translation>
            <numerusform>%n more match, by the search</numerusform>
            <numerusform>%n more matches, by the search</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>gagnants de %n pari(s)</source>
        <translation>
            <numerusform>winners of %n bet</numerusform>
            <numerusform>winners of %n bets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gagnants nommés pour %n pari(s).</source>
        <translation>
            <numerusform>Winners named for %n bet.</numerusform>
            <numerusform>Winners named for %n bets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n : ticket(s) gagnant(s)</source>
        <translation>
            <numerusform>winning ticket</numerusform>
            <numerusform>winning tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n : perdant(s)</source>
        <translation>
            <numerusform>losing</numerusform>
            <numerusform>losing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) compté(s) sur {all}…</source>
        <translation>
            <numerusform>%n ticket counted of {all}…</numerusform>
            <numerusform>%n tickets counted of {all}…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message numerus="yes">
        <source>%n mouvement(s) à faire</source>
        <translation>
            <numerusform>%n move to make</numerusform>
            <numerusform>%n moves to make</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mouvement(s) à tirer</source>
        <translation>
            <numerusform>%n move to draw</numerusform>
            <numerusform>%n moves to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sac(s) à compter</source>
        <translation>
            <numerusform>%n bag to count</numerusform>
            <numerusform>%n bags to count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sale</name>
    <message numerus="yes">
        <source>%n cote(s) ont changé pendant la vente</source>
        <translation>
            <numerusform>The odds of one pick changed during the sale</numerusform>
            <numerusform>The odds of %n picks changed during the sale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cote(s) à annoncer de nouveau.</source>
        <translation>
            <numerusform>One pick has new odds: announce them.</numerusform>
            <numerusform>%n picks have new odds: announce them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pronostic(s)</source>
        <translation>
            <numerusform>%n pick</numerusform>
            <numerusform>%n picks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reprendre %n pronostic(s)</source>
        <translation>
            <numerusform>Take up %n pick</numerusform>
            <numerusform>Take up %n picks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retirer %n pari(s)</source>
        <translation>
            <numerusform>Remove this bet</numerusform>
            <numerusform>Remove the %n bets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refus porté au journal : %n aujourd’hui.</source>
        <translation>
            <numerusform>Refusal in the journal: %n today.</numerusform>
            <numerusform>Refusals in the journal: %n today.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tickets</name>
    <message numerus="yes">
        <source>%n ticket(s)</source>
        <translation>
            <numerusform>%n ticket</numerusform>
            <numerusform>%n tickets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
</context>
<context>
    <name>MatchOfDay</name>
    <message numerus="yes">
        <source>%n pari(s) simple(s)</source>
        <translation>
            <numerusform>%n single bet</numerusform>
            <numerusform>%n single bets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message numerus="yes">
        <source>%n ligne(s) à corriger</source>
        <translation>
            <numerusform>%n row to correct</numerusform>
            <numerusform>%n rows to correct</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pari(s) publié(s)</source>
        <translation>
            <numerusform>%n bet published</numerusform>
            <numerusform>%n bets published</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changé(s)</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
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
        <source>%n annulé(s)</source>
        <translation>
            <numerusform>%n voided</numerusform>
            <numerusform>%n voided</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Posters</name>
    <message numerus="yes">
        <source>Affiche envoyée : %n pari(s)</source>
        <translation>
            <numerusform>Poster sent: %n bet</numerusform>
            <numerusform>Poster sent: %n bets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dealer</name>
    <message numerus="yes">
        <source>%n mouvement(s) à cette table</source>
        <translation>
            <numerusform>%n move at this table</numerusform>
            <numerusform>%n moves at this table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) ouverte(s)</source>
        <translation>
            <numerusform>%n open table</numerusform>
            <numerusform>%n open tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Registers</name>
    <message numerus="yes">
        <source>%n paiement(s), {total}</source>
        <translation>
            <numerusform>%n payment, {total}</numerusform>
            <numerusform>%n payments, {total}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message numerus="yes">
        <source>%n personne(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papier(s)</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message numerus="yes">
        <source>%n inscrit(s) sur {capacity}</source>
        <translation>
            <numerusform>%n entered of {capacity}</numerusform>
            <numerusform>%n entered of {capacity}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n préinscrit(s)</source>
        <translation>
            <numerusform>%n pre-registered</numerusform>
            <numerusform>%n pre-registered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message numerus="yes">
        <source>%n à faire</source>
        <translation>
            <numerusform>%n to do</numerusform>
            <numerusform>%n to do</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n en retard</source>
        <translation>
            <numerusform>%n late</numerusform>
            <numerusform>%n late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Envoyer %n virement(s)</source>
        <translation>
            <numerusform>Send %n transfer</numerusform>
            <numerusform>Send %n transfers</numerusform>
        </translation>
    </message>
</context>
</TS>
