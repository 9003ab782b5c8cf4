from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from app.domain.betting.bet import BetType, MatchOfTheDay, PickRef, Weekday
from app.domain.betting.formulas import ALL_FORMULAS, Formula
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import BetOutcome
from app.domain.betting.play import Bulletin, Play
from app.domain.betting.publishing import with_odds, with_suspension, with_void
from app.domain.betting.sale import Asked, AskedLines, Line, SaleTerms, decide_sale, faults_of
from app.domain.errors import Code, Refused
from app.domain.values import Money, Odds
from tests.app.domain.betting.samples import CLOSING, NOON, asked, bet, euros, event, offer_of, on_offer

DEFAULT = SaleTerms()
MATCH = event(29, match_of_the_day=MatchOfTheDay(Weekday.SATURDAY, 3))


def sold(what: Asked | AskedLines, *bets: OnOffer, terms: SaleTerms = DEFAULT, at: object = NOON) -> Play:
    return decide_sale(what, offer_of(*bets), terms, at=at, point_of_sale="P1")


def refusal(what: Asked | AskedLines, *bets: OnOffer, **kwargs: object) -> Code:
    with pytest.raises(Refused) as refused:
        sold(what, *bets, **kwargs)
    return refused.value.code


def lines(*pairs: tuple[str, int]) -> AskedLines:
    return AskedLines(tuple(Line(PickRef.parse(pick), Money.euros(stake)) for pick, stake in pairs))


def test_a_multiple_holds_its_combinations_with_the_odds_of_the_moment() -> None:
    play = sold(asked("2/3", 5, "1:1", "2:N", "3:2"), on_offer(1), on_offer(2), on_offer(3))
    assert play.bulletin is Bulletin.ONE_N_TWO
    assert [[pick.plain() for pick in each.picks] for each in play.combinations] == [
        ["1:1", "2:N"],
        ["1:1", "3:2"],
        ["2:N", "3:2"],
    ]
    assert (play.total, play.potential, play.total_odds) == (euros("15"), euros("130"), Odds(2400))
    assert play.registered_at == NOON


def test_a_simple_play_makes_one_combination_of_each_pick_and_shows_no_total_odds() -> None:
    play = sold(asked("1/1", 1, "1:1", "2:N"), on_offer(1), on_offer(2))
    assert [len(each.picks) for each in play.combinations] == [1, 1]
    assert play.total_odds is None


def test_two_simple_picks_of_one_event_do_not_stand_in_one_combination() -> None:
    both = (on_offer(1, of=bet(1, event=event(9))), on_offer(2, of=bet(2, event=event(9))))
    assert sold(asked("1/1", 1, "1:1", "2:N"), *both).total == euros("2")
    assert refusal(asked("2/2", 1, "1:1", "2:N"), *both) is Code.SAME_EVENT
    allowed = SaleTerms(same_event=False)
    assert sold(asked("2/2", 1, "1:1", "2:N"), *both, terms=allowed).total == euros("1")


def every_fault() -> tuple[Asked, OnOffer, OnOffer]:
    """A play and an offer with every reason of B3 at once, from the formula to the odds."""
    twin = event(1)
    first = on_offer(
        1,
        {"1": None, "N": "3.00", "2": "4.00"},
        of=bet(1, event=twin, formulas=(Formula.parse("3/3"),)),
        voided=True,
        suspended=True,
        closes_at=NOON,
    )
    second = on_offer(2, of=bet(2, event=twin))
    picks = {name: replace(pick, suspended=True) for name, pick in second.picks.items()}
    return asked("2/9", 3, "9:1", "1:1", "1:N", "2:1"), first, replace(second, picks=picks)


