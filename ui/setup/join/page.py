"""Joining a house, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.domain.errors import KnownError, Refused
from app.ports.setting_up import HouseSeen, HouseSetUp, Joining
from ui.acting import Acting
from ui.icons import Icon
from ui.operations import Fault, Operations
from ui.setup.join.presenter import JoinPresenter, Lack
from ui.setup.join.view import JoinView
from ui.words import translate


class JoinPage(QObject):
    """Looks at the house before anything is written; secrets are kept nowhere but at the end."""

    key = "join"
    icon = Icon.LOG_IN

    joined = Signal()
    """This station belongs to the house, and may be opened."""
    left = Signal()
    """Nobody joins a house here after all."""

    def __init__(self, setting_up: HouseSetUp, operations: Operations) -> None:
        super().__init__()
        self.presenter = JoinPresenter(setting_up)
        self._shown = False
        self.view = view = JoinView()
        self._acting = Acting(operations, view.refusal, self, primary=view.primary)
        self._acting.ended.connect(self._show_primary)
        self._acting.failed.connect(self._failed)
        for field in view.fields():
            field.edit.textChanged.connect(self._type)
            field.edit.returnPressed.connect(self._primary)
        view.station.name.edit.textChanged.connect(self._name)
        view.station.name.edit.returnPressed.connect(self._primary)
        view.station.places.chosen.connect(self._place)
        view.free.clicked.connect(lambda: view.station.name.set_text(self.presenter.free_name))
        view.replaces.toggled.connect(self._replace)
        view.primary.clicked.connect(self._primary)
        view.confirmed.connect(self._primary)
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)
        view.words_asked.connect(self._set_words)
        operations.failed.connect(self._failed)
        view.station.name.set_text(translate("Join", "Guichet 2"))
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Join", "Rejoindre une maison")

    def on_show(self) -> None:
        self._shown = True
        self.view.refusal.clear()
        self.view.show_house()
        self._show()

    def on_hide(self) -> None:
        self._shown = False

    # -- typing ---------------------------------------------------------------------------------

    def _type(self) -> None:
        view = self.view
        self.presenter.joining = Joining(
            view.address.text(),
            view.database.text(),
            view.user.text(),
            view.password.text(),
            view.copy.text(),
            view.phrase.text(),
        )
        view.refusal.clear()
        self._show_primary()

    def _name(self, text: str) -> None:
        self.presenter.station = text
        self.view.replaces.setChecked(False)
        self._show_primary()

    def _replace(self, replaces: bool) -> None:
        self.presenter.replaces = replaces
        self._show_primary()

    def _place(self, point_of_sale: str) -> None:
        self.presenter.point_of_sale = point_of_sale
        self._show()

    def _back(self) -> None:
        if self.view.primary.is_busy:
            return
        self.view.refusal.clear()
        if self.presenter.back():
            self.view.show_house()
            self._show()
        else:
            self.left.emit()

    # -- acts -----------------------------------------------------------------------------------

    def _primary(self) -> None:
        view, held = self.view, self.presenter
        if view.primary.is_busy or not view.primary.isEnabled():
            return
        if held.seen is None:
            self._acting.run(held.look(), self._found)
        else:
            self._acting.run(held.join(), lambda _: self.joined.emit())

    def _found(self, seen: HouseSeen) -> None:
        self.presenter.found(seen)
        self.view.show_station()
        self._show()

    def _failed(self, error: Refused | KnownError | Fault) -> None:
        if self._shown:
            self.view.refusal.say(error)

    # -- showing --------------------------------------------------------------------------------

    def _show(self) -> None:
        view, seen = self.view, self.presenter.seen
        view.heading.say(translate("Join", "Rejoindre une maison"), self._where())
        if seen is None:
            view.title.say(translate("Join", "Le site central"))
            view.explains.setText(
                translate(
                    "Join",
                    "L’adresse et la base de la maison (PostgreSQL), et la copie de secours de ses clés "
                    "avec sa phrase. Rien n’est écrit avant que la maison soit trouvée.",
                )
            )
        else:
            view.title.say(seen.establishment.name, seen.establishment.place)
            view.explains.setText(
                translate(
                    "Join",
                    "La maison est trouvée et ses clés sont les bonnes. L’imprimante et la douchette se "
                    "règlent ensuite, page « Appareils ».",
                )
            )
            places = [(each.id, each.name, each.number) for each in seen.points_of_sale]
            view.station.places.offer(places, self.presenter.point_of_sale)
        self._show_primary()

    def _where(self) -> str:
        first, second = translate("Join", "Étape 1 sur 2"), translate("Join", "Étape 2 sur 2")
        return first if self.presenter.seen is None else second

    def _show_primary(self) -> None:
        view, held = self.view, self.presenter
        if view.primary.is_busy:
            return
        look, join = translate("Join", "Chercher la maison"), translate("Join", "Rejoindre la maison")
        view.primary.setText(look if held.seen is None else join)
        view.show_taken(taken=held.is_taken)
        if held.is_taken:
            words = translate(
                "Join",
                "Un poste s’appelle déjà ainsi : deux n’auraient qu’une caisse. S’il le remplace, il reprend "
                "sa caisse et ses papiers.",
            )
            view.taken.say(words, "warn", Icon.TRIANGLE_ALERT)
            view.free.setText(translate("Join", "Le nommer « {name} »").format(name=held.free_name))
        lack = held.lacks()
        view.primary.allow_unless("" if lack is None else _lack_words(lack))

    def _set_words(self) -> None:
        view = self.view
        view.address.set_label(translate("Join", "Adresse du serveur"))
        view.database.set_label(translate("Join", "Base"))
        view.user.set_label(translate("Join", "Utilisateur"))
        view.password.set_label(translate("Join", "Mot de passe"))
        view.copy.set_label(translate("Join", "Fichier de la copie de secours des clés"))
        view.phrase.set_label(translate("Join", "Phrase secrète de la copie"))
        view.visible.set_words(translate("Join", "Montrer ce qui est secret"), "")
        view.station.name.set_label(translate("Join", "Nom de ce poste"))
        view.station.places.heading.setText(translate("Join", "Son point de vente"))
        view.replaces.set_words(
            translate("Join", "Il remplace ce poste"),
            translate("Join", "Un administrateur le dit"),
        )
        view.back.setText(translate("Join", "Revenir"))
        view.letters.setText(translate("Join", "Clavier"))
        self._show()


def _lack_words(lack: Lack) -> str:
    return {
        Lack.ADDRESS: translate("Join", "Il manque l’adresse, la base ou l’utilisateur."),
        Lack.KEYS: translate("Join", "Il manque la copie des clés ou sa phrase."),
        Lack.STATION: translate("Join", "Nommez ce poste et choisissez son point de vente."),
        Lack.TAKEN: translate("Join", "Prenez un autre nom, ou dites qu’il remplace ce poste."),
    }[lack]
