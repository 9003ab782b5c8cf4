"""The page of people's data, wired."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from app.domain.errors import Refused
from ui.acting import Acting
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.privacy.answering import Answering
from ui.pages.privacy.duties import Duties
from ui.pages.privacy.finding import Finding
from ui.pages.privacy.view import PrivacyView
from ui.sounds import Sound
from ui.words import translate


class PrivacyPage(QObject):
    """What somebody may ask of the house about his data; each answer leaves a line in the journal."""

    key = "privacy"
    icon = Icon.USER_LOCK

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.view = view = PrivacyView()
        acting = Acting(context.operations, view.refusal, self)
        self.finding = Finding(context, view)
        self._answering = Answering(context, view, acting)
        self._duties = Duties(context, view, acting)
        acting.failed.connect(self._refused)
        self.finding.refused.connect(self._refused)
        self.finding.opened.connect(self._answering.open)
        self._answering.answered.connect(self._answered)
        self._duties.done.connect(self._say_done)
        view.back.clicked.connect(self._back)
        view.escaped.connect(self._back)
        view.words_asked.connect(self._say_words)
        self._say_words()

    # -- the port `Page` ------------------------------------------------------------------------

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Privacy", "Données\nde personnes")

    def on_show(self) -> None:
        self.view.say_done("")
        self._back()
        self.finding.begin()

    def on_hide(self) -> None:
        """Nobody's data is left on the screen."""
        self.finding.forget()
        self._back()

    # -- what is shown --------------------------------------------------------------------------

    def _say_words(self) -> None:
        view = self.view
        view.heading.say(
            translate("Privacy", "Données de personnes"),
            translate("Privacy", "Copie, rectification, opposition (art. 11.4)"),
        )
        view.back.setText(translate("Privacy", "Revenir"))
        view.keys.setText(translate("Privacy", "Clavier"))
        for part in (self.finding, self._answering, self._duties):
            part.say_words()
            part.show()

    def _back(self) -> None:
        self.view.refusal.clear()
        self._answering.close()
        for part in (self.finding, self._duties):
            part.show()

    @Slot(str, str)
    def _answered(self, words: str, name: str) -> None:
        """He is looked for anew: his data may be others now, or gone."""
        self._back()
        self._say_done(words, name)
        self.finding.search()

    @Slot(str, str)
    def _say_done(self, words: str, name: str) -> None:
        self._context.sounds.play(Sound.DONE)
        self._context.printing.wake()
        self.view.say_done(words, name.replace("\\", "/").rpartition("/")[2])

    @Slot(object)
    def _refused(self, refusal: Refused) -> None:
        self._context.sounds.play(Sound.BAD_SCAN)
        self.view.refusal.say(refusal)
