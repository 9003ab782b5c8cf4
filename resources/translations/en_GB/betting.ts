<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Bets</name>
    <message>
        <source>1/N/2</source>
        <translation>1/N/2</translation>
    </message>
    <message>
        <source>1/N/2 Handicap</source>
        <translation>1/N/2 handicap</translation>
    </message>
    <message>
        <source>Double chance</source>
        <translation>Double chance</translation>
    </message>
    <message>
        <source>Mi-temps – Fin de match</source>
        <translation>Half time – full time</translation>
    </message>
    <message>
        <source>Plus ou moins</source>
        <translation>Over or under</translation>
    </message>
    <message>
        <source>Pair ou impair</source>
        <translation>Even or odd</translation>
    </message>
    <message>
        <source>1er but (équipe)</source>
        <translation>1st goal (team)</translation>
    </message>
    <message>
        <source>Score exact</source>
        <translation>Exact score</translation>
    </message>
    <message>
        <source>Mi-temps</source>
        <translation>half time</translation>
    </message>
    <message>
        <source>buts</source>
        <translation>goals</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>essais</source>
        <translation>tries</translation>
    </message>
    <message>
        <source>jeux</source>
        <translation>games</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>sets</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Moins</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Even</translation>
    </message>
    <message>
        <source>Impair</source>
        <translation>Odd</translation>
    </message>
    <message>
        <source>Autres</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>Pas de but</source>
        <translation>No goal</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Gain potentiel maximum</source>
        <translation>Maximum potential gain</translation>
    </message>
    <message>
        <source>Ticket annulé, à vous rendre</source>
        <translation>Ticket cancelled, paid back to you</translation>
    </message>
