"""What is said over every page of an error: what to do, in the present language, and no longer than true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.domain.errors import KnownError
from app.domain.house.rights import Operator, Role
from app.domain.house.seal import Head
from tests.ui.pages.seated import Seat, seated
from ui.error_told import ErrorTold
from ui.shell.bars import MessageBar
from ui.widgets import Button, Text
from ui.words import Language, Words


@pytest.fixture
def seat() -> Iterator[Seat]:
    with seated("odile") as seat:
        seat.counter.publish(134)
        seat.counter.sell(134, stake="10")
        yield seat


@pytest.fixture
def bar(qtbot: QtBot) -> MessageBar:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.resize(936, 56)
    return bar


@pytest.fixture
def told(seat: Seat, bar: MessageBar) -> ErrorTold:
    return ErrorTold(bar, seat.context.desk, seat.context.operations, seat.context.navigator)


def read(bar: MessageBar) -> str:
    return " ".join(each.text() for each in bar.findChildren(Text) if not each.isHidden())


def act(seat: Seat, bar: MessageBar, qtbot: QtBot, error: KnownError | None = None) -> None:
    def work() -> None:
        if error is not None:
            raise error

    seat.context.operations.act(bar, work).run()
    seat.rest(qtbot)


def test_an_error_says_what_to_do_and_goes_with_the_next_act_that_succeeds(
    told: ErrorTold, bar: MessageBar, seat: Seat, qtbot: QtBot, words: Words
) -> None:
    act(seat, bar, qtbot, KnownError("disk_full"))
    assert "Rien n’a été enregistré" in read(bar)
    assert "Libérez de la place" in read(bar)
    words.speak(Language.ENGLISH)
    qtbot.waitUntil(lambda: "disk is full" in read(bar))
    seat.context.operations.read(bar, lambda: None).run()
    seat.rest(qtbot)
    assert not bar.isHidden(), "a question writes nothing"
    act(seat, bar, qtbot)
    assert bar.isHidden()


def test_a_doubtful_store_is_told_until_it_is_put_right_and_leads_to_the_way_out(
    told: ErrorTold, bar: MessageBar, seat: Seat, qtbot: QtBot
) -> None:
    told.look_at_store()
    seat.rest(qtbot)
    assert bar.isHidden()
    heads = seat.counter.house.heads
    true = heads.last()
    assert true is not None
    heads.start_again(Head(99, "f" * 64))
    told.look_at_store()
    seat.rest(qtbot)
    button = bar.findChild(Button)
    assert isinstance(button, Button)
    assert button.text() == "Compris"
    assert "page « Contrôle »" in read(bar).replace("\N{NO-BREAK SPACE}", " ")
    seat.context.desk.operator = Operator("ada", "Ada", frozenset({Role.ADMINISTRATOR}))
    act(seat, bar, qtbot)  # as logging in is
    assert not bar.isHidden()
    button.click()
    assert seat.gone.to == [("inspector", None)]
    told.look_at_store()
    seat.rest(qtbot)
    heads.start_again(true)
    act(seat, bar, qtbot)
    assert bar.isHidden()
