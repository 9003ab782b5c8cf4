<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Inspector</name>
    <message>
        <source>Chercher ces jours</source>
        <translation>Look up these days</translation>
    </message>
    <message>
        <source>{act} : inconnu</source>
        <translation>{act}: unknown</translation>
    </message>
    <message>
        <source>{act} : code faux</source>
        <translation>{act}: wrong code</translation>
    </message>
    <message>
        <source>Contrôle</source>
        <translation>Inspection</translation>
    </message>
    <message>
        <source>Un jour comme 05/09/2026</source>
        <translation>A day like 05/09/2026</translation>
    </message>
    <message>
        <source>Pas avant le premier jour</source>
        <translation>Not before the first day</translation>
    </message>
    <message>
        <source>Corrigez d’abord les jours.</source>
        <translation>Correct the days first.</translation>
    </message>
    <message>
        <source>Tout le monde</source>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>Sans filtre</source>
        <translation>No filter</translation>
    </message>
    <message>
        <source>Vérification en cours…</source>
        <translation>Verifying…</translation>
    </message>
    <message>
        <source>Opérateur ou accord</source>
        <translation>Operator or approver</translation>
    </message>
    <message>
        <source>Les {count} dernières sont là ; les fichiers les ont toutes.</source>
        <translation>The last {count} are here; the files have them all.</translation>
    </message>
    <message>
        <source>Écriture n° {number}</source>
        <translation>Entry no. {number}</translation>
    </message>
    <message>
        <source>Pas encore vérifié ici.</source>
        <translation>Not verified here yet.</translation>
    </message>
    <message>
        <source>Intact : {count} écritures relues.</source>
        <translation>Intact: {count} entries read again.</translation>
    </message>
    <message>
        <source>Le journal n’est pas celui qui a été scellé.</source>
        <translation>The journal is not what was sealed.</translation>
    </message>
    <message>
        <source>Altéré à partir de l’écriture n° {number}.</source>
        <translation>Altered from entry no. {number} on.</translation>
    </message>
    <message>
        <source>Il n’y a rien à enregistrer ici.</source>
        <translation>There is nothing to save here.</translation>
    </message>
    <message>
        <source>Le journal scellé</source>
        <translation>The sealed journal</translation>
    </message>
    <message>
        <source>Qui a agi, ou donné son accord</source>
        <translation>Who acted, or approved</translation>
    </message>
    <message>
        <source>Vérifier maintenant</source>
        <translation>Verify now</translation>
    </message>
    <message>
        <source>Du</source>
        <translation>From</translation>
    </message>
    <message>
        <source>Au</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Revenir au journal</source>
        <translation>Back to the journal</translation>
    </message>
    <message>
        <source>Enregistré dans le dossier de sortie</source>
        <translation>Saved in the outgoing folder</translation>
    </message>
    <message>
        <source>Enregistrer pour tableur</source>
        <translation>Save for spreadsheets</translation>
    </message>
    <message>
        <source>Enregistrer le PDF</source>
        <translation>Save the PDF</translation>
    </message>
    <message>
        <source>Rien de tel ces jours-là</source>
        <translation>Nothing of the kind on those days</translation>
    </message>
    <message>
        <source>Élargissez les dates, ou touchez « Tout ».</source>
        <translation>Widen the dates, or touch “All”.</translation>
    </message>
    <message>
        <source>Décisions</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>Homonymes</source>
        <translation>Near matches</translation>
    </message>
    <message>
        <source>Accords</source>
        <translation>Approvals</translation>
    </message>
    <message>
        <source>Remplacés</source>
        <translation>Replaced</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Horloge</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Clés, copies</source>
        <translation>Keys, copies</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Ce jour</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>7 jours</source>
        <translation>7 days</translation>
    </message>
    <message>
        <source>Toujours</source>
        <translation>Ever</translation>
    </message>
    <message>
        <source>{act} : {about}</source>
        <translation>{act}: {about}</translation>
    </message>
    <message>
        <source>accord de {name}</source>
        <translation>approved by {name}</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Opérateur</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Accord de</source>
        <translation>Approved by</translation>
    </message>
    <message>
        <source>Poste</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>Objet</source>
        <translation>Subject</translation>
    </message>
    <message>
        <source>Jusqu’à</source>
        <translation>Up to</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Empreinte</source>
        <translation>Fingerprint</translation>
    </message>
    <message>
        <source>Tournoi {name}</source>
        <translation>Tournament {name}</translation>
    </message>
    <message>
        <source>Personne {name}</source>
        <translation>Person {name}</translation>
    </message>
    <message>
        <source>Gagnant du ticket {name}</source>
        <translation>Winner of ticket {name}</translation>
    </message>
    <message>
        <source>Ticket abîmé {name}</source>
        <translation>Damaged ticket {name}</translation>
    </message>
    <message>
        <source>Écritures</source>
        <translation>Entries</translation>
    </message>
    <message>
        <source>Dernière clôture</source>
        <translation>Last closure</translation>
    </message>
    <message>
        <source>aucune encore</source>
        <translation>none yet</translation>
    </message>
    <message>
        <source>Ses écritures</source>
        <translation>Its entries</translation>
    </message>
    <message>
        <source>Recettes du jour</source>
        <translation>Takings of the day</translation>
    </message>
    <message>
        <source>Total perpétuel</source>
        <translation>Perpetual total</translation>
    </message>
    <message>
        <source>Une écriture manque</source>
        <translation>An entry is missing</translation>
    </message>
    <message>
        <source>Une écriture a été changée</source>
        <translation>An entry was changed</translation>
    </message>
    <message>
        <source>Scellée avec une autre clé</source>
        <translation>Sealed with another key</translation>
    </message>
    <message>
        <source>Une valeur scellée a été changée</source>
        <translation>A sealed value was changed</translation>
    </message>
    <message>
        <source>Une ligne que rien n’a scellée</source>
        <translation>A row that nothing sealed</translation>
    </message>
    <message>
        <source>Une copie plus ancienne a été remise</source>
        <translation>An older copy was put back</translation>
    </message>
    <message>
        <source>Le témoin hors de la base manque ou retarde</source>
        <translation>The witness outside the store is missing or behind</translation>
    </message>
    <message>
        <source>Une autre histoire que celle du témoin</source>
        <translation>Another history than the witness’s</translation>
    </message>
    <message>
        <source>Une garde contre l’écriture est ôtée</source>
        <translation>A guard against writing is gone</translation>
    </message>
    <message>
        <source>Un solde n’est pas la somme de ses mouvements</source>
        <translation>A balance is not the sum of its movements</translation>
    </message>
    <message>
        <source>Un total des limites n’est pas celui des tickets</source>
        <translation>A total for the limits is not that of the tickets</translation>
    </message>
    <message>
        <source>Le dernier instant noté est faux</source>
        <translation>The last instant noted is wrong</translation>
    </message>
    <message>
        <source>Un changement de clés que rien ne signe</source>
        <translation>A change of keys that nothing signs</translation>
    </message>
    <message>
        <source>{what}, n° {number}</source>
        <translation>{what}, no. {number}</translation>
    </message>
    <message>
        <source>La vérification est en cours.</source>
        <translation>It is being verified.</translation>
    </message>
    <message>
        <source>Dites d’abord pourquoi : le journal le garde.</source>
        <translation>First say why: the journal keeps it.</translation>
    </message>
    <message>
        <source>Reprendre ce magasin…</source>
        <translation>Go on with this store…</translation>
    </message>
    <message>
        <source>Reprendre ce magasin</source>
        <translation>Go on with this store</translation>
    </message>
    <message>
        <source>L’enregistrement est en cours.</source>
        <translation>It is being saved.</translation>
    </message>
    <message>
        <source>L’enregistrement est à la direction et au contrôle.</source>
        <translation>Saving is for the management and the inspectors.</translation>
    </message>
    <message>
        <source>Une copie plus récente ? Remettez-la d’abord (« guichet restore »). Sinon, ce qui manque est perdu. Nom et motif vont au journal ; les papiers en route attendent votre mot.</source>
        <translation>A newer copy? Put it back first (“guichet restore”). Otherwise what is missing is lost. Name and reason go to the journal; papers on their way wait for your word.</translation>
    </message>
    <message>
        <source>Motif, porté au journal</source>
        <translation>Reason, kept in the journal</translation>
    </message>
    <message>
        <source>Le reprendre tel quel</source>
        <translation>Go on with it as it is</translation>
    </message>
    <message>
        <source>{count} de plus</source>
        <translation>{count} more</translation>
    </message>
    <message>
        <source>Copie remise à la main</source>
        <translation>Copy put back by hand</translation>
    </message>
    <message>
        <source>Disque remplacé</source>
        <translation>Disk replaced</translation>
    </message>
    <message>
        <source>Dossier des clés déplacé</source>
        <translation>Key folder moved</translation>
    </message>
    <message>
        <source>Écriture {name}</source>
        <translation>Entry {name}</translation>
    </message>
</context>
</TS>
