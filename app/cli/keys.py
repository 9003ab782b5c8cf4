"""`guichet keys`: show what may be read of the keys, save and restore their recovery copy, change them."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.bootstrap import key_file, open_house, replace_keys
from app.cli.asking import add_operator, logged_in, origin_of, say_refusal
from app.cli.prompting import ask_secret
from app.config import Places
from app.domain.errors import KnownError, Refused
from app.services.keys import RotateKeys, rotate_keys
from app.vault.keys import HouseKeys
from app.vault.recovery import read_recovery_copy, save_recovery_copy
from app.vault.system import SystemRandomness

_PASSPHRASE = "Phrase secrète"  # noqa: S105  # a question


def add_arguments(parser: argparse.ArgumentParser) -> None:
    ways = parser.add_subparsers(dest="way", required=True)
    ways.add_parser("show", help="what may be read of the keys: their names, the public key")
    save = ways.add_parser("save", help="save a recovery copy under a passphrase")
    save.add_argument("file", type=Path)
    restore = ways.add_parser("restore", help="put the keys of a recovery copy in place")
    restore.add_argument("file", type=Path)
    restore.add_argument("--replace", action="store_true", help="put aside the keys that are there")
    rotate = ways.add_parser("rotate", help="make new keys; the old ones sign for them")
    add_operator(rotate)
    rotate.add_argument("--reason", required=True)
    replace = ways.add_parser("replace-lost", help="record that the keys are lost, and go on with new ones")
    replace.add_argument(
        "--operator", required=True, metavar="ID", help="an administrator, who gets a new PIN"
    )
    replace.add_argument("--reason", required=True)


def run(arguments: argparse.Namespace) -> int:
    ways = {
        "show": _show,
        "save": _save,
        "restore": _restore,
        "rotate": _rotate,
        "replace-lost": _replace_lost,
    }
    try:
        return ways[arguments.way](arguments, Places.from_environment())
    except Refused as refused:
        return say_refusal(refused)


def _show(_arguments: argparse.Namespace, places: Places) -> int:
    keys = HouseKeys.load(key_file(places))
    print(f"Clé du scellement : {keys.key_id()}")
    print(f"Clé publique (Ed25519) : {keys.public_key().hex()}")
    for former in keys.former:
        print(f"Clé précédente, jusqu’à l’écriture {former.last}{'' if former.key else ' : PERDUE'}")
    return 0


def _save(arguments: argparse.Namespace, places: Places) -> int:
    passphrase = ask_secret(_PASSPHRASE, again=True)
    save_recovery_copy(HouseKeys.load(key_file(places)), arguments.file, passphrase, SystemRandomness())
    print(f"Copie de secours des clés : {arguments.file}. Gardez-la ailleurs que ce poste, la phrase à part.")
    return 0


def _restore(arguments: argparse.Namespace, places: Places) -> int:
    keys = read_recovery_copy(arguments.file, ask_secret(_PASSPHRASE))
    file = key_file(places)
    if file.exists() and not arguments.replace:
        raise KnownError("keys_exist", path=str(file))
    aside = _free_name(file)
    if file.exists():
        file.rename(aside)
    keys.save(file)
    try:
        if places.database_url or places.store.exists():
            open_house(places).store.close()
    except KnownError:
        file.unlink()
        if aside.exists():
            aside.rename(file)
        raise
    print(f"Clés en place : {keys.key_id()}")
    return 0


def _free_name(file: Path) -> Path:
    number = 1
    while (aside := file.with_name(f"{file.name}.former-{number}")).exists():
        number += 1
    return aside


def _rotate(arguments: argparse.Namespace, places: Places) -> int:
    house = open_house(places)
    try:
        if not logged_in(house, arguments.operator):
            return 1
        origin = origin_of(house, arguments.operator)
        changed = rotate_keys(house, origin, RotateKeys(arguments.reason))
    finally:
        house.store.close()
    print(f"Nouvelles clés {changed.key_id} à partir de l’écriture {changed.number + 1}.")
    print("Enregistrez maintenant une nouvelle copie de secours : guichet keys save FICHIER")
    return 0


def _replace_lost(arguments: argparse.Namespace, places: Places) -> int:
    pin = ask_secret(f"Nouveau PIN de {arguments.operator}", again=True)
    changed = replace_keys(places, arguments.operator, pin, arguments.reason)
    print(f"CLÉS PERDUES : remplacées par {changed.key_id}, écriture {changed.number}.")
    print("Les écritures d’avant ne tiennent plus que par leur chaîne. Donnez un nouveau PIN à chacun.")
    print("Enregistrez une copie de secours : guichet keys save FICHIER")
    return 0
