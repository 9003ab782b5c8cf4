"""What the customer sees of what a tournament's desk sells and pays (look 11)."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.poker.state import Tournament
from app.domain.values import Money, business_day
from app.services.poker.dues import Due, DueKind
from app.services.poker.money import PrizeGiven, RefundGiven, VoucherPaid
from ui.customer import Bought, Goods, Sale
from ui.pages.tournament_desk.phrases import clock_time, game_word, long_day
from ui.tournament.words import place_words
from ui.words import translate


def tournament_sale(
    state: Tournament, parts: Sequence[tuple[str, Money]], goods: Goods, *, received: Money | None
) -> Sale:
    """The parts that are paid for; `received` is None where exactly what is due is taken."""
    total, terms = Money.total(amount for _, amount in parts), state.terms
    return Sale(
        lines=tuple(Bought("", label, terms.name, amount.text()) for label, amount in parts),
        facts=_facts(state),
        total=total,
        received=received,
        change=received - total if received is not None and received >= total else None,
        goods=goods,
    )


def tournament_payout(
    state: Tournament, due: Due, given: PrizeGiven | RefundGiven | VoucherPaid | None
) -> Sale:
    """What a player is paid; once it was `given`, a voucher that was won stands apart from the money."""
    name, total = state.terms.name, given.amount if given else due.cash
    lines = [Bought("", _due_words(due), name, total.text())]
    if isinstance(given, PrizeGiven) and given.voucher is not None:
        printed = translate("Customer", "Imprimé avec votre reçu")
        lines.append(Bought("", translate("Customer", "Bon pour un tournoi"), printed, ""))
    goods = Goods.REFUND if due.kind is DueKind.REFUND else Goods.PRIZE
    return Sale(lines=tuple(lines), facts=_facts(state), total=total, goods=goods)


def _due_words(due: Due) -> str:
    if due.place is None:
        return translate("Customer", "Ce que vous aviez payé")
    return translate("Customer", "Prix du {place}").format(place=place_words(due.place))


def _facts(state: Tournament) -> tuple[tuple[str, str], ...]:
    """The game, and when it begins."""
    terms = state.terms
    begins = translate("Customer", "{day} à {time}").format(
        day=long_day(business_day(terms.starts_at)), time=clock_time(terms.starts_at)
    )
    return (
        (translate("Customer", "Jeu"), game_word(terms.game)),
        (translate("Customer", "Début"), begins),
    )
