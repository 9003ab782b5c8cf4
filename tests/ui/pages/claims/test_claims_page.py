"""Claims and damaged tickets: taken in at the counter, answered by a supervisor, once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.rights import Act
from app.services.betting import registers
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.claims.page import ClaimsPage
from ui.pages.claims.presenter import Kind
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.widgets import KeyButton
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("clara") as seat:
        seat.counter.publish(101)
        yield seat


@pytest.fixture
def ticket(seat: Seat) -> str:
    sold = seat.counter.sell(101).identification
    referral = registers.ReferTicket(sold, "Déchiré")
    registers.refer_ticket(seat.counter.house, seat.counter.by("anna"), referral)
    return sold


@pytest.fixture
def page(qtbot: QtBot, seat: Seat, ticket: str) -> Iterator[ClaimsPage]:
    page = ClaimsPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    yield page
    page.on_hide()


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: ClaimsPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def test_a_claim_is_taken_in_and_answered_once(hand: Hand, page: ClaimsPage, seat: Seat, ticket: str) -> None:
    page.view.code.set_text(ticket)
    page.view.posted.set_text("05/09/2026")
    assert not page.view.primary.isEnabled(), "it says nothing yet"
    page.view.text.set_text("La cote n’est pas la bonne")
    hand.touch(page.view.primary)
    assert seat.gone.badges["claims"] == 2
    [claim] = page.presenter.found.claims
    hand.touch(page.view.button(Kind.CLAIM, claim.number))
    page.view.text.set_text("La cote est celle du reçu")
    hand.touch(page.view.primary)
    assert page.presenter.found.claims == ()
    assert page.view.done.isVisible()


def test_a_claim_of_today_in_several_lines_needs_no_date(
    hand: Hand, page: ClaimsPage, seat: Seat, ticket: str
) -> None:
    page.view.code.set_text(ticket)
    page.view.text.edit.setFocus()
    hand.type("Paid 10")
    hand.press(Qt.Key.Key_Return)
    hand.type("not 20")
    keys = {key.value: key for key in page.view.keyboard.findChildren(KeyButton)}
    hand.touch(keys["e"])
    hand.touch(keys["backspace"])
    hand.touch(page.view.primary)
    [found] = page.presenter.found.claims
    assert found.claim.text == "Paid 10\nnot 20"
    assert found.claim.posted_on == page.presenter.today


def test_a_damaged_ticket_is_decided_with_a_reason(hand: Hand, page: ClaimsPage, seat: Seat) -> None:
    hand.touch(page.view.button(Kind.REFERRAL, 1))
    page.view.text.set_text("Numéros lisibles, ticket authentique")
    assert not page.view.primary.isEnabled(), "nobody said whether it is paid"
    hand.touch(page.view.pay)
    hand.touch(page.view.primary)
    [referral] = registers.referrals(seat.counter.house, seat.counter.by("clara"), registers.AskReferrals())
    assert referral.decision is not None
    assert referral.decision.pay


def test_a_ticket_that_is_not_there_is_said_and_what_was_written_stays(hand: Hand, page: ClaimsPage) -> None:
    page.view.code.set_text("1" * 14)
    page.view.posted.set_text("05/09/2026")
    page.view.text.set_text("Perdu")
    hand.touch(page.view.primary)
    assert page.view.refusal.isVisible()
    assert page.view.text.text() == "Perdu"


def test_a_cashier_takes_claims_in_and_answers_none(hand: Hand, page: ClaimsPage, seat: Seat) -> None:
    seat.sit("anna")
    hand.touch(page.view.button(Kind.REFERRAL, 1))
    hand.touch(page.view.keep)
    page.view.text.set_text("Non")
    assert not seat.context.desk.may(Act.DECIDE_REFERRAL)
    assert not page.view.primary.isEnabled()


@pytest.mark.parametrize("size", [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_it_fits(
    hand: Hand,
    page: ClaimsPage,
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
    hand.touch(page.view.button(Kind.REFERRAL, 1))
    assert_page_is_sound(page.view)
