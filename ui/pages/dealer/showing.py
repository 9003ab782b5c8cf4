"""Puts what the presenter knows of the table into the view."""

from __future__ import annotations

from app.domain.values.days import local
from app.services.poker.room_view import Move
from ui.icons import Icon
from ui.pages.dealer.entry import EntryShowing
from ui.pages.dealer.felt import felt_words
from ui.pages.dealer.hand import Task
from ui.pages.dealer.presenter import DealerPresenter
from ui.pages.dealer.seen import Stage
from ui.pages.dealer.view import DealerView
from ui.pages.room.panels import MoveWords
from ui.pages.room.pictures import pictures_of
from ui.theme import show_in_turn
from ui.tournament.leaves import Shown
from ui.tournament.tie import tie_title, tie_words
from ui.tournament.words import chips
from ui.words import translate


class DealerShowing:
    """One method for each stage and task; nothing is decided here."""

    def __init__(self, presenter: DealerPresenter, view: DealerView) -> None:
        self._presenter = presenter
        self._view = view
        self.entry = EntryShowing(presenter, view.entry)

    def show(self) -> Shown:
        """Everything filled in for the stage that the station is in, and what is to be shown of it."""
        view, stage = self._view, self._presenter.room.stage
        task = self._presenter.hand.doing.task
        at_table = stage is Stage.TABLE
        looks = at_table and task is Task.LOOK
        self._say_buttons()
        show_in_turn(
            {
                view.call: looks,
                view.out: at_table and task in (Task.LOOK, Task.STACK),
                view.undo: looks,
                view.other: looks or stage is Stage.TAKING,
                view.back: at_table and not looks,
            }
        )
        shown = {
            Stage.NOTHING: self._show_nothing,
            Stage.WAITING: self._show_waiting,
            Stage.OVER: self._show_over,
            Stage.CHOICE: self._show_choice,
            Stage.TAKING: self._show_table,
            Stage.TABLE: self._show_table,
        }
        return shown[stage]()

    def _say_buttons(self) -> None:
        view, presenter = self._view, self._presenter
        view.out.setText(translate("Dealer", "Éliminer"))
        view.back.setText(translate("Dealer", "Revenir"))
        view.other.setText(translate("Dealer", "Autre table"))
        view.undo.setText(translate("Dealer", "Annuler le dernier"))
        view.call.setText(translate("Dealer", "Appeler le chef"))
        if presenter.room.stage is not Stage.TABLE:
            return
        called = translate("Dealer", "Le chef est déjà appelé.")
        elsewhere = translate("Dealer", "La dernière sortie n’est pas de cette table.")
        view.call.allow_unless(called if presenter.room.table in presenter.room.state.calls else "")
        view.undo.allow_unless("" if presenter.last_out else elsewhere)

    def show_clock(self) -> None:
        """The felt, from the instants recorded."""
        if self._presenter.room.stage in (Stage.TABLE, Stage.TAKING):
            room = self._presenter.room
            now = room.desk.house.clock.now()
            self._view.table.show_words(felt_words(room.state, room.clock(), now))

    # -- the leaves --------------------------------------------------------------------------

    def _show_nothing(self) -> Shown:
        return self._empty(
            translate("Dealer", "Aucun tournoi"),
            translate("Dealer", "La table s’ouvre ici quand un tournoi se joue."),
        )

    def _show_waiting(self) -> Shown:
        state = self._presenter.room.state
        hint = translate("Dealer", "Les places ne sont pas encore tirées au sort.")
        if state.between_sessions:
            hint = translate("Dealer", "La séance est close. La table s’ouvre de nouveau à la suivante.")
        return self._empty(state.terms.name, hint)

    def _show_over(self) -> Shown:
        return self._empty(
            self._presenter.room.state.terms.name, translate("Dealer", "Le tournoi est terminé.")
        )

    def _empty(self, what: str, hint: str) -> Shown:
        view = self._view
        view.nothing.say(what, hint)
        running = self._presenter.elsewhere.running
        second = translate("Dealer", "Ces tournois ont des tables ouvertes") if running else ""
        view.look.say(translate("Dealer", "Poste de croupier"), second)
        view.look.show_tournaments(
            [
                (
                    each.tournament,
                    each.terms.name,
                    translate("Dealer", "%n table(s) ouverte(s)", None, len(each.tables)),
                )
                for each in running
            ]
        )
        return Shown(view.nothing, view.look)

    def _show_choice(self) -> Shown:
        view, presenter = self._view, self._presenter
        persons = presenter.room.view.persons if presenter.room.view else {}
        view.tables.show_tables(pictures_of(presenter.room.state, persons))
        gone = presenter.room.table is not None
        if presenter.room.moves:
            broken = translate("Dealer", "La table {table} est cassée").format(table=presenter.room.table)
            view.look.say(broken, translate("Dealer", "Annoncez à chacun sa nouvelle place"))
            view.look.show_moves([self._move_words(move) for move in presenter.room.moves])
            return Shown(view.choice, view.look)
        view.steps.steps.set_title(
            translate("Dealer", "La table {table} est cassée").format(table=presenter.room.table)
            if gone
            else translate("Dealer", "Où distribuez-vous ?")
        )
        view.steps.steps.show_steps(
            [
                translate("Dealer", "Touchez votre table sur le plan."),
                translate("Dealer", "Ce poste la garde : qui vous relève n’a qu’à la prendre."),
                translate("Dealer", "Vous n’agissez que sur cette table."),
            ]
        )
        return Shown(view.choice, view.steps)

    def _show_table(self) -> Shown:
        view, presenter = self._view, self._presenter
        title = translate("Dealer", "Table {table}").format(table=presenter.room.table)
        view.table.show_seats(title, presenter.seats())
        self.show_clock()
        self._show_sums()
        if presenter.room.stage is Stage.TAKING:
            hint = translate("Dealer", "Prenez la table : les actes seront à votre nom.")
            view.look.say(title, self._chief_words(), hint=hint)
            view.look.show_moves([self._move_words(move) for move in presenter.room.moves])
            return Shown(view.at_table, view.look)
        if presenter.hand.doing.task is Task.LOOK:
            return self._show_look(title)
        if presenter.hand.doing.task is Task.TIE:
            view.steps.steps.set_title(tie_title())
            view.steps.steps.show_steps(
                tie_words(presenter.room.state, presenter.hand.ties, presenter.room.full_name)
            )
            return Shown(view.at_table, view.steps)
        self.entry.show()
        return Shown(view.at_table, view.entry)

    def _chief_words(self) -> str:
        chief = self._presenter.room.chief()
        if not chief:
            return translate("Dealer", "Sans chef de table")
        return translate("Dealer", "Chef de table : {name}").format(name=chief)

    def _show_sums(self) -> None:
        leaf, presenter = self._view.at_table, self._presenter
        words = translate("Dealer", "Jetons de la table : {chips}")
        leaf.chips.setText(words.format(chips=chips(presenter.hand.total)))
        deviation = presenter.hand.deviation
        if deviation is None:
            leaf.state.show_state(translate("Dealer", "À compter"), "neutral", Icon.COINS)
        elif deviation == 0:
            leaf.state.show_state(translate("Dealer", "Aucun écart"), "good", Icon.CHECK)
        else:
            more = translate("Dealer", "{chips} de trop")
            less = translate("Dealer", "Il manque {chips}")
            shown = (more if deviation > 0 else less).format(chips=chips(abs(deviation)))
            leaf.state.show_state(shown, "warn", Icon.TRIANGLE_ALERT)

    def _show_look(self, title: str) -> Shown:
        view, presenter = self._view, self._presenter
        called = presenter.room.state.calls.get(presenter.room.table or 0)
        call = ""
        if called is not None:
            call = translate("Dealer", "Chef appelé à {time}").format(time=f"{local(called):%H:%M}")
        moves = presenter.room.moves
        hint = "" if moves else translate("Dealer", "Touchez une place : tapis, bouton, recave ou sortie.")
        if moves:
            title = translate("Dealer", "%n mouvement(s) à cette table", None, len(moves))
        view.look.say(title, self._chief_words(), call=call, hint=hint)
        if moves:
            view.look.show_moves([self._move_words(move) for move in moves])
        else:
            view.look.show_rebuys(
                [
                    (
                        translate("Dealer", "Recave : place {seat}, {name}").format(
                            seat=seat, name=presenter.room.name(player)
                        ),
                        translate("Dealer", "depuis {time}").format(time=f"{local(at):%H:%M}"),
                    )
                    for seat, player, at in presenter.rebuys.waiting
                ]
            )
        return Shown(view.at_table, view.look)

    def _move_words(self, move: Move) -> MoveWords:
        leaves = move.left[0] == self._presenter.room.table and move.drawn[0] != self._presenter.room.table
        reason = translate("Dealer", "Quitte la table") if leaves else translate("Dealer", "Arrive")
        return MoveWords(self._presenter.room.full_name(move.player), reason, move.left, move.drawn)
