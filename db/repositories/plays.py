"""Tickets: registered, cancelled, paid, expired (BETTING B3 to B8)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, bindparam, func, select

from app.domain.betting.formulas import Formula
from app.domain.betting.limits import Taken, TotalKey
from app.domain.betting.payment import Method
from app.domain.betting.play import Bulletin, Combination, PickTaken, Play
from app.domain.betting.throttle import WrongControls
from app.domain.house.numbering import next_number
from app.domain.values import Money, Odds, day_bounds
from app.domain.values.days import instant_text, parse_instant
from app.ports.betting import Cancellation, DayTotals, PaidTicket, PaymentMade, RegisteredPlay
from db.engines import ask, put, rows_of, upsert_many
from db.repositories.keeping import restores_after
from db.rows import Rows
from db.schema.betting import (
    BETTING_TOTALS,
    CANCELLATIONS,
    PAYMENTS,
    PLAY_COMBINATIONS,
    PLAY_PICKS,
    PLAYS,
    RESERVES,
    TICKET_PAPERS,
    WRONG_CONTROLS,
)
from db.schema.keeping import RESTORES

_Row = Row[tuple[Any, ...]]
_BATCH = 500


class SqlPlays:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def next_sequence(self, point_of_sale: str) -> tuple[int, int]:
        [(running, own, entry, restored)] = ask(self._connection, _LAST_NUMBERS, asked=point_of_sale)
        restores = restores_after(self._connection, entry) if restored > entry else ()
        return next_number(running, restores), own + 1

    def add(
        self, identification: str, sequence: int, play: Play, operator: str, station: str, shift: str
    ) -> None:
        self._rows.add(
            PLAYS,
            identification=identification,
            running=int(identification[5:13]),
            sequence=sequence,
            point_of_sale=play.point_of_sale,
            station=station,
            operator=operator,
            shift=shift,
            bulletin=play.bulletin,
            formula=play.formula.plain(),
            total=play.total,
            potential=play.potential,
            total_odds=play.total_odds,
            registered_at=play.registered_at,
        )
        places = {(pick.bet, pick.pick): str(place) for place, pick in enumerate(play.picks)}
        for place, pick in enumerate(play.picks):
            self._rows.add(
                PLAY_PICKS,
                play=identification,
                position=place,
                bet=pick.bet,
                number=pick.number,
                event=pick.event,
                pick=pick.pick,
                odds=pick.odds,
                revision=pick.revision,
            )
        for place, combination in enumerate(play.combinations):
            self._rows.add(
                PLAY_COMBINATIONS,
                play=identification,
                position=place,
                picks=" ".join([places[pick.bet, pick.pick] for pick in combination.picks]),
                stake=combination.stake,
                potential=combination.potential,
            )

    def play(self, identification: str) -> RegisteredPlay | None:
        found = self._connection.execute(_BY_IDENTIFICATION, {"asked": identification}).all()
        return next(self._assemble(found), None)

    def latest(self, point_of_sale: str, day: date, limit: int) -> Sequence[RegisteredPlay]:
        start, end = (instant_text(bound) for bound in day_bounds(day))
        query = (
            select(PLAYS)
            .where(PLAYS.c.point_of_sale == point_of_sale)
            .where(PLAYS.c.registered_at >= start, PLAYS.c.registered_at < end)
            .order_by(PLAYS.c.sequence.desc())
            .limit(limit)
        )
        return tuple(self._load(query))

    def unended(
        self,
        bets: Collection[int] | None = None,
        *,
        registered: tuple[datetime, datetime] | None = None,
        point_of_sale: str | None = None,
        shift: str | None = None,
    ) -> Iterable[RegisteredPlay]:
        query = _unended(select(PLAYS), bets)
        if registered is not None:
            start, end = map(instant_text, registered)
            query = query.where(PLAYS.c.registered_at >= start, PLAYS.c.registered_at < end)
        if point_of_sale is not None:
            query = query.where(PLAYS.c.point_of_sale == point_of_sale)
        if shift is not None:
            query = query.where(PLAYS.c.shift == shift)
        return self._load(query)

    def paid_in(self, shift: str) -> Sequence[PaidTicket]:
        paid = select(PAYMENTS).where(PAYMENTS.c.shift == shift).order_by(PAYMENTS.c.number)
        return tuple(
            PaidTicket(row.play, row.number, Money(row.gain + row.refund), parse_instant(row.at))
            for row in self._connection.execute(paid)
        )

    def hanging(self, bets: Collection[int]) -> Sequence[str]:
        return list(self._connection.execute(_unended(select(PLAYS.c.identification), bets)).scalars())

    def paid_on(self, bets: Collection[int]) -> Money:
        paid = select(func.coalesce(func.sum(PAYMENTS.c.gain + PAYMENTS.c.refund), 0))
        on_bets = select(PLAY_PICKS.c.play).where(PLAY_PICKS.c.bet.in_(bets))
        return Money(int(self._connection.execute(paid.where(PAYMENTS.c.play.in_(on_bets))).scalar_one()))

    def named(self, identifications: Collection[str]) -> Iterable[RegisteredPlay]:
        named = PLAYS.c.identification.in_(identifications)
        return self._load(select(PLAYS).where(named).order_by(PLAYS.c.running))

    def count_picks(self, bets: Collection[int], since: datetime) -> int:
        cancelled = select(CANCELLATIONS.c.play).where(CANCELLATIONS.c.play == PLAYS.c.identification)
        query = (
            select(func.count())
            .select_from(PLAY_PICKS.join(PLAYS, PLAYS.c.identification == PLAY_PICKS.c.play))
            .where(PLAY_PICKS.c.bet.in_(bets), PLAYS.c.registered_at >= instant_text(since))
            .where(~cancelled.exists())
        )
        return int(self._connection.execute(query).scalar_one())

    def add_paper(self, identification: str, kind: str, issue: int, at: datetime) -> None:
        self._rows.add(TICKET_PAPERS, play=identification, kind=kind, issue=issue, at=at)

    def cancel(self, identification: str, cancellation: Cancellation, shift: str) -> None:
        self._rows.add(
            CANCELLATIONS,
            play=identification,
            refund=cancellation.refund,
            kind=cancellation.kind,
            reason=cancellation.reason,
            point_of_sale=cancellation.point_of_sale,
            shift=shift,
            at=cancellation.at,
        )

    def pay(self, identification: str, payment: PaymentMade, shift: str) -> None:
        self._rows.add(
            PAYMENTS,
            play=identification,
            number=payment.number,
            gain=payment.gain,
            refund=payment.refund,
            method=payment.method,
            point_of_sale=payment.point_of_sale,
            station=payment.station,
            operator=payment.operator,
            shift=shift,
            commitment=payment.commitment,
            at=payment.at,
        )

    def next_payment(self) -> int:
        last = self._connection.execute(select(func.coalesce(func.max(PAYMENTS.c.number), 0))).scalar_one()
        return int(last) + 1

    def reserve(self, identification: str, amount: Money, at: datetime) -> None:
        self._rows.add(RESERVES, play=identification, amount=amount, at=at)

    def totals(self, keys: Iterable[TotalKey]) -> Mapping[TotalKey, Taken]:
        wanted = {(str(key.scope), key.item, key.point_of_sale): key for key in keys}
        return {
            wanted[scope, item, point_of_sale]: Taken(Money(stakes), Money(gains))
            for scope, item, point_of_sale, stakes, gains in rows_of(
                self._connection, BETTING_TOTALS, list(wanted)
            )
        }

    def add_to_totals(self, effect: Mapping[TotalKey, Taken]) -> None:
        rows = [
            {
                "scope": str(key.scope),
                "item": key.item,
                "point_of_sale": key.point_of_sale,
                "stakes": taken.stakes.cents,
                "gains": taken.gains.cents,
            }
            for key, taken in effect.items()
        ]
        upsert_many(self._connection, BETTING_TOTALS, rows, add=("stakes", "gains"))

    def wrong_controls(self, station: str) -> WrongControls:
        row = self._connection.execute(
            select(WRONG_CONTROLS).where(WRONG_CONTROLS.c.station == station)
        ).one_or_none()
        if row is None:
            return WrongControls()
        return WrongControls(row.in_a_row, parse_instant(row.last_at) if row.last_at else None)

    def keep_wrong_controls(self, station: str, wrong: WrongControls) -> None:
        last = instant_text(wrong.last_at) if wrong.last_at else None
        put(
            self._connection,
            WRONG_CONTROLS,
            {"station": station, "in_a_row": wrong.in_a_row, "last_at": last},
        )

    def day_totals(self, point_of_sale: str, start: datetime, end: datetime) -> DayTotals:
        bounds = instant_text(start), instant_text(end)

        def within(at: ColumnElement[str], pos: ColumnElement[str]) -> ColumnElement[bool]:
            return (at >= bounds[0]) & (at < bounds[1]) & (pos == point_of_sale)

        tickets, stakes = self._connection.execute(
            select(func.count(), func.coalesce(func.sum(PLAYS.c.total), 0)).where(
                within(PLAYS.c.registered_at, PLAYS.c.point_of_sale)
            )
        ).one()
        cancelled = self._connection.execute(
            select(func.coalesce(func.sum(CANCELLATIONS.c.refund), 0))
            .select_from(CANCELLATIONS.join(PLAYS, PLAYS.c.identification == CANCELLATIONS.c.play))
            .where(within(PLAYS.c.registered_at, PLAYS.c.point_of_sale))
        ).scalar_one()
        gains, refunds = self._connection.execute(
            select(
                func.coalesce(func.sum(PAYMENTS.c.gain), 0), func.coalesce(func.sum(PAYMENTS.c.refund), 0)
            ).where(within(PAYMENTS.c.at, PAYMENTS.c.point_of_sale))
        ).one()
        return DayTotals(tickets, *(Money(int(sum_)) for sum_ in (stakes, cancelled, gains, refunds)))

    def _load(self, query: Select[tuple[Any, ...]]) -> Iterator[RegisteredPlay]:
        found = self._connection.execute(query).all()
        for start in range(0, len(found), _BATCH):
            yield from self._assemble(found[start : start + _BATCH])

    def _assemble(self, plays: Sequence[_Row]) -> Iterator[RegisteredPlay]:
        names = [row.identification for row in plays]
        picks, combinations, papers, cancelled, paid, reserved = (
            self._by_play(statement, names) for statement in _OF_PLAYS
        )
        for row in plays:
            name = row.identification
            ends = [*cancelled[name], *paid[name]]
            yield RegisteredPlay(
                identification=name,
                sequence=row.sequence,
                play=_play(row, picks[name], combinations[name]),
                station=row.station,
                operator=row.operator,
                shift=row.shift,
                issues=sum(paper.kind != "copy" for paper in papers[name]),
                copies=sum(paper.kind == "copy" for paper in papers[name]),
                cancellation=_cancellation(cancelled[name][0]) if cancelled[name] else None,
                payment=_payment(paid[name][0]) if paid[name] else None,
                ended_entry=ends[0].entry if ends else None,
                reserved=Money(reserved[name][0].amount) if reserved[name] else None,
            )

    def _by_play(self, statement: Select[tuple[Any, ...]], names: Sequence[str]) -> Mapping[str, list[_Row]]:
        found: defaultdict[str, list[_Row]] = defaultdict(list)
        for row in self._connection.execute(statement, {"names": names}):
            found[row.play].append(row)
        return found


def _unended(query: Select[Any], bets: Collection[int] | None) -> Select[Any]:
    """`query` of plays, held to those which still run; in the order of their sale."""
    query = query.order_by(PLAYS.c.running)
    for ended in (CANCELLATIONS, PAYMENTS, RESERVES):
        query = query.where(~select(ended.c.play).where(ended.c.play == PLAYS.c.identification).exists())
    if bets is None:
        return query
    on_bets = select(PLAY_PICKS.c.play).where(PLAY_PICKS.c.bet.in_(bets))
    return query.where(PLAYS.c.identification.in_(on_bets))


_OF_PLAYS = tuple(
    select(table)
    .where(table.c.play.in_(bindparam("names", expanding=True)))
    .order_by(table.c.entry, table.c.line)
    for table in (PLAY_PICKS, PLAY_COMBINATIONS, TICKET_PAPERS, CANCELLATIONS, PAYMENTS, RESERVES)
)
_BY_IDENTIFICATION = select(PLAYS).where(PLAYS.c.identification == bindparam("asked"))
_LAST_NUMBERS = select(
    select(func.coalesce(func.max(PLAYS.c.running), 0)).scalar_subquery(),
    select(func.coalesce(func.max(PLAYS.c.sequence), 0))
    .where(PLAYS.c.point_of_sale == bindparam("asked"))
    .scalar_subquery(),
    select(func.coalesce(func.max(PLAYS.c.entry), 0)).scalar_subquery(),
    select(func.coalesce(func.max(RESTORES.c.entry), 0)).scalar_subquery(),
)


def _play(row: _Row, picks: Sequence[_Row], combinations: Sequence[_Row]) -> Play:
    taken = tuple(
        PickTaken(pick.bet, pick.number, pick.event, pick.pick, Odds(pick.odds), pick.revision)
        for pick in picks
    )
    return Play(
        bulletin=Bulletin(row.bulletin),
        formula=Formula.parse(row.formula),
        picks=taken,
        combinations=tuple(
            Combination(tuple(taken[int(place)] for place in each.picks.split()), Money(each.stake))
            for each in combinations
        ),
        point_of_sale=row.point_of_sale,
        registered_at=parse_instant(row.registered_at),
    )


def _cancellation(row: _Row) -> Cancellation:
    return Cancellation(Money(row.refund), row.kind, row.reason, row.point_of_sale, parse_instant(row.at))


def _payment(row: _Row) -> PaymentMade:
    return PaymentMade(
        number=row.number,
        gain=Money(row.gain),
        refund=Money(row.refund),
        method=Method(row.method),
        point_of_sale=row.point_of_sale,
        station=row.station,
        operator=row.operator,
        at=parse_instant(row.at),
        commitment=row.commitment,
    )
