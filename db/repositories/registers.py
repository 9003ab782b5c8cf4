"""Registers of the betting counter: damaged tickets, claims, age, identity; files in and out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Row, Table, func, select

from app.domain.betting.claims import Claim
from app.domain.betting.referrals import Decision, Referral
from app.domain.betting.vigilance import Rule
from app.domain.values import Money
from app.domain.values.days import instant_text, parse_instant
from app.ports.office import NumberedClaim, Sent, Vigilance
from db.rows import Rows
from db.schema.office import (
    AGE_REFUSALS,
    CLAIM_ANSWERS,
    CLAIMS,
    EXPORTS,
    IMPORTS,
    REFERRAL_DECISIONS,
    REFERRALS,
    VIGILANCE,
)


class SqlRegisters:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def next_referral(self) -> int:
        return self._next(REFERRALS)

    def add_referral(self, referral: Referral) -> None:
        self._rows.add(
            REFERRALS,
            number=referral.number,
            play=referral.identification,
            damage=referral.damage,
            point_of_sale=referral.point_of_sale,
            operator=referral.operator,
            at=referral.at,
        )

    def decide_referral(self, referral: int, decision: Decision) -> None:
        self._rows.add(
            REFERRAL_DECISIONS,
            referral=referral,
            pay=decision.pay,
            reason=decision.reason,
            operator=decision.operator,
            at=decision.at,
        )

    def referrals(self) -> Sequence[Referral]:
        query = (
            select(
                REFERRALS,
                REFERRAL_DECISIONS.c.pay,
                REFERRAL_DECISIONS.c.reason,
                REFERRAL_DECISIONS.c.operator.label("decided_by"),
                REFERRAL_DECISIONS.c.at.label("decided_at"),
            )
            .outerjoin(REFERRAL_DECISIONS, REFERRAL_DECISIONS.c.referral == REFERRALS.c.number)
            .order_by(REFERRALS.c.number)
        )
        return tuple(_referral(row) for row in self._connection.execute(query))

    def next_claim(self) -> int:
        return self._next(CLAIMS)

    def add_claim(self, number: int, claim: Claim, at: datetime) -> None:
        self._rows.add(
            CLAIMS,
            number=number,
            play=claim.identification,
            posted_on=claim.posted_on,
            words=claim.text,
            at=at,
        )

    def answer_claim(self, number: int, answer: str, answered_on: date, at: datetime) -> None:
        self._rows.add(CLAIM_ANSWERS, claim=number, answer=answer, answered_on=answered_on, at=at)

    def claims(self) -> Sequence[NumberedClaim]:
        query = (
            select(CLAIMS, CLAIM_ANSWERS.c.answer, CLAIM_ANSWERS.c.answered_on)
            .outerjoin(CLAIM_ANSWERS, CLAIM_ANSWERS.c.claim == CLAIMS.c.number)
            .order_by(CLAIMS.c.number)
        )
        return tuple(_claim(row) for row in self._connection.execute(query))

    def add_age_refusal(self, point_of_sale: str, station: str, operator: str, at: datetime) -> None:
        self._rows.add(AGE_REFUSALS, point_of_sale=point_of_sale, station=station, operator=operator, at=at)

    def age_refusals(self, start: datetime, end: datetime) -> Mapping[str, int]:
        query = (
            select(AGE_REFUSALS.c.point_of_sale, func.count().label("times"))
            .where(AGE_REFUSALS.c.at >= instant_text(start), AGE_REFUSALS.c.at < instant_text(end))
            .group_by(AGE_REFUSALS.c.point_of_sale)
        )
        return {row.point_of_sale: row.times for row in self._connection.execute(query)}

    def add_vigilance(self, vigilance: Vigilance) -> None:
        self._rows.add(
            VIGILANCE,
            play=vigilance.play,
            rule=vigilance.rule,
            linked=vigilance.linked,
            at=vigilance.at,
        )

    def vigilance(self, start: datetime, end: datetime) -> Sequence[Vigilance]:
        query = (
            select(VIGILANCE)
            .where(VIGILANCE.c.at >= instant_text(start), VIGILANCE.c.at < instant_text(end))
            .order_by(VIGILANCE.c.entry, VIGILANCE.c.line)
        )
        return tuple(
            Vigilance(row.play, Rule(row.rule), Money(row.linked), parse_instant(row.at))
            for row in self._connection.execute(query)
        )

    def _next(self, table: Table) -> int:
        return (
            int(self._connection.execute(select(func.coalesce(func.max(table.c.number), 0))).scalar_one()) + 1
        )


class SqlExchanges:
    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def add_import(self, kind: str, digest: str, items: int, signer: str | None, at: datetime) -> None:
        self._rows.add(IMPORTS, kind=kind, digest=digest, items=items, signer=signer, at=at)

    def add_export(self, sent: Sent) -> None:
        self._rows.add(EXPORTS, kind=sent.kind, subject=sent.subject, digest=sent.digest, at=sent.at)

    def exports(self, kind: str) -> Sequence[Sent]:
        query = select(EXPORTS).where(EXPORTS.c.kind == kind).order_by(EXPORTS.c.entry, EXPORTS.c.line)
        return tuple(
            Sent(row.kind, row.subject, row.digest, parse_instant(row.at))
            for row in self._connection.execute(query)
        )


def _referral(row: Row[tuple[Any, ...]]) -> Referral:
    decision = None
    if row.decided_at is not None:
        decision = Decision(bool(row.pay), row.reason, row.decided_by, parse_instant(row.decided_at))
    return Referral(
        number=row.number,
        identification=row.play,
        damage=row.damage,
        point_of_sale=row.point_of_sale,
        operator=row.operator,
        at=parse_instant(row.at),
        decision=decision,
    )


def _claim(row: Row[tuple[Any, ...]]) -> NumberedClaim:
    claim = Claim(
        identification=row.play,
        posted_on=date.fromisoformat(row.posted_on),
        text=row.words,
        answer=row.answer or "",
        answered_on=date.fromisoformat(row.answered_on) if row.answered_on else None,
    )
    return NumberedClaim(row.number, claim, parse_instant(row.at))
