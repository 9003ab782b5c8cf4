"""A line for the inventory of chips or for the register of boxes, while it is typed. No Qt (POKER P9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from app.domain.errors import Refused
from app.domain.poker.material import (
    ChipKind,
    ChipMove,
    ChipStock,
    SixainEntry,
    SixainStep,
    next_steps,
    require_chips,
)
from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.material import (
    AskMaterial,
    ChipsKnown,
    MaterialKnown,
    MoveChips,
    RecordSixain,
    SixainKnown,
    material,
    move_chips,
    record_sixain,
)
from ui.desk import Desk


class Part(StrEnum):
    CHIPS = "chips"
    SIXAINS = "sixains"


class Blank(StrEnum):
    """What is typed of a line, chips first."""

    COLOUR = "colour"
    VALUE = "value"
    PIECES = "pieces"
    SIXAIN = "sixain"
    WITNESS = "witness"


class Lack(StrEnum):
    """Why a line can't be entered yet."""

    COLOUR = "colour"
    VALUE = "value"
    PIECES = "pieces"
    TOO_MANY = "too_many"
    SIXAIN = "sixain"
    DESTROYED = "destroyed"
    PUBLIC = "public"


BLANKS: Final[Mapping[Part, tuple[Blank, ...]]] = {
    Part.CHIPS: (Blank.COLOUR, Blank.VALUE, Blank.PIECES),
    Part.SIXAINS: (Blank.SIXAIN, Blank.WITNESS),
}
NOTHING: Final = MaterialKnown((), (), (), ())


@dataclass(frozen=True, slots=True)
class MaterialRead:
    """The registers of the house; `chips` with what is out at the tournament in hand."""

    house: MaterialKnown = NOTHING
    chips: tuple[ChipStock, ...] = ()


class MaterialPresenter:
    """`move` and `step` are the answers chosen; a step that can't follow gives way to one that can."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.read = MaterialRead()
        self.part = Part.CHIPS
        self.move = ChipMove.ISSUED
        self.before_public = False
        self.texts: Mapping[Blank, str] = dict.fromkeys(Blank, "")
        self._step = SixainStep.RECEIVED

    def begin(self) -> None:
        self.read = MaterialRead()
        self.part, self.move, self._step = Part.CHIPS, ChipMove.ISSUED, SixainStep.RECEIVED
        self.forget()

    def load(self, origin: Origin, tournament: str) -> MaterialRead:
        house = self.desk.house
        ours = material(house, origin, AskMaterial(tournament))
        return MaterialRead(material(house, origin, AskMaterial()), ours.chips)

    def forget(self) -> None:
        """The line is entered, or given up."""
        self.texts, self.before_public = dict.fromkeys(Blank, ""), False

    # -- chips -------------------------------------------------------------------------------

    def take_kind(self, place: int) -> None:
        """A kind that there is; how many is still to be typed."""
        kind = self.read.chips[place].kind
        self.texts = {
            **self.texts, Blank.COLOUR: kind.colour, Blank.VALUE: str(kind.value), Blank.PIECES: "",
        }  # fmt: skip

    @property
    def kind(self) -> ChipKind:
        return ChipKind(self.texts[Blank.COLOUR].strip(), _number(self.texts[Blank.VALUE]))

    # -- boxes -------------------------------------------------------------------------------

    @property
    def boxes(self) -> Mapping[str, SixainEntry]:
        """The latest line of each box, the last entered first."""
        latest = {each.sixain: each for each in self.read.house.sixains}
        return dict(sorted(latest.items(), key=lambda each: each[1].at, reverse=True))

    def take_box(self, sixain: str) -> None:
        self.texts = {**self.texts, Blank.SIXAIN: sixain}

    @property
    def steps(self) -> tuple[SixainStep, ...]:
        """What may be entered of the box typed."""
        known = self.boxes.get(self.texts[Blank.SIXAIN].strip())
        return next_steps(known.step if known else None)

    @property
    def step(self) -> SixainStep:
        steps = self.steps
        return self._step if self._step in steps or not steps else steps[0]

    @step.setter
    def step(self, step: SixainStep) -> None:
        self._step = step

    # -- the line ----------------------------------------------------------------------------

    def lack(self, state: Tournament) -> Lack | None:
        """The first thing that stands in the way of the line; None where it can be entered."""
        return self._lack_of_chips(state) if self.part is Part.CHIPS else self._lack_of_box(state)

    def _lack_of_chips(self, state: Tournament) -> Lack | None:
        pieces = _number(self.texts[Blank.PIECES])
        if not self.kind.colour:
            return Lack.COLOUR
        if self.kind.value < 1:
            return Lack.VALUE
        if pieces < 1:
            return Lack.PIECES
        try:
            require_chips(self.read.house.moves, self.move, {self.kind: pieces}, state.tournament)
        except Refused:
            return Lack.TOO_MANY
        return None

    def _lack_of_box(self, state: Tournament) -> Lack | None:
        if not self.texts[Blank.SIXAIN].strip():
            return Lack.SIXAIN
        if not self.steps:
            return Lack.DESTROYED
        opens = self.step is SixainStep.OPENED and state.terms.separate_premises
        return Lack.PUBLIC if opens and not self.before_public else None

    def enter(self, origin: Origin, state: Tournament) -> ChipsKnown | SixainKnown:
        """Raises Refused."""
        house, tournament = self.desk.house, state.tournament
        if self.part is Part.CHIPS:
            pieces = ((self.kind, _number(self.texts[Blank.PIECES])),)
            return move_chips(house, origin, MoveChips(self.move, pieces, tournament))
        received = self.step is SixainStep.RECEIVED
        command = RecordSixain(
            sixain=self.texts[Blank.SIXAIN].strip(),
            step=self.step,
            tournament="" if received else tournament,
            before_public=self.before_public and self.step is SixainStep.OPENED,
            witness=self.texts[Blank.WITNESS],
        )
        return record_sixain(house, origin, command)


def _number(text: str) -> int:
    figures = "".join(text.split())
    return int(figures) if figures.isdecimal() and len(figures) <= 9 else 0
