"""A supervisor's word at somebody else's desk: who, why, his code, and that it counts once (look 07b)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.documents.elision import filled
from app.domain.house.rights import Operator
from ui.icons import Icon
from ui.roles import function_of
from ui.theme import Weight, column, current_theme, row
from ui.widgets.boxes import Heading
from ui.widgets.buttons import Button, IconButton
from ui.widgets.fields import Field
from ui.widgets.list_button import ListButton, elided
from ui.widgets.pads import PinPad
from ui.widgets.painted import Face, PaintedButton, Run, paint_line
from ui.widgets.people import paint_initials
from ui.widgets.scrolling import RowList
from ui.widgets.text import Notice
from ui.words import translate


class SupervisorButton(PaintedButton):
    """Who is asked for his code; a touch opens the list of those who may decide."""

    nominal_height = 64

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._function = ""
        self._has_others = False

    def say(self, name: str, function: str, *, others: bool) -> None:
        """`others`: there is somebody else to choose."""
        self._function, self._has_others = function, others
        self.setText(name)
        self.setAccessibleName(f"{name}, {function}")
        self.update()

    def natural_width(self) -> float:
        words = max(Run(self.text(), 20).width(), Run(self._function, 14, Weight.TEXT).width())
        return words + current_theme().px(68 + 44)

    def paint_content(self, painter: QPainter, face: Face) -> None:
        theme = current_theme()
        middle, left = self.height() / 2, theme.px(61)
        paint_initials(painter, self.text(), QPointF(theme.px(34), middle), 40, "pritint")
        room = self.width() - left - theme.px(44 if self._has_others else 12)
        paint_line(painter, [elided(Run(self.text(), 20), room)], left, middle - theme.px(10), face.text)
        function = elided(Run(self._function, 14, Weight.TEXT), room)
        paint_line(painter, [function], left, middle + theme.px(14), "ink2")
        if self._has_others:
            chevrons = Run(icon=Icon.CHEVRONS_UP_DOWN, size=20)
            paint_line(painter, [chevrons], self.width() - theme.px(34), middle, face.text)


class SupervisorList(RowList):
    """Those who may decide, each one touch; who is asked now bears a check."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, gap=8, plain=True)
        self.buttons: list[ListButton] = []
        self.hide()

    def offer(self, people: Sequence[Operator], asked: str) -> None:
        """`asked` is the id of who is asked now."""
        self.clear()
        self.buttons = [ListButton(each.name, function_of(each), self) for each in people]
        for button, each in zip(self.buttons, people, strict=True):
            button.setChecked(each.id == asked)
            button.clicked.connect(partial(self.chosen.emit, each.id))
            self.add(button)


class ReadyReasons(QWidget):
    """The usual reasons side by side, each of them one touch."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = row(self, gap=8)
        self.buttons: list[Button] = []
        self.hide()

    def offer(self, reasons: Sequence[str]) -> None:
        """Offer these; without any, nothing is shown."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [Button(reason, None, self) for reason in reasons]
        for button, reason in zip(self.buttons, reasons, strict=True):
            button.clicked.connect(partial(self.chosen.emit, reason))
            self._line.addWidget(button, 1)
        self.setVisible(bool(reasons))


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
        self.list = SupervisorList(self)
        self.list.chosen.connect(self._take_supervisor)
        self.reason = Field("", self)
        self.reason.setVisible(asks_reason)
        self.ready = ReadyReasons(self)
        self.keyboard = IconButton(Icon.KEYBOARD, "", self)
        self.keyboard.hide()
        self.ready.chosen.connect(self._take_reason)
        self.why = Notice("", Icon.TRIANGLE_ALERT, self, tone="bad")
        self.why.hide()
        self.pad = PinPad(self, key_height=56 if asks_reason else 64, captions=False)
        self._once = Notice("", Icon.INFO, self)
        lines = column(self, gap=8 if asks_reason else 12)
        written = row(gap=8)
        written.addWidget(self.reason, 1)
        written.addWidget(self.keyboard, 0, Qt.AlignmentFlag.AlignBottom)
        lines.addWidget(self.heading)
        lines.addWidget(self.who)
        lines.addWidget(self.list, 9)
        lines.addWidget(self.ready)
        lines.addLayout(written)
        lines.addWidget(self.why)
        lines.addWidget(self.pad)
        lines.addStretch(1)
        lines.addWidget(self._once)
        self.who.clicked.connect(self._open_list)
        self.pad.changed.connect(self._touched)
        self.pad.confirmed.connect(self._return_pressed)
        self.reason.edit.textChanged.connect(self._touched)
        self.reason.edit.returnPressed.connect(self._return_pressed)
        self._show()

    def ask(
        self,
        title: str,
        second: str,
        people: Sequence[Operator],
        *,
        alone: bool = False,
        ready: Sequence[str] = (),
    ) -> None:
        """Begin anew with who may give his word; `alone`: whoever is logged in decides by himself.

        `ready` are usual reasons, of which a touch writes one; with them comes `keyboard`, by which
        the page is asked for its keyboard on the screen.
        """
        self.ready.offer(ready)
        self.heading.say(title, second)
        self._people, self._place, self._alone = people, 0, alone
        self.reason.set_text("")
        self.pad.take_code()
        self.list.hide()
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
        if not self.list.isHidden() or (self._asks_reason and not self.reason.text().strip()):
            return False
        return self._alone or (self.supervisor is not None and self.pad.is_complete)

    def choose(self, operator: str) -> None:
        """Ask this one. Raises StopIteration where he may not."""
        self.list.hide()
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
            self.say_why(filled(words, name=owner.name))
        return may

    def take_code(self) -> str:
        return self.pad.take_code()

    def say_why(self, why: str) -> None:
        """Why the code was not accepted; an empty string takes it back."""
        self.why.say(why)
        self._show_once()

    def _show_once(self) -> None:
        """Where there is room for it: beside usual reasons there is none."""
        listed, why = not self.list.isHidden(), self.why.text()
        self.ready.setVisible(bool(self.ready.buttons) and not why and not listed)
        self._once.setVisible(bool(self._people) and not (why or self.ready.buttons or listed))

    def focus_first(self) -> None:
        (self.reason if self._asks_reason else self.pad).setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_list(self) -> None:
        """In the place of the code, which goes on as it was where the list is left again."""
        if len(self._people) > 1:
            self.list.offer(self._people, self.chosen)
            self.list.setVisible(self.list.isHidden())
            self._show()

    def _take_supervisor(self, operator: str) -> None:
        if operator == self.chosen:
            self._open_list()
        else:
            self.choose(operator)
        self.pad.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_reason(self, reason: str) -> None:
        self.reason.set_text(reason)
        self.pad.setFocus(Qt.FocusReason.OtherFocusReason)

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
        listed = not self.list.isHidden()
        self.reason.setVisible(self._asks_reason and not listed)
        self.keyboard.setVisible(bool(self.ready.buttons) and not listed)
        self.pad.setVisible(bool(self._people) and not listed)
        self.keyboard.set_name(translate("Approval", "Clavier"))
        self.reason.set_label(translate("Approval", "Motif, porté au journal"))
        self._once.say(
            translate("Approval", "Le code ne vaut que pour cette décision. Le journal garde les deux noms.")
        )
        self._show_once()
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
