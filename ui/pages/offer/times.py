"""When a whole event is sold and begins, as it is typed: new times, or a start before time. No Qt."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import Enum

from app.domain.betting.offer import BetState
from app.domain.house.rights import Act
from app.domain.values.days import HOUSE_ZONE, business_day, local
from app.services.betting.offers import (
    AskEventCode,
    EarlyStart,
    OfferLine,
    Reschedule,
    SuspendEvent,
    event_code,
    record_early_start,
    reschedule,
    resume_event,
    suspend_event,
)
from app.services.house import Origin
from ui.desk import Desk
from ui.pages.offer.presenter import Done

_BETWEEN = re.compile(r"[^0-9]+")
_HALF_A_YEAR = timedelta(days=182)


class Moment(Enum):
    """An instant that the trader may type."""

    CLOSES = "closes"
    STARTS = "starts"
    STARTED = "started"


@dataclass(frozen=True, slots=True)
class Typed:
    """A day and an hour as they stand in their fields."""

    day: str = ""
    hour: str = ""

    @property
    def empty(self) -> bool:
        return not self.day.strip() and not self.hour.strip()


def written(instant: datetime | None) -> Typed:
    """`instant` on the house's clock; nothing for a start that isn't known."""
    if instant is None:
        return Typed()
    there = local(instant)
    return Typed(f"{there:%d/%m/%Y}", f"{there:%H:%M}")


def read_instant(typed: Typed, now: datetime) -> datetime | None:
    """The instant meant, None where none is. Digits are enough (`0609`, `2030`); any sign parts them.

    A day without its year is the next one, or one of the last six months.
    """
    try:
        day, month, year = _day_parts(typed.day, business_day(now))
        hour, minute = (int(part) for part in _parts(typed.hour, 2))
        return datetime(year, month, day, hour, minute, tzinfo=HOUSE_ZONE).astimezone(now.tzinfo)
    except ValueError:
        return None


def _day_parts(text: str, today: date) -> tuple[int, int, int]:
    """Raises ValueError."""
    parts = [int(part) for part in _parts(text, 3)]
    if len(parts) == 3:
        return parts[0], parts[1], parts[2] if parts[2] > 99 else 2000 + parts[2]
    day, month = parts
    this_year = date(today.year, month, day)
    return day, month, today.year + (this_year < today - _HALF_A_YEAR)


def _parts(text: str, most: int) -> Sequence[str]:
    """`6/9` and `0609` are two parts, `06092026` three."""
    parts = [part for part in _BETWEEN.split(text.strip()) if part]
    if len(parts) == 1 and len(parts[0]) in (4, 8):
        digits = parts[0]
        parts = [each for each in (digits[:2], digits[2:4], digits[4:]) if each]
    if not 2 <= len(parts) <= most:
        raise ValueError(f"not a day or an hour: {text!r}")
    return parts


@dataclass(slots=True)
class TimesPresenter:
    """`line` is the bet whose event is in hand, `others` every bet of that event."""

    desk: Desk
    line: OfferLine | None = None
    others: Sequence[OfferLine] = ()
    early: bool = False
    """The event began before time; otherwise its times are put elsewhere."""
    typed: dict[Moment, Typed] = field(default_factory=dict)

    def begin(self, line: OfferLine, lines: Sequence[OfferLine]) -> None:
        """The times as they are; the real start is proposed now."""
        on_offer = line.on_offer
        self.early = False
        self.follow(line, lines)
        self.typed = {
            Moment.CLOSES: written(on_offer.closes_at),
            Moment.STARTS: written(on_offer.bet.event.starts_at),
            Moment.STARTED: written(self.now),
        }

    def follow(self, line: OfferLine, lines: Sequence[OfferLine]) -> None:
        """The offer as it stands now; what is typed stays."""
        self.line = line
        event = line.on_offer.bet.event.id
        self.others = [each for each in lines if each.on_offer.bet.event.id == event]

    @property
    def now(self) -> datetime:
        return self.desk.house.clock.now()

    @property
    def numbers(self) -> Sequence[int]:
        return sorted({each.on_offer.bet.number for each in self.others})

    @property
    def suspended(self) -> bool:
        """Whether nothing of the event is left on sale for want of being resumed."""
        return all(each.state is not BetState.OPEN for each in self.others) and any(
            each.state is BetState.SUSPENDED for each in self.others
        )

    def asked(self) -> Sequence[Moment]:
        return (Moment.STARTED,) if self.early else (Moment.CLOSES, Moment.STARTS)

    def faulty(self) -> Sequence[Moment]:
        """Those asked for that can't be read; a start that isn't known may stay so."""
        return [
            moment
            for moment in self.asked()
            if read_instant(self.typed[moment], self.now) is None
            and not (moment is Moment.STARTS and self.typed[moment].empty and self.before(moment) is None)
        ]

    def before(self, moment: Moment) -> datetime | None:
        """What holds now."""
        if self.line is None or moment is Moment.STARTED:
            return None
        on_offer = self.line.on_offer
        return on_offer.closes_at if moment is Moment.CLOSES else on_offer.bet.event.starts_at

    def changes(self) -> Mapping[Moment, datetime]:
        """The instants that would be recorded; none while one of them can't be read.

        A field that was left alone keeps its seconds, which it doesn't show.
        """
        if self.faulty():
            return {}
        found = {}
        for moment in self.asked():
            instant = read_instant(self.typed[moment], self.now)
            if instant is not None and self.typed[moment] != written(self.before(moment)):
                found[moment] = instant
        return found

    # -- acts ---------------------------------------------------------------------------------

    def record(self, origin: Origin, event: int, changes: Mapping[Moment, datetime]) -> Done:
        """Raises Refused: bet_number_taken, times_invalid."""
        code = self._code(origin, event)
        if Moment.STARTED in changes:
            early = record_early_start(self.desk.house, origin, EarlyStart(code, changes[Moment.STARTED]))
            return Done(Act.RECORD_EARLY_START, voided_picks=early.voided_picks)
        moved = Reschedule(code, changes.get(Moment.STARTS), changes.get(Moment.CLOSES))
        return Done(Act.RESCHEDULE_EVENT, reschedule(self.desk.house, origin, moved).bets)

    def turn(self, origin: Origin, event: int, *, resume: bool) -> Done:
        """The whole event, suspended or resumed at once (art. 6.4, 6.9)."""
        act, service = (Act.RESUME_BET, resume_event) if resume else (Act.SUSPEND_BET, suspend_event)
        return Done(act, service(self.desk.house, origin, SuspendEvent(self._code(origin, event))).bets)

    def _code(self, origin: Origin, event: int) -> str:
        return event_code(self.desk.house, origin, AskEventCode(event))
