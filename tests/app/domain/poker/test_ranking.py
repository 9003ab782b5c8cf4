from typing import Any

from app.domain.poker import play as acts
from app.domain.poker.ranking import bubble_at, on_the_bubble
from app.domain.poker.view import seated_at
from tests.app.domain.poker.play import Play


def started(players: int = 10, **changes: Any) -> Play:
    return Play(**({"seats": 10} | changes)).fill(players).draw().start()


def test_more_chips_at_the_start_of_the_hand_rank_higher() -> None:
    play = started().out("P8", "P9", stacks={"P8": 3000, "P9": 5000})
    assert (play.place("P9"), play.place("P8")) == ("9", "10")


def test_equal_stacks_share_their_places() -> None:
    play = started().out("P5", "P6", "P7", stacks={"P5": 2000, "P6": 4500, "P7": 2000})
    assert [play.place(each) for each in ("P5", "P6", "P7")] == ["9-10", "8", "9-10"]


def test_out_in_one_hand_without_stacks_they_tie() -> None:
    play = started().out("P1", "P2")
    assert play.place("P1") == play.place("P2") == "9-10"


def test_one_by_one_each_has_a_hand_of_his_own() -> None:
    play = started().out("P1", "P2", "P3", one_by_one=True)
    assert [play.place(each) for each in ("P1", "P2", "P3")] == ["10", "9", "8"]


def test_hand_for_hand_different_tables_tie_whatever_the_stacks() -> None:
    play = started(18, seats=9)
    here, there = seated_at(play.state, 1), seated_at(play.state, 2)
    play.out(here[0], there[0], stacks={here[0]: 5000, there[0]: 2000}, hand_for_hand=True)
    assert play.place(here[0]) == play.place(there[0]) == "17-18"


def test_hand_for_hand_one_table_goes_by_stacks() -> None:
    play = started()
    play.out("P1", "P2", stacks={"P1": 5000, "P2": 2000}, hand_for_hand=True)
    assert (play.place("P1"), play.place("P2")) == ("9", "10")


def test_hand_for_hand_the_best_of_each_table_tie() -> None:
    play = started(18, seats=9)
    here, there = seated_at(play.state, 1), seated_at(play.state, 2)
    stacks = {here[0]: 5000, here[1]: 100, there[0]: 2000}
    play.out(*stacks, stacks=stacks, hand_for_hand=True)
    assert play.place(here[0]) == play.place(there[0]) == "16-17"
    assert play.place(here[1]) == "18"


def test_a_re_entry_strikes_the_earlier_bust() -> None:
    play = started(reentry=True, first_part_levels=3).out("P10").out("P9").back("P10")
    assert (play.place("P10"), play.place("P9")) == (None, "10")
    play.out("P8").out("P10")
    assert [play.place(each) for each in ("P9", "P8", "P10")] == ["10", "9", "8"]


def test_a_late_entry_moves_earlier_busts_down() -> None:
    play = started(4, late_levels=1).out("P4")
    assert play.place("P4") == "4"
    play.late("L")
    assert play.place("P4") == "5"


def test_those_out_before_an_expelled_player_move_up() -> None:
    play = started(6).out("P6").out("P5")
    play.do(acts.decide_expel, "P4", None, "tricherie", 10_000)
    assert (play.place("P6"), play.place("P5"), play.place("P4")) == ("5", "4", None)


def test_f19_six_players_three_paid_the_bubble_is_at_four_left() -> None:
    play = started(6).prizes("300", "200", "76")
    assert bubble_at(play.state) == 4
    play.out("P6")
    assert not on_the_bubble(play.state)
    play.out("P5")
    assert on_the_bubble(play.state)
    play.out("P4")
    assert not on_the_bubble(play.state)
    assert bubble_at(started().state) is None
