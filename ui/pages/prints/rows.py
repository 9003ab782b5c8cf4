"""The rows of the list of papers, and the cards of the printers (look 14)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QWidget

from app.domain.values.days import local
from app.ports.printing import Job, PrinterStatus
from ui.icons import Icon
from ui.pages.prints.words import job_tag, printer_words
from ui.theme import Token, column, current_theme, row, sized
from ui.widgets import Button, Card, Face, IconText, NameText, PaintedButton, Tag, Text
from ui.words import translate

ROW_HEIGHT: Final = 50
_TIME, _NARROW_TIME, _SUM, _PRINTER, _STATE = 84, 50, 110, 92, 130


class JobRow(PaintedButton):
    """One paper: touched as a whole, it is the one that is asked about."""

    radius = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.nominal_height = ROW_HEIGHT
        self.setCheckable(True)
        self.number = 0
        self._time = Text("", "quiet", self)
        self._document = NameText("", "value", self)
        self._sum = Text("", "body", self, align="right")
        self._printer = NameText("", "quiet", self)
        self._tag = Tag("", "neutral", Icon.CLOCK, self)
        line = row(self, gap=14, margins=(16, 0, 8, 0))
        line.addWidget(sized(self._time, width=_TIME))
        line.addWidget(self._document, 1)
        line.addWidget(sized(self._sum, width=_SUM))
        self._where, state = sized(QWidget(self), width=_PRINTER), sized(QWidget(self), width=_STATE)
        row(self._where, gap=0).addWidget(self._printer, 1)
        row(state, gap=0).addWidget(self._tag, 0, Qt.AlignmentFlag.AlignLeft)
        line.addWidget(self._where)
        line.addWidget(state)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        sized(self, height=ROW_HEIGHT)

    def show_job(self, job: Job, *, narrow: bool) -> None:
        self.number = job.number
        instant = local(job.queued_at)
        self._time.setText(f"{instant:%H:%M}" if narrow else f"{instant:%H:%M:%S}")
        sized(self._time, width=_NARROW_TIME if narrow else _TIME)
        self._document.set_name(paper_title(job))
        self._sum.setText(job.document.amount.text() if job.document.amount else "")
        self._printer.set_name(job.printer)
        self._where.setVisible(not narrow)
        self._tag.show_state(*job_tag(job))
        self.setAccessibleName(f"{paper_title(job)}, {self._tag.text()}")

    def natural_width(self) -> float:
        return 0.0

    def resting_face(self) -> Face:
        return Face("surface", "surface", "ink")

    def chosen_face(self) -> Face:
        return Face("sunken" if self.isDown() else "pritint", "pritint", "ink")

    def paint_face(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        painter.fillRect(self.rect(), theme.colour(face.fill))
        line = QRectF(0, self.height() - 1, self.width(), 1)
        painter.fillRect(line, theme.colour("line"))
        if self.isChecked() or self._by_keyboard:
            painter.fillRect(QRectF(0, 0, theme.px(4), self.height()), theme.colour("pri"))

    def paint_content(self, painter: QPainter, face: Face) -> None:
        """Its words are labels of their own."""


class JobListHead(QFrame):
    """The names of the columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "head")
        self._time, self._document = Text("", "group", self), Text("", "group", self)
        self._sum = Text("", "group", self, align="right")
        self._printer, self._state = Text("", "group", self), Text("", "group", self)
        line = row(self, gap=14, margins=(16, 9, 8, 9))
        line.addWidget(sized(self._time, width=_TIME))
        line.addWidget(self._document, 1)
        line.addWidget(sized(self._sum, width=_SUM))
        line.addWidget(sized(self._printer, width=_PRINTER))
        line.addWidget(sized(self._state, width=_STATE))

    def set_words(self, *, narrow: bool) -> None:
        sized(self._time, width=_NARROW_TIME if narrow else _TIME)
        self._time.clear()  # a label hints at the width it once had until its words change
        self._time.setText(translate("Prints", "Heure"))
        self._document.setText(translate("Prints", "Document"))
        self._sum.setText(translate("Prints", "Montant"))
        self._printer.setText(translate("Prints", "Imprimante"))
        self._state.setText(translate("Prints", "État"))
        self._printer.setVisible(not narrow)


class PrinterCard(Card):
    """A printer: its name and paper, how it is, and what can be tried."""

    tried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=0, margin=14)
        self._disc = _Disc(self)
        self._name = Text("", "strong", self)
        self._state = Text("", "note", self, wrap=True)
        self.again = Button("", Icon.ROTATE_CW, self)
        self.again.clicked.connect(self.tried)
        words = column(gap=1)
        words.addWidget(self._name)
        words.addWidget(self._state)
        line = row(gap=14)
        line.addWidget(self._disc)
        line.addLayout(words, 1)
        line.addWidget(self.again)
        self.body.addLayout(line)

    def show_printer(self, status: PrinterStatus) -> None:
        name = translate("Prints", "{printer} · {paper} mm")
        words, tone = printer_words(status)
        self._name.setText(name.format(printer=status.printer, paper=status.paper_mm))
        self._state.setText(words)
        self._disc.show_tone(tone)
        self.again.setText(translate("Prints", "Réessayer"))
        self.again.setVisible(tone != "good")


class _Disc(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = IconText(Icon.PRINTER, 24, "good", self)
        self._fill: Token = "goodtint"
        row(self, gap=0).addWidget(self._icon, 0, Qt.AlignmentFlag.AlignCenter)
        sized(self, width=48, height=48)

    def show_tone(self, tone: str) -> None:
        tones: dict[str, tuple[Token, Token]] = {
            "good": ("good", "goodtint"),
            "warn": ("warn", "warntint"),
            "bad": ("bad", "badtint"),
        }
        ink, self._fill = tones[tone]
        self._icon.set_icon(Icon.PRINTER_X if tone == "bad" else Icon.PRINTER, ink)
        self.update()

    def paintEvent(self, _event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme().colour(self._fill))
        painter.drawEllipse(self.rect())


def paper_title(job: Job) -> str:
    """`Duplicata 1 · Ticket 000 402`."""
    document = job.document
    if not document.duplicate:
        return document.title
    words = translate("Prints", "Duplicata {count} · {title}")
    return words.format(count=document.duplicate, title=document.title)
