<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Registers</name>
    <message>
        <source>Registre</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Registre des identités</source>
        <translation>Register of identities</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Payé</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>Déjà payé ce jour</source>
        <translation>Paid before that day</translation>
    </message>
    <message>
        <source>Données effacées à leur échéance.</source>
        <translation>Data erased after its time.</translation>
    </message>
    <message>
        <source>Toujours : identité dès 5 000 € (art. 11.3).</source>
        <translation>Always: identity from 5,000 € (art. 11.3).</translation>
    </message>
    <message>
        <source>Renforcées : dès 2 000 € payés à la même personne dans la journée.</source>
        <translation>Stricter: from 2,000 € paid to the same person in a day.</translation>
    </message>
    <message>
        <source>Renforcées : plusieurs gains ensemble au-delà de 300 €.</source>
        <translation>Stricter: several wins together over 300 €.</translation>
    </message>
    <message>
        <source>Règles renforcées en vigueur</source>
        <translation>Stricter rules in force</translation>
    </message>
    <message>
        <source>Revenir au règlement</source>
        <translation>Back to the règlement</translation>
    </message>
    <message>
        <source>Règlement seul en vigueur</source>
        <translation>Règlement alone in force</translation>
    </message>
    <message>
        <source>Renforcer les règles</source>
        <translation>Make the rules stricter</translation>
    </message>
    <message>
        <source>Le comité ou la direction en décide.</source>
        <translation>The committee or the director decides.</translation>
    </message>
    <message>
        <source>Il n’y a rien à enregistrer ici.</source>
        <translation>There is nothing to save here.</translation>
    </message>
    <message>
        <source>Toutes</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Ce mois</source>
        <translation>This month</translation>
    </message>
    <message>
        <source>Cette année</source>
        <translation>This year</translation>
    </message>
    <message>
        <source>Cinq ans</source>
        <translation>Five years</translation>
    </message>
    <message>
        <source>Aucun paiement inscrit</source>
        <translation>No payment on the register</translation>
    </message>
    <message>
        <source>Un paiement s’inscrit seul dès qu’une règle demande l’identité.</source>
        <translation>A payment is entered by itself as soon as a rule asks for identity.</translation>
    </message>
    <message>
        <source>Qui doit dire son nom</source>
        <translation>Who has to say who he is</translation>
    </message>
    <message>
        <source>Enregistré dans le dossier de sortie</source>
        <translation>Saved in the outgoing folder</translation>
    </message>
    <message>
        <source>Enregistrer pour tableur</source>
        <translation>Save for spreadsheets</translation>
    </message>
    <message>
        <source>Enregistrer le PDF</source>
        <translation>Save the PDF</translation>
    </message>
    <message>
        <source>5 000 €</source>
        <translation>5,000 €</translation>
    </message>
    <message>
        <source>2 000 € par jour</source>
        <translation>2,000 € a day</translation>
    </message>
    <message>
        <source>300 € ensemble</source>
        <translation>300 € together</translation>
    </message>
    <message>
        <source>5 000 € et plus, art. 11.3</source>
        <translation>5,000 € and more, art. 11.3</translation>
    </message>
    <message>
        <source>2 000 € et plus à la même personne dans la journée</source>
        <translation>2,000 € and more to one person in a day</translation>
    </message>
    <message>
        <source>Plusieurs gains ensemble, plus de 300 €</source>
        <translation>Several wins together, over 300 €</translation>
    </message>
    <message>
        <source>Identités</source>
        <translation>Identities</translation>
    </message>
    <message>
        <source>Réclamations</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>Tickets abîmés</source>
        <translation>Damaged tickets</translation>
    </message>
    <message>
        <source>Inscrits : {count}</source>
        <translation>Entered: {count}</translation>
    </message>
    <message>
        <source>Jour</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Registre des réclamations</source>
        <translation>Register of claims</translation>
    </message>
    <message>
        <source>Registre des tickets abîmés</source>
        <translation>Register of damaged tickets</translation>
    </message>
    <message>
        <source>Reçues par écrit, au jour du cachet de la poste ; chacune a sa réponse (art. 13.2).</source>
        <translation>Received in writing, by the day of the postmark; each has its answer (art. 13.2).</translation>
    </message>
    <message>
        <source>Ils ne se paient pas au guichet : le service des joueurs en décide (art. 7.4).</source>
        <translation>They are not paid at the counter: player relations decide (art. 7.4).</translation>
    </message>
    <message>
        <source>Rien n’est inscrit</source>
        <translation>Nothing is entered</translation>
    </message>
    <message>
        <source>N° {number}</source>
        <translation>No. {number}</translation>
    </message>
    <message>
        <source>sans réponse encore</source>
        <translation>no answer yet</translation>
    </message>
    <message>
        <source>avec réponse</source>
        <translation>answered</translation>
    </message>
    <message>
        <source>à payer</source>
        <translation>to be paid</translation>
    </message>
    <message>
        <source>non payé</source>
        <translation>not paid</translation>
    </message>
    <message>
        <source>numéro illisible</source>
        <translation>number unreadable</translation>
    </message>
    <message>
        <source>Réponse du {day} : {answer}</source>
        <translation>Answer of {day}: {answer}</translation>
    </message>
    <message>
        <source>Revenir au registre</source>
        <translation>Back to the register</translation>
    </message>
</context>
</TS>
