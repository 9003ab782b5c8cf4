"""From a ticket that was checked to its cancellation (BETTING B5)."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.errors import Code, Refused
from ui.words import translate
from ui.words_of_errors import said_of_refusal


@dataclass(frozen=True, slots=True)
class ToCancel:
    """A ticket whose bar code was read is to be cancelled: what is left is to say so (art. 8.3)."""

    code: str


def no_longer_words(refusal: Refused) -> str:
    """Why a cancellation would be refused, and its article: `Le délai … est passé. Art. 8.3`."""
    if refusal.code is Code.ALREADY_PAID:
        return translate("Tickets", "Ce ticket est déjà payé : il ne s’annule plus.")
    said = said_of_refusal(refusal)
    return f"{said.why} {said.article}"
