"""`guichet verify [ARCHIVE]`: is everything still what was sealed, in the store or in a signed archive?"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from app.bootstrap import key_file, open_house
from app.config import Places
from app.services.archive import check_archive
from app.services.verify import verify_house
from app.vault.timestamps import check_token


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the store lies comes from the environment, as for every command."""
    parser.add_argument("archive", nargs="?", type=Path, metavar="ARCHIVE", help="checked without the store")
    parser.add_argument("--key", metavar="HEX", help="the house's public key, to know whose archive it is")
    parser.add_argument(
        "--roots", type=Path, metavar="PEM", help="certificates that an archive's timestamps must lead to"
    )


def run(arguments: argparse.Namespace) -> int:
    """0 where the journal is whole, 1 naming the first bad entry."""
    if arguments.archive is not None:
        return _archive(arguments.archive, arguments.key, arguments.roots)
    house = open_house(_opened(Places.from_environment()))
    try:
        verdict = verify_house(house)
    finally:
        house.store.close()
    if verdict.chain_alone:
        print(f"Clés perdues : jusqu’à l’écriture {verdict.chain_alone}, seule la chaîne fait foi.")
    if verdict.unstamped:
        entries = ", ".join(map(str, verdict.unstamped))
        print(f"Clôtures qui attendent leur horodatage : écritures {entries}.")
    if verdict.ok:
        print(f"Journal vérifié : {entries_words(verdict.records)}, rien à signaler.")
        return 0
    for finding in verdict.findings:
        print(f"{finding.fault} {finding.number or ''} {finding.detail}".rstrip())
    print(f"Première écriture fausse : {verdict.first_bad or 'aucune en particulier'}.")
    return 1


def entries_words(count: int) -> str:
    return f"{count} écritures" if count > 1 else f"{count} écriture"


def _opened(places: Places) -> Places:
    """Those of the house that `guichet run` opens here: the real one, which may be gone, else the
    demonstration's."""
    demo = places.part("demo")
    real = places.database_url is not None or places.store.exists() or key_file(places).exists()
    return places if real or not demo.store.exists() else demo


def _archive(path: Path, key: str | None, roots: Path | None) -> int:
    verdict = check_archive(path, key, partial(check_token, roots=roots) if roots else None)
    entries = entries_words(verdict.records)
    print(f"{verdict.house}, du {verdict.days[0]} au {verdict.days[1]}, {entries}.")
    print(
        f"Clé publique : {verdict.public_key}{'' if key else ' (à comparer avec celle de l’établissement)'}"
    )
    if verdict.stamped:
        print(f"Horodatages : {verdict.stamped}{'' if roots else ' (à vérifier avec --roots)'}.")
    if verdict.ok:
        print("Archive vérifiée : chaîne et signature justes.")
        return 0
    print(f"Archive fausse : {', '.join(verdict.faults)}.")
    if verdict.first_bad is not None:
        print(f"Première écriture fausse : {verdict.first_bad}.")
    return 1
