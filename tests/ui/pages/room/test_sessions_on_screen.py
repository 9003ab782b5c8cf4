"""A tournament over two evenings: its bags at the close, its seats at the next opening."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.demo.founding import tournament_terms
from app.documents import Kind
from app.services.papers import recent_jobs
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.room.page import RoomPage
from ui.pages.room.seen import Stage
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("clara") as seat:
        yield seat


def two_evenings(seat: Seat, entries: int, *, redrawn: bool = False) -> Evening:
    """The first of two evenings, begun; four seats at a table."""
    terms = tournament_terms()
    both = (terms.starts_at, terms.starts_at + timedelta(days=1))
    played = evening(
        seat, entries, terms=replace(terms, sessions=both, seats=4, redraw_between_sessions=redrawn)
    )
    played.draw()
    played.start()
    return played


@pytest.fixture
def opened(qtbot: QtBot, seat: Seat) -> Iterator[Callable[[], RoomPage]]:
    pages = []

    def opened() -> RoomPage:
        page = RoomPage(seat.context)
        pages.append(page)
        qtbot.addWidget(page.view)
        page.view.resize(1270, 712)
        page.view.show()
        page.on_show()
        seat.rest(qtbot)
        return page

    yield opened
    for page in pages:
        page.on_hide()


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def count(qtbot: QtBot, seat: Seat, page: RoomPage, chips: int) -> None:
    """One bag on the keyboard; the last one leaves only the close to be touched."""
    field = page._tools.closing._panel.field
    qtbot.keyClicks(field, str(chips))
    if page._tools.closing._missing:
        qtbot.keyClick(field, Qt.Key.Key_Return)
        seat.rest(qtbot)


@pytest.mark.parametrize("redrawn", [False, True])
def test_an_evening_is_closed_bag_by_bag_and_the_next_begins_from_them(
    qtbot: QtBot, seat: Seat, opened: Callable[[], RoomPage], *, redrawn: bool
) -> None:
    played = two_evenings(seat, 5, redrawn=redrawn)
    page = opened()
    touch(qtbot, seat, page.view.close_session)
    assert not page.view.primary.isEnabled(), "no bag is counted yet"
    first, second, *_ = page._presenter.sessions.by_seat
    for chips in (21_500, 18_500, 20_000, 20_000, 20_000):
        count(qtbot, seat, page, chips)
    touch(qtbot, seat, page.view.primary)
    state = played.state()
    assert state.between_sessions
    assert (state.players[first].stack, state.players[second].stack) == (21_500, 18_500)
    assert page._presenter.room.stage is Stage.BETWEEN
    assert page.view.leaf is page.view.bags
    papers = recent_jobs(seat.counter.house)
    assert papers[0].document.kind is Kind.EMERGENCY_SHEET
    if redrawn:
        touch(qtbot, seat, page.view.primary)
        assert played.state().between_sessions, "before its day it is asked once"
    else:
        played.after(20 * 60)
    touch(qtbot, seat, page.view.primary)
    state = played.state()
    assert not state.between_sessions
    assert (state.session, state.players[first].stack) == (2, 21_500)
    cards = [
        job for job in recent_jobs(seat.counter.house)[: -len(papers)] if job.document.kind is Kind.SEAT_CARD
    ]
    assert len(cards) == (5 if redrawn else 0)
    assert page._presenter.room.stage is Stage.PLAY
    assert not page.view.close_session.isVisible(), "the last session ends with the tournament"


def test_bags_that_do_not_make_the_chips_in_play_say_how_many_and_where(
    qtbot: QtBot, seat: Seat, opened: Callable[[], RoomPage]
) -> None:
    played = two_evenings(seat, 5)
    page = opened()
    touch(qtbot, seat, page.view.close_session)
    for chips in (20_000, 20_000, 20_000, 20_000, 19_000):
        count(qtbot, seat, page, chips)
    tool = page._tools.closing
    assert list(tool._wrong_tables) == [2]
    assert "1\u202f000" in tool._leaf.verdict._text.text()
    qtbot.keyClick(tool._panel.field, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert not played.state().between_sessions, "Return alone does not accept a difference"
    touch(qtbot, seat, tool._leaf.accepts)
    assert page.view.primary.isEnabled()
    touch(qtbot, seat, tool._leaf.bags[page._presenter.sessions.by_seat[-1]])
    count(qtbot, seat, page, 19_500)
    assert not page.view.primary.isEnabled(), "another difference is accepted anew"
    touch(qtbot, seat, tool._leaf.bags[page._presenter.sessions.by_seat[-1]])
    count(qtbot, seat, page, 20_000)
    assert not tool._wrong_tables
    assert not tool._leaf.accepts.isVisible()
    assert tool._leaf.verdict.property("tint") == "good"
    assert page.view.primary.isEnabled()


def test_bags_stay_counted_while_the_plan_is_looked_at(
    qtbot: QtBot, seat: Seat, opened: Callable[[], RoomPage]
) -> None:
    two_evenings(seat, 5)
    page = opened()
    touch(qtbot, seat, page.view.close_session)
    for chips in (21_500, 18_500):
        count(qtbot, seat, page, chips)
    touch(qtbot, seat, page.view.back)
    touch(qtbot, seat, page.view.close_session)
    tool = page._tools.closing
    assert list(tool._bags.values()) == [21_500, 18_500]
    assert tool._at == page._presenter.sessions.by_seat[2]


def test_who_goes_out_elsewhere_leaves_the_bags(
    qtbot: QtBot, seat: Seat, opened: Callable[[], RoomPage]
) -> None:
    played = two_evenings(seat, 5)
    page = opened()
    touch(qtbot, seat, page.view.close_session)
    first = page._presenter.sessions.by_seat[0]
    count(qtbot, seat, page, 20_000)
    played.out(first)
    seat.rest(qtbot)
    tool = page._tools.closing
    assert list(tool._leaf.bags) == page._presenter.sessions.by_seat
    assert tool._bags == {}


def test_one_evening_has_no_session_to_close(
    qtbot: QtBot, seat: Seat, opened: Callable[[], RoomPage]
) -> None:
    played = evening(seat, 3)
    played.draw()
    played.start()
    assert not opened().view.close_session.isVisible()


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 712)])
def test_the_close_and_what_follows_are_whole_in_every_window(
    qtbot: QtBot,
    seat: Seat,
    opened: Callable[[], RoomPage],
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
    language: Language,
) -> None:
    played = two_evenings(seat, 5)
    played.out(next(iter(played.seated)))
    page = opened()
    theme.fit_to_width(width + 96)
    words.speak(language)
    page.view.resize(width, height)
    seat.rest(qtbot)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page.view.close_session)
    assert_page_is_sound(page.view)
    for chips in (20_000, 20_000, 20_000, 19_000):
        count(qtbot, seat, page, chips)
    assert_page_is_sound(page.view)
    touch(qtbot, seat, page._tools.closing._leaf.accepts)
    touch(qtbot, seat, page.view.primary)
    assert_page_is_sound(page.view)
