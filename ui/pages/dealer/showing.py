"""Puts what the presenter knows of the table into the view."""

from __future__ import annotations

from app.domain.poker.clock import ClockState, ClockView
from app.domain.poker.view import blinds_to_play
from app.domain.values.days import local
from app.services.poker.room_view import Move
from ui.icons import Icon
from ui.pages.dealer.presenter import DealerPresenter, Stage, Task
from ui.pages.dealer.table import FeltWords
from ui.pages.dealer.view import DealerView
from ui.pages.room.panels import MoveWords
from ui.pages.room.pictures import pictures_of
from ui.tournament.words import blinds_words, chips, minutes_text, place_words
from ui.words import translate


class DealerShowing:
    """One method for each stage and task; nothing is decided here."""

    def __init__(self, presenter: DealerPresenter, view: DealerView) -> None:
        self._presenter = presenter
        self._view = view

    def show(self) -> None:
        """Everything, for the stage that the station is in."""
        view, stage = self._view, self._presenter.stage
        task = self._presenter.doing.task
        at_table = stage is Stage.TABLE
        view.call.setVisible(at_table and task is Task.LOOK)
        view.out.setVisible(at_table and task in (Task.LOOK, Task.STACK))
        view.undo.setVisible(at_table and task is Task.LOOK)
        view.other.setVisible(stage is Stage.TAKING or (at_table and task is Task.LOOK))
        view.back.setVisible(at_table and task is not Task.LOOK)
        shown = {
            Stage.NOTHING: self._show_nothing,
            Stage.WAITING: self._show_waiting,
            Stage.OVER: self._show_over,
            Stage.CHOICE: self._show_choice,
            Stage.TAKING: self._show_table,
            Stage.TABLE: self._show_table,
        }
        shown[stage]()
        self._say_buttons()
        self.show_primary()

    def _say_buttons(self) -> None:
        view, presenter = self._view, self._presenter
        view.out.setText(translate("Dealer", "Éliminer"))
        view.back.setText(translate("Dealer", "Revenir"))
        view.other.setText(translate("Dealer", "Autre table"))
        view.undo.setText(translate("Dealer", "Annuler le dernier"))
        view.call.setText(translate("Dealer", "Appeler le chef"))
        if presenter.stage is not Stage.TABLE:
            return
        if presenter.table in presenter.state.calls:
            view.call.forbid(translate("Dealer", "Le chef est déjà appelé."))
        else:
            view.call.allow()
        if presenter.last_out():
            view.undo.allow()
        else:
            view.undo.forbid(translate("Dealer", "La dernière sortie n’est pas de cette table."))

    def show_clock(self) -> None:
        """The felt, from the instants recorded."""
        if self._presenter.stage in (Stage.TABLE, Stage.TAKING):
            self._view.table.show_words(self._felt())

    def _felt(self) -> FeltWords:
        state, clock = self._presenter.state, self._presenter.clock()
        seconds = clock.overtime or clock.seconds_left
        time = f"+{minutes_text(seconds)}" if clock.overtime else minutes_text(seconds)
        blinds = blinds_to_play(state, self._presenter.desk.house.clock.now())
        level = state.terms.levels[blinds.level - 1]
        return FeltWords(_level_words(clock), time, blinds_words(level), self._following(clock))

    def _following(self, clock: ClockView) -> str:
        parts = []
        if clock.next_level is not None and not clock.on_break:
            level = self._presenter.state.terms.levels[clock.next_level - 1]
            following = translate("Dealer", "Ensuite {blinds}")
            parts.append(following.format(blinds=blinds_words(level, with_ante=False)))
        if clock.next_break_in is not None:
            pause = translate("Dealer", "pause dans {time}")
            parts.append(pause.format(time=minutes_text(clock.next_break_in)))
        return " · ".join(parts)

    # -- the main action ---------------------------------------------------------------------

    def say_primary(self, words: str, icon: Icon, *, ready: bool, why: str = "") -> None:
        primary = self._view.primary
        primary.setText(words)
        primary.set_icon(icon)
        if primary.is_busy:
            return
        if ready:
            primary.allow()
        else:
            primary.forbid(why)

    def show_primary(self) -> None:
        presenter = self._presenter
        if presenter.stage is Stage.TAKING:
            words = translate("Dealer", "Prendre la table {table}").format(table=presenter.table)
            self.say_primary(words, Icon.CHECK, ready=True)
        elif presenter.stage is Stage.TABLE:
            self._show_task_primary()
        elif presenter.stage is Stage.CHOICE and presenter.moves():
            self.say_primary(translate("Dealer", "Mouvements faits"), Icon.CHECK, ready=True)
        else:
            words = translate("Dealer", "Prendre une table")
            why = translate("Dealer", "Touchez la table où vous distribuez.")
            if presenter.stage is not Stage.CHOICE:
                why = translate("Dealer", "Il n’y a pas de table ouverte.")
            self.say_primary(words, Icon.CHECK, ready=False, why=why)

    def _show_task_primary(self) -> None:
        presenter = self._presenter
        doing = presenter.doing
        if doing.task is Task.OUT:
            self._show_out_primary()
        elif doing.task is Task.STACK:
            words = translate("Dealer", "Enregistrer {chips}")
            shown = words.format(chips=chips(presenter.stack_of(presenter.aimed))) if presenter.aimed else ""
            free = translate("Dealer", "Place libre")
            why = translate("Dealer", "Personne n’est assis là.")
            self.say_primary(shown or free, Icon.CHECK, ready=bool(presenter.aimed), why=why)
        elif doing.task is Task.COUNT and not presenter.is_last_seat:
            self.say_primary(translate("Dealer", "Joueur suivant"), Icon.ARROW_RIGHT, ready=True)
        elif doing.task is Task.COUNT:
            words = translate("Dealer", "Enregistrer {chips}").format(chips=chips(presenter.total))
            self.say_primary(words, Icon.CHECK, ready=True)
        elif presenter.moves():
            self.say_primary(translate("Dealer", "Mouvements faits"), Icon.CHECK, ready=True)
        else:
            why = translate("Dealer", "Personne n’est assis à cette table.")
            ready = any(seat.player for seat in presenter.seats())
            self.say_primary(translate("Dealer", "Compter la table"), Icon.COINS, ready=ready, why=why)

    def _show_out_primary(self) -> None:
        presenter = self._presenter
        chosen = presenter.chosen
        if not chosen:
            why = translate("Dealer", "Touchez le joueur qui sort.")
            self.say_primary(translate("Dealer", "Éliminer"), Icon.USER_X, ready=False, why=why)
            return
        if len(chosen) == 1:
            words = translate("Dealer", "Éliminer {name}").format(name=presenter.name(chosen[0]))
        else:
            words = translate("Dealer", "Éliminer {count} joueurs").format(count=len(chosen))
        why = translate("Dealer", "Il ne resterait personne : le dernier joueur gagne le tournoi.")
        self.say_primary(words, Icon.USER_X, ready=bool(presenter.expected_places()), why=why)

    # -- the leaves --------------------------------------------------------------------------

    def _show_nothing(self) -> None:
        self._empty(
            translate("Dealer", "Aucun tournoi"),
            translate("Dealer", "La table s’ouvre ici quand un tournoi se joue."),
        )

    def _show_waiting(self) -> None:
        self._empty(
            self._presenter.state.terms.name,
            translate("Dealer", "Les places ne sont pas encore tirées au sort."),
        )

    def _show_over(self) -> None:
        self._empty(self._presenter.state.terms.name, translate("Dealer", "Le tournoi est terminé."))

    def _empty(self, what: str, hint: str) -> None:
        view = self._view
        view.nothing.say(what, hint)
        running = self._presenter.running
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
        view.show_leaf(view.nothing, view.look)

    def _show_choice(self) -> None:
        view, presenter = self._view, self._presenter
        persons = presenter.view.persons if presenter.view else {}
        view.tables.show_tables(pictures_of(presenter.state, persons))
        gone = presenter.table is not None
        if presenter.moves():
            broken = translate("Dealer", "La table {table} est cassée").format(table=presenter.table)
            view.look.say(broken, translate("Dealer", "Annoncez à chacun sa nouvelle place"))
            view.look.show_moves([self._move_words(move) for move in presenter.moves()])
            view.show_leaf(view.choice, view.look)
            return
        view.steps.steps.set_title(
            translate("Dealer", "La table {table} est cassée").format(table=presenter.table)
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
        view.show_leaf(view.choice, view.steps)

    def _show_table(self) -> None:
        view, presenter = self._view, self._presenter
        title = translate("Dealer", "Table {table}").format(table=presenter.table)
        view.table.show_seats(title, presenter.seats())
        self.show_clock()
        self._show_sums()
        if presenter.stage is Stage.TAKING:
            hint = translate("Dealer", "Prenez la table : les actes seront à votre nom.")
            view.look.say(title, self._chief_words(), hint=hint)
            view.look.show_moves(())
            view.show_leaf(view.at_table, view.look)
        elif presenter.doing.task is Task.LOOK:
            self._show_look(title)
        else:
            self._show_entry()

    def _chief_words(self) -> str:
        chief = self._presenter.chief()
        if not chief:
            return translate("Dealer", "Sans chef de table")
        return translate("Dealer", "Chef de table : {name}").format(name=chief)

    def _show_sums(self) -> None:
        leaf, presenter = self._view.at_table, self._presenter
        words = translate("Dealer", "Jetons de la table : {chips}")
        leaf.chips.setText(words.format(chips=chips(presenter.total)))
        deviation = presenter.deviation
        if deviation is None:
            leaf.state.show_state(translate("Dealer", "À compter"), "neutral", Icon.COINS)
        elif deviation == 0:
            leaf.state.show_state(translate("Dealer", "Aucun écart"), "good", Icon.CHECK)
        else:
            more = translate("Dealer", "{chips} de trop")
            less = translate("Dealer", "Il manque {chips}")
            shown = (more if deviation > 0 else less).format(chips=chips(abs(deviation)))
            leaf.state.show_state(shown, "warn", Icon.TRIANGLE_ALERT)

    def _show_look(self, title: str) -> None:
        view, presenter = self._view, self._presenter
        called = presenter.state.calls.get(presenter.table or 0)
        call = ""
        if called is not None:
            call = translate("Dealer", "Chef appelé à {time}").format(time=f"{local(called):%H:%M}")
        moves = presenter.moves()
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
                            seat=seat, name=presenter.name(player)
                        ),
                        translate("Dealer", "depuis {time}").format(time=f"{local(at):%H:%M}"),
                    )
                    for seat, player, at in presenter.rebuys_asked()
                ]
            )
        view.show_leaf(view.at_table, view.look)

    def _move_words(self, move: Move) -> MoveWords:
        leaves = move.left[0] == self._presenter.table and move.drawn[0] != self._presenter.table
        reason = translate("Dealer", "Quitte la table") if leaves else translate("Dealer", "Arrive")
        return MoveWords(self._presenter.name(move.player), reason, move.left, move.drawn)

    def _show_entry(self) -> None:
        view, presenter = self._view, self._presenter
        doing, player = presenter.doing, presenter.aimed
        panel = view.entry
        several = doing.task is Task.OUT and len(presenter.chosen) > 1
        panel.show_chips(shown=bool(player) and (doing.task is not Task.OUT or several))
        at_chair = doing.task is Task.STACK
        panel.button.setVisible(at_chair)
        panel.rebuy.setVisible(at_chair and bool(player) and presenter.state.terms.rebuy is not None)
        panel.field.set_label(
            translate("Dealer", "Avant le coup") if several else translate("Dealer", "Nouveau tapis")
        )
        self._say_entry(player)
        if player:
            panel.field.propose(presenter.stack_of(player))
            self.show_change()
        view.show_leaf(view.at_table, panel)

    def _say_entry(self, player: str) -> None:
        presenter, panel = self._presenter, self._view.entry
        seat = presenter.doing.seats[-1] if presenter.doing.seats else 0
        if presenter.doing.task is Task.OUT and not player:
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
                title.format(number=seat, name=presenter.name(player)), self._entry_second(player)
            )
        panel.button.setText(translate("Dealer", "Bouton ici"))
        if player:
            self._say_rebuy(player)

    def _say_rebuy(self, player: str) -> None:
        presenter, panel = self._presenter, self._view.entry
        asked = presenter.state.players[player].rebuy_asked is not None
        panel.rebuy.setText(translate("Dealer", "Plus de recave") if asked else translate("Dealer", "Recave"))
        if asked or presenter.can_ask_rebuy(player):
            panel.rebuy.allow()
        else:
            panel.rebuy.forbid(translate("Dealer", "Plus aucune recave n’est vendue à ce joueur."))

    def _entry_second(self, player: str) -> str:
        presenter = self._presenter
        if presenter.doing.task is Task.OUT:
            place = presenter.expected_places().get(player)
            several = translate("Dealer", "Touchez un autre joueur s’il sort dans le même coup.")
            words = translate("Dealer", "Sort à la place {place}")
            return words.format(place=place_words(place)) if place is not None else several
        stack = chips(presenter.state.players[player].stack)
        at = presenter.counts.players.get(player)
        if at is None:
            return translate("Dealer", "Dernier tapis connu {chips}").format(chips=stack)
        words = translate("Dealer", "Dernier comptage {chips} à {time}")
        return words.format(chips=stack, time=f"{local(at):%H:%M}")

    def show_change(self) -> None:
        """After each key."""
        presenter = self._presenter
        if presenter.aimed:
            known = presenter.state.players[presenter.aimed].stack
            self._view.entry.show_change(presenter.stack_of(presenter.aimed) - known)


def _level_words(clock: ClockView) -> str:
    if clock.state is ClockState.NOT_STARTED:
        return translate("Dealer", "Avant le départ")
    if clock.state is ClockState.PAUSED:
        return translate("Dealer", "Horloge arrêtée · niveau {number}").format(number=clock.level)
    if clock.on_break and clock.next_level:
        return translate("Dealer", "Pause, puis niveau {number}").format(number=clock.next_level)
    return translate("Dealer", "Niveau {number}").format(number=clock.level)
