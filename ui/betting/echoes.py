"""What became of a line that was typed, or of a touch, said beside the entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.domain.betting.labels import pick_word
from app.services.betting.offers import OfferLine
from ui.betting.entry_bar import EchoLine
from ui.icons import Icon
from ui.words import translate


class Echo(StrEnum):
    NOTHING = "nothing"
    ADDED = "added"
    TAKEN_OFF = "taken_off"
    FOUND = "found"
    BET_UNKNOWN = "bet_unknown"
    ANSWER_UNKNOWN = "answer_unknown"
    NOT_OPEN = "not_open"
    FULL = "full"
    UNREADABLE = "unreadable"
    OTHER_MATCH = "other_match"


@dataclass(frozen=True, slots=True)
class Entered:
    """`echo` with the bet it speaks of; `line` is None where no bet was found."""

    echo: Echo
    line: OfferLine | None = None
    pick: str = ""


def say_echo(echo: EchoLine, entered: Entered, *, narrow: bool) -> None:
    """`narrow` leaves the sides out."""
    line, lead = entered.line, _LEADS[entered.echo]()
    if entered.echo is Echo.NOTHING:
        echo.clear()
    elif entered.echo in (Echo.ADDED, Echo.TAKEN_OFF) and line is not None:
        _say_pick(echo, entered, line, lead, narrow=narrow)
    elif entered.echo is Echo.FOUND and line is not None:
        echo.say(Icon.CHECK, "good", lead, _sides(line))
    else:
        number = f"{line.on_offer.bet.number} : " if line is not None else ""
        echo.say(Icon.TRIANGLE_ALERT, "warn", number + lead)


def _say_pick(echo: EchoLine, entered: Entered, line: OfferLine, lead: str, *, narrow: bool) -> None:
    odds = line.on_offer.playable_odds(entered.pick)
    subject = f"{line.on_offer.bet.number} · {pick_word(entered.pick)}"
    if not narrow:
        subject = f"{subject} · {_sides(line)}"
    if entered.echo is Echo.TAKEN_OFF or odds is None:
        echo.say(Icon.UNDO, "ink2", lead, subject)
        return
    echo.say(Icon.CHECK, "good", lead, subject, translate("Sale", "à {odds}").format(odds=odds.text()))


def _sides(line: OfferLine) -> str:
    return " – ".join(line.on_offer.bet.event.sides)


_LEADS: Mapping[Echo, Callable[[], str]] = {
    Echo.NOTHING: lambda: "",
    Echo.ADDED: lambda: translate("Sale", "Ajouté :"),
    Echo.TAKEN_OFF: lambda: translate("Sale", "Retiré :"),
    Echo.FOUND: lambda: translate("Sale", "Paris du match"),
    Echo.BET_UNKNOWN: lambda: translate("Sale", "Aucun pari ne porte ce numéro."),
    Echo.ANSWER_UNKNOWN: lambda: translate("Sale", "ce pronostic n’est pas proposé."),
    Echo.NOT_OPEN: lambda: translate("Sale", "ne se joue pas en ce moment."),
    Echo.FULL: lambda: translate("Sale", "le bulletin a déjà six pronostics."),
    Echo.UNREADABLE: lambda: translate("Sale", "Tapez un numéro et un pronostic : 134 1."),
    Echo.OTHER_MATCH: lambda: translate("Sale", "n’est pas un pari de ce match."),
}