def test_the_first_reason_in_order_refuses_the_sale() -> None:
    wanted, first, second = every_fault()
    met = [refusal(wanted, first, second)]
    wanted = replace(wanted, formula="4/4")
    met.append(refusal(wanted, first, second))
    wanted = replace(wanted, stake=Money.euros(5))
    met.append(refusal(wanted, first, second))
    wanted = replace(wanted, formula="3/3", picks=wanted.picks[1:])
    met.append(refusal(wanted, first, second))
    wanted = asked("2/2", 5, "1:1", "2:1", seen={"1:1": "9.00", "2:1": "2.00"})
    met.append(refusal(wanted, first, second))
    second = replace(second, bet=bet(2))
    met.append(refusal(wanted, first, second))
    first = replace(first, voided=False)
    met.append(refusal(wanted, first, second))
    first = replace(first, suspended=False)
    met.append(refusal(wanted, first, second))
    second = with_suspension(second, "1", suspended=False)
    met.append(refusal(wanted, first, second))
    first = with_odds(first, {"1": Odds(250)})
    met.append(refusal(wanted, first, second))
    first = replace(first, closes_at=CLOSING)
    met.append(refusal(wanted, first, second))
    first = replace(first, bet=bet(1))
    met.append(refusal(wanted, first, second))
    assert met == [
        Code.FORMULA_INVALID,
        Code.STAKE_INVALID,
        Code.BET_UNKNOWN,
        Code.DUPLICATE_BET,
        Code.SAME_EVENT,
        Code.BET_VOIDED,
        Code.BET_SUSPENDED,
        Code.PICK_SUSPENDED,
        Code.ODDS_UNAVAILABLE,
        Code.BET_CLOSED,
        Code.FORMULA_NOT_ALLOWED,
        Code.ODDS_CHANGED,
    ]
    assert sold(replace(wanted, seen={}), first, second).total == euros("5")


@pytest.mark.parametrize("stake", [0, 3, 150, -1])
def test_only_base_stakes_are_taken(stake: int) -> None:
    assert refusal(asked("1/1", stake, "1:1"), on_offer(1)) is Code.STAKE_INVALID


def test_a_stake_with_cents_is_not_a_base_stake() -> None:
    wanted = replace(asked("1/1", 1, "1:1"), stake=Money(150))
    assert refusal(wanted, on_offer(1)) is Code.STAKE_INVALID


def test_no_pick_is_no_play() -> None:
    assert refusal(asked("1/1", 1)) is Code.FORMULA_INVALID
    assert refusal(AskedLines(())) is Code.FORMULA_INVALID


def test_f09_an_answer_without_odds_cannot_be_sold() -> None:
    without = on_offer(1, {"1": None, "N": "3.00", "2": "4.00"})
    assert refusal(asked("1/1", 1, "1:1"), without) is Code.ODDS_UNAVAILABLE
    assert refusal(asked("1/1", 1, "1:X"), without) is Code.ODDS_UNAVAILABLE
    assert refusal(asked("1/1", 1, "1:N"), with_void(without, "N")) is Code.ODDS_UNAVAILABLE


def test_a_bet_closes_in_the_very_second_and_once_its_result_is_known() -> None:
    last = CLOSING - timedelta(microseconds=1)
    assert sold(asked("1/1", 1, "1:1"), on_offer(1), at=last).registered_at == last
    assert refusal(asked("1/1", 1, "1:1"), on_offer(1), at=CLOSING) is Code.BET_CLOSED
    decided = on_offer(1, outcome=BetOutcome(1001, 1, voided=False, winners=("1",)))
    assert refusal(asked("1/1", 1, "1:1"), decided) is Code.BET_CLOSED
    assert refusal(asked("1/1", 1, "1:1"), on_offer(1, over=True)) is Code.BET_CLOSED


def test_a_bet_voided_by_its_result_is_voided() -> None:
    voided = on_offer(1, outcome=BetOutcome(1001, 1, voided=True))
    assert refusal(asked("1/1", 1, "1:1"), voided) is Code.BET_VOIDED


def test_a_bet_may_be_kept_out_of_single_play_before_its_odds_are_compared() -> None:
    kept = on_offer(1, of=bet(1, formulas=ALL_FORMULAS[1:]))
    wanted = asked("1/1", 1, "1:1", seen={"1:1": "9.00"})
    assert refusal(wanted, kept) is Code.SINGLE_NOT_ALLOWED
    assert sold(asked("2/2", 1, "1:1", "2:1"), kept, on_offer(2)).total == euros("1")


