<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="fr_FR">
<context>
    <name>Approval</name>
    <message numerus="yes">
        <source>Code faux. Encore %n essai(s) avant le blocage.</source>
        <translation>
            <numerusform>Code faux. Encore %n essai avant le blocage.</numerusform>
            <numerusform>Code faux. Encore %n essais avant le blocage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message numerus="yes">
        <source>il y a %n heure(s)</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>il y a %n minute(s)</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Il manque %n chiffre(s) : le ticket en a 14, puis 10 de contrôle.</source>
        <translation>
            <numerusform>Il manque %n chiffre : le ticket en a 14, puis 10 de contrôle.</numerusform>
            <numerusform>Il manque %n chiffres : le ticket en a 14, puis 10 de contrôle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Il manque %n chiffre(s) du numéro de contrôle : il en a 10.</source>
        <translation>
            <numerusform>Il manque %n chiffre du numéro de contrôle : il en a 10.</numerusform>
            <numerusform>Il manque %n chiffres du numéro de contrôle : il en a 10.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>encore %n sortie(s)</source>
        <translation>
            <numerusform>encore %n sortie</numerusform>
            <numerusform>encore %n sorties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <source>Entier : %n acte(s) vérifié(s).</source>
        <translation>
            <numerusform>Entier : %n acte vérifié.</numerusform>
            <numerusform>Entier : %n actes vérifiés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chèque(s) à remettre</source>
        <translation>
            <numerusform>%n chèque à remettre</numerusform>
            <numerusform>%n chèques à remettre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n virement(s) à faire</source>
        <translation>
            <numerusform>%n virement à faire</numerusform>
            <numerusform>%n virements à faire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message numerus="yes">
        <source>Joignez %n ticket(s) payé(s).</source>
        <translation>
            <numerusform>Joignez %n ticket payé.</numerusform>
            <numerusform>Joignez les %n tickets payés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dans la liste</source>
        <translation>
            <numerusform>%n dans la liste</numerusform>
            <numerusform>%n dans la liste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Login</name>
    <message numerus="yes">
        <source>Code faux. Encore %n essai(s) avant le blocage.</source>
        <translation>
            <numerusform>Code faux. Encore %n essai avant le blocage.</numerusform>
            <numerusform>Code faux. Encore %n essais avant le blocage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Badge inconnu ici. Encore %n essai(s) avant le blocage.</source>
        <translation>
            <numerusform>Badge inconnu ici. Encore %n essai avant le blocage.</numerusform>
            <numerusform>Badge inconnu ici. Encore %n essais avant le blocage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message numerus="yes">
        <source>Changer %n cote(s)</source>
        <translation>
            <numerusform>Changer %n cote</numerusform>
            <numerusform>Changer %n cotes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prizes</name>
    <message numerus="yes">
        <source>%n place(s) payée(s)</source>
        <translation>
            <numerusform>%n place payée</numerusform>
            <numerusform>%n places payées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rebuys</name>
    <message numerus="yes">
        <source>%n recave(s)</source>
        <translation>
            <numerusform>%n recave</numerusform>
            <numerusform>%n recaves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Registration</name>
    <message numerus="yes">
        <source>%n an(s) aujourd’hui</source>
        <translation>
            <numerusform>%n an aujourd’hui</numerusform>
            <numerusform>%n ans aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) libre(s)</source>
        <translation>
            <numerusform>%n place libre</numerusform>
            <numerusform>%n places libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Complet, %n en attente</source>
        <translation>
            <numerusform>Complet, %n en attente</numerusform>
            <numerusform>Complet, %n en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expire dans %n an(s)</source>
        <translation>
            <numerusform>Expire dans %n an</numerusform>
            <numerusform>Expire dans %n ans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n autre(s) match(s), par la recherche</source>
        <translation>
            <numerusform>%n autre match, par la recherche</numerusform>
            <numerusform>%n autres matchs, par la recherche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annulé(s)</source>
        <translation>
            <numerusform>%n annulé</numerusform>
            <numerusform>%n annulés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n but(s)</source>
        <translation>
            <numerusform>%n but</numerusform>
            <numerusform>%n buts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pari(s) réglé(s)</source>
        <translation>
            <numerusform>%n pari réglé</numerusform>
            <numerusform>%n paris réglés</numerusform>
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
            <numerusform>gagnants de %n pari</numerusform>
            <numerusform>gagnants de %n paris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gagnants nommés pour %n pari(s).</source>
        <translation>
            <numerusform>Gagnants nommés pour %n pari.</numerusform>
            <numerusform>Gagnants nommés pour %n paris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n : ticket(s) gagnant(s)</source>
        <translation>
            <numerusform>ticket gagnant</numerusform>
            <numerusform>tickets gagnants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n : perdant(s)</source>
        <translation>
            <numerusform>perdant</numerusform>
            <numerusform>perdants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) compté(s) sur {all}…</source>
        <translation>
            <numerusform>%n ticket compté sur {all}…</numerusform>
            <numerusform>%n tickets comptés sur {all}…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message numerus="yes">
        <source>%n mouvement(s) à faire</source>
        <translation>
            <numerusform>%n mouvement à faire</numerusform>
            <numerusform>%n mouvements à faire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mouvement(s) à tirer</source>
        <translation>
            <numerusform>%n mouvement à tirer</numerusform>
            <numerusform>%n mouvements à tirer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sac(s) à compter</source>
        <translation>
            <numerusform>%n sac à compter</numerusform>
            <numerusform>%n sacs à compter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joueur(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) saisie(s)</source>
        <translation>
            <numerusform>%n place saisie</numerusform>
            <numerusform>%n places saisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) saisie(s) sur {all}</source>
        <translation>
            <numerusform>%n place saisie sur {all}</numerusform>
            <numerusform>%n places saisies sur {all}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sac(s) compté(s) sur {all}</source>
        <translation>
            <numerusform>%n sac compté sur {all}</numerusform>
            <numerusform>%n sacs comptés sur {all}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrive(nt)</source>
        <translation>
            <numerusform>%n arrive</numerusform>
            <numerusform>%n arrivent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sale</name>
    <message numerus="yes">
        <source>%n cote(s) ont changé pendant la vente</source>
        <translation>
            <numerusform>Une cote a changé pendant la vente</numerusform>
            <numerusform>%n cotes ont changé pendant la vente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cote(s) à annoncer de nouveau.</source>
        <translation>
            <numerusform>Une cote a changé : annoncez-la de nouveau.</numerusform>
            <numerusform>%n cotes ont changé : annoncez-les de nouveau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pronostic(s)</source>
        <translation>
            <numerusform>%n pronostic</numerusform>
            <numerusform>%n pronostics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reprendre %n pronostic(s)</source>
        <translation>
            <numerusform>Reprendre %n pronostic</numerusform>
            <numerusform>Reprendre %n pronostics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retirer %n pari(s)</source>
        <translation>
            <numerusform>Retirer ce pari</numerusform>
            <numerusform>Retirer les %n paris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refus porté au journal : %n aujourd’hui.</source>
        <translation>
            <numerusform>Refus porté au journal : %n aujourd’hui.</numerusform>
            <numerusform>Refus porté au journal : %n aujourd’hui.</numerusform>
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
            <numerusform>%n pari simple</numerusform>
            <numerusform>%n paris simples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Imports</name>
    <message numerus="yes">
        <source>%n ligne(s) à corriger</source>
        <translation>
            <numerusform>%n ligne à corriger</numerusform>
            <numerusform>%n lignes à corriger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pari(s) publié(s)</source>
        <translation>
            <numerusform>%n pari publié</numerusform>
            <numerusform>%n paris publiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changé(s)</source>
        <translation>
            <numerusform>%n changé</numerusform>
            <numerusform>%n changés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pari(s) réglé(s)</source>
        <translation>
            <numerusform>%n pari réglé</numerusform>
            <numerusform>%n paris réglés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n annulé(s)</source>
        <translation>
            <numerusform>%n annulé</numerusform>
            <numerusform>%n annulés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Posters</name>
    <message numerus="yes">
        <source>Affiche envoyée : %n pari(s)</source>
        <translation>
            <numerusform>Affiche envoyée : %n pari</numerusform>
            <numerusform>Affiche envoyée : %n paris</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dealer</name>
    <message numerus="yes">
        <source>%n mouvement(s) à cette table</source>
        <translation>
            <numerusform>%n mouvement à cette table</numerusform>
            <numerusform>%n mouvements à cette table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) ouverte(s)</source>
        <translation>
            <numerusform>%n table ouverte</numerusform>
            <numerusform>%n tables ouvertes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Registers</name>
    <message numerus="yes">
        <source>%n paiement(s), {total}</source>
        <translation>
            <numerusform>%n paiement, {total}</numerusform>
            <numerusform>%n paiements, {total}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Privacy</name>
    <message numerus="yes">
        <source>%n personne(s)</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papier(s)</source>
        <translation>
            <numerusform>%n papier</numerusform>
            <numerusform>%n papiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckIn</name>
    <message numerus="yes">
        <source>Début à {time} · %n place(s) prise(s) sur {capacity}</source>
        <translation>
            <numerusform>Début à {time} · %n place prise sur {capacity}</numerusform>
            <numerusform>Début à {time} · %n places prises sur {capacity}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Director</name>
    <message numerus="yes">
        <source>%n niveau(x) de {minutes} min, dès {first}</source>
        <translation>
            <numerusform>%n niveau de {minutes} min, dès {first}</numerusform>
            <numerusform>%n niveaux de {minutes} min, dès {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n niveau(x) de {minutes} min · de {first} à {last}</source>
        <translation>
            <numerusform>%n niveau de {minutes} min · de {first} à {last}</numerusform>
            <numerusform>%n niveaux de {minutes} min · de {first} à {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payé(s)</source>
        <translation>
            <numerusform>%n payé</numerusform>
            <numerusform>%n payés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inscription(s)</source>
        <translation>
            <numerusform>%n inscription</numerusform>
            <numerusform>%n inscriptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n an(s)</source>
        <translation>
            <numerusform>%n an</numerusform>
            <numerusform>%n ans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message numerus="yes">
        <source>%n inscrit(s) sur {capacity}</source>
        <translation>
            <numerusform>%n inscrit sur {capacity}</numerusform>
            <numerusform>%n inscrits sur {capacity}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n préinscrit(s)</source>
        <translation>
            <numerusform>%n préinscrit</numerusform>
            <numerusform>%n préinscrits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message numerus="yes">
        <source>%n à faire</source>
        <translation>
            <numerusform>%n à faire</numerusform>
            <numerusform>%n à faire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n en retard</source>
        <translation>
            <numerusform>%n en retard</numerusform>
            <numerusform>%n en retard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Envoyer %n virement(s)</source>
        <translation>
            <numerusform>Envoyer %n virement</numerusform>
            <numerusform>Envoyer %n virements</numerusform>
        </translation>
    </message>
</context>
</TS>
