<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Tickets</name>
    <message>
        <source>Duplicata du ticket n° {number}, {amount}</source>
        <translation>Duplicate of ticket no. {number}, {amount}</translation>
    </message>
    <message>
        <source>Illisible</source>
        <translation>Unreadable</translation>
    </message>
    <message>
        <source>Déchiré</source>
        <translation>Torn</translation>
    </message>
    <message>
        <source>Mal sorti</source>
        <translation>Misprinted</translation>
    </message>
    <message>
        <source>Tickets
du jour</source>
        <translation>Today’s
tickets</translation>
    </message>
    <message>
        <source>Accord d’un responsable</source>
        <translation>A supervisor’s word</translation>
    </message>
    <message>
        <source>Aucun ticket du jour ne porte ce numéro.</source>
        <translation>No ticket of today bears this number.</translation>
    </message>
    <message>
        <source>Tapez-le en entier, ou lisez son code à barres.</source>
        <translation>Type it whole, or scan its bar code.</translation>
    </message>
    <message>
        <source>Aucun ticket aujourd’hui.</source>
        <translation>No ticket today.</translation>
    </message>
    <message>
        <source>Les tickets vendus apparaissent ici aussitôt.</source>
        <translation>Tickets sold appear here at once.</translation>
    </message>
    <message>
        <source>Copie {number} à l’impression.</source>
        <translation>Copy {number} is printing.</translation>
    </message>
    <message>
        <source>Duplicata {number} à l’impression.</source>
        <translation>Duplicate {number} is printing.</translation>
    </message>
    <message>
        <source>Ticket annulé</source>
        <translation>Ticket cancelled</translation>
    </message>
    <message>
        <source>Rendez cette somme au client. Le reçu s’imprime.</source>
        <translation>Give this sum back to the customer. The receipt is printing.</translation>
    </message>
    <message>
        <source>Il faut les dix chiffres du contrôle.</source>
        <translation>The ten digits of the control number are needed.</translation>
    </message>
    <message>
        <source>Rendre {amount}</source>
        <translation>Give back {amount}</translation>
    </message>
    <message>
        <source>Imprimer le duplicata</source>
        <translation>Print the duplicate</translation>
    </message>
    <message>
        <source>Il faut un motif et un code.</source>
        <translation>A reason and a code are needed.</translation>
    </message>
    <message>
        <source>Terminer</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Annuler ce ticket</source>
        <translation>Cancel this ticket</translation>
    </message>
    <message>
        <source>Choisissez d’abord un ticket.</source>
        <translation>Choose a ticket first.</translation>
    </message>
    <message>
        <source>, dont {count} annulés</source>
        <translation>, {count} of them cancelled</translation>
    </message>
    <message>
        <source>, dont 1 annulé</source>
        <translation>, 1 of them cancelled</translation>
    </message>
    <message>
        <source>{time} · {formula}</source>
        <translation>{time} · {formula}</translation>
    </message>
    <message>
        <source>Ticket n° {number}</source>
        <translation>Ticket no. {number}</translation>
    </message>
    <message>
        <source>Identification</source>
        <translation>Identification</translation>
    </message>
    <message>
        <source>Duplicatas, copies</source>
        <translation>Duplicates, copies</translation>
    </message>
    <message>
        <source>Mise jouée</source>
        <translation>Stake played</translation>
    </message>
    <message>
        <source>Gain potentiel maximum</source>
        <translation>Maximum potential gain</translation>
    </message>
    <message>
        <source>Montant total</source>
        <translation>Total amount</translation>
    </message>
    <message>
        <source>Annuler le ticket n° {number}</source>
        <translation>Cancel ticket no. {number}</translation>
    </message>
    <message>
        <source>Reprenez le ticket, puis lisez son code à barres ou tapez son contrôle.</source>
        <translation>Take the ticket back, then scan its bar code or type its control number.</translation>
    </message>
    <message>
        <source>Contrôle, 10 chiffres</source>
        <translation>Control number, 10 digits</translation>
    </message>
    <message>
        <source>Numéro de ticket ou d’identification</source>
        <translation>Ticket or identification number</translation>
    </message>
    <message>
        <source>Chercher un ticket</source>
        <translation>Search for a ticket</translation>
    </message>
    <message>
        <source>Aucun ticket choisi</source>
        <translation>No ticket chosen</translation>
    </message>
    <message>
        <source>Touchez un ticket de la liste, ou lisez son code à barres.</source>
        <translation>Touch a ticket of the list, or scan its bar code.</translation>
    </message>
    <message>
        <source>Imprimer une copie</source>
        <translation>Print a copy</translation>
    </message>
    <message>
        <source>Remplacer</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Revenir au ticket</source>
        <translation>Back to the ticket</translation>
    </message>
    <message>
        <source>Remplacer le ticket</source>
        <translation>Replace the ticket</translation>
    </message>
    <message>
        <source>Le papier n’est pas sorti, ou il est illisible et repris</source>
        <translation>The paper did not come out, or can’t be read and was taken back</translation>
    </message>
    <message>
        <source>Le duplicata porte un nouveau contrôle : l’ancien papier ne sera plus payé.</source>
        <translation>The duplicate bears a new control number: the old paper will not be paid any more.</translation>
    </message>
    <message>
        <source>En attente</source>
        <translation>Pending</translation>
    </message>
    <message>
        <source>Gagnant</source>
        <translation>Winning</translation>
    </message>
    <message>
        <source>À rembourser</source>
        <translation>Refund due</translation>
    </message>
    <message>
        <source>Perdant</source>
        <translation>Losing</translation>
    </message>
    <message>
        <source>Payé</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation>Cancelled</translation>
    </message>
    <message>
        <source>Expiré</source>
        <translation>Expired</translation>
    </message>
    <message>
        <source>Ce ticket est déjà payé : il ne s’annule plus.</source>
        <translation>This ticket is already paid: it can no longer be cancelled.</translation>
    </message>
</context>
</TS>
