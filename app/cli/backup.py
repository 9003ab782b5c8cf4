"""`guichet backup`: copy the store while it is in use, read the copy back and verify it."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.bootstrap import copies_of, key_file, open_house
from app.config import Places
from app.ports.timestamps import StampTrouble
from app.services.backup import back_up, kept_copies, run_due_backup
from app.services.timestamps import stamp_closures
from app.vault.keys import Keyring

_WHY = {
    StampTrouble.UNREACHABLE: "l’autorité ne répond pas",
    StampTrouble.PROXY_REFUSED: "le relais refuse son nom et son mot de passe",
    StampTrouble.REFUSED: "l’autorité refuse",
    StampTrouble.FALSE: "la réponse de l’autorité est fausse",
    StampTrouble.NO_ROOTS: "les certificats de l’autorité sont illisibles",
    StampTrouble.UNWRITABLE: "le dossier des clés ne s’écrit pas",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="where to, instead of GUICHET_COPIES")
    parser.add_argument("--due", action="store_true", help="only where the schedule asks for a copy by now")
    parser.add_argument("--list", action="store_true", help="list the copies that there are")


def run(arguments: argparse.Namespace) -> int:
    """0 with the copy's name; a copy that does not verify is not kept, and is a known error."""
    places = Places.from_environment()
    if arguments.list and arguments.to:
        return _list(arguments.to)
    house = open_house(places)
    try:
        folder = arguments.to or places.copies_under(house.at_present().settings)
        if arguments.list:
            return _list(folder)
        copies = copies_of(places, Keyring.open(key_file(places)))
        made = run_due_backup(house, copies, folder) if arguments.due else back_up(house, copies, folder)
        unstamped = stamp_closures(house)
    finally:
        house.store.close()
    if made is None:
        print("Aucune copie n’est due.")
    else:
        print(f"Copie relue et vérifiée jusqu’à l’écriture {made.head.number} : {made.path}")
    if unstamped is not None:
        print(f"Clôture sans horodatage : {_WHY[unstamped]}. Il sera redemandé à la prochaine occasion.")
    return 0


def _list(folder: Path) -> int:
    for copy in kept_copies(folder):
        print(f"{copy.at:%Y-%m-%d %H:%M:%S} UTC  {copy.path}")
    return 0
