"""Scenario files into typed steps: strict about verbs, keys and forms (FORMAT)."""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from cattrs import Converter
from cattrs.errors import ForbiddenExtraKeysError

from app.domain.values import Money, Odds
from app.domain.values.days import parse_instant

T = TypeVar("T")
Json = Mapping[str, Any]
_MONEY = re.compile(r"-?\d+\.\d{2}")
_FRAME = ("do", "at", "pos", "by", "as", "expect")


class ScenarioError(Exception):
    """The file itself is wrong, or says something that the player does not know."""


@dataclass(frozen=True, slots=True)
class HouseSpec:
    """What a file changes about the default house."""

    limits: Mapping[str, str | None] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    operators: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    auto_shift: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its frame, and `arguments` for the verb."""

    number: int
    verb: str
    at: datetime | None
    point_of_sale: str
    by: str | None
    alias: str | None
    expect: Json | None
    arguments: Json


@dataclass(frozen=True, slots=True)
class Scenario:
    title: str
    start: datetime
    house: HouseSpec
    steps: tuple[Step, ...]


def load(path: Path) -> Scenario:
    """Raises ScenarioError naming what is wrong with the file."""
    try:
        data = json.loads(path.read_text("utf-8"), object_pairs_hook=_unique)
    except (OSError, ValueError) as error:
        raise ScenarioError(f"no scenario: {error}") from error
    unknown = set(data) - {"title", "rules", "start", "house", "steps"}
    if unknown:
        raise ScenarioError(f"unknown keys {sorted(unknown)}")
    house = arguments(data.get("house") or {}, HouseSpec)
    steps = tuple(_step(number, step) for number, step in enumerate(data["steps"], 1))
    return Scenario(data["title"], parse_instant(data["start"]), house, steps)


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return made


def _step(number: int, data: Json) -> Step:
    rest = {key: value for key, value in data.items() if key not in _FRAME}
    return Step(
        number=number,
        verb=data["do"],
        at=parse_instant(data["at"]) if "at" in data else None,
        point_of_sale=data.get("pos", "P1"),
        by=data.get("by"),
        alias=data.get("as"),
        expect=data.get("expect"),
        arguments=rest,
    )


def arguments(data: Json, kind: type[T]) -> T:
    """The arguments of a verb as the dataclass that lists them. Raises ScenarioError."""
    try:
        return _CONVERTER.structure(data, kind)
    except ForbiddenExtraKeysError as error:
        raise ScenarioError(f"unknown keys {sorted(error.extra_fields)}") from error
    except (ValueError, TypeError, KeyError) as error:
        raise ScenarioError(f"arguments of {kind.__name__}: {error!r}") from error


def _money(text: object, _: type[Money]) -> Money:
    if not isinstance(text, str) or not _MONEY.fullmatch(text):
        raise ValueError(f"money is a string with two decimals, not {text!r}")
    return Money.parse(text)


def _exactly(kind: type) -> Any:
    def check(value: object, _: type) -> object:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is no {kind.__name__}")
        return value

    return check


def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=False)
    converter.register_structure_hook(Money, _money)
    converter.register_structure_hook(Odds, lambda text, _: Odds.parse(text))
    converter.register_structure_hook(datetime, lambda text, _: parse_instant(text))
    converter.register_structure_hook(date, lambda text, _: date.fromisoformat(text))
    for kind in (str, int, bool):
        converter.register_structure_hook_func(partial(operator.is_, kind), _exactly(kind))
    return converter


_CONVERTER = _converter()
