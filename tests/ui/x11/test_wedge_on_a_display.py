"""A scanner that types, on a real X display with a French layout: real key codes, nobody's functions.

The scanner is set to US, so that its figures come as `&é"'(-è_çà`. `xdotool key` presses key codes;
`xdotool type` would look the signs up and hide that fault.
"""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.hardware.scanners.test_codes import CARD
from tests.hardware.scanners.test_wedge import us_keys

ROOT = Path(__file__).parents[3]
TOOLS = ("Xvfb", "xdotool", "setxkbmap")
RETURN, KEYPAD_TAB, LEFT_SHIFT, RIGHT_BRACKET, LETTER_C = 36, 23, 50, 35, 54
PATIENCE = 60.0

pytestmark = [
    pytest.mark.alone,
    pytest.mark.slow,
    pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason=f"needs {', '.join(TOOLS)}"),
]


def zone_key(letter: str) -> str:
    """What a reader set to US presses of a document's zone: figures bare, capitals with shift."""
    return key_of(letter) if letter.isdigit() else f"{LEFT_SHIFT}+{us_keys(letter)[0]}"


def key_of(digit: str) -> str:
    """The key code of a figure in the top row."""
    return str(19 if digit == "0" else 9 + int(digit))


class Station:
    """A station in another process, and hands on its keyboard."""

    def __init__(self, display: str, port: str) -> None:
        self._environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"}
        words = [sys.executable, "-m", "tests.ui.x11.station", *([port] if port else [])]
        self.process = subprocess.Popen(  # noqa: S603
            words,
            cwd=ROOT,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            self.codes: dict[str, str] = self.say("open sale", patience=4 * PATIENCE)["codes"]
            window = self.say("state")["window"]
            self.until(lambda: self._focus(window), "the window has the keyboard")
        except BaseException:
            self.process.kill()
            raise

    def _focus(self, window: int) -> bool:
        self._xdotool("windowfocus", str(window))
        return bool(self.say("state")["active"])

    def say(self, words: str, *, patience: float = PATIENCE) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()
        heard, _, _ = select.select([self.process.stdout], [], [], patience)
        answer = self.process.stdout.readline() if heard else ""
        assert answer, "the station has gone, or does not answer"
        told: dict[str, Any] = json.loads(answer)
        return told

    def until(self, true: Callable[[], bool], words: str) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"not in time: {words}; {self.say('state')}"
            time.sleep(0.05)

    def rest(self) -> dict[str, Any]:
        """How it is once nothing happens any more."""
        time.sleep(0.4)
        self.until(lambda: not self.say("state")["busy"], "it rests")
        return self.say("state")

    def press(self, *keys: str, milliseconds: int = 5) -> None:
        self._xdotool("key", "--delay", str(milliseconds), *keys)

    def scan(self, code: str, ends: Sequence[int] = (RETURN,)) -> None:
        self.press(*map(key_of, code), *map(str, ends))

    def close(self) -> None:
        with suppress(BrokenPipeError):
            self.process.communicate("quit\n", timeout=PATIENCE)

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True, timeout=PATIENCE)  # noqa: S603, S607


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """An X server of the tests' own, with the layout of a French keyboard."""
    reads, writes = os.pipe()
    words = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1366x768x24", "-noreset", "-nolisten", "tcp"]
    with subprocess.Popen(words, pass_fds=(writes,), stderr=subprocess.DEVNULL) as server:  # noqa: S603
        os.close(writes)
        with os.fdopen(reads) as told:
            name = f":{told.readline().strip()}"
        try:
            subprocess.run(  # noqa: S603
                ["setxkbmap", "-display", name, "fr"],  # noqa: S607
                check=True,
                timeout=PATIENCE,
                stderr=subprocess.DEVNULL,
            )
            yield name
        finally:
            server.terminate()


@pytest.fixture
def station(display: str) -> Iterator[Station]:
    running = Station(display, "")
    yield running
    running.close()


def test_f43_a_scan_opens_the_ticket_and_leaves_the_stake_as_it_was(station: Station) -> None:
    """F42, F43: a scanner set to US on a French layout, while the stake field has the focus."""
    station.say("line 12,50")
    before = station.say("state")
    assert before["line"] == "12,50"
    station.scan(station.codes["ticket"])
    after = station.rest()
    assert after["heard"] == [station.codes["ticket"]]
    assert after["page"] == "check"
    assert after["line"] == "12,50"
    assert after["records"] == before["records"]
    assert after["windows"] == 1
    assert after["sounds"] == ["good_scan"]


