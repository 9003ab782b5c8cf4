"""Puts what the presenter knows of the table into the view."""

from __future__ import annotations

from app.domain.poker.clock import ClockState, ClockView
from app.domain.poker.view import blinds_to_play
from app.domain.values.days import local
from app.services.poker.room_view import Move
from ui.icons import Icon
from ui.pages.dealer.hand import Task
from ui.pages.dealer.presenter import DealerPresenter
from ui.pages.dealer.seen import Stage
from ui.pages.dealer.table import FeltWords
from ui.pages.dealer.view import DealerView
from ui.pages.room.panels import MoveWords
from ui.pages.room.pictures import pictures_of
from ui.theme import show_in_turn
from ui.tournament.leaves import Shown
from ui.tournament.words import blinds_words, chips, minutes_text, place_words
from ui.words import translate
from ui.words_of_errors import said


class DealerShowing:
    """One method for each stage and task; nothing is decided here."""

    def __init__(self, presenter: DealerPresenter, view: DealerView) -> None:
        self._presenter = presenter
        self._view = view

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
        if presenter.room.table in presenter.room.state.calls:
            view.call.forbid(translate("Dealer", "Le chef est déjà appelé."))
        else:
            view.call.allow()
        if presenter.last_out:
            view.undo.allow()
        else:
            view.undo.forbid(translate("Dealer", "La dernière sortie n’est pas de cette table."))

    def show_clock(self) -> None:
        """The felt, from the instants recorded."""
        if self._presenter.room.stage in (Stage.TABLE, Stage.TAKING):
            self._view.table.show_words(self._felt())

    def _felt(self) -> FeltWords:
        state, clock = self._presenter.room.state, self._presenter.room.clock()
        seconds = clock.overtime or clock.seconds_left
        time = f"+{minutes_text(seconds)}" if clock.overtime else minutes_text(seconds)
        blinds = blinds_to_play(state, self._presenter.room.desk.house.clock.now())
        level = state.terms.levels[blinds.level - 1]
        return FeltWords(_level_words(clock), time, blinds_words(level), self._following(clock))

    def _following(self, clock: ClockView) -> str:
        parts = []
        if clock.next_level is not None and not clock.on_break:
            level = self._presenter.room.state.terms.levels[clock.next_level - 1]
            following = translate("Dealer", "Ensuite {blinds}")
            parts.append(following.format(blinds=blinds_words(level, with_ante=False)))
        if clock.next_break_in is not None:
            pause = translate("Dealer", "pause dans {time}")
            parts.append(pause.format(time=minutes_text(clock.next_break_in)))
        return " · ".join(parts)

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
        return self._show_look(title) if presenter.hand.doing.task is Task.LOOK else self._show_entry()

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
        return MoveWords(self._presenter.room.name(move.player), reason, move.left, move.drawn)

    def _show_entry(self) -> Shown:
        view, presenter = self._view, self._presenter
        doing, player = presenter.hand.doing, presenter.hand.aimed
        panel = view.entry
        several = doing.task is Task.OUT and len(presenter.hand.chosen) > 1
        panel.show_chips(shown=bool(player) and (doing.task is not Task.OUT or several))
        at_chair = doing.task is Task.STACK
        panel.button.setVisible(at_chair)
        panel.rebuy.setVisible(at_chair and bool(player) and presenter.room.state.terms.rebuy is not None)
        panel.field.set_label(
            translate("Dealer", "Avant le coup") if several else translate("Dealer", "Nouveau tapis")
        )
        self._say_entry(player)
        if player:
            panel.field.propose(presenter.hand.stack_of(player))
            self.show_change()
        return Shown(view.at_table, panel)

    def _say_entry(self, player: str) -> None:
        presenter, panel = self._presenter, self._view.entry
        seat = presenter.hand.doing.seats[-1] if presenter.hand.doing.seats else 0
        if presenter.hand.doing.task is Task.OUT and not player:
            panel.heading.say(
                translate("Dealer", "Sortie d’un joueur"), translate("Dealer", "Touchez qui sort de ce coup")
            )
        elif not player:
            panel.heading.say(
                translate("Dealer", "Place {number}").format(number=seat), translate("Dealer", "Libre")
            )
        else:
            title = translate("Dealer", "Place {number} · {name}")
            panel.heading.say(
                title.format(number=seat, name=presenter.room.name(player)), self._entry_second(player)
            )
        panel.button.setText(translate("Dealer", "Bouton ici"))
        if player:
            self._say_rebuy(player)

    def _say_rebuy(self, player: str) -> None:
        presenter, panel = self._presenter, self._view.entry
        asked = presenter.room.state.players[player].rebuy_asked is not None
        panel.rebuy.setText(translate("Dealer", "Plus de recave") if asked else translate("Dealer", "Recave"))
        refusal = None if asked else presenter.rebuys.refused(player)
        panel.rebuy.allow_unless(said(refusal).why if refusal else "")

    def _entry_second(self, player: str) -> str:
        presenter = self._presenter
        if presenter.hand.doing.task is Task.OUT:
            place = presenter.hand.expected_places().get(player)
            several = translate("Dealer", "Touchez un autre joueur s’il sort dans le même coup.")
            words = translate("Dealer", "Sort à la place {place}")
            return words.format(place=place_words(place)) if place is not None else several
        stack = chips(presenter.room.state.players[player].stack)
        at = presenter.counts.players.get(player)
        if at is None:
            return translate("Dealer", "Dernier tapis connu {chips}").format(chips=stack)
        words = translate("Dealer", "Dernier comptage {chips} à {time}")
        return words.format(chips=stack, time=f"{local(at):%H:%M}")

    def show_change(self) -> None:
        """After each key."""
        presenter = self._presenter
        if presenter.hand.aimed:
            known = presenter.room.state.players[presenter.hand.aimed].stack
            self._view.entry.show_change(presenter.hand.stack_of(presenter.hand.aimed) - known)


def _level_words(clock: ClockView) -> str:
    if clock.state is ClockState.NOT_STARTED:
        return translate("Dealer", "Avant le départ")
    if clock.state is ClockState.PAUSED:
        return translate("Dealer", "Horloge arrêtée · niveau {number}").format(number=clock.level)
    if clock.on_break and clock.next_level:
        return translate("Dealer", "Pause, puis niveau {number}").format(number=clock.next_level)
    return translate("Dealer", "Niveau {number}").format(number=clock.level)
