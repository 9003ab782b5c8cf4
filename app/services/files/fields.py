"""One object of a file, field by field, each of the type that it must have."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeVar

from app.domain.values.days import parse_instant
from app.services.files.misread import MisreadError, Slip

E = TypeVar("E", bound=StrEnum)


class Fields:
    """Takes fields out of an object. Every method raises MisreadError naming the field."""

    def __init__(self, value: object, known: Collection[str]) -> None:
        if not isinstance(value, dict):
            raise MisreadError(Slip.NOT_OBJECT)
        unknown = sorted(set(value) - set(known))
        if unknown:
            raise MisreadError(Slip.UNKNOWN_FIELDS, names=", ".join(map(str, unknown)))
        self._value: Mapping[str, Any] = value

    def __contains__(self, name: str) -> bool:
        return self._value.get(name) is not None

    def raw(self, name: str) -> Any:
        return self._value.get(name)

    def text(self, name: str, default: str | None = None, *, longest: int = 120) -> str:
        """A text without control characters; empty only where `default` is."""
        value = self._value.get(name, default)
        if value is None:
            raise MisreadError(Slip.MISSING, field=name)
        if not isinstance(value, str) or len(value) > longest or not value.isprintable():
            raise MisreadError(Slip.NOT_TEXT, field=name, limit=longest)
        if not value.strip() and default is None:
            raise MisreadError(Slip.EMPTY, field=name)
        return value.strip()

    def number(self, name: str) -> int:
        value = self._value.get(name)
        if type(value) is not int:
            raise MisreadError(Slip.NOT_A_WHOLE_NUMBER, field=name)
        return value

    def flag(self, name: str, *, default: bool) -> bool:
        value = self._value.get(name, default)
        if type(value) is not bool:
            raise MisreadError(Slip.NEITHER_TRUE_NOR_FALSE, field=name)
        return value

    def word(self, name: str, kind: type[E], default: E | None = None) -> E:
        """One of the words of `kind`."""
        value = self._value.get(name)
        if value is None and default is not None:
            return default
        try:
            return kind(str(value))
        except ValueError:
            raise MisreadError(Slip.NOT_ONE_OF, field=name, names=", ".join(kind)) from None

    def instant(self, name: str) -> datetime | None:
        """An ISO 8601 instant with its offset; None where the field is not there."""
        value = self._value.get(name)
        if value is None:
            return None
        try:
            return parse_instant(value)
        except (ValueError, TypeError, OverflowError):
            raise MisreadError(Slip.NOT_INSTANT, field=name) from None

    def pair(self, name: str) -> tuple[str, str] | None:
        """Two names in the order that they stand in."""
        value = self._value.get(name)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != 2 or not all(isinstance(each, str) for each in value):
            raise MisreadError(Slip.NOT_TWO_NAMES, field=name)
        first, second = (each.strip() for each in value)
        if not first or not second or not f"{first}{second}".isprintable() or first == second:
            raise MisreadError(Slip.NOT_TWO_NAMES, field=name)
        return first, second

    def score(self, name: str) -> tuple[int, int] | None:
        """`[2, 1]`: the first side's and the second's; None where the field is not there."""
        value = self._value.get(name)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != 2 or any(type(each) is not int for each in value):
            raise MisreadError(Slip.NOT_SCORE, field=name)
        first, second = value
        if not (0 <= first < 1000 and 0 <= second < 1000):
            raise MisreadError(Slip.NOT_SCORE, field=name)
        return first, second

    def objects(self, name: str) -> list[Any]:
        value = self._value.get(name)
        if not isinstance(value, list):
            raise MisreadError(Slip.NOT_LIST, field=name)
        return value
