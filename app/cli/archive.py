"""`guichet archive DAY..DAY FILE`: a signed file of a period that anybody can check without the house."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

from app.bootstrap import open_house
from app.cli.asking import add_operator, logged_in, origin_of, say_refusal
from app.cli.verify import entries_words
from app.config import Places
from app.domain.errors import Refused
from app.services.archive import Archive, archive


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("days", type=_days, metavar="DAY..DAY", help="2026-09-01..2026-09-30, or one day")
    parser.add_argument("file", type=Path, metavar="FILE")
    add_operator(parser)


def run(arguments: argparse.Namespace) -> int:
    house = open_house(Places.from_environment())
    try:
        if not logged_in(house, arguments.operator):
            return 1
        first, last = arguments.days
        command = Archive(first, last, arguments.file)
        made = archive(house, origin_of(house, arguments.operator), command)
    except Refused as refused:
        return say_refusal(refused)
    finally:
        house.store.close()
    print(f"Archive de {entries_words(made.records)} : {arguments.file}")
    print(f"À vérifier par : guichet verify {arguments.file}")
    return 0


def _days(text: str) -> tuple[date, date]:
    """Raises ArgumentTypeError."""
    first, _, last = text.partition("..")
    try:
        days = date.fromisoformat(first), date.fromisoformat(last or first)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no day like 2026-09-01") from None
    if days[1] < days[0]:
        raise argparse.ArgumentTypeError(f"{text} ends before it begins")
    return days
