"""The waiting list as the desk works it: called, registered, passed over; pre-registrations taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.services.poker.desk import AtDesk, withdraw
from tests.app.services.kit import PIN
from tests.app.services.poker.evening import Evening, newcomer
from tests.ui.pages.desk_kit import Hand, evening_seat
from tests.ui.pages.seated import Seat
from ui.pages.waiting.page import WaitingPage
from ui.pages.waiting.presenter import Shown
from ui.words import Language, Words

Check = Callable[[QWidget], None]
NARROW, WIDE = QSize(936, 656), QSize(1270, 656)


@pytest.fixture
def desk() -> Iterator[tuple[Seat, Evening]]:
    """Two places held and unpaid, two who wait; the first place has just been freed."""
    with evening_seat(capacity=2) as (seat, evening):
        held = [evening.pre_register(newcomer(name)) for name in ("Aubry", "Bérard")]
        for name in ("Caron", "Delmas-Fontanel de Roquebrune"):
            evening.pre_register(newcomer(name), waiting=True)
        counter = evening.counter
        withdraw(counter.house, counter.by("anna"), AtDesk(evening.tournament, held[0]))
        yield seat, evening


@pytest.fixture
def seat(desk: tuple[Seat, Evening]) -> Seat:
    return desk[0]


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> WaitingPage:
    return opened(qtbot, seat)


def opened(qtbot: QtBot, seat: Seat, size: QSize | None = None) -> WaitingPage:
    page = WaitingPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(size or QSize(1270, 656))
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


def names(page: WaitingPage) -> list[str]:
    return [each.text() for each in page.view.rows.by_key.values()]


def test_the_first_is_called_and_registered_in_two_touches(
    qtbot: QtBot, seat: Seat, page: WaitingPage
) -> None:
    hand = Hand(qtbot, seat, page.view)
    assert seat.gone.badges["waiting"] == 1
    player, row = next(iter(page.view.rows.by_key.items()))
    assert "À appeler" in row.accessibleName()
    hand.touch(row)
    hand.touch(page.view.primary)
    assert seat.gone.to == [("registration", player)]
    assert hand.touches == 2


def test_who_only_waits_is_told_that_no_place_is_his(qtbot: QtBot, seat: Seat, page: WaitingPage) -> None:
    Hand(qtbot, seat, page.view).touch(list(page.view.rows.by_key.values())[1])
    assert not page.view.primary.isEnabled()
    assert "Aucune place" in page.view.primary.why_disabled


def test_who_lets_his_time_pass_gives_way_to_the_next(qtbot: QtBot, seat: Seat, page: WaitingPage) -> None:
    hand = Hand(qtbot, seat, page.view)
    clock = seat.counter.clock
    clock.set(clock.now() + timedelta(minutes=21))
    hand.touch(next(iter(page.view.rows.by_key.values())))
    assert page.view.take_off.text() == "Passer au suivant"
    hand.touch(page.view.take_off)
    assert names(page)[0] == "1 · Claude Caron"
    hand.touch(page.view.primary)
    assert names(page) == ["1 · Claude Delmas-Fontanel de Roquebrune"]
    assert page.view.done.isVisible()


def test_taking_off_is_asked_twice_and_taken_back_by_the_keyboard(
    qtbot: QtBot, seat: Seat, page: WaitingPage
) -> None:
    hand = Hand(qtbot, seat, page.view)
    hand.press(Qt.Key.Key_Down)
    assert page.presenter.chosen is not None
    hand.touch(page.view.take_off)
    hand.press(Qt.Key.Key_Escape)
    assert not page.presenter.takes_off
    assert len(names(page)) == 2
    hand.press(Qt.Key.Key_Return)
    assert seat.gone.to == [("registration", page.presenter.chosen)]


def test_a_second_touch_takes_nobody_else_off(qtbot: QtBot, seat: Seat, page: WaitingPage) -> None:
    hand = Hand(qtbot, seat, page.view)
    hand.touch(next(iter(page.view.rows.by_key.values())))
    hand.touch(page.view.take_off)
    for _ in range(2):
        qtbot.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    assert len(names(page)) == 1


def test_a_pre_registration_that_is_not_paid_is_registered_or_withdrawn(
    qtbot: QtBot, seat: Seat, page: WaitingPage
) -> None:
    hand = Hand(qtbot, seat, page.view)
    hand.touch(page.view.tabs[Shown.UNPAID])
    assert names(page) == ["Claude Bérard"]
    hand.touch(next(iter(page.view.rows.by_key.values())))
    assert page.view.primary.isEnabled()
    hand.touch(page.view.take_off)
    hand.touch(page.view.primary)
    assert not names(page)
    assert page.view.nobody.isVisible()


@pytest.mark.parametrize(
    ("size", "language"),
    [(NARROW, Language.FRENCH), (NARROW, Language.ENGLISH), (WIDE, Language.FRENCH)],
)
def test_every_state_is_sound(
    qtbot: QtBot, seat: Seat, words: Words, size: QSize, language: Language, assert_page_is_sound: Check
) -> None:
    words.speak(language)
    page = opened(qtbot, seat, size)
    hand = Hand(qtbot, seat, page.view)
    assert_page_is_sound(page.view)
    for row in list(page.view.rows.by_key.values()):
        hand.touch(row)
        assert_page_is_sound(page.view)
    hand.touch(page.view.take_off)
    assert_page_is_sound(page.view)
    hand.touch(page.view.tabs[Shown.UNPAID])
    assert_page_is_sound(page.view)


def test_a_place_held_in_vain_passes_on_without_a_touch(
    qtbot: QtBot, seat: Seat, desk: tuple[Seat, Evening], page: WaitingPage
) -> None:
    caron, delmas = (each.player for each in page.presenter.listed)
    page.passing.look()
    seat.rest(qtbot)
    assert names(page)[0].startswith("1 · Claude Caron")
    clock = desk[1].counter.clock
    clock.set(clock.now() + timedelta(minutes=21))
    page.passing.look()
    for _ in range(3):
        seat.rest(qtbot)
    assert [each.player for each in page.presenter.listed] == [delmas]
    assert page.view.done.isVisible()
    assert caron not in desk[1].state.players


def test_who_has_paid_gets_his_money_back_at_the_directors_word(
    qtbot: QtBot, seat: Seat, desk: tuple[Seat, Evening]
) -> None:
    evening = desk[1]
    player = evening.register(newcomer("Caron"))
    page = opened(qtbot, seat)
    hand = Hand(qtbot, seat, page.view)
    hand.touch(page.view.tabs[Shown.PAID])
    hand.touch(page.view.rows.by_key[player])
    assert "165,00" in page.view.primary.text()
    hand.touch(page.view.primary)
    assert page.view.approval.isVisible()
    for code in ("1357", PIN):
        assert not page.view.primary.isEnabled()
        for figure in code:
            page.view.approval.pad.press(figure)
        hand.touch(page.view.primary)
        assert page.view.approval.why.isVisible() is (code == "1357")
    assert player not in evening.state.players
    assert page.view.done.isVisible()
    assert not page.view.approval.isVisible()
    assert not page.presenter.listed


def test_the_word_can_be_left_again(qtbot: QtBot, seat: Seat, desk: tuple[Seat, Evening]) -> None:
    player = desk[1].register(newcomer("Caron"))
    page = opened(qtbot, seat)
    hand = Hand(qtbot, seat, page.view)
    hand.touch(page.view.tabs[Shown.PAID])
    hand.touch(page.view.rows.by_key[player])
    hand.touch(page.view.primary)
    hand.touch(page.view.leave)
    assert page.view.name.isVisible()
    hand.touch(page.view.primary)
    hand.press(Qt.Key.Key_Escape)
    assert page.view.name.isVisible()
    assert player in desk[1].state.players
