<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Check</name>
    <message>
        <source>Trop de numéros faux à ce poste. Nouvel essai possible à {time}.</source>
        <translation>Too many wrong numbers at this station. Try again at {time}.</translation>
    </message>
    <message>
        <source>Ne payez pas : ce ticket était payable jusqu’au {day}.</source>
        <translation>Do not pay: this ticket was payable until {day}.</translation>
    </message>
    <message>
        <source>En attente</source>
        <translation>Pending</translation>
    </message>
    <message>
        <source>Tous les résultats de ce ticket ne sont pas promulgués.</source>
        <translation>Not all results of this ticket are official yet.</translation>
    </message>
    <message>
        <source>Perdant</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Rien n’est à payer sur ce ticket.</source>
        <translation>There is nothing to pay on this ticket.</translation>
    </message>
    <message>
        <source>Déjà payé</source>
        <translation>Already paid</translation>
    </message>
    <message>
        <source>Ne payez pas : un ticket n’est payé qu’une fois.</source>
        <translation>Do not pay: a ticket is paid only once.</translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation>Void</translation>
    </message>
    <message>
        <source>Ne payez pas : la mise de ce ticket a été rendue.</source>
        <translation>Do not pay: the stake of this ticket was given back.</translation>
    </message>
    <message>
        <source>Expiré</source>
        <translation>Expired</translation>
    </message>
    <message>
        <source>Remplacé</source>
        <translation>Replaced</translation>
    </message>
    <message>
        <source>Ne payez pas ce papier : un duplicata l’a remplacé.</source>
        <translation>Do not pay this paper: a duplicate has replaced it.</translation>
    </message>
    <message>
        <source>Inconnu</source>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>Ne payez pas : la maison n’a émis aucun ticket de ce numéro.</source>
        <translation>Do not pay: the house issued no ticket with this number.</translation>
    </message>
    <message>
        <source>Contrôle faux</source>
        <translation>Wrong control</translation>
    </message>
    <message>
        <source>Ne payez pas : le numéro de contrôle n’est pas celui de ce ticket.</source>
        <translation>Do not pay: the control number is not the one of this ticket.</translation>
    </message>
    <message>
        <source>Contrôle suspendu</source>
        <translation>Checks on hold</translation>
    </message>
    <message>
        <source>Plus de 500 € : payable à partir du {day}.</source>
        <translation>More than €500: payable from {day}.</translation>
    </message>
    <message>
        <source>Payable demain</source>
        <translation>Payable tomorrow</translation>
    </message>
    <message>
        <source>Ce point de vente ne paie pas ce montant.</source>
        <translation>This point of sale does not pay this amount.</translation>
    </message>
    <message>
        <source>Payable ailleurs</source>
        <translation>Payable elsewhere</translation>
    </message>
    <message>
        <source>Paiement n° {number} enregistré à {time}.</source>
        <translation>Payment no. {number} recorded at {time}.</translation>
    </message>
    <message>
        <source>Payé</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>À rembourser</source>
        <translation>To refund</translation>
    </message>
    <message>
        <source>Gagnant</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Gain {gain} et mise rendue {refund}, payables ici</source>
        <translation>Winnings {gain} and stake back {refund}, payable here</translation>
    </message>
    <message>
        <source>Payable ici, tout de suite</source>
        <translation>Payable here, right now</translation>
    </message>
    <message>
        <source>Payable ici, par virement</source>
        <translation>Payable here, by transfer</translation>
    </message>
    <message>
        <source>Payable ici, par chèque</source>
        <translation>Payable here, by cheque</translation>
    </message>
    <message>
        <source>Reprenez le ticket : entier, ni déchiré, ni raturé.</source>
        <translation>Take the ticket back: whole, not torn, not altered.</translation>
    </message>
    <message>
        <source>Demandez une pièce d’identité et le RIB du gagnant.</source>
        <translation>Ask for the winner’s ID and bank details.</translation>
    </message>
    <message>
        <source>Demandez une pièce d’identité au gagnant.</source>
        <translation>Ask for the winner’s ID.</translation>
    </message>
    <message>
        <source>Touchez {button}, puis relisez chaque ligne avec le client.</source>
        <translation>Touch {button}, then read every line again with the customer.</translation>
    </message>
    <message>
        <source>Saisir le gagnant</source>
        <translation>Enter the winner</translation>
    </message>
    <message>
        <source>Comptez {amount} devant le client.</source>
        <translation>Count {amount} in front of the customer.</translation>
    </message>
    <message>
        <source>Touchez {button}. Le tiroir s’ouvre, le reçu s’imprime ; gardez le ticket en caisse.</source>
        <translation>Touch {button}. The drawer opens, the receipt prints; keep the ticket in the drawer.</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Remettez {amount} et le reçu au client.</source>
        <translation>Hand {amount} and the receipt to the customer.</translation>
    </message>
    <message>
        <source>Remettez le reçu et l’attestation au client : {amount} seront virés sur son compte.</source>
        <translation>Hand over the receipt and the attestation: {amount} will be transferred to the account.</translation>
    </message>
    <message>
        <source>Remettez au client le chèque de {amount} et le reçu.</source>
        <translation>Hand over the cheque of {amount} and the receipt.</translation>
    </message>
    <message>
        <source>Inscrivez le numéro du chèque : page Virements et chèques.</source>
        <translation>Write the cheque’s number down: page Transfers and cheques.</translation>
    </message>
    <message>
        <source>Remettez à chaque gagnant son chèque : {count} chèques, {amount} en tout.</source>
        <translation>Hand each winner his cheque: {count} cheques, {amount} altogether.</translation>
    </message>
    <message>
        <source>Formulaire collectif, numéros des chèques : page Virements et chèques.</source>
        <translation>Collective form, numbers of the cheques: page Transfers and cheques.</translation>
    </message>
    <message>
        <source>Rangez le ticket payé en caisse : il est compté à la clôture.</source>
        <translation>Put the paid ticket in the drawer: it is counted at closing.</translation>
    </message>
    <message>
        <source>« Ce ticket a déjà été payé {when}. »</source>
        <translation>“This ticket was already paid {when}.”</translation>
    </message>
    <message>
        <source>« Ce ticket a été annulé {when}. »</source>
        <translation>“This ticket was cancelled {when}.”</translation>
    </message>
    <message>
        <source>Ne remettez aucune somme ; gardez le papier en caisse.</source>
        <translation>Hand over no money; keep the paper in the drawer.</translation>
    </message>
    <message>
        <source>« Revenez à partir du {day}, avec ce ticket et une pièce d’identité. »</source>
        <translation>“Come back from {day}, with this ticket and an ID.”</translation>
    </message>
    <message>
        <source>« {amount} se paient dans un centre de paiement, jusqu’au {day}. »</source>
        <translation>“{amount} is paid at a payment centre, until {day}.”</translation>
    </message>
    <message>
        <source>Rendez le ticket au client : sans lui, rien ne sera payé.</source>
        <translation>Give the ticket back: without it, nothing will be paid.</translation>
    </message>
    <message>
        <source>« Ce ticket n’est pas encore décidé. »</source>
        <translation>“This ticket is not decided yet.”</translation>
    </message>
    <message>
        <source>Rendez le ticket au client : il en aura besoin.</source>
        <translation>Give the ticket back: the customer will need it.</translation>
    </message>
    <message>
        <source>« Ce ticket n’est pas gagnant. »</source>
        <translation>“This ticket has not won.”</translation>
    </message>
    <message>
        <source>Rendez le ticket au client s’il le demande.</source>
        <translation>Give the ticket back if the customer asks.</translation>
    </message>
    <message>
        <source>« Le délai de soixante jours est passé. »</source>
        <translation>“The sixty days are over.”</translation>
    </message>
    <message>
        <source>Ne remettez aucune somme.</source>
        <translation>Hand over no money.</translation>
    </message>
    <message>
        <source>Demandez au client le duplicata : c’est le seul papier payable.</source>
        <translation>Ask the customer for the duplicate: only that paper is payable.</translation>
    </message>
    <message>
        <source>Gardez ce papier-ci en caisse.</source>
        <translation>Keep this paper in the drawer.</translation>
    </message>
    <message>
        <source>Scannez le ticket encore une fois, à plat.</source>
        <translation>Scan the ticket once more, laid flat.</translation>
    </message>
    <message>
        <source>Sinon, tapez les 14 chiffres imprimés sous le code-barres.</source>
        <translation>Otherwise type the 14 digits printed under the bar code.</translation>
    </message>
    <message>
        <source>Toujours inconnu ? Ne payez pas et prévenez un responsable.</source>
        <translation>Still unknown? Do not pay; tell a supervisor.</translation>
    </message>
    <message>
        <source>Relisez les 10 chiffres imprimés après « Contrôle ».</source>
        <translation>Read the 10 digits printed after “Contrôle” again.</translation>
    </message>
    <message>
        <source>Toujours faux ? Gardez le papier et prévenez un responsable.</source>
        <translation>Still wrong? Keep the paper and tell a supervisor.</translation>
    </message>
    <message>
        <source>Attendez l’heure affichée, puis scannez le ticket.</source>
        <translation>Wait for the time shown, then scan the ticket.</translation>
    </message>
    <message>
        <source>Prévenez un responsable si le client insiste.</source>
        <translation>Tell a supervisor if the customer insists.</translation>
    </message>
    <message>
        <source>Payer {amount}</source>
        <translation>Pay {amount}</translation>
    </message>
    <message>
        <source>Virer {amount}</source>
        <translation>Transfer {amount}</translation>
    </message>
    <message>
        <source>Aujourd’hui, {day}, à {time}</source>
        <translation>Today, {day}, at {time}</translation>
    </message>
    <message>
        <source>{day}, à {time}</source>
        <translation>{day}, at {time}</translation>
    </message>
    <message>
        <source>aujourd’hui à {time}</source>
        <translation>today at {time}</translation>
    </message>
    <message>
        <source>le {day} à {time}</source>
        <translation>on {day} at {time}</translation>
    </message>
    <message>
        <source>à l’instant</source>
        <translation>just now</translation>
    </message>
    <message>
        <source>il y a %n minute(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} en espèces</source>
        <translation>{amount} in cash</translation>
    </message>
    <message>
        <source>{amount} par virement</source>
        <translation>{amount} by transfer</translation>
    </message>
    <message>
        <source>{amount} par chèque</source>
        <translation>{amount} by cheque</translation>
    </message>
    <message>
        <source>paiement n° {number}</source>
        <translation>payment no. {number}</translation>
    </message>
    <message>
        <source>ce poste</source>
        <translation>this station</translation>
    </message>
    <message>
        <source>Par qui</source>
        <translation>By whom</translation>
    </message>
    <message>
        <source>Combien</source>
        <translation>How much</translation>
    </message>
    <message>
        <source>{amount} rendus au client</source>
        <translation>{amount} given back</translation>
    </message>
    <message>
        <source>à la demande du joueur</source>
        <translation>at the player’s wish</translation>
    </message>
    <message>
        <source>Quand</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Point de vente {number}, {name}</source>
        <translation>Point of sale {number}, {name}</translation>
    </message>
    <message>
        <source>Où</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>Contrôle
