from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from app.domain.poker.money import rake_on, sums
from app.domain.poker.terms import Game
from app.domain.values import Money
from tests.app.domain.poker.play import Play, euros


@given(st.integers(0, 10**12), st.sampled_from(list(Game)))
def test_half_a_cent_of_rake_goes_up(cents: int, game: Game) -> None:
    exact = Fraction(cents * game.rake_percent, 100)
    assert Fraction(-1, 2) < rake_on(Money(cents), game).cents - exact <= Fraction(1, 2)


def test_four_percent_of_holdem_and_two_of_omaha() -> None:
    assert rake_on(euros("12.25"), Game.HOLDEM) == euros("0.49")
    assert rake_on(euros("12.25"), Game.OMAHA) == euros("0.25")


def test_rake_and_minimum_make_the_buy_ins() -> None:
    play = Play(buy_in=euros("347.57")).fill(3)
    money = sums(play.state)
    assert (money.rake, money.minimum) == (euros("41.71"), euros("1001"))
    assert money.rake + money.minimum == money.raked
