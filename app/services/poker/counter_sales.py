"""What could be sold to a player now: asked before it is sold, nothing kept (POKER P5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.errors import Refused
from app.domain.poker import sales
from app.domain.poker.context import Context, known_player
from app.domain.poker.desk import Payment
from app.domain.poker.state import Tournament
from app.domain.values import Money
from app.ports.store import Unit
from app.services.act import reading
from app.services.house import House
from app.services.poker.folding import context_at, load
from app.services.poker.lists import looked_up_again


class ChipsSale(StrEnum):
    REBUY = "rebuy"
    DEALERS_BONUS = "dealers_bonus"
    RE_REGISTER = "re_register"


@dataclass(frozen=True, slots=True)
class ChipsOffer:
    """Something that the tournament's rules offer; `refusal` is why this player can't have it now."""

    sale: ChipsSale
    price: Money
    chips: int
    refusal: Refused | None

    @property
    def allowed(self) -> bool:
        return self.refusal is None


@dataclass(frozen=True, slots=True)
class AskOffers:
    tournament: str
    player: str


def _offers(unit: Unit, house: House, query: AskOffers) -> Sequence[ChipsOffer]:
    """What the rules of the tournament offer, each with its refusal. Raises Refused(unknown)."""
    state = load(unit, query.tournament)
    player = known_player(state, query.player)
    context = context_at(house, state, house.clock.now())
    terms, offers = state.terms, []
    if terms.rebuy is not None:
        tried = _tried(lambda: sales.decide_rebuy(state, query.player, context))
        offers.append(ChipsOffer(ChipsSale.REBUY, terms.rebuy.price, terms.rebuy.chips, tried))
    if terms.dealers_bonus is not None:
        bonus = terms.dealers_bonus
        tried = _tried(lambda: sales.decide_dealers_bonus(state, query.player, context))
        offers.append(ChipsOffer(ChipsSale.DEALERS_BONUS, bonus.price, bonus.chips, tried))
    if terms.reentry:
        tried = _tried(lambda: _re_register(unit, house, state, query.player, context))
        price = player.buy_in + player.fee
        offers.append(ChipsOffer(ChipsSale.RE_REGISTER, price, player.first_chips, tried))
    return tuple(offers)


def _re_register(unit: Unit, house: House, state: Tournament, player: str, context: Context) -> None:
    sales.decide_re_register(state, looked_up_again(unit, house, player), Payment(), context)


def _tried(decide: Callable[[], object]) -> Refused | None:
    try:
        decide()
    except Refused as refused:
        return refused
    return None


chips_offers = reading(_offers)
