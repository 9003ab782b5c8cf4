"""Templates kept, used, taken from files and given away (POKER P1)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot

from app.domain.poker.payouts import Payout
from app.ports.material import TemplateKind
from app.services.poker.templates import TemplateSaved
from app.services.poker.tournaments import TournamentNamed
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.levels.desk import length_words
from ui.pages.director.payouts.draft import shares_words
from ui.pages.director.side import SideDesk, file_name
from ui.pages.director.templates.presenter import OnShelf, TemplatesPresenter, Use
from ui.pages.director.templates.view import TemplatesView
from ui.pages.director.words import levels_words
from ui.tournament.primary import Primary
from ui.tournament.words import blinds_words, round_amount
from ui.widgets.marked_row import Mark
from ui.words import translate


class TemplatesDesk(SideDesk):
    """A touch opens a template; the main action uses it, by its kind."""

    begun = Signal(object)
    """A `Template` that a new tournament begins with."""
    edits = Signal(object)
    """The `OnShelf` of a payout table that is to be edited."""

    def __init__(self, context: PageContext) -> None:
        self.view = TemplatesView()
        super().__init__(context, self.view)
        self._presenter = TemplatesPresenter(context.desk, context.filing)
        self.view.rows.chosen.connect(self._choose)
        self.view.keep.clicked.connect(self._keep)
        self.view.keep_levels.clicked.connect(self._keep_levels)
        self.view.edit.clicked.connect(self._edit)
        self.view.export.clicked.connect(self._export)
        self.view.remove.clicked.connect(self._remove)

    def _begin(self) -> None:
        self._presenter.begin()
        self._ask()

    def _renewed(self) -> None:
        self._ask()

    def _ask(self) -> None:
        origin = self._context.desk.origin()
        self.read(lambda: self._presenter.load(origin), self._loaded)

    def _loaded(self, shelf: Sequence[OnShelf]) -> None:
        self._presenter.show(shelf)
        self.show()

    # -- what is shown -----------------------------------------------------------------------

    def show(self) -> None:
        view, presenter = self.view, self._presenter
        incoming = translate("Director", "Les fichiers reçus se posent dans {folder}")
        folder = file_name(self._context.filing.incoming)
        view.heading.say(translate("Director", "Modèles"), incoming.format(folder=folder))
        rows = {
            place: (shelf_name(each), shelf_words(each), shelf_mark(each))
            for place, each in enumerate(presenter.shelf)
        }
        view.rows.show_rows(rows, presenter.at)
        each = presenter.chosen
        if each is None:
            view.about.say(translate("Director", "Touchez un modèle"), "")
            view.show_inside([])
        else:
            view.about.say(shelf_name(each), shelf_mark(each)[0])
            view.show_inside(inside_words(each))
        self._show_buttons(each)
        self._show_primary(each)

    def _show_buttons(self, each: OnShelf | None) -> None:
        view, none = self.view, translate("Director", "Aucun tournoi n’est choisi.")
        view.keep.setText(translate("Director", "Garder ce tournoi"))
        view.keep_levels.setText(translate("Director", "Garder ses niveaux"))
        for button in (view.keep, view.keep_levels):
            button.allow_unless(none if self._state is None else "")
        view.export.setText(translate("Director", "Exporter"))
        view.remove.setText(translate("Director", "Retirer"))
        view.edit.setText(translate("Director", "Modifier la table de prix"))
        why_not_edited, why_not_exported, why_not_removed = _why_not(each)
        view.edit.allow_unless(why_not_edited)
        view.export.allow_unless(why_not_exported)
        view.remove.allow_unless(why_not_removed)

    def _show_primary(self, each: OnShelf | None) -> None:
        icon, words, why = self._main_action(each)
        Primary(words, icon, ready=not why, why=why).show_on(self.view.primary)

    def _main_action(self, each: OnShelf | None) -> tuple[Icon, str, str]:
        """Icon, words, and why it can't be done now."""
        if each is None:
            why = translate("Director", "Touchez d’abord un modèle.")
            return Icon.PLUS, translate("Director", "Créer un tournoi"), why
        if each.use is Use.BEGIN:
            return Icon.PLUS, translate("Director", "Créer un tournoi"), ""
        if each.use is Use.IMPORT:
            return Icon.DOWNLOAD, translate("Director", "Importer"), ""
        if each.use is Use.PAY_BY:
            why = translate("Director", "Les prix se proposent déjà d’après elle.") if each.in_use else ""
            return Icon.TROPHY, translate("Director", "Employer"), why
        over = translate("Director", "Ce tournoi ne change plus.")
        why = translate("Director", "Aucun tournoi n’est choisi.") if self._state is None else ""
        if self._state is not None and self._state.over:
            why = over
        return Icon.TIMER, translate("Director", "Reprendre"), why

    # -- what is touched ---------------------------------------------------------------------

    @Slot(object)
    def _choose(self, place: int) -> None:
        self._presenter.at = place
        self.touched()

    @Slot()
    def _keep(self) -> None:
        state = self.state
        self._acting.run(lambda origin: self._presenter.keep_tournament(origin, state), self._kept)

    @Slot()
    def _keep_levels(self) -> None:
        state = self.state
        self._acting.run(lambda origin: self._presenter.keep_levels(origin, state), self._kept)

    def _kept(self, saved: TemplateSaved) -> None:
        self._ask()
        self.say_done(translate("Director", "Modèle gardé : {name}").format(name=saved.name))

    @Slot()
    def _edit(self) -> None:
        if self._presenter.chosen is not None:
            self.edits.emit(self._presenter.chosen)

    @Slot()
    def _export(self) -> None:
        each = self._presenter.chosen
        if each is not None:
            self.read(lambda: self._presenter.export(each, shelf_name(each)), self._exported)

    def _exported(self, where: str) -> None:
        self.say_done(translate("Director", "Enregistré : {name}").format(name=file_name(where)))

    @Slot()
    def _remove(self) -> None:
        each = self._presenter.chosen
        if each is not None:
            self._acting.run(lambda origin: self._presenter.remove(origin, each), self._removed)

    def _removed(self, saved: TemplateSaved) -> None:
        self._ask()
        self.say_done(translate("Director", "Modèle retiré : {name}").format(name=saved.name))

    def _primary(self) -> None:
        each, presenter = self._presenter.chosen, self._presenter
        if each is None:
            return
        if each.use is Use.BEGIN:
            self.begun.emit(presenter.template(each))
        elif each.use is Use.IMPORT:
            self._acting.run(lambda origin: presenter.take_in(origin, each), self._kept)
        elif each.use is Use.PAY_BY:
            self._acting.run(lambda origin: presenter.pay_by(origin, each, shelf_name(each)), self._kept)
        else:
            state = self.state
            self._acting.run(lambda origin: presenter.take_levels(origin, state, each), self._taken)

    def _taken(self, _named: TournamentNamed) -> None:
        words = translate("Director", "Niveaux repris pour {name}").format(name=self.state.terms.name)
        self.say_done(words)


