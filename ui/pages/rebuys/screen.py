"""What the rebuys page shows of the presenter's state."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from app.services.poker.rosters import OnRoster
from ui.icons import Icon
from ui.pages.rebuys.presenter import RebuysPresenter
from ui.pages.rebuys.view import RebuysView
from ui.pages.rebuys.words import parts_of, sale_word
from ui.pages.tournament_desk.phrases import chips, state_tag, state_word
from ui.words import translate
from ui.words_of_errors import said


class RebuysScreen:
    """Puts the presenter's state into the view; decides nothing."""

    def __init__(self, view: RebuysView, presenter: RebuysPresenter, now: Callable[[], datetime]) -> None:
        self._view, self._presenter, self._now = view, presenter, now

    def show(self, *, in_doubt: bool) -> None:
        """`in_doubt`: a supervisor's decision is asked for in the place of the player."""
        self._show_head()
        players = self._presenter.players
        self._view.players.show_players(players, [_second(who) for who in players])
        self._view.players.choose(self._presenter.player)
        self._show_somebody(in_doubt=in_doubt)

    def set_words(self) -> None:
        """Every word that no state changes, in the language of the moment."""
        view = self._view
        view.players.retranslate(translate("Rebuys", "Nom, ou table et place : T4 P7"))
        view.payment.retranslate()
        view.payment.show_due(parts_of(self._presenter.offer))
        view.nobody.say(
            translate("Rebuys", "Qui rachète ?"),
            translate("Rebuys", "Scannez sa carte de place, ou cherchez son nom ou sa table."),
        )
        view.listed.none.say(
            translate("Rebuys", "Personne n’est encore en jeu"),
            translate("Rebuys", "Les recaves se vendent une fois les joueurs assis."),
        )

    def _show_head(self) -> None:
        roster = self._presenter.read.roster
        if roster is None:
            self._view.head.say(translate("Rebuys", "Recaves"), translate("Rebuys", "Aucun tournoi"))
            return
        state = roster.tournament
        title = translate("Rebuys", "Recaves · {name}").format(name=state.terms.name)
        if state.terms.rebuy is None:
            second = translate("Rebuys", "Ce tournoi n’a pas de recave.")
        elif not state.started:
            second = translate("Rebuys", "Le tournoi n’a pas commencé.")
        else:
            now = self._now()
            words = translate("Rebuys", "Niveau {level} · recaves jusqu’à la fin du niveau {last}")
            if not state.rebuys_open(now):
                words = translate("Rebuys", "Niveau {level} · les recaves sont closes")
            second = words.format(level=state.level(now), last=state.terms.rebuys_until)
        self._view.head.say(title, second)
        self._view.head.offer_others(self._presenter.read.tournaments)

    def _show_somebody(self, *, in_doubt: bool) -> None:
        view, who, sold = self._view, self._presenter.who, self._presenter.sold
        if not in_doubt:
            view.show_somebody(there=who is not None)
        if who is None:
            return
        view.name.set_name(who.name)
        view.state.show_state(state_word(who), *state_tag(who))
        self._show_offers()
        view.payment.setVisible(sold is None and self._presenter.offer is not None)
        for part in (view.sold, view.given_back):
            part.setVisible(sold is not None)
        view.seat.setVisible(sold is not None and sold.table is not None)
        if sold is None:
            return
        words = translate("Rebuys", "Payé {amount} : remettez {chips}.")
        line = words.format(amount=sold.paid.text(), chips=chips(sold.chips))
        view.sold.say(line, "good", Icon.CIRCLE_CHECK)
        view.given_back.set_label(translate("Rebuys", "À rendre"))
        view.given_back.set_value(self._presenter.change.text())
        if sold.table is not None and sold.seat is not None:
            view.seat.say(sold.table, sold.seat)

    def _show_offers(self) -> None:
        view, sold = self._view, self._presenter.sold
        offers = {offer.sale: offer for offer in self._presenter.offers}
        for sale, option in view.options.items():
            offer = offers.get(sale)
            option.setVisible(offer is not None and sold is None)
            if offer is None:
                continue
            words = translate("Rebuys", "{sale} · {amount}")
            option.setText(words.format(sale=sale_word(sale), amount=offer.price.text()))
            option.set_second(said(offer.refusal).what if offer.refusal else chips(offer.chips))
            if self._presenter.may_sell(offer):
                option.allow()
            else:
                option.forbid(said(offer.refusal).why if offer.refusal else "")
            option.setChecked(sale is self._presenter.chosen)
        nothing = not offers and sold is None
        view.nothing.setText(translate("Rebuys", "Le règlement de ce tournoi ne prévoit ni recave ni bonus."))
        view.nothing.setVisible(nothing)


def _second(who: OnRoster) -> str:
    words = translate("Rebuys", "%n recave(s)", None, who.entry.rebuys)
    if not who.entry.dealers_bonus:
        return words
    taken = translate("Rebuys", "bonus dealers pris")
    return f"{words} · {taken}"
