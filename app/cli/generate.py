"""`guichet generate FOLDER`: fill a house that is not real with as many tickets as wanted, and verify it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic

from app.bootstrap import open_house
from app.config import Places
from app.demo.crowd import CrowdClock, fill
from app.services.verify import verify_house


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the house is made; must be new")
    parser.add_argument("--tickets", type=int, default=100_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same tickets")


def run(arguments: argparse.Namespace) -> int:
    """0 where all tickets are there and the store verifies whole."""
    folder: Path = arguments.folder
    if folder.exists():
        sys.stderr.write(f"guichet: {folder} existe déjà\n")
        return 2
    clock = CrowdClock()
    house = open_house(Places(folder, folder / "keys"), make_keys=True)
    try:
        house = replace(house, clock=clock)
        began = monotonic()
        made = fill(house, clock, arguments.tickets, seed=arguments.seed, told=_tell)
        filled = monotonic()
        verdict = verify_house(house)
    finally:
        house.store.close()
    print(
        f"\r{made.tickets} tickets, {made.stakes.text()} de mises, {made.refused} refusés, "
        f"en {filled - began:.0f} s ; "
        f"{verdict.records} écritures vérifiées en {monotonic() - filled:.0f} s : "
        f"{'rien à signaler' if verdict.ok else verdict.findings}"
    )
    return 0 if verdict.ok and made.tickets == arguments.tickets else 1


def _tell(tickets: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{tickets} tickets")
