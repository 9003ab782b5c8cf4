<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Amounts</name>
    <message>
        <source>Appoint</source>
        <translation>Exact</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Enregistrement…</source>
        <translation>Saving…</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Majuscule</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Espace</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Effacer une lettre</source>
        <translation>Erase a letter</translation>
    </message>
    <message>
        <source>Fermer le clavier</source>
        <translation>Close the keyboard</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Corriger</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Effacer</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Valeur suivante</source>
        <translation>Next value</translation>
    </message>
</context>
<context>
    <name>MorePage</name>
    <message>
        <source>Autres pages</source>
        <translation>Other pages</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Plus</source>
        <translation>More</translation>
    </message>
    <message>
        <source>Verrouiller</source>
        <translation>Lock</translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Caisse</source>
        <translation>Cashier</translation>
    </message>
    <message>
        <source>Chef de table</source>
        <translation>Floor chief</translation>
    </message>
    <message>
        <source>Direction du tournoi</source>
        <translation>Tournament director</translation>
    </message>
    <message>
        <source>Comité de direction</source>
        <translation>Committee</translation>
    </message>
    <message>
        <source>Direction responsable</source>
        <translation>Casino director</translation>
    </message>
    <message>
        <source>Contrôle</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Cotes et résultats</source>
        <translation>Odds and results</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Administration</source>
        <translation>Administration</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Comité</source>
        <translation>Committee</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Cotes</source>
        <translation>Odds</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Fonder ma maison</source>
        <translation>Found my house</translation>
    </message>
    <message>
        <source>Compris</source>
        <translation>Understood</translation>
    </message>
    <message>
        <source>Ouvrir « Contrôle »</source>
        <translation>Open “Inspection”</translation>
    </message>
    <message>
        <source>L’écran du client n’est plus là. Annoncez les montants à voix haute.</source>
        <translation>The customer’s screen is gone. Say the amounts aloud.</translation>
    </message>
    <message>
        <source>Démonstration</source>
        <translation>Demonstration</translation>
    </message>
    <message>
        <source>Rien n’est réel : ni argent, ni joueurs, ni paris. Chaque papier le porte.</source>
        <translation>Nothing is real: no money, no players, no bets. Every paper says so.</translation>
    </message>
    <message>
        <source>Rien n’est réel, chaque papier le porte.</source>
        <translation>Nothing is real, every paper says so.</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Répondre</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Papiers à confirmer : {count}. Sont-ils sortis de l’imprimante ?</source>
        <translation>Papers to confirm: {count}. Did they come out of the printer?</translation>
    </message>
    <message>
        <source>Ouvrez d’abord une session, puis scannez.</source>
        <translation>Log in first, then scan.</translation>
    </message>
    <message>
        <source>Code illisible : scannez de nouveau, à plat.</source>
        <translation>Code not readable: scan again, held flat.</translation>
    </message>
    <message>
        <source>Ce code à {count} chiffres n’est ni un ticket ni un récépissé.</source>
        <translation>This code of {count} figures is neither a ticket nor a receipt.</translation>
    </message>
