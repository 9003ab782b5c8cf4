"""What the screens say of a refusal, a known error, a fault: what, why, what next, which article.

Codes stay in the journal and the log; nobody at a counter reads one (look, « Words »).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.domain.errors import Code, KnownError, Refused
from ui.errors.anywhere import ANYWHERE
from ui.errors.causes import CAUSES
from ui.errors.desk import DESK, MINOR_AT_A_TOURNAMENT
from ui.errors.details import readable
from ui.errors.floor import FLOOR
from ui.errors.offer import BEYOND_THE_NUMBERS, CONTRADICTORY, OFFER
from ui.errors.prizes import PRIZES
from ui.errors.said import Entry, Said
from ui.errors.sale import SALE
from ui.errors.tickets import NO_LONGER_CANCELLED, TICKETS
from ui.errors.tournament import TOURNAMENT
from ui.operations import Fault
from ui.words import translate

REFUSALS: Final[Mapping[Code, Entry]] = {
    **ANYWHERE,
    **OFFER,
    **SALE,
    **TICKETS,
    **TOURNAMENT,
    **DESK,
    **FLOOR,
    **PRIZES,
}
"""The words for every code."""


def said(error: Refused | KnownError | Fault) -> Said:
    """The words for any error that comes back to a page."""
    if isinstance(error, Refused):
        return said_of_refusal(error)
    if isinstance(error, KnownError):
        return said_of_known_error(error)
    return said_of_fault(error)


def said_of_refusal(refusal: Refused) -> Said:
    """The words for the first code; where several rules are broken, the steps name the others."""
    first = _entry(refusal).say(readable(refusal.details))
    problems = refusal.details.get("problems")
    # Of a start one code is given, and everything that stands in its way.
    also = [each for each in problems if each != refusal.code] if isinstance(problems, Mapping) else []
    others = [REFUSALS[code].title() for code in (*refusal.codes[1:], *also)]
    if not others:
        return first
    more = translate("Errors", "À corriger aussi : {others}.").format(others=", ".join(others))
    return Said(first.what, f"{first.why} {more}", first.steps, first.article, first.weight)


def _entry(refusal: Refused) -> Entry:
    """A minor at the betting counter is refused by the day of the play (art. 11.1), else by the decree.

    A number that no bet may bear is not taken, and a result may be there that contradicts itself.
    A sale that is refused names what was asked: all its odds, or the pick that is closed; a cancellation
    doesn't.
    """
    code, details = refusal.code, refusal.details
    if code is Code.MINOR and "played_on" not in details:
        return MINOR_AT_A_TOURNAMENT
    if code is Code.BET_NUMBER_TAKEN and "beyond" in details:
        return BEYOND_THE_NUMBERS
    if code is Code.NO_RESULT and "contradicts" in details:
        return CONTRADICTORY
    asked = {Code.BET_CLOSED: "pick", Code.ODDS_CHANGED: "picks"}.get(code)
    if asked is not None and details and asked not in details:
        return NO_LONGER_CANCELLED[code]
    return REFUSALS[refusal.code]


def said_of_known_error(error: KnownError) -> Said:
    """The words for its cause; a cause without words of its own is said as a fault is."""
    entry = CAUSES.get(error.cause)
    if entry is not None:
        return entry.say(readable(error.details))
    return Said(
        translate("Errors", "Le guichet ne peut pas continuer"),
        translate("Errors", "Rien n’a été enregistré ; ce qui l’était le reste."),
        [translate("Errors", "Recommencez ; si cela revient, appelez la personne qui s’occupe du poste.")],
        weight="bad",
    )


def said_of_fault(fault: Fault) -> Said:
    """A fault has no rule behind it, only a reference beside which it stands in the log."""
    why = translate("Errors", "Incident {reference}, noté au journal technique.")
    return Said(
        translate("Errors", "Rien n’a été enregistré"),
        why.format(reference=fault.reference),
        [
            translate("Errors", "Recommencez : le guichet reste utilisable."),
            translate("Errors", "Si cela revient, donnez cette référence à la personne qui s’en occupe."),
        ],
        weight="bad",
    )
