"""What is paid at the desk, in words."""

from __future__ import annotations

from app.services.poker.dues import Due, DueKind
from ui.words import translate


def kind_word(kind: DueKind) -> str:
    return {
        DueKind.PRIZE: translate("PrizesDesk", "Prix"),
        DueKind.REFUND: translate("PrizesDesk", "À rembourser"),
        DueKind.VOUCHER: translate("PrizesDesk", "Bon d’un tournoi annulé"),
    }[kind]


def second_line(due: Due) -> str:
    """`1er · 1 200,00 €`, and whether it was paid."""
    place = translate("PrizesDesk", "Place {place}").format(place=due.place)
    head = place if due.kind is DueKind.PRIZE else kind_word(due.kind)
    paid = (translate("PrizesDesk", "payé"),) if due.done else ()
    return " · ".join((head, due.amount.text(), *due.things, *paid))
