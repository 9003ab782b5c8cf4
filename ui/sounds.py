"""Short sounds for what just happened; never the only sign, never in the way."""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
from enum import StrEnum
from importlib import resources
from pathlib import Path
from typing import Final, Protocol

_log = logging.getLogger(__name__)
_MOST_AT_ONCE: Final = 4
"""A player that hangs is not started for ever; from here on it beeps."""


class Sound(StrEnum):
    """What there is to hear; the value is the name of the file."""

    GOOD_SCAN = "good_scan"
    BAD_SCAN = "bad_scan"
    DONE = "done"
    """A sale or a payment is done."""
    LEVEL = "level"
    """Another level, a break or its end."""
    LAST_MINUTE = "last_minute"
    """A level or a break has a minute left."""


class Player(Protocol):
    """Something that plays a WAV file and returns at once."""

    def play(self, file: Path) -> bool:
        """Start playing `file`; False where it can't."""

    def close(self) -> None:
        """End what still plays."""


class AplayPlayer:
    """ALSA's own player, as a process that nobody waits for."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._playing: list[subprocess.Popen[bytes]] = []

    def play(self, file: Path) -> bool:
        self._playing = [process for process in self._playing if process.poll() is None]
        if len(self._playing) >= _MOST_AT_ONCE:
            return False
        try:
            process = subprocess.Popen(  # noqa: S603
                [self._program, "-q", str(file)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            _log.info("no sound from %s: %s", self._program, error)
            return False
        self._playing.append(process)
        return True

    def close(self) -> None:
        """End what still plays; for the end of the program."""
        for process in self._playing:
            process.kill()
            process.wait()
        self._playing = []


class SilentPlayer:
    """Where there is no player; the beep takes its place."""

    def play(self, file: Path) -> bool:  # noqa: ARG002
        return False

    def close(self) -> None:
        """Nothing to end."""


if sys.platform == "win32":
    import winsound

    class WindowsPlayer:
        """Windows' own player."""

        def play(self, file: Path) -> bool:
            try:
                winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC)
            except RuntimeError as error:
                _log.info("no sound: %s", error)
                return False
            return True

        def close(self) -> None:
            """Windows ends it with the program."""

    def system_player() -> Player:
        """The player of this system."""
        return WindowsPlayer()

else:

    def system_player() -> Player:
        """The player of this system: `aplay` where it is installed."""
        program = shutil.which("aplay")
        return AplayPlayer(program) if program else SilentPlayer()


class Beep(Protocol):
    """What is heard where no file can be played (`QApplication.beep`)."""

    def __call__(self) -> None: ...


class Sounds:
    """Plays the sounds of the house, or beeps, or is silent where it is switched off."""

    def __init__(self, player: Player, beep: Beep, *, on: bool = True) -> None:
        self._player = player
        self._beep = beep
        self.on = on

    def play(self, sound: Sound) -> None:
        """Start `sound` and return at once."""
        if not self.on:
            return
        with resources.as_file(resources.files("resources") / "sounds" / f"{sound.value}.wav") as file:
            played = self._player.play(file)
        if not played:
            self._beep()

    def close(self) -> None:
        """End what still plays."""
        self._player.close()