</context>
<context>
    <name>SlipPick</name>
    <message>
        <source>Retirer ce pronostic</source>
        <translation>Remove this pick</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Un de moins</source>
        <translation>One less</translation>
    </message>
    <message>
        <source>Un de plus</source>
        <translation>One more</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Occupée</source>
        <translation>Busy</translation>
    </message>
    <message>
        <source>Point de vente {number}</source>
        <translation>Point of sale {number}</translation>
    </message>
    <message>
        <source>Poste</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>Ouverte</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Fermée</source>
        <translation>Closed</translation>
    </message>
    <message>
        <source>Caisse</source>
        <translation>Drawer</translation>
    </message>
    <message>
        <source>Virtuel</source>
        <translation>Virtual</translation>
    </message>
    <message>
        <source>Prêt</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Lecteur</source>
        <translation>Scanner</translation>
    </message>
    <message>
        <source>Prête</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Virtuelle</source>
        <translation>Virtual</translation>
    </message>
    <message>
        <source>Papier bientôt fini</source>
        <translation>Paper near end</translation>
    </message>
    <message>
        <source>Plus de papier</source>
        <translation>No paper</translation>
    </message>
    <message>
        <source>Capot ouvert</source>
        <translation>Cover open</translation>
    </message>
    <message>
        <source>Massicot bloqué</source>
        <translation>Cutter jammed</translation>
    </message>
    <message>
        <source>Hors ligne</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>État inconnu</source>
        <translation>State unknown</translation>
    </message>
    <message>
        <source>Imprimante</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Impr.</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Débranché</source>
        <translation>Unplugged</translation>
    </message>
    <message>
        <source>Imprimante occupée par</source>
        <translation>Printer busy for</translation>
    </message>
    <message>
        <source>Impr. occupée par</source>
        <translation>Printer busy for</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>L’imprimante ne répond pas sur le réseau : est-elle allumée ?</source>
        <translation>The printer does not answer on the network: is it on?</translation>
    </message>
    <message>
        <source>L’imprimante refuse la connexion : éteignez-la et rallumez-la.</source>
        <translation>The printer refuses the connection: switch it off and on.</translation>
    </message>
    <message>
        <source>L’imprimante n’est plus branchée : vérifiez son câble.</source>
        <translation>The printer is unplugged: check its cable.</translation>
    </message>
    <message>
        <source>Un autre programme tient l’imprimante : fermez-le.</source>
        <translation>Another program holds the printer: close it.</translation>
    </message>
    <message>
        <source>Ce poste n’a pas le droit d’imprimer : prévenez l’administration.</source>
        <translation>This station may not print: tell the administrator.</translation>
    </message>
    <message>
        <source>L’imprimante travaille pour un autre poste.</source>
        <translation>The printer works for another station.</translation>
    </message>
    <message>
        <source>L’imprimante a coupé pendant l’impression.</source>
        <translation>The printer cut off while printing.</translation>
    </message>
    <message>
        <source>L’imprimante s’est arrêtée pendant l’impression.</source>
        <translation>The printer stopped while printing.</translation>
    </message>
    <message>
        <source>L’imprimante ne dit pas si le papier est sorti.</source>
        <translation>The printer does not say whether the paper came out.</translation>
    </message>
    <message>
        <source>Le rouleau touchait à sa fin.</source>
        <translation>The roll was nearly out.</translation>
    </message>
    <message>
        <source>Plus de papier : changez le rouleau.</source>
        <translation>Out of paper: change the roll.</translation>
    </message>
    <message>
        <source>Le capot était ouvert.</source>
        <translation>The cover was open.</translation>
    </message>
    <message>
        <source>Le massicot s’est bloqué.</source>
        <translation>The cutter got stuck.</translation>
    </message>
    <message>
        <source>L’imprimante était hors ligne.</source>
        <translation>The printer was offline.</translation>
    </message>
    <message>
        <source>L’imprimante signale une panne : éteignez-la et rallumez-la.</source>
        <translation>The printer reports a fault: switch it off and on.</translation>
    </message>
    <message>
        <source>Envoyé, sans accusé de réception.</source>
        <translation>Sent, not confirmed.</translation>
    </message>
    <message>
        <source>Trop ancien pour partir seul : il attend votre accord.</source>
        <translation>Too old to go by itself: it waits for your word.</translation>
    </message>
    <message>
        <source>Le programme s’est arrêté pendant l’impression.</source>
        <translation>The program stopped while printing.</translation>
    </message>
    <message>
        <source>Le papier est trop étroit pour le code-barres.</source>
        <translation>The paper is too narrow for the bar code.</translation>
    </message>
    <message>
        <source>Ce papier ne peut pas être mis en page.</source>
        <translation>This paper can’t be laid out.</translation>
    </message>
</context>
</TS>
