"""Sums over plays and payments (BETTING B9)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, FromClause, and_, func, select, true, union

from app.domain.betting.reports import Figures
from app.domain.values import Money
from app.domain.values.days import instant_text
from db.schema.betting import CANCELLATIONS, PAYMENTS, PLAY_PICKS, PLAYS, RESERVES

_Condition = ColumnElement[bool]


class SqlFigures:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def period(self, start: datetime, end: datetime, point_of_sale: str | None = None) -> Figures:
        bounds = instant_text(start), instant_text(end)

        def within(at: Column[Any], place: Column[Any]) -> _Condition:
            here = true() if point_of_sale is None else place == point_of_sale
            return and_(at >= bounds[0], at < bounds[1], here)

        sold = within(PLAYS.c.registered_at, PLAYS.c.point_of_sale)
        return self._figures(
            sold=sold,
            cancelled=sold,
            paid=within(PAYMENTS.c.at, PAYMENTS.c.point_of_sale),
            reserved=within(RESERVES.c.at, PLAYS.c.point_of_sale),
        )

    def points_of_sale(self, start: datetime, end: datetime) -> Sequence[str]:
        bounds = instant_text(start), instant_text(end)
        sold = select(PLAYS.c.point_of_sale.label("place")).where(
            PLAYS.c.registered_at >= bounds[0], PLAYS.c.registered_at < bounds[1]
        )
        paid = select(PAYMENTS.c.point_of_sale.label("place")).where(
            PAYMENTS.c.at >= bounds[0], PAYMENTS.c.at < bounds[1]
        )
        places = union(sold, paid).subquery()
        return tuple(self._connection.execute(select(places.c.place).order_by(places.c.place)).scalars())

    def shift(self, shift: str) -> Figures:
        return self._figures(
            sold=PLAYS.c.shift == shift,
            cancelled=CANCELLATIONS.c.shift == shift,
            paid=PAYMENTS.c.shift == shift,
            reserved=None,
        )

    def bet(self, bet: int) -> Figures:
        tickets = select(PLAY_PICKS.c.play).where(PLAY_PICKS.c.bet == bet)
        return self._figures(
            sold=PLAYS.c.identification.in_(tickets),
            cancelled=CANCELLATIONS.c.play.in_(tickets),
            paid=PAYMENTS.c.play.in_(tickets),
            reserved=RESERVES.c.play.in_(tickets),
        )

    def _figures(
        self, *, sold: _Condition, cancelled: _Condition, paid: _Condition, reserved: _Condition | None
    ) -> Figures:
        tickets, stakes = self._sums(PLAYS, sold, func.count(), _total(PLAYS.c.total))
        of_plays = PLAYS.c.identification
        [given_back] = self._sums(
            CANCELLATIONS.join(PLAYS, of_plays == CANCELLATIONS.c.play),
            cancelled,
            _total(CANCELLATIONS.c.refund),
        )
        gains, refunds = self._sums(PAYMENTS, paid, _total(PAYMENTS.c.gain), _total(PAYMENTS.c.refund))
        reserve = 0
        if reserved is not None:
            joined = RESERVES.join(PLAYS, of_plays == RESERVES.c.play)
            [reserve] = self._sums(joined, reserved, _total(RESERVES.c.amount))
        return Figures(
            tickets=tickets,
            stakes=Money(stakes),
            cancelled=Money(given_back),
            gains=Money(gains),
            refunds=Money(refunds),
            reserve=Money(reserve),
        )

    def _sums(self, source: FromClause, condition: _Condition, *sums: ColumnElement[Any]) -> list[int]:
        query = select(*sums).select_from(source).where(condition)
        return [int(each) for each in self._connection.execute(query).one()]


def _total(column: Column[Any]) -> ColumnElement[Any]:
    return func.coalesce(func.sum(column), 0)
