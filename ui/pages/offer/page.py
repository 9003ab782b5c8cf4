"""The offer page, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.domain.betting.offer import BetState
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.values.days import local
from app.services.betting.offers import OfferLine
from ui.betting.questions import bet_words
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.offer.new_bet import NewBetPresenter
from ui.pages.offer.new_bet_part import NewBetPart
from ui.pages.offer.odds_part import OddsPart
from ui.pages.offer.part import OfferPart
from ui.pages.offer.presenter import Done, OfferPresenter
from ui.pages.offer.times import TimesPresenter
from ui.pages.offer.times_part import TimesPart
from ui.pages.offer.view import BetLine, OfferView
from ui.pages.offer.void_part import VoidPart
from ui.pages.offer.words import done_words, state_word
from ui.words import translate

_ACTS: Final = frozenset(
    {
        Act.PUBLISH_BET,
        Act.SET_ODDS,
        Act.SUSPEND_BET,
        Act.RESUME_BET,
        Act.RESCHEDULE_EVENT,
        Act.VOID_BET,
        Act.RECORD_EARLY_START,
        Act.PROMULGATE,
        Act.CORRECT_RESULT,
    }
)


class OfferPage(QObject):
    """Odds are changed, bets suspended, resumed and voided; tickets already sold keep their odds."""

    key = "offer"
    icon = Icon.LIST

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = presenter = OfferPresenter(context.desk)
        self._shown = False
        self.view = view = OfferView()
        self._odds = OddsPart(view, presenter)
        self._void = VoidPart(view.void_card, presenter)
        self._times = TimesPart(view.times_card, TimesPresenter(context.desk))
        self._new = NewBetPart(view.new_card, NewBetPresenter(context.desk))
        self._connect(view)
        self._set_words()

    def _connect(self, view: OfferView) -> None:
        view.words_asked.connect(self._set_words)
        view.search.textChanged.connect(self._search)
        view.bet_touched.connect(self._choose)
        view.turn.clicked.connect(self._turn)
        view.void.clicked.connect(self._begin_void)
        view.times.clicked.connect(self._begin_times)
        view.new.clicked.connect(self._begin_new)
        view.times_card.turn.clicked.connect(self._turn_event)
        for left in (view.void_card.leave, view.times_card.leave, view.new_card.leave):
            left.clicked.connect(self._leave)
        for part in (self._odds, self._void, self._times, self._new):
            part.changed.connect(self._show_primary)
        view.left_refusal.connect(self._show_primary)
        view.primary.clicked.connect(self._primary)
        for key in ("Return", "Enter"):
            QShortcut(QKeySequence(key), view, view.primary.click)
        QShortcut(QKeySequence("Esc"), view, self._leave)
        self._operations.changed.connect(self._changed)

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Offer", "Offre")

    def on_show(self) -> None:
        self._shown = True
        self._show_done(None)
        self._load()

    def on_hide(self) -> None:
        self._shown = False

    # -- the list -----------------------------------------------------------------------------

    def _load(self) -> None:
        self._operations.read(self, self._presenter.load).success(self._show).run()

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _ACTS:
            self._load()

    def _show(self, lines: Sequence[OfferLine]) -> None:
        self._presenter.show(lines)
        self._show_list()
        self._odds.show()
        if self.view.shows_times and self._presenter.line is not None:
            self._times.follow(self._presenter.line, lines)
            self._show_primary()

    def _show_list(self) -> None:
        lines = [self._list_line(each) for each in self._presenter.found()]
        self.view.show_bets(lines, self._presenter.bet)

    def _list_line(self, line: OfferLine) -> BetLine:
        bet = line.on_offer.bet
        state = state_word(line)
        if line.state is BetState.CLOSED:
            # a number that was given again is told from the former one by the day of its sale
            state = f"{state} {local(line.on_offer.closes_at):%d/%m}"
        home, away = bet.event.sides
        return BetLine(bet.id, bet.number, home, f"{away} · {bet_words(bet)} · {state}")

    def _search(self, text: str) -> None:
        self._presenter.searched = text
        self._show_list()

    def _choose(self, bet: int) -> None:
        self._presenter.choose(bet)
        self._show_done(None)
        self.view.mark(bet)
        self._leave()
        self._odds.show()

    # -- the part in hand ----------------------------------------------------------------------

    @property
    def _part(self) -> OfferPart:
        """What is at work in the middle of the page."""
        if self.view.shows_void:
            return self._void
        if self.view.shows_times:
            return self._times
        return self._new if self.view.shows_new else self._odds

    def _show_primary(self) -> None:
        view, part = self.view, self._part
        view.panel_heading.say(*part.heading())
        view.remark.say(part.remark())
        if view.primary.is_busy:
            return
        words, why = part.main_action()
        view.primary.setText(words)
        view.primary.set_icon(part.icon)
        view.primary.allow_unless(why)

    # -- acts ---------------------------------------------------------------------------------

    def _primary(self) -> None:
        if self.view.primary.is_busy or not self.view.primary.isEnabled():
            return
        work, origin = self._part.work(), self._context.desk.origin()
        if work is not None:
            self._act(lambda: work(origin))

    def _turn(self) -> None:
        line = self._presenter.line
        if line is None or self.view.primary.is_busy:
            return
        bet, resume = line.on_offer.bet.id, line.on_offer.suspended
        origin = self._context.desk.origin()
        self._act(lambda: self._presenter.turn(origin, bet, resume=resume))

    def _turn_event(self) -> None:
        line, times = self._presenter.line, self._times.presenter
        if line is None or self.view.primary.is_busy:
            return
        event, resume = line.on_offer.bet.event.id, times.suspended
        origin = self._context.desk.origin()
        self._act(lambda: times.turn(origin, event, resume=resume))

    def _act(self, work: Callable[[], Done]) -> None:
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, work)
        operation.always(self._not_busy).success(self._changed_it).refused(self._refused).run()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _changed_it(self, done: Done) -> None:
        self._presenter.typed = {}
        self._leave()
        self._show_done(done)
        self._load()

    def _show_done(self, done: Done | None) -> None:
        """What was done last; None takes it back."""
        self._presenter.done = done
        self.view.done.setVisible(done is not None)
        if done is not None:
            self.view.done.say(done_words(done), "good", Icon.CIRCLE_CHECK)

    def _refused(self, refusal: Refused) -> None:
        self.view.refusal.say(refusal)
        self.view.show_refusal()

    # -- a new bet ----------------------------------------------------------------------------

    def _begin_new(self) -> None:
        self._new.begin(self._presenter.line, self._presenter.lines)
        self._show_done(None)
        self.view.show_new()
        self._show_primary()

    # -- the times of its event ---------------------------------------------------------------

    def _begin_times(self) -> None:
        if self._presenter.line is not None:
            self._times.begin(self._presenter.line, self._presenter.lines)
            self._show_done(None)
            self.view.show_times()
            self._show_primary()

    # -- voiding ------------------------------------------------------------------------------

    def _begin_void(self) -> None:
        self._void.begin()
        self.view.show_void()
        self.view.void_card.reason.edit.setFocus()
        self._show_primary()

    def _leave(self) -> None:
        self.view.refusal.clear()
        self.view.show_bet()
        self._show_primary()

    def _set_words(self) -> None:
        view = self.view
        view.search.setPlaceholderText(translate("Offer", "Numéro, équipe"))
        view.search.setAccessibleName(translate("Offer", "Chercher un pari"))
        view.nothing.say(
            translate("Offer", "Aucun pari trouvé"),
            translate("Offer", "Cherchez un autre numéro ou une autre équipe."),
        )
        view.new.setText(translate("Offer", "Nouveau pari"))
        self._void.say_words()
        self._times.show_all()
        self._new.say_words()
        self._show_done(self._presenter.done)
        self._show_list()
        self._odds.show()
