"""A new house founded at the screen, interrupted and taken up again (HOUSE H1, H2, H5)."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.bootstrap import key_file, open_house
from app.config import Places, StationFile
from app.domain.house.rights import Role
from app.ports.device_setup import Found
from app.ports.setting_up import Step
from app.services.house import Origin
from app.services.people import LogIn, log_in
from app.setting_up import FreshSetup, StationSettingUp, is_under_way
from app.vault import recovery
from app.vault.keys import HouseKeys
from app.vault.recovery import read_recovery_copy
from tests.ui.resting import rest
from ui.setup.window import SetUpScreens
from ui.theme import Theme
from ui.words import Language, Words

Check = Callable[[QWidget], None]
PHRASE = "quatre goélands sur le quai"


class Founder:
    """Hands at the set-up of one station."""

    def __init__(self, qtbot: QtBot, places: Places, copy: Path) -> None:
        self.qtbot, self.places, self.copy = qtbot, places, copy
        self.stopped = False
        self.screens = SetUpScreens(StationSettingUp(places))
        self.screens.window.resize(1366, 768)
        self.screens.window.show()
        self.view = self.screens.page.view
        self.rest()

    @property
    def step(self) -> Step:
        return self.screens.page.presenter.step

    def rest(self) -> None:
        rest(self.qtbot, self.screens.operations)

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisibleTo(self.view), button.text()
        assert button.isEnabled(), button.text()
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.rest()

    def type(self, line: QWidget, text: str) -> None:
        """Letter by letter, whatever the letter."""
        for letter in text:
            key = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(line, key)

    def go_on(self) -> None:
        self.touch(self.view.primary)

    def house(self) -> None:
        self.type(self.view.house.name.edit, "Casino de Brécourt")
        self.type(self.view.house.place.edit, "Brécourt")
        self.go_on()

    def places_of_sale(self) -> None:
        step = self.view.places
        self.type(step.number.edit, "027 115")
        self.type(step.name.edit, "Le Narval")
        self.touch(step.add)
        self.go_on()

    def person(self, name: str, role: Role, code: str) -> None:
        step = self.view.people
        self.type(step.name.edit, name)
        self.touch(step.roles[role])
        self.code(code)

    def code(self, code: str) -> None:
        self.go_on()
        for _ in range(2):
            for figure in code:
                self.view.pad.press(figure)
            self.go_on()

    def people(self) -> None:
        self.person("Ada Costes", Role.ADMINISTRATOR, "2468")
        self.person("Diane Féret", Role.DIRECTOR, "8642")
        self.go_on()

    def keys(self) -> None:
        step = self.view.keys
        step.file.set_text(str(self.copy))
        for field in (step.phrase, step.again):
            self.type(field.edit, PHRASE)
        self.go_on()
        self.type(step.once_more.edit, PHRASE)
        self.go_on()
        self.go_on()

    def stop(self) -> None:
        if not self.stopped:
            self.stopped = True
            self.screens.close()
            self.screens.window.deleteLater()


Open = Callable[[], Founder]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "data", tmp_path / "keys")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No device is looked for on the machine of the tests, and guesses of the phrase may be cheap here."""
    monkeypatch.setattr(FreshSetup, "find", lambda _: Found((), ()))
    monkeypatch.setattr(recovery, "_COST", 1 << 8)


@pytest.fixture
def sit_down(qtbot: QtBot, places: Places, tmp_path: Path) -> Iterator[Open]:
    """Open the set-up, as often as it is interrupted."""
    opened: list[Founder] = []

    def sit_down() -> Founder:
        opened.append(Founder(qtbot, places, tmp_path / "copie.json"))
        return opened[-1]

    yield sit_down
    for founder in opened:
        founder.stop()


def test_a_house_is_founded_step_by_step(sit_down: Open, places: Places) -> None:
    founder = sit_down()
    founder.house()
    founder.places_of_sale()
    founder.people()
    founder.go_on()
    founder.go_on()
    founder.keys()
    founder.go_on()
    assert founder.screens.is_founded
    house = open_house(places)
    with house.store.read() as unit:
        assert {each.id: set(each.roles) for each in unit.people.operators()} == {
            "ada": {Role.ADMINISTRATOR},
            "diane": {Role.DIRECTOR},
        }
    origin = Origin("diane", "027115", "Guichet 1", "Guichet 1", "Guichet 1", "first")
    assert log_in(house, origin, LogIn("diane", "8642")).right
    house.store.close()
    written = StationFile.read(places.station_file)
    assert written is not None
    assert (written.station.point_of_sale, written.devices.printer) == ("027115", "virtual")
    assert read_recovery_copy(founder.copy, PHRASE) == HouseKeys.load(key_file(places))
    assert founder.copy.with_suffix(".pdf").read_bytes().startswith(b"%PDF")
    assert not is_under_way(places)


