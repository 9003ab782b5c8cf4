<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Claims</name>
    <message>
        <source>Réclamations</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Réponse à la réclamation n° {number} enregistrée.</source>
        <translation>Answer to claim no. {number} recorded.</translation>
    </message>
    <message>
        <source>Décision sur le ticket abîmé n° {number} enregistrée.</source>
        <translation>Decision on damaged ticket no. {number} recorded.</translation>
    </message>
    <message>
        <source>Réclamation enregistrée sous le n° {number}.</source>
        <translation>Claim recorded as no. {number}.</translation>
    </message>
    <message>
        <source>S’il se paie, un duplicata le remplace d’abord.</source>
        <translation>If it is paid, a duplicate replaces it first.</translation>
    </message>
    <message>
        <source>Nouvelle réclamation</source>
        <translation>New claim</translation>
    </message>
    <message>
        <source>Le cachet de la poste fait foi (art. 13.2).</source>
        <translation>The postmark counts (art. 13.2).</translation>
    </message>
    <message>
        <source>Enregistrer la réponse</source>
        <translation>Record the answer</translation>
    </message>
    <message>
        <source>Enregistrer la décision</source>
        <translation>Record the decision</translation>
    </message>
    <message>
        <source>Enregistrer</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Un responsable répond et décide.</source>
        <translation>A supervisor answers and decides.</translation>
    </message>
    <message>
        <source>Remplissez d’abord chaque ligne.</source>
        <translation>Fill in every line first.</translation>
    </message>
    <message>
        <source>Réclamations et tickets abîmés</source>
        <translation>Claims and damaged tickets</translation>
    </message>
    <message>
        <source>Sans réponse encore</source>
        <translation>Without an answer yet</translation>
    </message>
    <message>
        <source>Nouvelle</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Rien en attente</source>
        <translation>Nothing waits</translation>
    </message>
    <message>
        <source>Chaque réclamation et chaque ticket abîmé a sa réponse.</source>
        <translation>Every claim and every damaged ticket has its answer.</translation>
    </message>
    <message>
        <source>Numéro du ticket</source>
        <translation>Ticket number</translation>
    </message>
    <message>
        <source>Postée le (JJ/MM/AAAA)</source>
        <translation>Posted on (DD/MM/YYYY)</translation>
    </message>
    <message>
        <source>Texte, porté au registre</source>
        <translation>Text, for the register</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Ne pas payer</source>
        <translation>Do not pay</translation>
    </message>
    <message>
        <source>Réclamation n° {number} · reçue le {day}</source>
        <translation>Claim no. {number} · received on {day}</translation>
    </message>
    <message>
        <source>Ticket abîmé n° {number} · {damage}</source>
        <translation>Damaged ticket no. {number} · {damage}</translation>
    </message>
    <message>
        <source>numéro illisible</source>
        <translation>unreadable number</translation>
    </message>
</context>
</TS>
