"""One transaction of the store, and the store that gives them out."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, Engine, insert, select, update

from app.domain.errors import KnownError
from app.domain.house.seal import FORM, Head, entry_hash, seal
from app.domain.values.days import instant_text
from app.ports.journal import EntryDraft
from app.ports.outside import Keys
from db.engines import ask, insert_many, run_many
from db.faults import STORE_FAULTS, known_errors
from db.memory import Memory
from db.repositories.cash import SqlCash
from db.repositories.figures import SqlFigures
from db.repositories.journal import SqlJournal
from db.repositories.keeping import SqlKeeping
from db.repositories.material import SqlMaterial, SqlTemplates
from db.repositories.offer import SqlOffer
from db.repositories.orders import SqlOrders
from db.repositories.papers import SqlPapers
from db.repositories.people import SqlPeople
from db.repositories.persons import SqlPersons
from db.repositories.places import SqlPlaces
from db.repositories.plays import SqlPlays
from db.repositories.privacy import SqlPrivacy
from db.repositories.registers import SqlExchanges, SqlRegisters
from db.repositories.tournaments import Folded, SqlTournaments
from db.rows import Rows, canonical_json
from db.schema.house import JOURNAL, JOURNAL_HEAD, REFUSALS, REQUESTS

_HEAD = select(JOURNAL_HEAD.c.number, JOURNAL_HEAD.c.hash, JOURNAL_HEAD.c.key_id, JOURNAL_HEAD.c.latest_at)
_LOCKED_HEAD = _HEAD.with_for_update()
_MOVED_HEAD = update(JOURNAL_HEAD)


class SqlUnit:
    """A transaction, open from `__enter__` to `__exit__`; the repositories share its connection."""

    def __init__(self, engine: Engine, keys: Keys, folded: Folded, memory: Memory | None) -> None:
        """`memory` is that of the store's acts; a unit without one only reads."""
        self._folded = folded
        self._engine = engine
        self._keys = keys
        self._memory = memory

    def __enter__(self) -> Self:
        with known_errors():
            self._connection = self._engine.connect()
            self._transaction = self._connection.begin()
            self._before = self._after = self._lock_head()
        self._answers = self._memory.at(self._before) if self._memory else None
        self._rows = Rows(self._connection, self._before.number + 1, self._answers)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with known_errors():
            try:
                if self._memory is not None and self._answers is not None:
                    self._memory.keep(self._after, self._answers)
                if self._transaction.is_active:
                    self._transaction.rollback()
            finally:
                self._connection.close()
            if isinstance(error, STORE_FAULTS):
                raise error

    def commit(self, draft: EntryDraft, answer: str) -> tuple[Head, Head]:
        if self._answers is None:
            raise RuntimeError("a reading transaction has nothing to commit")
        self._require_own_key()
        with known_errors():
            self._rows.write()
            after = self._append(draft)
            request = {"request": draft.request, "entry": after.number, "answer": answer}
            insert_many(self._connection, REQUESTS, [request])
            self._transaction.commit()
        self._answers.forget(self._rows.tables)
        self._after = after
        return self._before, after

    def commit_unsealed(self) -> None:
        with known_errors():
            self._transaction.commit()

    @cached_property
    def journal(self) -> SqlJournal:
        return SqlJournal(self._connection, self._rows, self._before, self._latest_at)

    @cached_property
    def people(self) -> SqlPeople:
        return SqlPeople(self._connection, self._rows)

    @cached_property
    def cash(self) -> SqlCash:
        return SqlCash(self._connection, self._rows)

    @cached_property
    def places(self) -> SqlPlaces:
        return SqlPlaces(self._connection, self._rows)

    @cached_property
    def offer(self) -> SqlOffer:
        return SqlOffer(self._connection, self._rows)

    @cached_property
    def plays(self) -> SqlPlays:
        return SqlPlays(self._connection, self._rows)

    @cached_property
    def figures(self) -> SqlFigures:
        return SqlFigures(self._connection)

    @cached_property
    def orders(self) -> SqlOrders:
        return SqlOrders(self._connection, self._rows)

    @cached_property
    def registers(self) -> SqlRegisters:
        return SqlRegisters(self._connection, self._rows)

    @cached_property
    def exchanges(self) -> SqlExchanges:
        return SqlExchanges(self._connection, self._rows)

    @cached_property
    def tournaments(self) -> SqlTournaments:
        return SqlTournaments(self._connection, self._rows, self._folded)

    @cached_property
    def persons(self) -> SqlPersons:
        return SqlPersons(self._connection, self._rows)

    @cached_property
    def material(self) -> SqlMaterial:
        return SqlMaterial(self._connection, self._rows)

    @cached_property
    def templates(self) -> SqlTemplates:
        return SqlTemplates(self._connection, self._rows)

    @cached_property
    def keeping(self) -> SqlKeeping:
        return SqlKeeping(self._connection, self._rows)

    @cached_property
    def privacy(self) -> SqlPrivacy:
        return SqlPrivacy(self._connection, self._rows)

    @cached_property
    def papers(self) -> SqlPapers:
        return SqlPapers(self._connection)

    def _lock_head(self) -> Head:
        """On PostgreSQL the row lock makes acts queue; on SQLite the transaction already does."""
        statement = _HEAD if self._memory is None else _LOCKED_HEAD
        [(number, link, self._key_id, self._latest_at)] = ask(self._connection, statement)
        return Head(number, link)

    def _require_own_key(self) -> None:
        """Another house's keys, or those from before a change, would seal what nobody can check (F53).

        Raises KnownError(keys_wrong).
        """
        own, named = self._keys.key_id(), self._key_id
        if named not in (None, own) and self.keeping.next_key_id != own:
            raise KnownError("keys_wrong", wanted=named, found=own)

    def _append(self, draft: EntryDraft) -> Head:
        number, at = self._before.number + 1, instant_text(draft.at)
        body = canonical_json(
            {
                "v": FORM,
                "n": number,
                "at": at,
                "act": draft.act,
                "by": draft.operator,
                "approved": draft.approved_by,
                "pos": draft.point_of_sale,
                "station": draft.station,
                "request": draft.request,
                "subject": draft.subject,
                "rows": self._rows.by_table(),
            }
        )
        link = entry_hash(self._before.hash, body)
        entry = {
            "number": number,
            "at": at,
            "act": str(draft.act),
            "operator": draft.operator,
            "subject": draft.subject,
            "body": body,
            "hash": link,
            "seal": seal(self._keys.seal_key(), link),
        }
        insert_many(self._connection, JOURNAL, [entry])
        self._move_head(number, link, draft.at)
        return Head(number, link)

    def _move_head(self, number: int, link: str, at: datetime) -> None:
        latest = self.journal.latest_at()
        moved = {"number": number, "hash": link, "latest_at": instant_text(max(latest, at) if latest else at)}
        if self._key_id is None:
            moved["key_id"] = self._keys.key_id()
        run_many(self._connection, _MOVED_HEAD, [moved])


class SqlStore:
    """A store on one engine or, for SQLite, a writing and a reading one."""

    def __init__(self, writer: Engine, reader: Engine, keys: Keys) -> None:
        self._writer = writer
        self._reader = reader
        self._keys = keys
        self._folded: Folded = {}
        self._memory = Memory()

    def write(self) -> SqlUnit:
        return SqlUnit(self._writer, self._keys, self._folded, self._memory)

    def read(self) -> SqlUnit:
        return SqlUnit(self._reader, self._keys, self._folded, None)

    def log_refusal(self, draft: EntryDraft, codes: tuple[str, ...]) -> None:
        line = {
            "at": instant_text(draft.at),
            "act": str(draft.act),
            "operator": draft.operator,
            "station": draft.station,
            "codes": " ".join(codes),
        }
        with known_errors(), self._writer.begin() as connection:
            connection.execute(insert(REFUSALS), line)

    def close(self) -> None:
        self._writer.dispose()
        self._reader.dispose()

    @property
    def writer(self) -> Engine:
        return self._writer


def connection_of(unit: SqlUnit) -> Connection:
    """The connection under a unit: for the store's own tests and tools, never for services."""
    return unit._connection  # noqa: SLF001  # same module, same class
