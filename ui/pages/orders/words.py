"""What the page of transfers and cheques says of an order."""

from __future__ import annotations

from app.domain.betting.orders import OrderState, PaymentOrder
from app.domain.betting.payment import Method
from app.domain.values import business_day
from app.services.betting.transfers import OrderLine
from ui.pages.check.parts import in_fours
from ui.pages.orders.presenter import OrdersPresenter, Task
from ui.words import translate


def method_word(order: PaymentOrder) -> str:
    """`Virement n° 3`."""
    words = {
        Method.TRANSFER: translate("Orders", "Virement n° {number}"),
        Method.CHEQUE: translate("Orders", "Chèque n° {number}"),
    }
    return words[order.method].format(number=order.number)


def row_words(line: OrderLine) -> tuple[str, str]:
    """How much and for whom; what it is, and what becomes of it."""
    order = line.order
    winner = line.winner or translate("Orders", "données effacées")
    return f"{order.amount.text()} · {winner}", f"{method_word(order)} · {_state_words(line)}"


def _state_words(line: OrderLine) -> str:
    order = line.order
    if order.state is OrderState.ISSUED:
        words = translate("Orders", "parti, {reference}")
        if order.method is Method.CHEQUE:
            words = translate("Orders", "remis, {reference}")
        return words.format(reference=order.reference)
    if line.late:
        return translate("Orders", "en retard depuis le {day}").format(day=f"{order.due_on:%d/%m/%Y}")
    if order.state is OrderState.RETURNED:
        return translate("Orders", "revenu impayé")
    if order.method is Method.TRANSFER:
        words = translate("Orders", "à la banque dès le {day}")
        return words.format(day=f"{order.export_on:%d/%m/%Y}")
    return translate("Orders", "à remettre, au plus tard le {day}").format(day=f"{order.due_on:%d/%m/%Y}")


def facts_of(order: PaymentOrder) -> tuple[tuple[str, str], ...]:
    return (
        (translate("Orders", "Ticket"), in_fours(order.play)),
        (translate("Orders", "Montant"), order.amount.text()),
        (translate("Orders", "Demandé le"), f"{business_day(order.requested_at):%d/%m/%Y}"),
        (translate("Orders", "Dernier jour"), f"{order.due_on:%d/%m/%Y}"),
    )


def story_words(held: OrdersPresenter) -> str:
    """What is to be done about the order in hand."""
    order = held.line.order if held.line else None
    back = translate("Orders", "Revenu impayé : {reason}.").format(reason=order.reason) if order else ""
    if held.task is Task.RETURN:
        return translate("Orders", "S’il revient impayé, écrivez pourquoi.")
    if held.task is Task.AGAIN:
        return f"{back} {translate('Orders', 'Relisez le compte avec le gagnant.')}"
    if held.task is Task.HAND_OVER:
        how = translate("Orders", "Remettez le chèque contre signature, puis tapez son numéro.")
        return f"{back} {how}" if order and order.state is OrderState.RETURNED else how
    return translate("Orders", "Les virements partent ensemble, dans un fichier SEPA pour la banque.")


def primary_words(held: OrdersPresenter) -> str:
    if held.task is Task.SEND and held.ready():
        words = translate("Orders", "Envoyer %n virement(s)", None, len(held.ready()))
        return f"{words} · {held.amount_ready().text()}"
    return {
        Task.SEND: translate("Orders", "Envoyer à la banque"),
        Task.HAND_OVER: translate("Orders", "Chèque remis"),
        Task.RETURN: translate("Orders", "Revenu impayé"),
        Task.AGAIN: translate("Orders", "Redemander le virement"),
    }[held.task]


def why_not(held: OrdersPresenter) -> str:
    """Why the main action can't be done; empty where it can."""
    if not held.may:
        return {
            Task.SEND: translate("Orders", "Un responsable envoie les virements à la banque."),
            Task.HAND_OVER: translate("Orders", "Un caissier ou un responsable remet le chèque."),
            Task.RETURN: translate("Orders", "Un responsable inscrit ce qui est revenu."),
            Task.AGAIN: translate("Orders", "Un responsable redemande un virement."),
        }[held.task]
    if held.is_complete:
        return ""
    if held.task is Task.SEND:
        return _why_not_sent(held)
    return {
        Task.HAND_OVER: translate("Orders", "Tapez le numéro du chèque."),
        Task.RETURN: translate("Orders", "Écrivez pourquoi il est revenu."),
        Task.AGAIN: translate("Orders", "Remplissez nom, prénom et IBAN."),
    }[held.task]


def _why_not_sent(held: OrdersPresenter) -> str:
    waiting = held.to_send()
    if not waiting:
        return translate("Orders", "Aucun virement n’attend.")
    if not held.ready():
        first = min(order.export_on for order in waiting)
        words = translate("Orders", "Le prochain part le {day} (art. 11.1.4).")
        return words.format(day=f"{first:%d/%m/%Y}")
    return translate("Orders", "Le compte qui paie manque : page Réglages, Caisse.")


def done_words(task: Task) -> str:
    return {
        Task.SEND: translate("Orders", "Fichier pour la banque, dans le dossier de sortie :"),
        Task.HAND_OVER: translate("Orders", "Chèque inscrit comme remis."),
        Task.RETURN: translate("Orders", "Retour inscrit : il est de nouveau à faire."),
        Task.AGAIN: translate("Orders", "Virement redemandé avec le compte corrigé."),
    }[task]
