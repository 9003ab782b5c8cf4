<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Details</name>
    <message>
        <source>{day} à {time}</source>
        <translation>{day} at {time}</translation>
    </message>
    <message>
        <source>nom</source>
        <translation>surname</translation>
    </message>
    <message>
        <source>nom de naissance</source>
        <translation>birth name</translation>
    </message>
    <message>
        <source>prénoms</source>
        <translation>given names</translation>
    </message>
    <message>
        <source>date de naissance</source>
        <translation>date of birth</translation>
    </message>
    <message>
        <source>lieu de naissance</source>
        <translation>place of birth</translation>
    </message>
    <message>
        <source>nationalité</source>
        <translation>nationality</translation>
    </message>
    <message>
        <source>adresse</source>
        <translation>address</translation>
    </message>
    <message>
        <source>pièce d’identité</source>
        <translation>identity document</translation>
    </message>
    <message>
        <source>numéro de la pièce</source>
        <translation>document number</translation>
    </message>
    <message>
        <source>date de validité</source>
        <translation>date of expiry</translation>
    </message>
    <message>
        <source>lignes de la zone de lecture</source>
        <translation>lines of the machine-readable zone</translation>
    </message>
    <message>
        <source>nom du tournoi</source>
        <translation>name of the tournament</translation>
    </message>
    <message>
        <source>cave</source>
        <translation>buy-in</translation>
    </message>
    <message>
        <source>droit d’inscription</source>
        <translation>entry fee</translation>
    </message>
    <message>
        <source>jetons</source>
        <translation>chips</translation>
    </message>
    <message>
        <source>places par table</source>
        <translation>seats per table</translation>
    </message>
    <message>
        <source>capacité</source>
        <translation>capacity</translation>
    </message>
    <message>
        <source>niveaux</source>
        <translation>levels</translation>
    </message>
    <message>
        <source>participation en espèces</source>
        <translation>contribution in cash</translation>
    </message>
    <message>
        <source>participation en nature</source>
        <translation>contribution in kind</translation>
    </message>
    <message>
        <source>garantie</source>
        <translation>guarantee</translation>
    </message>
    <message>
        <source>recave</source>
        <translation>rebuy</translation>
    </message>
    <message>
        <source>séances</source>
        <translation>sessions</translation>
    </message>
    <message>
        <source>table de prix</source>
        <translation>payout table</translation>
    </message>
    <message>
        <source>règlement au ministère</source>
        <translation>rules to the ministry</translation>
    </message>
    <message>
        <source>règlement au préfet</source>
        <translation>rules to the prefect</translation>
    </message>
    <message>
        <source>plan des tables</source>
        <translation>table plan</translation>
    </message>
    <message>
        <source>personnel temporaire</source>
        <translation>temporary staff</translation>
    </message>
    <message>
        <source>tournoi à table unique</source>
        <translation>single-table tournament</translation>
    </message>
    <message>
        <source>changement de date</source>
        <translation>change of date</translation>
    </message>
    <message>
        <source>annulation</source>
        <translation>cancellation</translation>
    </message>
    <message>
        <source>report</source>
        <translation>postponement</translation>
    </message>
    <message>
        <source>table de la saison</source>
        <translation>table of the season</translation>
    </message>
    <message>
        <source>espèces</source>
        <translation>cash</translation>
    </message>
    <message>
        <source>virement</source>
        <translation>bank transfer</translation>
    </message>
    <message>
        <source>chèque</source>
        <translation>cheque</translation>
    </message>
    <message>
        <source>carte</source>
        <translation>card</translation>
    </message>
    <message>
        <source>oui ou non</source>
        <translation>yes or no</translation>
    </message>
    <message>
        <source>un texte d’une ligne, sans signe spécial</source>
        <translation>one line of text, without special signs</translation>
    </message>
    <message>
        <source>un IBAN complet, sans faute de frappe</source>
        <translation>a complete IBAN, without a slip of the keys</translation>
    </message>
    <message>
        <source>une clé publique de 64 chiffres de 0 à f</source>
        <translation>a public key of 64 figures from 0 to f</translation>
    </message>
    <message>
        <source>le chemin complet d’un dossier qui existe sur ce poste</source>
        <translation>the whole path of a folder that there is on this station</translation>
    </message>
    <message>
        <source>une adresse http ou https, sans mot de passe</source>
        <translation>an http or https address, without a password</translation>
    </message>
    <message>
        <source>au moins une activité : paris ou tournois</source>
        <translation>at least one trade: bets or tournaments</translation>
    </message>
    <message>
        <source>un numéro qu’aucun autre point de vente ne porte</source>
        <translation>a number that no other point of sale bears</translation>
    </message>
    <message>
        <source>mi-temps</source>
        <translation>half-time</translation>
    </message>
    <message>
        <source>fin de match</source>
        <translation>full time</translation>
    </message>
    <message>
        <source>première équipe à marquer</source>
        <translation>first side to score</translation>
    </message>
    <message>
        <source>une des réponses proposées</source>
        <translation>one of the answers offered</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Fichier illisible</source>
        <translation>The file cannot be read</translation>
    </message>
    <message>
        <source>Le fichier n’a pas la forme attendue ; rien n’en est repris.</source>
        <translation>The file is not in the expected form; nothing of it is taken over.</translation>
    </message>
    <message>
        <source>Corrigez les lignes nommées, ou demandez un autre fichier à l’opérateur.</source>
        <translation>Correct the lines that are named, or ask the operator for another file.</translation>
    </message>
    <message>
        <source>Importez ensuite le fichier entier.</source>
        <translation>Then import the whole file.</translation>
    </message>
    <message>
        <source>Signature du fichier refusée</source>
        <translation>Signature of the file refused</translation>
    </message>
    <message>
        <source>Ce fichier n’est pas signé par l’opérateur des paris ; rien n’en est repris.</source>
        <translation>This file is not signed by the operator of the bets; nothing of it is taken over.</translation>
    </message>
    <message>
        <source>Prenez le fichier et sa signature à leur source, sans y toucher.</source>
        <translation>Take the file and its signature from their source, without changing them.</translation>
    </message>
    <message>
        <source>Prévenez l’opérateur si la signature reste fausse.</source>
        <translation>Tell the operator if the signature stays wrong.</translation>
    </message>
    <message>
        <source>Le récapitulatif n’est pas confirmé</source>
        <translation>The summary is not confirmed</translation>
    </message>
    <message>
        <source>Nom et IBAN se relisent sur le récapitulatif imprimé avant le virement.</source>
        <translation>Name and IBAN are read again on the printed summary before the transfer.</translation>
    </message>
    <message>
        <source>Imprimez le récapitulatif et faites-le relire au gagnant.</source>
        <translation>Print the summary and have the winner read it.</translation>
    </message>
    <message>
        <source>Confirmez ensuite le virement, sans rien changer.</source>
        <translation>Then confirm the transfer without changing anything.</translation>
    </message>
    <message>
        <source>Il faut l’accord d’un responsable</source>
        <translation>A supervisor has to agree</translation>
    </message>
    <message>
        <source>Votre fonction ne permet pas cet acte ; il revient à : {roles}. Rien n’est fait.</source>
        <translation>Your function does not allow this act; it belongs to: {roles}. Nothing is done.</translation>
    </message>
    <message>
        <source>L’accord donné vaut pour un autre montant que {amount}. Rien n’est fait.</source>
        <translation>The approval was given for another amount than {amount}. Nothing is done.</translation>
    </message>
    <message>
        <source>Votre fonction ne le permet pas, ou l’accord donné ne vaut pas ici. Rien n’est fait.</source>
        <translation>Your function does not allow this act, or the approval was not given for it. Nothing is done.</translation>
    </message>
    <message>
        <source>Appelez un responsable : il tape son code à ce poste.</source>
        <translation>Call a supervisor, who types a PIN at this station.</translation>
    </message>
    <message>
        <source>Personne n’approuve son propre acte : il faut une autre personne que vous.</source>
        <translation>Nobody approves an act of their own: it takes another person.</translation>
    </message>
    <message>
        <source>Code personnel refusé</source>
        <translation>PIN refused</translation>
    </message>
    <message>
        <source>Le code n’est pas le bon, ou n’a pas de 4 à 6 chiffres.</source>
        <translation>The PIN is not the right one, or does not have 4 to 6 digits.</translation>
    </message>
    <message>
        <source>Tapez le code une nouvelle fois, sans hâte.</source>
        <translation>Type the PIN again, without haste.</translation>
    </message>
    <message>
        <source>Après trois codes faux, l’accès est bloqué un moment.</source>
        <translation>After three wrong PINs access is blocked for a while.</translation>
    </message>
    <message>
        <source>Accès bloqué un moment</source>
        <translation>Access blocked for a while</translation>
    </message>
    <message>
        <source>Trois codes faux : cette personne peut essayer de nouveau à {until_time}.</source>
        <translation>Three wrong PINs: this person may try again at {until_time}.</translation>
    </message>
    <message>
        <source>Trois codes faux : il faut attendre avant d’essayer de nouveau.</source>
        <translation>Three wrong PINs: wait before trying again.</translation>
    </message>
    <message>
        <source>Attendez, ou laissez le poste à un collègue.</source>
        <translation>Wait, or leave the station to a colleague.</translation>
    </message>
    <message>
        <source>Code oublié ? L’administration en donne un autre.</source>
        <translation>PIN forgotten? Administration gives another.</translation>
    </message>
    <message>
        <source>La caisse n’est pas ouverte</source>
        <translation>The drawer is not open</translation>
    </message>
    <message>
        <source>Aucun mouvement d’argent ne se fait sans caisse ouverte. Rien n’est encaissé.</source>
        <translation>No money moves without an open drawer. Nothing is charged.</translation>
    </message>
    <message>
        <source>Ouvrez la caisse avec son fonds, page « Caisse ».</source>
        <translation>Open the drawer with its float, page “Drawer”.</translation>
    </message>
    <message>
        <source>Recommencez ensuite : rien n’a été gardé de cet essai.</source>
        <translation>Then start again: nothing was kept of this try.</translation>
    </message>
    <message>
        <source>Une caisse est encore ouverte</source>
        <translation>A drawer is still open</translation>
    </message>
    <message>
        <source>Elle est ouverte depuis le {opened_at}.</source>
        <translation>It has been open since {opened_at}.</translation>
    </message>
    <message>
        <source>Caisse ouverte : {drawers}.</source>
        <translation>Open drawer: {drawers}.</translation>
    </message>
    <message>
        <source>Elle doit être comptée et fermée d’abord.</source>
        <translation>It has to be counted and closed first.</translation>
    </message>
    <message>
        <source>Comptez et fermez la caisse ouverte, page « Caisse ».</source>
        <translation>Count and close the open drawer, page “Drawer”.</translation>
    </message>
    <message>
        <source>Son caissier est parti ? Un responsable peut la fermer, avec les deux noms.</source>
        <translation>Its cashier has left? A supervisor can close it, with both names.</translation>
    </message>
    <message>
        <source>Cette journée est déjà clôturée</source>
        <translation>This day is already closed</translation>
    </message>
    <message>
        <source>La clôture du {day} est scellée ; elle ne se refait pas.</source>
        <translation>The closure of {day} is sealed; it is not made again.</translation>
    </message>
    <message>
        <source>Sa clôture est scellée ; elle ne se refait pas.</source>
        <translation>Its closure is sealed; it is not made again.</translation>
    </message>
    <message>
        <source>Réimprimez la clôture, page « Impressions », s’il en manque le papier.</source>
        <translation>Print the closure again, page “Prints”, if its paper is missing.</translation>
    </message>
    <message>
        <source>L’horloge du poste retarde</source>
        <translation>The station’s clock is behind</translation>
    </message>
    <message>
        <source>Il est {now} ici, mais le dernier acte scellé est du {latest}. Rien n’est vendu ni payé.</source>
        <translation>It is {now} at this station, but the last sealed act is of {latest}. Nothing is sold, nothing is paid.</translation>
    </message>
    <message>
        <source>Elle est avant le dernier acte scellé. Rien n’est vendu, rien n’est payé.</source>
        <translation>It is before the last sealed act. Nothing is sold, nothing is paid.</translation>
    </message>
    <message>
        <source>Mettez l’ordinateur à l’heure et recommencez.</source>
        <translation>Set the computer’s clock right and start again.</translation>
    </message>
    <message>
        <source>L’heure est bonne ? Un responsable fait constater le recul d’horloge, avec un motif.</source>
        <translation>The time is right? A supervisor has the change recorded, with a reason.</translation>
    </message>
    <message>
        <source>Le bon du prix n° {place} est pour un autre tournoi, à son prix d’entrée : {buy_in}. Touchez le bon pour en choisir un autre, ou aucun.</source>
        <translation>The voucher of prize no. {place} is for another tournament, at its buy-in: {buy_in}. Touch the voucher to choose another one, or none.</translation>
    </message>
    <message>
        <source>Le bon du prix n° {place} vaut {voucher}, plus que ce prix. Touchez le bon pour en choisir un autre, ou aucun.</source>
        <translation>The voucher of prize no. {place} is worth {voucher}, more than that prize. Touch the voucher to choose another one, or none.</translation>
    </message>
    <message>
        <source>Montant impossible</source>
        <translation>Impossible amount</translation>
    </message>
    <message>
        <source>{amount} ne peut pas être enregistré ici.</source>
        <translation>{amount} can’t be recorded here.</translation>
    </message>
    <message>
        <source>{denomination} n’est ni une pièce ni un billet, ou le nombre est négatif.</source>
        <translation>{denomination} is neither a coin nor a note, or the number is negative.</translation>
    </message>
    <message>
        <source>Le montant est vide, négatif, ou ne tombe pas juste.</source>
        <translation>The amount is empty, negative, or does not add up.</translation>
    </message>
    <message>
        <source>Corrigez le montant et recommencez.</source>
        <translation>Correct the amount and start again.</translation>
    </message>
    <message>
        <source>Il manque le motif</source>
        <translation>The reason is missing</translation>
    </message>
    <message>
        <source>Cet acte reste au journal avec son motif. Rien n’est fait sans lui.</source>
        <translation>This act stays in the journal with its reason. Nothing is done without it.</translation>
    </message>
    <message>
        <source>Écrivez le motif en quelques mots, puis recommencez.</source>
        <translation>Write the reason in a few words, then start again.</translation>
    </message>
    <message>
        <source>La caisse n’a pas assez</source>
        <translation>The drawer does not hold enough</translation>
    </message>
    <message>
        <source>Elle contient {held}, il faut {amount}. Rien n’est payé.</source>
        <translation>It holds {held}, {amount} is needed. Nothing is paid out.</translation>
    </message>
    <message>
        <source>La caisse contient {drawer}, il faut {amount}. Rien n’est payé.</source>
        <translation>The drawer holds {drawer}, {amount} is needed. Nothing is paid out.</translation>
    </message>
    <message>
        <source>Les espèces en caisse ne suffisent pas. Rien n’est payé.</source>
        <translation>The cash in the drawer is not enough. Nothing is paid out.</translation>
    </message>
    <message>
        <source>Apportez de l’argent du coffre : page « Caisse », « Apport ».</source>
        <translation>Bring money from the safe: page “Drawer”, “Cash in”.</translation>
    </message>
    <message>
        <source>Ou adressez le client à une autre caisse du point de vente.</source>
        <translation>Or send the customer to another drawer of this point of sale.</translation>
    </message>
    <message>
        <source>Introuvable</source>
        <translation>Not found</translation>
    </message>
    <message>
        <source>Aucun papier du spool ne porte le numéro {job}, ou son état ne le permet plus.</source>
        <translation>No paper in the list has the number {job}, or its state no longer allows it.</translation>
    </message>
    <message>
        <source>La table {table} n’est pas ouverte, ou le compte est négatif.</source>
        <translation>Table {table} is not open, or the count is negative.</translation>
    </message>
    <message>
        <source>La maison ne connaît pas ce qui est demandé. Rien n’est fait.</source>
        <translation>The house does not know what is asked for. Nothing is done.</translation>
    </message>
    <message>
        <source>Relisez la liste : un collègue l’a peut-être changée.</source>
        <translation>Look at the list again: a colleague may have changed it.</translation>
    </message>
    <message>
        <source>Recommencez depuis la liste.</source>
        <translation>Start again from the list.</translation>
    </message>
    <message>
        <source>Le disque est plein</source>
        <translation>The disk is full</translation>
    </message>
    <message>
        <source>Rien n’a été enregistré ; ce qui l’était le reste.</source>
        <translation>Nothing was recorded; what was recorded stays.</translation>
    </message>
    <message>
        <source>Libérez de la place sur le disque du poste.</source>
        <translation>Free some room on the station’s disk.</translation>
    </message>
    <message>
        <source>Recommencez ensuite : la caisse est intacte.</source>
        <translation>Then start again: the drawer is intact.</translation>
    </message>
    <message>
        <source>Le dossier ne s’ouvre pas</source>
        <translation>The folder does not open</translation>
    </message>
    <message>
        <source>{path} : {why}</source>
        <translation>{path}: {why}</translation>
    </message>
    <message>
        <source>Le fichier n’a été ni lu ni écrit.</source>
        <translation>The file was neither read nor written.</translation>
    </message>
    <message>
        <source>Vérifiez que le disque ou la clé est branché, et qu’il reste de la place.</source>
        <translation>Check that the disk or key is plugged in, and that there is room left.</translation>
    </message>
    <message>
        <source>Recommencez ensuite : rien n’est perdu.</source>
        <translation>Then try again: nothing is lost.</translation>
    </message>
    <message>
        <source>Le magasin de données est occupé</source>
        <translation>The data store is busy</translation>
    </message>
    <message>
        <source>Un autre programme le tient. Rien n’a été enregistré.</source>
        <translation>Another program holds it. Nothing was recorded.</translation>
    </message>
    <message>
        <source>Recommencez dans un instant.</source>
        <translation>Start again in a moment.</translation>
    </message>
    <message>
        <source>Une sauvegarde ou un autre guichet ouvert ? Attendez sa fin.</source>
        <translation>A backup or another counter open? Wait until it ends.</translation>
    </message>
    <message>
        <source>Le magasin de données est abîmé</source>
        <translation>The data store is damaged</translation>
    </message>
    <message>
        <source>Le guichet n’écrit plus rien.</source>
        <translation>The counter writes nothing any more.</translation>
    </message>
    <message>
        <source>Ne vendez plus rien à ce poste.</source>
        <translation>Sell nothing more at this station.</translation>
    </message>
    <message>
        <source>Appelez la personne qui s’occupe du poste, et lisez-lui cet écran.</source>
        <translation>Call whoever looks after the station, and read this screen out.</translation>
    </message>
    <message>
        <source>Une sauvegarde vérifiée peut être remise.</source>
        <translation>A verified backup can be put back.</translation>
    </message>
    <message>
        <source>Le magasin vient d’une version plus récente</source>
        <translation>The store is of a newer version</translation>
    </message>
    <message>
        <source>Version {version} : ce programme est plus ancien et n’y écrit pas.</source>
        <translation>Version {version}: this program is older and does not write to it.</translation>
    </message>
    <message>
        <source>Ce programme est plus ancien et n’y écrit pas.</source>
        <translation>This program is older and does not write to it.</translation>
    </message>
    <message>
        <source>Installez la version récente du guichet sur ce poste.</source>
        <translation>Install the recent version of the counter on this station.</translation>
    </message>
    <message>
        <source>Le magasin de données ne s’écrit pas</source>
        <translation>The data store can’t be written</translation>
    </message>
    <message>
        <source>Le dossier ou le disque est en lecture seule. Rien n’a été enregistré.</source>
        <translation>The folder or disk is read-only. Nothing was recorded.</translation>
    </message>
    <message>
        <source>Rendez au compte du poste le droit d’écrire.</source>
        <translation>Give the station’s account the right to write.</translation>
    </message>
    <message>
        <source>Le magasin de données ne se lit pas</source>
        <translation>The data store can’t be read</translation>
    </message>
    <message>
        <source>{path} : le fichier ne s’ouvre pas.</source>
        <translation>{path}: the file does not open.</translation>
    </message>
    <message>
        <source>Le disque ne répond pas comme il faut. Rien n’a été enregistré.</source>
        <translation>The disk does not answer as it should. Nothing was recorded.</translation>
    </message>
    <message>
        <source>Vérifiez que le disque est branché et que le dossier est au compte du poste.</source>
        <translation>Check that the disk is connected and the folder belongs to the station’s account.</translation>
    </message>
    <message>
        <source>Le site central ne répond pas</source>
        <translation>The central site does not answer</translation>
    </message>
    <message>
        <source>Rien n’a été enregistré, ni ticket ni acte.</source>
        <translation>Nothing was recorded, neither ticket nor act.</translation>
    </message>
    <message>
        <source>Vérifiez le réseau du poste, puis recommencez.</source>
        <translation>Check the station’s network, then start again.</translation>
    </message>
    <message>
        <source>La même demande n’est jamais comptée deux fois.</source>
        <translation>The same request is never counted twice.</translation>
    </message>
    <message>
        <source>Le magasin est sur un partage réseau</source>
        <translation>The store is on a network share</translation>
    </message>
    <message>
        <source>{path} est sur {file_system} : un arrêt y perdrait des actes.</source>
        <translation>{path} is on {file_system}: a stop could lose acts there.</translation>
    </message>
    <message>
        <source>Un arrêt y perdrait des actes.</source>
        <translation>A stop could lose acts there.</translation>
    </message>
    <message>
        <source>Mettez le magasin sur un disque de ce poste.</source>
        <translation>Put the store on a disk of this station.</translation>
    </message>
    <message>
        <source>Plusieurs postes ? Ils partagent un serveur PostgreSQL.</source>
        <translation>Several stations? They share a PostgreSQL server.</translation>
    </message>
    <message>
        <source>Cette base sert déjà</source>
        <translation>This database is in use</translation>
    </message>
    <message>
        <source>{database} n’est pas une base d’essai : elle n’est pas vidée.</source>
        <translation>{database} is no trial database: it is not emptied.</translation>
    </message>
    <message>
        <source>Elle n’est pas vidée.</source>
        <translation>It is not emptied.</translation>
    </message>
    <message>
        <source>Donnez une base vide, faite pour les essais.</source>
        <translation>Give an empty database made for trials.</translation>
    </message>
    <message>
        <source>Ce guichet est déjà ouvert</source>
        <translation>This station is open already</translation>
    </message>
    <message>
        <source>Le poste « {station} » tient ce magasin : un seul y vend à la fois.</source>
        <translation>Station “{station}” holds this store: one at a time sells there.</translation>
    </message>
    <message>
        <source>Un autre programme tient ce magasin : un seul y vend à la fois.</source>
        <translation>Another program holds this store: one at a time sells there.</translation>
    </message>
    <message>
        <source>Fermez l’autre fenêtre du guichet, ou continuez dans celle-là.</source>
        <translation>Close the other window of Guichet, or go on in that one.</translation>
    </message>
    <message>
        <source>Après une panne, rien à faire : le magasin se libère de lui-même.</source>
        <translation>After a crash there is nothing to do: the store frees itself.</translation>
    </message>
    <message>
        <source>Le magasin est plus ancien que ce que ce poste a vu</source>
        <translation>The store is older than what this station has seen</translation>
    </message>
    <message>
        <source>Il finit à l’écriture {last} ; ce poste a connu l’écriture {known}.</source>
        <translation>It ends at entry {last}; this station has known entry {known}.</translation>
    </message>
    <message>
        <source>Des actes que ce poste a connus n’y sont plus.</source>
        <translation>Acts that this station has known are no longer there.</translation>
    </message>
    <message>
        <source>La copie se remet par « guichet restore », signée ; reprendre demande un motif.</source>
        <translation>The copy is put back by “guichet restore”, signed for; taking over asks for a reason.</translation>
    </message>
    <message>
        <source>Gardez les papiers du jour : ils disent ce qui manque.</source>
        <translation>Keep the papers of the day: they tell what is missing.</translation>
    </message>
    <message>
        <source>Le journal n’est plus celui que ce poste a vu</source>
        <translation>The journal is no longer the one that this station has seen</translation>
    </message>
    <message>
        <source>À l’écriture {number}, il dit autre chose que ce qui était scellé.</source>
        <translation>At entry {number} it says something else than what was sealed.</translation>
    </message>
    <message>
        <source>Il dit autre chose que ce qui était scellé.</source>
        <translation>It says something else than what was sealed.</translation>
    </message>
    <message>
        <source>Appelez l’administrateur, et lisez-lui cet écran.</source>
        <translation>Call the administrator, and read this screen to him.</translation>
    </message>
    <message>
        <source>La dernière empreinte connue manque</source>
        <translation>The last known fingerprint is missing</translation>
    </message>
    <message>
        <source>Rien hors du magasin ne dit plus où le journal doit finir.</source>
        <translation>Nothing outside the store says any more where the journal has to end.</translation>
    </message>
    <message>
        <source>Appelez l’administrateur : le dossier des clés a été touché.</source>
        <translation>Call the administrator: somebody has touched the folder of keys.</translation>
    </message>
    <message>
        <source>Les gardes du magasin manquent</source>
        <translation>The store’s guards are missing</translation>
    </message>
    <message>
        <source>Tables sans garde : {tables}. Quelqu’un a touché au magasin.</source>
        <translation>Tables without guard: {tables}. Somebody touched the store.</translation>
    </message>
    <message>
        <source>Quelqu’un a touché au magasin.</source>
        <translation>Somebody touched the store.</translation>
    </message>
    <message>
        <source>Lancez la vérification du journal, et gardez son papier.</source>
        <translation>Run the verification of the journal, and keep its paper.</translation>
    </message>
    <message>
        <source>Les clés de la maison manquent</source>
        <translation>The house’s keys are missing</translation>
    </message>
    <message>
        <source>{path} ne se trouve pas : sans clés, rien ne se scelle.</source>
        <translation>{path} is not there: without keys nothing is sealed.</translation>
    </message>
    <message>
        <source>Sans clés, rien ne se scelle.</source>
        <translation>Without keys nothing is sealed.</translation>
    </message>
    <message>
        <source>Remettez la copie de secours des clés, avec sa phrase.</source>
        <translation>Put back the recovery copy of the keys, with its passphrase.</translation>
    </message>
    <message>
        <source>Les clés de la maison sont abîmées</source>
        <translation>The house’s keys are damaged</translation>
    </message>
    <message>
        <source>{path} ne se lit pas. Rien ne se scelle sans elles.</source>
        <translation>{path} can’t be read. Nothing is sealed without them.</translation>
    </message>
    <message>
        <source>Rien ne se scelle sans elles.</source>
        <translation>Nothing is sealed without them.</translation>
    </message>
    <message>
        <source>La bibliothèque SQLite est trop ancienne</source>
        <translation>The SQLite library is too old</translation>
    </message>
    <message>
        <source>Version {version} : il faut 3.51.3 ou plus récente.</source>
        <translation>Version {version}: 3.51.3 or later is needed.</translation>
    </message>
    <message>
        <source>Il faut la version 3.51.3 ou plus récente.</source>
        <translation>Version 3.51.3 or later is needed.</translation>
    </message>
    <message>
        <source>Installez le guichet avec son propre programme d’installation.</source>
        <translation>Install the counter with its own installer.</translation>
    </message>
    <message>
        <source>L’adresse du site central est fausse</source>
        <translation>The central site’s address is wrong</translation>
    </message>
    <message>
        <source>{url} n’est pas une adresse de base de données.</source>
        <translation>{url} is no address of a database.</translation>
    </message>
    <message>
        <source>Ce n’est pas une adresse de base de données.</source>
        <translation>This is no address of a database.</translation>
    </message>
    <message>
        <source>Corrigez l’adresse dans les réglages du poste.</source>
        <translation>Correct the address in the station’s settings.</translation>
    </message>
    <message>
        <source>Ce poste n’est pas installé</source>
        <translation>This station is not set up</translation>
    </message>
    <message>
        <source>La maison est dans {store} ; il manque à ce poste son nom et ses appareils.</source>
        <translation>The house is in {store}; this station lacks its name and devices.</translation>
    </message>
    <message>
        <source>Il manque à ce poste son nom et ses appareils.</source>
        <translation>This station lacks its name and devices.</translation>
    </message>
    <message>
        <source>Donnez-les-lui dans un terminal : guichet set-up --join</source>
        <translation>Give them to it in a terminal: guichet set-up --join</translation>
    </message>
    <message>
        <source>La maison de ce poste n’est pas là</source>
        <translation>The house of this station is not there</translation>
    </message>
    <message>
        <source>Ses clés sont ici, mais rien d’elle dans {folder}.</source>
        <translation>Its keys are here, but nothing of it in {folder}.</translation>
    </message>
    <message>
        <source>Ses clés sont ici, mais rien d’autre.</source>
        <translation>Its keys are here, but nothing else.</translation>
    </message>
    <message>
        <source>Branchez le disque, ou attendez le dossier qui manque, et rouvrez le guichet.</source>
        <translation>Connect the disk, or wait for the folder that is missing, and open the counter again.</translation>
    </message>
    <message>
        <source>L’imprimante ne répond pas</source>
        <translation>The printer does not answer</translation>
    </message>
    <message>
        <source>La vente est enregistrée ; son papier attend.</source>
        <translation>The sale is recorded; its paper is waiting.</translation>
    </message>
    <message>
        <source>Vérifiez le câble, le capot et le papier.</source>
        <translation>Check cable, cover and paper.</translation>
    </message>
    <message>
        <source>Réimprimez depuis la page « Impressions ».</source>
        <translation>Print again from the page “Prints”.</translation>
    </message>
    <message>
        <source>La clôture n’est pas horodatée</source>
        <translation>The closure has no timestamp</translation>
    </message>
    <message>
        <source>Elle est faite et scellée ; seul l’horodatage de l’autorité manque.</source>
        <translation>It is done and sealed; only the authority’s timestamp is missing.</translation>
    </message>
    <message>
        <source>Rien à faire tout de suite : il est redemandé de lui-même.</source>
        <translation>Nothing to do right now: it is asked for again by itself.</translation>
    </message>
    <message>
        <source>S’il manque encore demain, faites vérifier le réseau et l’autorité réglée.</source>
        <translation>If it is still missing tomorrow, have the network and the authority’s setting checked.</translation>
    </message>
    <message>
        <source>Rien de plus n’est scellé : l’empreinte d’avant ne s’écrit pas</source>
        <translation>Nothing more is sealed: the seal before can’t be written down</translation>
    </message>
    <message>
        <source>L’écriture {number} n’a pas encore son témoin hors du magasin.</source>
        <translation>Entry {number} has no witness outside the store yet.</translation>
    </message>
    <message>
        <source>Un acte n’a pas encore son témoin hors du magasin.</source>
        <translation>An act has no witness outside the store yet.</translation>
    </message>
    <message>
        <source>Rien n’a été fait : recommencez une fois le dossier des clés réparé.</source>
        <translation>Nothing was done: try again once the keys’ folder is repaired.</translation>
    </message>
    <message>
        <source>La dernière empreinte ne s’écrit pas</source>
        <translation>The last seal can’t be written down</translation>
    </message>
    <message>
        <source>L’acte est enregistré ; seul son témoin hors du magasin manque.</source>
        <translation>The act is recorded; only its witness outside the store is missing.</translation>
    </message>
    <message>
        <source>Rendez au compte du poste le droit d’écrire dans le dossier des clés.</source>
        <translation>Give the station’s account the right to write to the keys’ folder.</translation>
    </message>
    <message>
        <source>Inscriptions fermées</source>
        <translation>Registration closed</translation>
    </message>
    <message>
        <source>Ce tournoi ne prend plus d’inscription. Rien n’est encaissé.</source>
        <translation>This tournament takes no more entries. Nothing is charged.</translation>
    </message>
    <message>
        <source>Le tournoi a commencé ? Voyez l’inscription tardive.</source>
        <translation>The tournament has begun? See late registration.</translation>
    </message>
    <message>
        <source>Proposez un autre tournoi.</source>
        <translation>Offer another tournament.</translation>
    </message>
    <message>
        <source>Le bulletin est incomplet</source>
        <translation>The form is incomplete</translation>
    </message>
    <message>
        <source>Il manque : {fields}.</source>
        <translation>Missing: {fields}.</translation>
    </message>
    <message>
        <source>Il manque des renseignements.</source>
        <translation>Information is missing.</translation>
    </message>
    <message>
        <source>Complétez le bulletin, ou lisez la pièce d’identité.</source>
        <translation>Fill in the form, or scan the identity document.</translation>
    </message>
    <message>
        <source>Interdit de jeux</source>
        <translation>Banned from gambling</translation>
    </message>
    <message>
        <source>Cette personne ne peut en aucun cas être admise. Rien n’est encaissé.</source>
        <translation>This person can’t be admitted in any case. Nothing is charged.</translation>
    </message>
    <message>
        <source>« Je ne peux pas enregistrer votre inscription. »</source>
        <translation>“I can’t take your registration.”</translation>
    </message>
    <message>
        <source>Restez discret : n’en donnez pas la raison devant les autres.</source>
        <translation>Be discreet: do not give the reason in front of others.</translation>
    </message>
    <message>
        <source>Appelez la direction du tournoi.</source>
        <translation>Call the tournament director.</translation>
    </message>
    <message>
        <source>Un nom proche est interdit</source>
        <translation>A similar name is banned</translation>
    </message>
    <message>
        <source>Le nom et la naissance ressemblent à ceux d’une personne interdite. Rien n’est encaissé.</source>
        <translation>Name and birth date resemble those of a banned person. Nothing is charged.</translation>
    </message>
    <message>
        <source>Gardez la pièce d’identité à la main.</source>
        <translation>Keep the identity document at hand.</translation>
    </message>
    <message>
        <source>Un responsable compare les deux et décide, avec son code.</source>
        <translation>A supervisor compares both and decides, with a PIN.</translation>
    </message>
    <message>
        <source>La liste des interdits est trop vieille</source>
        <translation>The list of banned persons is too old</translation>
    </message>
    <message>
        <source>Elle est du {as_of} : les inscriptions sont bloquées.</source>
        <translation>It is of {as_of}: registration is blocked.</translation>
    </message>
    <message>
        <source>Les inscriptions sont bloquées.</source>
        <translation>Registration is blocked.</translation>
    </message>
    <message>
        <source>La direction importe la liste du jour.</source>
        <translation>The director imports the current list.</translation>
    </message>
    <message>
        <source>Salarié de la maison</source>
        <translation>Employee of the house</translation>
    </message>
    <message>
        <source>Les salariés et personnels agréés ne jouent pas. Rien n’est encaissé.</source>
        <translation>Employees and licensed staff do not play. Nothing is charged.</translation>
    </message>
    <message>
        <source>Expliquez la règle à la personne.</source>
        <translation>Explain the rule to the person.</translation>
    </message>
    <message>
        <source>Un homonyme ? Un responsable compare et décide.</source>
        <translation>A namesake? A supervisor compares and decides.</translation>
    </message>
    <message>
        <source>Déjà inscrit</source>
        <translation>Already registered</translation>
    </message>
    <message>
        <source>Une inscription par personne et par tournoi. Rien n’est encaissé.</source>
        <translation>One entry for each person and tournament. Nothing is charged.</translation>
    </message>
    <message>
        <source>Cherchez l’inscription dans la liste des inscrits.</source>
        <translation>Look for the entry in the list.</translation>
    </message>
    <message>
        <source>Récépissé perdu ? Réimprimez-le : il portera DUPLICATA.</source>
        <translation>Receipt lost? Print it again: it will say DUPLICATA.</translation>
    </message>
    <message>
        <source>Accès limité à sa demande</source>
        <translation>Access limited at their own wish</translation>
    </message>
    <message>
        <source>Cette personne a demandé une limitation d’accès. Rien n’est encaissé.</source>
        <translation>This person asked for limited access. Nothing is charged.</translation>
    </message>
    <message>
        <source>Un membre du comité de direction peut en décider autrement, avec son code.</source>
        <translation>A committee member may decide otherwise, with a PIN.</translation>
    </message>
    <message>
        <source>Le tournoi est complet</source>
        <translation>The tournament is full</translation>
    </message>
    <message>
        <source>Toutes les places sont prises ; personnes en attente : {waiting}.</source>
        <translation>All places are taken; people waiting: {waiting}.</translation>
    </message>
    <message>
        <source>Toutes les places sont prises.</source>
        <translation>All places are taken.</translation>
    </message>
    <message>
        <source>Proposez la liste d’attente : une place rendue va au premier.</source>
        <translation>Offer the waiting list: a freed place goes to the first.</translation>
    </message>
    <message>
        <source>Il manque le paiement</source>
        <translation>Payment is missing</translation>
    </message>
    <message>
        <source>À payer : {due}, reçu : {tendered}.</source>
        <translation>Due: {due}, received: {tendered}.</translation>
    </message>
    <message>
        <source>À payer : {due}.</source>
        <translation>Due: {due}.</translation>
    </message>
    <message>
        <source>Rien n’a été payé pour cette inscription.</source>
        <translation>Nothing was paid for this entry.</translation>
    </message>
    <message>
        <source>Encaissez ce qui est dû, puis recommencez.</source>
        <translation>Take what is due, then start again.</translation>
    </message>
    <message>
        <source>Pièce d’identité périmée</source>
        <translation>Identity document expired</translation>
    </message>
    <message>
        <source>Elle n’est plus valable depuis le {expires}.</source>
        <translation>It has not been valid since {expires}.</translation>
    </message>
    <message>
        <source>Elle n’est plus valable.</source>
        <translation>It is no longer valid.</translation>
    </message>
    <message>
        <source>Demandez une autre pièce d’identité, valable aujourd’hui.</source>
        <translation>Ask for another document that is valid today.</translation>
    </message>
    <message>
        <source>Lecture de la pièce à vérifier</source>
        <translation>The document was misread</translation>
    </message>
    <message>
        <source>Un chiffre de contrôle ne va pas : {field}.</source>
        <translation>A check digit is wrong: {field}.</translation>
    </message>
    <message>
        <source>Un chiffre de contrôle ne va pas.</source>
        <translation>A check digit is wrong.</translation>
    </message>
    <message>
        <source>Lisez la pièce de nouveau, ou tapez les renseignements.</source>
        <translation>Scan the document again, or type the details.</translation>
    </message>
    <message>
        <source>La présence n’est pas confirmée</source>
        <translation>Not checked in yet</translation>
    </message>
    <message>
        <source>Chacun confirme son inscription et montre sa pièce d’identité au début.</source>
        <translation>Everybody confirms the entry and shows a document at the start.</translation>
    </message>
    <message>
        <source>Pas de réinscription</source>
        <translation>No re-entry</translation>
    </message>
    <message>
        <source>Le règlement de ce tournoi n’en prévoit pas.</source>
        <translation>The rules of this tournament provide for none.</translation>
    </message>
    <message>
        <source>Expliquez la règle ; proposez un autre tournoi.</source>
        <translation>Explain the rule; offer another tournament.</translation>
    </message>
    <message>
        <source>Déjà réinscrit une fois</source>
        <translation>Already re-entered once</translation>
    </message>
    <message>
        <source>Un joueur éliminé se réinscrit une seule fois.</source>
        <translation>A player who is out re-enters only once.</translation>
    </message>
    <message>
        <source>Encore en jeu</source>
        <translation>Still in play</translation>
    </message>
    <message>
        <source>Ce joueur n’est pas éliminé. Rien n’est changé.</source>
        <translation>This player is not out. Nothing is changed.</translation>
    </message>
    <message>
        <source>Vérifiez le nom et la table avec le chef de table.</source>
        <translation>Check name and table with the floor chief.</translation>
    </message>
    <message>
        <source>Expulsé</source>
        <translation>Expelled</translation>
    </message>
    <message>
        <source>Ce joueur est expulsé : il n’est ni réinscrit, ni remboursé.</source>
        <translation>This player is expelled: no re-entry and no refund.</translation>
    </message>
    <message>
        <source>Ce bon est personnel</source>
        <translation>This voucher is personal</translation>
    </message>
    <message>
        <source>Il n’inscrit que la personne qui l’a gagné.</source>
        <translation>It registers only the person who won it.</translation>
    </message>
    <message>
        <source>Vérifiez le nom sur le bon et la pièce d’identité.</source>
        <translation>Check the name on the voucher and the document.</translation>
    </message>
    <message>
        <source>Le tirage est déjà fait</source>
        <translation>The draw has been made</translation>
    </message>
    <message>
        <source>Un tirage ne se refait pas : les places sont données.</source>
        <translation>A draw is not made again: the seats are given.</translation>
    </message>
    <message>
        <source>Consultez les places, page « Salle ».</source>
        <translation>See the seats, page “Room”.</translation>
    </message>
    <message>
        <source>Un arrivant tire sa place à l’accueil.</source>
        <translation>A late arrival draws a seat at check-in.</translation>
    </message>
    <message>
        <source>Le tirage n’est pas fait</source>
        <translation>The draw has not been made</translation>
    </message>
    <message>
        <source>Personne n’a encore de place.</source>
        <translation>Nobody has a seat yet.</translation>
    </message>
    <message>
        <source>Faites le tirage des places, page « Tirage ».</source>
        <translation>Draw the seats, page “Draw”.</translation>
    </message>
    <message>
        <source>Une table est sans chef</source>
        <translation>A table has no floor chief</translation>
    </message>
    <message>
        <source>Chaque table ouverte est surveillée par un chef de table.</source>
        <translation>Every open table is watched by a floor chief.</translation>
    </message>
    <message>
        <source>Répartissez les chefs de table sur le plan de salle.</source>
        <translation>Assign the floor chiefs on the room plan.</translation>
    </message>
    <message>
        <source>La direction responsable peut passer outre, avec un motif.</source>
        <translation>The casino director may override, with a reason.</translation>
    </message>
    <message>
        <source>Un chef a trop peu de tables</source>
        <translation>A floor chief has too few tables</translation>
    </message>
    <message>
        <source>Un chef de table surveille de deux à dix tables.</source>
        <translation>A floor chief watches two to ten tables.</translation>
    </message>
    <message>
        <source>Un chef a trop de tables</source>
        <translation>A floor chief has too many tables</translation>
    </message>
    <message>
        <source>Les tables d’un chef sont éloignées</source>
        <translation>A floor chief’s tables are apart</translation>
    </message>
    <message>
        <source>Les tables d’un chef sont voisines.</source>
        <translation>The tables of a floor chief are adjacent.</translation>
    </message>
    <message>
        <source>Le tournoi n’a pas commencé</source>
        <translation>The tournament has not begun</translation>
    </message>
    <message>
        <source>Cet acte se fait une fois le tournoi commencé.</source>
        <translation>This act is for a tournament that has begun.</translation>
    </message>
    <message>
        <source>Lancez le tournoi, ou ouvrez sa séance suivante, page « Salle ».</source>
        <translation>Start the tournament, or open its next session, page “Room”.</translation>
    </message>
    <message>
        <source>Le tournoi a commencé</source>
        <translation>The tournament has begun</translation>
    </message>
    <message>
        <source>Cela ne se change plus une fois le tournoi commencé.</source>
        <translation>This can’t be changed once the tournament has begun.</translation>
    </message>
    <message>
        <source>L’horloge est déjà en pause</source>
        <translation>The clock is already paused</translation>
    </message>
    <message>
        <source>Un collègue l’a peut-être arrêtée.</source>
        <translation>A colleague may have stopped it.</translation>
    </message>
    <message>
        <source>Touchez « Reprendre » quand le jeu repart.</source>
        <translation>Touch “Resume” when play goes on.</translation>
    </message>
    <message>
        <source>L’horloge tourne</source>
        <translation>The clock is running</translation>
    </message>
    <message>
        <source>Elle n’est pas en pause.</source>
        <translation>It is not paused.</translation>
    </message>
    <message>
        <source>Rien à faire : le jeu continue.</source>
        <translation>Nothing to do: play goes on.</translation>
    </message>
    <message>
        <source>Ce tirage ne va pas</source>
        <translation>This draw is not right</translation>
    </message>
    <message>
        <source>Une place double, une table en trop, ou un joueur sans place. Rien n’est changé.</source>
        <translation>A seat twice, a table too many, or a player without a seat. Nothing is changed.</translation>
    </message>
    <message>
        <source>Relisez le tirage fait à la main, place par place.</source>
        <translation>Go over the draw made by hand, seat by seat.</translation>
    </message>
    <message>
        <source>Il faut deux témoins</source>
        <translation>Two witnesses are needed</translation>
    </message>
    <message>
        <source>Un tirage fait à la main porte deux noms de témoins.</source>
        <translation>A draw made by hand bears the names of two witnesses.</translation>
    </message>
    <message>
        <source>Écrivez les noms des deux témoins.</source>
        <translation>Write down both witnesses’ names.</translation>
    </message>
    <message>
        <source>Pas de recave ici</source>
        <translation>No rebuy here</translation>
    </message>
    <message>
        <source>Le règlement de ce tournoi ne le prévoit pas. Rien n’est encaissé.</source>
        <translation>The rules of this tournament do not provide for it. Nothing is charged.</translation>
    </message>
    <message>
        <source>Expliquez la règle au joueur.</source>
        <translation>Explain the rule to the player.</translation>
    </message>
    <message>
        <source>La première partie est finie</source>
        <translation>The first part is over</translation>
    </message>
    <message>
        <source>Le règlement n’en vend plus à ce niveau. Rien n’est encaissé.</source>
        <translation>The rules sell no more of them at this level. Nothing is charged.</translation>
    </message>
    <message>
        <source>Plus de recave pour ce joueur</source>
        <translation>No rebuys left for this player</translation>
    </message>
    <message>
        <source>Recaves permises à chaque joueur : {limit}. Rien n’est encaissé.</source>
        <translation>Rebuys allowed to each player: {limit}. Nothing is charged.</translation>
    </message>
    <message>
        <source>Sa limite est atteinte. Rien n’est encaissé.</source>
        <translation>The limit is reached. Nothing is charged.</translation>
    </message>
    <message>
        <source>Bonus dealers déjà pris</source>
        <translation>Dealers bonus already taken</translation>
    </message>
    <message>
        <source>Chaque joueur le prend une seule fois. Rien n’est encaissé.</source>
        <translation>Each player takes it once only. Nothing is charged.</translation>
    </message>
    <message>
        <source>Ce joueur n’est pas en jeu</source>
        <translation>This player is not in play</translation>
    </message>
    <message>
        <source>Il n’est pas à une place de cette table. Rien n’est changé.</source>
        <translation>The player has no seat at this table. Nothing is changed.</translation>
    </message>
    <message>
        <source>Vérifiez le nom et la table sur le plan de salle.</source>
        <translation>Check name and table on the room plan.</translation>
    </message>
    <message>
        <source>Un fait plus récent l’empêche</source>
        <translation>A later fact prevents it</translation>
    </message>
    <message>
        <source>On revient en arrière pas à pas, le dernier fait d’abord. Rien n’est changé.</source>
        <translation>One goes back step by step, the last fact first. Nothing is changed.</translation>
    </message>
    <message>
        <source>Annulez d’abord ce qui est venu après.</source>
        <translation>Undo first what came after.</translation>
    </message>
    <message>
        <source>Le tournoi n’est pas fini</source>
        <translation>The tournament is not over</translation>
    </message>
    <message>
        <source>Joueurs encore en jeu : {in_play}.</source>
        <translation>Players still in play: {in_play}.</translation>
    </message>
    <message>
        <source>Plusieurs joueurs sont encore en jeu.</source>
        <translation>Several players are still in play.</translation>
    </message>
    <message>
        <source>Notez les éliminations jusqu’au dernier joueur.</source>
        <translation>Record eliminations down to the last player.</translation>
    </message>
    <message>
        <source>Le tournoi est fini</source>
        <translation>The tournament is over</translation>
    </message>
    <message>
        <source>Le vainqueur est connu ; rien n’est changé.</source>
        <translation>The winner is known; nothing is changed.</translation>
    </message>
    <message>
        <source>Passez aux prix et au registre.</source>
        <translation>Go on to prizes and register.</translation>
    </message>
    <message>
        <source>Tournoi arrêté ou annulé</source>
        <translation>Tournament stopped or cancelled</translation>
    </message>
    <message>
        <source>Il ne s’y fait plus que des remboursements.</source>
        <translation>Only refunds are still made.</translation>
    </message>
    <message>
        <source>Remboursez les inscrits, page « Remboursements ».</source>
        <translation>Refund the entrants, page “Refunds”.</translation>
    </message>
    <message>
        <source>Cote impossible</source>
        <translation>Impossible odds</translation>
    </message>
    <message>
        <source>« {odds} » : une cote est supérieure à 1, avec deux décimales au plus.</source>
        <translation>“{odds}”: odds are greater than 1, with two decimals at most.</translation>
    </message>
    <message>
        <source>Une cote est supérieure à 1, avec deux décimales au plus.</source>
        <translation>Odds are greater than 1, with two decimals at most.</translation>
    </message>
    <message>
        <source>Corrigez la cote, ou laissez « nd » si elle n’est pas disponible.</source>
        <translation>Correct the odds, or leave “nd” where there are none.</translation>
    </message>
    <message>
        <source>Numéro de pari déjà pris</source>
        <translation>Bet number already taken</translation>
    </message>
    <message>
        <source>Le pari {bet} existe déjà parmi les paris ouverts ce jour-là.</source>
        <translation>Bet {bet} already exists among the bets open on that day.</translation>
    </message>
    <message>
        <source>Ce numéro existe déjà parmi les paris ouverts ce jour-là.</source>
        <translation>This number already exists among the bets open on that day.</translation>
    </message>
    <message>
        <source>Prenez un autre numéro, de 1 à 999.</source>
        <translation>Take another number, from 1 to 999.</translation>
    </message>
    <message>
        <source>Le Match du Jour est complet</source>
        <translation>The Match of the Day is full</translation>
    </message>
    <message>
        <source>Dix manifestations au plus par jour, une seule par numéro.</source>
        <translation>Ten events a day at most, one for each number.</translation>
    </message>
    <message>
        <source>Choisissez un autre jour ou un numéro libre.</source>
        <translation>Choose another day or a free number.</translation>
    </message>
    <message>
        <source>Pronostics ou équipes incohérents</source>
        <translation>Picks or sides do not match</translation>
    </message>
    <message>
        <source>Le pari {bet} n’a pas le pronostic {picks}.</source>
        <translation>Bet {bet} has no pick {picks}.</translation>
    </message>
    <message>
        <source>Le pari {bet} n’a pas ces pronostics. Rien n’est changé.</source>
        <translation>Bet {bet} does not have these picks. Nothing is changed.</translation>
    </message>
    <message>
        <source>Ces pronostics ne sont pas ceux du pari. Rien n’est changé.</source>
        <translation>These picks are not the bet’s. Nothing is changed.</translation>
    </message>
    <message>
        <source>Vérifiez l’ordre des équipes et les pronostics, puis recommencez.</source>
        <translation>Check the order of the sides and the picks, then start again.</translation>
    </message>
    <message>
        <source>Horaire impossible</source>
        <translation>Impossible time</translation>
    </message>
    <message>
        <source>Le pari {bet} finirait avant d’être ouvert, ou après le début.</source>
        <translation>Bet {bet} would end before it opens, or after the start.</translation>
    </message>
    <message>
        <source>Le début ne peut pas être le {starts_at}.</source>
        <translation>The start can’t be {starts_at}.</translation>
    </message>
    <message>
        <source>Un horaire est passé, ou vient dans le mauvais ordre.</source>
        <translation>A time has passed, or comes in the wrong order.</translation>
    </message>
    <message>
        <source>Corrigez l’horaire et recommencez.</source>
        <translation>Correct the time and start again.</translation>
    </message>
    <message>
        <source>Le résultat est déjà promulgué</source>
        <translation>The result has been promulgated</translation>
    </message>
    <message>
        <source>Un résultat ne se promulgue qu’une fois ; rien n’est changé.</source>
        <translation>A result is promulgated once; nothing is changed.</translation>
    </message>
    <message>
        <source>Il est faux ? Une correction se fait avec un motif et un responsable.</source>
        <translation>It is wrong? A correction takes a reason and a supervisor.</translation>
    </message>
    <message>
        <source>Aucun résultat à corriger</source>
        <translation>No result to correct</translation>
    </message>
    <message>
        <source>Cette manifestation n’a pas encore de résultat promulgué.</source>
        <translation>This event has no promulgated result yet.</translation>
    </message>
    <message>
        <source>Promulguez d’abord le résultat, page « Résultats ».</source>
        <translation>Promulgate the result first, page “Results”.</translation>
    </message>
    <message>
        <source>Lots sous le minimum</source>
        <translation>Prizes below the minimum</translation>
    </message>
    <message>
        <source>Les lots font {total}, le minimum est de {minimum}.</source>
        <translation>The prizes make {total}, the minimum is {minimum}.</translation>
    </message>
    <message>
        <source>Les lots sont sous le minimum légal.</source>
        <translation>The prizes are below the legal minimum.</translation>
    </message>
    <message>
        <source>Montez les lots jusqu’au minimum, au centime près.</source>
        <translation>Raise the prizes to the minimum, to the cent.</translation>
    </message>
    <message>
        <source>Les parts ne font pas 100 %</source>
        <translation>The shares do not make 100 %</translation>
    </message>
    <message>
        <source>Elles font {total} %.</source>
        <translation>They make {total} %.</translation>
    </message>
    <message>
        <source>Leur somme n’est pas 100 %.</source>
        <translation>They do not add up to 100 %.</translation>
    </message>
    <message>
        <source>Corrigez les pourcentages.</source>
        <translation>Correct the percentages.</translation>
    </message>
    <message>
        <source>Les prix sont déjà fixés</source>
        <translation>Prizes are already fixed</translation>
    </message>
    <message>
        <source>La structure se fixe une seule fois.</source>
        <translation>The structure is fixed once only.</translation>
    </message>
    <message>
        <source>Consultez la liste des prix.</source>
        <translation>See the list of prizes.</translation>
    </message>
    <message>
        <source>Un prix est déjà payé</source>
        <translation>A prize has been paid</translation>
    </message>
    <message>
        <source>Le tournoi ne peut plus être arrêté.</source>
        <translation>The tournament can no longer be stopped.</translation>
    </message>
    <message>
        <source>Terminez le tournoi et le registre.</source>
        <translation>Finish the tournament and its register.</translation>
    </message>
    <message>
        <source>Des entrées peuvent encore se vendre</source>
        <translation>Entries can still be sold</translation>
    </message>
    <message>
        <source>La structure se fixe une fois les inscriptions, recaves et réinscriptions finies.</source>
        <translation>The structure is fixed once entries, rebuys and re-entries are over.</translation>
    </message>
    <message>
        <source>Attendez la fin de la période de recave.</source>
        <translation>Wait for the end of the rebuy period.</translation>
    </message>
    <message>
        <source>Pas de prix pour cette place</source>
        <translation>No prize for this place</translation>
    </message>
    <message>
        <source>La place de ce joueur n’est pas payée, ou n’est pas encore connue. Rien n’est payé.</source>
        <translation>This player’s place is not paid, or not known yet. Nothing is paid out.</translation>
    </message>
    <message>
        <source>Vérifiez la place dans la liste des prix.</source>
        <translation>Check the place in the list of prizes.</translation>
    </message>
    <message>
        <source>Les lots ne sont pas attribués</source>
        <translation>Prizes are not awarded yet</translation>
    </message>
    <message>
        <source>La retenue s’inscrit à l’attribution définitive des lots.</source>
        <translation>The rake is entered at the final award of the prizes.</translation>
    </message>
    <message>
        <source>Terminez d’abord le tournoi.</source>
        <translation>Finish the tournament first.</translation>
    </message>
    <message>
        <source>Registre déjà certifié</source>
        <translation>Register already certified</translation>
    </message>
    <message>
        <source>L’écriture est scellée et ne change plus.</source>
        <translation>The entry is sealed and no longer changes.</translation>
    </message>
    <message>
        <source>Réimprimez la page du registre si besoin.</source>
        <translation>Print the page of the register again if need be.</translation>
    </message>
    <message>
        <source>Il faut deux personnes</source>
        <translation>It takes two people</translation>
    </message>
    <message>
        <source>Qui certifie ne contresigne pas : deux personnes, deux codes.</source>
        <translation>Who certifies does not countersign: two people, two PINs.</translation>
    </message>
    <message>
        <source>Appelez le caissier des jeux pour contresigner.</source>
        <translation>Call the games cashier to countersign.</translation>
    </message>
    <message>
        <source>Le tournoi n’est pas annulé</source>
        <translation>The tournament is not cancelled</translation>
    </message>
    <message>
        <source>Un remboursement suit une annulation ou un arrêt. Rien n’est payé.</source>
        <translation>A refund follows a cancellation or a stop. Nothing is paid out.</translation>
    </message>
    <message>
        <source>Un joueur se retire ? La direction du tournoi le décide avant le début.</source>
        <translation>A player withdraws? The tournament director decides before the start.</translation>
    </message>
    <message>
        <source>Déjà remboursé</source>
        <translation>Already refunded</translation>
    </message>
    <message>
        <source>Chaque inscription se rembourse une fois. Ne payez pas.</source>
        <translation>Each entry is refunded once. Do not pay.</translation>
    </message>
    <message>
        <source>Ne remettez aucune somme.</source>
        <translation>Hand over nothing.</translation>
    </message>
    <message>
        <source>Formule impossible</source>
        <translation>Impossible formula</translation>
    </message>
    <message>
        <source>La formule {formula} ne se joue pas ; pronostics du bulletin : {picks}.</source>
        <translation>Formula {formula} can’t be played; picks on the slip: {picks}.</translation>
    </message>
    <message>
        <source>Cette formule ne va pas avec le nombre de pronostics.</source>
        <translation>This formula does not go with the number of picks.</translation>
    </message>
    <message>
        <source>Choisissez une formule proposée pour ce nombre de pronostics.</source>
        <translation>Choose a formula offered for this number of picks.</translation>
    </message>
    <message>
        <source>Mise de base impossible</source>
        <translation>Impossible base stake</translation>
    </message>
    <message>
        <source>{stake} n’est pas une mise de base : 1, 2, 5, 10, 20, 50, 75 ou 100 €.</source>
        <translation>{stake} is no base stake: 1, 2, 5, 10, 20, 50, 75 or 100 €.</translation>
    </message>
    <message>
        <source>La mise de base est de 1, 2, 5, 10, 20, 50, 75 ou 100 €.</source>
        <translation>The base stake is 1, 2, 5, 10, 20, 50, 75 or 100 €.</translation>
    </message>
    <message>
        <source>Touchez l’une des mises proposées.</source>
        <translation>Touch one of the stakes offered.</translation>
    </message>
    <message>
        <source>Pari inconnu</source>
        <translation>Unknown bet</translation>
    </message>
    <message>
        <source>Aucun pari ouvert ne porte le numéro {bet}.</source>
        <translation>No open bet has the number {bet}.</translation>
    </message>
    <message>
        <source>Cette manifestation n’est pas dans l’offre.</source>
        <translation>This event is not on offer.</translation>
    </message>
    <message>
        <source>Relisez le numéro sur l’affiche du jour.</source>
        <translation>Read the number on the day’s poster again.</translation>
    </message>
    <message>
        <source>Tapez-le de nouveau : trois chiffres au plus.</source>
        <translation>Type it again: three digits at most.</translation>
    </message>
    <message>
        <source>Un seul match par ticket</source>
        <translation>One event for each ticket</translation>
    </message>
    <message>
        <source>Un ticket « Le Match du Jour » porte sur une seule manifestation.</source>
        <translation>A “Match of the Day” ticket is about one event.</translation>
    </message>
    <message>
        <source>Gardez les lignes d’un seul match ; faites un autre ticket pour l’autre.</source>
        <translation>Keep the lines of one event; make another ticket for the other.</translation>
    </message>
    <message>
        <source>Deux fois le même pari</source>
        <translation>The same bet twice</translation>
    </message>
    <message>
        <source>Un seul pronostic est possible par pari : {pick}.</source>
        <translation>One pick only for each bet: {pick}.</translation>
    </message>
    <message>
        <source>Un seul pronostic est possible par pari.</source>
        <translation>One pick only for each bet.</translation>
    </message>
    <message>
        <source>Retirez l’un des deux pronostics.</source>
        <translation>Take one of the two picks off.</translation>
    </message>
    <message>
        <source>Deux paris sur la même manifestation</source>
        <translation>Two bets on the same event</translation>
    </message>
    <message>
        <source>{other} et {pick} ne se combinent pas : c’est le même match.</source>
        <translation>{other} and {pick} can’t be combined: it is the same event.</translation>
    </message>
    <message>
        <source>Deux paris d’un même match ne se combinent pas.</source>
        <translation>Two bets on one event can’t be combined.</translation>
    </message>
    <message>
        <source>Retirez l’un des deux, ou faites deux tickets.</source>
        <translation>Take one of them off, or make two tickets.</translation>
    </message>
    <message>
        <source>Pari annulé</source>
        <translation>Bet voided</translation>
    </message>
    <message>
        <source>Le pronostic {pick} n’est plus jouable : le pari est annulé.</source>
        <translation>Pick {pick} can no longer be played: the bet is void.</translation>
    </message>
    <message>
        <source>Ce pari est annulé ; il n’est plus jouable.</source>
        <translation>This bet is void; it can no longer be played.</translation>
    </message>
    <message>
        <source>Retirez le pari du ticket, ou choisissez-en un autre.</source>
        <translation>Take the bet off the ticket, or choose another.</translation>
    </message>
    <message>
        <source>Les tickets déjà vendus comptent ce pari à la cote 1.</source>
        <translation>Tickets already sold count this bet at odds 1.</translation>
    </message>
    <message>
        <source>Pari suspendu</source>
        <translation>Bet suspended</translation>
    </message>
    <message>
        <source>Les prises de jeu sont interrompues : {pick}.</source>
        <translation>Play is interrupted: {pick}.</translation>
    </message>
    <message>
        <source>Les prises de jeu de ce pari sont interrompues.</source>
        <translation>Play on this bet is interrupted.</translation>
    </message>
    <message>
        <source>Il reviendra peut-être : l’offre à l’écran est toujours à jour.</source>
        <translation>It may come back: the offer on screen is always up to date.</translation>
    </message>
    <message>
        <source>Pronostic suspendu</source>
        <translation>Pick suspended</translation>
    </message>
    <message>
        <source>Les prises de jeu sont interrompues pour {pick}.</source>
        <translation>Play is interrupted for {pick}.</translation>
    </message>
    <message>
        <source>Les prises de jeu de ce pronostic sont interrompues.</source>
        <translation>Play on this pick is interrupted.</translation>
    </message>
    <message>
        <source>Choisissez un autre pronostic de ce pari, ou un autre pari.</source>
        <translation>Choose another pick of this bet, or another bet.</translation>
    </message>
    <message>
        <source>Cote non disponible</source>
        <translation>No odds</translation>
    </message>
    <message>
        <source>{pick} n’a pas de cote en ce moment (nd).</source>
        <translation>{pick} has no odds at the moment (nd).</translation>
    </message>
    <message>
        <source>Ce pronostic n’a pas de cote en ce moment (nd).</source>
        <translation>This pick has no odds at the moment (nd).</translation>
    </message>
    <message>
        <source>Choisissez un autre pronostic, ou un autre pari.</source>
        <translation>Choose another pick, or another bet.</translation>
    </message>
    <message>
        <source>Trop tard pour ce pari</source>
        <translation>Too late for this bet</translation>
    </message>
    <message>
        <source>Ce pari ne se joue pas seul</source>
        <translation>This bet can’t be played alone</translation>
    </message>
    <message>
        <source>{pick} se joue seulement en combiné ou en multiple.</source>
        <translation>{pick} can only be played combined or multiple.</translation>
    </message>
    <message>
        <source>Ce pari se joue seulement en combiné ou en multiple.</source>
        <translation>This bet can only be played combined or multiple.</translation>
    </message>
    <message>
        <source>Ajoutez au moins un pari d’un autre match.</source>
        <translation>Add at least one bet on another event.</translation>
    </message>
    <message>
        <source>Formule fermée pour ce pari</source>
        <translation>Formula closed for this bet</translation>
    </message>
    <message>
        <source>{pick} ne se joue pas en {formula}.</source>
        <translation>{pick} can’t be played as {formula}.</translation>
    </message>
    <message>
        <source>Ce pari ne se joue pas dans cette formule.</source>
        <translation>This bet can’t be played in this formula.</translation>
    </message>
    <message>
        <source>Choisissez une autre formule, ou retirez ce pari.</source>
        <translation>Choose another formula, or take this bet off.</translation>
    </message>
    <message>
        <source>La cote a changé</source>
        <translation>The odds have changed</translation>
    </message>
    <message>
        <source>Pronostic : {picks}. Rien n’est encaissé, rien n’est imprimé.</source>
        <translation>Pick: {picks}. Nothing is charged, nothing is printed.</translation>
    </message>
    <message>
        <source>La cote de {pick} a changé depuis la vente : ce ticket ne s’annule plus.</source>
        <translation>The odds of {pick} have changed since the sale: this ticket can no longer be cancelled.</translation>
    </message>
    <message>
        <source>La cote n’est plus celle qui était affichée.</source>
        <translation>The odds are no longer those shown.</translation>
    </message>
    <message>
        <source>Annoncez la nouvelle cote au client.</source>
        <translation>Tell the customer the new odds.</translation>
    </message>
    <message>
        <source>Il accepte : une touche, la vente se fait. Il refuse : retirez le pari.</source>
        <translation>The customer accepts: one touch makes the sale. Otherwise: take the bet off.</translation>
    </message>
    <message>
        <source>Cote totale trop haute</source>
        <translation>Total odds too high</translation>
    </message>
    <message>
        <source>La cote totale serait de {reached} ; elle ne dépasse pas {limit}.</source>
        <translation>Total odds would be {reached}; they do not exceed {limit}.</translation>
    </message>
    <message>
        <source>La cote totale d’une combinaison ne dépasse pas 1 000.</source>
        <translation>Total odds of a combination do not exceed 1,000.</translation>
    </message>
    <message>
        <source>Retirez un pari, ou prenez une formule de moins de pronostics.</source>
        <translation>Take a bet off, or a formula with fewer picks.</translation>
    </message>
    <message>
        <source>Gain potentiel trop haut</source>
        <translation>Potential gain too high</translation>
    </message>
    <message>
        <source>{reached} de gain potentiel sur une combinaison ; limite {limit}.</source>
        <translation>{reached} of potential gain on one combination; limit {limit}.</translation>
    </message>
    <message>
        <source>La limite est atteinte. Rien n’est encaissé, rien n’est imprimé.</source>
        <translation>The limit is reached. Nothing is charged, nothing is printed.</translation>
    </message>
    <message>
        <source>Rien n’est encaissé. Baissez la mise de base, ou retirez un pari.</source>
        <translation>Nothing is charged. Lower the base stake, or take a bet off.</translation>
    </message>
    <message>
        <source>Combinaison complète</source>
        <translation>Combination full</translation>
    </message>
    <message>
        <source>{reached} de mises de tous les joueurs sur cette combinaison ; limite {limit}.</source>
        <translation>{reached} of all players’ stakes on this combination; limit {limit}.</translation>
    </message>
    <message>
        <source>Rien n’est encaissé. Baissez la mise de base, ou changez un pronostic.</source>
        <translation>Nothing is charged. Lower the base stake, or change a pick.</translation>
    </message>
    <message>
        <source>{reached} de gains potentiels de tous les joueurs sur cette combinaison ; limite {limit}.</source>
        <translation>{reached} of all players’ potential gains on this combination; limit {limit}.</translation>
    </message>
    <message>
        <source>Pari complet</source>
        <translation>Bet full</translation>
    </message>
    <message>
        <source>{reached} de mises de tous les joueurs sur le pari {item} ; limite {limit}.</source>
        <translation>{reached} of all players’ stakes on bet {item}; limit {limit}.</translation>
    </message>
    <message>
        <source>Rien n’est encaissé. Baissez la mise de base, ou choisissez un autre pari.</source>
        <translation>Nothing is charged. Lower the base stake, or choose another bet.</translation>
    </message>
    <message>
        <source>{reached} de gains potentiels de tous les joueurs sur le pari {item} ; limite {limit}.</source>
        <translation>{reached} of all players’ potential gains on bet {item}; limit {limit}.</translation>
    </message>
    <message>
        <source>Limite du jour atteinte ici</source>
        <translation>This point of sale’s day limit is reached</translation>
    </message>
    <message>
        <source>{reached} de mises aujourd’hui à ce point de vente ; limite {limit}.</source>
        <translation>{reached} of stakes today at this point of sale; limit {limit}.</translation>
    </message>
    <message>
        <source>Rien n’est encaissé. Baissez la mise de base si une petite mise passe encore.</source>
        <translation>Nothing is charged. Lower the base stake if a small one still fits.</translation>
    </message>
    <message>
        <source>Indiquez au client un autre point de vente ; la limite repart à minuit.</source>
        <translation>Tell the customer of another point of sale; the limit starts anew at midnight.</translation>
    </message>
    <message>
        <source>Combinaison complète ici</source>
        <translation>Combination full here</translation>
    </message>
    <message>
        <source>{reached} de gains potentiels sur cette combinaison à ce point de vente ; limite {limit}.</source>
        <translation>{reached} of potential gains on this combination at this point of sale; limit {limit}.</translation>
    </message>
    <message>
        <source>{reached} de mises sur cette combinaison à ce point de vente ; limite {limit}.</source>
        <translation>{reached} of stakes on this combination at this point of sale; limit {limit}.</translation>
    </message>
    <message>
        <source>Limite du jour atteinte</source>
        <translation>The day’s limit is reached</translation>
    </message>
    <message>
        <source>{reached} de gains potentiels de toute la journée ; limite {limit}.</source>
        <translation>{reached} of potential gains of the whole day; limit {limit}.</translation>
    </message>
    <message>
        <source>Rien n’est encaissé. Baissez la mise de base ; la limite repart à minuit.</source>
        <translation>Nothing is charged. Lower the base stake; the limit starts anew at midnight.</translation>
    </message>
    <message>
        <source>Pronostic bloqué</source>
        <translation>Pick blocked</translation>
    </message>
    <message>
        <source>{reached} de gains sur ce pronostic ; limite {limit}.</source>
        <translation>{reached} of gains on this pick; limit {limit}.</translation>
    </message>
    <message>
        <source>Rien n’est encaissé. Baissez la mise de base, ou choisissez un autre pronostic.</source>
        <translation>Nothing is charged. Lower the base stake, or choose another pick.</translation>
    </message>
    <message>
        <source>Ticket inconnu</source>
        <translation>Unknown ticket</translation>
    </message>
    <message>
        <source>Le numéro {number} n’est celui d’aucun ticket de la maison.</source>
        <translation>Number {number} is not that of any ticket of the house.</translation>
    </message>
    <message>
        <source>Ce numéro n’est celui d’aucun ticket de la maison.</source>
        <translation>This number is not that of any ticket of the house.</translation>
    </message>
    <message>
        <source>Lisez le code à barres de nouveau, à plat.</source>
        <translation>Scan the bar code again, laid flat.</translation>
    </message>
    <message>
        <source>Sinon, tapez les 14 chiffres du numéro d’identification.</source>
        <translation>Otherwise type the 14 digits of the identification number.</translation>
    </message>
    <message>
        <source>Ne payez rien tant que le ticket n’est pas reconnu.</source>
        <translation>Pay nothing until the ticket is recognised.</translation>
    </message>
    <message>
        <source>Numéro de contrôle faux</source>
        <translation>Wrong control number</translation>
    </message>
    <message>
        <source>Le ticket existe, mais ce contrôle n’est pas le sien.</source>
        <translation>The ticket exists, but this control number is not its own.</translation>
    </message>
    <message>
        <source>Lisez le code à barres plutôt que de taper.</source>
        <translation>Scan the bar code rather than type.</translation>
    </message>
    <message>
        <source>Il est faux encore : gardez votre calme, ne payez pas, appelez un responsable.</source>
        <translation>Still wrong: stay calm, do not pay, call a supervisor.</translation>
    </message>
    <message>
        <source>Trop de contrôles faux</source>
        <translation>Too many wrong control numbers</translation>
    </message>
    <message>
        <source>Ce poste peut essayer de nouveau le {until}.</source>
        <translation>This station may try again on {until}.</translation>
    </message>
    <message>
        <source>Ce poste doit attendre avant d’essayer de nouveau.</source>
        <translation>This station has to wait before trying again.</translation>
    </message>
    <message>
        <source>Attendez ; les autres pages restent utilisables.</source>
        <translation>Wait; the other pages can still be used.</translation>
    </message>
    <message>
        <source>Appelez un responsable si ces essais ne sont pas les vôtres.</source>
        <translation>Call a supervisor if these tries are not yours.</translation>
    </message>
    <message>
        <source>Ticket remplacé</source>
        <translation>Ticket replaced</translation>
    </message>
    <message>
        <source>Un duplicata {in_force} a été imprimé après lui : seul ce papier-là compte.</source>
        <translation>A duplicate {in_force} was printed after it: only that paper counts.</translation>
    </message>
    <message>
        <source>Un duplicata a été imprimé après lui : seul ce papier-là compte.</source>
        <translation>A duplicate was printed after it: only that paper counts.</translation>
    </message>
    <message>
        <source>« Ce papier a été remplacé. Avez-vous le duplicata ? »</source>
        <translation>“This paper was replaced. Do you have the duplicate?”</translation>
    </message>
    <message>
        <source>Lisez le duplicata ; ne payez pas sur celui-ci.</source>
        <translation>Scan the duplicate; do not pay on this one.</translation>
    </message>
    <message>
        <source>Ticket déjà annulé</source>
        <translation>Ticket already cancelled</translation>
    </message>
    <message>
        <source>Sa mise a été rendue ; il ne s’annule qu’une fois.</source>
        <translation>Its stake was given back; it is cancelled only once.</translation>
    </message>
    <message>
        <source>Ne rendez aucune somme ; gardez le ticket.</source>
        <translation>Give nothing back; keep the ticket.</translation>
    </message>
    <message>
        <source>Le client conteste ? Ouvrez une réclamation écrite.</source>
        <translation>The customer objects? Open a written claim.</translation>
    </message>
    <message>
        <source>Déjà payé</source>
        <translation>Already paid</translation>
    </message>
    <message>
        <source>{amount} ont déjà été payés : on ne paie qu’une fois.</source>
        <translation>{amount} was already paid: it is paid only once.</translation>
    </message>
    <message>
        <source>On ne paie qu’une fois. Ne payez pas.</source>
        <translation>It is paid only once. Do not pay.</translation>
    </message>
    <message>
        <source>Vendu dans un autre point de vente</source>
        <translation>Sold at another point of sale</translation>
    </message>
    <message>
        <source>L’annulation se fait seulement au point de vente {point_of_sale}.</source>
        <translation>It can be cancelled only at point of sale {point_of_sale}.</translation>
    </message>
    <message>
        <source>L’annulation se fait seulement où le ticket a été vendu.</source>
        <translation>It can be cancelled only where the ticket was sold.</translation>
    </message>
    <message>
        <source>Indiquez au client ce point de vente ; le délai est de deux heures.</source>
        <translation>Send the customer to that point of sale; the time is two hours.</translation>
    </message>
    <message>
        <source>Vendu un autre jour</source>
        <translation>Sold on another day</translation>
    </message>
    <message>
        <source>Ce ticket est du {registered_at} ; il s’annulait le jour même seulement.</source>
        <translation>This ticket is of {registered_at}; it could be cancelled only on that day.</translation>
    </message>
    <message>
        <source>L’annulation se fait le jour même seulement.</source>
        <translation>A ticket is cancelled only on the day itself.</translation>
    </message>
    <message>
        <source>Rendez le ticket : il participe au jeu.</source>
        <translation>Give the ticket back: it takes part in the game.</translation>
    </message>
    <message>
        <source>Plus de deux heures</source>
        <translation>More than two hours</translation>
    </message>
    <message>
        <source>Ce ticket est du {registered_at} ; le délai de deux heures est passé.</source>
        <translation>This ticket is of {registered_at}; the two hours have passed.</translation>
    </message>
    <message>
        <source>Le délai de deux heures est passé.</source>
        <translation>The two hours have passed.</translation>
    </message>
    <message>
        <source>Ticket annulé</source>
        <translation>Ticket cancelled</translation>
    </message>
    <message>
        <source>Sa mise a été rendue : il ne participe plus au jeu. Ne payez pas.</source>
        <translation>Its stake was given back: it no longer takes part. Do not pay.</translation>
    </message>
    <message>
        <source>En attente</source>
        <translation>Pending</translation>
    </message>
    <message>
        <source>Tous les résultats de ce ticket ne sont pas encore promulgués.</source>
        <translation>Not all results of this ticket have been promulgated yet.</translation>
    </message>
    <message>
        <source>« Il manque encore un résultat ; revenez après la promulgation. »</source>
        <translation>“A result is still missing; come back after it is out.”</translation>
    </message>
    <message>
        <source>Rendez le ticket au client : il n’est pas payé.</source>
        <translation>Give the ticket back to the customer: it is not paid.</translation>
    </message>
    <message>
        <source>Perdant</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Aucune combinaison de ce ticket ne peut plus gagner.</source>
        <translation>No combination of this ticket can win any more.</translation>
    </message>
    <message>
        <source>Trop tard : forclusion</source>
        <translation>Too late: expired</translation>
    </message>
    <message>
        <source>Le délai est passé depuis le {until}.</source>
        <translation>The time ran out on {until}.</translation>
    </message>
    <message>
        <source>Le délai est passé.</source>
        <translation>The time has run out.</translation>
    </message>
    <message>
        <source>Ne payez pas : la somme est allée au fonds de réserve.</source>
        <translation>Do not pay: the sum went to the reserve fund.</translation>
    </message>
    <message>
        <source>Aucune réclamation n’est admise après ce délai.</source>
        <translation>No claim is taken after that time.</translation>
    </message>
    <message>
        <source>Payable demain</source>
        <translation>Payable tomorrow</translation>
    </message>
    <message>
        <source>Au-delà de 500 €, le paiement est possible à partir du {payable_from}.</source>
        <translation>Over 500 €, payment is possible from {payable_from}.</translation>
    </message>
    <message>
        <source>Au-delà de 500 €, le paiement est possible le lendemain de la promulgation.</source>
        <translation>Over 500 €, payment is possible the day after the result.</translation>
    </message>
    <message>
        <source>« Ce ticket est gagnant ; revenez à partir de cette date. »</source>
        <translation>“This ticket has won; come back from that date.”</translation>
    </message>
    <message>
        <source>Payable en centre de paiement</source>
        <translation>Payable at a payment centre</translation>
    </message>
    <message>
        <source>{amount} : ce point de vente ne peut pas le payer.</source>
        <translation>{amount}: this point of sale can’t pay it.</translation>
    </message>
    <message>
        <source>Ce point de vente ne peut pas payer ce montant.</source>
        <translation>This point of sale can’t pay this amount.</translation>
    </message>
    <message>
        <source>Donnez au client l’adresse du centre de paiement.</source>
        <translation>Give the customer the address of the payment centre.</translation>
    </message>
    <message>
        <source>Ce moyen de paiement ne convient pas</source>
        <translation>Not this means of payment</translation>
    </message>
    <message>
        <source>Ce montant se paie ici par : {allowed}.</source>
        <translation>This amount is paid here by: {allowed}.</translation>
    </message>
    <message>
        <source>Ce montant se paie ici par un autre moyen.</source>
        <translation>This amount is paid here by another means.</translation>
    </message>
    <message>
        <source>Choisissez le moyen indiqué et recommencez.</source>
        <translation>Choose the means given and start again.</translation>
    </message>
    <message>
        <source>Il faut une pièce d’identité</source>
        <translation>An identity document is needed</translation>
    </message>
    <message>
        <source>{amount} : chaque gagnant justifie de son identité.</source>
        <translation>{amount}: every winner proves who they are.</translation>
    </message>
    <message>
        <source>La personne justifie d’abord de son identité.</source>
        <translation>The person proves who they are first.</translation>
    </message>
    <message>
        <source>Demandez un document d’identité valide.</source>
        <translation>Ask for a valid identity document.</translation>
    </message>
    <message>
        <source>Relevez nom, naissance, adresse et document, puis recommencez.</source>
        <translation>Take down name, birth, address and document, then start again.</translation>
    </message>
    <message>
        <source>Un virement, un seul gagnant</source>
        <translation>One transfer, one winner</translation>
    </message>
    <message>
        <source>Le paiement par virement n’est pas possible à plusieurs gagnants.</source>
        <translation>Payment by transfer is not possible for several winners.</translation>
    </message>
    <message>
        <source>Payez un seul gagnant, ou adressez-les au centre de paiement.</source>
        <translation>Pay one winner, or send them to the payment centre.</translation>
    </message>
    <message>
        <source>Il manque un nom</source>
        <translation>A name is missing</translation>
    </message>
    <message>
        <source>Nom et prénom du gagnant sont demandés pour ce paiement.</source>
        <translation>Surname and first name of the winner are needed for this payment.</translation>
    </message>
    <message>
        <source>Complétez nom et prénom, puis recommencez.</source>
        <translation>Fill in surname and first name, then start again.</translation>
    </message>
    <message>
        <source>IBAN faux</source>
        <translation>Wrong IBAN</translation>
    </message>
    <message>
        <source>Ses chiffres de contrôle ne sont pas justes : une faute de frappe.</source>
        <translation>Its check digits are not right: a typing slip.</translation>
    </message>
    <message>
        <source>Relisez l’IBAN avec le gagnant, par groupes de quatre.</source>
        <translation>Read the IBAN again with the winner, in groups of four.</translation>
    </message>
    <message>
        <source>Les parts ne font pas le total</source>
        <translation>The shares do not make the total</translation>
    </message>
    <message>
        <source>Les parts font {shares}, il faut {amount}.</source>
        <translation>The shares make {shares}, {amount} is needed.</translation>
    </message>
    <message>
        <source>La somme des parts n’est pas le gain.</source>
        <translation>The shares do not add up to the gain.</translation>
    </message>
    <message>
        <source>Corrigez les parts au centime près.</source>
        <translation>Correct the shares to the cent.</translation>
    </message>
    <message>
        <source>Moins de 18 ans</source>
        <translation>Under 18</translation>
    </message>
    <message>
        <source>Né(e) le {born} : mineur(e) ce jour-là.</source>
        <translation>Born on {born}: a minor on that day.</translation>
    </message>
    <message>
        <source>Une personne mineure ne participe pas et ne gagne pas.</source>
        <translation>A minor can’t take part and can’t win.</translation>
    </message>
    <message>
        <source>« Je ne peux pas : il faut avoir 18 ans. »</source>
        <translation>“I can’t: you have to be 18.”</translation>
    </message>
    <message>
        <source>Aucun responsable ne peut passer outre.</source>
        <translation>No supervisor can override this.</translation>
    </message>
    <message>
        <source>Papier trop étroit</source>
        <translation>Paper too narrow</translation>
    </message>
    <message>
        <source>Le code à barres ne tient pas sur ce papier. Rien n’est encaissé, rien n’est imprimé.</source>
        <translation>The bar code does not fit this paper. Nothing is charged, nothing is printed.</translation>
    </message>
    <message>
        <source>Mettez du papier de 80 mm, ou choisissez une autre imprimante.</source>
        <translation>Load 80 mm paper, or choose another printer.</translation>
    </message>
    <message>
        <source>Bonus dealers et recave ensemble</source>
        <translation>Dealers bonus and rebuy together</translation>
    </message>
    <message>
        <source>Le bonus dealers n’existe que dans un tournoi sans recave.</source>
        <translation>The dealers bonus exists only in a tournament without rebuys.</translation>
    </message>
    <message>
        <source>Retirez la recave ou le bonus dealers.</source>
        <translation>Take away the rebuy or the dealers bonus.</translation>
    </message>
    <message>
        <source>Bonus dealers trop cher</source>
        <translation>Dealers bonus too dear</translation>
    </message>
    <message>
        <source>Son prix ne dépasse pas 20 % de la cave.</source>
        <translation>Its price does not exceed 20 % of the buy-in.</translation>
    </message>
    <message>
        <source>Baissez le prix du bonus dealers.</source>
        <translation>Lower the price of the dealers bonus.</translation>
    </message>
    <message>
        <source>Jetons du bonus dealers</source>
        <translation>Chips of the dealers bonus</translation>
    </message>
    <message>
        <source>Il donne exactement 20 % des jetons de départ.</source>
        <translation>It gives exactly 20 % of the starting chips.</translation>
    </message>
    <message>
        <source>Corrigez le nombre de jetons.</source>
        <translation>Correct the number of chips.</translation>
    </message>
    <message>
        <source>Participation trop haute</source>
        <translation>Contribution too high</translation>
    </message>
    <message>
        <source>{contribution} : la participation du casino ne dépasse pas {limit}.</source>
        <translation>{contribution}: the casino’s contribution does not exceed {limit}.</translation>
    </message>
    <message>
        <source>La participation du casino ne dépasse pas 250 000 €, espèces et nature ensemble.</source>
        <translation>The casino’s contribution does not exceed 250,000 €, cash and kind together.</translation>
    </message>
    <message>
        <source>Baissez la participation ou la garantie.</source>
        <translation>Lower the contribution or the guarantee.</translation>
    </message>
    <message>
        <source>Trop de joueurs pour une table unique</source>
        <translation>Too many players for a single table</translation>
    </message>
    <message>
        <source>Dix joueurs au plus par séance au hold’em, neuf à l’Omaha.</source>
        <translation>Ten players a session at most at hold’em, nine at Omaha.</translation>
    </message>
    <message>
        <source>Tous jouent à la même table : pas plus de joueurs que de places.</source>
        <translation>All play at the one table: no more players than seats.</translation>
    </message>
    <message>
        <source>Baissez les places ou la capacité, ou prenez plusieurs tables.</source>
        <translation>Lower seats or capacity, or take several tables.</translation>
    </message>
    <message>
        <source>Recave après la première partie</source>
        <translation>Rebuy after the first part</translation>
    </message>
    <message>
        <source>Les recaves se font en première partie de tournoi seulement.</source>
        <translation>Rebuys are made in the first part of the tournament only.</translation>
    </message>
    <message>
        <source>Rapprochez la fin des recaves, ou allongez la première partie.</source>
        <translation>End rebuys earlier, or lengthen the first part.</translation>
    </message>
    <message>
        <source>Réinscription à d’autres conditions</source>
        <translation>Re-entry on other terms</translation>
    </message>
    <message>
        <source>Une réinscription se fait aux conditions de la première inscription.</source>
        <translation>A re-entry is made on the terms of the first entry.</translation>
    </message>
    <message>
        <source>Reprenez la cave, le droit et les jetons de l’inscription.</source>
        <translation>Take the entry’s buy-in, fee and chips.</translation>
    </message>
    <message>
        <source>Conditions impossibles</source>
        <translation>Impossible terms</translation>
    </message>
    <message>
        <source>À corriger : {fields}. Rien n’est enregistré.</source>
        <translation>To be corrected: {fields}. Nothing is saved.</translation>
    </message>
    <message>
        <source>Une des conditions ne peut pas être jouée. Rien n’est enregistré.</source>
        <translation>One of the terms can’t be played. Nothing is saved.</translation>
    </message>
    <message>
        <source>Corrigez les conditions, puis enregistrez de nouveau.</source>
        <translation>Correct the terms, then save again.</translation>
    </message>
    <message>
        <source>Un avis légal manque</source>
        <translation>A legal notice is missing</translation>
    </message>
    <message>
        <source>À envoyer, ou en retard : {kinds}. Le tournoi ne commence pas.</source>
        <translation>To be sent, or late: {kinds}. The tournament does not start.</translation>
    </message>
    <message>
        <source>Un avis n’est pas parti à temps.</source>
        <translation>A notice did not leave in time.</translation>
    </message>
    <message>
        <source>Envoyez l’avis et notez-le au calendrier.</source>
        <translation>Send the notice and tick it off in the calendar.</translation>
    </message>
    <message>
        <source>À corriger aussi : {others}.</source>
        <translation>To be corrected as well: {others}.</translation>
    </message>
    <message>
        <source>Le guichet ne peut pas continuer</source>
        <translation>The counter can’t go on</translation>
    </message>
    <message>
        <source>Recommencez ; si cela revient, appelez la personne qui s’occupe du poste.</source>
        <translation>Start again; if it comes back, call whoever looks after the station.</translation>
    </message>
    <message>
        <source>Incident {reference}, noté au journal technique.</source>
        <translation>Incident {reference}, noted in the technical log.</translation>
    </message>
    <message>
        <source>Rien n’a été enregistré</source>
        <translation>Nothing was recorded</translation>
    </message>
    <message>
        <source>Recommencez : le guichet reste utilisable.</source>
        <translation>Start again: the counter can still be used.</translation>
    </message>
    <message>
        <source>Si cela revient, donnez cette référence à la personne qui s’en occupe.</source>
        <translation>If it comes back, give this reference to whoever looks after it.</translation>
    </message>
    <message>
        <source>L’archive ne se lit pas</source>
        <translation>The archive cannot be read</translation>
    </message>
    <message>
        <source>Demandez une nouvelle archive, signée par l’établissement.</source>
        <translation>Ask for a new archive, signed by the house.</translation>
    </message>
    <message>
        <source>La copie n’est pas ce qui a été scellé</source>
        <translation>The copy is not what was sealed</translation>
    </message>
    <message>
        <source>Gardez-la sans la remettre en service.</source>
        <translation>Keep it, and do not put it back into service.</translation>
    </message>
    <message>
        <source>Prenez une copie plus ancienne, et vérifiez-la.</source>
        <translation>Take an older copy, and verify it.</translation>
    </message>
    <message>
        <source>La copie ne se lit pas</source>
        <translation>The copy cannot be read</translation>
    </message>
    <message>
        <source>Prenez une autre copie : rien n’a été remplacé.</source>
        <translation>Take another copy: nothing was replaced.</translation>
    </message>
    <message>
        <source>Un fichier de ce nom existe déjà</source>
        <translation>A file of that name is already there</translation>
    </message>
    <message>
        <source>Choisissez un autre nom : rien n’a été écrasé.</source>
        <translation>Choose another name: nothing was overwritten.</translation>
    </message>
    <message>
        <source>Le dossier n’existe pas</source>
        <translation>The folder is not there</translation>
    </message>
    <message>
        <source>Créez-le, ou choisissez-en un autre.</source>
        <translation>Make it, or choose another one.</translation>
    </message>
    <message>
        <source>Cet établissement est déjà installé ici</source>
        <translation>This house is already set up here</translation>
    </message>
    <message>
        <source>Ouvrez-le : rien n’a été changé.</source>
        <translation>Open it: nothing was changed.</translation>
    </message>
    <message>
        <source>Des clés sont déjà là</source>
        <translation>Keys are already here</translation>
    </message>
    <message>
        <source>Mettez-les de côté avant d’en remettre d’autres.</source>
        <translation>Put them aside before you put others back.</translation>
    </message>
    <message>
        <source>Ces clés ne sont pas celles de l’établissement</source>
        <translation>These keys are not the house’s</translation>
    </message>
    <message>
        <source>Remettez la copie de secours des bonnes clés.</source>
        <translation>Put the recovery copy of the right keys back.</translation>
    </message>
    <message>
        <source>Ne vendez rien d’ici là.</source>
        <translation>Sell nothing until then.</translation>
    </message>
    <message>
        <source>Les deux saisies diffèrent</source>
        <translation>The two entries differ</translation>
    </message>
    <message>
        <source>Tapez deux fois la même chose.</source>
        <translation>Type the same thing twice.</translation>
    </message>
    <message>
        <source>Un opérateur est mal décrit</source>
        <translation>An operator is badly described</translation>
    </message>
    <message>
        <source>Donnez identifiant, nom, fonctions et code à quatre chiffres.</source>
        <translation>Give identifier, name, functions and a code of four digits.</translation>
    </message>
    <message>
        <source>La phrase secrète est trop courte</source>
        <translation>The passphrase is too short</translation>
    </message>
    <message>
        <source>Prenez-en une plus longue, que vous seul connaissez.</source>
        <translation>Take a longer one that only you know.</translation>
    </message>
    <message>
        <source>La phrase secrète n’est pas la bonne</source>
        <translation>The passphrase is wrong</translation>
    </message>
    <message>
        <source>Recommencez : la copie de secours est intacte.</source>
        <translation>Try again: the recovery copy is unharmed.</translation>
    </message>
    <message>
        <source>Ce point de vente n’existe pas</source>
        <translation>There is no such point of sale</translation>
    </message>
    <message>
        <source>Choisissez l’un de ceux de l’établissement.</source>
        <translation>Choose one of the house’s.</translation>
    </message>
    <message>
        <source>Ce nom est déjà celui d’un poste</source>
        <translation>This name is another station’s</translation>
    </message>
    <message>
        <source>Deux postes « {station} » auraient une seule caisse et les mêmes papiers.</source>
        <translation>Two stations “{station}” would have one drawer and the same papers.</translation>
    </message>
    <message>
        <source>Deux postes du même nom auraient une seule caisse et les mêmes papiers.</source>
        <translation>Two stations of one name would have one drawer and the same papers.</translation>
    </message>
    <message>
        <source>Donnez-lui un nom qui n’est à aucun autre.</source>
        <translation>Give it a name that no other has.</translation>
    </message>
    <message>
        <source>Il remplace une machine ? Un administrateur le coche à côté du nom.</source>
        <translation>Does it replace a machine? An administrator ticks so beside the name.</translation>
    </message>
    <message>
        <source>Un point de vente est mal décrit</source>
        <translation>A point of sale is badly described</translation>
    </message>
    <message>
        <source>Donnez son numéro, son nom et son adresse.</source>
        <translation>Give its number, its name and its address.</translation>
    </message>
    <message>
        <source>Cette liaison d’imprimante n’est pas connue</source>
        <translation>This way to a printer is not known</translation>
    </message>
    <message>
        <source>Choisissez USB, série, réseau, file d’impression ou fichier.</source>
        <translation>Choose USB, serial, network, print queue or file.</translation>
    </message>
    <message>
        <source>Ce modèle d’imprimante n’est pas connu</source>
        <translation>This printer model is not known</translation>
    </message>
    <message>
        <source>Choisissez un modèle de la liste.</source>
        <translation>Choose a model of the list.</translation>
    </message>
    <message>
        <source>La copie de secours des clés ne se lit pas</source>
        <translation>The recovery copy of the keys cannot be read</translation>
    </message>
    <message>
        <source>Prenez l’autre exemplaire.</source>
        <translation>Take the other one.</translation>
    </message>
    <message>
        <source>Les réglages du poste ne se lisent pas</source>
        <translation>The station’s settings cannot be read</translation>
    </message>
    <message>
        <source>Refaites l’installation du poste : les ventes sont intactes.</source>
        <translation>Set the station up again: the sales are unharmed.</translation>
    </message>
    <message>
        <source>Un magasin de données est déjà là</source>
        <translation>A store is already here</translation>
    </message>
    <message>
        <source>Mettez-le de côté d’abord : rien n’a été écrasé.</source>
        <translation>Put it aside first: nothing was overwritten.</translation>
    </message>
    <message>
        <source>Le code à barres d’un ticket ne tient pas sur {dots} points ({paper_mm} mm).</source>
        <translation>A ticket’s bar code does not fit on {dots} dots ({paper_mm} mm).</translation>
    </message>
    <message>
        <source>Choisissez le modèle de l’imprimante et la largeur de son papier.</source>
        <translation>Choose the printer’s model and the width of its paper.</translation>
    </message>
    <message>
        <source>À la main : dans le fichier du poste, mettez « dots » à 0.</source>
        <translation>By hand: in the station’s file, set “dots” to 0.</translation>
    </message>
    <message>
        <source>{pick} : les mises sont closes depuis le {closed_at}. Rien n’est encaissé.</source>
        <translation>{pick}: staking closed on {closed_at}. Nothing was taken.</translation>
    </message>
    <message>
        <source>{pick} : le résultat est déjà connu. Rien n’est encaissé.</source>
        <translation>{pick}: the result is already known. Nothing was taken.</translation>
    </message>
    <message>
        <source>Les mises sont closes, ou le résultat est connu.</source>
        <translation>Staking is closed, or the result is known.</translation>
    </message>
    <message>
        <source>Retirez ce pari du ticket : les autres pronostics restent.</source>
        <translation>Take this bet off the ticket: the other picks stay.</translation>
    </message>
    <message>
        <source>« Ce match n’est plus ouvert. Un autre ? » L’offre montre ceux qui le sont.</source>
        <translation>“This match is no longer open. Another one?” The offer shows those that are.</translation>
    </message>
    <message>
        <source>Trop tard pour annuler</source>
        <translation>Too late to cancel</translation>
    </message>
    <message>
        <source>Un match du ticket a commencé : il s’annulait jusqu’au {until}.</source>
        <translation>A match of the ticket has begun: it could be cancelled until {until}.</translation>
    </message>
    <message>
        <source>Le résultat de {result_of} est déjà connu.</source>
        <translation>The result of {result_of} is already known.</translation>
    </message>
    <message>
        <source>Un match du ticket a commencé, ou son résultat est connu.</source>
        <translation>A match of the ticket has begun, or its result is known.</translation>
    </message>
    <message>
        <source>Une cote a changé depuis la vente : ce ticket ne s’annule plus.</source>
        <translation>Odds have changed since the sale: this ticket can no longer be cancelled.</translation>
    </message>
    <message>
        <source>Faites l’accueil du joueur, page « Pointage ».</source>
        <translation>Check the player in, page “Check-in”.</translation>
    </message>
    <message>
        <source>Né(e) le {born} : pas encore 18 ans aujourd’hui.</source>
        <translation>Born on {born}: not yet 18 today.</translation>
    </message>
    <message>
        <source>Cette valeur ne convient pas</source>
        <translation>This value will not do</translation>
    </message>
    <message>
        <source>La valeur va de {lowest} à {highest}. Rien n’est changé.</source>
        <translation>The value goes from {lowest} to {highest}. Nothing is changed.</translation>
    </message>
    <message>
        <source>Il faut ici {expected}. Rien n’est changé.</source>
        <translation>What is needed here: {expected}. Nothing is changed.</translation>
    </message>
    <message>
        <source>La maison ne peut pas choisir cela. Rien n’est changé.</source>
        <translation>The house cannot choose that. Nothing is changed.</translation>
    </message>
    <message>
        <source>Corrigez la valeur, puis enregistrez de nouveau.</source>
        <translation>Correct the value, then save again.</translation>
    </message>
    <message>
        <source>Il dépasse {limit} octets.</source>
        <translation>It is larger than {limit} bytes.</translation>
    </message>
    <message>
        <source>Son texte n’est pas en UTF-8, à l’octet {place}.</source>
        <translation>Its text is not UTF-8, at byte {place}.</translation>
    </message>
    <message>
        <source>Il contient un caractère nul.</source>
        <translation>It holds a null character.</translation>
    </message>
    <message>
        <source>Il ne contient rien.</source>
        <translation>There is nothing in it.</translation>
    </message>
    <message>
        <source>Ligne {line} : la forme JSON est rompue.</source>
        <translation>Line {line}: this is not whole JSON.</translation>
    </message>
    <message>
        <source>Il emboîte plus de {limit} niveaux.</source>
        <translation>It is more than {limit} levels deep.</translation>
    </message>
    <message>
        <source>« {field} » est écrit deux fois au même endroit.</source>
        <translation>“{field}” stands twice in one place.</translation>
    </message>
    <message>
        <source>« {value} » n’est pas un nombre.</source>
        <translation>“{value}” is not a number.</translation>
    </message>
    <message>
        <source>« {value} » n’est pas entier : une cote s’écrit entre guillemets.</source>
        <translation>“{value}” is not whole: odds are written in quotation marks.</translation>
    </message>
    <message>
        <source>Un nombre y a {count} chiffres.</source>
        <translation>A number in it has {count} digits.</translation>
    </message>
    <message>
        <source>Ligne {line} : la forme CSV est rompue.</source>
        <translation>Line {line}: this is not whole CSV.</translation>
    </message>
    <message>
        <source>Ligne {line} : {count} cellules pour {columns} colonnes.</source>
        <translation>Line {line}: {count} cells for {columns} columns.</translation>
    </message>
    <message>
        <source>Ligne 1 : colonnes inconnues, {names}.</source>
        <translation>Line 1: unknown columns, {names}.</translation>
    </message>
    <message>
        <source>Ligne 1 : une colonne y est deux fois.</source>
        <translation>Line 1: a column stands there twice.</translation>
    </message>
    <message>
        <source>Un fichier d’offre est fait d’une liste « events ».</source>
        <translation>An offer file is made of a list “events”.</translation>
    </message>
    <message>
        <source>Un fichier de résultats est fait d’une liste « results ».</source>
        <translation>A result file is made of a list “results”.</translation>
    </message>
    <message>
        <source>Il faut ici un objet JSON.</source>
        <translation>A JSON object is needed here.</translation>
    </message>
    <message>
        <source>Champs inconnus : {names}.</source>
        <translation>Unknown fields: {names}.</translation>
    </message>
    <message>
        <source>« {field} » manque.</source>
        <translation>“{field}” is missing.</translation>
    </message>
    <message>
        <source>« {field} » est vide.</source>
        <translation>“{field}” is empty.</translation>
    </message>
    <message>
        <source>« {field} » n’est pas un texte de {limit} signes au plus.</source>
        <translation>“{field}” is not a text of at most {limit} characters.</translation>
    </message>
    <message>
        <source>« {field} » n’est pas un nombre entier.</source>
        <translation>“{field}” is not a whole number.</translation>
    </message>
    <message>
        <source>« {field} » ne dit ni oui ni non.</source>
        <translation>“{field}” says neither yes nor no.</translation>
    </message>
    <message>
        <source>« {field} » n’est pas l’un de ces mots : {names}.</source>
        <translation>“{field}” is not one of these words: {names}.</translation>
    </message>
    <message>
        <source>« {field} » n’est pas un instant avec son décalage, comme 2026-09-05T20:00:00+02:00.</source>
        <translation>“{field}” is not an instant with its offset, such as 2026-09-05T20:00:00+02:00.</translation>
    </message>
    <message>
        <source>« {field} » n’est pas fait de deux noms différents.</source>
        <translation>“{field}” is not made of two names that differ.</translation>
    </message>
    <message>
        <source>« {field} » n’est pas un score.</source>
        <translation>“{field}” is not a score.</translation>
    </message>
    <message>
        <source>« {field} » n’est pas une liste.</source>
        <translation>“{field}” is not a list.</translation>
    </message>
    <message>
        <source>Des gagnants y sont nommés à côté d’un score.</source>
        <translation>Winners are named there beside a score.</translation>
    </message>
    <message>
        <source>« {value} » n’est pas le numéro d’un pari.</source>
        <translation>“{value}” is not the number of a bet.</translation>
    </message>
    <message>
        <source>Les gagnants du pari {bet} ne sont pas une liste.</source>
        <translation>The winners of bet {bet} are not a list.</translation>
    </message>
    <message>
        <source>« {odds} » : dans un fichier, cette cote s’écrit {written}.</source>
        <translation>“{odds}”: in a file, these odds are written {written}.</translation>
    </message>
    <message>
        <source>Les deux équipes sont inversées : l’offre a {swapped}. Rien n’est changé.</source>
        <translation>The two sides are swapped: the offer has {swapped}. Nothing is changed.</translation>
    </message>
    <message>
        <source>{given} : l’offre a {sides}. Rien n’est changé.</source>
        <translation>{given}: the offer has {sides}. Nothing is changed.</translation>
    </message>
    <message>
        <source>Pari {bet} : « {handicap} » n’est pas un handicap, comme 0:1.</source>
        <translation>Bet {bet}: “{handicap}” is not a handicap, such as 0:1.</translation>
    </message>
    <message>
        <source>Pari {bet} : « {line} » n’est pas un seuil, comme 2.5.</source>
        <translation>Bet {bet}: “{line}” is not a line, such as 2.5.</translation>
    </message>
    <message>
        <source>{misread} Rien n’en est repris.</source>
        <translation>{misread} Nothing of it is taken.</translation>
    </message>
    <message>
        <source>Numéro de pari impossible</source>
        <translation>Not a bet number</translation>
    </message>
    <message>
        <source>{beyond} : un pari porte un numéro de 1 à 999.</source>
        <translation>{beyond}: a bet bears a number from 1 to 999.</translation>
    </message>
    <message>
        <source>Résultat contradictoire</source>
        <translation>Result contradicts itself</translation>
    </message>
    <message>
        <source>Ce qui est écrit ne peut pas être vrai ensemble : {contradicts}.</source>
        <translation>What is written can’t be true together: {contradicts}.</translation>
    </message>
    <message>
        <source>Vérifiez le résultat à sa source, puis recommencez.</source>
        <translation>Check the result at its source, then begin again.</translation>
    </message>
    <message>
        <source>Cette manifestation n’a pas le pari {bets}.</source>
        <translation>This event does not have bet {bets}.</translation>
    </message>
    <message>
        <source>Le site central refuse ce nom ou ce mot de passe</source>
        <translation>The central site refuses this name or password</translation>
    </message>
    <message>
        <source>La base a répondu, mais n’ouvre pas à cet utilisateur. Rien n’est changé.</source>
        <translation>The database answered, but does not open to this user. Nothing is changed.</translation>
    </message>
    <message>
        <source>Retapez l’utilisateur et le mot de passe : majuscules et espaces comptent.</source>
        <translation>Type user and password again: capitals and spaces count.</translation>
    </message>
    <message>
        <source>Demandez-les à la personne qui tient la base.</source>
        <translation>Ask whoever keeps the database for them.</translation>
    </message>
    <message>
        <source>Cette base n’existe pas à cette adresse</source>
        <translation>There is no such database at this address</translation>
    </message>
    <message>
        <source>Le serveur répond, mais n’a pas de base de ce nom. Rien n’est changé.</source>
        <translation>The server answers, but has no database of that name. Nothing is changed.</translation>
    </message>
    <message>
        <source>Relisez le nom de la base, et l’adresse du serveur.</source>
        <translation>Read the name of the database again, and the server’s address.</translation>
    </message>
    <message>
        <source>Aucune maison ne se trouve là</source>
        <translation>There is no house there</translation>
    </message>
    <message>
        <source>La base {database} ne contient pas de maison fondée. Rien n’y est écrit.</source>
        <translation>The database {database} holds no founded house. Nothing is written there.</translation>
    </message>
    <message>
        <source>Cette base ne contient pas de maison fondée. Rien n’y est écrit.</source>
        <translation>This database holds no founded house. Nothing is written there.</translation>
    </message>
    <message>
        <source>Relisez le nom de la base : elle doit être celle de la maison.</source>
        <translation>Read the name of the database again: it must be the house’s.</translation>
    </message>
    <message>
        <source>La maison se fonde à son premier poste, avant que d’autres la rejoignent.</source>
        <translation>The house is founded at its first station, before others join it.</translation>
    </message>
    <message>
        <source>Il faut d’abord le badge</source>
        <translation>The badge comes first</translation>
    </message>
    <message>
        <source>Ici, un code personnel n’est pris qu’après le badge de la même personne.</source>
        <translation>Here, a personal code is taken only after the badge of the same person.</translation>
    </message>
    <message>
        <source>Scannez le badge à ce poste, puis tapez le code dans la minute.</source>
        <translation>Scan the badge at this station, then type the code within a minute.</translation>
    </message>
    <message>
        <source>Badge perdu ? L’administration le retire et en donne un autre.</source>
        <translation>Badge lost? An administrator takes it away and gives another.</translation>
    </message>
    <message>
        <source>Ne vendez plus : un responsable remet la copie récente, ou reprend ce magasin, page « Contrôle ».</source>
        <translation>Sell nothing: a manager puts the newer copy back, or takes this store over, page “Inspection”.</translation>
    </message>
    <message>
        <source>Ne vendez plus : un responsable vérifie et reprend ce magasin, page « Contrôle ».</source>
        <translation>Sell nothing: a manager checks and takes over this store, page “Inspection”.</translation>
    </message>
    <message>
        <source>Ce magasin ne peut pas être repris</source>
        <translation>This store can’t be gone on with</translation>
    </message>
    <message>
        <source>Il est altéré à partir de l’écriture n° {first_bad} : rien n’est changé.</source>
        <translation>It was altered from entry no. {first_bad} on: nothing is changed.</translation>
    </message>
    <message>
        <source>Ce qu’il contient n’est pas ce qui a été scellé : rien n’est changé.</source>
        <translation>What it holds is not what was sealed: nothing is changed.</translation>
    </message>
    <message>
        <source>Remettez la dernière bonne copie, par « guichet restore ».</source>
        <translation>Put the last good copy back, with “guichet restore”.</translation>
    </message>
    <message>
        <source>Le relais refuse l’horodatage</source>
        <translation>The proxy refuses the timestamp</translation>
    </message>
    <message>
        <source>La clôture est faite et scellée ; le relais demande un autre mot de passe.</source>
        <translation>The closure is done and sealed; the proxy asks for another password.</translation>
    </message>
    <message>
        <source>Écrivez « nom:mot de passe » dans le fichier « proxy-login », avec les clés.</source>
        <translation>Write “name:password” into the file “proxy-login”, beside the keys.</translation>
    </message>
    <message>
        <source>Puis fermez et rouvrez le poste : l’horodatage est redemandé.</source>
        <translation>Then close and open the station again: the timestamp is asked for again.</translation>
    </message>
    <message>
        <source>Code trop facile à deviner</source>
        <translation>PIN too easy to guess</translation>
    </message>
    <message>
        <source>Suite, répétition, colonne du pavé ou année : c’est ce que l’on essaie en premier.</source>
        <translation>A run, a repetition, a column of the pad or a year: that is what is tried first.</translation>
    </message>
    <message>
        <source>Choisissez-en un autre, de 4 à 6 chiffres.</source>
        <translation>Choose another one, of 4 to 6 digits.</translation>
    </message>
    <message>
        <source>Badges refusés un moment</source>
        <translation>Badges refused for a while</translation>
    </message>
    <message>
        <source>Trop de badges inconnus à ce poste : il les lit de nouveau à {until_time}.</source>
        <translation>Too many unknown badges at this station: it reads them again at {until_time}.</translation>
    </message>
    <message>
        <source>Trop de badges inconnus à ce poste : il faut attendre.</source>
        <translation>Too many unknown badges at this station: wait.</translation>
    </message>
    <message>
        <source>Attendez, ou ouvrez la session à un autre poste.</source>
        <translation>Wait, or log in at another station.</translation>
    </message>
    <message>
        <source>Badge refusé</source>
        <translation>Badge refused</translation>
    </message>
    <message>
        <source>Ce badge est déjà celui de {holder}. Rien n’est changé.</source>
        <translation>This badge is already that of {holder}. Nothing has changed.</translation>
    </message>
    <message>
        <source>Ce n’est pas un badge : il en faut un de 8 à 64 chiffres.</source>
        <translation>This is no badge: one of 8 to 64 digits is needed.</translation>
    </message>
    <message>
        <source>Scannez un autre badge, qui n’est à personne.</source>
        <translation>Scan another badge, which is nobody’s.</translation>
    </message>
    <message>
        <source>Un badge qui change de mains se retire d’abord à qui l’avait.</source>
        <translation>A badge that changes hands is first taken away from whoever had it.</translation>
    </message>
    <message>
        <source>Plus personne n’entrerait</source>
        <translation>Nobody could get in any more</translation>
    </message>
    <message>
        <source>Le badge est exigé, et nul de ceux qui règlent la maison n’en aurait un.</source>
        <translation>The badge is required, and none of those who change settings would have one.</translation>
    </message>
    <message>
        <source>Donnez d’abord un badge à un directeur ou à un administrateur.</source>
        <translation>First give a badge to a director or an administrator.</translation>
    </message>
    <message>
        <source>Ou n’exigez pas le badge, page « Réglages ».</source>
        <translation>Or do not require the badge, page “Settings”.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Ce que vous pouvez dire et faire</source>
        <translation>What you can say and do</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Go back</translation>
    </message>
    <message>
        <source>{article} · lire la règle</source>
        <translation>{article} · read the rule</translation>
    </message>
    <message>
        <source>{article} · fermer la règle</source>
        <translation>{article} · close the rule</translation>
    </message>
</context>
</TS>
