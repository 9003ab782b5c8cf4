"""A tournament played in a test: every method is one act, and its facts are folded at once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from app.domain.errors import Code, Refused
from app.domain.poker import creation, desk, drawing, floor, play, prizes, sales, timing
from app.domain.poker.admission import Applicant, Decisions
from app.domain.poker.context import Context
from app.domain.poker.draw import commitment_of
from app.domain.poker.facts import Fact
from app.domain.poker.fold import apply
from app.domain.poker.persons import IdentityDocument, Person, Registers
from app.domain.poker.prizes import Structure
from app.domain.poker.ranking import places
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Format, Game, Terms
from app.domain.poker.view import PlayerView, view_player
from app.domain.values import Money

START = datetime(2026, 9, 5, 18, 0, tzinfo=UTC)


def euros(text: str) -> Money:
    return Money.parse(text)


@contextmanager
def refused(*codes: Code) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """The act inside is refused, for these reasons and no other."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert set(caught.value.codes) == set(codes)


def terms(**changes: Any) -> Terms:
    """Hold'em freezeout of 100 € + 10 €, 10,000 chips, nine seats, but for `changes`."""
    given: dict[str, Any] = {
        "name": "Tournoi du samedi",
        "game": Game.HOLDEM,
        "format": Format.FREEZEOUT,
        "buy_in": euros("100"),
        "fee": euros("10"),
        "chips": 10_000,
        "seats": 9,
        "capacity": 100,
        "starts_at": START,
    }
    return Terms(**(given | changes))


def person(surname: str = "MARTIN", given_names: str = "Claude", **changes: Any) -> Person:
    """An adult whose bulletin is complete, but for `changes`."""
    given: dict[str, Any] = {
        "born": date(1980, 4, 12),
        "birth_name": surname,
        "birth_place": "Brest",
        "nationality": "FRA",
        "address": "1 rue de Siam, Brest",
        "document": IdentityDocument("passport", "23XY45678", date(2031, 4, 30)),
    }
    return Person(surname=surname, given_names=given_names, **(given | changes))


class Play:
    """`Play(capacity=3).fill(4).draw().start()`: seeds come from the number of the draw."""

    def __init__(self, *, salt: str = "", elsewhere: bool = True, **changes: Any) -> None:
        self.now = START - timedelta(hours=6)
        self.facts: list[Fact] = []
        self.registers = Registers()
        self._salt = salt
        self._draws = 0
        self._people = 0
        (created,) = creation.decide_create(
            "T", terms(**changes), self._context(first=True), notices_elsewhere=elsewhere
        )
        self.state: Tournament = apply(None, created)
        self.facts.append(created)

    def _seed(self, number: int) -> bytes:
        return hashlib.sha256(f"{self._salt}/{number}".encode()).digest()

    def _context(self, *, first: bool = False) -> Context:
        following = self._draws if first else self._draws + 1
        return Context(self.now, self._seed(self._draws), commitment_of(self._seed(following)))

    @property
    def context(self) -> Context:
        return self._context()

    def do(self, decide: Callable[..., Sequence[Fact]], *args: Any, **options: Any) -> tuple[Fact, ...]:
        """Any act by its door; its facts."""
        facts = tuple(decide(self.state, *args, **options))
        for fact in facts:
            self.state = apply(self.state, fact)
            self._draws += getattr(fact, "draw", None) is not None
        self.facts.extend(facts)
        return facts

    def at(self, instant: datetime) -> Play:
        self.now = instant
        return self

    def wait(self, **duration: float) -> Play:
        self.now += timedelta(**duration)
        return self

    def applicant(self, player: str, who: Person | None = None, **decisions: Any) -> Applicant:
        return Applicant(player, who or person(), self.registers, Decisions(**decisions))

    def register(self, player: str, who: Person | None = None, **options: Any) -> Play:
        payment = options.pop("payment", desk.Payment())
        self.do(desk.decide_register, self.applicant(player, who), payment, self.context, **options)
        return self

    def check_in(self, player: str) -> Play:
        self.do(desk.decide_check_in, self.applicant(player), self.context)
        return self

    def fill(self, count: int, *, check_in: bool = True) -> Play:
        """`count` more paid players, named P1, P2, ... in the order in which they pay."""
        for _ in range(count):
            self._people += 1
            self.register(f"P{self._people}")
            if check_in:
                self.check_in(f"P{self._people}")
        return self

    def draw(self) -> Play:
        self.do(drawing.decide_draw, self.context)
        return self

    def start(self) -> Play:
        """At the time announced, one chief to every ten tables or fewer."""
        tables = self.state.tables
        half = max(1, -(-len(tables) // 10))
        watch = {
            f"Chef {n}": tables[n * len(tables) // half : (n + 1) * len(tables) // half] for n in range(half)
        }
        self.do(floor.decide_chiefs, watch)
        self.now = max(self.now, self.state.terms.starts_at)
        self.do(floor.decide_start, self.context)
        return self

    def level(self, number: int) -> Play:
        self.do(timing.decide_level, number, self.context)
        return self

    def late(self, player: str) -> Play:
        self.do(desk.decide_late_register, self.applicant(player), desk.Payment(), self.context)
        return self

    def out(self, *players: str, stacks: Mapping[str, int] | None = None, **how: bool) -> Play:
        self.do(play.decide_eliminate, players, stacks, **how)
        return self

    def back(self, player: str) -> Play:
        self.do(sales.decide_re_register, self.applicant(player), desk.Payment(), self.context)
        return self

    def balance(self) -> Play:
        self.do(drawing.decide_balance, self.context)
        return self

    def prizes(self, *amounts: str) -> Play:
        self.do(prizes.decide_prizes, Structure(amounts=tuple(map(euros, amounts))), self.context)
        return self

    def finish(self) -> Play:
        self.do(play.decide_finish, self.context)
        return self

    def pay_prize(self, player: str, **options: Any) -> Any:
        facts = self.do(prizes.decide_pay_prize, self.applicant(player), document=True, **options)
        return facts[-1]

    def place(self, player: str) -> str | None:
        found = places(self.state).get(player)
        return str(found) if found else None

    def player(self, player: str) -> PlayerView:
        return view_player(self.state, player)
