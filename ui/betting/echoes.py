"""What became of a line that was typed, or of a touch, said beside the entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.domain.betting.formulas import BASE_STAKES
from app.domain.betting.quick_entry import wrong_stake
from app.domain.errors import Refused
from app.domain.values import Money
from app.domain.values.days import local
from app.services.betting.offers import OfferLine
from ui.betting.announced import why_not_open
from ui.betting.entry_bar import EchoLine
from ui.betting.questions import pick_words
from ui.icons import Icon
from ui.shell import WorkPage
from ui.words import translate
from ui.words_of_errors import said_of_refusal


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
    WRONG_STAKE = "wrong_stake"
    OTHER_MATCH = "other_match"


@dataclass(frozen=True, slots=True)
class Entered:
    """`echo` with the bet it speaks of; `line` is None where no bet was found.

    `refusal` is what a sale of the answer would be refused for, `stake` one that is no base stake.
    """

    echo: Echo
    line: OfferLine | None = None
    pick: str = ""
    refusal: Refused | None = None
    stake: Money | None = None


def not_a_line(text: str) -> Entered:
    """What is wrong with a line that is no entry."""
    stake = wrong_stake(text)
    return Entered(Echo.UNREADABLE) if stake is None else Entered(Echo.WRONG_STAKE, stake=stake)


def not_open(line: OfferLine, pick: str, at: datetime) -> Entered:
    """An answer that can't be played at `at`, and why."""
    return Entered(Echo.NOT_OPEN, line, pick, why_not_open(line, pick, at))


class Echoes:
    """What became of the last line or touch: said beside the entry, what to do next over the main action."""

    def __init__(self, echo: EchoLine, page: WorkPage) -> None:
        self._echo, self._page = echo, page
        self._said = Entered(Echo.NOTHING)

    def say(self, entered: Entered) -> None:
        """What was said of an earlier line is over."""
        self._said = entered
        self._say_beside(entered)
        words = next_words(entered)
        if words:
            self._page.say_why(words)
        else:
            self._page.forget_why()

    def say_again(self) -> None:
        """In another language; what to do next was read by now."""
        self._say_beside(self._said)
        self._page.forget_why()

    def forget(self) -> None:
        self.say(Entered(Echo.NOTHING))

    def clear(self) -> None:
        """Nothing stands beside the entry any more; what to do next is still told."""
        self._said = Entered(Echo.NOTHING)
        self._echo.clear()

    def _say_beside(self, entered: Entered) -> None:
        echo, line, lead = self._echo, entered.line, _LEADS[entered.echo]()
        if entered.echo is Echo.NOTHING:
            echo.clear()
        elif entered.echo in (Echo.ADDED, Echo.TAKEN_OFF) and line is not None:
            _say_pick(echo, entered, line, lead, narrow=self._page.is_narrow)
        elif entered.echo is Echo.FOUND and line is not None:
            echo.say(Icon.CHECK, "good", lead, _sides(line))
        else:
            number = f"{line.on_offer.bet.number} : " if line is not None else ""
            echo.say(Icon.TRIANGLE_ALERT, "warn", number + _what(entered, lead))


def next_words(entered: Entered) -> str:
    """What to say and do after a line that added nothing; nothing where the echo says it all."""
    if entered.refusal is not None:
        said = said_of_refusal(entered.refusal)
        return " ".join((said.why, *said.steps[-1:], f"{said.article}."))
    if entered.echo is Echo.WRONG_STAKE:
        stakes = ", ".join(str(stake.cents // 100) for stake in BASE_STAKES)
        words = translate("Sale", "Mises de base : {stakes} €. La formule les multiplie. Art. 3.2.3.")
        return words.format(stakes=stakes)
    if entered.echo is Echo.BET_UNKNOWN:
        return translate("Sale", "Relisez le numéro sur l’affiche, ou cherchez une équipe avec la loupe.")
    return ""


def _what(entered: Entered, lead: str) -> str:
    """`mises closes depuis 20:45.`, `Pari suspendu. Art. 6.4`; the day stands in `next_words`."""
    if entered.stake is not None:
        return lead.format(stake=entered.stake.text())
    if entered.refusal is None:
        return lead
    closed_at = entered.refusal.details.get("closed_at")
    if isinstance(closed_at, datetime):
        words = translate("Sale", "mises closes depuis {time}.")
        return words.format(time=f"{local(closed_at):%H:%M}")
    said = said_of_refusal(entered.refusal)
    return f"{said.what}. {said.article}"


def _say_pick(echo: EchoLine, entered: Entered, line: OfferLine, lead: str, *, narrow: bool) -> None:
    """`narrow` leaves the sides out."""
    odds = line.on_offer.playable_odds(entered.pick)
    subject = f"{line.on_offer.bet.number} · {pick_words(entered.pick)}"
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
    Echo.NOT_OPEN: lambda: "",
    Echo.FULL: lambda: translate("Sale", "le bulletin a déjà six pronostics."),
    Echo.UNREADABLE: lambda: translate("Sale", "Tapez un numéro et un pronostic : 134 1."),
    Echo.WRONG_STAKE: lambda: translate("Sale", "{stake} n’est pas une mise de base."),
    Echo.OTHER_MATCH: lambda: translate("Sale", "n’est pas un pari de ce match."),
}
