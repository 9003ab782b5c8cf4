"""How the command line takes a file of the bet operator: signed beside it, all of it or nothing."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from app.bootstrap import open_house
from app.cli.asking import add_operator, logged_in, origin_of, say_refusal, signature_beside
from app.config import Places
from app.domain.errors import Refused
from app.services.betting.imports import ImportFile
from app.services.house import House, Origin

Imported = TypeVar("Imported")


def add_file(parser: argparse.ArgumentParser) -> None:
    """`import FILE --operator WHO`; the signature lies beside the file, as `FILE.sig`."""
    verbs = parser.add_subparsers(dest="verb", required=True)
    importing = verbs.add_parser("import", help="all of the file or nothing of it")
    importing.add_argument("file", type=Path, metavar="FILE")
    add_operator(importing)


def take_file(
    arguments: argparse.Namespace, act: Callable[[House, Origin, ImportFile], Imported]
) -> Imported | None:
    """What `act` made of the file; None where nothing was taken, after every bad row was named."""
    path: Path = arguments.file
    command = ImportFile(path.name, path.read_bytes(), signature_beside(path))
    house = open_house(Places.from_environment())
    try:
        if not logged_in(house, arguments.operator):
            return None
        return act(house, origin_of(house, arguments.operator), command)
    except Refused as refused:
        say_refusal(refused)
        return None
    finally:
        house.store.close()
