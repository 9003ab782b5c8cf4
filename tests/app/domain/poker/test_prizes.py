from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.domain.errors import Code
from app.domain.poker import creation, prizes
from app.domain.poker import play as acts
from app.domain.poker.facts import PrizeInKind, PrizesFixed, VoucherPrize
from app.domain.poker.persons import Listed, Registers
from app.domain.poker.prizes import Structure, prize_of, shared_out
from app.domain.poker.state import VoucherState
from app.domain.poker.view import overview
from app.domain.values import Money
from tests.app.domain.poker.play import Play, euros, person, refused


def percent(*figures: str) -> tuple[Decimal, ...]:
    return tuple(map(Decimal, figures))


def started(players: int, **changes: Any) -> Play:
    return Play(**({"fee": Money.ZERO} | changes)).fill(players).draw().start()


def fix(play: Play, **structure: Any) -> PrizesFixed:
    (fact,) = play.do(prizes.decide_prizes, Structure(**structure), play.context)
    assert isinstance(fact, PrizesFixed)
    return fact


@given(
    st.integers(0, 10**9),
    st.lists(st.integers(1, 9999), min_size=1, max_size=20),
    st.sampled_from([1, 100, 500, 1000]),
)
def test_f16_prizes_always_make_the_pool_to_the_cent(cents: int, weights: list[int], unit: int) -> None:
    """However many places, and whatever they are rounded to."""
    shares = [Decimal(weight * 100) / Decimal(10_000) for weight in weights]
    if (rest := 100 - sum(shares, Decimal())) <= 0:
        shares = [Decimal(100)]
    else:
        shares.insert(0, rest)
    amounts = shared_out(Money(cents), shares, Money(unit))
    assert Money.total(amounts) == Money(cents)
    assert all(amount.cents % unit == 0 for amount in amounts[1:])


def test_f16_percentages_of_99_1_are_refused() -> None:
    for wrong in (percent("50", "30", "19.1"), percent("50", "50.01"), percent("110", "-10"), ()):
        with refused(Code.PERCENTAGES_NOT_100):
            shared_out(euros("6480"), wrong)


def test_f16_150_entries_of_45_euros_share_6480() -> None:
    play = started(150, buy_in=euros("45"), capacity=150)
    fact = fix(
        play, percentages=percent("33.3", "22.2", "15.1", "11.3", "8.2", "5.5", "4.4"), unit=euros("1")
    )
    assert fact.pool == Money.total(fact.amounts) == euros("6480")


def test_what_rounding_leaves_goes_to_the_first_place() -> None:
    amounts = shared_out(euros("11232"), percent("45", "27", "18", "10"), euros("10"))
    assert [amount.plain() for amount in amounts] == ["5062.00", "3030.00", "2020.00", "1120.00"]
    assert shared_out(euros("100.01"), percent("66.67", "33.33")) == (euros("66.68"), euros("33.33"))


def test_one_cent_below_the_minimum_is_refused_and_the_minimum_is_right() -> None:
    play = started(5, buy_in=euros("50"))
    with refused(Code.PRIZES_BELOW_MINIMUM):
        play.prizes("160", "79.99")
    fact = fix(play, amounts=(euros("160"), euros("80")))
    assert (fact.pool, fact.contribution_cash) == (euros("240"), Money.ZERO)


def test_what_is_above_the_pool_is_a_contribution() -> None:
    fact = fix(started(5, buy_in=euros("50")), amounts=(euros("170"), euros("80")))
    assert (fact.pool, fact.minimum, fact.contribution_cash) == (euros("250"), euros("240"), euros("10"))


def test_a_guarantee_that_is_not_reached_becomes_a_contribution() -> None:
    play = started(2, guarantee=euros("500"))
    assert overview(play.state).pool == euros("500")
    fact = fix(play, percentages=percent("100"))
    assert (fact.pool, fact.contribution_cash) == (euros("500"), euros("308"))
    with_cash = fix(
        started(4, guarantee=euros("500"), contribution_cash=euros("100")), percentages=percent("60", "40")
    )
    assert (with_cash.pool, with_cash.contribution_cash) == (euros("500"), euros("116"))
    reached = fix(started(6, guarantee=euros("500")), percentages=percent("100"))
    assert (reached.pool, reached.contribution_cash) == (euros("576"), Money.ZERO)


