"""A supervisor's word at somebody else's desk: who, why, his code, and that it counts once (look 07b)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.domain.house.rights import Operator
from ui.icons import Icon
from ui.roles import function_of
from ui.theme import Weight, column, current_theme
from ui.widgets.boxes import Heading
from ui.widgets.fields import Field
from ui.widgets.pads import PinPad
from ui.widgets.painted import Face, PaintedButton, Run, paint_line
from ui.widgets.people import paint_initials
from ui.widgets.text import Notice
from ui.words import translate


class SupervisorButton(PaintedButton):
    """Who decides; a touch says the next one."""

    nominal_height = 64

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._function = ""
        self._has_others = False

    def say(self, name: str, function: str, *, others: bool) -> None:
        """`others`: a touch would say somebody else."""
        self._function, self._has_others = function, others
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
        if self._has_others:
            chevrons = Run(icon=Icon.CHEVRONS_UP_DOWN, size=20)
            paint_line(painter, [chevrons], self.width() - theme.px(34), middle, face.text)


class ApprovalPanel(QWidget):
    """The one way in which a page asks for a second person (HOUSE H2).

    `changed`: whether it is `is_complete` may have changed. `confirmed`: Return with everything in
    place. The code is forgotten once it is taken, and when somebody else is to give his.
    """

    changed = Signal()
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None, *, asks_reason: bool = False) -> None:
        super().__init__(parent)
        self._asks_reason, self._alone = asks_reason, False
        self._people: Sequence[Operator] = ()
        self._place = 0
        self.heading = Heading("", "", self, role="section")
        self.who = SupervisorButton(self)
        self.reason = Field("", self)
        self.reason.setVisible(asks_reason)
        self.why = Notice("", Icon.TRIANGLE_ALERT, self, tone="bad")
        self.why.hide()
        self.pad = PinPad(self, key_height=56 if asks_reason else 64, captions=False)
        self._once = Notice("", Icon.INFO, self)
        lines = column(self, gap=12)
        for part in (self.heading, self.who, self.reason, self.why, self.pad):
            lines.addWidget(part)
        lines.addStretch(1)
        lines.addWidget(self._once)
        self.who.clicked.connect(self._next)
        self.pad.changed.connect(self._touched)
        self.pad.confirmed.connect(self._return_pressed)
        self.reason.edit.textChanged.connect(self._touched)
        self.reason.edit.returnPressed.connect(self._return_pressed)
        self._show()

    def ask(self, title: str, second: str, people: Sequence[Operator], *, alone: bool = False) -> None:
        """Begin anew with who may give his word; `alone`: whoever is logged in decides by himself."""
        self.heading.say(title, second)
        self._people, self._place, self._alone = people, 0, alone
        self.reason.set_text("")
        self.pad.take_code()
        self.say_why("")
        self._show()

    @property
    def supervisor(self) -> Operator | None:
        """Who is to give his word; None where nobody may, or nobody has to."""
        return self._people[self._place] if self._people else None

    @property
    def chosen(self) -> str:
        """The id of who is to give his word, or an empty string."""
        return self.supervisor.id if self.supervisor is not None else ""

    @property
    def is_complete(self) -> bool:
        if self._asks_reason and not self.reason.text().strip():
            return False
        return self._alone or (self.supervisor is not None and self.pad.is_complete)

    def choose(self, operator: str) -> None:
        """Ask this one. Raises StopIteration where he may not."""
        self._place = next(place for place, each in enumerate(self._people) if each.id == operator)
        self.pad.take_code()
        self._show()

    def take_badge(self, owner: Operator) -> bool:
        """A badge was scanned: its owner has only his code left to type. False where he may not decide."""
        may = any(each.id == owner.id for each in self._people)
        if may:
            self.choose(owner.id)
            self.say_why("")
            self.pad.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            words = translate("Approval", "C’est le badge de {name}, qui ne décide pas ici.")
            self.say_why(words.format(name=owner.name))
        return may

    def take_code(self) -> str:
        return self.pad.take_code()

    def say_why(self, why: str) -> None:
        """Why the code was not accepted; an empty string takes it back."""
        self.why.say(why)
        self._once.setVisible(bool(self._people) and not why)

    def focus_first(self) -> None:
        (self.reason if self._asks_reason else self.pad).setFocus(Qt.FocusReason.OtherFocusReason)

    def _next(self) -> None:
        if self._people:
            self.choose(self._people[(self._place + 1) % len(self._people)].id)

    def _touched(self, _what: object = None) -> None:
        self.changed.emit()

    def _return_pressed(self) -> None:
        if self.is_complete:
            self.confirmed.emit()

    def _show(self) -> None:
        who = self.supervisor
        if who is None:
            nobody = translate("Approval", "Personne"), translate("Approval", "Nul ne peut décider ici")
            self.who.say(*nobody, others=False)
        else:
            self.who.say(who.name, function_of(who), others=len(self._people) > 1)
        self.who.setVisible(not self._alone)
        self.pad.setVisible(bool(self._people))
        self.reason.set_label(translate("Approval", "Motif, porté au journal"))
        self._once.say(
            translate("Approval", "Le code ne vaut que pour cette décision. Le journal garde les deux noms.")
        )
        self._once.setVisible(bool(self._people) and not self.why.text())
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.pad.isVisible() and event.text() and event.text() in "0123456789":
            self.pad.press(event.text())
            return
        super().keyPressEvent(event)


def wrong_code_words(tries_left: int) -> str:
    """What is said of a wrong code."""
    return translate("Approval", "Code faux. Encore %n essai(s) avant le blocage.", None, tries_left)
