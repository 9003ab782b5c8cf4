"""What every exact number of the house asks of the integer it holds."""

from __future__ import annotations


def whole(value: object, what: str) -> int:
    """Return `value` as the int it is.

    Raises TypeError for anything else, floats and booleans above all: an amount that was ever
    a float has already lost the cent that it will be asked for.
    """
    if type(value) is not int:
        raise TypeError(f"{what} are whole numbers, not {type(value).__name__}")
    return value
