"""The papers of a tournament: seating lists, emergency sheet, rules, registers (POKER P2, P5, P9)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from app.services.poker.papers import Paper, PaperPrinted
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.papers.presenter import OFFERED, PapersPresenter
from ui.pages.director.papers.view import PapersView
from ui.pages.director.papers.words import paper_mark, paper_words, why_words
from ui.pages.director.side import SideDesk, file_name
from ui.tournament.primary import Primary
from ui.words import translate


class PapersDesk(SideDesk):
    """A touch chooses, the main action prints, the button over it keeps a PDF."""

    def __init__(self, context: PageContext) -> None:
        self.view = PapersView()
        super().__init__(context, self.view)
        self._presenter = PapersPresenter(context.desk, context.filing)
        self.view.keep.clicked.connect(self._keep)
        self.view.export.clicked.connect(self._export)
        self.view.rows.chosen.connect(self._choose)

    def _begin(self) -> None:
        self._presenter.begin()

    def show(self) -> None:
        view, presenter, state = self.view, self._presenter, self.state
        view.heading.say(translate("Director", "Papiers"), state.terms.name)
        rows = {
            paper: (*paper_words(paper), paper_mark(presenter.lacking(state, paper))) for paper in OFFERED
        }
        view.rows.show_rows(rows, presenter.chosen)
        name, use = paper_words(presenter.chosen)
        view.about.say(name, translate("Director", "Page A4"))
        view.use.say(use, Icon.INFO)
        view.keep.setText(translate("Director", "Enregistrer en PDF"))
        view.export.setText(translate("Director", "Exporter en tableau"))
        view.export.setVisible(presenter.chosen is Paper.RESULTS)
        lacking = presenter.lacking(state, presenter.chosen)
        why = why_words(lacking) if lacking is not None else ""
        for button in (view.export, view.keep):
            button.allow_unless(why)
        words = translate("Director", "Imprimer")
        Primary(words, Icon.PRINTER, ready=not why, why=why).show_on(view.primary)

    @Slot(object)
    def _choose(self, paper: Paper) -> None:
        self._presenter.chosen = paper
        self.touched()

    def _primary(self) -> None:
        tournament, paper = self.state.tournament, self._presenter.chosen
        self._acting.run(lambda origin: self._presenter.print(origin, tournament, paper), self._printed)

    def _printed(self, printed: PaperPrinted) -> None:
        self._context.printing.wake()
        name, _use = paper_words(printed.paper)
        self.say_done(translate("Director", "À l’impression : {paper}").format(paper=name))

    @Slot()
    def _keep(self) -> None:
        origin, tournament, paper = self._context.desk.origin(), self.state.tournament, self._presenter.chosen
        self.read(lambda: self._presenter.keep(origin, tournament, paper), self._kept)

    @Slot()
    def _export(self) -> None:
        tournament = self.state.tournament
        self._acting.run(lambda origin: self._presenter.export(origin, tournament), self._kept)

    def _kept(self, where: str) -> None:
        self.say_done(translate("Director", "Enregistré : {name}").format(name=file_name(where)))
