"""What a bulletin costs and may bring, asked of the house; no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from app.domain.betting.bet import PickRef
from app.domain.errors import Code, Refused
from app.domain.values import Odds
from app.services.betting.sales import Quote, Quoted, picks_now, quote
from ui.betting.states import B, Quotation, current_odds
from ui.desk import Desk


class Prices(Generic[B]):
    """Odds that moved are told apart from refusals."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def quote(self, slip: B) -> Quotation[B]:
        """What `slip` costs now."""
        try:
            return Quotation(slip, self._quote(slip), None, {})
        except Refused as refusal:
            if refusal.code is not Code.ODDS_CHANGED:
                return self._refused(slip, refusal)
            return self.quote_anew(slip, current_odds(refusal))

    def _refused(self, slip: B, refusal: Refused) -> Quotation[B]:
        """The refusal of the whole, and every fault of its picks beside the one that came first."""
        origin = self._desk.origin()
        now = picks_now(self._desk.house, origin, Quote(slip.asked(), origin.point_of_sale))
        changed = {
            line.ref: now.odds[line.ref]
            for line in slip.picks
            if line.ref in now.odds and now.odds[line.ref] != line.seen
        }
        return Quotation(slip, None, refusal, changed, now.faults)

    def quote_anew(self, slip: B, odds: Mapping[PickRef, Odds]) -> Quotation[B]:
        """What `slip` costs at `odds`, which are not all those announced."""
        changed = {line.ref: odds[line.ref] for line in slip.picks if odds[line.ref] != line.seen}
        try:
            return Quotation(slip, self._quote(slip.announced(odds)), None, changed)
        except Refused as refusal:
            return Quotation(slip, None, refusal, changed)

    def _quote(self, slip: B) -> Quoted:
        origin = self._desk.origin()
        return quote(self._desk.house, origin, Quote(slip.asked(), origin.point_of_sale))
