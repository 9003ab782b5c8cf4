"""What the main act would leave behind, told once before it: players still awaited, a day or an hour still to
come, places that would be shared, an end that nothing undoes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from app.domain.poker.ranking import first_placed
from app.domain.poker.state import PlayerState
from app.domain.poker.things import unnamed
from app.domain.values.days import local
from app.services.house import Origin
from ui.icons import Icon
from ui.pages.room.leaves import StepsLeaf
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.tools.tool import Outcome, Tool
from ui.pages.room.words import planned_words
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.tournament.tie import out_words, tie_title, tie_words
from ui.tournament.words import listed
from ui.words import translate


@dataclass(frozen=True, slots=True)
class _Question:
    """What is told, and the act that the second touch does."""

    title: str
    told: Sequence[str]
    primary: Primary
    work: Work


class SureTool(Tool):
    """The room stays beside it; the second touch does what the first one asked for."""

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self.told = StepsLeaf(parent)
        self._puts_out = False
        super().__init__(presenter, None, self.told)

    def _question(self) -> _Question | None:
        """What the main act is asked about as the room is; None where it is simply done."""
        presenter = self.presenter
        if presenter.room.stage is Stage.DRAW and presenter.room.count_of(PlayerState.REGISTERED):
            return self._awaited()
        if presenter.opening.before_its_time:
            return self._early()
        if presenter.sessions.before_its_day:
            return self._another_day()
        if presenter.room.stage is Stage.PLAY and presenter.hand.ties:
            return self._tie()
        if presenter.sessions.at_the_end and presenter.moves.drawn is None and not presenter.hand.players:
            return self._end()
        return None

    def _end(self) -> _Question:
        state, name = self.presenter.room.state, self.presenter.room.name
        won = translate("Room", "Vainqueur : {name}.")
        if not state.in_play:
            won = translate("Room", "Le dernier joueur est exclu : la première place revient à {name}.")
        told = [
            won.format(name=listed(map(name, first_placed(state)))),
            translate("Room", "Une fois le tournoi terminé, aucune élimination ne s’annule plus."),
        ]
        awaited = [state.prizes.in_kind[thing].what for thing in unnamed(state)] if state.prizes else []
        if awaited:
            words = translate("Room", "Ex æquo : dites dans les prix qui reçoit {things}.")
            told.append(words.format(things=", ".join(awaited)))
        end = Primary(translate("Room", "Terminer pour de bon"), Icon.TROPHY)
        return _Question(translate("Room", "Terminer le tournoi"), told, end, self.presenter.sessions.finish)

    def _awaited(self) -> _Question:
        awaited = self.presenter.room.count_of(PlayerState.REGISTERED)
        return _Question(
            translate("Room", "Tous ne sont pas arrivés"),
            (
                translate("Room", "Payés, pas encore arrivés : {count}.").format(count=awaited),
                translate("Room", "Qui arrive après reçoit sa place au contrôle d’identité."),
                translate("Room", "Le tirage n’a lieu qu’une fois."),
            ),
            Primary(translate("Room", "Tirer sans les attendre"), Icon.DICES),
            self.presenter.opening.draw,
        )

    def _early(self) -> _Question:
        opening, desk = self.presenter.opening, self.presenter.room.desk

        def start(starting: Origin) -> None:
            opening.start(desk.origin(), starting)

        announced = local(self.presenter.room.state.terms.starts_at)
        return _Question(
            translate("Room", "Avant l’heure annoncée"),
            (
                translate("Room", "Départ annoncé : {day} à {time}.").format(
                    day=f"{announced:%d/%m/%Y}", time=f"{announced:%H:%M}"
                ),
                translate("Room", "Lancé maintenant, le niveau 1 court aussitôt."),
            ),
            Primary(translate("Room", "Lancer dès maintenant"), Icon.PLAY),
            start,
        )

    def _another_day(self) -> _Question:
        state = self.presenter.room.state
        return _Question(
            translate("Room", "Séance {number}").format(number=state.session),
            (
                planned_words(state.terms.sessions[state.session - 1]),
                translate("Room", "Ouverte maintenant, l’horloge repart aussitôt."),
            ),
            Primary(translate("Room", "Ouvrir quand même"), Icon.PLAY),
            self.presenter.sessions.open,
        )

    def _tie(self) -> _Question:
        room, hand = self.presenter.room, self.presenter.hand
        return _Question(
            tie_title(),
            tie_words(room.state, hand.ties, room.name),
            Primary(out_words(), Icon.USER_X),
            hand.eliminate,
        )

    def makes_sense(self) -> bool:
        return self._question() is not None

    def begin(self) -> None:
        self.show()

    def show(self) -> None:
        asked = self._question()
        if asked is not None:
            self.told.steps.set_title(asked.title)
            self.told.steps.show_steps(list(asked.told))

    def primary(self) -> Primary:
        asked = self._question()
        return asked.primary if asked is not None else super().primary()

    def confirm(self) -> Work | None:
        asked = self._question()
        self._puts_out = bool(self.presenter.hand.players)
        return asked.work if asked is not None else None

    def done(self, answer: object) -> Outcome:
        """Who was put out is no longer touched; the room may have shown them out before this answer."""
        if self._puts_out:
            self.presenter.hand.clear()
            self.presenter.open_table = None
        return super().done(answer)
