"""What an inspector asks of the journal, without Qt (HOUSE H2, H4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Final

from app.documents import Document
from app.domain.errors import KnownError
from app.domain.house.rights import Act, Operator
from app.domain.house.verification import Verdict
from app.domain.values import business_day
from app.domain.values.days import local
from app.services.accepting import Accepted, AcceptStore, accept_store
from app.services.inspection import (
    ExportJournal,
    JournalQuery,
    JournalRow,
    Standing,
    Topic,
    entries,
    export_journal,
    print_journal,
    standing,
)
from app.services.people import colleagues
from app.services.starting import doubt_of
from app.services.verify import verify
from ui.desk import Desk
from ui.models.amount_entry import EditKey

SHOWN: Final = 100
"""Entries that the list holds at first, and as many more with each touch; files hold them all."""
_ALL: Final = 1_000_000
_YEAR_FIGURES, _DAY_FIGURES = 4, 8
_AT_ONCE: Final = 20_000
"""Entries up to which the seal is verified without being asked: no more than a moment."""


class Span(StrEnum):
    """Days that are one touch away."""

    TODAY = "today"
    WEEK = "week"
    ALL = "all"


class DaysFault(StrEnum):
    """Why the days that are typed can't be asked for."""

    FIRST = "first"
    """The first is no day."""
    LAST = "last"
    BACKWARDS = "backwards"
    """They end before they begin."""


@dataclass(frozen=True, slots=True)
class Found:
    """The entries that were asked for, one more than is shown where there are more."""

    rows: Sequence[JournalRow]
    standing: Standing
    people: Sequence[Operator]
    doubt: KnownError | None = None
    """Why nothing is sold in this store: it is not the one that the station left."""


class InspectorPresenter:
    """`found` is the answer that is shown, `verdict` that of the last verification here."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.topic = Topic.OVERRIDES
        self.who: str | None = None
        self.first: date | None = None
        self.last: date | None = None
        self.span: Span | None = Span.WEEK
        self.days_fault: DaysFault | None = None
        self.found: Found | None = None
        self.chosen: int | None = None
        self._listed = SHOWN
        self.verdict: Verdict | None = None
        self.choose_span(Span.WEEK)

    # -- which entries --------------------------------------------------------------------------

    def choose_span(self, span: Span) -> None:
        today = business_day(self._desk.house.clock.now())
        first = {
            Span.TODAY: today,
            Span.WEEK: today - timedelta(days=6),
            Span.ALL: None,
        }[span]
        self.span, self.first, self.last = span, first, today if first else None
        self.days_fault = None

    def renew_span(self) -> None:
        """Days go on while the page is open: what was touched still says what it said."""
        if self.span is not None and self.days_fault is None:
            self.choose_span(self.span)

    def type_days(self, first: str, last: str) -> None:
        """Days as `05/09/2026`, empty for no bound; where they have a fault, those before stay asked for."""
        self.days_fault = _fault_of(first, last)
        if self.days_fault is None:
            self.span, self.first, self.last = None, day_of(first), day_of(last)

    def query(self, limit: int) -> JournalQuery:
        topic = self.topic
        return JournalQuery(topic.acts, self.who, None, self.first, self.last, limit, topic.about)

    def load(self) -> Found:
        house, origin = self._desk.house, self._desk.origin()
        people = tuple(each.operator for each in colleagues(house))
        rows = entries(house, origin, self.query(self._listed + 1))
        return Found(rows, standing(house, origin, None), people, doubt_of(house))

    def see_first(self) -> None:
        """No more than the latest are listed."""
        self._listed = SHOWN

    def see_more(self) -> None:
        self._listed += SHOWN

    @property
    def shown(self) -> Sequence[JournalRow]:
        return self.found.rows[: self._listed] if self.found else ()

    @property
    def has_more(self) -> bool:
        return self.found is not None and len(self.found.rows) > self._listed

    @property
    def row(self) -> JournalRow | None:
        """The entry that is looked at."""
        return next((each for each in self.shown if each.number == self.chosen), None)

    def name_of(self, operator: str) -> str:
        """The name behind an identifier, which stays where nobody is known by it."""
        people = self.found.people if self.found else ()
        return next((each.name for each in people if each.id == operator), operator)

    # -- the seal -------------------------------------------------------------------------------

    @property
    def verifies_at_once(self) -> bool:
        return (
            self.verdict is None and self.found is not None and (self.found.standing.head.number <= _AT_ONCE)
        )

    def verify(self) -> Verdict:
        """Read the whole journal; seconds where it is long."""
        return verify(self._desk.house, self._desk.origin())

    @property
    def may_accept(self) -> bool:
        """Whether this is a store that the station did not leave, and this person may go on with it."""
        is_doubted = self.found is not None and self.found.doubt is not None
        return is_doubted and self._desk.may(Act.ACCEPT_STORE)

    def accept(self, reason: str) -> Callable[[], Accepted]:
        """Go on with the store as it is: one intention, which may take seconds."""
        house, origin = self._desk.house, self._desk.origin()
        return lambda: accept_store(house, origin, AcceptStore(reason))

    # -- files ----------------------------------------------------------------------------------

    @property
    def may_export(self) -> bool:
        return self._desk.may(Act.EXPORT_JOURNAL)

    def page(self, names: Mapping[Act, str]) -> tuple[str, Document]:
        """Name and A4 pages of everything asked for."""
        command = ExportJournal(self.query(_ALL), names, self.topic.page_title)
        page = print_journal(self._desk.house, self._desk.origin(), command)
        return f"{self._file_name()}.pdf", page

    def sheet(self, names: Mapping[Act, str]) -> tuple[str, str]:
        """Name and text of the sheet of everything asked for."""
        command = ExportJournal(self.query(_ALL), names)
        return f"{self._file_name()}.csv", export_journal(self._desk.house, self._desk.origin(), command)

    def _file_name(self) -> str:
        now = local(self._desk.house.clock.now())
        return f"journal-{self.topic.value.replace('_', '-')}-{now:%Y%m%d-%H%M%S}"


def _fault_of(first: str, last: str) -> DaysFault | None:
    begin, end = day_of(first), day_of(last)
    if first.strip() and begin is None:
        return DaysFault.FIRST
    if last.strip() and end is None:
        return DaysFault.LAST
    return DaysFault.BACKWARDS if begin and end and end < begin else None


def day_of(text: str) -> date | None:
    """`05/09/2026`, also with points or dashes; a year of fewer than four figures is being typed still."""
    parts = text.strip().replace(".", "/").replace("-", "/").split("/")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() for part in parts):
        return None
    if len(parts[2]) != _YEAR_FIGURES:
        return None
    try:
        return date(int(parts[2]), int(parts[1]), int(parts[0]))
    except ValueError:
        return None


def pressed_day(text: str, key: str) -> str:
    """`text` after a key of the pad, which writes the strokes itself: `05/0` and 9 is `05/09`.

    A figure after a whole day, or after one that is written in another way, begins another.
    """
    if key == EditKey.CLEAR:
        return ""
    if key == EditKey.BACKSPACE:
        return text[:-1].rstrip("/")
    figures = text.replace("/", "")
    if len(figures) >= _DAY_FIGURES or text != _with_strokes(figures):
        figures = ""
    return _with_strokes(figures + key)


def _with_strokes(figures: str) -> str:
    return "/".join(filter(None, (figures[:2], figures[2:4], figures[4:])))
