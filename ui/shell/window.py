"""The one window: rail, strip, bars, and the page that is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.shell.bars import DemoBar, MessageBar
from ui.shell.more_page import MorePage
from ui.shell.page import Page
from ui.shell.rail import MORE_KEY, Rail, RailEntry
from ui.shell.strip import Strip
from ui.theme import column, current_theme, rescale, row, sized

RAIL_WIDTH: Final = 96
NARROW_RAIL_WIDTH: Final = 88
LEAST_SIZE: Final = (1024, 768)
_NARROW_BELOW: Final = 1200


class ShellWindow(QWidget):
    """Shows pages, knows nothing about them but what `Page` says.

    `add_page` each page once, `offer` those the operator may open, `open` one. Pages added with
    `rail=False` (login, dealer) are shown without the rail.
    """

    opened = Signal(str)
    """The key of the page that is shown now."""
    lock_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(*LEAST_SIZE)
        self.rail = Rail(self)
        self.strip = Strip(self)
        self.demo = DemoBar(self)
        self.message = MessageBar(self)
        self._stack = QStackedWidget(self)
        self._more = MorePage(self)
        self._pages: dict[str, Page] = {}
        self._alone: set[str] = set()
        self._offered: Sequence[str] = ()
        self._current: Page | None = None
        self._stack.addWidget(self._more)
        self._lay_out()
        self.rail.chosen.connect(self.open)
        self.rail.lock_asked.connect(self.lock_asked)
        self._more.chosen.connect(self.open)
        current_theme().changed.connect(self._rescale)
        full_screen = QShortcut(QKeySequence(Qt.Key.Key_F11), self)
        full_screen.activated.connect(self.toggle_full_screen)

    def _lay_out(self) -> None:
        right = column(gap=0)
        for part in (self.strip, self.demo, self.message):
            right.addWidget(part)
        right.addWidget(self._stack, 1)
        whole = row(self, gap=0)
        whole.addWidget(self.rail)
        whole.addLayout(right, 1)
        sized(self.rail, width=RAIL_WIDTH)

    def add_page(self, page: Page, *, rail: bool = True) -> None:
        """Take a page in. Raises ValueError where its key is taken."""
        if page.key in self._pages or page.key == MORE_KEY:
            raise ValueError(f"two pages named {page.key!r}")
        self._pages[page.key] = page
        if not rail:
            self._alone.add(page.key)
        self._stack.addWidget(page.widget)

    def offer(self, keys: Sequence[str]) -> None:
        """Show these pages on the rail, in this order; those without room stand behind "Plus"."""
        self._offered = tuple(keys)
        self.rail.show_entries([self._entry(key) for key in self._offered])

    def open(self, key: str) -> None:
        """Show a page. Raises KeyError for one that was not added."""
        if key == MORE_KEY:
            self._leave()
            self._show_more()
            self._stack.setCurrentWidget(self._more)
            self.rail.mark(MORE_KEY)
            return
        page = self._pages[key]
        if page is self._current:
            return
        self._leave()
        self._current = page
        alone = key in self._alone
        self.rail.setVisible(not alone)
        self.strip.show_emblem(alone)
        self._stack.setCurrentWidget(page.widget)
        self.rail.mark(key)
        page.on_show()
        self.opened.emit(key)

    @property
    def current_key(self) -> str:
        """The key of the open page, or an empty string."""
        return self._current.key if self._current is not None else ""

    @property
    def current_widget(self) -> QWidget | None:
        """What is shown under the bars."""
        return self._stack.currentWidget()

    def show_badge(self, key: str, count: int) -> None:
        """How many things wait on a page; 0 shows none."""
        self.rail.show_badge(key, count)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_more(self) -> None:
        self._more.show_entries(self.rail.hidden_entries(), self.rail.badges)

    def _leave(self) -> None:
        if self._current is not None:
            left, self._current = self._current, None
            left.on_hide()

    def _entry(self, key: str) -> RailEntry:
        page = self._pages[key]
        return RailEntry(key, page.icon, page.title())

    def _rescale(self) -> None:
        rescale(self, current_theme().px)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.offer(self._offered)
            self._show_more()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        theme = current_theme()
        theme.fit_to_width(self.width(), self.height())
        narrow = self.width() < theme.px(_NARROW_BELOW)
        sized(self.rail, width=NARROW_RAIL_WIDTH if narrow else RAIL_WIDTH)
