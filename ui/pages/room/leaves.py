"""What stands in the content of the room: who has come, the plan, one table, the result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QScrollArea, QSizePolicy, QWidget

from ui.icons import Icon
from ui.models.amount_entry import EditKey
from ui.pages.room.geometry import MOST_CARDS
from ui.pages.room.pictures import TablePicture
from ui.pages.room.plan import RoomPlan
from ui.theme import Weight, column, current_theme, row, sized
from ui.widgets import (
    Card,
    ChoiceButton,
    Heading,
    Keypad,
    KeyValueRow,
    NameText,
    RowList,
    Rule,
    StepList,
    Text,
    drag_scroll,
)
from ui.widgets.painted import Run, paint_line
from ui.words import translate


class GatheringLeaf(QWidget):
    """Before the draw: who has come, who is missing, what the draw has committed itself to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self._figures = [KeyValueRow("", "", self, role="strong") for _ in range(5)]
        self._counts = Card(self, gap=12)
        for figure in self._figures:
            self._counts.body.addWidget(figure)
        self._missing = RowList(self)
        self._missing_card = Card(self, gap=8, margin=16)
        self._missing_card.body.addWidget(self._missing, 1)
        self._proof = Card(self, gap=8, margin=16)
        self._digest = Text("", "value", self, wrap=True)
        self._proof_words = Text("", "note", self, wrap=True)
        self._proof.body.addWidget(self._digest)
        self._proof.body.addWidget(self._proof_words)
        middle = row(gap=12)
        middle.addWidget(self._counts, 1)
        middle.addWidget(self._missing_card, 1)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addLayout(middle, 1)
        lines.addWidget(self._proof)
        self._counts.body.addStretch(1)

    def show_counts(self, counts: Sequence[tuple[str, str]]) -> None:
        for figure, (label, value) in zip(self._figures, counts, strict=True):
            figure.set_label(label)
            figure.set_value(value)

    def show_missing(self, title: str, names: Sequence[str]) -> None:
        self._missing_card.set_title(title)
        self._missing.clear()
        for name in names:
            self._missing.add(sized(NameText(name, "body", self._missing), height=36))

    def show_commitment(self, digest: str) -> None:
        self._proof.set_title(translate("Room", "Empreinte publiée avant le tirage"))
        self._digest.setText(" ".join(digest[at : at + 8] for at in range(0, len(digest), 8)))
        words = translate(
            "Room",
            "Elle est affichée avant que l’on sache qui sera assis où. La clé, imprimée après le tirage, "
            "permet à chacun de le refaire.",
        )
        self._proof_words.setText(words)


