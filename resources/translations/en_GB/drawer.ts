<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Closing</name>
    <message>
        <source>Clôture
du jour</source>
        <translation>Close
the day</translation>
    </message>
    <message>
        <source>Journal scellé</source>
        <translation>Sealed journal</translation>
    </message>
    <message>
        <source>Vérification en cours…</source>
        <translation>Verifying…</translation>
    </message>
    <message>
        <source>La journée est interrogée.</source>
        <translation>The day is being asked for.</translation>
    </message>
    <message>
        <source>Clôture du jour</source>
        <translation>Closing the day</translation>
    </message>
    <message>
        <source>{drawer} est encore ouverte, aux mains de {name}.</source>
        <translation>{drawer} is still open, in the hands of {name}.</translation>
    </message>
    <message>
        <source>Toutes les caisses sont fermées.</source>
        <translation>All drawers are closed.</translation>
    </message>
    <message>
        <source>La clôture scellera une journée vide.</source>
        <translation>The closure will seal an empty day.</translation>
    </message>
    <message>
        <source>Rien n’a bougé depuis la clôture.</source>
        <translation>Nothing has moved since the closure.</translation>
    </message>
    <message>
        <source>Aucun mouvement</source>
        <translation>No movements</translation>
    </message>
    <message>
        <source>Cette journée a déjà sa clôture.</source>
        <translation>This day has its closure already.</translation>
    </message>
    <message>
        <source>La clôture part à l’imprimante : signez-la et rangez-la.</source>
        <translation>The closure goes to the printer: sign it and file it.</translation>
    </message>
    <message>
        <source>Journée clôturée</source>
        <translation>Day closed</translation>
    </message>
    <message>
        <source>Pas encore vérifié aujourd’hui.</source>
        <translation>Not verified yet.</translation>
    </message>
    <message>
        <source>Faux à partir de l’acte n° {number}. Prévenez la direction.</source>
        <translation>Wrong from act no. {number} on. Tell the management.</translation>
    </message>
    <message>
        <source>Une protection du journal manque. Prévenez la direction.</source>
        <translation>A guard of the journal is missing. Tell the management.</translation>
    </message>
    <message>
        <source>Totaux scellés</source>
        <translation>Sealed totals</translation>
    </message>
    <message>
        <source>Total perpétuel avant</source>
        <translation>Perpetual total before</translation>
    </message>
    <message>
        <source>Total perpétuel après</source>
        <translation>Perpetual total after</translation>
    </message>
    <message>
        <source>Actes au journal</source>
        <translation>Acts in the journal</translation>
    </message>
    <message>
        <source>Dernière empreinte</source>
        <translation>Last fingerprint</translation>
    </message>
    <message>
        <source>Recettes</source>
        <translation>Takings</translation>
    </message>
    <message>
        <source>La clôture imprimée porte l’empreinte : le papier en témoigne.</source>
        <translation>The printed closure bears the fingerprint: paper is the witness.</translation>
    </message>
    <message>
        <source>Clôturez d’abord les caisses encore ouvertes.</source>
        <translation>Close the drawers that are still open first.</translation>
    </message>
    <message>
        <source>Clôturer la journée</source>
        <translation>Close the day</translation>
    </message>
    <message>
        <source>Vérifier maintenant</source>
        <translation>Verify now</translation>
    </message>
    <message>
        <source>Depuis la dernière clôture</source>
        <translation>Since the last closure</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Montant</source>
        <translation>Amount</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>↓ passe à la valeur suivante</source>
        <translation>↓ goes to the next value</translation>
    </message>
    <message>
        <source>Billets de {value}</source>
        <translation>Notes of {value}</translation>
    </message>
    <message>
        <source>Pièces de {value}</source>
        <translation>Coins of {value}</translation>
    </message>
    <message>
        <source>Billets</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Pièces</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Caisse</source>
        <translation>Drawer</translation>
    </message>
    <message>
        <source>Accord d’un responsable</source>
        <translation>A supervisor’s word</translation>
    </message>
    <message>
        <source>Clôturer la caisse de {name}</source>
        <translation>Close {name}’s drawer</translation>
    </message>
    <message>
        <source>Le rapport X part à l’imprimante.</source>
        <translation>The X report goes to the printer.</translation>
    </message>
    <message>
        <source>Autre…</source>
        <translation>Other…</translation>
    </message>
    <message>
        <source>Précisez le motif</source>
        <translation>Say the reason</translation>
    </message>
    <message>
        <source>Ouverture de la caisse</source>
        <translation>Opening the drawer</translation>
    </message>
    <message>
        <source>Caisse ouverte</source>
        <translation>Drawer open</translation>
    </message>
    <message>
        <source>Clôture de la caisse</source>
        <translation>Closing the drawer</translation>
    </message>
    <message>
        <source>Apport du coffre</source>
        <translation>Cash from the safe</translation>
    </message>
    <message>
        <source>Remise au coffre</source>
        <translation>Cash to the safe</translation>
    </message>
    <message>
        <source>Caisse clôturée</source>
        <translation>Drawer closed</translation>
    </message>
    <message>
        <source>{drawer} · comptez le fonds de caisse</source>
        <translation>{drawer} · count the float</translation>
    </message>
    <message>
        <source>{drawer} · ouverte le {day} à {time} par {name}</source>
        <translation>{drawer} · opened on {day} at {time} by {name}</translation>
    </message>
    <message>
        <source>{drawer} · ouverte à {time} par {name}</source>
        <translation>{drawer} · opened at {time} by {name}</translation>
    </message>
    <message>
        <source>{opened} · comptez tout, le fonds compris</source>
        <translation>{opened} · count everything, float included</translation>
    </message>
    <message>
        <source>Le rapport Z part à l’imprimante.</source>
        <translation>The Z report goes to the printer.</translation>
    </message>
    <message>
        <source>Remettez {amount} au coffre avec le rapport Z.</source>
        <translation>Take {amount} to the safe with the Z report.</translation>
    </message>
    <message>
        <source>Signez le rapport Z.</source>
        <translation>Sign the Z report.</translation>
    </message>
    <message>
        <source>Ce que vous faites</source>
        <translation>What you do</translation>
    </message>
    <message>
        <source>Fonds de caisse</source>
        <translation>Float</translation>
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
        <source>Fonds compté</source>
        <translation>Float counted</translation>
    </message>
    <message>
        <source>Caisse attendue</source>
        <translation>Expected cash</translation>
    </message>
    <message>
        <source>Rapport Z</source>
        <translation>Z report</translation>
    </message>
    <message>
        <source>Après</source>
        <translation>Afterwards</translation>
    </message>
    <message>
        <source>Le compte y est</source>
        <translation>It tallies</translation>
    </message>
    <message>
        <source>Il manque</source>
        <translation>Missing</translation>
    </message>
    <message>
        <source>Il y a en trop</source>
        <translation>Too much</translation>
    </message>
    <message>
        <source>Motif de l’écart</source>
        <translation>Reason for the difference</translation>
    </message>
    <message>
        <source>Motif de l’apport</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Motif de la remise</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Un écart n’empêche pas de clôturer : il est inscrit au journal avec son motif.</source>
        <translation>A difference does not prevent closing: it is recorded with its reason.</translation>
    </message>
    <message>
        <source>Le fonds sort du coffre. Sans caisse ouverte, rien n’est encaissé.</source>
        <translation>The float comes from the safe. Without an open drawer nothing is sold.</translation>
    </message>
    <message>
        <source>Cette caisse est à {name}.</source>
        <translation>This drawer is {name}’s.</translation>
    </message>
    <message>
        <source>Ouvrir avec {amount}</source>
        <translation>Open with {amount}</translation>
    </message>
    <message>
        <source>Ajouter {amount}</source>
        <translation>Add {amount}</translation>
    </message>
    <message>
        <source>Remettre {amount}</source>
        <translation>Take out {amount}</translation>
    </message>
    <message>
        <source>Demander l’accord</source>
        <translation>Ask a supervisor</translation>
    </message>
    <message>
        <source>Compter et clôturer</source>
        <translation>Count and close</translation>
    </message>
    <message>
        <source>Clôturer, imprimer le Z</source>
        <translation>Close, print the Z</translation>
    </message>
    <message>
        <source>Terminer</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Le responsable choisit son nom et tape son code.</source>
        <translation>The supervisor chooses the name and types the code.</translation>
    </message>
    <message>
        <source>La caisse est interrogée.</source>
        <translation>The drawer is being asked for.</translation>
    </message>
    <message>
        <source>Une caisse s’ouvre au nom d’un caissier.</source>
        <translation>A drawer is opened in a cashier’s name.</translation>
    </message>
    <message>
        <source>Comptez d’abord les billets et les pièces.</source>
        <translation>Count the notes and coins first.</translation>
    </message>
    <message>
        <source>Tapez d’abord le montant.</source>
        <translation>Type the amount first.</translation>
    </message>
    <message>
        <source>Choisissez d’abord un motif.</source>
        <translation>Choose a reason first.</translation>
    </message>
    <message>
        <source>Rapport X</source>
        <translation>X report</translation>
    </message>
    <message>
        <source>Apport</source>
        <translation>Cash in</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Compter</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Taper le total</source>
        <translation>Type the total</translation>
    </message>
    <message>
        <source>Montant</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Mouvements</source>
        <translation>Movements</translation>
    </message>
    <message>
        <source>Moyen</source>
        <translation>Means</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Aucun mouvement</source>
        <translation>No movements</translation>
    </message>
    <message>
        <source>Ventes et paiements de cette caisse s’ajouteront ici.</source>
        <translation>Sales and payments of this drawer are added here.</translation>
    </message>
    <message>
        <source>Ventes</source>
        <translation>Sales</translation>
    </message>
    <message>
        <source>Annulations remboursées</source>
        <translation>Cancellations refunded</translation>
    </message>
    <message>
        <source>Gains et remboursements payés</source>
        <translation>Winnings and refunds paid</translation>
    </message>
    <message>
        <source>Tickets non conformes remboursés</source>
        <translation>Nonconforming tickets refunded</translation>
    </message>
    <message>
        <source>Apports du coffre</source>
        <translation>Cash from the safe</translation>
    </message>
    <message>
        <source>Remises au coffre</source>
        <translation>Cash to the safe</translation>
    </message>
    <message>
        <source>Inscriptions</source>
        <translation>Registrations</translation>
    </message>
    <message>
        <source>Inscriptions tardives</source>
        <translation>Late registrations</translation>
    </message>
    <message>
        <source>Réinscriptions</source>
        <translation>Re-entries</translation>
    </message>
    <message>
        <source>Recaves</source>
        <translation>Rebuys</translation>
    </message>
    <message>
        <source>Bonus dealers</source>
        <translation>Dealers’ bonus</translation>
    </message>
    <message>
        <source>Inscriptions remboursées</source>
        <translation>Registrations refunded</translation>
    </message>
    <message>
        <source>Prix payés</source>
        <translation>Prizes paid</translation>
    </message>
    <message>
        <source>Espèces</source>
        <translation>Cash</translation>
    </message>
    <message>
        <source>Carte</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Chèques</source>
        <translation>Cheques</translation>
    </message>
    <message>
        <source>Erreur de rendu</source>
        <translation>Wrong change</translation>
    </message>
    <message>
        <source>Erreur de saisie</source>
        <translation>Typing error</translation>
    </message>
    <message>
        <source>Inexpliqué</source>
        <translation>Unexplained</translation>
    </message>
    <message>
        <source>Monnaie</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Complément de fonds</source>
        <translation>More float</translation>
    </message>
    <message>
        <source>Gain à payer</source>
        <translation>A win to pay</translation>
    </message>
    <message>
        <source>Plafond atteint</source>
        <translation>Ceiling reached</translation>
    </message>
    <message>
        <source>Échange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Fin de service</source>
        <translation>End of duty</translation>
    </message>
    <message>
        <source>Tickets payés</source>
        <translation>Paid tickets</translation>
    </message>
    <message>
        <source>Compte à l’aveugle</source>
        <translation>Blind count</translation>
    </message>
    <message>
        <source>Comptez sans savoir : l’attendu se lit une fois le compte validé.</source>
        <translation>Count without knowing: what is expected is told once the count is confirmed.</translation>
    </message>
    <message>
        <source>Tickets payés : {counted} sur {listed}. L’écart est inscrit avec son motif.</source>
        <translation>Paid tickets: {counted} of {listed}. The difference is recorded with its reason.</translation>
    </message>
    <message>
        <source>Valider le compte</source>
        <translation>Confirm the count</translation>
    </message>
    <message>
        <source>Comptez aussi les tickets payés.</source>
        <translation>Count the paid tickets too.</translation>
    </message>
    <message>
        <source>Désistements remboursés</source>
        <translation>Withdrawals refunded</translation>
    </message>
    <message>
        <source>Bons payés</source>
        <translation>Vouchers paid</translation>
    </message>
    <message>
        <source>Heure</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Reçu n°</source>
        <translation>Receipt</translation>
    </message>
    <message>
        <source>Voir les tickets payés</source>
        <translation>See the paid tickets</translation>
    </message>
    <message>
        <source>Fonds habituel</source>
        <translation>Usual float</translation>
    </message>
    <message>
        <source>Plafond de {ceiling} dépassé : remettez l’excédent au coffre.</source>
        <translation>Over the ceiling of {ceiling}: take the excess to the safe.</translation>
    </message>
    <message>
        <source>Relève</source>
        <translation>Handover</translation>
    </message>
    <message>
        <source>Relève de la caisse</source>
        <translation>Handing the drawer over</translation>
    </message>
    <message>
        <source>Caisse remise</source>
        <translation>Drawer handed over</translation>
    </message>
    <message>
        <source>{amount} restent dans la caisse de {name}.</source>
        <translation>{amount} stays in {name}’s drawer.</translation>
    </message>
    <message>
        <source>Signez le rapport Z tous les deux.</source>
        <translation>Both of you sign the Z report.</translation>
    </message>
    <message>
        <source>Appeler la relève</source>
        <translation>Call the next cashier</translation>
    </message>
    <message>
        <source>Remettre la caisse</source>
        <translation>Hand the drawer over</translation>
    </message>
    <message>
        <source>Qui prend la caisse choisit son nom et tape son code.</source>
        <translation>Whoever takes the drawer picks their name and types their code.</translation>
    </message>
    <message>
        <source>Qui prend la caisse ?</source>
        <translation>Who takes the drawer?</translation>
    </message>
    <message>
        <source>{amount} comptés, qui restent en caisse</source>
        <translation>{amount} counted, which stays in the drawer</translation>
    </message>
</context>
</TS>
