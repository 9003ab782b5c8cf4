"""What a cashier does until the power goes: sales, results, payments, registrations, papers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import TypeVar

from app.codec import canonical
from app.domain.betting.bet import BetType
from app.domain.errors import Code, Refused
from app.domain.values import Odds
from app.ports.printing import JobState
from app.services import cash, papers
from app.services.betting import offers, payments, results, sales, tickets
from app.services.house import House, Origin
from app.services.poker.desk import Enter, register
from tests.app.services.kit import HOME_WIN, Counter, euros
from tests.app.services.poker.evening import newcomer
from tests.crash.house import BETS, Prepared, clock_of
from tests.crash.printing import spooler_of
from tests.crash.telling import Acknowledged, Pipe

C = TypeVar("C")
R = TypeVar("R")

_FIRST_OWN_BET = 200
"""Each round has a bet of its own whose result it promulgates; there are numbers up to 999."""
_POS = "P1"


class Till:
    """Act after act, each told once it was answered; papers come out on the spooler's own thread."""

    def __init__(self, house: House, prepared: Prepared, round_: int, random: Random, pipe: Pipe) -> None:
        clock = clock_of(round_)
        self._counter = Counter(replace(house, clock=clock), clock, name=f"round-{round_}")
        self._spooler = spooler_of(self._counter.house, _POS, pipe)
        self._tournament, self._round = prepared.tournament, round_
        self._random, self._pipe = random, pipe
        self._standing: list[str] = []
        self._on_own_bet: list[str] = []
        self._won: list[str] = []
        self._paid: list[str] = []
        self._own_bet = _FIRST_OWN_BET + round_
        self._result_is_known = False
        self._entered = 0

    def begin(self, in_doubt: str | None) -> None:
        """After a crash: who was being paid asks again, and somebody looks at what the printer made."""
        self._pipe.ready()
        for job in papers.unsettled_jobs(self._counter.house, (_POS,)):
            if job.state is JobState.UNCONFIRMED:
                came_out = self._random.random() < 0.5
                self._do(papers.answer_job, papers.AnswerJob(job.number, came_out))
        self._spooler.start()
        if in_doubt is not None:
            self._won.append(in_doubt)
        self._publish()

    def work(self) -> None:
        while True:
            self._counter.later(milliseconds=20)
            self._one_act()
            self._spooler.wake()

    def drain(self) -> None:
        """Print all there is to print, and stop."""
        house = self._counter.house
        while any(job.state is JobState.QUEUED for job in papers.unsettled_jobs(house, (_POS,))):
            self._spooler.wake()
        self._spooler.stop()

    def _one_act(self) -> None:
        choices: list[tuple[int, Callable[[], object]]] = [
            (6, self._sell),
            (1, lambda: self._do(cash.cash_in, cash.MoveCash(euros("12.34"), "monnaie"))),
            (1, lambda: self._do(cash.cash_out, cash.MoveCash(euros("4.32"), "coffre"))),
            (3, self._register),
        ]
        if self._standing:
            choices.append((2, self._cancel))
        if not self._result_is_known:
            choices.append((3, self._sell_own))
        if self._on_own_bet:
            choices.append((2, self._promulgate))
        if self._won:
            choices.append((6, self._pay))
        if self._paid:
            choices.append((1, self._pay_again))
        weights = [weight for weight, _ in choices]
        self._random.choices([do for _, do in choices], weights)[0]()

    def _do(self, service: Callable[[House, Origin, C], R], command: C, by: str = "anna") -> R:
        """Now and then a finger touches twice: the answer is the same, and told once."""
        origin = self._counter.by(by)
        answer = service(self._counter.house, origin, command)
        if self._random.random() < 0.1 and service(self._counter.house, origin, command) != answer:
            raise AssertionError(f"{origin.request} had two answers")
        self._pipe.answered(Acknowledged(origin.request, canonical(answer)))
        return answer

    def _sell(self) -> None:
        formula, picks = self._random.choice((("1/1", 1), ("2/2", 2), ("2/3", 3), ("3/4", 4)))
        asked = self._counter.sale(*self._random.sample(BETS, picks), formula=formula)
        self._standing.append(self._do(sales.sell, asked).identification)

    def _cancel(self) -> None:
        ticket = self._standing.pop()
        self._do(tickets.cancel, tickets.CancelTicket(ticket, self._counter.control(ticket)))

    def _publish(self) -> None:
        prices = {pick: Odds.parse("2.00") for pick in ("1", "N", "2")}
        sides, closes = ("Hôtes", "Invités"), self._counter.clock.now() + timedelta(hours=6)
        event = f"e{self._own_bet}"
        bet = offers.PublishBet(self._own_bet, event, BetType.RESULT, prices, closes, sides=sides)
        self._do(offers.publish_bet, bet, by="theo")

    def _sell_own(self) -> None:
        self._on_own_bet.append(self._do(sales.sell, self._counter.sale(self._own_bet)).identification)

    def _promulgate(self) -> None:
        command = results.Promulgate(f"e{self._own_bet}", HOME_WIN)
        self._do(results.promulgate_event, command, by="theo")
        self._won += self._on_own_bet
        self._on_own_bet.clear()
        self._result_is_known = True

    def _pay(self) -> None:
        ticket = self._won.pop()
        self._pipe.paying(ticket)
        try:
            self._do(payments.pay, self._counter.payment(ticket))
        except Refused as refused:
            if Code.ALREADY_PAID not in refused.codes:
                raise
        self._paid.append(ticket)

    def _pay_again(self) -> None:
        command = self._counter.payment(self._random.choice(self._paid))
        try:
            payments.pay(self._counter.house, self._counter.by("anna"), command)
        except Refused:
            return
        raise AssertionError(f"{command.code} was paid twice")

    def _register(self) -> None:
        self._entered += 1
        letters = "".join(self._random.choices("abcdefghijklmnopqrstuvwxyz", k=12)).capitalize()
        person = newcomer(letters, given_names=letters[::-1].capitalize())
        self._do(register, Enter(self._tournament, person))
