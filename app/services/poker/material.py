"""Registers of chips, boxes of cards and temporary staff (POKER P9)."""

from __future__ import annotations

from dataclasses import dataclass

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.context import require_reason
from app.domain.poker.material import (
    ChipKind,
    ChipMove,
    ChipsMoved,
    ChipStock,
    SixainEntry,
    SixainStep,
    StaffFile,
    StaffPaper,
    chip_stock,
    require_chips,
    require_step,
)
from app.domain.poker.persons import Person
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House
from app.services.poker.folding import load
from app.services.poker.lists import keep, known_as


@dataclass(frozen=True, slots=True)
class MoveChips:
    """`pieces` are kinds with how many of each; `tournament` is asked for when chips are issued or
    come back."""

    move: ChipMove
    pieces: tuple[tuple[ChipKind, int], ...]
    tournament: str = ""


@dataclass(frozen=True, slots=True)
class ChipsKnown:
    stock: tuple[ChipStock, ...]


@act(Act.RECORD_CHIPS)
def move_chips(work: Work, command: MoveChips) -> ChipsKnown:
    """A line of the inventory for each kind. Raises Refused(unknown) as `material.require_chips`."""
    at_tournament = command.move in (ChipMove.ISSUED, ChipMove.RETURNED)
    if at_tournament:
        load(work.unit, command.tournament)
    tournament = command.tournament if at_tournament else ""
    before = work.unit.material.chips_moved()
    asked: dict[ChipKind, int] = {}
    for kind, pieces in command.pieces:
        if kind in asked:
            raise Refused(Code.UNKNOWN, colour=kind.colour, value=kind.value)
        asked[kind] = pieces
    require_chips(before, command.move, asked, tournament)
    moves = [
        ChipsMoved(kind, command.move, pieces, tournament, work.origin.operator, work.now)
        for kind, pieces in asked.items()
    ]
    work.subject = f"tournament {tournament}" if tournament else "chips"
    work.unit.material.move_chips(moves)
    return ChipsKnown(chip_stock((*before, *moves), tournament or None))


@dataclass(frozen=True, slots=True)
class RecordSixain:
    """The next step of a box of six decks; `witness` is who saw it."""

    sixain: str
    step: SixainStep
    tournament: str = ""
    before_public: bool = False
    witness: str = ""


@dataclass(frozen=True, slots=True)
class SixainKnown:
    sixain: str
    step: SixainStep


@act(Act.RECORD_SIXAIN)
def record_sixain(work: Work, command: RecordSixain) -> SixainKnown:
    """Raises Refused(reason_required) without a number, and as `material.require_step`."""
    sixain = require_reason(command.sixain)
    separate = bool(command.tournament) and load(work.unit, command.tournament).terms.separate_premises
    done = work.unit.material.sixains(sixain)
    require_step(done, command.step, before_public=command.before_public, separate_premises=separate)
    entry = SixainEntry(
        sixain=sixain,
        step=command.step,
        tournament=command.tournament,
        before_public=command.before_public,
        witness=command.witness.strip(),
        operator=work.origin.operator,
        at=work.now,
    )
    work.subject = f"sixain {sixain}"
    work.unit.material.add_sixain(entry)
    return SixainKnown(sixain, command.step)


@dataclass(frozen=True, slots=True)
class FileStaff:
    """A temporary employee of a tournament, his post, and the papers that are in his file."""

    tournament: str
    person: Person
    post: str
    papers: frozenset[StaffPaper] = frozenset()


@dataclass(frozen=True, slots=True)
class StaffFiled:
    person: str
    missing: tuple[StaffPaper, ...]


@act(Act.FILE_STAFF)
def file_staff(work: Work, command: FileStaff) -> StaffFiled:
    """Opens his file, or replaces what it says. Raises Refused(identity_missing, reason_required)."""
    load(work.unit, command.tournament)
    if not (command.person.surname.strip() and command.person.given_names.strip() and command.person.born):
        raise Refused(Code.IDENTITY_MISSING, fields=("surname", "given_names", "born"))
    post = require_reason(command.post)
    name = known_as(work.unit, command.person)
    keep(work, name, command.person)
    file = StaffFile(command.tournament, name, post, command.papers, work.now)
    work.subject = f"{command.tournament}/{name}"
    work.unit.material.file_staff(file)
    return StaffFiled(name, file.missing)


@dataclass(frozen=True, slots=True)
class AskMaterial:
    """Of one tournament, or, without, of the house."""

    tournament: str = ""


@dataclass(frozen=True, slots=True)
class MaterialKnown:
    """`out` of the stock are the chips at that tournament; `sixains` the lines of the boxes met there;
    `staff` with the persons behind the files."""

    chips: tuple[ChipStock, ...]
    moves: tuple[ChipsMoved, ...]
    sixains: tuple[SixainEntry, ...]
    staff: tuple[tuple[StaffFile, Person], ...]


def material_of(unit: Unit, tournament: str) -> MaterialKnown:
    """All registers; those of one tournament where it is named."""
    moves, lines = unit.material.chips_moved(), unit.material.sixains()
    met = {each.sixain for each in lines if each.tournament == tournament}
    files = unit.material.staff(tournament) if tournament else ()
    persons = unit.persons.persons([each.person for each in files])
    return MaterialKnown(
        chips=chip_stock(moves, tournament or None),
        moves=tuple(each for each in moves if not tournament or each.tournament == tournament),
        sixains=tuple(each for each in lines if not tournament or each.sixain in met),
        staff=tuple((each, persons.get(each.person, Person())) for each in files),
    )


def _material(unit: Unit, _house: House, query: AskMaterial) -> MaterialKnown:
    """The registers of P9."""
    return material_of(unit, query.tournament)


material = reading(_material)
