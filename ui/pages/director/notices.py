"""The keys of the legal calendar: a notice touched, marked as sent, its letter kept (POKER P8)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from app.domain.poker.facts import NoticeKind
from app.services.poker.tournaments import NoticeGiven
from ui.context import PageContext
from ui.pages.director.calendar import LegalCalendar
from ui.pages.director.seen import SeenTournaments
from ui.pages.director.side import file_name
from ui.pages.director.view import DirectorView
from ui.pages.director.words import notice_words
from ui.sounds import Sound
from ui.tournament.acting import Acting
from ui.words import translate


class NoticeKeys(QObject):
    """`changed`: the calendar is to be shown anew. `refused`: with a `Refused`, said in the panel."""

    changed = Signal()
    refused = Signal(object)

    def __init__(
        self, seen: SeenTournaments, calendar: LegalCalendar, view: DirectorView, context: PageContext
    ) -> None:
        super().__init__(view)
        self._seen = seen
        self._calendar = calendar
        self._panel = view.calendar
        self._context = context
        self._acting = Acting(context, view.primary, self)
        self._acting.ended.connect(self.changed)
        self._acting.refused.connect(self.refused)
        view.calendar.rows.chosen.connect(self._choose)
        view.calendar.letter.clicked.connect(self._keep_letter)
        view.primary.clicked.connect(self._send)

    @Slot(object)
    def _choose(self, kind: object) -> None:
        if isinstance(kind, NoticeKind):
            self._calendar.notice = kind
            self._panel.say_done("")
            self.changed.emit()

    @Slot()
    def _send(self) -> None:
        calendar, tournament, kind = self._calendar, self._seen.chosen, self._calendar.notice
        if tournament is not None and kind is not None:
            self._acting.run(
                lambda origin: calendar.send(origin, tournament, kind), partial(self._sent, kind)
            )

    def _sent(self, kind: NoticeKind, _given: NoticeGiven) -> None:
        self._context.sounds.play(Sound.DONE)
        self._calendar.notice = None
        words = translate("Director", "Envoi noté : {notice}").format(notice=notice_words(kind))
        self._panel.say_done(words)
        self.changed.emit()

    @Slot()
    def _keep_letter(self) -> None:
        calendar, tournament, kind = self._calendar, self._seen.chosen, self._calendar.notice
        if tournament is None or kind is None:
            return
        origin = self._context.desk.origin()
        self._panel.letter.setEnabled(False)
        work = self._context.operations.read(self, lambda: calendar.keep_letter(origin, tournament, kind))
        work.always(self.changed.emit).success(self._kept).refused(self.refused.emit).run()

    def _kept(self, where: str) -> None:
        words = translate("Director", "Enregistré : {name}").format(name=file_name(where))
        self._panel.say_done(words)
