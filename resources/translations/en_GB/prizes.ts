<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Prizes</name>
    <message>
        <source>Prix</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Certifier</source>
        <translation>Certify</translation>
    </message>
    <message>
        <source>Contresigner</source>
        <translation>Countersign</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Certifier la retenue</source>
        <translation>Certify the rake</translation>
    </message>
    <message>
        <source>Registre modèle n° 11 ter, vous d’abord</source>
        <translation>Register no. 11 ter, you first</translation>
    </message>
    <message>
        <source>Le caissier des jeux, avec son propre code</source>
        <translation>The games cashier, with a code of his own</translation>
    </message>
    <message>
        <source>Trois codes faux : accès bloqué jusqu’à {time}.</source>
        <translation>Three wrong codes: locked until {time}.</translation>
    </message>
    <message>
        <source>Aucun prix à partager</source>
        <translation>No prizes to share</translation>
    </message>
    <message>
        <source>La dotation naît des inscriptions payées.</source>
        <translation>The prize pool is made of paid entries.</translation>
    </message>
    <message>
        <source>Moins</source>
        <translation>Fewer</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Arrondi à</source>
        <translation>Rounded to</translation>
    </message>
    <message>
        <source>Payé</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>Retenue certifiée</source>
        <translation>Rake certified</translation>
    </message>
    <message>
        <source>Prix attribués</source>
        <translation>Prizes awarded</translation>
    </message>
    <message>
        <source>Prix fixés</source>
        <translation>Prizes fixed</translation>
    </message>
    <message>
        <source>Tournoi arrêté</source>
        <translation>Tournament stopped</translation>
    </message>
    <message>
        <source>Dotation à ce jour</source>
        <translation>Prize pool so far</translation>
    </message>
    <message>
        <source>Entrées payées</source>
        <translation>Paid entries</translation>
    </message>
    <message>
        <source>Caves et recaves</source>
        <translation>Buy-ins and rebuys</translation>
    </message>
    <message>
        <source>Retenue, {rate} %</source>
        <translation>Rake, {rate} %</translation>
    </message>
    <message>
        <source>Minimum à rendre</source>
        <translation>Least to give back</translation>
    </message>
    <message>
        <source>Apport du casino</source>
        <translation>Casino’s contribution</translation>
    </message>
    <message>
        <source>Dotation</source>
        <translation>Prize pool</translation>
    </message>
    <message>
        <source>Les montants suivent les ventes : inscriptions ou recaves sont encore ouvertes.</source>
        <translation>Amounts follow the sales: entries or rebuys are still open.</translation>
    </message>
    <message>
        <source>Une fois fixés, les prix ne changent plus.</source>
        <translation>Once fixed, prizes do not change.</translation>
    </message>
    <message>
        <source>La retenue se certifie quand le tournoi est terminé.</source>
        <translation>The rake is certified when the tournament is over.</translation>
    </message>
    <message>
        <source>Deux personnes, chacune avec son code : vous, puis un caissier des jeux.</source>
        <translation>Two people, each with a code: you, then a games cashier.</translation>
    </message>
    <message>
        <source>Inscrite au registre modèle n° 11 ter ; elle ne change plus.</source>
        <translation>Entered in the register no. 11 ter; it does not change any more.</translation>
    </message>
    <message>
        <source>Le tournoi n’est pas terminé.</source>
        <translation>The tournament is not over.</translation>
    </message>
    <message>
        <source>La retenue est certifiée.</source>
        <translation>The rake is certified.</translation>
    </message>
    <message>
        <source>Inscriptions ou recaves sont encore ouvertes.</source>
        <translation>Entries or rebuys are still open.</translation>
    </message>
    <message>
        <source>Aucun tournoi.</source>
        <translation>No tournament.</translation>
    </message>
    <message>
        <source>Le tournoi est arrêté.</source>
        <translation>The tournament is stopped.</translation>
    </message>
    <message>
        <source>Fixer les prix</source>
        <translation>Fix the prizes</translation>
    </message>
    <message>
        <source>{percentage} %</source>
        <translation>{percentage} %</translation>
    </message>
    <message>
        <source>Prix du {place}</source>
        <translation>{place} prize</translation>
    </message>
    <message>
        <source>Bon compris</source>
        <translation>Voucher included</translation>
    </message>
    <message>
        <source>Montant</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Sans bon d’inscription</source>
        <translation>No voucher</translation>
    </message>
    <message>
        <source>Aucun autre tournoi n’est annoncé.</source>
        <translation>No other tournament is announced.</translation>
    </message>
    <message>
        <source>Bon : {name}, {amount}</source>
        <translation>Voucher: {name}, {amount}</translation>
    </message>
    <message>
        <source>Ajouter un bon d’inscription</source>
        <translation>Add a voucher</translation>
    </message>
    <message>
        <source>Il reste {amount} à donner.</source>
        <translation>{amount} are left to give.</translation>
    </message>
    <message>
        <source>{amount} de plus que la dotation : apport du casino.</source>
        <translation>{amount} above the pool: the casino contributes them.</translation>
    </message>
    <message>
        <source>Toute la dotation est donnée.</source>
        <translation>The whole pool is given.</translation>
    </message>
    <message>
        <source>Pourcentages</source>
        <translation>Percentages</translation>
    </message>
    <message>
        <source>À la main</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>dont un bon pour {name}</source>
        <translation>with a voucher for {name}</translation>
    </message>
    <message>
        <source>{name}, ex æquo</source>
        <translation>{name}, tied</translation>
    </message>
    <message>
        <source>bon pour {name} payé en espèces</source>
        <translation>voucher for {name} paid in cash</translation>
    </message>
    <message>
        <source>en plus : {things}</source>
        <translation>in addition: {things}</translation>
    </message>
    <message>
        <source>{things}, à attribuer par décision du directeur du tournoi</source>
        <translation>{things}, to be awarded by the tournament director’s decision</translation>
    </message>
    <message>
        <source>Lot en nature du {place}</source>
        <translation>Prize in kind of {place} place</translation>
    </message>
    <message>
        <source>Ce qui est gagné</source>
        <translation>What is won</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Apport du casino, avec les espèces : {limit} au plus.</source>
        <translation>Given by the casino, with the cash: {limit} at most.</translation>
    </message>
    <message>
        <source>Retirer le lot</source>
        <translation>Take the prize off</translation>
    </message>
    <message>
        <source>Lots en nature</source>
        <translation>Prizes in kind</translation>
    </message>
    <message>
        <source>Ajouter un lot en nature</source>
        <translation>Add a prize in kind</translation>
    </message>
    <message>
        <source>Lot : {thing}</source>
        <translation>In kind: {thing}</translation>
    </message>
    <message>
        <source>Écrivez d’abord ce qui est gagné.</source>
        <translation>Write first what is won.</translation>
    </message>
    <message>
        <source>Donnez sa valeur.</source>
        <translation>Give its value.</translation>
    </message>
    <message>
        <source>Garder le lot</source>
        <translation>Keep the prize</translation>
    </message>
    <message>
        <source>Fixer pour de bon</source>
        <translation>Fix for good</translation>
    </message>
    <message>
        <source>Relisez les montants : ce sont eux qui seront payés.</source>
        <translation>Read the amounts once more: these will be paid.</translation>
    </message>
    <message>
        <source>Une place est payée au moins.</source>
        <translation>At least one place is paid.</translation>
    </message>
    <message>
        <source>La table de prix ne paie pas plus de places pour ces entrées.</source>
        <translation>The payout table pays no more places for these entries.</translation>
    </message>
    <message>
        <source>Il n’y a pas plus d’entrées que de places payées.</source>
        <translation>There are no more entries than paid places.</translation>
    </message>
    <message>
        <source>Attribuer un lot ex æquo</source>
        <translation>Award a tied prize in kind</translation>
    </message>
    <message>
        <source>Attribuer le lot</source>
        <translation>Award it</translation>
    </message>
    <message>
        <source>Lot en nature du {place}, ex æquo</source>
        <translation>Prize in kind of {place} place, tied</translation>
    </message>
    <message>
        <source>Il le reçoit au guichet des prix, contre un reçu.</source>
        <translation>It is handed over at the prizes desk, against a receipt.</translation>
    </message>
    <message>
        <source>Touchez qui le reçoit.</source>
        <translation>Touch who gets it.</translation>
    </message>
    <message>
        <source>Écrivez le motif.</source>
        <translation>Write the reason.</translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation>Reason, kept in the journal</translation>
    </message>
    <message>
        <source>Autre lot à attribuer</source>
        <translation>Another prize to award</translation>
    </message>
</context>
</TS>
