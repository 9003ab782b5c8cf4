"""The end of a session: everybody's chips counted into his bag, against the chips in play (POKER P1)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.poker.sessions import SessionEnded
from ui.icons import Icon
from ui.pages.room.panels import CountPanel
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.tools.tool import Outcome, Tool
from ui.pages.room.words import bags_words, count_words, left_words
from ui.theme import column
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.tournament.words import chips
from ui.widgets import Card, CheckRow, Heading, RowList, TintedLine
from ui.widgets.list_button import ListButton
from ui.words import translate


class _BagsLeaf(QWidget):
    """Every bag, and how they add up."""

    touched = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.verdict = TintedLine("", "pri", Icon.INFO, self)
        self.accepts = CheckRow("", "", self)
        self.accepts.hide()
        self.rows = RowList(self)
        self.bags: dict[str, ListButton] = {}
        card = Card(self, gap=0, margin=12)
        card.body.addWidget(self.rows, 1)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.verdict)
        lines.addWidget(self.accepts)
        lines.addWidget(card, 1)

    def show_players(self, players: Sequence[str]) -> None:
        """A row for each, made anew only where others are in play."""
        if list(self.bags) == list(players):
            return
        self.rows.clear()
        self.bags = {}
        for player in players:
            button = ListButton("", "", self.rows)
            button.clicked.connect(lambda _checked=False, player=player: self.touched.emit(player))
            self.bags[player] = button
            self.rows.add(button)


class CloseSessionTool(Tool):
    """Bag after bag, by table and seat; the session ends once all are counted, whatever they add up to.

    A difference is accepted by a touch of its own. What was counted stays while the room is looked at.
    """

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._leaf = _BagsLeaf(parent)
        self._panel = CountPanel(parent)
        self._bags: dict[str, int] = {}
        self._session = ("", 0)
        self._at = ""
        self._told = 0
        super().__init__(presenter, self._leaf, self._panel)
        self._panel.field.changed.connect(self._typed)
        self._panel.field.entered.connect(self.entered)
        self._leaf.touched.connect(self.aim)
        self._leaf.accepts.clicked.connect(self.changed)

    def begin(self) -> None:
        """Goes on with the first bag that is not counted yet."""
        state, players = self.presenter.room.state, self.presenter.sessions.by_seat
        session = state.tournament, state.session
        if session != self._session:
            self._bags, self._session = {}, session
        self._leaf.accepts.setChecked(False)
        self._leaf.show_players(players)
        self.aim(next((player for player in players if player not in self._bags), players[0]))

    def aim(self, player: str) -> None:
        """His bag is counted now."""
        self._at = player
        self._panel.field.propose(self._bags.get(player, 0))
        self.show()
        self._leaf.rows.ensureWidgetVisible(self._leaf.bags[player])
        self._panel.field.setFocus()

    def show(self) -> None:
        presenter, players = self.presenter, self.presenter.sessions.by_seat
        self._bags = {player: self._bags[player] for player in players if player in self._bags}
        if self._at not in players:
            self.aim(players[0])
            return
        self._leaf.show_players(players)
        known = presenter.room.state.players[self._at]
        self._panel.heading.say(
            presenter.room.name(self._at),
            translate("Room", "Table {table}, place {seat}").format(table=known.table, seat=known.seat),
        )
        self._panel.field.set_label(translate("Room", "Jetons du sac"))
        for player, button in self._leaf.bags.items():
            button.say(presenter.room.name(player), self._bag_words(player))
            button.setChecked(player == self._at)
        self._show_sums()

    def _bag_words(self, player: str) -> str:
        known = self.presenter.room.state.players[player]
        seat = translate("Room", "Table {table}, place {seat}").format(table=known.table, seat=known.seat)
        if player not in self._bags:
            return seat
        return f"{seat} · {chips(self._bags[player])}"

    def _show_sums(self) -> None:
        presenter, leaf = self.presenter, self._leaf
        counted, in_play = sum(self._bags.values()), presenter.room.state.chips_in_play
        session = translate("Room", "Sacs de la séance {number}").format(number=presenter.room.state.session)
        done = translate("Room", "%n sac(s) compté(s) sur {all}", None, len(self._bags))
        leaf.heading.say(session, done.format(all=len(leaf.bags)))
        if self._missing:
            so_far = translate("Room", "{counted} jetons comptés, {in_play} en jeu.")
            words = so_far.format(counted=chips(counted), in_play=chips(in_play))
            leaf.verdict.say(words, "pri", Icon.INFO)
        else:
            leaf.verdict.say(*bags_words(counted, in_play, self._wrong_tables))
        self._show_difference()
        self._show_table(presenter.room.state.players[self._at].table or 0)
        self.changed.emit()

    def _show_difference(self) -> None:
        """Another difference than the one accepted is accepted anew."""
        accepts, difference = self._leaf.accepts, self._difference
        if difference != self._told:
            accepts.setChecked(False)
        self._told = difference
        accepts.setText(translate("Room", "Clôturer avec cet écart"))
        accepts.set_second(translate("Room", "L’écart est gardé au journal"))
        accepts.setVisible(bool(difference))

    @property
    def _difference(self) -> int:
        """How many chips all the bags have too many, or too few (below 0); 0 until all are counted."""
        if self._missing:
            return 0
        return sum(self._bags.values()) - self.presenter.room.state.chips_in_play

    def _show_table(self, table: int) -> None:
        players = list(self.presenter.room.state.room().occupied[table].values())
        total = sum(self._bags.get(player, 0) for player in players)
        left = sum(player not in self._bags for player in players)
        supposed = self.presenter.room.state.ledger.get(table)
        deviation = None if supposed is None else total - supposed
        self._panel.show_sum(chips(total), left_words(left) if left else count_words(deviation))

    @property
    def _wrong_tables(self) -> Sequence[int]:
        """The tables whose bags are not what should lie there, where that is known."""
        state = self.presenter.room.state
        return [
            table
            for table, seats in sorted(state.room().occupied.items())
            if table in state.ledger
            and sum(self._bags.get(player, 0) for player in seats.values()) != state.ledger[table]
        ]

    def _typed(self, number: object) -> None:
        if not isinstance(number, int) or self._at not in self._leaf.bags:
            return
        if number:
            self._bags[self._at] = number
        else:
            self._bags.pop(self._at, None)
        self._leaf.bags[self._at].say(self.presenter.room.name(self._at), self._bag_words(self._at))
        self._show_sums()

    @property
    def _missing(self) -> str:
        """The next whose bag is to be counted, or ""."""
        order = list(self._leaf.bags)
        after = order.index(self._at) + 1
        return next((player for player in order[after:] + order[:after] if player not in self._bags), "")

    def makes_sense(self) -> bool:
        return self.presenter.room.stage is Stage.PLAY and self.presenter.sessions.to_come

    def primary(self) -> Primary:
        if self._missing:
            why = translate("Room", "Tapez les jetons de ce sac.")
            words = translate("Room", "Joueur suivant")
            return Primary(words, Icon.ARROW_RIGHT, ready=self._at in self._bags, why=why)
        words = translate("Room", "Clôturer la séance {number}")
        words = words.format(number=self.presenter.room.state.session)
        ready = not self._difference or self._leaf.accepts.isChecked()
        why = translate("Room", "Recomptez un sac, ou acceptez l’écart.")
        return Primary(words, Icon.CALENDAR_CLOCK, ready=ready, why=why)

    def confirm(self) -> Work | None:
        if self._missing:
            self.aim(self._missing)
            return None
        bags, printing = dict(self._bags), self.presenter.room.desk.origin()

        def close(origin: Origin) -> SessionEnded:
            return self.presenter.sessions.close(origin, printing, bags)

        return close

    def done(self, answer: object) -> Outcome:
        """What was counted is the house's now."""
        self._bags = {}
        return super().done(answer)
