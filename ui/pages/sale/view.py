"""The layout of the sale: entry, filters and offer at the left, the bulletin in the panel (look 02, 02b)."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.domain.betting.limits import Gauge as DayGauge
from app.domain.values.days import local
from ui.betting.entry_bar import EntryBar
from ui.betting.selling_view import SellingView
from ui.icons import Icon
from ui.pages.sale.filters import DayButton, FilterRow
from ui.pages.sale.number_grid import NumberGrid
from ui.pages.sale.offer_list import OfferList
from ui.pages.sale.slip_panel import SlipPanel
from ui.theme import column, row, show_in_turn
from ui.widgets import (
    AzertyKeyboard,
    Button,
    EmptyState,
    Gauge,
    IconButton,
    IconText,
    ListCard,
    NameText,
    Text,
    TintedLine,
)
from ui.words import translate


class SaleView(SellingView):
    """The whole offer at the left, the *1N2* bulletin in the panel."""

    bulletin: BulletinView
    slip: SlipPanel

    def __init__(self, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bulletin = BulletinView(now, self)
        self.slip = SlipPanel(self)
        self.compose(self.bulletin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bulletin.set_narrow(narrow=self.is_narrow)


class BulletinView(QWidget):
    """The offer and the ways to pick from it."""

    whole_offer_asked = Signal()

    def __init__(self, now: datetime, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = EntryBar(self)
        self.trouble = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.trouble.hide()
        self.filters = FilterRow(self)
        self.days = FilterRow(self)
        self.day = DayButton("", Icon.CALENDAR_DAYS, self)
        self._one_event = False
        self.shows_days = False
        self.search = IconButton(Icon.SEARCH, "", self)
        self.by_grid = IconButton(Icon.LAYOUT_GRID, "", self)
        self.grid = NumberGrid(now, self)
        self.shows_grid = False
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.event_name = NameText("", "section", self)
        self.offer = OfferList(now, self)
        self.nothing = EmptyState(Icon.SEARCH_X, "", "", self)
        self.keyboard = AzertyKeyboard(self)
        self.keyboard.attach(self.entry.line)
        self.keyboard.hide()
        self.gauge = Gauge(self)
        self._gauge_words = Text("", "quiet", self)
        self._gauge_figures = Text("", "body", self)
        self._fresh_icon = IconText(Icon.REFRESH_CW, 18, "ink2", self)
        self._fresh = Text("", "quiet", self)
        self._card = ListCard(self.offer, self)
        self._lay_out()
        self.entry.keyboard.clicked.connect(self._toggle_keyboard)
        self.keyboard.done.connect(self._put_keyboard_away)
        self.back.clicked.connect(self.whole_offer_asked)

    def _lay_out(self) -> None:
        self._bar, self._foot = QWidget(self), QWidget(self)
        bar = row(self._bar, gap=8)
        for part in (self.filters, self.days, self.back, self.event_name):
            bar.addWidget(part, 0 if part is self.back else 1)
        bar.addWidget(self.day)
        bar.addWidget(self.search)
        bar.addWidget(self.by_grid)
        foot = row(self._foot, gap=12, margins=(0, 12, 0, 12))
        foot.addWidget(self._gauge_words)
        foot.addWidget(self.gauge)
        foot.addWidget(self._gauge_figures)
        foot.addStretch(1)
        foot.addWidget(self._fresh_icon)
        foot.addWidget(self._fresh)
        lines = column(self, gap=12)
        lines.addWidget(self.entry)
        lines.addWidget(self.trouble)
        lines.addWidget(self._bar)
        for filling in (self._card, self.nothing, self.grid):
            lines.addWidget(filling, 1)
        self.grid.hide()
        lines.addWidget(self.keyboard)
        lines.addWidget(self._foot)

    def retranslate(self) -> None:
        self.search.set_name(translate("Sale", "Chercher un numéro, une équipe, une compétition"))
        self.back.setText(translate("Sale", "Toute l’offre"))
        self.by_grid.set_name(translate("Sale", "Grille des numéros, comme sur le bulletin"))
        self.grid.retranslate()
        self._gauge_words.setText(translate("Sale", "Mises du jour"))
        self.offer.retranslate()

    def set_narrow(self, *, narrow: bool) -> None:
        for part in (self._fresh, self._fresh_icon):
            part.setVisible(not narrow)

    def show_trouble(self, words: str) -> None:
        """Say over the offer why nothing can be sold; an empty text says nothing."""
        self.trouble.setVisible(bool(words))
        if words:
            self.trouble.say(words, "warn", Icon.WALLET)

    def show_event(self, sides: tuple[str, str] | None) -> None:
        """Name the event whose bets are listed; with none, the sports are offered."""
        self._one_event = sides is not None or self.shows_grid
        for part in (self.back, self.event_name):
            part.setVisible(self._one_event)
        self._show_filters()
        grid = translate("Sale", "Grille des numéros") if self.shows_grid else ""
        self.event_name.set_name(grid or (" – ".join(sides) if sides else ""))

    def turn_grid(self, *, shown: bool) -> None:
        """The grid of numbers in place of the list, or the list again."""
        self.shows_grid = shown
        show_in_turn({self._card: not shown, self.grid: shown})
        self.nothing.hide()
        self.search.setVisible(not shown)
        self.by_grid.setVisible(not shown)

    def turn_days(self, *, shown: bool) -> None:
        """Offer the days in place of the sports, or the sports again."""
        self.shows_days = shown
        self._show_filters()

    def _show_filters(self) -> None:
        days = self.shows_days and not self._one_event
        self.days.setVisible(days)
        self.filters.setVisible(not days and not self._one_event)
        self.day.setVisible(not days and not self._one_event)

    def show_nothing(self, what: str, hint: str) -> None:
        """Say why the list is empty; an empty text shows the list."""
        self._card.setVisible(not what and not self.shows_grid)
        self.nothing.setVisible(bool(what) and not self.shows_grid)
        self.nothing.say(what, hint)

    def show_day(self, gauge: DayGauge) -> None:
        """The stakes of the day towards their limit."""
        limit = gauge.limit
        self.gauge.setVisible(limit is not None)
        reached = f'<span style="font-weight:600">{gauge.reached.text()}</span>'
        if limit is None:
            self._gauge_figures.setText(f"<span>{reached}</span>")
            return
        self.gauge.show_share(gauge.reached.cents, limit.cents)
        of = translate("Sale", "sur {limit}").format(limit=limit.text(cents=False))
        self._gauge_figures.setText(f"<span>{reached} {of}</span>")

    def show_fresh(self, at: datetime) -> None:
        """When the offer was asked for."""
        words = translate("Sale", "Offre à jour à {time}")
        self._fresh.setText(words.format(time=f"{local(at):%H:%M}"))

    def _toggle_keyboard(self) -> None:
        self._show_keyboard(shown=not self.keyboard.isVisibleTo(self))

    def _put_keyboard_away(self) -> None:
        self._show_keyboard(shown=False)

    def _show_keyboard(self, *, shown: bool) -> None:
        """The keys take the place of filters and foot: the offer stays in sight above them."""
        self.keyboard.setVisible(shown)
        for part in (self._bar, self._foot):
            part.setVisible(not shown)
        self.entry.setFocus()
