"""Verbs of the desk: persons, lists, registration, check-in, chips sold."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum

from app.domain.house.rights import Act
from app.domain.poker.admission import Comparison
from app.domain.poker.mrz import read_mrz
from app.domain.poker.persons import IdentityDocument, Person
from app.domain.values import Money, business_day
from app.scenarios.poker.common import (
    Playing,
    Showing,
    alias_of,
    at_desk,
    give_alias,
    player_of,
    state_of,
)
from app.scenarios.reading import Step
from app.scenarios.verbs import Play, Result, verb
from app.services.poker import desk, lists

_FIRST = ("Alix", "Basile", "Céline", "Denis", "Estelle", "Fabien", "Gaëlle", "Hugo", "Irène", "Joris")
_NOT_GIVEN = "…"


@dataclass(frozen=True, slots=True)
class DocumentGiven:
    kind: str | None = "passport"
    number: str | None = "20AA00001"
    expires: str | None = _NOT_GIVEN


@dataclass(frozen=True, slots=True)
class PersonGiven:
    surname: str | None = "EXEMPLE"
    given_names: str | None = "Camille"
    born: date | None = date(1980, 1, 1)
    birth_name: str | None = _NOT_GIVEN
    birth_place: str | None = "Port-Lazare"
    nationality: str | None = "Française"
    address: str | None = "1, rue des Tanneurs, 29870 Port-Lazare"
    document: DocumentGiven | None = field(default_factory=DocumentGiven)

    def person(self, today: date) -> Person:
        """Valid invented values for what was left out, nothing for what is null."""
        surname = self.surname or ""
        document = self.document
        return Person(
            surname=surname,
            given_names=self.given_names or "",
            born=self.born,
            birth_name=surname if self.birth_name == _NOT_GIVEN else self.birth_name or "",
            birth_place=self.birth_place or "",
            nationality=self.nationality or "",
            address=self.address or "",
            document=IdentityDocument(document.kind or "", document.number or "", _expiry(document, today))
            if document
            else None,
        )


def _expiry(document: DocumentGiven, today: date) -> date | None:
    if document.expires is None:
        return None
    if document.expires == _NOT_GIVEN:
        return today.replace(year=today.year + 5, day=1)
    return date.fromisoformat(document.expires)


@dataclass(frozen=True, slots=True)
class Listing:
    person: PersonGiven


def _enlist(play: Play, given: Listing) -> lists.Enlist:
    return lists.Enlist(given.person.person(business_day(play.clock.now())))


@verb("ban", Listing)
def ban(play: Play, step: Step, given: Listing) -> Result:
    lists.ban(play.house, play.origin(step, Act.BAN), _enlist(play, given))
    return {}


@verb("employ", Listing)
def employ(play: Play, step: Step, given: Listing) -> Result:
    lists.employ(play.house, play.origin(step, Act.EMPLOY), _enlist(play, given))
    return {}


@verb("limit_access", Listing)
def limit_access(play: Play, step: Step, given: Listing) -> Result:
    lists.limit_access(play.house, play.origin(step, Act.LIMIT_ACCESS), _enlist(play, given))
    return {}


class AccessLimit(StrEnum):
    """A voluntary limit of access that a supervisor decides against."""

    ACCEPT = "accept"


@dataclass(frozen=True, slots=True)
class Holding:
    """Somebody who wants a place, and what a supervisor decides about him."""

    tournament: str
    person: PersonGiven
    waiting: bool = False
    near_match: Comparison | None = None
    access_limit: AccessLimit | None = None
    supervisor: str | None = None


@dataclass(frozen=True, slots=True)
class Entering(Holding):
    tendered: Money | None = None
    voucher: str | None = None


def _enter(play: Play, step: Step, given: Holding, act: Act) -> Result:
    doubts = desk.Doubts(given.near_match, given.access_limit is not None)
    command = desk.Enter(
        tournament=play.named("tournament", given.tournament),
        person=given.person.person(business_day(play.clock.now())),
        waiting=given.waiting,
        doubts=doubts,
    )
    if isinstance(given, Entering):
        command = replace(command, tendered=given.tendered)
        if given.voucher is not None:
            won_in, holder = player_of(play, given.voucher)
            command = replace(command, voucher_of=won_in, voucher_holder=holder)
    origin = play.origin(step, act)
    if doubts and given.supervisor is not None:
        origin = play.approved(origin, given.supervisor, Act.DECIDE_NEAR_MATCH, command.subject)
    services = {
        Act.PRE_REGISTER: desk.pre_register,
        Act.REGISTER: desk.register,
        Act.LATE_REGISTER: desk.late_register,
    }
    entered = services[act](play.house, origin, command)
    give_alias(play, step, command.tournament, entered.player)
    seat = {"table": entered.table, "seat": entered.seat} if act is Act.LATE_REGISTER else {}
    return {"paid": entered.paid.plain(), "place": entered.place, "position": entered.position, **seat}


@verb("pre_register", Holding)
def pre_register(play: Play, step: Step, given: Holding) -> Result:
    return _enter(play, step, given, Act.PRE_REGISTER)


@verb("register", Entering)
def register(play: Play, step: Step, given: Entering) -> Result:
    return _enter(play, step, given, Act.REGISTER)


@verb("late_register", Entering)
def late_register(play: Play, step: Step, given: Entering) -> Result:
    return _enter(play, step, given, Act.LATE_REGISTER)


@dataclass(frozen=True, slots=True)
class Filling:
    tournament: str
    count: int
    check_in: bool = True


@verb("fill", Filling)
def fill(play: Play, step: Step, given: Filling) -> Result:
    name = play.named("tournament", given.tournament)
    paid = Money.ZERO
    for number in range(1, given.count + 1):
        play.invented += 1
        person = _invented(play.invented, business_day(play.clock.now()))
        entered = desk.register(play.house, play.origin(step, Act.REGISTER), desk.Enter(name, person))
        alias = f"{step.alias}{number}" if step.alias else entered.player
        play.name("player", alias, f"{name}/{entered.player}")
        play.aliases.setdefault(entered.player, {})[name] = alias
        paid += entered.paid
        if given.check_in:
            desk.check_in(play.house, play.origin(step, Act.CHECK_IN), desk.AtDesk(name, entered.player))
    return {"paid": paid.plain(), "entries": state_of(play, step, name).entries}


def _invented(number: int, today: date) -> Person:
    """An adult whom no other invented one resembles."""
    surname = "".join("ABCDEFGHIJ"[int(digit)] * 2 for digit in f"{number:04d}")
    given = PersonGiven(
        surname=f"JOUEUR {surname}",
        given_names=_FIRST[number % len(_FIRST)],
        born=date(1950 + number % 50, 1 + number % 12, 1 + number % 28),
    )
    return given.person(today)


@verb("withdraw", Playing)
def withdraw(play: Play, step: Step, given: Playing) -> Result:
    name, player = player_of(play, given.player)
    done = desk.withdraw(play.house, play.origin(step, Act.WITHDRAW), desk.AtDesk(name, player))
    offered = done.offered_to
    return {"offered_to": alias_of(play, step, "offered_to", name, offered) if offered else None}


@dataclass(frozen=True, slots=True)
class Reading:
    lines: tuple[str, ...]


@verb("mrz", Reading)
def mrz(play: Play, _step: Step, given: Reading) -> Result:
    seen = read_mrz(given.lines, business_day(play.clock.now()))
    return {
        "kind": seen.kind,
        "surname": seen.surname,
        "given_names": seen.given_names,
        "number": seen.number,
        "nationality": seen.nationality,
        "born": seen.born.isoformat() if seen.born else None,
        "expires": seen.expires.isoformat() if seen.expires else None,
    }


@verb("check_in", Showing)
def check_in(play: Play, step: Step, given: Showing) -> Result:
    name, player = player_of(play, given.player)
    command = desk.AtDesk(name, player, document=given.document)
    seated = desk.check_in(play.house, play.origin(step, Act.CHECK_IN), command)
    return {"table": seated.table, "seat": seated.seat}


@verb("rebuy", Playing)
def rebuy(play: Play, step: Step, given: Playing) -> Result:
    sold = desk.rebuy(play.house, play.origin(step, Act.REBUY), at_desk(play, given))
    return {"paid": sold.paid.plain(), "chips": sold.chips}


@verb("dealers_bonus", Playing)
def dealers_bonus(play: Play, step: Step, given: Playing) -> Result:
    sold = desk.dealers_bonus(play.house, play.origin(step, Act.DEALERS_BONUS), at_desk(play, given))
    return {"paid": sold.paid.plain(), "chips": sold.chips}


@verb("re_register", Playing)
def re_register(play: Play, step: Step, given: Playing) -> Result:
    sold = desk.re_register(play.house, play.origin(step, Act.RE_REGISTER), at_desk(play, given))
    return {"paid": sold.paid.plain(), "chips": sold.chips, "table": sold.table, "seat": sold.seat}
