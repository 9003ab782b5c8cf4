"""The guide, wired. It is offered to everybody, in the demonstration alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.domain.house.rights import Act
from app.domain.values.days import local
from app.ports.devices import VirtualPaper
from ui.context import PageContext
from ui.icons import Icon
from ui.operations import Change
from ui.pages.guide.presenter import STEPS, Doer, GuidePresenter, Seen, StepName
from ui.pages.guide.view import GuideView
from ui.pages.guide.words import late_words, paper_words, short_who_words, step_words, who_words
from ui.words import translate

_LOOK_EVERY_MS: Final = 500
_ACTS: Final = frozenset(act for step in STEPS for act in step.acts)
_READS: Final = {24: Act.CHECK_TICKET, 16: Act.CHECK_IN}
"""Who may do something with a code of so many digits: tickets, registration receipts."""


class GuidePage(QObject):
    """What to try next, by whom; the papers that came out; a scanner to hold over them."""

    key = "guide"
    icon = Icon.GRADUATION_CAP

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        if context.demo is None:
            raise ValueError("the guide is of a demonstration")
        self._context = context
        self._presenter = GuidePresenter(context.desk, context.demo, context.pins)
        self.view = view = GuideView(len(STEPS))
        self._shown = False
        self._look = QTimer(self.view)
        self._look.setInterval(_LOOK_EVERY_MS)
        self._look.timeout.connect(self._look_again)
        view.words_asked.connect(self._set_words)
        view.step_touched.connect(self._choose_step)
        view.paper_touched.connect(self._choose_paper)
        view.doer_touched.connect(self._go)
        view.evening.clicked.connect(self._to_evening)
        view.primary.clicked.connect(self._scan)
        for key in ("Return", "Enter"):
            QShortcut(QKeySequence(key), view, view.primary.click)
        context.operations.changed.connect(self._changed)
        self._set_words()

    @property
    def widget(self) -> QWidget:
        return self.view

    def title(self) -> str:
        return translate("Guide", "Prise\nen main")

    def on_show(self) -> None:
        self._shown = True
        self._presenter.look_at_papers()
        self._show_papers()
        self._look.start()
        self._load()

    def on_hide(self) -> None:
        self._shown = False
        self._look.stop()

    # -- steps --------------------------------------------------------------------------------

    def _load(self) -> None:
        self._context.operations.read(self, self._presenter.load).success(self._show).run()

    def _changed(self, change: Change) -> None:
        if self._shown and change.act in _ACTS:
            self._load()

    def _show(self, seen: Seen) -> None:
        self._presenter.show(seen)
        self._show_steps()

    def _choose_step(self, place: int) -> None:
        self._presenter.chosen = STEPS[place].name
        self._show_steps()

    def _show_steps(self) -> None:
        presenter, view = self._presenter, self.view
        present = presenter.present
        for button, step in zip(view.steps, STEPS, strict=True):
            button.say(
                step_words(step.name).title,
                short_who_words(presenter.who(step)),
                done=step.name in presenter.seen.done,
                present=step is present,
            )
        words = step_words(present.name)
        progress = translate("Guide", "Prise en main · {number} sur {all}")
        view.progress.setText(progress.format(number=STEPS.index(present) + 1, all=len(STEPS)))
        finished = translate("Guide", "Tout est essayé. Le guichet n’a plus de secret.")
        view.sentence.setText(finished if presenter.all_done else words.sentence)
        view.hint.say(late_words() if presenter.starts_late else words.hint)
        self._show_actions()

    def _show_actions(self) -> None:
        presenter, view = self._presenter, self.view
        doers = presenter.present.doers
        view.show_ways([self._way(doer, alone=len(doers) == 1) for doer in doers])
        view.evening.setVisible(presenter.players_can_come or presenter.present.name is StepName.RESULTS)
        if presenter.players_can_come:
            view.evening.setText(translate("Guide", "Faire venir les 36 joueurs"))
            view.evening.set_icon(Icon.USERS)
            view.evening.allow()
            return
        view.evening.setText(translate("Guide", "Avancer à 23:00"))
        view.evening.set_icon(Icon.CLOCK)
        view.evening.allow_unless(
            translate("Guide", "Il est déjà 23:00 passées.") if presenter.is_evening else ""
        )

    def _way(self, doer: Doer, *, alone: bool) -> tuple[str, Icon | None]:
        """`Rachid Perrault, code 5678`; where two stand side by side `Inès 1234`, without an icon."""
        if self._presenter.is_here(doer):
            words = translate("Guide", "Ouvrir la page") if alone else translate("Guide", "Ouvrir")
            return words, Icon.ARROW_RIGHT if alone else None
        who = [self._presenter.named(doer)]
        return (who_words(who), Icon.LOG_IN) if alone else (short_who_words(who), None)

    def _go(self, place: int) -> None:
        """To the page of one of the step's people; by way of the login where somebody else is here."""
        doer = self._presenter.present.doers[place]
        if self._presenter.is_here(doer):
            self._context.navigator.go(doer.page)
        else:
            self._context.navigator.lock(doer.operator, doer.page)

    def _to_evening(self) -> None:
        if self._presenter.players_can_come:
            self._let_players_come()
            return
        self.view.evening.setEnabled(False)
        operation = self._context.operations.act(self, self._presenter.go_on_to_evening)
        operation.always(self._show_actions).success(self._it_is_evening).run()

    def _it_is_evening(self, _: None) -> None:
        self.view.say_why(translate("Guide", "Il est 23:00 : les matchs sont finis."), Icon.CLOCK)

    def _let_players_come(self) -> None:
        self.view.evening.setEnabled(False)
        operation = self._context.operations.act(self, self._presenter.let_players_come)
        operation.always(self._show_actions).success(self._came).run()

    def _came(self, count: int) -> None:
        words = translate("Guide", "Inscrits et pointés : {count}. Marc tire les places.")
        self.view.say_why(words.format(count=count), Icon.USERS)

    # -- papers -------------------------------------------------------------------------------

    def _look_again(self) -> None:
        if self._presenter.look_at_papers():
            self._show_papers()

    def _show_papers(self) -> None:
        presenter = self._presenter
        lines = [(paper_words(paper), f"{local(paper.at):%H:%M}") for paper in presenter.papers]
        self.view.show_papers(presenter.papers, lines)
        self._show_paper()

    def _choose_paper(self, number: int) -> None:
        self._presenter.choose_paper(number)
        self._show_paper()

    def _show_paper(self) -> None:
        paper = self._presenter.paper_in_hand
        self.view.show_paper(paper, paper.title if paper else "")
        self._show_place(paper)
        primary = self.view.primary
        if paper is None:
            primary.setText(translate("Guide", "Lire un papier"))
            primary.forbid(translate("Guide", "Aucun papier n’est encore sorti."))
            return
        primary.setText(_scan_words(paper))
        why = self._why_not(paper.code)
        primary.allow_unless(why)

    def _show_place(self, paper: VirtualPaper | None) -> None:
        """What lies under the scanner."""
        if paper is None:
            words = (
                translate("Guide", "Choisissez un papier"),
                translate("Guide", "puis passez-le au lecteur"),
            )
        elif paper.code is None:
            words = paper_words(paper), translate("Guide", "sans code à barres : rien à lire")
        else:
            words = paper_words(paper), translate("Guide", "sous le lecteur, prêt à être lu")
        self.view.place.say(*words)

    def _why_not(self, code: str | None) -> str:
        if code is None:
            return translate("Guide", "Ce papier n’a pas de code à barres.")
        act = _READS.get(len(code))
        if act is not None and not self._context.desk.may(act):
            words = translate("Guide", "Ce papier se lit à la caisse : {who}.")
            [cashier] = [step for step in STEPS if step.acts == (Act.SELL,)]
            return words.format(who=who_words(self._presenter.who(cashier)))
        return ""

    def _scan(self) -> None:
        """The scanner sends what it reads, as a real one does; the page that it is for opens."""
        if self.view.primary.isEnabled() and not self._presenter.scan():
            words = translate("Guide", "Un lecteur ne relit pas le même code aussitôt ; attendez un instant.")
            self.view.say_why(words)

    def _set_words(self) -> None:
        view = self.view
        view.printer_title.setText(translate("Guide", "Imprimante virtuelle"))
        view.enlarge.set_name(translate("Guide", "Agrandir le papier"))
        view.no_paper.say(
            translate("Guide", "Aucun papier encore"),
            translate("Guide", "Ouvrez la caisse ou vendez un ticket : son papier sort ici."),
        )
        view.scanner_title.setText(translate("Guide", "Lecteur virtuel"))
        view.ready.show_state(translate("Guide", "Prêt"), "good", Icon.CHECK)
        view.papers_title.setText(translate("Guide", "Papiers imprimés"))
        self._show_steps()
        self._show_papers()


def _scan_words(paper: VirtualPaper) -> str:
    """`Lire le ticket 000 418`."""
    kind, _, number = paper.title.partition(" ")
    if kind == "Ticket" and number:
        return translate("Guide", "Lire le ticket {number}").format(number=number)
    return translate("Guide", "Lire le papier")
