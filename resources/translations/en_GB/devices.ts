<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Devices</name>
    <message>
        <source>Appareils</source>
        <translation>Devices</translation>
    </message>
    <message>
        <source>Tapez une adresse, comme 192.168.1.40</source>
        <translation>Type an address, such as 192.168.1.40</translation>
    </message>
    <message>
        <source>Douchette qui tape au clavier</source>
        <translation>Scanner that types</translation>
    </message>
    <message>
        <source>Toujours écoutée</source>
        <translation>Always heard</translation>
    </message>
    <message>
        <source>Lisez un code</source>
        <translation>Scan a code</translation>
    </message>
    <message>
        <source>N’importe quel ticket, ou la page d’essai</source>
        <translation>Any ticket, or the test page</translation>
    </message>
    <message>
        <source>Enregistré. Vaut dès la prochaine ouverture du poste.</source>
        <translation>Saved. Takes effect when the station is next opened.</translation>
    </message>
    <message>
        <source>Regardez la page d’essai, cochez ce qui est juste.</source>
        <translation>Look at the test page and tick what is right.</translation>
    </message>
    <message>
        <source>La page d’essai montre accents, code-barres et coupe, et ouvre le tiroir.</source>
        <translation>The test page shows accents, bar code and cut, and opens the drawer.</translation>
    </message>
    <message>
        <source>Imprimante</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>Douchette</source>
        <translation>Scanner</translation>
    </message>
    <message>
        <source>Pannes simulées</source>
        <translation>Simulated faults</translation>
    </message>
    <message>
        <source>Imprimantes trouvées</source>
        <translation>Printers found</translation>
    </message>
    <message>
        <source>Modèle et papier</source>
        <translation>Model and paper</translation>
    </message>
    <message>
        <source>Douchettes</source>
        <translation>Scanners</translation>
    </message>
    <message>
        <source>Ce qui arrive à l’imprimante virtuelle</source>
        <translation>What happens to the virtual printer</translation>
    </message>
    <message>
        <source>Imprimante en réseau</source>
        <translation>Network printer</translation>
    </message>
    <message>
        <source>Clavier</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Points par ligne</source>
        <translation>Dots per line</translation>
    </message>
    <message>
        <source>Chercher à nouveau</source>
        <translation>Look again</translation>
    </message>
    <message>
        <source>Écran du client</source>
        <translation>Customer’s screen</translation>
    </message>
    <message>
        <source>Page d’essai</source>
        <translation>Test page</translation>
    </message>
    <message>
        <source>Imprimer une autre page</source>
        <translation>Print another page</translation>
    </message>
    <message>
        <source>Enregistrer ces réglages</source>
        <translation>Save these settings</translation>
    </message>
    <message>
        <source>Imprimer la page d’essai</source>
        <translation>Print the test page</translation>
    </message>
    <message>
        <source>USB</source>
        <translation>USB</translation>
    </message>
    <message>
        <source>Port série</source>
        <translation>Serial port</translation>
    </message>
    <message>
        <source>File d’impression (CUPS)</source>
        <translation>Print queue (CUPS)</translation>
    </message>
    <message>
        <source>Imprimante de Windows</source>
        <translation>Windows printer</translation>
    </message>
    <message>
        <source>Réseau</source>
        <translation>Network</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Ses papiers s’affichent à l’écran</source>
        <translation>Its papers show on the screen</translation>
    </message>
    <message>
        <source>Imprimante virtuelle</source>
        <translation>Virtual printer</translation>
    </message>
    <message>
        <source>{width} mm, {dots} points</source>
        <translation>{width} mm, {dots} dots</translation>
    </message>
    <message>
        <source>Les accents sont justes</source>
        <translation>The accents are right</translation>
    </message>
    <message>
        <source>é è ç € œ, en trois tailles</source>
        <translation>é è ç € œ, in three sizes</translation>
    </message>
    <message>
        <source>Le code-barres se lit</source>
        <translation>The bar code can be read</translation>
    </message>
    <message>
        <source>Lisez-le : la case se coche</source>
        <translation>Scan it: the box is ticked</translation>
    </message>
    <message>
        <source>Le papier est coupé</source>
        <translation>The paper is cut</translation>
    </message>
    <message>
        <source>Après la dernière ligne, pas avant</source>
        <translation>After the last line, not before</translation>
    </message>
    <message>
        <source>Le tiroir s’est ouvert</source>
        <translation>The drawer opened</translation>
    </message>
    <message>
        <source>Laissez vide s’il n’y en a pas</source>
        <translation>Leave empty if there is none</translation>
    </message>
    <message>
        <source>Accents faux : essayez le modèle du même papier en « ascii ».</source>
        <translation>Wrong accents: try the “ascii” model of the same paper.</translation>
    </message>
    <message>
        <source>Code illisible ou absent : essayez un modèle « generic ».</source>
        <translation>Code missing or unreadable: try a “generic” model.</translation>
    </message>
    <message>
        <source>Pas de coupe : déchirez à la main, ou essayez un autre modèle.</source>
        <translation>No cut: tear by hand, or try another model.</translation>
    </message>
    <message>
        <source>Tiroir fermé : sans tiroir, rien à faire ; sinon, voyez son câble.</source>
        <translation>Drawer shut: without a drawer, nothing to do; else see to its cable.</translation>
    </message>
    <message>
        <source>Code illisible</source>
        <translation>Unreadable code</translation>
    </message>
    <message>
        <source>Réglez la douchette sur les codes CODE 128, sans préfixe.</source>
        <translation>Set the scanner to CODE 128, without a prefix.</translation>
    </message>
    <message>
        <source>Douchette série ou virtuelle : rien à régler.</source>
        <translation>Serial or virtual scanner: nothing to set.</translation>
    </message>
    <message>
        <source>Suffixe Entrée</source>
        <translation>Suffix Enter</translation>
    </message>
    <message>
        <source>Suffixe Tabulation</source>
        <translation>Suffix Tab</translation>
    </message>
    <message>
        <source>Sans suffixe, donc un peu plus lente : préférez Entrée</source>
        <translation>No suffix, so a little slower: prefer Enter</translation>
    </message>
    <message>
        <source>réglée sur un autre clavier, mais comprise</source>
        <translation>set to another keyboard, but understood</translation>
    </message>
    <message>
        <source>même clavier que le poste</source>
        <translation>same keyboard as the station</translation>
    </message>
    <message>
        <source>Tout va bien</source>
        <translation>All is well</translation>
    </message>
    <message>
        <source>Ce qui attendait s’imprime</source>
        <translation>What was waiting is printed</translation>
    </message>
    <message>
        <source>Papier bientôt fini</source>
        <translation>Paper nearly out</translation>
    </message>
    <message>
        <source>Le bandeau prévient, les tickets sortent encore</source>
        <translation>The strip warns, tickets still come out</translation>
    </message>
    <message>
        <source>Plus de papier</source>
        <translation>No paper</translation>
    </message>
    <message>
        <source>Vendez : rien n’est perdu, tout attend</source>
        <translation>Sell: nothing is lost, everything waits</translation>
    </message>
    <message>
        <source>Capot ouvert</source>
        <translation>Cover open</translation>
    </message>
    <message>
        <source>Refermé, la file repart seule</source>
        <translation>Once shut, the queue goes on by itself</translation>
    </message>
    <message>
        <source>Massicot bloqué</source>
        <translation>Cutter jammed</translation>
    </message>
    <message>
        <source>À dégager à la main</source>
        <translation>To be freed by hand</translation>
    </message>
    <message>
        <source>Hors ligne</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>La touche de l’imprimante</source>
        <translation>The printer’s own key</translation>
    </message>
    <message>
        <source>Débranchée en plein ticket</source>
        <translation>Unplugged in mid-ticket</translation>
    </message>
    <message>
        <source>Le prochain papier : « Est-il sorti ? »</source>
        <translation>The next paper: “Did it come out?”</translation>
    </message>
    <message>
        <source>Muette</source>
        <translation>Silent</translation>
    </message>
    <message>
        <source>Sans réponse, l’état est inconnu</source>
        <translation>No answer, so its state is unknown</translation>
    </message>
    <message>
        <source>Douchette apprise</source>
        <translation>Scanner learnt</translation>
    </message>
    <message>
        <source>Lisez un code avec la douchette, ou choisissez un port.</source>
        <translation>Read a code with the scanner, or choose a port.</translation>
    </message>
    <message>
        <source>Choisissez une imprimante et son modèle.</source>
        <translation>Choose a printer and its model.</translation>
    </message>
    <message>
        <source>Un code lu dit son suffixe et son clavier ; enregistrez-les.</source>
        <translation>One code tells its suffix and its keyboard; save them.</translation>
    </message>
    <message>
        <source>La recherche est en cours.</source>
        <translation>The search is under way.</translation>
    </message>
    <message>
        <source>L’imprimante travaille encore.</source>
        <translation>The printer is still at work.</translation>
    </message>
    <message>
        <source>À l’écran, 80 mm</source>
        <translation>On screen, 80 mm</translation>
    </message>
    <message>
        <source>À l’écran, 58 mm</source>
        <translation>On screen, 58 mm</translation>
    </message>
    <message>
        <source>Autre modèle, 80 mm</source>
        <translation>Another model, 80 mm</translation>
    </message>
    <message>
        <source>Autre modèle, 58 mm</source>
        <translation>Another model, 58 mm</translation>
    </message>
    <message>
        <source>Sans accents, 80 mm</source>
        <translation>Without accents, 80 mm</translation>
    </message>
    <message>
        <source>Sans accents, 58 mm</source>
        <translation>Without accents, 58 mm</translation>
    </message>
</context>
</TS>
