"""Puts into the panel what is typed about one chair, or about who goes out."""

from __future__ import annotations

from app.domain.values.days import local
from ui.pages.dealer.hand import Task
from ui.pages.dealer.panels import EntryPanel
from ui.pages.dealer.presenter import DealerPresenter
from ui.tournament.words import chips, place_words
from ui.words import translate
from ui.words_of_errors import said


class EntryShowing:
    """Nothing is decided here."""

    def __init__(self, presenter: DealerPresenter, panel: EntryPanel) -> None:
        self._presenter = presenter
        self._panel = panel

    def show(self) -> None:
        presenter, panel = self._presenter, self._panel
        doing, player = presenter.hand.doing, presenter.hand.aimed
        several = doing.task is Task.OUT and len(presenter.hand.chosen) > 1
        panel.show_chips(shown=bool(player) and (doing.task is not Task.OUT or several), compared=not several)
        at_chair = doing.task is Task.STACK
        panel.button.setVisible(at_chair)
        panel.rebuy.setVisible(at_chair and bool(player) and presenter.room.state.terms.rebuy is not None)
        panel.field.set_label(
            translate("Dealer", "Avant le coup") if several else translate("Dealer", "Nouveau tapis")
        )
        self._say_chair(player)
        if player:
            hand = presenter.hand
            panel.field.propose(hand.stack_before(player) if several else hand.stack_of(player))
            self.show_typed()

    def _say_chair(self, player: str) -> None:
        presenter, panel = self._presenter, self._panel
        seat = presenter.hand.doing.seats[-1] if presenter.hand.doing.seats else 0
        if presenter.hand.doing.task is Task.OUT and not player:
            panel.heading.say(
                translate("Dealer", "Sortie d’un joueur"), translate("Dealer", "Touchez qui sort de ce coup")
            )
        elif not player:
            panel.heading.say(
                translate("Dealer", "Place {number}").format(number=seat), translate("Dealer", "Libre")
            )
        else:
            title = translate("Dealer", "Place {number} · {name}")
            panel.heading.say(
                title.format(number=seat, name=presenter.room.name(player)), self._second_words(player)
            )
        panel.button.setText(translate("Dealer", "Bouton ici"))
        if player:
            self._say_rebuy(player)

    def _say_rebuy(self, player: str) -> None:
        presenter, panel = self._presenter, self._panel
        asked = presenter.room.state.players[player].rebuy_asked is not None
        panel.rebuy.setText(translate("Dealer", "Plus de recave") if asked else translate("Dealer", "Recave"))
        refusal = None if asked else presenter.rebuys.refused(player)
        panel.rebuy.allow_unless(said(refusal).why if refusal else "")

    def _second_words(self, player: str) -> str:
        presenter = self._presenter
        if presenter.hand.lacks_stacks:
            return translate("Dealer", "Tapez son tapis d’avant le coup")
        if presenter.hand.doing.task is Task.OUT:
            place = presenter.hand.expected_places().get(player)
            several = translate("Dealer", "Touchez un autre joueur s’il sort dans le même coup.")
            words = translate("Dealer", "Sort à la place {place}")
            return words.format(place=place_words(place)) if place is not None else several
        stack = chips(presenter.room.state.players[player].stack)
        at = presenter.counts.players.get(player)
        if at is None:
            return translate("Dealer", "Dernier tapis connu {chips}").format(chips=stack)
        words = translate("Dealer", "Dernier comptage {chips} à {time}")
        return words.format(chips=stack, time=f"{local(at):%H:%M}")

    def show_typed(self) -> None:
        """After each key."""
        presenter = self._presenter
        if presenter.hand.aimed:
            self._say_chair(presenter.hand.aimed)
            known = presenter.room.state.players[presenter.hand.aimed].stack
            self._panel.show_change(presenter.hand.stack_of(presenter.hand.aimed) - known)
