from dataclasses import replace

import pytest

from app.domain.errors import Code
from app.domain.poker import drawing
from app.domain.poker.context import Context
from app.domain.poker.drawing import verify_draws
from app.domain.poker.facts import DrawKind, Fact, SeatsDrawn
from app.domain.poker.fold import fold
from app.domain.poker.seating import SeatGiven, TableSeat
from app.domain.poker.terms import Movers
from app.domain.poker.view import moves_to_make, overview, seated_at
from tests.app.domain.poker.play import Play, refused

WITNESSES = ("Mme Le Goff", "M. Kerjean")


def by_hand(play: Play, *seats: tuple[str, int, int], **options: object) -> None:
    given = [SeatGiven(*seat) for seat in seats]
    play.do(drawing.decide_seats_by_hand, given, options.pop("witnesses", WITNESSES), **options)


def test_a_seat_is_for_who_is_checked_in() -> None:
    play = Play().fill(2, check_in=False)
    with refused(Code.CHECK_IN_REQUIRED):
        play.draw()
    play.fill(8).draw()
    assert (play.state.in_play, play.player("P1").table) == (8, None)


def test_f31_a_second_draw_is_refused_and_a_draw_is_one_fact() -> None:
    play = Play().fill(20).draw()
    assert sum(isinstance(fact, SeatsDrawn) for fact in play.facts) == 1
    with refused(Code.ALREADY_DRAWN):
        play.draw()


def test_a_seed_that_was_not_committed_to_is_no_seed() -> None:
    play = Play().fill(2)
    with pytest.raises(ValueError, match="committed"):
        drawing.decide_draw(play.state, Context(play.now, bytes(32), "next"))


def a_long_day() -> Play:
    play = Play(seats=5, late_levels=9, capacity=40).fill(13).draw().start()
    play.late("L1").late("L2").late("L3")
    for _ in range(11):
        play.out(seated_at(play.state, 1)[0]).balance()
    return play


def test_every_draw_of_a_day_is_computed_again_from_its_facts() -> None:
    play = a_long_day()
    verdicts = verify_draws(play.facts)
    assert {verdict.kind for verdict in verdicts} == {
        DrawKind.FIRST, DrawKind.LATE, DrawKind.BALANCE, DrawKind.FINAL_TABLE,
    }  # fmt: skip
    assert all(verdict.fair for verdict in verdicts)
    assert [verdict.number for verdict in verdicts] == list(range(1, len(verdicts) + 1))


def forged(facts: list[Fact], number: int, **changes: object) -> list[Fact]:
    at = [index for index, fact in enumerate(facts) if isinstance(fact, SeatsDrawn)][number]
    fact = facts[at]
    assert isinstance(fact, SeatsDrawn)
    return [*facts[:at], replace(fact, **changes), *facts[at + 1 :]]  # type: ignore[arg-type]


def test_seats_that_the_seed_does_not_give_are_found() -> None:
    play = Play().fill(6).draw()
    (draw,) = [fact for fact in play.facts if isinstance(fact, SeatsDrawn)]
    first, second, *rest = draw.given
    swapped = (replace(first, player=second.player), replace(second, player=first.player), *rest)
    assert [each.fair for each in verify_draws(forged(play.facts, 0, given=swapped))] == [False]


def test_a_seed_swapped_after_the_commitment_is_found() -> None:
    play, other = Play().fill(6).draw(), Play(salt="another").fill(6).draw()
    (draw,) = [fact for fact in other.facts if isinstance(fact, SeatsDrawn)]
    facts = [draw if isinstance(fact, SeatsDrawn) else fact for fact in play.facts]
    assert [each.fair for each in verify_draws(facts)] == [False]


