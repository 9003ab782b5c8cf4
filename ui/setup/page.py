"""The set-up of a new house, wired."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.documents import Document
from app.domain.errors import KnownError, Refused
from app.ports.device_setup import Found
from app.ports.setting_up import HouseSetUp, Step
from ui.icons import Icon
from ui.operations import Fault, Operations
from ui.pages.people.presenter import CodeFault, code_fault
from ui.setup.presenter import SetUpPresenter
from ui.setup.showing import SetUpShowing
from ui.setup.view import SetUpView
from ui.words import translate

R = TypeVar("R")


class SetUpPage(QObject):
    """Asks for one thing after another; what is typed is kept at each step, secrets never."""

    key = "setup"
    icon = Icon.SETTINGS

    founded = Signal()
    """The house is there, and its station may be opened."""

    def __init__(self, setting_up: HouseSetUp, operations: Operations) -> None:
        super().__init__()
        self._operations = operations
        self._shown = False
        self.presenter = SetUpPresenter(setting_up)
        self.view = SetUpView()
        self._showing = SetUpShowing(self.view, self.presenter)
        self._code = ""
        self._fill()
        self._wire()
        self._showing.words()

    def _wire(self) -> None:
        view = self.view
        view.words_asked.connect(self._showing.words)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(self._primary)
        view.pad.confirmed.connect(self._primary)
        view.pad.changed.connect(lambda _: self._showing.primary())
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)
        house, places, people, keys = view.house, view.places, view.people, view.keys
        for field in (house.name, house.place):
            field.edit.textChanged.connect(self._type_house)
        for check in (house.betting, house.poker):
            check.toggled.connect(self._type_house)
        places.add.clicked.connect(self._add_place)
        places.listed.touched.connect(self._take_place)
        people.listed.touched.connect(self._take_person)
        people.name.edit.textChanged.connect(self._showing.primary)
        for check in people.roles.values():
            check.toggled.connect(self._showing.primary)
        view.station.name.edit.textChanged.connect(self._type_station)
        view.station.places.chosen.connect(self._place_station)
        self._wire_devices()
        keys.print.clicked.connect(self._print_copy)
        for field in (keys.phrase, keys.again, keys.file, keys.once_more):
            field.edit.textChanged.connect(self._showing.primary)
        for line in view.fields():
            line.edit.returnPressed.connect(self._primary)
        self._operations.failed.connect(self._failed)

    def _wire_devices(self) -> None:
        devices = self.view.devices
        devices.printers.chosen.connect(lambda way: self._use(printer=way))
        devices.models.chosen.connect(lambda name: self._use(profile=name))
        devices.scanners.chosen.connect(lambda port: self._use(scanner=port))
        devices.add.clicked.connect(self._add_address)
        devices.search.clicked.connect(self._search)
        devices.test.clicked.connect(self._print_test)

    def _fill(self) -> None:
        """Fields from the draft, before anything listens to them: afterwards it follows them."""
        view, draft = self.view, self.presenter.draft
        house = draft.establishment
        for field, text in (
            (view.house.name, house.name),
            (view.house.place, house.place),
            (view.station.name, draft.station),
            (view.keys.file, draft.copy),
        ):
            field.set_text(text)
        for check, held in ((view.house.betting, house.betting), (view.house.poker, house.poker)):
            check.setChecked(held)

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

    # -- from step to step ----------------------------------------------------------------------

    def _open_step(self) -> None:
        self.view.refusal.clear()
        self.view.show_step(self.presenter.step)
        self._showing.everything()
        line = self.view.first_line()
        if line is not None:
            line.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.presenter.step is Step.DEVICES:
            self._search()

    def _primary(self) -> None:
        view, held = self.view, self.presenter
        if view.primary.is_busy or not view.primary.isEnabled():
            return
        if view.asks_code:
            self._take_code()
        elif held.step is Step.PEOPLE and view.people.name.text().strip():
            self._showing.code_fault(None)
            self._code = ""
            view.show_code()
            self._showing.everything()
        elif held.step is Step.KEYS and not held.draft.copy_confirmed:
            self._save_or_confirm()
        elif held.step is Step.FOUND:
            self._found_house()
        else:
            self._act(held.go_on(), lambda _: self._open_step())

    def _back(self) -> None:
        if self.view.asks_code:
            self._leave_code()
        elif self.presenter.step is not Step.HOUSE and not self.view.primary.is_busy:
            self._act(self.presenter.go_back(), lambda _: self._open_step())

    def _act(self, work: Callable[[], R], follow: Callable[[R], None]) -> None:
        self.view.refusal.clear()
        self.view.primary.set_busy(True)
        self._operations.act(self, work).always(self._over).success(follow).refused(self._failed).run()

    def _over(self) -> None:
        self.view.primary.set_busy(False)
        self._showing.primary()

    def _failed(self, error: Refused | KnownError | Fault) -> None:
        if not self._shown:
            return
        self.view.show_what_for()
        self.view.refusal.say(error)
        self._showing.primary()

    # -- house and places -----------------------------------------------------------------------

    def _type_house(self) -> None:
        house = self.view.house
        self.presenter.name_house(
            house.name.text(),
            house.place.text(),
            betting=house.betting.isChecked(),
            poker=house.poker.isChecked(),
        )
        self._showing.primary()

    def _add_place(self) -> None:
        places = self.view.places
        added = self.presenter.add_place(
            places.number.text(),
            places.name.text(),
            places.address.text(),
            transfers=places.transfers.isChecked(),
            centre=places.centre.isChecked(),
        )
        if not added:
            places.number.refuse(translate("SetUp", "Un numéro encore libre, et un nom"))
            return
        places.empty()
        places.number.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self._showing.everything()

    def _take_place(self, key: str) -> None:
        taken, places = self.presenter.take_place(key), self.view.places
        places.number.set_text(taken.number)
        places.name.set_text(taken.name)
        places.address.set_text(taken.address)
        places.transfers.setChecked(taken.transfers)
        places.centre.setChecked(taken.payment_centre)
        self._showing.everything()

    # -- people ---------------------------------------------------------------------------------

    def _take_person(self, operator: str) -> None:
        taken, people = self.presenter.take_person(operator), self.view.people
        people.name.set_text(taken.name)
        for role, check in people.roles.items():
            check.setChecked(role in taken.roles)
        self._showing.everything()

    def _take_code(self) -> None:
        view, code = self.view, self.view.pad.take_code()
        if not self._code:
            fault = code_fault(code)
            self._code = "" if fault else code
            self._showing.code_fault(fault)
        elif code != self._code:
            self._code = ""
            self._showing.code_fault(CodeFault.DIFFERS)
        elif self.presenter.add_person(view.people.name.text(), view.people.chosen(), code):
            view.people.empty()
            self._leave_code()
            return
        self._showing.everything(once_more=bool(self._code))

    def _leave_code(self) -> None:
        self._code = ""
        self.view.pad.take_code()
        self.view.show_what_for()
        self._showing.everything()

    # -- station and devices --------------------------------------------------------------------

    def _type_station(self, text: str) -> None:
        self.presenter.name_station(text)
        self._showing.primary()

    def _place_station(self, key: str) -> None:
        self.presenter.place_station(key)
        self._showing.everything()

    def _use(self, **choice: str) -> None:
        self.presenter.use(**choice)
        self._showing.everything()

    def _add_address(self) -> None:
        devices = self.view.devices
        if self.presenter.use_address(devices.address.text()):
            devices.address.set_text("")
        else:
            devices.address.refuse(translate("SetUp", "Une adresse comme 192.168.1.40"))
        self._showing.everything()

    def _search(self) -> None:
        search = self.view.devices.search
        search.setEnabled(False)
        look = self._operations.read(self, self.presenter.find_devices)
        look.always(lambda: search.setEnabled(True)).success(self._searched).run()

    def _searched(self, found: Found) -> None:
        self.presenter.show_found(found)
        self._showing.everything()

    def _print_test(self) -> None:
        test = self.view.devices.test
        test.setEnabled(False)
        trying = self._operations.read(self, self.presenter.print_test())
        trying.always(lambda: test.setEnabled(True)).success(self._tested).run()

    def _tested(self, trouble: str) -> None:
        self.presenter.trouble = trouble
        self._showing.everything()

    # -- keys and the end -----------------------------------------------------------------------

    def _save_or_confirm(self) -> None:
        held, keys = self.presenter, self.view.keys
        if held.paper is None:
            self._act(held.save_keys(keys.file.text(), keys.phrase.text()), self._saved)
        else:
            self._act(held.confirm_keys(keys.once_more.text()), self._confirmed)

    def _saved(self, paper: Document) -> None:
        self.presenter.paper = paper
        keys = self.view.keys
        for field in (keys.phrase, keys.again):
            field.set_text("")
        self._showing.everything()
        keys.once_more.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _confirmed(self, _none: None) -> None:
        self.view.keys.once_more.set_text("")
        self._act(self.presenter.confirmed(), lambda _: self._showing.everything())

    def _print_copy(self) -> None:
        button = self.view.keys.print
        button.setEnabled(False)
        printing = self._operations.read(self, self.presenter.print_copy())
        printing.always(lambda: button.setEnabled(True)).success(self._showing.printed).run()

    def _found_house(self) -> None:
        lacking = self.presenter.first_lacking()
        if lacking is not None:
            self._act(self.presenter.go_to(lacking), lambda _: self._open_step())
            return
        self._act(self.presenter.found_house(), lambda _: self.founded.emit())
