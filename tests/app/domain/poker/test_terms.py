from datetime import timedelta

import pytest

from app.domain.errors import Code
from app.domain.poker.terms import (
    DealersBonusTerms,
    Format,
    Game,
    RebuyTerms,
    ReentryTerms,
    amended,
    broken_rules,
    entered_twice,
    impossible_fields,
    standard_levels,
)
from tests.app.domain.poker.play import START, euros, terms


def test_every_broken_rule_is_named_at_once() -> None:
    wrong = terms(
        format=Format.REBUY,
        first_part_levels=4,
        rebuy=RebuyTerms(euros("50"), 5000, 2, until_level=5),
        dealers_bonus=DealersBonusTerms(euros("20.01"), 1999),
        contribution_cash=euros("250000.01"),
        reentry=True,
        reentry_terms=ReentryTerms(euros("100"), euros("10"), 9999),
    )
    assert broken_rules(wrong) == (
        Code.DEALERS_BONUS_WITH_REBUY,
        Code.DEALERS_BONUS_TOO_HIGH,
        Code.DEALERS_BONUS_CHIPS,
        Code.CONTRIBUTION_TOO_HIGH,
        Code.REBUY_AFTER_FIRST_PART,
        Code.REENTRY_TERMS_DIFFER,
    )


def test_a_dealers_bonus_of_exactly_a_fifth_is_right() -> None:
    assert broken_rules(terms(dealers_bonus=DealersBonusTerms(euros("20"), 2000))) == ()


@pytest.mark.parametrize(
    ("price", "chips", "code"),
    [
        ("20.01", 2000, Code.DEALERS_BONUS_TOO_HIGH),
        ("20", 2001, Code.DEALERS_BONUS_CHIPS),
        ("20", 1999, Code.DEALERS_BONUS_CHIPS),
    ],
)
def test_a_dealers_bonus_off_by_one_is_wrong(price: str, chips: int, code: Code) -> None:
    assert broken_rules(terms(dealers_bonus=DealersBonusTerms(euros(price), chips))) == (code,)


@pytest.mark.parametrize(
    ("game", "seats", "capacity", "right"),
    [
        (Game.HOLDEM, 10, 10, True),
        (Game.HOLDEM, 10, 11, False),
        (Game.HOLDEM, 11, 10, False),
        (Game.HOLDEM, 9, 10, False),
        (Game.HOLDEM, 10, 6, True),
        (Game.OMAHA, 9, 9, True),
        (Game.OMAHA, 9, 10, False),
    ],
)
def test_a_single_table_takes_ten_at_holdem_nine_at_omaha_and_no_more_than_it_has_seats(
    game: Game, seats: int, capacity: int, right: bool
) -> None:
    single = terms(game=game, format=Format.SINGLE_TABLE, seats=seats, capacity=capacity)
    assert (broken_rules(single) == ()) is right


def test_cash_and_kind_reach_the_limit_together() -> None:
    to_the_cent = terms(contribution_cash=euros("200000"), contribution_kind=euros("50000"))
    assert broken_rules(to_the_cent) == ()
    above = terms(contribution_cash=euros("200000"), contribution_kind=euros("50000.01"))
    assert broken_rules(above) == (Code.CONTRIBUTION_TOO_HIGH,)


def test_rebuys_end_with_the_first_part_unless_told_otherwise() -> None:
    rebuy = terms(first_part_levels=4, rebuy=RebuyTerms(euros("50"), 5000))
    assert rebuy.rebuys_until == 4
    assert terms().rebuys_until == 0


def test_figures_that_cannot_be_played_are_named() -> None:
    assert impossible_fields(terms(name=" ", chips=0, seats=0)) == ("name", "chips", "seats")
    assert impossible_fields(terms()) == ()


def test_a_tournament_put_off_takes_its_later_sessions_along_by_the_clock_on_the_wall() -> None:
    two = terms(sessions=(START, START + timedelta(hours=19)))
    # From 20:00 in summer time to 20:00 in winter time.
    moved = two.moved_to(START + timedelta(days=51, hours=1))
    assert moved.sessions[1] - moved.starts_at == timedelta(hours=19)


def test_what_a_colleague_changed_meanwhile_stays_and_what_both_changed_is_the_last_ones() -> None:
    before = terms(name="Avant")
    now = terms(name="Collègue", capacity=30)
    wanted = terms(name="Après", fee=euros("12"))
    assert amended(now, before, wanted) == terms(name="Après", capacity=30, fee=euros("12"))
    assert amended(now, before, before) == now


def test_f30_the_same_tournament_twice_on_one_date_is_noticed() -> None:
    assert entered_twice(terms(name="TOURNOI du Samedi"), [terms(name="Tournoi du samedi")])
    assert not entered_twice(terms(), [terms(starts_at=START + timedelta(days=1)), terms(name="Autre")])


def test_twenty_standard_levels_of_twenty_minutes_rise() -> None:
    levels = standard_levels()
    assert len(levels) == 20
    assert {level.minutes for level in levels} == {20}
    blinds = [level.small_blind for level in levels]
    assert blinds == sorted(set(blinds))
