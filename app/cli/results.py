"""`guichet results import FILE`: promulgate the bet operator's results from a file (JSON or CSV)."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.bootstrap import open_house
from app.cli.asking import add_operator, logged_in, origin_of, say_refusal, signature_beside
from app.config import Places
from app.domain.errors import Refused
from app.services.betting.imports import ImportFile, import_results


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The signature lies beside the file, as `FILE.sig`."""
    verbs = parser.add_subparsers(dest="verb", required=True)
    importing = verbs.add_parser("import", help="all of the file or nothing of it")
    importing.add_argument("file", type=Path, metavar="FILE")
    add_operator(importing)


def run(arguments: argparse.Namespace) -> int:
    """0 where all of the file was taken; 1 naming every bad row."""
    path: Path = arguments.file
    command = ImportFile(path.name, path.read_bytes(), signature_beside(path))
    house = open_house(Places.from_environment())
    try:
        if not logged_in(house, arguments.operator):
            return 1
        done = import_results(house, origin_of(house, arguments.operator), command)
    except Refused as refused:
        return say_refusal(refused)
    finally:
        house.store.close()
    print(f"{len(done.settled)} paris réglés, {len(done.voided)} annulés.")
    return 0
