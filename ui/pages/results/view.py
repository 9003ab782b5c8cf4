"""The layout of the results page (look 05)."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.icons import Icon
from ui.pages.results.consequences import ConsequencesPanel
from ui.pages.results.events import EventChooser, EventList
from ui.pages.results.form import ResultForm
from ui.pages.results.winners_form import WinnersForm
from ui.shell import WorkPage
from ui.theme import row, sized
from ui.widgets import EmptyState, Notice
from ui.widgets.refusal import Refusal

_LIST_WIDTH = 258


class ResultsView(WorkPage):
    """Events at the left, the entry in the middle, the consequences in the panel.

    Where the window is narrow the list gives way to one line over the entry, and comes back in the
    entry's place when that line is touched.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.events = EventList(self)
        self.chooser = EventChooser(self)
        self.form = ResultForm(self)
        self.winners = WinnersForm(self)
        self._by_hand = False
        self.nothing = EmptyState(Icon.FLAG, "", "", self)
        self.refusal = Refusal(self, can_leave=True)
        self.consequences = ConsequencesPanel(self)
        self.remark = Notice("", Icon.INFO, self)
        self.primary.set_icon(Icon.STAMP)
        self._choosing = False
        self._middle = QStackedWidget(self)
        self._list_place = QWidget(self)
        self._wide_place = QWidget(self)
        self._lay_out()
        self.chooser.list_asked.connect(self._turn_list)
        self.refusal.left.connect(self.show_form)
        QShortcut(QKeySequence("Esc"), self, self._back)

    def _lay_out(self) -> None:
        for place in (self.form, self.winners, self.nothing, self.refusal, self._list_place):
            self._middle.addWidget(place)
        self._narrow_lines = row(self._list_place)
        self._wide_lines = row(self._wide_place)
        sized(self._wide_place, width=_LIST_WIDTH)
        self._wide_lines.addWidget(self.events)
        self.content.addWidget(self.chooser)
        line = row(gap=16)
        line.addWidget(self._wide_place)
        line.addWidget(self._middle, 1)
        self.content.addLayout(line, 1)
        self.panel.addWidget(self.consequences, 1)
        self.panel.addWidget(self.remark)

    def show_form(self) -> None:
        """The entry, in the place of a refusal or of the list."""
        self._choosing = False
        self._middle.setCurrentWidget(self.winners if self._by_hand else self.form)

    def enter_by_hand(self, by_hand: bool) -> None:
        """Whether winners are named, or a score is entered; seen at the next `show_form`."""
        self._by_hand = by_hand

    def show_nothing(self) -> None:
        """No event waits."""
        self._choosing = False
        self._middle.setCurrentWidget(self.nothing)

    def show_refusal(self) -> None:
        self._choosing = False
        self._middle.setCurrentWidget(self.refusal)

    @property
    def shows_form(self) -> bool:
        return self._middle.currentWidget() in (self.form, self.winners)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.is_narrow
        self._wide_place.setVisible(not narrow)
        self.form.set_compact(narrow)
        self.chooser.setVisible(narrow)
        (self._narrow_lines if narrow else self._wide_lines).addWidget(self.events)
        if not narrow and self._choosing:
            self.show_form()

    def _turn_list(self) -> None:
        if self._choosing:
            self.show_form()
        else:
            self._choosing = True
            self._middle.setCurrentWidget(self._list_place)

    def _back(self) -> None:
        if self._choosing or not self.refusal.isHidden():
            self.refusal.clear()
            self.show_form()
