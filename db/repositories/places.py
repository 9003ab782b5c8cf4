"""The establishment and its points of sale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlalchemy import Connection, Row, bindparam, select

from app.domain.house.establishment import Establishment, PointOfSale
from db.memory import Question
from db.rows import Rows
from db.schema.house import ESTABLISHMENTS, POINTS_OF_SALE, SETTINGS


class SqlPlaces:
    """The latest row is the one that holds."""

    def __init__(self, connection: Connection, rows: Rows) -> None:
        self._connection = connection
        self._rows = rows

    def establishment(self) -> Establishment | None:
        return self._rows.recall_one(_HOUSE, None, self._establishment)

    def _establishment(self) -> Establishment | None:
        row = self._connection.execute(_ESTABLISHMENT).one_or_none()
        if row is None:
            return None
        return Establishment(row.name, row.place, bool(row.betting), bool(row.poker), row.marking)

    def establish(self, establishment: Establishment, at: datetime) -> None:
        self._rows.add(
            ESTABLISHMENTS,
            name=establishment.name,
            place=establishment.place,
            betting=establishment.betting,
            poker=establishment.poker,
            marking=establishment.marking,
            at=at,
        )

    def chosen(self) -> Mapping[str, str]:
        def ask() -> Mapping[str, str]:
            return {row.name: row.value for row in self._connection.execute(_CHOSEN)}

        return self._rows.recall_one(_CHOICES, None, ask) or {}

    def choose(self, name: str, value: str, at: datetime) -> None:
        self._rows.add(SETTINGS, name=name, value=value, at=at)

    def points_of_sale(self) -> Sequence[PointOfSale]:
        rows = self._connection.execute(select(POINTS_OF_SALE).order_by(POINTS_OF_SALE.c.entry))
        latest = {row.id: _point_of_sale(row) for row in rows}
        return tuple(latest.values())

    def point_of_sale(self, point_of_sale: str) -> PointOfSale:
        def ask() -> PointOfSale | None:
            row = self._connection.execute(_POINT_OF_SALE, {"asked": point_of_sale}).one_or_none()
            return _point_of_sale(row) if row else None

        found = self._rows.recall_one(_PLACE, point_of_sale, ask)
        if found is None:
            raise LookupError(f"no point of sale {point_of_sale}")
        return found

    def open(self, point_of_sale: PointOfSale, at: datetime) -> None:
        self._rows.add(
            POINTS_OF_SALE,
            id=point_of_sale.id,
            number=point_of_sale.number,
            name=point_of_sale.name,
            address=point_of_sale.address,
            transfers=point_of_sale.transfers,
            payment_centre=point_of_sale.payment_centre,
            at=at,
        )


_HOUSE: Question[None, Establishment] = Question(ESTABLISHMENTS)
_CHOICES: Question[None, Mapping[str, str]] = Question(SETTINGS)
_PLACE: Question[str, PointOfSale] = Question(POINTS_OF_SALE)
_ESTABLISHMENT = select(ESTABLISHMENTS).order_by(ESTABLISHMENTS.c.entry.desc()).limit(1)
_CHOSEN = select(SETTINGS.c.name, SETTINGS.c.value).order_by(SETTINGS.c.entry, SETTINGS.c.line)
_POINT_OF_SALE = (
    select(POINTS_OF_SALE)
    .where(POINTS_OF_SALE.c.id == bindparam("asked"))
    .order_by(POINTS_OF_SALE.c.entry.desc())
    .limit(1)
)


def _point_of_sale(row: Row[tuple[object, ...]]) -> PointOfSale:
    return PointOfSale(
        row.id, row.number, row.name, row.address, bool(row.transfers), bool(row.payment_centre)
    )
