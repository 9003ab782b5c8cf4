"""The layout of the posters: which one, of which sport; printed, or put into the folder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.pages.posters.presenter import Poster
from ui.shell import WorkPage
from ui.theme import grid
from ui.widgets import Button, ChoiceButton, Heading, NameText, Notice, PathText, RowList, TintedLine
from ui.widgets.list_button import ListButton
from ui.widgets.refusal import Refusal

_COLUMNS = 4


class PostersView(WorkPage):
    sport_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.posters = {poster: ListButton("", "", self) for poster in Poster}
        self.refusal = Refusal(self, can_leave=True)
        self.sport_heading = Heading("", "", self, role="section")
        self.sports: dict[str, ChoiceButton] = {}
        self.files = Heading("", "", self, role="section")
        self.folder = Notice("", Icon.DOWNLOAD, self)
        self.folder_path = PathText("", "note", self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.saved_name = NameText("", "strong", self)
        self.save = Button("", Icon.FILE_DOWN, self, height=56)
        self._sport_group = QButtonGroup(self)
        self._rows = RowList(self, gap=8, plain=True)
        self._sports = QWidget(self)
        self._sport_cells = grid(self._sports, gap=8, even_columns=_COLUMNS)
        self._lay_out()
        self.refusal.left.connect(self.refusal.clear)
        self.escaped.connect(self.refusal.clear)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _lay_out(self) -> None:
        group = QButtonGroup(self)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.refusal)
        for poster in self.posters.values():
            group.addButton(poster)
            self._rows.add(poster)
        self._rows.add(self.sport_heading)
        self._rows.add(self._sports)
        self.content.addWidget(self._rows, 1)
        over: tuple[QWidget, ...] = (self.files, self.folder, self.folder_path, self.done, self.saved_name)
        for part in over:
            self.panel.addWidget(part)
        self.panel.addStretch(1)
        self.panel.addWidget(self.save)
        self.show_done("")

    def show_sports(self, sports: Sequence[tuple[str, str]], chosen: str, *, shown: bool) -> None:
        """The sports by key and word; all of them have an empty key."""
        if [key for key, _ in sports] != list(self.sports):
            for old in self.sports.values():
                self._sport_group.removeButton(old)
                old.hide()
                old.deleteLater()
            self.sports = {}
            for place, (key, _) in enumerate(sports):
                button = ChoiceButton("", None, self)
                button.clicked.connect(partial(self.sport_chosen.emit, key))
                self._sport_group.addButton(button)
                self._sport_cells.addWidget(button, place // _COLUMNS, place % _COLUMNS)
                self.sports[key] = button
        for key, word in sports:
            self.sports[key].setText(word)
            self.sports[key].setChecked(key == chosen)
        for part in (self.sport_heading, self._sports):
            part.setVisible(shown)

    def show_done(self, what: str, name: str = "") -> None:
        """What was done, and the file it made; an empty text takes it back."""
        self.done.setVisible(bool(what))
        if what:
            self.done.say(what, "good", Icon.CIRCLE_CHECK)
        self.saved_name.setVisible(bool(name))
        self.saved_name.set_name(name)
