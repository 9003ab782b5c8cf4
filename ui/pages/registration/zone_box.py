"""The machine-readable zone of a document: scanned, pasted or typed (look 07, top of the form)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from ui.icons import Icon
from ui.pages.registration.forms import DocumentKind
from ui.pages.registration.zone import ZoneState, zone_is_whole, zone_lines
from ui.theme import column, current_theme, row, sized
from ui.widgets import Button, Tag, TagKind, framed
from ui.words import translate

_LETTER_PX: Final = 14


@lru_cache(maxsize=1)
def _mono_family() -> str:
    face = resources.files("resources") / "fonts" / "paper" / "DejaVuSansMono.ttf"
    families = QFontDatabase.applicationFontFamilies(
        QFontDatabase.addApplicationFontFromData(face.read_bytes())
    )
    return families[0] if families else "monospace"


class ZoneBox(QWidget):
    """`whole` carries the text once as many letters stand there as a document has; `left` is Enter.

    The kind of document is one touch away: each touch says the next kind.
    """

    whole = Signal(str)
    left = Signal()
    state_changed = Signal()
    kind_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind_button = Button("", Icon.ID_CARD, self)
        self.kind_button.set_trailing_icon(Icon.CHEVRONS_UP_DOWN)
        self.tag = Tag("", "neutral", None, self)
        self.zone = QPlainTextEdit(self)
        self._kind = DocumentKind.CARD
        self._state = ZoneState.NOT_READ
        self._lay_out()
        self._dress()
        self.kind_button.clicked.connect(self._next_kind)
        self.zone.textChanged.connect(self._typed)
        self.zone.installEventFilter(self)
        current_theme().changed.connect(self._dress)

    def _lay_out(self) -> None:
        self.zone.setTabChangesFocus(True)
        self.zone.setFrameShape(QFrame.Shape.NoFrame)
        self.zone.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.zone.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.zone.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.zone.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.zone.setProperty("kind", "zone")
        sized(self.zone, height=66)
        box = framed("sunken", self)
        lines = column(box, gap=2, margins=(8, 6, 8, 4))
        head = row(gap=8)
        head.addWidget(self.kind_button)
        head.addStretch(1)
        head.addWidget(self.tag)
        lines.addLayout(head)
        lines.addWidget(self.zone)
        column(self, gap=0).addWidget(box)
        self.tag.hide()

    def _dress(self) -> None:
        theme = current_theme()
        font = QFont(_mono_family())
        font.setPixelSize(theme.px(_LETTER_PX))
        self.zone.setFont(font)

    @property
    def kind(self) -> DocumentKind:
        return self._kind

    def set_kind(self, kind: DocumentKind) -> None:
        self._kind = kind
        self._say_kind()

    def show_text(self, text: str) -> None:
        """Put the lines of a scan here."""
        self.zone.setPlainText("\n".join(zone_lines(text)))
        self._look_if_cut()

    def clear(self) -> None:
        self.zone.clear()
        self.set_kind(DocumentKind.CARD)

    @property
    def state(self) -> ZoneState:
        return self._state

    def say(self, state: ZoneState) -> None:
        """What came of the letters that stand here."""
        self._state = state
        tags: Mapping[ZoneState, tuple[str, TagKind, Icon]] = {
            ZoneState.RIGHT: (translate("Registration", "Clés de contrôle exactes"), "good", Icon.CHECK),
            ZoneState.WRONG: (translate("Registration", "Lecture à vérifier"), "warn", Icon.TRIANGLE_ALERT),
            ZoneState.CUT: (translate("Registration", "Lecture incomplète"), "warn", Icon.TRIANGLE_ALERT),
        }
        self.tag.setVisible(state in tags)
        if state in tags:
            self.tag.show_state(*tags[state])
        self.state_changed.emit()

    def retranslate(self) -> None:
        words = translate("Registration", "Scannez ou tapez les lignes au bas de la pièce")
        self.zone.setPlaceholderText(words)
        self.zone.setAccessibleName(words)
        self._say_kind()
        self.say(self._state)

    def _say_kind(self) -> None:
        words = {
            DocumentKind.CARD: translate("Registration", "Carte nationale d’identité"),
            DocumentKind.PASSPORT: translate("Registration", "Passeport"),
            DocumentKind.PERMIT: translate("Registration", "Titre de séjour"),
        }
        self.kind_button.setText(words[self._kind])

    def _next_kind(self) -> None:
        kinds = list(DocumentKind)
        self.set_kind(kinds[(kinds.index(self._kind) + 1) % len(kinds)])
        self.kind_changed.emit()

    def _typed(self) -> None:
        self.say(ZoneState.NOT_READ)
        text = self.zone.toPlainText()
        if zone_is_whole(zone_lines(text)):
            self.whole.emit(text)

    def _look_if_cut(self) -> None:
        lines = zone_lines(self.zone.toPlainText())
        if lines and not zone_is_whole(lines):
            self.say(ZoneState.CUT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.zone and event.type() == QEvent.Type.FocusOut:
            self._look_if_cut()
        if watched is self.zone and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            lines = zone_lines(self.zone.toPlainText())
            if enter and (not lines or zone_is_whole(lines)):
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Escape:
                event.ignore()
                return True
        return super().eventFilter(watched, event)
