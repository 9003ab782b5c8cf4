"""What a scan leads to, on whatever page it is made (HOUSE H6)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from app.ports.devices import BadScan, Scan, Wedge
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.registry import SCAN_PAGES
from ui.scan_filter import ScanFilter
from ui.shell import ShellWindow, WorkPage
from ui.sounds import Sound
from ui.station_pages import StationPages
from ui.words import translate


class Scans(QObject):
    """Hands a scan to the page that is shown, or opens the one that it is about."""

    def __init__(
        self, context: PageContext, window: ShellWindow, pages: StationPages, wedge: Wedge, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context, self._window, self._pages = context, window, pages
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
            self._say_unread(translate("Shell", "Ouvrez d’abord une session, puis scannez."))
            return
        page = self._pages.get(self._window.current_key)
        learn = getattr(page, "learn_scan", None)
        if learn is not None:
            learn(scan)
            self._context.sounds.play(Sound.GOOD_SCAN if isinstance(scan, Scan) else Sound.BAD_SCAN)
        elif isinstance(scan, BadScan):
            self._say_unread(translate("Shell", "Code illisible : scannez de nouveau, à plat."))
        elif not self._taken(page, scan.code) and not self._opened(scan.code):
            words = translate("Shell", "Ce code à {count} chiffres n’est ni un ticket ni un récépissé.")
            self._say_unread(words.format(count=len(scan.code)))

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
