"""One player after another at a selling page, wired: what his bulletin costs, his money, the next player."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from ui.betting.age_refusal import AgeRefusal
from ui.betting.announced import Bulletin
from ui.betting.checkout import Checkout, SellingScreen
from ui.betting.selling import Selling
from ui.betting.selling_view import SellingView
from ui.betting.set_aside import SetAside
from ui.betting.states import Quotation, Step
from ui.context import PageContext


class ServingScreen(SellingScreen, Protocol):
    """What a selling page shows, and why it can't take the money yet."""

    def show_all(self) -> None:
        """The offer and the sale."""

    def why_not_yet(self) -> str:
        """What the bulletin still lacks."""


class Serving(QObject):
    """The page adds how a bulletin comes about, and tells when it `changed`."""

    emptied = Signal()
    """The next bulletin begins: whatever was typed or searched for goes with the last one."""

    def __init__(
        self,
        context: PageContext,
        key: str,
        presenter: Selling[Any],
        view: SellingView,
        screen: ServingScreen,
    ) -> None:
        super().__init__(view)
        self._context, self._key = context, key
        self._presenter, self._view, self._screen = presenter, view, screen
        self._checkout = Checkout(context, presenter, view, screen)
        self._age = AgeRefusal(context, view)
        self._set_aside = SetAside(presenter, view)
        self._go_on_once_quoted = False
        self._knows_last = False
        self._wire()

    def _wire(self) -> None:
        view, slip = self._view, self._view.slip
        view.primary.clicked.connect(self.go_on)
        view.confirmed.connect(self.go_on)
        view.tender.confirmed.connect(self.go_on)
        view.begun.connect(self._begin_typing)
        view.back.clicked.connect(self._back)
        view.remove_changed.clicked.connect(self._remove_changed)
        slip.emptied.connect(self.start_again)
        slip.minor_refused.connect(self._refuse_minor)
        slip.age_asked.connect(self._screen.show_sale)
        slip.age_settled.connect(self._see_again)
        self._set_aside.parked.connect(self._next)
        self._set_aside.taken_up.connect(self._taken_up)
        self._checkout.refused.connect(self.begin)

    # -- who serves whom -----------------------------------------------------------------------

    def begin(self) -> None:
        """The page is seen by whoever is logged in: a colleague's bulletin is not his (H2)."""
        if not self._view.primary.is_busy and self._presenter.serve():
            self._next()
        self.take_focus()
        if self._knows_last:
            return
        self._knows_last = True
        self._context.operations.read(self, self._presenter.find_last).success(self._remember).run()

    def _remember(self, last: Bulletin | None) -> None:
        """What was sold before the program began can be repeated as well (H5)."""
        self._presenter.remember(last)
        if last is not None and self._presenter.step is Step.BULLETIN:
            self._screen.show_sale()

    def start_again(self) -> None:
        """The next player, or a sale that is given up."""
        self._presenter.start_again()
        self._next()

    @property
    def unsold(self) -> int:
        """How many bulletins wait here for a player, the one in the making among them."""
        in_hand = self._presenter.slip.picks and self._presenter.step is not Step.SOLD
        return len(self._presenter.shelf.parked) + (1 if in_hand else 0)

    def _next(self) -> None:
        self._view.slip.close_age()
        self.emptied.emit()
        self._screen.show_all()
        self._tell_how_many_wait()
        self.take_focus()

    def _begin_typing(self, text: str) -> None:
        """The next player's first figure, typed while the last sale is still on the screen."""
        if self._presenter.step is Step.SOLD:
            self.start_again()
            self._view.bulletin.entry.line.insert(text)

    def _taken_up(self) -> None:
        self._screen.show_all()
        self.changed()
        self._tell_how_many_wait()
        self.take_focus()

    def _tell_how_many_wait(self) -> None:
        """Seen from every page, and by whoever logs in next."""
        self._context.navigator.show_badge(self._key, len(self._presenter.shelf.parked))

    def _refuse_minor(self) -> None:
        self._age.refuse()
        self.start_again()

    def _see_again(self) -> None:
        self._screen.show_sale()
        self.take_focus()

    def take_focus(self) -> None:
        """Figures are typed into the entry, as long as picks can be made."""
        if self._presenter.step is Step.BULLETIN:
            self._view.bulletin.entry.setFocus()

    # -- what it costs -------------------------------------------------------------------------

    def changed(self) -> None:
        """Show the bulletin at once; its figures follow as soon as the house has told them."""
        presenter = self._presenter
        if presenter.step is Step.CHANGED:
            presenter.back()
        self._go_on_once_quoted = False
        self._screen.show_sale()
        slip = presenter.slip
        if slip.is_ready:
            asked = self._context.operations.read(self, lambda: presenter.prices.quote(slip))
            asked.success(self._quoted).run()

    def _quoted(self, quotation: Quotation[Any]) -> None:
        if self._presenter.step is not Step.BULLETIN or not self._presenter.take_quotation(quotation):
            return
        self._screen.show_sale()
        if self._go_on_once_quoted:
            self.go_on()

    # -- taking the money ----------------------------------------------------------------------

    def go_on(self) -> None:
        """The main action, by touch or by Return."""
        if self._view.primary.is_busy or self._view.slip.asks_age:
            return
        step = self._presenter.step
        if step is Step.BULLETIN:
            self._cash_in()
        elif step is Step.CHANGED:
            self._checkout.accept()
        elif step is Step.TENDER:
            self._checkout.sell()
        else:
            self.start_again()

    def _cash_in(self) -> None:
        presenter = self._presenter
        if not presenter.drawer_open:
            self._context.navigator.go("drawer")
            return
        # Return may be faster than the figures of the bulletin: they come first, then the money.
        self._go_on_once_quoted = presenter.slip.is_ready and presenter.awaits_quotation
        self._checkout.begin()
        if presenter.slip.picks and not presenter.slip.is_ready:
            self._view.say_why(self._screen.why_not_yet())

    def say_again(self) -> None:
        """Show the present step in another language."""
        self._screen.show_all()
        self._checkout.say_again()

    # -- going back ----------------------------------------------------------------------------

    def escape(self) -> bool:
        """One step back; False where picks are being made, which is the page's own matter."""
        if self._presenter.step is Step.BULLETIN:
            return False
        if self._presenter.step is Step.SOLD:
            self.start_again()
        else:
            self._back()
        return True

    def _back(self) -> None:
        if not self._view.primary.is_busy:
            self._presenter.back()
            self.changed()
            self.take_focus()

    def _remove_changed(self) -> None:
        self._presenter.take_off(*self._presenter.answer.changed)
        self._back()
