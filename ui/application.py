"""The running station: application, window, who is logged in, and what is opened for him."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

from app.domain.house.rights import Act, Operator
from ui.context import PageContext
from ui.desk import Desk
from ui.error_told import ErrorTold
from ui.garbage import GarbageSweeper
from ui.operations import Change, Operations
from ui.pages.guide.page import GuidePage
from ui.pages.login.page import LoginPage
from ui.pages.prints.page import PrintsPage
from ui.papers_reminder import PapersReminder
from ui.scans import Scans
from ui.second.customer_display import CustomerDisplay
from ui.shell import ShellWindow
from ui.shell.bars import Message
from ui.shell.idle import IdleWatch
from ui.sounds import Sounds, system_player
from ui.station import PartsMaker, StationBridge, StationParts
from ui.station_pages import StationPages
from ui.strip_watch import StripWatch
from ui.theme import Theme, current_theme
from ui.words import Language, Words, translate

FOUND_ASKED: Final = 64
"""What `run` answers where somebody wants a house of his own."""
_log = logging.getLogger("guichet")
_SIZE: Final = QSize(1366, 768)


class StationScreens(QObject):
    """Window, pages and session of one station."""

    page_opened = Signal(str)
    found_asked = Signal()
    """A house of one's own is wanted in place of the demonstration."""

    def __init__(self, parts: StationParts, operations: Operations, bridge: StationBridge) -> None:
        super().__init__()
        self.parts, self.operations = parts, operations
        self.window = ShellWindow()
        self.words = Words(QCoreApplication.instance() or QCoreApplication([]))
        self.context = PageContext(
            desk=parts.desk,
            operations=operations,
            printing=parts.printing,
            sounds=Sounds(system_player(), QApplication.beep),
            navigator=self,
            demo=parts.demo,
            filing=parts.filing,
            setup=parts.setup,
            wall=parts.wall,
            pins=parts.pins,
        )
        self.login = LoginPage(self.context)
        self.reminder = PapersReminder(self.window.message, self)
        self.pages = StationPages(self.context, self.window, self)
        self._told = ErrorTold(self.window.message, parts.desk, operations, self)
        self.scans = Scans(self.context, self.window, self.pages, self.login, parts.wedge, self)
        self._strip = StripWatch(
            self.window.strip, parts, operations, bridge, offered=self.pages.offered, parent=self
        )
        self._idle = IdleWatch(parts.desk.house.settings.idle_lock_minutes, self)
        self._badges: dict[str, int] = {}
        self._then = ""
        self.window.add_page(self.login, rail=False)
        self._wire(bridge)
        self._say_demo()
        self.customer = CustomerDisplay(self.context.customer, parts.desk)
        self.customer.shown_changed.connect(self._second_screen_changed)
        self.customer.start()
        self.lock()

    def _wire(self, bridge: StationBridge) -> None:
        self.login.entered.connect(self._entered)
        self.login.view.language.clicked.connect(self.switch_language)
        self.login.view.scheme.clicked.connect(self.switch_scheme)
        self.login.left.connect(self.window.close)
        self.login.view.guide.clicked.connect(self._open_guide)
        self.window.lock_asked.connect(self.lock)
        self.window.demo.left_asked.connect(self.found_asked)
        self.window.strip.operator_asked.connect(self.lock)
        self.window.strip.page_asked.connect(self.go)
        self.window.opened.connect(self.page_opened)
        self._idle.idle.connect(self._lock_idle)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            self.scans.install(application)
            application.installEventFilter(self._idle)
            self.pages.all_built.connect(GarbageSweeper.install(application).settle)
        bridge.scanned.connect(self.scans.take, Qt.ConnectionType.QueuedConnection)
        bridge.printer_changed.connect(self.login.look_again, Qt.ConnectionType.QueuedConnection)
        self.operations.changed.connect(self._follow)

    # -- navigation (the port `Navigator`) ---------------------------------------------------

    def go(self, key: str, subject: object = None) -> None:
        self.pages.build_all()
        page = self.pages.get(key)
        if page is None or key not in self.pages.offered():
            return
        self.window.open(key)
        receive = getattr(page, "receive", None)
        if subject is not None and receive is not None:
            receive(subject)

    def show_badge(self, key: str, count: int) -> None:
        self._badges[key] = count
        self.window.show_badge(key, count)
        self.reminder.show_count(key, count)

    @Slot()
    def _lock_idle(self) -> None:
        """Nobody is there any more; an act under way comes to its end behind the lock (H2)."""
        if self.parts.desk.operator is not None:
            self.lock()

    def lock(self, whom: str = "", then: str = "") -> None:
        self.parts.desk.operator = None
        self.operations.change_hands()
        self._then = then
        self.context.customer.show(None)
        self.reminder.leave()
        self.login.tell_unsold(sum(getattr(page, "unsold", 0) for page in self.pages.built))
        if whom:
            self.login.expect(whom)
        self.window.open("login")
        self._say_demo()
        self._strip.refresh()

    def hand_to(self, operator: Operator, then: str) -> None:
        self.lock(then=then)
        self.parts.desk.operator = operator
        self._entered()

    @Slot()
    def _open_guide(self) -> None:
        """The guide is read by whoever has not logged in yet, too; nothing else is offered to him."""
        self.pages.build_all()
        self.window.offer(())
        self.window.open(GuidePage.key)

    @Slot()
    def switch_language(self) -> None:
        other = Language.ENGLISH if self.words.language is Language.FRENCH else Language.FRENCH
        self.words.speak(other)
        self._say_demo()
        self._strip.refresh()

    @Slot()
    def switch_scheme(self) -> None:
        theme = current_theme()
        theme.set_dark(not theme.dark)

    @Slot()
    def _entered(self) -> None:
        self.pages.build_all()
        self._look_at_settings()
        offered = self.pages.offered()
        self._say_demo()
        self.window.offer(offered)
        for key, count in self._badges.items():
            self.window.show_badge(key, count)
        for key in offered:
            at_login = getattr(self.pages.get(key), "at_login", None)
            if at_login is not None:
                at_login()
        self._strip.refresh()
        self.window.open(self.pages.landing(self._then, no_offer=self.login.no_offer))
        self._told.look_at_store()
        if PrintsPage.key in offered:
            self.reminder.remind(self.login.papers_that_ask)

    # -- what comes from outside -------------------------------------------------------------

    def _look_at_settings(self) -> None:
        """What was changed here or at another station holds for the screens as well."""
        self.operations.read(self, self.parts.desk.looked_up).success(self._looked_up).run()

    def _looked_up(self, now: Desk) -> None:
        self.parts.desk.follow(now)
        self._idle.set_minutes(now.house.settings.idle_lock_minutes)
        self._strip.refresh()

    @Slot(object)
    def _follow(self, change: Change) -> None:
        self.parts.printing.wake()
        if change.act in (Act.CHANGE_SETTING, Act.CHANGE_RULE, Act.CHANGE_PLACE):
            self._look_at_settings()
        if change.act in (
            Act.OPEN_SHIFT, Act.CLOSE_SHIFT, Act.FORCE_CLOSE_SHIFT, Act.HAND_OVER_SHIFT,
        ):  # fmt: skip
            self._strip.ask_drawer()
        self._strip.refresh()

    @Slot(bool)
    def _second_screen_changed(self, there: bool) -> None:
        """The customer sees nothing any more: the cashier says it aloud instead (F62)."""
        if not there and self.window.isVisible():
            self.window.message.say(_second_screen_gone)

    def _say_demo(self) -> None:
        """No way to mistake a house that is not real: the bar is there as long as the window is (H4)."""
        demonstration = self.parts.demo is not None
        leaving = self.parts.can_found and self.parts.desk.operator is None
        if demonstration or self.parts.desk.establishment.marking:
            self.window.demo.say(
                translate("Shell", "Démonstration") if demonstration else translate("Shell", "Formation"),
                translate(
                    "Shell", "Rien n’est réel : ni argent, ni joueurs, ni paris. Chaque papier le porte."
                ),
                translate("Shell", "Fonder ma maison") if leaving else "",
                translate("Shell", "Rien n’est réel, chaque papier le porte."),
            )

    def close(self) -> None:
        """End what runs: timers, devices, threads, store."""
        self.pages.stop_building()
        self._strip.stop()
        self._idle.stop()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            self.scans.remove(application)
            application.removeEventFilter(self._idle)
        self.window.hide()
        for page in (self.login, *self.pages.built):
            if isinstance(page, QObject):
                page.deleteLater()  # with its timers, which would look for a view that is gone
        self.context.sounds.close()
        self.parts.close()


