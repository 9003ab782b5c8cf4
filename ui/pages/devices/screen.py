"""What the set-up page shows of the presenter's state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from app.ports.device_setup import FaultSwitch, SimulatedFault
from app.ports.printing import Trouble
from ui.icons import Icon
from ui.pages.devices.presenter import DevicesPresenter, Stage
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
from ui.trouble_words import trouble_words
from ui.words import translate


class DevicesScreen:
    """Puts the presenter's state into the view; decides nothing. `faults` only a demonstration has."""

    def __init__(
        self, view: DevicesView, presenter: DevicesPresenter, faults: FaultSwitch | None, station: str
    ) -> None:
        self._view, self._presenter = view, presenter
        self._faults, self._station = faults, station

    def show(self) -> None:
        """Everything, in the language of the moment."""
        view, presenter = self._view, self._presenter
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
        self.show_panel()

    def _show_scan(self) -> None:
        heard, learned = self._presenter.heard, self._presenter.choice.learned
        if heard is None and learned is not None:
            self._view.heard.say(translate("Devices", "Douchette apprise"), manner_words(learned))
        elif heard is None:
            invite = translate("Devices", "Lisez un code")
            self._view.heard.say(invite, translate("Devices", "N’importe quel ticket, ou la page d’essai"))
        else:
            self._view.heard.say(*scan_words(heard))

    def _show_faults(self) -> None:
        self._view.tabs[2].setVisible(self._faults is not None)
        if self._faults is not None:
            faults = [(each.value, *fault_words(each)) for each in SimulatedFault]
            self._view.faults.offer(faults, self._faults.fault().value)

    def show_panel(self) -> None:
        """What is asked about the test page, how it stands, and the main action."""
        view, presenter = self._view, self._presenter
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
        primary, presenter = self._view.primary, self._presenter
        if primary.is_busy:
            return
        keeps = looking or self._view.shows_scanner
        primary.setText(
            translate("Devices", "Enregistrer ces réglages")
            if keeps
            else translate("Devices", "Imprimer la page d’essai")
        )
        primary.allow()
        if self._view.shows_scanner and not presenter.scanner_changed:
            primary.forbid(translate("Devices", "Lisez un code avec la douchette, ou choisissez un port."))
        elif not (presenter.choice.printer and presenter.model):
            primary.forbid(translate("Devices", "Choisissez une imprimante et son modèle."))

    def _state(self) -> tuple[str, Literal["good", "bad", "pri"], Icon]:
        presenter = self._presenter
        if presenter.stage is Stage.KEPT:
            kept = translate("Devices", "Enregistré. Vaut dès la prochaine ouverture du poste.")
            return kept, "good", Icon.CIRCLE_CHECK
        if self._view.shows_scanner:
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
        view = self._view
        view.heading.say(translate("Devices", "Appareils"), self._station)
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
        view.letters.setText(translate("Devices", "Clavier"))
        view.address.set_label(translate("Devices", "Imprimante en réseau"))
        view.add.setText(translate("Devices", "Ajouter"))
        view.dots_label.setText(translate("Devices", "Points par ligne"))
        view.dots.setAccessibleName(translate("Devices", "Points par ligne"))
        view.search.setText(translate("Devices", "Chercher à nouveau"))
        view.customer.setText(translate("Devices", "Écran du client"))
        view.again.setText(translate("Devices", "Imprimer une autre page"))
        for right, check in view.right.items():
            check.set_words(*right_words(right))
