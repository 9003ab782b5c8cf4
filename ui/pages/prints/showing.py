"""What the page of papers shows: the printers, the list, what is asked about the chosen paper."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QImage

from app.domain.house.rights import Act
from app.domain.values.days import local
from app.ports.printing import Job
from ui.icons import Icon
from ui.pages.prints.asked_words import (
    changed_words,
    notice_words,
    primary_words,
    question_words,
    second_words,
)
from ui.pages.prints.presenter import PrintsPresenter, Question, is_ticket
from ui.pages.prints.rows import paper_title
from ui.pages.prints.view import PrintsView
from ui.words import translate


class PrintsShowing:
    """Brings the view in step with the presenter; decides nothing. `draw` has a picture come in its time."""

    def __init__(self, presenter: PrintsPresenter, view: PrintsView, draw: Callable[[Job], None]) -> None:
        self._presenter, self._view, self._draw = presenter, view, draw
        self._drawn: int | None = None

    def show(self) -> None:
        self.show_lists()
        self.show_asked()

    def show_lists(self) -> None:
        """The printers, and as many papers as each filter lists."""
        held, view = self._presenter, self._view
        view.treat.set_count(str(len(held.to_treat_and_recent())))
        view.all_day.set_count(str(len(held.found.jobs)))
        view.show_printers(held.found.printers)
        view.show_jobs(held.shown(), held.chosen)

    def show_asked(self) -> None:
        """The chosen paper, and what there is to be asked about it."""
        view, job, question = self._view, self._presenter.job, self._presenter.question
        if job is None or question is None:
            view.show_no_job()
            view.primary.hide()
            return
        amount = job.document.amount
        second = paper_title(job)
        words = question_words(question, ticket=is_ticket(job))
        view.question.say(words, f"{second} · {amount.text()}" if amount else second)
        facts = [(translate("Prints", "Enregistré"), f"{local(job.queued_at):%H:%M:%S}")]
        if job.changed_at != job.queued_at:
            facts.append((changed_words(job.state), f"{local(job.changed_at):%H:%M:%S}"))
        self._show_paper(job)
        view.show_facts(facts)
        view.notice.say(notice_words(question, job))
        self._show_buttons(job, question)

    def _show_buttons(self, job: Job, question: Question) -> None:
        view = self._view
        if view.primary.is_busy:
            return
        view.primary.show()
        view.primary.allow()
        words, icon = primary_words(question)
        view.primary.setText(words)
        view.primary.set_icon(icon)
        second = second_words(question)
        view.second.setText(second)
        view.second.set_icon(Icon.PRINTER if question is Question.FAILED else Icon.CHECK)
        view.second.setVisible(bool(second))
        copies = question is Question.AGAIN and is_ticket(job) and self._presenter.desk.may(Act.COPY_TICKET)
        view.third.setText(translate("Prints", "Copie pour le dossier"))
        view.third.setVisible(copies)

    def show_word_buttons(self) -> None:
        """While a supervisor's word is asked for, the main action waits for it."""
        pane, primary = self._view.approval, self._view.primary
        if not self._view.shows_approval or primary.is_busy:
            return
        primary.setText(translate("Prints", "Faire un duplicata"))
        primary.set_icon(Icon.PRINTER)
        primary.allow()
        if not pane.is_complete:
            primary.forbid(translate("Prints", "Le responsable choisit son nom et tape son code."))

    def _show_paper(self, job: Job) -> None:
        if self._drawn == job.number:
            self._view.paper.setAccessibleName(_spoken(job))
            return
        self._drawn = job.number
        self._view.paper.show_paper(QImage(), _spoken(job))
        self._draw(job)

    def show_picture(self, job: Job, picture: bytes) -> None:
        """The paper as its printer would print it, unless another was chosen meanwhile."""
        if self._drawn == job.number:
            self._view.paper.show_paper(QImage.fromData(picture), _spoken(job))

    def set_words(self) -> None:
        """All words, on a switch of the language as well."""
        view = self._view
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
        self.show()


def _spoken(job: Job) -> str:
    """What the picture is called for who can't see it."""
    return translate("Prints", "Papier : {title}").format(title=job.document.title)
