"""Fields take figures and words as typed, and nothing from the wheel (F06, F61)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.domain.values import Money
from ui.models.amount_entry import EditKey
from ui.theme import column
from ui.widgets import (
    AzertyKeyboard,
    ChipsField,
    CountField,
    Field,
    Keypad,
    MoneyField,
    PinPad,
    QuickCash,
    Stepper,
)


def turn_wheel(widget: QWidget) -> None:
    for part in (widget, *widget.findChildren(QWidget)):
        wheel = QWheelEvent(
            QPointF(5, 5),
            QPointF(5, 5),
            QPoint(0, 120),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003
        )
        QApplication.sendEvent(part, wheel)


def money() -> MoneyField:
    field = MoneyField("Reçu")
    field.propose(Money.euros(20))
    return field


def chips() -> ChipsField:
    field = ChipsField("Tapis")
    field.propose(18450)
    return field


def count() -> CountField:
    field = CountField()
    field.set_count(7)
    return field


def score() -> Stepper:
    field = Stepper("Score")
    field.set_value(2)
    return field


VALUES: dict[str, tuple[Callable[[], QWidget], Callable[[QWidget], object]]] = {
    "money": (money, lambda field: field.amount),  # type: ignore[attr-defined]
    "chips": (chips, lambda field: field.number),  # type: ignore[attr-defined]
    "count": (count, lambda field: field.count()),  # type: ignore[attr-defined]
    "score": (score, lambda field: field.value),  # type: ignore[attr-defined]
}


@pytest.mark.parametrize("focused", [False, True])
@pytest.mark.parametrize("kind", list(VALUES))
def test_the_wheel_changes_nothing(kind: str, focused: bool, qtbot: QtBot) -> None:
    make, value = VALUES[kind]
    field = make()
    qtbot.addWidget(field)
    field.show()
    if focused:
        field.setFocus()
    before = value(field)
    turn_wheel(field)
    assert value(field) == before


def test_due_twelve_fifty_and_fifty_touched_is_sixty_two_fifty(qtbot: QtBot) -> None:
    field, cash = MoneyField("Reçu"), QuickCash([Money.euros(50)])
    qtbot.addWidget(field)
    qtbot.addWidget(cash)
    cash.added.connect(field.add)
    heard: list[object] = []
    field.changed.connect(heard.append)
    field.propose(Money(1250))
    QTest.mouseClick(cash._exact, Qt.MouseButton.LeftButton)
    keys = [key for key in cash.findChildren(type(cash._exact)) if key is not cash._exact]
    assert [key.text() for key in keys] == ["+ 50"]
    QTest.mouseClick(keys[0], Qt.MouseButton.LeftButton)
    assert field.amount == Money(6250)
    assert heard == [Money(1250), Money(6250)]


def test_pad_and_keyboard_type_the_same(qtbot: QtBot) -> None:
    by_pad, by_hand, pad = MoneyField(), MoneyField(), Keypad()
    for widget in (by_pad, by_hand, pad):
        qtbot.addWidget(widget)
    pad.pressed.connect(by_pad.press)
    for key in pad.keys:
        if key.value in ("1", ",", "5"):
            QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    QTest.keyClicks(by_hand, "15,")
    QTest.keyClick(by_hand, Qt.Key.Key_Backspace)
    assert by_pad.amount == by_hand.amount == Money.euros(15)


def test_three_billion_cents_travel_whole(qtbot: QtBot) -> None:
    field = MoneyField()
    qtbot.addWidget(field)
    heard: list[object] = []
    field.changed.connect(heard.append)
    field.propose(Money(3_000_000_000))
    assert heard == [Money(3_000_000_000)]


def test_a_pasted_exponent_changes_nothing(qtbot: QtBot) -> None:
    field = MoneyField()
    qtbot.addWidget(field)
    field.propose(Money.euros(20))
    QGuiApplication.clipboard().setText("1e3")
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.amount == Money.euros(20)
    QGuiApplication.clipboard().setText("1 234,50 €")
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.amount == Money(123450)


def test_chips_are_shown_in_threes_and_replaced_by_the_first_figure(qtbot: QtBot) -> None:
    field = ChipsField()
    qtbot.addWidget(field)
    field.propose(16900)
    for key in ("1", "8", "4", "5", "0"):
        field.press(key)
    assert field.shown() == "18\u202f450"
    field.press("00")
    assert field.number == 1_845_000
    field.press(EditKey.BACKSPACE)
    assert field.number == 184_500


def test_a_count_takes_figures_alone(qtbot: QtBot) -> None:
    field = CountField()
    qtbot.addWidget(field)
    QTest.keyClicks(field, "1e2-,")
    assert field.count() == 12


def test_a_score_stays_within_its_bounds(qtbot: QtBot) -> None:
    field = Stepper("Score", most=9)
    qtbot.addWidget(field)
    field.set_value(12)
    assert field.value == 9
    field.press("3")
    assert field.value == 3
    field.press(EditKey.BACKSPACE)
    assert field.value == 0


def test_a_refused_field_says_why_until_it_is_typed_in(qtbot: QtBot) -> None:
    field = Field("Née le", text="31/02/1990")
    qtbot.addWidget(field)
    field.show()
    field.refuse("Date impossible")
    assert field.fault == "Date impossible"
    QTest.keyClick(field.edit, Qt.Key.Key_Backspace)
    assert field.fault == ""


def test_a_code_is_given_away_once(qtbot: QtBot) -> None:
    pad = PinPad()
    qtbot.addWidget(pad)
    QTest.keyClicks(pad, "123")
    assert not pad.is_complete
    with qtbot.assertNotEmitted(pad.confirmed):
        QTest.keyClick(pad, Qt.Key.Key_Return)
    QTest.keyClicks(pad, "4567")
    with qtbot.waitSignal(pad.confirmed):
        QTest.keyClick(pad, Qt.Key.Key_Return)
    assert pad.take_code() == "123456"
    assert pad.take_code() == ""


def test_the_keyboard_on_the_screen_writes_names(qtbot: QtBot) -> None:
    field, keyboard = Field("Nom"), AzertyKeyboard()
    qtbot.addWidget(field)
    qtbot.addWidget(keyboard)
    keyboard.attach(field.edit)
    for key in ("shift", "é", "l", "o", "ï", "s", "e", "backspace", "e"):
        keyboard.press(key)
    assert field.text() == "Éloïse"


@pytest.mark.parametrize("width", [576, 520])  # a page's content at 1024×768, and a card in it
def test_every_key_of_the_keyboard_is_as_large_as_a_finger_at_1024(qtbot: QtBot, width: int) -> None:
    place, keyboard = QWidget(), AzertyKeyboard()
    qtbot.addWidget(place)
    column(place).addWidget(keyboard)
    place.resize(width, keyboard.sizeHint().height())
    place.show()
    assert keyboard.width() == width
    areas = [key.geometry() for key in keyboard._letters]
    assert all(min(area.width(), area.height()) >= 48 for area in areas)
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))
