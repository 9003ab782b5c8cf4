"""Floor chiefs on the room plan: chosen from the operators, or a name where he is none (POKER P4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Slot

from app.domain.errors import Code
from app.domain.house.rights import Operator
from app.services.poker.floor import ChiefsWatch
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.side import SideDesk
from ui.pages.director.watch.presenter import WatchPresenter
from ui.pages.director.watch.view import TileWords, WatchView
from ui.tournament.primary import Primary
from ui.tournament.watch import as_ranges
from ui.words import translate


class WatchDesk(SideDesk):
    """A chief is touched, then his tables. What is wrong is said, and kept all the same: it refuses
    the start."""

    def __init__(self, context: PageContext) -> None:
        self.view = WatchView()
        super().__init__(context, self.view)
        self._presenter = WatchPresenter(context.desk)
        self.view.chief_chosen.connect(self._choose)
        self.view.table_touched.connect(self._touch)
        self.view.share.clicked.connect(self._share)
        self.view.written.connect(self._write)

    def _begin(self) -> None:
        self.view.show_plan()
        self._presenter.begin(self.state)
        self.read(self._presenter.load, self._loaded)

    def _renewed(self) -> None:
        self._presenter.renew(self.state)

    def _loaded(self, watchers: Sequence[Operator]) -> None:
        self._presenter.watchers = watchers
        self._presenter.begin(self.state)
        self.show()

    # -- what is shown -----------------------------------------------------------------------

    def show(self) -> None:
        view, presenter = self.view, self._presenter
        problems = presenter.problems()
        drawn = bool(self.state.tables)
        tables = (
            translate("Director", "tables : {count}")
            if drawn
            else translate("Director", "tables : {count} si tous viennent")
        ).format(count=len(presenter.tables))
        view.heading.say(translate("Director", "Chefs de table"), f"{self.state.terms.name} · {tables}")
        wrong = {table for at in problems.values() for table in at}
        view.show_tables({table: self._tile(table, wrong) for table in presenter.tables})
        view.about.say(
            translate("Director", "Qui surveille"),
            translate("Director", "Touchez un chef, puis ses tables"),
        )
        watch = presenter.watch()
        view.show_chiefs(
            {each: (presenter.name(each), tables_words(watch.get(each, ()))) for each in presenter.chiefs},
            presenter.chosen,
        )
        view.wrong.say(problems_words(problems), Icon.TRIANGLE_ALERT, "warn")
        view.wrong.setVisible(bool(problems))
        view.name.set_label(translate("Director", "Nom, s’il n’a pas de code au guichet"))
        view.share.setText(translate("Director", "Partager"))
        naming = view.is_naming
        view.write.setText(
            translate("Director", "Ajouter le nom") if naming else translate("Director", "Autre nom")
        )
        self._show_primary()

    def _tile(self, table: int, wrong: set[int]) -> TileWords:
        presenter = self._presenter
        chief = presenter.chief_of(table)
        return TileWords(
            translate("Director", "Table {number}").format(number=table),
            presenter.name(chief) if chief else translate("Director", "Sans chef"),
            chosen=chief is not None and chief == presenter.chosen,
            wrong=table in wrong,
        )

    def _show_primary(self) -> None:
        words, why = translate("Director", "Enregistrer"), translate("Director", "Rien n’a changé.")
        primary = Primary(words, Icon.CHECK, ready=self._presenter.is_changed, why=why)
        primary.show_on(self.view.primary)

    # -- what is touched ---------------------------------------------------------------------

    @Slot(str)
    def _choose(self, chief: str) -> None:
        self._presenter.choose(chief)
        self.touched()

    @Slot(int)
    def _touch(self, table: int) -> None:
        if self._presenter.chosen is None:
            self.view.say_why(translate("Director", "Touchez d’abord un chef."))
        self._presenter.touch(table)
        self.touched()

    @Slot()
    def _share(self) -> None:
        self._presenter.share()
        self.touched()

    @Slot(str)
    def _write(self, name: str) -> None:
        self._presenter.write(name)
        self.touched()
        self.view.setFocus()

    @Slot()
    def _leave(self) -> None:
        """Esc puts the keyboard away first."""
        if self.view.is_naming:
            self.view.show_plan()
            self.touched()
        else:
            super()._leave()

    def _primary(self) -> None:
        self._acting.run(self._presenter.record, self._recorded)

    def _recorded(self, _watch: ChiefsWatch) -> None:
        self.say_done(translate("Director", "Chefs enregistrés"))


def tables_words(tables: Sequence[int]) -> str:
    """`Tables 1–4, 9`."""
    if not tables:
        return translate("Director", "Aucune table")
    if len(tables) == 1:
        return translate("Director", "Table {number}").format(number=tables[0])
    parts = [str(first) if first == last else f"{first}–{last}" for first, last in as_ranges(tables)]
    return translate("Director", "Tables {numbers}").format(numbers=", ".join(parts))


def problems_words(problems: Mapping[Code, Sequence[int]]) -> str:
    """A sentence for each thing that refuses the start."""
    words = {
        Code.CHIEF_MISSING: translate("Director", "Sans chef : {tables}."),
        Code.CHIEF_TOO_FEW: translate("Director", "Un chef a deux tables au moins : {tables}."),
        Code.CHIEF_TOO_MANY: translate("Director", "Un chef a dix tables au plus : {tables}."),
        Code.CHIEF_NOT_ADJACENT: translate("Director", "Les tables d’un chef se touchent : {tables}."),
    }
    return " ".join(words[code].format(tables=tables_words(at).lower()) for code, at in problems.items())
