"""`guichet pictures FOLDER`: a picture of every page of the demonstration, in every look that it has."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from app.station import take_pictures


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the pictures are kept")


def run(arguments: argparse.Namespace) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder: Path = arguments.folder
    print(f"{take_pictures(folder)} images, {folder}/")
    return 0