def _why_not(each: OnShelf | None) -> tuple[str, str, str]:
    """Why it can't be edited, exported, removed; "" where it can."""
    if each is None:
        untouched = translate("Director", "Touchez d’abord un modèle.")
        return untouched, untouched, untouched
    edited = not each.file and bool(each.payouts)
    return (
        "" if edited else translate("Director", "Seule une table de prix se modifie ici."),
        translate("Director", "C’est déjà un fichier.") if each.file else "",
        "" if each.name and not each.file else translate("Director", "Seul un modèle gardé se retire."),
    )


def shelf_name(each: OnShelf) -> str:
    return each.name or translate("Director", "Table usuelle")


def shelf_words(each: OnShelf) -> str:
    """What it holds, in a line."""
    if each.payouts:
        last = each.payouts[-1]
        paid = translate("Director", "%n payé(s)", None, len(last.percentages))
        entries = translate("Director", "%n inscription(s)", None, last.from_entries)
        return translate("Director", "{paid} dès {entries}").format(paid=paid, entries=entries)
    if each.terms is None:
        return levels_words(each.levels)
    buy_in = translate("Director", "cave {amount}").format(amount=round_amount(each.terms.buy_in))
    return f"{buy_in} · {levels_words(each.levels)}"


def shelf_mark(each: OnShelf) -> Mark:
    if each.file:
        return translate("Director", "À importer"), Icon.DOWNLOAD, "pri"
    if each.kind is TemplateKind.TOURNAMENT:
        return translate("Director", "Tournoi"), Icon.FLAG, "ink2"
    if each.kind is TemplateKind.LEVELS:
        return translate("Director", "Niveaux"), Icon.TIMER, "ink2"
    if each.in_use:
        return translate("Director", "Prix, employés"), Icon.TROPHY, "good"
    return translate("Director", "Prix"), Icon.TROPHY, "ink2"


def inside_words(each: OnShelf) -> Sequence[str]:
    """The levels one by one, or what each number of entries pays."""
    if each.payouts:
        return [payout_words(row) for row in each.payouts]
    return [
        f"{number} · {blinds_words(level)} · {length_words(level)}"
        for number, level in enumerate(each.levels, 1)
    ]


def payout_words(row: Payout) -> str:
    """`Dès 12 : 50 / 30 / 20`."""
    words = translate("Director", "Dès {entries} : {parts}")
    return words.format(entries=row.from_entries, parts=shares_words(row.percentages))
