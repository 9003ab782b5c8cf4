"""What the sale shows for where it stands; asks nothing and decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta

from app.domain.values import business_day
from ui.betting.customer import customer_sale
from ui.betting.echoes import Entered, say_echo, say_next
from ui.betting.main_action import drawer_closed_words, show_main_action
from ui.betting.set_aside import show_set_aside
from ui.betting.states import Step
from ui.betting.words import formula_name, sport_word, weekday_word
from ui.customer import CustomerScreen
from ui.errors.said import Said
from ui.icons import Icon
from ui.pages.sale.filters import Choice
from ui.pages.sale.presenter import SalePresenter
from ui.pages.sale.view import SaleView
from ui.words import translate
from ui.words_of_errors import said_of_refusal


class SaleScreen:
    """Brings `view` in step with `presenter`."""

    def __init__(
        self,
        view: SaleView,
        presenter: SalePresenter,
        now: Callable[[], datetime],
        customer: CustomerScreen,
    ) -> None:
        self._view, self._customer = view, customer
        self._presenter = presenter
        self._now = now
        self.searching = False

    def show_all(self) -> None:
        self.show_offer()
        self.show_sale()

    def show_offer(self, *, from_top: bool = False) -> None:
        """The list and what leads to it."""
        bulletin, presenter = self._view.bulletin, self._presenter
        rows = presenter.rows()
        bulletin.offer.show_rows(rows, self._now(), from_top=from_top)
        bulletin.offer.show_chosen(presenter.chosen)
        bulletin.show_event(presenter.sides_of_event())
        self.show_filters()
        self._show_nothing(empty=not rows)
        loaded = presenter.loaded
        if loaded is not None:
            bulletin.show_day(loaded.gauge)
            bulletin.show_fresh(loaded.at)

    def show_filters(self) -> None:
        """Sports and days, with how many events each has."""
        presenter, bulletin = self._presenter, self._view.bulletin
        narrow = self._view.is_narrow
        sports, days = presenter.sports(), presenter.days()
        everything = Choice("", translate("Sale", "Tout"), sum(sports.values()))
        bulletin.filters.show_choices(
            [everything, *(Choice(sport, sport_word(sport), count) for sport, count in sports.items())],
            "" if presenter.search else presenter.sport,
            narrow=narrow,
        )
        today = business_day(self._now())
        every_day = Choice("", self._day_words(None, today), sum(days.values()))
        offered = [Choice(day.isoformat(), self._day_words(day, today), count) for day, count in days.items()]
        chosen = presenter.day.isoformat() if presenter.day else ""
        bulletin.days.show_choices([every_day, *offered], chosen, narrow=narrow)
        bulletin.day.setText(self._day_words(presenter.day, today))

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
        if not empty or self._presenter.loaded is None:
            self._view.bulletin.show_nothing("", "")
        elif self._presenter.search:
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
        view.slip.show_slip(presenter.slip, presenter.changed, editing=editing)
        show_set_aside(presenter, view.slip.park, view.slip.nothing)
        quoted = presenter.quoted
        view.slip.show_quote(presenter.slip, quoted.play if quoted else None, self._why())
        view.slip.age.setVisible(view.slip.age.isVisibleTo(view) and presenter.step is not Step.SOLD)
        view.bulletin.offer.show_chosen(presenter.chosen)
        view.bulletin.show_trouble("" if presenter.drawer_open else drawer_closed_words())
        if presenter.step is Step.CHANGED:
            self._show_changed()
        self.show_primary()

    def _why(self) -> Said | None:
        """The line over the totals: a refusal that will come, or odds that moved."""
        presenter = self._presenter
        if presenter.step is not Step.BULLETIN:
            return None
        if presenter.refusal is not None:
            return said_of_refusal(presenter.refusal)
        if presenter.changed:
            moved = len(presenter.changed)
            return Said(translate("Sale", "%n cote(s) à annoncer de nouveau.", None, moved))
        return None

    def _show_changed(self) -> None:
        view, presenter = self._view, self._presenter
        before, quoted = presenter.announced, presenter.quoted
        view.changed.show_changed(
            presenter.slip,
            presenter.changed,
            before.play if before else None,
            quoted.play if quoted else None,
        )
        view.remove_changed.setText(translate("Sale", "Retirer %n pari(s)", None, len(presenter.changed)))

    # -- the main action -----------------------------------------------------------------------

    def show_primary(self) -> None:
        """Its word, and why it can't be touched where it can't."""
        show_main_action(self._view.primary, self._presenter, self._why_not_yet())
        slip = self._presenter.slip
        stake = f"{slip.combinations} × {slip.stake.text()}" if slip.stake else "–"
        facts = (
            (translate("Sale", "Formule"), formula_name(slip.formula)),
            (translate("Sale", "Mise"), stake),
        )
        self._customer.show(customer_sale(self._presenter, facts))

    def _why_not_yet(self) -> str:
        presenter = self._presenter
        if self._view.slip.asks_age:
            return translate("Sale", "Répondez d’abord à la question de l’âge.")
        if not presenter.slip.picks:
            return translate("Sale", "Ajoutez d’abord un pronostic.")
        if presenter.slip.stake is None:
            return translate("Sale", "Choisissez la mise de base.")
        if presenter.refusal is not None:
            return translate("Sale", "Corrigez d’abord le bulletin, comme dit ci-dessus.")
        return ""

    # -- quick entry ---------------------------------------------------------------------------

    def say_search(self, *, searching: bool) -> None:
        """Turn the entry into a search, or back."""
        self.searching = searching
        bulletin = self._view.bulletin
        bulletin.entry.set_text("")
        bulletin.entry.echo.clear()
        bulletin.search.set_icon(Icon.X if searching else Icon.SEARCH)
        self.say_entry_label()

    def say_entry_label(self) -> None:
        label = translate("Sale", "Recherche") if self.searching else translate("Sale", "Saisie rapide")
        keyboard = translate("Sale", "Montrer ou ranger le clavier")
        self._view.bulletin.entry.say_label(label, keyboard)

    def say_echo(self, entered: Entered) -> None:
        """What became of a line or a touch."""
        say_echo(self._view.bulletin.entry.echo, entered, narrow=self._view.is_narrow)
        say_next(self._view, entered)
