"""What must come out against what came out (FORMAT, « expect »)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.scenarios.reading import ScenarioError

_ANY_ORDER = ("refused", "fields", "problems")
Lookup = Callable[[str], Any]


def difference(expected: Mapping[str, Any], actual: Mapping[str, Any], same_as: Lookup) -> str | None:
    """The first key that differs, with both values; None where all given keys are equal."""
    for key, value in expected.items():
        wanted = _resolve(value, same_as)
        if key not in actual and wanted is not None and "refused" not in (key, *actual):
            raise ScenarioError(f"{key} is no result of this verb (it has {sorted(actual)})")
        if not _equal(key, wanted, actual.get(key)):
            return f"{key}: expected {wanted!r}, actual {actual.get(key)!r}{_refusal(actual)}"
    return None


def _refusal(actual: Mapping[str, Any]) -> str:
    return f" (refused: {actual['refused']})" if "refused" in actual else ""


def _resolve(value: Any, same_as: Lookup) -> Any:
    if isinstance(value, Mapping):
        if set(value) == {"same_as"}:
            return same_as(value["same_as"])
        return {key: _resolve(each, same_as) for key, each in value.items()}
    return value


def _equal(key: str, expected: Any, actual: Any) -> bool:
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return all(_equal(name, value, actual.get(name)) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(actual, list):
        if key in _ANY_ORDER:
            return sorted(expected) == sorted(actual)
        return len(expected) == len(actual) and all(
            _equal("", one, other) for one, other in zip(expected, actual, strict=True)
        )
    return type(expected) is type(actual) and bool(expected == actual)
