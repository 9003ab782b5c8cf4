"""A draw made by hand, entered as such before two witnesses (POKER P4)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QStackedLayout, QWidget

from app.domain.poker.seating import SeatGiven
from app.domain.poker.state import PlayerState
from app.services.house import Origin
from app.services.poker.rulings import SeatByHand, seat_by_hand
from app.services.poker.seats import SeatsGiven
from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.tools.tool import Tool
from ui.theme import column, row
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import (
    AzertyKeyboard,
    Card,
    ChipsField,
    Field,
    Heading,
    Keypad,
    RowList,
)
from ui.widgets.list_button import ListButton
from ui.words import translate


class _ByHandLeaf(QWidget):
    """Who is to sit where; then who saw it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.rows = RowList(self)
        self.witnesses = (Field("", self), Field("", self))
        self.keyboard = AzertyKeyboard(self)
        card = Card(self, gap=0, margin=12)
        card.body.addWidget(self.rows, 1)
        seen = QWidget(self)
        lines = column(seen, gap=12)
        names = row(gap=12)
        for field in self.witnesses:
            names.addWidget(field, 1)
        lines.addLayout(names)
        lines.addStretch(1)
        lines.addWidget(self.keyboard)
        body = QWidget(self)
        self._stack = QStackedLayout(body)
        self._stack.addWidget(card)
        self._stack.addWidget(seen)
        whole = column(self, gap=12)
        whole.addWidget(self.heading)
        whole.addWidget(body, 1)
        for field in self.witnesses:
            field.edit.selectionChanged.connect(self._aim)
        self.keyboard.attach(self.witnesses[0].edit)

    def show_step(self, step: int) -> None:
        """0: the seats; 1: the witnesses."""
        self._stack.setCurrentIndex(step)

    def _aim(self) -> None:
        for field in self.witnesses:
            if field.edit.hasFocus():
                self.keyboard.attach(field.edit)


