"""The waiting list, wired: a freed place is the first's; who lets his time pass gives way (POKER P3)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.poker.waiting import PassedOn
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.tournament_desk.at_work import TournamentAtWork
from ui.pages.waiting.passing import PassingOn
from ui.pages.waiting.paying_back import PayingBack
from ui.pages.waiting.presenter import Shown, WaitingPresenter, WaitingRead
from ui.pages.waiting.showing import WaitingShowing
from ui.pages.waiting.taking_off import TakingOff
from ui.pages.waiting.view import WaitingView
from ui.pages.waiting.words import passed_words
from ui.sounds import Sound
from ui.words import translate

_CONCERNS: Final = frozenset(
    {
        Act.PRE_REGISTER, Act.REGISTER, Act.LATE_REGISTER, Act.WITHDRAW, Act.WITHDRAW_PAID,
        Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.POSTPONE, Act.CANCEL_TOURNAMENT, Act.STOP,
    }
)  # fmt: skip
_AGAIN_MS: Final = 20_000


class WaitingPage(QObject):
    """The lists, and what is done with somebody on them: register him, take him off, pay him back."""

    key = "waiting"
    icon = Icon.HOURGLASS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.presenter = presenter = WaitingPresenter(context.desk)
        self.view = view = WaitingView()
        self._showing = WaitingShowing(presenter, view)
        # The minutes that a place has been held grow while nothing happens.
        self._timer = QTimer(view)
        self._timer.setInterval(_AGAIN_MS)
        self._timer.timeout.connect(self._show)
        self._work = TournamentAtWork(context, (view.head, view.picker), _CONCERNS, presenter.load)
        self._paying_back = PayingBack(context, presenter, view)
        self._taking_off = TakingOff(context, presenter, view)
        self.passing = PassingOn(context, self)
        self._connect(view)
        self._show()

    def _connect(self, view: WaitingView) -> None:
        view.words_asked.connect(self._show)
        view.escaped.connect(self._back)
        view.rows.chosen.connect(self._choose)
        view.tab_group.idClicked.connect(self._turn)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.refusal.left.connect(self._show)
        self._work.loaded.connect(self._loaded)
        self._work.picking.connect(view.turn_picker)
        self._work.picked.connect(self._picked)
        self._work.left.connect(self._leave_word)
        for part in (self._paying_back, self._taking_off):
            part.changed.connect(self._show)
            part.refused.connect(self._refused)
        self._paying_back.paid_back.connect(self._done)
        self._taking_off.taken_off.connect(self._done)
        self.passing.passed.connect(self._passed_on)

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Waiting", "Attente")

    def on_show(self) -> None:
        self._timer.start()
        self.view.say_done("")
        self._work.show()
        self.view.setFocus()

    def on_hide(self) -> None:
        self._timer.stop()
        self._work.hide()

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, read: WaitingRead) -> None:
        self.presenter.show(read)
        self._work.settle(read.tournaments, self.presenter.tournament or "")
        self._context.navigator.show_badge(self.key, self.presenter.calls)
        self._show()

    def _show(self) -> None:
        self._showing.show_lists()
        if not self._paying_back.shows():
            self._showing.show_person()
        self._show_primary()

    def _show_primary(self) -> None:
        primary, presenter = self.view.primary, self.presenter
        if presenter.paid is not None:
            self._paying_back.show_primary()
            return
        if presenter.takes_off:
            self._taking_off.show_primary()
            return
        primary.setText(translate("Waiting", "Inscrire"))
        primary.set_icon(Icon.USER_PLUS)
        if primary.is_busy:
            return
        if presenter.person is None:
            primary.forbid(translate("Waiting", "Touchez d’abord quelqu’un."))
        elif presenter.may_register:
            primary.allow()
        else:
            primary.forbid(translate("Waiting", "Aucune place n’est libérée pour lui."))

    # -- what is touched ---------------------------------------------------------------------

    def _choose(self, player: str) -> None:
        self.presenter.choose(player)
        self._in_other_hands()

    def _turn(self, place: int) -> None:
        self.presenter.turn(tuple(Shown)[place])
        self._in_other_hands()

    def _in_other_hands(self) -> None:
        """Somebody else is in hand, or nobody: what was said and asked about the one before is over."""
        self.view.say_done("")
        self._leave_word()
        self._show()

    def _leave_word(self) -> None:
        if self._paying_back.is_asking:
            self._paying_back.leave()

    def _back(self) -> None:
        """Esc takes back one step at a time."""
        if not self.view.shows_list:
            self.view.show_list()
        elif self.view.refusal.isVisible():
            self._show()
        elif self.presenter.takes_off:
            self._taking_off.turn()
        elif self._paying_back.is_asking:
            self._paying_back.leave()
        else:
            self.presenter.choose(None)
            self._show()

    def _picked(self) -> None:
        self.view.show_list()
        self.presenter.choose(None)

    def _primary(self) -> None:
        presenter = self.presenter
        if presenter.chosen is None:
            return
        if presenter.paid is not None:
            self._paying_back.press()
        elif presenter.takes_off:
            self._taking_off.press()
        else:
            self._context.navigator.go("registration", presenter.chosen)

    # -- what came of it ---------------------------------------------------------------------

    @Slot(str)
    def _done(self, words: str) -> None:
        """Nobody is in hand any more; the lists are asked for anew by themselves."""
        self._context.sounds.play(Sound.DONE)
        self.presenter.choose(None)
        self._show()
        self.view.say_done(words)

    @Slot(object)
    def _passed_on(self, what: PassedOn) -> None:
        """The list is asked for anew by itself; here it is said who is to be called."""
        if not self._work.is_shown:
            return
        self._context.sounds.play(Sound.DONE)
        self.view.say_done(passed_words([self.presenter.name_of(each) for each in what.offered_to]))

    @Slot(object)
    def _refused(self, refusal: Refused) -> None:
        self._context.sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        self.view.show_refusal()
