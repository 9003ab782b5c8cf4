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
from ui.betting.questions import bet_words, pick_words
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.offer.new_bet import NewBetPresenter
from ui.pages.offer.new_bet_part import NewBetPart
from ui.pages.offer.presenter import Done, OfferPresenter
from ui.pages.offer.times import TimesPresenter
from ui.pages.offer.times_part import TimesPart
from ui.pages.offer.view import BetLine, OfferView, PickLine
from ui.pages.offer.words import done_words, state_word
from ui.widgets import TagKind
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
_STATES: Final[dict[BetState, TagKind]] = {
    BetState.OPEN: "good",
    BetState.SUSPENDED: "warn",
    BetState.CLOSED: "neutral",
    BetState.VOIDED: "bad",
}


class OfferPage(QObject):
    """Odds are changed, bets suspended, resumed and voided; tickets already sold keep their odds."""

    key = "offer"
    icon = Icon.LIST

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = OfferPresenter(context.desk)
        self._shown = False
        self.view = view = OfferView()
        self._times = TimesPart(view.times_card, TimesPresenter(context.desk))
        self._new = NewBetPart(view.new_card, NewBetPresenter(context.desk))
        view.words_asked.connect(self._set_words)
        view.search.textChanged.connect(self._search)
        view.bet_touched.connect(self._choose)
        view.odds_typed.connect(self._typed)
        view.turn.clicked.connect(self._turn)
        view.void.clicked.connect(self._begin_void)
        view.leave_void.clicked.connect(self._leave)
        view.times.clicked.connect(self._begin_times)
        view.new.clicked.connect(self._begin_new)
        view.new_card.leave.clicked.connect(self._leave)
        self._new.changed.connect(self._show_primary)
        view.times_card.leave.clicked.connect(self._leave)
        view.times_card.turn.clicked.connect(self._turn_event)
        view.left_refusal.connect(self._show_primary)
        self._times.changed.connect(self._show_primary)
        view.reason.edit.textChanged.connect(self._show_primary)
        for button in view.reasons:
            button.clicked.connect(self._take_reason)
        view.primary.clicked.connect(self._primary)
        for key in ("Return", "Enter"):
            QShortcut(QKeySequence(key), view, view.primary.click)
        QShortcut(QKeySequence("Esc"), view, self._leave)
        self._operations.changed.connect(self._changed)
        self._set_words()

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
        self._show_bet()
        if self.view.shows_times and self._presenter.line is not None:
            self._times.follow(self._presenter.line, lines)
            self._show_primary()

    def _show_list(self) -> None:
        lines = [self._list_line(each) for each in self._presenter.found()]
        self.view.show_bets(lines, self._presenter.bet)

    def _list_line(self, line: OfferLine) -> BetLine:
        bet = line.on_offer.bet
        state = state_word(line.state)
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
        self._show_bet()

    # -- the bet in hand ----------------------------------------------------------------------

    def _show_bet(self) -> None:
        view, line = self.view, self._presenter.line
        if line is None:
            view.name.set_name(translate("Offer", "Aucun pari"))
            view.question.setText("")
            view.show_picks([], may_change=False)
            self._show_primary()
            return
        bet = line.on_offer.bet
        closing = local(line.on_offer.closes_at)
        until = translate("Offer", "{question} · validation jusqu’au {day} à {time}")
        view.name.set_name(f"{bet.number} · {' – '.join(bet.event.sides)}")
        view.question.setText(
            until.format(question=bet_words(bet), day=f"{closing:%d/%m}", time=f"{closing:%H:%M}")
        )
        view.show_state(state_word(line.state), _STATES[line.state])
        typed = self._presenter.typed
        picks = [
            PickLine(pick, pick_words(pick), typed.get(pick, state.odds.text() if state.odds else ""))
            for pick, state in line.on_offer.picks.items()
        ]
        view.show_picks(picks, may_change=self._presenter.may_change)
        suspended = line.on_offer.suspended
        view.turn.setText(
            translate("Offer", "Reprendre la vente")
            if suspended
            else translate("Offer", "Suspendre la vente")
        )
        view.turn.set_icon(Icon.PLAY if suspended else Icon.PAUSE)
        why = translate("Offer", "Ce pari est annulé, ou son résultat est connu.")
        for button in (view.turn, view.times, view.void):
            if self._presenter.may_change:
                button.allow()
            else:
                button.forbid(why)
        self._show_primary()

    def _typed(self, pick: str, text: str) -> None:
        self._presenter.type_odds(pick, text)
        self.view.mark_faulty(self._presenter.faulty())
        self._show_primary()

    def _show_primary(self) -> None:
        view, presenter = self.view, self._presenter
        self._show_panel()
        if view.primary.is_busy:
            return
        if view.shows_void:
            number = presenter.line.on_offer.bet.number if presenter.line else ""
            view.primary.setText(translate("Offer", "Annuler le pari {number}").format(number=number))
            view.primary.set_icon(Icon.BAN)
            self._allow(
                bool(view.reason.text().strip()), translate("Offer", "Choisissez ou écrivez le motif.")
            )
            return
        view.primary.set_icon(Icon.CHECK)
        if view.shows_times or view.shows_new:
            words, why = self._new.main_action() if view.shows_new else self._times.main_action()
            view.primary.setText(words)
            self._allow(not why, why)
            return
        changes = presenter.changes()
        view.primary.setText(
            translate("Offer", "Changer %n cote(s)", None, len(changes))
            if changes
            else translate("Offer", "Changer les cotes")
        )
        why = (
            translate("Offer", "Une cote est supérieure à 1, avec deux décimales au plus.")
            if presenter.faulty()
            else translate("Offer", "Tapez une nouvelle cote, ou videz-la : nd.")
        )
        self._allow(bool(changes), why)

    def _show_panel(self) -> None:
        """What the panel is about: new odds, or the end of the bet."""
        view = self.view
        if view.shows_void:
            view.panel_heading.say(
                translate("Offer", "Annulation"),
                translate("Offer", "Un pari annulé ne revient pas en vente."),
            )
            view.remark.say(
                translate("Offer", "Un ticket dont tous les paris sont annulés est remboursé (art. 5.7).")
            )
            return
        if view.shows_new:
            view.panel_heading.say(
                translate("Offer", "Nouveau pari"), translate("Offer", "Touchez un champ, puis tapez.")
            )
            view.remark.say("")
            return
        if view.shows_times:
            view.panel_heading.say(
                translate("Offer", "Horaires"),
                translate("Offer", "Touchez une date ou une heure, puis tapez."),
            )
            view.remark.say("")
            return
        view.panel_heading.say(
            translate("Offer", "Nouvelles cotes"), translate("Offer", "Touchez une cote, puis tapez.")
        )
        view.remark.say(
            translate("Offer", "Les tickets déjà vendus gardent la cote de leur vente (art. 2.1.6).")
        )

    def _allow(self, allowed: bool, why: str) -> None:  # the two go together
        if allowed:
            self.view.primary.allow()
        else:
            self.view.primary.forbid(why)

    # -- acts ---------------------------------------------------------------------------------

    def _primary(self) -> None:
        line, view = self._presenter.line, self.view
        if view.primary.is_busy or not view.primary.isEnabled():
            return
        if view.shows_new:
            origin = self._context.desk.origin()
            command = self._new.presenter.asked()
            self._act(lambda: self._new.presenter.publish(origin, command))
            return
        if line is None:
            return
        bet, event = line.on_offer.bet.id, line.on_offer.bet.event.id
        origin = self._context.desk.origin()
        if view.shows_void:
            reason = view.reason.text()
            self._act(lambda: self._presenter.void(origin, bet, reason))
        elif view.shows_times:
            times = self._times.presenter
            instants = times.changes()
            self._act(lambda: times.record(origin, event, instants))
        else:
            changes = self._presenter.changes()
            self._act(lambda: self._presenter.set_odds(origin, bet, changes))

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
        self.view.reason.set_text("")
        self.view.show_void()
        self.view.reason.edit.setFocus()
        self._show_primary()

    def _leave(self) -> None:
        self.view.refusal.clear()
        self.view.show_bet()
        self._show_primary()

    def _take_reason(self) -> None:
        sender = self.sender()
        self.view.reason.set_text(next(each.text() for each in self.view.reasons if each is sender))

    def _set_words(self) -> None:
        view = self.view
        view.search.setPlaceholderText(translate("Offer", "Numéro, équipe"))
        view.search.setAccessibleName(translate("Offer", "Chercher un pari"))
        view.nothing.say(
            translate("Offer", "Aucun pari trouvé"),
            translate("Offer", "Cherchez un autre numéro ou une autre équipe."),
        )
        view.void.setText(translate("Offer", "Annuler le pari"))
        view.times.setText(translate("Offer", "Horaires de la rencontre"))
        self._times.show_all()
        view.new.setText(translate("Offer", "Nouveau pari"))
        self._new.say_words()
        view.leave_void.setText(translate("Offer", "Garder le pari"))
        view.reason_title.setText(translate("Offer", "Pourquoi annuler ce pari ?"))
        view.reason_hint.setText(
            translate("Offer", "Tous ses pronostics comptent à la cote 1, même sur les tickets déjà vendus.")
        )
        view.reason.set_label(translate("Offer", "Motif, porté au journal"))
        for button, words in zip(
            view.reasons,
            (
                translate("Offer", "Match annulé ou reporté"),
                translate("Offer", "Pari publié par méprise"),
                translate("Offer", "Soupçon de fraude"),
            ),
            strict=True,
        ):
            button.setText(words)
        self._show_done(self._presenter.done)
        self._show_list()
        self._show_bet()
