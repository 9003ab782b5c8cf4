"""The words of the inventory of chips and of the register of boxes of cards."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.poker.material import ChipMove, SixainStep
from ui.pages.director.material.presenter import Blank, Lack
from ui.words import translate


def blank_label(blank: Blank) -> str:
    labels: Mapping[Blank, str] = {
        Blank.COLOUR: translate("Director", "Couleur"),
        Blank.VALUE: translate("Director", "Valeur"),
        Blank.PIECES: translate("Director", "Pièces"),
        Blank.SIXAIN: translate("Director", "Numéro du sixain"),
        Blank.WITNESS: translate("Director", "Témoin"),
    }
    return labels[blank]


def move_label(move: ChipMove) -> str:
    labels: Mapping[ChipMove, str] = {
        ChipMove.RECEIVED: translate("Director", "Entrés"),
        ChipMove.ISSUED: translate("Director", "Remis"),
        ChipMove.RETURNED: translate("Director", "Rendus"),
        ChipMove.DESTROYED: translate("Director", "Détruits"),
    }
    return labels[move]


def move_words(move: ChipMove) -> str:
    words: Mapping[ChipMove, str] = {
        ChipMove.RECEIVED: translate("Director", "Du fournisseur à la réserve"),
        ChipMove.ISSUED: translate("Director", "De la réserve à ce tournoi"),
        ChipMove.RETURNED: translate("Director", "De ce tournoi à la réserve"),
        ChipMove.DESTROYED: translate("Director", "Sortis de la réserve pour de bon"),
    }
    return words[move]


def step_label(step: SixainStep) -> str:
    labels: Mapping[SixainStep, str] = {
        SixainStep.RECEIVED: translate("Director", "Reçu"),
        SixainStep.SEAL_CHECKED: translate("Director", "Bande intacte"),
        SixainStep.SEAL_BROKEN: translate("Director", "Bande rompue"),
        SixainStep.OPENED: translate("Director", "Décacheté"),
        SixainStep.USED: translate("Director", "Utilisé"),
        SixainStep.DESTROYED: translate("Director", "Détruit"),
    }
    return labels[step]


def lack_words(lack: Lack) -> str:
    words: Mapping[Lack, str] = {
        Lack.COLOUR: translate("Director", "Écrivez la couleur."),
        Lack.VALUE: translate("Director", "Écrivez la valeur d’un jeton."),
        Lack.PIECES: translate("Director", "Écrivez le nombre de pièces."),
        Lack.TOO_MANY: translate("Director", "Il n’y en a pas tant."),
        Lack.SIXAIN: translate("Director", "Écrivez le numéro du sixain."),
        Lack.DESTROYED: translate("Director", "Ce sixain est détruit."),
        Lack.PUBLIC: translate("Director", "Locaux annexes : devant le public."),
    }
    return words[lack]