class Legend(QWidget):
    """What the marks of the plan mean, and who watches which tables; painted in one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._watch: tuple[str, ...] = ()
        self._seats = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        sized(self, height=24)

    @Slot(bool)
    def show_marks(self, of_seats: bool) -> None:
        """Tiles show no seats, and need no words for their marks."""
        self._seats = of_seats
        self.update()

    def show_watch(self, watch: Sequence[str]) -> None:
        """`Tables 1 à 3 : Nadia Sorel`, for each chief."""
        self._watch = tuple(watch)
        self.setAccessibleName(". ".join(self._watch))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self._paint_marks(painter) if self._seats else 0.0
        right = float(self.width())
        for words in reversed(self._watch):
            run = Run(words, 13, Weight.TEXT)
            right -= run.width()
            if right < left:
                return
            paint_line(painter, [run], right, self.height() / 2, "ink2")
            right -= theme.px(16)

    def _paint_marks(self, painter: QPainter) -> float:
        theme = current_theme()
        middle, left = self.height() / 2, 1.0
        marks = (
            ("button", translate("Room", "Bouton")),
            ("full", translate("Room", "Arrive")),
            ("dashed", translate("Room", "Libre")),
            ("pin", translate("Room", "Place fixe")),
        )
        for kind, word in marks:
            box = QRectF(left, middle - theme.px(8), theme.px(20), theme.px(16))
            painter.setPen(QPen(theme.colour("pri" if kind == "full" else "ctl"), 1))
            painter.setBrush(theme.colour("pri") if kind == "full" else Qt.BrushStyle.NoBrush)
            if kind == "button":
                painter.setBrush(theme.colour("ink"))
                painter.drawEllipse(QPointF(box.center()), theme.px(10), theme.px(10))
                letter = Run("D", 12, Weight.AMOUNT)
                paint_line(painter, [letter], box.center().x() - letter.width() / 2, middle, "surface")
            elif kind == "pin":
                centre = QPointF(box.center())
                painter.drawEllipse(centre, theme.px(10), theme.px(10))
                theme.icons.paint(painter, Icon.PIN, theme.tokens.ink, centre, theme.px(13))
            else:
                if kind == "dashed":
                    painter.setPen(QPen(theme.colour("ctl"), 1, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(box, theme.px(4), theme.px(4))
            run = Run(word, 13, Weight.TEXT)
            paint_line(painter, [run], box.right() + theme.px(8), middle, "ink2")
            left = box.right() + theme.px(8) + run.width() + theme.px(18)
        return left


class PlanArea(QScrollArea):
    """Tells the plan how much of it can be seen at once."""

    def __init__(self, plan: RoomPlan, parent: QWidget) -> None:
        super().__init__(parent)
        self._plan = plan
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("kind", "plain")
        self.setWidget(plan)
        self.viewport().setAutoFillBackground(False)
        plan.setAutoFillBackground(False)
        drag_scroll(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._plan.set_room(self.viewport().size())


class PlanLeaf(QWidget):
    """The plan, with filters where there are many tables, and its legend."""

    filtered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plan = RoomPlan(self)
        self.area = PlanArea(self.plan, self)
        self.legend = Legend(self)
        self.plan.seats_shown.connect(self.legend.show_marks)
        self._group = QButtonGroup(self)
        self.every, self.busy = ChoiceButton("", None, self), ChoiceButton("", None, self)
        self.filters = QWidget(self)
        line = row(self.filters, gap=8)
        for button in (self.every, self.busy):
            self._group.addButton(button)
            line.addWidget(button)
        line.addStretch(1)
        self.every.setChecked(True)
        self._group.buttonClicked.connect(self._filter)
        lines = column(self, gap=12)
        lines.addWidget(self.filters)
        lines.addWidget(self.area, 1)
        lines.addWidget(self.legend)
        self._tables: Sequence[TablePicture] = ()

    @property
    def shown(self) -> Sequence[TablePicture]:
        """The tables on the plan, in the order of its targets."""
        return self.plan.tables

    def show_tables(self, tables: Sequence[TablePicture]) -> None:
        self._tables = tables
        busy = [table for table in tables if _is_busy(table)]
        self.every.setText(translate("Room", "Toutes"))
        self.every.set_count(str(len(tables)))
        self.busy.setText(translate("Room", "À équilibrer"))
        self.busy.set_count(str(len(busy)))
        self.busy.setEnabled(bool(busy))
        if not busy:
            self.every.setChecked(True)
        self.filters.setVisible(len(tables) > MOST_CARDS)
        self.plan.show_tables(busy if self.busy.isChecked() else tables)

    def _filter(self) -> None:
        self.show_tables(self._tables)


def _is_busy(table: TablePicture) -> bool:
    return table.breaks or table.uneven or table.arriving > 0


class ResultLeaf(QWidget):
    """The places once the tournament is over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading("", "", self)
        self.places = RowList(self)
        card = Card(self, gap=0, margin=12)
        card.body.addWidget(self.places, 1)
        lines = column(self, gap=12)
        lines.addWidget(self.heading)
        lines.addWidget(card, 1)

    def show_places(self, places: Sequence[tuple[str, str, str]]) -> None:
        """Each is (place, name, prize)."""
        self.places.clear()
        for at, (place, name, prize) in enumerate(places):
            if at:
                self.places.add(Rule(self.places))
            line = sized(QWidget(self.places), height=50)
            inside = row(line, gap=12, margins=(8, 0, 8, 0))
            inside.addWidget(sized(Text(place, "quiet", line), least_width=72))
            inside.addWidget(NameText(name, "strong", line), 1)
            inside.addWidget(Text(prize, "strong", line, align="right"))
            self.places.add(line)


class StepsLeaf(QWidget):
    """In the panel: what an act will do, before it is done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps = StepList("", (), self)
        self._lines = column(self, gap=12)
        self._lines.addWidget(self.steps)
        self._lines.addStretch(1)

    def add_keypad(self) -> Keypad:
        """Keys at the foot, for what is typed in the content."""
        keypad = Keypad(("00", "0", EditKey.BACKSPACE), self, key_height=56)
        self._lines.addWidget(keypad)
        return keypad
