"""Hands behind the product's back: the guards are taken off, used, and put back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from app.services.house import House
from db.tampering import guards_off, put_guards_back, take_guards_off


def engine_of(house: House) -> Engine:
    """The engine under a house, as somebody with the file in hand has it."""
    engine: Engine = house.store.writer  # type: ignore[attr-defined]
    return engine


@contextmanager
def behind(house: House) -> Iterator[Connection]:
    """A transaction that no guard watches."""
    with engine_of(house).begin() as connection, guards_off(connection):
        yield connection


@contextmanager
def unguarded(house: House) -> Iterator[Engine]:
    """A store whose guards are off for a while, for many changes one after the other."""
    engine = engine_of(house)
    with engine.begin() as connection:
        guards = take_guards_off(connection)
    yield engine
    with engine.begin() as connection:
        put_guards_back(connection, guards)
