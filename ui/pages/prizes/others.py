"""The other tournaments, whose buy-ins may be won here as vouchers. No Qt (POKER P6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.domain.poker.facts import VoucherPrize
from app.domain.poker.state import Tournament
from app.services.house import Origin
from app.services.poker.tournaments import AskTournaments, tournaments
from ui.pages.prizes.seen import SeenPrizes


class OtherTournaments:
    """`known` are all of the house, as last read."""

    def __init__(self, seen: SeenPrizes) -> None:
        self._seen = seen
        self.known: Sequence[Tournament] = ()

    def load(self, origin: Origin) -> Sequence[Tournament]:
        """Every tournament of the house."""
        return tournaments(self._seen.desk.house, origin, AskTournaments())

    @property
    def are_lacking(self) -> bool:
        """Whether a voucher is among the fixed prizes and nobody has read yet what it is for."""
        fixed = self._seen.view.state.prizes if self._seen.view else None
        return fixed is not None and bool(fixed.vouchers) and not self.known

    @property
    def announced(self) -> Sequence[Tournament]:
        """Those whose buy-in may be won here: not yet begun."""
        mine = self._seen.view.state.tournament if self._seen.view else ""
        return [each for each in self.known if not (each.over or each.started or each.tournament == mine)]

    def names(self) -> Mapping[str, str]:
        """The names of those, by their number."""
        return {each.tournament: each.terms.name for each in self.announced}

    def name_of(self, held: VoucherPrize | None) -> str:
        """What a voucher is for; "" where there is none."""
        if held is None:
            return ""
        names = (each.terms.name for each in self.known if each.tournament == held.tournament)
        return next(names, held.tournament)
