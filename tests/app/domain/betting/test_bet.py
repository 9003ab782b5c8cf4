from __future__ import annotations

import pytest

from app.domain.betting.bet import BetType, Counted, Handicap, Period, PickRef, Points, picks_fit
from app.domain.betting.formulas import ALL_FORMULAS
from tests.app.domain.betting.samples import bet, nine_types

THREE_GOALS = Handicap.parse("0:3")
HALF_A_GOAL = Handicap.parse("0:1.5")
LINE = Points.parse("2.5")


@pytest.mark.parametrize("type_", nine_types())
def test_each_type_takes_its_own_answers(type_: BetType) -> None:
    asked = bet(
        1,
        type_,
        handicap=THREE_GOALS if type_ is BetType.HANDICAP else None,
        line=LINE if type_ is BetType.OVER_UNDER else None,
    )
    assert picks_fit(asked, nine_types()[type_])
    assert not picks_fit(asked, [*nine_types()[type_], "X"])
    assert not picks_fit(asked, [])


def test_a_draw_cannot_be_listed_with_a_decimal_handicap() -> None:
    assert picks_fit(bet(1, BetType.HANDICAP, handicap=HALF_A_GOAL), ["1", "2"])
    assert not picks_fit(bet(1, BetType.HANDICAP, handicap=HALF_A_GOAL), ["1", "N", "2"])
    assert picks_fit(bet(1, BetType.HANDICAP, handicap=Handicap.parse("1.5:0.5")), ["1", "N", "2"])


def test_a_handicap_and_a_line_stand_where_the_type_asks_for_one() -> None:
    assert not picks_fit(bet(1, BetType.HANDICAP), ["1", "N", "2"])
    assert not picks_fit(bet(1, BetType.RESULT, handicap=THREE_GOALS), ["1", "N", "2"])
    assert not picks_fit(bet(1, BetType.OVER_UNDER), ["over", "under"])
    assert not picks_fit(bet(1, BetType.ODD_EVEN, line=LINE), ["even", "odd"])
    assert not picks_fit(bet(1, BetType.RESULT, counted=Counted.TRIES), ["1", "N", "2"])
    assert not picks_fit(bet(1, BetType.HALF_FULL, period=Period.HALF_TIME), ["1/1"])


def test_double_chance_may_offer_one_or_two_of_its_answers_but_a_total_needs_both() -> None:
    assert picks_fit(bet(1, BetType.DOUBLE_CHANCE), ["1/N"])
    assert picks_fit(bet(1, BetType.HALF_FULL), ["1/1", "N/N"])
    assert not picks_fit(bet(1, BetType.ODD_EVEN), ["even"])
    assert not picks_fit(bet(1, BetType.RESULT), ["1", "N"])


@pytest.mark.parametrize("score", ["2-1", "02:1", "2:", "a:b", "2:1:0", "²:1"])
def test_an_exact_score_is_two_counts(score: str) -> None:
    assert not picks_fit(bet(1, BetType.EXACT_SCORE), [score, "other"])


def test_a_pick_is_named_by_number_and_answer() -> None:
    assert PickRef.parse("134:N") == PickRef(134, "N")
    assert PickRef.parse("134:2:1") == PickRef(134, "2:1")
    assert PickRef.parse("134:2:1").plain() == "134:2:1"


@pytest.mark.parametrize("text", ["134", "134:", "N:134", ":1", "", "1³4:1"])
def test_what_names_no_pick_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="pick"):
        PickRef.parse(text)


def test_points_keep_their_halves_and_refuse_what_is_no_number() -> None:
    assert Points.parse("2,5") == Points.parse("2.50") == Points(250)
    assert [Points(value).plain() for value in (250, 300, 1000, 75)] == ["2.5", "3", "10", "0.75"]
    for text in ("", "-1", "2.555", "x"):
        with pytest.raises(ValueError, match="points"):
            Points.parse(text)


def test_a_handicap_reads_and_writes_as_the_paper_has_it() -> None:
    assert Handicap.parse("0:3").text() == "[0 : 3]"
    assert Handicap.parse("0:1.5").plain() == "0:1.5"
    with pytest.raises(ValueError, match="handicap"):
        Handicap.parse("3")


def test_a_bet_may_be_kept_out_of_single_play() -> None:
    assert bet(1).single_allowed
    assert not bet(1, formulas=ALL_FORMULAS[1:]).single_allowed
