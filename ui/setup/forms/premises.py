"""The house, its points of sale, and the station in one of them."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.domain.house.establishment import Establishment
from ui.form import Form
from ui.setup.presenter import SetUpPresenter
from ui.setup.steps import HouseStep, PlacesStep, StationStep
from ui.words import translate


class HouseForm(Form):
    """What the house is called, and its trades."""

    def __init__(self, presenter: SetUpPresenter, step: HouseStep) -> None:
        super().__init__(step)
        self._premises, self._step = presenter.premises, step
        self._fill(presenter.draft.establishment)
        for field in (step.name, step.place):
            field.edit.textChanged.connect(self._type)
        for check in (step.betting, step.poker):
            check.toggled.connect(self._type)

    def _fill(self, house: Establishment) -> None:
        self._step.name.set_text(house.name)
        self._step.place.set_text(house.place)
        self._step.betting.setChecked(house.betting)
        self._step.poker.setChecked(house.poker)

    def say_words(self) -> None:
        step = self._step
        step.name.set_label(translate("SetUp", "Nom de l’établissement"))
        step.place.set_label(translate("SetUp", "Lieu"))
        step.betting.set_words(
            translate("SetUp", "Paris sportifs"), translate("SetUp", "Vente, contrôle, paiement")
        )
        step.poker.set_words(
            translate("SetUp", "Tournois de poker"), translate("SetUp", "Inscription, salle, prix")
        )

    def _type(self) -> None:
        step = self._step
        self._premises.name_house(
            step.name.text(),
            step.place.text(),
            betting=step.betting.isChecked(),
            poker=step.poker.isChecked(),
        )
        self.typed.emit()


class PlacesForm(Form):
    """Points of sale are added; one that is touched is taken out of the list and up again."""

    def __init__(self, presenter: SetUpPresenter, step: PlacesStep) -> None:
        super().__init__(step)
        self._presenter, self._premises, self._step = presenter, presenter.premises, step
        step.add.clicked.connect(self._add)
        step.listed.touched.connect(self._take)

    def say_words(self) -> None:
        step = self._step
        step.number.set_label(translate("SetUp", "Numéro"))
        step.name.set_label(translate("SetUp", "Nom"))
        step.address.set_label(translate("SetUp", "Adresse"))
        step.transfers.set_words(
            translate("SetUp", "Paie par virement"), translate("SetUp", "De 500,01 € à 4 999,99 €")
        )
        step.centre.set_words(
            translate("SetUp", "Centre de paiement"), translate("SetUp", "Paie tous les gains")
        )
        step.add.setText(translate("SetUp", "Ajouter ce point de vente"))

    def show(self) -> None:
        places = self._presenter.draft.points_of_sale
        self._step.listed.show_rows(
            [(each.id, f"{each.number} · {each.name}", each.address) for each in places]
        )

    def _add(self) -> None:
        step = self._step
        added = self._premises.add_place(
            step.number.text(),
            step.name.text(),
            step.address.text(),
            transfers=step.transfers.isChecked(),
            centre=step.centre.isChecked(),
        )
        if not added:
            step.number.refuse(translate("SetUp", "Un numéro encore libre, et un nom"))
            return
        step.empty()
        step.number.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _take(self, key: str) -> None:
        taken, step = self._premises.take_place(key), self._step
        step.number.set_text(taken.number)
        step.name.set_text(taken.name)
        step.address.set_text(taken.address)
        step.transfers.setChecked(taken.transfers)
        step.centre.setChecked(taken.payment_centre)
        self.changed.emit()


class StationForm(Form):
    """What this station is called, and where it stands."""

    def __init__(self, presenter: SetUpPresenter, step: StationStep) -> None:
        super().__init__(step)
        self._presenter, self._premises, self._step = presenter, presenter.premises, step
        step.name.set_text(presenter.draft.station)
        step.name.edit.textChanged.connect(self._type)
        step.places.chosen.connect(self._place)

    def say_words(self) -> None:
        self._step.name.set_label(translate("SetUp", "Nom de ce poste"))
        self._step.places.heading.setText(translate("SetUp", "Son point de vente"))

    def show(self) -> None:
        draft = self._presenter.draft
        places = [(each.id, each.name, each.number) for each in draft.points_of_sale]
        self._step.places.offer(places, draft.point_of_sale)

    def _type(self, text: str) -> None:
        self._premises.name_station(text)
        self.typed.emit()

    def _place(self, key: str) -> None:
        self._premises.place_station(key)
        self.changed.emit()
