from datetime import date, timedelta
from typing import Any

import pytest

from app.domain.errors import Code
from app.domain.poker import creation, desk, drawing
from app.domain.poker.admission import Comparison
from app.domain.poker.desk import HeldVoucher, Payment
from app.domain.poker.facts import DoubtLifted, EntryWithdrawn, Registered, VoucherPrize
from app.domain.poker.persons import IdentityDocument, Listed, Person, Registers
from app.domain.poker.state import Voucher, VoucherState
from app.domain.poker.terms import Seating
from app.domain.poker.view import overview
from tests.app.domain.poker.play import START, Play, euros, person, refused
from tests.app.domain.poker.test_clock import LEVELS

CHILD = date(2010, 3, 1)
ODILE = person("BRUNEL", "Odile", born=CHILD)
TANGUY = person("MÉRIADEC", "Tanguy")
INES = person("LAGARRIGUE", "Inès")


def pre_register(play: Play, player: str, who: Person | None = None, **options: Any) -> None:
    play.do(desk.decide_pre_register, play.applicant(player, who), play.context, **options)


def withdraw(play: Play, player: str) -> str | None:
    (fact,) = play.do(desk.decide_withdraw, player)
    assert isinstance(fact, EntryWithdrawn)
    return fact.offered_to


def test_every_reason_is_shown_while_the_later_ones_hold_as_well() -> None:
    play = Play(capacity=1).fill(1)
    play.registers = Registers(
        banned=[Listed("b1", ODILE), Listed("b2", TANGUY)],
        employees=[Listed("e1", TANGUY), Listed("e2", person())],
        limited=[Listed("l1", INES), Listed("l2", person("FERRÉOL", "Marc"))],
        banned_as_of=date(2026, 7, 1),
    )
    nothing = Payment(euros("0"))
    incomplete = person("BRUNEL", "Odile", born=CHILD, address="")
    expired = person("BRUNEL", "Odile", born=CHILD, document=IdentityDocument("id", "1", date(2026, 9, 4)))
    for who, code in [
        (incomplete, Code.IDENTITY_MISSING),
        (expired, Code.DOCUMENT_EXPIRED),
        (ODILE, Code.MINOR),
        (TANGUY, Code.LIST_OUTDATED),
    ]:
        with refused(code):
            play.register("new", who, payment=nothing)
    play.registers = Registers(
        play.registers.banned, play.registers.employees, play.registers.limited, date(2026, 9, 1)
    )
    with refused(Code.BANNED):
        play.register("new", TANGUY, payment=nothing)
    with refused(Code.EMPLOYEE):
        play.register("P1", person(), payment=nothing)
    with refused(Code.ALREADY_REGISTERED):
        play.register("P1", person("FERRÉOL", "Marc"), payment=nothing)
    with refused(Code.ACCESS_LIMITED):
        play.register("new", INES, payment=nothing)
    with refused(Code.FULL):
        play.register("new", person("VANNIER", "Paul"), payment=nothing)
    play.do(creation.decide_cancel, "dégât des eaux")
    with refused(Code.REGISTRATION_CLOSED):
        play.register("new", incomplete, payment=nothing)


def test_one_cent_less_than_the_price_is_not_paid() -> None:
    play = Play()
    with refused(Code.PAYMENT_REQUIRED) as caught:
        play.register("A", payment=Payment(euros("109.99")))
    assert caught.value.details["due"] == euros("110")
    play.register("A", payment=Payment(euros("200")))
    assert play.state.players["A"].paid == euros("110")


def test_a_document_is_good_to_its_last_day() -> None:
    Play().register("A", person(document=IdentityDocument("id", "1", date(2026, 9, 5))))


def test_a_pre_registration_pays_nothing_and_holds_a_place() -> None:
    play = Play(capacity=1)
    pre_register(play, "A")
    assert overview(play.state).pre_registered == 1
    with refused(Code.FULL):
        play.register("B")
    with refused(Code.ALREADY_REGISTERED):
        pre_register(play, "A")
    with refused(Code.PAYMENT_REQUIRED):
        play.check_in("A")
    play.register("A")
    after = overview(play.state)
    assert (after.entries, after.pre_registered) == (1, 0)