et paiement</source>
        <translation>Check
and pay</translation>
    </message>
    <message>
        <source>Virement de {amount} : relisez chaque ligne avec le client.</source>
        <translation>Transfer of {amount}: read every line again with the customer.</translation>
    </message>
    <message>
        <source>Chèque de {amount} : relisez chaque ligne avec le client.</source>
        <translation>Cheque of {amount}: read every line again with the customer.</translation>
    </message>
    <message>
        <source>Ne payez pas un ticket déchiré, raturé ou illisible.</source>
        <translation>Do not pay a ticket that is torn, altered or illegible.</translation>
    </message>
    <message>
        <source>Scannez le ticket du client</source>
        <translation>Scan the customer’s ticket</translation>
    </message>
    <message>
        <source>ou tapez les 14 chiffres imprimés sous le code-barres.</source>
        <translation>or type the 14 digits printed under the bar code.</translation>
    </message>
    <message>
        <source>Tapez le numéro de contrôle</source>
        <translation>Type the control number</translation>
    </message>
    <message>
        <source>10 chiffres, imprimés sous le code-barres après « Contrôle ».</source>
        <translation>10 digits, printed under the bar code after “Contrôle”.</translation>
    </message>
    <message>
        <source>Ce que vous pouvez dire et faire</source>
        <translation>What you can say and do</translation>
    </message>
    <message>
        <source>Ce que vous faites</source>
        <translation>What you do</translation>
    </message>
    <message>
        <source>{article} · lire la règle</source>
        <translation>{article} · read the rule</translation>
    </message>
    <message>
        <source>Contrôle</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Ticket {number} : tapez son numéro de contrôle</source>
        <translation>Ticket {number}: type its control number</translation>
    </message>
    <message>
        <source>Scannez le ticket suivant, ou tapez son numéro</source>
        <translation>Scan the next ticket, or type its number</translation>
    </message>
    <message>
        <source>Lu à {time}</source>
        <translation>Read at {time}</translation>
    </message>
    <message>
        <source>Contrôler le ticket</source>
        <translation>Check the ticket</translation>
    </message>
    <message>
        <source>Ticket suivant</source>
        <translation>Next ticket</translation>
    </message>
    <message>
        <source>Transmettre sans n°</source>
        <translation>Send, no number</translation>
    </message>
    <message>
        <source>Tapez les 14 chiffres, ou effacez-les s’ils sont illisibles.</source>
        <translation>Type the 14 digits, or clear them if they cannot be read.</translation>
    </message>
    <message>
        <source>Imprimer le récapitulatif</source>
        <translation>Print the recap</translation>
    </message>
    <message>
        <source>Reprenez le ticket, regardez-le, puis cochez la case.</source>
        <translation>Take the ticket back, look at it, then tick the box.</translation>
    </message>
    <message>
        <source>Il faut les 10 chiffres imprimés après « Contrôle ».</source>
        <translation>The 10 digits printed after “Contrôle” are needed.</translation>
    </message>
    <message>
        <source>Il faut les 14 chiffres du ticket, ou les 24 du code-barres.</source>
        <translation>The ticket’s 14 digits are needed, or the bar code’s 24.</translation>
    </message>
    <message>
        <source>Jusqu’à {amount}</source>
        <translation>Up to {amount}</translation>
    </message>
    <message>
        <source>De {least} à {most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>Centre de paiement, plus de {amount}</source>
        <translation>Payment centre, over {amount}</translation>
    </message>
    <message>
        <source>Espèces</source>
        <translation>Cash</translation>
    </message>
    <message>
        <source>Virement</source>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>Chèque</source>
        <translation>Cheque</translation>
    </message>
    <message>
        <source>Autorisé</source>
        <translation>Allowed</translation>
    </message>
    <message>
        <source>Pas ce montant</source>
        <translation>Not this sum</translation>
    </message>
    <message>
        <source>Récapitulatif n° {number} imprimé : le gagnant le relit, puis confirmez.</source>
        <translation>Recap no. {number} printed: the winner reads it, then confirm.</translation>
    </message>
    <message>
        <source>{amount} en espèces : relevez l’identité du gagnant.</source>
        <translation>{amount} in cash: record the winner’s identity.</translation>
    </message>
    <message>
        <source>Pas pour ce montant</source>
        <translation>Not for this amount</translation>
    </message>
    <message>
        <source>Pas ici</source>
        <translation>Not here</translation>
    </message>
    <message>
        <source>Pas de ticket</source>
        <translation>No ticket</translation>
    </message>
    <message>
        <source>Pronostics et sommes s’affichent ici.</source>
        <translation>Picks and sums are shown here.</translation>
    </message>
    <message>
        <source>Ticket repris, entier et non altéré</source>
        <translation>Taken back whole, not altered</translation>
    </message>
    <message>
        <source>Ticket abîmé</source>
        <translation>Damaged ticket</translation>
    </message>
    <message>
        <source>18 ans ?</source>
        <translation>18 years?</translation>
    </message>
    <message>
        <source>Ticket n° {number}</source>
        <translation>Ticket no. {number}</translation>
    </message>
    <message>
        <source>{day} à {time} · {formula}</source>
        <translation>{day} at {time} · {formula}</translation>
    </message>
    <message>
        <source>cote {odds}</source>
        <translation>odds {odds}</translation>
    </message>
    <message>
        <source>score {first} – {second}</source>
        <translation>score {first} – {second}</translation>
    </message>
    <message>
        <source>Gagné</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Perdu</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Mise jouée</source>
        <translation>Stake</translation>
    </message>
    <message>
        <source>Gain potentiel maximum</source>
        <translation>Potential winnings</translation>
    </message>
    <message>
        <source>{won} sur {all}</source>
        <translation>{won} of {all}</translation>
    </message>
    <message>
        <source>Combinaisons gagnantes</source>
        <translation>Winning combinations</translation>
    </message>
    <message>
        <source>Toutes les combinaisons</source>
        <translation>All combinations</translation>
    </message>
    <message>
        <source>Mise rendue</source>
        <translation>Stake given back</translation>
    </message>
    <message>
        <source>Cote</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>Produit de {count} cotes</source>
        <translation>Product of {count} odds</translation>
    </message>
    <message>
        <source>Résultats promulgués</source>
        <translation>Results official</translation>
    </message>
    <message>
        <source>Payable jusqu’au</source>
        <translation>Payable until</translation>
    </message>
    <message>
        <source>Date impossible</source>
        <translation>No such date</translation>
    </message>
    <message>
        <source>Gagnant {number}. {fault}.</source>
        <translation>Winner {number}. {fault}.</translation>
    </message>
    <message>
        <source>Gagnant {number} : nom et prénom</source>
        <translation>Winner {number}: name</translation>
    </message>
    <message>
        <source>À remplir</source>
        <translation>To be filled in</translation>
    </message>
    <message>
        <source>Cet IBAN n’est pas juste : relisez-le sur le RIB</source>
        <translation>This IBAN is not right: read it again</translation>
    </message>
    <message>
        <source>À remplir, d’après la pièce d’identité</source>
        <translation>To be filled in, as on the ID</translation>
    </message>
    <message>
        <source>Moins de 18 ans le jour du jeu : ne payez pas</source>
        <translation>Under 18 on the day of the play: do not pay</translation>
    </message>
    <message>
        <source>Les parts ne font pas la somme, au centime près</source>
        <translation>The shares don’t make the sum, to the cent</translation>
    </message>
    <message>
        <source>Plusieurs gagnants</source>
        <translation>Several winners</translation>
    </message>
    <message>
        <source>Clavier</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Surname</translation>
    </message>
    <message>
        <source>Prénom</source>
        <translation>First name</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>Téléphone (facultatif)</source>
        <translation>Phone (optional)</translation>
    </message>
    <message>
        <source>Part, en euros</source>
        <translation>Share, in euros</translation>
    </message>
    <message>
        <source>Né(e) le</source>
        <translation>Born on</translation>
    </message>
    <message>
        <source>Pièce d’identité, numéro</source>
        <translation>ID, number</translation>
    </message>
    <message>
        <source>Adresse</source>
        <translation>Address</translation>
    </message>
    <message>
        <source>Retirer ce gagnant</source>
        <translation>Remove this winner</translation>
    </message>
    <message>
        <source>Reste à répartir : {amount}</source>
        <translation>Left to share: {amount}</translation>
    </message>
    <message>
        <source>Réparti en trop : {amount}</source>
        <translation>Shared too much: {amount}</translation>
    </message>
    <message>
        <source>Ajouter un gagnant</source>
        <translation>Add a winner</translation>
    </message>
    <message>
        <source>Transmettre le ticket</source>
        <translation>Send the ticket on</translation>
    </message>
    <message>
        <source>Choisissez d’abord ce que le ticket a.</source>
        <translation>Choose first what is wrong with the ticket.</translation>
    </message>
    <message>
        <source>Le responsable choisit son nom et tape son code.</source>
        <translation>The supervisor chooses their name and types their code.</translation>
    </message>
    <message>
        <source>Même client</source>
        <translation>Same customer</translation>
    </message>
    <message>
        <source>Pas encore</source>
        <translation>Not yet</translation>
    </message>
    <message>
        <source>Ticket transmis</source>
        <translation>Ticket sent on</translation>
    </message>
    <message>
        <source>Service joueurs, dossier n° {number}. Rien n’est payé.</source>
        <translation>Player relations, file no. {number}. Nothing is paid.</translation>
    </message>
    <message>
        <source>Écrivez {number} sur l’enveloppe ; glissez-y le ticket.</source>
        <translation>Write {number} on the envelope and put the ticket in it.</translation>
    </message>
    <message>
        <source>Notez sur l’enveloppe le nom et le téléphone du client.</source>
        <translation>Note the customer’s name and telephone on the envelope.</translation>
    </message>
    <message>
        <source>« Le service joueurs examine le ticket et vous répond. »</source>
        <translation>“Player relations will look at the ticket and answer you.”</translation>
    </message>
    <message>
        <source>Déchiré</source>
        <translation>Torn</translation>
    </message>
    <message>
        <source>Raturé ou modifié</source>
        <translation>Crossed out or altered</translation>
    </message>
    <message>
        <source>Illisible</source>
        <translation>Unreadable</translation>
    </message>
    <message>
        <source>Autre…</source>
        <translation>Other…</translation>
    </message>
    <message>
        <source>Qu’est-ce qui ne va pas ?</source>
        <translation>What is wrong with it?</translation>
    </message>
    <message>
        <source>Ce que le ticket a</source>
        <translation>What the ticket has</translation>
    </message>
    <message>
        <source>Gardez le ticket : nom et téléphone du client vont sur son enveloppe.</source>
        <translation>Keep the ticket: the customer’s name and phone go on its envelope.</translation>
    </message>
    <message>
        <source>Touchez le bouton : le service joueurs reçoit le dossier et décide.</source>
        <translation>Touch the button: player relations receive the file and decide.</translation>
    </message>
    <message>
        <source>Accord d’un responsable</source>
        <translation>A supervisor’s approval</translation>
    </message>
    <message>
        <source>Payer {amount} à un salarié (art. 1.2)</source>
        <translation>Pay {amount} to staff (art. 1.2)</translation>
    </message>
    <message>
        <source>Gagnant inscrit au registre du personnel</source>
        <translation>Winner on the staff register</translation>
    </message>
    <message>
        <source>Mineur</source>
        <translation>Under 18</translation>
    </message>
    <message>
        <source>Ne payez pas : il avait moins de 18 ans le jour du jeu.</source>
        <translation>Do not pay: they were under 18 on the day of play.</translation>
    </message>
    <message>
        <source>« Je ne peux pas : il fallait avoir 18 ans le jour du jeu. »</source>
        <translation>“I can’t: you had to be 18 on the day of play.”</translation>
    </message>
    <message>
        <source>Ne remettez aucune somme et rendez le ticket.</source>
        <translation>Hand over no money and give the ticket back.</translation>
    </message>
    <message>
        <source>Né(e) le {day} au plus tard. Demandez une pièce d’identité avec photo.</source>
        <translation>Born on {day} at the latest. Ask for an identity document with a photo.</translation>
    </message>
    <message>
        <source>Avait-il 18 ans le jour du jeu ?</source>
        <translation>Were they 18 on the day of play?</translation>
    </message>
    <message>
        <source>Ne pas payer, mineur</source>
        <translation>Do not pay, under 18</translation>
    </message>
    <message>
        <source>Continuer, gagnant majeur</source>
        <translation>Go on, winner of age</translation>
    </message>
    <message>
        <source>Répondez d’abord à la question de l’âge.</source>
        <translation>Answer the question of age first.</translation>
    </message>
    <message>
        <source>Autre ticket lu, {number} : il vient après celui-ci.</source>
        <translation>Another ticket read, {number}: it comes after this one.</translation>
    </message>
    <message>
        <source>Effacer et y passer</source>
        <translation>Clear and go to it</translation>
    </message>
    <message>
        <source>Y passer</source>
        <translation>Go to it</translation>
    </message>
    <message>
        <source>Oublier l’autre ticket</source>
        <translation>Forget the other ticket</translation>
    </message>
    <message>
        <source>C’est le ticket en main : la saisie est gardée.</source>
        <translation>This is the ticket in hand: what was typed is kept.</translation>
    </message>
    <message>
        <source>Ce code n’est pas un ticket : la saisie est gardée.</source>
        <translation>This code is no ticket: what was typed is kept.</translation>
    </message>
    <message>
        <source>La saisie serait perdue : terminez-la, ou touchez la croix du ticket.</source>
        <translation>What was typed would be lost: finish it, or touch the ticket’s cross.</translation>
    </message>
    <message>
        <source>Aucun ticket de ce numéro : relisez-le, ou effacez-le s’il est illisible.</source>
        <translation>No ticket of this number: read it again, or clear it if it cannot be read.</translation>
    </message>
    <message>
        <source>{day} à {time}</source>
        <translation>{day} at {time}</translation>
    </message>
    <message>
        <source>Annuler ce ticket</source>
        <translation>Cancel this ticket</translation>
    </message>
</context>
</TS>
