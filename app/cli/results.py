"""`guichet results import FILE`: promulgate the bet operator's results from a file (JSON or CSV)."""

from __future__ import annotations

import argparse

from app.cli.importing import add_file, take_file
from app.services.betting.imports import import_results


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)


def run(arguments: argparse.Namespace) -> int:
    """0 where all of the file was taken; 1 otherwise."""
    done = take_file(arguments, import_results)
    if done is None:
        return 1
    print(f"{len(done.settled)} paris réglés, {len(done.voided)} annulés.")
    return 0
