"""A player across tournaments: what he entered and paid, how far he came, what he won (POKER P10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import Slot

from app.domain.poker.state import PlayerState, Tournament
from app.domain.values.days import local
from app.services.poker.history import (
    AskHistory,
    AskPlayers,
    KnownPlayer,
    Played,
    PlayerHistory,
    history,
    players,
)
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.players.view import PlayersView
from ui.pages.director.side import SideDesk
from ui.tournament.primary import Primary
from ui.tournament.words import full_name
from ui.widgets.marked_row import Mark, RowWords
from ui.words import translate


class PlayersDesk(SideDesk):
    """A name is typed and looked for; a touch on who was found tells his tournaments."""

    def __init__(self, context: PageContext) -> None:
        self.view = PlayersView()
        super().__init__(context, self.view)
        self._found: Sequence[KnownPlayer] = ()
        self._history: PlayerHistory | None = None
        self._chosen: str | None = None
        self.view.rows.chosen.connect(self._choose)
        self.view.name.edit.textChanged.connect(self._typed)

    def _begin(self) -> None:
        self._found, self._history, self._chosen = (), None, None
        self.view.name.set_text("")

    def open(self, state: Tournament | None) -> None:
        """The name is typed at once."""
        super().open(state)
        self._ask_name()

    def _ask_name(self) -> None:
        self.view.ask_name()
        self.show()

    # -- what is shown -----------------------------------------------------------------------

    def show(self) -> None:
        view = self.view
        view.heading.say(
            translate("Director", "Historique d’un joueur"),
            translate("Director", "Tous les tournois de l’établissement"),
        )
        view.name.set_label(translate("Director", "Nom ou prénoms"))
        view.nobody.say(
            translate("Director", "Personne de ce nom"),
            translate("Director", "Un début de nom suffit, sans accent ni majuscule."),
        )
        if not view.asks:
            view.show_found({each.player: found_words(each) for each in self._found}, self._chosen)
        self._show_history()
        words = translate("Director", "Chercher") if view.asks else translate("Director", "Autre recherche")
        why = translate("Director", "Écrivez d’abord un nom.")
        ready = not view.asks or bool(view.name.text().strip())
        Primary(words, Icon.SEARCH, ready, why).show_on(view.primary)

    def _show_history(self) -> None:
        view, known = self.view, self._history
        if known is None:
            view.about.say(translate("Director", "Touchez un joueur"), "")
            view.show_played([])
            view.listed.hide()
            return
        view.about.say(full_name(known.person, self._chosen or ""), born_words(known.person.born))
        words = listed_words(known)
        view.listed.say(words, "bad", Icon.BAN)
        view.listed.setVisible(bool(words))
        view.show_played([(title_words(each), played_words(each)) for each in known.played])

    # -- what is touched ---------------------------------------------------------------------

    @Slot()
    def _typed(self) -> None:
        if self.view.asks:
            self.show()

    def _primary(self) -> None:
        if not self.view.asks:
            self._history = self._chosen = None
            self._ask_name()
            return
        origin, house, text = self._context.desk.origin(), self._context.desk.house, self.view.name.text()
        self.read(lambda: players(house, origin, AskPlayers(text)), self._players_found)

    def _players_found(self, found: Sequence[KnownPlayer]) -> None:
        self._found, self._history, self._chosen = found, None, None
        self.view.show_found({each.player: found_words(each) for each in found}, None)
        self.view.setFocus()
        self.show()
        if len(found) == 1:
            self._choose(found[0].player)

    @Slot(object)
    def _choose(self, player: object) -> None:
        self._chosen = str(player)
        origin, house, query = self._context.desk.origin(), self._context.desk.house, AskHistory(self._chosen)
        self.read(lambda: history(house, origin, query), self._told)

    def _told(self, known: PlayerHistory) -> None:
        self._history = known
        self.show()


def born_words(born: date | None) -> str:
    return translate("Director", "Né(e) le {day}").format(day=f"{born:%d/%m/%Y}") if born else ""


def found_words(each: KnownPlayer) -> RowWords:
    mark: Mark = (translate("Director", "N° {number}").format(number=each.player), Icon.USER, "ink2")
    return full_name(each.person, each.player), born_words(each.person.born), mark


def listed_words(known: PlayerHistory) -> str:
    if known.banned:
        return translate("Director", "Interdit de jeux")
    return translate("Director", "Accès limité à sa demande") if known.limited else ""


def title_words(each: Played) -> str:
    """`Open de rentrée · 05/09/2026`."""
    return f"{each.name} · {local(each.starts_at):%d/%m/%Y}"


def played_words(each: Played) -> str:
    """`2e · payé 265,00 € · recaves : 1 · prix 300,00 €`."""
    parts = [state_words(each)]
    if each.paid:
        parts.append(translate("Director", "payé {amount}").format(amount=each.paid.text()))
    if each.rebuys:
        parts.append(translate("Director", "recaves : {count}").format(count=each.rebuys))
    if each.won:
        parts.append(translate("Director", "prix {amount}").format(amount=each.won.text()))
    return " · ".join(parts)


def state_words(each: Played) -> str:
    if each.place is not None:
        return translate("Director", "place {place}").format(place=each.place)
    words: Mapping[PlayerState, str] = {
        PlayerState.PRE_REGISTERED: translate("Director", "préinscrit"),
        PlayerState.WAITING: translate("Director", "en attente"),
        PlayerState.REGISTERED: translate("Director", "inscrit"),
        PlayerState.CHECKED_IN: translate("Director", "pointé"),
        PlayerState.IN_PLAY: translate("Director", "en jeu"),
        PlayerState.OUT: translate("Director", "éliminé"),
        PlayerState.EXPELLED: translate("Director", "exclu"),
    }
    return words[each.state]
