"""What a tournament is played with: chips, boxes of cards, temporary staff (POKER P9; art. 15, 39, 40)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.domain.errors import Code, Refused


class ChipMove(StrEnum):
    """Chips come into the house's stock, go to a tournament and back, or are destroyed."""

    RECEIVED = "received"
    ISSUED = "issued"
    RETURNED = "returned"
    DESTROYED = "destroyed"


@dataclass(frozen=True, slots=True)
class ChipKind:
    """Non-negotiable tournament chips: `value` is what one counts for in play, no money."""

    colour: str
    value: int


@dataclass(frozen=True, slots=True)
class ChipsMoved:
    """`pieces` of one kind; `tournament` is empty for the house's own stock."""

    kind: ChipKind
    move: ChipMove
    pieces: int
    tournament: str
    operator: str
    at: datetime


@dataclass(frozen=True, slots=True)
class ChipStock:
    """Pieces of one kind: in the safe, and out at tournaments."""

    kind: ChipKind
    held: int
    out: int


def chip_stock(moves: Iterable[ChipsMoved], tournament: str | None = None) -> tuple[ChipStock, ...]:
    """What there is of each kind, by value; of one tournament alone where it is named."""
    held: dict[ChipKind, int] = {}
    out: dict[ChipKind, int] = {}
    for each in moves:
        sign = 1 if each.move in (ChipMove.RECEIVED, ChipMove.RETURNED) else -1
        held[each.kind] = held.get(each.kind, 0) + sign * each.pieces
        if each.move in (ChipMove.ISSUED, ChipMove.RETURNED) and tournament in (None, each.tournament):
            out[each.kind] = out.get(each.kind, 0) - sign * each.pieces
    kinds = sorted(held, key=lambda kind: (kind.value, kind.colour))
    return tuple(ChipStock(kind, held[kind], out.get(kind, 0)) for kind in kinds)


def require_chips(
    moves: Sequence[ChipsMoved], move: ChipMove, asked: Mapping[ChipKind, int], of: str
) -> None:
    """Raises Refused `unknown` for a kind that makes no sense, or more chips than there are: issued or
    destroyed beyond the stock, returned beyond what tournament `of` was given."""
    stock = {each.kind: each for each in chip_stock(moves, of)}
    for kind, pieces in asked.items():
        known = stock.get(kind, ChipStock(kind, 0, 0))
        limits = {ChipMove.ISSUED: known.held, ChipMove.DESTROYED: known.held, ChipMove.RETURNED: known.out}
        if not kind.colour.strip() or kind.value < 1 or pieces < 1:
            raise Refused(Code.UNKNOWN, colour=kind.colour, value=kind.value, pieces=pieces)
        if pieces > limits.get(move, pieces):
            raise Refused(Code.UNKNOWN, colour=kind.colour, value=kind.value, most=limits[move])
    if not asked:
        raise Refused(Code.UNKNOWN, pieces=0)


class SixainStep(StrEnum):
    """The life of a box of six decks."""

    RECEIVED = "received"
    SEAL_CHECKED = "seal_checked"
    SEAL_BROKEN = "seal_broken"
    OPENED = "opened"
    USED = "used"
    DESTROYED = "destroyed"


_ORDER = tuple(SixainStep)
_NEXT: Mapping[SixainStep | None, frozenset[SixainStep]] = {
    None: frozenset({SixainStep.RECEIVED}),
    SixainStep.RECEIVED: frozenset({SixainStep.SEAL_CHECKED, SixainStep.SEAL_BROKEN}),
    SixainStep.SEAL_CHECKED: frozenset({SixainStep.OPENED, SixainStep.SEAL_BROKEN}),
    SixainStep.SEAL_BROKEN: frozenset({SixainStep.DESTROYED}),
    SixainStep.OPENED: frozenset({SixainStep.USED, SixainStep.DESTROYED}),
    SixainStep.USED: frozenset({SixainStep.USED, SixainStep.DESTROYED}),
    SixainStep.DESTROYED: frozenset(),
}


def next_steps(last: SixainStep | None) -> tuple[SixainStep, ...]:
    """What may come after the last step of a box, None for one that nobody has seen; a broken band is the
    exception, and comes last."""
    return tuple(sorted(_NEXT[last], key=lambda step: (step is SixainStep.SEAL_BROKEN, _ORDER.index(step))))


@dataclass(frozen=True, slots=True)
class SixainEntry:
    """A line of the register. `before_public`: opened before the players, who looked at the band;
    `witness` is who saw it, besides the operator."""

    sixain: str
    step: SixainStep
    tournament: str
    before_public: bool
    witness: str
    operator: str
    at: datetime


def require_step(
    done: Sequence[SixainEntry], step: SixainStep, *, before_public: bool, separate_premises: bool
) -> None:
    """Raises Refused `later_fact` for a step out of its order, with the last one; `witnesses_required`
    where cards of separate premises are opened without the public."""
    last = done[-1].step if done else None
    if step not in _NEXT[last]:
        raise Refused(Code.LATER_FACT, fact=last or "")
    if step is SixainStep.OPENED and separate_premises and not before_public:
        raise Refused(Code.WITNESSES_REQUIRED)


class StaffPaper(StrEnum):
    """What the file of a temporary employee holds (art. 15)."""

    IDENTITY = "identity"
    CRIMINAL_RECORD = "criminal_record"
    PHOTOGRAPHS = "photographs"
    CONTRACT = "contract"
    CIVIL_STATUS = "civil_status"


@dataclass(frozen=True, slots=True)
class StaffFile:
    """`person` is his identifier; `missing` are the papers that the police chief's file lacks."""

    tournament: str
    person: str
    post: str
    papers: frozenset[StaffPaper]
    at: datetime

    @property
    def missing(self) -> tuple[StaffPaper, ...]:
        return tuple(each for each in StaffPaper if each not in self.papers)
