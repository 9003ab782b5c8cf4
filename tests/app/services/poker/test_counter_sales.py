"""What could be sold to a player now, on both engines."""

from __future__ import annotations

from typing import Any

import pytest

from app.domain.errors import Code, Refused
from app.domain.poker.terms import DealersBonusTerms, Format
from app.domain.values import Money
from app.services.poker.counter_sales import AskOffers, ChipsSale, chips_offers
from app.services.poker.desk import AtDesk, dealers_bonus, re_register, rebuy
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening, newcomer


@pytest.fixture
def evening(counter: Counter) -> Evening:
    return Evening(counter).open()


def answers(evening: Evening, player: str) -> dict[ChipsSale, Code | None]:
    query = AskOffers(evening.tournament, player)
    offers = chips_offers(evening.counter.house, evening.counter.by("anna"), query)
    return {each.sale: each.refusal.code if each.refusal else None for each in offers}


def test_who_is_seated_may_have_a_rebuy_and_who_is_out_may_come_back(evening: Evening) -> None:
    first, second, third = evening.come("Zeller", "Yung", "Varin")
    evening.start()
    evening.eliminate(third)
    assert answers(evening, first)[ChipsSale.REBUY] is None
    assert answers(evening, first)[ChipsSale.RE_REGISTER] is Code.STILL_IN_PLAY
    assert answers(evening, third) == {
        ChipsSale.REBUY: Code.NOT_IN_PLAY,
        ChipsSale.RE_REGISTER: None,
    }
    assert second in evening.state.seated()


BONUS = DealersBonusTerms(Money.euros(30), 4_000)
ACTS = {
    ChipsSale.REBUY: rebuy,
    ChipsSale.DEALERS_BONUS: dealers_bonus,
    ChipsSale.RE_REGISTER: re_register,
}


def refused_by(evening: Evening, sale: ChipsSale, player: str) -> Code | None:
    """What the sale itself is refused for; None where it is made."""
    try:
        ACTS[sale](evening.counter.house, evening.counter.by("anna"), AtDesk(evening.tournament, player))
    except Refused as refused:
        return refused.code
    return None


@pytest.mark.parametrize(
    "terms",
    [{}, {"rebuy": None, "format": Format.FREEZEOUT, "dealers_bonus": BONUS}],
    ids=["rebuys", "bonus"],
)
def test_an_offer_answers_as_the_sale_would(counter: Counter, terms: dict[str, Any]) -> None:
    evening = Evening(counter).open(**terms)
    first, *_ = evening.come("Zeller", "Yung")
    evening.start()
    for _ in range(3):
        told = answers(evening, first)
        assert {sale: refused_by(evening, sale, first) for sale in told} == told


def test_asking_for_offers_keeps_nothing(evening: Evening) -> None:
    first, *_ = evening.come("Zeller", "Yung")
    evening.start()
    records, papers = evening.counter.records(), len(evening.counter.papers())
    answers(evening, first)
    assert (evening.counter.records(), len(evening.counter.papers())) == (records, papers)


def test_only_what_the_rules_name_is_offered(counter: Counter) -> None:
    plain = Evening(counter).open(reentry=False)
    player = plain.register(newcomer("Martin"))
    offers = chips_offers(counter.house, counter.by("anna"), AskOffers(plain.tournament, player))
    assert [(each.sale, each.price, each.chips) for each in offers] == [
        (ChipsSale.REBUY, Money.euros(100), 20_000)
    ]
    assert not offers[0].allowed


def test_an_identifier_that_is_nobody_s_is_unknown(evening: Evening) -> None:
    evening.come("Zeller", "Yung")
    evening.start()
    with pytest.raises(Refused) as refused:
        re_register(evening.counter.house, evening.counter.by("anna"), AtDesk(evening.tournament, "nobody"))
    assert refused.value.code is Code.UNKNOWN
