"""Operators, their roles and their codes, without Qt (HOUSE H2)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Sequence
from enum import StrEnum

from app.domain.house.people import is_badge
from app.domain.house.rights import Role
from app.services.badges import BadgeChanged, GiveBadge, TakeBadge, give_badge, take_badge
from app.services.house import Origin
from app.services.people import Engage, Engaged, Member, SetPin, engage, members, set_pin
from ui.desk import Desk
from ui.pages.people.code_twice import CodeTwice

Work = Callable[[], Engaged | BadgeChanged]
"""An act on somebody, to be run."""


class Stage(StrEnum):
    """Where the page is: who there is, one person's name and roles, his new code, his badge."""

    LIST = "list"
    FORM = "form"
    CODE = "code"
    BADGE = "badge"


class PeoplePresenter:
    """`member` is who is looked at, None for a newcomer. An intention is made once and kept for a retry."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.members: Sequence[Member] = ()
        self.stage = Stage.LIST
        self.member: Member | None = None
        self.name = ""
        self.roles: set[Role] = set()
        self.code = CodeTwice()
        self.badge = ""
        """What the scanner read of the badge that is to be his."""
        self._origin: Origin | None = None

    def load(self) -> Sequence[Member]:
        """Raises Refused(not_allowed)."""
        return members(self._desk.house, self._desk.origin(), None)

    def show(self, found: Sequence[Member]) -> None:
        self.members = found
        if self.member is not None:
            here = self.member.operator.id
            self.member = next((each for each in found if each.operator.id == here), None)

    # -- who ------------------------------------------------------------------------------------

    def choose(self, operator: str) -> None:
        self.member = next(each for each in self.members if each.operator.id == operator)
        self.name, self.roles = self.member.operator.name, set(self.member.operator.roles)
        self.stage = Stage.FORM

    def begin_newcomer(self) -> None:
        self.member, self.name, self.roles = None, "", set()
        self.stage = Stage.FORM

    def leave(self) -> None:
        """One step back."""
        self.stage = Stage.LIST if self.stage in (Stage.LIST, Stage.FORM) else Stage.FORM
        self._drop()

    @property
    def is_newcomer(self) -> bool:
        return self.member is None

    @property
    def is_self(self) -> bool:
        """Whether the administrator looks at himself: his roles are for another to change."""
        present = self._desk.operator
        return self.member is not None and present is not None and self.member.operator.id == present.id

    @property
    def changed(self) -> bool:
        if self.member is None:
            return bool(self.name.strip())
        known = self.member.operator
        return self.name.strip() != known.name or self.roles != known.roles

    @property
    def is_complete(self) -> bool:
        return bool(self.name.strip()) and (bool(self.roles) or not self.is_newcomer)

    def mark(self, role: Role, *, held: bool) -> None:
        if held:
            self.roles.add(role)
        else:
            self.roles.discard(role)

    # -- acts -----------------------------------------------------------------------------------

    def save(self) -> Callable[[], Engaged]:
        """Change name and roles; what to run."""
        if self.member is None:
            raise LookupError("a newcomer gets a code first")
        return self._engage(self.member.operator.id, self.roles, None)

    def let_go(self) -> Callable[[], Engaged]:
        """Take every role away: he is offered nowhere any more; what he did stays his."""
        if self.member is None:
            raise LookupError("nobody is chosen")
        return self._engage(self.member.operator.id, (), None)

    def begin_code(self) -> None:
        self.stage = Stage.CODE
        self.code.forget()

    def take_code(self, code: str) -> Callable[[], Engaged] | None:
        """A code typed; what to run once it was typed twice alike, None before."""
        if not self.code.take(code):
            return None
        if self.member is None:
            return self._engage(identifier(self.name, self._taken()), self.roles, code)
        command, house, origin = SetPin(self.member.operator.id, code), self._desk.house, self._intention()
        return lambda: set_pin(house, origin, command)

    def begin_badge(self) -> None:
        self.stage, self.badge = Stage.BADGE, ""

    def take_scan(self, code: str) -> bool:
        """A badge read while one is to be given; it is his with the next touch."""
        if self.stage is not Stage.BADGE or not is_badge(code):
            return False
        self.badge = code
        return True

    def give_badge(self) -> Callable[[], BadgeChanged]:
        """Make the badge that was read his; what to run."""
        if self.member is None:
            raise LookupError("nobody is chosen")
        command, house = GiveBadge(self.member.operator.id, self.badge), self._desk.house
        origin = self._intention()
        return lambda: give_badge(house, origin, command)

    def take_badge(self) -> Callable[[], BadgeChanged]:
        """His badge is lost, or given back; what to run."""
        if self.member is None:
            raise LookupError("nobody is chosen")
        command, house, origin = TakeBadge(self.member.operator.id), self._desk.house, self._intention()
        return lambda: take_badge(house, origin, command)

    def done(self) -> None:
        """The act is committed: back to the list."""
        self.stage, self.member = Stage.LIST, None
        self._drop()

    def _drop(self) -> None:
        """What was typed, read and meant for him."""
        self.code.forget()
        self.badge, self._origin = "", None

    def _engage(self, operator: str, roles: Collection[Role], code: str | None) -> Callable[[], Engaged]:
        command = Engage(operator, self.name.strip(), tuple(sorted(roles)), code)
        house, origin = self._desk.house, self._intention()
        return lambda: engage(house, origin, command)

    def _intention(self) -> Origin:
        self._origin = self._origin or self._desk.origin()
        return self._origin

    def _taken(self) -> set[str]:
        return {each.operator.id for each in self.members}


def identifier(name: str, taken: Collection[str]) -> str:
    """What the journal calls a newcomer: his first name in plain letters, with a number where it is taken."""
    plain = unicodedata.normalize("NFKD", name.strip().lower())
    words = "".join(
        letter if letter.isascii() and letter.isalnum() else " "
        for letter in plain
        if not unicodedata.combining(letter)
    ).split()
    first = words[0] if words else "operateur"
    if first not in taken:
        return first
    return next(made for number in range(2, 10_000) if (made := f"{first}{number}") not in taken)
