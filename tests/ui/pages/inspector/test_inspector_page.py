"""The inspector's page as hands use it (HOUSE H2, H4, H8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.house.rights import Act, Operator, Role
from app.domain.house.seal import Head
from app.domain.house.verification import Fault, Finding, Verdict
from app.services import people
from app.services.inspection import JournalQuery, Topic, entries
from tests.ui.pages.hands import Hand
from tests.ui.pages.seated import Seat, seated
from ui.models.amount_entry import EditKey
from ui.pages.inspector.page import InspectorPage
from ui.pages.inspector.presenter import SHOWN, InspectorPresenter, Span, day_of, pressed_day
from ui.pages.inspector.words import entry_second, entry_words
from ui.theme import Theme
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("odile") as seat:
        seat.counter.publish(134)
        seat.counter.sell(134, stake="10")
        seat.counter.approve(Act.FORCE_CLOSE_SHIFT, "P1", asked_by="boris", reason="partie sans compter")
        yield seat


@pytest.fixture
def page(qtbot: QtBot, seat: Seat) -> InspectorPage:
    page = InspectorPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


@pytest.fixture
def hand(qtbot: QtBot, seat: Seat, page: InspectorPage) -> Hand:
    return Hand(qtbot, seat, page.view)


def shown(page: InspectorPage) -> list[str]:
    return [each.act for each in page.presenter.shown]


def test_the_page_opens_on_decisions_with_the_seal_verified(page: InspectorPage) -> None:
    assert shown(page) == ["approve"]
    verdict = page.presenter.verdict
    assert verdict is not None
    assert verdict.ok


def test_one_touch_takes_the_pages_along_and_the_journal_says_so(
    page: InspectorPage, seat: Seat, hand: Hand
) -> None:
    hand.touch(page.view.primary)
    [(name, document)] = seat.files.pages.items()
    assert name == page.view.saved_name.name
    assert (document.title, hand.touches) == ("Journal des décisions", 1)
    assert (seat.counter.last().act, seat.counter.last().operator) == ("export_journal", "odile")


def test_the_sheet_names_acts_in_words(page: InspectorPage, seat: Seat, hand: Hand) -> None:
    hand.touch(page.view.topics[Topic.EVERYTHING])
    hand.touch(page.view.sheet)
    [data] = seat.files.kept.values()
    assert "Accord : Fermeture de caisse forcée;boris;clara" in data.decode("utf-8-sig")


def test_what_somebody_vouched_for_is_found_by_his_name(page: InspectorPage, hand: Hand) -> None:
    hand.touch(page.view.topics[Topic.EVERYTHING])
    hand.touch(page.view.who)
    page.view.person_chosen.emit("clara")
    hand.seat.rest(hand.qtbot)
    assert shown(page) == ["approve"]
    assert page.view.who.text() == "Clara"


def test_an_entry_that_is_touched_says_all_of_itself(page: InspectorPage, hand: Hand) -> None:
    hand.touch(page.view.row_button(page.presenter.shown[0].number))
    assert not page.view.shows_standing
    hand.touch(page.view.back)
    assert page.view.shows_standing


def test_days_are_typed_or_touched(page: InspectorPage, hand: Hand) -> None:
    page.view.days.first.set_text("06/09/2026")
    page.view.days.last.set_text("07/09/2026")
    page.view.days.last.edit.editingFinished.emit()
    hand.seat.rest(hand.qtbot)
    assert shown(page) == []
    assert not page.view.primary.isEnabled()
    hand.touch(page.view.spans[Span.ALL])
    assert shown(page) == ["approve"]
    assert page.view.days.first.text() == ""


def test_days_are_typed_by_touch_alone(page: InspectorPage, seat: Seat, hand: Hand) -> None:
    days = page.view.days
    keys = {key.value: key for key in days.keypad.keys}
    for field, figures in ((days.first, "05092026"), (days.last, "0609202")):
        hand.qtbot.mouseClick(field.edit, Qt.MouseButton.LeftButton)
        for figure in figures:
            hand.touch(keys[figure])
    hand.touch(days.ask)
    assert days.last.fault == "Un jour comme 05/09/2026"
    hand.touch(keys["6"])
    hand.touch(days.ask)
    assert days.texts() == ("05/09/2026", "06/09/2026")
    assert (page.presenter.first, page.presenter.last) == (date(2026, 9, 5), date(2026, 9, 6))
    assert days.keypad.isHidden()
    hand.touch(page.view.primary)
    assert len(seat.files.pages) == 1


def test_escape_leaves_the_days_that_were_asked_for(page: InspectorPage, hand: Hand) -> None:
    days, before = page.view.days, page.view.days.texts()
    hand.qtbot.mouseClick(days.last.edit, Qt.MouseButton.LeftButton)
    hand.touch(days.keypad.keys[0])
    hand.press(Qt.Key.Key_Escape)
    assert (days.texts(), days.is_typing, page.presenter.span) == (before, False, Span.WEEK)


@pytest.mark.parametrize(
    ("text", "key", "after"),
    [
        ("", "0", "0"),
        ("05", "0", "05/0"),
        ("05/09", "2", "05/09/2"),
        ("05/09/2026", "1", "1"),
        ("5.9.2026", "1", "1"),
        ("05/09/2", EditKey.BACKSPACE, "05/09"),
        ("05/09/2026", EditKey.CLEAR, ""),
    ],
)
def test_the_pad_writes_the_strokes_of_a_day(text: str, key: str, after: str) -> None:
    assert pressed_day(text, key) == after


@pytest.mark.parametrize(
    ("first", "last", "words"),
    [
        ("31/02/2026", "", ("Un jour comme 05/09/2026", "")),
        ("", "31/02/2026", ("", "Un jour comme 05/09/2026")),
        ("06/09/2026", "05/09/2026", ("", "Pas avant le premier jour")),
    ],
)
def test_days_that_cannot_be_asked_for_are_refused_in_place_and_nothing_else_is_saved_for_them(
    page: InspectorPage, seat: Seat, hand: Hand, first: str, last: str, words: tuple[str, str]
) -> None:
    view = page.view
    view.days.first.set_text(first)
    view.days.last.set_text(last)
    view.days.last.edit.editingFinished.emit()
    assert (view.days.first.fault, view.days.last.fault) == words
    assert view.primary.why_disabled == view.sheet.why_disabled == "Corrigez d’abord les jours."
    assert shown(page) == ["approve"]
    hand.touch(view.spans[Span.ALL])
    assert not view.days.first.fault + view.days.last.fault
    assert view.primary.isEnabled()
    assert not seat.files.pages


def test_return_in_a_day_asks_for_the_days_and_only_then_saves(
    qtbot: QtBot, page: InspectorPage, seat: Seat
) -> None:
    edit = page.view.days.first.edit
    edit.setFocus()
    edit.selectAll()
    qtbot.keyClicks(edit, "01/09/2026")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert (page.presenter.first, len(seat.files.pages)) == (date(2026, 9, 1), 0)
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert len(seat.files.pages) == 1


def test_a_journal_that_was_changed_is_said_with_its_number(
    page: InspectorPage, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = Verdict(6, (Finding(Fault.CHANGED_ROW, 4, "plays"),))
    monkeypatch.setattr(page.presenter, "verify", lambda: changed)
    hand.touch(page.view.verify)
    said = [label.text() for label in page.view.findChildren(Text) if label.isVisibleTo(page.view)]
    assert "Altéré à partir de l’écriture n° 4." in said
    assert "Une valeur scellée a été changée, n° 4" in said


def test_no_more_is_listed_than_can_be_read(seat: Seat) -> None:
    presenter = InspectorPresenter(seat.context.desk)
    presenter.topic = Topic.EVERYTHING
    for number in range(SHOWN):
        seat.counter.approve(Act.FORCE_CLOSE_SHIFT, f"P{number}", asked_by="boris")
    presenter.found = presenter.load()
    assert (len(presenter.shown), presenter.has_more) == (SHOWN, True)
    presenter.see_more()
    presenter.found = presenter.load()
    assert len(presenter.shown) > SHOWN
    assert not presenter.has_more


def test_that_there_are_more_is_said_only_where_there_are(page: InspectorPage, hand: Hand) -> None:
    assert page.view.more.isHidden()
    found = page.presenter.found
    assert found is not None
    many = tuple(replace(found.rows[0], number=number) for number in range(SHOWN + 1))
    page._found(replace(found, rows=many))
    assert "100 dernières" in page.view.more.text()
    hand.touch(page.view.further)
    assert page.view.further.isHidden()


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_a_store_of_another_origin_is_gone_on_with_by_whoever_may_for_a_reason(
    page: InspectorPage,
    hand: Hand,
    seat: Seat,
    words: Words,
    assert_page_is_sound: Check,
    size: tuple[int, int],
) -> None:
    assert page.view.doubt.isHidden()
    seat.counter.house.heads.start_again(Head(99, "f" * 64))
    page.on_show()
    seat.rest(hand.qtbot)
    assert page.view.doubt.isHidden(), "an auditor only reads"
    seat.context.desk.operator = Operator("ada", "Ada", frozenset({Role.ADMINISTRATOR}))
    page.on_show()
    seat.rest(hand.qtbot)
    page.view.resize(*size)
    for language in (Language.ENGLISH, Language.FRENCH):
        words.speak(language)
        assert_page_is_sound(page.view)
    hand.touch(page.view.doubt)
    accepting = page.view.accepting
    assert any("plus ancien" in words.text() for words in accepting.amiss.findChildren(Text))
    assert "pourquoi" in accepting.accept.why_disabled
    for language in (Language.ENGLISH, Language.FRENCH):
        words.speak(language)
        assert_page_is_sound(page.view)
    accepting.reason.set_text("Le disque a été remplacé.")
    hand.touch(accepting.accept)
    assert (seat.counter.last().act, seat.counter.last().operator) == ("accept_store", "ada")
    assert page.view.shows_standing
    assert page.view.doubt.isHidden()
    assert page.presenter.verdict is not None
    assert page.presenter.verdict.ok
    assert seat.counter.sell(134, stake="10")


@pytest.mark.parametrize(
    ("text", "day"),
    [("05/09/2026", (2026, 9, 5)), ("5.9.2026", (2026, 9, 5)), ("05/09/20", None), ("", None)],
)
def test_a_day_is_read_as_people_write_it(text: str, day: tuple[int, int, int] | None) -> None:
    found = day_of(text)
    assert (found and (found.year, found.month, found.day)) == day


@pytest.mark.parametrize("size", [(936, 656), (1270, 656)])
def test_the_page_can_be_read_at_every_size(
    page: InspectorPage,
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
    hand.qtbot.mouseClick(page.view.days.first.edit, Qt.MouseButton.LeftButton)
    page.view.show_saved("journal-decisions-20260905-143712.pdf")
    page.view.days.last.refuse("Un jour comme 05/09/2026")
    for language in Language:
        words.speak(language)
        assert page.view.days.keypad.isVisible()
        assert_page_is_sound(page.view)
    hand.touch(page.view.row_button(page.presenter.shown[0].number))
    assert_page_is_sound(page.view)


def test_a_wrong_code_is_told_from_a_word_that_was_given(page: InspectorPage, seat: Seat) -> None:
    word = people.Approve("clara", "0000", Act.FORCE_CLOSE_SHIFT, "P1")
    people.approve(seat.counter.house, seat.counter.by("boris"), word)
    [refused, given] = entries(seat.counter.house, seat.counter.by("odile"), JournalQuery((Act.APPROVE,)))
    assert entry_words(refused).endswith("code faux")
    assert "Clara" in entry_second(refused, page.presenter)
    assert "code faux" not in entry_words(given)
