"""What a scan leads to, on whatever page it is made (HOUSE H6)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from app.domain.errors import Code, Refused
from app.domain.house.people import BadgeUse, is_badge
from app.ports.devices import BadScan, Scan, Wedge
from app.services.badges import ShownBadge, show_badge
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.login.page import LoginPage
from ui.pages.registry import SCAN_PAGES
from ui.scan_filter import ScanFilter
from ui.shell import ShellWindow, WorkPage
from ui.sounds import Sound
from ui.station_pages import StationPages
from ui.widgets import ApprovalPanel
from ui.words import translate


class Scans(QObject):
    """Hands a scan to the page that is shown, or opens the one that it is about."""

    def __init__(
        self,
        context: PageContext,
        window: ShellWindow,
        pages: StationPages,
        login: LoginPage,
        wedge: Wedge,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context, self._window, self._pages = context, window, pages
        self.login = login
        self.filter = ScanFilter(wedge, self)
        self.filter.scanned.connect(self.take)

    def install(self, application: QApplication) -> None:
        self.filter.install(application)

    def remove(self, application: QApplication) -> None:
        self.filter.remove(application)

    @Slot(object)
    def take(self, scan: Scan | BadScan) -> None:
        """A scan opens what it is about, on any page; it never presses a button (H6)."""
        if self._context.desk.operator is None:
            self._take_at_the_door(scan)
            return
        page = self._pages.get(self._window.current_key)
        learn = getattr(page, "learn_scan", None)
        if learn is not None:
            learn(scan)
            self._context.sounds.play(Sound.GOOD_SCAN if isinstance(scan, Scan) else Sound.BAD_SCAN)
        elif isinstance(scan, BadScan):
            self._say_bad()
        elif not self._asked_whose(page, scan.code):
            self._lead(page, scan.code)

    def _take_at_the_door(self, scan: Scan | BadScan) -> None:
        """Before anybody has logged in, a badge says who is to; any other code waits for him."""
        if isinstance(scan, BadScan):
            self._say_bad()
        elif not self.login.take_scan(scan.code):
            self._say_unread(translate("Shell", "Ouvrez d’abord une session, puis scannez."))

    def _say_bad(self) -> None:
        self._say_unread(translate("Shell", "Code illisible : scannez de nouveau, à plat."))

    def _asked_whose(self, page: object, code: str) -> bool:
        """Where a supervisor's word is asked for, a code may be his badge; nobody's leads on as any other."""
        desk = self._context.desk
        widget = self._window.current_widget
        shown = widget.findChildren(ApprovalPanel) if widget is not None else []
        panel = next((each for each in shown if each.isVisible()), None)
        if panel is None or not is_badge(code) or desk.house.settings.badge is BadgeUse.OFF:
            return False
        origin = desk.origin()
        act = self._context.operations.act(panel, lambda: show_badge(desk.house, origin, code))
        refused = partial(self._unheard, page, code)
        act.success(partial(self._whose, panel, page, code)).refused(refused).run()
        return True

    def _unheard(self, page: object, code: str, refusal: Refused) -> None:
        """While unknown badges make the station wait, papers are read all the same."""
        if refusal.code is Code.BADGE_LOCKED and any(len(code) == digits for digits, _ in SCAN_PAGES):
            self._lead(page, code)
        else:
            self._context.sounds.play(Sound.BAD_SCAN)
            self._context.operations.report(refusal)

    def _whose(self, panel: ApprovalPanel, page: object, code: str, shown: ShownBadge) -> None:
        if shown.owner is None:
            self._lead(page, code)
        else:
            may = panel.take_badge(shown.owner)
            self._context.sounds.play(Sound.GOOD_SCAN if may else Sound.BAD_SCAN)

    def _lead(self, page: object, code: str) -> None:
        if not self._taken(page, code) and not self._opened(code):
            words = translate("Shell", "Ce code à {count} chiffres n’est ni un ticket ni un récépissé.")
            self._say_unread(words.format(count=len(code)))

    def _taken(self, page: object, code: str) -> bool:
        """By the page that is shown."""
        take = getattr(page, "take_scan", None)
        if take is None or not take(code):
            return False
        self._context.sounds.play(Sound.GOOD_SCAN)
        return True

    def _opened(self, code: str) -> bool:
        """The page for codes of that length, where the operator has it."""
        offered = self._pages.offered()
        for digits, key in SCAN_PAGES:
            if len(code) == digits and key in offered:
                self._context.sounds.play(Sound.GOOD_SCAN)
                self._context.navigator.go(key, code)
                return True
        return False

    def _say_unread(self, words: str) -> None:
        """A scan that opens nothing: heard, and read where the eyes are (H7)."""
        self._context.sounds.play(Sound.BAD_SCAN)
        page = self._window.current_widget
        if isinstance(page, WorkPage):
            page.say_why(words, Icon.SCAN_BARCODE, "bad")
