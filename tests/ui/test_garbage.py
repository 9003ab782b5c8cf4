"""Widgets are destroyed on the thread that made them, whatever other threads do meanwhile."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.garbage import GarbageSweeper
from ui.operations import Operations

Threads = list[threading.Thread]


class Closed(QWidget):
    """A page that names itself, as pages and presenters name one another; notes who destroys it."""

    def __init__(self, destroyers: Threads) -> None:
        super().__init__()
        self._itself = self
        self._destroyers = destroyers

    def __del__(self) -> None:
        self._destroyers.append(threading.current_thread())


@pytest.fixture
def destroyers(qapp: QApplication) -> Iterator[Threads]:
    gc.collect()
    yield []
    gc.collect()


def _much_on_another_thread() -> None:
    """Far more of what a collector counts than any of its thresholds."""

    def work() -> None:
        for _ in range(200_000):
            loop: list[object] = []
            loop.append(loop)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def test_a_closed_page_is_not_destroyed_by_another_thread(destroyers: Threads) -> None:
    Closed(destroyers)
    _much_on_another_thread()
    assert destroyers == []


def test_the_check_above_sees_pythons_own_collector_do_it(destroyers: Threads, qapp: QApplication) -> None:
    gc.enable()
    Closed(destroyers)
    _much_on_another_thread()
    GarbageSweeper.install(qapp)
    assert destroyers
    assert threading.main_thread() not in destroyers


def test_the_windows_thread_sweeps_it_in_time(qtbot: QtBot, destroyers: Threads) -> None:
    Closed(destroyers)
    _much_on_another_thread()
    qtbot.waitUntil(lambda: destroyers == [threading.main_thread()])


def test_the_application_has_one_sweeper(qapp: QApplication) -> None:
    assert GarbageSweeper.install(qapp) is GarbageSweeper.install(qapp)
    assert not gc.isenabled()


def test_what_has_settled_is_looked_at_no_more(qapp: QApplication, destroyers: Threads) -> None:
    sweeper = GarbageSweeper.install(qapp)
    Closed(destroyers)
    sweeper.settle()
    before = gc.get_freeze_count()
    sweeper.sweep()
    assert gc.get_freeze_count() > before
    assert destroyers, "swept once more before"
    gc.unfreeze()


def test_what_a_page_gave_to_be_done_is_let_go_on_its_own_thread(qtbot: QtBot, destroyers: Threads) -> None:
    operations = Operations()
    for _ in range(100):
        for begin in (operations.act, operations.read):
            begin(operations, Noted(destroyers).work).run()
        qtbot.waitUntil(lambda: not operations.busy)
    operations.close()
    assert destroyers == [threading.main_thread()] * 200


class Noted:
    """What work holds on to, as a page's work holds on to the page."""

    def __init__(self, destroyers: Threads) -> None:
        self._destroyers = destroyers

    def work(self) -> None:
        """Nothing is asked; who lets go is the question."""

    def __del__(self) -> None:
        self._destroyers.append(threading.current_thread())
