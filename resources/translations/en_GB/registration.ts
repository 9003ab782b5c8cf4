<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Registration</name>
    <message>
        <source>Le récépissé sort de l’imprimante</source>
        <translation>The receipt is coming out of the printer</translation>
    </message>
    <message>
        <source>{name}, {position} de la liste. Rien n’est encaissé.</source>
        <translation>{name}, {position} on the list. Nothing is taken.</translation>
    </message>
    <message>
        <source>{name}. Une place est gardée, rien n’est encaissé.</source>
        <translation>{name}. A place is held, nothing is taken.</translation>
    </message>
    <message>
        <source>Préinscrit</source>
        <translation>Pre-registered</translation>
    </message>
    <message>
        <source>Inscrit</source>
        <translation>Registered</translation>
    </message>
    <message>
        <source>Rendez la monnaie et la pièce d’identité.</source>
        <translation>Give back the change and the identity document.</translation>
    </message>
    <message>
        <source>Remettez le récépissé : il est personnel et se montre au pointage.</source>
        <translation>Hand over the receipt: it is personal and is shown at check-in.</translation>
    </message>
    <message>
        <source>En attente</source>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Papier</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Dites-lui qu’une place rendue sera offerte au premier de la liste.</source>
        <translation>Say that a place given back is offered to the first on the list.</translation>
    </message>
    <message>
        <source>Dites-lui de revenir payer et montrer sa pièce d’identité avant le début.</source>
        <translation>Ask them to come back, pay and show their identity document before the start.</translation>
    </message>
    <message>
        <source>Remettez la carte de place : le joueur rejoint sa table.</source>
        <translation>Hand over the seat card: the player goes to the table.</translation>
    </message>
    <message>
        <source>n° {rank}</source>
        <translation>no. {rank}</translation>
    </message>
    <message>
        <source>Inscription</source>
        <translation>Registration</translation>
    </message>
    <message>
        <source>Reçu</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>Jour, mois, année : 14/03/1991</source>
        <translation>Day, month, year: 14/03/1991</translation>
    </message>
    <message>
        <source>Nom de naissance</source>
        <translation>Birth name</translation>
    </message>
    <message>
        <source>Nom d’usage</source>
        <translation>Usual name</translation>
    </message>
    <message>
        <source>Prénoms</source>
        <translation>Given names</translation>
    </message>
    <message>
        <source>Né(e) le</source>
        <translation>Born on</translation>
    </message>
    <message>
        <source>Lieu de naissance</source>
        <translation>Place of birth</translation>
    </message>
    <message>
        <source>Nationalité</source>
        <translation>Nationality</translation>
    </message>
    <message>
        <source>Adresse</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Code postal et commune</source>
        <translation>Postcode and town</translation>
    </message>
    <message>
        <source>Numéro du document</source>
        <translation>Document number</translation>
    </message>
    <message>
        <source>Valable jusqu’au</source>
        <translation>Valid until</translation>
    </message>
    <message>
        <source>Facultatif</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Lu sur le document ; chaque champ reste modifiable.</source>
        <translation>Read from the document; every field can still be changed.</translation>
    </message>
    <message>
        <source>JJ/MM/AAAA</source>
        <translation>DD/MM/YYYY</translation>
    </message>
    <message>
        <source>Inscriptions</source>
        <translation>Registration</translation>
    </message>
    <message>
        <source>À remplir, d’après la pièce d’identité</source>
        <translation>To be filled in from the identity document</translation>
    </message>
    <message>
        <source>Inscription tardive · {name}</source>
        <translation>Late registration · {name}</translation>
    </message>
    <message>
        <source>Né(e) le {day}</source>
        <translation>Born on {day}</translation>
    </message>
    <message>
        <source>Inscription · {name}</source>
        <translation>Registration · {name}</translation>
    </message>
    <message>
        <source>Préinscrits</source>
        <translation>Pre-registered</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>À payer</source>
        <translation>To pay</translation>
    </message>
    <message>
        <source>Vérifications</source>
        <translation>Verifications</translation>
    </message>
    <message>
        <source>Ce que vous faites</source>
        <translation>What you do</translation>
    </message>
    <message>
        <source>À rendre</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Il manque {amount}.</source>
        <translation>{amount} is missing.</translation>
    </message>
    <message>
        <source>Nom du préinscrit</source>
        <translation>Name of the pre-registered player</translation>
    </message>
    <message>
        <source>Sans payer</source>
        <translation>Unpaid</translation>
    </message>
    <message>
        <source>La place est gardée, rien n’est encaissé ni imprimé. Il paiera à son arrivée.</source>
        <translation>The place is held, nothing is taken or printed. They pay when they come.</translation>
    </message>
    <message>
        <source>Bulletin signé, conservé</source>
        <translation>Form signed and kept</translation>
    </message>
    <message>
        <source>Mettre en liste d’attente</source>
        <translation>Put on the waiting list</translation>
    </message>
    <message>
        <source>Abandonner l’inscription</source>
        <translation>Give up the registration</translation>
    </message>
    <message>
        <source>Aucun tournoi</source>
        <translation>No tournament</translation>
    </message>
    <message>
        <source>Inscription n° {rank}</source>
        <translation>Registration no. {rank}</translation>
    </message>
    <message>
        <source>Inscription suivante</source>
        <translation>Next registration</translation>
    </message>
    <message>
        <source>Inscrire · {amount}</source>
        <translation>Register · {amount}</translation>
    </message>
    <message>
        <source>Aucun tournoi n’est ouvert.</source>
        <translation>No tournament is open.</translation>
    </message>
    <message>
        <source>Préinscrire</source>
        <translation>Pre-register</translation>
    </message>
    <message>
        <source>Revenez au bulletin pour recommencer.</source>
        <translation>Go back to the form to start again.</translation>
    </message>
    <message>
        <source>À lire sur la pièce</source>
        <translation>To be read from the document</translation>
    </message>
    <message>
        <source>Périmé</source>
        <translation>Expired</translation>
    </message>
    <message>
        <source>Moins de 18 ans</source>
        <translation>Under 18</translation>
    </message>
    <message>
        <source>Figure sur la liste</source>
        <translation>On the list</translation>
    </message>
    <message>
        <source>Nom proche, à comparer</source>
        <translation>Similar name, to compare</translation>
    </message>
    <message>
        <source>Liste trop vieille</source>
        <translation>List too old</translation>
    </message>
    <message>
        <source>Figure au registre</source>
        <translation>In the register</translation>
    </message>
    <message>
        <source>Demande en cours</source>
        <translation>Request in force</translation>
    </message>
    <message>
        <source>Déjà inscrit</source>
        <translation>Already registered</translation>
    </message>
    <message>
        <source>Sans date de fin</source>
        <translation>No end date</translation>
    </message>
    <message>
        <source>Signé devant vous</source>
        <translation>Signed before you</translation>
    </message>
    <message>
        <source>À signer</source>
        <translation>To be signed</translation>
    </message>
    <message>
        <source>Bulletin signé</source>
        <translation>Form signed</translation>
    </message>
    <message>
        <source>Document valable</source>
        <translation>Valid document</translation>
    </message>
    <message>
        <source>Majeur</source>
        <translation>Of age</translation>
    </message>
    <message>
        <source>Interdits de jeux</source>
        <translation>Banned from gaming</translation>
    </message>
    <message>
        <source>Personnel du casino</source>
        <translation>Casino staff</translation>
    </message>
    <message>
        <source>Limitation volontaire</source>
        <translation>Voluntary limit</translation>
    </message>
    <message>
        <source>Une seule inscription</source>
        <translation>One registration only</translation>
    </message>
    <message>
        <source>Place disponible</source>
        <translation>Place available</translation>
    </message>
    <message>
        <source>Rien trouvé</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>Ne figure pas au registre</source>
        <translation>Not in the register</translation>
    </message>
    <message>
        <source>Aucune demande en cours</source>
        <translation>No request in force</translation>
    </message>
    <message>
        <source>Pas encore inscrit</source>
        <translation>Not yet registered</translation>
    </message>
    <message>
        <source>Expire le {day}</source>
        <translation>Expires on {day}</translation>
    </message>
    <message>
        <source>{passed} sur {all}</source>
        <translation>{passed} of {all}</translation>
    </message>
    <message>
        <source>Scannez ou tapez les lignes au bas de la pièce</source>
        <translation>Scan or type the lines at the foot of the document</translation>
    </message>
    <message>
        <source>Clés de contrôle exactes</source>
        <translation>Check digits right</translation>
    </message>
    <message>
        <source>Lecture à vérifier</source>
        <translation>Reading to be checked</translation>
    </message>
    <message>
        <source>Carte nationale d’identité</source>
        <translation>National identity card</translation>
    </message>
    <message>
        <source>Passeport</source>
        <translation>Passport</translation>
    </message>
    <message>
        <source>Titre de séjour</source>
        <translation>Residence permit</translation>
    </message>
    <message>
        <source>tardives jusqu’à la fin du niveau {level}</source>
        <translation>late entries until the end of level {level}</translation>
    </message>
    <message>
        <source>début à {time}</source>
        <translation>starts at {time}</translation>
    </message>
    <message>
        <source>Imprimé, à signer</source>
        <translation>Printed, to be signed</translation>
    </message>
    <message>
        <source>Imprimer le bulletin à signer</source>
        <translation>Print the form to be signed</translation>
    </message>
    <message>
        <source>Imprimez le bulletin, faites-le signer.</source>
        <translation>Print the form and have it signed.</translation>
    </message>
    <message>
        <source>Faites signer, puis cochez la case.</source>
        <translation>Have it signed, then tick the box.</translation>
    </message>
    <message>
        <source>Lisez la pièce ou tapez le bulletin.</source>
        <translation>Scan the document or type the form.</translation>
    </message>
    <message>
        <source>Tardive, n° {rank}</source>
        <translation>Late, no. {rank}</translation>
    </message>
    <message>
        <source>Lecture incomplète</source>
        <translation>Reading incomplete</translation>
    </message>
    <message>
        <source>Une lettre est mal lue : scannez de nouveau ou corrigez les lignes. Aucun champ n’a changé.</source>
        <translation>A letter was misread: scan again or correct the lines. No field has changed.</translation>
    </message>
    <message>
        <source>Il manque des lettres : scannez de nouveau toutes les lignes, ou tapez la suite.</source>
        <translation>Letters are missing: scan all the lines again, or type the rest.</translation>
    </message>
    <message>
        <source>Le bulletin part à l’imprimante.</source>
        <translation>The form is on its way to the printer.</translation>
    </message>
    <message>
        <source>Toucher un nom imprime son bulletin.</source>
        <translation>Touching a name prints the form.</translation>
    </message>
    <message>
        <source>Rien à encaisser</source>
        <translation>Nothing to take</translation>
    </message>
    <message>
        <source>{why}. Rendez la pièce d’identité et l’argent reçu, puis passez à l’inscription suivante.</source>
        <translation>{why}. Give back the identity document and any money received, then go on to the next registration.</translation>
    </message>
    <message>
        <source>Inscrire</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>tardives, niveau {level} compris</source>
        <translation>late through level {level}</translation>
    </message>
</context>
</TS>
