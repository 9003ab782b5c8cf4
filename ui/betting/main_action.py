"""The main action of a selling page, step by step."""

from __future__ import annotations

from typing import Any

from app.domain.house.cash import Means
from app.domain.values import Money
from ui.betting.selling import Selling
from ui.betting.states import Step
from ui.icons import Icon
from ui.widgets import PrimaryButton
from ui.words import translate


def show_main_action(primary: PrimaryButton, selling: Selling[Any], why_not_yet: str) -> None:
    """Its word, and why it can't be touched where it can't; `why_not_yet` is about the bulletin."""
    if selling.step is Step.BULLETIN:
        _offer_cashing_in(primary, selling, why_not_yet)
    elif selling.step is Step.CHANGED:
        _say(primary, translate("Sale", "Accepter et encaisser"), Icon.CHECK)
    elif selling.step is Step.TENDER:
        _offer_validation(primary, selling)
    else:
        _say(primary, translate("Sale", "Client suivant"), Icon.ARROW_RIGHT)


def drawer_words(selling: Selling[Any]) -> str:
    """What is to be known of the drawer before anything is sold; nothing where all is well."""
    if not selling.drawer_open:
        return translate(
            "Sale", "La caisse n’est pas ouverte : ouvrez-la pour vendre, le bulletin vous attend."
        )
    if selling.over_ceiling:
        return translate("Sale", "La caisse dépasse son plafond : remettez des billets au coffre.")
    return ""


def _offer_cashing_in(primary: PrimaryButton, selling: Selling[Any], why_not_yet: str) -> None:
    if not selling.drawer_open:
        _say(primary, translate("Sale", "Ouvrir la caisse"), Icon.WALLET)
        return
    words = translate("Sale", "Encaisser")
    if selling.slip.is_ready:
        words = translate("Sale", "Encaisser {amount}").format(amount=selling.slip.total.text())
    _say(primary, words, Icon.BANKNOTE, why_not_yet)


def _offer_validation(primary: PrimaryButton, selling: Selling[Any]) -> None:
    change = selling.money.change
    missing = change < Money.ZERO and selling.money.means is Means.CASH
    why = translate("Sale", "Il manque {amount}.").format(amount=(-change).text()) if missing else ""
    _say(primary, translate("Sale", "Valider et imprimer"), Icon.CHECK, why)


def _say(primary: PrimaryButton, words: str, icon: Icon, why_not: str = "") -> None:
    primary.setText(words)
    primary.set_icon(icon)
    if primary.is_busy:
        return
    primary.allow_unless(why_not)
