"""Operators, PINs, approvals (HOUSE H2)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, Row, Select, bindparam, func, select

from app.domain.house.people import NOBODY, Approval, Tries
from app.domain.house.rights import Act, Operator, Role
from app.domain.values import Money
from app.domain.values.days import parse_instant
from db.memory import Question
from db.rows import Rows
from db.schema.house import (
    APPROVAL_USES,
    APPROVALS,
    BADGE_SHOWINGS,
    BADGES,
    CREDENTIALS,
    LOGINS,
    OPERATORS,
)


class SqlPeople:
    """The latest row about an operator is the one that holds."""

    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def operators(self) -> Sequence[Operator]:
        latest = select(OPERATORS.c.id, func.max(OPERATORS.c.entry).label("entry")).group_by(OPERATORS.c.id)
        last = latest.subquery()
        found = self._connection.execute(
            select(OPERATORS)
            .join(last, (OPERATORS.c.id == last.c.id) & (OPERATORS.c.entry == last.c.entry))
            .order_by(OPERATORS.c.name)
        )
        return tuple(_operator(row) for row in found)

    def operator(self, operator: str) -> Operator | None:
        def ask() -> Operator | None:
            row = self._connection.execute(_OPERATOR, {"asked": operator}).one_or_none()
            return _operator(row) if row else None

        return self._rows.recall_one(_WHO, operator, ask)

    def engage(self, operator: Operator, at: datetime) -> None:
        self._rows.add(OPERATORS, id=operator.id, name=operator.name, roles=_roles(operator), at=at)

    def set_pin(self, operator: str, digest: str, at: datetime) -> None:
        self._rows.add(CREDENTIALS, operator=operator, digest=digest, at=at)

    def pin_digest(self, operator: str) -> str | None:
        return self._connection.execute(
            select(CREDENTIALS.c.digest)
            .where(CREDENTIALS.c.operator == operator)
            .order_by(CREDENTIALS.c.entry.desc())
            .limit(1)
        ).scalar_one_or_none()

    def set_badge(self, operator: str, digest: str, at: datetime) -> None:
        self._rows.add(BADGES, operator=operator, digest=digest, at=at)

    def badge(self, operator: str) -> str:
        held = self._connection.execute(
            select(BADGES.c.digest)
            .where(BADGES.c.operator == operator)
            .order_by(BADGES.c.entry.desc())
            .limit(1)
        ).scalar_one_or_none()
        return held or ""

    def badge_holder(self, digest: str) -> str | None:
        ever = select(BADGES.c.operator).where(BADGES.c.digest == digest).distinct()
        holders = self._connection.execute(ever).scalars().all()
        return next((each for each in holders if self.badge(each) == digest), None)

    def show_badge(self, operator: str, station: str, at: datetime) -> None:
        self._rows.add(BADGE_SHOWINGS, operator=operator, station=station, at=at)

    def badge_shown(self, operator: str, station: str) -> datetime | None:
        given = select(func.coalesce(func.max(BADGES.c.entry), 0)).where(BADGES.c.operator == operator)
        last = self._connection.execute(
            select(func.max(BADGE_SHOWINGS.c.at)).where(
                BADGE_SHOWINGS.c.operator == operator,
                BADGE_SHOWINGS.c.station == station,
                BADGE_SHOWINGS.c.entry > _last_right(operator).scalar_subquery(),
                BADGE_SHOWINGS.c.entry > given.scalar_subquery(),
            )
        ).scalar_one()
        return parse_instant(last) if last else None

    def tries(self, operator: str) -> Tries:
        of_operator = LOGINS.c.operator == operator
        last_pin = select(func.coalesce(func.max(CREDENTIALS.c.entry), 0)).where(
            CREDENTIALS.c.operator == operator
        )
        failures, last = self._connection.execute(
            select(func.count(), func.max(LOGINS.c.at)).where(
                of_operator,
                LOGINS.c.right == 0,
                LOGINS.c.entry > _last_right(operator).scalar_subquery(),
                LOGINS.c.entry > last_pin.scalar_subquery(),
            )
        ).one()
        return Tries(failures, parse_instant(last) if last else None)

    def badge_tries(self, station: str) -> Tries:
        last_right = (
            select(LOGINS.c.entry)
            .where(LOGINS.c.station == station, LOGINS.c.right == 1)
            .order_by(LOGINS.c.entry.desc())
            .limit(1)
            .scalar_subquery()
        )
        failures, last = self._connection.execute(
            select(func.count(), func.max(LOGINS.c.at)).where(
                LOGINS.c.operator == NOBODY,
                LOGINS.c.station == station,
                LOGINS.c.entry > func.coalesce(last_right, 0),
            )
        ).one()
        return Tries(failures, parse_instant(last) if last else None)

    def record_try(self, operator: str, station: str, at: datetime, *, right: bool) -> None:
        self._rows.add(LOGINS, operator=operator, station=station, right=right, at=at)

    def last_login(self, operator: str) -> datetime | None:
        last = self._connection.execute(
            select(func.max(LOGINS.c.at)).where(LOGINS.c.operator == operator, LOGINS.c.right == 1)
        ).scalar_one()
        return parse_instant(last) if last else None

    def stations(self) -> Sequence[str]:
        found = self._connection.execute(select(LOGINS.c.station).distinct().order_by(LOGINS.c.station))
        return found.scalars().all()

    def add_approval(self, approval: Approval) -> None:
        self._rows.add(
            APPROVALS,
            id=approval.id,
            supervisor=approval.supervisor,
            asked_by=approval.asked_by,
            act=approval.act,
            subject=approval.subject,
            amount=approval.amount,
            reason=approval.reason,
            at=approval.at,
        )

    def unused_approval(self, approval: str) -> Approval | None:
        used = select(APPROVAL_USES.c.approval).where(APPROVAL_USES.c.approval == approval)
        row = self._connection.execute(
            select(APPROVALS).where(APPROVALS.c.id == approval, ~used.exists())
        ).one_or_none()
        return _approval(row) if row else None

    def use_approval(self, approval: str, at: datetime) -> None:
        self._rows.add(APPROVAL_USES, approval=approval, at=at)


def _last_right(operator: str) -> Select[tuple[int]]:
    """The entry of somebody's last right PIN, 0 before the first."""
    return select(func.coalesce(func.max(LOGINS.c.entry), 0)).where(
        LOGINS.c.operator == operator, LOGINS.c.right == 1
    )


def _roles(operator: Operator) -> str:
    return json.dumps(sorted(operator.roles), separators=(",", ":"))


_WHO: Question[str, Operator] = Question(OPERATORS)
_OPERATOR = (
    select(OPERATORS).where(OPERATORS.c.id == bindparam("asked")).order_by(OPERATORS.c.entry.desc()).limit(1)
)


def _operator(row: Row[tuple[object, ...]]) -> Operator:
    return Operator(row.id, row.name, frozenset(map(Role, json.loads(row.roles))))


def _approval(row: Row[tuple[object, ...]]) -> Approval:
    return Approval(
        id=row.id,
        supervisor=row.supervisor,
        asked_by=row.asked_by,
        act=Act(row.act),
        subject=row.subject,
        amount=None if row.amount is None else Money(row.amount),
        reason=row.reason,
        at=parse_instant(row.at),
    )
