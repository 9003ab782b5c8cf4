"""Frozen values to JSON and back: the one form in the journal, in print jobs and in answers.

cattrs rather than our own code: it knows dataclasses, unions and tuples, and is strict about
keys when asked. Money and odds travel as whole numbers, instants as canonical UTC text.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, datetime
from typing import TypeVar

from cattrs import Converter
from cattrs.strategies import configure_tagged_union

from app.documents.blocks import Block
from app.domain.house.choices import Value
from app.domain.values import Money, Odds
from app.domain.values.days import instant_text, parse_instant

T = TypeVar("T")


def _converter() -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=False)
    converter.register_unstructure_hook(Money, lambda money: money.cents)
    converter.register_structure_hook(Money, lambda cents, _: Money(cents))
    converter.register_unstructure_hook(Odds, lambda odds: odds.hundredths)
    converter.register_structure_hook(Odds, lambda hundredths, _: Odds(hundredths))
    converter.register_unstructure_hook(datetime, instant_text)
    converter.register_structure_hook(datetime, lambda text, _: parse_instant(text))
    converter.register_unstructure_hook(date, date.isoformat)
    converter.register_structure_hook(date, lambda text, _: date.fromisoformat(text))
    converter.register_structure_hook(Value, lambda plain_value, _: plain_value)
    configure_tagged_union(Block, converter, tag_name="block")
    return converter


CONVERTER = _converter()


def plain(value: object) -> object:
    """`value` as what JSON can hold."""
    return CONVERTER.unstructure(value)


def canonical(value: object) -> str:
    """JSON text with sorted keys and no spaces: the same value always gives the same bytes.

    Raises ValueError for a value that JSON has no exact form for (NaN, infinity).
    """
    return json.dumps(
        plain(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
    )


def read(text: str, kind: type[T]) -> T:
    """The value of type `kind` that `canonical` wrote. Raises ValueError or TypeError."""
    return CONVERTER.structure(json.loads(text), kind)


def read_plain(data: Mapping[str, object], kind: type[T]) -> T:
    """The value of type `kind` that `plain` took apart."""
    return CONVERTER.structure(data, kind)
