"""The layout of the guide (look 15): steps, the paper as it came out, the scanner in the panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.ports.devices import VirtualPaper
from ui.icons import Icon
from ui.pages.guide.parts import PaperPlace, PrinterMouth, StepButton
from ui.shell import WorkPage
from ui.theme import column, row, sized
from ui.widgets import (
    Button,
    Card,
    EmptyState,
    IconButton,
    IconText,
    Notice,
    OptionRow,
    PaperView,
    RowList,
    Rule,
    Tag,
    Text,
)

_STEPS_WIDTH: Final = 386
_NARROW_STEPS_WIDTH: Final = 292
_MOST_DOERS: Final = 2


class GuideView(WorkPage):
    """`step_touched` and `doer_touched` carry a place, `paper_touched` the number of a paper."""

    step_touched = Signal(int)
    doer_touched = Signal(int)
    paper_touched = Signal(int)

    def __init__(self, steps: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps_card = Card(self, gap=8, margin=16)
        self.progress = Text("", "caption", self)
        self.sentence = Text("", "title", self, wrap=True)
        self.steps = [StepButton(number, self) for number in range(1, steps + 1)]
        self.hint = Notice("", Icon.LIGHTBULB, self)
        self.ways = [Button("", Icon.ARROW_RIGHT, self, height=56) for _ in range(_MOST_DOERS)]
        self.evening = Button("", Icon.CLOCK, self, height=56)
        self.printer_title = Text("", "section", self)
        self.enlarge = IconButton(Icon.ZOOM_IN, "", self)
        self.paper = PaperView(self)
        self.no_paper = EmptyState(Icon.PRINTER, "", "", self)
        self.scanner_title = Text("", "section", self)
        self.ready = Tag("", "good", Icon.CHECK, self)
        self.place = PaperPlace(self)
        self.papers_title = Text("", "field", self)
        self.papers = RowList(self, gap=8)
        self._rows: dict[int, OptionRow] = {}
        self._enlarged = False
        self._lay_out()

    def _lay_out(self) -> None:
        body = self.steps_card.body
        body.addWidget(self.progress)
        body.addWidget(self.sentence)
        body.addWidget(Rule(self))
        steps = column(gap=0)
        for place, button in enumerate(self.steps):
            button.setObjectName(str(place))
            button.clicked.connect(self._touch_step)
            steps.addWidget(button)
        body.addLayout(steps)
        body.addStretch(1)
        body.addWidget(self.hint)
        ways = row(gap=8)
        for place, way in enumerate(self.ways):
            way.setObjectName(str(place))
            way.clicked.connect(self._touch_way)
            ways.addWidget(way, 1)
        body.addLayout(ways)
        body.addWidget(self.evening)
        head = row(gap=10)
        head.addWidget(IconText(Icon.PRINTER, 24, "ink", self))
        head.addWidget(self.printer_title)
        head.addStretch(1)
        head.addWidget(self.enlarge)
        printer = column(gap=0)
        printer.addLayout(head)
        printer.addSpacing(4)
        printer.addWidget(PrinterMouth(self))
        printer.addWidget(self.paper, 1)
        printer.addWidget(self.no_paper, 1)
        line = row(gap=16)
        line.addWidget(sized(self.steps_card, width=_STEPS_WIDTH))
        line.addLayout(printer, 1)
        self.content.addLayout(line, 1)
        self._lay_out_scanner()
        self.enlarge.clicked.connect(self._turn_size)

    def _lay_out_scanner(self) -> None:
        head = row(gap=10)
        head.addWidget(IconText(Icon.SCAN_BARCODE, 24, "ink", self))
        head.addWidget(self.scanner_title)
        head.addStretch(1)
        head.addWidget(self.ready)
        self.panel.addLayout(head)
        self.panel.addSpacing(4)
        self.panel.addWidget(self.place)
        self.panel.addWidget(self.papers_title)
        self.panel.addWidget(self.papers, 1)
        self.primary.set_icon(Icon.SCAN_BARCODE)
        self._group = QButtonGroup(self)

    def show_papers(self, papers: Sequence[VirtualPaper], lines: Sequence[tuple[str, str]]) -> None:
        """The papers to choose from, newest first, each with its two lines."""
        self.papers.clear()
        self._rows = {}
        for paper, (title, second) in zip(papers, lines, strict=True):
            button = OptionRow(title, second, self, height=64)
            button.setObjectName(str(paper.number))
            button.clicked.connect(self._touch_paper)
            self._group.addButton(button)
            self.papers.add(button)
            self._rows[paper.number] = button
        self.papers_title.setVisible(bool(papers))

    def show_paper(self, paper: VirtualPaper | None, description: str) -> None:
        """The picture of the paper in hand, as the printer made it."""
        self.paper.setVisible(paper is not None)
        self.no_paper.setVisible(paper is None)
        if paper is not None:
            self.paper.show_paper(QImage.fromData(paper.picture), description)
            self._rows[paper.number].setChecked(True)
            self.papers.show_row(list(self._rows).index(paper.number))

    def _turn_size(self) -> None:
        """The paper with the steps' room too, up to its own size; and back."""
        self._enlarged = not self._enlarged
        self.steps_card.setVisible(not self._enlarged)
        self.enlarge.set_icon(Icon.ZOOM_OUT if self._enlarged else Icon.ZOOM_IN)

    def show_ways(self, ways: Sequence[tuple[str, Icon | None]]) -> None:
        """The words and icon of each way to go on: a page that opens, or somebody who logs in."""
        for place, button in enumerate(self.ways):
            button.setVisible(place < len(ways))
            if place < len(ways):
                words, icon = ways[place]
                button.setText(words)
                button.set_icon(icon)

    def _touch_way(self) -> None:
        self.doer_touched.emit(int(self.sender().objectName()))

    def _touch_step(self) -> None:
        self.step_touched.emit(int(self.sender().objectName()))

    def _touch_paper(self) -> None:
        self.paper_touched.emit(int(self.sender().objectName()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.progress.setVisible(not self.is_narrow)
        sized(self.steps_card, width=_NARROW_STEPS_WIDTH if self.is_narrow else _STEPS_WIDTH)
        for button in (*self.steps, *self.ways, self.evening):
            button.nominal_height = 48 if self.is_narrow else 50
            button.updateGeometry()
        self.place.setMaximumHeight(self.place.sizeHint().height())
