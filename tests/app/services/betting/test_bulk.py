"""A crowd of plays in one act: by the rules of a sale, and only where nothing is real."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.bootstrap import OpenStore, scenario_house
from app.config import Settings
from app.demo.crowd import CrowdClock, fill
from app.domain.betting.bet import PickRef
from app.domain.betting.limits import ARTICLE_6
from app.domain.betting.sale import Asked
from app.domain.errors import Code, Refused
from app.domain.house.cash import drawer_account
from app.domain.values import Money
from app.services.betting import bulk, sales
from app.services.house import House, Origin
from app.services.verify import verify_house
from tests.app.services.kit import Counter


def bulletin(*numbers: int, formula: str = "1/1", stake: int = 10) -> Asked:
    return Asked(formula, Money.euros(stake), tuple(PickRef(number, "1") for number in numbers))


def origin(house: House, place: str = "C00") -> Origin:
    return Origin("caisse", place, place, place, place, house.new_id())


def sell_many(house: House, *bulletins: Asked) -> bulk.ManySold:
    return bulk.sell_many(house, origin(house), bulk.SellMany(bulletins))


@pytest.fixture
def training(open_store: OpenStore) -> Iterator[House]:
    """A house marked as one that is not real, with a week's offer and no ticket."""
    clock = CrowdClock()
    with scenario_house(clock, Settings(), open_store) as made:
        fill(made.house, clock, 0)
        yield made.house


def totals(house: House, *bulletins: Asked) -> object:
    with house.store.read() as unit:
        keys = {
            key
            for each in bulletins
            for key in bulk.effect(sales.quote(house, origin(house), sales.Quote(each, "C00")).play)
        }
        return dict(unit.plays.totals(keys))


def test_a_crowd_is_sold_by_the_rules_of_a_sale_and_leaves_what_single_sales_leave(training: House) -> None:
    plays = (bulletin(101), bulletin(102, 103, formula="2/2"), bulletin(101))
    done = sell_many(training, *plays)
    assert (done.sold, done.refused, done.total) == (3, 0, Money.euros(30))
    together = totals(training, *plays)
    for each in plays:
        sales.sell(training, origin(training), sales.Sell(each))
    doubled = totals(training, *plays)
    assert doubled == {key: taken + taken for key, taken in together.items()}  # type: ignore[attr-defined]
    with training.store.read() as unit:
        assert [unit.plays.play(number) is not None for number in (done.first, done.last)] == [True, True]
        assert unit.cash.balance(drawer_account("C00")) == Money.euros(560)
    assert verify_house(training).ok


def test_what_the_rules_refuse_is_left_out(training: House) -> None:
    done = sell_many(
        training, bulletin(101), bulletin(999), bulletin(102, formula="2/2"), bulletin(103, stake=3)
    )
    assert (done.sold, done.refused) == (1, 3)


def test_limits_count_the_plays_of_the_same_act(training: House) -> None:
    limits = replace(ARTICLE_6, pos_day_stakes_limit=Money.euros(35))
    house = replace(training, settings=replace(training.settings, limits=limits))
    done = sell_many(house, *(bulletin(number) for number in range(101, 107)))
    assert (done.sold, done.refused, done.total) == (3, 3, Money.euros(30))
    assert sell_many(house, bulletin(110)).sold == 0


def test_a_real_house_sells_one_by_one(counter: Counter) -> None:
    counter.publish(101)
    with pytest.raises(Refused) as caught:
        bulk.sell_many(counter.house, counter.by("anna"), bulk.SellMany((bulletin(101),)))
    assert caught.value.code is Code.NOT_ALLOWED
