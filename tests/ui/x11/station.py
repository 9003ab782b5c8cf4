"""A station on a real X display, in a process of its own; told what to do and asked how it is by lines.

`python -m tests.ui.x11.station [PORT]`: PORT is a serial scanner's. Answers are JSON, one line each.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Slot
from PySide6.QtWidgets import QApplication

from app.bootstrap import scenario_house
from app.config import Settings, Station
from app.ports.devices import BadScan, Scan
from app.scenarios.verbs import FileClock
from hardware.scanners import RepeatFilter, SerialScanner
from hardware.scanners.codes import Scan as WholeCode
from hardware.scanners.codes import Scanned
from hardware.scanners.keyboard import KeyboardScanner
from tests.app.services.kit import AFTERNOON, POINTS_OF_SALE, Counter
from tests.empty_stores import copied_sqlite
from tests.ui.pages.seated import HOUSE, FilesInMemory, QuietPrinting
from ui.application import StationScreens, make_application, open_screens
from ui.desk import Desk
from ui.operations import Operations
from ui.pages.check.page import CheckPage
from ui.pages.sale.page import SalePage
from ui.station import PartsMaker, StationBridge, StationParts


class Played:
    """Hears what would be played."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, file: Path) -> bool:
        self.names.append(file.stem)
        return True

    def close(self) -> None:
        """Nothing to end."""


class Remote(QObject):
    """Does what stdin says at the screens, and tells on stdout what they show."""

    def __init__(self, screens: StationScreens, counter: Counter, codes: Mapping[str, str]) -> None:
        super().__init__()
        self._screens, self._counter, self._codes = screens, counter, codes
        self._heard: list[str] = []
        self._played = Played()
        screens.context.sounds._player = self._played
        screens.scans.filter.scanned.connect(self._hear)
        self._listening = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._listening.activated.connect(self._told)

    @Slot(object)
    def _hear(self, scan: Scan | BadScan) -> None:
        self._heard.append(scan.code if isinstance(scan, Scan) else "bad")

    @Slot()
    def _told(self) -> None:
        word, _, rest = sys.stdin.readline().strip().partition(" ")
        match word:
            case "" | "quit":
                QApplication.quit()
                return
            case "open":
                self._screens.go(rest)
            case "line":
                self._sale.view.bulletin.entry.set_text(rest)
                self._sale.view.bulletin.entry.line.setFocus()
                self._sale.view.bulletin.entry.line.deselect()
            case "stall":
                QTimer.singleShot(150, lambda: time.sleep(0.8))
            case "focus":
                self._check.view.number.line.setFocus()
        QApplication.sync()  # keys that the display has taken come before the question how it is
        sys.stdout.write(json.dumps(self._state()) + "\n")
        sys.stdout.flush()

    @property
    def _sale(self) -> SalePage:
        page = self._screens.pages.get("sale")
        assert isinstance(page, SalePage)
        return page

    @property
    def _check(self) -> CheckPage:
        page = self._screens.pages.get("check")
        assert isinstance(page, CheckPage)
        return page

    def _state(self) -> dict[str, Any]:
        focus = QApplication.focusWidget()
        return {
            "window": int(self._screens.window.winId()),
            "active": self._screens.window.isActiveWindow(),
            "busy": self._screens.operations.busy,
            "page": self._screens.window.current_key,
            "line": self._sale.view.bulletin.entry.line.text(),
            "number": self._check.view.number.line.text(),
            "case": str(self._check.presenter.case),
            "focus": type(focus).__name__ if focus else "",
            "heard": self._heard,
            "sounds": self._played.names,
            "records": self._counter.records(),
            "windows": sum(window.isVisible() for window in QApplication.topLevelWidgets()),
            "codes": self._codes,
        }


def parts_of(counter: Counter, port: str) -> PartsMaker:
    def make(operations: Operations, bridge: StationBridge) -> StationParts:
        repeats = RepeatFilter()

        def scanned(code: Scanned) -> None:
            bridge.on_scan(Scan(code.digits) if isinstance(code, WholeCode) else BadScan(code.reason))

        serial = SerialScanner(port, scanned, on_state=lambda _state: None, repeats=repeats) if port else None
        if serial is not None:
            serial.start()

        def close() -> None:
            if serial is not None:
                serial.stop()

        house = replace(counter.house, changes=operations)
        station = Station(name="P1", point_of_sale="P1", drawer="P1", printer="P1")
        desk = Desk(house, station, HOUSE, POINTS_OF_SALE[0])
        return StationParts(
            desk, QuietPrinting(), KeyboardScanner(repeats), None, close, filing=FilesInMemory()
        )

    return make


def main(port: str) -> None:
    application = make_application(["guichet"])
    with scenario_house(FileClock(AFTERNOON), Settings(), copied_sqlite) as made:
        counter = Counter(made.house, FileClock(AFTERNOON)).found()
        counter.open()
        counter.publish(101)
        tickets = {name: counter.sell(101).identification for name in ("ticket", "other")}
        codes = {name: ticket + counter.control(ticket) for name, ticket in tickets.items()}
        screens = open_screens(parts_of(counter, port))
        remote = Remote(screens, counter, codes)
        with made.house.store.read() as unit:
            screens.parts.desk.operator = unit.people.operator("anna")
        screens._entered()
        screens.window.resize(1366, 768)
        screens.window.show()
        application.exec()
        screens.close()
        screens.operations.close()
        remote.deleteLater()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
