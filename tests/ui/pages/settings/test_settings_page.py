"""The house's settings as a director's hands change them: read, typed, refused, sealed (HOUSE H1, H2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.errors import Code, Refused
from app.domain.house.choices import CHOICES
from app.services.settings import Chosen, chosen
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.models.amount_entry import EditKey
from ui.pages.settings.named import SETTINGS
from ui.pages.settings.page import SettingsPage
from ui.pages.settings.presenter import Section
from ui.theme import Theme
from ui.words import Language, Words
from ui.words_of_errors import said

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("diane") as seat:
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> SettingsPage:
    page = SettingsPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(936, 656)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: SettingsPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def in_force(seat: Seat) -> Chosen:
    return chosen(seat.counter.house, seat.counter.by("odile"), None)


def open_setting(page: SettingsPage, hand: Hand, section: Section, key: str) -> None:
    hand.touch(page.view.sections[section])
    choose(page, hand, key)


def choose(page: SettingsPage, hand: Hand, key: str) -> None:
    """Scroll to a setting and touch it."""
    page.view.rows.show_row([each.key for each in page.presenter.items].index(key))
    hand.touch(page.view.button_of(key))


def test_every_setting_has_a_name_and_says_what_it_does() -> None:
    assert set(SETTINGS) == {choice.name for choice in CHOICES}


def test_a_switch_takes_four_touches_and_says_what_was_before(
    hand: Hand, page: SettingsPage, seat: Seat
) -> None:
    open_setting(page, hand, Section.CASH, "blind_count")
    hand.touch(page.view.yes)
    hand.touch(page.view.primary)
    assert hand.touches == 4
    assert in_force(seat).values["blind_count"] is True
    assert page.presenter.saved == (False, True)
    entry = seat.counter.last()
    assert (entry.act, entry.operator, entry.subject) == ("change_rule", "diane", "blind_count")


def test_an_amount_is_typed_over_the_old_one_and_enter_saves_it(
    hand: Hand, page: SettingsPage, seat: Seat
) -> None:
    open_setting(page, hand, Section.CASH, "usual_float")
    hand.type("150,50")
    hand.press(Qt.Key.Key_Return)
    assert in_force(seat).values["usual_float"] == 150_50


def test_a_value_out_of_bounds_is_refused_in_place_and_can_be_corrected(
    hand: Hand, page: SettingsPage, seat: Seat
) -> None:
    open_setting(page, hand, Section.LIMITS, "limits.pos_day_stakes_limit")
    before = seat.counter.records()
    hand.type("15000,01")
    assert "15\u202f000,00" in page.view.field.fault, "while it is typed"
    assert not page.view.primary.isEnabled()
    assert page.presenter.proposed == 15_000_00, "and the last that would do is what is shown"
    page.view.keypad.pressed.emit(EditKey.BACKSPACE)
    assert page.view.field.fault == ""
    page.view.field.edit.selectAll()
    hand.type("500")
    assert seat.counter.records() == before
    hand.touch(page.view.primary)
    assert in_force(seat).values["limits.pos_day_stakes_limit"] == 500_00


def test_an_administrator_reads_rules_about_money_and_is_told_who_decides(
    hand: Hand, page: SettingsPage, seat: Seat
) -> None:
    seat.sit("ada")
    open_setting(page, hand, Section.CASH, "payer_iban")
    hand.type("FR1420041010050500013M02606")
    assert not page.view.primary.isEnabled()
    assert page.view.primary.why_disabled
    open_setting(page, hand, Section.PEOPLE, "idle_lock_minutes")
    hand.type("5")
    hand.touch(page.view.primary)
    assert in_force(seat).values["idle_lock_minutes"] == 5


def test_what_badges_are_for_is_one_of_three_answers(hand: Hand, page: SettingsPage, seat: Seat) -> None:
    open_setting(page, hand, Section.PEOPLE, "badge")
    assert not page.view.primary.isEnabled()
    assert [button.text() for button in page.view.answers if button.isVisibleTo(page.view)] == [
        "pas de badge", "choisit la personne", "exigé avant le code",
    ]  # fmt: skip
    hand.touch(page.view.answers[2])
    hand.touch(page.view.primary)
    assert page.view.refusal.said is not None, "nobody has a badge yet"
    hand.touch(page.view.answers[1])
    hand.touch(page.view.primary)
    assert in_force(seat).values["badge"] == "chooses"
    choose(page, hand, "idle_lock_minutes")
    assert not any(button.isVisibleTo(page.view) for button in page.view.answers)


def test_the_name_on_papers_and_a_new_point_of_sale(hand: Hand, page: SettingsPage, seat: Seat) -> None:
    open_setting(page, hand, Section.HOUSE, "name")
    hand.type("Le Phare")
    hand.press(Qt.Key.Key_Return)
    choose(page, hand, "P1.address")
    hand.type("9, quai neuf")
    hand.press(Qt.Key.Key_Return)
    choose(page, hand, ".number")
    hand.type("001")
    hand.press(Qt.Key.Key_Return)
    assert page.view.refusal.said is not None  # another bears it
    page.view.field.edit.selectAll()
    hand.type("007")
    hand.press(Qt.Key.Key_Return)
    now = in_force(seat)
    assert now.establishment is not None
    assert now.establishment.name == "Le Phare"
    assert now.points_of_sale[0].address == "9, quai neuf"
    assert (now.points_of_sale[-1].id, now.points_of_sale[-1].number) == ("PV007", "007")
    assert page.view.button_of("PV007.name")
    desk = seat.context.desk
    desk.follow(desk.looked_up())  # as the station does when it hears of it
    assert (desk.establishment.name, desk.point_of_sale.address) == ("Le Phare", "9, quai neuf")


def test_escape_leaves_everything_as_it_was(hand: Hand, page: SettingsPage, seat: Seat) -> None:
    before = seat.counter.records()
    open_setting(page, hand, Section.KEEPING, "backups_kept")
    hand.type("3")
    hand.press(Qt.Key.Key_Escape)
    assert page.presenter.item is None
    assert seat.counter.records() == before


def test_what_each_wrong_value_needs_is_said(words: Words) -> None:
    for language in Language:
        words.speak(language)
        for kind in ("switch", "text", "iban", "public_key", "folder", "address", "trade", "free_number"):
            told = said(_refused(kind)).why
            assert f"typed_{kind}" not in told


def _refused(kind: str) -> Refused:
    return Refused(Code.SETTING_INVALID, expected=f"typed_{kind}")


@pytest.mark.parametrize(("width", "height"), [(936, 656), (1762, 952)])
def test_everything_fits(
    hand: Hand,
    page: SettingsPage,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
) -> None:
    theme.set_dark(width > 1000)
    page.view.resize(width, height)
    for section, key in (
        (Section.HOUSE, "P1.payment_centre"),
        (Section.LIMITS, "limits.liability_block"),
        (Section.KEEPING, "copies_folder"),
    ):
        open_setting(page, hand, section, key)
        for language in Language:
            words.speak(language)
            assert_page_is_sound(page.view)
    hand.touch(page.view.keys)
    assert_page_is_sound(page.view)