def test_a_guarantee_is_kept_by_prizes_made_by_hand_too() -> None:
    with refused(Code.PRIZES_BELOW_MINIMUM):
        started(2, guarantee=euros("500")).prizes("499.99")


@pytest.mark.parametrize(
    ("terms", "right"),
    [
        ({"guarantee": euros("250192")}, True),
        ({"guarantee": euros("250192.01")}, False),
        ({"guarantee": euros("500"), "contribution_kind": euros("249692")}, True),
        ({"guarantee": euros("500"), "contribution_kind": euros("249692.01")}, False),
    ],
)
def test_the_casino_adds_250000_at_most(terms: dict[str, Money], right: bool) -> None:
    play = started(2, **terms)
    if right:
        fix(play, percentages=percent("60", "40"))
        return
    with refused(Code.CONTRIBUTION_TOO_HIGH):
        fix(play, percentages=percent("60", "40"))


def test_things_in_kind_count_towards_the_limit() -> None:
    car = PrizeInKind(1, "une voiture", euros("250000.01"))
    with refused(Code.CONTRIBUTION_TOO_HIGH):
        fix(started(2), amounts=(euros("192"),), in_kind=(car,))
    play = started(2)
    fix(play, amounts=(euros("192"),), in_kind=(replace(car, value=euros("250000")),))
    play.out("P2").finish()
    assert play.pay_prize("P1").in_kind == ("une voiture",)


def test_a_place_may_win_a_thing_alone() -> None:
    ham = PrizeInKind(2, "un jambon", euros("40"))
    play = started(3)
    for wrong in (replace(ham, what=" "), replace(ham, value=Money.ZERO), replace(ham, place=3)):
        with refused(Code.AMOUNT_INVALID):
            fix(play, amounts=(euros("288"), Money.ZERO), in_kind=(wrong,))
    fix(play, amounts=(euros("288"), Money.ZERO), in_kind=(ham,))
    play.out("P3").out("P2").finish()
    given = play.pay_prize("P2")
    assert (given.amount, given.in_kind) == (Money.ZERO, ("un jambon",))
    with refused(Code.ALREADY_PAID):
        play.pay_prize("P2")
    with refused(Code.NOT_A_WINNER):
        play.pay_prize("P3")


def test_prizes_are_fixed_once_and_not_before_entries_are_closed() -> None:
    play = Play(late_levels=1).fill(3).draw()
    with refused(Code.ENTRIES_OPEN):
        play.prizes("288")
    play.start()
    with refused(Code.ENTRIES_OPEN):
        play.prizes("288")
    play.level(2).prizes("288")
    with refused(Code.PRIZES_FIXED):
        play.prizes("288")


def test_entries_are_open_while_a_re_entry_can_be_sold() -> None:
    play = started(3, reentry=True, first_part_levels=1)
    with refused(Code.ENTRIES_OPEN):
        play.prizes("288")
    play.out("P3").out("P2").finish().prizes("288")


def test_tied_players_share_and_the_odd_cent_goes_to_who_entered_first() -> None:
    play = started(4, buy_in=euros("60")).prizes("130.40", "60", "40")
    play.out("P4", "P2", "P3", stacks={"P2": 1500, "P3": 1500, "P4": 1500}).finish()
    won = {player: prize_of(play.state, player) for player in ("P1", "P2", "P3", "P4")}
    assert [amount.plain() for amount in won.values()] == ["130.40", "33.34", "33.33", "33.33"]
    assert Money.total(won.values()) == euros("230.40")


@given(st.lists(st.sampled_from(["tie", "alone"]), min_size=1, max_size=6), st.integers(0, 999))
def test_what_is_won_is_always_the_whole_pool(hands: list[str], cents: int) -> None:
    play = started(13)
    amounts = [Money(100_000 + cents), Money(20_001), Money(10_007), Money(5003)]
    play.prizes(*(amount.plain() for amount in amounts))
    for hand in hands:
        alive = sorted(play.state.seated())
        play.out(*alive[: 2 if hand == "tie" else 1])
    play.out(*sorted(play.state.seated())[:-1], one_by_one=True).finish()
    assert Money.total(prize_of(play.state, player) for player in play.state.players) == Money.total(amounts)


def paid_out() -> Play:
    play = started(5, buy_in=euros("60")).prizes("187.20", "100.80")
    return play.out("P5", "P4", "P3", "P2", one_by_one=True).finish()


