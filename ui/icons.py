"""The icons: drawn from bundled SVGs in the colour of a token, each made once."""

from __future__ import annotations

from enum import StrEnum
from importlib import resources
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_THINNER_FROM: Final = 40
_STROKE: Final = b'stroke-width="2"'
_THIN_STROKE: Final = b'stroke-width="1.75"'


class Icon(StrEnum):
    """Every icon there is; the value is the name of its file."""

    ARROW_DOWN = "arrow-down"
    ARROW_LEFT = "arrow-left"
    ARROW_LEFT_RIGHT = "arrow-left-right"
    ARROW_RIGHT = "arrow-right"
    ARROW_UP = "arrow-up"
    BAN = "ban"
    BANKNOTE = "banknote"
    BELL = "bell"
    BOOK_OPEN = "book-open"
    BOOK_OPEN_CHECK = "book-open-check"
    CALENDAR_CLOCK = "calendar-clock"
    CALENDAR_DAYS = "calendar-days"
    CALENDAR_X = "calendar-x"
    CHECK = "check"
    CHEVRON_DOWN = "chevron-down"
    CHEVRON_LEFT = "chevron-left"
    CHEVRON_RIGHT = "chevron-right"
    CHEVRONS_UP_DOWN = "chevrons-up-down"
    CIRCLE_CHECK = "circle-check"
    CIRCLE_MINUS = "circle-minus"
    CIRCLE_QUESTION_MARK = "circle-question-mark"
    CIRCLE_X = "circle-x"
    CLIPBOARD_LIST = "clipboard-list"
    CLOCK = "clock"
    COFFEE = "coffee"
    COINS = "coins"
    CREDIT_CARD = "credit-card"
    DELETE = "delete"
    DICES = "dices"
    DOWNLOAD = "download"
    ELLIPSIS = "ellipsis"
    EQUAL = "equal"
    EQUAL_NOT = "equal-not"
    FILE_CHECK = "file-check"
    FILE_DOWN = "file-down"
    FILE_PEN_LINE = "file-pen-line"
    FILE_TEXT = "file-text"
    FILE_X = "file-x"
    FLAG = "flag"
    GRADUATION_CAP = "graduation-cap"
    GUICHET = "guichet"
    HAND_COINS = "hand-coins"
    HANDSHAKE = "handshake"
    HISTORY = "history"
    HOURGLASS = "hourglass"
    ID_CARD = "id-card"
    INFO = "info"
    KEYBOARD = "keyboard"
    LANDMARK = "landmark"
    LANGUAGES = "languages"
    LAYOUT_GRID = "layout-grid"
    LIGHTBULB = "lightbulb"
    LIST = "list"
    LIST_X = "list-x"
    LOADER = "loader"
    LOCK = "lock"
    LOG_IN = "log-in"
    MAP_PIN = "map-pin"
    MEDAL = "medal"
    MINUS = "minus"
    MOON = "moon"
    OCTAGON_X = "octagon-x"
    PAUSE = "pause"
    PENCIL_LINE = "pencil-line"
    PIN = "pin"
    PLAY = "play"
    PLUS = "plus"
    POWER = "power"
    PRINTER = "printer"
    PRINTER_X = "printer-x"
    RECEIPT_TEXT = "receipt-text"
    REFRESH_CW = "refresh-cw"
    ROTATE_CCW = "rotate-ccw"
    ROTATE_CW = "rotate-cw"
    SCAN_BARCODE = "scan-barcode"
    SCAN_LINE = "scan-line"
    SEARCH = "search"
    SEARCH_X = "search-x"
    SETTINGS = "settings"
    SHIELD_BAN = "shield-ban"
    SHIELD_CHECK = "shield-check"
    SHIELD_X = "shield-x"
    SHIFT = "arrow-big-up"
    SLIDERS = "sliders-horizontal"
    SPACE = "space"
    SPADE = "spade"
    STAMP = "stamp"
    STEP_FORWARD = "step-forward"
    SUN = "sun"
    TICKET = "ticket"
    TICKET_CHECK = "ticket-check"
    TIMER = "timer"
    TRASH = "trash-2"
    TRIANGLE_ALERT = "triangle-alert"
    TROPHY = "trophy"
    UNDO = "undo-2"
    USER = "user"
    USER_CHECK = "user-check"
    USER_LOCK = "user-lock"
    USER_PLUS = "user-plus"
    USER_X = "user-x"
    USERS = "users"
    VAULT = "vault"
    WALLET = "wallet"
    WIFI = "wifi"
    WIFI_OFF = "wifi-off"
    X = "x"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"

    @property
    def drawing(self) -> bytes:
        """The SVG as it lies in the resources."""
        return (resources.files("resources") / "icons" / f"{self.value}.svg").read_bytes()


class IconStore:
    """Icons as pixmaps, kept by name, colour, size and pixel ratio."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[Icon, str, int, float, str], QPixmap] = {}

    def pixmap(self, icon: Icon, colour: str, size: int, ratio: float = 1.0, accent: str = "") -> QPixmap:
        """`icon` in `colour` (`#rrggbb`), `size` px square on a screen of `ratio` device pixels.

        Strokes are 2 units of 24, and 1.75 from 40 px. `accent` is the second colour of the emblem.
        """
        key = (icon, colour, size, ratio, accent)
        if key not in self._pixmaps:
            self._pixmaps[key] = self._render(icon, colour, size, ratio, accent or colour)
        return self._pixmaps[key]

    def paint(self, painter: QPainter, icon: Icon, colour: str, centre: QPointF, size: int) -> None:
        """Draw `icon` around `centre`."""
        ratio = painter.device().devicePixelRatio()
        at = QPointF(round(centre.x() - size / 2), round(centre.y() - size / 2))
        painter.drawPixmap(at, self.pixmap(icon, colour, size, ratio))

    def _render(self, icon: Icon, colour: str, size: int, ratio: float, accent: str) -> QPixmap:
        drawing = icon.drawing.replace(b"currentColor", colour.encode()).replace(
            b"accentColor", accent.encode()
        )
        if size >= _THINNER_FROM:
            drawing = drawing.replace(_STROKE, _THIN_STROKE)
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(0, 0, pixmap.width(), pixmap.height()))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap
