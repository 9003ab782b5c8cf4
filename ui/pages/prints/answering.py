"""Answering for a paper, wired: it came out, it is printed after all, it is replaced or copied."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from app.domain.errors import Refused
from app.domain.house.rights import Act, Operator
from app.services.betting.tickets import TicketPrinted
from app.services.people import Approved
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.prints.presenter import PrintsPresenter, Question
from ui.pages.prints.rows import paper_title
from ui.pages.prints.showing import PrintsShowing
from ui.pages.prints.view import PrintsView
from ui.sounds import Sound
from ui.widgets import wrong_code_words
from ui.words import translate


class Answering(QObject):
    """One touch answers; a ticket that came out is replaced with a supervisor's word alone (B4)."""

    answered = Signal()
    """An act came to its end: the papers are to be asked for again."""

    def __init__(
        self, context: PageContext, presenter: PrintsPresenter, view: PrintsView, showing: PrintsShowing
    ) -> None:
        super().__init__(view)
        self._context = context
        self._operations = context.operations
        self._presenter, self._view, self._showing = presenter, view, showing
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.second.clicked.connect(self._second)
        view.third.clicked.connect(self._copy)
        view.printer_tried.connect(self._try_again)
        view.approval.changed.connect(showing.show_word_buttons)
        view.approval.confirmed.connect(self._primary)
        view.escaped.connect(self._back)
        view.leave_approval.clicked.connect(self._back)

    def _try_again(self) -> None:
        self._context.printing.wake()
        self._view.say_why(translate("Prints", "L’imprimante est interrogée."), Icon.PRINTER)

    def _primary(self) -> None:
        question = self._presenter.question
        if not self._view.primary.isEnabled() or question is None:
            return
        if self._view.shows_approval:
            self._duplicate_approved()
        elif question in {Question.FAILED, Question.WAITING}:
            self._act(self._presenter.release())
        elif question is Question.UNDER_WAY:
            self._try_again()
        else:
            self._duplicate()

    def _second(self) -> None:
        question = self._presenter.question
        if question in {Question.CAME_OUT, Question.WAITING}:
            self._act(self._presenter.answer_came_out())
        elif question is Question.FAILED:
            self._duplicate()

    def _duplicate(self) -> None:
        if self._presenter.needs_word:
            self._ask_supervisors()
        else:
            self._act(self._presenter.duplicate())

    def _ask_supervisors(self) -> None:
        self._operations.read(self, self._presenter.supervisors).success(self._ask_word).run()

    def _ask_word(self, people: Sequence[Operator]) -> None:
        job = self._presenter.job
        if job is None:
            return
        title = translate("Prints", "Accord d’un responsable")
        second = translate("Prints", "Remplacer {title}, déjà sorti").format(title=paper_title(job))
        self._view.show_approval(title, second, people)
        self._showing.show_word_buttons()

    def _duplicate_approved(self) -> None:
        pane = self._view.approval
        if not pane.is_complete or not pane.chosen:
            return
        self._set_busy(busy=True)
        work = self._presenter.approved_duplicate(pane.chosen, pane.take_code())
        operation = self._operations.act(self, work).always(self._over)
        operation.success(self._word_given).refused(self._refused).run()

    def _word_given(self, answer: tuple[Approved, TicketPrinted | None]) -> None:
        word, printed = answer
        if printed is None:
            self._view.approval.say_why(wrong_code_words(word.tries_left))
            self._showing.show_word_buttons()
        else:
            self._done(printed)

    def _back(self) -> None:
        if self._view.shows_approval and not self._view.primary.is_busy:
            self._showing.show()

    def _copy(self) -> None:
        self._act(self._presenter.copy())

    def _act(self, work: Callable[[], object]) -> None:
        self._view.show_list()
        self._set_busy(busy=True)
        operation = self._operations.act(self, work).always(self._over)
        operation.success(self._done).refused(self._refused).run()

    def _set_busy(self, *, busy: bool) -> None:
        self._view.primary.set_busy(busy)
        for button in (self._view.second, self._view.third):
            button.allow()
            if busy:
                button.forbid(translate("Prints", "L’ordre précédent est encore en cours."))

    def _over(self) -> None:
        self._presenter.end()
        self._set_busy(busy=False)

    def _done(self, _answer: object) -> None:
        self._context.printing.wake()
        self._presenter.chosen = None
        self._view.show_no_job()
        self.answered.emit()

    def _refused(self, refusal: Refused) -> None:
        if refusal.details.get("act") is Act.REPLACE_PRINTED_TICKET and not self._view.shows_approval:
            self._ask_supervisors()
            return
        self._showing.show()
        self._context.sounds.play(Sound.BAD_SCAN)
        self._view.say_refusal(refusal)
        self.answered.emit()
