"""What the main act would leave behind, told once before it: players still awaited, a day still to come."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.domain.poker.state import PlayerState
from ui.icons import Icon
from ui.pages.room.leaves import StepsLeaf
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.tools.tool import Tool
from ui.pages.room.words import planned_words
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.words import translate


class SureTool(Tool):
    """The room stays beside it; the second touch does what the first one asked for."""

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self.told = StepsLeaf(parent)
        super().__init__(presenter, None, self.told)

    @property
    def awaited(self) -> int:
        """How many have paid and haven't come, while the seats are still to be drawn."""
        room = self.presenter.room
        return room.count_of(PlayerState.REGISTERED) if room.stage is Stage.DRAW else 0

    def makes_sense(self) -> bool:
        return self.awaited > 0 or self.presenter.sessions.before_its_day

    def begin(self) -> None:
        self.show()

    def show(self) -> None:
        state, steps = self.presenter.room.state, self.told.steps
        if self.awaited:
            paid = translate("Room", "Payés, pas encore arrivés : {count}.").format(count=self.awaited)
            steps.set_title(translate("Room", "Tous ne sont pas arrivés"))
            steps.show_steps(
                [
                    paid,
                    translate("Room", "Qui arrive après reçoit sa place au contrôle d’identité."),
                    translate("Room", "Le tirage n’a lieu qu’une fois."),
                ]
            )
        else:
            steps.set_title(translate("Room", "Séance {number}").format(number=state.session))
            steps.show_steps(
                [
                    planned_words(state.terms.sessions[state.session - 1]),
                    translate("Room", "Ouverte maintenant, l’horloge repart aussitôt."),
                ]
            )

    def primary(self) -> Primary:
        if self.awaited:
            return Primary(translate("Room", "Tirer sans les attendre"), Icon.DICES)
        return Primary(translate("Room", "Ouvrir quand même"), Icon.PLAY)

    def confirm(self) -> Work | None:
        return self.presenter.opening.draw if self.awaited else self.presenter.sessions.open
