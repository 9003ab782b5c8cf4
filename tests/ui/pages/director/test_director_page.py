"""The director's page as hands use it: a tournament in six touches, notices marked, copies asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.rights import Role
from app.domain.poker.calendar import NoticeState
from app.domain.poker.facts import NoticeKind
from app.domain.poker.state import Tournament
from app.services.poker.templates import Pace, levels_for
from app.services.poker.tournaments import (
    AskTournaments,
    ChangeTournament,
    change_tournament,
    tournaments,
)
from tests.ui.pages.desk_kit import Hand
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import evening
from ui.pages.director.keys import Key
from ui.pages.director.page import DirectorPage
from ui.pages.director.terms.form import Item
from ui.pages.registry import LANDING
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]
NARROW, WIDE = QSize(936, 656), QSize(1270, 656)


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("diane") as seat:
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> DirectorPage:
    return opened(qtbot, seat)


def opened(qtbot: QtBot, seat: Seat, size: QSize | None = None) -> DirectorPage:
    page = DirectorPage(seat.context)
    qtbot.addWidget(page.widget)
    page.widget.resize(size or QSize(1270, 656))
    page.widget.show()
    page.on_show()
    seat.rest(qtbot)
    return page


def known(seat: Seat) -> list[Tournament]:
    return list(tournaments(seat.counter.house, seat.context.desk.origin(), AskTournaments()))


def fill(page: DirectorPage, **texts: str) -> None:
    whole = {"name": "Nocturne", "day": "10/10/2026", "capacity": "72", "buy_in": "100"} | texts
    for name, text in whole.items():
        page.terms.view.form.fields[Item(name)].edit.setText(text)


def make(qtbot: QtBot, seat: Seat, page: DirectorPage, **texts: str) -> Hand:
    hand = Hand(qtbot, seat, page.widget)
    hand.touch(page.view.list.new)
    fill(page, **texts)
    hand.touch(page.terms.view.primary)
    return hand


def test_the_keyboard_alone_makes_a_tournament(qtbot: QtBot, seat: Seat, page: DirectorPage) -> None:
    hand = Hand(qtbot, seat, page.widget)
    hand.touch(page.view.list.new)
    hand.type("Nocturne")
    hand.press(Qt.Key.Key_Tab)
    hand.type("10102026")
    page.terms.view.form.go_to(Item.CAPACITY)
    hand.type("72")
    page.terms.view.form.go_to(Item.BUY_IN)
    hand.type("100")
    hand.press(Qt.Key.Key_Return)
    [made] = known(seat)
    assert made.terms.name == "Nocturne"
    assert seat.context.tournament.current == made.tournament
    assert page.view.isVisible()


def test_the_pad_writes_into_the_field_that_has_the_cursor(qtbot: QtBot, page: DirectorPage) -> None:
    qtbot.mouseClick(page.view.list.new, Qt.MouseButton.LeftButton)
    page.terms.view.form.go_to(Item.BUY_IN)
    for key in ("1", "5", "0", ",", "5", "backspace"):
        page.terms.view.hints.keypad.pressed.emit(key)
    assert page.terms.view.form.fields[Item.BUY_IN].text() == "150,"


def test_everything_wrong_is_named_beside_its_field_and_nothing_is_kept(
    qtbot: QtBot, seat: Seat, page: DirectorPage
) -> None:
    make(qtbot, seat, page, bonus_price="30", bonus_chips="3000", cash="300000")
    form = page.terms.view.form
    assert form.fields[Item.BONUS_PRICE].fault == "Au plus 20 % de la cave."
    assert form.fields[Item.BONUS_CHIPS].fault == "20 % du départ, exactement."
    assert form.fields[Item.CASH].fault == "Au plus 250 000 € en tout."
    assert page.terms.view.hints.rows.count() == 3
    assert not known(seat)
    form.fields[Item.CASH].edit.setText("1000")
    assert not form.fields[Item.CASH].fault
    assert page.terms.view.hints.rows.count() == 2


def test_a_second_touch_makes_no_second_tournament_and_sends_no_notice(
    qtbot: QtBot, seat: Seat, page: DirectorPage
) -> None:
    hand = Hand(qtbot, seat, page.widget)
    hand.touch(page.view.list.new)
    fill(page)
    qtbot.mouseClick(page.terms.view.primary, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.terms.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    qtbot.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    [made] = known(seat)
    assert not made.notices


def test_the_same_tournament_on_the_same_day_is_asked_about_f30(
    qtbot: QtBot, seat: Seat, page: DirectorPage
) -> None:
    make(qtbot, seat, page)
    hand = make(qtbot, seat, page, name="NOCTURNE")
    assert len(known(seat)) == 1
    assert page.terms.view.hints.warning.isVisible()
    hand.touch(page.terms.view.primary)
    assert len(known(seat)) == 2


def test_a_notice_is_marked_sent_in_two_touches(qtbot: QtBot, seat: Seat, page: DirectorPage) -> None:
    hand = make(qtbot, seat, page)
    hand.touches = 0
    calendar = page.view.calendar
    hand.touch(calendar.rows.by_key[NoticeKind.RULES_PREFECT])
    hand.touch(page.view.primary)
    assert hand.touches == 2
    assert set(known(seat)[0].notices) == {NoticeKind.RULES_PREFECT}
    assert not page.view.primary.isEnabled()
    hand.touch(calendar.rows.by_key[NoticeKind.RULES_MINISTER])
    hand.touch(calendar.letter)
    assert list(seat.files.pages) == [f"{known(seat)[0].tournament}-rules_minister.pdf"]


def test_the_arrows_reach_every_tournament_and_notice(qtbot: QtBot, seat: Seat, page: DirectorPage) -> None:
    make(qtbot, seat, page)
    hand = make(qtbot, seat, page, name="Matinée", day="11/10/2026")
    hand.press(Qt.Key.Key_Down)
    assert seat.context.tournament.current == known(seat)[0].tournament
    hand.press(Qt.Key.Key_Right, 2)
    hand.press(Qt.Key.Key_Return)
    assert set(known(seat)[0].notices) == {NoticeKind.RULES_PREFECT}


def test_a_late_notice_is_shown_as_late(qtbot: QtBot, seat: Seat, page: DirectorPage) -> None:
    make(qtbot, seat, page, day="12/09/2026")
    states = {each.state for each in page._calendar.notices().values()}
    assert states == {NoticeState.LATE}
    assert "2 en retard" in page.view.calendar.heading.findChildren(QWidget)[1].text()  # type: ignore[attr-defined]


def test_a_copy_asks_for_its_day_and_changes_keep_the_rest(
    qtbot: QtBot, seat: Seat, page: DirectorPage
) -> None:
    hand = make(qtbot, seat, page, fee="10")
    hand.touch(page.view.list.keys[Key.COPY])
    assert page.terms.view.form.fields[Item.DAY].text() == ""
    page.terms.view.form.fields[Item.DAY].edit.setText("17/10/2026")
    hand.touch(page.terms.view.primary)
    assert len(known(seat)) == 2
    hand.touch(page.view.list.keys[Key.CHANGE])
    page.terms.view.form.fields[Item.FEE].edit.setText("12")
    [state] = [each for each in known(seat) if f"{each.terms.starts_at:%d/%m}" == "17/10"]
    meanwhile = ChangeTournament(state.tournament, replace(state.terms, capacity=99))
    change_tournament(seat.counter.house, seat.counter.by("diane"), meanwhile)
    hand.touch(page.terms.view.primary)
    assert sorted(each.terms.fee.cents for each in known(seat)) == [1000, 1200]
    assert {each.terms.capacity for each in known(seat)} == {72, 99}


def test_postponed_then_called_off_with_reasons(qtbot: QtBot, seat: Seat, page: DirectorPage) -> None:
    hand = make(qtbot, seat, page)
    hand.touch(page.view.list.keys[Key.POSTPONE])
    assert not page.ending.view.primary.isEnabled()
    page.ending.view.reason.day.edit.setText("24/10/2026")
    page.ending.view.reason.reason.edit.setText("travaux")
    hand.touch(page.ending.view.primary)
    assert f"{known(seat)[0].terms.starts_at:%d/%m}" == "24/10"
    hand.touch(page.view.list.keys[Key.END])
    page.ending.view.reason.reason.edit.setText("salle fermée")
    hand.touch(page.ending.view.primary)
    assert known(seat)[0].cancelled
    assert not page.view.list.keys[Key.CHANGE].isEnabled()


def test_a_refusal_stays_beside_what_was_typed(qtbot: QtBot, seat: Seat, page: DirectorPage) -> None:
    hand = make(qtbot, seat, page)
    hand.touch(page.view.list.keys[Key.POSTPONE])
    page.ending.view.reason.day.edit.setText("01/01/2020")
    page.ending.view.reason.reason.edit.setText("erreur")
    hand.touch(page.ending.view.primary)
    assert page.ending.view.refusal.isVisible()
    assert page.ending.view.reason.day.text() == "01/01/2020"
    hand.press(Qt.Key.Key_Escape)
    assert page.ending.view.reason.isVisible(), "what was typed is not lost with the refusal"
    hand.press(Qt.Key.Key_Escape)
    assert page.view.isVisible()


def test_a_pace_makes_the_levels_of_the_chips_that_are_typed(
    qtbot: QtBot, seat: Seat, page: DirectorPage
) -> None:
    hand = Hand(qtbot, seat, page.widget)
    hand.touch(page.view.list.new)
    fill(page, chips="40 000")
    hand.touch(page.terms.view.hints.sources[2])
    hand.touch(page.terms.view.primary)
    assert known(seat)[0].terms.levels == levels_for(Pace.DEEP_STACK, 40_000)


def test_what_was_begun_on_one_tournament_is_never_handed_in_for_another(
    qtbot: QtBot, seat: Seat, page: DirectorPage
) -> None:
    hand = make(qtbot, seat, page)
    first = known(seat)[0].tournament
    make(qtbot, seat, page, name="Matinée", day="11/10/2026")
    hand.touch(page.view.list.keys[Key.CHANGE])
    fill(page, name="Autre", day="12/10/2026")
    page.on_hide()
    seat.context.tournament.choose(first)
    page.on_show()
    hand.rest()
    assert page.view.isVisible()
    hand.touch(page.view.list.keys[Key.LEVELS])
    page.on_hide()
    seat.context.tournament.choose(known(seat)[1].tournament)
    page.on_show()
    hand.rest()
    assert page.view.isVisible()
    assert sorted(each.terms.name for each in known(seat)) == ["Matinée", "Nocturne"]


def test_the_casino_director_lands_on_the_tournaments() -> None:
    assert LANDING[Role.DIRECTOR] == DirectorPage.key


def test_who_only_directs_a_tournament_is_told_who_makes_them(qtbot: QtBot, seat: Seat) -> None:
    evening(seat, 2)
    seat.sit("clara")
    page = opened(qtbot, seat)
    assert not page.view.list.new.isEnabled()
    assert "direction responsable" in page.view.list.new.why_disabled
    second = page.view.list.heading.findChildren(Text)[1]
    assert second.text() == page.view.list.new.why_disabled, "before anything is touched"
    assert page.view.list.keys[Key.PAPERS].isEnabled()


@pytest.mark.parametrize(
    ("size", "language"),
    [(NARROW, Language.FRENCH), (NARROW, Language.ENGLISH), (WIDE, Language.FRENCH)],
)
def test_every_leaf_is_sound(
    qtbot: QtBot, seat: Seat, words: Words, size: QSize, language: Language, assert_page_is_sound: Check
) -> None:
    words.speak(language)
    page = opened(qtbot, seat, size)
    assert_page_is_sound(page.widget)
    hand = make(qtbot, seat, page, bonus_price="30", bonus_chips="3000", cash="300000")
    for tab in page.terms.view.form.tabs:
        hand.touch(tab)
        assert_page_is_sound(page.widget)
    hand.touch(page.terms.view.form.type_name)
    assert_page_is_sound(page.widget)
    fill(page, bonus_price="", bonus_chips="", cash="")
    hand.touch(page.terms.view.primary)
    assert_page_is_sound(page.widget)
    hand.touch(page.view.list.keys[Key.POSTPONE])
    assert_page_is_sound(page.widget)
    hand.press(Qt.Key.Key_Escape)
    hand.touch(page.view.list.keys[Key.END])
    page.ending.view.reason.reason.edit.setText("travaux")
    assert_page_is_sound(page.widget)
