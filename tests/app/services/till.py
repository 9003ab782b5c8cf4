"""A till in a process of its own: `python -m tests.app.services.till URL KEYS found|TILL COUNT`."""

from __future__ import annotations

import sys
from pathlib import Path

from app.config import Settings
from app.scenarios.verbs import FileClock
from app.services import cash
from app.services.betting import sales
from app.services.house import House, Origin
from app.vault.heads import HeadFile
from app.vault.keys import HouseKeys
from app.vault.pins import ArgonPins
from app.vault.system import SystemRandomness
from db.opening import open_postgresql
from tests.app.services.kit import AFTERNOON, Counter, euros


def house(url: str, keys: HouseKeys, head: Path, clock: FileClock) -> House:
    return House(
        store=open_postgresql(url, keys),
        clock=clock,
        randomness=SystemRandomness(),
        keys=keys,
        pins=ArgonPins.of_strength(keys.pepper, memory_kib=8, passes=1),
        heads=HeadFile(head, alone=False),
        settings=Settings(),
    )


def main(url: str, key_file: str, task: str, number: int) -> None:
    path, clock = Path(key_file), FileClock(AFTERNOON)
    here = house(url, HouseKeys.load(path), path.parent / task / "head", clock)
    counter = Counter(here, clock, name=task)
    if task == "found":
        counter.found()
        for till in range(number):
            cash.open_shift(here, _at(f"T{till}", "open"), cash.OpenShift(euros("100")))
        counter.publish(101, 102, 103)
    else:
        for sale in range(number):
            sold = sales.sell(here, _at(task, str(sale)), counter.sale(101, 102, 103, formula="2/3"))
            sys.stdout.write(f"{sold.identification}\n")
    here.store.close()


def _at(till: str, request: str) -> Origin:
    return Origin("anna", "P1", till, till, till, f"{till}-{request}")


if __name__ == "__main__":
    main(*sys.argv[1:4], int(sys.argv[4]))
