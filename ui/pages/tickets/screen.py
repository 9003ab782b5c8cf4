"""What the page of the day's tickets shows for where it stands; asks nothing and decides nothing."""

from __future__ import annotations

from app.domain.values.days import local
from app.services.betting.tickets import TicketLine
from ui.betting.cancelling import no_longer_words
from ui.betting.questions import pick_words
from ui.betting.words import day_word, formula_name
from ui.icons import Icon
from ui.pages.tickets.presenter import Step, TicketsPresenter
from ui.pages.tickets.ticket_list import TicketRow
from ui.pages.tickets.view import TicketsView
from ui.pages.tickets.words import replacing_reasons, replacing_words, status_words
from ui.widgets import Verdict
from ui.words import translate


class TicketsScreen:
    """Brings `view` in step with `presenter`."""

    def __init__(self, view: TicketsView, presenter: TicketsPresenter) -> None:
        self._view = view
        self._presenter = presenter

    def show_all(self) -> None:
        self.show_list()
        self.show_step()

    def say_again(self) -> None:
        """In another language, what was asked of a supervisor as well."""
        self.show_all()
        presenter, approval = self._presenter, self._view.approval
        if presenter.step is Step.APPROVING:
            words = replacing_words(presenter.sequence_of_chosen(), presenter.total_of_chosen())
            approval.heading.say(*words)
            approval.ready.offer(replacing_reasons())

    def show_list(self) -> None:
        presenter, view = self._presenter, self._view
        lines = presenter.listed.lines()
        chosen = presenter.identification if presenter.chosen is not None else ""
        view.list.show_rows([self._row(line) for line in lines], chosen)
        if lines:
            view.show_nothing("", "")
        elif presenter.listed.search:
            view.show_nothing(
                translate("Tickets", "Aucun ticket du jour ne porte ce numéro."),
                translate("Tickets", "Tapez-le en entier, ou lisez son code à barres."),
            )
        else:
            view.show_nothing(
                translate("Tickets", "Aucun ticket aujourd’hui."),
                translate("Tickets", "Les tickets vendus apparaissent ici aussitôt."),
            )
        words = translate("Tickets", "%n ticket(s)", None, len(presenter.listed.loaded.lines))
        cancelled = _cancelled_words(presenter.listed.cancelled)
        view.count.setText(f"{words}{cancelled} · {presenter.listed.total.text()}")

    def _row(self, line: TicketLine) -> TicketRow:
        registered = line.registered
        play = registered.play
        return TicketRow(
            identification=registered.identification,
            time=f"{local(play.registered_at):%H:%M}",
            number=str(registered.sequence),
            formula=_played_on(line),
            picks=" · ".join(f"{pick.number} {pick_words(pick.pick)}" for pick in play.picks),
            amount=play.total.text(),
            state=status_words(self._presenter.listed.status(line)),
        )

    def show_step(self) -> None:
        presenter, view = self._presenter, self._view
        view.show_step(presenter.step, chosen=presenter.chosen is not None)
        if presenter.chosen is not None:
            view.paper.show_ticket(presenter.chosen, presenter.status_of_chosen())
            view.control.ask(presenter.chosen.registered.sequence, presenter.control)
        self._show_echo()
        self._show_band()
        self.show_primary()

    def _show_echo(self) -> None:
        """What was printed for this ticket just now."""
        printed = self._presenter.printed
        self._view.echo.setVisible(printed is not None)
        if printed is not None:
            copied = self._presenter.copied
            words = translate("Tickets", "Copie {number} à l’impression.")
            if not copied:
                words = translate("Tickets", "Duplicata {number} à l’impression.")
            self._view.echo.say(words.format(number=printed.copy), "good", Icon.PRINTER)

    def _show_band(self) -> None:
        cancelled = self._presenter.cancelled
        if cancelled is None:
            return
        self._view.band.show_verdict(
            Verdict(
                translate("Tickets", "Ticket annulé"),
                translate("Tickets", "Rendez cette somme au client. Le reçu s’imprime."),
                Icon.UNDO,
                "good",
                cancelled.refund.text(),
            )
        )

    # -- the main action -----------------------------------------------------------------------

    def show_primary(self) -> None:
        presenter = self._presenter
        if presenter.step is Step.CANCELLING:
            why = (
                "" if presenter.may_cancel else translate("Tickets", "Il faut les dix chiffres du contrôle.")
            )
            total = presenter.total_of_chosen().text()
            self._say_primary(translate("Tickets", "Rendre {amount}").format(amount=total), Icon.UNDO, why)
        elif presenter.step is Step.REPLACING:
            self._say_primary(translate("Tickets", "Imprimer le duplicata"), Icon.PRINTER)
        elif presenter.step is Step.APPROVING:
            ready = self._view.approval.is_complete and bool(self._view.approval.chosen)
            why = "" if ready else translate("Tickets", "Il faut un motif et un code.")
            self._say_primary(translate("Tickets", "Imprimer le duplicata"), Icon.PRINTER, why)
        elif presenter.step is Step.CANCELLED:
            self._say_primary(translate("Tickets", "Terminer"), Icon.CHECK)
        else:
            self._offer_cancelling()

    def _offer_cancelling(self) -> None:
        words, why = translate("Tickets", "Annuler ce ticket"), ""
        refusal = self._presenter.why_not_cancelled
        if self._presenter.chosen is None:
            why = translate("Tickets", "Choisissez d’abord un ticket.")
        elif refusal is not None:
            why = no_longer_words(refusal)
        self._say_primary(words, Icon.UNDO, why)

    def _say_primary(self, words: str, icon: Icon, why_not: str = "") -> None:
        primary = self._view.primary
        primary.setText(words)
        primary.set_icon(icon)
        if primary.is_busy:
            return
        primary.allow_unless(why_not)


def _played_on(line: TicketLine) -> str:
    """`Samedi 2` for a ticket of the *Match du Jour*, else its formula."""
    if line.match is not None:
        return f"{day_word(line.match.day)} {line.match.number}"
    return formula_name(line.registered.play.formula)


def _cancelled_words(count: int) -> str:
    """How many of the day's tickets were cancelled; nothing where none was."""
    if not count:
        return ""
    words = translate("Tickets", ", dont {count} annulés")
    return (translate("Tickets", ", dont 1 annulé") if count == 1 else words).format(count=count)
