"""The set-up of a new house, wired."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.domain.errors import KnownError, Refused
from app.ports.setting_up import HouseSetUp, Step
from ui.acting import Acting
from ui.form import Form, MainAction
from ui.icons import Icon
from ui.operations import Fault, Operations
from ui.setup.forms.devices import DevicesForm
from ui.setup.forms.keys import KeysForm
from ui.setup.forms.operators import OperatorsForm
from ui.setup.forms.premises import HouseForm, PlacesForm, StationForm
from ui.setup.presenter import SetUpPresenter
from ui.setup.showing import SetUpShowing
from ui.setup.view import SetUpView
from ui.setup.words import lack_words
from ui.words import translate


class SetUpPage(QObject):
    """Asks for one thing after another; what is typed is kept at each step, secrets never."""

    key = "setup"
    icon = Icon.SETTINGS

    founded = Signal()
    """The house is there, and its station may be opened."""

    def __init__(self, setting_up: HouseSetUp, operations: Operations) -> None:
        super().__init__()
        self._shown = False
        self.presenter = presenter = SetUpPresenter(setting_up)
        self.view = view = SetUpView()
        self._showing = SetUpShowing(view, presenter)
        self._acting = Acting(operations, view.refusal, self, primary=view.primary)
        self._operators = OperatorsForm(presenter, view)
        self._devices = DevicesForm(presenter, view.devices, operations)
        self._forms: Mapping[Step, Form] = {
            Step.HOUSE: HouseForm(presenter, view.house),
            Step.PLACES: PlacesForm(presenter, view.places),
            Step.PEOPLE: self._operators,
            Step.STATION: StationForm(presenter, view.station),
            Step.DEVICES: self._devices,
            Step.KEYS: KeysForm(presenter, view.keys, self._acting, operations),
        }
        self._connect(view)
        operations.failed.connect(self._failed)
        self._say_words()

    def _connect(self, view: SetUpView) -> None:
        for form in self._forms.values():
            form.typed.connect(self._show_main)
            form.changed.connect(self._show)
        self._acting.ended.connect(self._show_main)
        self._acting.failed.connect(self._failed)
        view.words_asked.connect(self._say_words)
        for meant in (view.primary.clicked, view.confirmed, view.pad.confirmed):
            meant.connect(self._primary)
        for line in view.fields():
            line.edit.returnPressed.connect(self._primary)
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)

    # -- the port `Page` ------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("SetUp", "Maison nouvelle")

    def on_show(self) -> None:
        self._shown = True
        self._open_step()

    def on_hide(self) -> None:
        """What goes wrong meanwhile is another page's."""
        self._shown = False

    # -- what is shown --------------------------------------------------------------------------

    def _say_words(self) -> None:
        self._showing.say_words()
        for form in self._forms.values():
            form.say_words()
        self._show()

    def _show(self) -> None:
        self._showing.show()
        for form in self._forms.values():
            form.show()
        self._show_main()

    def _show_main(self) -> None:
        self._showing.show_main(self._main())

    def _main(self) -> MainAction:
        """What the step's form has to do first, or on to the next step."""
        step = self.presenter.step
        if step is Step.FOUND:
            return MainAction(translate("SetUp", "Fonder la maison"), self._found_house)
        own, lack = self._forms[step].main(), self.presenter.lacks()
        return own or MainAction(
            translate("SetUp", "Continuer"), self._go_on, lack_words(lack) if lack is not None else ""
        )

    def _failed(self, error: Refused | KnownError | Fault) -> None:
        if not self._shown:
            return
        self.view.show_what_for()
        self.view.refusal.say(error)
        self._show_main()

    # -- from step to step ----------------------------------------------------------------------

    def _open_step(self) -> None:
        self.view.refusal.clear()
        self.view.show_step(self.presenter.step)
        self._show()
        line = self.view.first_line()
        if line is not None:
            line.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.presenter.step is Step.DEVICES:
            self._devices.search()

    def _primary(self) -> None:
        if not self.view.primary.is_busy and self.view.primary.isEnabled():
            self._main().press()

    def _back(self) -> None:
        if self.view.asks_code:
            self._operators.leave_code()
        elif self.presenter.step is not Step.HOUSE and not self.view.primary.is_busy:
            self._turn_to(self.presenter.go_back())

    def _go_on(self) -> None:
        self._turn_to(self.presenter.go_on())

    def _turn_to(self, kept: Callable[[], None]) -> None:
        self._acting.run(kept, lambda _: self._open_step())

    def _found_house(self) -> None:
        """Codes are asked for first where an interruption took them."""
        lacking = self.presenter.first_lacking()
        if lacking is not None:
            self._turn_to(self.presenter.go_to(lacking))
        else:
            self._acting.run(self.presenter.found_house(), lambda _: self.founded.emit())
