<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Customer</name>
    <message>
        <source>{day} à {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Votre prix</source>
        <translation>Your prize</translation>
    </message>
    <message>
        <source>Votre remboursement</source>
        <translation>Your refund</translation>
    </message>
    <message>
        <source>Comptez votre argent et prenez votre reçu</source>
        <translation>Count your money and take your receipt</translation>
    </message>
    <message>
        <source>avant de quitter le guichet.</source>
        <translation>before you leave the counter.</translation>
    </message>
    <message>
        <source>À vous remettre</source>
        <translation>Paid to you</translation>
    </message>
    <message>
        <source>Imprimé avec votre reçu</source>
        <translation>Printed with your receipt</translation>
    </message>
    <message>
        <source>Bon pour un tournoi</source>
        <translation>Voucher for a tournament</translation>
    </message>
    <message>
        <source>Ce que vous aviez payé</source>
        <translation>What you had paid</translation>
    </message>
    <message>
        <source>Prix du {place}</source>
        <translation>Prize, {place}</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>Décision d’un superviseur</source>
        <translation>A supervisor decides</translation>
    </message>
    <message>
        <source>Demandée par {name} à {time}</source>
        <translation>Asked for by {name} at {time}</translation>
    </message>
    <message>
        <source>Au bureau, document lu</source>
        <translation>At the desk, document read</translation>
    </message>
    <message>
        <source>Liste des interdits</source>
        <translation>Banned list</translation>
    </message>
    <message>
        <source>{place} sur {all}</source>
        <translation>{place} of {all}</translation>
    </message>
    <message>
        <source>Un signe en moins</source>
        <translation>One sign less</translation>
    </message>
    <message>
        <source>Un signe en plus</source>
        <translation>One sign more</translation>
    </message>
    <message>
        <source>Un signe diffère</source>
        <translation>One sign differs</translation>
    </message>
    <message>
        <source>Deux signes inversés</source>
        <translation>Two signs swapped</translation>
    </message>
    <message>
        <source>Différent</source>
        <translation>Different</translation>
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
        <source>Date de naissance</source>
        <translation>Date of birth</translation>
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
        <source>Identique</source>
        <translation>Same</translation>
    </message>
    <message>
        <source>Écrit autrement</source>
        <translation>Spelt otherwise</translation>
    </message>
    <message>
        <source>Absent des deux</source>
        <translation>In neither</translation>
    </message>
    <message>
        <source>Non comparable</source>
        <translation>Nothing to compare</translation>
    </message>
    <message>
        <source>Au bureau</source>
        <translation>At the desk</translation>
    </message>
    <message>
        <source>Interdits</source>
        <translation>Banned</translation>
    </message>
    <message>
        <source>L’inscription est arrêtée. Un superviseur compare et décide.</source>
        <translation>The registration is stopped. A supervisor compares and decides.</translation>
    </message>
    <message>
        <source>L’inscription reprend. La décision est journalisée.</source>
        <translation>The registration goes on. The decision is journalled.</translation>
    </message>
    <message>
        <source>L’inscription est refusée. Rien n’est encaissé.</source>
        <translation>The registration is refused. Nothing is taken.</translation>
    </message>
    <message>
        <source>Motif, repris au journal</source>
        <translation>Reason, kept in the journal</translation>
    </message>
    <message>
        <source>Accès limité à sa propre demande</source>
        <translation>Access limited at their own request</translation>
    </message>
    <message>
        <source>L’inscription est arrêtée. Un membre du comité peut en décider autrement.</source>
        <translation>The registration is stopped. A committee member may decide otherwise.</translation>
    </message>
    <message>
        <source>L’admettre ce soir</source>
        <translation>Admit tonight</translation>
    </message>
    <message>
        <source>Ne pas l’admettre</source>
        <translation>Do not admit</translation>
    </message>
    <message>
        <source>Ressemblance avec une personne interdite de jeux</source>
        <translation>Resembles somebody banned from gaming</translation>
    </message>
    <message>
        <source>C’est une autre personne</source>
        <translation>It is another person</translation>
    </message>
    <message>
        <source>C’est la même personne</source>
        <translation>It is the same person</translation>
    </message>
    <message>
        <source>L’inscription reprend.</source>
        <translation>The registration goes on.</translation>
    </message>
    <message>
        <source>Rien n’est encaissé.</source>
        <translation>Nothing is taken.</translation>
    </message>
    <message>
        <source>{article} · lire la règle</source>
        <translation>{article} · read the rule</translation>
    </message>
    <message>
        <source>Valider la décision</source>
        <translation>Confirm the decision</translation>
    </message>
    <message>
        <source>Personne d’autre ne peut décider ici.</source>
        <translation>Nobody else may decide here.</translation>
    </message>
    <message>
        <source>Le superviseur touche d’abord sa réponse.</source>
        <translation>The supervisor first touches an answer.</translation>
    </message>
    <message>
        <source>Le superviseur tape son code.</source>
        <translation>The supervisor types their PIN.</translation>
    </message>
    <message>
        <source>Autre tournoi</source>
        <translation>Other tournament</translation>
    </message>
    <message>
        <source>Quel tournoi ?</source>
        <translation>Which tournament?</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Moyen de paiement</source>
        <translation>Means of payment</translation>
    </message>
    <message>
        <source>Espèces</source>
        <translation>Cash</translation>
    </message>
    <message>
        <source>Carte</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Chèque</source>
        <translation>Cheque</translation>
    </message>
    <message>
        <source>Reçu</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>Il manque</source>
        <translation>Missing</translation>
    </message>
    <message>
        <source>À rendre</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>{game} · {day} à {time}</source>
        <translation>{game} · {day} at {time}</translation>
    </message>
    <message>
        <source>dddd d MMMM</source>
        <translation>dddd d MMMM</translation>
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
        <source>Pointé</source>
        <translation>Checked in</translation>
    </message>
    <message>
        <source>Éliminé</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>Expulsé</source>
        <translation>Expelled</translation>
    </message>
    <message>
        <source>Place offerte</source>
        <translation>Place offered</translation>
    </message>
    <message>
        <source>{number} jetons</source>
        <translation>{number} chips</translation>
    </message>
    <message>
        <source>Attente, {place}</source>
        <translation>Waiting, {place}</translation>
    </message>
    <message>
        <source>Table {table}, place {seat}</source>
        <translation>Table {table}, seat {seat}</translation>
    </message>
    <message>
        <source>{shown} affichés sur {all} : tapez un nom pour trouver les autres.</source>
        <translation>{shown} shown of {all}: type a name to find the others.</translation>
    </message>
    <message>
        <source>Personne ne répond à cette recherche</source>
        <translation>Nobody answers to this search</translation>
    </message>
    <message>
        <source>Vérifiez l’orthographe, ou effacez la recherche.</source>
        <translation>Check the spelling, or clear the search.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Recave demandée à {time}, table {table}</source>
        <translation>Rebuy asked at {time}, table {table}</translation>
    </message>
    <message>
        <source>Cave · {chips}</source>
        <translation>Buy-in · {chips}</translation>
    </message>
    <message>
        <source>Droit d’inscription</source>
        <translation>Entry fee</translation>
    </message>
    <message>
        <source>Appoint</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Ouvrir la caisse</source>
        <translation>Open the drawer</translation>
    </message>
    <message>
        <source>Un caissier ouvre d’abord la caisse.</source>
        <translation>A cashier opens the drawer first.</translation>
    </message>
    <message>
        <source>La caisse n’est pas ouverte : ouvrez-la, ce qui est rempli reste.</source>
        <translation>The drawer is not open: open it, what is filled in stays.</translation>
    </message>
    <message>
        <source>La caisse n’est pas ouverte : un caissier l’ouvre d’abord.</source>
        <translation>The drawer is not open: a cashier opens it first.</translation>
    </message>
    <message>
        <source>Bon gagné</source>
        <translation>Voucher won</translation>
    </message>
    <message>
        <source>Le superviseur écrit le motif de sa décision.</source>
        <translation>The supervisor writes the reason for the decision.</translation>
    </message>
</context>
</TS>
