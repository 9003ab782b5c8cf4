"""The papers of a tournament: seating lists, emergency sheet, rules, registers (POKER P2, P5, P9)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.services.poker.papers import Paper, PaperPrinted
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.papers.presenter import OFFERED, Lacking, PapersPresenter
from ui.pages.director.side import SideDesk, SideView, file_name
from ui.theme import column
from ui.tournament.primary import Primary
from ui.widgets import Button, Heading, Notice
from ui.widgets.marked_row import Mark, MarkedRows
from ui.words import translate


class PapersView(SideView):
    """Every paper of the tournament at the left, what it is for in the panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.rows: MarkedRows[Paper] = MarkedRows(self)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.rows, 1)
        self.step_through(self.rows)
        self.about = Heading("", "", self.beside, role="section")
        self.use = Notice("", Icon.INFO, self.beside)
        self.export = Button("", Icon.FILE_DOWN, self.beside, height=56)
        self.keep = Button("", Icon.FILE_DOWN, self.beside, height=56)
        lines = column(self.beside, gap=12)
        lines.addWidget(self.about)
        lines.addWidget(self.use)
        lines.addStretch(1)
        lines.addWidget(self.done)
        lines.addWidget(self.export)
        lines.addWidget(self.keep)


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
        rows = {paper: (*paper_words(paper), _mark(presenter.lacking(state, paper))) for paper in OFFERED}
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


def paper_words(paper: Paper) -> tuple[str, str]:
    """Its name, and what it is for."""
    words = {
        Paper.RULES: (
            translate("Director", "Règlement du tournoi"),
            translate("Director", "Tenu à la disposition des joueurs"),
        ),
        Paper.SEATS_BY_NAME: (
            translate("Director", "Places par nom"),
            translate("Director", "Chaque joueur y lit sa table et sa place"),
        ),
        Paper.SEATS_BY_TABLE: (
            translate("Director", "Places par table"),
            translate("Director", "Pour les chefs de table"),
        ),
        Paper.EMERGENCY_SHEET: (
            translate("Director", "Feuille de secours"),
            translate("Director", "Places, jetons et horloge, pour continuer sur papier"),
        ),
        Paper.PRIZE_LIST: (
            translate("Director", "Tableau des prix"),
            translate("Director", "À afficher dès que les prix sont fixés"),
        ),
        Paper.RESULTS: (
            translate("Director", "Résultats"),
            translate("Director", "Places et prix, une fois le tournoi terminé"),
        ),
        Paper.TABLE_PLAN: (
            translate("Director", "Plan des tables"),
            translate("Director", "Joint à l’avis quand des tables sont ajoutées"),
        ),
        Paper.STAFF: (
            translate("Director", "Personnel temporaire, liste"),
            translate("Director", "Jointe à l’avis à la police, avec les dossiers"),
        ),
        Paper.CHIPS: (
            translate("Director", "Registre des jetons"),
            translate("Director", "Sortis et rentrés, par couleur et valeur"),
        ),
        Paper.SIXAINS: (
            translate("Director", "Registre des sixains"),
            translate("Director", "Reçus, vérifiés, ouverts, employés, détruits"),
        ),
        Paper.REGISTER_11_TER: (
            translate("Director", "Registre 11 ter"),
            translate("Director", "Retenue au profit de la cagnotte, certifiée"),
        ),
    }
    return words[paper]


def why_words(lacking: Lacking) -> str:
    words: Mapping[Lacking, str] = {
        Lacking.DRAW: translate("Director", "Les places ne sont pas encore tirées."),
        Lacking.PRIZES: translate("Director", "Les prix ne sont pas encore fixés."),
        Lacking.END: translate("Director", "Le tournoi n’est pas terminé."),
        Lacking.CERTIFICATION: translate("Director", "La retenue n’est pas encore certifiée."),
    }
    return words[lacking]


def _mark(lacking: Lacking | None) -> Mark:
    if lacking is None:
        return translate("Director", "Prêt"), Icon.CHECK, "good"
    words: Mapping[Lacking, str] = {
        Lacking.DRAW: translate("Director", "Après le tirage"),
        Lacking.PRIZES: translate("Director", "Après les prix"),
        Lacking.END: translate("Director", "À la fin"),
        Lacking.CERTIFICATION: translate("Director", "Après certification"),
    }
    return words[lacking], Icon.HOURGLASS, "ink2"
