"""Who is paid: staff on a supervisor's word alone, and who asks for several wins at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.domain.poker.persons import Person
from app.services.poker import lists
from tests.app.services.kit import PIN
from tests.ui.pages.seated import Seat, seated
from ui.pages.check.looking_up import Case
from ui.pages.check.page import CheckPage
from ui.theme import Theme
from ui.theme.layouts import rescale
from ui.words import Language, Words

Check = Callable[[QWidget], None]
WRONG_PIN = "9999"


@pytest.fixture
def seat() -> Iterator[Seat]:
    """Who is paid 200 € with another win of 200 € has to say who he is (H9, the stricter rules)."""
    with seated("anna") as seat:
        desk, counter = seat.context.desk, seat.counter
        settings = replace(desk.house.settings, linked_identity=True)
        desk.house = counter.house = replace(desk.house, settings=settings)
        lists.employ(
            counter.house, counter.by("clara"), lists.Enlist(Person("Marchand", "Léa", date(1980, 4, 2)))
        )
        counter.publish(101, 102)
        counter.close("100")
        counter.open(float_="1000")
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> Iterator[CheckPage]:
    page = CheckPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.setMinimumSize(900, 600)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    yield page
    page.on_hide()


def case(page: CheckPage) -> Case:
    return page.presenter.case


def shows_approval(page: CheckPage) -> bool:
    return page.view.shows_approval


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def pay_one_and_scan_another(qtbot: QtBot, seat: Seat, page: CheckPage) -> None:
    tickets = [seat.counter.sell(number, stake="100").identification for number in (101, 102)]
    seat.counter.settle(101, 102)
    for place, ticket in enumerate(tickets):
        assert page.take_scan(ticket + seat.counter.control(ticket))
        seat.rest(qtbot)
        touch(qtbot, seat, page.view.taken_back)
        if not place:
            assert not page.view.same_person.isVisible(), "nobody was paid before"
            touch(qtbot, seat, page.view.primary)
            assert case(page) is Case.JUST_PAID


def write_winner(page: CheckPage) -> None:
    form = page.view.form
    form.surname.set_text("Marchand")
    form.given_names.set_text("Léa")
    form.born.set_text("02/04/1980")
    form.document.set_text("12AB34567")
    form.address.set_text("1, quai des Goélands, Port-Lazare")


def type_pin(qtbot: QtBot, seat: Seat, page: CheckPage, pin: str) -> None:
    for figure in pin:
        page.view.approval.pad.press(figure)
    touch(qtbot, seat, page.view.primary)


def test_several_wins_of_one_person_ask_who_he_is(qtbot: QtBot, seat: Seat, page: CheckPage) -> None:
    pay_one_and_scan_another(qtbot, seat, page)
    touch(qtbot, seat, page.view.same_person)
    touch(qtbot, seat, page.view.primary)
    assert page.view.shows_form
    assert page.view.form.born.isVisible()


def test_two_customers_one_after_the_other_are_not_asked(qtbot: QtBot, seat: Seat, page: CheckPage) -> None:
    pay_one_and_scan_another(qtbot, seat, page)
    touch(qtbot, seat, page.view.primary)
    assert case(page) is Case.JUST_PAID


def test_a_winner_of_the_staff_is_paid_on_a_supervisors_word_alone(
    qtbot: QtBot, seat: Seat, page: CheckPage
) -> None:
    pay_one_and_scan_another(qtbot, seat, page)
    touch(qtbot, seat, page.view.same_person)
    touch(qtbot, seat, page.view.primary)
    write_winner(page)
    touch(qtbot, seat, page.view.primary)
    seat.rest(qtbot)
    assert shows_approval(page)
    assert case(page) is Case.WON
    page.view.approval.choose("clara")
    type_pin(qtbot, seat, page, WRONG_PIN)
    assert page.view.approval.why.text()
    assert case(page) is Case.WON, "a wrong code pays nothing"
    type_pin(qtbot, seat, page, PIN)
    assert case(page) is Case.JUST_PAID
    assert '"approved":"clara"' in seat.counter.last().body


def test_escape_leaves_the_supervisor_out_and_pays_nothing(qtbot: QtBot, seat: Seat, page: CheckPage) -> None:
    pay_one_and_scan_another(qtbot, seat, page)
    touch(qtbot, seat, page.view.same_person)
    touch(qtbot, seat, page.view.primary)
    write_winner(page)
    touch(qtbot, seat, page.view.primary)
    seat.rest(qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not shows_approval(page)
    assert case(page) is Case.WON


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 656), (1800, 970)])
@pytest.mark.parametrize("language", Language)
def test_the_supervisors_word_fits(
    qtbot: QtBot,
    seat: Seat,
    page: CheckPage,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
    language: Language,
) -> None:
    theme.fit_to_width(width + 96)
    words.speak(language)
    rescale(page.view, theme.px)
    page.view.resize(width, height)
    pay_one_and_scan_another(qtbot, seat, page)
    touch(qtbot, seat, page.view.same_person)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.primary)
    write_winner(page)
    touch(qtbot, seat, page.view.primary)
    seat.rest(qtbot)
    assert_page_is_sound(page.view)
