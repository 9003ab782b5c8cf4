"""The running station: application, window, pages, who is logged in, what a scan opens."""

from __future__ import annotations

import logging
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from app.domain.errors import KnownError, Refused
from app.domain.house.rights import Act
from app.ports.device_setup import DeviceSetup
from app.ports.devices import BadScan, Scan, Wedge
from app.ports.filing import Filing
from app.ports.printing import PrinterStatus, Printing
from app.services.house import House
from ui.context import Demo, PageContext
from ui.desk import Desk
from ui.icons import Icon
from ui.operations import Change, Fault, Operations
from ui.pages.guide.page import GuidePage
from ui.pages.login.page import LoginPage
from ui.pages.prints.page import PrintsPage
from ui.pages.registry import LANDING, SCAN_PAGES, PageSpec, pages_for
from ui.papers_reminder import PapersReminder
from ui.scan_filter import ScanFilter
from ui.second.customer_display import CustomerDisplay
from ui.shell import Page, ShellWindow, WorkPage
from ui.shell.idle import IdleWatch
from ui.sounds import Sound, Sounds, system_player
from ui.strip_words import strip_state
from ui.theme import Theme, current_theme
from ui.words import Language, Words, translate
from ui.words_of_errors import said

_TICK_MS = 1000
FOUND_ASKED: Final = 64
"""What `run` answers where somebody wants a house of his own."""
_log = logging.getLogger("guichet")


@dataclass(frozen=True, slots=True)
class StationParts:
    """What bootstrap puts together around the operations that the screens run."""

    desk: Desk
    printing: Printing
    wedge: Wedge
    demo: Demo | None
    close: Callable[[], None]
    setup: DeviceSetup | None = None
    filing: Filing = field(kw_only=True)
    can_found: bool = field(default=False, kw_only=True)
    """Whether a real house may be founded from here: on a station that has none."""


class StationBridge(QObject):
    """Carries what devices say from their threads to the screen's."""

    scanned = Signal(object)
    printer_changed = Signal(object)
    scanner_there = True

    def on_scan(self, scan: Scan | BadScan) -> None:
        self.scanned.emit(scan)

    def on_printer(self, status: PrinterStatus) -> None:
        self.printer_changed.emit(status)

    def on_job(self) -> None:
        self.printer_changed.emit(None)

    def on_scanner(self, *, there: bool) -> None:
        """The one on a serial port was plugged in, or pulled out."""
        self.scanner_there = there
        self.printer_changed.emit(None)


PartsMaker = Callable[[Operations, StationBridge], StationParts]


