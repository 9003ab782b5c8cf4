"""Chips, cards, temporary staff and templates (POKER P1, P9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, select

from app.domain.poker.material import (
    ChipKind,
    ChipMove,
    ChipsMoved,
    SixainEntry,
    SixainStep,
    StaffFile,
    StaffPaper,
)
from app.domain.values.days import parse_instant
from app.ports.material import Saved, TemplateKind
from db.rows import Rows
from db.schema.material import CHIP_MOVES, SIXAIN_STEPS, STAFF_FILES, TEMPLATES


class SqlMaterial:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def move_chips(self, moves: Iterable[ChipsMoved]) -> None:
        for each in moves:
            self._rows.add(
                CHIP_MOVES,
                colour=each.kind.colour,
                value=each.kind.value,
                move=each.move,
                pieces=each.pieces,
                tournament=each.tournament,
                operator=each.operator,
                at=each.at,
            )

    def chips_moved(self) -> Sequence[ChipsMoved]:
        rows = self._connection.execute(select(CHIP_MOVES).order_by(CHIP_MOVES.c.entry, CHIP_MOVES.c.line))
        return tuple(
            ChipsMoved(
                ChipKind(row.colour, row.value),
                ChipMove(row.move),
                row.pieces,
                row.tournament,
                row.operator,
                parse_instant(row.at),
            )
            for row in rows
        )

    def add_sixain(self, entry: SixainEntry) -> None:
        self._rows.add(
            SIXAIN_STEPS,
            sixain=entry.sixain,
            step=entry.step,
            tournament=entry.tournament,
            before_public=entry.before_public,
            witness=entry.witness,
            operator=entry.operator,
            at=entry.at,
        )

    def sixains(self, sixain: str | None = None) -> Sequence[SixainEntry]:
        query = select(SIXAIN_STEPS).order_by(SIXAIN_STEPS.c.entry, SIXAIN_STEPS.c.line)
        if sixain is not None:
            query = query.where(SIXAIN_STEPS.c.sixain == sixain)
        return tuple(
            SixainEntry(
                row.sixain,
                SixainStep(row.step),
                row.tournament,
                bool(row.before_public),
                row.witness,
                row.operator,
                parse_instant(row.at),
            )
            for row in self._connection.execute(query)
        )

    def file_staff(self, file: StaffFile) -> None:
        self._rows.add(
            STAFF_FILES,
            tournament=file.tournament,
            person=file.person,
            post=file.post,
            papers=" ".join(sorted(file.papers)),
            at=file.at,
        )

    def staff(self, tournament: str) -> Sequence[StaffFile]:
        query = select(STAFF_FILES).where(STAFF_FILES.c.tournament == tournament)
        latest: dict[str, StaffFile] = {}
        for row in self._connection.execute(query.order_by(STAFF_FILES.c.entry, STAFF_FILES.c.line)):
            papers = frozenset(map(StaffPaper, row.papers.split()))
            latest[row.person] = StaffFile(
                row.tournament, row.person, row.post, papers, parse_instant(row.at)
            )
        return tuple(latest.values())


class SqlTemplates:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def save(self, saved: Saved) -> None:
        self._rows.add(TEMPLATES, kind=saved.kind, name=saved.name, body=saved.body, at=saved.at)

    def saved(self, kind: TemplateKind) -> Sequence[Saved]:
        query = select(TEMPLATES).where(TEMPLATES.c.kind == kind.value)
        latest: dict[str, Saved] = {}
        for row in self._connection.execute(query.order_by(TEMPLATES.c.entry, TEMPLATES.c.line)):
            latest[row.name] = Saved(kind, row.name, row.body, parse_instant(row.at))
        return tuple(latest[name] for name in sorted(latest) if latest[name].body)
