"""`guichet draw verify FILE`: compute a draw again from its sheet alone; no house is needed (POKER P4)."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.domain.errors import Refused
from app.services.poker.draw_sheets import verify_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A sheet in JSON, as the floor gives it out."""
    parser.add_argument("what", choices=["verify"])
    parser.add_argument("file", type=Path, metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """0 where every seat comes out of the seed, 1 where not, 2 for a file that is no sheet."""
    try:
        verdict = verify_file(arguments.file.read_bytes())
    except (Refused, OSError):
        print(f"{arguments.file} : ce n’est pas une feuille de tirage.")
        return 2
    print(f"Tournoi {verdict.tournament}, tirage n° {verdict.number}, empreinte {verdict.commitment}")
    if verdict.fair:
        print("Tirage vérifié : chaque place sort de la graine publiée.")
        return 0
    print("Tirage faux : la feuille ne sort pas de la graine dont l’empreinte fut publiée.")
    return 1
