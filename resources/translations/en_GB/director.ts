<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Director</name>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Argent</source>
        <translation>Money</translation>
    </message>
    <message>
        <source>Séances</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Écrire le nom</source>
        <translation>Write the name</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Formule</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Directeur du tournoi</source>
        <translation>Tournament director</translation>
    </message>
    <message>
        <source>Niveaux, selon les jetons</source>
        <translation>Levels, from the chips</translation>
    </message>
    <message>
        <source>Premières places</source>
        <translation>First seats</translation>
    </message>
    <message>
        <source>Qui change de table</source>
        <translation>Who changes tables</translation>
    </message>
    <message>
        <source>Réinscription possible</source>
        <translation>Re-registration possible</translation>
    </message>
    <message>
        <source>Une fois, en première partie, aux mêmes conditions</source>
        <translation>Once, in the first part, on the same terms</translation>
    </message>
    <message>
        <source>Places retirées au sort à chaque séance</source>
        <translation>Seats drawn anew at each session</translation>
    </message>
    <message>
        <source>Sans cela, chacun retrouve la sienne</source>
        <translation>Without it everybody finds his own again</translation>
    </message>
    <message>
        <source>Tables ajoutées</source>
        <translation>Tables added</translation>
    </message>
    <message>
        <source>Leur plan part vingt-et-un jours avant</source>
        <translation>Their plan goes out twenty-one days before</translation>
    </message>
    <message>
        <source>Personnel temporaire</source>
        <translation>Temporary staff</translation>
    </message>
    <message>
        <source>La police l’apprend vingt-et-un jours avant</source>
        <translation>The police are told twenty-one days before</translation>
    </message>
    <message>
        <source>Locaux séparés</source>
        <translation>Separate premises</translation>
    </message>
    <message>
        <source>Les cartes y sont ouvertes devant le public</source>
        <translation>Cards are opened there before the public</translation>
    </message>
    <message>
        <source>La grosse blinde n’est pas sous la petite.</source>
        <translation>The big blind is not below the small one.</translation>
    </message>
    <message>
        <source>Ce niveau est joué ou se joue : il reste.</source>
        <translation>This level was played or is being played: it stays.</translation>
    </message>
    <message>
        <source>{minutes} min, puis pause de {rest} min</source>
        <translation>{minutes} min, then a break of {rest} min</translation>
    </message>
    <message>
        <source>Joué : il ne change plus</source>
        <translation>Played: it no longer changes</translation>
    </message>
    <message>
        <source>En cours : sa durée se règle à l’horloge</source>
        <translation>Being played: its length is set at the clock</translation>
    </message>
    <message>
        <source>À venir</source>
        <translation>To come</translation>
    </message>
    <message>
        <source>Petite blinde</source>
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Grosse blinde</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Pause après</source>
        <translation>Break after</translation>
    </message>
    <message>
        <source>Une minute au moins.</source>
        <translation>One minute at least.</translation>
    </message>
    <message>
        <source>Une petite blinde d’un jeton au moins.</source>
        <translation>A small blind of one chip at least.</translation>
    </message>
    <message>
        <source>Ajouter après</source>
        <translation>Add after</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Enregistrer</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Niveaux enregistrés</source>
        <translation>Levels saved</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>À corriger</source>
        <translation>To be put right</translation>
    </message>
    <message>
        <source>Joué</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>En cours</source>
        <translation>Under way</translation>
    </message>
    <message>
        <source>Niveau {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Niveau {number} à corriger.</source>
        <translation>Level {number} is to be put right.</translation>
    </message>
    <message>
        <source>Rien n’a changé.</source>
        <translation>Nothing has changed.</translation>
    </message>
    <message>
        <source>Tournois</source>
        <translation>Tournaments</translation>
    </message>
    <message>
        <source>Enregistré : {name}</source>
        <translation>Saved: {name}</translation>
    </message>
    <message>
        <source>Envoi noté : {notice}</source>
        <translation>Noted as sent: {notice}</translation>
    </message>
    <message>
        <source>Les places ne sont pas encore tirées.</source>
        <translation>The seats are not drawn yet.</translation>
    </message>
    <message>
        <source>Les prix ne sont pas encore fixés.</source>
        <translation>The prizes are not fixed yet.</translation>
    </message>
    <message>
        <source>Le tournoi n’est pas terminé.</source>
        <translation>The tournament is not over.</translation>
    </message>
    <message>
        <source>La retenue n’est pas encore certifiée.</source>
        <translation>The rake is not certified yet.</translation>
    </message>
    <message>
        <source>Après le tirage</source>
        <translation>After the draw</translation>
    </message>
    <message>
        <source>Après les prix</source>
        <translation>After the prizes</translation>
    </message>
    <message>
        <source>À la fin</source>
        <translation>At the end</translation>
    </message>
    <message>
        <source>Après certification</source>
        <translation>After certification</translation>
    </message>
    <message>
        <source>Papiers</source>
        <translation>Papers</translation>
    </message>
    <message>
        <source>Page A4</source>
        <translation>A4 page</translation>
    </message>
    <message>
        <source>Enregistrer en PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Exporter en tableau</source>
        <translation>Export as a sheet</translation>
    </message>
    <message>
        <source>Imprimer</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Règlement du tournoi</source>
        <translation>Tournament rules</translation>
    </message>
    <message>
        <source>Tenu à la disposition des joueurs</source>
        <translation>Kept at the players’ disposal</translation>
    </message>
    <message>
        <source>Places par nom</source>
        <translation>Seats by name</translation>
    </message>
    <message>
        <source>Chaque joueur y lit sa table et sa place</source>
        <translation>Every player reads table and seat there</translation>
    </message>
    <message>
        <source>Places par table</source>
        <translation>Seats by table</translation>
    </message>
    <message>
        <source>Pour les chefs de table</source>
        <translation>For the floor chiefs</translation>
    </message>
    <message>
        <source>Feuille de secours</source>
        <translation>Emergency sheet</translation>
    </message>
    <message>
        <source>Places, jetons et horloge, pour continuer sur papier</source>
        <translation>Seats, chips and clock, to go on with paper</translation>
    </message>
    <message>
        <source>Tableau des prix</source>
        <translation>Prize list</translation>
    </message>
    <message>
        <source>À afficher dès que les prix sont fixés</source>
        <translation>To be posted once the prizes are fixed</translation>
    </message>
    <message>
        <source>Résultats</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Places et prix, une fois le tournoi terminé</source>
        <translation>Places and prizes, once the tournament is over</translation>
    </message>
    <message>
        <source>Plan des tables</source>
        <translation>Table plan</translation>
    </message>
    <message>
        <source>Joint à l’avis quand des tables sont ajoutées</source>
        <translation>Goes with the notice when tables are added</translation>
    </message>
    <message>
        <source>Personnel temporaire, liste</source>
        <translation>Temporary staff, list</translation>
    </message>
    <message>
        <source>Jointe à l’avis à la police, avec les dossiers</source>
        <translation>Goes with the notice to the police, with the files</translation>
    </message>
    <message>
        <source>Registre des jetons</source>
        <translation>Register of chips</translation>
    </message>
    <message>
        <source>Sortis et rentrés, par couleur et valeur</source>
        <translation>Issued and returned, by colour and value</translation>
    </message>
    <message>
        <source>Registre des sixains</source>
        <translation>Register of card boxes</translation>
    </message>
    <message>
        <source>Reçus, vérifiés, ouverts, employés, détruits</source>
        <translation>Received, checked, opened, used, destroyed</translation>
    </message>
    <message>
        <source>Registre 11 ter</source>
        <translation>Register 11 ter</translation>
    </message>
    <message>
        <source>Retenue au profit de la cagnotte, certifiée</source>
        <translation>The rake, certified</translation>
    </message>
    <message>
        <source>Prêt</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>À l’impression : {paper}</source>
        <translation>Printing: {paper}</translation>
    </message>
    <message>
        <source>Seule la direction responsable crée et change un tournoi.</source>
        <translation>Only the casino director makes and changes a tournament.</translation>
    </message>
    <message>
        <source>Ce tournoi ne change plus.</source>
        <translation>This tournament no longer changes.</translation>
    </message>
    <message>
        <source>Il a commencé : il s’arrête, mais ne se reporte plus.</source>
        <translation>It has started: it can be stopped, but no longer postponed.</translation>
    </message>
    <message>
        <source>Aucun tournoi n’est choisi.</source>
        <translation>No tournament is chosen.</translation>
    </message>
    <message>
        <source>Le comité de direction tient ces dossiers.</source>
        <translation>The management committee keeps these files.</translation>
    </message>
    <message>
        <source>Un tournoi de ce nom existe déjà ce jour-là. Est-ce un second ?</source>
        <translation>There is a tournament of that name on that day already. Is this a second one?</translation>
    </message>
    <message>
        <source>Partir d’un rythme ou d’un modèle</source>
        <translation>Begin from a pace or a template</translation>
    </message>
    <message>
        <source>Qui est inscrit garde son prix</source>
        <translation>Who is registered keeps his price</translation>
    </message>
    <message>
        <source>Revenir à la liste</source>
        <translation>Back to the list</translation>
    </message>
    <message>
        <source>Touchez un tournoi : toutes les pages s’ouvrent sur lui</source>
        <translation>Touch a tournament: every page opens on it</translation>
    </message>
    <message>
        <source>Aucun pour l’instant</source>
        <translation>None for now</translation>
    </message>
    <message>
        <source>Créer</source>
        <translation>Create</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Niveaux</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Copier</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Postpone</translation>
    </message>
    <message>
        <source>Chefs de table</source>
        <translation>Floor chiefs</translation>
    </message>
    <message>
        <source>Personnel</source>
        <translation>Staff</translation>
    </message>
    <message>
        <source>Modèles</source>
        <translation>Templates</translation>
    </message>
    <message>
        <source>Calendrier légal</source>
        <translation>Legal calendar</translation>
    </message>
    <message>
        <source>Lettre en PDF, à signer</source>
        <translation>Letter as PDF, to sign</translation>
    </message>
    <message>
        <source>Nouveau tournoi</source>
        <translation>New tournament</translation>
    </message>
    <message>
        <source>Modifier le tournoi</source>
        <translation>Change the tournament</translation>
    </message>
    <message>
        <source>Date (jj/mm/aaaa)</source>
        <translation>Date (dd/mm/yyyy)</translation>
    </message>
    <message>
        <source>Heure</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation>Reason, kept in the journal</translation>
    </message>
    <message>
        <source>Reporter {name}</source>
        <translation>Postpone {name}</translation>
    </message>
    <message>
        <source>À dire 72 heures avant, sauf table unique faute de joueurs.</source>
        <translation>To be told 72 hours before, but for a single table short of players.</translation>
    </message>
    <message>
        <source>Écrivez d’abord le motif.</source>
        <translation>Write the reason first.</translation>
    </message>
    <message>
        <source>Créer quand même</source>
        <translation>Create all the same</translation>
    </message>
    <message>
        <source>Enregistrer quand même</source>
        <translation>Save all the same</translation>
    </message>
    <message>
        <source>Touchez d’abord l’avis qui est parti.</source>
        <translation>Touch the notice that has gone first.</translation>
    </message>
    <message>
        <source>Aucun avis n’est à envoyer.</source>
        <translation>No notice is to be sent.</translation>
    </message>
    <message>
        <source>Marquer envoyé</source>
        <translation>Mark as sent</translation>
    </message>
    <message>
        <source>Touchez d’abord un avis.</source>
        <translation>Touch a notice first.</translation>
    </message>
    <message>
        <source>Touchez une ligne pour y aller</source>
        <translation>Touch a line to go there</translation>
    </message>
    <message>
        <source>Ce qui suit</source>
        <translation>What follows</translation>
    </message>
    <message>
        <source>Les inscriptions restent, aux mêmes prix.</source>
        <translation>Entries stay, at the same prices.</translation>
    </message>
    <message>
        <source>Les contrôles d’identité et les places tirées sont repris.</source>
        <translation>Check-ins and drawn seats are taken back.</translation>
    </message>
    <message>
        <source>Un avis de plus entre au calendrier légal.</source>
        <translation>One more notice enters the legal calendar.</translation>
    </message>
    <message>
        <source>Arrêter {name}</source>
        <translation>Stop {name}</translation>
    </message>
    <message>
        <source>Annuler {name}</source>
        <translation>Cancel {name}</translation>
    </message>
    <message>
        <source>Chacun reprend ce qu’il a payé, au guichet, une fois.</source>
        <translation>Each gets back what he paid, at the desk, once.</translation>
    </message>
    <message>
        <source>Qui est exclu pour de bon ne reprend rien.</source>
        <translation>Who was expelled for good gets nothing back.</translation>
    </message>
    <message>
        <source>Plus rien ne se joue ; cela ne s’annule pas.</source>
        <translation>Nothing more is played; this can’t be undone.</translation>
    </message>
    <message>
        <source>Créer le tournoi</source>
        <translation>Create the tournament</translation>
    </message>
    <message>
        <source>Reporter le tournoi</source>
        <translation>Postpone</translation>
    </message>
    <message>
        <source>Arrêter le tournoi</source>
        <translation>Stop the tournament</translation>
    </message>
    <message>
        <source>Annuler le tournoi</source>
        <translation>Cancel for good</translation>
    </message>
    <message>
        <source>Inscriptions payées : {count}</source>
        <translation>Paid entries: {count}</translation>
    </message>
    <message>
        <source>L’avis à la police part vingt-et-un jours avant, avec ces dossiers.</source>
        <translation>The notice to the police goes out twenty-one days before, with these files.</translation>
    </message>
    <message>
        <source>Cochez « Personnel temporaire » dans les règles : un avis est dû.</source>
        <translation>Tick “Temporary staff” in the rules: a notice is due.</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Surname</translation>
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
        <source>Poste</source>
        <translation>Post</translation>
    </message>
    <message>
        <source>Pièce d’identité</source>
        <translation>Identity document</translation>
    </message>
    <message>
        <source>Casier judiciaire</source>
        <translation>Criminal record</translation>
    </message>
    <message>
        <source>Photographies</source>
        <translation>Photographs</translation>
    </message>
    <message>
        <source>Contrat</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>État civil</source>
        <translation>Civil status</translation>
    </message>
    <message>
        <source>Aucun dossier</source>
        <translation>No file</translation>
    </message>
    <message>
        <source>Le personnel de l’établissement n’en a pas besoin.</source>
        <translation>The house’s own staff need none.</translation>
    </message>
    <message>
        <source>Dossiers</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>Pièces au dossier</source>
        <translation>Papers in the file</translation>
    </message>
    <message>
        <source>Touchez chaque pièce reçue.</source>
        <translation>Touch every paper received.</translation>
    </message>
    <message>
        <source>Dossier gardé</source>
        <translation>File kept</translation>
    </message>
    <message>
        <source>Complet</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>Pièces manquantes : {count}</source>
        <translation>Papers missing: {count}</translation>
    </message>
    <message>
        <source>Garder le dossier</source>
        <translation>Keep the file</translation>
    </message>
    <message>
        <source>Nouveau dossier</source>
        <translation>New file</translation>
    </message>
    <message>
        <source>Dès {entries} : {parts}</source>
        <translation>From {entries}: {parts}</translation>
    </message>
    <message>
        <source>Les fichiers reçus se posent dans {folder}</source>
        <translation>Files received are put into {folder}</translation>
    </message>
    <message>
        <source>Touchez d’abord un modèle.</source>
        <translation>Touch a template first.</translation>
    </message>
    <message>
        <source>Table usuelle</source>
        <translation>Usual table</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Garder ce tournoi</source>
        <translation>Keep this one</translation>
    </message>
    <message>
        <source>Garder ses niveaux</source>
        <translation>Keep its levels</translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Seul un modèle gardé se retire.</source>
        <translation>Only a template that was kept is removed.</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Take these levels</translation>
    </message>
    <message>
        <source>cave {amount}</source>
        <translation>buy-in {amount}</translation>
    </message>
    <message>
        <source>À importer</source>
        <translation>To import</translation>
    </message>
    <message>
        <source>Prix, employés</source>
        <translation>Prizes, in use</translation>
    </message>
    <message>
        <source>Touchez un modèle</source>
        <translation>Touch a template</translation>
    </message>
    <message>
        <source>Créer un tournoi</source>
        <translation>Create from it</translation>
    </message>
    <message>
        <source>Importer</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Les prix se proposent déjà d’après elle.</source>
        <translation>Prizes are proposed from it already.</translation>
    </message>
    <message>
        <source>Employer</source>
        <translation>Use it</translation>
    </message>
    <message>
        <source>Niveaux repris pour {name}</source>
        <translation>Levels taken for {name}</translation>
    </message>
    <message>
        <source>C’est déjà un fichier.</source>
        <translation>It is a file already.</translation>
    </message>
    <message>
        <source>Modèle gardé : {name}</source>
        <translation>Template kept: {name}</translation>
    </message>
    <message>
        <source>Modèle retiré : {name}</source>
        <translation>Template removed: {name}</translation>
    </message>
    <message>
        <source>Aucune table</source>
        <translation>No table</translation>
    </message>
    <message>
        <source>Sans chef : {tables}.</source>
        <translation>Without a chief: {tables}.</translation>
    </message>
    <message>
        <source>Un chef a deux tables au moins : {tables}.</source>
        <translation>A chief has two tables at least: {tables}.</translation>
    </message>
    <message>
        <source>Un chef a dix tables au plus : {tables}.</source>
        <translation>A chief has ten tables at most: {tables}.</translation>
    </message>
    <message>
        <source>Les tables d’un chef se touchent : {tables}.</source>
        <translation>A chief’s tables are neighbours: {tables}.</translation>
    </message>
    <message>
        <source>Qui surveille</source>
        <translation>Who watches</translation>
    </message>
    <message>
        <source>Touchez un chef, puis ses tables</source>
        <translation>Touch a chief, then his tables</translation>
    </message>
    <message>
        <source>Nom, s’il n’a pas de code au guichet</source>
        <translation>Name, of who has no code at the desk</translation>
    </message>
    <message>
        <source>Partager</source>
        <translation>Share out</translation>
    </message>
    <message>
        <source>Chefs enregistrés</source>
        <translation>Chiefs saved</translation>
    </message>
    <message>
        <source>Tables {numbers}</source>
        <translation>Tables {numbers}</translation>
    </message>
    <message>
        <source>Ajouter le nom</source>
        <translation>Add the name</translation>
    </message>
    <message>
        <source>Autre nom</source>
        <translation>Another name</translation>
    </message>
    <message>
        <source>Sans chef</source>
        <translation>No chief</translation>
    </message>
    <message>
        <source>Touchez d’abord un chef.</source>
        <translation>Touch a chief first.</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>tables : {count}</source>
        <translation>tables: {count}</translation>
    </message>
    <message>
        <source>tables : {count} si tous viennent</source>
        <translation>tables: {count} if all come</translation>
    </message>
    <message>
        <source>Tous à la fois</source>
        <translation>All at once</translation>
    </message>
    <message>
        <source>Tiré au sort</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Règlement au ministère</source>
        <translation>Rules to the ministry</translation>
    </message>
    <message>
        <source>Règlement au préfet</source>
        <translation>Rules to the prefect</translation>
    </message>
    <message>
        <source>Plan des tables ajoutées</source>
        <translation>Plan of added tables</translation>
    </message>
    <message>
        <source>Table unique annoncée</source>
        <translation>Single table announced</translation>
    </message>
    <message>
        <source>Changement de date</source>
        <translation>Change of date</translation>
    </message>
    <message>
        <source>Annulation</source>
        <translation>Cancellation</translation>
    </message>
    <message>
        <source>Report faute de joueurs</source>
        <translation>Put off, short of players</translation>
    </message>
    <message>
        <source>Table de la saison</source>
        <translation>The season’s table</translation>
    </message>
    <message>
        <source>Sans délai</source>
        <translation>At once</translation>
    </message>
    <message>
        <source>Tenu par ailleurs, en dehors du guichet</source>
        <translation>Kept elsewhere, outside this desk</translation>
    </message>
    <message>
        <source>Tout est parti à temps</source>
        <translation>Everything went in time</translation>
    </message>
    <message>
        <source>Nom du tournoi</source>
        <translation>Name of the tournament</translation>
    </message>
    <message>
        <source>Autres séances (jj/mm/aaaa hh:mm, …)</source>
        <translation>Further sessions (dd/mm/yyyy hh:mm, …)</translation>
    </message>
    <message>
        <source>Jetons de départ</source>
        <translation>Starting chips</translation>
    </message>
    <message>
        <source>Joueurs au plus</source>
        <translation>Players at most</translation>
    </message>
    <message>
        <source>Joueurs au moins</source>
        <translation>Players at least</translation>
    </message>
    <message>
        <source>Fin 1re partie (niveau)</source>
        <translation>First part ends (level)</translation>
    </message>
    <message>
        <source>Entrées jusqu’au niveau</source>
        <translation>Entries until level</translation>
    </message>
    <message>
        <source>Recaves jusqu’au niveau</source>
        <translation>Rebuys until level</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>Droit d’inscription</source>
        <translation>Entry fee</translation>
    </message>
    <message>
        <source>Garantie</source>
        <translation>Guarantee</translation>
    </message>
    <message>
        <source>Recave, prix</source>
        <translation>Rebuy, price</translation>
    </message>
    <message>
        <source>Recave, jetons</source>
        <translation>Rebuy, chips</translation>
    </message>
    <message>
        <source>Recaves au plus</source>
        <translation>Rebuys at most</translation>
    </message>
    <message>
        <source>Bonus dealers, prix</source>
        <translation>Dealers bonus, price</translation>
    </message>
    <message>
        <source>Bonus, jetons</source>
        <translation>Bonus, chips</translation>
    </message>
    <message>
        <source>Apport en nature</source>
        <translation>Contribution in kind</translation>
    </message>
    <message>
        <source>Apport en espèces</source>
        <translation>Contribution in cash</translation>
    </message>
    <message>
        <source>Pas avec des recaves.</source>
        <translation>Not with rebuys.</translation>
    </message>
    <message>
        <source>Au plus 20 % de la cave.</source>
        <translation>At most 20% of the buy-in.</translation>
    </message>
    <message>
        <source>20 % du départ, exactement.</source>
        <translation>20% of the start, exactly.</translation>
    </message>
    <message>
        <source>Au plus 250 000 € en tout.</source>
        <translation>At most €250,000 in all.</translation>
    </message>
    <message>
        <source>Une seule table : une place chacun.</source>
        <translation>One table: a seat for each.</translation>
    </message>
    <message>
        <source>10 joueurs au plus, 9 à l’Omaha.</source>
        <translation>10 players at most, 9 at Omaha.</translation>
    </message>
    <message>
        <source>Pas après la 1re partie.</source>
        <translation>Not after the first part.</translation>
    </message>
    <message>
        <source>Réinscription au même prix.</source>
        <translation>Re-registration at the same price.</translation>
    </message>
    <message>
        <source>Formule « Sans recave » choisie.</source>
        <translation>The format “No rebuys” is chosen.</translation>
    </message>
    <message>
        <source>À remplir.</source>
        <translation>To be filled in.</translation>
    </message>
    <message>
        <source>Un jour, comme 05/09/2026.</source>
        <translation>A day, like 05/09/2026.</translation>
    </message>
    <message>
        <source>Comme 06/09/2026 15:00 ou 060920261500.</source>
        <translation>Like 06/09/2026 15:00 or 060920261500.</translation>
    </message>
    <message>
        <source>Une heure, comme 20:45.</source>
        <translation>A time, like 20:45.</translation>
    </message>
    <message>
        <source>Un nombre entier.</source>
        <translation>A whole number.</translation>
    </message>
    <message>
        <source>Un montant, comme 12,50.</source>
        <translation>An amount, like 12,50.</translation>
    </message>
    <message>
        <source>Les séances se suivent, après la première.</source>
        <translation>Sessions follow one another, after the first.</translation>
    </message>
    <message>
        <source>Trop petit.</source>
        <translation>Too small.</translation>
    </message>
    <message>
        <source>Sans recave</source>
        <translation>No rebuys</translation>
    </message>
    <message>
        <source>Avec recaves</source>
        <translation>With rebuys</translation>
    </message>
    <message>
        <source>Table unique</source>
        <translation>Single table</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Profond</source>
        <translation>Deep stack</translation>
    </message>
    <message>
        <source>Tels quels</source>
        <translation>As they are</translation>
    </message>
    <message>
        <source>Au contrôle d’identité</source>
        <translation>At check-in</translation>
    </message>
    <message>
        <source>Par position</source>
        <translation>By position</translation>
    </message>
    <message>
        <source>{day} à {time}</source>
        <translation>{day} at {time}</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation>Cancelled</translation>
    </message>
    <message>
        <source>Arrêté</source>
        <translation>Stopped</translation>
    </message>
    <message>
        <source>Avant le {day}</source>
        <translation>Before {day}</translation>
    </message>
    <message>
        <source>À faire</source>
        <translation>To do</translation>
    </message>
    <message>
        <source>Fait</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>En retard</source>
        <translation>Late</translation>
    </message>
    <message>
        <source>Envoyé le {day}</source>
        <translation>Sent on {day}</translation>
    </message>
    <message>
        <source>{count} à envoyer</source>
        <translation>{count} to send</translation>
    </message>
    <message>
        <source>{count} en retard</source>
        <translation>{count} late</translation>
    </message>
    <message>
        <source>Table du casino</source>
        <translation>The casino’s table</translation>
    </message>
    <message>
        <source>Table de prix</source>
        <translation>Payout table</translation>
    </message>
    <message>
        <source>Les parts en %, de la première place à la dernière</source>
        <translation>Shares in %, from the first place to the last</translation>
    </message>
    <message>
        <source>Nom de la table</source>
        <translation>Name of the table</translation>
    </message>
    <message>
        <source>Dès (inscriptions)</source>
        <translation>From (entries)</translation>
    </message>
    <message>
        <source>Parts en %, comme 40 / 3 × 20</source>
        <translation>Shares in %, like 40 / 3 × 20</translation>
    </message>
    <message>
        <source>Payés : {count}</source>
        <translation>Paid: {count}</translation>
    </message>
    <message>
        <source>Places payées : {count}</source>
        <translation>Places paid: {count}</translation>
    </message>
    <message>
        <source>Total des parts : {total} %</source>
        <translation>Total of the shares: {total} %</translation>
    </message>
    <message>
        <source>Place suivante</source>
        <translation>Next place</translation>
    </message>
    <message>
        <source>Fois</source>
        <translation>Times</translation>
    </message>
    <message>
        <source>Une table a une ligne au moins.</source>
        <translation>A table has one row at least.</translation>
    </message>
    <message>
        <source>Garder cette table</source>
        <translation>Keep this table</translation>
    </message>
    <message>
        <source>Ligne {number} à corriger.</source>
        <translation>Row {number} to be corrected.</translation>
    </message>
    <message>
        <source>Donnez un nom à la table.</source>
        <translation>Give the table a name.</translation>
    </message>
    <message>
        <source>Les prix se proposent d’après {name}</source>
        <translation>Prizes are proposed from {name}</translation>
    </message>
    <message>
        <source>Dès {first} inscriptions</source>
        <translation>From {first} entries</translation>
    </message>
    <message>
        <source>De {first} à {last} inscriptions</source>
        <translation>From {first} to {last} entries</translation>
    </message>
    <message>
        <source>Un nombre d’inscriptions.</source>
        <translation>A number of entries.</translation>
    </message>
    <message>
        <source>Des parts comme 50 / 30 / 20, ou 3 × 1,5.</source>
        <translation>Shares like 50 / 30 / 20, or 3 × 1.5.</translation>
    </message>
    <message>
        <source>La première ligne commence à 1.</source>
        <translation>The first row begins with 1.</translation>
    </message>
    <message>
        <source>Commence plus haut que la ligne d’avant.</source>
        <translation>Begin higher than the row before.</translation>
    </message>
    <message>
        <source>Les parts ne font pas 100 %.</source>
        <translation>The shares don’t make 100 %.</translation>
    </message>
    <message>
        <source>Une part est plus grande que celle d’avant.</source>
        <translation>A share is larger than the one before.</translation>
    </message>
    <message>
        <source>Une part est nulle.</source>
        <translation>A share is nothing.</translation>
    </message>
    <message>
        <source>Plus de places payées que d’inscrits.</source>
        <translation>More places paid than entries.</translation>
    </message>
    <message>
        <source>Modifier la table de prix</source>
        <translation>Edit the payout table</translation>
    </message>
    <message>
        <source>Seule une table de prix se modifie ici.</source>
        <translation>Only a payout table is edited here.</translation>
    </message>
    <message>
        <source>Son nom</source>
        <translation>Its name</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Matériel</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Les chefs de table et la direction tiennent ces registres.</source>
        <translation>Floor chiefs and the management keep these registers.</translation>
    </message>
    <message>
        <source>Sixains</source>
        <translation>Boxes of cards</translation>
    </message>
    <message>
        <source>Clavier</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>Décacheté devant le public</source>
        <translation>Opened before the public</translation>
    </message>
    <message>
        <source>En réserve : {held} · à ce tournoi : {out}</source>
        <translation>In the safe: {held} · at this tournament: {out}</translation>
    </message>
    <message>
        <source>Remis</source>
        <translation>Issued</translation>
    </message>
    <message>
        <source>En réserve</source>
        <translation>In the safe</translation>
    </message>
    <message>
        <source>Aucun jeton à l’inventaire</source>
        <translation>No chip in the inventory</translation>
    </message>
    <message>
        <source>Inscrivez d’abord ce qui est entré, par couleur et valeur.</source>
        <translation>Enter first what came in, by colour and value.</translation>
    </message>
    <message>
        <source>Ligne de l’inventaire</source>
        <translation>Line of the inventory</translation>
    </message>
    <message>
        <source>Sixain {number}</source>
        <translation>Box {number}</translation>
    </message>
    <message>
        <source>Aucun sixain au registre</source>
        <translation>No box in the register</translation>
    </message>
    <message>
        <source>Écrivez son numéro, puis inscrivez-le comme reçu.</source>
        <translation>Write its number, then enter it as received.</translation>
    </message>
    <message>
        <source>Ligne du registre</source>
        <translation>Line of the register</translation>
    </message>
    <message>
        <source>Une étape après l’autre</source>
        <translation>One step after another</translation>
    </message>
    <message>
        <source>Cette étape ne suit pas la dernière.</source>
        <translation>This step doesn’t follow the last one.</translation>
    </message>
    <message>
        <source>Inscrire</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ligne inscrite</source>
        <translation>Line entered</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Pièces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>Numéro du sixain</source>
        <translation>Number of the box</translation>
    </message>
    <message>
        <source>Témoin</source>
        <translation>Witness</translation>
    </message>
    <message>
        <source>Entrés</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>Rendus</source>
        <translation>Returned</translation>
    </message>
    <message>
        <source>Détruits</source>
        <translation>Destroyed</translation>
    </message>
    <message>
        <source>Du fournisseur à la réserve</source>
        <translation>From the supplier to the safe</translation>
    </message>
    <message>
        <source>De la réserve à ce tournoi</source>
        <translation>From the safe to this tournament</translation>
    </message>
    <message>
        <source>De ce tournoi à la réserve</source>
        <translation>From this tournament to the safe</translation>
    </message>
    <message>
        <source>Sortis de la réserve pour de bon</source>
        <translation>Out of the safe for good</translation>
    </message>
    <message>
        <source>Reçu</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>Bande intacte</source>
        <translation>Band intact</translation>
    </message>
    <message>
        <source>Bande rompue</source>
        <translation>Band broken</translation>
    </message>
    <message>
        <source>Décacheté</source>
        <translation>Opened</translation>
    </message>
    <message>
        <source>Utilisé</source>
        <translation>Used</translation>
    </message>
    <message>
        <source>Détruit</source>
        <translation>Destroyed</translation>
    </message>
    <message>
        <source>Écrivez la couleur.</source>
        <translation>Write the colour.</translation>
    </message>
    <message>
        <source>Écrivez la valeur d’un jeton.</source>
        <translation>Write what one chip counts for.</translation>
    </message>
    <message>
        <source>Écrivez le nombre de pièces.</source>
        <translation>Write how many pieces.</translation>
    </message>
    <message>
        <source>Il n’y en a pas tant.</source>
        <translation>There are not so many.</translation>
    </message>
    <message>
        <source>Écrivez le numéro du sixain.</source>
        <translation>Write the number of the box.</translation>
    </message>
    <message>
        <source>Ce sixain est détruit.</source>
        <translation>This box is destroyed.</translation>
    </message>
    <message>
        <source>Locaux annexes : devant le public.</source>
        <translation>Separate premises: before the public.</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Le comité de direction consulte l’historique des joueurs.</source>
        <translation>The management committee looks up the history of players.</translation>
    </message>
    <message>
        <source>Historique d’un joueur</source>
        <translation>History of a player</translation>
    </message>
    <message>
        <source>Tous les tournois de l’établissement</source>
        <translation>All tournaments of the house</translation>
    </message>
    <message>
        <source>Nom ou prénoms</source>
        <translation>Surname or given names</translation>
    </message>
    <message>
        <source>Personne de ce nom</source>
        <translation>Nobody of this name</translation>
    </message>
    <message>
        <source>Un début de nom suffit, sans accent ni majuscule.</source>
        <translation>The beginning of a name will do, without accents or capitals.</translation>
    </message>
    <message>
        <source>Autre recherche</source>
        <translation>Another search</translation>
    </message>
    <message>
        <source>Chercher</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Écrivez d’abord un nom.</source>
        <translation>Write a name first.</translation>
    </message>
    <message>
        <source>Touchez un joueur</source>
        <translation>Touch a player</translation>
    </message>
    <message>
        <source>Né(e) le {day}</source>
        <translation>Born on {day}</translation>
    </message>
    <message>
        <source>N° {number}</source>
        <translation>No. {number}</translation>
    </message>
    <message>
        <source>Interdit de jeux</source>
        <translation>Banned from games</translation>
    </message>
    <message>
        <source>Accès limité à sa demande</source>
        <translation>Access limited at his wish</translation>
    </message>
    <message>
        <source>payé {amount}</source>
        <translation>paid {amount}</translation>
    </message>
    <message>
        <source>recaves : {count}</source>
        <translation>rebuys: {count}</translation>
    </message>
    <message>
        <source>prix {amount}</source>
        <translation>prize {amount}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>place {place}</translation>
    </message>
    <message>
        <source>préinscrit</source>
        <translation>pre-registered</translation>
    </message>
    <message>
        <source>en attente</source>
        <translation>waiting</translation>
    </message>
    <message>
        <source>inscrit</source>
        <translation>registered</translation>
    </message>
    <message>
        <source>pointé</source>
        <translation>checked in</translation>
    </message>
    <message>
        <source>en jeu</source>
        <translation>in play</translation>
    </message>
    <message>
        <source>éliminé</source>
        <translation>out</translation>
    </message>
    <message>
        <source>exclu</source>
        <translation>expelled</translation>
    </message>
    <message numerus="yes">
        <source>%n niveau(x) de {minutes} min, dès {first}</source>
        <translation>
            <numerusform>%n level of {minutes} min, from {first}</numerusform>
            <numerusform>%n levels of {minutes} min, from {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n niveau(x) de {minutes} min · de {first} à {last}</source>
        <translation>
            <numerusform>%n level of {minutes} min · from {first} to {last}</numerusform>
            <numerusform>%n levels of {minutes} min · from {first} to {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payé(s)</source>
        <translation>
            <numerusform>%n paid</numerusform>
            <numerusform>%n paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inscription(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>{paid} dès {entries}</source>
        <translation>{paid} from {entries}</translation>
    </message>
</context>
</TS>
