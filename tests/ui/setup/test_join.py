"""A further station joins a house at the screen; what is wrong is said in place (HOUSE H1, H5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.config import Places, StationFile
from app.ports.setting_up import Joining
from app.scenarios.verbs import FileClock
from app.setting_up import StationSettingUp
from app.vault import recovery
from tests.app.house_to_join import house_to_join
from tests.ui.resting import rest
from ui.setup.join.page import JoinPage
from ui.setup.window import SetUpScreens
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
PHRASE = "quatre goélands sur le quai"


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "second" / "data", tmp_path / "second" / "keys")


@pytest.fixture
def screens(qtbot: QtBot, places: Places) -> Iterator[SetUpScreens]:
    screens = SetUpScreens(StationSettingUp(places))
    screens.window.resize(1024, 768)
    screens.window.show()
    rest(qtbot, screens.operations)
    yield screens
    screens.close()
    screens.window.deleteLater()


@pytest.fixture
def touch(qtbot: QtBot, screens: SetUpScreens) -> Callable[[QAbstractButton], None]:
    def touch(button: QAbstractButton) -> None:
        assert button.isVisibleTo(screens.window)
        assert button.isEnabled()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        rest(qtbot, screens.operations)

    return touch


@pytest.fixture
def page(screens: SetUpScreens, touch: Callable[[QAbstractButton], None]) -> JoinPage:
    touch(screens.page.view.join)
    return screens.join


def fill(page: JoinPage, joining: Joining) -> None:
    view = page.view
    texts = (joining.address, joining.database, joining.user, joining.password, joining.copy, joining.phrase)
    for field, text in zip(view.fields(), texts, strict=True):
        field.set_text(text)


def test_a_station_joins_after_a_wrong_name_was_put_right(
    page: JoinPage,
    screens: SetUpScreens,
    touch: Callable[[QAbstractButton], None],
    assert_page_is_sound: Check,
    postgresql_url: str,
    clock: FileClock,
    places: Places,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recovery, "_COST", 1 << 8)
    joining = house_to_join(postgresql_url, clock, tmp_path, PHRASE)
    fill(page, joining)
    page.view.database.set_text("ailleurs")
    touch(page.view.primary)
    assert page.view.refusal.said is not None
    assert not places.keys.exists()
    assert_page_is_sound(screens.window)
    page.view.database.set_text(joining.database)
    assert page.view.refusal.said is None
    touch(page.view.primary)
    assert page.presenter.seen is not None
    assert not page.view.primary.isEnabled()  # three points of sale: one is to be chosen
    touch(page.view.station.places.option("P2"))
    page.view.station.name.set_text("p1")
    assert "autre nom" in page.view.primary.why_disabled
    assert_page_is_sound(screens.window)
    touch(page.view.replaces)
    assert page.view.primary.isEnabled()
    page.view.station.name.set_text("P1")
    assert not page.view.primary.isEnabled(), "another name is another question"
    touch(page.view.free)
    assert page.view.station.name.text() == "P2"
    page.view.station.name.set_text("Guichet 2")
    assert page.view.taken.isHidden()
    assert_page_is_sound(screens.window)
    touch(page.view.primary)
    assert screens.is_founded
    written = StationFile.read(places.station_file)
    assert written is not None
    assert (written.station.name, written.station.point_of_sale) == ("Guichet 2", "P2")
    assert places.with_address().database_url is not None


def test_nothing_is_looked_for_before_it_can_be_found_and_one_may_go_back(
    page: JoinPage, screens: SetUpScreens, touch: Callable[[QAbstractButton], None]
) -> None:
    assert not page.view.primary.isEnabled()
    assert page.view.primary.why_disabled
    touch(page.view.back)
    assert screens.window.current_key == screens.page.key


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_joining_fits(
    qtbot: QtBot,
    page: JoinPage,
    screens: SetUpScreens,
    theme: Theme,
    words: Words,
    assert_page_is_sound: Check,
    size: tuple[int, int],
) -> None:
    screens.window.resize(*size)
    theme.set_dark(size[0] > 1024)
    for language in Language:
        words.speak(language)
        assert_page_is_sound(screens.window)
    page.view.letters.setChecked(True)
    keyboard = page.view.keyboard
    qtbot.waitUntil(lambda: keyboard.height() >= keyboard.minimumSizeHint().height())
    assert_page_is_sound(screens.window)
