"""The waiting list, wired: a freed place is the first's; who lets his time pass gives way (POKER P3)."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.poker.desk import Withdrawn
from app.services.poker.money import WithdrawnPaid
from app.services.poker.waiting import PassedOn, Waits
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.waiting.passing import PassingOn
from ui.pages.waiting.paying_back import PayingBack
from ui.pages.waiting.presenter import Held, Listed, Shown, WaitingPresenter, WaitingRead
from ui.pages.waiting.view import WaitingView
from ui.pages.waiting.words import (
    fact_words,
    note_words,
    paid_back_words,
    paid_note_words,
    passed_words,
    row_words,
    shown_label,
)
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
    """Both lists, and two things to do with somebody on them: register him, or take him off."""

    key = "waiting"
    icon = Icon.HOURGLASS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.presenter = WaitingPresenter(context.desk)
        self.view = view = WaitingView()
        self._shown = False
        # The minutes that a place has been held grow while nothing happens.
        self._timer = QTimer(view)
        self._timer.setInterval(_AGAIN_MS)
        self._timer.timeout.connect(self._show)
        view.words_asked.connect(self._set_words)
        view.escaped.connect(self._back)
        view.rows.chosen.connect(self._choose)
        view.tab_group.idClicked.connect(self._turn)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.take_off.clicked.connect(self._ask_off)
        view.refusal.left.connect(self._show)
        view.head.other.clicked.connect(self._open_picker)
        view.picker.chosen.connect(self._pick)
        self.paying_back = PayingBack(context, self.presenter, view)
        self.paying_back.changed.connect(self._show)
        self.paying_back.paid_back.connect(self._paid_back)
        self.paying_back.refused.connect(self._refused)
        self.passing = PassingOn(context, self)
        self.passing.passed.connect(self._passed_on)
        context.operations.changed.connect(self._changed)
        context.tournament.changed.connect(self._load_if_shown)
        self._set_words()

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Waiting", "Attente")

    def on_show(self) -> None:
        self._shown = True
        self._timer.start()
        self.view.say_done("")
        self._load()
        self.view.setFocus()

    def on_hide(self) -> None:
        self._shown = False
        self._timer.stop()
        if self.paying_back.is_asking:
            self.paying_back.leave()

    # -- reading -----------------------------------------------------------------------------

    def _load_if_shown(self) -> None:
        if self._shown:
            self._load()

    def _changed(self, change: Change) -> None:
        if change.act in _CONCERNS:
            self._load_if_shown()

    def _load(self) -> None:
        if self._context.desk.operator is None:
            return
        chosen = self._context.tournament.current
        self._context.operations.read(self, lambda: self.presenter.load(chosen)).success(self._loaded).run()

    def _loaded(self, read: WaitingRead) -> None:
        self.presenter.show(read)
        self._context.tournament.choose(self.presenter.tournament)
        self._context.navigator.show_badge(self.key, self._calls())
        self._show()

    def _calls(self) -> int:
        """For how many of the waiting list a place is held."""
        room = self.presenter.room
        return sum(each.held_until is not None for each in room.waiting) if room else 0

    # -- what is shown -----------------------------------------------------------------------

    def _set_words(self) -> None:
        view = self.view
        view.untouched.say(
            translate("Waiting", "Touchez quelqu’un"),
            translate("Waiting", "Une place libérée revient au premier de la liste."),
        )
        self._show()

    def _show(self) -> None:
        self._show_lists()
        self._show_person()
        self._show_primary()

    def _show_lists(self) -> None:
        view, presenter, room = self.view, self.presenter, self.presenter.room
        free = room.free if room else 0
        second = translate("Waiting", "Aucun tournoi")
        if room is not None:
            places = translate("Waiting", "places libres : {free}").format(free=free)
            second = f"{room.tournament.terms.name} · {places}"
        view.head.say(translate("Waiting", "Liste d’attente"), second)
        view.head.offer_others(presenter.read.tournaments)
        for shown, tab in view.tabs.items():
            tab.setText(shown_label(shown))
            tab.set_count(str(len(presenter.list_of(shown))))
            tab.setChecked(shown is presenter.shown)
        now = self._context.desk.house.clock.now()
        rows = {each.player: row_words(each, self._held(each), now) for each in presenter.listed}
        view.show_rows(rows, presenter.chosen)
        if presenter.shown is Shown.WAITING:
            hint = translate("Waiting", "Au guichet, une inscription refusée faute de place y mène.")
            view.nobody.say(translate("Waiting", "Personne n’attend"), hint)
        elif presenter.shown is Shown.PAID:
            hint = translate("Waiting", "Avant le début, un inscrit peut se désister.")
            view.nobody.say(translate("Waiting", "Aucun inscrit"), hint)
        else:
            hint = translate("Waiting", "Chaque place tenue est payée.")
            view.nobody.say(translate("Waiting", "Aucune préinscription"), hint)

    def _held(self, each: Listed) -> Held | None:
        return self.presenter.held(each) if isinstance(each, Waits) else None

    def _show_person(self) -> None:
        view, presenter = self.view, self.presenter
        person = presenter.person
        if self.paying_back.shows():
            return
        view.show_somebody(there=person is not None)
        if person is None:
            return
        view.name.set_name(presenter.name_of(person.player))
        facts = fact_words(person)
        for place, line in enumerate(view.facts):
            line.setVisible(place < len(facts))
            if place < len(facts):
                line.set_label(facts[place][0])
                line.set_value(facts[place][1])
        view.take_off.setVisible(presenter.paid is None)
        if presenter.paid is not None:
            view.note.say(paid_note_words(), Icon.INFO, "ink2")
            return
        held = self._held(person)
        words = note_words(held, takes_off=presenter.takes_off)
        if presenter.takes_off or held is Held.PAST:
            view.note.say(words, Icon.TRIANGLE_ALERT, "warn")
        else:
            view.note.say(words, Icon.INFO, "ink2")
        off = translate("Waiting", "Garder sur la liste") if presenter.takes_off else self._off_words(held)
        view.take_off.setText(off)

    def _off_words(self, held: Held | None) -> str:
        if held is Held.PAST:
            return translate("Waiting", "Passer au suivant")
        if held is None:
            return translate("Waiting", "Retirer la préinscription")
        return translate("Waiting", "Retirer de la liste")

    def _show_primary(self) -> None:
        primary, presenter = self.view.primary, self.presenter
        if presenter.paid is not None:
            self.paying_back.show_primary()
            return
        if presenter.takes_off:
            primary.setText(translate("Waiting", "Retirer"))
            primary.set_icon(Icon.USER_X)
        else:
            primary.setText(translate("Waiting", "Inscrire"))
            primary.set_icon(Icon.USER_PLUS)
        if primary.is_busy:
            return
        if presenter.person is None:
            primary.forbid(translate("Waiting", "Touchez d’abord quelqu’un."))
        elif presenter.takes_off or presenter.may_register:
            primary.allow()
        else:
            primary.forbid(translate("Waiting", "Aucune place n’est libérée pour lui."))

    # -- what is touched ---------------------------------------------------------------------

    def _choose(self, player: str) -> None:
        self.presenter.choose(player)
        self.view.say_done("")
        self._leave_word()
        self._show()

    def _leave_word(self) -> None:
        if self.paying_back.is_asking:
            self.paying_back.leave()

    def _turn(self, place: int) -> None:
        self.presenter.turn(tuple(Shown)[place])
        self.view.say_done("")
        self._leave_word()
        self._show()

    def _ask_off(self) -> None:
        self.presenter.takes_off = not self.presenter.takes_off
        self._show()

    def _back(self) -> None:
        """Esc takes back one step at a time."""
        if not self.view.shows_list:
            self.view.show_list()
        elif self.view.refusal.isVisible():
            self._show()
        elif self.presenter.takes_off:
            self._ask_off()
        elif self.paying_back.is_asking:
            self.paying_back.leave()
        else:
            self.presenter.choose(None)
            self._show()

    def _open_picker(self) -> None:
        view, presenter = self.view, self.presenter
        if not view.shows_list:
            view.show_list()
            return
        view.picker.show_tournaments(presenter.read.tournaments, presenter.tournament)
        view.show_picker()

    def _pick(self, tournament: str) -> None:
        self.view.show_list()
        self.presenter.choose(None)
        self._context.tournament.choose(tournament)

    def _primary(self) -> None:
        presenter = self.presenter
        if presenter.chosen is None:
            return
        if presenter.paid is not None:
            self.paying_back.press()
        elif presenter.takes_off:
            self._take_off(presenter.chosen)
        else:
            self._context.navigator.go("registration", presenter.chosen)

    def _take_off(self, player: str) -> None:
        origin, name = self._context.desk.origin(), self.presenter.name_of(player)
        self.view.primary.set_busy(True)
        act = self._context.operations.act(self, lambda: self.presenter.take_off(origin, player))
        act.always(self._not_busy).success(partial(self._taken_off, name)).refused(self._refused).run()

    def _taken_off(self, name: str, withdrawn: Withdrawn) -> None:
        self._context.sounds.play(Sound.DONE)
        self.presenter.choose(None)
        self._show()
        if withdrawn.offered_to is None:
            words = translate("Waiting", "Retiré : {name}").format(name=name)
        else:
            following = self.presenter.name_of(withdrawn.offered_to)
            words = translate("Waiting", "Place proposée à {name}").format(name=following)
        self.view.say_done(words)

    @Slot(object)
    def _paid_back(self, what: WithdrawnPaid) -> None:
        self._context.printing.kick_drawer()
        self._context.sounds.play(Sound.DONE)
        following = self.presenter.name_of(what.offered_to) if what.offered_to else ""
        self.presenter.choose(None)
        self._show()
        self.view.say_done(paid_back_words(what.amount, following))

    @Slot(object)
    def _passed_on(self, what: PassedOn) -> None:
        """The list is asked for anew by itself; here it is said who is to be called."""
        if not self._shown:
            return
        self._context.sounds.play(Sound.DONE)
        self.view.say_done(passed_words([self.presenter.name_of(each) for each in what.offered_to]))

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _refused(self, refusal: Refused) -> None:
        self._context.sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        self.view.show_refusal()
