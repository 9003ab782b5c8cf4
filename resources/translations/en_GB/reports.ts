<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Reports</name>
    <message>
        <source>Rapports</source>
        <translation>Reports</translation>
    </message>
    <message>
        <source>Pari {number}</source>
        <translation>Bet {number}</translation>
    </message>
    <message>
        <source>Le {day}</source>
        <translation>On {day}</translation>
    </message>
    <message>
        <source>Du {first} au {last}</source>
        <translation>From {first} to {last}</translation>
    </message>
    <message>
        <source>Tous les points de vente</source>
        <translation>All points of sale</translation>
    </message>
    <message>
        <source>Choisissez d’abord ce qui est à lire.</source>
        <translation>Choose first what is to be read.</translation>
    </message>
    <message>
        <source>Vous lisez ces chiffres ; le tableur est à la caisse.</source>
        <translation>You read these figures; sheets are for the desk.</translation>
    </message>
    <message>
        <source>Jours</source>
        <translation>Days</translation>
    </message>
    <message>
        <source>Relevé</source>
        <translation>Statement</translation>
    </message>
    <message>
        <source>Vacation</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Pari</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Aujourd’hui</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Hier</source>
        <translation>Yesterday</translation>
    </message>
    <message>
        <source>7 jours</source>
        <translation>7 days</translation>
    </message>
    <message>
        <source>Ce mois</source>
        <translation>This month</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Numéro du pari</source>
        <translation>Number of the bet</translation>
    </message>
    <message>
        <source>Rien à lire encore</source>
        <translation>Nothing to read yet</translation>
    </message>
    <message>
        <source>Barres : gains possibles. Trait : mises sur le pari. À droite : ce que le pari coûte si le pronostic sort ; négatif, il rapporte.</source>
        <translation>Bars: possible gains. Line: stakes on the bet. At the right: what the bet costs if the pick comes; negative, it earns.</translation>
    </message>
    <message>
        <source>Enregistré dans ce dossier</source>
        <translation>Saved in this folder</translation>
    </message>
    <message>
        <source>Fichiers</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>Les fichiers vont dans ce dossier</source>
        <translation>Files go to this folder</translation>
    </message>
    <message>
        <source>Enregistrer pour tableur</source>
        <translation>Save as a sheet</translation>
    </message>
    <message>
        <source>Enregistrer le PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Tickets</translation>
    </message>
    <message>
        <source>Mises</source>
        <translation>Stakes</translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation>Cancelled</translation>
    </message>
    <message>
        <source>Gains payés</source>
        <translation>Gains paid</translation>
    </message>
    <message>
        <source>Remboursé</source>
        <translation>Refunded</translation>
    </message>
    <message>
        <source>À payer encore</source>
        <translation>Still to pay</translation>
    </message>
    <message>
        <source>Fonds de réserve</source>
        <translation>Reserve fund</translation>
    </message>
    <message>
        <source>Mises acquises</source>
        <translation>Stakes that stand</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Commission</translation>
    </message>
    <message>
        <source>À verser</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>ouverte</source>
        <translation>open</translation>
    </message>
    <message>
        <source>écart {amount}</source>
        <translation>difference {amount}</translation>
    </message>
    <message>
        <source>Attendu</source>
        <translation>Expected</translation>
    </message>
    <message>
        <source>Compté</source>
        <translation>Counted</translation>
    </message>
    <message>
        <source>Écart</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Tickets payés</source>
        <translation>Paid tickets</translation>
    </message>
    <message>
        <source>{balance}, au journal {recomputed}</source>
        <translation>{balance}, in the journal {recomputed}</translation>
    </message>
    <message>
        <source>Des soldes ne sont pas ceux du journal. Prévenez la direction.</source>
        <translation>Some balances are not those of the journal. Tell the management.</translation>
    </message>
    <message>
        <source>Recalculés du journal : chaque solde concorde, leur somme est nulle.</source>
        <translation>Recomputed from the journal: every balance agrees, their sum is nil.</translation>
    </message>
    <message>
        <source>Caisse {drawer}</source>
        <translation>Drawer {drawer}</translation>
    </message>
    <message>
        <source>Coffre</source>
        <translation>Safe</translation>
    </message>
    <message>
        <source>Cartes</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Chèques</source>
        <translation>Cheques</translation>
    </message>
    <message>
        <source>Écarts de caisse</source>
        <translation>Over and short</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>Virements et chèques dus</source>
        <translation>Transfers and cheques due</translation>
    </message>
    <message>
        <source>Dotation</source>
        <translation>Prize pool</translation>
    </message>
    <message>
        <source>Prélèvement</source>
        <translation>Rake</translation>
    </message>
    <message>
        <source>Droits d’entrée</source>
        <translation>Entry fees</translation>
    </message>
    <message>
        <source>Bonus dealers</source>
        <translation>Dealers’ bonus</translation>
    </message>
    <message>
        <source>Bons</source>
        <translation>Vouchers</translation>
    </message>
    <message>
        <source>Contributions</source>
        <translation>Contributions</translation>
    </message>
    <message>
        <source>Comptes</source>
        <translation>Accounts</translation>
    </message>
    <message>
        <source>Comptes de la maison</source>
        <translation>Accounts of the house</translation>
    </message>
    <message>
        <source>Tapez le numéro d’un pari, ou choisissez une vacation.</source>
        <translation>Type the number of a bet, or choose a shift.</translation>
    </message>
    <message>
        <source>Plusieurs paris de ce numéro attendent leur résultat : lequel ?</source>
        <translation>Several bets with this number still wait for their result: which one?</translation>
    </message>
    <message>
        <source>{question} · vente jusqu’au {day} à {time}</source>
        <translation>{question} · on sale until {day} at {time}</translation>
    </message>
</context>
</TS>
