"""The registers of identities, claims and damaged tickets, without Qt (HOUSE H9, art. 7.4, 11.3, 13.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from app.documents import Document
from app.domain.betting.vigilance import Rule
from app.domain.house.rights import Act
from app.domain.values import Money, business_day
from app.domain.values.days import local
from app.services.betting.books import AskBook, Book, Case, cases, export_book, print_book
from app.services.betting.identities import AskRegister, export_register, print_register, register
from app.services.betting.registers import Identified
from app.services.betting.strict_rules import RulesSwitched, SwitchRules, rules, switch_rules
from ui.desk import Desk

_KEPT = timedelta(days=5 * 366)


class Span(StrEnum):
    MONTH = "month"
    YEAR = "year"
    KEPT = "kept"
    """As long as the register is kept: five years."""


@dataclass(frozen=True, slots=True)
class Found:
    """The lines asked for, the latest first, and whether the stricter rules are in force.

    Either `lines`, of identities, or `cases`, of claims or damaged tickets.
    """

    lines: Sequence[Identified]
    strict: bool
    cases: Sequence[Case] = ()


class RegistersPresenter:
    """`found` is the answer that is shown."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.book: Book | None = None
        """Which register; None for that of identities."""
        self.rule: Rule | None = None
        self.span = Span.YEAR
        self.found: Found | None = None
        self.chosen: str | None = None

    def _days(self) -> tuple[date, date]:
        today = business_day(self._desk.house.clock.now())
        first = {
            Span.MONTH: today.replace(day=1),
            Span.YEAR: today.replace(month=1, day=1),
            Span.KEPT: today - _KEPT,
        }[self.span]
        return first, today

    def load(self) -> Found:
        house, origin = self._desk.house, self._desk.origin()
        strict = rules(house, origin, None)
        if self.book is not None:
            found = cases(house, origin, AskBook(self.book, *self._days()))
            return Found((), strict, tuple(reversed(found)))
        lines = register(house, origin, AskRegister(*self._days(), self.rule))
        return Found(tuple(reversed(lines)), strict)

    @property
    def count(self) -> int:
        return len(self.found.lines) + len(self.found.cases) if self.found else 0

    @property
    def case(self) -> Case | None:
        """The claim or damaged ticket that is looked at."""
        held = self.found.cases if self.found else ()
        return next((each for each in held if str(each.number) == self.chosen), None)

    @property
    def total(self) -> Money:
        return Money.total(line.amount for line in (self.found.lines if self.found else ()))

    @property
    def line(self) -> Identified | None:
        """The payment that is looked at."""
        lines = self.found.lines if self.found else ()
        return next((each for each in lines if each.ticket == self.chosen), None)

    @property
    def may_switch(self) -> bool:
        return self._desk.may(Act.SWITCH_RULES)

    def switch(self) -> Callable[[], RulesSwitched]:
        """Put the stricter rules in force, or out of it; what to run."""
        strict = not (self.found is not None and self.found.strict)
        house, origin = self._desk.house, self._desk.origin()
        return lambda: switch_rules(house, origin, SwitchRules(strict))

    def page(self) -> Callable[[], tuple[str, Document]]:
        house, origin, name, days = self._desk.house, self._desk.origin(), self._name(), self._days()
        book, rule = self.book, self.rule
        if book is not None:
            return lambda: (f"{name}.pdf", print_book(house, origin, AskBook(book, *days)))
        return lambda: (f"{name}.pdf", print_register(house, origin, AskRegister(*days, rule)))

    def sheet(self) -> Callable[[], tuple[str, str]]:
        house, origin, name, days = self._desk.house, self._desk.origin(), self._name(), self._days()
        book, rule = self.book, self.rule
        if book is not None:
            return lambda: (f"{name}.csv", export_book(house, origin, AskBook(book, *days)))
        return lambda: (f"{name}.csv", export_register(house, origin, AskRegister(*days, rule)))

    def _name(self) -> str:
        rule = self.rule.value.replace("_", "-") if self.rule else "identites"
        book = {None: rule, Book.CLAIMS: "reclamations", Book.DAMAGED: "tickets-abimes"}[self.book]
        return f"registre-{book}-{local(self._desk.house.clock.now()):%Y%m%d-%H%M%S}"
