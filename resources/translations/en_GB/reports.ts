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
        <source>Cette caisse, depuis son ouverture</source>
        <translation>This drawer, since it was opened</translation>
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
        <source>Tapez le numéro d’un pari, ou ouvrez la caisse pour sa vacation.</source>
        <translation>Type the number of a bet, or open the drawer for its shift.</translation>
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
</context>
</TS>
