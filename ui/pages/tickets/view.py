"""The layout of the day's tickets: the list at the left, the ticket in hand in the panel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QWidget

from ui.icons import Icon
from ui.pages.tickets.paper import ControlQuestion, TicketPaper
from ui.pages.tickets.presenter import Step
from ui.pages.tickets.ticket_list import TicketList
from ui.shell import WorkPage
from ui.theme import column, row
from ui.widgets import (
    ApprovalPanel,
    AzertyKeyboard,
    Button,
    EmptyState,
    Heading,
    LineEdit,
    ListCard,
    Text,
    TintedLine,
    Verdict,
    VerdictBand,
)
from ui.widgets.refusal import Refusal
from ui.words import translate


class TicketsView(WorkPage):
    """`confirmed` and `escaped` come from keys that nothing on the page took."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.band = VerdictBand(Verdict("", "", Icon.UNDO, "good"), self)
        self.refusal = Refusal(self, can_leave=True)
        self.search = LineEdit("", self, icon=Icon.SEARCH)
        self.list = TicketList(self)
        self.nothing = EmptyState(Icon.RECEIPT_TEXT, "", "", self)
        self._card = ListCard(self.list, self)
        self.count = Text("", "quiet", self)
        self._whole_list = QWidget(self)
        self.nobody = EmptyState(Icon.RECEIPT_TEXT, "", "", self)
        self.paper = TicketPaper(self)
        self.echo = TintedLine("", "good", Icon.PRINTER, self)
        self.control = ControlQuestion(self)
        self.replacing = ReplacingNotice(self)
        self.approval = ApprovalPanel(self, asks_reason=True)
        self._writing = QWidget(self)
        self.keyboard = AzertyKeyboard(self)
        self._panels = QStackedWidget(self)
        self.copy = Button("", Icon.PRINTER, self)
        self.replace = Button("", Icon.ROTATE_CW, self)
        self.back = Button("", Icon.ARROW_LEFT, self)
        self._lay_out()

    def _lay_out(self) -> None:
        lines = column(self._whole_list, gap=12)
        lines.addWidget(self.search)
        lines.addWidget(self._card, 1)
        lines.addWidget(self.nothing, 1)
        lines.addWidget(self.count)
        self.content.addWidget(self.band)
        self.content.addWidget(self.refusal, 1)
        self.content.addWidget(self._whole_list, 1)
        self.content.addWidget(self._writing, 1)
        writing = column(self._writing, gap=0)
        writing.addStretch(1)
        writing.addWidget(self.keyboard)
        ticket = QWidget(self)
        shown = column(ticket, gap=8)
        shown.addWidget(self.paper, 1)
        shown.addWidget(self.echo)
        for leaf in (self.nobody, ticket, self.control, self.replacing, self.approval):
            leaf.setMinimumWidth(1)
            self._panels.addWidget(leaf)
        self._ticket = ticket
        self.panel.addWidget(self._panels, 1)
        for button in (self.back, self.copy, self.replace):
            self.add_action(button)
        self.band.hide()
        self.echo.hide()
        self._writing.hide()
        self.keyboard.done.connect(self._hide_keyboard)
        self.approval.keyboard.clicked.connect(self._show_keyboard)

    def _show_keyboard(self) -> None:
        """The keyboard on the screen writes the reason of a replacement, in the place of the list."""
        self._whole_list.hide()
        self._writing.show()
        self.keyboard.attach(self.approval.reason.edit)

    def _hide_keyboard(self) -> None:
        if not self._writing.isHidden():
            self._writing.hide()
            self._whole_list.setVisible(self.refusal.isHidden())

    def show_step(self, step: Step, *, chosen: bool) -> None:
        """The panel of a step; `chosen` says whether there is a ticket at all."""
        leaves: dict[Step, QWidget] = {
            Step.SHOWN: self._ticket,
            Step.CANCELLED: self._ticket,
            Step.CANCELLING: self.control,
            Step.REPLACING: self.replacing,
            Step.APPROVING: self.approval,
        }
        self._panels.setCurrentWidget(leaves[step] if chosen else self.nobody)
        asks = step in (Step.CANCELLING, Step.REPLACING, Step.APPROVING)
        self.back.setVisible(asks)
        self._hide_keyboard()
        for button in (self.copy, self.replace):
            button.setVisible(chosen and not asks and self.refusal.isHidden())
        self.band.setVisible(step is Step.CANCELLED)
        if not chosen and self.refusal.isHidden():
            self._whole_list.show()

    def show_list(self, *, shown: bool) -> None:
        """The list, or a refusal in its place."""
        self._whole_list.setVisible(shown)

    def show_nothing(self, what: str, hint: str) -> None:
        """Say why the list is empty; an empty text shows the list."""
        self._card.setVisible(not what)
        self.nothing.setVisible(bool(what))
        self.nothing.say(what, hint)

    def retranslate(self) -> None:
        self.search.setPlaceholderText(translate("Tickets", "Numéro de ticket ou d’identification"))
        self.search.setAccessibleName(translate("Tickets", "Chercher un ticket"))
        self.nobody.say(
            translate("Tickets", "Aucun ticket choisi"),
            translate("Tickets", "Touchez un ticket de la liste, ou lisez son code à barres."),
        )
        self.copy.setText(translate("Tickets", "Imprimer une copie"))
        self.replace.setText(translate("Tickets", "Remplacer"))
        self.back.setText(translate("Tickets", "Revenir au ticket"))
        self.replacing.retranslate()
        self.words_asked.emit()


class ReplacingNotice(QWidget):
    """What a replacement means, before it is printed (BETTING B4)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = Heading("", "", self, role="section")
        self._words = EmptyState(Icon.ROTATE_CW, "", "", self)
        lines = column(self, gap=12)
        head = row(gap=8)
        head.addWidget(self._head)
        lines.addLayout(head)
        lines.addWidget(self._words, 1)

    def retranslate(self) -> None:
        self._head.say(translate("Tickets", "Remplacer le ticket"))
        self._words.say(
            translate("Tickets", "Le papier n’est pas sorti, ou il est illisible et repris"),
            translate(
                "Tickets",
                "Le duplicata porte un nouveau contrôle : l’ancien papier ne sera plus payé.",
            ),
        )
