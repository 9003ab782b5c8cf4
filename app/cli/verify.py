"""`guichet verify`: is everything in the store still what was sealed?"""

from __future__ import annotations

import argparse

from app.bootstrap import open_house
from app.config import Places
from app.services.verify import verify_house


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Where the store lies comes from the environment, as for every command."""


def run(_arguments: argparse.Namespace) -> int:
    """0 where the journal is whole, 1 naming the first bad entry."""
    verdict = verify_house(open_house(Places.from_environment()))
    if verdict.ok:
        print(f"Journal vérifié : {verdict.records} écritures, rien à signaler.")
        return 0
    for finding in verdict.findings:
        print(f"{finding.fault} {finding.number or ''} {finding.detail}".rstrip())
    print(f"Première écriture fausse : {verdict.first_bad or 'aucune en particulier'}.")
    return 1
