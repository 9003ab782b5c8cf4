"""What every table is made of. Stored values are text and whole numbers, nothing else.

Instants and days are canonical text, money is cents, odds are hundredths: what lies in a column
is then, byte for byte, what the journal sealed, on both engines.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, CheckConstraint, Column, Index, Integer, MetaData, Table, Text
from sqlalchemy.schema import SchemaItem

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
SEALED: list[Table] = []
"""Append-only tables whose every value stands in a journal entry's body (documentation: sealed)."""


def text(name: str, *, nullable: bool = False, **options: Any) -> Column[str]:
    return Column(name, Text, nullable=nullable, **options)


def number(name: str, *, nullable: bool = False, **options: Any) -> Column[int]:
    """Cents, hundredths of odds, chips, counts."""
    return Column(name, BigInteger, nullable=nullable, **options)


def flag(name: str) -> Column[int]:
    return Column(name, Integer, CheckConstraint(f"{name} in (0, 1)", name=name), nullable=False)


def sealed(name: str, *items: SchemaItem) -> Table:
    """A table that only grows; `entry` and `line` say where in the journal each row stands."""
    table = Table(
        name,
        METADATA,
        Column("entry", BigInteger, primary_key=True, autoincrement=False),
        Column("line", Integer, primary_key=True, autoincrement=False),
        *items,
    )
    SEALED.append(table)
    return table


def derived(name: str, *items: SchemaItem) -> Table:
    """A table that can be made again from sealed ones."""
    return Table(name, METADATA, *items)


def technical(name: str, *items: SchemaItem) -> Table:
    """Queue states, request ids, the refusal log: true for a while, under no seal."""
    return Table(name, METADATA, *items)


def personal(name: str, *items: SchemaItem) -> Table:
    """Erasable: the journal holds a salted commitment, and the salt goes with the data (H9)."""
    return Table(name, METADATA, *items)


__all__ = [
    "METADATA",
    "SEALED",
    "Index",
    "derived",
    "flag",
    "number",
    "personal",
    "sealed",
    "technical",
    "text",
]
