<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="fr_FR">
<context>
    <name>Login</name>
    <message>
        <source>Connexion</source>
        <translation>Log in</translation>
    </message>
    <message>
        <source>Dernier acte de ce poste : {what} · {when} · {who}</source>
        <translation>Last act at this station: {what} · {when} · {who}</translation>
    </message>
    <message>
        <source>Touchez votre nom</source>
        <translation>Touch your name</translation>
    </message>
    <message>
        <source>dernière session le {day} à {time}</source>
        <translation>last logged in on {day} at {time}</translation>
    </message>
    <message>
        <source>Trois codes faux : accès bloqué jusqu’à {time}.</source>
        <translation>Three wrong PINs: access blocked until {time}.</translation>
    </message>
    <message>
        <source>Bonjour. Qui ouvre le guichet ?</source>
        <translation>Hello. Who opens the counter?</translation>
    </message>
    <message>
        <source>Touchez votre nom, puis tapez votre code personnel.</source>
        <translation>Touch your name, then type your PIN.</translation>
    </message>
    <message>
        <source>Code personnel, 4 à 6 chiffres</source>
        <translation>PIN, 4 to 6 digits</translation>
    </message>
    <message>
        <source>Ouvrir la session</source>
        <translation>Log in</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Clair ou sombre</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <source>Éteindre</source>
        <translation>Shut down</translation>
    </message>
    <message>
        <source>Prise en main</source>
        <translation>Getting started</translation>
    </message>
    <message>
        <source>Papiers à confirmer : {count}. La page Impressions demande s’ils sont sortis.</source>
        <translation>Papers to confirm: {count}. The Printing page asks whether they came out.</translation>
    </message>
    <message>
        <source>Code pour s’exercer : {pin}</source>
        <translation>Code to practise with: {pin}</translation>
    </message>
    <message>
        <source>Touchez un nom : son code s’affiche, car rien n’est réel ici.</source>
        <translation>Touch a name: its code is shown, because nothing here is real.</translation>
    </message>
    <message>
        <source>Touchez d’abord votre nom.</source>
        <translation>Touch your name first.</translation>
    </message>
    <message>
        <source>Tapez votre code : quatre chiffres au moins.</source>
        <translation>Type your code: at least four figures.</translation>
    </message>
    <message>
        <source>La caisse est ouverte : elle le reste.</source>
        <translation>The drawer is open: it stays so.</translation>
    </message>
    <message>
        <source>Papiers qui ne sont pas sortis : {count}. Ils attendent ici.</source>
        <translation>Papers that have not come out: {count}. They wait here.</translation>
    </message>
    <message>
        <source>Touchez « Éteindre » une fois encore.</source>
        <translation>Touch “Shut down” once more.</translation>
    </message>
    <message>
        <source>Bulletins en attente, non vendus : {count}. Ils seront perdus.</source>
        <translation>Slips waiting, not sold: {count}. They will be lost.</translation>
    </message>
    <message>
        <source>Ce n’est pas un badge.</source>
        <translation>This is no badge.</translation>
    </message>
    <message>
        <source>Ouvrez d’abord une session, puis scannez ce papier de nouveau.</source>
        <translation>Log in first, then scan this paper again.</translation>
    </message>
    <message>
        <source>Trop de badges inconnus : ce poste les lit de nouveau à {time}.</source>
        <translation>Too many unknown badges: this station reads them again at {time}.</translation>
    </message>
    <message>
        <source>Le badge d’abord, le code ensuite</source>
        <translation>First the badge, then the code</translation>
    </message>
    <message>
        <source>Scannez votre badge : sans lui, le code n’est pas pris.</source>
        <translation>Scan your badge: without it, the code is not taken.</translation>
    </message>
    <message>
        <source>Scannez le badge de nouveau : il attend le code une minute.</source>
        <translation>Scan the badge again: it waits a minute for the code.</translation>
    </message>
    <message>
        <source>Scannez votre badge</source>
        <translation>Scan your badge</translation>
    </message>
    <message>
        <source>Scannez votre badge ou touchez votre nom, puis votre code.</source>
        <translation>Scan your badge or touch your name, then your code.</translation>
    </message>
    <message>
        <source>Scannez votre badge, puis tapez votre code personnel.</source>
        <translation>Scan your badge, then type your personal code.</translation>
    </message>
</context>
</TS>
