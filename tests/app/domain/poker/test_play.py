from datetime import timedelta
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from app.domain.errors import Code
from app.domain.poker import creation
from app.domain.poker import play as acts
from app.domain.poker.facts import RulingLogged
from app.domain.poker.fold import fold
from app.domain.poker.ranking import places
from app.domain.poker.sales import decide_rebuy
from app.domain.poker.terms import Format, RebuyTerms
from app.domain.poker.view import overview, seated_at
from tests.app.domain.poker.play import Play, euros, refused


def started(players: int = 6, **changes: Any) -> Play:
    return Play(**changes).fill(players).draw().start()


def undo(play: Play, player: str) -> None:
    play.do(acts.decide_undo_elimination, player)


def expel(play: Play, player: str, stack: int | None = None) -> None:
    play.do(acts.decide_expel, player, None, "cartes marquées", stack)


def count(play: Play, table: int, total: int | None = None, **stacks: int) -> acts.CountView:
    play.do(acts.decide_chip_count, table, stacks, total)
    return acts.view_count(play.state)


def test_only_players_in_play_are_eliminated_and_one_is_always_left() -> None:
    play = Play().fill(2).draw()
    with refused(Code.NOT_STARTED):
        play.out("P1")
    play.start()
    with refused(Code.NOT_IN_PLAY):
        play.out("nobody")
    with refused(Code.STILL_IN_PLAY):
        play.out("P1", "P2")
    play.out("P1")
    with refused(Code.NOT_IN_PLAY):
        play.out("P1")


def test_an_undo_gives_seat_stack_and_place_back() -> None:
    play = started()
    before, chips = play.player("P4"), play.state.chips_in_play
    play.out("P4", stacks={"P4": 3100})
    assert (play.place("P4"), play.player("P4").table) == ("6", None)
    undo(play, "P4")
    after = play.player("P4")
    assert (after.table, after.seat, after.stack, after.place) == (before.table, before.seat, 3100, None)
    assert play.state.chips_in_play == chips
    assert overview(play.state).seats_valid


def test_eliminations_are_undone_last_one_first() -> None:
    play = started().out("P6").out("P5")
    with refused(Code.LATER_FACT) as caught:
        undo(play, "P6")
    assert caught.value.details["fact"] == "PlayersEliminated"
    undo(play, "P5")
    undo(play, "P6")
    assert play.state.in_play == 6


def test_of_a_hand_that_took_two_each_can_be_brought_back() -> None:
    play = started().out("P5", "P6", stacks={"P5": 900, "P6": 500})
    undo(play, "P6")
    assert play.place("P5") == "6"
    undo(play, "P5")
    assert places(play.state) == {}


def test_f22_a_player_whose_seat_may_be_taken_is_not_brought_back() -> None:
    """The later fact is named, nothing clashes."""
    play = started(10, late_levels=1)
    out = seated_at(play.state, 1)[0]
    play.out(out).late("L")
    with refused(Code.LATER_FACT) as caught:
        undo(play, out)
    assert caught.value.details["fact"] == "SeatsDrawn"
    assert overview(play.state).seats_valid


def test_re_entries_expulsions_and_the_end_hold_an_elimination_fast() -> None:
    play = started(6, reentry=True, first_part_levels=2).out("P6").out("P5").back("P6")
    with refused(Code.LATER_FACT):
        undo(play, "P5")
    play.out("P4")
    expel(play, "P3", 9000)
    with refused(Code.LATER_FACT) as caught:
        undo(play, "P4")
    assert caught.value.details["fact"] == "PlayerExpelled"
    play.out("P6").out("P2").finish()
    with refused(Code.LATER_FACT) as caught:
        undo(play, "P2")
    assert caught.value.details["fact"] == "TournamentFinished"
    with refused(Code.LATER_FACT):
        undo(play, "P1")


