"""The customer's screen: what is sold, to pay, received, given back; a ticket's gain; nothing of before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.domain.values import Money
from tests.app.services.poker.evening import newcomer
from tests.ui.pages.desk_kit import Hand, evening_seat
from tests.ui.pages.seated import Seat, seated
from ui.customer import Answer, Bought, CustomerScreen, Goods, Sale
from ui.pages.check.page import CheckPage
from ui.pages.rebuys.page import RebuysPage
from ui.pages.registration.forms import form_of
from ui.pages.registration.page import RegistrationPage
from ui.pages.sale.page import SalePage
from ui.second.customer_display import CustomerDisplay
from ui.theme import current_theme


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("anna") as seat:
        seat.counter.publish(101, 102)
        yield seat


@pytest.fixture
def display(qtbot: QtBot, seat: Seat) -> Iterator[CustomerDisplay]:
    shown = CustomerDisplay(seat.context.customer, seat.context.desk)
    qtbot.addWidget(shown)
    yield shown
    shown.end()


def showing(seat: Seat) -> Sale:
    sale = seat.context.customer.showing
    assert isinstance(sale, Sale)
    return sale


def typed(qtbot: QtBot, seat: Seat, page: SalePage, words: str) -> None:
    QTest.keyClicks(page.view.bulletin.entry.line, words)
    QTest.keyClick(page.view.bulletin.entry.line, Qt.Key.Key_Return)
    seat.rest(qtbot)


def test_a_sale_is_seen_from_the_first_pick_to_the_change(qtbot: QtBot, seat: Seat) -> None:
    page = SalePage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    assert seat.context.customer.showing is None
    typed(qtbot, seat, page, "101 1")
    (line,) = showing(seat).lines
    assert (line.mark, line.title, line.second) == ("1", "Hôtes 101 – Invités 101", "Hôtes 101 gagne")
    assert line.figure == "2,00"
    page.view.slip.stake_chosen.emit(Money.euros(10))
    seat.rest(qtbot)
    assert showing(seat).total == Money.euros(10)
    assert showing(seat).received is None
    assert showing(seat).facts[-1][1] == Money.euros(20).text()
    page.view.confirmed.emit()
    seat.rest(qtbot)
    page.view.tender.received.emit(Money.euros(20))
    assert (showing(seat).received, showing(seat).change) == (Money.euros(20), Money.euros(10))
    page.view.tender.received.emit(Money.euros(5))
    assert showing(seat).change is None
    page.on_hide()
    assert seat.context.customer.showing is None


def test_the_gain_of_a_ticket_is_seen_and_forgotten_with_it(qtbot: QtBot, seat: Seat) -> None:
    ticket = seat.counter.sell(101).identification
    seat.counter.settle(101)
    page = CheckPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.show()
    page.on_show()
    page.take_scan(ticket + seat.counter.control(ticket))
    seat.rest(qtbot)
    assert seat.context.customer.showing == Answer("Gagnant", Money.euros(20), won=True)
    page.on_hide()
    assert seat.context.customer.showing is None


def test_it_is_told_once_for_what_stays_the_same(qtbot: QtBot) -> None:
    screen = CustomerScreen()
    heard: list[None] = []
    screen.changed.connect(lambda: heard.append(None))
    for _again in range(3):
        screen.show(Answer("Perdant", None, won=False))
    assert len(heard) == 1


def test_f62_without_a_second_screen_it_is_hidden_and_can_be_looked_at_in_a_window(
    qtbot: QtBot, display: CustomerDisplay, seat: Seat
) -> None:
    assert not display.start()
    assert display.isHidden()
    seat.context.customer.preview_asked.emit()
    assert display.isVisible()
    display.close()
    assert display.isHidden()


@pytest.mark.parametrize("marking", ["", "FORMATION - SANS VALEUR"])
def test_a_house_that_is_not_the_real_one_is_marked_before_the_customer_too(
    display: CustomerDisplay, seat: Seat, marking: str
) -> None:
    desk = seat.context.desk
    desk.establishment = replace(desk.establishment, marking=marking)
    seat.context.customer.show(Answer("Perdant", None, won=False))
    display.resize(1366, 768)
    head = display.grab().toImage().copy(0, 0, 1366, 70)
    tone = current_theme().colour("demo").rgb()
    marked = any(head.pixel(x, y) == tone for x in range(1366) for y in range(24, 48))
    assert marked is bool(marking)


def test_an_entry_is_seen_from_the_form_to_the_change_and_forgotten(qtbot: QtBot) -> None:
    with evening_seat() as (seat, _):
        page = RegistrationPage(seat.context)
        qtbot.addWidget(page.view)
        page.view.show()
        page.on_show()
        hand = Hand(qtbot, seat, page.view)
        hand.rest()
        assert seat.context.customer.showing is None
        page.view.form.show_form(form_of(newcomer("Martin")))
        page.view.form.changed.emit()
        assert showing(seat).goods is Goods.ENTRY
        assert [line.figure for line in showing(seat).lines] == [
            Money.euros(150).text(),
            Money.euros(15).text(),
        ]
        assert (showing(seat).total, showing(seat).change) == (Money.euros(165), None)
        page.view.payment.received.propose(Money.euros(200))
        hand.touch(page.view.bulletin)
        hand.touch(page.view.primary)
        assert (showing(seat).received, showing(seat).change) == (Money.euros(200), Money.euros(35))
        hand.touch(page.view.primary)
        assert seat.context.customer.showing is None


def test_a_rebuy_is_seen_with_its_chips(qtbot: QtBot) -> None:
    with evening_seat() as (seat, evening):
        player = evening.come("Zeller", "Yung")[0]
        evening.start()
        page = RebuysPage(seat.context)
        qtbot.addWidget(page.view)
        page.view.show()
        page.on_show()
        hand = Hand(qtbot, seat, page.view)
        hand.rest()
        page.receive(player)
        hand.rest()
        (line,) = showing(seat).lines
        assert showing(seat).goods is Goods.CHIPS
        assert "jetons" in line.title
        assert line.figure == showing(seat).total.text()
        page.on_hide()
        assert seat.context.customer.showing is None


LINE = Bought("1", "Montreval – Port-Lazare", "Montreval gagne", "1,85")
ENTRY = Bought("", "Cave · 20 000 jetons", "Open de rentrée", "150,00 €")
FACTS = (("Formule", "Multiple 2/3"), ("Mise", "3 × 5,00 €"), ("Gain potentiel maximum", "88,10 €"))


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize(
    "shown",
    [
        None,
        Answer("Gagnant", Money.euros(1234), won=True),
        Sale((LINE,) * 3, FACTS, Money.euros(15), Money.euros(20), Money.euros(5)),
        Sale((LINE,) * 6, FACTS, Money.euros(99_999_99)),
        Sale((ENTRY,) * 2, FACTS[:2], Money.euros(165), Money.euros(200), Money.euros(35), Goods.ENTRY),
        Sale((ENTRY,), FACTS[:2], Money.euros(1_200), goods=Goods.PRIZE),
    ],
)
def test_every_showing_is_painted_at_every_size(
    display: CustomerDisplay, seat: Seat, size: tuple[int, int], shown: Sale | Answer | None
) -> None:
    display.resize(*size)
    empty = display.grab().toImage()
    seat.context.customer.show(shown)
    picture = display.grab().toImage()
    assert picture.size().width() >= size[0]
    assert (picture == empty) == (shown is None)
    assert isinstance(picture, QImage)
