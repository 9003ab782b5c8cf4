"""The page of papers, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.documents import BarCode
from app.domain.errors import Refused
from app.domain.house.rights import Act, Operator
from app.domain.values.days import local
from app.ports.printing import Job, JobState
from app.services.betting.tickets import TicketPrinted
from app.services.people import Approved
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.prints.paper import paper_image, spoken
from ui.pages.prints.presenter import Found, PrintsPresenter, Question, is_ticket
from ui.pages.prints.rows import paper_title
from ui.pages.prints.view import PrintsView
from ui.pages.prints.words import job_why
from ui.sounds import Sound
from ui.widgets import wrong_code_words
from ui.words import translate

_ASK_AGAIN_MS: Final = 2000
"""Papers change without an act: the spooler tells nobody but the store."""


class PrintsPage(QObject):
    """What came out, what asks for somebody, and any paper once more."""

    key = "prints"
    icon = Icon.PRINTER

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self.presenter = PrintsPresenter(context.desk, context.printing)
        self._shown = False
        self._asking = self._asked_meanwhile = False
        self.view = view = PrintsView()
        view.words_asked.connect(self._set_words)
        view.job_chosen.connect(self._choose)
        view.back_asked.connect(self._back)
        view.leave_approval.clicked.connect(self._back)
        view.approval.changed.connect(self._show_word_buttons)
        view.approval.confirmed.connect(self._primary)
        view.printer_tried.connect(self._try_again)
        view.treat.clicked.connect(self._filter)
        view.all_day.clicked.connect(self._filter)
        view.primary.clicked.connect(self._primary)
        view.second.clicked.connect(self._second)
        view.third.clicked.connect(self._copy)
        self._operations.changed.connect(self._changed)
        self._timer = QTimer(self.view)
        self._timer.setInterval(_ASK_AGAIN_MS)
        self._timer.timeout.connect(self._ask)
        self._timer.start()
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Prints", "Impressions")

    def on_show(self) -> None:
        self._shown = True
        self.presenter.chosen = None
        self.view.show_list()
        self._ask()

    def on_hide(self) -> None:
        self._shown = False

    # -- asking -------------------------------------------------------------------------------

    def _changed(self, _change: Change) -> None:
        self._ask()

    @Slot()
    def _ask(self) -> None:
        """What is printed where, while the page is shown; else only how many papers wait."""
        logged_in = self._context.desk.operator is not None
        if not logged_in or not self.view.window().isVisible():
            return
        self._asked_meanwhile = self._asking
        if self._asking:
            return
        self._asking = True
        if self._shown:
            self._operations.read(self, self.presenter.load).always(self._asked).success(self._found).run()
        else:
            count = self._operations.read(self, self.presenter.count_to_treat)
            count.always(self._asked).success(self._show_badge).run()

    def _asked(self) -> None:
        self._asking = False
        if self._asked_meanwhile:
            self._ask()

    def _found(self, found: Found) -> None:
        before = self.presenter.found, self.presenter.chosen
        self.presenter.show(found)
        self._show_badge(len(self.presenter.to_treat()))
        if (found, self.presenter.chosen) != before:
            self._show_lists()
            if not self.view.shows_approval:
                self._show_asked()

    def _show_badge(self, count: int) -> None:
        self._context.navigator.show_badge(self.key, count)

    # -- choosing and acting ------------------------------------------------------------------

    def _choose(self, number: int) -> None:
        self.view.show_list()
        self.presenter.choose(number)
        self._show()

    def _filter(self) -> None:
        self.presenter.whole_day = self.view.all_day.isChecked()
        self.presenter.show(self.presenter.found)
        self._show()

    def _try_again(self) -> None:
        self._context.printing.wake()
        self.view.say_why(translate("Prints", "L’imprimante est interrogée."), Icon.PRINTER)

    def _primary(self) -> None:
        question = self.presenter.question
        if not self.view.primary.isEnabled() or question is None:
            return
        if self.view.shows_approval:
            self._duplicate_approved()
        elif question in {Question.FAILED, Question.WAITING}:
            self._act(self.presenter.release())
        elif question is Question.UNDER_WAY:
            self._try_again()
        else:
            self._duplicate()

    def _second(self) -> None:
        question = self.presenter.question
        if question in {Question.CAME_OUT, Question.WAITING}:
            self._act(self.presenter.answer_came_out())
        elif question is Question.FAILED:
            self._duplicate()

    def _duplicate(self) -> None:
        if self.presenter.needs_word:
            self._ask_supervisors()
        else:
            self._act(self.presenter.duplicate())

    def _ask_supervisors(self) -> None:
        self._operations.read(self, self.presenter.supervisors).success(self._ask_word).run()

    def _ask_word(self, people: Sequence[Operator]) -> None:
        job = self.presenter.job
        if job is None:
            return
        title = translate("Prints", "Accord d’un responsable")
        second = translate("Prints", "Remplacer {title}, déjà sorti").format(title=paper_title(job))
        self.view.show_approval(title, second, people)
        self._show_word_buttons()

    def _show_word_buttons(self) -> None:
        pane, primary = self.view.approval, self.view.primary
        if not self.view.shows_approval or primary.is_busy:
            return
        primary.setText(translate("Prints", "Faire un duplicata"))
        primary.set_icon(Icon.PRINTER)
        primary.allow()
        if not pane.is_complete:
            primary.forbid(translate("Prints", "Le responsable choisit son nom et tape son code."))

    def _duplicate_approved(self) -> None:
        pane = self.view.approval
        if not pane.is_complete or not pane.chosen:
            return
        self._set_busy(busy=True)
        work = self.presenter.approved_duplicate(pane.chosen, pane.take_code())
        operation = self._operations.act(self, work).always(self._over)
        operation.success(self._word_given).refused(self._refused).run()

    def _word_given(self, answer: tuple[Approved, TicketPrinted | None]) -> None:
        word, printed = answer
        if printed is None:
            self.view.approval.say_why(wrong_code_words(word.tries_left))
            self._show_word_buttons()
        else:
            self._done(printed)

    def _back(self) -> None:
        if self.view.shows_approval and not self.view.primary.is_busy:
            self._show()

    def _copy(self) -> None:
        self._act(self.presenter.copy())

    def _act(self, work: Callable[[], object]) -> None:
        self.view.show_list()
        self._set_busy(busy=True)
        operation = self._operations.act(self, work).always(self._over)
        operation.success(self._done).refused(self._refused).run()

    def _set_busy(self, *, busy: bool) -> None:
        self.view.primary.set_busy(busy)
        for button in (self.view.second, self.view.third):
            button.setEnabled(not busy)

    def _over(self) -> None:
        self.presenter.end()
        self._set_busy(busy=False)

    def _done(self, _answer: object) -> None:
        self._context.printing.wake()
        self.presenter.chosen = None
        self.view.show_no_job()
        self._ask()

    def _refused(self, refusal: Refused) -> None:
        if refusal.details.get("act") is Act.REPLACE_PRINTED_TICKET and not self.view.shows_approval:
            self._ask_supervisors()
            return
        self._show()
        self._context.sounds.play(Sound.BAD_SCAN)
        self.view.say_refusal(refusal)
        self._ask()

    # -- showing ------------------------------------------------------------------------------

    def _show(self) -> None:
        self._show_lists()
        self._show_asked()

    def _show_lists(self) -> None:
        held, view = self.presenter, self.view
        treat = len(held.to_treat())
        view.treat.set_count(str(treat))
        view.all_day.set_count(str(len(held.found.jobs)))
        view.show_printers(held.found.printers)
        view.show_jobs(held.shown(), held.chosen)

    def _show_asked(self) -> None:
        view, job = self.view, self.presenter.job
        if job is None:
            view.show_no_job()
            view.primary.hide()
        else:
            self._show_question(job)

    def _show_question(self, job: Job) -> None:
        view = self.view
        amount = job.document.amount
        second = paper_title(job)
        view.question.say(self._question_words(job), f"{second} · {amount.text()}" if amount else second)
        facts = [(translate("Prints", "Enregistré"), f"{local(job.queued_at):%H:%M:%S}")]
        if job.changed_at != job.queued_at:
            facts.append((self._changed_words(job), f"{local(job.changed_at):%H:%M:%S}"))
        view.show_paper(self._picture(job), spoken(job.document), facts)
        view.notice.say(self._notice_words(job))
        self._show_buttons(job)

    def _show_buttons(self, job: Job) -> None:
        view, question = self.view, self.presenter.question
        if view.primary.is_busy:
            return
        view.primary.show()
        view.primary.allow()
        words, icon = self._primary_words()
        view.primary.setText(words)
        view.primary.set_icon(icon)
        second = {
            Question.CAME_OUT: translate("Prints", "Oui, entier et lisible"),
            Question.WAITING: translate("Prints", "Il est déjà sorti"),
            Question.FAILED: translate("Prints", "Faire un duplicata"),
        }.get(question or Question.AGAIN, "")
        view.second.setText(second)
        view.second.set_icon(Icon.PRINTER if question is Question.FAILED else Icon.CHECK)
        view.second.setVisible(bool(second))
        copies = question is Question.AGAIN and is_ticket(job) and self.presenter.desk.may(Act.COPY_TICKET)
        view.third.setText(translate("Prints", "Copie pour le dossier"))
        view.third.setVisible(copies)

    def _primary_words(self) -> tuple[str, Icon]:
        words = {
            Question.CAME_OUT: (translate("Prints", "Non, faire un duplicata"), Icon.PRINTER),
            Question.FAILED: (translate("Prints", "Imprimer maintenant"), Icon.PRINTER),
            Question.WAITING: (translate("Prints", "Imprimer maintenant"), Icon.PRINTER),
            Question.UNDER_WAY: (translate("Prints", "Réessayer"), Icon.ROTATE_CW),
            Question.AGAIN: (translate("Prints", "Faire un duplicata"), Icon.PRINTER),
        }
        return words[self.presenter.question or Question.AGAIN]

    def _question_words(self, job: Job) -> str:
        ticket = is_ticket(job)
        came_out = translate("Prints", "Le papier est-il sorti ?")
        return {
            Question.CAME_OUT: translate("Prints", "Le ticket est-il sorti ?") if ticket else came_out,
            Question.FAILED: translate("Prints", "Ce papier n’est pas sorti"),
            Question.WAITING: translate("Prints", "Imprimer ce papier ?"),
            Question.UNDER_WAY: translate("Prints", "Ce papier attend"),
            Question.AGAIN: translate("Prints", "Imprimer à nouveau ?"),
        }[self.presenter.question or Question.AGAIN]

    def _changed_words(self, job: Job) -> str:
        return {
            JobState.UNCONFIRMED: translate("Prints", "Envoyé, sans accusé"),
            JobState.PRINTED: translate("Prints", "Imprimé"),
            JobState.SETTLED: translate("Prints", "Remplacé par un duplicata"),
            JobState.FAILED: translate("Prints", "Échec"),
            JobState.WAITING: translate("Prints", "Retenu"),
        }.get(job.state, translate("Prints", "Envoyé"))

    def _notice_words(self, job: Job) -> str:
        why = job_why(job)
        if self.presenter.question is Question.CAME_OUT and is_ticket(job):
            return translate("Prints", "Le duplicata remplace le premier papier, qui ne sera plus payable.")
        if self.presenter.question is Question.AGAIN and is_ticket(job):
            return translate(
                "Prints", "Ce ticket est sorti : le remplacer demande l’accord d’un responsable."
            )
        if self.presenter.question is Question.AGAIN:
            return translate("Prints", "Le nouveau papier portera « DUPLICATA ».")
        return why

    def _picture(self, job: Job) -> QImage:
        """As it came out of the demonstration's printer, or as it would come out."""
        codes = {block.digits for block in job.document.blocks if isinstance(block, BarCode)}
        demo = self._context.demo
        papers = demo.devices.papers() if demo is not None and codes else ()
        for paper in papers:
            if paper.code in codes:
                return QImage.fromData(paper.picture)
        return paper_image(job.document)

    def _set_words(self) -> None:
        view = self.view
        view.heading.say(
            translate("Prints", "Impressions"),
            translate("Prints", "Les ventes sont enregistrées : seul le papier attend."),
        )
        view.treat.setText(translate("Prints", "À traiter et récents"))
        view.all_day.setText(translate("Prints", "Toute la journée"))
        view.nothing.say(
            translate("Prints", "Aucun papier aujourd’hui"),
            translate("Prints", "Tickets, reçus et rapports imprimés ici s’ajouteront à la liste."),
        )
        view.leave_approval.setText(translate("Prints", "Revenir"))
        view.no_job.say(translate("Prints", "Rien à confirmer"), "")
        view.head.set_words(narrow=view.is_narrow)
        self._show()
