"""The set-up page, wired."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from app.ports.device_setup import DeviceSettings, Found, SimulatedFault
from app.ports.devices import BadScan, Scan
from app.ports.printing import Trouble
from app.services.devices import DevicesSetUp
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.devices.presenter import DevicesPresenter, Right, Stage
from ui.pages.devices.view import DevicesView
from ui.pages.devices.words import (
    fault_words,
    manner_words,
    mending_words,
    model_words,
    printer_words,
    right_words,
    scan_words,
)
from ui.sounds import Sound
from ui.trouble_words import trouble_words
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
        view.words_asked.connect(self._show)
        view.turned.connect(self._show)
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
        self._show()

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
        self._show()

    def _use(self, way: str) -> None:
        self.presenter.use(way)
        self._show()

    def _use_model(self, name: str) -> None:
        self.presenter.use_model(name)
        self._show()

    def _use_scanner(self, port: str) -> None:
        self.presenter.use_scanner(port)
        self._show()

    @Slot()
    def _use_dots(self) -> None:
        model = self.presenter.model
        typed = self.view.dots.count()
        self.view.refusal.clear()
        self.presenter.use_dots(0 if model is None or typed == model.dots else typed)
        self._show()

    @Slot()
    def _add(self) -> None:
        if self.presenter.use_address(self.view.address.text()):
            self.view.address.set_text("")
        else:
            self.view.address.refuse(translate("Devices", "Tapez une adresse, comme 192.168.1.40"))
        self._show()

    def _simulate(self, fault: str) -> None:
        if self._faults is not None:
            self._faults.simulate(SimulatedFault(fault))
            self._context.printing.wake()
        self._show()

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
        self._show()

    def _kept(self, _done: DevicesSetUp) -> None:
        self.presenter.kept()
        self._context.sounds.play(Sound.DONE)
        self._show()

    def _refused(self, refused: Refused) -> None:
        self._show()
        self.view.say_refusal(refused)

    def _mark(self, right: Right, is_right: bool) -> None:
        self.presenter.mark(right, is_right=is_right)
        self._show_panel()

    # -- a scan while this page is open -----------------------------------------------------------

    def learn_scan(self, scan: Scan | BadScan) -> None:
        """A scan is looked at here, and opens nothing."""
        self.presenter.hear(scan)
        self._show()

    # -- showing --------------------------------------------------------------------------------

    @Slot()
    def _show(self) -> None:
        view, presenter = self.view, self.presenter
        self._say_words()
        choice = presenter.choice
        view.printers.offer([(each.way, *printer_words(each)) for each in presenter.printers], choice.printer)
        view.models.offer([(each.name, *model_words(each)) for each in presenter.models], choice.profile)
        model = presenter.model
        view.dots.set_count(choice.dots or (model.dots if model else 0))
        wedge = translate("Devices", "Douchette qui tape au clavier")
        ports = [(each.port, each.name, each.port) for each in presenter.found.scanners]
        view.scanners.offer([("", wedge, translate("Devices", "Toujours écoutée")), *ports], choice.scanner)
        self._show_scan()
        self._show_faults()
        self._show_panel()

    def _show_scan(self) -> None:
        heard, learned = self.presenter.heard, self.presenter.choice.learned
        if heard is None and learned is not None:
            self.view.heard.say(translate("Devices", "Douchette apprise"), manner_words(learned))
        elif heard is None:
            invite = translate("Devices", "Lisez un code")
            self.view.heard.say(invite, translate("Devices", "N’importe quel ticket, ou la page d’essai"))
        else:
            self.view.heard.say(*scan_words(heard))

    def _show_faults(self) -> None:
        self.view.tabs[2].setVisible(self._faults is not None)
        if self._faults is not None:
            faults = [(each.value, *fault_words(each)) for each in SimulatedFault]
            self.view.faults.offer(faults, self._faults.fault().value)

    def _show_panel(self) -> None:
        view, presenter = self.view, self.presenter
        looking = presenter.stage is Stage.LOOK and not view.shows_scanner
        for right, check in view.right.items():
            check.setVisible(looking)
            check.setChecked(right in presenter.right)
        wrong = presenter.wrong if looking and presenter.right else ()
        view.mending.setVisible(bool(wrong))
        if wrong:
            view.mending.say(mending_words(wrong[0]))
        view.again.setVisible(looking)
        view.state.say(*self._state())
        view.question.say(
            translate("Devices", "Douchette") if view.shows_scanner else translate("Devices", "Page d’essai")
        )
        self._show_primary(looking=looking)

    def _show_primary(self, *, looking: bool) -> None:
        primary, presenter = self.view.primary, self.presenter
        if primary.is_busy:
            return
        keeps = looking or self.view.shows_scanner
        primary.setText(
            translate("Devices", "Enregistrer ces réglages")
            if keeps
            else translate("Devices", "Imprimer la page d’essai")
        )
        primary.allow()
        if self.view.shows_scanner and not presenter.scanner_changed:
            primary.forbid(translate("Devices", "Lisez un code avec la douchette, ou choisissez un port."))
        elif not (presenter.choice.printer and presenter.model):
            primary.forbid(translate("Devices", "Choisissez une imprimante et son modèle."))

    def _state(self) -> tuple[str, Literal["good", "bad", "pri"], Icon]:
        presenter = self.presenter
        if presenter.stage is Stage.KEPT:
            kept = translate("Devices", "Enregistré. Vaut dès la prochaine ouverture du poste.")
            return kept, "good", Icon.CIRCLE_CHECK
        if self.view.shows_scanner:
            invite = translate("Devices", "Un code lu dit son suffixe et son clavier ; enregistrez-les.")
            return invite, "pri", Icon.INFO
        if presenter.stage is Stage.LOOK:
            return (
                translate("Devices", "Regardez la page d’essai, cochez ce qui est juste."),
                "pri",
                Icon.INFO,
            )
        if presenter.trouble:
            return trouble_words(Trouble(presenter.trouble)), "bad", Icon.TRIANGLE_ALERT
        return (
            translate("Devices", "La page d’essai montre accents, code-barres et coupe, et ouvre le tiroir."),
            "pri",
            Icon.INFO,
        )

    def _say_words(self) -> None:
        view = self.view
        view.heading.say(translate("Devices", "Appareils"), self._context.desk.station.name)
        tabs: Sequence[str] = (
            translate("Devices", "Imprimante"),
            translate("Devices", "Douchette"),
            translate("Devices", "Pannes simulées"),
        )
        for tab, words in zip(view.tabs, tabs, strict=True):
            tab.setText(words)
        view.printers.heading.setText(translate("Devices", "Imprimantes trouvées"))
        view.models.heading.setText(translate("Devices", "Modèle et papier"))
        view.scanners.heading.setText(translate("Devices", "Douchettes"))
        view.faults.heading.setText(translate("Devices", "Ce qui arrive à l’imprimante virtuelle"))
        view.address.set_label(translate("Devices", "Imprimante en réseau"))
        view.add.setText(translate("Devices", "Ajouter"))
        view.dots_label.setText(translate("Devices", "Points par ligne"))
        view.dots.setAccessibleName(translate("Devices", "Points par ligne"))
        view.search.setText(translate("Devices", "Chercher à nouveau"))
        view.customer.setText(translate("Devices", "Écran du client"))
        view.again.setText(translate("Devices", "Imprimer une autre page"))
        for right, check in view.right.items():
            check.set_words(*right_words(right))
