"""What the director does with the tournament in hand: levels, chiefs, papers, each on its own view."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.domain.poker.material import ChipKind, ChipMove, SixainStep, StaffPaper
from app.domain.poker.payouts import percentages_for
from app.ports.filing import ReceivedFile
from app.services.poker import floor
from app.services.poker.material import AskMaterial, material
from app.services.poker.papers import Paper
from app.services.poker.part_templates import AskParts, export_levels, house_payouts
from app.services.poker.templates import Pace, levels_for
from tests.ui.pages.desk_kit import Hand
from tests.ui.pages.seated import Seat, seated
from tests.ui.tournament.playing import Evening, evening
from ui.models.amount_entry import EditKey
from ui.pages.director.keys import Key
from ui.pages.director.levels.draft import Part
from ui.pages.director.material.presenter import Blank
from ui.pages.director.material.presenter import Part as MaterialPart
from ui.pages.director.page import DirectorPage
from ui.pages.director.terms.form import Item
from ui.words import Language, Words

Check = Callable[[QWidget], None]
NARROW, WIDE = QSize(936, 656), QSize(1270, 656)


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("diane") as seat:
        yield seat


@pytest.fixture
def played(seat: Seat) -> Evening:
    """Twelve players at two tables, in their second level."""
    played = evening(seat, 12)
    played.draw()
    played.start()
    played.after(25)
    return played


def opened(qtbot: QtBot, seat: Seat, size: QSize | None = None) -> tuple[DirectorPage, Hand]:
    page = DirectorPage(seat.context)
    qtbot.addWidget(page.widget)
    page.widget.resize(size or QSize(1270, 656))
    page.widget.show()
    page.on_show()
    seat.rest(qtbot)
    return page, Hand(qtbot, seat, page.widget)


def test_levels_to_come_change_while_those_played_are_frozen(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    before = played.state().terms.levels
    page, hand = opened(qtbot, seat)
    assert "commencé" in page.view.list.keys[Key.POSTPONE].why_disabled
    hand.touch(page.view.list.keys[Key.LEVELS])
    view = page.levels.view
    assert not view.primary.isEnabled()
    assert view.rows.by_key[1].isChecked()
    hand.touch(view.rows.by_key[0])
    assert not any(field.isEnabled() for field in view.fields.values())
    hand.touch(view.rows.by_key[3])
    hand.type("350")
    assert view.fields[Part.BIG_BLIND].text() == "700"
    view.keypad.pressed.emit("0")
    hand.press(Qt.Key.Key_Return)
    after = played.state().terms.levels
    assert (after[3].small_blind, after[3].big_blind) == (3_500, 7_000)
    assert after[:3] + after[4:] == before[:3] + before[4:]
    assert view.done.isVisible()
    hand.press(Qt.Key.Key_Escape)
    assert page.view.isVisible()


def test_a_level_that_can_not_be_played_is_not_saved(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.LEVELS])
    view = page.levels.view
    hand.touch(view.rows.by_key[5])
    view.fields[Part.MINUTES].edit.setText("")
    assert view.fault.isVisible()
    assert "Niveau 6" in view.primary.why_disabled
    hand.touch(view.remove)
    assert view.primary.isEnabled()
    hand.touch(view.add)
    hand.touch(view.primary)
    assert not view.primary.isEnabled()


def test_chiefs_are_shared_out_and_a_name_is_written(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.WATCH])
    view = page.watch.view
    hand.touch(view.write)
    hand.type("leon")
    hand.press(Qt.Key.Key_Return)
    assert view.by_chief["leon"].isChecked()
    for tile in view.tiles.values():
        hand.touch(tile)
    assert not view.wrong.isVisible()
    hand.touch(view.primary)
    assert {each.chief for each in played.state().chiefs if each.tables} == {"leon"}


def test_every_paper_that_there_is_prints_or_is_kept(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.PAPERS])
    view = page.papers.view
    hand.press(Qt.Key.Key_Down)
    assert view.rows.by_key[Paper.SEATS_BY_NAME].isChecked()
    made = []
    for paper, row in view.rows.by_key.items():
        view.rows.ensureWidgetVisible(row)
        hand.touch(row)
        if view.primary.isEnabled():
            hand.touch(view.primary)
            hand.touch(view.keep)
            made.append(paper)
    lacking = {Paper.PRIZE_LIST, Paper.RESULTS, Paper.REGISTER_11_TER}
    assert set(view.rows.by_key) - set(made) == lacking
    assert len(seat.files.pages) == len(made)
    assert all(name.endswith(".pdf") for name in seat.files.pages)


def test_a_file_of_the_staff_is_opened_filled_and_completed(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.STAFF])
    view = page.staff.view
    hand.touch(view.primary)
    hand.touch(view.primary)
    assert [bool(field.fault) for field in view.fields.values()] == [True] * 4
    for text in ("Extra", "Leon", "12041990", "Croupier"):
        hand.type(text)
        hand.press(Qt.Key.Key_Tab)
    hand.touch(view.papers[StaffPaper.IDENTITY])
    hand.touch(view.primary)
    [row] = view.rows.by_key.values()
    assert "Pièces manquantes : 4" in row.accessibleName()
    hand.touch(row)
    for paper in StaffPaper:
        if not view.papers[paper].isChecked():
            hand.touch(view.papers[paper])
    hand.press(Qt.Key.Key_Return)
    [row] = view.rows.by_key.values()
    assert row.accessibleName() == "Leon Extra. Croupier. Complet"


def test_templates_are_kept_given_away_taken_back_and_used(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.TEMPLATES])
    view = page.templates.view
    hand.touch(view.keep)
    hand.touch(view.keep_levels)
    for row in list(view.rows.by_key.values()):
        hand.touch(row)
        hand.touch(view.export)
    name = played.state().terms.name
    assert len(view.rows.by_key) == 3
    for file, data in seat.files.kept.items():
        seat.files.received[f"x-{file}"] = ReceivedFile(f"x-{file}", data, "")
    seat.files.received["offre.json"] = ReceivedFile("offre.json", b"{}", "")
    hand.touch(view.back)
    hand.touch(page.view.list.keys[Key.TEMPLATES])
    waiting = [row for row in view.rows.by_key.values() if "À importer" in row.accessibleName()]
    assert len(waiting) == len(seat.files.kept)
    hand.touch(waiting[-1])
    hand.touch(view.primary)
    assert view.done.isVisible()
    hand.touch(view.rows.by_key[1])
    hand.touch(view.remove)
    hand.touch(view.rows.by_key[0])
    hand.touch(view.primary)
    assert page.terms.view.form.isVisible()
    assert page.terms.view.form.fields[Item.NAME].text() == name
    assert page.terms.view.form.fields[Item.DAY].text() == ""


def test_levels_of_the_shelf_are_taken_for_the_tournament_in_hand(
    qtbot: QtBot, seat: Seat, played: Evening
) -> None:
    before = played.state().terms.levels
    turbo = levels_for(Pace.TURBO, 10_000)
    seat.files.received["turbo.json"] = ReceivedFile("turbo.json", export_levels(turbo).encode(), "")
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.TEMPLATES])
    view = page.templates.view
    hand.touch(list(view.rows.by_key.values())[-1])
    hand.touch(view.primary)
    hand.touch(view.rows.by_key[0])
    hand.touch(view.primary)
    assert played.state().terms.levels == before[:1] + turbo[1:]


def test_a_payout_table_is_edited_on_the_screen_and_used(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.TEMPLATES])
    hand.touch(page.templates.view.rows.by_key[0])
    hand.touch(page.templates.view.edit)
    view = page.payouts.view
    assert not view.primary.isEnabled()
    hand.touch(view.rows.by_key[2])
    hand.type("50 / 30 / 15")
    assert "Ligne 3" in view.primary.why_disabled
    assert view.fault.isVisible()
    view.keypad.pressed.emit(EditKey.BACKSPACE)
    for key in "0", ",", "5":
        view.keypad.pressed.emit(key)
    assert any("90,5 %" in label.text() for label in view.total.findChildren(QLabel))
    hand.type("4")
    for key in view.next_place, view.same_share:
        hand.touch(key)
    assert view.shares.text().endswith("/ 10,54 /  × ")
    view.shares.edit.setText("40 / 3 × 20")
    hand.touch(view.write_name)
    view.name.edit.selectAll()
    hand.type("Du club")
    hand.press(Qt.Key.Key_Return)
    origin = played.origin("diane")
    assert percentages_for(house_payouts(seat.counter.house, origin, AskParts()), 15) == (40, 20, 20, 20)
    hand.press(Qt.Key.Key_Escape)
    shelf = [row.accessibleName() for row in page.templates.view.rows.by_key.values()]
    assert page.templates.view.isVisible()
    assert any(name.startswith("Du club") and "Prix, employés" in name for name in shelf)


def test_chips_come_in_and_go_out_to_the_tournament(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.MATERIAL])
    view = page.material.view
    assert "couleur" in view.primary.why_disabled
    hand.touch(view.moves[ChipMove.RECEIVED])
    for blank, text in ((Blank.COLOUR, "rouge"), (Blank.VALUE, "100"), (Blank.PIECES, "400")):
        view.fields[blank].edit.setText(text)
    hand.touch(view.primary)
    assert view.done.isVisible()
    hand.touch(view.moves[ChipMove.ISSUED])
    hand.touch(view.rows.by_key[0])
    hand.type("401")
    assert "pas tant" in view.primary.why_disabled
    view.keypad.pressed.emit(EditKey.BACKSPACE)
    view.keypad.pressed.emit("0")
    hand.press(Qt.Key.Key_Return)
    [stock] = material(seat.counter.house, played.origin("diane"), AskMaterial(played.tournament)).chips
    assert (stock.kind, stock.held, stock.out) == (ChipKind("rouge", 100), 0, 400)


def test_a_box_of_cards_goes_through_its_steps_in_order(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.MATERIAL])
    view = page.material.view
    hand.touch(view.tabs[MaterialPart.SIXAINS])
    hand.type("17")
    assert not view.steps[SixainStep.OPENED].isEnabled()
    hand.touch(view.primary)
    for step in (SixainStep.SEAL_CHECKED, SixainStep.OPENED, SixainStep.USED, SixainStep.DESTROYED):
        hand.touch(view.rows.by_key["17"])
        hand.touch(view.steps[step])
        if step is SixainStep.OPENED:
            hand.touch(view.public)
        hand.touch(view.primary)
    lines = material(seat.counter.house, played.origin("diane"), AskMaterial()).sixains
    assert [each.step for each in lines] == [
        step for step in SixainStep if step is not SixainStep.SEAL_BROKEN
    ]
    assert [each.before_public for each in lines] == [False, False, True, False, False]
    hand.touch(view.rows.by_key["17"])
    assert "détruit" in view.primary.why_disabled


def test_a_player_is_looked_up_across_tournaments(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    played.out_until(11)
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.PLAYERS])
    view = page.players.view
    assert "nom" in view.primary.why_disabled
    hand.type("zz")
    hand.press(Qt.Key.Key_Return)
    assert view.nobody.isVisible()
    hand.touch(view.primary)
    person = next(iter(played.view().persons.values()))
    view.name.edit.setText(person.surname)
    hand.touch(view.primary)
    hand.touch(next(iter(view.rows.by_key.values())))
    told = [label.text() for label in view.played.findChildren(QLabel)]
    assert played.state().terms.name in told[0]
    assert "payé" in told[1]
    hand.press(Qt.Key.Key_Escape)
    assert page.view.isVisible()


def test_results_leave_the_house_as_a_sheet(qtbot: QtBot, seat: Seat, played: Evening) -> None:
    played.out_until(1)
    floor.finish(seat.counter.house, played.origin("diane"), floor.OnFloor(played.tournament))
    page, hand = opened(qtbot, seat)
    hand.touch(page.view.list.keys[Key.PAPERS])
    view = page.papers.view
    assert not view.export.isVisible()
    row = view.rows.by_key[Paper.RESULTS]
    view.rows.ensureWidgetVisible(row)
    hand.touch(row)
    hand.touch(view.export)
    [(name, data)] = seat.files.kept.items()
    assert name.endswith(".csv")
    assert data.decode("utf-8-sig").count("éliminé") == 11


@pytest.mark.parametrize(
    ("size", "language"),
    [(NARROW, Language.FRENCH), (NARROW, Language.ENGLISH), (WIDE, Language.FRENCH)],
)
def test_every_desk_is_sound(
    qtbot: QtBot, seat: Seat, played: Evening, words: Words, size: QSize, language: Language,
    assert_page_is_sound: Check,
) -> None:  # fmt: skip
    words.speak(language)
    page, hand = opened(qtbot, seat, size)
    for button in page.view.list.keys.values():
        if button.isEnabled():
            hand.touch(button)
            assert_page_is_sound(page.widget)
            hand.press(Qt.Key.Key_Escape)
            assert page.view.isVisible()
    hand.touch(page.view.list.keys[Key.MATERIAL])
    hand.touch(page.material.view.tabs[MaterialPart.SIXAINS])
    assert_page_is_sound(page.widget)
    hand.touch(page.material.view.write)
    assert_page_is_sound(page.widget)
    hand.touch(page.material.view.write)
    hand.touch(page.material.view.back)
    hand.touch(page.view.list.keys[Key.WATCH])
    hand.touch(page.watch.view.write)
    assert_page_is_sound(page.widget)
    hand.press(Qt.Key.Key_Escape, 2)
    hand.touch(page.view.list.keys[Key.STAFF])
    hand.touch(page.staff.view.primary)
    hand.touch(page.staff.view.primary)
    assert_page_is_sound(page.widget)
    hand.press(Qt.Key.Key_Escape, 2)
    hand.touch(page.view.list.keys[Key.TEMPLATES])
    hand.touch(page.templates.view.keep_levels)
    for row in page.templates.view.rows.by_key.values():
        hand.touch(row)
        assert_page_is_sound(page.widget)
    hand.touch(page.templates.view.edit)
    page.payouts.view.shares.edit.setText("50 / 60")
    page.payouts.view.entries.edit.setText("2")
    assert_page_is_sound(page.widget)
    hand.touch(page.payouts.view.write_name)
    assert_page_is_sound(page.widget)
