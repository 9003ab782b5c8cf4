"""Tables given to floor chiefs by touch: to operators, and to names that are written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.demo.founding import tournament_terms
from app.domain.errors import Code
from app.domain.house.rights import Operator, Role
from app.domain.poker.state import Tournament
from app.services.poker.papers import Paper, PaperAsked, page
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import evening
from ui.pages.director.watch.presenter import WatchPresenter

CLARA = Operator("clara", "Clara Vasseur", frozenset({Role.CHIEF}))
BORIS = Operator("boris", "Boris Kern", frozenset({Role.CHIEF}))


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("diane") as seat:
        yield seat


@pytest.fixture
def presenter(seat: Seat) -> WatchPresenter:
    """Six tables to come, before the draw."""
    presenter = WatchPresenter(seat.context.desk)
    presenter.watchers = (CLARA, BORIS)
    terms = replace(tournament_terms(), capacity=54, seats=9)
    presenter.begin(Tournament("0009", terms, "commitment"))
    return presenter


def test_a_table_that_is_touched_goes_to_the_chief_in_hand_and_back(presenter: WatchPresenter) -> None:
    presenter.touch(1)
    assert presenter.watch() == {}
    presenter.choose("clara")
    for table in (1, 2, 3):
        presenter.touch(table)
    presenter.choose("boris")
    presenter.touch(3)
    assert presenter.watch() == {"clara": (1, 2), "boris": (3,)}
    presenter.touch(3)
    assert presenter.watch() == {"clara": (1, 2)}


def test_what_refuses_the_start_is_told_while_tables_are_given(presenter: WatchPresenter) -> None:
    presenter.choose("clara")
    for table in (1, 2, 4):
        presenter.touch(table)
    presenter.choose("boris")
    presenter.touch(3)
    assert presenter.problems() == {
        Code.CHIEF_MISSING: (5, 6),
        Code.CHIEF_TOO_FEW: (3,),
        Code.CHIEF_NOT_ADJACENT: (1, 2, 4),
    }
    presenter.share()
    assert presenter.problems() == {}
    assert presenter.watch() == {"clara": (1, 2, 3), "boris": (4, 5, 6)}


def test_a_name_is_written_only_for_who_is_no_operator(presenter: WatchPresenter) -> None:
    chosen = []
    for name in ("  ", "boris  KERN", "Léon  Extra", "Léon Extra"):
        presenter.write(name)
        chosen.append(presenter.chosen)
    assert chosen == [None, "boris", "Léon Extra", "Léon Extra"]
    assert presenter.written == ["Léon Extra"]


def test_who_was_written_down_stands_on_the_table_plan(seat: Seat) -> None:
    played = evening(seat, 20)
    played.draw()
    presenter = WatchPresenter(seat.context.desk)
    presenter.watchers = presenter.load()
    presenter.begin(played.state())
    presenter.write("Léon Extra")
    for table in presenter.tables:
        presenter.touch(table)
    changed = [presenter.is_changed]
    presenter.record(seat.context.desk.origin())
    presenter.renew(played.state())
    changed.append(presenter.is_changed)
    assert changed == [True, False]
    plan = page(
        seat.counter.house, seat.context.desk.origin(), PaperAsked(Paper.TABLE_PLAN, played.tournament)
    )
    assert str(plan).count("Léon Extra") == len(presenter.tables)