def test_a_screen_that_is_busy_for_a_moment_tears_no_scan_apart(station: Station) -> None:
    """Keys have the time at which they were pressed, however late a busy screen comes round to them."""
    station.say("line 12,50")
    station.say("stall")
    station.press(*map(key_of, station.codes["ticket"]), str(RETURN), milliseconds=12)
    after = station.rest()
    assert after["heard"] == [station.codes["ticket"]]
    assert (after["page"], after["line"]) == ("check", "12,50")


def test_f44_cr_and_lf_and_a_trigger_pulled_twice_are_one_act(station: Station) -> None:
    station.scan(station.codes["ticket"], ends=(RETURN, RETURN))
    station.scan(station.codes["ticket"], ends=(KEYPAD_TAB,))
    after = station.rest()
    assert after["heard"] == [station.codes["ticket"]]
    assert after["page"] == "check"


def test_f45_an_aim_prefix_is_dropped_and_a_letter_is_refused_with_the_field_untouched(
    station: Station,
) -> None:
    aim = (str(RIGHT_BRACKET), f"{LEFT_SHIFT}+{LETTER_C}", key_of("1"))
    station.press(*aim, *map(key_of, station.codes["ticket"]), str(RETURN))
    assert station.rest()["heard"] == [station.codes["ticket"]]
    station.say("open sale")
    station.say("line 12,50")
    station.press(*map(key_of, "2709412"), str(LETTER_C), *map(key_of, "123456"), str(RETURN))
    after = station.rest()
    assert after["heard"][1:] == ["bad"]
    assert (after["page"], after["line"]) == ("sale", "12,50")
    assert after["sounds"] == ["good_scan", "bad_scan"]
    for line in CARD:
        station.press(*map(zone_key, line), str(RETURN), milliseconds=5)
    after = station.rest()
    assert after["heard"][2:] == ["".join(CARD)], "an identity card, by a reader set to US"
    assert (after["page"], after["line"]) == ("sale", "12,50")


def test_f46_keys_mashed_fast_are_no_scan(station: Station) -> None:
    station.say("line ")
    station.press(*"azertyuiop", milliseconds=8)
    after = station.rest()
    assert after["heard"] == []
    assert after["line"] == "azertyuiop"


def test_f46_a_code_typed_slowly_by_hand_works_in_the_same_field(station: Station) -> None:
    """With Shift, as figures are typed on a French keyboard."""
    station.say("open check")
    station.say("focus")
    station.press(*(f"{LEFT_SHIFT}+{key_of(digit)}" for digit in station.codes["ticket"]), milliseconds=90)
    typed = station.rest()
    assert typed["number"].replace(" ", "") == station.codes["ticket"]
    assert typed["heard"] == []
    before = typed["case"]
    station.press(str(RETURN))
    station.until(lambda: station.say("state")["case"] != before, "the ticket is looked up")


def test_the_suffix_presses_no_button_that_has_the_focus(station: Station) -> None:
    station.say("open sale")
    station.press("Tab", "Tab", "Tab", milliseconds=150)
    before = station.rest()
    station.scan(station.codes["other"])
    after = station.rest()
    assert after["heard"] == [station.codes["other"]]
    assert after["records"] == before["records"]
    assert after["page"] == "check"


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="serial ports are played by pseudo-terminals")
def test_a_wedge_and_a_serial_scanner_at_once_are_heard_whole_and_each_code_once(
    display: str, tmp_path: Path
) -> None:
    """F47 too: the serial one is pulled out and plugged in between, and no window opens."""
    by_id = tmp_path / "usb-scanner"
    scanner, port = os.openpty()
    by_id.symlink_to(os.ttyname(port))
    station = Station(display, str(by_id))
    try:
        ticket, other = station.codes["ticket"], station.codes["other"]
        station.say("line 7")
        typing = subprocess.Popen(  # noqa: S603
            ["xdotool", "key", "--delay", "12", *map(key_of, ticket), str(RETURN)],  # noqa: S607
            env=station._environment,
        )
        os.write(scanner, other[:9].encode())
        time.sleep(0.15)
        os.write(scanner, f"{other[9:]}\r\n{other}\r\n".encode())
        assert typing.wait(PATIENCE) == 0
        after = station.rest()
        assert after["heard"] == [ticket]
        assert after["page"] == "check"
        assert after["line"] == "7"
        os.close(port)
        os.close(scanner)
        by_id.unlink()
        time.sleep(0.6)
        scanner, port = os.openpty()
        by_id.symlink_to(os.ttyname(port))
        station.say("open sale")
        time.sleep(2.5)
        os.write(scanner, f"{other}\r".encode())
        station.until(lambda: station.say("state")["page"] == "check", "it works again without a word")
        assert station.say("state")["windows"] == 1
    finally:
        station.close()
        for end in (scanner, port):
            with suppress(OSError):
                os.close(end)
