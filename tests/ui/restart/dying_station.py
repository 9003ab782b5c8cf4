"""`python -m tests.ui.restart.dying_station FOLDER`: sell two tickets, die in the middle of the second paper.

House, spooler and virtual printer are the demonstration's own; only its PINs cost no time, and the power
goes at a chosen instant: when the store knows that the second ticket is being sent.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.bootstrap import key_file, open_house
from app.config import Places
from app.demo.clock import SATURDAY, DemoClock
from app.demo.founding import ESTABLISHMENT, PEOPLE, POINT_OF_SALE
from app.domain.betting.bet import BetType, PickRef
from app.domain.betting.sale import Asked
from app.domain.house.cash import Means
from app.domain.house.rights import Operator
from app.domain.values import Money, Odds
from app.ports.printing import JobState
from app.services.betting.offers import PublishBet, publish_bet
from app.services.betting.sales import Sell, sell
from app.services.cash import OpenShift, open_shift
from app.services.founding import Found, found
from app.services.house import House, Origin
from app.services.papers import recent_jobs
from app.station import demo_parts
from app.vault.keys import Keyring
from app.vault.pins import ArgonPins
from ui.desk import Desk
from ui.operations import Operations
from ui.station import StationBridge

BET = 134


def places(folder: Path) -> Places:
    return Places(folder / "data", folder / "keys")


def prepare(folder: Path) -> None:
    """The demonstration's people, and one bet."""
    at = places(folder)
    house = replace(open_house(at, make_keys=True), clock=DemoClock())
    pepper = Keyring.open(key_file(at)).keys.pepper
    house = replace(house, pins=ArgonPins.of_strength(pepper, memory_kib=8, passes=1))
    found(house, _origin(house), Found(ESTABLISHMENT, (POINT_OF_SALE,), PEOPLE))
    prices = {pick: Odds.parse("1.85") for pick in ("1", "N", "2")}
    bet = PublishBet(BET, "e134", BetType.RESULT, prices, SATURDAY + timedelta(hours=6), sides=("Ys", "Is"))
    publish_bet(house, replace(_origin(house), operator="rachid"), bet)
    house.store.close()


def _origin(house: House) -> Origin:
    return Origin("", POINT_OF_SALE.id, "Préparation", "Guichet 2", "Caisse", house.new_id())


class DyingBridge(StationBridge):
    """Hears what the printer does; the power goes once `is_mortal` and a paper is under way."""

    is_mortal = False
    house: House

    def on_job(self) -> None:
        if self.is_mortal and recent_jobs(self.house, 1)[0].state is JobState.SENDING:
            os.kill(os.getpid(), signal.SIGKILL)


def _sell(desk: Desk) -> None:
    sell(desk.house, desk.origin(), Sell(Asked("1/1", Money.euros(5), (PickRef(BET, "1"),)), Means.CASH))


def main(folder: Path) -> None:
    """Never returns."""
    QCoreApplication([])
    bridge = DyingBridge()
    parts = demo_parts(places(folder))(Operations(), bridge)
    desk = parts.desk
    bridge.house = desk.house
    desk.operator = Operator("ines", "Inès Maillard", frozenset())
    open_shift(desk.house, desk.origin(), OpenShift(Money.euros(200)))
    _sell(desk)
    parts.printing.wake()
    while recent_jobs(desk.house, 1)[0].state is not JobState.PRINTED:
        time.sleep(0.01)
    bridge.is_mortal = True
    _sell(desk)
    parts.printing.wake()
    time.sleep(120)
    sys.exit("still alive")


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))
    main(Path(sys.argv[1]))
