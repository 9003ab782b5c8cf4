"""Rows on their way into sealed tables: gathered by an act, written and sealed together."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date, datetime
from enum import Enum
from typing import Any

from sqlalchemy import Connection, Table

from app.domain.values import Money, Odds
from app.domain.values.days import instant_text
from db.engines import insert_many
from db.memory import Answers, K, Question, V

Stored = str | int | None
_AS_THEY_ARE = frozenset({str, int, type(None)})


def stored(value: object) -> Stored:
    """A value as its column holds it. Raises TypeError for what has no exact stored form."""
    plain: Stored
    match value:
        case Enum():
            plain = str(value.value)
        case bool():
            plain = int(value)
        case None | str() | int():
            plain = value
        case Money():
            plain = value.cents
        case Odds():
            plain = value.hundredths
        case datetime():
            plain = instant_text(value)
        case date():
            plain = value.isoformat()
        case _:
            raise TypeError(f"{type(value).__name__} has no stored form")
    return plain


class Rows:
    """What one act adds to sealed tables. Rows are seen by queries from `write` on."""

    def __init__(self, connection: Connection, entry: int, answers: Answers | None = None) -> None:
        """`answers` are those of the acts before; who only reads has none."""
        self._connection = connection
        self._entry = entry
        self._answers = answers
        self._added: defaultdict[Table, list[dict[str, Stored]]] = defaultdict(list)
        self._written: defaultdict[Table, int] = defaultdict(int)

    def add(self, table: Table, **values: Any) -> None:
        # Most values are stored as they are: a call for each would cost more than the row.
        self._added[table].append(
            {name: value if type(value) in _AS_THEY_ARE else stored(value) for name, value in values.items()}
        )

    def recall(
        self, question: Question[K, V], keys: Iterable[K], ask: Callable[[list[K]], Mapping[K, V]]
    ) -> Mapping[K, V]:
        """What sealed tables answer to each of `keys`; `ask` reads what the acts before did not."""
        if self._answers is None or not question.tables.isdisjoint(self._written):
            return ask(list(keys))
        return self._answers.recall(question, keys, ask)

    def recall_one(self, question: Question[K, V], key: K, ask: Callable[[], V | None]) -> V | None:
        """`recall` of a single key."""

        def found(_: list[K]) -> Mapping[K, V]:
            answer = ask()
            return {} if answer is None else {key: answer}

        return self.recall(question, (key,), found).get(key)

    def write(self) -> None:
        """Insert what was added since the last time."""
        for table, rows in self._added.items():
            first = self._written[table]
            fresh = [
                {"entry": self._entry, "line": line, **row} for line, row in enumerate(rows) if line >= first
            ]
            if fresh:
                insert_many(self._connection, table, fresh)
                self._written[table] = len(rows)

    @property
    def tables(self) -> Collection[Table]:
        """Those that something was added to."""
        return self._added.keys()

    def by_table(self) -> Mapping[str, list[dict[str, Stored]]]:
        """What the journal entry's body holds under `rows`."""
        return {table.name: rows for table, rows in self._added.items()}


def canonical_json(value: object) -> str:
    """The journal's bytes: sorted keys, no spaces, no floats that are no number."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
