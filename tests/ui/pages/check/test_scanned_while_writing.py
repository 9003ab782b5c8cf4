"""A scan while a winner or a damage is being written down: nothing that was typed goes without a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.check.looking_up import Case
from ui.pages.check.page import CheckPage
from ui.words import Language, Words

Check = Callable[[QWidget], None]
IBAN = "FR76 3000 6000 0112 3456 7890 189"


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101, 102, 103)
        yield seat


@pytest.fixture
def other(seat: Seat) -> str:
    ticket = seat.counter.sell(101).identification
    return ticket + seat.counter.control(ticket)


@pytest.fixture
def transfer(seat: Seat, other: str) -> str:
    """A ticket that is paid by transfer, the day after; `other` was sold before it."""
    assert other
    ticket = seat.counter.sell(101, 102, 103, formula="3/3", stake="100").identification
    seat.counter.settle(101, 102, 103)
    seat.counter.later(days=1)
    return ticket + seat.counter.control(ticket)


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[CheckPage]:
    page = CheckPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(936, 656)
    page.view.show()
    page.on_show()
    yield page
    page.on_hide()


@pytest.fixture
def scan(qtbot: QtBot, seat: Seat, page: CheckPage) -> Callable[[str], None]:
    def scan(code: str) -> None:
        assert page.take_scan(code)
        seat.rest(qtbot)

    return scan


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: CheckPage) -> Hand:
    return Hand(qtbot, seat, page.view)


@pytest.fixture
def written(page: CheckPage, hand: Hand, scan: Callable[[str], None], transfer: str) -> CheckPage:
    """The transfer is written down and its recap printed: the winner reads it."""
    scan(transfer)
    hand.touch(page.view.taken_back)
    hand.touch(page.view.primary)
    form = page.view.form
    for field, text in ((form.surname, "Durand"), (form.given_names, "Irma"), (form.iban, IBAN)):
        field.edit.setFocus()
        hand.type(text)
    hand.touch(page.view.primary)
    assert page.presenter.payout.recap is not None
    return page


def typed(page: CheckPage) -> tuple[str, str, str]:
    form = page.view.form
    return form.surname.text(), form.given_names.text(), form.iban.text()


AS_TYPED = ("Durand", "Irma", IBAN)


def test_the_same_ticket_scanned_after_the_recap_keeps_all_and_is_paid(
    written: CheckPage, hand: Hand, scan: Callable[[str], None], transfer: str
) -> None:
    scan(transfer)
    assert written.view.shows_form
    assert typed(written) == AS_TYPED
    assert written.view.taken_back.isChecked()
    assert written.view.why.isVisible(), "the scan is answered"
    hand.touch(written.view.primary)
    assert written.presenter.case is Case.JUST_PAID, "no second recap is asked for"


def test_another_ticket_waits_and_comes_after_the_payment(
    qtbot: QtBot, written: CheckPage, hand: Hand, scan: Callable[[str], None], other: str
) -> None:
    scan(other)
    assert typed(written) == AS_TYPED
    assert written.view.other.isVisible()
    hand.touch(written.view.primary)
    assert written.presenter.paid is not None
    qtbot.wait(550)
    hand.touch(written.view.primary)
    assert written.presenter.code == other
    assert written.presenter.case is Case.WON
    assert not written.view.other.isVisible()


def test_one_touch_goes_to_the_other_ticket_and_one_forgets_it(
    written: CheckPage, hand: Hand, scan: Callable[[str], None], other: str
) -> None:
    scan(other)
    hand.touch(written.view.other.drop)
    assert typed(written) == AS_TYPED
    scan(other)
    hand.touch(written.view.other.take_up)
    assert written.presenter.code == other
    hand.touch(written.view.taken_back)
    assert not written.presenter.has_written


def test_one_step_back_keeps_the_form_of_its_ticket(written: CheckPage, hand: Hand) -> None:
    written.view.escaped.emit()
    assert not written.view.shows_form
    hand.touch(written.view.primary)
    assert typed(written) == AS_TYPED


def test_figures_typed_meanwhile_and_other_codes_wipe_nothing_out(
    written: CheckPage, scan: Callable[[str], None], transfer: str
) -> None:
    QTest.keyClicks(written.view.number.line, "7")
    scan("1234567890123456")
    assert written.view.why.isVisible()
    assert typed(written) == AS_TYPED
    assert written.view.number.line.digits() == transfer[:14]


def test_a_damage_that_was_chosen_waits_for_its_answer_too(
    page: CheckPage, hand: Hand, scan: Callable[[str], None], transfer: str, other: str
) -> None:
    scan(other)
    hand.touch(page.view.damaged)
    scan(other)
    assert page.view.shows_damage
    hand.touch(page.view.damage.choices[0])
    scan(transfer)
    assert page.view.shows_damage
    assert page.view.other.waits


def test_the_next_ticket_has_a_form_of_its_own(
    written: CheckPage, hand: Hand, scan: Callable[[str], None], transfer: str
) -> None:
    """Whoever comes next finds nothing of somebody else's."""
    written.on_hide()
    scan(transfer)
    hand.touch(written.view.taken_back)
    hand.touch(written.view.primary)
    assert typed(written) == ("", "", "")


@pytest.mark.parametrize("language", Language)
def test_the_waiting_ticket_fits_over_the_form(
    written: CheckPage,
    scan: Callable[[str], None],
    other: str,
    words: Words,
    assert_page_is_sound: Check,
    language: Language,
) -> None:
    words.speak(language)
    scan(other)
    assert_page_is_sound(written.view)
    written.view.form.keyboard_button.click()
    assert_page_is_sound(written.view)
    assert written.view.other.isVisible()
