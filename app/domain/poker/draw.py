"""Draws that anybody can compute again: a seed, what was drawn from, and what came out.

The seed is 32 random bytes that nobody knows; its SHA-256 is published before the draw, the seed
itself after it. Bytes come from HMAC-DRBG with SHA-256 (NIST SP 800-90A, the seed as entropy input,
requests of 256 bytes used up in order). A number below n is read from as many whole bytes, the
highest first, as n - 1 needs, the spare high bits cut off, and read again while it is not below n.
k of n options are the first k places of a Fisher-Yates shuffle: place i is exchanged with place
i + (a number below n - i).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

SEED_BYTES = 32
_REQUEST = 256


@dataclass(frozen=True, slots=True)
class DrawStep:
    """`drawn` are the first places of the shuffled `options`; `what` says what for."""

    what: str
    options: tuple[str, ...]
    drawn: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw as the journal and the draw sheet hold it.

    `seed` is in hexadecimal. `commitment` was published before; `next_commitment` is that of the
    draw to come, published with this one.
    """

    seed: str
    commitment: str
    steps: tuple[DrawStep, ...]
    next_commitment: str


def commitment_of(seed: bytes) -> str:
    """What is published before a draw: the SHA-256 of its seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


class RandomBytes:
    """HMAC-DRBG with SHA-256, from the seed alone. Raises ValueError for a short seed."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) < SEED_BYTES:
            raise ValueError(f"a seed holds at least {SEED_BYTES} bytes")
        self._key = bytes(32)
        self._value = b"\x01" * 32
        self._update(seed)
        self._ready = b""

    def _hmac(self, data: bytes) -> bytes:
        return hmac.digest(self._key, data, "sha256")

    def _update(self, data: bytes) -> None:
        for mark in (b"\x00", b"\x01") if data else (b"\x00",):
            self._key = self._hmac(self._value + mark + data)
            self._value = self._hmac(self._value)

    def request(self, count: int) -> bytes:
        """The next `count` bytes of one request, as SP 800-90A counts requests."""
        produced = b""
        while len(produced) < count:
            self._value = self._hmac(self._value)
            produced += self._value
        self._update(b"")
        return produced[:count]

    def _take(self, count: int) -> bytes:
        while len(self._ready) < count:
            self._ready += self.request(_REQUEST)
        taken, self._ready = self._ready[:count], self._ready[count:]
        return taken

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, every one equally likely."""
        bits = (limit - 1).bit_length()
        count = (bits + 7) // 8
        while True:
            number = int.from_bytes(self._take(count), "big") & ((1 << bits) - 1)
            if number < limit:
                return number


class Drawer:
    """Draws from one seed and remembers every step."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._random = RandomBytes(seed)
        self._steps: list[DrawStep] = []

    def pick(self, what: str, options: Sequence[str], count: int) -> tuple[str, ...]:
        """`count` of `options`, in the order drawn. Where there is nothing to draw, no step is kept."""
        if count == 0 or not options:
            return ()
        places = list(options)
        for place in range(count):
            other = place + self._random.below(len(places) - place)
            places[place], places[other] = places[other], places[place]
        drawn = tuple(places[:count])
        self._steps.append(DrawStep(what, tuple(options), drawn))
        return drawn

    def pick_numbers(self, what: str, options: Sequence[int], count: int) -> tuple[int, ...]:
        return tuple(int(each) for each in self.pick(what, [str(option) for option in options], count))

    def record(self, next_commitment: str) -> Draw:
        return Draw(self._seed.hex(), commitment_of(self._seed), tuple(self._steps), next_commitment)


def verify_draw(draw: Draw) -> bool:
    """Whether the seed is the one committed to and every step comes out of it as recorded."""
    try:
        seed = bytes.fromhex(draw.seed)
        again = Drawer(seed)
        for step in draw.steps:
            again.pick(step.what, step.options, len(step.drawn))
    except (ValueError, IndexError):
        return False
    return again.record(draw.next_commitment) == draw
