"""The customer's screen (look 11): what is sold, what to pay, what is given back; a scanned ticket's gain."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent

from app.domain.values.days import local
from ui.customer import CustomerScreen, Goods, Sale
from ui.desk import Desk
from ui.second.customer_painting import Head, paint_customer
from ui.shell.second_screen import SecondScreen
from ui.words import translate

_LOOKS_EVERY_MS = 1000
_IN_A_WINDOW = (960, 540)


class CustomerDisplay(SecondScreen):
    """Full screen on the second screen. Without one it is hidden, or in a window if somebody asks (F62)."""

    def __init__(self, screen: CustomerScreen, desk: Desk) -> None:
        super().__init__()
        self._screen, self._desk = screen, desk
        # The station ends with its own window, whatever the customer still sees.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        screen.changed.connect(self._show_anew)
        screen.preview_asked.connect(self.preview)
        self._time = QTimer(self)
        self._time.setInterval(_LOOKS_EVERY_MS)
        self._time.timeout.connect(self._look)
        self._head = self._present_head()
        self._time.start()
        self._name()

    @Slot()
    def preview(self) -> None:
        """In a window of its own, where there is no second screen."""
        if self.is_on_second_screen:
            return
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint, on=False)
        self.showNormal()
        self.resize(*_IN_A_WINDOW)

    def end(self) -> None:
        """Take it away for good."""
        self._time.stop()
        self.stop()
        self.close()

    @Slot()
    def _show_anew(self) -> None:
        self._head = self._present_head()
        self.update()

    @Slot()
    def _look(self) -> None:
        head = self._present_head()
        if head != self._head:
            self._head = head
            self.update()

    def _present_head(self) -> Head:
        desk, showing = self._desk, self._screen.showing
        place = translate("Customer", "Paris sportifs à cotes · point de vente {number}")
        if isinstance(showing, Sale) and showing.goods is not Goods.BET:
            place = translate("Customer", "Tournois de poker")
        number = desk.point_of_sale.number
        now = local(desk.house.clock.now())
        marking = desk.establishment.marking
        return Head(desk.point_of_sale.name, place.format(number=number), f"{now:%H:%M}", marking)

    def _name(self) -> None:
        self.setWindowTitle(translate("Customer", "Écran du client"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._look()
            self.update()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.hide()
        super().closeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_customer(QPainter(self), self.rect().toRectF(), self._head, self._screen.showing)
