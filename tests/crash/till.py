"""What a cashier does until the power goes: sales, cancellations, payments out, cash in."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

from app.codec import canonical
from app.config import Settings
from app.domain.betting.limits import ARTICLE_6
from app.domain.values import Money
from app.scenarios.verbs import FileClock
from app.services import cash
from app.services.betting import sales, tickets
from app.services.house import Origin
from tests.app.services.kit import AFTERNOON, Counter, euros
from tests.crash.house import BETS, open_here

WIDE = replace(
    ARTICLE_6,
    **{name: Money.euros(10**9) for name in asdict(ARTICLE_6) if isinstance(getattr(ARTICLE_6, name), Money)},
)
"""Two hundred rounds sell more than a point of sale may in a day."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A line on the pipe: the product had answered, so that this act is never lost."""

    request: str
    answer: str

    def line(self) -> bytes:
        return f"{self.request}\t{self.answer}\n".encode()

    @classmethod
    def read(cls, line: bytes) -> Acknowledged:
        request, answer = line.decode().rstrip("\n").split("\t")
        return cls(request, answer)


def work_until_killed(folder: Path, round_: int, random: Random, pipe: int) -> None:
    """Act after act, each told on `pipe` once it was answered."""
    clock = FileClock(AFTERNOON)
    house = replace(open_here(folder), clock=clock, settings=Settings(limits=WIDE))
    counter = Counter(house, clock, name=f"round-{round_}")
    standing: list[str] = []
    while True:
        origin = counter.by("anna")
        answer = _act(counter, origin, standing, random)
        os.write(pipe, Acknowledged(origin.request, canonical(answer)).line())


def _act(counter: Counter, origin: Origin, standing: list[str], random: Random) -> object:
    choices: list[Callable[[], object]] = [
        lambda: _sell(counter, origin, standing, random),
        lambda: cash.cash_in(counter.house, origin, cash.MoveCash(euros("12.34"), "monnaie")),
        lambda: cash.cash_out(counter.house, origin, cash.MoveCash(euros("4.32"), "coffre")),
    ]
    if standing:
        choices.append(lambda: _cancel(counter, origin, standing.pop()))
    return random.choices(choices, weights=(6, 1, 1, 2)[: len(choices)])[0]()


def _sell(counter: Counter, origin: Origin, standing: list[str], random: Random) -> object:
    formula, picks = random.choice((("1/1", 1), ("2/2", 2), ("2/3", 3), ("3/4", 4)))
    command = counter.sale(*random.sample(BETS, picks), formula=formula, stake="10")
    sold = sales.sell(counter.house, origin, command)
    standing.append(sold.identification)
    return sold


def _cancel(counter: Counter, origin: Origin, ticket: str) -> object:
    return tickets.cancel(counter.house, origin, tickets.CancelTicket(ticket, counter.control(ticket)))
