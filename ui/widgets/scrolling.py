"""Lists and papers that scroll: by drag, by wheel, by a bar of 16 px."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QScrollArea,
    QScroller,
    QScrollerProperties,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ui.theme import column, current_theme
from ui.widgets.boxes import clear_rows, rows_of

_DRAG_STARTS_AFTER: Final = 0.004  # metres: a touch that trembles is still a touch


def drag_scroll(area: QAbstractScrollArea) -> None:
    """Let `area` (a list, a table, a scroll area) be scrolled by dragging its content."""
    viewport = area.viewport()
    QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.LeftMouseButtonGesture)
    scroller = QScroller.scroller(viewport)
    properties = scroller.scrollerProperties()
    metric = QScrollerProperties.ScrollMetric
    never = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    properties.setScrollMetric(metric.DragStartDistance, _DRAG_STARTS_AFTER)
    properties.setScrollMetric(metric.VerticalOvershootPolicy, never)
    properties.setScrollMetric(metric.HorizontalOvershootPolicy, never)
    scroller.setScrollerProperties(properties)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    if isinstance(area, QAbstractItemView):
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)


class _RoundedFrame(QWidget):
    """Lies over a list and gives it the border and corners of a card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, rounded = QPainterPath(), QPainterPath()
        whole.addRect(QRectF(self.rect()))
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        rounded.addRoundedRect(edge, theme.px(12), theme.px(12))
        painter.fillPath(whole.subtracted(rounded), theme.colour("canvas"))
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawPath(rounded)


class ListCard(QWidget):
    """A scrolling list on the page's canvas, with the border and corners of a card.

    `head` stands over the list and does not scroll.
    """

    def __init__(
        self, area: QAbstractScrollArea, parent: QWidget | None = None, *, head: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        lines = column(self, gap=0)
        if head is not None:
            lines.addWidget(head)
        lines.addWidget(area, 1)
        self._frame = _RoundedFrame(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._frame.setGeometry(self.rect())
        self._frame.raise_()


class RowList(QScrollArea):
    """A column of widgets that scrolls; the bar shows only where there is something to scroll.

    `plain` leaves it without a ground of its own.
    """

    def __init__(self, parent: QWidget | None = None, *, gap: int = 0, plain: bool = False) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("kind", "plain" if plain else "list")
        inner = QWidget(self)
        inner.setObjectName("rows")
        self._rows: QVBoxLayout = column(inner, gap=gap)
        self._rows.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._seen: QWidget | None = None
        self.setWidget(inner)
        inner.setAutoFillBackground(False)  # taking a widget in, the area gives it a ground
        self.viewport().setAutoFillBackground(False)
        drag_scroll(self)

    def add(self, widget: QWidget) -> None:
        self._rows.addWidget(widget)

    def clear(self) -> None:
        """Delete every row."""
        self._seen = None
        clear_rows(self._rows)

    def count(self) -> int:
        return self._rows.count()

    def row_at(self, place: int) -> QWidget:
        """The row at `place`, from 0. Raises IndexError."""
        return rows_of(self._rows)[place]

    def show_row(self, place: int) -> None:
        """Scroll to the row at `place`, from 0, and there again whenever room or rows change.

        Raises IndexError.
        """
        self._seen = self.row_at(place)
        self._scroll_to_seen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll_to_seen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """New rows have their place only once the list was laid out."""
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._scroll_to_seen()
        return done

    def _scroll_to_seen(self) -> None:
        if self._seen is not None:
            self.ensureWidgetVisible(self._seen, 0, 0)


class _Sheet(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._paper = QImage()
        self._percent = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_paper(self, paper: QImage) -> None:
        self._paper = paper
        self.updateGeometry()
        self.update()

    def set_percent(self, percent: int) -> None:
        self._percent = percent
        self.updateGeometry()
        self.update()

    def _shown_width(self, width: int) -> int:
        if self._percent:
            return self._paper.width() * self._percent // 100
        return min(max(width - 2 * current_theme().px(24), 1), self._paper.width())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._paper.isNull():
            return 0
        shown = self._shown_width(width)
        return self._paper.height() * shown // self._paper.width() + 2 * current_theme().px(14)

    def sizeHint(self) -> QSize:
        width = max(self.width(), 1)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._paper.isNull():
            return
        width = self._shown_width(self.width())
        height = self._paper.height() * width // self._paper.width()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = painter.device().devicePixelRatio()
        scaled = self._paper.scaled(
            round(width * ratio),
            round(height * ratio),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        scaled.setDevicePixelRatio(ratio)
        painter.drawImage((self.width() - width) // 2, current_theme().px(14), scaled)


class PaperView(QScrollArea):
    """A receipt as it came out of the printer, fitted to the width or enlarged, scrolled by drag.

    The image is white in both schemes, as paper is.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setProperty("kind", "plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sheet = _Sheet(self)
        self.setWidget(self._sheet)
        self.viewport().setAutoFillBackground(False)
        self._sheet.setAutoFillBackground(False)
        drag_scroll(self)

    def show_paper(self, paper: QImage, description: str) -> None:
        """Show the image of a paper; `description` is its accessible name."""
        self._sheet.show_paper(paper)
        self.setAccessibleName(description)

    def enlarge(self, percent: int = 0) -> None:
        """Show the paper at `percent` of its dots, or fitted to the width with 0."""
        self._sheet.set_percent(percent)
