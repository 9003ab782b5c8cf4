"""Prizes are asked about once before they are fixed: they are final (POKER P6)."""

from __future__ import annotations

from app.services.poker.money import PrizesKnown
from ui.icons import Icon
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.seen import Stage
from ui.pages.prizes.steps.step import Step
from ui.pages.prizes.view import PrizesView
from ui.sounds import Sound, Sounds
from ui.tournament.acting import Acting
from ui.tournament.primary import Primary
from ui.words import translate


class FixingStep(Step):
    def __init__(self, presenter: PrizesPresenter, view: PrizesView, acting: Acting, sounds: Sounds) -> None:
        super().__init__(view.sure)
        self._presenter = presenter
        self._steps = view.steps
        self._acting = acting
        self._sounds = sounds

    def makes_sense(self) -> bool:
        return self._presenter.seen.stage is Stage.TO_FIX

    def show(self) -> None:
        self._steps.set_title(translate("Prizes", "Fixer les prix"))
        self._steps.show_steps(
            [
                translate("Prizes", "Relisez les montants : ce sont eux qui seront payés."),
                translate("Prizes", "Une fois fixés, les prix ne changent plus."),
            ]
        )

    def primary(self) -> Primary:
        return Primary(translate("Prizes", "Fixer pour de bon"), Icon.TROPHY)

    def confirm(self) -> None:
        self._acting.run(self._presenter.fix, self._fixed)

    def _fixed(self, _known: PrizesKnown) -> None:
        self._sounds.play(Sound.DONE)
        self.left.emit()