def test_there_is_nothing_to_undo_for_who_is_in_play_or_never_was() -> None:
    play = Play().register("Q").fill(2).draw().start()
    with refused(Code.STILL_IN_PLAY):
        undo(play, "P1")
    with refused(Code.NOT_IN_PLAY):
        undo(play, "Q")
    with refused(Code.UNKNOWN):
        undo(play, "nobody")


def test_an_expelled_player_takes_his_stack_out_of_play_and_has_no_place() -> None:
    play = started().out("P6")
    with refused(Code.REASON_REQUIRED):
        play.do(acts.decide_expel, "P5", None, "", 12_000)
    expel(play, "P5", 12_000)
    after = overview(play.state)
    assert (after.in_play, after.chips_in_play, after.average) == (4, 48_000, 12_000)
    assert (play.player("P5").state, play.place("P5"), play.place("P6")) == ("expelled", None, "5")
    with refused(Code.NOT_IN_PLAY):
        expel(play, "P5")


def test_expelled_for_a_time_he_keeps_seat_and_stack() -> None:
    play = started()
    until = play.now + timedelta(hours=1)
    before = play.player("P4")
    play.do(acts.decide_expel, "P4", until, "injures")
    assert play.player("P4") == before
    assert play.state.players["P4"].suspended_until == until
    assert play.state.chips_in_play == 60_000


def test_a_no_show_is_put_out_of_play_once_entries_are_closed() -> None:
    play = started(4, late_levels=1)
    with refused(Code.ENTRIES_OPEN):
        play.do(acts.decide_no_show, "P4", play.context)
    play.level(2).do(acts.decide_no_show, "P4", play.context, 8500)
    assert (play.place("P4"), play.state.chips_in_play) == ("4", 31_500)


def test_chips_counted_are_compared_with_chips_sold() -> None:
    rebuys = RebuyTerms(euros("100"), 8000)
    play = started(4, format=Format.REBUY, first_part_levels=2, rebuy=rebuys)
    play.do(decide_rebuy, "P1", play.context)
    view = count(play, 1, P1=18_000, P2=11_500, P3=8400, P4=10_000)
    assert (view.in_play, view.counted, view.difference, view.explained_by) == (48_000, 47_900, -100, (1,))
    view = count(play, 1, P1=18_000, P2=11_500, P3=8500, P4=10_000)
    assert (view.difference, view.explained_by) == (0, ())
    assert play.player("P2").stack == 11_500


def test_a_difference_waits_for_every_table_and_names_those_that_explain_it() -> None:
    play = started(12)
    view = count(play, 1, 60_500)
    assert (view.counted, view.difference, view.uncounted) == (60_500, None, (2,))
    view = count(play, 2, 60_000)
    assert (view.difference, view.explained_by) == (500, (1,))


def test_after_a_move_only_a_new_count_says_what_lies_on_a_table() -> None:
    play = started(18)
    for player in seated_at(play.state, 1)[:2]:
        play.out(player)
    play.balance()
    assert play.state.ledger == {}
    count(play, 1, 81_000)
    assert count(play, 2, 99_000).difference == 0
    assert count(play, 2, 98_900).explained_by == (2,)


def test_what_a_count_refuses() -> None:
    play = started(12)
    elsewhere = seated_at(play.state, 2)[0]
    with refused(Code.NOT_IN_PLAY):
        count(play, 1, **{elsewhere: 10_000})
    with refused(Code.UNKNOWN):
        count(play, 3, 10_000)
    with refused(Code.UNKNOWN):
        count(play, 1)
    with refused(Code.UNKNOWN):
        count(play, 1, -1)


def test_f21_a_table_that_closed_counts_no_longer() -> None:
    play = started(15, seats=5)
    for table in (1, 2, 3):
        count(play, table, 50_000)
    for player in seated_at(play.state, 1):
        play.out(player)
    play.balance()
    (closed,) = {1, 2, 3} - set(play.state.tables)
    view = acts.view_count(play.state)
    assert (view.counted, view.in_play, view.uncounted) == (100_000, 150_000, ())
    assert closed not in play.state.counts


