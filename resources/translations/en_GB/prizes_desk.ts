<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>PrizesDesk</name>
    <message>
        <source>Payé</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>À attribuer</source>
        <translation>To be awarded</translation>
    </message>
    <message>
        <source>À payer</source>
        <translation>To be paid</translation>
    </message>
    <message>
        <source>{places} ex æquo</source>
        <translation>{places} tied</translation>
    </message>
    <message>
        <source>{thing} à attribuer</source>
        <translation>{thing} to be awarded</translation>
    </message>
    <message>
        <source>À attribuer par décision du directeur du tournoi : {things}</source>
        <translation>To be awarded by the tournament director’s decision: {things}</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Reste à payer : {amount}</source>
        <translation>Still to be paid: {amount}</translation>
    </message>
    <message>
        <source>Déjà payé.</source>
        <translation>Paid already.</translation>
    </message>
    <message>
        <source>Rien n’est à payer à ce joueur.</source>
        <translation>Nothing is to be paid to this player.</translation>
    </message>
    <message>
        <source>Nom du joueur, ou scannez son récépissé</source>
        <translation>Name of the player, or scan the receipt</translation>
    </message>
    <message>
        <source>Qui est payé ?</source>
        <translation>Who is paid?</translation>
    </message>
    <message>
        <source>Scannez son récépissé, ou touchez son nom dans la liste.</source>
        <translation>Scan the receipt, or touch the name in the list.</translation>
    </message>
    <message>
        <source>Rien à payer pour l’instant</source>
        <translation>Nothing to pay for now</translation>
    </message>
    <message>
        <source>Les prix s’affichent une fois fixés, les remboursements après un arrêt.</source>
        <translation>Prizes are shown once they are fixed, refunds after a stop.</translation>
    </message>
    <message>
        <source>Pièce d’identité vue</source>
        <translation>Identity document seen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Né(e) le</source>
        <translation>Born on</translation>
    </message>
    <message>
        <source>Pièce</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>À rembourser</source>
        <translation>To refund</translation>
    </message>
    <message>
        <source>Aucun tournoi</source>
        <translation>No tournament</translation>
    </message>
    <message>
        <source>Prix · {name}</source>
        <translation>Prizes · {name}</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Scannez un récépissé, ou cherchez le joueur par son nom.</source>
        <translation>Scan a receipt, or search for the player by name.</translation>
    </message>
    <message>
        <source>Payer {amount}</source>
        <translation>Pay {amount}</translation>
    </message>
    <message>
        <source>Joueur suivant</source>
        <translation>Next player</translation>
    </message>
    <message>
        <source>Regardez la pièce d’identité, puis cochez la case.</source>
        <translation>Look at the identity document, then tick the box.</translation>
    </message>
    <message>
        <source>Lot à remettre : {things}</source>
        <translation>Prize to hand over: {things}</translation>
    </message>
    <message>
        <source>le bon</source>
        <translation>the voucher</translation>
    </message>
    <message>
        <source>Remettez {things} et le reçu.</source>
        <translation>Hand over {things} and the receipt.</translation>
    </message>
    <message>
        <source>Remettre le lot</source>
        <translation>Hand over the prize</translation>
    </message>
    <message>
        <source>Bon d’un tournoi annulé</source>
        <translation>Voucher of a cancelled tournament</translation>
    </message>
    <message>
        <source>Remettre le bon</source>
        <translation>Hand over the voucher</translation>
    </message>
    <message>
        <source>Prix, en espèces</source>
        <translation>Prize, in cash</translation>
    </message>
    <message>
        <source>un bon de {amount}</source>
        <translation>a voucher of {amount}</translation>
    </message>
    <message>
        <source>À remettre avec : {things}</source>
        <translation>To hand over with it: {things}</translation>
    </message>
    <message>
        <source>Complément du prix</source>
        <translation>Rest of the prize</translation>
    </message>
    <message>
        <source>Déjà versé avant que sa place change : {amount}</source>
        <translation>Already paid before the place changed: {amount}</translation>
    </message>
</context>
</TS>
