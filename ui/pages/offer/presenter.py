"""Which bet is in hand, and what is typed of its odds. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.domain.betting.bet import BetId
from app.domain.betting.offer import BetState
from app.domain.betting.publishing import typed_odds
from app.domain.errors import Refused
from app.domain.house.rights import Act
from app.domain.values import Odds
from app.services.betting.offers import (
    AskOffer,
    OfferLine,
    SetOdds,
    SuspendBet,
    VoidBet,
    offer,
    resume_bet,
    set_odds,
    suspend_bet,
    void_bet,
)
from app.services.house import Origin
from ui.desk import Desk

NO_ODDS = "nd"


@dataclass(frozen=True, slots=True)
class Done:
    """What was done, to which bets by their numbers; an early start may void picks on tickets."""

    act: Act
    numbers: tuple[int, ...] = ()
    voided_picks: int = 0


@dataclass(slots=True)
class OfferPresenter:
    desk: Desk
    lines: Sequence[OfferLine] = ()
    searched: str = ""
    bet: int | None = None
    """The identity of the bet in hand: its number may have been given again since."""
    typed: dict[str, str] = field(default_factory=dict)
    done: Done | None = None

    def load(self) -> Sequence[OfferLine]:
        return offer(self.desk.house, self.desk.origin(), AskOffer(unsettled_too=True))

    def show(self, lines: Sequence[OfferLine]) -> None:
        """What was typed of the bet in hand stays."""
        self.lines = lines
        if self.line is None:
            self.choose(lines[0].on_offer.bet.id if lines else None)

    def found(self) -> Sequence[OfferLine]:
        """The bets whose number, sides or competition have what is searched."""
        wanted = self.searched.casefold().split()
        return [line for line in self.lines if all(word in _words_of(line) for word in wanted)]

    def choose(self, bet: int | None) -> None:
        """Another bet: what was typed for the last one is dropped."""
        self.bet = bet
        self.typed = {}

    @property
    def line(self) -> OfferLine | None:
        return next((each for each in self.lines if each.on_offer.bet.id == self.bet), None)

    @property
    def may_change(self) -> bool:
        """Voided bets and those with a result are as they are."""
        line = self.line
        return line is not None and line.state is not BetState.VOIDED and not line.on_offer.result_known

    # -- odds ---------------------------------------------------------------------------------

    def present(self, pick: str) -> Odds | None:
        """The odds on sale; None is `nd`."""
        return self.line.on_offer.picks[pick].playable_odds if self.line is not None else None

    def type_odds(self, pick: str, text: str) -> None:
        self.typed[pick] = text

    def faulty(self) -> Sequence[str]:
        """Picks whose typed odds can't be odds (art. 2.1.6)."""
        return [pick for pick, text in self.typed.items() if not _is_odds(text)]

    def changes(self) -> Mapping[str, Odds | None]:
        """The odds that differ from those on sale; none while one of them can't be read."""
        if self.faulty():
            return {}
        read = {pick: _read(text) for pick, text in self.typed.items()}
        return {pick: odds for pick, odds in read.items() if odds != self.present(pick)}

    # -- acts ---------------------------------------------------------------------------------

    def set_odds(self, origin: Origin, bet: int, changes: Mapping[str, Odds | None]) -> Done:
        """Raises Refused: odds_invalid, bet_voided."""
        return Done(Act.SET_ODDS, set_odds(self.desk.house, origin, SetOdds(BetId(bet), changes)).bets)

    def turn(self, origin: Origin, bet: int, *, resume: bool) -> Done:
        act, service = (Act.RESUME_BET, resume_bet) if resume else (Act.SUSPEND_BET, suspend_bet)
        return Done(act, service(self.desk.house, origin, SuspendBet(BetId(bet))).bets)

    def void(self, origin: Origin, bet: int, reason: str) -> Done:
        """Raises Refused: reason_required, bet_voided."""
        return Done(Act.VOID_BET, void_bet(self.desk.house, origin, VoidBet(BetId(bet), reason)).bets)


def _words_of(line: OfferLine) -> str:
    bet = line.on_offer.bet
    return " ".join((str(bet.number), *bet.event.sides, bet.event.competition)).casefold()


def _read(text: str) -> Odds | None:
    return None if text.strip().lower() in ("", NO_ODDS) else typed_odds(text)


def _is_odds(text: str) -> bool:
    try:
        _read(text)
    except Refused:
        return False
    return True
