"""Which poster is made, without Qt (BETTING B1, B9, art. 2.2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.documents import Document
from app.domain.house.rights import Act
from app.domain.values import business_day
from app.services.betting.offers import AskOffer, offer
from app.services.betting.posters import (
    AskPage,
    PosterPrinted,
    PrintOdds,
    PrintResults,
    bulletins_page,
    odds_page,
    print_odds_poster,
    print_results_poster,
)
from app.services.house import Origin
from ui.desk import Desk


class Poster(StrEnum):
    ODDS = "odds"
    RESULTS = "results"
    BULLETINS = "bulletins"


@dataclass(slots=True)
class PostersPresenter:
    """`sport` is empty for all sports; only the odds are told apart by it."""

    desk: Desk
    poster: Poster = Poster.ODDS
    sport: str = ""
    sports: Sequence[str] = ()
    done: PosterPrinted | str | None = None
    """What was made last: a print, or a page by the name of its file."""

    def load(self) -> Sequence[str]:
        """The sports that have a bet on sale."""
        now = self.desk.house.clock.now()
        lines = offer(self.desk.house, self.desk.origin(), AskOffer())
        on_sale = (line.on_offer.bet.event.sport for line in lines if not line.on_offer.closed_at(now))
        return tuple(dict.fromkeys(on_sale))

    def show(self, sports: Sequence[str]) -> None:
        self.sports = sports
        if self.sport not in sports:
            self.sport = ""

    @property
    def may_print(self) -> bool:
        """Empty bulletins are pages; the receipt printer has no use for them."""
        return self.poster is not Poster.BULLETINS and self.desk.may(Act.PRINT_POSTER)

    @property
    def has_page(self) -> bool:
        """Results are for the receipt printer alone."""
        return self.poster is not Poster.RESULTS

    def print(self, origin: Origin) -> PosterPrinted:
        """Raises Refused: unknown where nothing is on sale, no_result where nothing is promulgated."""
        house = self.desk.house
        if self.poster is Poster.RESULTS:
            return print_results_poster(house, origin, PrintResults())
        return print_odds_poster(house, origin, PrintOdds(self.sport or None))

    def page(self) -> tuple[str, Document]:
        """The poster as an A4 page, and the name of its file."""
        house, origin = self.desk.house, self.desk.origin()
        asked = AskPage(self.desk.station.name, self.sport or None)
        if self.poster is Poster.BULLETINS:
            return "bulletins.pdf", bulletins_page(house, origin, asked)
        day = business_day(house.clock.now())
        return f"odds-{day:%Y%m%d}.pdf", odds_page(house, origin, asked)
