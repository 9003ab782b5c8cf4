<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Waiting</name>
    <message>
        <source>Attente</source>
        <translation>Waiting list</translation>
    </message>
    <message>
        <source>Aucun tournoi</source>
        <translation>No tournament</translation>
    </message>
    <message>
        <source>Retirer de la liste</source>
        <translation>Take off the list</translation>
    </message>
    <message>
        <source>Touchez quelqu’un</source>
        <translation>Touch somebody</translation>
    </message>
    <message>
        <source>Une place libérée revient au premier de la liste.</source>
        <translation>A freed place goes to the first of the list.</translation>
    </message>
    <message>
        <source>Liste d’attente</source>
        <translation>Waiting list</translation>
    </message>
    <message>
        <source>Au guichet, une inscription refusée faute de place y mène.</source>
        <translation>At the desk, an entry refused for want of a place leads here.</translation>
    </message>
    <message>
        <source>Chaque place tenue est payée.</source>
        <translation>Every place held is paid for.</translation>
    </message>
    <message>
        <source>Garder sur la liste</source>
        <translation>Keep on the list</translation>
    </message>
    <message>
        <source>Passer au suivant</source>
        <translation>Pass on to the next</translation>
    </message>
    <message>
        <source>Retirer la préinscription</source>
        <translation>Withdraw the pre-registration</translation>
    </message>
    <message>
        <source>Personne n’attend</source>
        <translation>Nobody is waiting</translation>
    </message>
    <message>
        <source>Aucune préinscription</source>
        <translation>No pre-registration</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Take off</translation>
    </message>
    <message>
        <source>Inscrire</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Touchez d’abord quelqu’un.</source>
        <translation>Touch somebody first.</translation>
    </message>
    <message>
        <source>places libres : {free}</source>
        <translation>free places: {free}</translation>
    </message>
    <message>
        <source>Aucune place n’est libérée pour lui.</source>
        <translation>No place is free for this person.</translation>
    </message>
    <message>
        <source>Retiré : {name}</source>
        <translation>Taken off: {name}</translation>
    </message>
    <message>
        <source>Place proposée à {name}</source>
        <translation>Place offered to {name}</translation>
    </message>
    <message>
        <source>Préinscrits</source>
        <translation>Pre-registered</translation>
    </message>
    <message>
        <source>En attente</source>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>Préinscrit le {instant}</source>
        <translation>Pre-registered on {instant}</translation>
    </message>
    <message>
        <source>Attend depuis {instant}</source>
        <translation>Waiting since {instant}</translation>
    </message>
    <message>
        <source>Naissance</source>
        <translation>Born</translation>
    </message>
    <message>
        <source>Sa place passe au suivant. Rien n’est payé, rien n’est rendu.</source>
        <translation>The place goes to the next. Nothing was paid, nothing is given back.</translation>
    </message>
    <message>
        <source>Il tient une place qu’il n’a pas payée.</source>
        <translation>Holds a place that is not paid for.</translation>
    </message>
    <message>
        <source>Aucune place n’est libre : il attend son tour.</source>
        <translation>No place is free: waits for a turn.</translation>
    </message>
    <message>
        <source>Une place est tenue pour lui : appelez-le, puis inscrivez-le.</source>
        <translation>A place is held: call this person, then register.</translation>
    </message>
    <message>
        <source>Il n’est pas venu à temps : la place passe au suivant.</source>
        <translation>Did not come in time: the place goes to the next.</translation>
    </message>
    <message>
        <source>{day} à {time}</source>
        <translation>{day} at {time}</translation>
    </message>
    <message>
        <source>Non payé</source>
        <translation>Not paid</translation>
    </message>
    <message>
        <source>Place tenue depuis {minutes} min</source>
        <translation>Place held for {minutes} min</translation>
    </message>
    <message>
        <source>À appeler</source>
        <translation>To be called</translation>
    </message>
    <message>
        <source>Arrivée</source>
        <translation>Arrival</translation>
    </message>
    <message>
        <source>Délai passé</source>
        <translation>Time is up</translation>
    </message>
    <message>
        <source>Préinscription</source>
        <translation>Pre-registration</translation>
    </message>
    <message>
        <source>Place libérée</source>
        <translation>Place freed</translation>
    </message>
    <message>
        <source>Tenue jusqu’à</source>
        <translation>Held until</translation>
    </message>
    <message>
        <source>Délai passé : la place est libre</source>
        <translation>Time is over: the place is free</translation>
    </message>
    <message>
        <source>Délai passé : place proposée à {names}</source>
        <translation>Time is over: the place is held for {names}</translation>
    </message>
    <message>
        <source>Inscrits</source>
        <translation>Registered</translation>
    </message>
    <message>
        <source>Payé</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>S’il se désiste : le directeur du tournoi décide, tout lui est rendu.</source>
        <translation>If he withdraws: the tournament director decides, and all is given back.</translation>
    </message>
    <message>
        <source>Remettez {amount} et le reçu.</source>
        <translation>Hand over {amount} and the receipt.</translation>
    </message>
    <message>
        <source>Revenir</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Rembourser {amount}</source>
        <translation>Give back {amount}</translation>
    </message>
    <message>
        <source>Un caissier rembourse, à sa caisse.</source>
        <translation>A cashier gives money back, at his drawer.</translation>
    </message>
    <message>
        <source>Le directeur du tournoi tape son code.</source>
        <translation>The tournament director types his code.</translation>
    </message>
    <message>
        <source>Rendre l’argent</source>
        <translation>Give the money back</translation>
    </message>
    <message>
        <source>Sa place passe au suivant de la liste</source>
        <translation>His place goes to the next of the list</translation>
    </message>
    <message>
        <source>Trois codes faux : accès bloqué jusqu’à {time}.</source>
        <translation>Three wrong codes: locked until {time}.</translation>
    </message>
    <message>
        <source>Avant le début, un inscrit peut se désister.</source>
        <translation>Before the start whoever is registered can withdraw.</translation>
    </message>
    <message>
        <source>Aucun inscrit</source>
        <translation>Nobody registered</translation>
    </message>
</context>
</TS>
