"""Words that the pages of the tournament's desk share."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from app.documents.poker import number_words
from app.domain.poker.state import PlayerState, Tournament
from app.domain.poker.terms import Game
from app.domain.values import Money, business_day
from app.domain.values.days import local
from app.services.poker.rosters import OnRoster
from ui.icons import Icon
from ui.tournament.words import ordinal
from ui.widgets import TagKind
from ui.words import translate


def clock_time(instant: datetime) -> str:
    """`18:45`, on the house's clock."""
    return f"{local(instant):%H:%M}"


def long_day(day: date) -> str:
    """`samedi 5 septembre`."""
    words = QLocale().toString(
        QDate(day.year, day.month, day.day), translate("TournamentDesk", "dddd d MMMM")
    )
    return words.removesuffix(f" {day.year}")


def short_date(day: date | None) -> str:
    """`14/03/1991`, as it is typed and read on documents."""
    return f"{day:%d/%m/%Y}" if day else ""


def chips(number: int) -> str:
    """`20 000 jetons`."""
    return translate("TournamentDesk", "{number} jetons").format(number=number_words(number))


def entry_parts(state: Tournament | None, covered: Money = Money.ZERO) -> Sequence[tuple[str, Money]]:
    """What an entry is paid for: the buy-in with its chips, and the fee; `covered` by a voucher."""
    if state is None:
        return ()
    stack = translate("TournamentDesk", "Cave · {chips}").format(chips=chips(state.terms.chips))
    fee = translate("TournamentDesk", "Droit d’inscription")
    voucher = ((translate("TournamentDesk", "Bon gagné"), -covered),) if covered else ()
    return ((stack, state.terms.buy_in), (fee, state.terms.fee), *voucher)


def game_word(game: Game) -> str:
    return {Game.HOLDEM: "Texas hold’em", Game.OMAHA: "Omaha"}[game]


def tournament_line(state: Tournament) -> str:
    """`Texas hold’em · samedi 5 septembre à 18:45`."""
    terms = state.terms
    words = translate("TournamentDesk", "{game} · {day} à {time}")
    return words.format(
        game=game_word(terms.game),
        day=long_day(business_day(terms.starts_at)),
        time=clock_time(terms.starts_at),
    )


def state_word(who: OnRoster) -> str:
    """What a player is in the tournament now."""
    words = {
        PlayerState.PRE_REGISTERED: translate("TournamentDesk", "Préinscrit"),
        PlayerState.WAITING: translate("TournamentDesk", "Attente, {place}").format(
            place=ordinal(who.waits or 0)
        ),
        PlayerState.REGISTERED: translate("TournamentDesk", "Inscrit"),
        PlayerState.CHECKED_IN: translate("TournamentDesk", "Pointé"),
        PlayerState.IN_PLAY: translate("TournamentDesk", "Table {table}, place {seat}").format(
            table=who.entry.table, seat=who.entry.seat
        ),
        PlayerState.OUT: translate("TournamentDesk", "Éliminé"),
        PlayerState.EXPELLED: translate("TournamentDesk", "Expulsé"),
    }
    if who.offered:
        return translate("TournamentDesk", "Place offerte")
    if who.entry.rebuy_asked is not None:
        asked = translate("TournamentDesk", "Recave demandée à {time}, table {table}")
        return asked.format(time=clock_time(who.entry.rebuy_asked), table=who.entry.table)
    return words[who.state]


_STATES: dict[PlayerState, tuple[TagKind, Icon | None]] = {
    PlayerState.PRE_REGISTERED: ("neutral", Icon.HOURGLASS),
    PlayerState.WAITING: ("neutral", Icon.HOURGLASS),
    PlayerState.REGISTERED: ("info", Icon.TICKET_CHECK),
    PlayerState.CHECKED_IN: ("good", Icon.CHECK),
    PlayerState.IN_PLAY: ("good", Icon.CHECK),
    PlayerState.OUT: ("neutral", Icon.MINUS),
    PlayerState.EXPELLED: ("bad", Icon.BAN),
}


def state_tag(who: OnRoster) -> tuple[TagKind, Icon | None]:
    """How the tag of a player's state looks."""
    if who.entry.rebuy_asked is not None:
        return ("warn", Icon.HAND_COINS)
    return ("warn", Icon.BELL) if who.offered else _STATES[who.state]
