"""What the main key of the prizes says while no step is gone through (POKER P6, P7)."""

from __future__ import annotations

from ui.icons import Icon
from ui.pages.prizes.seen import Stage
from ui.tournament.primary import Primary
from ui.words import translate


def primary_of(stage: Stage) -> Primary:
    """The step that is next, and what it waits for."""
    if stage in (Stage.FIXED, Stage.TO_CERTIFY, Stage.CERTIFIED):
        whys = {
            Stage.FIXED: translate("Prizes", "Le tournoi n’est pas terminé."),
            Stage.CERTIFIED: translate("Prizes", "La retenue est certifiée."),
        }
        words = translate("Prizes", "Certifier la retenue")
        return Primary(words, Icon.STAMP, ready=stage is Stage.TO_CERTIFY, why=whys.get(stage, ""))
    whys = {
        Stage.ENTRIES_OPEN: translate("Prizes", "Inscriptions ou recaves sont encore ouvertes."),
        Stage.NOTHING: translate("Prizes", "Aucun tournoi."),
        Stage.STOPPED: translate("Prizes", "Le tournoi est arrêté."),
    }
    words = translate("Prizes", "Fixer les prix")
    return Primary(words, Icon.TROPHY, ready=stage is Stage.TO_FIX, why=whys.get(stage, ""))
