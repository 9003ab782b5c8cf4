"""The printer and the scanner of the station: chosen, searched for, tried."""

from __future__ import annotations

from app.ports.device_setup import Found
from ui.form import Form
from ui.icons import Icon
from ui.operations import Operations
from ui.pages.devices.words import model_words, printer_words
from ui.setup.presenter import SetUpPresenter
from ui.setup.steps import DevicesStep
from ui.setup.words import outcome_words
from ui.words import translate


class DevicesForm(Form):
    def __init__(self, presenter: SetUpPresenter, step: DevicesStep, operations: Operations) -> None:
        super().__init__(step)
        self._presenter, self._devices = presenter, presenter.devices
        self._step, self._operations = step, operations
        step.printers.chosen.connect(lambda way: self._use(printer=way))
        step.models.chosen.connect(lambda name: self._use(profile=name))
        step.scanners.chosen.connect(lambda port: self._use(scanner=port))
        step.add.clicked.connect(self._add_address)
        step.search.clicked.connect(self.search)
        step.test.clicked.connect(self._print_test)

    def say_words(self) -> None:
        step = self._step
        tabs = (translate("SetUp", "Imprimante"), translate("SetUp", "Douchette"))
        for tab, words in zip(step.tabs, tabs, strict=True):
            tab.setText(words)
        step.printers.heading.setText(translate("SetUp", "Imprimantes trouvées"))
        step.models.heading.setText(translate("SetUp", "Modèle et papier"))
        step.scanners.heading.setText(translate("SetUp", "Douchettes"))
        step.address.set_label(translate("SetUp", "En réseau"))
        step.add.setText(translate("SetUp", "Ajouter"))
        step.search.setText(translate("SetUp", "Chercher"))
        step.test.setText(translate("SetUp", "Page d’essai"))

    def show(self) -> None:
        held, step, choice = self._devices, self._step, self._presenter.draft.devices
        step.printers.offer([(each.way, *printer_words(each)) for each in held.printers], choice.printer)
        step.models.offer([(each.name, *model_words(each)) for each in held.models], choice.profile)
        wedge = translate("SetUp", "Douchette qui tape au clavier")
        ports = [(each.port, each.name, each.port) for each in held.found.scanners]
        listened = translate("SetUp", "Toujours écoutée, rien à régler")
        step.scanners.offer([("", wedge, listened), *ports], choice.scanner)
        step.outcome.setVisible(held.trouble is not None)
        if held.trouble is not None:
            words = outcome_words(held.trouble, self._presenter.keys.pictures)
            if held.trouble:
                step.outcome.say(words, "bad", Icon.TRIANGLE_ALERT)
            else:
                step.outcome.say(words, "good", Icon.CIRCLE_CHECK)

    def search(self) -> None:
        """Look for what is plugged in; its key is off until that is known."""
        search = self._step.search
        search.setEnabled(False)
        look = self._operations.read(self, self._devices.find)
        look.always(lambda: search.setEnabled(True)).success(self._searched).run()

    def _searched(self, found: Found) -> None:
        self._devices.show_found(found)
        self.changed.emit()

    def _use(self, **choice: str) -> None:
        self._devices.use(**choice)
        self.changed.emit()

    def _add_address(self) -> None:
        address = self._step.address
        if self._devices.use_address(address.text()):
            address.set_text("")
        else:
            address.refuse(translate("SetUp", "Une adresse comme 192.168.1.40"))
        self.changed.emit()

    def _print_test(self) -> None:
        test = self._step.test
        test.setEnabled(False)
        trying = self._operations.read(self, self._devices.print_test())
        trying.always(lambda: test.setEnabled(True)).success(self._tested).run()

    def _tested(self, trouble: str) -> None:
        self._devices.trouble = trouble
        self.changed.emit()
