"""Draw sheets to take away, and their verification from the sheet alone (POKER P4)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from app.codec import plain, read_plain
from app.domain.errors import Code, Refused
from app.domain.poker.sheets import DrawSheet, sheets_of, verify_sheet
from app.ports.store import Unit
from app.services.act import reading
from app.services.files.strict import read_json
from app.services.house import House
from app.services.poker.folding import load


@dataclass(frozen=True, slots=True)
class AskDrawSheets:
    tournament: str


def _draw_sheets(unit: Unit, _house: House, query: AskDrawSheets) -> Sequence[DrawSheet]:
    """The sheets of all draws of seats, first first. Raises Refused(unknown)."""
    load(unit, query.tournament)
    return sheets_of(each.fact for each in unit.tournaments.facts(query.tournament))


draw_sheets = reading(_draw_sheets)


def sheet_file(sheet: DrawSheet) -> str:
    """The sheet as the JSON that `guichet draw verify` reads."""
    return json.dumps(plain(sheet), ensure_ascii=False, indent=1, sort_keys=True)


@dataclass(frozen=True, slots=True)
class SheetVerdict:
    """`fair`: seed, commitment, steps and seats all come out as the sheet says."""

    tournament: str
    number: int
    commitment: str
    fair: bool


def verify_file(data: bytes) -> SheetVerdict:
    """Compute a draw again from its sheet; no house is needed. Raises Refused(file_invalid)."""
    try:
        sheet = read_plain(read_json(data), DrawSheet)
    except Refused:
        raise
    except Exception as error:  # whatever the reader of values raises for a foreign file
        raise Refused(Code.FILE_INVALID, why=type(error).__name__) from None
    return SheetVerdict(sheet.tournament, sheet.number, sheet.draw.commitment, verify_sheet(sheet))
