"""The words of the papers: what each is called, what it is for, what it waits for."""

from __future__ import annotations

from collections.abc import Mapping

from app.services.poker.papers import Paper
from ui.icons import Icon
from ui.pages.director.papers.presenter import Lacking
from ui.widgets.marked_row import Mark
from ui.words import translate


def paper_words(paper: Paper) -> tuple[str, str]:
    """Its name, and what it is for."""
    words = {
        Paper.RULES: (
            translate("Director", "Règlement du tournoi"),
            translate("Director", "Tenu à la disposition des joueurs"),
        ),
        Paper.SEATS_BY_NAME: (
            translate("Director", "Places par nom"),
            translate("Director", "Chaque joueur y lit sa table et sa place"),
        ),
        Paper.SEATS_BY_TABLE: (
            translate("Director", "Places par table"),
            translate("Director", "Pour les chefs de table"),
        ),
        Paper.EMERGENCY_SHEET: (
            translate("Director", "Feuille de secours"),
            translate("Director", "Places, jetons et horloge, pour continuer sur papier"),
        ),
        Paper.PRIZE_LIST: (
            translate("Director", "Tableau des prix"),
            translate("Director", "À afficher dès que les prix sont fixés"),
        ),
        Paper.RESULTS: (
            translate("Director", "Résultats"),
            translate("Director", "Places et prix, une fois le tournoi terminé"),
        ),
        Paper.TABLE_PLAN: (
            translate("Director", "Plan des tables"),
            translate("Director", "Joint à l’avis quand des tables sont ajoutées"),
        ),
        Paper.STAFF: (
            translate("Director", "Personnel temporaire, liste"),
            translate("Director", "Jointe à l’avis à la police, avec les dossiers"),
        ),
        Paper.CHIPS: (
            translate("Director", "Registre des jetons"),
            translate("Director", "Sortis et rentrés, par couleur et valeur"),
        ),
        Paper.SIXAINS: (
            translate("Director", "Registre des sixains"),
            translate("Director", "Reçus, vérifiés, ouverts, employés, détruits"),
        ),
        Paper.REGISTER_11_TER: (
            translate("Director", "Registre 11 ter"),
            translate("Director", "Retenue au profit de la cagnotte, certifiée"),
        ),
    }
    return words[paper]


def why_words(lacking: Lacking) -> str:
    """Why it can't be printed yet."""
    words: Mapping[Lacking, str] = {
        Lacking.DRAW: translate("Director", "Les places ne sont pas encore tirées."),
        Lacking.PRIZES: translate("Director", "Les prix ne sont pas encore fixés."),
        Lacking.END: translate("Director", "Le tournoi n’est pas terminé."),
        Lacking.CERTIFICATION: translate("Director", "La retenue n’est pas encore certifiée."),
    }
    return words[lacking]


def paper_mark(lacking: Lacking | None) -> Mark:
    if lacking is None:
        return translate("Director", "Prêt"), Icon.CHECK, "good"
    words: Mapping[Lacking, str] = {
        Lacking.DRAW: translate("Director", "Après le tirage"),
        Lacking.PRIZES: translate("Director", "Après les prix"),
        Lacking.END: translate("Director", "À la fin"),
        Lacking.CERTIFICATION: translate("Director", "Après certification"),
    }
    return words[lacking], Icon.HOURGLASS, "ink2"
