"""People's data as a supervisor's hands show it, put it right and let go of it (HOUSE H9, art. 11.4)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.payment import Method, PaymentAsked, Winner
from app.services.betting import payments
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.privacy.page import PrivacyPage
from ui.pages.privacy.presenter import Part
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEA = Winner("Marchand", "Léa", born=date(1980, 4, 2), address="2, rue du Port", document="X7K4M2P1")


@pytest.fixture
def seat() -> Iterator[Seat]:
    """Léa was paid for a ticket."""
    with seated("clara") as seat:
        counter = seat.counter
        counter.publish(101, odds="2.00")
        ticket = counter.sell(101, stake="10").identification
        counter.settle(101)
        asked = PaymentAsked(Method.CASH, LEA)
        payments.pay(
            counter.house,
            counter.by("anna"),
            payments.PayTicket(ticket, asked, counter.control(ticket)),
        )
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> PrivacyPage:
    page = PrivacyPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: PrivacyPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def find(page: PrivacyPage, hand: Hand, name: str = "marchand") -> None:
    page.view.search.setText(name)
    page.finding.search()
    hand.seat.rest(hand.qtbot)


def open_lea(page: PrivacyPage, hand: Hand) -> None:
    find(page, hand)
    hand.touch(page.view.button_at(0))


def kept(seat: Seat) -> list[Winner]:
    with seat.counter.house.store.read() as unit:
        return [json.loads(data) for _, data in unit.privacy.winners()]


def test_nothing_can_be_done_before_it_is_said_who_asks(page: PrivacyPage, hand: Hand) -> None:
    open_lea(page, hand)
    assert page.view.parts[Part.SURNAME].text() == "Marchand"
    for button in (page.view.hand_over, page.view.oppose, page.view.primary):
        assert not button.isEnabled()


def test_a_copy_is_handed_over_and_the_journal_says_so(page: PrivacyPage, seat: Seat, hand: Hand) -> None:
    open_lea(page, hand)
    page.view.reason.set_text("carte d’identité vue")
    hand.touch(page.view.hand_over)
    [data] = seat.files.kept.values()
    assert json.loads(data)["winner"][0]["surname"] == "Marchand"
    assert [name for name in seat.files.pages if name.endswith(".pdf")] == [page.view.done_name.name]
    assert seat.counter.last().act == "export_person"


def test_what_is_wrong_is_put_right(page: PrivacyPage, seat: Seat, hand: Hand) -> None:
    open_lea(page, hand)
    page.view.reason.set_text("carte d’identité vue")
    page.view.parts[Part.ADDRESS].set_text("4, rue du Port")
    hand.touch(page.view.primary)
    assert seat.counter.last().act == "correct_person"
    find(page, hand)
    [known] = page.finding.presenter.found
    assert known.winners[0].address == "4, rue du Port"
    seat.counter.assert_whole()


def test_a_birthday_that_is_none_is_refused_in_place(page: PrivacyPage, seat: Seat, hand: Hand) -> None:
    open_lea(page, hand)
    before = seat.counter.records()
    page.view.reason.set_text("carte vue")
    page.view.parts[Part.BORN].set_text("31/02/1980")
    hand.touch(page.view.primary)
    assert page.view.parts[Part.BORN].fault
    assert seat.counter.records() == before


def test_who_opposes_is_let_go_of_where_no_rule_keeps_him(page: PrivacyPage, seat: Seat, hand: Hand) -> None:
    open_lea(page, hand)
    page.view.reason.set_text("courrier")
    hand.touch(page.view.oppose)
    assert kept(seat) == []
    assert not page.view.shows_person
    find(page, hand)
    assert page.finding.presenter.found == ()


def test_the_notice_is_printed_and_saved(page: PrivacyPage, seat: Seat, hand: Hand) -> None:
    hand.touch(page.view.print_notice)
    assert seat.counter.last().act == "print_notice"
    hand.touch(page.view.save_notice)
    assert "note-donnees-personnelles.pdf" in seat.files.pages


def test_what_is_due_is_erased_by_a_touch(page: PrivacyPage, seat: Seat, hand: Hand) -> None:
    seat.counter.later(days=6 * 365)
    hand.touch(page.view.erase)
    assert kept(seat) == []
    assert seat.counter.last().act == "erase_expired"


def test_nobodys_data_stays_on_the_screen(page: PrivacyPage, hand: Hand) -> None:
    open_lea(page, hand)
    hand.qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.view.shows_person
    open_lea(page, hand)
    page.on_hide()
    assert (page.finding.presenter.found, page.view.search.text()) == ((), "")


def test_an_administrator_runs_the_retention_and_reads_nobody(
    page: PrivacyPage, seat: Seat, hand: Hand
) -> None:
    seat.sit("ada")
    page.on_show()
    find(page, hand)
    assert page.finding.presenter.found == ()
    hand.touch(page.view.erase)


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_the_page_can_be_read_at_every_size(
    page: PrivacyPage,
    hand: Hand,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
) -> None:
    page.view.resize(*size)
    theme.set_dark(True)
    assert_page_is_sound(page.view)
    open_lea(page, hand)
    for language in Language:
        words.speak(language)
        assert_page_is_sound(page.view)
    hand.touch(page.view.keys)
    assert_page_is_sound(page.view)
