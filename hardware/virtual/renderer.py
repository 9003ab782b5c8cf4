"""Bytes of ESC/POS to paper, as strictly as the worst printer that the house may meet."""

from __future__ import annotations

from collections.abc import Callable

from hardware.profiles import Profile
from hardware.virtual.answers import Answers
from hardware.virtual.bar_codes import BarCodes
from hardware.virtual.commands import Acts, Command, PaperError, Parser
from hardware.virtual.lettering import Lettering
from hardware.virtual.mechanism import Mechanism, Sheet
from hardware.virtual.pictures import Pictures


class Renderer:
    """A printer's inside. `feed` takes bytes; sheets, answers and drawer kicks are handed over.

    Errors (PaperError): unknown command, code page, size or alignment; a line, picture or bar code
    wider than the paper; `GS k` or `GS v 0` in the middle of a line; a byte over 99 after `{C`.
    """

    def __init__(
        self,
        profile: Profile,
        *,
        on_sheet: Callable[[Sheet], None],
        on_answer: Callable[[bytes], None],
        on_kick: Callable[[int], None],
        status: Callable[[int], int],
    ) -> None:
        self._on_kick = on_kick
        self._parser = Parser()
        self._mechanism = mechanism = Mechanism(profile, on_sheet)
        self._acts: Acts = {
            **Lettering(mechanism).acts(),
            **Pictures(mechanism).acts(),
            **BarCodes(mechanism).acts(),
            **Answers(on_answer, status, completes=profile.completion_id).acts(),
            **self._own_acts(),
        }

    def feed(self, data: bytes) -> None:
        """Take `data`, which may end anywhere. Raises PaperError."""
        for command in self._parser.feed(data):
            try:
                self._acts[command.name](command)
            except PaperError:
                raise
            except (IndexError, KeyError, ValueError) as wrong:
                raise PaperError(
                    command.offset, f"{command.name} {command.data[:8].hex(' ')}: {wrong}"
                ) from wrong

    def finish(self) -> None:
        """The peer says that all was sent. Raises PaperError if a command is cut or a line not ended."""
        if self._parser.pending:
            raise PaperError(0, f"{self._parser.pending} bytes of a command that never came whole")
        if self._mechanism.strip.waiting:
            raise PaperError(0, f"text without its LF: {self._mechanism.strip.text!r}")

    def power_off(self) -> None:
        """Forget the half-read command and the line that waits; what has come out is torn off."""
        self._parser = Parser()
        self._mechanism.reset()
        self._mechanism.tear(whole=False)

    def tear_off(self) -> None:
        """Someone tears the paper off: what a printer without a cutter needs."""
        self._mechanism.tear(whole=True)

    def _own_acts(self) -> Acts:
        """What concerns the printer as a whole."""
        return {
            "ESC @": self._reset,
            "ESC p": self._kick,
            "GS V": self._cut,
            "DLE DC4": self._act_now,
            "GS a": self._nothing,
            "GS b": self._nothing,
            "GS f": self._nothing,
        }

    def _reset(self, _command: Command) -> None:
        self._mechanism.reset()

    def _kick(self, command: Command) -> None:
        pin = command.one_of(0, 1, 48, 49) % 48
        self._on_kick(5 if pin else 2)

    def _cut(self, command: Command) -> None:
        command.one_of(0, 1, 48, 49, 65, 66)
        self._mechanism.need_empty_line(command)
        self._mechanism.tear(whole=True)

    def _act_now(self, command: Command) -> None:
        match command.data[0]:
            case 1:
                self._on_kick(5 if command.data[1] else 2)
            case 8:
                self._mechanism.drop_line()
            case other:
                raise ValueError(f"unknown function {other}")

    def _nothing(self, _command: Command) -> None:
        """Smoothing, the font below bar codes and automatic status change nothing on this paper."""
