"""Shows what stands around the steps of the set-up: where one is, what it is for, the main action."""

from __future__ import annotations

from app.ports.setting_up import Step
from ui.form import MainAction
from ui.icons import Icon
from ui.setup.presenter import SetUpPresenter
from ui.setup.view import SetUpView
from ui.setup.words import facts, step_words
from ui.words import translate


class SetUpShowing:
    """Nothing is decided here."""

    def __init__(self, view: SetUpView, presenter: SetUpPresenter) -> None:
        self._view, self._held = view, presenter

    def show(self) -> None:
        view, held = self._view, self._held
        name, what_for = step_words(held.step)
        place = translate("SetUp", "Étape {number} sur {count}").format(number=held.number, count=len(Step))
        view.heading.say(name, place)
        view.title.say(translate("SetUp", "Maison nouvelle"))
        view.explains.setText(what_for)
        view.resumed.setVisible(held.resumed)
        view.back.setVisible(held.step is not Step.HOUSE)
        view.join.setVisible(held.step is Step.HOUSE)
        view.letters.setVisible(held.step is not Step.FOUND and not view.asks_code)
        view.found.show_facts(facts(held.draft))

    def show_main(self, main: MainAction) -> None:
        """Its words, and why it can't be done yet; a busy key is left alone."""
        view = self._view
        if view.primary.is_busy:
            return
        view.primary.setText(main.words)
        view.lack.setVisible(bool(main.lack))
        view.lack.say(main.lack)
        view.primary.setEnabled(main.is_ready)

    def say_words(self) -> None:
        """Every word that does not change, in the present language."""
        view = self._view
        view.back.setText(translate("SetUp", "Revenir"))
        view.join.setText(translate("SetUp", "Rejoindre une maison"))
        view.letters.setText(translate("SetUp", "Clavier"))
        view.language.setText(translate("SetUp", "English"))
        view.scheme.setText(translate("SetUp", "Clair ou sombre"))
        view.resumed.say(
            translate("SetUp", "Repris où vous en étiez. Les codes sont à retaper."), "pri", Icon.INFO
        )
