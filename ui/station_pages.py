"""The pages of a station: made one at a time, and which of them whoever is at it may open."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ui.context import PageContext
from ui.pages.registry import LANDING, LANDING_WITHOUT_OFFER, PageSpec, pages_for
from ui.shell import Page, ShellWindow


class StationPages(QObject):
    """Puts the pages into the window; the login is there long before the last."""

    all_built = Signal()

    def __init__(self, context: PageContext, window: ShellWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._window = context, window
        self._specs: Sequence[PageSpec] = pages_for(
            context.desk.establishment, demo=context.demo is not None, devices=context.setup is not None
        )
        self._unbuilt = deque(self._specs)
        self._built: dict[str, Page] = {}
        self._builder = QTimer(self, singleShot=True, interval=0)
        self._builder.timeout.connect(self._build_next)
        self._builder.start()

    @Slot()
    def _build_next(self) -> None:
        """One page, and room for a touch before the next."""
        if not self._unbuilt:
            return
        spec = self._unbuilt.popleft()
        page = spec.make(self._context)
        self._built[page.key] = page
        self._window.add_page(page, rail=spec.rail)
        if self._unbuilt:
            self._builder.start()
        else:
            self.all_built.emit()

    def build_all(self) -> None:
        while self._unbuilt:
            self._build_next()

    def stop_building(self) -> None:
        self._builder.stop()

    @property
    def built(self) -> Collection[Page]:
        return self._built.values()

    def get(self, key: str) -> Page | None:
        """The page `key`; None where there is none, or none yet."""
        return self._built.get(key)

    def offered(self) -> Sequence[str]:
        """The keys of the pages that the operator may open, in the order of the rail."""
        operator = self._context.desk.operator
        if operator is None:
            return ()
        return [spec.key for spec in self._specs if any(map(operator.may, spec.acts))]

    def landing(self, wanted: str, *, no_offer: bool) -> str:
        """The page that a login leads to: the one that was `wanted`, or that of the operator's function.

        With `no_offer` there is nothing to settle: the trader begins with the offer.
        """
        operator, offered = self._context.desk.operator, self.offered()
        usual = next((LANDING[role] for role in LANDING if operator and role in operator.roles), "")
        if no_offer:
            usual = LANDING_WITHOUT_OFFER.get(usual, usual)
        return next(key for key in (wanted, usual, offered[0]) if key in offered)
