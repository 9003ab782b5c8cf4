"""`guichet run`: open the station; the demonstration house where no house was set up yet."""

from __future__ import annotations

import argparse

from app.config import Places
from app.station import run_station


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--demo", action="store_true", help="open the demonstration house")
    parser.add_argument("--dark", action="store_true", help="dark colours")
    parser.add_argument("--full-screen", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    return run_station(
        Places.from_environment(), demo=arguments.demo, dark=arguments.dark, full_screen=arguments.full_screen
    )
