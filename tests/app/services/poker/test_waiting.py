"""Who waits, whose place is held and until when, who has not paid (POKER P3)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from app.services.poker.desk import AtDesk, withdraw
from app.services.poker.waiting import (
    AskPast,
    AskWaiting,
    PassedOn,
    PassOn,
    WaitingRoom,
    pass_on,
    past,
    waiting,
)
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening, newcomer


@pytest.fixture
def evening(counter: Counter) -> Evening:
    return Evening(counter).open(capacity=2)


def room(evening: Evening) -> WaitingRoom:
    counter: Counter = evening.counter
    return waiting(counter.house, counter.by("anna"), AskWaiting(evening.tournament))


def later(evening: Evening, minutes: int) -> None:
    clock = evening.counter.clock
    clock.set(clock.now() + timedelta(minutes=minutes))


def test_a_freed_place_is_held_for_the_first_from_the_instant_it_was_freed(evening: Evening) -> None:
    first = evening.pre_register(newcomer("Aubry"))
    evening.pre_register(newcomer("Bérard"))
    waits = [evening.pre_register(newcomer(name), waiting=True) for name in ("Caron", "Delmas")]
    before = room(evening)
    assert [each.player for each in before.waiting] == waits
    assert [each.person.surname for each in before.unpaid] == ["Aubry", "Bérard"]
    assert not any(each.held_until for each in before.waiting)
    later(evening, 5)
    counter = evening.counter
    withdraw(counter.house, counter.by("anna"), AtDesk(evening.tournament, first))
    freed = counter.clock.now()
    later(evening, 7)
    caron, delmas = room(evening).waiting
    assert (caron.offered_at, delmas.offered_at) == (freed, None)
    assert caron.held_until is not None
    assert not caron.is_past(caron.held_until)
    assert caron.is_past(caron.held_until + timedelta(seconds=1))


def test_who_gives_way_leaves_the_place_to_the_next_for_a_whole_time(evening: Evening) -> None:
    first = evening.pre_register(newcomer("Aubry"))
    evening.register(newcomer("Bérard"))
    caron, delmas = (evening.pre_register(newcomer(name), waiting=True) for name in ("Caron", "Delmas"))
    counter = evening.counter
    withdraw(counter.house, counter.by("anna"), AtDesk(evening.tournament, first))
    later(evening, 30)
    passed_on = withdraw(counter.house, counter.by("anna"), AtDesk(evening.tournament, caron))
    assert passed_on.offered_to == delmas
    [left] = room(evening).waiting
    assert (left.player, left.position, left.offered_at) == (delmas, 1, counter.clock.now())


def test_a_place_held_in_vain_passes_on_once_its_time_is_over(evening: Evening) -> None:
    first = evening.pre_register(newcomer("Aubry"))
    evening.register(newcomer("Bérard"))
    caron, delmas = (evening.pre_register(newcomer(name), waiting=True) for name in ("Caron", "Delmas"))
    counter, command = evening.counter, PassOn(evening.tournament)
    withdraw(counter.house, counter.by("anna"), AtDesk(evening.tournament, first))
    later(evening, 20)
    assert not past(counter.house, counter.by("anna"), AskPast()), "to the second"
    later(evening, 1)
    assert past(counter.house, counter.by("anna"), AskPast()) == {evening.tournament: (caron,)}
    assert pass_on(counter.house, counter.by("anna"), command) == PassedOn((caron,), (delmas,))
    [left] = room(evening).waiting
    assert (left.player, left.offered_at) == (delmas, counter.clock.now())
    assert pass_on(counter.house, counter.by("anna"), command) == PassedOn((), ())
    assert counter.last().act == "withdraw"


def test_a_tournament_that_nobody_asked_for_has_all_its_places(evening: Evening) -> None:
    empty = room(evening)
    assert (empty.waiting, empty.unpaid, empty.free) == ((), (), 2)
