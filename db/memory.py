"""What acts have read of sealed tables: while nobody changes those, the next act need not ask again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from sqlalchemy import Table

from app.domain.house.seal import Head

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Question(Generic[K, V]):
    """Asked of sealed `tables` and of nothing else: each key has one answer for as long as they stay as
    they are."""

    def __init__(self, *tables: Table) -> None:
        self.tables = frozenset(tables)


class Answers:
    """What is known at one head of the journal. What was not found is not kept: there is no end of it."""

    def __init__(self) -> None:
        self._known: dict[Question[Any, Any], dict[Any, Any]] = {}

    def recall(
        self, question: Question[K, V], keys: Iterable[K], ask: Callable[[list[K]], Mapping[K, V]]
    ) -> dict[K, V]:
        """The answer to each of `keys` that has one; `ask` is called with those that are not known."""
        known: dict[K, V] = self._known.setdefault(question, {})
        wanted = list(keys)
        unknown = [key for key in wanted if key not in known]
        if unknown:
            known |= ask(unknown)
        return {key: known[key] for key in wanted if key in known}

    def forget(self, changed: Collection[Table]) -> None:
        """Rows were added to these tables."""
        for question in [each for each in self._known if not each.tables.isdisjoint(changed)]:
            del self._known[question]


class Memory:
    """What the acts of a store hand on to the next one.

    Sealed tables change with the journal alone. An act that finds under its lock the very head that the
    last one here left finds those tables as that one did; at any other head nothing is known.
    """

    def __init__(self) -> None:
        self._held: tuple[Head, Answers] | None = None

    def at(self, head: Head) -> Answers:
        """What is known at `head`, which the act that asks has locked. It alone has it until `keep`."""
        held, self._held = self._held, None
        return held[1] if held is not None and held[0] == head else Answers()

    def keep(self, head: Head, answers: Answers) -> None:
        self._held = head, answers
