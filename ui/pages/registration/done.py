"""What the page says once somebody is in: registered, placed on hold, waiting."""

from __future__ import annotations

from collections.abc import Sequence

from app.services.poker.desk import Entered
from app.services.poker.rosters import OnRoster
from ui.icons import Icon
from ui.pages.registration.entry import Paid
from ui.tournament.words import ordinal
from ui.widgets import Verdict
from ui.words import translate

Fact = tuple[Icon, str, str, str]


def verdict_of(entered: Entered, name: str) -> Verdict:
    """The band over the page."""
    if entered.place == "waiting":
        words = translate("Registration", "{name}, {position} de la liste. Rien n’est encaissé.")
        sentence = words.format(name=name, position=ordinal(entered.position or 0))
        return Verdict(translate("Registration", "En attente"), sentence, Icon.HOURGLASS, "slate")
    if not entered.paid:
        sentence = translate("Registration", "{name}. Une place est gardée, rien n’est encaissé.")
        word = translate("Registration", "Préinscrit")
        return Verdict(word, sentence.format(name=name), Icon.CIRCLE_CHECK, "good")
    return Verdict(translate("Registration", "Inscrit"), name, Icon.CIRCLE_CHECK, "good", entered.paid.text())


def facts_of(entered: Entered, who: OnRoster | None, paid: Paid) -> Sequence[Fact]:
    """Number, way of paying, receipt."""
    if not entered.paid:
        return ()
    facts: list[Fact] = []
    if who is not None and who.entry.entered is not None:
        number = translate("Registration", "n° {rank}").format(rank=who.entry.entered)
        facts.append((Icon.USER_CHECK, translate("Registration", "Inscription"), number, ""))
    if paid.tendered is not None:
        facts.append((Icon.BANKNOTE, translate("Registration", "Reçu"), paid.tendered.text(), ""))
    printed = translate("Registration", "Le récépissé sort de l’imprimante")
    facts.append((Icon.PRINTER, translate("Registration", "Papier"), printed, ""))
    return facts


def steps_of(entered: Entered) -> Sequence[str]:
    """What the cashier says and hands over."""
    if entered.place == "waiting":
        return (
            translate("Registration", "Dites-lui qu’une place rendue sera offerte au premier de la liste."),
        )
    if not entered.paid:
        return (
            translate(
                "Registration", "Dites-lui de revenir payer et montrer sa pièce d’identité avant le début."
            ),
        )
    steps = [
        translate("Registration", "Rendez la monnaie et la pièce d’identité."),
        translate("Registration", "Remettez le récépissé : il est personnel et se montre au pointage."),
    ]
    if entered.table is not None:
        steps.append(translate("Registration", "Remettez la carte de place : le joueur rejoint sa table."))
    return steps