def test_a_prize_is_paid_once_against_a_document_to_winners_only() -> None:
    play = paid_out()
    with refused(Code.IDENTITY_REQUIRED):
        play.do(prizes.decide_pay_prize, play.applicant("P1"), document=False)
    assert play.pay_prize("P1").amount == euros("187.20")
    with refused(Code.ALREADY_PAID):
        play.pay_prize("P1")
    with refused(Code.NOT_A_WINNER):
        play.pay_prize("P3")
    assert play.pay_prize("P2").amount == euros("100.80")


def test_a_ban_that_came_later_counts_when_a_prize_is_paid() -> None:
    play = paid_out()
    play.registers = Registers(banned=[Listed("b", person())])
    with refused(Code.BANNED):
        play.pay_prize("P1")


def test_who_is_out_in_the_money_is_paid_before_the_end_and_no_undo_follows() -> None:
    play = started(3).prizes("200", "58", "30").out("P3")
    with refused(Code.NOT_A_WINNER):
        play.pay_prize("P1")
    assert play.pay_prize("P3").amount == euros("30")
    with refused(Code.LATER_FACT) as caught:
        play.do(acts.decide_undo_elimination, "P3")
    assert caught.value.details["fact"] == "PrizePaid"


def test_an_expulsion_that_moves_a_paid_player_up_leaves_him_the_difference() -> None:
    play = started(3).prizes("200", "58", "30").out("P3")
    play.pay_prize("P3")
    play.do(acts.decide_expel, "P2", None, "tricherie", 10_000)
    assert play.pay_prize("P3").amount == euros("28")
    with refused(Code.ALREADY_PAID):
        play.pay_prize("P3")


def with_voucher(place: int = 1) -> Play:
    play = started(3)
    fix(play, amounts=(euros("210"), euros("78")), vouchers=(VoucherPrize(place, "M", euros("200")),))
    return play.out("P3").out("P2").finish()


def test_a_voucher_is_part_of_its_place() -> None:
    play = with_voucher()
    fact = play.pay_prize("P1")
    assert (fact.amount, fact.voucher.tournament) == (euros("10"), "M")
    assert list(prizes.outstanding_vouchers(play.state)) == ["P1"]
    assert play.pay_prize("P2").voucher is None
    with refused(Code.AMOUNT_INVALID):
        with_voucher(place=2)
    with refused(Code.AMOUNT_INVALID):
        with_voucher(place=3)


def test_a_voucher_is_used_once_by_its_holder() -> None:
    play = with_voucher()
    play.pay_prize("P1")
    with refused(Code.VOUCHER_HOLDER_ONLY):
        play.do(prizes.decide_use_voucher, "P2")
    play.do(prizes.decide_use_voucher, "P1")
    with refused(Code.VOUCHER_HOLDER_ONLY):
        play.do(prizes.decide_use_voucher, "P1")
    with refused(Code.ALREADY_PAID):
        play.do(prizes.decide_cash_voucher, "P1", {"M"})


def test_the_voucher_of_a_cancelled_tournament_falls_back_to_cash() -> None:
    play = with_voucher()
    play.pay_prize("P1")
    with refused(Code.NOT_CANCELLED):
        play.do(prizes.decide_cash_voucher, "P1", ())
    (fact,) = play.do(prizes.decide_cash_voucher, "P1", {"M"})
    assert fact.amount == euros("200")  # type: ignore[union-attr]
    assert play.state.players["P1"].voucher.state is VoucherState.CASHED  # type: ignore[union-attr]
    with refused(Code.NOT_A_WINNER):
        play.do(prizes.decide_cash_voucher, "P2", {"M"})
    fact = with_voucher().pay_prize("P1", cancelled={"M"})
    assert (fact.amount, fact.voucher) == (euros("210"), None)


def test_the_voucher_of_a_shared_place_is_shared_in_cash() -> None:
    play = started(3)
    fix(play, amounts=(euros("58"), euros("230")), vouchers=(VoucherPrize(2, "M", euros("200")),))
    play.out("P2", "P3").finish()
    assert [play.pay_prize(each).amount for each in ("P2", "P3")] == [euros("115"), euros("115")]


def test_nothing_is_won_without_a_structure_or_after_a_stop() -> None:
    play = started(3).out("P3").out("P2").finish()
    with refused(Code.NOT_A_WINNER):
        play.pay_prize("P1")
    play.do(creation.decide_stop, "incendie", play.context)
    with refused(Code.STOPPED):
        play.pay_prize("P1")
