<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Prints</name>
    <message>
        <source>Impressions</source>
        <translation>Printing</translation>
    </message>
    <message>
        <source>L’imprimante est interrogée.</source>
        <translation>The printer is being asked.</translation>
    </message>
    <message>
        <source>Enregistré</source>
        <translation>Recorded</translation>
    </message>
    <message>
        <source>Oui, entier et lisible</source>
        <translation>Yes, whole and legible</translation>
    </message>
    <message>
        <source>Il est déjà sorti</source>
        <translation>It came out already</translation>
    </message>
    <message>
        <source>Faire un duplicata</source>
        <translation>Make a duplicate</translation>
    </message>
    <message>
        <source>Accord d’un responsable</source>
        <translation>A supervisor’s word</translation>
    </message>
    <message>
        <source>Remplacer {title}, déjà sorti</source>
        <translation>Replace {title}, which came out</translation>
    </message>
    <message>
        <source>Le responsable choisit son nom et tape son code.</source>
        <translation>The supervisor chooses the name and types the code.</translation>
    </message>
    <message>
        <source>Copie pour le dossier</source>
        <translation>Copy for the file</translation>
    </message>
    <message>
        <source>Non, faire un duplicata</source>
        <translation>No, make a duplicate</translation>
    </message>
    <message>
        <source>Imprimer maintenant</source>
        <translation>Print it now</translation>
    </message>
    <message>
        <source>Réessayer</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Le papier est-il sorti ?</source>
        <translation>Did the paper come out?</translation>
    </message>
    <message>
        <source>Le ticket est-il sorti ?</source>
        <translation>Did the ticket come out?</translation>
    </message>
    <message>
        <source>Ce papier n’est pas sorti</source>
        <translation>This paper did not come out</translation>
    </message>
    <message>
        <source>Imprimer ce papier ?</source>
        <translation>Print this paper?</translation>
    </message>
    <message>
        <source>Ce papier attend</source>
        <translation>This paper waits</translation>
    </message>
    <message>
        <source>Imprimer à nouveau ?</source>
        <translation>Print again?</translation>
    </message>
    <message>
        <source>Imprimé</source>
        <translation>Printed</translation>
    </message>
    <message>
        <source>Remplacé par un duplicata</source>
        <translation>Replaced by a duplicate</translation>
    </message>
    <message>
        <source>Échec</source>
        <translation>Failed</translation>
    </message>
    <message>
        <source>Retenu</source>
        <translation>Held back</translation>
    </message>
    <message>
        <source>Envoyé</source>
        <translation>Sent</translation>
    </message>
    <message>
        <source>Le duplicata remplace le premier papier, qui ne sera plus payable.</source>
        <translation>The duplicate replaces the first paper, which will no longer be payable.</translation>
    </message>
    <message>
        <source>Ce ticket est sorti : le remplacer demande l’accord d’un responsable.</source>
        <translation>This ticket came out: replacing it needs a supervisor.</translation>
    </message>
    <message>
        <source>Le nouveau papier portera « DUPLICATA ».</source>
        <translation>The new paper will bear “DUPLICATA”.</translation>
    </message>
    <message>
        <source>Les ventes sont enregistrées : seul le papier attend.</source>
        <translation>Sales are recorded: only the paper waits.</translation>
    </message>
    <message>
        <source>À traiter et récents</source>
        <translation>To do and recent</translation>
    </message>
    <message>
        <source>Toute la journée</source>
        <translation>The whole day</translation>
    </message>
    <message>
        <source>Aucun papier aujourd’hui</source>
        <translation>No papers today</translation>
    </message>
    <message>
        <source>Tickets, reçus et rapports imprimés ici s’ajouteront à la liste.</source>
        <translation>Tickets, receipts and reports printed here are added to the list.</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Rien à confirmer</source>
        <translation>Nothing to confirm</translation>
    </message>
    <message>
        <source>Papier : {title}</source>
        <translation>Paper: {title}</translation>
    </message>
    <message>
        <source>Heure</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Montant</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>Imprimante</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>État</source>
        <translation>State</translation>
    </message>
    <message>
        <source>{printer} · {paper} mm</source>
        <translation>{printer} · {paper} mm</translation>
    </message>
    <message>
        <source>Duplicata {count} · {title}</source>
        <translation>Duplicate {count} · {title}</translation>
    </message>
    <message>
        <source>En attente</source>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Impression</source>
        <translation>Printing</translation>
    </message>
    <message>
        <source>À confirmer</source>
        <translation>To confirm</translation>
    </message>
    <message>
        <source>À libérer</source>
        <translation>Held back</translation>
    </message>
    <message>
        <source>Remplacé</source>
        <translation>Replaced</translation>
    </message>
    <message>
        <source>Prête.</source>
        <translation>Ready.</translation>
    </message>
    <message>
        <source>Virtuelle : ses papiers s’affichent à l’écran.</source>
        <translation>Virtual: its papers are shown on the screen.</translation>
    </message>
    <message>
        <source>Papier bientôt fini. Préparez un rouleau.</source>
        <translation>Paper nearly out. Have a roll ready.</translation>
    </message>
    <message>
        <source>Plus de papier. Changez le rouleau : la file repart seule.</source>
        <translation>Out of paper. Change the roll: the queue goes on by itself.</translation>
    </message>
    <message>
        <source>Capot ouvert. Refermez-le : la file repart seule.</source>
        <translation>Cover open. Close it: the queue goes on by itself.</translation>
    </message>
    <message>
        <source>Massicot bloqué. Retirez le papier coincé, puis réessayez.</source>
        <translation>Cutter stuck. Take the jammed paper out, then try again.</translation>
    </message>
    <message>
        <source>Hors ligne.</source>
        <translation>Offline.</translation>
    </message>
    <message>
        <source>Ne répond plus depuis {time}. État inconnu.</source>
        <translation>Silent since {time}. State unknown.</translation>
    </message>
    <message>
        <source>Occupée par {station} : les papiers d’ici suivent d’eux-mêmes.</source>
        <translation>Busy for {station}: papers from here follow by themselves.</translation>
    </message>
    <message>
        <source>un autre poste</source>
        <translation>another station</translation>
    </message>
    <message>
        <source>Envoyé, sans accusé</source>
        <translation>Sent, not acknowledged</translation>
    </message>
    <message>
        <source>L’ordre précédent est encore en cours.</source>
        <translation>The order before is still under way.</translation>
    </message>
</context>
</TS>
