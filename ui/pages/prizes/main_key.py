"""What the main key of the prizes says while no step is gone through (POKER P6, P7)."""

from __future__ import annotations

from app.domain.values import Money
from ui.icons import Icon
from ui.pages.prizes.seen import Stage
from ui.tournament.primary import Primary
from ui.words import translate


def primary_of(stage: Stage, left: Money) -> Primary:
    """The step that is next, and what it waits for; `left` of the pool is not given to any place."""
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
    words, why = translate("Prizes", "Fixer les prix"), whys.get(stage, "")
    if stage is Stage.TO_FIX and left > Money.ZERO:
        why = translate("Prizes", "Il reste {amount} à donner.").format(amount=left.text())
    return Primary(words, Icon.TROPHY, ready=not why, why=why)
