"""Papers of a tournament at one touch: shown as a page, or printed as an act (POKER, HOUSE H8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from app.config import Settings
from app.documents import Document
from app.documents import tournament_letters as letters
from app.documents import tournament_lists as lists
from app.domain.errors import Code, Refused
from app.domain.house.establishment import Establishment
from app.domain.house.rights import Act, Role
from app.domain.poker.admission import require_identity
from app.domain.poker.context import Context
from app.domain.poker.facts import NoticeKind
from app.domain.poker.persons import Person
from app.domain.poker.receipts import receipt_code
from app.domain.poker.state import Tournament
from app.ports.outside import Keys
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House
from app.services.poker.folding import load
from app.services.poker.lists import known_as
from app.services.poker.material import material_of


class Paper(StrEnum):
    BULLETIN = "bulletin"
    SEATS_BY_NAME = "seats_by_name"
    SEATS_BY_TABLE = "seats_by_table"
    MOVES = "moves"
    EMERGENCY_SHEET = "emergency_sheet"
    PRIZE_LIST = "prize_list"
    RESULTS = "results"
    TABLE_PLAN = "table_plan"
    RULES = "rules"
    REGISTER_11_TER = "register_11_ter"
    LETTER = "letter"
    VOUCHER = "voucher"
    CHIPS = "chips"
    SIXAINS = "sixains"
    STAFF = "staff"


@dataclass(frozen=True, slots=True)
class PaperAsked:
    """`player` is whose bulletin or voucher it is, `notice` the letter; `station` is named at the foot.

    Register, chips and sixains without a tournament are the house's.
    """

    paper: Paper
    tournament: str = ""
    player: str = ""
    notice: NoticeKind | None = None
    station: str = ""


@dataclass(frozen=True, slots=True)
class PaperPrinted:
    paper: Paper
    number: str


@act(Act.PRINT_TOURNAMENT)
def print_paper(work: Work, command: PaperAsked) -> PaperPrinted:
    """Queue the paper. Raises Refused(unknown) for what there is not."""
    asked = replace(command, station=work.origin.station)
    document = _made(work.unit, work.house, asked, work.now)
    work.subject = f"tournament {command.tournament}" if command.tournament else "house"
    work.print(document)
    return PaperPrinted(command.paper, document.number)


@dataclass(frozen=True, slots=True)
class BulletinAsked:
    """The form of somebody who is not registered yet, as it was read or typed at the desk."""

    tournament: str
    person: Person


@act(Act.PRINT_TOURNAMENT)
def print_bulletin(work: Work, command: BulletinAsked) -> PaperPrinted:
    """Queue the bulletin to be signed before the entry (P3).

    Raises Refused: unknown, identity_missing, document_expired, minor.
    """
    state = load(work.unit, command.tournament)
    require_identity(command.person, Context(work.now))
    player = known_as(work.unit, command.person)
    # Two desks at once would print the next free identifier twice; the request is this bulletin's alone.
    number = player if player in state.players else work.origin.request[:8]
    document = lists.bulletin(state, command.person, number, station=work.origin.station, at=work.now)
    work.subject = f"tournament {command.tournament}"
    work.print(document)
    return PaperPrinted(Paper.BULLETIN, document.number)


def _page(unit: Unit, house: House, query: PaperAsked) -> Document:
    """The paper as an A4 page, to be shown or kept. Raises Refused(unknown)."""
    document = _made(unit, house, query, house.clock.now())
    known = unit.places.establishment()
    return replace(document, marking=known.marking) if known else document


page = reading(_page, Act.PRINT_TOURNAMENT)


def _made(unit: Unit, house: House, asked: PaperAsked, at: datetime) -> Document:
    desk = _Desk(unit, house.keys, house.settings, asked, at)
    return _MAKERS[asked.paper](desk)


@dataclass(frozen=True, slots=True)
class _Desk:
    """What a paper is made from, asked for when it is needed."""

    unit: Unit
    keys: Keys
    settings: Settings
    asked: PaperAsked
    at: datetime

    @property
    def state(self) -> Tournament:
        return load(self.unit, self.asked.tournament)

    @property
    def house(self) -> Establishment:
        known = self.unit.places.establishment()
        if known is None:
            raise Refused(Code.UNKNOWN, establishment="")
        return known

    def names(self) -> Mapping[str, str]:
        return {each.id: each.name for each in self.unit.people.operators()}

    def director(self) -> str:
        """The casino director, where there is one and no other."""
        found = [each.name for each in self.unit.people.operators() if Role.DIRECTOR in each.roles]
        return found[0] if len(found) == 1 else ""

    def person(self, state: Tournament) -> Person:
        known = self.unit.persons.person(self.asked.player) if self.asked.player in state.players else None
        if known is None:
            raise Refused(Code.UNKNOWN, player=self.asked.player)
        return known


def _listing(
    make: Callable[..., Document],
) -> Callable[[_Desk], Document]:
    """A list of the tournament's players, with their names."""

    def made(desk: _Desk) -> Document:
        state = desk.state
        persons = desk.unit.persons.persons(list(state.players))
        return make(state, persons, station=desk.asked.station, at=desk.at)

    return made


