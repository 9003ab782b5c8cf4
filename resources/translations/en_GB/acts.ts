<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Acts</name>
    <message>
        <source>Lecture</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>Fondation de la maison</source>
        <translation>House founded</translation>
    </message>
    <message>
        <source>Réglage des appareils</source>
        <translation>Devices set up</translation>
    </message>
    <message>
        <source>Ouverture de session</source>
        <translation>Log-in</translation>
    </message>
    <message>
        <source>Accord</source>
        <translation>Approval</translation>
    </message>
    <message>
        <source>Opérateur et droits</source>
        <translation>Operator and rights</translation>
    </message>
    <message>
        <source>Nouveau code personnel</source>
        <translation>New personal code</translation>
    </message>
    <message>
        <source>Réglage changé</source>
        <translation>Setting changed</translation>
    </message>
    <message>
        <source>Règle de la maison changée</source>
        <translation>House rule changed</translation>
    </message>
    <message>
        <source>Établissement ou point de vente changé</source>
        <translation>Establishment or point of sale changed</translation>
    </message>
    <message>
        <source>Ouverture de caisse</source>
        <translation>Drawer opened</translation>
    </message>
    <message>
        <source>Fermeture de caisse</source>
        <translation>Drawer closed</translation>
    </message>
    <message>
        <source>Fermeture de caisse forcée</source>
        <translation>Drawer closed by force</translation>
    </message>
    <message>
        <source>Caisse remise à un collègue</source>
        <translation>Drawer handed over to a colleague</translation>
    </message>
    <message>
        <source>Entrée de caisse</source>
        <translation>Cash in</translation>
    </message>
    <message>
        <source>Sortie de caisse</source>
        <translation>Cash out</translation>
    </message>
    <message>
        <source>Rapport X</source>
        <translation>X report</translation>
    </message>
    <message>
        <source>Clôture du jour</source>
        <translation>Day closed</translation>
    </message>
    <message>
        <source>Horloge reculée</source>
        <translation>Clock set back</translation>
    </message>
    <message>
        <source>Copie de sauvegarde</source>
        <translation>Backup copy</translation>
    </message>
    <message>
        <source>Magasin repris tel quel</source>
        <translation>Store gone on with as it is</translation>
    </message>
    <message>
        <source>Copie remise en place</source>
        <translation>Copy put back</translation>
    </message>
    <message>
        <source>Changement de clés</source>
        <translation>Keys changed</translation>
    </message>
    <message>
        <source>Clés perdues remplacées</source>
        <translation>Lost keys replaced</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Export du journal</source>
        <translation>Journal exported</translation>
    </message>
    <message>
        <source>Données remises à la personne</source>
        <translation>Data handed to the person</translation>
    </message>
    <message>
        <source>Données rectifiées</source>
        <translation>Data put right</translation>
    </message>
    <message>
        <source>Opposition d’une personne</source>
        <translation>Objection by a person</translation>
    </message>
    <message>
        <source>Effacement des données échues</source>
        <translation>Data erased after its time</translation>
    </message>
    <message>
        <source>Note d’information imprimée</source>
        <translation>Information notice printed</translation>
    </message>
    <message>
        <source>Règles d’identité changées</source>
        <translation>Identity rules changed</translation>
    </message>
    <message>
        <source>Export du registre</source>
        <translation>Register exported</translation>
    </message>
    <message>
        <source>Réimpression</source>
        <translation>Reprint</translation>
    </message>
    <message>
        <source>Papier sorti ou non</source>
        <translation>Paper came out or not</translation>
    </message>
    <message>
        <source>Publication d’un pari</source>
        <translation>Bet published</translation>
    </message>
    <message>
        <source>Changement de cotes</source>
        <translation>Odds changed</translation>
    </message>
    <message>
        <source>Suspension d’un pari</source>
        <translation>Bet suspended</translation>
    </message>
    <message>
        <source>Reprise d’un pari</source>
        <translation>Bet resumed</translation>
    </message>
    <message>
        <source>Report d’une rencontre</source>
        <translation>Event rescheduled</translation>
    </message>
    <message>
        <source>Annulation d’un pari</source>
        <translation>Bet voided</translation>
    </message>
    <message>
        <source>Début avancé d’une rencontre</source>
        <translation>Early start of an event</translation>
    </message>
    <message>
        <source>Promulgation d’un résultat</source>
        <translation>Result promulgated</translation>
    </message>
    <message>
        <source>Correction d’un résultat</source>
        <translation>Result corrected</translation>
    </message>
    <message>
        <source>Accord à une correction</source>
        <translation>Correction approved</translation>
    </message>
    <message>
        <source>Import de l’offre</source>
        <translation>Offer imported</translation>
    </message>
    <message>
        <source>Import de résultats</source>
        <translation>Results imported</translation>
    </message>
    <message>
        <source>Affiche imprimée</source>
        <translation>Poster printed</translation>
    </message>
    <message>
        <source>Vente</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Contrôle d’un ticket</source>
        <translation>Ticket checked</translation>
    </message>
    <message>
        <source>Annulation d’un ticket</source>
        <translation>Ticket cancelled</translation>
    </message>
    <message>
        <source>Paiement d’un ticket</source>
        <translation>Ticket paid</translation>
    </message>
    <message>
        <source>Ticket de remplacement</source>
        <translation>Replacement ticket</translation>
    </message>
    <message>
        <source>Remplacement d’un ticket sorti</source>
        <translation>Replacement of a ticket that came out</translation>
    </message>
    <message>
        <source>Copie d’un ticket</source>
        <translation>Copy of a ticket</translation>
    </message>
    <message>
        <source>Ticket non conforme remboursé</source>
        <translation>Nonconforming ticket refunded</translation>
    </message>
    <message>
        <source>Tickets forclos</source>
        <translation>Expired tickets</translation>
    </message>
    <message>
        <source>Tirage de pronostics</source>
        <translation>Picks drawn</translation>
    </message>
    <message>
        <source>Récapitulatif de virement</source>
        <translation>Transfer recap</translation>
    </message>
    <message>
        <source>Paiement à un salarié</source>
        <translation>Payment to an employee</translation>
    </message>
    <message>
        <source>Export des virements</source>
        <translation>Transfers exported</translation>
    </message>
    <message>
        <source>Chèque émis</source>
        <translation>Cheque issued</translation>
    </message>
    <message>
        <source>Ordre de paiement revenu</source>
        <translation>Payment order returned</translation>
    </message>
    <message>
        <source>Paiement redemandé</source>
        <translation>Payment asked for again</translation>
    </message>
    <message>
        <source>Ticket abîmé transmis</source>
        <translation>Damaged ticket sent on</translation>
    </message>
    <message>
        <source>Décision sur un ticket abîmé</source>
        <translation>Decision on a damaged ticket</translation>
    </message>
    <message>
        <source>Refus de vente à un mineur</source>
        <translation>Sale to a minor refused</translation>
    </message>
    <message>
        <source>Réclamation reçue</source>
        <translation>Claim received</translation>
    </message>
    <message>
        <source>Réponse à une réclamation</source>
        <translation>Claim answered</translation>
    </message>
    <message>
        <source>Export de chiffres</source>
        <translation>Figures exported</translation>
    </message>
    <message>
        <source>Lecture du registre</source>
        <translation>Register read</translation>
    </message>
    <message>
        <source>Création d’un tournoi</source>
        <translation>Tournament created</translation>
    </message>
    <message>
        <source>Modification d’un tournoi</source>
        <translation>Tournament changed</translation>
    </message>
    <message>
        <source>Déclaration envoyée</source>
        <translation>Notice sent</translation>
    </message>
    <message>
        <source>Report d’un tournoi</source>
        <translation>Tournament postponed</translation>
    </message>
    <message>
        <source>Annulation d’un tournoi</source>
        <translation>Tournament cancelled</translation>
    </message>
    <message>
        <source>Départ malgré un empêchement</source>
        <translation>Start in spite of an obstacle</translation>
    </message>
    <message>
        <source>Modèle de tournoi</source>
        <translation>Tournament template</translation>
    </message>
    <message>
        <source>Interdiction de jeu inscrite</source>
        <translation>Ban recorded</translation>
    </message>
    <message>
        <source>Import d’une liste</source>
        <translation>List imported</translation>
    </message>
    <message>
        <source>Limitation d’accès inscrite</source>
        <translation>Access limit recorded</translation>
    </message>
    <message>
        <source>Salarié inscrit</source>
        <translation>Employee recorded</translation>
    </message>
    <message>
        <source>Préinscription</source>
        <translation>Pre-registration</translation>
    </message>
    <message>
        <source>Inscription</source>
        <translation>Registration</translation>
    </message>
    <message>
        <source>Inscription tardive</source>
        <translation>Late registration</translation>
    </message>
    <message>
        <source>Réinscription</source>
        <translation>Re-entry</translation>
    </message>
    <message>
        <source>Désistement</source>
        <translation>Withdrawal</translation>
    </message>
    <message>
        <source>Désistement remboursé</source>
        <translation>Withdrawal refunded</translation>
    </message>
    <message>
        <source>Accord à un désistement</source>
        <translation>Withdrawal allowed</translation>
    </message>
    <message>
        <source>Pointage</source>
        <translation>Check-in</translation>
    </message>
    <message>
        <source>Décision sur un quasi-homonyme</source>
        <translation>Decision on a near match</translation>
    </message>
    <message>
        <source>Décision sur une limitation d’accès</source>
        <translation>Decision on an access limit</translation>
    </message>
    <message>
        <source>Inscription remboursée</source>
        <translation>Entry refunded</translation>
    </message>
    <message>
        <source>Prix payé</source>
        <translation>Prize paid</translation>
    </message>
    <message>
        <source>Bon encaissé</source>
        <translation>Voucher cashed</translation>
    </message>
    <message>
        <source>Papier de tournoi</source>
        <translation>Tournament paper</translation>
    </message>
    <message>
        <source>Export d’un tournoi</source>
        <translation>Tournament exported</translation>
    </message>
    <message>
        <source>Recave</source>
        <translation>Rebuy</translation>
    </message>
    <message>
        <source>Bonus dealers</source>
        <translation>Dealers bonus</translation>
    </message>
    <message>
        <source>Élimination</source>
        <translation>Elimination</translation>
    </message>
    <message>
        <source>Élimination reprise</source>
        <translation>Elimination undone</translation>
    </message>
    <message>
        <source>Comptage des jetons</source>
        <translation>Chips counted</translation>
    </message>
    <message>
        <source>Tirage des places</source>
        <translation>Seats drawn</translation>
    </message>
    <message>
        <source>Chefs de table désignés</source>
        <translation>Floor chiefs assigned</translation>
    </message>
    <message>
        <source>Départ du tournoi</source>
        <translation>Tournament started</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Break</translation>
    </message>
    <message>
        <source>Reprise du jeu</source>
        <translation>Play resumed</translation>
    </message>
    <message>
        <source>Changement de niveau</source>
        <translation>Level changed</translation>
    </message>
    <message>
        <source>Réglage du chronomètre</source>
        <translation>Tournament clock adjusted</translation>
    </message>
    <message>
        <source>Équilibrage des tables</source>
        <translation>Tables balanced</translation>
    </message>
    <message>
        <source>Expulsion</source>
        <translation>Expulsion</translation>
    </message>
    <message>
        <source>Place imposée</source>
        <translation>Seat imposed</translation>
    </message>
    <message>
        <source>Bouton placé</source>
        <translation>Button placed</translation>
    </message>
    <message>
        <source>Place donnée à la main</source>
        <translation>Seat given by hand</translation>
    </message>
    <message>
        <source>Échange de jetons</source>
        <translation>Chips exchanged</translation>
    </message>
    <message>
        <source>Décision d’arbitrage</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Absent sorti</source>
        <translation>No-show put out</translation>
    </message>
    <message>
        <source>Fin de séance</source>
        <translation>Session ended</translation>
    </message>
    <message>
        <source>Début de séance</source>
        <translation>Session begun</translation>
    </message>
    <message>
        <source>Arrêt du tournoi</source>
        <translation>Tournament stopped</translation>
    </message>
    <message>
        <source>Prix arrêtés</source>
        <translation>Prizes fixed</translation>
    </message>
    <message>
        <source>Fin du tournoi</source>
        <translation>Tournament finished</translation>
    </message>
    <message>
        <source>Certification</source>
        <translation>Certification</translation>
    </message>
    <message>
        <source>Contreseing</source>
        <translation>Countersignature</translation>
    </message>
    <message>
        <source>Registre des jetons</source>
        <translation>Register of chips</translation>
    </message>
    <message>
        <source>Registre des sixains</source>
        <translation>Register of card decks</translation>
    </message>
    <message>
        <source>Personnel temporaire</source>
        <translation>Temporary staff</translation>
    </message>
    <message>
        <source>Table prise par un croupier</source>
        <translation>Table taken by a dealer</translation>
    </message>
    <message>
        <source>Chef de table appelé</source>
        <translation>Floor chief called</translation>
    </message>
    <message>
        <source>Appel d’une table entendu</source>
        <translation>A table’s call answered</translation>
    </message>
    <message>
        <source>Recave demandée à la table</source>
        <translation>Rebuy asked at the table</translation>
    </message>
    <message>
        <source>Mouvements faits</source>
        <translation>Moves made</translation>
    </message>
    <message>
        <source>Badge présenté</source>
        <translation>Badge shown</translation>
    </message>
    <message>
        <source>Badge remis</source>
        <translation>Badge given</translation>
    </message>
    <message>
        <source>Badge retiré</source>
        <translation>Badge taken away</translation>
    </message>
    <message>
        <source>Lot attribué</source>
        <translation>Prize in kind awarded</translation>
    </message>
</context>
</TS>
