<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Settings</name>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Réglages de la maison</source>
        <translation>House settings</translation>
    </message>
    <message>
        <source>Chaque changement est scellé, avec qui l’a fait</source>
        <translation>Each change is sealed, with who made it</translation>
    </message>
    <message>
        <source>Touchez un réglage</source>
        <translation>Touch a setting</translation>
    </message>
    <message>
        <source>Il se lit ici, avec ce qu’il change, et se corrige s’il vous revient.</source>
        <translation>It is read here, with what it changes, and corrected if it is yours to.</translation>
    </message>
    <message>
        <source>Activer</source>
        <translation>Turn on</translation>
    </message>
    <message>
        <source>Désactiver</source>
        <translation>Turn off</translation>
    </message>
    <message>
        <source>Clavier à l’écran</source>
        <translation>On-screen keyboard</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Enregistrer le réglage</source>
        <translation>Save the setting</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>La direction responsable en décide.</source>
        <translation>The director decides on it.</translation>
    </message>
    <message>
        <source>La valeur est celle d’aujourd’hui.</source>
        <translation>The value is today’s.</translation>
    </message>
    <message>
        <source>Enregistré : {change}</source>
        <translation>Saved: {change}</translation>
    </message>
    <message>
        <source>Aujourd’hui : {value}</source>
        <translation>Today: {value}</translation>
    </message>
    <message>
        <source>sans</source>
        <translation>none</translation>
    </message>
    <message>
        <source>oui</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
    <message>
        <source>rien</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>{count} j</source>
        <translation>{count} d</translation>
    </message>
    <message>
        <source>Établissement</source>
        <translation>Establishment</translation>
    </message>
    <message>
        <source>Vente</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Limites</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Caisse</source>
        <translation>Cash</translation>
    </message>
    <message>
        <source>Accès</source>
        <translation>Access</translation>
    </message>
    <message>
        <source>Conservation</source>
        <translation>Keeping</translation>
    </message>
    <message>
        <source>Un pari par rencontre</source>
        <translation>One bet per event</translation>
    </message>
    <message>
        <source>Deux choix d’une même rencontre ne se combinent pas (art. 6.2).</source>
        <translation>Two picks of one event do not combine (art. 6.2).</translation>
    </message>
    <message>
        <source>Combiner le 1N2 seul</source>
        <translation>Combine 1X2 only</translation>
    </message>
    <message>
        <source>Seuls les paris 1N2 se combinent, comme sur les bulletins de papier.</source>
        <translation>Only 1X2 bets combine, as on the paper bulletins.</translation>
    </message>
    <message>
        <source>Clé de l’opérateur de paris</source>
        <translation>Bet operator’s key</translation>
    </message>
    <message>
        <source>Avec cette clé publique, les fichiers d’offre et de résultats doivent être signés par lui.</source>
        <translation>With this public key, offer and result files must be signed by it.</translation>
    </message>
    <message>
        <source>Commission du point de vente</source>
        <translation>Shop’s commission</translation>
    </message>
    <message>
        <source>En millièmes des mises qui comptent : 50 pour 5 %. Elle figure au décompte.</source>
        <translation>In thousandths of the stakes that stand: 50 for 5%. It stands on the settlement statement.</translation>
    </message>
    <message>
        <source>Cote totale, au plus</source>
        <translation>Total odds, at most</translation>
    </message>
    <message>
        <source>D’une combinaison. Le règlement s’arrête à 1 000 (art. 6).</source>
        <translation>Of one combination. The rules stop at 1,000 (art. 6).</translation>
    </message>
    <message>
        <source>Gain d’une combinaison</source>
        <translation>Gain of one combination</translation>
    </message>
    <message>
        <source>Une combinaison qui atteint ce gain possible est refusée (art. 6).</source>
        <translation>A combination that reaches this possible gain is refused (art. 6).</translation>
    </message>
    <message>
        <source>Mises par combinaison</source>
        <translation>Stakes per combination</translation>
    </message>
    <message>
        <source>De tous les joueurs ensemble, sur la même combinaison (art. 6).</source>
        <translation>Of all players together, on the same combination (art. 6).</translation>
    </message>
    <message>
        <source>Gains par combinaison</source>
        <translation>Gains per combination</translation>
    </message>
    <message>
        <source>Gains possibles de tous les joueurs, sur la même combinaison (art. 6).</source>
        <translation>Possible gains of all players, on the same combination (art. 6).</translation>
    </message>
    <message>
        <source>Mises par pari</source>
        <translation>Stakes per bet</translation>
    </message>
    <message>
        <source>De tous les joueurs, dans toutes les combinaisons du pari (art. 6).</source>
        <translation>Of all players, in all combinations of the bet (art. 6).</translation>
    </message>
    <message>
        <source>Gains par pari</source>
        <translation>Gains per bet</translation>
    </message>
    <message>
        <source>Gains possibles dans toutes les combinaisons du pari (art. 6).</source>
        <translation>Possible gains in all combinations of the bet (art. 6).</translation>
    </message>
    <message>
        <source>Mises du jour ici</source>
        <translation>Day’s stakes here</translation>
    </message>
    <message>
        <source>De chaque point de vente dans la journée ; la jauge du comptoir la suit (art. 6).</source>
        <translation>Of each point of sale in the day; the counter’s gauge follows it (art. 6).</translation>
    </message>
    <message>
        <source>Gains par combinaison ici</source>
        <translation>Gains per combination here</translation>
    </message>
    <message>
        <source>Gains possibles d’une combinaison à chaque point de vente (art. 6).</source>
        <translation>Possible gains of a combination at each point of sale (art. 6).</translation>
    </message>
    <message>
        <source>Mises par combinaison ici</source>
        <translation>Stakes per combination here</translation>
    </message>
    <message>
        <source>Mises sur une combinaison à chaque point de vente (art. 6).</source>
        <translation>Stakes on a combination at each point of sale (art. 6).</translation>
    </message>
    <message>
        <source>Gains de la journée</source>
        <translation>Gains of the day</translation>
    </message>
    <message>
        <source>Gains possibles de toute la journée, partout (art. 6).</source>
        <translation>Possible gains of the whole day, everywhere (art. 6).</translation>
    </message>
    <message>
        <source>Blocage du risque</source>
        <translation>Liability block</translation>
    </message>
    <message>
        <source>Les gains d’un choix ne dépassent pas les mises de son pari, ni ce plancher tant qu’elles sont petites (art. 6.5). Vide : sans blocage.</source>
        <translation>Gains on a pick do not exceed the stakes on its bet, nor this floor while those are small (art. 6.5). Empty: no block.</translation>
    </message>
    <message>
        <source>Compter à l’aveugle</source>
        <translation>Blind count</translation>
    </message>
    <message>
        <source>Qui ferme une caisse compte avant de voir ce qui était attendu.</source>
        <translation>Whoever closes a drawer counts before seeing what was expected.</translation>
    </message>
    <message>
        <source>Fonds de caisse habituel</source>
        <translation>Usual float</translation>
    </message>
    <message>
        <source>Rappelé à l’ouverture d’une caisse. Le fonds est toujours compté.</source>
        <translation>Recalled when a drawer is opened. The float is always counted.</translation>
    </message>
    <message>
        <source>Payer selon la caisse</source>
        <translation>Pay what the drawer holds</translation>
    </message>
    <message>
        <source>Une caisse ne paie pas plus d’espèces qu’elle n’en contient.</source>
        <translation>A drawer pays no more cash than it holds.</translation>
    </message>
    <message>
        <source>Titulaire du compte</source>
        <translation>Account holder</translation>
    </message>
    <message>
        <source>Qui paie les gagnants par virement, comme la banque le connaît.</source>
        <translation>Who pays winners by transfer, as the bank knows it.</translation>
    </message>
    <message>
        <source>IBAN du compte</source>
        <translation>IBAN of the account</translation>
    </message>
    <message>
        <source>Le compte dont partent les virements aux gagnants.</source>
        <translation>The account that transfers to winners leave from.</translation>
    </message>
    <message>
        <source>Verrouiller l’écran après</source>
        <translation>Lock the screen after</translation>
    </message>
    <message>
        <source>Minutes sans toucher l’écran, de 1 à 60.</source>
        <translation>Minutes without a touch, from 1 to 60.</translation>
    </message>
    <message>
        <source>Attente après codes faux</source>
        <translation>Wait after wrong codes</translation>
    </message>
    <message>
        <source>Secondes après trois codes faux, de 60 à 86 400 ; chaque code faux la double.</source>
        <translation>Seconds after three wrong codes, from 60 to 86,400; each further one doubles it.</translation>
    </message>
    <message>
        <source>Durée d’un accord</source>
        <translation>Life of an approval</translation>
    </message>
    <message>
        <source>Secondes pendant lesquelles l’accord d’un responsable attend son acte, de 30 à 3 600.</source>
        <translation>Seconds that a supervisor’s approval waits for its act, from 30 to 3,600.</translation>
    </message>
    <message>
        <source>Âge de la liste des interdits</source>
        <translation>Age of the list of bans</translation>
    </message>
    <message>
        <source>Jours au-delà desquels une liste trop vieille arrête les inscriptions, de 1 à 92.</source>
        <translation>Days past which a list that is too old stops registration, from 1 to 92.</translation>
    </message>
    <message>
        <source>Place gardée en attente</source>
        <translation>Place held for the waiting</translation>
    </message>
    <message>
        <source>Minutes pendant lesquelles une place libérée attend le premier de la liste.</source>
        <translation>Minutes that a freed place waits for the first of the list.</translation>
    </message>
    <message>
        <source>Table de la saison</source>
        <translation>Table of the season</translation>
    </message>
    <message>
        <source>Numéro de la table des tournois sur une table unique : la lettre à la police le porte.</source>
        <translation>Number of the table for single-table tournaments: the letter to the police bears it.</translation>
    </message>
    <message>
        <source>Copie de sauvegarde toutes les</source>
        <translation>Backup every</translation>
    </message>
    <message>
        <source>Heures entre deux copies, au plus 168 ; 0 pour aucune copie sans demande.</source>
        <translation>Hours between two copies, at most 168; 0 for none but those asked for.</translation>
    </message>
    <message>
        <source>Copies gardées</source>
        <translation>Copies kept</translation>
    </message>
    <message>
        <source>Au-delà, la plus ancienne s’efface.</source>
        <translation>Beyond that, the oldest goes.</translation>
    </message>
    <message>
        <source>Dossier des copies</source>
        <translation>Folder of the copies</translation>
    </message>
    <message>
        <source>Chemin complet, de préférence sur un autre disque. Vide : à côté des données. Un poste lancé avec GUICHET_COPIES garde le sien.</source>
        <translation>Whole path, best on another disk. Empty: beside the data. A station started with GUICHET_COPIES keeps its own.</translation>
    </message>
    <message>
        <source>Autorité d’horodatage</source>
        <translation>Timestamp authority</translation>
    </message>
    <message>
        <source>Adresse http ou https (RFC 3161) où les clôtures sont horodatées. Prise en compte à la prochaine ouverture du poste.</source>
        <translation>The http or https address (RFC 3161) where closures are timestamped. Takes effect when the station is next opened.</translation>
    </message>
    <message>
        <source>Relais vers l’autorité</source>
        <translation>Proxy to the authority</translation>
    </message>
    <message>
        <source>Adresse http du relais (proxy). Prise en compte à la prochaine ouverture du poste.</source>
        <translation>The proxy’s http address. Takes effect when the station is next opened.</translation>
    </message>
    <message>
        <source>Papiers réimprimables</source>
        <translation>Papers kept for reprint</translation>
    </message>
    <message>
        <source>Jours pendant lesquels un papier peut se réimprimer, avec les noms qu’il porte.</source>
        <translation>Days that a paper can be printed again, with the names on it.</translation>
    </message>
    <message>
        <source>Données personnelles</source>
        <translation>Personal data</translation>
    </message>
    <message>
        <source>Années de conservation, de 5 à 10 ; le règlement en demande cinq.</source>
        <translation>Years kept, from 5 to 10; the rules ask for five.</translation>
    </message>
    <message>
        <source>Nom de l’établissement</source>
        <translation>Name of the establishment</translation>
    </message>
    <message>
        <source>Les papiers le portent dès le prochain ; ce qui est imprimé reste comme il est.</source>
        <translation>Papers bear it from the next one on; what is printed stays as it is.</translation>
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
        <source>Les pages suivent à la prochaine ouverture de chaque poste.</source>
        <translation>The pages follow when each station is next opened.</translation>
    </message>
    <message>
        <source>Tournois de poker</source>
        <translation>Poker tournaments</translation>
    </message>
    <message>
        <source>{point}, numéro</source>
        <translation>{point}, number</translation>
    </message>
    <message>
        <source>{point}, nom</source>
        <translation>{point}, name</translation>
    </message>
    <message>
        <source>{point}, adresse</source>
        <translation>{point}, address</translation>
    </message>
    <message>
        <source>{point}, virements</source>
        <translation>{point}, transfers</translation>
    </message>
    <message>
        <source>Il paie par virement les gains de 500,01 € à 4 999,99 €.</source>
        <translation>It pays gains from 500.01 € to 4,999.99 € by transfer.</translation>
    </message>
    <message>
        <source>{point}, centre de paiement</source>
        <translation>{point}, payment centre</translation>
    </message>
    <message>
        <source>Il paie tous les gains, quel que soit leur montant.</source>
        <translation>It pays all gains, whatever their amount.</translation>
    </message>
    <message>
        <source>Nouveau point de vente</source>
        <translation>New point of sale</translation>
    </message>
    <message>
        <source>Il s’ouvre sous le numéro que vous tapez. Nom et adresse se changent ensuite ici.</source>
        <translation>It opens under the number that you type. Name and address are then changed here.</translation>
    </message>
    <message>
        <source>Plafond d’une caisse</source>
        <translation>Ceiling of a drawer</translation>
    </message>
    <message>
        <source>Au-dessus, le caissier est averti de remettre au coffre. 0 : sans plafond.</source>
        <translation>Above it the cashier is warned to take cash to the safe. 0: no ceiling.</translation>
    </message>
    <message>
        <source>Badge scanné</source>
        <translation>Scanned badge</translation>
    </message>
    <message>
        <source>Il choisit la personne ; le code reste demandé. Exigé, aucun code n’est pris sans lui.</source>
        <translation>It chooses the person; the code is asked all the same. Required, no code is taken without it.</translation>
    </message>
    <message>
        <source>pas de badge</source>
        <translation>no badge</translation>
    </message>
    <message>
        <source>choisit la personne</source>
        <translation>chooses the person</translation>
    </message>
    <message>
        <source>exigé avant le code</source>
        <translation>required before the code</translation>
    </message>
    <message numerus="yes">
        <source>%n an(s)</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrigez d’abord la valeur.</source>
        <translation>First correct the value.</translation>
    </message>
</context>
</TS>
