"""The layout of the *Match du Jour*: the match's number, its answers, the bulletin in the panel."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.betting.changed import ChangedView
from ui.betting.checkout import SellingView
from ui.betting.entry_bar import EntryBar
from ui.betting.sold import SoldView
from ui.betting.states import Step
from ui.betting.tender import TenderView
from ui.icons import Icon
from ui.pages.match_of_day.answers import AnswerGrid
from ui.pages.match_of_day.matches import MatchChooser
from ui.pages.match_of_day.panel import LinesPanel
from ui.theme import column
from ui.widgets import AzertyKeyboard, Button, EmptyState, TintedLine
from ui.words import translate


class MatchOfDayView(SellingView):
    """One leaf of the content for each step of the sale; the panel holds the bulletin throughout."""

    words_asked = Signal()
    confirmed = Signal()
    """Return was pressed where nothing on the page took it."""
    escaped = Signal()
    begun = Signal(str)
    """A figure or letter was typed where nothing on the page took it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bulletin = MatchView(self)
        self.changed = ChangedView(self)
        self.tender = TenderView(self)
        self.sold = SoldView(self)
        self.slip = LinesPanel(self)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.remove_changed = Button("", Icon.LIST_X, self)
        self.rule = Button("", Icon.BOOK_OPEN, self)
        self._leaves = QStackedWidget(self)
        self._by_step = {
            Step.BULLETIN: self.bulletin,
            Step.CHANGED: self.changed,
            Step.TENDER: self.tender,
            Step.SOLD: self.sold,
        }
        for leaf in self._by_step.values():
            # A wide layout must not keep the window from becoming narrow.
            leaf.setMinimumWidth(1)
            self._leaves.addWidget(leaf)
        self.content.addWidget(self._leaves, 1)
        self.panel.addWidget(self.slip, 1)
        self.add_action(self.back)
        self.add_action(self.remove_changed)
        self.add_rule(self.rule)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_step(self, step: Step) -> None:
        self._leaves.setCurrentWidget(self._by_step[step])
        self.back.setVisible(step in (Step.TENDER, Step.CHANGED))
        self.remove_changed.setVisible(step is Step.CHANGED)
        self.rule.setVisible(step is Step.CHANGED)

    def retranslate(self) -> None:
        self._say_actions()
        for part in (self.bulletin, self.changed, self.tender, self.slip):
            part.retranslate()
        self.words_asked.emit()

    def _say_actions(self) -> None:
        narrow = self.is_narrow
        back, rule = translate("Sale", "Revenir au bulletin"), translate("Sale", "Art. 2.1.6 · lire la règle")
        self.back.setText(translate("Sale", "Revenir") if narrow else back)
        self.rule.setText(translate("Sale", "Art. 2.1.6") if narrow else rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif key is Qt.Key.Key_Escape:
            self.escaped.emit()
        elif event.text().isprintable() and event.text().strip():
            self.begun.emit(event.text())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tender.set_narrow(narrow=self.is_narrow)
        self.changed.set_narrow(narrow=self.is_narrow)
        self._say_actions()


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