def test_what_is_interrupted_is_taken_up_again_and_codes_are_typed_anew(
    sit_down: Open, places: Places
) -> None:
    first = sit_down()
    first.house()
    first.places_of_sale()
    first.people()
    draft = places.data / "set-up.json"
    assert "2468" not in draft.read_text("utf-8")
    assert stat.S_IMODE(draft.stat().st_mode) == 0o600
    first.stop()
    assert is_under_way(places)
    again = sit_down()
    assert again.step is Step.STATION
    assert again.view.resumed.isVisibleTo(again.view)
    assert again.view.station.name.text() == "Guichet 1"
    again.go_on()
    again.go_on()
    again.keys()
    again.go_on()  # asks for the codes that nobody kept
    assert again.step is Step.PEOPLE
    for operator, code in (("ada", "2468"), ("diane", "8642")):
        again.touch(again.view.people.listed.button_of(operator))
        again.code(code)
    for _ in range(4):
        again.go_on()
    again.go_on()
    assert again.screens.is_founded


def test_keys_that_an_interrupted_set_up_made_are_gone_on_with(sit_down: Open, places: Places) -> None:
    first = sit_down()
    for step in (first.house, first.places_of_sale, first.people, first.go_on, first.go_on):
        step()
    first.view.keys.file.set_text(str(first.copy))
    for field in (first.view.keys.phrase, first.view.keys.again):
        first.type(field.edit, PHRASE)
    first.go_on()
    made = HouseKeys.load(key_file(places)).key_id()
    first.stop()
    again = sit_down()
    assert again.step is Step.KEYS
    again.keys()
    assert again.step is Step.FOUND
    assert HouseKeys.load(key_file(places)).key_id() == made


def test_a_copy_that_the_phrase_does_not_open_is_not_taken_for_read(sit_down: Open) -> None:
    founder = sit_down()
    for step in (founder.house, founder.places_of_sale, founder.people, founder.go_on, founder.go_on):
        step()
    keys = founder.view.keys
    keys.file.set_text(str(founder.copy))
    for field in (keys.phrase, keys.again):
        founder.type(field.edit, PHRASE)
    founder.go_on()
    founder.type(keys.once_more.edit, "trois goélands sur le quai")
    founder.go_on()
    assert founder.view.refusal.isVisibleTo(founder.view)
    assert founder.step is Step.KEYS
    founder.touch(keys.print)
    assert str(founder.places.pictures) in keys.printed.text(), "no paper comes out of a virtual printer"


def test_nothing_goes_on_before_a_step_is_filled(sit_down: Open) -> None:
    founder = sit_down()
    assert not founder.view.primary.isEnabled()
    assert founder.view.lack.isVisibleTo(founder.view)
    founder.house()
    assert founder.step is Step.PLACES
    assert not founder.view.primary.isEnabled()
    founder.touch(founder.view.back)
    assert founder.view.house.name.text() == "Casino de Brécourt"


def test_a_damaged_draft_begins_anew(sit_down: Open, places: Places) -> None:
    places.data.mkdir()
    (places.data / "set-up.json").write_text(json.dumps({"step": "nowhere"}), "utf-8")
    assert sit_down().step is Step.HOUSE


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768)])
def test_every_step_can_be_read_at_every_size(
    qtbot: QtBot,
    sit_down: Open,
    assert_page_is_sound: Check,
    theme: Theme,
    words: Words,
    size: tuple[int, int],
) -> None:
    founder = sit_down()
    founder.screens.window.resize(*size)
    theme.set_dark(size[0] == 1024)

    def look() -> None:
        for language in Language:
            words.speak(language)
            assert_page_is_sound(founder.screens.window)

    def has_its_room(keyboard: QWidget) -> Callable[[], bool]:
        return lambda: keyboard.height() >= keyboard.minimumSizeHint().height()

    steps = (founder.house, founder.places_of_sale, founder.people, founder.go_on, founder.go_on)
    for step in (*steps, founder.keys):
        look()
        if founder.step is Step.DEVICES:
            view = founder.screens.page.view
            founder.touch(view.letters)
            qtbot.waitUntil(has_its_room(view.keyboard))
            look()
            view.keyboard.findChildren(QAbstractButton)[0].click()
            assert view.devices.address.text(), "the address of a printer can be typed on the screen"
            view.devices.address.set_text("")
            founder.touch(view.letters)
        step()
    look()
