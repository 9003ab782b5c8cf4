"""The store as one act sees it: a transaction with a door to each family of facts."""

from __future__ import annotations

from types import TracebackType
from typing import Protocol, Self

from app.domain.house.seal import Head
from app.ports.betting import Offer, Plays
from app.ports.cash import Cash
from app.ports.figures import FigureQueries
from app.ports.journal import EntryDraft, Journal
from app.ports.keeping import Keeping
from app.ports.material import Material, Templates
from app.ports.office import Exchanges, Orders, Registers
from app.ports.papers import Papers
from app.ports.people import People
from app.ports.places import HousePlaces
from app.ports.poker import Persons, Tournaments
from app.ports.privacy import Privacy


class Unit(Protocol):
    """One transaction. Leaving it without `commit` keeps nothing."""

    @property
    def journal(self) -> Journal: ...
    @property
    def people(self) -> People: ...
    @property
    def cash(self) -> Cash: ...
    @property
    def places(self) -> HousePlaces: ...
    @property
    def offer(self) -> Offer: ...
    @property
    def plays(self) -> Plays: ...
    @property
    def figures(self) -> FigureQueries: ...
    @property
    def orders(self) -> Orders: ...
    @property
    def registers(self) -> Registers: ...
    @property
    def exchanges(self) -> Exchanges: ...
    @property
    def tournaments(self) -> Tournaments: ...
    @property
    def persons(self) -> Persons: ...
    @property
    def material(self) -> Material: ...
    @property
    def templates(self) -> Templates: ...
    @property
    def keeping(self) -> Keeping: ...
    @property
    def privacy(self) -> Privacy: ...
    @property
    def papers(self) -> Papers: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def commit(self, draft: EntryDraft, answer: str) -> tuple[Head, Head]:
        """Seal what the act wrote in one entry, with its answer; durable when it returns.

        Returns the heads before and after. Raises KnownError where the store can't be written.
        """

    def commit_unsealed(self) -> None:
        """Keep what is not under the journal (spool states, the refusal log)."""


class Store(Protocol):
    def write(self) -> Unit:
        """A transaction that holds the house's head from its first statement: one at a time."""

    def read(self) -> Unit:
        """A read-only snapshot; `commit` on it is a fault."""

    def log_refusal(self, draft: EntryDraft, codes: tuple[str, ...]) -> None:
        """A line in the refusal log, in a transaction of its own (BETTING B3)."""

    def close(self) -> None: ...