class _SeatPanel(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.table = ChipsField("", self, height=64, size=28, figures=3)
        self.seat = ChipsField("", self, height=64, size=28, figures=2)
        self.keypad = Keypad(("00", "0", EditKey.BACKSPACE), self, key_height=56)
        lines = column(self, gap=12)
        for part in (self.heading, self.table, self.seat, self.keypad):
            lines.addWidget(part)
        lines.addStretch(1)


class ByHandTool(Tool):
    """Checked like any other draw: what is wrong with it is said, and nothing is kept."""

    needs_height = True

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self._leaf = _ByHandLeaf(parent)
        self._seat_panel = _SeatPanel(parent)
        self._given: dict[str, tuple[int, int]] = {}
        self._rows: dict[str, ListButton] = {}
        self._at = ""
        self._step = 0
        super().__init__(presenter, self._leaf, self._seat_panel)
        self._field = self._seat_panel.table
        for field in (self._seat_panel.table, self._seat_panel.seat):
            field.changed.connect(self._typed)
            field.pad_asked.connect(self._aim)
        self._seat_panel.keypad.pressed.connect(self._key)
        self._leaf.keyboard.done.connect(self.entered)
        for witness in self._leaf.witnesses:
            witness.edit.textChanged.connect(lambda _text: self.changed.emit())

    @property
    def _players(self) -> Sequence[str]:
        """Everybody who sits or waits for a seat, by name."""
        there = (PlayerState.CHECKED_IN, PlayerState.IN_PLAY)
        found = [each for each, player in self.presenter.room.state.players.items() if player.state in there]
        return sorted(found, key=self.presenter.room.name)

    @property
    def _waiting(self) -> Sequence[str]:
        """Those for whom a seat has to be found."""
        players = self.presenter.room.state.players
        return [each for each in self._players if players[each].state is PlayerState.CHECKED_IN]

    def begin(self) -> None:
        self._given, self._step = {}, 0
        for witness in self._leaf.witnesses:
            witness.set_text("")
        self._leaf.rows.clear()
        self._rows = {}
        for player in self._players:
            button = ListButton(self.presenter.room.name(player), "", self._leaf.rows)
            button.clicked.connect(lambda _checked=False, player=player: self.aim(player))
            self._rows[player] = button
            self._leaf.rows.add(button)
        self.aim(next(iter(self._waiting), next(iter(self._players), "")))

    def aim(self, player: str) -> None:
        """His seat is typed now."""
        self._at = player
        table, seat = self._given.get(player, (0, 0))
        self._seat_panel.table.propose(table)
        self._seat_panel.seat.propose(seat)
        self.show()
        self._seat_panel.table.setFocus()

    def show(self) -> None:
        leaf, panel, presenter = self._leaf, self._seat_panel, self.presenter
        leaf.show_step(self._step)
        second = translate("Room", "%n place(s) saisie(s)", None, len(self._given))
        if self._waiting and not presenter.room.state.drawn:
            all_of = translate("Room", "%n place(s) saisie(s) sur {all}", None, len(self._given))
            second = all_of.format(all=len(self._waiting))
        leaf.heading.say(translate("Room", "Tirage fait à la main"), second)
        for number, witness in enumerate(leaf.witnesses, 1):
            witness.set_label(translate("Room", "Témoin {number}, prénom et nom").format(number=number))
        panel.heading.say(
            presenter.room.name(self._at) if self._at else "", translate("Room", "Place tirée à la main")
        )
        panel.table.set_label(translate("Room", "Table"))
        panel.seat.set_label(translate("Room", "Place"))
        for player, button in self._rows.items():
            button.say(self.presenter.room.name(player), self._seat_words(player))
            button.setChecked(player == self._at)
        self.changed.emit()

    def _seat_words(self, player: str) -> str:
        words = translate("Room", "Table {table}, place {seat}")
        if player in self._given:
            table, seat = self._given[player]
            return words.format(table=table, seat=seat)
        known = self.presenter.room.state.players[player]
        if known.state is PlayerState.IN_PLAY:
            return translate("Room", "reste table {table}, place {seat}").format(
                table=known.table, seat=known.seat
            )
        return translate("Room", "sans place")

    def _aim(self) -> None:
        field = self.sender()
        if isinstance(field, ChipsField):
            self._field = field

    def _key(self, key: str) -> None:
        self._field.press(key)

    def _typed(self, _number: object) -> None:
        table, seat = self._seat_panel.table.number, self._seat_panel.seat.number
        if table and seat:
            self._given[self._at] = (table, seat)
        else:
            self._given.pop(self._at, None)
        self.show()

    @property
    def _missing(self) -> str:
        """The first who has no seat yet, or ""."""
        return next((player for player in self._waiting if player not in self._given), "")

    def primary(self) -> Primary:
        if self._step == 1:
            ready = all(witness.text().strip() for witness in self._leaf.witnesses)
            why = translate("Room", "Il faut deux témoins.")
            return Primary(translate("Room", "Enregistrer le tirage"), Icon.CHECK, ready=ready, why=why)
        if self._missing:
            why = translate("Room", "Tapez la table, puis la place.")
            return Primary(
                translate("Room", "Joueur suivant"), Icon.ARROW_RIGHT, ready=self._at in self._given, why=why
            )
        why = translate("Room", "Aucune place n’est saisie.")
        return Primary(translate("Room", "Les témoins"), Icon.USERS, ready=bool(self._given), why=why)

    def confirm(self) -> Work | None:
        if self._step == 0:
            if self._missing:
                self.aim(self._missing)
            else:
                self._step = 1
                self.show()
                self._leaf.witnesses[0].setFocus()
            return None
        given = tuple(SeatGiven(player, table, seat) for player, (table, seat) in self._given.items())
        witnesses = tuple(witness.text().strip() for witness in self._leaf.witnesses)
        command = SeatByHand(self.presenter.room.state.tournament, given, witnesses)

        def seat(origin: Origin) -> SeatsGiven:
            return seat_by_hand(self.presenter.room.desk.house, origin, command)

        return seat
