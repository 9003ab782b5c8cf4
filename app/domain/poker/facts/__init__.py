"""Everything that can happen to a tournament, one frozen record each.

A fact says what came of an act: the seats drawn, the clock's new end, the money paid. Folding facts
needs neither the time nor a random number. Kinds are the class names; `VERSION` grows when a
field changes, and old versions stay readable.
"""

from __future__ import annotations

from app.domain.poker.facts.desk import (
    BulletinSigned,
    CheckedIn,
    DealersBonusSold,
    DoubtLifted,
    EntryWithdrawn,
    PreRegistered,
    RebuySold,
    Registered,
    ReRegistered,
    WaitingListJoined,
)
from app.domain.poker.facts.floor import (
    ButtonPlaced,
    CallAnswered,
    ChiefCalled,
    ChiefsAssigned,
    ChipsCounted,
    ChipsRaced,
    ClockAdjusted,
    ClockPaused,
    ClockResumed,
    DealerSeated,
    EliminationUndone,
    ExpelledForATime,
    LevelSet,
    MovesMade,
    NoShowPutOut,
    PlayerExpelled,
    PlayerPinned,
    PlayersEliminated,
    RebuyAsked,
    RulingLogged,
    SeatsDrawn,
)
from app.domain.poker.facts.money import (
    PrizePaid,
    PrizesFixed,
    RakeCertified,
    Refunded,
    ThingAwarded,
    VoucherCashed,
    VoucherUsed,
)
from app.domain.poker.facts.tournament import (
    NoticeSent,
    SessionClosed,
    SessionOpened,
    TermsChanged,
    TournamentCancelled,
    TournamentCreated,
    TournamentFinished,
    TournamentPostponed,
    TournamentStarted,
    TournamentStopped,
)
from app.domain.poker.facts.values import (
    ChiefTables,
    Doubt,
    DrawKind,
    NoticeKind,
    Override,
    PaymentMethod,
    PrizeInKind,
    Ranked,
    VoucherPrize,
)

__all__ = [
    "BulletinSigned",
    "ButtonPlaced",
    "CallAnswered",
    "CheckedIn",
    "ChiefCalled",
    "ChiefTables",
    "ChiefsAssigned",
    "ChipsCounted",
    "ChipsRaced",
    "ClockAdjusted",
    "ClockPaused",
    "ClockResumed",
    "DealerSeated",
    "DealersBonusSold",
    "Doubt",
    "DoubtLifted",
    "DrawKind",
    "EliminationUndone",
    "EntryWithdrawn",
    "ExpelledForATime",
    "Fact",
    "LevelSet",
    "MovesMade",
    "NoShowPutOut",
    "NoticeKind",
    "NoticeSent",
    "Override",
    "PaymentMethod",
    "PlayerExpelled",
    "PlayerPinned",
    "PlayersEliminated",
    "PreRegistered",
    "PrizeInKind",
    "PrizePaid",
    "PrizesFixed",
    "RakeCertified",
    "Ranked",
    "ReRegistered",
    "RebuyAsked",
    "RebuySold",
    "Refunded",
    "Registered",
    "RulingLogged",
    "SeatsDrawn",
    "SessionClosed",
    "SessionOpened",
    "TermsChanged",
    "ThingAwarded",
    "TournamentCancelled",
    "TournamentCreated",
    "TournamentFinished",
    "TournamentPostponed",
    "TournamentStarted",
    "TournamentStopped",
    "VoucherCashed",
    "VoucherPrize",
    "VoucherUsed",
    "WaitingListJoined",
]

Fact = (
    TournamentCreated
    | TermsChanged
    | TournamentPostponed
    | TournamentCancelled
    | TournamentStopped
    | NoticeSent
    | PreRegistered
    | WaitingListJoined
    | Registered
    | DoubtLifted
    | BulletinSigned
    | EntryWithdrawn
    | CheckedIn
    | ReRegistered
    | SeatsDrawn
    | MovesMade
    | PlayerPinned
    | ChiefsAssigned
    | TournamentStarted
    | ClockPaused
    | ClockResumed
    | LevelSet
    | ClockAdjusted
    | RebuySold
    | DealersBonusSold
    | PlayersEliminated
    | EliminationUndone
    | ExpelledForATime
    | PlayerExpelled
    | NoShowPutOut
    | RulingLogged
    | ChipsCounted
    | ChipsRaced
    | TournamentFinished
    | PrizesFixed
    | PrizePaid
    | ThingAwarded
    | VoucherUsed
    | VoucherCashed
    | RakeCertified
    | Refunded
    | SessionClosed
    | SessionOpened
    | ButtonPlaced
    | DealerSeated
    | ChiefCalled
    | CallAnswered
    | RebuyAsked
)
