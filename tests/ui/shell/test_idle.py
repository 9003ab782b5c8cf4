"""A station that nobody touches locks itself (HOUSE H2)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.shell.idle import IdleWatch


def test_it_says_so_once_nobody_has_touched_for_so_long(qtbot: QtBot) -> None:
    watch = IdleWatch(1)
    watch._timer.setInterval(1)
    with qtbot.waitSignal(watch.idle):
        watch._timer.start()


def test_a_touch_a_key_and_a_wheel_begin_the_time_anew(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    watch = IdleWatch(10)
    qapp.installEventFilter(watch)
    try:
        for touch in (
            lambda: qtbot.mouseClick(window, Qt.MouseButton.LeftButton),
            lambda: qtbot.keyClick(window, Qt.Key.Key_A),
        ):
            watch._timer.stop()
            touch()
            assert watch.remaining_ms > 0
        watch.stop()
        qtbot.keyClick(window, Qt.Key.Key_A)
        assert watch.remaining_ms == -1, "a station that has ended awaits nobody"
    finally:
        qapp.removeEventFilter(watch)


def test_no_minutes_are_no_lock() -> None:
    assert IdleWatch(0).remaining_ms == -1


def test_another_wait_begins_as_soon_as_it_is_chosen(qapp: QApplication) -> None:
    watch = IdleWatch(10)
    watch.set_minutes(1)
    assert 0 < watch.remaining_ms <= 63_000  # Qt's coarse timers are early or late by a twentieth
    watch.set_minutes(0)
    assert watch.remaining_ms == -1
