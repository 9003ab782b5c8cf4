"""The drawer without Qt: what is expected, what was counted, and why they differ."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.values import Money
from tests.app.services.kit import PIN
from tests.ui.pages.seated import Seat, seated
from ui.pages.drawer.found import find
from ui.pages.drawer.presenter import DrawerPresenter, Mode


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101)
        yield seat


@pytest.fixture
def held(seat: Seat) -> DrawerPresenter:
    held = DrawerPresenter(seat.context.desk)
    held.show(find(seat.context.desk))
    return held


def test_expected_is_the_float_plus_what_came_less_what_went(seat: Seat, held: DrawerPresenter) -> None:
    """F14."""
    seat.counter.sell(101, stake="20")
    held.go(Mode.CASH_OUT)
    held.tally.typed, held.reason = Money.euros(50), "Plafond atteint"
    assert held.moving()().balance == Money.euros(70)
    held.show(find(seat.context.desk))
    assert held.found.expected == Money.euros(70)


def test_an_open_drawer_is_shown_open_and_named(held: DrawerPresenter) -> None:
    assert (held.mode, held.found.opened_by, held.is_own) == (Mode.OPEN, "Anna", True)


def test_a_difference_asks_for_a_reason_and_is_recorded(seat: Seat, held: DrawerPresenter) -> None:
    """F15."""
    held.go(Mode.COUNTING)
    held.tally.pieces = {Money.euros(50): 1, Money.euros(20): 2, Money(50): 19}
    assert held.difference == -Money(50)
    assert held.needs_reason
    held.reason = "Inexpliqué"
    closed = held.closing()()
    held.show_closed(closed)
    assert (closed.difference, held.mode) == (-Money(50), Mode.DONE)
    seat.counter.assert_whole()


def test_a_count_that_tallies_needs_no_reason(held: DrawerPresenter) -> None:
    held.go(Mode.COUNTING)
    held.tally.pieces = {Money.euros(100): 1}
    assert not held.needs_reason


def test_paid_tickets_are_counted_for_the_closing(seat: Seat, held: DrawerPresenter) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    seat.counter.pay(ticket)
    held.show(find(seat.context.desk))
    assert held.found.paid_tickets == 1


def test_a_colleagues_drawer_closes_on_a_supervisors_word_alone(seat: Seat) -> None:
    """F63."""
    seat.sit("boris")
    held = DrawerPresenter(seat.context.desk)
    held.show(find(seat.context.desk))
    assert not held.is_own
    held.go(Mode.COUNTING)
    held.tally.typed, held.reason = Money.euros(100), "Fin de service"
    assert held.needs_reason
    with pytest.raises(Refused) as refusal:
        held.closing()()
    assert refusal.value.code is Code.NOT_ALLOWED
    assert held.word_for is Act.FORCE_CLOSE_SHIFT
    assert [each.id for each in held.asking.givers(Act.FORCE_CLOSE_SHIFT)()] == ["clara", "diane"]
    held.asking.end()
    word, closed = held.asking.approved_closing(held.count, "clara", "0000")()
    assert (word.approval, closed) == (None, None)
    _, closed = held.asking.approved_closing(held.count, "clara", PIN)()
    assert closed is not None
    assert closed.difference == Money.ZERO


def test_a_drawer_is_handed_over_on_the_code_of_who_takes_it_and_on_no_wrong_one(
    seat: Seat, held: DrawerPresenter
) -> None:
    held.go(Mode.HANDING_OVER)
    held.tally.typed = Money.euros(100)
    assert (held.word_for, held.needs_reason) == (Act.HAND_OVER_SHIFT, False)
    assert [each.id for each in held.asking.givers(Act.HAND_OVER_SHIFT)()] == ["boris"]
    word, handed = held.asking.handing_over(held.count, held.tally.counted, "boris", "0000")()
    assert (word.approval, handed) == (None, None)
    _, handed = held.asking.handing_over(held.count, held.tally.counted, "boris", PIN)()
    assert handed is not None
    held.show(find(seat.context.desk))
    assert (held.found.opened_by, held.is_own) == ("Boris", False)


def test_a_drawer_closed_elsewhere_turns_the_page_to_opening(seat: Seat, held: DrawerPresenter) -> None:
    held.go(Mode.COUNTING)
    seat.counter.close("100")
    held.show(find(seat.context.desk))
    assert held.mode is Mode.CLOSED


def test_the_float_is_counted_or_typed(seat: Seat, held: DrawerPresenter) -> None:
    seat.counter.close("100")
    held.show(find(seat.context.desk))
    held.tally.pieces = {Money.euros(20): 5, Money(5): 10}
    assert held.tally.counted == Money(10050)
    held.tally.typed = Money.euros(300)
    assert held.asking.opening(held.tally.counted)().float == Money.euros(300)
