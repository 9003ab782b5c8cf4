"""`guichet restore COPY`: put a copy back, checked, signed for by a supervisor and sealed."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.bootstrap import copies_of, house_on, key_file, open_house
from app.cli.asking import CONSOLE, say_refusal
from app.cli.prompting import ask_secret
from app.config import Places
from app.domain.errors import Refused
from app.services.backup import Restore, Restoring, restore
from app.services.house import Origin
from app.vault.keys import Keyring
from app.vault.system import SystemRandomness


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("copy", type=Path, metavar="COPY")
    parser.add_argument("--supervisor", required=True, metavar="ID", help="who signs for it")
    parser.add_argument("--reason", required=True, help="why, for the journal")
    parser.add_argument("--replace", action="store_true", help="put aside the store that is there")


def run(arguments: argparse.Namespace) -> int:
    """0 once the copy is in place and the journal says so."""
    places = Places.from_environment()
    ring = Keyring.open(key_file(places))
    restoring = Restoring(
        copies_of(places, ring),
        lambda store: house_on(places, ring, store),
        lambda: open_house(places),
    )
    pin = ask_secret(f"PIN de {arguments.supervisor}")
    origin = Origin(
        operator=arguments.supervisor,
        point_of_sale="",
        station=CONSOLE,
        drawer=CONSOLE,
        printer=CONSOLE,
        request=SystemRandomness().bytes(13).hex(),
    )
    command = Restore(arguments.copy, arguments.supervisor, pin, arguments.reason, replace=arguments.replace)
    try:
        made = restore(restoring, origin, command)
    except Refused as refused:
        return say_refusal(refused)
    print(
        f"Copie remise en place : écriture {made.back_to.number}, scellée par l’écriture {made.head.number}."
    )
    if made.aside is not None:
        print(f"Ce qui était là est conservé : {made.aside}")
    return 0
