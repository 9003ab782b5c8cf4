"""What the sale shows for where it stands; asks nothing and decides nothing."""

from __future__ import annotations

from datetime import date, timedelta

from app.domain.values import business_day
from ui.betting.customer import customer_sale
from ui.betting.echoes import Echoes
from ui.betting.main_action import drawer_words, show_main_action
from ui.betting.moved import show_changed, why_of
from ui.betting.set_aside import show_set_aside
from ui.betting.states import Step
from ui.betting.words import formula_name, sport_word, weekday_word
from ui.customer import CustomerScreen
from ui.desk import Desk
from ui.icons import Icon
from ui.pages.sale.filters import Choice
from ui.pages.sale.presenter import SalePresenter
from ui.pages.sale.view import SaleView
from ui.words import translate


class SaleScreen:
    """Brings `view` in step with `presenter`."""

    def __init__(
        self, view: SaleView, presenter: SalePresenter, desk: Desk, customer: CustomerScreen
    ) -> None:
        self._view, self._desk, self._customer = view, desk, customer
        self._presenter = presenter
        self.echoes = Echoes(view.bulletin.entry.echo, view)
        self.searching = False

    def show_all(self) -> None:
        self.show_offer()
        self.show_sale()

    def show_offer(self, *, from_top: bool = False) -> None:
        """The list and what leads to it."""
        bulletin, presenter = self._view.bulletin, self._presenter
        rows = presenter.offer.rows()
        bulletin.offer.show_rows(rows, self._desk.house.clock.now(), from_top=from_top)
        bulletin.offer.show_chosen(presenter.chosen)
        bulletin.show_event(presenter.offer.sides_of_event())
        if bulletin.shows_grid:
            self.show_grid()
        self.show_filters()
        self._show_nothing(empty=not rows)
        loaded = presenter.offer.loaded
        if loaded is not None:
            bulletin.show_day(loaded.gauge)
            bulletin.show_fresh(loaded.at)

    def show_grid(self) -> None:
        """The answers of the number that is marked on the grid."""
        grid, presenter = self._view.bulletin.grid, self._presenter
        rows = presenter.offer.rows_of(grid.number) if grid.number is not None else ()
        grid.show_rows(rows, self._desk.house.clock.now(), presenter.chosen)

    def show_filters(self) -> None:
        """Sports and days, with how many events each has."""
        presenter, bulletin = self._presenter, self._view.bulletin
        narrow = self._view.is_narrow
        sports, days = presenter.offer.sports(), presenter.offer.days()
        everything = Choice("", translate("Sale", "Tout"), sum(sports.values()))
        bulletin.filters.show_choices(
            [everything, *(Choice(sport, sport_word(sport), count) for sport, count in sports.items())],
            "" if presenter.offer.search else presenter.offer.sport,
            narrow=narrow,
        )
        today = business_day(self._desk.house.clock.now())
        every_day = Choice("", self._day_words(None, today), sum(days.values()))
        offered = [Choice(day.isoformat(), self._day_words(day, today), count) for day, count in days.items()]
        chosen = presenter.offer.day.isoformat() if presenter.offer.day else ""
        bulletin.days.show_choices([every_day, *offered], chosen, narrow=narrow)
        bulletin.day.setText(self._day_words(presenter.offer.day, today))

    @staticmethod
    def _day_words(day: date | None, today: date) -> str:
        if day is None:
            return translate("Sale", "Tous les jours")
        if day == today:
            return translate("Sale", "Aujourd’hui")
        if day == today + timedelta(days=1):
            return translate("Sale", "Demain")
        return f"{weekday_word(day)} {day.day}"

    def _show_nothing(self, *, empty: bool) -> None:
        if not empty or self._presenter.offer.loaded is None:
            self._view.bulletin.show_nothing("", "")
        elif self._presenter.offer.search:
            self._view.bulletin.show_nothing(
                translate("Sale", "Aucun pari ne correspond."),
                translate("Sale", "Cherchez un numéro, une équipe ou une compétition."),
            )
        else:
            self._view.bulletin.show_nothing(
                translate("Sale", "Aucun pari à l’offre."),
                translate("Sale", "Les paris apparaissent ici dès que le trader les publie."),
            )

    def show_sale(self) -> None:
        """The step, the bulletin, the totals and the main action."""
        view, presenter = self._view, self._presenter
        view.show_step(presenter.step)
        editing = presenter.step in (Step.BULLETIN, Step.CHANGED)
        view.slip.show_slip(presenter.slip, presenter.answer, editing=editing)
        show_set_aside(presenter, view.slip, self._desk.operator)
        quoted = presenter.answer.quoted
        view.slip.show_quote(presenter.slip, quoted.play if quoted else None, why_of(presenter))
        view.slip.age.setVisible(view.slip.age.isVisibleTo(view) and presenter.step is not Step.SOLD)
        view.bulletin.offer.show_chosen(presenter.chosen)
        view.bulletin.show_trouble(drawer_words(presenter))
        if presenter.step is Step.CHANGED:
            show_changed(view, presenter)
        self.show_primary()

    # -- the main action -----------------------------------------------------------------------

    def show_primary(self) -> None:
        """Its word, and why it can't be touched where it can't."""
        show_main_action(self._view.primary, self._presenter, self.why_not_yet())
        slip = self._presenter.slip
        stake = f"{slip.combinations} × {slip.stake.text()}" if slip.stake else "–"
        facts = (
            (translate("Sale", "Formule"), formula_name(slip.formula)),
            (translate("Sale", "Mise"), stake),
        )
        self._customer.show(customer_sale(self._presenter, facts))

    def why_not_yet(self) -> str:
        """What the bulletin still lacks, or an answer to the question of age."""
        presenter = self._presenter
        if self._view.slip.asks_age:
            return translate("Sale", "Répondez d’abord à la question de l’âge.")
        if not presenter.slip.picks:
            return translate("Sale", "Ajoutez d’abord un pronostic.")
        if presenter.slip.stake is None:
            return translate("Sale", "Choisissez la mise de base.")
        if presenter.answer.refusal is not None:
            return translate("Sale", "Corrigez d’abord le bulletin.")
        return ""

    # -- quick entry ---------------------------------------------------------------------------

    def say_search(self, *, searching: bool) -> None:
        """Turn the entry into a search, or back."""
        self.searching = searching
        bulletin = self._view.bulletin
        bulletin.entry.set_text("")
        self.echoes.clear()
        bulletin.search.set_icon(Icon.X if searching else Icon.SEARCH)
        self.say_entry_label()

    def say_entry_label(self) -> None:
        label = translate("Sale", "Recherche") if self.searching else translate("Sale", "Saisie rapide")
        keyboard = translate("Sale", "Montrer ou ranger le clavier")
        self._view.bulletin.entry.say_label(label, keyboard)