def _second_screen_gone() -> Message:
    return Message(
        translate("Shell", "L’écran du client n’est plus là. Annoncez les montants à voix haute."),
        translate("Shell", "Compris"),
    )


def make_application(words: Sequence[str], *, dark: bool = False) -> QApplication:
    """The application with its theme; the one that there is, where there is one."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(list(words))
    application.setApplicationName("Guichet")
    GarbageSweeper.install(application)
    Theme.install(application, dark=dark)
    return application


def open_screens(make_parts: PartsMaker) -> StationScreens:
    """Window and pages of a station, not yet shown."""
    operations = Operations()
    bridge = StationBridge()
    parts = make_parts(operations, bridge)
    screens = StationScreens(parts, operations, bridge)
    bridge.setParent(screens)
    operations.setParent(screens)
    return screens


def run(make_parts: PartsMaker, *, dark: bool, full_screen: bool) -> int:
    """Show the station until its window is closed; `FOUND_ASKED` where a house is to be founded instead."""
    application = make_application(sys.argv, dark=dark)
    sys.excepthook = _log_fault
    screens = open_screens(make_parts)
    screens.found_asked.connect(lambda: application.exit(FOUND_ASKED))
    if full_screen:
        screens.window.showFullScreen()
    else:
        screens.window.resize(opening_size(screens.window.screen().availableSize()))
        screens.window.show()
    code = application.exec()
    screens.close()
    screens.operations.close()
    return code


def opening_size(room: QSize) -> QSize:
    """Of a window on a screen with so much room: where nothing manages windows, nobody can move one."""
    return _SIZE.boundedTo(room)


def _log_fault(kind: type[BaseException], error: BaseException, trace: object) -> None:
    """An exception that left a slot: logged once, and the screens go on."""
    _log.error("fault in a slot", exc_info=(kind, error, trace))  # type: ignore[arg-type]
