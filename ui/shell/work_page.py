"""The layout that every page at a counter has: content, panel, one main action, a row of others."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QStatusTipEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ui.icons import Icon
from ui.theme import Token, column, current_theme, respaced, row, sized
from ui.widgets.buttons import PrimaryButton
from ui.widgets.painted import PaintedButton
from ui.widgets.text import Notice

PANEL_WIDTH: Final = 376
NARROW_PANEL_WIDTH: Final = 336
_NARROW_BELOW: Final = 1100
_WHY_STAYS_MS: Final = 6000
ACTION_HEIGHT: Final = 56
_APPEARS: Final = frozenset({QEvent.Type.EnabledChange, QEvent.Type.ShowToParent, QEvent.Type.HideToParent})


class WorkPage(QWidget):
    """Content at the left, the paper or the consequences in the panel, the main action at its foot.

    Fill `content` and `panel`; put secondary actions into the bottom row with `add_action`, "Art. … ·
    lire la règle" with `add_rule`. `primary` is 344×72, 16 px from right and bottom. While it is forbidden
    the line over it says why; any other disabled control says so there when it is touched. Without a panel
    the content has the whole width and `primary` stands at the right of the bottom row.
    """

    words_asked = Signal()
    """The language was switched: every word is to be set."""
    confirmed = Signal()
    """Return was pressed where nothing on the page took it."""
    escaped = Signal()
    """So was Escape."""

    def __init__(self, parent: QWidget | None = None, *, panel: bool = True) -> None:
        super().__init__(parent)
        self.primary = PrimaryButton("", None, self)
        self.why = Notice("", Icon.INFO, self)
        self.why.hide()
        content = QWidget(self)
        self.content: QVBoxLayout = column(content, gap=12)
        self._actions: QHBoxLayout = row(gap=8)
        self._rules: QHBoxLayout = row(gap=8)
        self._left: QVBoxLayout = column(gap=12, margins=16)
        self._left.addWidget(content, 1)
        bottom = row(gap=8)
        bottom.addLayout(self._actions)
        bottom.addStretch(1)
        bottom.addLayout(self._rules)
        self._left.addLayout(bottom)
        self._panel_body = QWidget(self)
        self.panel: QVBoxLayout = column(self._panel_body, gap=8)
        self._panel_frame: QFrame | None = None
        self._panel_lines: QVBoxLayout | None = None
        self._whole = whole = row(self, gap=0)
        # A page has the room that its window gives it, whatever it asks for; alone it would grow instead.
        whole.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        whole.addLayout(self._left, 1)
        if panel:
            whole.addWidget(self._make_panel())
        else:
            self._panel_body.hide()
            self._left.insertWidget(1, self.why)
            bottom.addWidget(self.primary)
        self._why_ends = QTimer(self)
        self._why_ends.setSingleShot(True)
        self._why_ends.timeout.connect(self._show_why_not)
        self.primary.why_changed.connect(self._show_why_not)
        self.primary.installEventFilter(self)

    def _make_panel(self) -> QFrame:
        frame = QFrame(self)
        frame.setObjectName("panel")
        lines = column(frame, gap=12, margins=(15, 16, 16, 16))
        lines.addWidget(self._panel_body, 1)
        lines.addWidget(self.why)
        lines.addWidget(self.primary)
        self._panel_frame, self._panel_lines = frame, lines
        return sized(frame, width=PANEL_WIDTH)

    def add_action(self, button: PaintedButton) -> None:
        """Put a secondary action at the left of the bottom row; it is made 56 high."""
        button.nominal_height = ACTION_HEIGHT
        self._actions.addWidget(button)

    def add_rule(self, button: PaintedButton) -> None:
        """Put the way to the rule at the right end of the bottom row."""
        button.nominal_height = ACTION_HEIGHT
        self._rules.addWidget(button)

    def say_why(self, why: str, icon: Icon = Icon.INFO, tone: Token = "ink2") -> None:
        """Show a sentence over the main action for a few seconds; its own reason stands there anyway."""
        if why == self.primary.why_disabled:
            return
        self.why.say(why, icon, tone)
        self._why_ends.start(_WHY_STAYS_MS)

    def forget_why(self) -> None:
        """What was said for a few seconds is over: something else was done since."""
        self._why_ends.stop()
        self._show_why_not()

    @Slot()
    def _show_why_not(self) -> None:
        """Why the main action can't be touched, as long as that is so; a sentence that passes goes first."""
        if self._why_ends.isActive():
            return
        primary = self.primary
        stands = not primary.isEnabled() and not primary.isHidden()
        self.why.say(primary.why_disabled if stands else "", Icon.INFO, "ink2")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.primary and event.type() in _APPEARS:
            self._show_why_not()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set the words that are the view's own, then ask for the page's; the base has none of its own."""
        self.words_asked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    @property
    def is_narrow(self) -> bool:
        """Whether the page is laid out for 1024×768."""
        return self.width() < current_theme().px(_NARROW_BELOW)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QStatusTipEvent):
            if event.tip():
                self.say_why(event.tip())
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margin = 12 if self.is_narrow else 16
        respaced(self._left, gap=12, margins=(margin, margin, margin, 16))
        if self._panel_frame is not None and self._panel_lines is not None:
            sized(self._panel_frame, width=NARROW_PANEL_WIDTH if self.is_narrow else PANEL_WIDTH)
            respaced(self._panel_lines, gap=12, margins=(margin - 1, 16, margin, 16))
        # At once, so that no frame of the other width is seen.
        self._whole.activate()
