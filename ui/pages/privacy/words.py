"""What the page of people's data says about somebody."""

from __future__ import annotations

from app.domain.house.keeping import PrivacyKind
from app.services.known_people import Known
from ui.words import translate


def number_words(known: Known) -> str:
    """`Joueur 100248`, `Gagnant, ticket …`."""
    if known.data.person:
        return translate("Privacy", "Joueur {number}").format(number=known.data.person)
    return translate("Privacy", "Gagnant, ticket {number}").format(number=known.data.play)


def kind_words(kind: PrivacyKind) -> str:
    return {
        PrivacyKind.EXPORTED: translate("Privacy", "Copie remise"),
        PrivacyKind.CORRECTED: translate("Privacy", "Rectifié"),
        PrivacyKind.OPPOSED: translate("Privacy", "Opposition"),
        PrivacyKind.ERASED: translate("Privacy", "Effacé"),
    }[kind]
