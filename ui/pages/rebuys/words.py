"""What is sold at the rebuys page, in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.domain.values import Money
from app.services.poker.counter_sales import ChipsOffer, ChipsSale
from ui.words import translate


def sale_word(sale: ChipsSale) -> str:
    """What is sold."""
    return {
        ChipsSale.REBUY: translate("Rebuys", "Recave"),
        ChipsSale.DEALERS_BONUS: translate("Rebuys", "Bonus dealers"),
        ChipsSale.RE_REGISTER: translate("Rebuys", "Réinscription"),
    }[sale]


def parts_of(offer: ChipsOffer | None) -> Sequence[tuple[str, Money]]:
    """What is paid for; nothing where nothing is chosen."""
    return ((sale_word(offer.sale), offer.price),) if offer else ()
