"""What could be sold to a player now: asked before it is sold, nothing kept (POKER P5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.domain.errors import Refused
from app.domain.poker import sales
from app.domain.poker.admission import Applicant
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
        refusal = sales.refused(sales.decide_rebuy, state, query.player, context)
        offers.append(ChipsOffer(ChipsSale.REBUY, terms.rebuy.price, terms.rebuy.chips, refusal))
    if terms.dealers_bonus is not None:
        bonus = terms.dealers_bonus
        refusal = sales.refused(sales.decide_dealers_bonus, state, query.player, context)
        offers.append(ChipsOffer(ChipsSale.DEALERS_BONUS, bonus.price, bonus.chips, refusal))
    if terms.reentry:
        again = looked_up_again(unit, house, query.player)
        price = player.buy_in + player.fee
        refusal = _refused_again(state, again, context)
        offers.append(ChipsOffer(ChipsSale.RE_REGISTER, price, player.first_chips, refusal))
    return tuple(offers)


def _refused_again(state: Tournament, applicant: Applicant, context: Context) -> Refused | None:
    try:
        sales.decide_re_register(state, applicant, Payment(), context)
    except Refused as refusal:
        return refusal
    return None


chips_offers = reading(_offers)
