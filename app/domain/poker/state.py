"""A tournament as its facts have made it, and what can be read off it without the time.

All counts come from here, from one place (case F21).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from app.domain.poker.clock import Clock, ClockView, view_clock
from app.domain.poker.facts import (
    ChiefTables,
    NoticeKind,
    PrizesFixed,
    RakeCertified,
    TournamentFinished,
    VoucherPrize,
)
from app.domain.poker.moving import Moving
from app.domain.poker.seating import Room, tables_for
from app.domain.poker.terms import Format, Terms
from app.domain.values import Money


class PlayerState(StrEnum):
    PRE_REGISTERED = "pre_registered"
    WAITING = "waiting"
    REGISTERED = "registered"
    CHECKED_IN = "checked_in"
    IN_PLAY = "in_play"
    OUT = "out"
    EXPELLED = "expelled"


class VoucherState(StrEnum):
    OUTSTANDING = "outstanding"
    USED = "used"
    CASHED = "cashed"


@dataclass(frozen=True, slots=True)
class Voucher:
    """A buy-in of another tournament that was won; only its winner can use it."""

    prize: VoucherPrize
    state: VoucherState = VoucherState.OUTSTANDING


@dataclass(frozen=True, slots=True)
class Player:
    """One person in one tournament.

    `entered` is his rank in the order of first payments. `buy_in`, `fee` and `first_chips` are the
    terms of his first entry; `paid` is all that he paid, `bonus_paid` the part of it for a dealers
    bonus. `stack` is the last known one; `stack` and
    seat stay as they were when he goes out, to be given back by an undo.
    """

    state: PlayerState
    entered: int | None = None
    buy_in: Money = Money.ZERO
    fee: Money = Money.ZERO
    paid: Money = Money.ZERO
    bulletin_signed: bool = False
    cleared: tuple[str, ...] = ()
    first_chips: int = 0
    table: int | None = None
    seat: int | None = None
    stack: int = 0
    rebuys: int = 0
    dealers_bonus: bool = False
    bonus_paid: Money = Money.ZERO
    reentered: bool = False
    pinned: bool = False
    rebuy_asked: datetime | None = None
    suspended_until: datetime | None = None
    refunded: bool = False
    prize_paid: Money | None = None
    voucher: Voucher | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """The latest chip count of a table."""

    total: int
    deviation: int | None


@dataclass(frozen=True, slots=True)
class Tournament:
    """The fold of the facts.

    `outs` are the groups that went out, first first, re-entered players struck. `undoable` are the
    last of them that no later fact holds fast; `barrier` names that fact. `ledger` holds the chips
    that should lie on a table, as long as no move has made that uncertain. `buy_ins` are all
    buy-ins, re-entries and rebuys, `bonuses` all dealers bonuses. `awards` names who gets a thing that
    is shared, `handed_over` who has got which, by the rank of the thing among the prizes. `session` is
    the one that is played, `between_sessions` the one to come; `buttons` are seats by table, `dealers`
    who deals there, `calls` when a table that still waits called its chief, `moving` those who were
    drawn to another seat and do not sit there yet; `gone_before` are those who were out when the last
    session closed; `draws` counts the seeds revealed so far, `seatings` how often seats were given, by
    hand too. `moved_from` is the start that the authorities were last told of, where it was moved since.
    """

    tournament: str
    terms: Terms
    commitment: str
    notices_elsewhere: bool = False
    notices: Mapping[NoticeKind, datetime] = field(default_factory=dict)
    date_change_by: datetime | None = None
    moved_from: datetime | None = None
    postponed: bool = False
    cancelled: bool = False
    stopped: bool = False
    players: Mapping[str, Player] = field(default_factory=dict)
    waiting: tuple[str, ...] = ()
    first_entries: int = 0
    entries: int = 0
    buy_ins: Money = Money.ZERO
    bonuses: Money = Money.ZERO
    drawn: bool = False
    tables: tuple[int, ...] = ()
    breaking: tuple[int, ...] = ()
    chiefs: tuple[ChiefTables, ...] = ()
    started_at: datetime | None = None
    clock: Clock | None = None
    chips_in_play: int = 0
    ledger: Mapping[int, int] = field(default_factory=dict)
    counts: Mapping[int, Count] = field(default_factory=dict)
    outs: tuple[tuple[str, ...], ...] = ()
    undoable: tuple[tuple[str, ...], ...] = ()
    barrier: str = ""
    finish: TournamentFinished | None = None
    prizes: PrizesFixed | None = None
    awards: Mapping[int, str] = field(default_factory=dict)
    handed_over: Mapping[int, str] = field(default_factory=dict)
    certified: RakeCertified | None = None
    session: int = 1
    between_sessions: bool = False
    gone_before: frozenset[str] = frozenset()
    buttons: Mapping[int, int] = field(default_factory=dict)
    dealers: Mapping[int, str] = field(default_factory=dict)
    calls: Mapping[int, datetime] = field(default_factory=dict)
    moving: Mapping[str, Moving] = field(default_factory=dict)
    draws: int = 0
    seatings: int = 0

    @property
    def started(self) -> bool:
        return self.started_at is not None

    @property
    def over(self) -> bool:
        """Stopped, cancelled or finished: nothing more is played."""
        return self.stopped or self.cancelled or self.finish is not None

    @property
    def prizes_paid(self) -> bool:
        return any(player.prize_paid is not None for player in self.players.values())

    def seated(self) -> dict[str, Player]:
        """Who is in play, by identifier."""
        return {each: player for each, player in self.players.items() if player.state is PlayerState.IN_PLAY}

    def count_of(self, state: PlayerState) -> int:
        return sum(player.state is state for player in self.players.values())

    @property
    def in_play(self) -> int:
        return self.count_of(PlayerState.IN_PLAY)

    @property
    def average(self) -> int:
        """Chips a player, rounded down; 0 with nobody in play."""
        players = self.in_play
        return self.chips_in_play // players if players else 0

    def players_with(self, player: str, /, **changes: Any) -> Mapping[str, Player]:
        """All of them, one with `changes`."""
        return {**self.players, player: replace(self.players[player], **changes)}

    def ledger_plus(self, table: int | None, chips: int) -> Mapping[int, int]:
        """The ledger once `chips` came to a table; where it is not known what lies there, it stays so."""
        if table is None or table not in self.ledger:
            return self.ledger
        return {**self.ledger, table: self.ledger[table] + chips}

    def room(self) -> Room:
        """The open tables with their players, as draws see them."""
        occupied: dict[int, dict[int, str]] = {table: {} for table in self.tables}
        pinned = set()
        for each, player in self.seated().items():
            if player.table is not None and player.seat is not None:
                occupied[player.table][player.seat] = each
            if player.pinned:
                pinned.add(each)
        return Room(self.terms.seats, occupied, frozenset(pinned), self.breaking)

    def moves_to_be_made(self) -> Mapping[str, Moving]:
        """Players in play who still sit elsewhere than where they were drawn, in the order of the draws."""
        return {
            player: move
            for player, move in self.moving.items()
            if player in self.players and self.players[player].state is PlayerState.IN_PLAY
        }

    def seats_valid(self) -> bool:
        """Every player in play has one seat, no seat two players, no seat beyond the table."""
        taken = [(player.table, player.seat) for player in self.seated().values()]
        return len(set(taken)) == len(taken) and all(
            table in self.tables and seat is not None and 1 <= seat <= self.terms.seats
            for table, seat in taken
        )

    def places_held(self) -> int:
        """Persons who count towards the capacity: all but those on the waiting list.

        A single table is counted by session, as the law does (POKER P1): who went out in a session that
        is over holds no place at it any more.
        """
        gone: frozenset[str] = frozenset()
        if self.terms.format is Format.SINGLE_TABLE:
            gone = self.gone_before
        left = sum(self.players[each].state in (PlayerState.OUT, PlayerState.EXPELLED) for each in gone)
        return len(self.players) - len(self.waiting) - left

    def offered(self) -> tuple[str, ...]:
        """Those of the waiting list for whom a freed place is held."""
        return self.waiting[: max(0, self.terms.capacity - self.places_held())]

    def expected_tables(self) -> int:
        """How many tables all who hold a place need."""
        return tables_for(max(1, self.places_held()), self.terms.seats)

    def clock_view(self, now: datetime) -> ClockView:
        return view_clock(self.clock, self.terms.levels, now, ended=self.over)

    def level(self, now: datetime) -> int:
        """The level at `now`; 1 before the start."""
        return self.clock_view(now).level

    def late_entry_open(self, now: datetime) -> bool:
        """Whether a new player may still come in after the start."""
        return self._selling() and self.level(now) <= self.terms.late_levels

    def reentry_open(self, now: datetime) -> bool:
        return self._selling() and self.terms.reentry and self.level(now) <= self.terms.first_part_levels

    def rebuys_open(self, now: datetime) -> bool:
        return self._selling() and self.level(now) <= self.terms.rebuys_until

    def _selling(self) -> bool:
        # Once prizes are fixed nothing moves them, even if the clock is set back (case F17).
        return not self.over and self.prizes is None

    def entries_open(self, now: datetime) -> bool:
        """Whether an entry, a re-entry or a rebuy can still be sold, so that prizes may change."""
        if self.over or self.prizes is not None:
            return False
        return (
            not self.started or self.late_entry_open(now) or self.reentry_open(now) or self.rebuys_open(now)
        )
