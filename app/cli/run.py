"""`guichet run`: open the station; the demonstration house where no house was set up yet.

Without a display the demonstration's day is lived through the real screens, off the screen: pictures
of screens and papers are left in `demo-output`, and what was done is told step by step.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from app.config import Places
from app.domain.errors import KnownError
from app.station import WhichHouse, live_demo_day, run_station, say_not_opened

OUTPUT = Path("demo-output")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    other = parser.add_mutually_exclusive_group()
    other.add_argument(
        "--demo",
        dest="which",
        action="store_const",
        const=WhichHouse.DEMO,
        help="open the demonstration house",
    )
    other.add_argument(
        "--training",
        dest="which",
        action="store_const",
        const=WhichHouse.TRAINING,
        help="learn on the station itself: nothing is real, and every paper says so",
    )
    other.add_argument(
        "--new",
        dest="which",
        action="store_const",
        const=WhichHouse.NEW,
        help="found a house on this station, step by step on the screen",
    )
    parser.add_argument("--dark", action="store_true", help="dark colours")
    parser.add_argument("--full-screen", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    if not has_display(os.environ, sys.platform):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        live_demo_day(OUTPUT, print)
        print(f"{OUTPUT}/")
        return 0
    try:
        return run_station(
            Places.from_environment(),
            arguments.which or WhichHouse.REAL,
            dark=arguments.dark,
            full_screen=arguments.full_screen,
        )
    except KnownError as error:
        say_not_opened(error)
        raise


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window can be shown: on Linux, a display server or a platform chosen for Qt."""
    if platform != "linux":
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
