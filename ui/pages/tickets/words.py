"""The words for a ticket's state, and for its replacement."""

from __future__ import annotations

from app.domain.betting.settlement import Status
from app.domain.values import Money
from ui.icons import Icon
from ui.widgets import TagKind
from ui.words import translate


def status_words(status: Status) -> tuple[str, TagKind, Icon]:
    """Word, colour and icon of a state."""
    words: dict[Status, tuple[str, TagKind, Icon]] = {
        Status.PENDING: (translate("Tickets", "En attente"), "neutral", Icon.HOURGLASS),
        Status.WON: (translate("Tickets", "Gagnant"), "good", Icon.CIRCLE_CHECK),
        Status.REFUND: (translate("Tickets", "À rembourser"), "good", Icon.UNDO),
        Status.LOST: (translate("Tickets", "Perdant"), "neutral", Icon.CIRCLE_MINUS),
        Status.PAID: (translate("Tickets", "Payé"), "info", Icon.BANKNOTE),
        Status.CANCELLED: (translate("Tickets", "Annulé"), "bad", Icon.BAN),
        Status.EXPIRED: (translate("Tickets", "Expiré"), "bad", Icon.CALENDAR_X),
    }
    return words[status]


def replacing_words(number: int, total: Money) -> tuple[str, str]:
    """What a supervisor decides where a paper that came out is to be replaced."""
    what = translate("Tickets", "Duplicata du ticket n° {number}, {amount}")
    return translate("Tickets", "Accord d’un responsable"), what.format(number=number, amount=total.text())


def replacing_reasons() -> tuple[str, ...]:
    """Why a paper that came out is usually replaced."""
    return (
        translate("Tickets", "Illisible"),
        translate("Tickets", "Déchiré"),
        translate("Tickets", "Mal sorti"),
    )
