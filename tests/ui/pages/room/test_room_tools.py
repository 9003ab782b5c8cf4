"""The rarer acts of the room, by hand: counts, the chip race, a draw made by hand, proof and paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.documents import Kind
from app.services.papers import recent_jobs
from app.services.poker import floor, tables
from app.services.poker.draw_sheets import verify_file
from app.services.poker.floor import OnFloor
from app.services.poker.papers import Paper
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.room.page import RoomPage
from ui.pages.room.tools.by_hand import ByHandTool
from ui.theme import Theme
from ui.widgets import Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("clara") as seat:
        yield seat


@pytest.fixture
def played(seat: Seat) -> Evening:
    """Twenty players at three tables, the first level begun."""
    played = evening(seat, 20)
    played.draw()
    played.start()
    return played


@pytest.fixture
def page(qtbot: QtBot, seat: Seat, played: Evening) -> Iterator[RoomPage]:
    page = opened(qtbot, seat)
    yield page
    page.on_hide()


def opened(qtbot: QtBot, seat: Seat) -> RoomPage:
    page = RoomPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(1270, 712)
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def open_table(qtbot: QtBot, seat: Seat, page: RoomPage, number: int) -> None:
    plan = page.view.plan.plan
    [place] = [at for at, table in enumerate(plan.tables) if table.number == number]
    qtbot.mouseClick(plan, Qt.MouseButton.LeftButton, pos=plan.hit_areas()[place].center())
    seat.rest(qtbot)


def touch_player(qtbot: QtBot, seat: Seat, page: RoomPage, place: int) -> None:
    table = page.view.table
    qtbot.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.hit_areas()[place].center())
    seat.rest(qtbot)


def test_a_table_is_counted_player_by_player(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening
) -> None:
    open_table(qtbot, seat, page, 1)
    touch(qtbot, seat, page.view.count)
    players = len(played.state().room().occupied[1])
    for _ in range(players):
        for key in ("1", "9", "5", "00"):
            page._tools.count._panel.field.press(key)
        touch(qtbot, seat, page.view.primary)
    count = played.state().counts[1]
    assert count.total == 19_500 * players
    assert count.deviation == -500 * players
    assert page._tools.active is None


def test_hand_for_hand_players_of_two_tables_share_their_places(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening
) -> None:
    open_table(qtbot, seat, page, 1)
    touch_player(qtbot, seat, page, 0)
    touch(qtbot, seat, page.view.other_table)
    open_table(qtbot, seat, page, 2)
    touch_player(qtbot, seat, page, 0)
    assert page._presenter.hand.at_several_tables
    touch(qtbot, seat, page.view.primary)
    [group] = played.state().outs
    assert len(group) == 2


def test_odd_chips_are_raced_off_at_a_table(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening
) -> None:
    open_table(qtbot, seat, page, 1)
    before = played.state().chips_in_play
    touch(qtbot, seat, page.view.race)
    assert not page.view.primary.isEnabled(), "nobody has an odd chip yet"
    race = page._tools.race._leaf
    for stepper, count in zip(race.odd.values(), (3, 1), strict=False):
        stepper.set_value(count)
    touch(qtbot, seat, page.view.primary)
    assert played.state().chips_in_play == before + 100 - 4 * 25
    told = [text.text().replace("\u00a0", " ") for text in race.rows.findChildren(Text) if text.isVisible()]
    seats = played.state().room().occupied[1]
    names = [page._presenter.room.name(seats[number]) for number in sorted(seats)[:2]]
    assert sorted(told) == sorted([*names, "Reçoit un jeton de 100", "Ne reçoit rien"])
    played.out(seats[max(seats)])
    seat.rest(qtbot)
    assert page.view.leaf is race, "it stays in sight whatever happens in the room"
    touch(qtbot, seat, page.view.primary)
    assert page._tools.active is None


def test_a_call_is_seen_on_the_plan_and_answered_at_the_table(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening
) -> None:
    at = tables.AtTable(played.tournament, 2)
    tables.call_chief(seat.counter.house, played.origin("clara"), at)
    seat.rest(qtbot)
    assert seat.gone.badges["room"] == 1
    open_table(qtbot, seat, page, 2)
    touch(qtbot, seat, page.view.answer)
    assert played.state().calls == {}
    assert seat.gone.badges["room"] == 0


def test_moves_are_ticked_off_one_by_one_and_then_all_at_once(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening
) -> None:
    played.out(*[each for each, player in played.state().seated().items() if player.table == 1][:3])
    seat.rest(qtbot)
    touch(qtbot, seat, page.view.primary)
    moved = page._presenter.moves.drawn
    assert moved is not None
    before = len(moved.moves)
    touch(qtbot, seat, page.view.moves.announce)
    touch(qtbot, seat, page._tools.announce._panel.on_paper)
    assert recent_jobs(seat.counter.house)[0].document.title == "Mouvements à faire"
    rows = page._tools.announce._leaf.rows
    first = next(each for each in rows.findChildren(QAbstractButton) if each.isVisible())
    touch(qtbot, seat, first)
    moved = page._presenter.moves.drawn
    assert moved is not None
    assert len(moved.moves) == before - 1
    touch(qtbot, seat, page.view.primary)
    assert page._presenter.moves.drawn is None
    assert page.view.leaf is page.view.plan


def test_the_proof_is_computed_at_once_and_its_file_verifies_alone(
    qtbot: QtBot, seat: Seat, page: RoomPage
) -> None:
    touch(qtbot, seat, page.view.moves.proof)
    assert "Refait" in page._tools.proof._leaf.verdict.findChildren(QWidget)[0].text()  # type: ignore[attr-defined]
    touch(qtbot, seat, page.view.primary)
    [data] = seat.files.kept.values()
    assert verify_file(data).fair


def test_the_file_of_the_opening_draw_is_kept_too_once_another_was_made(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening
) -> None:
    short = [each for each, known in played.state().seated().items() if known.table == 1]
    for player in short[:3]:
        played.out(player)
    floor.balance(seat.counter.house, played.origin("diane"), OnFloor(played.tournament))
    page._reader.ask()
    seat.rest(qtbot)
    touch(qtbot, seat, page.view.moves.proof)
    latest, opening = page._tools.proof.draws.buttons
    assert page._tools.proof.draws.buttons[latest].isChecked()
    touch(qtbot, seat, page._tools.proof.draws.buttons[opening])
    assert page._tools.proof.draws.buttons[opening].isChecked()
    touch(qtbot, seat, page.view.primary)
    [data] = seat.files.kept.values()
    assert verify_file(data).number == opening < latest
    assert verify_file(data).fair


@pytest.mark.parametrize("paper", [Paper.SEATS_BY_NAME, Paper.SEATS_BY_TABLE, Paper.EMERGENCY_SHEET])
def test_a_sheet_is_printed_at_one_touch(qtbot: QtBot, seat: Seat, page: RoomPage, paper: Paper) -> None:
    touch(qtbot, seat, page.view.moves.sheets)
    before = len(recent_jobs(seat.counter.house))
    touch(qtbot, seat, page._tools.sheets.buttons[paper])
    printed = recent_jobs(seat.counter.house)
    assert len(printed) == before + 1


def test_a_draw_made_by_hand_is_entered_with_its_two_witnesses(qtbot: QtBot, seat: Seat) -> None:
    played = evening(seat, 4)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.gather_by_hand)
    tool = page._tools.by_hand
    for number in range(1, 5):
        type_seat(tool, 1, number * 2)
        touch(qtbot, seat, page.view.primary)
    assert not page.view.primary.isEnabled(), "nobody has seen it yet"
    for witness, name in zip(tool._leaf.witnesses, ("Jeanne Roux", "Paul Aubin"), strict=True):
        witness.set_text(name)
    touch(qtbot, seat, page.view.primary)
    state = played.state()
    assert state.drawn
    assert sorted(player.seat or 0 for player in state.seated().values()) == [2, 4, 6, 8]
    cards = [job for job in recent_jobs(seat.counter.house) if job.document.kind is Kind.SEAT_CARD]
    assert len(cards) == 4
    page.on_hide()


def type_seat(tool: ByHandTool, table: int, seat: int) -> None:
    tool._seat_panel.table.press(str(table))
    tool._seat_panel.seat.press(str(seat))


def test_two_in_one_seat_are_refused_in_place_and_nothing_is_kept(qtbot: QtBot, seat: Seat) -> None:
    played = evening(seat, 2)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.gather_by_hand)
    tool = page._tools.by_hand
    for _ in range(2):
        type_seat(tool, 1, 5)
        touch(qtbot, seat, page.view.primary)
    for witness, name in zip(tool._leaf.witnesses, ("Jeanne Roux", "Paul Aubin"), strict=True):
        witness.set_text(name)
    touch(qtbot, seat, page.view.primary)
    assert page.view.refusal.isVisible()
    assert not played.state().drawn
    page.on_hide()


def test_who_never_came_is_put_out_once_entries_are_over(
    qtbot: QtBot, seat: Seat, page: RoomPage, played: Evening
) -> None:
    open_table(qtbot, seat, page, 1)
    touch_player(qtbot, seat, page, 0)
    assert not page.view.hand.absent.isVisible()
    played.after(20 * 7)
    page._show()
    touch(qtbot, seat, page.view.hand.absent)
    assert played.state().in_play == 20, "one touch puts nobody out"
    touch(qtbot, seat, page.view.primary)
    assert played.state().in_play == 19
    assert played.state().chips_in_play == 19 * 20_000


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(("width", "height"), [(936, 656), (1270, 712), (1800, 1024)])
def test_every_tool_is_whole_in_every_window(
    qtbot: QtBot,
    seat: Seat,
    page: RoomPage,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    width: int,
    height: int,
    language: Language,
) -> None:
    theme.fit_to_width(width + 96)
    words.speak(language)
    page.view.resize(width, height)
    tools = page._tools
    for tool in (tools.proof, tools.sheets, tools.by_hand):
        tools.open(tool)
        seat.rest(qtbot)
        assert_page_is_sound(page.view)
        page._back()
    tools.open(tools.by_hand)
    tools.by_hand._step = 1
    tools.by_hand.show()
    assert_page_is_sound(page.view)
    page._back()
    page._presenter.open_table = 1
    for tool in (tools.count, tools.race):
        tools.open(tool)
        assert_page_is_sound(page.view)
        page._back()
    page._presenter.hand.toggle(next(iter(page._presenter.room.state.seated())))
    for form in (tools.absent, tools.expel):
        tools.open(form)
        assert_page_is_sound(page.view)
        page._back()