</context>
<context>
    <name>Sale</name>
    <message>
        <source>Jeu interdit aux moins de 18 ans. Aide : 09&#xa0;74&#xa0;75&#xa0;13&#xa0;13.</source>
        <translation>No betting under 18. Help: 09&#xa0;74&#xa0;75&#xa0;13&#xa0;13.</translation>
    </message>
    <message>
        <source>Le joueur a-t-il 18 ans ?</source>
        <translation>Is the player 18 or over?</translation>
    </message>
    <message>
        <source>Au moindre doute, demandez une pièce d’identité avec photo.</source>
        <translation>In any doubt, ask for an identity document with a photo.</translation>
    </message>
    <message>
        <source>Refuser, moins de 18 ans</source>
        <translation>Refuse, under 18</translation>
    </message>
    <message>
        <source>Continuer, joueur majeur</source>
        <translation>Go on, of age</translation>
    </message>
    <message>
        <source>Pari</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Rencontre et pronostic</source>
        <translation>Event and pick</translation>
    </message>
    <message>
        <source>Annoncée</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Cote annoncée</source>
        <translation>Announced odds</translation>
    </message>
    <message>
        <source>Nouvelle</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Nouvelle cote</source>
        <translation>New odds</translation>
    </message>
    <message>
        <source>Gain potentiel maximum</source>
        <translation>Maximum potential gain</translation>
    </message>
    <message>
        <source>Cote totale</source>
        <translation>Total odds</translation>
    </message>
    <message>
        <source>Montant total</source>
        <translation>Total amount</translation>
    </message>
    <message>
        <source>Rien n’est encaissé, rien n’est imprimé. Annoncez les nouvelles cotes au client.</source>
        <translation>Nothing is cashed, nothing is printed. Tell the customer the new odds.</translation>
    </message>
    <message>
        <source>inchangé</source>
        <translation>unchanged</translation>
    </message>
    <message>
        <source>Inchangée</source>
        <translation>Unchanged</translation>
    </message>
    <message>
        <source>En hausse</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>En baisse</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>à {odds}</source>
        <translation>at {odds}</translation>
    </message>
    <message>
        <source>Ajouté :</source>
        <translation>Added:</translation>
    </message>
    <message>
        <source>Retiré :</source>
        <translation>Removed:</translation>
    </message>
    <message>
        <source>Paris du match</source>
        <translation>Bets on</translation>
    </message>
    <message>
        <source>Aucun pari ne porte ce numéro.</source>
        <translation>No bet bears this number.</translation>
    </message>
    <message>
        <source>ce pronostic n’est pas proposé.</source>
        <translation>this pick is not offered.</translation>
    </message>
    <message>
        <source>le bulletin a déjà six pronostics.</source>
        <translation>the slip already has six picks.</translation>
    </message>
    <message>
        <source>Tapez un numéro et un pronostic : 134 1.</source>
        <translation>Type a number and a pick: 134 1.</translation>
    </message>
    <message>
        <source>n’est pas un pari de ce match.</source>
        <translation>is not a bet on this match.</translation>
    </message>
    <message>
        <source>Accepter et encaisser</source>
        <translation>Accept and cash in</translation>
    </message>
    <message>
        <source>Client suivant</source>
        <translation>Next customer</translation>
    </message>
    <message>
        <source>La caisse n’est pas ouverte : ouvrez-la pour vendre, le bulletin vous attend.</source>
        <translation>The drawer is not open: open it to sell, the slip waits for you.</translation>
    </message>
    <message>
        <source>Ouvrir la caisse</source>
        <translation>Open the drawer</translation>
    </message>
    <message>
        <source>Encaisser</source>
        <translation>Cash in</translation>
    </message>
    <message>
        <source>Encaisser {amount}</source>
        <translation>Cash in {amount}</translation>
    </message>
    <message>
        <source>Il manque {amount}.</source>
        <translation>{amount} is missing.</translation>
    </message>
    <message>
        <source>Valider et imprimer</source>
        <translation>Confirm and print</translation>
    </message>
    <message>
        <source>Le ticket s’imprime. Remettez-le avec la monnaie.</source>
        <translation>The ticket is printing. Hand it over with the change.</translation>
    </message>
    <message>
        <source>Le ticket s’imprime. Remettez-le au client.</source>
        <translation>The ticket is printing. Hand it over.</translation>
    </message>
    <message>
        <source>Ticket vendu</source>
        <translation>Ticket sold</translation>
    </message>
    <message>
        <source>À rendre</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>reçu {amount}</source>
        <translation>received {amount}</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Vendu</source>
        <translation>Sold</translation>
    </message>
    <message>
        <source>Montant</source>
        <translation>Amount</translation>
    </message>
    <message>
        <source>À payer</source>
        <translation>To pay</translation>
    </message>
    <message>
        <source>Reçu</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>La vente est enregistrée quand vous validez, pas avant.</source>
        <translation>The sale is recorded when you confirm, not before.</translation>
    </message>
    <message>
        <source>Encaissement en espèces</source>
        <translation>Cash payment</translation>
    </message>
    <message>
        <source>Carte bancaire</source>
        <translation>Bank card</translation>
    </message>
    <message>
        <source>À la validation, le tiroir s’ouvre et le ticket s’imprime.</source>
        <translation>On confirming, the drawer opens and the ticket prints.</translation>
    </message>
    <message>
        <source>Encaissement par carte</source>
        <translation>Card payment</translation>
    </message>
    <message>
        <source>Espèces</source>
        <translation>Cash</translation>
    </message>
    <message>
        <source>Encaissez d’abord sur le terminal, puis validez : le ticket s’imprime.</source>
        <translation>Take the payment on the terminal first, then confirm: the ticket prints.</translation>
    </message>
    <message>
        <source>Il manque</source>
        <translation>Missing</translation>
    </message>
    <message>
        <source>soit</source>
        <translation>in</translation>
    </message>
    <message>
        <source>lun. mar. mer. jeu. ven. sam. dim.</source>
        <translation>Mon Tue Wed Thu Fri Sat Sun</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>single</translation>
    </message>
    <message>
        <source>{count} simples</source>
        <translation>{count} singles</translation>
    </message>
    <message>
        <source>multiple</source>
        <translation>multiple</translation>
    </message>
    <message>
        <source>combiné</source>
        <translation>combined</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Single</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Multiple</translation>
    </message>
    <message>
        <source>Combiné</source>
        <translation>Combined</translation>
    </message>
    <message>
        <source>match nul</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>{side} gagne</source>
        <translation>{side} wins</translation>
    </message>
    <message>
        <source>premier but de {side}</source>
        <translation>first goal by {side}</translation>
    </message>
    <message>
        <source>score exact {score}</source>
        <translation>exact score {score}</translation>
    </message>
    <message>
        <source>Ajouter au montant reçu</source>
        <translation>Add to the amount received</translation>
    </message>
    <message>
        <source>Billet donné</source>
        <translation>Note given</translation>
    </message>
    <message>
        <source>compte juste</source>
        <translation>exact amount</translation>
    </message>
    <message>
        <source>Mises de base : {stakes} €. La formule les multiplie. Art. 3.2.3.</source>
        <translation>Base stakes: {stakes} €. The formula multiplies them. Art. 3.2.3.</translation>
    </message>
    <message>
        <source>Relisez le numéro sur l’affiche, ou cherchez une équipe avec la loupe.</source>
        <translation>Read the number on the poster again, or look for a team with the magnifying glass.</translation>
    </message>
    <message>
        <source>{stake} n’est pas une mise de base.</source>
        <translation>{stake} is not a base stake.</translation>
    </message>
    <message>
        <source>Cote par combinaison</source>
        <translation>Odds per combination</translation>
    </message>
    <message>
        <source>{low} à {high}</source>
        <translation>{low} to {high}</translation>
    </message>
    <message>
        <source>L’imprimante ne répond pas. Le ticket est dans Impressions : sorti, ou à réimprimer.</source>
        <translation>The printer does not answer. The ticket is on the Printing page: out, or to be printed again.</translation>
    </message>
    <message>
        <source>La vente est faite. Le ticket attend dans Impressions.</source>
        <translation>The sale is made. The ticket waits on the Printing page.</translation>
    </message>
    <message>
        <source>Plus de papier. Changez le rouleau : la file repart seule.</source>
        <translation>Out of paper. Change the roll: the queue goes on by itself.</translation>
    </message>
    <message>
        <source>Capot ouvert. Refermez-le : la file repart seule.</source>
        <translation>Cover open. Close it: the queue goes on by itself.</translation>
    </message>
    <message>
        <source>Massicot bloqué. Retirez le papier coincé.</source>
        <translation>Cutter jammed. Take out the stuck paper.</translation>
    </message>
    <message>
        <source>mises closes depuis {time}.</source>
        <translation>staking closed since {time}.</translation>
    </message>
    <message>
        <source>Revenir au bulletin</source>
        <translation>Back to the slip</translation>
    </message>
    <message>
        <source>Art. 2.1.6 · lire la règle</source>
        <translation>Art. 2.1.6 · read the rule</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Art. 2.1.6</source>
        <translation>Art. 2.1.6</translation>
    </message>
    <message>
        <source>{count} bulletins attendent déjà. Terminez d’abord celui-ci.</source>
        <translation>{count} slips wait already. Finish this one first.</translation>
    </message>
    <message>
        <source>Mettre le bulletin en attente</source>
        <translation>Park the slip</translation>
    </message>
    <message>
        <source>Répéter le dernier ticket</source>
        <translation>Repeat the last ticket</translation>
    </message>
    <message>
        <source>Bulletin vide</source>
        <translation>Empty slip</translation>
    </message>
    <message>
        <source>18 ans ?</source>
        <translation>Over 18?</translation>
    </message>
    <message>
        <source>Vider le bulletin</source>
        <translation>Empty the slip</translation>
    </message>
    <message>
        <source>Fermé ou suspendu, non repris : {numbers}.</source>
        <translation>Closed or suspended, left out: {numbers}.</translation>
    </message>
    <message>
        <source>Reprendre {amount}</source>
        <translation>Take up {amount}</translation>
    </message>
    <message>
        <source>La caisse dépasse son plafond : remettez des billets au coffre.</source>
        <translation>The drawer is over its ceiling: take notes to the safe.</translation>
    </message>
    <message>
        <source>Match du Jour · {day} {number}</source>
        <translation>Match of the Day · {day} {number}</translation>
    </message>
    <message>
        <source>mise {amount}</source>
        <translation>stake {amount}</translation>
    </message>
    <message>
        <source>Ne se jouent pas : {numbers}.</source>
        <translation>Can’t be played: {numbers}.</translation>
    </message>
</context>
<context>
    <name>Sports</name>
    <message>
        <source>Football</source>
        <translation>Football</translation>
    </message>
    <message>
        <source>Rugby</source>
        <translation>Rugby</translation>
    </message>
    <message>
        <source>Tennis</source>
        <translation>Tennis</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Basketball</translation>
    </message>
    <message>
        <source>Handball</source>
        <translation>Handball</translation>
    </message>
    <message>
        <source>Volley</source>
        <translation>Volleyball</translation>
    </message>
    <message>
        <source>Hockey</source>
        <translation>Hockey</translation>
    </message>
    <message>
        <source>Cyclisme</source>
        <translation>Cycling</translation>
    </message>
    <message>
        <source>Sports mécaniques</source>
        <translation>Motor sports</translation>
    </message>
</context>
</TS>
