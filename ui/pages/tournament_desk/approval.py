"""A supervisor's word at somebody else's desk: who, his code, and that it counts once (look 07b)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.domain.house.rights import Operator
from ui.icons import Icon
from ui.roles import function_of
from ui.theme import Weight, column, current_theme
from ui.widgets import Heading, Notice, PinPad, paint_initials
from ui.widgets.painted import Face, PaintedButton, Run, paint_line
from ui.words import translate


class SupervisorButton(PaintedButton):
    """Who decides; a touch says the next one."""

    nominal_height = 64

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._function = ""

    def say(self, name: str, function: str) -> None:
        self._function = function
        self.setText(name)
        self.setAccessibleName(f"{name}, {function}")
        self.update()

    def natural_width(self) -> float:
        words = max(Run(self.text(), 16).width(), Run(self._function, 14, Weight.TEXT).width())
        return words + current_theme().px(68 + 44)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        middle, left = self.height() / 2, theme.px(61)
        paint_initials(painter, self.text(), QPointF(theme.px(34), middle), 40, "pritint")
        paint_line(painter, [Run(self.text(), 16)], left, middle - theme.px(10), face.text)
        paint_line(painter, [Run(self._function, 14, Weight.TEXT)], left, middle + theme.px(11), "ink2")
        chevrons = Run(icon=Icon.CHEVRONS_UP_DOWN, size=20)
        paint_line(painter, [chevrons], self.width() - theme.px(34), middle, face.text)


class ApprovalPanel(QWidget):
    """`changed`: another supervisor, or another figure. `confirmed`: Enter with enough figures."""

    changed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Heading("", "", self, role="section")
        self.who = SupervisorButton(self)
        self.pad = PinPad(self, key_height=64, captions=False)
        self._notice = Notice("", Icon.INFO, self)
        self._supervisors: Sequence[Operator] = ()
        self._place = 0
        lines = column(self, gap=12)
        lines.addWidget(self._heading)
        lines.addWidget(self.who)
        lines.addWidget(self.pad)
        lines.addStretch(1)
        lines.addWidget(self._notice)
        self.who.clicked.connect(self._next)
        self.pad.changed.connect(self.changed)
        self.pad.confirmed.connect(self.confirmed)

    def ask(self, supervisors: Sequence[Operator]) -> None:
        """Ask one of these for his word."""
        self._supervisors, self._place = supervisors, 0
        self.pad.take_code()
        self._show()

    def say_asked(self, name: str, time: str) -> None:
        """Who asked for the decision, and when."""
        words = translate("TournamentDesk", "Demandée par {name} à {time}").format(name=name, time=time)
        self._heading.say(translate("TournamentDesk", "Décision d’un superviseur"), words)
        self._notice.say(
            translate(
                "TournamentDesk", "Le code ne vaut que pour cette décision. Le journal garde les deux noms."
            )
        )
        self._show()

    @property
    def supervisor(self) -> Operator | None:
        """Who is to decide; None where nobody may."""
        return self._supervisors[self._place] if self._supervisors else None

    @property
    def is_complete(self) -> bool:
        return self.supervisor is not None and self.pad.is_complete

    def _next(self) -> None:
        if self._supervisors:
            self._place = (self._place + 1) % len(self._supervisors)
            self.pad.take_code()
            self._show()

    def _show(self) -> None:
        who = self.supervisor
        if who is None:
            self.who.say(
                translate("TournamentDesk", "Personne"), translate("TournamentDesk", "Nul ne peut décider")
            )
        else:
            self.who.say(who.name, function_of(who))
        self.changed.emit()
