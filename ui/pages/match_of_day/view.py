"""The layout of the *Match du Jour*: the match's number, its answers, the bulletin in the panel."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.betting.entry_bar import EntryBar
from ui.betting.selling_view import SellingView
from ui.icons import Icon
from ui.pages.match_of_day.answers import AnswerGrid
from ui.pages.match_of_day.matches import MatchChooser
from ui.pages.match_of_day.panel import LinesPanel
from ui.theme import column
from ui.widgets import AzertyKeyboard, EmptyState, TintedLine
from ui.words import translate


class MatchOfDayView(SellingView):
    """The day's matches and the answers of one at the left, the bulletin in the panel."""

    bulletin: MatchView
    slip: LinesPanel

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bulletin = MatchView(self)
        self.slip = LinesPanel(self)
        self.compose(self.bulletin)


class MatchView(QWidget):
    """The numbers of the day's matches and all answers of one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = EntryBar(self)
        self.trouble = TintedLine("", "warn", Icon.WALLET, self)
        self.trouble.hide()
        self.matches = MatchChooser(self)
        self.answers = AnswerGrid(self)
        self.nothing = EmptyState(Icon.CALENDAR_DAYS, "", "", self)
        self.keyboard = AzertyKeyboard(self)
        self.keyboard.attach(self.entry.line)
        self.keyboard.hide()
        lines = column(self, gap=12)
        for part in (self.entry, self.trouble, self.matches):
            lines.addWidget(part)
        lines.addWidget(self.answers, 1)
        lines.addWidget(self.nothing, 1)
        lines.addWidget(self.keyboard)
        self.entry.keyboard.clicked.connect(self._toggle_keyboard)
        self.keyboard.done.connect(self._put_keyboard_away)

    def retranslate(self) -> None:
        keyboard = translate("Sale", "Montrer ou ranger le clavier")
        self.entry.say_label(translate("Sale", "Saisie rapide"), keyboard)
        self.nothing.say(
            translate("MatchOfDay", "Aucun Match du Jour à l’offre"),
            translate("MatchOfDay", "Les matchs apparaissent ici dès que le trader les publie."),
        )
        self.answers.retranslate()

    def show_trouble(self, words: str) -> None:
        """Say over the matches why nothing can be sold; an empty text says nothing."""
        self.trouble.setVisible(bool(words))
        if words:
            self.trouble.say(words, "warn", Icon.WALLET)

    def show_empty(self, *, empty: bool) -> None:
        """Say that there is no match, in place of the grid."""
        self.nothing.setVisible(empty)
        self.answers.setVisible(not empty)
        self.matches.setVisible(not empty)

    def _toggle_keyboard(self) -> None:
        self._show_keyboard(shown=not self.keyboard.isVisibleTo(self))

    def _put_keyboard_away(self) -> None:
        self._show_keyboard(shown=False)

    def _show_keyboard(self, *, shown: bool) -> None:
        """The keys take the place of the numbers: the answers stay in sight above them."""
        self.keyboard.setVisible(shown)
        self.matches.setVisible(not shown)
        self.entry.setFocus()
