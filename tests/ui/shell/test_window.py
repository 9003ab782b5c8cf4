"""The frame shows pages it knows nothing about, and keeps its places at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.domain.errors import KnownError
from ui.gallery import STRIP
from ui.icons import Icon
from ui.shell import ShellWindow, WorkPage
from ui.shell.bars import Message
from ui.shell.rail import MORE_KEY, RailButton
from ui.theme import Theme
from ui.widgets import Button, Heading
from ui.words import Language, Words, translate
from ui.words_of_errors import said


class SomePage:
    def __init__(self, key: str, widget: QWidget | None = None) -> None:
        self.key = key
        self.icon = Icon.TICKET
        self.widget = widget or QWidget()
        self.seen: list[str] = []

    def title(self) -> str:
        return translate("Rail", "Plus") if self.key == "spoken" else self.key.title()

    def on_show(self) -> None:
        self.seen.append("shown")

    def on_hide(self) -> None:
        self.seen.append("hidden")


def counter() -> WorkPage:
    page = WorkPage()
    page.primary.setText("Encaisser 15,00 €")
    page.content.addWidget(Heading("Vente"))
    page.content.addStretch(1)
    page.add_action(Button("Revenir au bulletin", Icon.ARROW_LEFT))
    page.add_rule(Button("Art. 2.1.6 · lire la règle", Icon.BOOK_OPEN))
    return page


@pytest.fixture
def window(qtbot: QtBot) -> ShellWindow:
    window = ShellWindow()
    qtbot.addWidget(window)
    window.strip.show_state(STRIP)
    return window


def within(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def message(language: Language) -> Message:
    words = said(KnownError("store_older", last=1024, known=1098))
    action = "Ouvrir « Contrôle »" if language is Language.FRENCH else "Open “Inspection”"
    return Message(words.what, action, words.why, words.steps[0])


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("language", list(Language))
def test_the_frame_is_sound(
    window: ShellWindow,
    size: tuple[int, int],
    dark: bool,
    language: Language,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Callable[[QWidget], None],
) -> None:
    theme.set_dark(dark)
    words.speak(language)
    window.add_page(SomePage("sale", counter()))
    window.offer(["sale"])
    window.open("sale")
    window.resize(*size)
    window.message.say(lambda: message(language))
    assert_page_is_sound(window)


def test_the_main_action_stands_16_px_from_right_and_bottom(window: ShellWindow, qtbot: QtBot) -> None:
    page = counter()
    window.add_page(SomePage("sale", page))
    window.open("sale")
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    assert within(window, page.primary) == QRect(1006, 680, 344, 72)


def test_at_1024_the_panel_is_336_wide_and_the_rail_88(window: ShellWindow, qtbot: QtBot) -> None:
    page = counter()
    window.add_page(SomePage("sale", page))
    window.open("sale")
    window.resize(1024, 768)
    window.show()
    qtbot.waitUntil(lambda: page.is_narrow and page.primary.width() == 312)
    assert window.rail.width() == 88
    assert within(window, page.primary) == QRect(700, 680, 312, 72)
    page.primary.forbid("Choisissez une mise.")
    QTest.mouseClick(page.primary, Qt.MouseButton.LeftButton)
    assert page.why.text() == "Choisissez une mise."
    assert page.why.isVisible()


def test_pages_hear_when_they_come_and_go(window: ShellWindow) -> None:
    sale, cash = SomePage("sale"), SomePage("cash")
    window.add_page(sale)
    window.add_page(cash)
    window.open("sale")
    window.open("sale")
    window.open("cash")
    assert sale.seen == ["shown", "hidden"]
    assert cash.seen == ["shown"]
    assert window.current_key == "cash"


def test_two_pages_of_one_name_are_a_mistake(window: ShellWindow) -> None:
    window.add_page(SomePage("sale"))
    with pytest.raises(ValueError, match="sale"):
        window.add_page(SomePage("sale"))


def test_login_has_no_rail_and_carries_the_emblem(window: ShellWindow) -> None:
    window.add_page(SomePage("login"), rail=False)
    window.add_page(SomePage("sale"))
    window.show()
    window.open("login")
    assert window.rail.isHidden()
    assert window.strip.emblem.isVisible()
    window.open("sale")
    assert window.rail.isVisible()
    assert window.strip.emblem.isHidden()


def test_pages_without_room_stand_behind_more(window: ShellWindow, qtbot: QtBot) -> None:
    keys = [f"page {number}" for number in range(12)]
    for key in keys:
        window.add_page(SomePage(key))
    window.offer(keys)
    window.resize(1024, 768)
    window.show()
    qtbot.waitExposed(window)
    hidden = [entry.key for entry in window.rail.hidden_entries()]
    assert hidden == keys[7:]
    window.show_badge("page 9", 3)
    more = next(
        button
        for button in window.rail.findChildren(RailButton)
        if button.isVisible() and button.entry.key == "more"
    )
    assert more.badge == 3
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    tile = next(button for button in window.findChildren(Button) if button.text() == "Page 9 (3)")
    qtbot.waitUntil(tile.isVisible)
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert window.current_key == "page 9"


def test_the_rail_speaks_the_present_language(window: ShellWindow, words: Words, qtbot: QtBot) -> None:
    window.add_page(SomePage("spoken"))
    window.offer(["spoken"])
    words.speak(Language.ENGLISH)
    entry = window.rail.findChildren(RailButton)
    qtbot.waitUntil(
        lambda: any(
            button.text() == "More" and button.entry.key == "spoken"
            for button in window.rail.findChildren(RailButton)
        )
    )
    assert entry


def test_pages_behind_more_speak_the_present_language(
    window: ShellWindow, words: Words, qtbot: QtBot
) -> None:
    keys = [f"p{number}" for number in range(12)]
    for key in (*keys, "spoken"):
        window.add_page(SomePage(key))
    window.resize(1024, 768)
    window.show()
    window.offer([*keys, "spoken"])
    qtbot.waitExposed(window)
    window.open(MORE_KEY)
    words.speak(Language.ENGLISH)
    more = window.current_widget
    assert more is not None
    qtbot.waitUntil(
        lambda: "More" in [button.text() for button in more.findChildren(Button) if button.isVisible()]
    )


def test_a_touch_on_the_operator_asks_for_another(window: ShellWindow, qtbot: QtBot) -> None:
    window.show()
    (printer,) = (cell for cell in window.strip.devices if cell.opens == "prints")
    with qtbot.waitSignal(window.strip.page_asked) as asked:
        QTest.mouseClick(printer, Qt.MouseButton.LeftButton)
    assert asked.args == ["prints"]
    with qtbot.waitSignal(window.strip.operator_asked):
        QTest.mouseClick(window.strip._operator, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(window.lock_asked):
        QTest.mouseClick(window.rail._lock, Qt.MouseButton.LeftButton)


def test_the_demonstration_can_not_be_missed(window: ShellWindow) -> None:
    window.show()
    window.demo.say("Démonstration", "Rien n’est réel.", "Passer au vrai guichet")
    assert window.demo.isVisible()
    assert window.demo.height() == 56
