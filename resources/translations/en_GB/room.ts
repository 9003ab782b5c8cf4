<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Room</name>
    <message>
        <source>{in_play} sur {entries}</source>
        <translation>{in_play} of {entries}</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Tapis moyen</source>
        <translation>Average stack</translation>
    </message>
    <message>
        <source>Pause dans</source>
        <translation>Break in</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Niveau 1, au départ</source>
        <translation>Level 1, at the start</translation>
    </message>
    <message>
        <source>Pause, puis niveau {number}</source>
        <translation>Break, then level {number}</translation>
    </message>
    <message>
        <source>Niveau {number}, le dernier</source>
        <translation>Level {number}, the last</translation>
    </message>
    <message>
        <source>Niveau {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>Empreinte publiée avant le tirage</source>
        <translation>Fingerprint published before the draw</translation>
    </message>
    <message>
        <source>Elle est affichée avant que l’on sache qui sera assis où. La clé, imprimée après le tirage, permet à chacun de le refaire.</source>
        <translation>It is shown before anybody knows who will sit where. The key, printed after the draw, lets anyone compute it again.</translation>
    </message>
    <message>
        <source>Arrive</source>
        <translation>Arrives</translation>
    </message>
    <message>
        <source>Libre</source>
        <translation>Free</translation>
    </message>
    <message>
        <source>Place fixe</source>
        <translation>Fixed seat</translation>
    </message>
    <message>
        <source>Toutes</source>
        <translation>All</translation>
    </message>
    <message>
        <source>À équilibrer</source>
        <translation>To balance</translation>
    </message>
    <message>
        <source>Il garde sa place et ses jetons</source>
        <translation>Keeps seat and chips</translation>
    </message>
    <message>
        <source>Définitivement</source>
        <translation>For good</translation>
    </message>
    <message>
        <source>Ni place, ni prix ; jetons retirés</source>
        <translation>No place, no prize; chips removed</translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation>Reason, kept in the journal</translation>
    </message>
    <message>
        <source>Salle</source>
        <translation>Room</translation>
    </message>
    <message>
        <source>Lancer quand même</source>
        <translation>Start anyway</translation>
    </message>
    <message>
        <source>Exclure</source>
        <translation>Expel</translation>
    </message>
    <message>
        <source>Passer outre</source>
        <translation>Override</translation>
    </message>
    <message>
        <source>Revenir à la salle</source>
        <translation>Back to the room</translation>
    </message>
    <message>
        <source>Lancer sans attendre</source>
        <translation>Start without waiting</translation>
    </message>
    <message>
        <source>Avis en cours</source>
        <translation>Notice on its way</translation>
    </message>
    <message>
        <source>Chef en route</source>
        <translation>Chief on the way</translation>
    </message>
    <message>
        <source>Porté au journal, avec le motif</source>
        <translation>Kept in the journal, with the reason</translation>
    </message>
    <message>
        <source>se casse</source>
        <translation>breaks</translation>
    </message>
    <message>
        <source>{taken} sur {seats}</source>
        <translation>{taken} of {seats}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>croupier</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>{thousands} k</source>
        <translation>{thousands} k</translation>
    </message>
    <message>
        <source>table {table}, place {seat}</source>
        <translation>table {table}, seat {seat}</translation>
    </message>
    <message>
        <source>Au sort</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Tapis au début du coup</source>
        <translation>Stack before the hand</translation>
    </message>
    <message>
        <source>Vendre une recave</source>
        <translation>Sell a rebuy</translation>
    </message>
    <message>
        <source>Ne plus fixer à la table</source>
        <translation>Unpin from the table</translation>
    </message>
    <message>
        <source>Fixer à la table</source>
        <translation>Pin to the table</translation>
    </message>
    <message>
        <source>Exclure du tournoi</source>
        <translation>Expel from the tournament</translation>
    </message>
    <message>
        <source>Revenir au plan</source>
        <translation>Back to the plan</translation>
    </message>
    <message>
        <source>Aucun tournoi</source>
        <translation>No tournament</translation>
    </message>
    <message>
        <source>Un tournoi créé par la direction s’ouvre ici.</source>
        <translation>A tournament made by the management opens here.</translation>
    </message>
    <message>
        <source>Personne n’est encore arrivé au contrôle d’identité.</source>
        <translation>Nobody has been checked in yet.</translation>
    </message>
    <message>
        <source>Tirer les places au sort</source>
        <translation>Draw the seats</translation>
    </message>
    <message>
        <source>Lancer le tournoi</source>
        <translation>Start the tournament</translation>
    </message>
    <message>
        <source>Voir les prix</source>
        <translation>See the prizes</translation>
    </message>
    <message>
        <source>Éliminer {name}</source>
        <translation>Eliminate {name}</translation>
    </message>
    <message>
        <source>Éliminer {count} joueurs</source>
        <translation>Eliminate {count} players</translation>
    </message>
    <message>
        <source>Cartes remises</source>
        <translation>Cards handed out</translation>
    </message>
    <message>
        <source>Terminer le tournoi</source>
        <translation>End the tournament</translation>
    </message>
    <message>
        <source>Aucun mouvement : les tables sont équilibrées.</source>
        <translation>No moves: the tables are level.</translation>
    </message>
    <message>
        <source>Table finale</source>
        <translation>Final table</translation>
    </message>
    <message>
        <source>Équilibrer</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Il ne resterait personne : le dernier joueur gagne le tournoi.</source>
        <translation>Nobody would be left: the last player wins the tournament.</translation>
    </message>
    <message>
        <source>Arrivés, identité contrôlée</source>
        <translation>Here, identity checked</translation>
    </message>
    <message>
        <source>Payés, pas encore arrivés</source>
        <translation>Paid, not here yet</translation>
    </message>
    <message>
        <source>Pré-inscrits, rien de payé</source>
        <translation>Pre-registered, nothing paid</translation>
    </message>
    <message>
        <source>Liste d’attente</source>
        <translation>Waiting list</translation>
    </message>
    <message>
        <source>Tables à ouvrir</source>
        <translation>Tables to open</translation>
    </message>
    <message>
        <source>Attendus : {count}</source>
        <translation>Awaited: {count}</translation>
    </message>
    <message>
        <source>Personne ne manque.</source>
        <translation>Nobody is missing.</translation>
    </message>
    <message>
        <source>Le tirage</source>
        <translation>The draw</translation>
    </message>
    <message>
        <source>Chaque joueur arrivé reçoit une table et une place, au hasard.</source>
        <translation>Every player who is here gets a table and a seat, at random.</translation>
    </message>
    <message>
        <source>Une carte de place sort pour chacun, et la feuille de tirage.</source>
        <translation>A seat card is printed for each, and the draw sheet.</translation>
    </message>
    <message>
        <source>Qui arrive après reçoit sa place au contrôle d’identité.</source>
        <translation>Whoever comes later gets a seat at check-in.</translation>
    </message>
    <message>
        <source>Chefs de table</source>
        <translation>Floor chiefs</translation>
    </message>
    <message>
        <source>2 à 10 tables voisines pour chacun</source>
        <translation>2 to 10 neighbouring tables each</translation>
    </message>
    <message>
        <source>Ne surveille pas</source>
        <translation>Does not watch</translation>
    </message>
    <message>
        <source>{tables} : {chief}</source>
        <translation>{tables}: {chief}</translation>
    </message>
    <message>
        <source>{count} joueurs dans le même coup</source>
        <translation>{count} players in one hand</translation>
    </message>
    <message>
        <source>{count} joueurs, main par main</source>
        <translation>{count} players, hand for hand</translation>
    </message>
    <message>
        <source>Sortis à des tables différentes</source>
        <translation>Out at different tables</translation>
    </message>
    <message>
        <source>Le plus gros tapis est le mieux classé</source>
        <translation>The larger stack ranks higher</translation>
    </message>
    <message>
        <source>Table {table}, place {seat}</source>
        <translation>Table {table}, seat {seat}</translation>
    </message>
    <message>
        <source>Sortie d’un joueur</source>
        <translation>A player goes out</translation>
    </message>
    <message>
        <source>Touchez un autre joueur s’il sort dans le même coup.</source>
        <translation>Touch another player who goes out in the same hand.</translation>
    </message>
    <message>
        <source>Entre tables, places et prix partagés ; à une table, le tapis classe.</source>
        <translation>Between tables, places and prizes are shared; at one table the stack ranks.</translation>
    </message>
    <message>
        <source>Exclure {name}</source>
        <translation>Expel {name}</translation>
    </message>
    <message>
        <source>Aucun remboursement dans les deux cas.</source>
        <translation>No refund in either case.</translation>
    </message>
    <message>
        <source>Tirage n° {number} · {time}</source>
        <translation>Draw no. {number} · {time}</translation>
    </message>
    <message>
        <source>Les cartes de place sont à l’impression.</source>
        <translation>The seat cards are being printed.</translation>
    </message>
    <message>
        <source>{tables} : plus personne n’y joue.</source>
        <translation>{tables}: nobody plays there any more.</translation>
    </message>
    <message>
        <source>Les {count} joueurs tiennent à une table : tous tirent une place.</source>
        <translation>The {count} players fit at one table: all draw a seat.</translation>
    </message>
    <message>
        <source>Tables équilibrées</source>
        <translation>Tables are level</translation>
    </message>
    <message>
        <source>Un joueur a tous les jetons</source>
        <translation>One player has all the chips</translation>
    </message>
    <message>
        <source>Touchez une table pour noter une sortie</source>
        <translation>Touch a table to note who is out</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Tournoi terminé</source>
        <translation>Tournament over</translation>
    </message>
    <message>
        <source>Tournoi arrêté</source>
        <translation>Tournament stopped</translation>
    </message>
    <message>
        <source>Aucune table</source>
        <translation>No table</translation>
    </message>
    <message>
        <source>{first} à {last}</source>
        <translation>{first} to {last}</translation>
    </message>
    <message>
        <source>Tables {numbers}</source>
        <translation>Tables {numbers}</translation>
    </message>
    <message>
        <source>Table {table} cassée</source>
        <translation>Table {table} broken</translation>
    </message>
    <message>
        <source>Équilibrage</source>
        <translation>Balancing</translation>
    </message>
    <message>
        <source>Ordre de casse tiré au départ : {order}.</source>
        <translation>Breaking order drawn at the start: {order}.</translation>
    </message>
    <message>
        <source>Sans chef de table : {tables}.</source>
        <translation>Without a floor chief: {tables}.</translation>
    </message>
    <message>
        <source>Moins de 2 tables pour un chef : {tables}.</source>
        <translation>Fewer than 2 tables for a chief: {tables}.</translation>
    </message>
    <message>
        <source>Plus de 10 tables pour un chef : {tables}.</source>
        <translation>More than 10 tables for a chief: {tables}.</translation>
    </message>
    <message>
        <source>Tables qui ne se touchent pas : {tables}.</source>
        <translation>Tables that are no neighbours: {tables}.</translation>
    </message>
    <message>
        <source>Absent, jetons retirés</source>
        <translation>Absent, chips removed</translation>
    </message>
    <message>
        <source>Annonce des mouvements</source>
        <translation>Calling the moves</translation>
    </message>
    <message>
        <source>Annoncer</source>
        <translation>Call them out</translation>
    </message>
    <message>
        <source>Appel entendu</source>
        <translation>Call answered</translation>
    </message>
    <message>
        <source>Arrivée tardive</source>
        <translation>Late entry</translation>
    </message>
    <message>
        <source>Aucun écart</source>
        <translation>No difference</translation>
    </message>
    <message>
        <source>Aucune place n’est saisie.</source>
        <translation>No seat has been entered.</translation>
    </message>
    <message>
        <source>Autre table</source>
        <translation>Other table</translation>
    </message>
    <message>
        <source>Ce tirage ne se refait pas : prévenez le directeur responsable.</source>
        <translation>This draw does not come out again: tell the casino director.</translation>
    </message>
    <message>
        <source>Chacun emporte ses jetons et sa carte de place.</source>
        <translation>Everybody takes his chips and his seat card.</translation>
    </message>
    <message>
        <source>Chaque jeton isolé tire une carte, du bouton vers la gauche.</source>
        <translation>Every odd chip draws a card, from the button to the left.</translation>
    </message>
    <message>
        <source>Compter</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Comptez les jetons qui ne font pas un jeton plus grand</source>
        <translation>Count the chips that do not make a larger one</translation>
    </message>
    <message>
        <source>Empreinte du prochain tirage</source>
        <translation>Fingerprint of the next draw</translation>
    </message>
    <message>
        <source>Empreinte publiée avant</source>
        <translation>Fingerprint published before</translation>
    </message>
    <message>
        <source>Enregistrer le tirage</source>
        <translation>Record the draw</translation>
    </message>
    <message>
        <source>Enregistrer {chips}</source>
        <translation>Record {chips}</translation>
    </message>
    <message>
        <source>Feuille de secours</source>
        <translation>Emergency sheet</translation>
    </message>
    <message>
        <source>Feuilles</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>Feuilles de la salle</source>
        <translation>Sheets of the room</translation>
    </message>
    <message>
        <source>Fichier gardé : {path}</source>
        <translation>File kept: {path}</translation>
    </message>
    <message>
        <source>Garder le fichier</source>
        <translation>Keep the file</translation>
    </message>
    <message>
        <source>Graine révélée après</source>
        <translation>Seed revealed after</translation>
    </message>
    <message>
        <source>Il faut deux témoins.</source>
        <translation>Two witnesses are needed.</translation>
    </message>
    <message>
        <source>Il manque {chips}</source>
        <translation>{chips} missing</translation>
    </message>
    <message>
        <source>Il n’y a pas de tirage à prouver.</source>
        <translation>There is no draw to prove.</translation>
    </message>
    <message>
        <source>Il reste de 0 à {most} jetons isolés à chacun, et un au moins à quelqu’un.</source>
        <translation>Everybody has 0 to {most} odd chips, and somebody at least one.</translation>
    </message>
    <message>
        <source>Jetons comptés</source>
        <translation>Chips counted</translation>
    </message>
    <message>
        <source>Jetons retirés</source>
        <translation>Chips removed</translation>
    </message>
    <message>
        <source>Joueur suivant</source>
        <translation>Next player</translation>
    </message>
    <message>
        <source>La feuille de secours remplace l’écran : places, tapis, temps qui reste.</source>
        <translation>The emergency sheet replaces the screen: seats, stacks, time left.</translation>
    </message>
    <message>
        <source>La feuille imprimée au tirage suffit, sur n’importe quel ordinateur.</source>
        <translation>The sheet printed at the draw is enough, on any computer.</translation>
    </message>
    <message>
        <source>La grande valeur doit être un multiple de la petite.</source>
        <translation>The larger value must be a multiple of the smaller.</translation>
    </message>
    <message>
        <source>Le bouton est ici</source>
        <translation>The button is here</translation>
    </message>
    <message>
        <source>Le dernier tirage a été fait à la main, ou il n’y en a pas encore.</source>
        <translation>The last draw was made by hand, or there is none yet.</translation>
    </message>
    <message>
        <source>Le poste de chaque croupier montre les mêmes mouvements.</source>
        <translation>Every dealer’s station shows the same moves.</translation>
    </message>
    <message>
        <source>Reçoit un jeton de {chips}</source>
        <translation>Gets one chip of {chips}</translation>
    </message>
    <message>
        <source>Ne reçoit rien</source>
        <translation>Gets nothing</translation>
    </message>
    <message>
        <source>Jetons échangés, table {table}</source>
        <translation>Chips changed up, table {table}</translation>
    </message>
    <message>
        <source>Jetons de {chips} donnés : {count}</source>
        <translation>Chips of {chips} given: {count}</translation>
    </message>
    <message>
        <source>Retirez les jetons de {chips} isolés : {count}.</source>
        <translation>Take the odd chips of {chips} out: {count}.</translation>
    </message>
    <message>
        <source>Donnez les jetons de {chips} : {count}.</source>
        <translation>Hand the chips of {chips} out: {count}.</translation>
    </message>
    <message>
        <source>Après le tirage</source>
        <translation>After the draw</translation>
    </message>
    <message>
        <source>Le tirage des jetons isolés</source>
        <translation>The draw of the odd chips</translation>
    </message>
    <message>
        <source>Le tirage est refait…</source>
        <translation>The draw is computed again…</translation>
    </message>
    <message>
        <source>Les tables et leurs chefs</source>
        <translation>The tables and their chiefs</translation>
    </message>
    <message>
        <source>Les témoins</source>
        <translation>The witnesses</translation>
    </message>
    <message>
        <source>Lisez chaque nom, puis la table et la place.</source>
        <translation>Read each name, then table and seat.</translation>
    </message>
    <message>
        <source>L’empreinte était publiée avant : personne ne pouvait choisir la graine.</source>
        <translation>The fingerprint was published before: nobody could choose the seed.</translation>
    </message>
    <message>
        <source>Notez-y les sorties dans l’ordre ; elles se saisissent ensuite.</source>
        <translation>Note who goes out in order; it is entered afterwards.</translation>
    </message>
    <message>
        <source>Nouvelle séance</source>
        <translation>New session</translation>
    </message>
    <message>
        <source>Personne ne gagne plus d’un jeton, ni ne sort du jeu.</source>
        <translation>Nobody wins more than one chip, or goes out of play.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Place fixe : {names}.</source>
        <translation>Fixed seat: {names}.</translation>
    </message>
    <message>
        <source>Place tirée à la main</source>
        <translation>Seat drawn by hand</translation>
    </message>
    <message>
        <source>Placement de départ</source>
        <translation>First seating</translation>
    </message>
    <message>
        <source>Places par nom</source>
        <translation>Seats by name</translation>
    </message>
    <message>
        <source>Places par table</source>
        <translation>Seats by table</translation>
    </message>
    <message>
        <source>Places, tapis et horloge, pour continuer sur papier</source>
        <translation>Seats, stacks and clock, to go on with paper</translation>
    </message>
    <message>
        <source>Plan des tables</source>
        <translation>Plan of the tables</translation>
    </message>
    <message>
        <source>Pour les chefs de table</source>
        <translation>For the floor chiefs</translation>
    </message>
    <message>
        <source>Preuve</source>
        <translation>Proof</translation>
    </message>
    <message>
        <source>Preuve du tirage</source>
        <translation>Proof of the draw</translation>
    </message>
    <message>
        <source>Preuve du tirage n° {number}</source>
        <translation>Proof of draw no. {number}</translation>
    </message>
    <message>
        <source>Refaire ce tirage</source>
        <translation>Computing this draw again</translation>
    </message>
    <message>
        <source>Refait à l’instant : graine, empreinte et places sont les mêmes.</source>
        <translation>Computed again just now: seed, fingerprint and seats are the same.</translation>
    </message>
    <message>
        <source>Rien à comparer</source>
        <translation>Nothing to compare</translation>
    </message>
    <message>
        <source>Si l’écran s’éteint</source>
        <translation>If the screen goes dark</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table : {chips}</source>
        <translation>Table: {chips}</translation>
    </message>
    <message>
        <source>Table {table} · place {seat}</source>
        <translation>Table {table} · seat {seat}</translation>
    </message>
    <message>
        <source>Tapez la table, puis la place.</source>
        <translation>Type the table, then the seat.</translation>
    </message>
    <message>
        <source>Tirage fait à la main</source>
        <translation>Draw made by hand</translation>
    </message>
    <message>
        <source>Tirer et échanger</source>
        <translation>Draw and change</translation>
    </message>
    <message>
        <source>Touchez un nom quand le joueur est assis</source>
        <translation>Touch a name when the player sits</translation>
    </message>
    <message>
        <source>Tous sont assis</source>
        <translation>All are seated</translation>
    </message>
    <message>
        <source>T{table}</source>
        <translation>T{table}</translation>
    </message>
    <message>
        <source>Témoin {number}, prénom et nom</source>
        <translation>Witness {number}, first name and surname</translation>
    </message>
    <message>
        <source>Une touche imprime</source>
        <translation>One touch prints</translation>
    </message>
    <message>
        <source>chef demandé</source>
        <translation>chief wanted</translation>
    </message>
    <message>
        <source>guichet draw verify lit son fichier et refait chaque étape.</source>
        <translation>guichet draw verify reads its file and takes every step again.</translation>
    </message>
    <message>
        <source>reste table {table}, place {seat}</source>
        <translation>stays at table {table}, seat {seat}</translation>
    </message>
    <message>
        <source>sans place</source>
        <translation>no seat</translation>
    </message>
    <message>
        <source>{chips} de trop</source>
        <translation>{chips} too many</translation>
    </message>
    <message>
        <source>{name}, de la table {left} à la table {table}, place {seat}</source>
        <translation>{name}, from table {left} to table {table}, seat {seat}</translation>
    </message>
    <message>
        <source>{tables} : chef demandé depuis {time}.</source>
        <translation>{tables}: chief wanted since {time}.</translation>
    </message>
    <message>
        <source>À afficher à l’entrée</source>
        <translation>To be put up at the entrance</translation>
    </message>
    <message>
        <source>Échange de jetons</source>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>Échange de jetons, table {table}</source>
        <translation>Chip race, table {table}</translation>
    </message>
    <message>
        <source>Échanger des jetons</source>
        <translation>Chip race</translation>
    </message>
    <message>
        <source>Échangés contre</source>
        <translation>Changed for</translation>
    </message>
    <message>
        <source>Équilibrage des tables</source>
        <translation>Balancing the tables</translation>
    </message>
    <message>
        <source>Bouton</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>Clôturer la séance {number}</source>
        <translation>Close session {number}</translation>
    </message>
    <message>
        <source>Ouvrir la séance {number}</source>
        <translation>Open session {number}</translation>
    </message>
    <message>
        <source>Sacs de la séance {number}</source>
        <translation>Bags of session {number}</translation>
    </message>
    <message>
        <source>Séance {number}</source>
        <translation>Session {number}</translation>
    </message>
    <message>
        <source>Prévue le {day} à {time}</source>
        <translation>Planned on {day} at {time}</translation>
    </message>
    <message>
        <source>À tirer</source>
        <translation>To be drawn</translation>
    </message>
    <message>
        <source>Toutes les places sont tirées de nouveau : une carte sort pour chacun.</source>
        <translation>All seats are drawn anew: a card comes out for everyone.</translation>
    </message>
    <message>
        <source>Chacun reprend place et sac ; l’horloge reprend où elle s’est arrêtée.</source>
        <translation>Everyone takes back seat and bag; the clock goes on from where it stopped.</translation>
    </message>
    <message>
        <source>L’écart : {tables}.</source>
        <translation>The difference: {tables}.</translation>
    </message>
    <message>
        <source>Sacs comptés</source>
        <translation>Bags counted</translation>
    </message>
    <message>
        <source>Jetons en jeu</source>
        <translation>Chips in play</translation>
    </message>
    <message>
        <source>Écart</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Les sacs font les {chips} jetons en jeu.</source>
        <translation>The bags make up the {chips} chips in play.</translation>
    </message>
    <message>
        <source>{counted} jetons comptés, {in_play} en jeu.</source>
        <translation>{counted} chips counted, {in_play} in play.</translation>
    </message>
    <message>
        <source>Touchez un sac pour le recompter.</source>
        <translation>Touch a bag to count it again.</translation>
    </message>
    <message>
        <source>Clôturer avec cet écart</source>
        <translation>Close with this difference</translation>
    </message>
    <message>
        <source>L’écart est gardé au journal</source>
        <translation>The difference is kept in the journal</translation>
    </message>
    <message>
        <source>Recomptez un sac, ou acceptez l’écart.</source>
        <translation>Count a bag again, or accept the difference.</translation>
    </message>
    <message>
        <source>Jetons du sac</source>
        <translation>Chips in the bag</translation>
    </message>
    <message>
        <source>Tapez les jetons de ce sac.</source>
        <translation>Type the chips in this bag.</translation>
    </message>
    <message>
        <source>Décision d’arbitrage</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Décision et motif, portés au journal</source>
        <translation>Ruling and reason, kept in the journal</translation>
    </message>
    <message>
        <source>Ce joueur</source>
        <translation>This player</translation>
    </message>
    <message>
        <source>Écrivez ce qui s’est passé, puis ce qui est décidé.</source>
        <translation>Write what happened, then what is decided.</translation>
    </message>
    <message>
        <source>L’heure et votre nom sont gardés avec la décision.</source>
        <translation>The time and your name are kept with the ruling.</translation>
    </message>
    <message>
        <source>Une décision portée au journal ne s’efface pas.</source>
        <translation>A ruling put in the journal cannot be erased.</translation>
    </message>
    <message>
        <source>Écrivez la décision et son motif.</source>
        <translation>Write the ruling and its reason.</translation>
    </message>
    <message>
        <source>Porter au journal</source>
        <translation>Put in the journal</translation>
    </message>
    <message>
        <source>Décision</source>
        <translation>Ruling</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Table {table}</translation>
    </message>
    <message>
        <source>Il faut le motif, et le code du directeur responsable.</source>
        <translation>A reason is needed, and the casino director’s code.</translation>
    </message>
    <message>
        <source>Il faut le motif.</source>
        <translation>A reason is needed.</translation>
    </message>
    <message>
        <source>Retour à {time}</source>
        <translation>Back at {time}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Pour un temps</source>
        <translation>For a time</translation>
    </message>
    <message>
        <source>Ses mises sont prélevées jusqu’à son retour.</source>
        <translation>His blinds are taken until he is back.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Comptez ses jetons : ils quittent le tournoi.</source>
        <translation>Count his chips: they leave the tournament.</translation>
    </message>
    <message>
        <source>Choisissez pour combien de temps, et écrivez pourquoi.</source>
        <translation>Choose for how long, and write why.</translation>
    </message>
    <message>
        <source>Choisissez : pour un temps, ou définitivement.</source>
        <translation>Choose: for a time, or for good.</translation>
    </message>
    <message>
        <source>{tables} : recave demandée, à vendre au guichet.</source>
        <translation>{tables}: rebuy asked for, to be sold at the counter.</translation>
    </message>
    <message>
        <source>Tirage à la main</source>
        <translation>Draw by hand</translation>
    </message>
    <message>
        <source>Imprimer la liste</source>
        <translation>Print the list</translation>
    </message>
    <message>
        <source>Vendre le bonus dealers</source>
        <translation>Sell the dealers bonus</translation>
    </message>
    <message>
        <source>Il sort sans remboursement, et cela ne s’annule pas.</source>
        <translation>He is out without a refund, and this cannot be undone.</translation>
    </message>
    <message>
        <source>Retirer l’absent</source>
        <translation>Put him out</translation>
    </message>
    <message>
        <source>La table {tables} se casse : {players} joueurs tiennent aux autres.</source>
        <translation>Table {tables} breaks: {players} players fit at the others.</translation>
    </message>
    <message>
        <source>Les tables {tables} se cassent : {players} joueurs tiennent aux autres.</source>
        <translation>Tables {tables} break: {players} players fit at the others.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joueur(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) saisie(s)</source>
        <translation>
            <numerusform>%n seat entered</numerusform>
            <numerusform>%n seats entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) saisie(s) sur {all}</source>
        <translation>
            <numerusform>%n seat of {all} entered</numerusform>
            <numerusform>%n seats of {all} entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sac(s) compté(s) sur {all}</source>
        <translation>
            <numerusform>%n bag counted of {all}</numerusform>
            <numerusform>%n bags counted of {all}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrive(nt)</source>
        <translation>
            <numerusform>%n arrives</numerusform>
            <numerusform>%n arrive</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan de la salle : {tables}, {players}</source>
        <translation>Plan of the room: {tables}, {players}</translation>
    </message>
    <message>
        <source>Avis légaux à envoyer, ou en retard : {kinds}.</source>
        <translation>Legal notices to send, or late: {kinds}.</translation>
    </message>
    <message>
        <source>Ce qui manque, et que cette décision couvre</source>
        <translation>What is missing, and covered by this decision</translation>
    </message>
    <message>
        <source>La direction du tournoi arrête l’horloge.</source>
        <translation>The tournament’s direction stops the clock.</translation>
    </message>
    <message>
        <source>Payés, pas encore arrivés : {count}.</source>
        <translation>Paid, not arrived yet: {count}.</translation>
    </message>
    <message>
        <source>Tous ne sont pas arrivés</source>
        <translation>Not everybody has arrived</translation>
    </message>
    <message>
        <source>Le tirage n’a lieu qu’une fois.</source>
        <translation>The draw is made only once.</translation>
    </message>
    <message>
        <source>Ouverte maintenant, l’horloge repart aussitôt.</source>
        <translation>Opened now, the clock goes on at once.</translation>
    </message>
    <message>
        <source>Tirer sans les attendre</source>
        <translation>Draw without them</translation>
    </message>
    <message>
        <source>Ouvrir quand même</source>
        <translation>Open all the same</translation>
    </message>
    <message>
        <source>Saisissez le tapis de chacun au début du coup.</source>
        <translation>Type everybody’s stack at the start of the hand.</translation>
    </message>
    <message>
        <source>Avant l’heure annoncée</source>
        <translation>Before the announced time</translation>
    </message>
    <message>
        <source>Départ annoncé : {day} à {time}.</source>
        <translation>Announced start: {day} at {time}.</translation>
    </message>
    <message>
        <source>Lancé maintenant, le niveau 1 court aussitôt.</source>
        <translation>Started now, level 1 runs at once.</translation>
    </message>
    <message>
        <source>Lancer dès maintenant</source>
        <translation>Start now</translation>
    </message>
    <message>
        <source>Vainqueur : {name}.</source>
        <translation>Winner: {name}.</translation>
    </message>
    <message>
        <source>Une fois le tournoi terminé, aucune élimination ne s’annule plus.</source>
        <translation>Once the tournament is over, no elimination can be undone.</translation>
    </message>
    <message>
        <source>Ex æquo : dites dans les prix qui reçoit {things}.</source>
        <translation>Tied: say in the prizes who gets {things}.</translation>
    </message>
    <message>
        <source>Terminer pour de bon</source>
        <translation>End for good</translation>
    </message>
    <message>
        <source>Tirage n° {number}</source>
        <translation>Draw no. {number}</translation>
    </message>
    <message>
        <source>Annuler la sortie</source>
        <translation>Undo the elimination</translation>
    </message>
    <message>
        <source>Plus personne n’est en jeu</source>
        <translation>Nobody is in play any more</translation>
    </message>
    <message>
        <source>Personne n’a de place : le directeur du tournoi l’arrête.</source>
        <translation>Nobody has a place: the tournament director stops it.</translation>
    </message>
    <message>
        <source>Le dernier joueur est exclu : la première place revient à {name}.</source>
        <translation>The last player is expelled: first place goes to {name}.</translation>
    </message>
    <message>
        <source>Dernier en jeu, personne n’est classé : il ne restera qu’à arrêter.</source>
        <translation>Last in play, and nobody is ranked: it could only be stopped.</translation>
    </message>
    <message>
        <source>Dernier en jeu : sans lui la première place revient à {names}.</source>
        <translation>Last in play: without this player first place goes to {names}.</translation>
    </message>
</context>
</TS>