def test_a_freed_place_is_held_for_the_first_of_the_waiting_list() -> None:
    play = Play(capacity=2).register("A")
    pre_register(play, "B")
    play.register("D", waiting=True).register("E", waiting=True)
    assert list(play.state.waiting) == ["D", "E"]
    with refused(Code.ALREADY_REGISTERED):
        play.register("D", waiting=True)
    with refused(Code.FULL):
        play.register("D")
    assert withdraw(play, "B") == "D"
    for late in ("new", "E"):
        with refused(Code.FULL):
            play.register(late)
    play.register("D")
    assert list(play.state.waiting) == ["E"]


def test_who_declines_an_offered_place_leaves_it_to_the_next() -> None:
    play = Play(capacity=1)
    pre_register(play, "A")
    play.register("D", waiting=True).register("E", waiting=True).register("F", waiting=True)
    assert withdraw(play, "F") is None
    assert withdraw(play, "A") == "D"
    assert withdraw(play, "D") == "E"


def test_f29_a_table_that_closes_does_not_push_the_waiting_list_down() -> None:
    play = Play(capacity=10, seats=5, late_levels=3).fill(10)
    play.register("W1", waiting=True).register("W2", waiting=True).draw().start()
    for player in [f"P{n}" for n in range(1, 6)]:
        play.out(player)
    play.balance()
    assert len(play.state.tables) == 1
    assert play.state.waiting == ("W1", "W2")
    with refused(Code.FULL):
        play.late("W1")


def test_a_near_match_stops_the_desk_until_a_supervisor_has_compared() -> None:
    play = Play()
    banned = person("KERMADEC", "Loïc")
    typed = person("KERMADEK", "Loic")
    play.registers = Registers(banned=[Listed("b1", banned)])
    with refused(Code.NEAR_MATCH):
        play.register("K", typed)
    rejecting = play.applicant("K", typed, supervisor="committee", near_match=Comparison.THE_BANNED_ONE)
    with refused(Code.BANNED):
        play.do(desk.decide_register, rejecting, Payment(), play.context)
    accepting = play.applicant("K", typed, supervisor="committee", near_match=Comparison.ANOTHER_PERSON)
    facts = play.do(desk.decide_register, accepting, Payment(), play.context)
    assert [each.supervisor for each in facts if isinstance(each, DoubtLifted)] == ["committee"]
    play.do(desk.decide_check_in, play.applicant("K", typed), play.context)
    play.registers = Registers(banned=[Listed("b1", banned), Listed("b2", banned)])
    with refused(Code.NEAR_MATCH):
        play.register("K2", typed)


def test_accepting_a_near_match_never_lets_the_banned_person_in() -> None:
    play = Play()
    play.registers = Registers(banned=[Listed("b1", person("KERMADEC", "Loïc"))])
    himself = play.applicant(
        "K", person("KERMADEC", "Loic"), supervisor="committee", near_match=Comparison.ANOTHER_PERSON
    )
    with refused(Code.BANNED):
        play.do(desk.decide_register, himself, Payment(), play.context)


def test_a_limit_of_access_may_be_decided_otherwise() -> None:
    play = Play()
    play.registers = Registers(limited=[Listed("l1", INES)])
    with refused(Code.ACCESS_LIMITED):
        pre_register(play, "I", INES)
    accepting = play.applicant("I", INES, supervisor="committee", access_accepted=True)
    play.do(desk.decide_pre_register, accepting, play.context)
    play.register("I", INES)
    assert play.state.players["I"].cleared == ("l1",)


def test_a_ban_that_came_later_counts_at_the_check_in() -> None:
    play = Play().register("T", TANGUY)
    play.registers = Registers(banned=[Listed("b", TANGUY)])
    with refused(Code.BANNED):
        play.do(desk.decide_check_in, play.applicant("T", TANGUY), play.context)


def test_a_check_in_wants_a_document_first() -> None:
    play = Play()
    pre_register(play, "A")
    with refused(Code.IDENTITY_REQUIRED):
        play.do(desk.decide_check_in, play.applicant("A"), play.context, document=False)


def test_a_second_check_in_changes_nothing() -> None:
    play = Play().fill(1)
    assert play.do(desk.decide_check_in, play.applicant("P1"), play.context) == ()
    play.fill(1).draw().start().out("P1")
    with refused(Code.NOT_IN_PLAY):
        play.check_in("P1")


def test_a_check_in_after_the_draw_is_seated_like_a_late_entry() -> None:
    play = Play().fill(8).register("Q").draw().check_in("Q")
    assert (play.player("Q").state, play.player("Q").table) == ("in_play", 1)
    assert overview(play.state).chips_in_play == 90_000


