"""Paying prizes and refunds, without Qt (POKER P6, P8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.domain.errors import Code, Refused
from app.domain.poker.receipts import RECEIPT_DIGITS
from app.domain.values import Money
from app.services.house import Origin
from app.services.poker.desk import AtDesk
from app.services.poker.dues import AskDues, Due, DueKind, dues
from app.services.poker.money import (
    PayPrize,
    PrizeGiven,
    RefundGiven,
    VoucherPaid,
    cash_voucher,
    pay_prize,
    refund,
)
from app.services.poker.rosters import AskReceipt, OnRoster, receipt
from ui.desk import Desk
from ui.pages.tournament_desk.doubts import Decided
from ui.pages.tournament_desk.reading import DeskRead, read_desk

Given = PrizeGiven | RefundGiven | VoucherPaid


@dataclass(frozen=True, slots=True)
class DuesRead:
    """The tournament's people, and what they are to be paid."""

    desk: DeskRead = field(default_factory=DeskRead)
    dues: Sequence[Due] = ()


class PrizesDeskPresenter:
    """Who is paid, how much, and whether it was done."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.read = DuesRead()
        self.player = ""
        self.document_seen = False
        self.decided = Decided()
        self.given: Given | None = None
        self._intention: Origin | None = None

    # -- asked off the screen's thread ------------------------------------------------------------

    def load(self, chosen: str | None) -> DuesRead:
        read = read_desk(self.desk, chosen)
        if read.roster is None:
            return DuesRead(read)
        query = AskDues(read.roster.tournament.tournament)
        return DuesRead(read, dues(self.desk.house, self.desk.origin(), query))

    def find(self, code: str) -> str:
        """Whose receipt it is. Raises Refused(unknown) for none of this tournament's."""
        found = receipt(self.desk.house, self.desk.origin(), AskReceipt(code))
        if found.tournament != self.tournament:
            raise Refused(Code.UNKNOWN, tournament=found.tournament)
        return found.player

    # -- what is shown ----------------------------------------------------------------------------

    def reads(self, code: str) -> bool:
        return len(code) == RECEIPT_DIGITS and code.isdigit()

    @property
    def tournament(self) -> str:
        roster = self.read.desk.roster
        return roster.tournament.tournament if roster else ""

    @property
    def by_player(self) -> Mapping[str, Due]:
        return {each.player: each for each in self.read.dues}

    @property
    def players(self) -> Sequence[OnRoster]:
        """Who is paid something, in the order of the dues."""
        roster = self.read.desk.roster
        found = [roster.find(each.player) for each in self.read.dues] if roster else []
        return tuple(who for who in found if who is not None)

    @property
    def who(self) -> OnRoster | None:
        roster = self.read.desk.roster
        return roster.find(self.player) if roster and self.player else None

    @property
    def due(self) -> Due | None:
        """What the player at the desk gets; None where it is nothing."""
        return self.by_player.get(self.player)

    @property
    def left(self) -> Money:
        """All the cash that is still to be paid."""
        return Money.total(each.cash for each in self.read.dues if not each.done)

    @property
    def pays(self) -> bool:
        """Whether money is to leave the drawer: for the player at the desk, or for the next one."""
        if self.who is None:
            return any(each.amount and not each.done for each in self.read.dues)
        return self.due is not None and self.due.payable

    def choose(self, player: str) -> None:
        """Another player: his document has still to be seen."""
        self.player, self.document_seen = player, False
        self.decided, self.given, self._intention = Decided(), None, None

    # -- paying -----------------------------------------------------------------------------------

    @property
    def subject(self) -> str:
        """What a supervisor's word about this player is bound to."""
        return f"{self.tournament}/{self.player}"

    def intend(self) -> Origin:
        self._intention = self._intention or self.desk.origin()
        return self._intention

    def give_up(self) -> None:
        self._intention = None

    def pay(self, origin: Origin, due: Due) -> Given:
        """Money out of the drawer, with its receipt."""
        if due.kind is DueKind.REFUND:
            return refund(self.desk.house, origin, AtDesk(self.tournament, due.player))
        if due.kind is DueKind.VOUCHER:
            held = AtDesk(self.tournament, due.player, document=self.document_seen)
            return cash_voucher(self.desk.house, origin, held)
        command = PayPrize(
            self.tournament, due.player, document=self.document_seen, doubts=self.decided.doubts
        )
        return pay_prize(self.desk.house, self.decided.origin(origin), command)

    def show_given(self, given: Given) -> None:
        self.given, self._intention = given, None
