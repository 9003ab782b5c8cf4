"""The layout of the imports: the files that wait, what they are, and every row that can't be taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from ui.icons import Icon
from ui.pages.imports.presenter import FileKind
from ui.shell import WorkPage
from ui.theme import row
from ui.widgets import (
    Button,
    Card,
    ChoiceButton,
    EmptyState,
    Heading,
    Notice,
    PathText,
    RowList,
    Text,
    TintedLine,
    WarningBand,
)
from ui.widgets.list_button import ListButton


class ImportsView(WorkPage):
    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.done = TintedLine("", "good", Icon.CIRCLE_CHECK, self)
        self.band = WarningBand("", "", Icon.TRIANGLE_ALERT, "bad", self)
        self.rows = RowList(self, gap=8, plain=True)
        self.nothing = EmptyState(Icon.FILE_DOWN, "", "", self)
        self.files: dict[str, ListButton] = {}
        self.kinds = {kind: ChoiceButton("", None, self, height=56) for kind in FileKind}
        self.kind_heading = Heading("", "", self, role="section")
        self.folder = Notice("", Icon.DOWNLOAD, self)
        self.folder_path = PathText("", "note", self)
        self.remark = Notice("", Icon.INFO, self)
        self.look_again = Button("", Icon.REFRESH_CW, self)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self.primary.set_icon(Icon.FILE_DOWN)
        self._group = QButtonGroup(self)
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def _lay_out(self) -> None:
        above: tuple[QWidget, ...] = (self.heading, self.done, self.band)
        for part in above:
            self.content.addWidget(part)
        self.content.addWidget(self.rows, 1)
        self.content.addWidget(self.nothing, 1)
        kinds = row(gap=8)
        group = QButtonGroup(self)
        for button in self.kinds.values():
            group.addButton(button)
            kinds.addWidget(button, 1)
        self.panel.addWidget(self.kind_heading)
        self.panel.addLayout(kinds)
        self.panel.addWidget(self.remark)
        self.panel.addStretch(1)
        self.panel.addWidget(self.folder)
        self.panel.addWidget(self.folder_path)
        self.add_action(self.back)
        self.add_action(self.look_again)
        for quiet in (self.done, self.band, self.back):
            quiet.hide()

    def show_files(self, names: Sequence[tuple[str, str]], chosen: str) -> None:
        """The files by name, each with what it looks like."""
        self._clear()
        for name, second in names:
            button = ListButton(name, second, self)
            button.setChecked(name == chosen)
            button.clicked.connect(partial(self.chosen.emit, name))
            self._group.addButton(button)
            self.rows.add(button)
            self.files[name] = button
        self.rows.setVisible(bool(names))
        self.nothing.setVisible(not names)

    def show_bad_rows(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Where, what and why of each row, in place of the files."""
        self._clear()
        for where, what, why in rows:
            card = Card(self, gap=2, margin=12)
            card.body.addWidget(Text(f"{where} · {what}", "strong", card, wrap=True))
            if why:
                card.body.addWidget(Text(why, "quiet", card, wrap=True))
            self.rows.add(card)
        self.rows.show()
        self.nothing.hide()

    def _clear(self) -> None:
        self.rows.clear()
        self.files = {}
