"""The layout of the form: its leaves at the left, what helps to fill it in the panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.icons import Icon
from ui.pages.director.side import SideView
from ui.pages.director.terms.form import Item
from ui.pages.director.terms.leaf import FormLeaf
from ui.theme import column
from ui.widgets import Heading, Keypad, RowList, TintedLine
from ui.widgets.list_button import ListButton


class HintsPanel(QWidget):
    """Beside the form: what to begin from, or what is wrong with it; the pad under both."""

    source_chosen = Signal(int)
    """The place of a row of `show_sources`."""
    fault_chosen = Signal(object)
    """An `Item`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self, role="section")
        self.warning = TintedLine("", "warn", Icon.TRIANGLE_ALERT, self)
        self.rows = RowList(self, gap=8, plain=True)
        self.sources: list[ListButton] = []
        self.keypad = Keypad((",", "0", "backspace"), self, key_height=56)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(self.warning)
        lines.addWidget(self.rows, 1)
        lines.addWidget(self.keypad)
        self.warning.hide()

    def warn(self, words: str) -> None:
        """An empty string takes the warning back."""
        self.warning.say(words, "warn", Icon.TRIANGLE_ALERT)
        self.warning.setVisible(bool(words))

    def show_sources(self, sources: Sequence[tuple[str, str]]) -> None:
        """Rows stay while their number does: what is typed beside them changes their words alone."""
        if len(sources) != len(self.sources) or self.rows.count() != len(self.sources):
            self.rows.clear()
            self.sources = [self._row(partial(self.source_chosen.emit, at)) for at in range(len(sources))]
        for button, words in zip(self.sources, sources, strict=True):
            button.say(*words)

    def show_faults(self, faults: Sequence[tuple[Item, str, str]]) -> None:
        self.rows.clear()
        self.sources = []
        for item, label, why in faults:
            self._row(partial(self.fault_chosen.emit, item)).say(label, why)

    def _row(self, follow: Callable[[], None]) -> ListButton:
        button = ListButton("", "", self.rows)
        button.setCheckable(False)
        button.clicked.connect(follow)
        self.rows.add(button)
        return button


class TermsView(SideView):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = FormLeaf(self)
        self.content.addWidget(self.form, 1)
        self.hints = HintsPanel(self.beside)
        column(self.beside, gap=0).addWidget(self.hints, 1)
        self.add_action(self.form.type_name)
