"""What the screens say of a refusal, a known error, a fault: what, why, what next, which article.

Codes stay in the journal and the log; nobody at a counter reads one (look, « Words »).
"""

from __future__ import annotations

from app.domain.errors import Code, KnownError, Refused
from ui.errors.said import Said
from ui.operations import Fault
from ui.words import translate


def said(error: Refused | KnownError | Fault) -> Said:
    """The words for any error that comes back to a page."""
    if isinstance(error, Refused):
        return said_of_refusal(error)
    if isinstance(error, KnownError):
        return Said(translate("Errors", "Le guichet ne peut pas continuer."), error.cause)
    reference = translate("Errors", "Incident {reference}, noté au journal technique.")
    return Said(translate("Errors", "Rien n’a été enregistré."), reference.format(reference=error.reference))


def said_of_refusal(refusal: Refused) -> Said:
    words = {
        Code.NOT_ALLOWED: translate("Errors", "Il faut l’accord d’un responsable."),
        Code.SHIFT_CLOSED: translate("Errors", "La caisse n’est pas ouverte."),
    }
    return Said(words.get(refusal.code, str(refusal.code)))
