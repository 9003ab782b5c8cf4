"""Keeps the strip true: the time, whose station it is, drawer, printer and scanner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from ui.operations import Operations
from ui.shell.strip import Strip
from ui.station import StationBridge, StationParts
from ui.strip_words import strip_state

_TICK_MS: Final = 1000


class StripWatch(QObject):
    """Shows the strip anew every second; the drawer is asked for only when it may have changed."""

    def __init__(
        self,
        strip: Strip,
        parts: StationParts,
        operations: Operations,
        bridge: StationBridge,
        offered: Callable[[], Sequence[str]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._strip, self._parts, self._operations, self._bridge = strip, parts, operations, bridge
        self._offered = offered
        self._drawer_open: bool | None = None
        bridge.printer_changed.connect(self.refresh, Qt.ConnectionType.QueuedConnection)
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self.refresh)
        self._tick.start()

    def stop(self) -> None:
        self._tick.stop()

    def ask_drawer(self) -> None:
        """It may have been opened or closed."""
        self._drawer_open = None

    @Slot()
    def refresh(self) -> None:
        if self._drawer_open is None:
            self._drawer_open = False
            self._operations.read(self, self._is_drawer_open).success(self._show_drawer).run()
        self._show()

    def _is_drawer_open(self) -> bool:
        with self._parts.desk.house.store.read() as unit:
            return unit.cash.open_shift(self._parts.desk.station.drawer) is not None

    def _show_drawer(self, is_open: bool) -> None:  # what the question answered
        self._drawer_open = is_open
        self._show()

    def _show(self) -> None:
        self._strip.show_state(
            strip_state(
                self._parts.desk,
                drawer_open=bool(self._drawer_open),
                printers=self._parts.printing.status(),
                virtual_scanner=self._parts.demo is not None,
                scanner_there=self._bridge.scanner_there,
                offered=self._offered(),
            )
        )
