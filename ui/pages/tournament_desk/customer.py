"""What the customer sees of what a tournament's desk sells (look 11)."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.poker.state import Tournament
from app.domain.values import Money, business_day
from ui.customer import Bought, Goods, Sale
from ui.pages.tournament_desk.phrases import clock_time, game_word, long_day
from ui.words import translate


def tournament_sale(
    state: Tournament, parts: Sequence[tuple[str, Money]], goods: Goods, *, received: Money | None
) -> Sale:
    """The parts that are paid for; `received` is None where exactly what is due is taken."""
    total = Money.total(amount for _, amount in parts)
    terms = state.terms
    begins = translate("Customer", "{day} à {time}").format(
        day=long_day(business_day(terms.starts_at)), time=clock_time(terms.starts_at)
    )
    return Sale(
        lines=tuple(Bought("", label, terms.name, amount.text()) for label, amount in parts),
        facts=(
            (translate("Customer", "Jeu"), game_word(terms.game)),
            (translate("Customer", "Début"), begins),
        ),
        total=total,
        received=received,
        change=received - total if received is not None and received >= total else None,
        goods=goods,
    )
