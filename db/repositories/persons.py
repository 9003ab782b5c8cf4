"""Personal data (HOUSE H9)."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, insert

from app.domain.values.days import instant_text
from db.schema.persons import WINNERS


class SqlPersons:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def keep_winner(self, identification: str, salt: str, data: str, at: datetime) -> None:
        row = {"play": identification, "salt": salt, "data": data, "at": instant_text(at)}
        self._connection.execute(insert(WINNERS), row)
