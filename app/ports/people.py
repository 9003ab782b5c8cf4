"""Operators, PINs and approvals, as the store keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from app.domain.house.rights import Act, Operator
from app.domain.values import Money


@dataclass(frozen=True, slots=True)
class Approval:
    """A supervisor's word for one act on one subject, up to one amount; used once."""

    id: str
    supervisor: str
    asked_by: str
    act: Act
    subject: str
    amount: Money | None
    reason: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Tries:
    """Wrong PINs in a row, and when the last of them was."""

    failures: int
    last_failure: datetime | None


class People(Protocol):
    def operators(self) -> Sequence[Operator]:
        """All who work here now, by name."""

    def operator(self, operator: str) -> Operator | None: ...

    def engage(self, operator: Operator, at: datetime) -> None:
        """Record an operator, or what is new about one."""

    def set_pin(self, operator: str, digest: str, at: datetime) -> None: ...

    def pin_digest(self, operator: str) -> str | None: ...

    def tries(self, operator: str) -> Tries: ...

    def record_try(self, operator: str, station: str, at: datetime, *, right: bool) -> None: ...

    def last_login(self, operator: str) -> datetime | None: ...

    def add_approval(self, approval: Approval) -> None: ...

    def unused_approval(self, approval: str) -> Approval | None: ...

    def use_approval(self, approval: str, at: datetime) -> None: ...
