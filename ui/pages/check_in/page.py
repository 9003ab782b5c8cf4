"""The check-in page, wired."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.services.poker.rosters import OnRoster
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.check_in.presenter import CheckInPresenter, Filter, Step, Taken
from ui.pages.check_in.view import CheckInView
from ui.pages.tournament_desk.doubt_flow import DoubtFlow
from ui.pages.tournament_desk.doubts import DOUBTS, Decided
from ui.pages.tournament_desk.phrases import chips, clock_time, short_date, state_tag, state_word
from ui.pages.tournament_desk.reading import DeskRead
from ui.sounds import Sound
from ui.words import translate

_CONCERNS: Final = frozenset(
    {
        Act.PRE_REGISTER, Act.REGISTER, Act.LATE_REGISTER, Act.RE_REGISTER, Act.WITHDRAW, Act.CHECK_IN,
        Act.DRAW, Act.START, Act.BALANCE, Act.ELIMINATE, Act.UNDO_ELIMINATION, Act.EXPEL, Act.POSTPONE,
        Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.CANCEL_TOURNAMENT, Act.STOP,
    }
)  # fmt: skip


class CheckInPage(QObject):
    """Scan or search, see the document, check in. A scan never checks anybody in (H6)."""

    key = "check_in"
    icon = Icon.USER_CHECK

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations, self._sounds = context.operations, context.sounds
        self.presenter = CheckInPresenter(context.desk)
        self.view = view = CheckInView()
        self._shown = False
        self._doubt = DoubtFlow(context, view, view.decision, view.approval)
        self._doubt.opened.connect(view.show_decision)
        self._doubt.decided.connect(self._decided)
        self._doubt.refused.connect(self._say_refused)
        view.words_asked.connect(self._set_words)
        view.words_asked.connect(self._doubt.retranslate)
        view.back_asked.connect(self._back)
        view.players.chosen.connect(self._choose)
        view.players.entered.connect(self._primary)
        view.primary.clicked.connect(self._primary)
        view.payment.entered.connect(self._primary)
        view.payment.changed.connect(self._show_primary)
        view.seen.toggled.connect(self._tick)
        view.give_back.clicked.connect(self._give_back)
        view.register.clicked.connect(self._register)
        view.refusal.left.connect(self._leave_refusal)
        view.head.other.clicked.connect(self._open_picker)
        view.picker.chosen.connect(self._pick)
        view.filter_group.buttonClicked.connect(self._filter)
        context.operations.changed.connect(self._changed)
        context.tournament.changed.connect(self._load_if_shown)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("CheckIn", "Pointage")

    def on_show(self) -> None:
        self._shown = True
        self._load()
        self.view.players.search.setFocus()

    def on_hide(self) -> None:
        self._shown = False

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

    # -- reading --------------------------------------------------------------------------------

    def _load_if_shown(self) -> None:
        if self._shown:
            self._load()

    def _changed(self, change: Change) -> None:
        if change.act in _CONCERNS:
            self._load_if_shown()

    def _load(self) -> None:
        chosen = self._context.tournament.current
        self._operations.read(self, lambda: self.presenter.load(chosen)).success(self._loaded).run()

    def _loaded(self, read: DeskRead) -> None:
        self.presenter.show(read)
        self._context.tournament.choose(self.presenter.tournament or None)
        self._show()

    def _find(self, code: str) -> None:
        """Whose receipt: asked after the list, so that a scan from another page finds it read."""
        chosen = self._context.tournament.current

        def work() -> tuple[DeskRead, str]:
            read = self.presenter.load(chosen)
            self.presenter.show(read)
            return read, self.presenter.find(code)

        self._operations.read(self, work).success(self._found).refused(self._refused).run()

    def _found(self, found: tuple[DeskRead, str]) -> None:
        self.view.players.clear_search()
        self._choose(found[1])

    # -- choosing -------------------------------------------------------------------------------

    def _choose(self, player: str) -> None:
        self.presenter.choose(player)
        self._doubt.close()
        self.view.show_list()
        self._begin_payment()
        self._show()

    def _begin_payment(self) -> None:
        roster = self.presenter.read.roster
        if roster is None:
            return
        terms = roster.tournament.terms
        stack = translate("CheckIn", "Cave · {chips}").format(chips=chips(terms.chips))
        fee = translate("CheckIn", "Droit d’inscription")
        self.view.payment.begin(((stack, terms.buy_in), (fee, terms.fee)))

    def _filter(self) -> None:
        chosen = self.view.filter_group.checkedButton()
        self.presenter.filter = next(each for each, button in self.view.filters.items() if button is chosen)
        self._show_players()

    def _tick(self, ticked: bool) -> None:
        self.presenter.document_seen = ticked
        self._show_primary()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        if not self.view.shows_list:
            self._leave_refusal()
        else:
            self._next()

    def _next(self) -> None:
        self.view.players.clear_search()
        self._choose("")
        self.view.players.search.setFocus()

    def _leave_refusal(self) -> None:
        self._doubt.close()
        self.view.show_list()
        self._show()
        self.view.players.search.setFocus()

    def _open_picker(self) -> None:
        self.view.picker.show_tournaments(self.presenter.read.tournaments, self.presenter.tournament)
        self.view.show_picker()

    def _pick(self, tournament: str) -> None:
        self.view.show_list()
        self._context.tournament.choose(tournament)
        self._load()

    def _register(self) -> None:
        self._context.navigator.go("registration", self.presenter.player or None)

    # -- acting ---------------------------------------------------------------------------------

    def _primary(self) -> None:
        primary, step = self.view.primary, self.presenter.step
        if not primary.isEnabled():
            return
        if self._doubt.doubt is not None:
            self._doubt.confirm()
        elif step in (Step.CHECK_IN, Step.PAY_AND_CHECK_IN):
            self._check_in()
        else:
            self._next()

    def _check_in(self) -> None:
        payment = self.view.payment
        taken = Taken(payment.tendered, payment.means)
        intention = self.presenter.intend()
        self.view.primary.set_busy(True)
        paid = self.presenter.step is Step.PAY_AND_CHECK_IN
        operation = self._operations.act(self, lambda: self.presenter.act(intention, taken))
        operation.always(self._not_busy).refused(self._refused)
        operation.success(lambda _seated: self._done(taken, paid=paid)).run()

    def _done(self, taken: Taken, *, paid: bool) -> None:
        self.presenter.show_done(taken, paid=paid)
        self._sounds.play(Sound.DONE)
        self._load()

    def _give_back(self) -> None:
        intention = self.presenter.intend()
        self.view.primary.set_busy(True)
        operation = self._operations.act(self, lambda: self.presenter.give_back(intention))
        operation.always(self._not_busy).success(self._given_back).refused(self._refused).run()

    def _given_back(self, _withdrawn: object) -> None:
        self.presenter.give_up()
        self._next()
        self._load()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _refused(self, refusal: Refused) -> None:
        self.presenter.give_up()
        who = self.presenter.who
        if refusal.code in DOUBTS and who is not None:
            self._sounds.play(Sound.BAD_SCAN)
            held = self.presenter
            self._doubt.open(DOUBTS[refusal.code], who.person, held.subject, held.decided)
        else:
            self._say_refused(refusal)

    def _decided(self, decided: Decided) -> None:
        self.presenter.decided = decided
        self.view.show_list()
        self._show()
        self._check_in()

    def _say_refused(self, refusal: Refused) -> None:
        self._sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
        self.view.show_refusal()
        self._load()

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        self._show_head()
        self._show_players()
        self._show_somebody()
        self._show_primary()

    def _show_head(self) -> None:
        roster = self.presenter.read.roster
        if roster is None:
            self.view.head.say(translate("CheckIn", "Pointage"), translate("CheckIn", "Aucun tournoi"))
            return
        terms = roster.tournament.terms
        title = translate("CheckIn", "Pointage · {name}").format(name=terms.name)
        held = roster.tournament.places_held()
        words = translate("CheckIn", "Début à {time} · {held} places prises sur {capacity}")
        second = words.format(time=clock_time(terms.starts_at), held=held, capacity=terms.capacity)
        self.view.head.say(title, second)
        self.view.head.offer_others(self.presenter.read.tournaments)

    def _show_players(self) -> None:
        words = {
            Filter.ALL: translate("CheckIn", "Tous"),
            Filter.PRE_REGISTERED: translate("CheckIn", "Préinscrits"),
            Filter.REGISTERED: translate("CheckIn", "Inscrits"),
            Filter.CHECKED_IN: translate("CheckIn", "Pointés"),
        }
        for each, button in self.view.filters.items():
            button.setText(words[each])
            button.set_count(str(self.presenter.count(each)))
        players = self.presenter.players
        self.view.players.show_players(players, [self._second(who) for who in players])
        self.view.players.choose(self.presenter.player)

    def _second(self, who: OnRoster) -> str:
        born = translate("CheckIn", "Né(e) le {day}").format(day=short_date(who.person.born))
        if who.entry.entered is None:
            return born
        rank = translate("CheckIn", "Inscription n° {rank}").format(rank=who.entry.entered)
        return f"{rank} · {born}"

    def _show_somebody(self) -> None:
        view, who, step = self.view, self.presenter.who, self.presenter.step
        if self._doubt.doubt is None:
            view.show_somebody(there=who is not None)
        view.give_back.setVisible(self.presenter.may_withdraw)
        asks = self._doubt.doubt is None
        view.seen.setVisible(asks and step in (Step.CHECK_IN, Step.PAY_AND_CHECK_IN))
        if who is None:
            return
        view.seen.setChecked(self.presenter.document_seen)
        view.seen.setText(
            translate("CheckIn", "Pièce vue, bulletin signé")
            if step is Step.PAY_AND_CHECK_IN
            else translate("CheckIn", "Pièce d’identité vue")
        )
        view.name.set_name(who.name)
        view.state.show_state(state_word(who), *state_tag(who))
        view.born.set_value(short_date(who.person.born))
        document = who.person.document
        view.document.set_value(f"{document.kind} {document.number}" if document else "")
        view.payment.setVisible(step is Step.PAY_AND_CHECK_IN)
        seated = step is Step.DONE and who.entry.table is not None and who.entry.seat is not None
        view.seat.setVisible(seated)
        if who.entry.table is not None and who.entry.seat is not None:
            view.seat.say(who.entry.table, who.entry.seat)
        view.note.setText(self._note(step, seated=seated))
        view.note.setVisible(bool(view.note.text()))
        view.given_back.setVisible(self.presenter.change is not None)
        if self.presenter.change is not None:
            view.given_back.set_value(self.presenter.change.text())

    def _note(self, step: Step, *, seated: bool) -> str:
        if step is Step.DONE:
            return (
                translate("CheckIn", "Pointé. Sa carte de place est imprimée.")
                if seated
                else translate("CheckIn", "Pointé. Sa place sera tirée au sort avec les autres.")
            )
        words = {
            Step.NOT_OFFERED: translate("CheckIn", "Sur la liste d’attente : aucune place n’est libre."),
            Step.GONE: translate("CheckIn", "Ce joueur n’est plus dans le tournoi."),
        }
        return words.get(step, "")

    def _show_primary(self) -> None:
        primary, step = self.view.primary, self.presenter.step
        if primary.is_busy or self._doubt.doubt is not None:
            return
        primary.allow()
        if step is Step.NOBODY:
            self._say_primary(translate("CheckIn", "Pointer"), Icon.USER_CHECK)
            primary.forbid(translate("CheckIn", "Scannez un récépissé, ou cherchez le joueur par son nom."))
        elif step is Step.CHECK_IN:
            self._say_primary(translate("CheckIn", "Pointer"), Icon.USER_CHECK)
            self._require_document()
        elif step is Step.PAY_AND_CHECK_IN:
            words = translate("CheckIn", "Pointer · {amount}")
            self._say_primary(words.format(amount=self.view.payment.due.text()), Icon.USER_CHECK)
            self._require_document()
            missing = self.view.payment.missing
            if missing:
                why = translate("CheckIn", "Il manque {amount}.").format(amount=missing.text())
                primary.forbid(why)
        else:
            self._say_primary(translate("CheckIn", "Joueur suivant"), Icon.ARROW_RIGHT)

    def _require_document(self) -> None:
        if not self.presenter.document_seen:
            why = translate("CheckIn", "Regardez la pièce d’identité, puis cochez la case.")
            self.view.primary.forbid(why)

    def _say_primary(self, words: str, icon: Icon) -> None:
        self.view.primary.setText(words)
        self.view.primary.set_icon(icon)

    def _set_words(self) -> None:
        view = self.view
        view.players.retranslate(translate("CheckIn", "Nom du joueur, ou scannez son récépissé"))
        view.payment.retranslate()
        view.nobody.say(
            translate("CheckIn", "Scannez le récépissé du joueur"),
            translate("CheckIn", "ou cherchez-le par son nom dans la liste."),
        )
        view.born.set_label(translate("CheckIn", "Né(e) le"))
        view.document.set_label(translate("CheckIn", "Pièce"))
        view.given_back.set_label(translate("CheckIn", "À rendre"))
        view.give_back.setText(translate("CheckIn", "Rendre la place"))
        view.register.setText(translate("CheckIn", "Nouvelle inscription"))
        self._show()
