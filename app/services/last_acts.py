"""What a station did last, for whoever finds it after its program has ended (HOUSE H5)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from app.domain.betting.bet import Bet
from app.domain.betting.play import Bulletin, Play
from app.domain.house.rights import Act
from app.domain.values.days import business_day, parse_instant
from app.services.house import House, Origin

_ENTRIES_READ: Final = 40
_PLAYS_READ: Final = 40
_LEAVE_NOTHING: Final = frozenset({Act.READ, Act.LOG_IN, Act.SHOW_BADGE})
"""Acts after which everything is as it was."""


@dataclass(frozen=True, slots=True)
class LastAct:
    """The code of an act, what it was about as the journal has it, and the name of whoever did it."""

    act: str
    subject: str
    at: datetime
    by: str


@dataclass(frozen=True, slots=True)
class LastPlay:
    """A play as it was sold, with its bets by their identities as they stand now."""

    play: Play
    bets: Mapping[int, tuple[Bet, datetime]]
    """Each with the instant at which it closes."""


def last_act(house: House, station: str) -> LastAct | None:
    """The last thing that somebody did at this station; None where it did nothing of late.

    Only the end of the journal is read: a station that others have long outrun says nothing.
    """
    with house.store.read() as unit:
        for entry in unit.journal.recent(_ENTRIES_READ):
            if not entry.operator or entry.act in _LEAVE_NOTHING:
                continue
            if json.loads(entry.body)["station"] == station:
                somebody = unit.people.operator(entry.operator)
                name = somebody.name if somebody else entry.operator
                return LastAct(entry.act, entry.subject, parse_instant(entry.at), name)
    return None


def last_play(house: House, origin: Origin, bulletin: Bulletin) -> LastPlay | None:
    """The last play of this kind that the station of `origin` sold today."""
    with house.store.read() as unit:
        today = business_day(house.clock.now())
        for sold in unit.plays.latest(origin.point_of_sale, today, _PLAYS_READ):
            if sold.station == origin.station and sold.play.bulletin is bulletin:
                found = unit.offer.by_ids({taken.bet for taken in sold.play.picks})
                bets = {bet: (on_offer.bet, on_offer.closes_at) for bet, on_offer in found.items()}
                return LastPlay(sold.play, bets)
    return None