def test_a_house_may_keep_to_the_bulletins() -> None:
    total = on_offer(1, {"even": "1.90", "odd": "1.90"}, of=bet(1, BetType.ODD_EVEN))
    wanted = asked("2/2", 1, "1:odd", "2:1")
    assert sold(wanted, total, on_offer(2)).total == euros("1")
    strict = SaleTerms(bulletins_only=True)
    assert refusal(wanted, total, on_offer(2), terms=strict) is Code.FORMULA_NOT_ALLOWED
    assert sold(asked("1/1", 1, "1:odd"), total, terms=strict).total == euros("1")


def test_odds_that_moved_are_refused_with_the_odds_of_now() -> None:
    wanted = asked("2/2", 1, "1:1", "2:1", seen={"1:1": "2.00", "2:1": "1.90"})
    with pytest.raises(Refused) as refused:
        sold(wanted, on_offer(1), on_offer(2))
    assert refused.value.code is Code.ODDS_CHANGED
    assert refused.value.details["picks"] == ["2:1"]
    assert refused.value.details["odds"] == {"1:1": Odds(200), "2:1": Odds(200)}
    assert sold(asked("1/1", 1, "1:1", seen={"2:1": "9.00"}), on_offer(1)).total == euros("1")


def match_bets() -> tuple[OnOffer, ...]:
    return (
        on_offer(1, of=bet(1, event=MATCH)),
        on_offer(2, {"over": "1.85", "under": "1.83"}, of=bet(2, BetType.ODD_EVEN, event=MATCH)),
    )


def test_each_line_of_a_match_du_jour_ticket_is_a_combination_with_its_own_stake() -> None:
    play = sold(lines(("1:1", 10), ("2:over", 75), ("1:N", 2)), *match_bets())
    assert play.bulletin is Bulletin.MATCH_OF_THE_DAY
    assert [each.stake for each in play.combinations] == [euros("10"), euros("75"), euros("2")]
    assert play.total == euros("87")
    assert play.total_odds is None


def test_lines_are_all_on_the_one_match_of_the_day() -> None:
    other = on_offer(3, of=bet(3, event=replace(MATCH, id=30)))
    plain = on_offer(4)
    assert refusal(lines(("1:1", 1), ("3:1", 1)), *match_bets(), other) is Code.LINES_INVALID
    assert refusal(lines(("4:1", 1)), plain) is Code.LINES_INVALID


def test_the_same_line_twice_is_a_duplicate() -> None:
    assert refusal(lines(("1:1", 1), ("1:1", 5)), *match_bets()) is Code.DUPLICATE_BET


def test_a_bad_line_refuses_the_whole_ticket() -> None:
    assert refusal(lines(("1:1", 1), ("1:N", 3)), *match_bets()) is Code.STAKE_INVALID
    assert refusal(lines(("1:1", 1), ("9:1", 1)), *match_bets()) is Code.BET_UNKNOWN
    first, second = match_bets()
    assert refusal(lines(("1:1", 1), ("2:over", 1)), first, replace(second, suspended=True)) is (
        Code.BET_SUSPENDED
    )


def test_a_combination_has_one_key_whatever_the_order_of_its_picks() -> None:
    bets = (on_offer(1), on_offer(2))
    one = sold(asked("2/2", 1, "1:1", "2:N"), *bets)
    other = sold(asked("2/2", 50, "2:N", "1:1"), *bets)
    assert one.combinations[0].key == other.combinations[0].key == "1001:1|1002:N"
    assert sold(asked("2/2", 1, "1:1", "2:1"), *bets).combinations[0].key != one.combinations[0].key


def test_every_pick_that_cannot_be_played_has_its_own_reason() -> None:
    offer = offer_of(on_offer(1), with_suspension(on_offer(2), None, suspended=True), on_offer(3))
    picks = [PickRef(number, "1") for number in (1, 2, 3, 4)]
    assert {ref.number: each.code for ref, each in faults_of(picks, offer, NOON).items()} == {
        2: Code.BET_SUSPENDED,
        4: Code.BET_UNKNOWN,
    }
    assert {ref.number for ref in faults_of(picks, offer, CLOSING)} == {1, 2, 3, 4}
