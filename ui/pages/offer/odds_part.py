"""The bet in hand, wired: its odds, typed anew, and whether it is on sale (art. 2.1.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.domain.betting.offer import BetState
from app.domain.values.days import local
from app.services.betting.offers import OfferLine
from app.services.house import Origin
from ui.betting.questions import bet_words, pick_words
from ui.icons import Icon
from ui.pages.offer.part import OfferPart
from ui.pages.offer.presenter import Done, OfferPresenter
from ui.pages.offer.view import OfferView, PickLine
from ui.pages.offer.words import state_word
from ui.widgets import TagKind
from ui.words import translate

_STATES: Final[dict[BetState, TagKind]] = {
    BetState.OPEN: "good",
    BetState.SUSPENDED: "warn",
    BetState.CLOSED: "neutral",
    BetState.VOIDED: "bad",
}


class OddsPart(OfferPart):
    """Odds are typed in their fields; tickets already sold keep theirs."""

    def __init__(self, view: OfferView, presenter: OfferPresenter) -> None:
        super().__init__(view)
        self._view, self._presenter = view, presenter
        view.odds_typed.connect(self.type)

    def show(self) -> None:
        """The bet in hand anew; what is typed of it stays."""
        view, line = self._view, self._presenter.line
        view.times.setText(translate("Offer", "Horaires de la rencontre"))
        view.void.setText(translate("Offer", "Annuler le pari"))
        if line is None:
            view.name.set_name(translate("Offer", "Aucun pari"))
            view.question.setText("")
            view.show_picks([], may_change=False)
        else:
            self._show_line(line)
        self.changed.emit()

    def _show_line(self, line: OfferLine) -> None:
        view, presenter, bet = self._view, self._presenter, line.on_offer.bet
        closing = local(line.on_offer.closes_at)
        until = translate("Offer", "{question} · validation jusqu’au {day} à {time}")
        view.name.set_name(f"{bet.number} · {' – '.join(bet.event.sides)}")
        view.question.setText(
            until.format(question=bet_words(bet), day=f"{closing:%d/%m}", time=f"{closing:%H:%M}")
        )
        sold_out = line.state is BetState.OPEN and not line.is_playable
        view.show_state(state_word(line), "warn" if sold_out else _STATES[line.state])
        picks = [
            PickLine(
                pick, pick_words(pick), presenter.typed.get(pick, state.odds.text() if state.odds else "")
            )
            for pick, state in line.on_offer.picks.items()
        ]
        view.show_picks(picks, may_change=presenter.may_change)
        resumes, stops = translate("Offer", "Reprendre la vente"), translate("Offer", "Suspendre la vente")
        view.turn.setText(resumes if line.on_offer.suspended else stops)
        view.turn.set_icon(Icon.PLAY if line.on_offer.suspended else Icon.PAUSE)
        why = translate("Offer", "Ce pari est annulé, ou son résultat est connu.")
        for button in (view.turn, view.times, view.void):
            button.allow_unless("" if presenter.may_change else why)

    def type(self, pick: str, text: str) -> None:
        """`text` now stands in the field of `pick`."""
        self._presenter.type_odds(pick, text)
        self._view.mark_faulty(self._presenter.faulty())
        self.changed.emit()

    def heading(self) -> tuple[str, str]:
        return translate("Offer", "Nouvelles cotes"), translate("Offer", "Touchez une cote, puis tapez.")

    def remark(self) -> str:
        return translate("Offer", "Les tickets déjà vendus gardent la cote de leur vente (art. 2.1.6).")

    def main_action(self) -> tuple[str, str]:
        changes = self._presenter.changes()
        if changes:
            return translate("Offer", "Changer %n cote(s)", None, len(changes)), ""
        wrong = translate("Offer", "Une cote est supérieure à 1, avec deux décimales au plus.")
        untyped = translate("Offer", "Tapez une nouvelle cote, ou videz-la : nd.")
        return translate("Offer", "Changer les cotes"), wrong if self._presenter.faulty() else untyped

    def work(self) -> Callable[[Origin], Done] | None:
        line, presenter, changes = self._presenter.line, self._presenter, self._presenter.changes()
        if line is None:
            return None
        bet = line.on_offer.bet.id
        return lambda origin: presenter.set_odds(origin, bet, changes)
