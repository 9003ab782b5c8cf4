"""The sale without Qt: typed, quoted, paid, sold once, and honest when the odds move."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from app.domain.betting.bet import PickRef
from app.domain.betting.formulas import SINGLE, Formula
from app.domain.errors import Code, Refused
from app.domain.house.cash import Means
from app.domain.values import Money, Odds
from app.services.betting.offers import SetOdds, SuspendBet, set_odds, suspend_bet
from tests.ui.pages.seated import Seat, seated
from ui.betting.announced import as_announced
from ui.betting.echoes import Echo, next_words
from ui.betting.offer_rows import BetRow
from ui.betting.states import Step, current_odds
from ui.pages.sale.presenter import SalePresenter


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(134, 135, 141, odds="1.85")
        yield seat


@pytest.fixture
def presenter(seat: Seat) -> SalePresenter:
    presenter = SalePresenter(seat.context.desk)
    presenter.show(presenter.load())
    return presenter


def quote(presenter: SalePresenter) -> None:
    assert presenter.take_quotation(presenter.prices.quote(presenter.slip))


def sell(presenter: SalePresenter) -> None:
    presenter.was_sold(presenter.sell(presenter.sale()))


def move(seat: Seat, number: int, pick: str, odds: str) -> None:
    set_odds(seat.counter.house, seat.counter.by("theo"), SetOdds(number, {pick: Odds.parse(odds)}))


def refused_sale(presenter: SalePresenter) -> Refused:
    with pytest.raises(Refused) as refusal:
        presenter.sell(presenter.sale())
    presenter.was_refused(refusal.value)
    return refusal.value


def test_a_typed_line_adds_the_pick_and_its_stake(presenter: SalePresenter) -> None:
    assert presenter.enter("134 n 5").echo is Echo.ADDED
    assert presenter.chosen == {PickRef(134, "N")}
    assert presenter.slip.stake == Money.euros(5)


@pytest.mark.parametrize(
    ("typed", "echo"),
    [
        ("134 x", Echo.ANSWER_UNKNOWN),
        ("999 1", Echo.BET_UNKNOWN),
        ("134 1 7", Echo.WRONG_STAKE),
        ("134 1 2,5", Echo.WRONG_STAKE),
        ("rien", Echo.UNREADABLE),
        ("134", Echo.FOUND),
        ("998", Echo.BET_UNKNOWN),
    ],
)
def test_a_line_that_adds_nothing_says_why(presenter: SalePresenter, typed: str, echo: Echo) -> None:
    assert presenter.enter(typed).echo is echo
    assert not presenter.slip.picks


def test_a_suspended_bet_does_not_come_onto_the_bulletin(seat: Seat, presenter: SalePresenter) -> None:
    suspend_bet(seat.counter.house, seat.counter.by("theo"), SuspendBet(134))
    presenter.show(presenter.load())
    assert presenter.enter("134 1").echo is Echo.NOT_OPEN


def test_a_bet_that_closed_since_it_was_listed_is_not_taken(seat: Seat, presenter: SalePresenter) -> None:
    """The words say when it closed, by which article, and what to do."""
    seat.counter.later(hours=6)
    entered = presenter.enter("134 1")
    assert entered.echo is Echo.NOT_OPEN
    words = next_words(entered)
    assert "closes depuis le 05/09/2026 à 20:00" in words
    assert "Un autre ?" in words
    assert "Art. 8.1.1" in words


def test_a_seventh_pick_is_one_too_many(seat: Seat, presenter: SalePresenter) -> None:
    seat.counter.publish(201, 202, 203, 204)
    presenter.show(presenter.load())
    for number in (134, 135, 141, 201, 202, 203):
        assert presenter.enter(f"{number} 1").echo is Echo.ADDED
    assert presenter.enter("204 1").echo is Echo.FULL
    assert presenter.enter("203 2").echo is Echo.ADDED


def test_the_amount_received_starts_at_the_exact_total(presenter: SalePresenter) -> None:
    presenter.enter("134 1 10")
    quote(presenter)
    presenter.cash_in()
    assert presenter.step is Step.TENDER
    assert presenter.money.received == Money.euros(10)
    assert presenter.money.change == Money.ZERO


def test_nothing_is_cashed_before_the_house_has_told_the_figures(presenter: SalePresenter) -> None:
    presenter.enter("134 1 10")
    presenter.cash_in()
    assert presenter.step is Step.BULLETIN


def test_a_sale_tells_the_change_and_fills_the_drawer(seat: Seat, presenter: SalePresenter) -> None:
    presenter.enter("134 1 10")
    quote(presenter)
    presenter.cash_in()
    presenter.money.receive(Money.euros(50))
    sell(presenter)
    assert presenter.done is not None
    assert presenter.done.change == Money.euros(40)
    assert seat.counter.balance("drawer:P1") == Money.euros(110)


def test_a_card_pays_the_exact_sum_and_leaves_the_drawer_alone(seat: Seat, presenter: SalePresenter) -> None:
    presenter.enter("134 1 10")
    quote(presenter)
    presenter.cash_in()
    presenter.money.receive(Money.euros(50))
    presenter.money.pay_by(Means.CARD)
    sell(presenter)
    assert presenter.money.change == Money.ZERO
    assert seat.counter.balance("drawer:P1") == Money.euros(100)


def test_a_retry_of_the_same_sale_sells_one_ticket(seat: Seat, presenter: SalePresenter) -> None:
    presenter.enter("134 1 10")
    quote(presenter)
    presenter.cash_in()
    sale = presenter.sale()
    first, again = presenter.sell(sale), presenter.sell(sale)
    assert first == again
    assert seat.counter.balance("drawer:P1") == Money.euros(110)


def test_odds_that_moved_on_the_bulletin_are_announced_before_the_money(
    seat: Seat, presenter: SalePresenter
) -> None:
    presenter.enter("134 1 10")
    quote(presenter)
    move(seat, 134, "1", "1.70")
    quote(presenter)
    assert presenter.answer.changed == {PickRef(134, "1"): Odds(170)}
    presenter.cash_in()
    assert presenter.step is Step.CHANGED
    assert presenter.accept() is False
    assert presenter.step is Step.TENDER
    sell(presenter)


def test_a_bulletin_taken_up_again_tells_the_gain_that_was_announced(
    seat: Seat, presenter: SalePresenter
) -> None:
    presenter.enter("134 1 10")
    quote(presenter)
    announced = presenter.answer.quoted
    presenter.park()
    move(seat, 134, "1", "1.70")
    presenter.recall(0)
    quote(presenter)
    now = presenter.answer.quoted
    assert announced is not None
    assert now is not None
    assert as_announced(now.play, presenter.slip.picks).potential == announced.play.potential
    assert now.play.potential == Money.euros(17)


def test_odds_that_move_while_the_money_is_taken_are_accepted_with_one_touch(
    seat: Seat, presenter: SalePresenter
) -> None:
    presenter.enter("134 1 10")
    quote(presenter)
    presenter.cash_in()
    presenter.money.receive(Money.euros(20))
    move(seat, 134, "1", "1.70")
    refusal = refused_sale(presenter)
    assert refusal.code is Code.ODDS_CHANGED
    presenter.show_changed(presenter.prices.quote_anew(presenter.slip, current_odds(refusal)))
    assert presenter.step is Step.CHANGED
    assert presenter.accept() is True
    sell(presenter)
    assert presenter.done is not None
    assert presenter.done.change == Money.euros(10)
    assert presenter.done.sold.potential == Money.euros(17)


def test_a_bet_suspended_while_the_money_is_taken_goes_back_to_the_bulletin(
    seat: Seat, presenter: SalePresenter
) -> None:
    presenter.enter("134 1 10")
    quote(presenter)
    presenter.cash_in()
    suspend_bet(seat.counter.house, seat.counter.by("theo"), SuspendBet(134))
    refusal = refused_sale(presenter)
    assert presenter.step is Step.BULLETIN
    assert presenter.answer.refusal is refusal
    assert presenter.answer.quoted is None


def test_the_refusal_that_will_come_is_told_before(seat: Seat, presenter: SalePresenter) -> None:
    seat.counter.publish(301, single_allowed=False)
    presenter.show(presenter.load())
    presenter.enter("301 1 10")
    quote(presenter)
    assert presenter.answer.refusal is not None
    assert presenter.answer.refusal.code is Code.SINGLE_NOT_ALLOWED


def test_an_answer_about_an_earlier_bulletin_is_not_shown(presenter: SalePresenter) -> None:
    presenter.enter("134 1 10")
    late = presenter.prices.quote(presenter.slip)
    presenter.enter("135 1")
    assert presenter.take_quotation(late) is False
    assert presenter.answer.quoted is None


def test_a_closed_drawer_is_known_before_anything_is_cashed(seat: Seat, presenter: SalePresenter) -> None:
    seat.counter.close("100")
    presenter.show(presenter.load())
    presenter.enter("134 1 10")
    quote(presenter)
    assert not presenter.drawer_open
    presenter.cash_in()
    assert presenter.step is Step.BULLETIN


def test_a_parked_bulletin_comes_back_as_it_was(presenter: SalePresenter) -> None:
    presenter.enter("134 1 10")
    before = presenter.slip
    presenter.park()
    assert not presenter.slip.picks
    presenter.enter("135 2 2")
    presenter.recall(0)
    assert presenter.slip.holds(PickRef(135, "2"))
    presenter.start_again()
    presenter.recall(0)
    assert presenter.slip == before
    assert presenter.shelf.parked == ()


def test_a_colleagues_bulletin_waits_under_his_name_when_the_operator_changes(
    seat: Seat, presenter: SalePresenter
) -> None:
    presenter.serve()
    for number in (134, 135, 141, 142):
        presenter.enter(f"{number} 1 10")
        presenter.park()
    presenter.start_again()
    left = presenter.shelf.parked
    presenter.recall(0)
    in_hand = presenter.slip
    assert not presenter.serve()
    assert presenter.slip == in_hand
    seat.sit("boris")
    assert presenter.serve()
    assert not presenter.slip.picks
    assert [each.slip for each in presenter.shelf.parked] == [*(each.slip for each in left[1:]), in_hand]
    assert {each.by.id for each in presenter.shelf.parked if each.by} == {"anna"}
    presenter.recall(2)
    assert presenter.slip == in_hand


def test_nothing_waits_of_a_sale_that_was_made_when_the_operator_changes(
    seat: Seat, presenter: SalePresenter
) -> None:
    presenter.serve()
    presenter.enter("134 1 10")
    quote(presenter)
    presenter.cash_in()
    sell(presenter)
    seat.sit("boris")
    presenter.serve()
    assert presenter.step is Step.BULLETIN
    assert presenter.shelf.parked == ()


def test_the_last_ticket_is_repeated_at_the_odds_of_now(seat: Seat, presenter: SalePresenter) -> None:
    presenter.enter("134 1")
    presenter.enter("135 2 5")
    presenter.slip = presenter.slip.with_formula(SINGLE)
    quote(presenter)
    presenter.cash_in()
    sell(presenter)
    move(seat, 134, "1", "1.95")
    presenter.start_again()
    presenter.show(presenter.load())
    presenter.repeat_last()
    assert presenter.slip.formula == Formula(1, 1)
    assert [line.seen for line in presenter.slip.picks] == [Odds(195), Odds(185)]
    assert presenter.slip.total == Money.euros(10)


def test_after_a_restart_the_last_ticket_of_this_station_is_repeated(seat: Seat) -> None:
    seat.counter.open(pos="P2", by="boris")
    seat.counter.sell(134, 135, 141, formula="2/3", stake="5")
    seat.counter.sell(141, pos="P2", by="boris")
    move(seat, 134, "1", "1.95")
    presenter = SalePresenter(seat.context.desk)
    presenter.show(presenter.load())
    presenter.remember(presenter.find_last())
    assert presenter.repeat_last() == ()
    assert presenter.slip.formula == Formula(2, 3)
    assert [line.seen for line in presenter.slip.picks] == [Odds(195), Odds(185), Odds(185)]
    assert presenter.slip.total == Money.euros(15)


def test_what_is_suspended_stays_away_when_the_last_ticket_is_repeated(
    seat: Seat, presenter: SalePresenter
) -> None:
    for typed in ("134 1", "135 2", "141 1 5"):
        presenter.enter(typed)
    quote(presenter)
    presenter.cash_in()
    sell(presenter)
    presenter.start_again()
    suspend_bet(seat.counter.house, seat.counter.by("theo"), SuspendBet(135))
    presenter.show(presenter.load())
    assert presenter.repeat_last() == (PickRef(135, "2"),)
    assert presenter.chosen == {PickRef(134, "1"), PickRef(141, "1")}
    assert presenter.slip.formula == Formula(2, 2)


def test_arrows_stay_a_while_beside_odds_that_moved(seat: Seat, presenter: SalePresenter) -> None:
    move(seat, 134, "1", "1.70")
    move(seat, 134, "N", "1.90")
    presenter.show(presenter.load())
    row = presenter.offer.rows()[1]
    assert [cell.moved for cell in row.cells] == [-1, 1, 0]  # type: ignore[union-attr]
    seat.counter.later(minutes=16)
    presenter.show(presenter.load())
    row = presenter.offer.rows()[1]
    assert [cell.moved for cell in row.cells] == [0, 0, 0]  # type: ignore[union-attr]


def test_the_offer_of_today_is_listed_first_and_any_other_day_on_a_touch(
    seat: Seat, presenter: SalePresenter
) -> None:
    tomorrow = seat.counter.clock.now() + timedelta(days=1)
    seat.counter.publish(900, closes_at=tomorrow)
    presenter.show(presenter.load())
    today, other = presenter.offer.days()
    assert presenter.offer.day == today
    assert 900 not in numbers(presenter)
    presenter.offer.choose_day(other)
    assert numbers(presenter) == [900]
    presenter.offer.choose_day(None)
    assert numbers(presenter) == [134, 135, 141, 900]


def test_a_search_and_a_typed_number_find_bets_of_any_day(seat: Seat, presenter: SalePresenter) -> None:
    seat.counter.publish(900, closes_at=seat.counter.clock.now() + timedelta(days=1))
    presenter.show(presenter.load())
    presenter.offer.search = "900"
    assert numbers(presenter) == [900]
    assert presenter.enter("900 1").echo is Echo.ADDED


def numbers(presenter: SalePresenter) -> list[int]:
    return [row.number for row in presenter.offer.rows() if isinstance(row, BetRow)]
