"""The room as hands use it: two touches for an elimination, balancing in two, refusals in place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.documents import Kind
from app.domain.poker.clock import ClockState
from app.services.papers import recent_jobs
from app.services.poker import floor
from app.services.poker.desk import AtDesk, check_in
from tests.app.services.kit import PIN
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.pages.room.page import RoomPage
from ui.pages.room.pictures import SeatPicture, SeatState, TablePicture
from ui.pages.room.plan import PaintedTargets, RoomPlan
from ui.theme import Theme
from ui.tournament.words import full_name
from ui.widgets import ChipsField, KeyButton, Text
from ui.words import Language, Words

Check = Callable[[QWidget], None]


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("clara") as seat:
        yield seat


def opened(qtbot: QtBot, seat: Seat, size: QSize | None = None) -> RoomPage:
    page = RoomPage(seat.context)
    qtbot.addWidget(page.view)
    page.view.resize(size or QSize(1270, 712))
    page.view.show()
    page.on_show()
    seat.rest(qtbot)
    return page


def under_way(seat: Seat, entries: int = 20) -> Evening:
    played = evening(seat, entries)
    played.draw()
    played.start()
    return played


def touch(qtbot: QtBot, seat: Seat, button: QAbstractButton) -> None:
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)


def touch_box(qtbot: QtBot, seat: Seat, targets: PaintedTargets, place: int) -> None:
    qtbot.mouseClick(targets, Qt.MouseButton.LeftButton, pos=targets.hit_areas()[place].center())
    seat.rest(qtbot)


def test_draw_and_start_take_one_touch_each(qtbot: QtBot, seat: Seat) -> None:
    played = evening(seat, 12)
    played.at_the_announced_time()
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.primary)
    assert played.state().drawn
    touch(qtbot, seat, page.view.primary)
    assert played.state().started
    page.on_hide()


def test_a_start_before_the_announced_time_is_asked_about_once(qtbot: QtBot, seat: Seat) -> None:
    played = evening(seat, 12)
    played.draw()
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.primary)
    assert not played.state().started
    told = [text.text().replace("\u00a0", " ") for text in page._tools.sure.told.findChildren(Text)]
    assert "Départ annoncé : 05/09/2026 à 18:45." in told
    touch(qtbot, seat, page.view.primary)
    assert played.state().started
    page.on_hide()


def test_several_out_in_one_hand_wait_for_their_stacks_and_equal_ones_are_asked_about(
    qtbot: QtBot, seat: Seat
) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    touch_box(qtbot, seat, page.view.table, 1)
    assert not page.view.primary.isEnabled()
    assert "le tapis de chacun" in page.view.primary.why_disabled
    fields = page.view.hand.findChildren(ChipsField)
    assert [field.number for field in fields] == [0, 0]
    for field in fields:
        for key in ("9", "00"):
            field.press(key)
    touch(qtbot, seat, page.view.primary)
    assert played.state().in_play == 20
    told = " ".join(text.text().replace("\u00a0", " ") for text in page._tools.sure.told.findChildren(Text))
    assert "19e–20e à égalité" in told
    assert "seront partagés" in told
    touch(qtbot, seat, page.view.primary)
    assert [len(group) for group in played.state().outs] == [2]
    assert page.view.leaf is page.view.plan


def test_a_room_that_shows_them_out_before_the_answer_comes_is_shown_whole_again(
    qtbot: QtBot, seat: Seat
) -> None:
    under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    sure, presenter = page._tools.sure, page._presenter
    sure.confirm()
    presenter.hand.clear()
    sure.done(None)
    assert presenter.open_table is None
    page.on_hide()


def test_a_draw_without_players_who_paid_is_asked_about_once(qtbot: QtBot, seat: Seat) -> None:
    played = evening(seat, 3, checked_in=False)
    check_in(
        seat.counter.house,
        played.origin("anna"),
        AtDesk(played.tournament, next(iter(played.state().players))),
    )
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.primary)
    assert not played.state().drawn
    told = [text.text().replace("\u00a0", " ") for text in page._tools.sure.told.findChildren(Text)]
    assert "Payés, pas encore arrivés : 2." in told
    touch(qtbot, seat, page.view.primary)
    assert played.state().drawn
    page.on_hide()


def test_a_player_is_out_in_table_player_confirm(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    touch(qtbot, seat, page.view.primary)
    assert played.state().in_play == 19
    assert page.view.leaf is page.view.plan
    touch(qtbot, seat, page.view.moves.undo)
    assert played.state().in_play == 20
    page.on_hide()


def test_a_rebuy_is_no_longer_offered_once_its_last_level_is_over(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    sale = page.view.hand.sale
    assert sale.isEnabled()
    played.after(minutes=240)
    qtbot.waitUntil(lambda: not sale.isEnabled())
    assert "plus à ce niveau" in sale.why_disabled.replace("\u00a0", " ")
    page.on_hide()


def test_a_double_touch_eliminates_once(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 1)
    touch_box(qtbot, seat, page.view.table, 2)
    qtbot.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.view.primary, Qt.MouseButton.LeftButton)
    seat.rest(qtbot)
    assert played.state().in_play == 19
    page.on_hide()


def test_the_keyboard_eliminates_too(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    page.view.plan.plan.setFocus()
    qtbot.keyClick(page.view.plan.plan, Qt.Key.Key_Space)
    qtbot.keyClick(page.view.table, Qt.Key.Key_Right)
    qtbot.keyClick(page.view.table, Qt.Key.Key_Space)
    qtbot.keyClick(page.view.table, Qt.Key.Key_Return)
    seat.rest(qtbot)
    assert played.state().in_play == 19
    page.on_hide()


def test_escape_lets_go_of_the_player_then_of_the_table(qtbot: QtBot, seat: Seat) -> None:
    under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    qtbot.keyClick(page.view.table, Qt.Key.Key_Escape)
    assert page.view.leaf is page.view.table
    qtbot.keyClick(page.view.table, Qt.Key.Key_Escape)
    assert page.view.leaf is page.view.plan
    page.on_hide()


def test_balancing_draws_moves_and_waits_until_the_cards_are_handed_out(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    played.out(*[each for each in played.seated if played.state().players[each].table == 1][:3])
    page = opened(qtbot, seat)
    assert seat.gone.badges["room"] > 0
    touch(qtbot, seat, page.view.primary)
    assert played.view().to_make is not None
    assert page.view.moves.moves.count() > 0
    cards = [job for job in recent_jobs(seat.counter.house) if job.document.kind is Kind.SEAT_CARD]
    assert len(cards) == 20 + len(page._presenter.moves.drawn.moves if page._presenter.moves.drawn else ())
    touch(qtbot, seat, page.view.primary)
    assert not page.view.primary.isEnabled(), "the tables are level"
    page.on_hide()


def test_a_lacking_notice_is_said_in_the_panel_and_overridden_with_a_code(qtbot: QtBot, seat: Seat) -> None:
    played = evening(seat, 4, notices_elsewhere=False)
    played.at_the_announced_time()
    played.draw()
    page = opened(qtbot, seat)
    for chief in tuple(page._presenter.watch.chiefs):
        page.view.watch.toggled.emit(chief)
    touch(qtbot, seat, page.view.primary)
    assert page.view.refusal.isVisible()
    assert page.view.plan.isVisible(), "the room is still seen"
    assert "Une table est sans chef" in str(page.view.refusal.said)
    touch(qtbot, seat, page.view.primary)
    assert page.view.leaf is page._tools.override.lacking
    said = [text.text() for text in page._tools.override.lacking.findChildren(Text)]
    assert any("ministère" in each for each in said)
    assert "Sans chef de table : Table 1." in [
        each.replace("\u00a0", " ").replace("\u202f", " ") for each in said
    ], "notices and chiefs are covered by one word"
    approval, keyboard = page._tools.override.approval, page._tools.override.lacking.keyboard
    touch(qtbot, seat, approval.ready.buttons[0])
    assert approval.reason.text() == "Avis en cours"
    approval.reason.set_text("")
    touch(qtbot, seat, approval.keyboard)
    for letter in "ok":
        [key] = [key for key in keyboard.findChildren(KeyButton) if key.text() == letter]
        touch(qtbot, seat, key)
    assert approval.reason.text() == "ok", "a screen alone writes any reason"
    approval.reason.set_text("préfet prévenu par téléphone")
    for figure in PIN:
        approval.pad.press(figure)
    touch(qtbot, seat, page.view.primary)
    assert played.state().started
    assert page.view.moves.warning.isVisible(), "the table is still without a chief"
    page.on_hide()


def test_the_clock_is_stopped_and_goes_on_with_one_touch_each(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat, 4)
    page = opened(qtbot, seat)
    for state in (ClockState.PAUSED, ClockState.RUNNING):
        touch(qtbot, seat, page.view.header.pause)
        assert played.state().clock_view(seat.counter.clock.now()).state is state
    page.on_hide()


def test_the_end_is_asked_about_once_for_nothing_undoes_it(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat, 3)
    played.out_until(1)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.primary)
    assert played.state().finish is None
    assert page._tools.active is page._tools.sure
    assert page.view.primary.text() == "Terminer pour de bon"
    touch(qtbot, seat, page.view.primary)
    assert played.state().finish is not None
    assert page.view.leaf is page.view.result
    page.on_hide()


def test_a_pinned_player_is_marked_on_the_plan(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    touch(qtbot, seat, page.view.hand.pin)
    assert sum(player.pinned for player in played.state().players.values()) == 1
    assert any(each.pinned for table in page.view.plan.shown for each in table.seats)
    page.on_hide()


def test_a_fixed_place_is_said_of_who_stays_and_of_nobody_at_the_final_table(
    qtbot: QtBot, seat: Seat
) -> None:
    played = under_way(seat)
    last, other = played.seated[-1], played.seated[-2]
    for player in (last, other):
        floor.pin(seat.counter.house, played.origin("diane"), floor.Pin(played.tournament, player))
    table = played.state().players[last].table
    elsewhere = [each for each, known in played.state().seated().items() if known.table != table]
    short = played.state().players[elsewhere[0]].table
    for player in [each for each in elsewhere if played.state().players[each].table == short][:3]:
        played.out(player)
    page = opened(qtbot, seat)
    touch(qtbot, seat, page.view.primary)
    persons = played.view().persons
    said = " ".join(text.text() for text in page.view.moves.findChildren(Text))
    assert "Place fixe" in said
    assert full_name(persons[last], last) in said
    touch(qtbot, seat, page.view.primary)
    played.out_until(9)
    page._reader.ask()
    seat.rest(qtbot)
    touch(qtbot, seat, page.view.primary)
    assert page._presenter.moves.drawn is not None
    assert "Place fixe" not in " ".join(text.text() for text in page.view.moves.findChildren(Text))
    page.on_hide()


def test_an_expulsion_asks_how_long_and_why(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    touch(qtbot, seat, page.view.hand.expel)
    expel = page._tools.expel
    assert not page.view.primary.isEnabled()
    touch(qtbot, seat, expel.form.for_good)
    expel.form.reason.set_text("triche")
    expel.terms.for_good.chips.propose(19_000)
    touch(qtbot, seat, page.view.primary)
    assert played.state().in_play == 19
    assert played.state().chips_in_play == 20 * 20_000 - 19_000
    page.on_hide()


def test_where_the_last_player_is_expelled_the_room_says_who_has_the_first_place(
    qtbot: QtBot, seat: Seat
) -> None:
    played = under_way(seat)
    played.out_until(1)
    state, persons = played.state(), played.view().persons
    [last], [second] = state.seated(), state.outs[-1]
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    touch(qtbot, seat, page.view.hand.expel)
    expel = page._tools.expel
    touch(qtbot, seat, expel.form.for_good)
    assert full_name(persons[second], second) in expel.terms.hint.text()
    expel.form.reason.set_text("triche")
    touch(qtbot, seat, page.view.primary)
    assert last not in played.state().seated()
    touch(qtbot, seat, page.view.primary)
    said = " ".join(text.text() for text in page._tools.sure.told.findChildren(Text))
    assert f"la première place revient à {full_name(persons[second], second)}." in said
    touch(qtbot, seat, page.view.primary)
    finish = played.state().finish
    assert finish is not None
    assert finish.winner == second
    page.on_hide()


def test_an_expulsion_for_a_time_lasts_as_long_as_was_chosen(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    touch_box(qtbot, seat, page.view.table, 0)
    touch(qtbot, seat, page.view.hand.expel)
    expel = page._tools.expel
    touch(qtbot, seat, expel.form.for_a_time)
    touch(qtbot, seat, expel.terms.for_a_time.keys[30])
    qtbot.mouseClick(expel.terms.for_a_time.minutes._plus, Qt.MouseButton.LeftButton)
    expel.form.reason.set_text("insultes")
    touch(qtbot, seat, page.view.primary)
    now = seat.counter.house.clock.now()
    ends = [each.suspended_until for each in played.state().players.values() if each.suspended_until]
    assert ends == [now + timedelta(minutes=31)]
    assert played.state().in_play == 20
    page.on_hide()


def test_what_another_station_does_is_shown(qtbot: QtBot, seat: Seat) -> None:
    played = under_way(seat)
    page = opened(qtbot, seat)
    floor.eliminate(
        seat.counter.house,
        played.origin("diane"),
        floor.Eliminate(played.tournament, (played.seated[0],), {}),
    )
    seat.rest(qtbot)
    seat.rest(qtbot)
    assert page._presenter.room.state.in_play == 19
    page.on_hide()


@pytest.mark.parametrize("size", [QSize(936, 656), QSize(1270, 656), QSize(1270, 712)])
@pytest.mark.parametrize("language", [Language.FRENCH, Language.ENGLISH])
def test_every_state_is_sound(
    qtbot: QtBot,
    seat: Seat,
    words: Words,
    theme: Theme,
    assert_page_is_sound: Check,
    size: QSize,
    language: Language,
) -> None:
    played = evening(seat, 20)
    page = opened(qtbot, seat, size)
    if language is not words.language:
        words.speak(language)
    assert_page_is_sound(page.view)
    played.draw()
    seat.rest(qtbot)
    assert_page_is_sound(page.view)
    played.start()
    seat.rest(qtbot)
    theme.set_dark(True)
    assert_page_is_sound(page.view)
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    assert_page_is_sound(page.view)
    touch_box(qtbot, seat, page.view.table, 0)
    assert_page_is_sound(page.view)
    touch_box(qtbot, seat, page.view.table, 1)
    assert_page_is_sound(page.view)
    touch_box(qtbot, seat, page.view.table, 1)
    touch(qtbot, seat, page.view.hand.expel)
    assert_page_is_sound(page.view)
    page.on_hide()


def test_an_enlarged_table_offers_seats_of_96_by_72(qtbot: QtBot, seat: Seat) -> None:
    under_way(seat)
    page = opened(qtbot, seat, QSize(936, 600))
    touch_box(qtbot, seat, page.view.plan.plan, 0)
    assert all(area.width() >= 96 and area.height() >= 72 for area in page.view.table.hit_areas())
    page.on_hide()


def full_tables(count: int) -> list[TablePicture]:
    seats = tuple(SeatPicture(n, SeatState.TAKEN, f"p{n}", "Sorel-Vidal", 120_000) for n in range(1, 10))
    return [TablePicture(number, seats, chief="Nadia Sorel") for number in range(1, count + 1)]


def test_112_tables_are_painted_with_a_place_to_touch_for_each(qtbot: QtBot) -> None:
    plan = RoomPlan()
    qtbot.addWidget(plan)
    plan.resize(862, 1900)
    plan.show_tables(full_tables(112))
    plan.show()
    plan.render(QPixmap(plan.size()), QPoint())
    assert len(plan.hit_areas()) == 112
