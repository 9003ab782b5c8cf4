from typing import Any

from app.domain.errors import Code
from app.domain.poker import creation, desk, sales
from app.domain.poker import play as acts
from app.domain.poker.desk import Payment
from app.domain.poker.persons import Listed, Registers
from app.domain.poker.terms import DealersBonusTerms, Format, RebuyTerms
from app.domain.poker.view import overview
from tests.app.domain.poker.play import Play, euros, person, refused


def with_rebuys(**changes: Any) -> Play:
    given: dict[str, Any] = {
        "format": Format.REBUY,
        "first_part_levels": 4,
        "rebuy": RebuyTerms(euros("50"), 5000, 2),
    }
    return Play(**(given | changes)).fill(8).draw().start()


def with_reentry(players: int = 6) -> Play:
    return Play(reentry=True, first_part_levels=2).fill(players).draw().start()


def rebuy(play: Play, player: str) -> None:
    play.do(sales.decide_rebuy, player, play.context)


def bonus(play: Play, player: str) -> None:
    play.do(sales.decide_dealers_bonus, player, play.context)


def test_rebuys_are_sold_up_to_the_limit_in_the_first_part_to_players_in_play() -> None:
    play = with_rebuys()
    rebuy(play, "P1")
    rebuy(play, "P1")
    with refused(Code.REBUY_LIMIT):
        rebuy(play, "P1")
    play.out("P8")
    with refused(Code.NOT_IN_PLAY):
        rebuy(play, "P8")
    play.level(4)
    rebuy(play, "P2")
    play.level(5)
    with refused(Code.FIRST_PART_OVER):
        rebuy(play, "P1")
    after = overview(play.state)
    assert (after.chips_in_play, after.entries) == (95_000, 8)
    assert after.minimum == euros("912")  # 950 € less 4 %


def test_rebuys_may_end_before_the_first_part() -> None:
    play = with_rebuys(rebuy=RebuyTerms(euros("50"), 5000, None, until_level=1)).level(2)
    with refused(Code.FIRST_PART_OVER):
        rebuy(play, "P1")


def test_who_is_not_checked_in_buys_no_chips() -> None:
    play = Play(format=Format.REBUY, first_part_levels=4, rebuy=RebuyTerms(euros("50"), 5000))
    play.register("Q").fill(2).draw().start()
    with refused(Code.CHECK_IN_REQUIRED):
        rebuy(play, "Q")


def test_a_dealers_bonus_is_taken_once_and_feeds_no_prize() -> None:
    play = Play(dealers_bonus=DealersBonusTerms(euros("20"), 2000)).fill(3).draw().start()
    bonus(play, "P1")
    with refused(Code.DEALERS_BONUS_TAKEN):
        bonus(play, "P1")
    with refused(Code.REBUY_NOT_ALLOWED):
        rebuy(play, "P1")
    after = overview(play.state)
    assert (after.minimum, after.rake, after.chips_in_play) == (euros("288"), euros("12.80"), 32_000)


def test_a_dealers_bonus_ends_with_the_first_part_where_one_is_named() -> None:
    offered = DealersBonusTerms(euros("20"), 2000)
    play = Play(dealers_bonus=offered, first_part_levels=2).fill(3).draw().start().level(3)
    with refused(Code.FIRST_PART_OVER):
        bonus(play, "P1")
    bonus(Play(dealers_bonus=offered).fill(3).draw().start().level(3), "P1")


def test_where_none_is_offered_there_is_no_dealers_bonus() -> None:
    with refused(Code.REBUY_NOT_ALLOWED):
        bonus(with_rebuys(), "P1")


def test_less_than_the_price_buys_nothing() -> None:
    play = with_rebuys()
    with refused(Code.PAYMENT_REQUIRED):
        play.do(sales.decide_rebuy, "P1", play.context, Payment(euros("49.99")))


def test_an_eliminated_player_re_registers_once_on_the_terms_of_his_first_entry() -> None:
    play = with_reentry()
    with refused(Code.STILL_IN_PLAY):
        play.back("P6")
    play.out("P6").back("P6")
    after = overview(play.state)
    assert (after.entries, after.in_play, after.chips_in_play) == (7, 6, 70_000)
    assert play.state.players["P6"].paid == euros("220")
    play.out("P6")
    with refused(Code.REENTRY_TAKEN):
        play.back("P6")
    play.out("P5").level(3)
    with refused(Code.FIRST_PART_OVER):
        play.back("P5")


def test_a_re_registration_is_looked_at_like_a_registration_first() -> None:
    play = Play().fill(3).draw().start().out("P3")
    himself = Listed("x", person())
    for registers, code in [
        (Registers(banned=[himself], employees=[himself], limited=[himself]), Code.BANNED),
        (Registers(employees=[himself], limited=[himself]), Code.EMPLOYEE),
        (Registers(limited=[himself]), Code.ACCESS_LIMITED),
    ]:
        play.registers = registers
        with refused(code):
            play.back("P3")
    play.registers = Registers()
    with refused(Code.PAYMENT_REQUIRED):
        play.do(sales.decide_re_register, play.applicant("P3"), Payment(euros("0")), play.context)
    with refused(Code.REENTRY_NOT_ALLOWED):
        play.back("P3")


def test_an_expelled_player_does_not_come_back() -> None:
    play = with_reentry()
    play.do(acts.decide_expel, "P2", None, "tricherie", 10_000)
    with refused(Code.EXPELLED):
        play.back("P2")


def test_capacity_counts_persons_not_re_entries() -> None:
    play = Play(reentry=True, first_part_levels=2, capacity=3).fill(3).draw().start()
    play.out("P3").back("P3")
    assert overview(play.state).entries == 4


def test_nothing_is_sold_after_a_stop() -> None:
    play = with_rebuys()
    play.do(creation.decide_stop, "incendie", play.context)
    with refused(Code.STOPPED):
        rebuy(play, "P1")
    with refused(Code.STOPPED):
        play.do(desk.decide_check_in, play.applicant("P1"), play.context)


def test_f17_nothing_moves_once_the_prizes_are_fixed() -> None:
    play = with_rebuys()
    with refused(Code.ENTRIES_OPEN):
        play.prizes("768")
    play.level(5).prizes("768").level(1)
    with refused(Code.FIRST_PART_OVER):
        rebuy(play, "P1")
    assert overview(play.state).pool == euros("768")
