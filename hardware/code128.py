"""CODE128 as bars: the symbols' widths, and how wide a code of digits is (BETTING, ticket; F41)."""

from __future__ import annotations

from collections.abc import Sequence

# Widths of bar, space, bar, space, bar, space of the values 0 to 105, six digits each (ISO/IEC 15417).
_WIDTHS = (
    "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231"
    "113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211"
    "212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131"
    "113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111"
    "314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211"
    "241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141"
    "214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214"
    "211232"
)
_STOP = "2331112"

START_A, START_B, START_C = 103, 104, 105
QUIET_MODULES = 10


def pairs(digits: str) -> tuple[int, ...]:
    """The values 0 to 99 that CODE128-C makes of an even number of digits. Raises ValueError."""
    if len(digits) % 2 or not (digits.isascii() and digits.isdigit()):
        raise ValueError(f"CODE128-C holds pairs of digits, not {digits!r}")
    return tuple(int(digits[at : at + 2]) for at in range(0, len(digits), 2))


def modules(start: int, values: Sequence[int]) -> tuple[bool, ...]:
    """Bars (True) and spaces of a whole symbol: start, values, check value, stop; no quiet zones."""
    check = (start + sum(place * value for place, value in enumerate(values, 1))) % 103
    widths = "".join(_WIDTHS[value * 6 : value * 6 + 6] for value in (start, *values, check)) + _STOP
    return tuple(place % 2 == 0 for place, width in enumerate(widths) for _ in range(int(width)))


def width_in_modules(digits: int) -> int:
    """Modules of a CODE128-C symbol of `digits` digits, without quiet zones: 11 a pair."""
    return 11 * (digits // 2 + 2) + 13


def widest_module(digits: int, dots: int) -> int | None:
    """Dots of the widest module, 3 or 2, at which code and quiet zones fit on `dots`; None if none does."""
    needed = width_in_modules(digits) + 2 * QUIET_MODULES
    return next((module for module in (3, 2) if needed * module <= dots), None)
