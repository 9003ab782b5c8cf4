<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Director</name>
    <message>
        <source>Jeu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directeur du tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Niveaux, selon les jetons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Premières places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui change de table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Séances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réinscription possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une fois, en première partie, aux mêmes conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables ajoutées</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leur plan part vingt-et-un jours avant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personnel temporaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La police l’apprend vingt-et-un jours avant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locaux séparés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les cartes y sont ouvertes devant le public</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrire le nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournois</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enregistré : {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modèle gardé : {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À l’impression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envoi noté : {notice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revenir à la liste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touchez un tournoi : toutes les pages s’ouvrent sur lui</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun pour l’instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Créer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En modèle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan des tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Résultats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seule la direction responsable crée et change un tournoi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce tournoi ne change plus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun tournoi n’est choisi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le tournoi n’est pas terminé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calendrier légal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lettre en PDF, à signer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touchez d’abord un avis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un tournoi de ce nom existe déjà ce jour-là. Est-ce un second ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À corriger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touchez une ligne pour y aller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouveau tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier le tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partir d’un modèle ou d’un fichier reçu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les niveaux se font avec les jetons de départ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui est inscrit garde son prix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date (jj/mm/aaaa)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporter {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce qui suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les inscriptions restent, aux mêmes prix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les contrôles d’identité et les places tirées sont repris.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un avis de plus entre au calendrier légal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À dire 72 heures avant, sauf table unique faute de joueurs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrêter {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chacun reprend ce qu’il a payé, au guichet, une fois.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qui est exclu pour de bon ne reprend rien.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus rien ne se joue ; cela ne s’annule pas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inscriptions payées : {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrivez d’abord le motif.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Créer quand même</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Créer le tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enregistrer quand même</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enregistrer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporter le tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrêter le tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler le tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touchez d’abord l’avis qui est parti.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun avis n’est à envoyer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marquer envoyé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day} à {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cave {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{held} sur {capacity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À venir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En cours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrêté</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règlement au ministère</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règlement au préfet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan des tables ajoutées</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table unique annoncée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changement de date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report faute de joueurs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table de la saison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envoyé le {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sans délai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avant le {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À faire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>En retard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenu par ailleurs, en dehors du guichet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout est parti à temps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} à envoyer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} en retard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom du tournoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autres séances (jj/mm/aaaa hh:mm, …)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jetons de départ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places par table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joueurs au plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joueurs au moins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fin 1re partie (niveau)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrées jusqu’au niveau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Droit d’inscription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garantie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recave, prix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recave, jetons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recaves au plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus dealers, prix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus, jetons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apport en nature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apport en espèces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pas avec des recaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Au plus 20 % de la cave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 % du départ, exactement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Au plus 250 000 € en tout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 joueurs au plus, 9 à l’Omaha.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les recaves finissent avant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réinscription au même prix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formule « Sans recave » choisie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À remplir.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un jour, comme 05/09/2026.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Une heure, comme 20:45.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un nombre entier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un montant, comme 12,50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les séances se suivent, après la première.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trop petit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sans recave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avec recaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tels quels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Au contrôle d’identité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tous à la fois</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiré au sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} niveaux de {minutes} min · de {first} à {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
