"""Which papers there are of a tournament, and whether they can be made yet. No Qt (POKER P2, P5)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from app.domain.poker.state import Tournament
from app.ports.filing import Filing
from app.services.files.sheets import sheet_bytes
from app.services.house import Origin
from app.services.poker.history import ExportResults, export_results, results_sheet
from app.services.poker.papers import Paper, PaperAsked, PaperPrinted, page, print_paper
from ui.desk import Desk

OFFERED: Final = (
    Paper.RULES,
    Paper.SEATS_BY_NAME,
    Paper.SEATS_BY_TABLE,
    Paper.EMERGENCY_SHEET,
    Paper.PRIZE_LIST,
    Paper.RESULTS,
    Paper.TABLE_PLAN,
    Paper.STAFF,
    Paper.CHIPS,
    Paper.SIXAINS,
    Paper.REGISTER_11_TER,
)
"""In the order of the list: what players ask for first."""


class Lacking(StrEnum):
    """Why a paper can't be made yet."""

    DRAW = "draw"
    PRIZES = "prizes"
    END = "end"
    CERTIFICATION = "certification"


class PapersPresenter:
    """One paper is in hand; the rules of the tournament to begin with."""

    def __init__(self, desk: Desk, filing: Filing) -> None:
        self.desk = desk
        self.filing = filing
        self.chosen = Paper.RULES

    def begin(self) -> None:
        self.chosen = Paper.RULES

    def lacking(self, state: Tournament, paper: Paper) -> Lacking | None:
        """What has to happen before there is anything to print."""
        asks: Mapping[Paper, tuple[bool, Lacking]] = {
            Paper.SEATS_BY_NAME: (state.drawn, Lacking.DRAW),
            Paper.SEATS_BY_TABLE: (state.drawn, Lacking.DRAW),
            Paper.EMERGENCY_SHEET: (state.drawn, Lacking.DRAW),
            Paper.PRIZE_LIST: (state.prizes is not None, Lacking.PRIZES),
            Paper.RESULTS: (state.finish is not None, Lacking.END),
            Paper.REGISTER_11_TER: (state.certified is not None, Lacking.CERTIFICATION),
        }
        there, why = asks.get(paper, (True, Lacking.END))
        return None if there else why

    def print(self, origin: Origin, tournament: str, paper: Paper) -> PaperPrinted:
        """Queue it for the station's printer of pages."""
        return print_paper(self.desk.house, origin, PaperAsked(paper, tournament))

    def keep(self, origin: Origin, tournament: str, paper: Paper) -> str:
        """Put it into the station's folder as a PDF; returns where it is."""
        asked = PaperAsked(paper, tournament, station=origin.station)
        document = page(self.desk.house, origin, asked)
        return self.filing.keep_page(f"{tournament}-{paper.value}.pdf", document)

    def export(self, leaving: Origin, tournament: str) -> str:
        """The results as a sheet for a spreadsheet; that they leave is journalled. Returns where it is."""
        command = ExportResults(tournament)
        text = results_sheet(self.desk.house, leaving, command)
        exported = export_results(self.desk.house, leaving, command)
        return self.filing.keep(exported.name, sheet_bytes(text))