def test_balancing_moves_two_of_twenty_four() -> None:
    play = Play().fill(27).draw().start()
    for player in seated_at(play.state, 1)[:3]:
        play.out(player)
    assert (moves_to_make(play.state).moves, overview(play.state).spread) == (2, 3)
    play.balance()
    assert (moves_to_make(play.state).moves, overview(play.state).spread) == (0, 0)
    assert play.do(drawing.decide_balance, play.context) == ()


def test_balancing_wants_a_draw_first() -> None:
    play = Play().fill(3)
    with refused(Code.NOT_DRAWN):
        play.balance()


def test_by_position_is_heeded_only_where_the_rules_say_so() -> None:
    for movers, heeded in ((Movers.BY_POSITION, True), (Movers.DRAWN, False)):
        play = Play(movers=movers).fill(18).draw().start()
        for player in seated_at(play.state, 1)[:2]:
            play.out(player)
        at_large = play.state.room().occupied[2]
        seat = max(at_large)
        (fact,) = play.do(drawing.decide_balance, play.context, [TableSeat(2, seat)])
        assert isinstance(fact, SeatsDrawn)
        assert bool(fact.next_big_blind) is heeded
        if heeded:
            assert fact.given[0].player == at_large[seat]
        assert all(each.fair for each in verify_draws(play.facts))


def test_f28_pinned_he_stays_until_he_is_not() -> None:
    play = Play().fill(18).draw().start()
    table = play.player("P1").table
    play.do(drawing.decide_pin, "P1")
    for player in [each for each in seated_at(play.state, 3 - (table or 0)) if each != "P1"][:6]:
        play.out(player)
    play.balance()
    assert play.player("P1").table == table
    play.do(drawing.decide_pin, "P1", pinned=False)
    assert not play.state.players["P1"].pinned


def test_a_draw_by_hand_wants_two_witnesses() -> None:
    play = Play().fill(2)
    for witnesses in ((), ("Mme Le Goff",), ("Mme Le Goff", "Mme Le Goff"), ("Mme Le Goff", " ")):
        with refused(Code.WITNESSES_REQUIRED):
            by_hand(play, ("P1", 1, 1), ("P2", 1, 2), witnesses=witnesses)


def test_a_draw_by_hand_is_checked_like_any_other() -> None:
    play = Play(seats=4).fill(5).register("Q")
    right = [("P1", 1, 1), ("P2", 1, 2), ("P3", 1, 3), ("P4", 2, 1), ("P5", 2, 4)]
    for wrong in (
        [*right[:4], ("P5", 2, 1)],  # a seat given twice
        [*right[:4], ("P4", 2, 2)],  # a player given two
        right[:4],  # one left standing
        [*right[:4], ("P5", 1, 4)],  # four and one
        [*right[:4], ("P5", 3, 4)],  # a table too many
        [*right[:4], ("P5", 2, 5)],  # beyond the table
        [*right, ("Q", 2, 2)],  # not checked in
    ):
        with refused(Code.SEATS_INVALID):
            by_hand(play, *wrong)
    by_hand(play, *right, breaking=(2, 1))
    assert (overview(play.state).chips_in_play, play.state.breaking) == (50_000, (2, 1))
    assert [(each.by_hand, each.fair) for each in verify_draws(play.facts)] == [(True, True)]
    play.start()
    with refused(Code.ALREADY_DRAWN):
        play.draw()


def test_moves_made_by_hand_break_the_table_that_they_empty() -> None:
    play = Play(seats=4).fill(5)
    by_hand(play, ("P1", 1, 1), ("P2", 1, 2), ("P3", 1, 3), ("P4", 2, 1), ("P5", 2, 4))
    play.start().out("P3")
    play.do(drawing.decide_pin, "P1")
    with refused(Code.SEATS_INVALID):
        by_hand(play, ("P1", 2, 2), ("P2", 2, 3))
    by_hand(play, ("P4", 1, 3), ("P5", 1, 4))
    assert (play.state.tables, play.state.breaking) == ((1,), (1,))
    assert fold(play.facts) == play.state
