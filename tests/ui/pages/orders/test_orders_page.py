"""Transfers go to the bank, cheques to their winners, and what comes back is done again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.payment import Method, PaymentAsked, Sharer, Winner
from app.domain.values import Money
from app.services.betting import payments, transfers
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.orders.page import OrdersPage
from ui.pages.orders.presenter import Task
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.words import Language, Words

Check = Callable[[QWidget], None]
IBAN = "FR76 3000 6000 0112 3456 7890 189"
LEA = Winner("Marchand", "Léa", iban=IBAN, phone="06 00 00 00 00")
KNOWN = (date(1980, 4, 2), "1, rue des Tanneurs", "CNI 12AB")


@pytest.fixture
def seat() -> Iterator[Seat]:
    """One transfer and the cheques of two winners were asked for yesterday."""
    with seated("clara") as seat:
        settings = replace(seat.counter.house.settings, payer_name="Maison Lenoir", payer_iban=IBAN)
        seat.counter.house = replace(seat.counter.house, settings=settings)
        seat.context.desk.house = seat.counter.house
        counter = seat.counter
        counter.open("C1")
        counter.publish(101, odds="6.00")
        counter.publish(102, odds="60.00")
        small, great = (counter.sell(number, stake="100").identification for number in (101, 102))
        counter.settle(101, 102)
        counter.later(days=1)
        recap = transfers.PrintRecap(small, LEA, counter.control(small))
        transfers.print_recap(counter.house, counter.by("anna"), recap)
        sharers = (
            Sharer("Noé Alba", Money.euros(3500), *KNOWN),
            Sharer("Ida Roux", Money.euros(2500), *KNOWN),
        )
        for ticket, place, asked in (
            (small, "P1", PaymentAsked(Method.TRANSFER, LEA)),
            (great, "C1", PaymentAsked(Method.CHEQUE, sharers=sharers)),
        ):
            command = payments.PayTicket(ticket, asked, counter.control(ticket))
            payments.pay(counter.house, counter.by("anna", place), command)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[OrdersPage]:
    page = OrdersPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: OrdersPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def numbers(page: OrdersPage) -> list[int]:
    return [each.order.number for each in page.presenter.listed()]


def test_transfers_wait_for_the_next_working_day_and_then_leave_in_one_file(
    hand: Hand, page: OrdersPage, seat: Seat
) -> None:
    assert not page.view.primary.isEnabled(), "they were asked for today"
    assert "11.1.4" in page.view.primary.why_disabled
    seat.counter.later(days=2)
    page.on_show()
    hand.press(Qt.Key.Key_Shift)
    hand.touch(page.view.primary)
    [name] = seat.files.kept
    assert name.startswith("GUICHET-")
    assert name.endswith(".xml")
    assert page.view.saved.isVisible()
    assert numbers(page) == [2, 3]
    hand.touch(page.view.every)
    hand.touch(page.view.button(1))
    data = seat.files.kept.pop(name)
    hand.touch(page.view.file)
    assert seat.files.kept == {name: data}, "the same file, to its last byte"


def test_each_of_several_winners_gets_his_cheque_and_all_sign_one_form(
    hand: Hand, page: OrdersPage, seat: Seat
) -> None:
    seat.sit("anna")
    hand.touch(page.view.button(2))
    hand.touch(page.view.form)
    assert len(seat.files.pages) == 1
    assert not page.view.primary.isEnabled(), "a cheque has a number"
    hand.type("0012345")
    hand.touch(page.view.primary)
    assert numbers(page) == [1, 3]
    assert page.presenter.chosen == 0


def test_what_comes_back_is_to_be_done_again(hand: Hand, page: OrdersPage, seat: Seat) -> None:
    seat.counter.later(days=2)
    sent = transfers.export_transfers(
        seat.counter.house, seat.counter.by("clara"), transfers.ExportTransfers()
    )
    assert sent.orders == (1,)
    hand.touch(page.view.every)
    hand.touch(page.view.button(1))
    assert page.presenter.task is Task.RETURN
    hand.type("compte clos")
    hand.touch(page.view.primary)
    hand.touch(page.view.to_do)
    hand.touch(page.view.button(1))
    assert page.presenter.task is Task.AGAIN
    for field, text in (
        (page.view.surname, "Marchand"),
        (page.view.given_names, "Léa"),
        (page.view.iban, "FR00"),
    ):
        field.set_text(text)
    hand.touch(page.view.primary)
    assert not page.view.refusal.isHidden()
    assert page.view.surname.text() == "Marchand", "what was written stays"
    page.view.iban.set_text("DE89 3704 0044 0532 0130 00")
    hand.touch(page.view.primary)
    assert page.presenter.found.lines[0].order.state == "requested"


def test_a_cashier_hands_cheques_over_and_sends_nothing(hand: Hand, page: OrdersPage, seat: Seat) -> None:
    seat.sit("anna")
    seat.counter.later(days=2)
    page.on_show()
    hand.press(Qt.Key.Key_Shift)
    assert not page.view.primary.isEnabled()
    assert "responsable" in page.view.primary.why_disabled


@pytest.mark.parametrize("size", [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_it_fits(
    hand: Hand,
    page: OrdersPage,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    size: tuple[int, int],
    language: Language,
) -> None:
    theme.fit_to_width(size[0] + 96)
    rescale(page.view, theme.px)
    words.speak(language)
    page.view.resize(*size)
    assert_page_is_sound(page.view)
    hand.touch(page.view.button(2))
    assert_page_is_sound(page.view)
