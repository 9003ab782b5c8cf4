"""Shows the set-up as its presenter has it."""

from __future__ import annotations

from app.ports.setting_up import Step
from ui.icons import Icon
from ui.pages.devices.words import model_words, printer_words
from ui.pages.people.presenter import CodeFault
from ui.pages.people.words import code_fault_words, role_does
from ui.roles import role_word
from ui.setup.presenter import SetUpPresenter
from ui.setup.view import SetUpView
from ui.setup.words import facts, lack_words, outcome_words, person_second, phrase_words, step_words
from ui.words import translate


class SetUpShowing:
    """Words, lists and what the main action is, on one view."""

    def __init__(self, view: SetUpView, presenter: SetUpPresenter) -> None:
        self._view, self._held = view, presenter
        self._once_more = False
        self._code_fault: CodeFault | None = None

    def everything(self, *, once_more: bool = False) -> None:
        """`once_more`: the code that is asked for is to be the one typed before."""
        view, held = self._view, self._held
        self._once_more = once_more
        name, what_for = step_words(held.step)
        place = translate("SetUp", "Étape {number} sur {count}").format(number=held.number, count=len(Step))
        view.heading.say(name, place)
        view.title.say(translate("SetUp", "Maison nouvelle"))
        view.explains.setText(what_for)
        view.resumed.setVisible(held.resumed)
        view.back.setVisible(held.step is not Step.HOUSE)
        view.join.setVisible(held.step is Step.HOUSE)
        view.letters.setVisible(held.step is not Step.FOUND and not view.asks_code)
        self._places()
        self._people()
        self._station()
        self._devices()
        self._keys()
        view.found.show_facts(facts(held.draft))
        self.primary()

    def _places(self) -> None:
        self._view.places.listed.show_rows(
            [
                (each.id, f"{each.number} · {each.name}", each.address)
                for each in self._held.draft.points_of_sale
            ]
        )

    def _people(self) -> None:
        held, people = self._held, self._view.people
        people.listed.show_rows(
            [
                (
                    each.operator,
                    each.name,
                    person_second(held.draft, each.operator, coded=each.operator in held.codes),
                )
                for each in held.draft.people
            ]
        )
        self._view.code_title.say(
            translate("SetUp", "Le même code, encore une fois")
            if self._once_more
            else translate("SetUp", "Son code, 4 à 6 chiffres"),
            people.name.text(),
        )

    def code_fault(self, fault: CodeFault | None) -> None:
        """Why the code that was typed gives no access."""
        self._code_fault = fault
        self._view.code_fault.setVisible(fault is not None)
        if fault is not None:
            self._view.code_fault.say(code_fault_words(fault), "bad", Icon.TRIANGLE_ALERT)

    def _station(self) -> None:
        draft = self._held.draft
        places = [(each.id, each.name, each.number) for each in draft.points_of_sale]
        self._view.station.places.offer(places, draft.point_of_sale)

    def _devices(self) -> None:
        held, devices = self._held, self._view.devices
        choice = held.draft.devices
        devices.printers.offer([(each.way, *printer_words(each)) for each in held.printers], choice.printer)
        devices.models.offer([(each.name, *model_words(each)) for each in held.models], choice.profile)
        wedge = translate("SetUp", "Douchette qui tape au clavier")
        ports = [(each.port, each.name, each.port) for each in held.found.scanners]
        listened = translate("SetUp", "Toujours écoutée, rien à régler")
        devices.scanners.offer([("", wedge, listened), *ports], choice.scanner)
        trouble = held.trouble
        devices.outcome.setVisible(trouble is not None)
        if trouble is not None:
            kind, icon = ("bad", Icon.TRIANGLE_ALERT) if trouble else ("good", Icon.CIRCLE_CHECK)
            devices.outcome.say(
                outcome_words(trouble, held.pictures), "bad" if kind == "bad" else "good", icon
            )

    def _keys(self) -> None:
        held, keys = self._held, self._view.keys
        confirmed = held.draft.copy_confirmed
        keys.show_saved(saved=confirmed or held.paper is not None)
        words = translate("SetUp", "Copie enregistrée, avec sa page PDF, ici :")
        read = translate("SetUp", "Copie relue : elle rend bien les clés.")
        keys.saved.say(read if confirmed else words, "good", Icon.CIRCLE_CHECK)
        keys.saved_path.set_name(held.draft.copy)
        keys.once_more.setVisible(not confirmed)
        keys.print.setVisible(held.paper is not None)

    def printed(self, trouble: str) -> None:
        self._view.keys.printed.setText(outcome_words(trouble, self._held.pictures))

    def primary(self, _changed: object = None) -> None:
        """The main action: its words, and why it can't be done yet."""
        view, held = self._view, self._held
        if view.primary.is_busy:
            return
        view.primary.setText(self._primary_words())
        lack = self._lack()
        view.lack.setVisible(bool(lack) and not view.asks_code)
        view.lack.say(lack)
        ready = view.pad.is_complete if view.asks_code else not lack
        view.primary.setEnabled(ready)
        if held.step is Step.PLACES:
            places = view.places
            places.add.setText(translate("SetUp", "Ajouter ce point de vente"))

    def _lack(self) -> str:
        view, held = self._view, self._held
        if held.step is Step.PEOPLE and view.people.name.text().strip():
            return "" if view.people.chosen() else translate("SetUp", "Cochez au moins un rôle.")
        if held.step is Step.KEYS and not held.draft.copy_confirmed:
            if held.paper is None:
                return phrase_words(view.keys.phrase.text(), view.keys.again.text())
            typed = view.keys.once_more.text()
            return "" if typed else translate("SetUp", "Tapez la phrase : la copie est relue.")
        lack = held.lacks()
        return lack_words(lack) if lack else ""

    def _primary_words(self) -> str:
        view, held = self._view, self._held
        if view.asks_code:
            return translate("SetUp", "Donner accès") if self._once_more else translate("SetUp", "Continuer")
        if held.step is Step.PEOPLE and view.people.name.text().strip():
            return translate("SetUp", "Choisir son code")
        if held.step is Step.KEYS and not held.draft.copy_confirmed:
            save, read = translate("SetUp", "Enregistrer la copie"), translate("SetUp", "Relire la copie")
            return save if held.paper is None else read
        return (
            translate("SetUp", "Fonder la maison")
            if held.step is Step.FOUND
            else translate("SetUp", "Continuer")
        )

    def words(self) -> None:
        """Every word that does not change, in the present language; then the rest."""
        view = self._view
        house, places, people, keys = view.house, view.places, view.people, view.keys
        house.name.set_label(translate("SetUp", "Nom de l’établissement"))
        house.place.set_label(translate("SetUp", "Lieu"))
        house.betting.set_words(
            translate("SetUp", "Paris sportifs"), translate("SetUp", "Vente, contrôle, paiement")
        )
        house.poker.set_words(
            translate("SetUp", "Tournois de poker"), translate("SetUp", "Inscription, salle, prix")
        )
        places.number.set_label(translate("SetUp", "Numéro"))
        places.name.set_label(translate("SetUp", "Nom"))
        places.address.set_label(translate("SetUp", "Adresse"))
        places.transfers.set_words(
            translate("SetUp", "Paie par virement"), translate("SetUp", "De 500,01 € à 4 999,99 €")
        )
        places.centre.set_words(
            translate("SetUp", "Centre de paiement"), translate("SetUp", "Paie tous les gains")
        )
        people.name.set_label(translate("SetUp", "Nom"))
        for role, check in people.roles.items():
            check.set_words(role_word(role), role_does(role))
        view.station.name.set_label(translate("SetUp", "Nom de ce poste"))
        view.station.places.heading.setText(translate("SetUp", "Son point de vente"))
        self._device_words()
        keys.phrase.set_label(translate("SetUp", "Phrase secrète"))
        keys.again.set_label(translate("SetUp", "La même, encore une fois"))
        keys.visible.set_words(translate("SetUp", "Montrer la phrase"), "")
        keys.file.set_label(translate("SetUp", "Fichier de la copie, sur une clé USB de préférence"))
        keys.once_more.set_label(translate("SetUp", "La phrase, pour relire la copie"))
        keys.print.setText(translate("SetUp", "Imprimer la copie"))
        view.back.setText(translate("SetUp", "Revenir"))
        view.join.setText(translate("SetUp", "Rejoindre une maison"))
        view.letters.setText(translate("SetUp", "Clavier"))
        view.language.setText(translate("SetUp", "English"))
        view.scheme.setText(translate("SetUp", "Clair ou sombre"))
        view.resumed.say(
            translate("SetUp", "Repris où vous en étiez. Les codes sont à retaper."), "pri", Icon.INFO
        )
        self.code_fault(self._code_fault)
        self.everything(once_more=self._once_more)

    def _device_words(self) -> None:
        devices = self._view.devices
        tabs = (translate("SetUp", "Imprimante"), translate("SetUp", "Douchette"))
        for tab, words in zip(devices.tabs, tabs, strict=True):
            tab.setText(words)
        devices.printers.heading.setText(translate("SetUp", "Imprimantes trouvées"))
        devices.models.heading.setText(translate("SetUp", "Modèle et papier"))
        devices.scanners.heading.setText(translate("SetUp", "Douchettes"))
        devices.address.set_label(translate("SetUp", "En réseau"))
        devices.add.setText(translate("SetUp", "Ajouter"))
        devices.search.setText(translate("SetUp", "Chercher"))
        devices.test.setText(translate("SetUp", "Page d’essai"))
