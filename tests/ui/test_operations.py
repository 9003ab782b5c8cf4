"""Acts and questions off the screen's thread, and who is told what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.domain.errors import Code, Refused
from ui.operations import Operations


@pytest.fixture
def operations() -> Iterator[Operations]:
    made = Operations()
    yield made
    made.close()


def refusing(**details: object) -> Callable[[], None]:
    def work() -> None:
        raise Refused(Code.NOT_ALLOWED, **details)

    return work


def test_a_question_of_whoever_has_left_is_refused_to_nobody(qtbot: QtBot, operations: Operations) -> None:
    told: list[object] = []
    operations.failed.connect(told.append)
    page = QObject()
    for own in (operations.read(page, refusing()), operations.read(page, refusing()).refused(told.append)):
        own.run()
    operations.change_hands()
    operations.read(page, refusing(operator="")).run()
    qtbot.waitUntil(lambda: not operations.busy)
    assert told == []


def test_an_act_that_was_begun_is_told_of_also_to_whoever_comes_next(
    qtbot: QtBot, operations: Operations
) -> None:
    told: list[Refused] = []
    operations.failed.connect(told.append)
    operations.act(operations, refusing()).run()
    operations.change_hands()
    qtbot.waitUntil(lambda: not operations.busy)
    assert [refusal.code for refusal in told] == [Code.NOT_ALLOWED]
    operations.read(operations, refusing(act="sell")).run()
    qtbot.waitUntil(lambda: not operations.busy)
    assert len(told) == 2, "what is asked now is answered now"
