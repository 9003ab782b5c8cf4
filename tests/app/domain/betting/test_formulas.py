from __future__ import annotations

from math import comb

import pytest

from app.domain.betting.formulas import ALL_FORMULAS, BASE_STAKES, ROWS, SINGLE, Formula
from app.domain.values import Money


def test_the_table_of_article_3_1_5_has_21_rows() -> None:
    assert len(ROWS) == 21
    assert [picks for formula, picks in ROWS if formula == SINGLE] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("formula", "picks"), ROWS)
def test_every_row_holds_every_combination_of_its_picks_once(formula: Formula, picks: int) -> None:
    selected = list(range(picks))
    combinations = formula.combinations(selected)
    assert formula.takes(picks)
    assert len(combinations) == comb(picks, formula.right) == len(set(combinations))
    assert all(len(set(each)) == formula.right for each in combinations)


def test_combinations_come_in_the_order_of_selection() -> None:
    assert Formula.parse("2/3").combinations("bac") == (("b", "a"), ("b", "c"), ("a", "c"))


def test_each_written_formula_reads_back() -> None:
    assert [Formula.parse(formula.plain()) for formula in ALL_FORMULAS] == list(ALL_FORMULAS)


@pytest.mark.parametrize("text", ["1/2", "1/6", "3/2", "2/7", "0/1", "2", "2/3 ", "²/₃", ""])
def test_what_is_no_row_is_no_formula(text: str) -> None:
    with pytest.raises(ValueError, match="formula"):
        Formula.parse(text)


def test_a_simple_play_takes_one_to_six_picks_and_the_others_exactly_theirs() -> None:
    assert [picks for picks in range(9) if SINGLE.takes(picks)] == [1, 2, 3, 4, 5, 6]
    assert [picks for picks in range(9) if Formula(2, 4).takes(picks)] == [4]


def test_base_stakes_are_those_of_article_3_2_3() -> None:
    assert tuple(Money.euros(stake) for stake in (1, 2, 5, 10, 20, 50, 75, 100)) == BASE_STAKES
