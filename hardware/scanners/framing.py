"""A scanner's stream of bytes cut into codes, however the reads cut or join them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hardware.scanners.codes import MOST_LETTERS, CodeReader, Garbage, Scanned, Unreadable, ZoneLine

_SUFFIX = re.compile(rb"[\r\n\t]")
_AIM_PREFIX_LENGTH = 3


class Framer:
    """Bytes in, codes out. A code ends at CR, LF or TAB; nothing between two of them is nothing."""

    def __init__(self) -> None:
        self._reader = CodeReader()
        self._rest = b""
        self._overlong = False

    def feed(self, data: bytes, at: float) -> Iterator[Scanned]:
        """Every code that ends in `data`, read at `at` (seconds of a steady clock).

        A zone that does not go on is told as well. Keeps no more than one code's worth of what hasn't ended.
        """
        part = self._reader.idle(at)
        if part is not None:
            yield part
        *ended, rest = _SUFFIX.split(self._rest + data)
        for frame in ended:
            if self._overlong:
                self._overlong = False
                yield Garbage(Unreadable.TOO_LONG)
            elif frame:
                scanned = self._reader.read(frame.decode("latin-1"), at)
                if not isinstance(scanned, ZoneLine):
                    yield scanned
        if len(rest) > MOST_LETTERS + _AIM_PREFIX_LENGTH:
            self._overlong, rest = True, b""
        self._rest = rest

    def forget(self) -> None:
        """Drop a code that was cut off: the cable was pulled."""
        self._rest, self._overlong = b"", False
        self._reader.forget()
