"""What is paid at the desk, in words."""

from __future__ import annotations

from app.domain.poker.ranking import Place
from app.services.poker.dues import Due, DueKind
from ui.icons import Icon
from ui.pages.tournament_desk.player_list import StateTag
from ui.tournament.words import place_words
from ui.words import translate


def kind_word(kind: DueKind) -> str:
    return {
        DueKind.PRIZE: translate("PrizesDesk", "Prix"),
        DueKind.REFUND: translate("PrizesDesk", "À rembourser"),
        DueKind.VOUCHER: translate("PrizesDesk", "Bon d’un tournoi annulé"),
    }[kind]


def second_line(due: Due) -> str:
    """`1er · 1 200,00 €`, and the things beside it."""
    head = rank_words(due.place) if due.kind is DueKind.PRIZE and due.place else kind_word(due.kind)
    awaited = translate("PrizesDesk", "{thing} à attribuer")
    ruled = (awaited.format(thing=each) for each in due.things_to_rule_on)
    cash = (due.amount.text(),) if due.amount else ()
    return " · ".join((head, *cash, *due.things, *ruled))


def paid_tag(due: Due) -> StateTag:
    """Whether the money has left the drawer, or waits for a ruling."""
    if due.done:
        return (translate("PrizesDesk", "Payé"), "good", Icon.CHECK)
    if not due.payable:
        return (translate("PrizesDesk", "À attribuer"), "neutral", Icon.HOURGLASS)
    return (translate("PrizesDesk", "À payer"), "warn", Icon.HAND_COINS)


def rank_words(place: Place) -> str:
    """`1er`, or `2e–3e ex æquo` where places are shared."""
    words = place_words(place)
    shared = translate("PrizesDesk", "{places} ex æquo")
    return words if place.first == place.last else shared.format(places=words)


def things_words(due: Due) -> str:
    """What is handed over beside the money, or that it is still to be ruled on."""
    if due.things_to_rule_on:
        words = translate("PrizesDesk", "À attribuer par décision du directeur du tournoi : {things}")
        return words.format(things=", ".join(due.things_to_rule_on))
    if due.things:
        words = translate("PrizesDesk", "Lot à remettre : {things}")
        return words.format(things=", ".join(due.things))
    return ""
