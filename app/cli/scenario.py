"""`guichet scenario FILE...`: play days at the house, one line per file."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path

from app.bootstrap import scenario_house, scenario_store
from app.scenarios.player import play_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print every step's whole result")
    parser.add_argument("--database", metavar="URL", help="play on this PostgreSQL database")


def run(arguments: argparse.Namespace) -> int:
    """0 where every file is ok."""
    bad = 0
    make_house = partial(scenario_house, open_store=scenario_store(arguments.database))
    for path in arguments.files:
        played = play_file(path, make_house)
        bad += not played.ok
        print(f"{path}: {'ok' if played.ok else played.difference}")
        if arguments.json:
            print(json.dumps(played.results, ensure_ascii=False, indent=1))
    return 1 if bad else 0
