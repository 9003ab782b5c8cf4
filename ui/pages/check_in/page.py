"""The check-in page, wired."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.house.rights import Act
from app.services.poker.rosters import EntryPreview
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.check_in.attending import Attending
from ui.pages.check_in.main_action import MainAction
from ui.pages.check_in.presenter import CheckInPresenter, Step
from ui.pages.check_in.screen import CheckInScreen
from ui.pages.check_in.view import CheckInView
from ui.pages.tournament_desk.at_work import TournamentAtWork
from ui.pages.tournament_desk.phrases import entry_parts
from ui.pages.tournament_desk.reading import DeskRead
from ui.words import translate

_CONCERNS: Final = frozenset(
    {
        Act.PRE_REGISTER, Act.REGISTER, Act.LATE_REGISTER, Act.RE_REGISTER, Act.WITHDRAW, Act.CHECK_IN,
        Act.DRAW, Act.START, Act.BALANCE, Act.ELIMINATE, Act.UNDO_ELIMINATION, Act.EXPEL, Act.POSTPONE,
        Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.CANCEL_TOURNAMENT, Act.STOP,
        Act.OVERRIDE_START,
    }
)  # fmt: skip


class CheckInPage(QObject):
    """Scan or search, see the document, check in. A scan never checks anybody in (H6)."""

    key = "check_in"
    icon = Icon.USER_CHECK

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.presenter = presenter = CheckInPresenter(context.desk)
        self.view = view = CheckInView()
        self._screen = CheckInScreen(view, presenter)
        self._main = MainAction(context, view, presenter)
        self._work = TournamentAtWork(context, (view.head, view.picker), _CONCERNS, presenter.load)
        self._attending = Attending(context, view, presenter)
        self._wire()
        self._set_words()

    def _wire(self) -> None:
        view = self.view
        self._work.loaded.connect(self._loaded)
        self._work.picking.connect(view.show_picker)
        self._work.picked.connect(view.show_list)
        self._attending.changed.connect(self._show)
        self._attending.done.connect(self._work.load)
        self._attending.gone.connect(self._next)
        self._work.left.connect(self._put_away)
        self._work.anew.connect(self._clear)
        view.words_asked.connect(self._set_words)
        view.escaped.connect(self._back)
        view.players.chosen.connect(self._choose)
        view.players.entered.connect(self._act)
        view.primary.clicked.connect(self._act)
        view.confirmed.connect(view.primary.click)
        view.payment.entered.connect(self._act)
        view.payment.changed.connect(self._show_action)
        view.seen.toggled.connect(self._tick)
        view.register.clicked.connect(self._register)
        view.refusal.left.connect(self._leave_refusal)
        view.filter_group.buttonClicked.connect(self._filter)

    # -- the port `Page` ------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("CheckIn", "Pointage")

    def on_show(self) -> None:
        self._work.show()
        self.view.players.search.setFocus()

    def on_hide(self) -> None:
        self._work.hide()
        self._context.customer.show(None)

    def receive(self, subject: object) -> None:
        """A receipt that was scanned on another page, or a player."""
        if not isinstance(subject, str):
            return
        if self.presenter.reads(subject):
            self._find(subject)
        else:
            self._choose(subject)

    def take_scan(self, code: str) -> bool:
        if not self.presenter.reads(code) or self.view.primary.is_busy:
            return False
        self._find(code)
        return True

    # -- who is at the desk ---------------------------------------------------------------------

    def _loaded(self, read: DeskRead) -> None:
        self.presenter.show(read)
        self._work.settle(read.tournaments, self.presenter.tournament)
        self._show()
        self._ask_entry()

    def _find(self, code: str) -> None:
        """Whose receipt: asked after the list, so that a scan from another page finds it read."""
        chosen, held = self._context.tournament.current, self.presenter
        operation = self._context.operations.read(self, lambda: held.load_and_find(chosen, code))
        operation.success(self._found).refused(self._attending.refuse).run()

    def _found(self, player: str) -> None:
        self.view.players.clear_search()
        self._choose(player)

    def _choose(self, player: str) -> None:
        self.presenter.choose(player)
        self._attending.forget_doubt()
        self.view.show_list()
        roster = self.presenter.read.roster
        state = roster.tournament if roster else None
        self.view.payment.begin(entry_parts(state, self.presenter.covered))
        self._show()
        self._ask_entry()

    def _ask_entry(self) -> None:
        """Whoever has still to pay may have won his buy-in."""
        held = self.presenter
        who = held.who
        if who is None or held.step is not Step.PAY_AND_CHECK_IN:
            return

        def show(entry: EntryPreview) -> None:
            if held.show_entry(who, entry):
                self._screen.show_due()
                self._show_action()

        operation = self._context.operations.read(self, lambda: held.ask_entry(who))
        operation.success(show).refused(self._attending.refuse).run()

    def _next(self) -> None:
        self._clear()
        self.view.players.search.setFocus()

    def _clear(self) -> None:
        """Nobody is at the desk."""
        self.view.players.clear_search()
        self._choose("")

    def _filter(self) -> None:
        chosen = self.view.filter_group.checkedButton()
        self.presenter.filter = next(each for each, button in self.view.filters.items() if button is chosen)
        self._screen.show_players()

    def _tick(self, ticked: bool) -> None:
        self.presenter.document_seen = ticked
        self._show_action()

    def _register(self) -> None:
        self._context.navigator.go("registration", self.presenter.player or None)

    # -- going on and back ----------------------------------------------------------------------

    def _act(self) -> None:
        if not self.view.primary.isEnabled() or self._main.closed_drawer.leads():
            return
        if self._attending.in_doubt:
            self._attending.confirm_decision()
        elif self.presenter.step in (Step.CHECK_IN, Step.PAY_AND_CHECK_IN):
            self._attending.check_in()
        else:
            self._next()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.view.shows_list:
            self._next()
        else:
            self._leave_refusal()

    def _leave_refusal(self) -> None:
        self._put_away()
        self.view.players.search.setFocus()

    def _put_away(self) -> None:
        """What was refused or in doubt: the list again, and whoever is at the desk."""
        self._attending.forget_doubt()
        self.view.show_list()
        self._show()

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        self._screen.show(in_doubt=self._attending.in_doubt)
        self._show_action()

    def _show_action(self) -> None:
        if not self._attending.in_doubt:
            self._main.show()

    def _set_words(self) -> None:
        self._screen.set_words()
        self._show()