class StationScreens(QObject):
    """Window, pages and session of one station."""

    page_opened = Signal(str)
    found_asked = Signal()
    """A house of one's own is wanted in place of the demonstration."""

    def __init__(self, parts: StationParts, operations: Operations, bridge: StationBridge) -> None:
        super().__init__()
        self.parts, self._bridge = parts, bridge
        self.operations = operations
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
        )
        self.login = LoginPage(self.context)
        self.reminder = PapersReminder(self.window.message, self)
        self._pages: dict[str, Page] = {}
        self._subjects: dict[str, object] = {}
        self._badges: dict[str, int] = {}
        self._then = ""
        self._unbuilt = deque(self._specs())
        self.window.add_page(self.login, rail=False)
        self._wire(bridge)
        self._say_demo()
        self.customer = CustomerDisplay(self.context.customer, parts.desk)
        self.customer.shown_changed.connect(self._second_screen_changed)
        self.customer.start()
        self.lock()

    @Slot()
    def _build_next(self) -> None:
        """One page, and room for a touch before the next: the login is there long before the last."""
        if self._unbuilt:
            spec = self._unbuilt.popleft()
            page = spec.make(self.context)
            self._pages[page.key] = page
            self.window.add_page(page, rail=spec.rail)
        if self._unbuilt:
            self._builder.start()

    def _build_all(self) -> None:
        while self._unbuilt:
            self._build_next()

    def _specs(self) -> Sequence[PageSpec]:
        parts = self.parts
        return pages_for(
            parts.desk.establishment, demo=parts.demo is not None, devices=parts.setup is not None
        )

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
        self._scan_filter = ScanFilter(self.parts.wedge, self)
        self._scan_filter.scanned.connect(self._scanned)
        self._idle = IdleWatch(self.parts.desk.house.settings.idle_lock_minutes, self)
        self._idle.idle.connect(self._lock_idle)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            self._scan_filter.install(application)
            application.installEventFilter(self._idle)
        bridge.scanned.connect(self._scanned, Qt.ConnectionType.QueuedConnection)
        bridge.printer_changed.connect(self._refresh, Qt.ConnectionType.QueuedConnection)
        bridge.printer_changed.connect(self.login.look_again, Qt.ConnectionType.QueuedConnection)
        self.operations.failed.connect(self._say_error)
        self.operations.changed.connect(self._refresh_after)
        self._builder = QTimer(self, singleShot=True, interval=0)
        self._builder.timeout.connect(self._build_next)
        self._builder.start()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._refresh)
        self._tick.start()

    # -- navigation (the port `Navigator`) ---------------------------------------------------

    def go(self, key: str, subject: object = None) -> None:
        self._build_all()
        page = self._pages.get(key)
        if page is None or key not in self._offered():
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
        self._then = then
        self.context.customer.show(None)
        self.reminder.leave()
        self.login.tell_unsold(sum(getattr(page, "unsold", 0) for page in self._pages.values()))
        if whom:
            self.login.expect(whom)
        self.window.open("login")
        self._say_demo()
        self._refresh()

    @Slot()
    def _open_guide(self) -> None:
        """The guide is read by whoever has not logged in yet, too; nothing else is offered to him."""
        self._build_all()
        self.window.offer(())
        self.window.open(GuidePage.key)

    @Slot()
    def switch_language(self) -> None:
        other = Language.ENGLISH if self.words.language is Language.FRENCH else Language.FRENCH
        self.words.speak(other)
        self._say_demo()
        self._refresh()

    @Slot()
    def switch_scheme(self) -> None:
        theme = current_theme()
        theme.set_dark(not theme.dark)

    def _offered(self) -> Sequence[str]:
        operator = self.parts.desk.operator
        if operator is None:
            return ()
        specs = self._specs()
        return [spec.key for spec in specs if any(map(operator.may, spec.acts))]

    @Slot()
    def _entered(self) -> None:
        self._build_all()
        self._look_at_settings()
        offered = self._offered()
        self._say_demo()
        self.window.offer(offered)
        for key, count in self._badges.items():
            self.window.show_badge(key, count)
        for key in offered:
            at_login = getattr(self._pages[key], "at_login", None)
            if at_login is not None:
                at_login()
        self._refresh()
        operator = self.parts.desk.operator
        landing = next((LANDING[role] for role in LANDING if operator and role in operator.roles), "")
        wanted = (self._then, landing, offered[0])
        self.window.open(next(key for key in wanted if key in offered))
        if PrintsPage.key in offered:
            self.reminder.remind(self.login.papers_that_ask)

    # -- what comes from outside -------------------------------------------------------------

    @Slot(object)
    def _scanned(self, scan: Scan | BadScan) -> None:
        """A scan opens what it is about, on any page; it never presses a button (H6)."""
        learn = getattr(self._pages.get(self.window.current_key), "learn_scan", None)
        if learn is not None and self.parts.desk.operator is not None:
            learn(scan)
            self.context.sounds.play(Sound.GOOD_SCAN if isinstance(scan, Scan) else Sound.BAD_SCAN)
            return
        if self.parts.desk.operator is None:
            self._say_unread(translate("Shell", "Ouvrez d’abord une session, puis scannez."))
            return
        if isinstance(scan, BadScan):
            self._say_unread(translate("Shell", "Code illisible : scannez de nouveau, à plat."))
            return
        page = self._pages.get(self.window.current_key)
        take = getattr(page, "take_scan", None)
        if take is not None and take(scan.code):
            self.context.sounds.play(Sound.GOOD_SCAN)
            return
        for digits, key in SCAN_PAGES:
            if len(scan.code) == digits and key in self._offered():
                self.context.sounds.play(Sound.GOOD_SCAN)
                self.go(key, scan.code)
                return
        words = translate("Shell", "Ce code à {count} chiffres n’est ni un ticket ni un récépissé.")
        self._say_unread(words.format(count=len(scan.code)))

    def _say_unread(self, words: str) -> None:
        """A scan that opens nothing: heard, and read where the eyes are (H7)."""
        self.context.sounds.play(Sound.BAD_SCAN)
        page = self.window.current_widget
        if isinstance(page, WorkPage):
            page.say_why(words, Icon.SCAN_BARCODE, "bad")

    @Slot(object)
    def _say_error(self, error: Refused | KnownError | Fault) -> None:
        words = said(error)
        text = f"{words.what}. {words.why}".strip()
        self.window.message.say(text, translate("Shell", "Compris"))

    def _look_at_settings(self) -> None:
        """What was changed here or at another station holds for the screens as well."""
        self.operations.read(self, self.parts.desk.house.at_present).success(self._set_house).run()

    def _set_house(self, house: House) -> None:
        self.parts.desk.house = house
        self._idle.set_minutes(house.settings.idle_lock_minutes)

    @Slot(object)
    def _refresh_after(self, change: Change) -> None:
        self.parts.printing.wake()
        if change.act in (Act.CHANGE_SETTING, Act.CHANGE_RULE):
            self._look_at_settings()
        if change.act in (Act.OPEN_SHIFT, Act.CLOSE_SHIFT, Act.FORCE_CLOSE_SHIFT):
            self._drawer_open = None
        self._refresh()

    _drawer_open: bool | None = None

    @Slot()
    def _refresh(self) -> None:
        """The strip: time, drawer, printer. The drawer is asked for only when it may have changed."""
        if self._drawer_open is None:
            self._drawer_open = False
            self.operations.read(self, self._ask_drawer).success(self._show_drawer).run()
        self._show_strip()

    def _ask_drawer(self) -> bool:
        with self.parts.desk.house.store.read() as unit:
            return unit.cash.open_shift(self.parts.desk.station.drawer) is not None

    def _show_drawer(self, is_open: bool) -> None:  # what the question answered
        self._drawer_open = is_open
        self._show_strip()

    def _show_strip(self) -> None:
        self.window.strip.show_state(
            strip_state(
                self.parts.desk,
                drawer_open=bool(self._drawer_open),
                printers=self.parts.printing.status(),
                virtual_scanner=self.parts.demo is not None,
                scanner_there=self._bridge.scanner_there,
                offered=self._offered(),
            )
        )

    @Slot(bool)
    def _second_screen_changed(self, there: bool) -> None:
        """The customer sees nothing any more: the cashier says it aloud instead (F62)."""
        if not there and self.window.isVisible():
            self.window.message.say(
                translate("Shell", "L’écran du client n’est plus là. Annoncez les montants à voix haute."),
                translate("Shell", "Compris"),
            )

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
        self._builder.stop()
        self._tick.stop()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            self._scan_filter.remove(application)
            application.removeEventFilter(self._idle)
        self.window.hide()
        for page in (self.login, *self._pages.values()):
            if isinstance(page, QObject):
                page.deleteLater()  # with its timers, which would look for a view that is gone
        self.context.sounds.close()
        self.parts.close()


def make_application(words: Sequence[str], *, dark: bool = False) -> QApplication:
    """The application with its theme; the one that there is, where there is one."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(list(words))
    application.setApplicationName("Guichet")
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
        screens.window.resize(1366, 768)
        screens.window.show()
    code = application.exec()
    screens.close()
    screens.operations.close()
    return code


def _log_fault(kind: type[BaseException], error: BaseException, trace: object) -> None:
    """An exception that left a slot: logged once, and the screens go on."""
    _log.error("fault in a slot", exc_info=(kind, error, trace))  # type: ignore[arg-type]