def test_late_entries_last_as_long_as_the_late_levels_and_their_break() -> None:
    play = Play(late_levels=2, levels=LEVELS).fill(8).draw()
    with refused(Code.NOT_STARTED):
        play.late("L")
    play.start().wait(minutes=45)
    assert play.state.clock_view(play.now).on_break
    play.late("L")
    play.wait(minutes=10)
    with refused(Code.REGISTRATION_CLOSED):
        play.late("M")


def test_seat_by_seat_every_check_in_gives_a_seat() -> None:
    play = Play(seating=Seating.AT_CHECK_IN).fill(19, check_in=False)
    for number in range(1, 20):
        play.check_in(f"P{number}")
        assert overview(play.state).spread <= 1
    assert (len(play.state.tables), play.state.in_play) == (3, 19)
    with refused(Code.ALREADY_DRAWN):
        play.draw()


def test_a_paid_player_who_withdraws_before_the_start_is_refunded_and_frees_his_place() -> None:
    play = Play(capacity=3).fill(3).register("W", waiting=True).draw()
    with refused(Code.NOT_ALLOWED):
        play.do(desk.decide_withdraw, "P2")
    (fact,) = play.do(desk.decide_withdraw_paid, "P2", "tournament_director")
    assert isinstance(fact, EntryWithdrawn)
    assert (fact.refunded, fact.offered_to) == (euros("110"), "W")
    after = overview(play.state)
    assert (after.entries, after.in_play, after.chips_in_play, after.minimum) == (2, 2, 20_000, euros("192"))
    play.start()
    with refused(Code.ALREADY_STARTED):
        play.do(desk.decide_withdraw_paid, "P1", "tournament_director")


def test_a_voucher_admits_its_holder_once_and_pays_of_the_buy_in() -> None:
    prize = VoucherPrize(1, "T", euros("100"))
    voucher = HeldVoucher("W", "S", Voucher(prize))
    play = Play()
    with refused(Code.VOUCHER_HOLDER_ONLY):
        play.register("X", payment=Payment(voucher=voucher))
    for spent in (VoucherState.USED, VoucherState.CASHED):
        with refused(Code.VOUCHER_HOLDER_ONLY):
            play.register("W", payment=Payment(voucher=HeldVoucher("W", "S", Voucher(prize, spent))))
    with refused(Code.PAYMENT_REQUIRED):
        play.register("W", payment=Payment(euros("9.99"), voucher=voucher))
    (fact,) = play.do(desk.decide_register, play.applicant("W"), Payment(voucher=voucher), play.context)
    assert isinstance(fact, Registered)
    assert fact.paid == euros("10")
    assert overview(play.state).minimum == euros("96")


@pytest.mark.parametrize(("value", "due"), [("60", "50"), ("100", "10"), ("150", "10")])
def test_a_voucher_never_pays_the_fee(value: str, due: str) -> None:
    held = HeldVoucher("W", "S", Voucher(VoucherPrize(1, "T", euros(value))))
    assert desk.price_of(Play().state, held) == euros(due)


def test_the_receipt_waits_for_the_signed_bulletin() -> None:
    play = Play().register("A")
    assert not play.state.players["A"].bulletin_signed
    play.do(desk.decide_bulletin, "A")
    assert play.state.players["A"].bulletin_signed


def test_nobody_comes_in_once_the_prizes_are_fixed() -> None:
    """Case F17: not even when the clock is set back to a late level."""
    play = Play(late_levels=1).fill(3).register("Q").draw().start().level(2).prizes("384").level(1)
    with refused(Code.REGISTRATION_CLOSED):
        play.late("L")
    with refused(Code.REGISTRATION_CLOSED):
        play.check_in("Q")


def test_of_age_on_the_day_of_the_act_not_of_the_tournament() -> None:
    born = date(2008, 9, 5)
    early = Play().at(START - timedelta(days=1))
    with refused(Code.MINOR):
        early.register("A", person(born=born))
    Play().at(START - timedelta(hours=8)).register("A", person(born=born))


def test_a_room_that_is_full_opens_a_table_for_the_late_and_is_level_at_once() -> None:
    play = Play(late_levels=1).fill(18).draw().start().late("L")
    after = overview(play.state)
    assert (after.tables, after.in_play, after.spread, after.seats_valid) == (3, 19, 1, True)
    assert all(verdict.fair for verdict in drawing.verify_draws(play.facts))
