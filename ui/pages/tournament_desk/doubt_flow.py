"""The way of a supervisor's decision on a desk page: asked, compared, confirmed by his code."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.poker.persons import Person
from app.services.people import Approved
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.tournament_desk.decision import DecisionView
from ui.pages.tournament_desk.doubts import Decided, Doubt, ask_approval, ask_doubt
from ui.pages.tournament_desk.phrases import clock_time
from ui.shell import WorkPage
from ui.sounds import Sound
from ui.widgets import ApprovalPanel, wrong_code_words
from ui.words import translate


class DoubtFlow(QObject):
    """`opened`: show decision and approval. `decided`: a `Decided`, do the act again with it.

    `refused`: the supervisor can't decide (locked). While `doubt` is not None the page's main action is
    `confirm`.
    """

    opened = Signal()
    decided = Signal(object)
    refused = Signal(object)

    def __init__(
        self, context: PageContext, page: WorkPage, decision: DecisionView, approval: ApprovalPanel
    ) -> None:
        super().__init__(page)
        self._context, self._page = context, page
        self._decision, self._approval = decision, approval
        self._so_far = Decided()
        self.doubt: Doubt | None = None
        approval.confirmed.connect(self.confirm)
        decision.changed.connect(self.show_primary)
        approval.changed.connect(self.show_primary)

    def open(self, act: Act, person: Person, subject: str, so_far: Decided) -> None:
        """Ask for what is to be compared, then show it."""
        self._so_far = so_far
        operation = self._context.operations.read(
            self, lambda: ask_doubt(self._context.desk, act, person, subject)
        )
        operation.success(self._show).run()

    def close(self) -> None:
        """Nothing is in doubt any more."""
        self.doubt = None

    def confirm(self) -> None:
        """The supervisor's answer, with his code."""
        doubt, supervisor = self.doubt, self._approval.supervisor
        if doubt is None or supervisor is None or not self._page.primary.isEnabled():
            return
        pin, reason = self._approval.take_code(), self._decision.reason.text().strip()
        admitted, desk = self._decision.admitted, self._context.desk
        self._page.primary.set_busy(True)
        operation = self._context.operations.act(
            self, lambda: (ask_approval(desk, doubt, supervisor.id, pin, reason), admitted)
        )
        operation.always(self._not_busy).success(self._answered).refused(self._not_heard).run()

    def show_primary(self) -> None:
        """The main action, and why it can't be touched yet."""
        primary = self._page.primary
        if self.doubt is None or primary.is_busy:
            return
        primary.setText(translate("TournamentDesk", "Valider la décision"))
        primary.set_icon(Icon.SHIELD_CHECK)
        primary.allow()
        if self._approval.supervisor is None:
            primary.forbid(translate("TournamentDesk", "Personne d’autre ne peut décider ici."))
        elif not self._decision.is_decided:
            primary.forbid(translate("TournamentDesk", "Le superviseur touche d’abord sa réponse."))
        elif not self._decision.reason.text().strip():
            primary.forbid(translate("TournamentDesk", "Le superviseur écrit le motif de sa décision."))
        elif not self._approval.is_complete:
            primary.forbid(translate("TournamentDesk", "Le superviseur tape son code."))

    def retranslate(self) -> None:
        """The doubt in the language of the moment; an answer already touched stays."""
        if self.doubt is not None:
            self._decision.say(self.doubt.act)
            self._approval.heading.say(*self._asked_words(self.doubt))

    def _show(self, doubt: Doubt) -> None:
        self.doubt = doubt
        self._decision.ask(doubt.act, doubt.person, doubt.records)
        self._approval.ask(*self._asked_words(doubt), doubt.supervisors)
        self.opened.emit()
        self.show_primary()

    def _asked_words(self, doubt: Doubt) -> tuple[str, str]:
        operator = self._context.desk.operator
        asked = translate("TournamentDesk", "Demandée par {name} à {time}").format(
            name=operator.name if operator else "", time=clock_time(doubt.asked_at)
        )
        return translate("TournamentDesk", "Décision d’un superviseur"), asked

    def _not_busy(self) -> None:
        self._page.primary.set_busy(False)
        self.show_primary()

    def _answered(self, answer: tuple[Approved, bool]) -> None:
        approved, admitted = answer
        doubt = self.doubt
        if doubt is None:
            return
        if approved.approval is None:
            self._context.sounds.play(Sound.BAD_SCAN)
            self._approval.say_why(wrong_code_words(approved.tries_left))
            return
        self.doubt = None
        self.decided.emit(self._so_far.also(doubt.act, approved.approval, admitted=admitted))

    def _not_heard(self, refusal: Refused) -> None:
        self.doubt = None
        self.refused.emit(refusal)
