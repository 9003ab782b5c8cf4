"""The words of the guide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.ports.devices import VirtualPaper
from ui.pages.guide.presenter import StepName
from ui.words import translate


@dataclass(frozen=True, slots=True)
class StepWords:
    """A step's title, what to do in a sentence, and a hint."""

    title: str
    sentence: str
    hint: str


def step_words(name: StepName) -> StepWords:
    words = {
        StepName.OPEN: StepWords(
            translate("Guide", "Ouvrir la caisse"),
            translate("Guide", "Comptez le fonds et ouvrez la caisse."),
            translate("Guide", "Page « Caisse » : comptez pièces et billets, puis ouvrez."),
        ),
        StepName.SELL: StepWords(
            translate("Guide", "Vendre un ticket"),
            translate("Guide", "Vendez un ticket : touchez une cote, encaissez."),
            translate("Guide", "Au clavier : 134 1 ajoute un pronostic, 134 1 5 donne aussi la mise."),
        ),
        StepName.RESULTS: StepWords(
            translate("Guide", "Entrer un résultat"),
            translate("Guide", "Les matchs finis, entrez leurs résultats."),
            translate("Guide", "Avancez l’horloge à 23:00 : tous les matchs du samedi sont alors finis."),
        ),
        StepName.PAY: StepWords(
            translate("Guide", "Payer un gagnant"),
            translate("Guide", "Passez un ticket au lecteur, et payez-le."),
            translate("Guide", "Lisez-le une seconde fois : il répond « Déjà payé », quand, où et par qui."),
        ),
        StepName.SEAT: StepWords(
            translate("Guide", "Asseoir un joueur"),
            translate("Guide", "Accueillez les joueurs, tirez les places."),
            translate("Guide", "Trente-six personnes sont préinscrites à l’Open de rentrée."),
        ),
        StepName.PLAY: StepWords(
            translate("Guide", "Faire jouer le tournoi"),
            translate("Guide", "Éliminez un joueur, vendez une recave."),
            translate("Guide", "Salle : touchez une table, puis un siège. Horloge : son second écran."),
        ),
        StepName.CLOSE: StepWords(
            translate("Guide", "Fermer la journée"),
            translate("Guide", "Comptez la caisse, puis clôturez la journée."),
            translate("Guide", "La clôture scelle la journée ; la vérification relit chaque acte."),
        ),
    }
    return words[name]


def late_words() -> str:
    """The demonstration's evening is put on early, for the results; the tournament doesn't mind."""
    return translate("Guide", "L’horloge est passée 23:00 : le tournoi de 18:45 part en retard, sans mal.")


def paper_words(paper: VirtualPaper) -> str:
    """`Ticket 000 418`, `Ticket 000 418 · duplicata 1`, `Ticket 000 418 · déchiré`."""
    words = paper.title
    if paper.duplicate:
        words = translate("Guide", "{title} · duplicata {number}").format(
            title=paper.title, number=paper.duplicate
        )
    return words if paper.whole else translate("Guide", "{title} · déchiré").format(title=words)


def who_words(people: Sequence[tuple[str, str]]) -> str:
    """`Inès Maillard, code 1234`."""
    one = translate("Guide", "{name}, code {pin}")
    return " · ".join(one.format(name=name, pin=pin) for name, pin in people)


def short_who_words(people: Sequence[tuple[str, str]]) -> str:
    """`Inès 1234 · Sylvie 4567`, under a step."""
    return " · ".join(f"{name.partition(' ')[0]} {pin}" for name, pin in people)
