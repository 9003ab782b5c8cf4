"""The notice that tells people what is kept of them (HOUSE H9, art. 11.4)."""

from __future__ import annotations

from dataclasses import dataclass

from app.documents import Document
from app.documents.privacy import privacy_notice
from app.domain.house.rights import Act
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.house import House


@dataclass(frozen=True, slots=True)
class AskNotice:
    """For which station the page is made."""

    station: str


@dataclass(frozen=True, slots=True)
class PrintNotice:
    """Hand the notice over on paper."""


@dataclass(frozen=True, slots=True)
class NoticePrinted:
    number: str


def _notice(unit: Unit, house: House, query: AskNotice) -> Document:
    place, settings = unit.places.establishment(), house.settings
    return privacy_notice(
        place.name if place else "",
        years=settings.personal_data_years,
        papers_days=settings.papers_days,
        station=query.station,
        at=house.clock.now(),
    )


notice = reading(_notice)
"""The notice as the house's own rules have it now. Raises Refused(not_allowed)."""


@act(Act.PRINT_NOTICE)
def print_notice(work: Work, _command: PrintNotice) -> NoticePrinted:
    """The journal says that it was printed, not for whom."""
    page = _notice(work.unit, work.house, AskNotice(work.origin.station))
    work.subject = "notice"
    work.print(page)
    return NoticePrinted(page.number)
