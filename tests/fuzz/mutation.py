"""Random and mutated byte strings, the same for the same seed; how many, `GUICHET_FUZZ` says."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from random import Random

PARTS = range(4)
"""Each million is made in parts, so that the cores share it."""

_FULL = os.environ.get("GUICHET_FUZZ") == "full"
_SHORT_SHARE = 20
_NASTY = (b"\r", b"\n", b"\t", b"\x00", b"\x1b", b"\x1d", b"\xff", b"9" * 90)


def share(total: int) -> int:
    """Strings in one part of `total`; a twentieth of them where time is short."""
    return total // len(PARTS) // (1 if _FULL else _SHORT_SHARE)


def strings(seed: int, samples: Sequence[bytes], count: int, *, longest: int = 120) -> Iterator[bytes]:
    """`count` strings: one in four is noise, the others are samples that something happened to."""
    random = Random(seed)  # noqa: S311  (to be repeated, not to be secret)
    for _ in range(count):
        if random.random() < 0.25:
            yield random.randbytes(random.randrange(longest))
        else:
            yield _mutated(random, random.choice(samples), samples)


def _mutated(random: Random, sample: bytes, samples: Sequence[bytes]) -> bytes:
    data = bytearray(sample)
    for _change in range(random.randint(1, 4)):
        at = random.randrange(len(data) + 1)
        match random.randrange(6):
            case 0:
                data[at:at] = random.randbytes(random.randint(1, 4))
            case 1:
                del data[at : at + random.randint(1, 8)]
            case 2 if data:
                data[min(at, len(data) - 1)] ^= 1 << random.randrange(8)
            case 3:
                data[at:] = random.choice(samples)[at:]
            case 4:
                data[at:at] = data[: random.randint(1, 16)]
            case _:
                data[at:at] = random.choice(
                    (b"\r", b"\n", b"\t", b"\x00", b"\x1b", b"\x1d", b"\xff", b"9" * 90)
                )
    return bytes(data)
