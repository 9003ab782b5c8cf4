"""What is on the shelf of templates, and what waits in the station's folder. No Qt (POKER P1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from app.domain.errors import Refused
from app.domain.poker.payouts import Payout
from app.domain.poker.state import Tournament
from app.domain.poker.terms import Level, Terms
from app.ports.filing import Filing
from app.ports.material import TemplateKind
from app.services.house import Origin
from app.services.poker.part_templates import (
    AskParts,
    ImportPart,
    RemovePart,
    SaveLevels,
    export_levels,
    export_payouts,
    import_part,
    parts,
    read_levels,
    read_payouts,
    remove_part,
    save_levels,
)
from app.services.poker.templates import (
    AskTemplates,
    ImportTemplate,
    RemoveTemplate,
    SaveTemplate,
    Template,
    TemplateSaved,
    export_terms,
    import_template,
    read_template,
    remove_template,
    save_template,
    templates,
)
from app.services.poker.tournaments import ChangeTournament, TournamentNamed, change_tournament
from ui.desk import Desk
from ui.pages.director.side import file_stem


class Use(StrEnum):
    """What the main action does with the template in hand."""

    BEGIN = "begin"
    TAKE_LEVELS = "take_levels"
    PAY_BY = "pay_by"
    IMPORT = "import"


@dataclass(frozen=True, slots=True)
class OnShelf:
    """A template, or a file of one that waits (`file` is its name); `content` is what it holds.

    `in_use` is the payout table that prizes are proposed from; the standard one has no name.
    """

    name: str
    content: Terms | tuple[Level, ...] | tuple[Payout, ...]
    kind: TemplateKind
    file: str = ""
    in_use: bool = False

    @property
    def use(self) -> Use:
        if self.file:
            return Use.IMPORT
        uses = {
            TemplateKind.TOURNAMENT: Use.BEGIN,
            TemplateKind.LEVELS: Use.TAKE_LEVELS,
            TemplateKind.PAYOUTS: Use.PAY_BY,
        }
        return uses[self.kind]

    @property
    def terms(self) -> Terms | None:
        return self.content if isinstance(self.content, Terms) else None

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels that it brings along."""
        if isinstance(self.content, Terms):
            return self.content.levels
        return tuple(each for each in self.content if isinstance(each, Level))

    @property
    def payouts(self) -> tuple[Payout, ...]:
        if isinstance(self.content, Terms):
            return ()
        return tuple(each for each in self.content if isinstance(each, Payout))

    @property
    def exported(self) -> str:
        """Its file, for another house."""
        if isinstance(self.content, Terms):
            return export_terms(self.content)
        return export_levels(self.levels) if self.levels else export_payouts(self.payouts)


class TemplatesPresenter:
    """One template is in hand at most."""

    def __init__(self, desk: Desk, filing: Filing) -> None:
        self.desk = desk
        self.filing = filing
        self.shelf: Sequence[OnShelf] = ()
        self.at: int | None = None

    def begin(self) -> None:
        self.shelf, self.at = (), None

    def load(self, origin: Origin) -> Sequence[OnShelf]:
        """Tournaments, levels, payout tables, then the files that can be taken in."""
        house = self.desk.house
        known = parts(house, origin, AskParts())
        saved = [
            OnShelf(each.name, each.terms, TemplateKind.TOURNAMENT)
            for each in templates(house, origin, AskTemplates())
        ]
        saved += [OnShelf(each.name, each.levels, TemplateKind.LEVELS) for each in known.levels]
        saved += [
            OnShelf(each.name, each.payouts, TemplateKind.PAYOUTS, in_use=each.in_use)
            for each in known.payouts
        ]
        waiting = [name for name in self.filing.waiting() if name.endswith(".json")]
        return [*saved, *filter(None, map(self._file, waiting))]

    def _file(self, name: str) -> OnShelf | None:
        """A file that holds a template; None for an offer, or for rules that can't be played."""
        data, stem = self.filing.read(name).data, name.removesuffix(".json")
        try:
            terms = read_template(data)
        except Refused:
            return _part(data, stem, name)
        return OnShelf(terms.name, terms, TemplateKind.TOURNAMENT, name)

    def show(self, shelf: Sequence[OnShelf]) -> None:
        """What is in hand stays so while it is there."""
        before = self.chosen
        self.shelf = shelf
        same = [
            place
            for place, each in enumerate(shelf)
            if before and (each.kind, each.name, each.file) == (before.kind, before.name, before.file)
        ]
        self.at = same[0] if same else None

    @property
    def chosen(self) -> OnShelf | None:
        return self.shelf[self.at] if self.at is not None else None

    # -- acts --------------------------------------------------------------------------------

    def keep_tournament(self, origin: Origin, state: Tournament) -> TemplateSaved:
        return save_template(self.desk.house, origin, SaveTemplate(state.tournament, state.terms.name))

    def keep_levels(self, origin: Origin, state: Tournament) -> TemplateSaved:
        return save_levels(self.desk.house, origin, SaveLevels(state.tournament, state.terms.name))

    def take_in(self, origin: Origin, each: OnShelf) -> TemplateSaved:
        """A file that waits. Raises Refused, with every rule of P1 that it breaks."""
        data = self.filing.read(each.file).data
        if each.terms is not None:
            return import_template(self.desk.house, origin, ImportTemplate(data))
        return import_part(self.desk.house, origin, ImportPart(data, each.name))

    def pay_by(self, origin: Origin, each: OnShelf, name: str) -> TemplateSaved:
        """Keep a payout table last, so that prizes are proposed from it; `name` for the standard one."""
        command = ImportPart(each.exported.encode(), each.name or name)
        return import_part(self.desk.house, origin, command)

    def take_levels(self, origin: Origin, state: Tournament, each: OnShelf) -> TournamentNamed:
        """The tournament's levels from now on; those played stay."""
        terms = replace(state.terms, levels=each.levels)
        command = ChangeTournament(state.tournament, terms, state.terms)
        return change_tournament(self.desk.house, origin, command)

    def remove(self, origin: Origin, each: OnShelf) -> TemplateSaved:
        if each.kind is TemplateKind.TOURNAMENT:
            return remove_template(self.desk.house, origin, RemoveTemplate(each.name))
        return remove_part(self.desk.house, origin, RemovePart(each.kind, each.name))

    def export(self, each: OnShelf, name: str) -> str:
        """Into the station's folder; returns where it is. `name` for what has none."""
        return self.filing.keep(f"{file_stem(each.name or name)}.json", each.exported.encode())

    def template(self, each: OnShelf) -> Template | None:
        return Template(each.name, each.terms) if each.terms is not None else None


def _part(data: bytes, stem: str, name: str) -> OnShelf | None:
    try:
        return OnShelf(stem, read_levels(data), TemplateKind.LEVELS, name)
    except Refused:
        pass  # perhaps it is a payout table
    try:
        return OnShelf(stem, read_payouts(data), TemplateKind.PAYOUTS, name)
    except Refused:
        return None
