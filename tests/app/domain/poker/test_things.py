"""Things won in kind: by place alone, or by the director's word where players tie."""

from __future__ import annotations

import pytest

from app.domain.errors import Code
from app.domain.poker import play as acts
from app.domain.poker import prizes
from app.domain.poker.facts import PrizeInKind, ThingAwarded
from app.domain.poker.fold import fold
from app.domain.poker.prizes import Structure
from app.domain.poker.things import decide_award_thing, things_of, things_owed, things_to_rule_on, to_award
from app.domain.values import Money
from tests.app.domain.poker.play import Play, euros, refused

WATCH, BIKE = PrizeInKind(2, "une montre", euros("500")), PrizeInKind(3, "un vélo", euros("400"))


def tied(*things: PrizeInKind, last: int = 4) -> Play:
    """P2 and P3 share the second and the third place; `last` are those who sat down."""
    play = Play(fee=Money.ZERO).fill(last).draw().start()
    amounts = (play.state.buy_ins, Money.ZERO, Money.ZERO)
    play.do(prizes.decide_prizes, Structure(amounts=amounts, in_kind=things), play.context)
    for out in range(last, 3, -1):
        play.out(f"P{out}")
    return play.out("P2", "P3")


def test_a_thing_that_tied_players_share_goes_to_whom_the_director_names_and_is_handed_over_once() -> None:
    play = tied(WATCH)
    with refused(Code.NOT_A_WINNER):
        play.pay_prize("P2")
    facts = play.do(decide_award_thing, 0, "P2", " plus gros tapis ")
    assert facts == (ThingAwarded(0, "une montre", "P2", "plus gros tapis"),)
    assert (things_of(play.state, "P2"), things_to_rule_on(play.state, "P3")) == (("une montre",), ())
    assert play.pay_prize("P2").in_kind == ("une montre",)
    with refused(Code.ALREADY_PAID):
        play.pay_prize("P2")
    with refused(Code.ALREADY_PAID):
        play.do(decide_award_thing, 0, "P3", "erreur")
    assert fold(play.facts) == play.state


def test_until_it_is_handed_over_another_may_be_named() -> None:
    play = tied(WATCH)
    for named in ("P2", "P3"):
        play.do(decide_award_thing, 0, named, "tirage au sort")
    assert (things_owed(play.state, "P2"), things_owed(play.state, "P3")) == ((), ("une montre",))


def test_who_was_paid_in_cash_gets_the_thing_that_he_is_named_for_later() -> None:
    play = Play(fee=Money.ZERO).fill(3).draw().start()
    amounts = tuple(map(euros, ("188", "60", "40")))
    play.do(prizes.decide_prizes, Structure(amounts=amounts, in_kind=(WATCH,)), play.context)
    play.out("P2", "P3")
    assert (play.pay_prize("P2").amount, things_to_rule_on(play.state, "P2")) == (
        euros("50"),
        ("une montre",),
    )
    play.do(decide_award_thing, 0, "P2", "tirage au sort")
    given = play.pay_prize("P2")
    assert (given.amount, given.in_kind) == (Money.ZERO, ("une montre",))


@pytest.mark.parametrize(
    ("thing", "player", "reason", "code"),
    [
        (0, "P2", " ", Code.REASON_REQUIRED),
        (0, "P9", "x", Code.UNKNOWN),
        (1, "P2", "x", Code.UNKNOWN),
        (-1, "P2", "x", Code.UNKNOWN),
        (0, "P4", "x", Code.NOT_A_WINNER),
        (0, "P1", "x", Code.NOT_A_WINNER),
    ],
)
def test_an_award_that_makes_no_sense_is_refused(thing: int, player: str, reason: str, code: Code) -> None:
    with refused(code):
        tied(WATCH).do(decide_award_thing, thing, player, reason)


def test_a_thing_of_one_players_place_is_nobody_elses() -> None:
    play = tied(PrizeInKind(1, "une voiture", euros("900"))).finish()
    assert (things_of(play.state, "P1"), to_award(play.state)) == (("une voiture",), ())
    with refused(Code.NOT_A_WINNER):
        play.do(decide_award_thing, 0, "P2", "x")


def test_two_things_alike_are_handed_over_each_to_the_one_named_for_it() -> None:
    play = tied(WATCH, PrizeInKind(3, "une montre", euros("500")))
    play.do(decide_award_thing, 0, "P3", "tirage")
    play.do(decide_award_thing, 1, "P2", "tirage")
    for player in ("P2", "P3"):
        assert play.pay_prize(player).in_kind == ("une montre",)
    assert play.state.handed_over == {0: "P3", 1: "P2"}


def test_who_moves_up_gets_the_thing_of_his_new_place_and_keeps_what_he_was_handed() -> None:
    play = Play(fee=Money.ZERO).fill(4).draw().start()
    amounts = (play.state.buy_ins, Money.ZERO, Money.ZERO)
    play.do(prizes.decide_prizes, Structure(amounts=amounts, in_kind=(WATCH, BIKE)), play.context)
    play.out("P4").out("P3")
    assert play.pay_prize("P3").in_kind == ("un vélo",)
    play.do(acts.decide_expel, "P2", None, "tricherie", 10_000)
    assert things_of(play.state, "P4") == (), "there is no second bicycle"
    assert play.pay_prize("P3").in_kind == ("une montre",)
    with refused(Code.NOT_A_WINNER):
        play.pay_prize("P4")


def test_nothing_is_awarded_before_prizes_are_fixed() -> None:
    play = Play().fill(3).draw().start().out("P2", "P3")
    with refused(Code.UNKNOWN):
        play.do(decide_award_thing, 0, "P2", "x")
