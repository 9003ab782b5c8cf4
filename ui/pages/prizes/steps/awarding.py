"""A thing that tied players share, given to one of them by a ruling (POKER P5, P6)."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.house.rights import Act
from app.domain.poker.prizes import things_to_rule_on
from app.services.house import Origin
from app.services.poker.floor import Done
from app.services.poker.rulings import Ruling, log_ruling
from ui.icons import Icon
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.ruling_leaf import RulingLeaf
from ui.pages.prizes.steps.step import Step
from ui.pages.prizes.view import PrizesView
from ui.sounds import Sound, Sounds
from ui.tournament.acting import Acting
from ui.tournament.primary import Primary
from ui.tournament.words import full_name
from ui.words import translate


class AwardingStep(Step):
    """Written into the journal of the tournament, while it is played and once it is over."""

    def __init__(self, presenter: PrizesPresenter, view: PrizesView, acting: Acting, sounds: Sounds) -> None:
        super().__init__(view.sure, view.ruling_leaf)
        self._presenter = presenter
        self._steps = view.steps
        self._written: RulingLeaf = view.ruling_leaf
        self._acting = acting
        self._sounds = sounds
        self._written.changed.connect(self.changed)
        self._written.confirmed.connect(view.primary.click)

    @property
    def _awaited(self) -> Mapping[str, list[str]]:
        """The names of those who share it, by thing."""
        seen, found = self._presenter.seen, dict[str, list[str]]()
        if seen.view is not None:
            for player in seen.state.players:
                for thing in things_to_rule_on(seen.state, player):
                    found.setdefault(thing, []).append(full_name(seen.view.persons.get(player), player))
        return found

    def makes_sense(self) -> bool:
        return bool(self._awaited) and self._presenter.seen.desk.may(Act.LOG_RULING)

    def begin(self) -> None:
        self._written.begin(" ; ".join(f"{thing} : " for thing in self._awaited))

    def take_focus(self) -> None:
        self._written.text.setFocus()

    def show(self) -> None:
        self._written.say_words(self._presenter.seen.state.terms.name)
        tied = translate("Prizes", "{thing} : {names}, ex æquo.")
        told = [
            tied.format(thing=thing, names=", ".join(names)) for thing, names in sorted(self._awaited.items())
        ]
        self._steps.set_title(translate("Prizes", "Attribuer par une décision"))
        self._steps.show_steps(
            [*told, translate("Prizes", "Une décision portée au journal ne s’efface pas.")]
        )

    def primary(self) -> Primary:
        written = self._written.text.text().strip()
        why = "" if written and not written.endswith(":") else translate("Prizes", "Écrivez qui le reçoit.")
        words = translate("Prizes", "Porter au journal")
        return Primary(words, Icon.FILE_PEN_LINE, ready=not why, why=why)

    def confirm(self) -> None:
        command = Ruling(self._presenter.seen.state.tournament, self._written.text.text().strip())

        def log(origin: Origin) -> Done:
            return log_ruling(self._presenter.seen.desk.house, origin, command)

        self._acting.run(log, self._logged)

    def _logged(self, _done: Done) -> None:
        self._sounds.play(Sound.DONE)
        self.left.emit()
