"""Operators as an administrator's hands take them on, change them and let them go (HOUSE H2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.rights import Role
from app.services import people
from app.services.badges import GiveBadge, give_badge
from app.services.people import LogIn, colleagues
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.pages.people.page import PeoplePage
from ui.pages.people.presenter import Stage, identifier
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("ada") as seat:
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> PeoplePage:
    page = PeoplePage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: PeoplePage) -> Hand:
    return Hand(qtbot, seat, page.view)


def type_code(page: PeoplePage, hand: Hand, code: str) -> None:
    for figure in code:
        page.view.pad.press(figure)
    hand.touch(page.view.primary)


def may_log_in(seat: Seat, operator: str, code: str) -> bool:
    return people.log_in(seat.counter.house, seat.counter.by(operator), LogIn(operator, code)).right


def roles_of(seat: Seat, operator: str) -> frozenset[Role]:
    with seat.counter.house.store.read() as unit:
        found = unit.people.operator(operator)
    return found.roles if found else frozenset()


def test_somebody_new_gets_roles_and_a_code_typed_twice(page: PeoplePage, seat: Seat, hand: Hand) -> None:
    hand.touch(page.view.newcomer)
    hand.type("Émilie Dubois")
    hand.touch(page.view.roles[Role.CASHIER])
    hand.touch(page.view.primary)
    type_code(page, hand, "9753")
    type_code(page, hand, "9753")
    assert page.presenter.stage is Stage.LIST
    assert roles_of(seat, "emilie") == {Role.CASHIER}
    assert may_log_in(seat, "emilie", "9753")


def test_two_codes_that_differ_give_nobody_access(page: PeoplePage, seat: Seat, hand: Hand) -> None:
    hand.touch(page.view.newcomer)
    hand.type("Paul")
    hand.touch(page.view.roles[Role.CASHIER])
    hand.touch(page.view.primary)
    before = seat.counter.records()
    type_code(page, hand, "1234")
    assert page.view.code_fault.isVisibleTo(page.view)
    assert page.presenter.stage is Stage.CODE, "one that others try first is not asked for again"
    type_code(page, hand, "9753")
    assert not page.view.code_fault.isVisibleTo(page.view)
    type_code(page, hand, "9754")
    assert page.view.code_fault.isVisibleTo(page.view)
    assert page.presenter.stage is Stage.CODE
    assert seat.counter.records() == before


def test_roles_are_changed_and_the_journal_says_by_whom(page: PeoplePage, seat: Seat, hand: Hand) -> None:
    hand.touch(page.view.button_of("anna"))
    assert not page.view.primary.isEnabled()
    hand.touch(page.view.roles[Role.CHIEF])
    hand.touch(page.view.primary)
    assert roles_of(seat, "anna") == {Role.CASHIER, Role.CHIEF}
    assert (seat.counter.last().act, seat.counter.last().operator) == ("engage_operator", "ada")


def test_who_is_let_go_is_offered_at_no_login_any_more(page: PeoplePage, seat: Seat, hand: Hand) -> None:
    hand.touch(page.view.button_of("boris"))
    hand.touch(page.view.let_go)
    assert "boris" not in {each.operator.id for each in colleagues(seat.counter.house)}
    hand.touch(page.view.button_of("boris"))
    assert not page.view.let_go.isEnabled()


def test_a_forgotten_code_is_given_anew_and_its_lock_ends(page: PeoplePage, seat: Seat, hand: Hand) -> None:
    for _ in range(3):
        assert not may_log_in(seat, "anna", "0000")
    page.on_show()
    hand.seat.rest(hand.qtbot)
    hand.touch(page.view.button_of("anna"))
    hand.touch(page.view.new_code)
    type_code(page, hand, "9753")
    type_code(page, hand, "9753")
    assert may_log_in(seat, "anna", "9753")


def test_a_badge_is_scanned_given_by_a_touch_and_taken_away(page: PeoplePage, seat: Seat, hand: Hand) -> None:
    assert not page.take_scan("0012345678"), "nobody's badge is asked for"
    hand.touch(page.view.button_of("anna"))
    hand.touch(page.view.new_badge)
    assert not page.view.primary.isEnabled()
    before = seat.counter.records()
    assert page.take_scan("0012345678")
    assert seat.counter.records() == before, "a scan presses nothing"
    hand.touch(page.view.primary)
    assert (seat.counter.last().act, seat.counter.last().subject) == ("give_badge", "anna")
    hand.touch(page.view.button_of("anna"))
    hand.touch(page.view.new_badge)
    hand.touch(page.view.take_badge)
    assert seat.counter.last().act == "take_badge"


def test_somebody_elses_badge_is_refused_with_his_name(page: PeoplePage, seat: Seat, hand: Hand) -> None:
    give_badge(seat.counter.house, seat.counter.by("ada"), GiveBadge("boris", "98765432"))
    hand.touch(page.view.button_of("anna"))
    hand.touch(page.view.new_badge)
    assert not page.view.take_badge.isEnabled()
    page.take_scan("98765432")
    hand.touch(page.view.primary)
    assert page.view.refusal.said is not None
    assert "Boris" in page.view.refusal.said.why


def test_an_administrator_changes_no_rights_of_his_own(page: PeoplePage, hand: Hand) -> None:
    hand.touch(page.view.button_of("ada"))
    assert not page.view.let_go.isEnabled()
    assert not any(check.isEnabled() for check in page.view.roles.values())


def test_escape_leads_back_one_step(page: PeoplePage, hand: Hand) -> None:
    hand.touch(page.view.button_of("anna"))
    hand.touch(page.view.new_code)
    for stage in (Stage.FORM, Stage.LIST):
        hand.qtbot.keyClick(page.view, Qt.Key.Key_Escape)
        assert page.presenter.stage is stage


@pytest.mark.parametrize(
    ("name", "made"),
    [("Émilie Dubois", "emilie"), ("anna B.", "anna2"), ("Łukasz", "ukasz"), ("李", "operateur")],
)
def test_the_journal_calls_a_newcomer_by_plain_letters(name: str, made: str) -> None:
    assert identifier(name, {"anna"}) == made


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_every_stage_can_be_read_at_every_size(
    page: PeoplePage,
    hand: Hand,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
) -> None:
    page.view.resize(*size)
    theme.set_dark(True)
    assert_page_is_sound(page.view)
    for button in (page.view.button_of("anna"), page.view.new_code):
        hand.touch(button)
        for language in Language:
            words.speak(language)
            assert_page_is_sound(page.view)
