"""The prizes page, wired."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Code, Refused
from app.domain.poker.state import Tournament
from app.domain.values import Money
from app.domain.values.days import local
from app.services.people import Approved, LoggedIn
from app.services.poker.money import PrizesKnown, RakeKnown
from app.services.poker.room_view import RoomView
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.prizes.presenter import UNITS, PrizesPresenter, Stage
from ui.pages.prizes.showing import PrizesShowing
from ui.pages.prizes.view import PrizesView
from ui.sounds import Sound
from ui.tournament.reader import RoomReader
from ui.widgets import wrong_code_words
from ui.words import translate


class Asking(Enum):
    """What stands in the panel in place of the sums."""

    NOTHING = auto()
    SURE = auto()
    OWN_CODE = auto()
    COUNTERSIGN = auto()
    THING = auto()
    REFUSED = auto()


class PrizesPage(QObject):
    """Fix the prizes once, and for good; certify the rake with two codes."""

    key = "prizes"
    icon = Icon.TROPHY

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._operations = context.operations
        self._presenter = PrizesPresenter(context.desk)
        self._asking = Asking.NOTHING
        self.view = view = PrizesView(UNITS)
        self._showing = PrizesShowing(self._presenter, view)
        self._reader = RoomReader(context, self)
        self._reader.loaded.connect(self._loaded)
        self._reader.nothing.connect(self._nothing)
        view.words_asked.connect(self._show)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(view.primary.click)
        view.escaped.connect(self._back)
        view.back.clicked.connect(self._back)
        view.refusal.left.connect(self._back)
        view.fewer.clicked.connect(self._fewer)
        view.more.clicked.connect(self._more)
        view.unit_chosen.connect(self._choose_unit)
        view.by_hand.clicked.connect(self._turn_by_hand)
        view.lines.place_touched.connect(self._aim)
        view.hand.field.changed.connect(self._typed)
        view.hand.field.entered.connect(self._next_place)
        view.hand.voucher.clicked.connect(self._other_voucher)
        view.thing.clicked.connect(self._open_thing)
        view.thing_leaf.changed.connect(self._show_primary)
        view.thing_leaf.confirmed.connect(view.primary.click)
        view.thing_panel.value.changed.connect(self._show_primary)
        view.thing_panel.value.entered.connect(view.primary.click)
        view.thing_panel.remove.clicked.connect(self._take_back_thing)
        view.approval.changed.connect(self._show_primary)
        view.approval.confirmed.connect(view.primary.click)
        self._show()

    # -- the port `Page` ---------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Prizes", "Prix")

    def on_show(self) -> None:
        """The payout table first: what is proposed doesn't change under the hand."""
        presenter, desk = self._presenter, self._context.desk
        if desk.operator is None:
            self._reader.start()
            return
        origin = desk.origin()
        table = self._context.operations.read(self, lambda: presenter.load_payouts(origin))
        table.success(presenter.take_payouts).run()
        self._reader.start()

    def on_hide(self) -> None:
        self._reader.stop()
        self.view.approval.take_code()
        self._asking = Asking.NOTHING

    # -- what is shown -----------------------------------------------------------------------

    @Slot(object)
    def _loaded(self, room: RoomView) -> None:
        self._presenter.view = room
        self._show()
        if self._presenter.lacks_names:
            self._read_names()

    @Slot()
    def _nothing(self) -> None:
        self._presenter.view = None
        self._show()

    @Slot()
    def _show(self) -> None:
        view = self.view
        writes = self._asking is Asking.THING and self._showing.is_by_hand
        if self._asking is Asking.THING and not writes:
            self._asking = Asking.NOTHING  # prizes were fixed at another station meanwhile
        if self._asking is Asking.SURE and self._presenter.stage is not Stage.TO_FIX:
            self._asking = Asking.NOTHING
        if not writes:
            self._showing.show()
        panels = {
            Asking.NOTHING: view.hand if self._showing.is_by_hand else view.money,
            Asking.SURE: view.sure,
            Asking.OWN_CODE: view.approval,
            Asking.COUNTERSIGN: view.approval,
            Asking.THING: view.thing_panel,
            Asking.REFUSED: view.refusal,
        }
        view.show_panel(panels[self._asking])
        if writes:
            self._show_thing()
        view.back.setVisible(self._asking is not Asking.NOTHING)
        self._show_primary()

    @Slot()
    def _show_primary(self) -> None:
        ready = self.view.approval.is_complete
        if self._asking is Asking.SURE:
            words = translate("Prizes", "Fixer pour de bon")
            self._showing.say_primary(words, Icon.TROPHY, ready=True)
        elif self._asking is Asking.OWN_CODE:
            self._showing.say_primary(translate("Prizes", "Certifier"), Icon.STAMP, ready=ready)
        elif self._asking is Asking.COUNTERSIGN:
            self._showing.say_primary(translate("Prizes", "Contresigner"), Icon.STAMP, ready=ready)
        elif self._asking is Asking.THING:
            self._showing.show_primary_of_thing()
        elif self._asking is Asking.REFUSED:
            self._showing.say_primary(translate("Prizes", "Revenir"), Icon.ARROW_LEFT, ready=True)
        else:
            self._showing.show_primary()

    # -- touches -----------------------------------------------------------------------------

    @Slot()
    def _back(self) -> None:
        self.view.approval.take_code()
        self._asking = Asking.NOTHING
        self._show()

    @Slot()
    def _fewer(self) -> None:
        self._change_places(-1)

    @Slot()
    def _more(self) -> None:
        self._change_places(1)

    def _change_places(self, step: int) -> None:
        presenter = self._presenter
        if presenter.hand is not None:
            presenter.hand.change_places(step, max(1, presenter.state.entries))
        else:
            presenter.choose(step)
        self._show()

    @Slot()
    def _turn_by_hand(self) -> None:
        self._presenter.turn_by_hand()
        self._show()
        if self._presenter.hand is not None:
            self.view.hand.field.setFocus()
            self._read_names()

    def _read_names(self) -> None:
        """What vouchers may be for, or are for."""
        origin = self._context.desk.origin()
        read = self._operations.read(self, lambda: self._presenter.load_known(origin))
        read.success(self._names_known).run()

    def _names_known(self, known: Sequence[Tournament]) -> None:
        self._presenter.known = known
        self._show()

    @Slot(int)
    def _aim(self, place: int) -> None:
        if self._presenter.hand is not None:
            self._presenter.hand.at = place
            self._show()
            self.view.hand.field.setFocus()

    @Slot()
    def _next_place(self) -> None:
        hand = self._presenter.hand
        if hand is not None and hand.at < len(hand.amounts):
            self._aim(hand.at + 1)

    @Slot(object)
    def _typed(self, amount: object) -> None:
        hand = self._presenter.hand
        if hand is not None and isinstance(amount, Money):
            hand.set(amount)
            self._showing.show_hand()

    @Slot()
    def _other_voucher(self) -> None:
        if self._presenter.hand is not None:
            self._presenter.hand.other_voucher(self._presenter.others)
            self._show()

    # -- a thing beside the amount -------------------------------------------------------------

    @Slot()
    def _open_thing(self) -> None:
        hand = self._presenter.hand
        if hand is None:
            return
        self._asking = Asking.THING
        self.view.thing_panel.begin(hand.thing)
        self.view.thing_leaf.begin(hand.thing)
        self._show()
        self.view.thing_leaf.what.setFocus()

    def _show_thing(self) -> None:
        hand, view = self._presenter.hand, self.view
        if hand is not None:
            view.thing_leaf.say_words(hand.at, self._presenter.state.terms.name)
            view.thing_panel.say_words()
            view.back.setText(translate("Prizes", "Revenir"))
            view.show_thing()

    def _give_thing(self) -> None:
        hand, view = self._presenter.hand, self.view
        if hand is not None:
            hand.give(view.thing_leaf.what.text(), view.thing_panel.value.amount)
        self._back()

    @Slot()
    def _take_back_thing(self) -> None:
        if self._presenter.hand is not None:
            self._presenter.hand.take_back_thing()
        self._back()

    @Slot(object)
    def _choose_unit(self, unit: object) -> None:
        if isinstance(unit, Money):
            self._presenter.unit = unit
            self._show()

    @Slot()
    def _primary(self) -> None:
        acts = {
            Asking.SURE: self._fix,
            Asking.OWN_CODE: self._certify_first,
            Asking.COUNTERSIGN: self._countersign,
            Asking.THING: self._give_thing,
            Asking.REFUSED: self._back,
        }
        if self._asking in acts:
            acts[self._asking]()
        elif self._presenter.stage is Stage.TO_FIX:
            self._asking = Asking.SURE
            self._show()
        elif self._presenter.stage is Stage.TO_CERTIFY:
            self._ask_own_code()

    def _fix(self) -> None:
        origin = self._context.desk.origin()
        self.view.primary.set_busy(True)
        act = self._operations.act(self, lambda: self._presenter.fix(origin))
        act.always(self._not_busy).success(self._fixed).refused(self._refused).run()

    def _fixed(self, _known: PrizesKnown) -> None:
        self._context.sounds.play(Sound.DONE)
        self._asking = Asking.NOTHING
        self._show()

    def _ask_own_code(self) -> None:
        self._asking = Asking.OWN_CODE
        self.view.approval.ask(
            translate("Prizes", "Certifier la retenue"),
            translate("Prizes", "Registre modèle n° 11 ter, vous d’abord"),
            self._presenter.myself,
        )
        self._show()
        self.view.approval.focus_first()

    def _certify_first(self) -> None:
        origin, pin = self._context.desk.origin(), self.view.approval.take_code()
        self.view.primary.set_busy(True)
        act = self._operations.act(self, lambda: self._presenter.try_own_code(origin, pin))
        act.always(self._not_busy).success(self._own_code_tried).refused(self._refused).run()

    def _own_code_tried(self, tried: LoggedIn) -> None:
        if not tried.right:
            self.view.approval.say_why(wrong_code_words(tried.tries_left))
            return
        self._asking = Asking.COUNTERSIGN
        self.view.approval.ask(
            translate("Prizes", "Contresigner"),
            translate("Prizes", "Le caissier des jeux, avec son propre code"),
            self._presenter.countersigners(),
        )
        self._show()
        self.view.approval.focus_first()

    def _countersign(self) -> None:
        approval, presenter = self.view.approval, self._presenter
        if not approval.chosen:
            return
        cashier, pin = approval.chosen, approval.take_code()
        asking, certifying = self._context.desk.origin(), self._context.desk.origin()

        def go() -> Approved | RakeKnown:
            given = presenter.countersign(asking, cashier, pin)
            if given.approval is None:
                return given
            return presenter.certify(certifying.approved(given.approval), cashier)

        self.view.primary.set_busy(True)
        act = self._operations.act(self, go)
        act.always(self._not_busy).success(self._countersigned).refused(self._refused).run()

    def _countersigned(self, answer: Approved | RakeKnown) -> None:
        if isinstance(answer, Approved):
            self.view.approval.say_why(wrong_code_words(answer.tries_left))
            return
        self._context.sounds.play(Sound.DONE)
        self._asking = Asking.NOTHING
        self._show()

    def _not_busy(self) -> None:
        self.view.primary.set_busy(False)
        self._show_primary()

    def _refused(self, refusal: Refused) -> None:
        if refusal.code is Code.PIN_LOCKED and self._asking in (Asking.OWN_CODE, Asking.COUNTERSIGN):
            until = f"{local(refusal.details['until']):%H:%M}"  # type: ignore[arg-type]
            words = translate("Prizes", "Trois codes faux : accès bloqué jusqu’à {time}.")
            self.view.approval.say_why(words.format(time=until))
            return
        self.view.refusal.say(refusal)
        self._asking = Asking.REFUSED
        self._show()
