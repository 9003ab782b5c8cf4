"""Operators, PINs and approvals, as the store keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from app.domain.house.people import Approval, Tries
from app.domain.house.rights import Operator


class People(Protocol):
    def operators(self) -> Sequence[Operator]:
        """All who work here now, by name."""

    def operator(self, operator: str) -> Operator | None: ...

    def engage(self, operator: Operator, at: datetime) -> None:
        """Record an operator, or what is new about one."""

    def set_pin(self, operator: str, digest: str, at: datetime) -> None: ...

    def pin_digest(self, operator: str) -> str | None: ...

    def set_badge(self, operator: str, digest: str, at: datetime) -> None:
        """Record whose badge this is; an empty digest takes the one that he has away."""

    def badge(self, operator: str) -> str:
        """The digest of his badge, empty where he has none."""

    def badge_holder(self, digest: str) -> str | None: ...

    def show_badge(self, operator: str, station: str, at: datetime) -> None: ...

    def badge_shown(self, operator: str, station: str) -> datetime | None:
        """When he last showed the badge that is his there, if no right PIN has used that up."""

    def tries(self, operator: str) -> Tries: ...

    def badge_tries(self, station: str) -> Tries:
        """Badges that are nobody's, shown there since somebody's right PIN."""

    def record_try(self, operator: str, station: str, at: datetime, *, right: bool) -> None: ...

    def last_login(self, operator: str) -> datetime | None: ...

    def stations(self) -> Sequence[str]:
        """The names of the stations that somebody has logged in at, in order."""

    def add_approval(self, approval: Approval) -> None: ...

    def unused_approval(self, approval: str) -> Approval | None: ...

    def use_approval(self, approval: str, at: datetime) -> None: ...
