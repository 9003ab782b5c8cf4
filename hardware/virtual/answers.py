"""What goes back to the computer: how the printer is, and what it has done."""

from __future__ import annotations

from collections.abc import Callable

from hardware.virtual.commands import Acts, Command


class Answers:
    """`status` says each byte of `DLE EOT`; `completes`: whether this model tells that a paper is out."""

    def __init__(
        self, on_answer: Callable[[bytes], None], status: Callable[[int], int], *, completes: bool
    ) -> None:
        self._on_answer, self._status, self._completes = on_answer, status, completes

    def acts(self) -> Acts:
        return {"DLE EOT": self._ask_now, "GS r": self._ask, "GS ( H": self._completion}

    def _ask_now(self, command: Command) -> None:
        self._on_answer(bytes([self._status(command.one_of(1, 2, 3, 4))]))

    def _ask(self, command: Command) -> None:
        kind = command.one_of(1, 2, 49, 50) % 48
        end = self._status(4)
        paper = (0x03 if end & 0x0C else 0) | (0x0C if end & 0x60 else 0)
        self._on_answer(bytes([paper if kind == 1 else 0]))

    def _completion(self, command: Command) -> None:
        body = command.data[2:]
        if len(body) != 6 or body[:2] != b"00":
            raise ValueError("a request for completion has four bytes of its own")
        if self._completes:
            self._on_answer(b"\x37\x22" + body[2:] + b"\x00")
