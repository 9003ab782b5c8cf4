"""The set-up page, wired."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.ports.device_setup import DeviceSettings, Found, SimulatedFault
from app.ports.devices import BadScan, Scan
from app.services.devices import DevicesSetUp
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.devices.presenter import DevicesPresenter, Right, Stage
from ui.pages.devices.screen import DevicesScreen
from ui.pages.devices.view import DevicesView
from ui.sounds import Sound
from ui.words import translate


class DevicesPage(QObject):
    """Finds printers, prints the test page, asks what was right, remembers; learns a scanner by a scan."""

    key = "devices"
    icon = Icon.SETTINGS

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        if context.setup is None:
            raise ValueError("a station without devices has no page to set them up")
        self._context = context
        self._operations = context.operations
        self.presenter = DevicesPresenter(context.desk, context.setup)
        self._faults = context.demo.faults if context.demo else None
        self.view = view = DevicesView()
        self._screen = DevicesScreen(view, self.presenter, self._faults, context.desk.station.name)
        view.words_asked.connect(self._screen.show)
        view.turned.connect(self._screen.show)
        view.printers.chosen.connect(self._use)
        view.models.chosen.connect(self._use_model)
        view.scanners.chosen.connect(self._use_scanner)
        view.faults.chosen.connect(self._simulate)
        view.add.clicked.connect(self._add)
        view.address.edit.returnPressed.connect(self._add)
        view.dots.editingFinished.connect(self._use_dots)
        view.search.clicked.connect(self._search)
        view.customer.clicked.connect(context.customer.preview_asked)
        view.primary.clicked.connect(self._primary)
        view.again.clicked.connect(self._try)
        for right, check in view.right.items():
            check.toggled.connect(partial(self._mark, right))
        self._screen.show()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Devices", "Appareils")

    def on_show(self) -> None:
        self._search()

    def on_hide(self) -> None:
        """Nothing goes on meanwhile."""

    # -- finding and choosing -------------------------------------------------------------------

    @Slot()
    def _search(self) -> None:
        self.view.refusal.clear()
        self.view.search.forbid(translate("Devices", "La recherche est en cours."))
        look = self._operations.read(self, self.presenter.load)
        look.always(self.view.search.allow).success(self._found).run()

    def _found(self, loaded: tuple[DeviceSettings, Found]) -> None:
        self.presenter.show(loaded)
        self._screen.show()

    def _use(self, way: str) -> None:
        self.presenter.use(way)
        self._screen.show()

    def _use_model(self, name: str) -> None:
        self.presenter.use_model(name)
        self._screen.show()

    def _use_scanner(self, port: str) -> None:
        self.presenter.use_scanner(port)
        self._screen.show()

    @Slot()
    def _use_dots(self) -> None:
        model = self.presenter.model
        typed = self.view.dots.count()
        self.view.refusal.clear()
        self.presenter.use_dots(0 if model is None or typed == model.dots else typed)
        self._screen.show()

    @Slot()
    def _add(self) -> None:
        if self.presenter.use_address(self.view.address.text()):
            self.view.address.set_text("")
        else:
            self.view.address.refuse(translate("Devices", "Tapez une adresse, comme 192.168.1.40"))
        self._screen.show()

    def _simulate(self, fault: str) -> None:
        if self._faults is not None:
            self._faults.simulate(SimulatedFault(fault))
            self._context.printing.look()
        self._screen.show()

    # -- trying and keeping -----------------------------------------------------------------------

    @Slot()
    def _primary(self) -> None:
        if self.view.primary.is_busy:
            return
        if self.view.shows_scanner:
            self._keep(self.presenter.keep_scanner())
        elif self.presenter.stage is Stage.LOOK:
            self._keep(self.presenter.keep())
        else:
            self._try()

    @Slot()
    def _try(self) -> None:
        self._begin()
        trying = self._operations.read(self, self.presenter.try_out())
        trying.always(self._done).success(self._tried).refused(self._refused).run()

    def _keep(self, work: Callable[[], DevicesSetUp]) -> None:
        self._begin()
        keeping = self._operations.act(self, work)
        keeping.always(self._done).success(self._kept).refused(self._refused).run()

    def _begin(self) -> None:
        self.view.refusal.clear()
        self.view.again.forbid(translate("Devices", "L’imprimante travaille encore."))
        self.view.primary.set_busy(True)

    def _done(self) -> None:
        self.view.primary.set_busy(False)
        self.view.again.allow()

    def _tried(self, trouble: str) -> None:
        self.presenter.tried(trouble)
        self._screen.show()

    def _kept(self, _done: DevicesSetUp) -> None:
        self.presenter.kept()
        self._context.sounds.play(Sound.DONE)
        self._screen.show()

    def _refused(self, refused: Refused) -> None:
        self._screen.show()
        self.view.say_refusal(refused)

    def _mark(self, right: Right, is_right: bool) -> None:
        self.presenter.mark(right, is_right=is_right)
        self._screen.show_panel()

    # -- a scan while this page is open -----------------------------------------------------------

    def learn_scan(self, scan: Scan | BadScan) -> None:
        """A scan is looked at here, and opens nothing."""
        self.presenter.hear(scan)
        self._screen.show()
