"""The words of what was done to the offer, and of how a bet stands."""

from __future__ import annotations

from app.domain.betting.offer import BetState
from app.domain.house.rights import Act
from app.services.betting.offers import OfferLine
from ui.pages.offer.presenter import Done
from ui.words import translate


def done_words(done: Done) -> str:
    several = len(done.numbers) > 1
    words = {
        Act.PUBLISH_BET: translate("Offer", "Pari {number} mis en vente."),
        Act.VOID_BET: translate("Offer", "Pari {number} annulé : il compte à la cote 1."),
        Act.SET_ODDS: translate("Offer", "Cotes du pari {number} changées."),
        Act.RESUME_BET: translate("Offer", "La vente des paris {number} reprend.")
        if several
        else translate("Offer", "La vente du pari {number} reprend."),
        Act.SUSPEND_BET: translate("Offer", "La vente des paris {number} est suspendue.")
        if several
        else translate("Offer", "La vente du pari {number} est suspendue."),
        Act.RESCHEDULE_EVENT: translate("Offer", "Horaires changés : {number}."),
        Act.RECORD_EARLY_START: translate(
            "Offer", "Début noté. Pronostics annulés sur des tickets : {voided}."
        ),
    }
    return words[done.act].format(number=", ".join(map(str, done.numbers)), voided=done.voided_picks)


def state_word(line: OfferLine) -> str:
    """Where the sale of a bet stands; one on sale without any odds says that nothing of it can be played."""
    if line.state is BetState.OPEN and not line.is_playable:
        return translate("Offer", "rien de jouable")
    words = {
        BetState.OPEN: translate("Offer", "en vente"),
        BetState.SUSPENDED: translate("Offer", "suspendu"),
        BetState.CLOSED: translate("Offer", "vente finie"),
        BetState.VOIDED: translate("Offer", "annulé"),
    }
    return words[line.state]
