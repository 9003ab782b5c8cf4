"""What the *Match du Jour* shows for where it stands; asks nothing and decides nothing."""

from __future__ import annotations

from ui.betting.customer import customer_sale
from ui.betting.main_action import drawer_words, show_main_action
from ui.betting.moved import show_changed, why_of
from ui.betting.set_aside import show_set_aside
from ui.betting.states import Step
from ui.customer import CustomerScreen
from ui.desk import Desk
from ui.pages.match_of_day.presenter import MatchOfDayPresenter
from ui.pages.match_of_day.view import MatchOfDayView
from ui.words import translate


class MatchOfDayScreen:
    """Brings `view` in step with `presenter`."""

    def __init__(
        self, view: MatchOfDayView, presenter: MatchOfDayPresenter, desk: Desk, customer: CustomerScreen
    ) -> None:
        self._view, self._desk, self._customer = view, desk, customer
        self._presenter = presenter

    def show_all(self) -> None:
        self.show_offer()
        self.show_sale()

    def show_offer(self) -> None:
        """The numbers and the answers."""
        bulletin, presenter = self._view.bulletin, self._presenter
        bulletin.matches.show_days(presenter.days, presenter.day)
        bulletin.matches.show_matches(presenter.matches, presenter.match)
        bulletin.answers.show_bets(presenter.bets(), presenter.chosen)
        empty = presenter.loaded is not None and not presenter.matches
        if not bulletin.keyboard.isVisibleTo(bulletin):
            bulletin.show_empty(empty=empty)

    def show_sale(self) -> None:
        """The step, the bulletin, the totals and the main action."""
        view, presenter = self._view, self._presenter
        view.show_step(presenter.step)
        editing = presenter.step is Step.BULLETIN
        if presenter.step is Step.SOLD:
            view.slip.close_age()
        view.slip.show_slip(presenter.slip, presenter.line, presenter.answer, editing=editing)
        show_set_aside(presenter, view.slip, self._desk.operator)
        total = presenter.slip.total if presenter.slip.is_ready else None
        quoted = presenter.answer.quoted
        view.slip.show_quote(total, quoted.play if quoted else None, why_of(presenter))
        view.bulletin.answers.show_bets(presenter.bets(), presenter.chosen)
        view.bulletin.show_trouble(drawer_words(presenter))
        if presenter.step is Step.CHANGED:
            show_changed(view, presenter)
        self.show_primary()

    def show_primary(self) -> None:
        """The main action's word, and why it can't be touched where it can't."""
        show_main_action(self._view.primary, self._presenter, self.why_not_yet())
        self._customer.show(customer_sale(self._presenter))

    def why_not_yet(self) -> str:
        """What the bulletin still lacks, or an answer to the question of age."""
        presenter = self._presenter
        if self._view.slip.asks_age:
            return translate("Sale", "Répondez d’abord à la question de l’âge.")
        if not presenter.slip.lines:
            return translate("Sale", "Ajoutez d’abord un pronostic.")
        if not presenter.slip.is_ready:
            return translate("MatchOfDay", "Choisissez la mise de chaque pari.")
        if presenter.answer.refusal is not None:
            return translate("Sale", "Corrigez d’abord le bulletin.")
        return ""
