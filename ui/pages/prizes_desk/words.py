"""What is paid at the desk, in words."""

from __future__ import annotations

from app.domain.poker.ranking import Place
from app.services.poker.dues import Due, DueKind
from ui.icons import Icon
from ui.pages.tournament_desk.player_list import StateTag
from ui.tournament.words import place_words
from ui.words import translate


def kind_word(due: Due) -> str:
    if due.before is not None:
        return translate("PrizesDesk", "Complément du prix")
    return {
        DueKind.PRIZE: translate("PrizesDesk", "Prix"),
        DueKind.REFUND: translate("PrizesDesk", "À rembourser"),
        DueKind.VOUCHER: translate("PrizesDesk", "Bon d’un tournoi annulé"),
    }[due.kind]


def second_line(due: Due) -> str:
    """`1er · 1 200,00 €`, and the voucher and the things beside that cash."""
    head = rank_words(due.place) if due.kind is DueKind.PRIZE and due.place else kind_word(due)
    added = (kind_word(due),) if due.before is not None and due.cash else ()
    awaited = translate("PrizesDesk", "{thing} à attribuer")
    ruled = (awaited.format(thing=each) for each in due.things_to_rule_on)
    cash = (due.cash.text(),) if due.cash else ()
    voucher = (voucher_words(due),) if due.voucher else ()
    return " · ".join((head, *added, *cash, *voucher, *due.things, *ruled))


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


def voucher_words(due: Due) -> str:
    return translate("PrizesDesk", "un bon de {amount}").format(amount=due.voucher.text())


def beside_words(due: Due) -> str:
    """What was paid before, and what is handed over beside the cash, or is still to be awarded."""
    paid = translate("PrizesDesk", "Déjà versé avant que sa place change : {amount}")
    before = paid.format(amount=due.before.text()) if due.before and due.cash else ""
    voucher = translate("PrizesDesk", "À remettre avec : {things}").format(things=voucher_words(due))
    return "\n".join(filter(None, (before, voucher if due.voucher else "", _things_words(due))))


def _things_words(due: Due) -> str:
    if due.things_to_rule_on:
        words = translate("PrizesDesk", "À attribuer par décision du directeur du tournoi : {things}")
        return words.format(things=", ".join(due.things_to_rule_on))
    if due.things:
        words = translate("PrizesDesk", "Lot à remettre : {things}")
        return words.format(things=", ".join(due.things))
    return ""
