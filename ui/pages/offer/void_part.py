"""Voiding the bet in hand, wired: its reason, and what follows from it (art. 5.7)."""

from __future__ import annotations

from collections.abc import Callable

from app.services.house import Origin
from ui.icons import Icon
from ui.pages.offer.part import OfferPart
from ui.pages.offer.presenter import Done, OfferPresenter
from ui.pages.offer.void_card import VoidCard
from ui.words import translate


class VoidPart(OfferPart):
    """The main action voids it for good, with the reason that stands in the journal."""

    icon = Icon.BAN

    def __init__(self, card: VoidCard, presenter: OfferPresenter) -> None:
        super().__init__(card)
        self._card, self._presenter = card, presenter
        card.reason.edit.textChanged.connect(self.changed)

    def begin(self) -> None:
        self._card.reason.set_text("")

    def say_words(self) -> None:
        card = self._card
        card.leave.setText(translate("Offer", "Garder le pari"))
        card.title.setText(translate("Offer", "Pourquoi annuler ce pari ?"))
        card.hint.setText(
            translate("Offer", "Tous ses pronostics comptent à la cote 1, même sur les tickets déjà vendus.")
        )
        card.reason.set_label(translate("Offer", "Motif, porté au journal"))
        usual = (
            translate("Offer", "Match annulé ou reporté"),
            translate("Offer", "Pari publié par méprise"),
            translate("Offer", "Soupçon de fraude"),
        )
        for button, words in zip(card.reasons, usual, strict=True):
            button.setText(words)

    def heading(self) -> tuple[str, str]:
        second = translate("Offer", "Un pari annulé ne revient pas en vente.")
        return translate("Offer", "Annulation"), second

    def remark(self) -> str:
        return translate("Offer", "Un ticket dont tous les paris sont annulés est remboursé (art. 5.7).")

    def main_action(self) -> tuple[str, str]:
        line = self._presenter.line
        number = line.on_offer.bet.number if line else ""
        words = translate("Offer", "Annuler le pari {number}").format(number=number)
        why = translate("Offer", "Choisissez ou écrivez le motif.")
        return words, "" if self._card.reason.text().strip() else why

    def work(self) -> Callable[[Origin], Done] | None:
        line, presenter, reason = self._presenter.line, self._presenter, self._card.reason.text()
        if line is None:
            return None
        bet = line.on_offer.bet.id
        return lambda origin: presenter.void(origin, bet, reason)
