"""The prizes page, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.services.poker.room_view import RoomView
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.prizes.main_key import primary_of
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.proposal import UNITS
from ui.pages.prizes.proposal_keys import ProposalKeys
from ui.pages.prizes.showing import PrizesShowing
from ui.pages.prizes.steps.awarding import AwardingStep
from ui.pages.prizes.steps.certifying import CertifyingStep
from ui.pages.prizes.steps.fixing import FixingStep
from ui.pages.prizes.steps.giving import GivingStep
from ui.pages.prizes.steps.step import Step
from ui.pages.prizes.view import PrizesView
from ui.tournament.acting import Acting
from ui.tournament.primary import Primary
from ui.tournament.reader import RoomReader
from ui.words import translate


class PrizesPage(QObject):
    """Fix the prizes once, and for good; certify the rake with two codes.

    Over the prizes stands at most one step, and over both what was refused.
    """

    key = "prizes"
    icon = Icon.TROPHY

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._presenter = presenter = PrizesPresenter(context.desk)
        self.view = view = PrizesView(UNITS)
        self._showing = PrizesShowing(presenter, view)
        self._keys = ProposalKeys(presenter, self._showing, view, context)
        self._acting = Acting(context, view.primary, self)
        self._fixing = FixingStep(presenter, view, self._acting, context.sounds)
        self._certifying = CertifyingStep(presenter, view.approval, self._acting, context)
        self._giving = GivingStep(presenter, view)
        self._awarding = AwardingStep(presenter, view, self._acting, context.sounds)
        self._step: Step | None = None
        self._refuses = False
        self._reader = RoomReader(context, self)
        self._connect(view)
        self._show()

    def _connect(self, view: PrizesView) -> None:
        self._reader.loaded.connect(self._loaded)
        self._reader.nothing.connect(self._nothing)
        self._acting.ended.connect(self._show)
        self._acting.refused.connect(self._refused)
        self._keys.changed.connect(self._show)
        self._keys.typed.connect(self._show_primary)
        for step in (self._fixing, self._certifying, self._giving, self._awarding):
            step.left.connect(self._back)
            step.changed.connect(self._show_primary)
        view.words_asked.connect(self._show)
        view.primary.clicked.connect(self._primary)
        for confirmed in (view.confirmed, view.approval.confirmed):
            confirmed.connect(view.primary.click)
        for left in (view.escaped, view.back.clicked):
            left.connect(self._back)
        view.thing.clicked.connect(self._give)
        view.award.clicked.connect(self._award)

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Prizes", "Prix")

    def on_show(self) -> None:
        """The payout table first: what is proposed doesn't change under the hand."""
        proposal, desk = self._presenter.proposal, self._context.desk
        if not self._presenter.is_at(self._context.tournament.current):
            self._nothing()
        if desk.operator is not None:
            origin = desk.origin()
            table = self._context.operations.read(self, lambda: proposal.load_payouts(origin))
            table.success(proposal.take_payouts).run()
        self._reader.start()

    def on_hide(self) -> None:
        self._reader.stop()
        self._put_away()

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, room: RoomView) -> None:
        ends = self._presenter.see(room)
        if ends or (self._step is not None and not self._step.makes_sense()):
            self._put_away()
        self._show()
        if self._presenter.others.are_lacking:
            self._keys.read_others()

    @Slot()
    def _nothing(self) -> None:
        self._presenter.see(None)
        self._put_away()
        self._show()

    @Slot()
    def _show(self) -> None:
        shown = self._showing.show()
        self.view.award.setVisible(self._awarding.makes_sense())
        if self._step is not None:
            self._step.show()
            shown = self._step.shown_over(shown)
        if self._refuses:
            shown = shown.with_panel(self.view.refusal)
        self.view.show_leaves(shown)
        self.view.back.setVisible(self._step is not None)
        self._show_primary()

    @Slot()
    def _show_primary(self) -> None:
        said = primary_of(self._presenter.seen.stage, self._presenter.proposal.left)
        if self._refuses:
            said = Primary(translate("Prizes", "Revenir"), Icon.ARROW_LEFT)
        elif self._step is not None:
            said = self._step.primary()
        said.show_on(self.view.primary)

    @Slot(object)
    def _refused(self, refusal: Refused) -> None:
        """Said in the panel; what was typed by hand is still there under it."""
        if self._step is not None and self._step.takes(refusal):
            return
        self._put_away()
        self._presenter.proposal.aim(refusal)
        self.view.refusal.say(refusal)
        self._refuses = True
        self._show()

    # -- touches -----------------------------------------------------------------------------

    @Slot()
    def _primary(self) -> None:
        if self._refuses:
            self._back()
        elif self._step is not None:
            self._step.confirm()
        elif self._fixing.makes_sense():
            self._begin(self._fixing)
        elif self._certifying.makes_sense():
            self._begin(self._certifying)

    @Slot()
    def _give(self) -> None:
        self._begin(self._giving)

    @Slot()
    def _award(self) -> None:
        self._begin(self._awarding)

    def _begin(self, step: Step) -> None:
        self._step = step
        step.begin()
        self._show()
        step.take_focus()

    @Slot()
    def _back(self) -> None:
        self._put_away()
        self._show()

    def _put_away(self) -> None:
        """No step is gone through, and nothing was refused."""
        if self._step is not None:
            self._step.forget()
        self._step, self._refuses = None, False
