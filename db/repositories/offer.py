"""Bets on sale and their results. Each change is a row; the latest row is the one that holds."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime
from functools import cache
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, Table, bindparam, exists, func, select

from app.codec import canonical, read
from app.domain.betting.bet import (
    Bet,
    BetType,
    Counted,
    Event,
    Handicap,
    MatchOfTheDay,
    Period,
    Points,
    Weekday,
)
from app.domain.betting.formulas import Formula
from app.domain.betting.offer import OnOffer, PickState
from app.domain.betting.outcomes import BetOutcome, Result, Ruling
from app.domain.betting.publishing import Held
from app.domain.values import Odds
from app.domain.values.days import business_day, instant_text, midnight, parse_instant
from app.ports.betting import PromulgatedResult, RulingChange
from db.memory import Question
from db.rows import Rows, canonical_json
from db.schema.betting import BET_STATES, BETS, EVENTS, PICK_STATES, RESULTS, RULINGS

_Row = Row[tuple[Any, ...]]


class SqlOffer:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def next_ids(self) -> tuple[int, int]:
        event = self._connection.execute(select(func.coalesce(func.max(EVENTS.c.id), 0))).scalar_one()
        bet = self._connection.execute(select(func.coalesce(func.max(BETS.c.id), 0))).scalar_one()
        return event + 1, bet + 1

    def is_empty(self) -> bool:
        return self._connection.execute(select(BETS.c.id).limit(1)).first() is None

    def event_by_code(self, code: str) -> Event | None:
        row = self._connection.execute(
            select(EVENTS).where(EVENTS.c.code == code).order_by(EVENTS.c.entry.desc()).limit(1)
        ).one_or_none()
        return _event(row) if row else None

    def add_event(self, event: Event, code: str, at: datetime) -> None:
        match = event.match_of_the_day
        self._rows.add(
            EVENTS,
            id=event.id,
            code=code,
            sport=event.sport,
            competition=event.competition,
            side_1=event.sides[0],
            side_2=event.sides[1],
            starts_at=event.starts_at,
            match_day=match.day if match else None,
            match_number=match.number if match else None,
            at=at,
        )

    def event_code(self, event: int) -> str:
        """The code by which files know an event. Raises LookupError."""
        code = self._connection.execute(
            select(EVENTS.c.code).where(EVENTS.c.id == event).order_by(EVENTS.c.entry.desc()).limit(1)
        ).scalar_one_or_none()
        if code is None:
            raise LookupError(f"no event {event}")
        return str(code)

    def add_bet(self, bet: Bet, at: datetime) -> None:
        self._rows.add(
            BETS,
            id=bet.id,
            number=bet.number,
            event=bet.event.id,
            type=bet.type,
            period=bet.period,
            handicap=bet.handicap.plain() if bet.handicap else None,
            points_line=bet.line.plain() if bet.line else None,
            counted=bet.counted,
            formulas=" ".join(formula.plain() for formula in bet.formulas),
            at=at,
        )

    def change(self, before: OnOffer | None, after: OnOffer, reason: str, at: datetime) -> None:
        if before is None or _state(before) != _state(after):
            self._rows.add(BET_STATES, bet=after.bet.id, **_state(after), reason=reason, at=at)
        for position, (pick, state) in enumerate(after.picks.items()):
            if before is None or before.picks.get(pick) != state:
                self._rows.add(
                    PICK_STATES,
                    bet=after.bet.id,
                    pick=pick,
                    position=position,
                    odds=state.odds,
                    suspended=state.suspended,
                    voided=state.voided,
                    at=at,
                )
        if after.ruling() != (before.ruling() if before else Ruling()):
            self._add_ruling(after, at)

    def _add_ruling(self, on_offer: OnOffer, at: datetime) -> None:
        ruling = on_offer.ruling()
        self._rows.add(
            RULINGS,
            bet=on_offer.bet.id,
            voided=ruling.voided,
            winners=None if ruling.winners is None else canonical_json(sorted(ruling.winners)),
            void_picks=canonical_json(sorted(ruling.void_picks)),
            void_from=ruling.void_from,
            at=at,
        )

    def held(self, day: date) -> Sequence[Held]:
        return tuple(map(Held.by, self.lasting(day)))

    def lasting(self, day: date) -> Sequence[OnOffer]:
        bets = self._load(_BETS_LASTING, since=instant_text(midnight(day)))
        return tuple(bet for bet in bets if business_day(bet.closes_at) >= day)

    def unsettled(self) -> Sequence[OnOffer]:
        return self._load(_UNSETTLED_BETS)

    def by_numbers(self, numbers: Collection[int]) -> Mapping[int, OnOffer]:
        return self._rows.recall(_ON_SALE, numbers, self._by_numbers)

    def _by_numbers(self, numbers: Sequence[int]) -> Mapping[int, OnOffer]:
        return {bet.bet.number: bet for bet in self._load(_BETS_BY_NUMBER, numbers=numbers)}

    def bearers(self, number: int) -> Sequence[OnOffer]:
        return self._load(_BETS_OF_NUMBER, number=number)

    def by_ids(self, bets: Collection[int]) -> Mapping[int, OnOffer]:
        return {bet.bet.id: bet for bet in self._load(_BETS_BY_ID, ids=list(bets))}

    def of_event(self, event: int) -> Sequence[OnOffer]:
        return self._load(_BETS_OF_EVENT, event=event)

    def all(self, when: datetime | None = None) -> Sequence[OnOffer]:
        return self._load(_ALL_BETS, when)

    def add_result(self, result: PromulgatedResult) -> None:
        self._rows.add(
            RESULTS,
            event=result.event,
            revision=result.revision,
            result=None if result.result is None else canonical(result.result),
            winners=canonical_json({str(bet): list(picks) for bet, picks in result.winners.items()}),
            reason=result.reason,
            at=result.at,
        )

    def results(self, event: int) -> Sequence[PromulgatedResult]:
        query = select(RESULTS).where(RESULTS.c.event == event).order_by(RESULTS.c.entry)
        return tuple(_result(row) for row in self._connection.execute(query))

    def latest_results(self, events: Collection[int]) -> Mapping[int, Result]:
        rows = self._connection.execute(_RESULTS, {"ids": list(events)})
        latest = {row.event: row.result for row in rows if row.result is not None}
        return {event: read(result, Result) for event, result in latest.items()}

    def rulings(self, bets: Collection[int]) -> Sequence[RulingChange]:
        return tuple(_ruling(row) for row in self._connection.execute(_RULINGS, {"ids": list(bets)}))

    def _load(
        self, statement: Select[tuple[Any, ...]], when: datetime | None = None, **asked: object
    ) -> Sequence[OnOffer]:
        until = instant_text(when) if when else _END_OF_TIME
        bets = self._connection.execute(statement, {"until": until, **asked}).all()
        ids = {"ids": [row.id for row in bets], "until": until}
        events = {
            row.id: _event(row)
            for row in self._connection.execute(
                _EVENTS, {"ids": list({row.event for row in bets}), "until": until}
            )
        }
        states = {row.bet: row for row in self._connection.execute(_STATES, ids)}
        picks: defaultdict[int, dict[str, PickState]] = defaultdict(dict)
        for row in self._connection.execute(_PICKS, ids):
            odds = None if row.odds is None else Odds(row.odds)
            picks[row.bet][row.pick] = PickState(odds, bool(row.suspended), bool(row.voided))
        return tuple(_on_offer(row, events[row.event], states[row.id], picks[row.id]) for row in bets)


_END_OF_TIME = "9999"
_ON_SALE: Question[int, OnOffer] = Question(EVENTS, BETS, BET_STATES, PICK_STATES)


def _newest(table: Table, *key: Column[Any]) -> Select[tuple[Any, ...]]:
    """The rows of a table that hold for each key (the first of which is among `ids`) at `until`."""
    newest = (
        select(*key, func.max(table.c.entry).label("newest"))
        .where(key[0].in_(bindparam("ids", expanding=True)), table.c.at <= bindparam("until"))
        .group_by(*key)
        .subquery()
    )
    on = table.c.entry == newest.c.newest
    for column in key:
        on &= column == newest.c[column.name]
    return select(table).join(newest, on)


def _bets(condition: ColumnElement[bool]) -> Select[tuple[Any, ...]]:
    return select(BETS).where(condition, BETS.c.at <= bindparam("until")).order_by(BETS.c.number, BETS.c.id)


_LATEST_OF_NUMBER = select(func.max(BETS.c.id)).where(BETS.c.at <= bindparam("until")).group_by(BETS.c.number)
# Statements are made once: making them anew costs more than running them.
_ALL_BETS = _bets(BETS.c.id.in_(_LATEST_OF_NUMBER))
_BETS_BY_NUMBER = _bets(
    BETS.c.id.in_(_LATEST_OF_NUMBER.where(BETS.c.number.in_(bindparam("numbers", expanding=True))))
)
_BETS_OF_NUMBER = _bets(BETS.c.number == bindparam("number"))
_BETS_BY_ID = _bets(BETS.c.id.in_(bindparam("ids", expanding=True)))
_BETS_OF_EVENT = _bets(BETS.c.event == bindparam("event"))
_BETS_LASTING = _bets(
    BETS.c.id.in_(select(BET_STATES.c.bet).where(BET_STATES.c.closes_at >= bindparam("since")))
)
_LATER_STATES = BET_STATES.alias()
_UNSETTLED_BETS = _bets(
    BETS.c.id.in_(
        select(BET_STATES.c.bet).where(
            BET_STATES.c.voided == 0,
            BET_STATES.c.result_voided.is_(None),
            ~exists().where(
                _LATER_STATES.c.bet == BET_STATES.c.bet, _LATER_STATES.c.entry > BET_STATES.c.entry
            ),
        )
    )
)
_EVENTS = _newest(EVENTS, EVENTS.c.id)
_STATES = _newest(BET_STATES, BET_STATES.c.bet)
_PICKS = _newest(PICK_STATES, PICK_STATES.c.bet, PICK_STATES.c.pick).order_by(
    PICK_STATES.c.bet, PICK_STATES.c.position
)

_RESULTS = (
    select(RESULTS).where(RESULTS.c.event.in_(bindparam("ids", expanding=True))).order_by(RESULTS.c.entry)
)
_RULINGS = (
    select(RULINGS)
    .where(RULINGS.c.bet.in_(bindparam("ids", expanding=True)))
    .order_by(RULINGS.c.entry, RULINGS.c.line)
)


def _state(on_offer: OnOffer) -> dict[str, object]:
    outcome = on_offer.outcome
    return {
        "closes_at": on_offer.closes_at,
        "suspended": on_offer.suspended,
        "voided": on_offer.voided,
        "over": on_offer.over,
        "result_voided": None if outcome is None else outcome.voided,
        "winners": None if outcome is None else canonical_json(list(outcome.winners)),
        "void_from": on_offer.void_from,
        "revision": on_offer.revision,
    }


def _on_offer(row: _Row, event: Event, state: _Row, picks: Mapping[str, PickState]) -> OnOffer:
    bet = Bet(
        id=row.id,
        number=row.number,
        event=event,
        type=BetType(row.type),
        period=Period(row.period),
        handicap=Handicap.parse(row.handicap) if row.handicap else None,
        line=Points.parse(row.points_line) if row.points_line else None,
        counted=Counted(row.counted) if row.counted else None,
        formulas=_formulas(row.formulas),
    )
    outcome = None
    if state.result_voided is not None:
        winners = tuple(json.loads(state.winners))
        outcome = BetOutcome(bet.id, bet.number, voided=bool(state.result_voided), winners=winners)
    return OnOffer(
        bet=bet,
        closes_at=parse_instant(state.closes_at),
        picks=picks,
        suspended=bool(state.suspended),
        voided=bool(state.voided),
        over=bool(state.over),
        outcome=outcome,
        void_from=parse_instant(state.void_from) if state.void_from else None,
        revision=state.revision,
    )


@cache
def _formulas(written: str) -> tuple[Formula, ...]:
    """Nearly all bets allow all of them: read once, whatever the number of bets."""
    return tuple(map(Formula.parse, written.split()))


def _event(row: _Row) -> Event:
    match = MatchOfTheDay(Weekday(row.match_day), row.match_number) if row.match_day else None
    return Event(
        id=row.id,
        sport=row.sport,
        competition=row.competition,
        sides=(row.side_1, row.side_2),
        starts_at=parse_instant(row.starts_at) if row.starts_at else None,
        match_of_the_day=match,
    )


def _result(row: _Row) -> PromulgatedResult:
    return PromulgatedResult(
        event=row.event,
        revision=row.revision,
        result=None if row.result is None else read(row.result, Result),
        winners={int(bet): tuple(picks) for bet, picks in json.loads(row.winners).items()},
        reason=row.reason,
        at=parse_instant(row.at),
    )


def _ruling(row: _Row) -> RulingChange:
    ruling = Ruling(
        voided=bool(row.voided),
        winners=None if row.winners is None else frozenset(json.loads(row.winners)),
        void_picks=frozenset(json.loads(row.void_picks)),
        void_from=parse_instant(row.void_from) if row.void_from else None,
    )
    return RulingChange(row.entry, row.bet, ruling, parse_instant(row.at))
