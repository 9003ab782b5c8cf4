"""Scenario files into typed steps: strict about verbs, keys and forms (FORMAT)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

from cattrs import Converter
from cattrs.errors import ForbiddenExtraKeysError

from app.domain.house.rights import Role
from app.domain.values import Money, Odds
from app.domain.values.days import parse_instant

T = TypeVar("T")
Json = Mapping[str, Any]
_MONEY = re.compile(r"-?\d+\.\d{2}")
_FRAME = {"do": "do", "at": "at", "pos": "pos", "by": "by", "as": "as_", "expect": "expect"}


class ScenarioError(Exception):
    """The file itself is wrong, or says something that the player does not know."""


@dataclass(frozen=True, slots=True)
class HouseSpec:
    """What a file changes about the default house."""

    limits: Mapping[str, str | None] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    operators: Mapping[str, tuple[Role, ...]] = field(default_factory=dict)
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
    top = arguments(data, _File)
    steps = tuple(_step(number, step) for number, step in enumerate(top.steps, 1))
    return Scenario(top.title, top.start, top.house or HouseSpec(), steps)


@dataclass(frozen=True, slots=True)
class _File:
    """The keys of a file; `rules` are for people."""

    title: str
    start: datetime
    steps: tuple[dict[str, Any], ...]
    house: HouseSpec | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Frame:
    """The keys that every step may have, beside those of its verb."""

    do: str
    at: datetime | None = None
    pos: str = "P1"
    by: str | None = None
    as_: str | None = None
    expect: dict[str, Any] | None = None


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return made


def _step(number: int, data: Json) -> Step:
    given = {name: data[key] for key, name in _FRAME.items() if key in data}
    try:
        frame = arguments(given, _Frame)
    except ScenarioError as error:
        raise ScenarioError(f"step {number}: {error}") from error
    return Step(
        number=number,
        verb=frame.do,
        at=frame.at,
        point_of_sale=frame.pos,
        by=frame.by,
        alias=frame.as_,
        expect=frame.expect,
        arguments={key: value for key, value in data.items() if key not in _FRAME},
    )


def arguments(data: Json, kind: type[T]) -> T:
    """The arguments of a verb as the dataclass that lists them. Raises ScenarioError."""
    try:
        return _CONVERTER.structure(data, kind)
    except ForbiddenExtraKeysError as error:
        raise ScenarioError(f"unknown keys {sorted(error.extra_fields)}") from error
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ScenarioError(f"arguments of {kind.__name__.strip('_')}: {error!r}") from error


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
    converter.register_structure_hook(Odds, lambda text, _: Odds.written(text))
    converter.register_structure_hook(datetime, lambda text, _: parse_instant(text))
    converter.register_structure_hook(date, lambda text, _: date.fromisoformat(text))
    for kind in (str, int, bool):
        converter.register_structure_hook(kind, _exactly(kind))
    converter.register_structure_hook(StrEnum, lambda value, kind: kind(value))
    converter.register_structure_hook_func(_is_tuple, _list(converter))
    return converter


def _is_tuple(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _list(converter: Converter) -> Any:
    """A list in the file, and nothing that only goes like one: `"12"` is no list of picks."""

    def structure(value: object, kind: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise TypeError(f"{value!r} is no list")
        kinds = get_args(kind)
        if kinds[-1] is Ellipsis:
            kinds = kinds[:1] * len(value)
        return tuple(converter.structure(each, one) for each, one in zip(value, kinds, strict=True))

    return structure


_CONVERTER = _converter()
