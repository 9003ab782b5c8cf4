"""The register of identities and its rules as a supervisor's hands use them (HOUSE H9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.betting.payment import Method, PaymentAsked, Winner
from app.domain.betting.vigilance import Rule
from app.services.betting import payments, registers
from app.services.betting.books import Book
from app.services.betting.strict_rules import SwitchRules, strict_now, switch_rules
from tests.app.services.kit import euros
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.registers.page import RegistersPage
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
LEA = Winner("Marchand", "Léa", born=date(1980, 4, 2), address="2, rue du Port", document="X7K4M2P1")


@pytest.fixture
def seat() -> Iterator[Seat]:
    """A payment that the stricter rules asked an identity for."""
    with seated("clara") as seat:
        counter = seat.counter
        switch_rules(counter.house, counter.by("clara"), SwitchRules(strict=True))
        counter.publish(101, 102, odds="2.00")
        ticket = counter.sell(101, stake="10").identification
        counter.settle(101)
        asked = PaymentAsked(Method.CASH, LEA)
        command = payments.PayTicket(ticket, asked, counter.control(ticket), euros("300"))
        payments.pay(counter.house, counter.by("anna"), command)
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> RegistersPage:
    page = RegistersPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: RegistersPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def test_the_rules_in_force_are_seen_and_switched_by_a_touch(
    page: RegistersPage, seat: Seat, hand: Hand
) -> None:
    house = seat.counter.house
    assert strict_now(house)
    hand.touch(page.view.switch)
    assert not strict_now(house)
    assert (seat.counter.last().act, seat.counter.last().operator) == ("switch_rules", "clara")


def test_an_auditor_sees_the_rules_and_switches_none(page: RegistersPage, seat: Seat, hand: Hand) -> None:
    seat.sit("odile")
    page.on_show()
    hand.seat.rest(hand.qtbot)
    assert not page.view.switch.isEnabled()
    assert page.view.primary.isEnabled()


def test_the_register_is_read_by_rule(page: RegistersPage, hand: Hand) -> None:
    found = page.presenter.found
    assert found is not None
    [line] = found.lines
    hand.touch(page.view.button_of(line.ticket))
    assert page.presenter.line == line
    hand.touch(page.view.rules[Rule.ARTICLE_11_3])
    assert page.presenter.found is not None
    assert page.presenter.found.lines == ()
    assert not page.view.primary.isEnabled()


def test_pages_and_sheets_are_taken_along_and_sealed(page: RegistersPage, seat: Seat, hand: Hand) -> None:
    hand.touch(page.view.primary)
    hand.touch(page.view.sheet)
    [(name, _)] = seat.files.pages.items()
    [data] = seat.files.kept.values()
    assert name.startswith("registre-identites-")
    assert "Marchand Léa" in data.decode("utf-8-sig")
    assert seat.counter.last().act == "export_register"


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_the_page_can_be_read_at_every_size(
    page: RegistersPage,
    hand: Hand,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
) -> None:
    page.view.resize(*size)
    theme.set_dark(True)
    for language in Language:
        words.speak(language)
        assert_page_is_sound(page.view)
    found = page.presenter.found
    assert found is not None
    hand.touch(page.view.button_of(found.lines[0].ticket))
    assert_page_is_sound(page.view)


def test_claims_and_damaged_tickets_are_read_and_taken_along(
    page: RegistersPage, seat: Seat, hand: Hand, words: Words, assert_page_is_sound: Check
) -> None:
    counter = seat.counter
    ticket = counter.sell(102).identification
    claim = registers.ReceiveClaim(ticket, date(2026, 9, 5), "=SOMME(1) : le gain affiché est faux.")
    registers.receive_claim(counter.house, counter.by("anna"), claim)
    registers.answer_claim(counter.house, counter.by("clara"), registers.AnswerClaim(1, "Le gain est juste."))
    registers.refer_ticket(counter.house, counter.by("anna"), registers.ReferTicket("", "illisible"))
    page.view.resize(936, 656)
    for book in Book:
        hand.touch(page.view.books[book])
        assert page.presenter.count == 1
        hand.touch(page.view.button_of("1"))
        for language in Language:
            words.speak(language)
            assert_page_is_sound(page.view)
        hand.touch(page.view.primary)
        hand.touch(page.view.sheet)
        assert counter.last().act == "export_register"
    claims, damaged = (data.decode("utf-8-sig") for data in seat.files.kept.values())
    assert "'=SOMME(1) : le gain affiché est faux.;Le gain est juste.;2026-09-05" in claims
    assert "illisible" in damaged
    assert len(seat.files.pages) == 2
    hand.touch(page.view.books[None])
    assert page.presenter.line is None
    assert page.view.switch.isVisibleTo(page.view)
