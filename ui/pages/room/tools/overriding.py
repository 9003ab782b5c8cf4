"""A start without what notices or chiefs lack, on the casino director's word (POKER P2, P4)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.services.house import Origin
from app.services.people import Approved
from ui.errors.details import readable
from ui.icons import Icon
from ui.pages.room.leaves import StepsLeaf
from ui.pages.room.presenter import RoomPresenter
from ui.pages.room.seen import Stage
from ui.pages.room.tools.tool import Outcome, Tool
from ui.pages.room.words import watch_sentences
from ui.tournament.acting import Work
from ui.tournament.primary import Primary
from ui.widgets import ApprovalPanel, wrong_code_words
from ui.words import translate


class OverrideTool(Tool):
    """All that is lacking stands beside it. Whoever may override himself only gives his reason."""

    def __init__(self, presenter: RoomPresenter, parent: QWidget) -> None:
        self.approval = ApprovalPanel(parent, asks_reason=True)
        self.lacking = StepsLeaf(parent)
        super().__init__(presenter, self.lacking, self.approval)
        self.approval.changed.connect(self.changed)
        self.approval.confirmed.connect(self.entered)

    def begin(self) -> None:
        opening = self.presenter.opening
        self.approval.ask(
            translate("Room", "Lancer sans attendre"),
            translate("Room", "Porté au journal, avec le motif"),
            () if opening.may_override else opening.who_overrides(),
            alone=opening.may_override,
        )
        self.show()

    def show(self) -> None:
        """What the word given covers: the notices and the chiefs, whichever of them was refused first."""
        kinds, problems = self.presenter.opening.lacking_notices(), self.presenter.watch.problems()
        notices = translate("Room", "Avis légaux à envoyer, ou en retard : {kinds}.")
        steps = [notices.format(kinds=readable({"kinds": kinds})["kinds"])] if kinds else []
        self.lacking.steps.set_title(translate("Room", "Ce qui manque, et que cette décision couvre"))
        self.lacking.steps.show_steps([*steps, *watch_sentences(problems)])

    def take_focus(self) -> None:
        self.approval.focus_first()

    def makes_sense(self) -> bool:
        return self.presenter.room.stage is Stage.START

    def primary(self) -> Primary:
        words, ready = translate("Room", "Lancer quand même"), self.approval.is_complete
        why = translate("Room", "Il faut le motif, et le code du directeur responsable.")
        if self.presenter.opening.may_override:
            why = translate("Room", "Il faut le motif.")
        return Primary(words, Icon.PLAY, ready=ready, why=why)

    def confirm(self) -> Work | None:
        approval, opening, desk = self.approval, self.presenter.opening, self.presenter.room.desk
        reason, supervisor, pin = approval.reason.text().strip(), approval.chosen, approval.take_code()
        asking, assigning = desk.origin(), desk.origin()

        def start(starting: Origin) -> Approved | None:
            if opening.may_override:
                opening.start_anyway(assigning, starting, reason)
                return None
            given = opening.ask_override(asking, supervisor, pin, reason)
            if given.approval is not None:
                opening.start_anyway(assigning, starting.approved(given.approval), reason)
            return given

        return start

    def done(self, answer: object) -> Outcome:
        if isinstance(answer, Approved) and answer.approval is None:
            self.approval.say_why(wrong_code_words(answer.tries_left))
            return Outcome.FAILED
        return Outcome.OVER

    def forget(self) -> None:
        self.approval.take_code()
