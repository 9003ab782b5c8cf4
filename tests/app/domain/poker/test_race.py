from app.domain.errors import Code
from app.domain.poker import race
from app.domain.poker.drawing import verify_draws
from app.domain.poker.facts import ChipsRaced
from tests.app.domain.poker.play import Play, refused


def raced(play: Play, odd: dict[str, int], last: tuple[str, ...] = ()) -> ChipsRaced:
    (fact,) = play.do(race.decide_chip_race, 1, 25, 100, odd, play.context, last_chips=last)
    assert isinstance(fact, ChipsRaced)
    return fact


def test_odd_chips_are_raced_off_one_large_chip_to_a_player_at_most() -> None:
    play = Play().fill(4).draw().start()
    fact = raced(play, {"P1": 3, "P2": 3, "P3": 1, "P4": 1})
    assert len(fact.won) == len(set(fact.won)) == 2
    assert fact.change == 0
    assert play.state.chips_in_play == 40_000
    assert sum(player.stack for player in play.state.players.values()) == 40_000


def test_what_makes_no_large_chip_is_removed() -> None:
    play = Play().fill(2).draw().start()
    fact = raced(play, {"P1": 3, "P2": 2})
    assert (len(fact.won), fact.change) == (1, -25)
    assert play.state.chips_in_play == 19_975


def test_nobody_is_raced_out_of_play() -> None:
    play = Play().fill(3).draw().start()
    fact = raced(play, {"P1": 1}, last=("P1",))
    assert (fact.won, fact.change) == (("P1",), 75)


def test_a_race_is_a_draw_like_any_other() -> None:
    play = Play().fill(4).draw().start()
    raced(play, {"P1": 3, "P2": 3, "P3": 1, "P4": 1})
    assert [(each.kind, each.fair) for each in verify_draws(play.facts)] == [
        ("first", True),
        ("chip_race", True),
    ]


def test_what_makes_no_race_is_refused() -> None:
    play = Play().fill(2).register("Q").draw().start()
    with refused(Code.NOT_IN_PLAY):
        raced(play, {"Q": 1})
    for odd in ({}, {"P1": 4}):
        with refused(Code.UNKNOWN):
            raced(play, odd)
    with refused(Code.UNKNOWN):
        play.do(race.decide_chip_race, 1, 75, 100, {"P1": 1}, play.context)
