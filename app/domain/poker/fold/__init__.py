"""`apply(state, fact) -> state`: pure, total, and blind to time. Each module folds what its name says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from app.domain.poker import facts as f
from app.domain.poker.fold import entries, frame, play, prizes, seats
from app.domain.poker.state import Tournament


def apply(state: Tournament | None, fact: f.Fact) -> Tournament:
    """The tournament after `fact`. Raises ValueError where a life does not begin by a creation."""
    if isinstance(fact, f.TournamentCreated):
        return Tournament(fact.tournament, fact.terms, fact.commitment, fact.notices_elsewhere)
    if state is None:
        raise ValueError("a tournament begins with its creation")
    return _APPLY[type(fact)](state, fact)


def fold(facts: Iterable[f.Fact]) -> Tournament:
    """The tournament that all its `facts`, in order, have made. Raises ValueError without any."""
    state: Tournament | None = None
    for fact in facts:
        state = apply(state, fact)
    if state is None:
        raise ValueError("a tournament begins with its creation")
    return state


_APPLY: Mapping[type[Any], Callable[[Tournament, Any], Tournament]] = {
    f.TermsChanged: frame.terms_changed,
    f.TournamentPostponed: frame.postponed,
    f.TournamentCancelled: frame.cancelled,
    f.TournamentStopped: frame.stopped,
    f.NoticeSent: frame.notice_sent,
    f.PreRegistered: entries.pre_registered,
    f.WaitingListJoined: entries.waiting,
    f.Registered: entries.registered,
    f.DoubtLifted: entries.doubt_lifted,
    f.BulletinSigned: entries.bulletin_signed,
    f.EntryWithdrawn: entries.withdrawn,
    f.CheckedIn: entries.checked_in,
    f.ReRegistered: entries.re_registered,
    f.SeatsDrawn: seats.seats_drawn,
    f.MovesMade: seats.moves_made,
    f.PlayerPinned: seats.pinned,
    f.ChiefsAssigned: seats.chiefs,
    f.TournamentStarted: play.started,
    f.ClockPaused: play.clock,
    f.ClockResumed: play.clock,
    f.LevelSet: play.clock,
    f.ClockAdjusted: play.clock,
    f.RebuySold: entries.rebuy,
    f.DealersBonusSold: entries.dealers_bonus,
    f.PlayersEliminated: play.eliminated,
    f.EliminationUndone: play.undone,
    f.ExpelledForATime: play.expelled_for_a_time,
    f.PlayerExpelled: play.expelled,
    f.NoShowPutOut: play.no_show,
    f.RulingLogged: play.ruling,
    f.ChipsCounted: play.counted,
    f.ChipsRaced: play.raced,
    f.TournamentFinished: play.finished,
    f.PrizesFixed: prizes.prizes_fixed,
    f.PrizePaid: prizes.prize_paid,
    f.ThingAwarded: prizes.thing_awarded,
    f.VoucherUsed: prizes.voucher_used,
    f.VoucherCashed: prizes.voucher_cashed,
    f.RakeCertified: prizes.certified,
    f.Refunded: entries.refunded,
    f.SessionClosed: play.session_closed,
    f.SessionOpened: play.session_opened,
    f.ButtonPlaced: seats.button_placed,
    f.DealerSeated: seats.dealer_seated,
    f.ChiefCalled: seats.chief_called,
    f.CallAnswered: seats.call_answered,
    f.RebuyAsked: entries.rebuy_asked,
}
