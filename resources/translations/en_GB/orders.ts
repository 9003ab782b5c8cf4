<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Orders</name>
    <message>
        <source>Virement n° {number}</source>
        <translation>Transfer no. {number}</translation>
    </message>
    <message>
        <source>Chèque n° {number}</source>
        <translation>Cheque no. {number}</translation>
    </message>
    <message>
        <source>données effacées</source>
        <translation>data erased</translation>
    </message>
    <message>
        <source>parti, {reference}</source>
        <translation>sent, {reference}</translation>
    </message>
    <message>
        <source>remis, {reference}</source>
        <translation>handed over, {reference}</translation>
    </message>
    <message>
        <source>en retard depuis le {day}</source>
        <translation>late since {day}</translation>
    </message>
    <message>
        <source>revenu impayé</source>
        <translation>came back unpaid</translation>
    </message>
    <message>
        <source>à la banque dès le {day}</source>
        <translation>to the bank from {day}</translation>
    </message>
    <message>
        <source>à remettre, au plus tard le {day}</source>
        <translation>to hand over by {day}</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Montant</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Demandé le</source>
        <translation>Asked for on</translation>
    </message>
    <message>
        <source>Dernier jour</source>
        <translation>Last day</translation>
    </message>
    <message>
        <source>Revenu impayé : {reason}.</source>
        <translation>Came back unpaid: {reason}.</translation>
    </message>
    <message>
        <source>S’il revient impayé, écrivez pourquoi.</source>
        <translation>If it comes back unpaid, write down why.</translation>
    </message>
    <message>
        <source>Relisez le compte avec le gagnant.</source>
        <translation>Read the account over with the winner.</translation>
    </message>
    <message>
        <source>Remettez le chèque contre signature, puis tapez son numéro.</source>
        <translation>Hand the cheque over against a signature, then type its number.</translation>
    </message>
    <message>
        <source>Les virements partent ensemble, dans un fichier SEPA pour la banque.</source>
        <translation>Transfers leave together, in a SEPA file for the bank.</translation>
    </message>
    <message>
        <source>Envoyer à la banque</source>
        <translation>Send to the bank</translation>
    </message>
    <message>
        <source>Chèque remis</source>
        <translation>Cheque handed over</translation>
    </message>
    <message>
        <source>Revenu impayé</source>
        <translation>Came back unpaid</translation>
    </message>
    <message>
        <source>Redemander le virement</source>
        <translation>Ask for the transfer again</translation>
    </message>
    <message>
        <source>Un responsable envoie les virements à la banque.</source>
        <translation>A supervisor sends the transfers to the bank.</translation>
    </message>
    <message>
        <source>Un caissier ou un responsable remet le chèque.</source>
        <translation>A cashier or a supervisor hands the cheque over.</translation>
    </message>
    <message>
        <source>Un responsable inscrit ce qui est revenu.</source>
        <translation>A supervisor records what came back.</translation>
    </message>
    <message>
        <source>Un responsable redemande un virement.</source>
        <translation>A supervisor asks for a transfer again.</translation>
    </message>
    <message>
        <source>Tapez le numéro du chèque.</source>
        <translation>Type the cheque’s number.</translation>
    </message>
    <message>
        <source>Écrivez pourquoi il est revenu.</source>
        <translation>Write down why it came back.</translation>
    </message>
    <message>
        <source>Remplissez nom, prénom et IBAN.</source>
        <translation>Fill in surname, first name and IBAN.</translation>
    </message>
    <message>
        <source>Aucun virement n’attend.</source>
        <translation>No transfer waits.</translation>
    </message>
    <message>
        <source>Le prochain part le {day} (art. 11.1.4).</source>
        <translation>The next one leaves on {day} (art. 11.1.4).</translation>
    </message>
    <message>
        <source>Le compte qui paie manque : page Réglages, Caisse.</source>
        <translation>The account to pay from is missing: page Settings, Cash.</translation>
    </message>
    <message>
        <source>Fichier pour la banque, dans le dossier de sortie :</source>
        <translation>File for the bank, in the outgoing folder:</translation>
    </message>
    <message>
        <source>Chèque inscrit comme remis.</source>
        <translation>Cheque recorded as handed over.</translation>
    </message>
    <message>
        <source>Retour inscrit : il est de nouveau à faire.</source>
        <translation>Return recorded: it is to be done again.</translation>
    </message>
    <message>
        <source>Virement redemandé avec le compte corrigé.</source>
        <translation>Transfer asked for again with the right account.</translation>
    </message>
    <message>
        <source>Virements
et chèques</source>
        <translation>Transfers
and cheques</translation>
    </message>
    <message>
        <source>Formulaire à faire signer par tous :</source>
        <translation>Form for all of them to sign:</translation>
    </message>
    <message>
        <source>Virements et chèques</source>
        <translation>Transfers and cheques</translation>
    </message>
    <message>
        <source>Pour la banque</source>
        <translation>For the bank</translation>
    </message>
    <message>
        <source>Motif du retour</source>
        <translation>Why it came back</translation>
    </message>
    <message>
        <source>Numéro du chèque</source>
        <translation>Number of the cheque</translation>
    </message>
    <message>
        <source>À faire</source>
        <translation>To do</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Rien à faire</source>
        <translation>Nothing to do</translation>
    </message>
    <message>
        <source>Un gain payé par virement ou par chèque s’ajoute ici.</source>
        <translation>A gain paid by transfer or cheque is added here.</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Surname</translation>
    </message>
    <message>
        <source>Prénom</source>
        <translation>First name</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Formulaire collectif (PDF)</source>
        <translation>Collective form (PDF)</translation>
    </message>
    <message>
        <source>Fichier de la banque</source>
        <translation>The bank’s file</translation>
    </message>
</context>
</TS>
