"""A house on PostgreSQL that a first station founded, as a second one reaches it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sqlalchemy import make_url

from app.bootstrap import key_file, open_house
from app.config import Places
from app.ports.setting_up import Joining
from app.scenarios.verbs import FileClock
from app.vault.keys import HouseKeys
from app.vault.recovery import save_recovery_copy
from app.vault.system import SystemRandomness
from tests.app.services.kit import Counter


def house_to_join(url: str, clock: FileClock, folder: Path, phrase: str) -> Joining:
    first = Places(folder / "first" / "data", folder / "first" / "keys", url)
    house = open_house(first, make_keys=True)
    Counter(replace(house, clock=clock), clock).found()
    house.store.close()
    copy = folder / "copie.json"
    save_recovery_copy(HouseKeys.load(key_file(first)), copy, phrase, SystemRandomness())
    at = make_url(url)
    socket = at.query["host"]
    assert isinstance(socket, str)
    return Joining(socket, at.database or "", at.username or "", at.password or "", str(copy), phrase)
