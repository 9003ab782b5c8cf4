"""A sale that is done: what to give back first, then the ticket's number (look « Verdicts »)."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from app.documents.tickets import grouped
from app.domain.house.cash import Means
from app.domain.values import Money
from app.domain.values.days import local
from app.ports.printing import PrinterState
from ui.betting.states import Done
from ui.betting.tender import Pieces
from ui.icons import Icon
from ui.theme import column, row
from ui.widgets import (
    Card,
    FactList,
    IconText,
    Text,
    TintedLine,
    Verdict,
    VerdictBand,
)
from ui.words import translate

_READY: Final = frozenset({PrinterState.READY, PrinterState.VIRTUAL, PrinterState.PAPER_NEAR_END})


class SoldView(QWidget):
    """`printing` is what the printer says: a ticket that waits is told here, at once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.band = VerdictBand(Verdict("", "", Icon.CIRCLE_CHECK, "good"), self)
        self.card = Card(self, gap=8, margin=24)
        self._words = Text("", "section", self.card)
        self._change = Text("", "change", self.card, align="right")
        self._pieces = Pieces(self.card)
        self._printer = TintedLine("", "warn", Icon.PRINTER_X, self)
        self.facts = FactList((), self)
        line = row(gap=10)
        line.addWidget(IconText(Icon.HAND_COINS, 32, "ink", self.card))
        line.addWidget(self._words)
        line.addStretch(1)
        line.addWidget(self._change)
        self.card.body.addLayout(line)
        self.card.body.addWidget(self._pieces)
        lines = column(self, gap=12)
        for part in (self.band, self.card, self._printer, self.facts):
            lines.addWidget(part)
        lines.addStretch(1)

    def show_done(self, done: Done, printer: PrinterState) -> None:
        sold, printer_ready = done.sold, printer in _READY
        cash = done.means is Means.CASH
        sentence = translate("Sale", "Le ticket s’imprime. Remettez-le au client.")
        if not printer_ready:
            sentence = translate("Sale", "La vente est faite. Le ticket attend dans Impressions.")
        elif cash and done.change:
            sentence = translate("Sale", "Le ticket s’imprime. Remettez-le avec la monnaie.")
        self.band.show_verdict(
            Verdict(translate("Sale", "Ticket vendu"), sentence, Icon.CIRCLE_CHECK, "good")
        )
        self.card.setVisible(cash)
        self._words.setText(translate("Sale", "À rendre"))
        self._change.setText(done.change.text())
        self._pieces.setVisible(done.change > Money.ZERO)
        self._pieces.show_change(done.change)
        self._printer.setVisible(not printer_ready)
        self._printer.say(_stopped_words(printer), "warn", Icon.PRINTER_X)
        paid = translate("Sale", "reçu {amount}").format(amount=done.received.text()) if cash else ""
        self.facts.show_facts(
            (
                (Icon.TICKET, translate("Sale", "Ticket"), grouped(sold.identification), ""),
                (Icon.CLOCK, translate("Sale", "Vendu"), f"{local(sold.registered_at):%H:%M:%S}", ""),
                (Icon.BANKNOTE, translate("Sale", "Montant"), sold.total.text(), paid),
            )
        )

    @property
    def change(self) -> str:
        """The change to give back, as it is shown."""
        return self._change.text()


def _stopped_words(printer: PrinterState) -> str:
    """Why no ticket comes out, in the words of the strip, and what brings it out."""
    words = {
        PrinterState.PAPER_END: translate(
            "Sale", "Plus de papier. Changez le rouleau : la file repart seule."
        ),
        PrinterState.COVER_OPEN: translate("Sale", "Capot ouvert. Refermez-le : la file repart seule."),
        PrinterState.CUTTER: translate("Sale", "Massicot bloqué. Retirez le papier coincé."),
    }
    silent = translate(
        "Sale", "L’imprimante ne répond pas. Le ticket est dans Impressions : sorti, ou à réimprimer."
    )
    return words.get(printer, silent)
