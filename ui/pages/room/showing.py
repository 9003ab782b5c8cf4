"""Puts what the presenter knows into the view of the room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.domain.poker.moving import MoveReason
from app.domain.poker.play import view_count
from app.domain.poker.prizes import prize_of
from app.domain.poker.ranking import first_placed, places
from app.domain.poker.seating import tables_for
from app.domain.poker.state import PlayerState
from app.domain.values.days import local
from app.services.poker.room_view import MovesDrawn
from ui.icons import Icon
from ui.pages.room.panels import MoveWords
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.view import RoomView
from ui.pages.room.words import (
    breaking_words,
    count_words,
    move_reason,
    planned_words,
    tables_words,
    watch_sentences,
)
from ui.tournament.leaves import Shown
from ui.tournament.words import chips, listed, place_words, terms_words
from ui.words import translate
from ui.words_of_errors import said

_LAST_OUT_SHOWN = 12


class RoomShowing:
    """One method for each leaf; nothing is decided here."""

    def __init__(self, presenter: RoomPresenter, view: RoomView) -> None:
        self._presenter = presenter
        self._view = view

    def show(self) -> Shown:
        """Everything filled in for the stage that the tournament is in, and what is to be shown of it."""
        view, presenter = self._view, self._presenter
        view.back.setText(translate("Room", "Revenir au plan"))
        stage = presenter.room.stage
        view.nothing.say(
            translate("Room", "Aucun tournoi"),
            translate("Room", "Un tournoi créé par la direction s’ouvre ici."),
        )
        shown = {
            Stage.NOTHING: self._show_nothing,
            Stage.DRAW: self._show_gathering,
            Stage.START: self._show_before_start,
            Stage.PLAY: self._show_play,
            Stage.BETWEEN: self._show_between,
            Stage.OVER: self._show_result,
        }
        self.show_clock()
        return shown[stage]()

    def show_clock(self) -> None:
        """The head, from the instants recorded."""
        if self._presenter.room.stage in (Stage.START, Stage.PLAY):
            self._view.header.show_clock(self._presenter.room.state, self._presenter.room.clock())
            pause = self._view.header.pause
            if self._presenter.may_turn:
                pause.allow()
            else:
                pause.forbid(translate("Room", "La direction du tournoi arrête l’horloge."))

    def show_actions(self, *, busy: bool) -> None:
        """The row under the content; `busy`: a question or a tool has the page."""
        view, presenter = self._view, self._presenter
        stage, table = presenter.room.stage, presenter.open_table
        choosing = bool(presenter.hand.players) and stage is Stage.PLAY
        at_table = table is not None and not busy and not choosing and stage in (Stage.START, Stage.PLAY)
        view.other_table.setText(translate("Room", "Autre table"))
        view.count.setText(translate("Room", "Compter"))
        view.race.setText(translate("Room", "Échanger des jetons"))
        view.answer.setText(translate("Room", "Appel entendu"))
        view.gather_by_hand.setText(translate("Room", "Tirage fait à la main"))
        view.ruling.setText(translate("Room", "Décision"))
        at_plan = stage is Stage.PLAY and table is None and not busy and not choosing
        if at_plan:
            close = translate("Room", "Clôturer la séance {number}")
            view.close_session.setText(close.format(number=presenter.room.state.session))
        shown = {
            view.back: busy or table is not None or choosing,
            view.other_table: choosing and table is not None and not busy,
            view.count: at_table,
            view.race: at_table and stage is Stage.PLAY,
            view.answer: at_table and table in presenter.calls,
            view.gather_by_hand: stage is Stage.DRAW and not busy,
            view.ruling: choosing and not busy and len(presenter.hand.players) == 1,
            view.close_session: at_plan and presenter.sessions.to_come,
        }
        # Those hidden first: together they would ask for more than there is.
        for button, is_shown in sorted(shown.items(), key=lambda each: each[1]):
            button.setVisible(is_shown)

    # -- the leaves --------------------------------------------------------------------------

    def _show_nothing(self) -> Shown:
        self._view.moves.say(translate("Room", "Aucun tournoi"), "", "")
        self._view.moves.show_moves(())
        self._view.moves.offer_undo("")
        self._view.moves.offer_tools()
        return Shown(self._view.nothing, self._view.moves)

    def _show_gathering(self) -> Shown:
        presenter, leaf = self._presenter, self._view.gathering
        state = presenter.room.state
        here = presenter.room.count_of(PlayerState.CHECKED_IN)
        paid = presenter.room.count_of(PlayerState.REGISTERED)
        unpaid = presenter.room.count_of(PlayerState.PRE_REGISTERED)
        leaf.heading.say(state.terms.name, terms_words(state.terms))
        leaf.show_counts(
            (
                (translate("Room", "Arrivés, identité contrôlée"), str(here)),
                (translate("Room", "Payés, pas encore arrivés"), str(paid)),
                (translate("Room", "Pré-inscrits, rien de payé"), str(unpaid)),
                (translate("Room", "Liste d’attente"), str(len(state.waiting))),
                (
                    translate("Room", "Tables à ouvrir"),
                    str(tables_for(here, state.terms.seats) if here else 0),
                ),
            )
        )
        awaited = (PlayerState.REGISTERED, PlayerState.PRE_REGISTERED)
        missing = [each for each, player in state.players.items() if player.state in awaited]
        title = translate("Room", "Attendus : {count}").format(count=len(missing))
        everyone = [translate("Room", "Personne ne manque.")]
        leaf.show_missing(title, sorted(presenter.room.name(each) for each in missing) or everyone)
        leaf.show_commitment(state.commitment)
        self._view.steps.steps.set_title(translate("Room", "Le tirage"))
        self._view.steps.steps.show_steps(
            [
                translate("Room", "Chaque joueur arrivé reçoit une table et une place, au hasard."),
                translate("Room", "Une carte de place sort pour chacun, et la feuille de tirage."),
                translate("Room", "Qui arrive après reçoit sa place au contrôle d’identité."),
            ]
        )
        return Shown(leaf, self._view.steps)

    def _show_before_start(self) -> Shown:
        self._show_plan()
        presenter, panel = self._presenter, self._view.watch
        watch = presenter.watch.tables
        panel.heading.say(
            translate("Room", "Chefs de table"), translate("Room", "2 à 10 tables voisines pour chacun")
        )
        people = presenter.room.view.watchers if presenter.room.view else ()
        panel.show_people(
            [
                (each.id, each.name, self._watched(watch.get(each.id)), each.id in presenter.watch.chiefs)
                for each in people
            ]
        )
        panel.warn(" ".join(watch_sentences(presenter.watch.problems())))
        return Shown(self._content_leaf(), panel, head=True)

    def _watched(self, tables: Sequence[int] | None) -> str:
        return translate("Room", "Ne surveille pas") if tables is None else tables_words(tables)

    def _show_play(self) -> Shown:
        self._show_plan()
        if self._presenter.hand.players:
            self._show_hand()
            return Shown(self._content_leaf(), self._view.hand, head=True)
        self._show_moves()
        return Shown(self._content_leaf(), self._view.moves, head=True)

    def _content_leaf(self) -> QWidget:
        return self._view.plan if self._presenter.open_table is None else self._view.table

    def _show_plan(self) -> None:
        presenter = self._presenter
        pictures = presenter.pictures()
        self._view.plan.show_tables(pictures)
        words = translate("Room", "{tables} : {chief}")
        self._view.plan.legend.show_watch(
            [
                words.format(tables=tables_words(tables), chief=presenter.watch.name(chief))
                for chief, watched in presenter.watch.tables.items()
                if (tables := [table for table in watched if table in presenter.room.state.tables])
            ]
        )
        for table in pictures:
            if table.number == presenter.open_table:
                self._view.table.show_table(table)

    def _show_hand(self) -> None:
        presenter, panel = self._presenter, self._view.hand
        players = presenter.hand.players
        first = presenter.room.state.players[players[0]]
        several = len(players) > 1
        if presenter.hand.at_several_tables:
            panel.heading.say(
                translate("Room", "{count} joueurs, main par main").format(count=len(players)),
                translate("Room", "Sortis à des tables différentes"),
            )
        elif several:
            panel.heading.say(
                translate("Room", "{count} joueurs dans le même coup").format(count=len(players)),
                translate("Room", "Le plus gros tapis est le mieux classé"),
            )
        else:
            seat = translate("Room", "Table {table}, place {seat}")
            panel.heading.say(
                translate("Room", "Sortie d’un joueur"), seat.format(table=first.table, seat=first.seat)
            )
        panel.show_players(
            [(each, presenter.room.name(each), presenter.hand.stacks.get(each, 0)) for each in players]
        )
        hint = translate("Room", "Touchez un autre joueur s’il sort dans le même coup.")
        if presenter.hand.at_several_tables:
            hint = translate("Room", "Entre tables, places et prix partagés ; à une table, le tapis classe.")
        panel.hint.say(hint, Icon.INFO)
        panel.set_words(
            pinned=first.pinned,
            may_be_absent=presenter.hand.may_be_absent,
            sold=presenter.hand.sold,
        )
        if not several:
            refusal = presenter.hand.sale_refused
            panel.forbid_sale(said(refusal).why if refusal else "")
        self.show_places()

    def show_places(self) -> None:
        """The places that the hand would give."""
        expected = self._presenter.hand.expected_places()
        self._view.hand.show_places({who: place_words(place) for who, place in expected.items()})

    def _show_moves(self) -> None:
        presenter, panel = self._presenter, self._view.moves
        moved, due = presenter.moves.drawn, presenter.moves.due
        panel.offer_undo("")
        panel.offer_tools(papers=True, by_hand=moved is None, announce=moved is not None, ruling=True)
        if moved is not None:
            drawn = translate("Room", "Tirage n° {number} · {time}")
            panel.say(
                translate("Room", "%n mouvement(s) à faire", None, len(moved.moves)),
                drawn.format(number=moved.number, time=f"{local(moved.at):%H:%M:%S}"),
                self._broken_words(moved.broken),
                drawn=True,
                rest=self._pinned_words(moved)
                or translate("Room", "Les cartes de place sont à l’impression."),
            )
            panel.show_moves(
                [
                    MoveWords(presenter.room.name(move.player), move_reason(move), move.left, move.drawn)
                    for move in moved.moves
                ]
            )
            return
        self._show_standing(due.moves, due.breaks, final=due.final_table)

    def _pinned_words(self, drawn: MovesDrawn) -> str:
        """Who isn't moved; the final table moves those of a fixed place too."""
        if any(move.reason is MoveReason.FINAL_TABLE for move in drawn.moves):
            return ""
        moved = {move.player for move in drawn.moves}
        seated = self._presenter.room.state.seated()
        pinned = [each for each, player in seated.items() if player.pinned and each not in moved]
        if not pinned:
            return ""
        names = ", ".join(sorted(map(self._presenter.room.name, pinned)))
        return translate("Room", "Place fixe : {names}.").format(names=names)

    def _broken_words(self, broken: Sequence[int]) -> str:
        if not broken:
            return ""
        words = translate("Room", "{tables} : plus personne n’y joue.")
        return words.format(tables=tables_words(sorted(broken)))

    def _show_standing(self, moves: int, breaks: Sequence[int], *, final: bool) -> None:
        presenter, panel = self._presenter, self._view.moves
        state = presenter.room.state
        hint = self._calls_words() or self._rebuys_words()
        if final:
            hint = translate(
                "Room", "Les {count} joueurs tiennent à une table : tous tirent une place."
            ).format(count=state.in_play)
        elif breaks and state.in_play:
            hint = breaking_words(breaks, state.in_play, state.breaking)
        title = (
            translate("Room", "%n mouvement(s) à tirer", None, moves)
            if moves
            else translate("Room", "Tables équilibrées")
        )
        if state.in_play == 1:
            title = translate("Room", "Un joueur a tous les jetons")
        elif not state.in_play:
            title = translate("Room", "Plus personne n’est en jeu")
        unwatched = " ".join(watch_sentences(presenter.watch.without()))
        panel.say(
            title, translate("Room", "Touchez une table pour noter une sortie"), hint, warning=unwatched
        )
        ranked = sorted(places(state).items(), key=lambda each: each[1].first)[:_LAST_OUT_SHOWN]
        panel.show_lines([(presenter.room.name(player), place_words(place)) for player, place in ranked])
        out = presenter.hand.last_out
        panel.offer_undo(presenter.room.name(out[-1]) if out else "")

    def _calls_words(self) -> str:
        calls = self._presenter.calls
        if not calls:
            return ""
        called = translate("Room", "{tables} : chef demandé depuis {time}.")
        since = local(self._presenter.room.state.calls[calls[0]])
        return called.format(tables=tables_words(sorted(calls)), time=f"{since:%H:%M}")

    def _rebuys_words(self) -> str:
        """Who waits at his seat for what the counter sells."""
        state = self._presenter.room.state
        asking = {player.table or 0 for player in state.seated().values() if player.rebuy_asked is not None}
        if not asking:
            return ""
        words = translate("Room", "{tables} : recave demandée, à vendre au guichet.")
        return words.format(tables=tables_words(sorted(asking)))

    def _show_between(self) -> Shown:
        """The bags of the session that ended, and how the next one begins."""
        presenter, view = self._presenter, self._view
        state, seen = presenter.room.state, view_count(presenter.room.state)
        redrawn = state.terms.redraw_between_sessions
        seat, drawn = translate("Room", "Table {table}, place {seat}"), translate("Room", "À tirer")
        view.bags.heading.say(
            state.terms.name, translate("Room", "Sacs de la séance {number}").format(number=state.session - 1)
        )
        players = [(player, state.players[player]) for player in presenter.sessions.by_seat]
        view.bags.show_places(
            [
                (drawn if redrawn else seat.format(table=known.table, seat=known.seat),
                 presenter.room.name(player), chips(known.stack))
                for player, known in players
            ]
        )  # fmt: skip
        hint = (
            translate("Room", "Toutes les places sont tirées de nouveau : une carte sort pour chacun.")
            if redrawn
            else translate("Room", "Chacun reprend place et sac ; l’horloge reprend où elle s’est arrêtée.")
        )
        rest = tables_words(seen.explained_by) if seen.difference and seen.explained_by else ""
        if rest:
            rest = translate("Room", "L’écart : {tables}.").format(tables=rest)
        next_session = translate("Room", "Séance {number}").format(number=state.session)
        view.moves.say(next_session, planned_words(state.terms.sessions[state.session - 1]), hint, rest=rest)
        view.moves.show_lines(
            [
                (translate("Room", "Sacs comptés"), chips(seen.counted)),
                (translate("Room", "Jetons en jeu"), chips(seen.in_play)),
                (translate("Room", "Écart"), count_words(seen.difference)[0]),
            ]
        )
        view.moves.offer_undo("")
        view.moves.offer_tools(papers=True)
        return Shown(view.bags, view.moves)

    def _show_result(self) -> Shown:
        presenter, view = self._presenter, self._view
        state = presenter.room.state
        ranked = sorted(places(state).items(), key=lambda each: (each[1].first, presenter.room.name(each[0])))
        view.result.heading.say(state.terms.name, translate("Room", "Classement"))
        rows = []
        for player, place in ranked:
            prize = prize_of(state, player)
            rows.append((place_words(place), presenter.room.name(player), prize.text() if prize else ""))
        view.result.show_places(rows)
        winner = listed(map(presenter.room.name, first_placed(state))) if state.finish else ""
        title = translate("Room", "Tournoi terminé") if state.finish else translate("Room", "Tournoi arrêté")
        view.moves.say(title, winner, "")
        view.moves.show_moves(())
        view.moves.offer_undo("")
        view.moves.offer_tools(papers=True)
        return Shown(view.result, view.moves)