def test_f21_seats_of_the_eliminated_are_free_again() -> None:
    play = started(10, seats=5, late_levels=1)
    for table in (1, 2):
        play.out(seated_at(play.state, table)[0])
    play.late("L").late("M")
    after = overview(play.state)
    assert (after.tables, after.in_play, after.spread, after.seats_valid) == (2, 10, 0, True)


def test_rulings_are_logged_with_words() -> None:
    play = started()
    play.do(acts.decide_ruling, "avertissement", "P1", 1)
    assert play.facts[-1] == RulingLogged("avertissement", "P1", 1)
    with refused(Code.REASON_REQUIRED):
        play.do(acts.decide_ruling, " ")


def test_the_tournament_ends_when_one_player_is_left() -> None:
    play = started(3)
    with refused(Code.NOT_FINISHED):
        play.finish()
    play.out("P3").out("P2").finish()
    assert [(each.player, each.place) for each in play.state.finish.ranking] == [  # type: ignore[union-attr]
        ("P1", 1),
        ("P2", 2),
        ("P3", 3),
    ]
    assert play.place("P1") == "1"
    assert play.state.clock_view(play.now).state == "ended"
    with refused(Code.ALREADY_FINISHED):
        play.finish()
    with refused(Code.NOT_IN_PLAY):
        play.out("P1")


def test_where_the_last_player_is_expelled_who_was_out_before_him_has_the_first_place() -> None:
    play = started(3).prizes("200", "58", "30").out("P3").out("P2")
    assert play.pay_prize("P2").amount == euros("58")
    play.do(acts.decide_expel, "P1", None, "triche", 30_000)
    play.finish()
    assert play.state.finish is not None
    assert play.state.finish.winner == "P2"
    assert [play.place(player) for player in ("P1", "P2", "P3")] == [None, "1", "2"]
    assert play.pay_prize("P2").amount == euros("142"), "the rest of what the first place wins"


def test_several_who_move_up_share_the_first_place_and_nobody_is_no_winner() -> None:
    tied, alone = started(3).out("P2", "P3"), started(1)
    for play in (tied, alone):
        play.do(acts.decide_expel, "P1", None, "triche", 0)
    tied.finish()
    assert tied.state.finish is not None
    assert (tied.state.finish.winner, tied.place("P2")) == ("", "1-2")
    with refused(Code.NOT_FINISHED):
        alone.finish()


def test_nothing_is_played_after_a_stop() -> None:
    play = started().out("P6")
    play.do(creation.decide_stop, "incendie", play.context)
    with refused(Code.STOPPED):
        play.out("P1")
    with refused(Code.STOPPED):
        undo(play, "P6")
    with refused(Code.STOPPED):
        play.balance()


@given(st.data())
def test_whatever_happens_seats_are_valid_and_chips_are_all_there(data: st.DataObject) -> None:
    play = Play(
        seats=4, late_levels=20, reentry=True, first_part_levels=20, salt=str(data.draw(st.integers(0, 9)))
    )
    play.fill(data.draw(st.integers(5, 14))).draw().start()
    given = play.state.in_play * 10_000
    for step in range(data.draw(st.integers(1, 14))):
        act = data.draw(st.sampled_from(["out", "undo", "late", "back", "balance"]))
        alive, out = sorted(play.state.seated()), sorted(places(play.state))
        if act == "out" and len(alive) > 1:
            play.out(data.draw(st.sampled_from(alive)))
        elif act == "undo" and play.state.undoable:
            undo(play, play.state.undoable[-1][0])
        elif act == "late":
            play.late(f"L{step}")
            given += 10_000
        elif act == "back" and any(not play.state.players[each].reentered for each in out):
            play.back(next(each for each in out if not play.state.players[each].reentered))
            given += 10_000
        else:
            play.balance()
            assert play.state.room().spread <= 1
        assert play.state.seats_valid()
    assert play.state.chips_in_play == given
    taken = sorted(place.first for place in places(play.state).values())
    assert taken == list(range(play.state.in_play + 1, play.state.in_play + 1 + len(taken)))
    assert fold(play.facts) == play.state
