"""What has to be told of the tournament in hand, to whom and by when. No Qt (POKER P8)."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.poker.calendar import Notice, NoticeState, notices
from app.domain.poker.facts import NoticeKind
from app.ports.filing import Filing
from app.services.house import Origin
from app.services.poker.papers import Paper, PaperAsked, page
from app.services.poker.tournaments import NoticeGiven, SendNotice, send_notice
from ui.pages.director.seen import SeenTournaments


class LegalCalendar:
    """`notice` is the one in hand: none until it is touched, so that a second touch on a main action
    that was another's marks nothing as sent."""

    def __init__(self, seen: SeenTournaments, filing: Filing) -> None:
        self._seen = seen
        self._filing = filing
        self.notice: NoticeKind | None = None

    def notices(self) -> Mapping[NoticeKind, Notice]:
        """Those of the tournament in hand, with how each stands now."""
        state = self._seen.state
        return notices(state, self._seen.desk.house.clock.now()) if state else {}

    def look_again(self) -> None:
        """A notice that is due no longer is let go."""
        if self.notice not in self.notices():
            self.notice = None

    @property
    def is_open(self) -> bool:
        """Whether the notice in hand can still be sent."""
        return self.notice in self.unsent

    @property
    def unsent(self) -> frozenset[NoticeKind]:
        """Those that have not gone; none where somebody outside the counter sees to them."""
        state = self._seen.state
        if state is None or state.notices_elsewhere:
            return frozenset()
        return frozenset(kind for kind, notice in self.notices().items() if notice.sent_at is None)

    def late(self) -> int:
        """How many should have gone by now."""
        return sum(each.state is NoticeState.LATE for each in self.notices().values())

    def send(self, origin: Origin, tournament: str, kind: NoticeKind) -> NoticeGiven:
        """Note that it has gone. Raises Refused, as the house decides."""
        return send_notice(self._seen.desk.house, origin, SendNotice(tournament, kind))

    def keep_letter(self, origin: Origin, tournament: str, kind: NoticeKind) -> str:
        """The letter as a PDF in the station's folder, ready to be signed; returns where it is."""
        asked = PaperAsked(Paper.LETTER, tournament, notice=kind, station=origin.station)
        document = page(self._seen.desk.house, origin, asked)
        return self._filing.keep_page(f"{tournament}-{kind.value}.pdf", document)
