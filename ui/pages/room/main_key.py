"""The main key of the room: what it says and does at each stage of a tournament (look 08)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.domain.poker.state import PlayerState
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.sounds import Sound
from ui.tournament.acting import Acting, Work
from ui.tournament.primary import Primary
from ui.words import translate


def primary_of(presenter: RoomPresenter) -> Primary:
    """The act that is next in the room."""
    room = presenter.room
    stage = room.stage
    if stage is Stage.PLAY:
        return _in_play(presenter)
    if stage is Stage.DRAW:
        here = room.count_of(PlayerState.CHECKED_IN)
        why = translate("Room", "Personne n’est encore arrivé au contrôle d’identité.")
        words = translate("Room", "Tirer les places au sort")
        return Primary(words, Icon.DICES, ready=here > 0, why=why)
    if stage is Stage.START:
        return Primary(translate("Room", "Lancer le tournoi"), Icon.PLAY)
    if stage is Stage.BETWEEN:
        words = translate("Room", "Ouvrir la séance {number}").format(number=room.state.session)
        return Primary(words, Icon.PLAY)
    return Primary(translate("Room", "Voir les prix"), Icon.TROPHY, ready=stage is Stage.OVER)


def _in_play(presenter: RoomPresenter) -> Primary:
    if presenter.hand.players:
        return _out(presenter)
    if presenter.moves.drawn is not None:
        return Primary(translate("Room", "Cartes remises"), Icon.CHECK)
    if presenter.sessions.at_the_end:
        return Primary(translate("Room", "Terminer le tournoi"), Icon.TROPHY)
    due = presenter.moves.due
    why = translate("Room", "Aucun mouvement : les tables sont équilibrées.")
    if not presenter.room.state.in_play:
        why = translate("Room", "Personne n’a de place : le directeur du tournoi l’arrête.")
    words = translate("Room", "Table finale") if due.final_table else translate("Room", "Équilibrer")
    return Primary(words, Icon.DICES, ready=bool(due.moves or due.breaks), why=why)


def _out(presenter: RoomPresenter) -> Primary:
    hand = presenter.hand
    words = translate("Room", "Éliminer {count} joueurs").format(count=len(hand.players))
    if len(hand.players) == 1:
        name = presenter.room.name(hand.one)
        words = translate("Room", "Éliminer {name}").format(name=name)
    if hand.lacks_stacks:
        why = translate("Room", "Saisissez le tapis de chacun au début du coup.")
        return Primary(words, Icon.USER_X, ready=False, why=why)
    why = translate("Room", "Il ne resterait personne : le dernier joueur gagne le tournoi.")
    return Primary(words, Icon.USER_X, ready=bool(hand.expected_places()), why=why)


class MainKey(QObject):
    """`done`: something is to be shown anew, beside what the house tells of."""

    done = Signal()

    def __init__(self, presenter: RoomPresenter, acting: Acting, context: PageContext) -> None:
        super().__init__(acting)
        self._presenter = presenter
        self._acting = acting
        self._context = context

    def touch(self) -> None:
        """Do that."""
        presenter = self._presenter
        stage = presenter.room.stage
        if stage is Stage.DRAW:
            self._give_seats(presenter.opening.draw)
        elif stage is Stage.START:
            assigning = self._context.desk.origin()
            self._acting.run(lambda starting: presenter.opening.start(assigning, starting))
        elif stage is Stage.PLAY:
            self._touch_in_play()
        elif stage is Stage.BETWEEN:
            self._give_seats(presenter.sessions.open)
        else:
            self._context.navigator.go("prizes")

    def _touch_in_play(self) -> None:
        presenter = self._presenter
        if presenter.hand.players:
            self._acting.run(presenter.hand.eliminate, self._eliminated)
        elif presenter.moves.drawn is not None:
            self._acting.run(presenter.moves.all_made)
        else:
            self._give_seats(presenter.moves.balance)

    def _give_seats(self, work: Work) -> None:
        """The draw, the moves, the next session."""
        self._acting.run(work, lambda _given: self._context.sounds.play(Sound.DONE))

    def _eliminated(self, _answer: object) -> None:
        self._context.sounds.play(Sound.DONE)
        self._presenter.hand.clear()
        self._presenter.open_table = None
        self.done.emit()
