"""Who has paid gives his place back before the start: a word, then all his money (POKER P3)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from app.domain.errors import Code, Refused
from app.domain.values.days import local
from app.services.people import Approved
from app.services.poker.money import WithdrawnPaid
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.waiting.presenter import WaitingPresenter
from ui.pages.waiting.view import WaitingView
from ui.pages.waiting.words import paid_back_words
from ui.widgets import wrong_code_words
from ui.words import translate


class PayingBack(QObject):
    """Asks for the tournament director's code where whoever is logged in does not decide himself."""

    changed = Signal()
    """The word is asked for, or no more."""
    paid_back = Signal(str)
    """What came of it, in words; the drawer is open."""
    refused = Signal(object)

    def __init__(self, context: PageContext, presenter: WaitingPresenter, view: WaitingView) -> None:
        super().__init__(view)
        self._context = context
        self._presenter = presenter
        self._view = view
        self.is_asking = False
        view.leave.clicked.connect(self.leave)
        view.approval.changed.connect(self.show_primary)
        view.approval.confirmed.connect(view.primary.click)

    @Slot()
    def leave(self) -> None:
        """The code is forgotten."""
        self._view.approval.take_code()
        self.is_asking = False
        self.changed.emit()

    def shows(self) -> bool:
        """Puts the word that is asked for into the panel, if it is; who is gone is asked about no more."""
        self.is_asking = self.is_asking and self._presenter.paid is not None
        self._view.leave.setText(translate("Waiting", "Revenir"))
        self._view.leave.setVisible(self.is_asking)
        if self.is_asking:
            self._view.approval.heading.say(*_asking_words())
            self._view.show_approval()
        return self.is_asking

    @Slot()
    def show_primary(self) -> None:
        """Only while somebody who has paid is in hand."""
        primary, paid = self._view.primary, self._presenter.paid
        if paid is None:
            return
        words = translate("Waiting", "Rembourser {amount}").format(amount=paid.amount.text())
        primary.setText(words)
        primary.set_icon(Icon.BANKNOTE)
        if primary.is_busy:
            return
        if not self._presenter.may_pay_back:
            primary.forbid(translate("Waiting", "Un caissier rembourse, à sa caisse."))
        elif self.is_asking and not self._view.approval.is_complete:
            primary.forbid(translate("Waiting", "Le directeur du tournoi tape son code."))
        else:
            primary.allow()

    def press(self) -> None:
        """The main action: ask, or pay."""
        paid, presenter = self._presenter.paid, self._presenter
        if paid is None:
            return
        if not self.is_asking:
            self._ask()
            return
        player, approval = paid.player, self._view.approval
        if presenter.needs_word:
            supervisor, pin = approval.chosen, approval.take_code()
            self._pay(lambda: presenter.pay_back_approved(player, supervisor, pin))
        else:
            origin = self._context.desk.origin()
            self._pay(lambda: presenter.pay_back(origin, player))

    def _ask(self) -> None:
        presenter = self._presenter
        self.is_asking = True
        people = presenter.supervisors() if presenter.needs_word else ()
        self._view.approval.ask(*_asking_words(), people, alone=not presenter.needs_word)
        self.changed.emit()
        self._view.approval.focus_first()

    def _pay(self, work: Callable[[], Approved | WithdrawnPaid]) -> None:
        self._view.primary.set_busy(True)
        act = self._context.operations.act(self, work)
        act.always(self._not_busy).success(self._paid).refused(self._refused).run()

    def _paid(self, answer: Approved | WithdrawnPaid) -> None:
        if isinstance(answer, Approved):
            self._view.approval.say_why(wrong_code_words(answer.tries_left))
            return
        self.leave()
        self._context.printing.kick_drawer()
        following = self._presenter.name_of(answer.offered_to) if answer.offered_to else ""
        self.paid_back.emit(paid_back_words(answer.amount, following))

    def _not_busy(self) -> None:
        self._view.primary.set_busy(False)
        self.show_primary()

    def _refused(self, refusal: Refused) -> None:
        if refusal.code is Code.PIN_LOCKED and self.is_asking:
            until = f"{local(refusal.details['until']):%H:%M}"  # type: ignore[arg-type]
            words = translate("Waiting", "Trois codes faux : accès bloqué jusqu’à {time}.")
            self._view.approval.say_why(words.format(time=until))
            return
        self.leave()
        self.refused.emit(refusal)


def _asking_words() -> tuple[str, str]:
    title = translate("Waiting", "Rendre l’argent")
    return title, translate("Waiting", "Sa place passe au suivant de la liste")
