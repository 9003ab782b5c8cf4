"""A scanner's stream of bytes cut into codes, however the reads cut or join them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hardware.scanners.codes import MOST_DIGITS, Garbage, Scanned, Unreadable, read_code

_SUFFIX = re.compile(rb"[\r\n\t]")
_AIM_PREFIX_LENGTH = 3


class Framer:
    """Bytes in, codes out. A code ends at CR, LF or TAB; nothing between two of them is nothing."""

    def __init__(self) -> None:
        self._rest = b""
        self._overlong = False

    def feed(self, data: bytes) -> Iterator[Scanned]:
        """Every code that ends in `data`. Keeps no more than one code's worth of what hasn't ended."""
        *ended, rest = _SUFFIX.split(self._rest + data)
        for frame in ended:
            if self._overlong:
                self._overlong = False
                yield Garbage(Unreadable.TOO_LONG)
            elif frame:
                yield read_code(frame.decode("latin-1"))
        if len(rest) > MOST_DIGITS + _AIM_PREFIX_LENGTH:
            self._overlong, rest = True, b""
        self._rest = rest

    def forget(self) -> None:
        """Drop a code that was cut off: the cable was pulled."""
        self._rest, self._overlong = b"", False
