"""Levels edited before the start and while the tournament runs; those played are frozen (POKER P1, P5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Slot

from app.domain.poker.state import Tournament
from app.domain.poker.terms import Level
from app.services.poker.tournaments import ChangeTournament, TournamentNamed, change_tournament
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.levels.draft import LevelsDraft, Part, Standing, draft_of
from ui.pages.director.levels.view import LevelsView
from ui.pages.director.side import SideDesk
from ui.pages.director.words import levels_words
from ui.tournament.primary import Primary
from ui.tournament.words import blinds_words
from ui.widgets.marked_row import Mark
from ui.words import translate


class LevelsDesk(SideDesk):
    """Nothing is written before the main action; what is typed is shown in its row at once."""

    def __init__(self, context: PageContext) -> None:
        self.view = LevelsView()
        super().__init__(context, self.view)
        self._draft = LevelsDraft(())
        self._texts: dict[Part, str] = {}
        self.view.rows.chosen.connect(self._choose)
        self.view.typed.connect(self._typed)
        self.view.add.clicked.connect(self._add)
        self.view.remove.clicked.connect(self._remove)

    def open(self, state: Tournament | None) -> None:
        super().open(state)
        self.view.begin_typing()
        self.view.rows.ensureWidgetVisible(self.view.rows.by_key[self._draft.at])

    def _begin(self) -> None:
        self._take(draft_of(self.state, self._context.desk.house.clock.now()))

    def _renewed(self) -> None:
        """What is being edited stays; what was played meanwhile is frozen."""
        known = draft_of(self.state, self._context.desk.house.clock.now())
        if len(self._draft.levels) < known.played or not self.is_changed:
            self._take(known.on(self._draft.at))
            return
        frozen = known.levels[: known.played] + self._draft.levels[known.played :]
        self._draft = replace(self._draft, levels=frozen, played=known.played, present=known.present)

    @property
    def is_changed(self) -> bool:
        return self._draft.levels != self.state.terms.levels

    def _take(self, draft: LevelsDraft) -> None:
        """The fields begin with what the level in hand holds."""
        self._draft = draft
        self._texts = {part: str(getattr(draft.level, part.value)) for part in Part}

    def show(self) -> None:
        view, draft = self.view, self._draft
        view.heading.say(self.state.terms.name, levels_words(draft.levels))
        faults = draft.faults()
        rows = {
            place: (
                f"{place + 1} · {blinds_words(level)}",
                length_words(level),
                standing_mark(draft.standing(place), faulty=place in faults),
            )
            for place, level in enumerate(draft.levels)
        }
        view.rows.show_rows(rows, draft.at)
        for part, field in view.fields.items():
            field.set_label(part_label(part))
        view.show_level(self._texts, [part for part in Part if draft.may_type(part)])
        number = translate("Director", "Niveau {number}").format(number=draft.at + 1)
        view.about.say(number, standing_words(draft.standing(draft.at)))
        wrong = faults.get(draft.at, ())
        view.fault.say(" ".join(fault_words(part) for part in wrong))
        view.fault.setVisible(bool(wrong))
        self._show_buttons(faults)

    def _show_buttons(self, faults: Mapping[int, tuple[Part, ...]]) -> None:
        view, draft = self.view, self._draft
        view.add.setText(translate("Director", "Ajouter après"))
        view.remove.setText(translate("Director", "Retirer"))
        played = translate("Director", "Ce niveau est joué ou se joue : il reste.")
        view.add.allow_unless("" if draft.may_add else played)
        view.remove.allow_unless("" if draft.may_remove else played)
        why = "" if self.is_changed else translate("Director", "Rien n’a changé.")
        if faults:
            why = translate("Director", "Niveau {number} à corriger.").format(number=min(faults) + 1)
        words = translate("Director", "Enregistrer")
        Primary(words, Icon.CHECK, ready=not why, why=why).show_on(view.primary)

    @Slot(object)
    def _choose(self, place: int) -> None:
        self._take(self._draft.on(place))
        self.touched()
        self.view.begin_typing()

    @Slot(object, str)
    def _typed(self, part: object, text: str) -> None:
        """Figures alone count; an empty field is a zero."""
        if not isinstance(part, Part):
            return
        figures = "".join(filter(str.isdecimal, text))
        before = self._draft
        self._draft = before.typed(part, int(figures or 0))
        self._texts[part] = figures
        if self._draft.level.big_blind != before.level.big_blind and part is Part.SMALL_BLIND:
            self._texts[Part.BIG_BLIND] = str(self._draft.level.big_blind)
        self.touched()

    @Slot()
    def _add(self) -> None:
        self._take(self._draft.added())
        self.touched()
        self.view.begin_typing()

    @Slot()
    def _remove(self) -> None:
        self._take(self._draft.removed())
        self.touched()
        self.view.begin_typing()

    def _primary(self) -> None:
        terms = replace(self.state.terms, levels=self._draft.levels)
        command = ChangeTournament(self.state.tournament, terms, self.state.terms)
        house = self._context.desk.house
        self._acting.run(lambda origin: change_tournament(house, origin, command), self._saved)

    def _saved(self, _named: TournamentNamed) -> None:
        self.say_done(translate("Director", "Niveaux enregistrés"))


def length_words(level: Level) -> str:
    """`20 min, puis pause de 10 min`."""
    if level.break_minutes:
        words = translate("Director", "{minutes} min, puis pause de {rest} min")
        return words.format(minutes=level.minutes, rest=level.break_minutes)
    return translate("Director", "{minutes} min").format(minutes=level.minutes)


def standing_mark(standing: Standing, *, faulty: bool) -> Mark:
    if faulty:
        return translate("Director", "À corriger"), Icon.TRIANGLE_ALERT, "bad"
    marks: Mapping[Standing, Mark] = {
        Standing.PLAYED: (translate("Director", "Joué"), Icon.LOCK, "ink2"),
        Standing.PRESENT: (translate("Director", "En cours"), Icon.PLAY, "good"),
        Standing.TO_COME: (translate("Director", "À venir"), Icon.HOURGLASS, "ink2"),
    }
    return marks[standing]


def standing_words(standing: Standing) -> str:
    words: Mapping[Standing, str] = {
        Standing.PLAYED: translate("Director", "Joué : il ne change plus"),
        Standing.PRESENT: translate("Director", "En cours : sa durée se règle à l’horloge"),
        Standing.TO_COME: translate("Director", "À venir"),
    }
    return words[standing]


def part_label(part: Part) -> str:
    labels = {
        Part.SMALL_BLIND: translate("Director", "Petite blinde"),
        Part.BIG_BLIND: translate("Director", "Grosse blinde"),
        Part.ANTE: translate("Director", "Ante"),
        Part.MINUTES: translate("Director", "Minutes"),
        Part.BREAK: translate("Director", "Pause après"),
    }
    return labels[part]


def fault_words(part: Part) -> str:
    if part is Part.MINUTES:
        return translate("Director", "Une minute au moins.")
    if part is Part.SMALL_BLIND:
        return translate("Director", "Une petite blinde d’un jeton au moins.")
    return translate("Director", "La grosse blinde n’est pas sous la petite.")
