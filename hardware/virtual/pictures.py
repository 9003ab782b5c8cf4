"""Pictures: by rows, by columns in a line of text, and stored first."""

from __future__ import annotations

from PIL import Image

from hardware.virtual.commands import Acts, Command, PaperError
from hardware.virtual.mechanism import Mechanism


class Pictures:
    """Errors: a picture wider than the paper; one that was never stored."""

    def __init__(self, mechanism: Mechanism) -> None:
        self._mechanism = mechanism
        self._stored: Image.Image | None = None

    def acts(self) -> Acts:
        return {"GS v 0": self._rows, "ESC *": self._columns, "GS ( L": self._store}

    def _rows(self, command: Command) -> None:
        command.one_of(0, 48)
        width, height = (
            int.from_bytes(command.data[1:3], "little") * 8,
            int.from_bytes(command.data[3:5], "little"),
        )
        picture = Image.frombytes("1", (width, height), command.data[5:]).convert("L")
        self._mechanism.paste(command, picture)

    def _columns(self, command: Command) -> None:
        mode, count = command.one_of(0, 1, 32, 33), int.from_bytes(command.data[1:3], "little")
        high = 24 if mode >= 32 else 8
        upright = Image.frombytes("1", (high, count), command.data[3:]).transpose(Image.Transpose.TRANSPOSE)
        width = count if mode in (1, 33) else count * 2
        strip = self._mechanism.strip
        strip.put(upright.convert("L").resize((width, 24)))
        if strip.width > self._mechanism.profile.dots:
            raise PaperError(command.offset, f"a picture of {strip.width} dots")

    def _store(self, command: Command) -> None:
        function, body = command.data[3], command.data[4:]
        if function in (2, 50):
            if self._stored is None:
                raise ValueError("no picture was stored")
            self._mechanism.paste(command, self._stored)
            self._stored = None
        elif function == 112:
            width, height = int.from_bytes(body[4:6], "little"), int.from_bytes(body[6:8], "little")
            self._stored = Image.frombytes("1", (width, height), body[8:]).convert("L")
        else:
            raise ValueError("unknown function")