def _prize_list(desk: _Desk) -> Document:
    state = desk.state
    persons = desk.unit.persons.persons(list(state.players))
    bought = {each.tournament for each in state.prizes.vouchers} if state.prizes else set()
    others = {name: load(desk.unit, name).terms.name for name in bought}
    return lists.prize_list(state, persons, others, station=desk.asked.station, at=desk.at)


def _bulletin(desk: _Desk) -> Document:
    state = desk.state
    person = desk.person(state)
    return lists.bulletin(state, person, desk.asked.player, station=desk.asked.station, at=desk.at)


def _table_plan(desk: _Desk) -> Document:
    return lists.table_plan(desk.state, desk.names(), station=desk.asked.station, at=desk.at)


def _rules(desk: _Desk) -> Document:
    return letters.rules(desk.state, desk.house, station=desk.asked.station, at=desk.at)


def _letter(desk: _Desk) -> Document:
    state, kind = desk.state, desk.asked.notice
    if kind is None:
        raise Refused(Code.UNKNOWN, notice="")
    station, at, table = desk.asked.station, desk.at, desk.settings.season_table
    signer = desk.director()
    return letters.letter(state, kind, desk.house, signer, season_table=table, station=station, at=at)


def _register(desk: _Desk) -> Document:
    """Of one tournament, or of all in the order of their certification."""
    names = (desk.asked.tournament,) if desk.asked.tournament else desk.unit.tournaments.names()
    certified = [state for name in names if (state := load(desk.unit, name)).certified is not None]
    station = desk.asked.station
    return letters.register_11_ter(certified, desk.names(), desk.house, station=station, at=desk.at)


def _voucher(desk: _Desk) -> Document:
    desk.person(desk.state)
    return voucher_of(desk.unit, desk.keys, desk.state, desk.asked.player, desk.asked.station, desk.at)


def voucher_of(
    unit: Unit, keys: Keys, state: Tournament, player: str, station: str, at: datetime
) -> Document:
    """The buy-in of another tournament that a player has won. Raises Refused(unknown) without one."""
    held = state.players[player].voucher
    if held is None:
        raise Refused(Code.UNKNOWN, player=player)
    other = load(unit, held.prize.tournament).terms
    code = receipt_code(keys.control_mac, state.tournament, player)
    person = unit.persons.person(player) or Person()
    return letters.voucher_paper(state, held, other, person, code, station=station, at=at)


def _chips(desk: _Desk) -> Document:
    known = material_of(desk.unit, desk.asked.tournament)
    return letters.chip_register(known.chips, known.moves, station=desk.asked.station, at=desk.at)


def _sixains(desk: _Desk) -> Document:
    known = material_of(desk.unit, desk.asked.tournament)
    return letters.sixain_register(known.sixains, station=desk.asked.station, at=desk.at)


def _staff(desk: _Desk) -> Document:
    known = material_of(desk.unit, desk.asked.tournament)
    return letters.staff_register(desk.state, known.staff, station=desk.asked.station, at=desk.at)


_MAKERS: Mapping[Paper, Callable[[_Desk], Document]] = {
    Paper.BULLETIN: _bulletin,
    Paper.SEATS_BY_NAME: _listing(lists.seats_by_name),
    Paper.SEATS_BY_TABLE: _listing(lists.seats_by_table),
    Paper.MOVES: _listing(lists.moves_to_make),
    Paper.EMERGENCY_SHEET: _listing(lists.emergency_sheet),
    Paper.PRIZE_LIST: _prize_list,
    Paper.RESULTS: _listing(lists.results),
    Paper.TABLE_PLAN: _table_plan,
    Paper.RULES: _rules,
    Paper.REGISTER_11_TER: _register,
    Paper.LETTER: _letter,
    Paper.VOUCHER: _voucher,
    Paper.CHIPS: _chips,
    Paper.SIXAINS: _sixains,
    Paper.STAFF: _staff,
}
