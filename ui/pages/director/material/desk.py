"""The inventory of chips and the register of boxes of cards, kept as they come and go (POKER P9)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from app.domain.poker.material import ChipMove, SixainStep
from app.services.poker.material import ChipsKnown, SixainKnown
from ui.context import PageContext
from ui.icons import Icon
from ui.pages.director.material.presenter import Blank, MaterialPresenter, MaterialRead, Part
from ui.pages.director.material.view import MaterialView
from ui.pages.director.material.words import blank_label, lack_words, move_label, move_words, step_label
from ui.pages.director.side import SideDesk
from ui.pages.director.words import day_words
from ui.tournament.primary import Primary
from ui.tournament.words import chips
from ui.widgets.marked_row import RowWords
from ui.words import translate


class MaterialDesk(SideDesk):
    """A touch on what there is begins its next line; the main action enters it, for good."""

    def __init__(self, context: PageContext) -> None:
        self.view = MaterialView()
        super().__init__(context, self.view)
        self._presenter = MaterialPresenter(context.desk)
        view = self.view
        view.rows.chosen.connect(self._choose)
        view.part_chosen.connect(self._turn)
        view.move_chosen.connect(self._move)
        view.step_chosen.connect(self._step)
        view.changed.connect(self._typed)

    def _begin(self) -> None:
        self._presenter.begin()
        self._ask()

    def _renewed(self) -> None:
        self._ask()

    def _ask(self) -> None:
        origin, tournament = self._context.desk.origin(), self.state.tournament
        self.read(lambda: self._presenter.load(origin, tournament), self._loaded)

    def _loaded(self, read: MaterialRead) -> None:
        self._presenter.read = read
        self.show()

    # -- what is shown -----------------------------------------------------------------------

    def show(self) -> None:
        view, presenter = self.view, self._presenter
        view.heading.say(translate("Director", "Matériel"), self.state.terms.name)
        view.tabs[Part.CHIPS].setText(translate("Director", "Jetons"))
        view.tabs[Part.SIXAINS].setText(translate("Director", "Sixains"))
        view.tabs[Part.CHIPS].set_count(str(len(presenter.read.chips)))
        view.tabs[Part.SIXAINS].set_count(str(len(presenter.boxes)))
        for blank, field in view.fields.items():
            field.set_label(blank_label(blank))
        view.write.setText(translate("Director", "Clavier"))
        view.public.set_words(translate("Director", "Décacheté devant le public"), "")
        view.show_part(presenter.part)
        view.show_line(presenter.texts, before_public=presenter.before_public)
        if presenter.part is Part.CHIPS:
            self._show_chips()
        else:
            self._show_boxes()
        self._show_primary()

    def _show_chips(self) -> None:
        view, presenter = self.view, self._presenter
        held = translate("Director", "En réserve : {held} · à ce tournoi : {out}")
        chosen = None
        rows: dict[object, RowWords] = {}
        for place, stock in enumerate(presenter.read.chips):
            words = held.format(held=chips(stock.held), out=chips(stock.out))
            mark = translate("Director", "Remis") if stock.out else translate("Director", "En réserve")
            rows[place] = (
                f"{stock.kind.colour} · {chips(stock.kind.value)}",
                words,
                (mark, Icon.COINS, "good" if stock.out else "ink2"),
            )
            chosen = place if stock.kind == presenter.kind else chosen
        view.nothing.say(
            translate("Director", "Aucun jeton à l’inventaire"),
            translate("Director", "Inscrivez d’abord ce qui est entré, par couleur et valeur."),
        )
        view.show_rows(rows, chosen)
        view.about.say(translate("Director", "Ligne de l’inventaire"), move_words(presenter.move))
        for move, button in view.moves.items():
            button.setText(move_label(move))
            button.setChecked(move is presenter.move)
        view.public.hide()

    def _show_boxes(self) -> None:
        view, presenter = self.view, self._presenter
        rows: dict[object, RowWords] = {
            number: (
                translate("Director", "Sixain {number}").format(number=number),
                day_words(entry.at),
                (step_label(entry.step), Icon.STAMP, "ink2"),
            )
            for number, entry in presenter.boxes.items()
        }
        view.nothing.say(
            translate("Director", "Aucun sixain au registre"),
            translate("Director", "Écrivez son numéro, puis inscrivez-le comme reçu."),
        )
        view.show_rows(rows, presenter.texts[Blank.SIXAIN].strip())
        view.about.say(
            translate("Director", "Ligne du registre"),
            translate("Director", "Une étape après l’autre"),
        )
        for step, button in view.steps.items():
            button.setText(step_label(step))
            button.setChecked(step is presenter.step and bool(presenter.steps))
            skips = translate("Director", "Cette étape ne suit pas la dernière.")
            button.allow_unless("" if step in presenter.steps else skips)
        view.public.setVisible(presenter.step is SixainStep.OPENED)

    def _show_primary(self) -> None:
        lack = self._presenter.lack(self.state)
        why = lack_words(lack) if lack is not None else ""
        words = translate("Director", "Inscrire")
        Primary(words, Icon.CHECK, ready=not why, why=why).show_on(self.view.primary)

    # -- what is touched ---------------------------------------------------------------------

    @Slot(object)
    def _choose(self, key: object) -> None:
        if isinstance(key, int):
            self._presenter.take_kind(key)
        else:
            self._presenter.take_box(str(key))
        self.touched()
        self.view.aim(Blank.PIECES if isinstance(key, int) else Blank.WITNESS)

    @Slot(object)
    def _turn(self, part: Part) -> None:
        self._presenter.part = part
        self.touched()
        self.view.aim(Blank.COLOUR if part is Part.CHIPS else Blank.SIXAIN)

    @Slot(object)
    def _move(self, move: ChipMove) -> None:
        self._presenter.move = move
        self.touched()

    @Slot(object)
    def _step(self, step: SixainStep) -> None:
        self._presenter.step = step
        self.touched()

    @Slot()
    def _typed(self) -> None:
        self._presenter.texts = self.view.texts()
        self._presenter.before_public = self.view.public.isChecked()
        self.touched()

    def _primary(self) -> None:
        state = self.state
        self._acting.run(lambda origin: self._presenter.enter(origin, state), self._entered)

    def _entered(self, _known: ChipsKnown | SixainKnown) -> None:
        self._presenter.forget()
        self._ask()
        self.say_done(translate("Director", "Ligne inscrite"))
