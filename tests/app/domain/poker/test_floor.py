import pytest

from app.domain.errors import Code
from app.domain.poker import creation, floor
from app.domain.poker.facts import Override, TournamentStarted
from tests.app.domain.poker.play import Play, refused


def room_of(tables: int) -> Play:
    return Play(seats=2, capacity=50).fill(2 * tables).draw()


def watch(play: Play, *tables: range) -> Play:
    play.do(floor.decide_chiefs, {f"Chef {n}": each for n, each in enumerate(tables)})
    return play


@pytest.mark.parametrize(
    ("tables", "watches", "problems"),
    [
        (1, [], [Code.CHIEF_MISSING]),
        (1, [range(1, 2)], []),
        (2, [range(1, 2), range(2, 3)], [Code.CHIEF_TOO_FEW]),
        (10, [range(1, 11)], []),
        (11, [range(1, 12)], [Code.CHIEF_TOO_MANY]),
        (11, [range(1, 11), range(11, 12)], [Code.CHIEF_TOO_FEW]),
        (4, [range(1, 5, 2), range(2, 5, 2)], [Code.CHIEF_NOT_ADJACENT]),
        (4, [range(1, 3)], [Code.CHIEF_MISSING]),
        (4, [range(1, 5), range(20, 24)], []),
    ],
)
def test_each_chief_watches_two_to_ten_neighbouring_tables(
    tables: int, watches: list[range], problems: list[Code]
) -> None:
    assert list(floor.chief_problems(watch(room_of(tables), *watches).state)) == problems


def test_the_tables_outside_the_rule_are_named() -> None:
    problems = floor.chief_problems(watch(room_of(5), range(1, 4), range(5, 6)).state)
    assert problems == {Code.CHIEF_MISSING: (4,), Code.CHIEF_TOO_FEW: (5,)}


def test_a_table_that_broke_leaves_its_neighbours_adjacent() -> None:
    play = watch(room_of(3), range(1, 4)).start()
    broken = play.state.breaking[0]
    for player in [each for each in play.state.seated() if play.player(each).table == broken]:
        play.out(player)
    play.balance()
    left = [table for table in (1, 2, 3) if table != broken]
    play.do(floor.decide_chiefs, {"Chef": left})
    assert floor.chief_problems(play.state) == {}


def start(play: Play, override: Override | None = None) -> None:
    play.do(floor.decide_start, play.context, override)


def test_a_start_is_refused_for_notices_before_chiefs() -> None:
    play = Play(elsewhere=False).fill(3)
    with refused(Code.NOT_DRAWN):
        start(play)
    play.draw()
    with refused(Code.NOTICE_MISSING) as why:
        start(play)
    assert why.value.details["problems"] == {Code.CHIEF_MISSING: (1,)}, "the other fault is told with it"
    with refused(Code.CHIEF_MISSING):
        start(Play(elsewhere=True).fill(3).draw())


def test_the_casino_directors_word_covers_both_and_is_kept_with_its_reason() -> None:
    play = Play(elsewhere=False).fill(3).draw()
    with refused(Code.REASON_REQUIRED):
        start(play, Override("director", " "))
    start(play, Override("director", "accord écrit du service central"))
    fact = play.facts[-1]
    assert isinstance(fact, TournamentStarted)
    assert fact.override == Override(
        "director", "accord écrit du service central", ("notice_missing", "chief_missing")
    )


def test_a_tournament_starts_once_and_not_after_a_cancellation() -> None:
    play = Play().fill(3).draw().start()
    with refused(Code.ALREADY_STARTED):
        start(play)
    cancelled = Play().fill(3).draw()
    cancelled.do(creation.decide_cancel, "incendie")
    with refused(Code.STOPPED):
        start(cancelled)
