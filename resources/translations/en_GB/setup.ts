<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>SetUp</name>
    <message>
        <source>Maison nouvelle</source>
        <translation>New house</translation>
    </message>
    <message>
        <source>Un numéro encore libre, et un nom</source>
        <translation>A number that is free, and a name</translation>
    </message>
    <message>
        <source>Une adresse comme 192.168.1.40</source>
        <translation>An address like 192.168.1.40</translation>
    </message>
    <message>
        <source>Étape {number} sur {count}</source>
        <translation>Step {number} of {count}</translation>
    </message>
    <message>
        <source>Le même code, encore une fois</source>
        <translation>The same code, once more</translation>
    </message>
    <message>
        <source>Son code, 4 à 6 chiffres</source>
        <translation>The code, 4 to 6 figures</translation>
    </message>
    <message>
        <source>Douchette qui tape au clavier</source>
        <translation>Scanner that types like a keyboard</translation>
    </message>
    <message>
        <source>Toujours écoutée, rien à régler</source>
        <translation>Always heard, nothing to set</translation>
    </message>
    <message>
        <source>Copie enregistrée, avec sa page PDF, ici :</source>
        <translation>Copy saved, with its PDF page, here:</translation>
    </message>
    <message>
        <source>Copie relue : elle rend bien les clés.</source>
        <translation>Copy read back: it gives the keys again.</translation>
    </message>
    <message>
        <source>Ajouter ce point de vente</source>
        <translation>Add this point of sale</translation>
    </message>
    <message>
        <source>Cochez au moins un rôle.</source>
        <translation>Tick at least one role.</translation>
    </message>
    <message>
        <source>Tapez la phrase : la copie est relue.</source>
        <translation>Type the phrase: the copy is read back.</translation>
    </message>
    <message>
        <source>Donner accès</source>
        <translation>Give access</translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Choisir son code</source>
        <translation>Choose the code</translation>
    </message>
    <message>
        <source>Enregistrer la copie</source>
        <translation>Save the copy</translation>
    </message>
    <message>
        <source>Relire la copie</source>
        <translation>Read the copy back</translation>
    </message>
    <message>
        <source>Fonder la maison</source>
        <translation>Found the house</translation>
    </message>
    <message>
        <source>Nom de l’établissement</source>
        <translation>Name of the establishment</translation>
    </message>
    <message>
        <source>Lieu</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Paris sportifs</source>
        <translation>Sports bets</translation>
    </message>
    <message>
        <source>Vente, contrôle, paiement</source>
        <translation>Sales, checks, payments</translation>
    </message>
    <message>
        <source>Tournois de poker</source>
        <translation>Poker tournaments</translation>
    </message>
    <message>
        <source>Inscription, salle, prix</source>
        <translation>Registration, room, prizes</translation>
    </message>
    <message>
        <source>Numéro</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Adresse</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Paie par virement</source>
        <translation>Pays by transfer</translation>
    </message>
    <message>
        <source>De 500,01 € à 4 999,99 €</source>
        <translation>From 500.01 € to 4,999.99 €</translation>
    </message>
    <message>
        <source>Centre de paiement</source>
        <translation>Payment centre</translation>
    </message>
    <message>
        <source>Paie tous les gains</source>
        <translation>Pays all winnings</translation>
    </message>
    <message>
        <source>Nom de ce poste</source>
        <translation>Name of this station</translation>
    </message>
    <message>
        <source>Son point de vente</source>
        <translation>Its point of sale</translation>
    </message>
    <message>
        <source>Phrase secrète</source>
        <translation>Secret phrase</translation>
    </message>
    <message>
        <source>La même, encore une fois</source>
        <translation>The same, once more</translation>
    </message>
    <message>
        <source>Montrer la phrase</source>
        <translation>Show the phrase</translation>
    </message>
    <message>
        <source>Fichier de la copie, sur une clé USB de préférence</source>
        <translation>File of the copy, best on a USB stick</translation>
    </message>
    <message>
        <source>La phrase, pour relire la copie</source>
        <translation>The phrase, to read the copy back</translation>
    </message>
    <message>
        <source>Imprimer la copie</source>
        <translation>Print the copy</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Clavier</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Clair ou sombre</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <source>Repris où vous en étiez. Les codes sont à retaper.</source>
        <translation>Taken up where you were. Codes have to be typed again.</translation>
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
        <source>En réseau</source>
        <translation>On the network</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Chercher</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Page d’essai</source>
        <translation>Test page</translation>
    </message>
    <message>
        <source>La maison</source>
        <translation>The house</translation>
    </message>
    <message>
        <source>Son nom et son lieu figurent sur chaque papier. Cochez ses guichets.</source>
        <translation>Name and place stand on every paper. Tick its counters.</translation>
    </message>
    <message>
        <source>Points de vente</source>
        <translation>Points of sale</translation>
    </message>
    <message>
        <source>Chacun a un numéro, un nom et une adresse. Ajoutez-les tous, ou un seul.</source>
        <translation>Each has a number, a name and an address. Add all of them, or one.</translation>
    </message>
    <message>
        <source>Premiers opérateurs</source>
        <translation>First operators</translation>
    </message>
    <message>
        <source>Il faut un administrateur et une direction. Les autres viendront ici ou plus tard, page « Opérateurs ».</source>
        <translation>An administrator and a director are needed. The others come here, or later on the page “Operators”.</translation>
    </message>
    <message>
        <source>Ce poste</source>
        <translation>This station</translation>
    </message>
    <message>
        <source>Son nom est aussi celui de sa caisse et de son imprimante.</source>
        <translation>Its drawer and its printer have the same name.</translation>
    </message>
    <message>
        <source>Imprimante et douchette</source>
        <translation>Printer and scanner</translation>
    </message>
    <message>
        <source>Imprimez la page d’essai. Sans imprimante, les papiers restent à l’écran.</source>
        <translation>Print the test page. Without a printer, papers stay on the screen.</translation>
    </message>
    <message>
        <source>Clés et copie de secours</source>
        <translation>Keys and recovery copy</translation>
    </message>
    <message>
        <source>Les clés scellent le journal. Sans copie, un disque perdu les perd : gardez-la ailleurs, et la phrase à part.</source>
        <translation>The keys seal the journal. Without a copy, a lost disk loses them: keep it elsewhere, and the phrase apart.</translation>
    </message>
    <message>
        <source>Tout est prêt</source>
        <translation>Everything is ready</translation>
    </message>
    <message>
        <source>La première écriture du journal portera ce qui suit.</source>
        <translation>The first entry of the journal will hold what follows.</translation>
    </message>
    <message>
        <source>Il manque le nom ou le lieu.</source>
        <translation>Name or place are missing.</translation>
    </message>
    <message>
        <source>Cochez au moins un guichet.</source>
        <translation>Tick at least one counter.</translation>
    </message>
    <message>
        <source>Ajoutez au moins un point de vente.</source>
        <translation>Add at least one point of sale.</translation>
    </message>
    <message>
        <source>Il manque un administrateur.</source>
        <translation>An administrator is missing.</translation>
    </message>
    <message>
        <source>Il manque une direction responsable.</source>
        <translation>A director is missing.</translation>
    </message>
    <message>
        <source>Quelqu’un n’a pas de code : touchez son nom.</source>
        <translation>Somebody has no code: touch the name.</translation>
    </message>
    <message>
        <source>Nommez ce poste et choisissez son point de vente.</source>
        <translation>Name this station and choose its point of sale.</translation>
    </message>
    <message>
        <source>Choisissez une imprimante et son modèle.</source>
        <translation>Choose a printer and its model.</translation>
    </message>
    <message>
        <source>La copie est à relire avant d’aller plus loin.</source>
        <translation>The copy is to be read back before going on.</translation>
    </message>
    <message>
        <source>code à donner</source>
        <translation>code to be given</translation>
    </message>
    <message>
        <source>Aucun papier ne sort : l’image est dans {folder}</source>
        <translation>No paper comes out: the picture is in {folder}</translation>
    </message>
    <message>
        <source>Imprimé.</source>
        <translation>Printed.</translation>
    </message>
    <message>
        <source>Établissement</source>
        <translation>Establishment</translation>
    </message>
    <message>
        <source>Guichets</source>
        <translation>Counters</translation>
    </message>
    <message>
        <source>Opérateurs</source>
        <translation>Operators</translation>
    </message>
    <message>
        <source>Poste</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>Copie des clés</source>
        <translation>Copy of the keys</translation>
    </message>
    <message>
        <source>Rejoindre une maison</source>
        <translation>Join a house</translation>
    </message>
    <message>
        <source>Il faut une phrase d’au moins {least} caractères. Il en manque {missing}.</source>
        <translation>A phrase of at least {least} characters is needed. {missing} are missing.</translation>
    </message>
    <message>
        <source>Tapez la même phrase une seconde fois.</source>
        <translation>Type the same phrase a second time.</translation>
    </message>
    <message>
        <source>Les deux phrases ne sont pas les mêmes.</source>
        <translation>The two phrases are not the same.</translation>
    </message>
</context>
</TS>
