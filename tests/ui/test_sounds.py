"""Sounds are heard or replaced by a beep, and nothing ever waits for them."""

from __future__ import annotations

import stat
import time
import wave
from importlib import resources
from pathlib import Path

import pytest

from ui.sounds import AplayPlayer, SilentPlayer, Sound, Sounds


class Beeps:
    def __init__(self) -> None:
        self.heard = 0

    def __call__(self) -> None:
        self.heard += 1


def program(folder: Path, lines: str) -> str:
    file = folder / "player"
    file.write_text(f"#!/bin/sh\n{lines}\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return str(file)


@pytest.mark.parametrize("sound", list(Sound))
def test_a_sound_is_short_and_mono(sound: Sound) -> None:
    with (
        (resources.files("resources") / "sounds" / f"{sound.value}.wav").open("rb") as file,
        wave.open(file) as heard,
    ):
        assert heard.getnchannels() == 1
        assert heard.getnframes() / heard.getframerate() < 0.5


def test_the_player_is_given_the_file(tmp_path: Path) -> None:
    said = tmp_path / "said"
    beeps = Beeps()
    player = AplayPlayer(program(tmp_path, f'echo "$@" > {said}.part; mv {said}.part {said}'))
    Sounds(player, beeps).play(Sound.DONE)
    deadline = time.monotonic() + 60
    while not said.exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert said.read_text().strip().endswith("done.wav")
    assert beeps.heard == 0
    player.close()


def test_a_player_that_hangs_holds_nobody_up(tmp_path: Path) -> None:
    player = AplayPlayer(program(tmp_path, "exec sleep 60"))
    sounds = Sounds(player, Beeps())
    started = time.monotonic()
    for _ in range(3):
        sounds.play(Sound.GOOD_SCAN)
    assert time.monotonic() - started < 30, "it does not hang"
    player.close()


def test_where_nothing_plays_it_beeps() -> None:
    beeps = Beeps()
    Sounds(SilentPlayer(), beeps).play(Sound.BAD_SCAN)
    assert beeps.heard == 1


def test_a_missing_player_beeps(tmp_path: Path) -> None:
    beeps = Beeps()
    Sounds(AplayPlayer(str(tmp_path / "nowhere")), beeps).play(Sound.BAD_SCAN)
    assert beeps.heard == 1


def test_sounds_can_be_switched_off() -> None:
    beeps = Beeps()
    sounds = Sounds(SilentPlayer(), beeps, on=False)
    sounds.play(Sound.DONE)
    assert beeps.heard == 0
