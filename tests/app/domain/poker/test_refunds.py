from app.domain.errors import Code
from app.domain.poker import creation, desk, refunds, sales
from app.domain.poker import play as acts
from app.domain.poker.facts import Refunded
from app.domain.poker.terms import DealersBonusTerms, Format, RebuyTerms
from app.domain.values import Money
from tests.app.domain.poker.play import Play, euros, refused


def refund(play: Play, player: str) -> Money:
    (fact,) = play.do(refunds.decide_refund, player)
    assert isinstance(fact, Refunded)
    return fact.amount


def stop(play: Play) -> Play:
    play.do(creation.decide_stop, "alerte incendie", play.context)
    return play


def test_a_cancelled_tournament_gives_fee_and_buy_in_back_once() -> None:
    play = Play().fill(2, check_in=False)
    play.do(desk.decide_pre_register, play.applicant("Q"), play.context)
    with refused(Code.NOT_CANCELLED):
        refund(play, "P1")
    play.do(creation.decide_cancel, "incendie")
    assert refund(play, "P1") == euros("110")
    with refused(Code.ALREADY_REFUNDED):
        refund(play, "P1")
    with refused(Code.PAYMENT_REQUIRED):
        refund(play, "Q")
    with refused(Code.UNKNOWN):
        refund(play, "nobody")


def test_a_stop_gives_rebuys_back_to_the_eliminated_too() -> None:
    play = Play(format=Format.REBUY, first_part_levels=4, rebuy=RebuyTerms(euros("50"), 5000))
    play.fill(3).draw().start()
    play.do(sales.decide_rebuy, "P2", play.context)
    play.do(sales.decide_rebuy, "P2", play.context)
    stop(play.out("P2"))
    assert (refund(play, "P2"), refund(play, "P1")) == (euros("210"), euros("110"))


def test_a_stop_gives_re_entries_and_bonuses_back() -> None:
    play = Play(reentry=True, first_part_levels=2, dealers_bonus=DealersBonusTerms(euros("20"), 2000))
    play.fill(3).draw().start().out("P3").back("P3")
    play.do(sales.decide_dealers_bonus, "P1", play.context)
    stop(play)
    assert (refund(play, "P3"), refund(play, "P1")) == (euros("220"), euros("130"))


def test_who_was_expelled_for_good_gets_nothing_and_for_a_time_all() -> None:
    play = Play().fill(4).draw().start()
    play.do(acts.decide_expel, "P1", None, "tricherie", 10_000)
    play.do(acts.decide_expel, "P2", play.now, "injures")
    stop(play)
    with refused(Code.EXPELLED):
        refund(play, "P1")
    assert refund(play, "P2") == euros("110")
