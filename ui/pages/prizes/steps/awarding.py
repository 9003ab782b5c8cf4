"""A thing that tied players share, given to one of them by the tournament director's word (POKER P6)."""

from __future__ import annotations

from app.domain.house.rights import Act
from app.domain.poker.things import sharers, to_award, unnamed, winners
from app.services.house import Origin
from app.services.poker.floor import Done
from app.services.poker.rulings import AwardThing, award_thing
from ui.icons import Icon
from ui.pages.prizes.in_kind import thing_words
from ui.pages.prizes.presenter import PrizesPresenter
from ui.pages.prizes.steps.step import Step
from ui.pages.prizes.view import PrizesView
from ui.sounds import Sound, Sounds
from ui.tournament.acting import Acting
from ui.tournament.primary import Primary
from ui.tournament.words import full_name, ordinal
from ui.words import translate


class AwardingStep(Step):
    """While the tournament is played and once it is over; another may be named until it is handed over."""

    def __init__(self, presenter: PrizesPresenter, view: PrizesView, acting: Acting, sounds: Sounds) -> None:
        super().__init__(view.award_panel, view.award_leaf)
        self._presenter = presenter
        self._chosen, self._written = view.award_panel, view.award_leaf
        self._acting = acting
        self._sounds = sounds
        self._thing, self._player = -1, ""
        self._chosen.other.clicked.connect(self._go_to_the_next)
        self._chosen.player_chosen.connect(self._choose_player)
        self._written.changed.connect(self.changed)
        self._written.confirmed.connect(view.primary.click)

    @property
    def _things(self) -> tuple[int, ...]:
        seen = self._presenter.seen
        return to_award(seen.state) if seen.view is not None else ()

    @property
    def _sharers(self) -> tuple[str, ...]:
        """Nobody where the thing was handed over since, or the tie is none any more."""
        state = self._presenter.seen.state
        if state.prizes is None or self._thing not in self._things:
            return ()
        return sharers(state, state.prizes.in_kind[self._thing].place)

    def makes_sense(self) -> bool:
        return bool(self._things) and self._presenter.seen.desk.may(Act.AWARD_THING)

    def begin(self) -> None:
        """With what nobody was named for."""
        self._written.begin()
        self._choose_thing((*unnamed(self._presenter.seen.state), *self._things)[0])

    def take_focus(self) -> None:
        self._written.reason.setFocus()

    def show(self) -> None:
        state, things = self._presenter.seen.state, self._things
        if state.prizes is None or not things:
            return
        if self._thing not in things:
            self._thing, self._player = things[0], winners(state).get(things[0], "")
        in_kind = state.prizes.in_kind
        self._written.say_words(state.terms.name)
        self._chosen.other.setVisible(len(things) > 1)
        won = translate("Prizes", "Lot en nature du {place}, ex æquo")
        place = ordinal(in_kind[self._thing].place)
        self._chosen.say_words(thing_words(in_kind[self._thing]), won.format(place=place))
        self._chosen.show_players([(each, self._name(each)) for each in self._sharers], self._player)

    def _name(self, player: str) -> str:
        view = self._presenter.seen.view
        return full_name(view.persons.get(player) if view else None, player)

    def primary(self) -> Primary:
        why = ""
        if self._player not in self._sharers:
            why = translate("Prizes", "Touchez qui le reçoit.")
        elif not self._written.reason.text().strip():
            why = translate("Prizes", "Écrivez le motif.")
        return Primary(translate("Prizes", "Attribuer le lot"), Icon.TROPHY, ready=not why, why=why)

    def confirm(self) -> None:
        reason = self._written.reason.text().strip()
        command = AwardThing(self._presenter.seen.state.tournament, self._thing, self._player, reason)

        def award(origin: Origin) -> Done:
            return award_thing(self._presenter.seen.desk.house, origin, command)

        self._acting.run(award, self._awarded)

    def _awarded(self, _done: Done) -> None:
        self._sounds.play(Sound.DONE)
        self.left.emit()

    def _go_to_the_next(self) -> None:
        things = self._things
        if things:
            later = (thing for thing in things if thing > self._thing)
            self._choose_thing(next(later, things[0]))

    def _choose_thing(self, thing: int) -> None:
        self._thing = thing
        self._player = winners(self._presenter.seen.state).get(thing, "")
        self.show()
        self.changed.emit()

    def _choose_player(self, player: str) -> None:
        self._player = player
        self.show()
        self.changed.emit()
