"""`python tests/benchmarks`: speeds as promises, each a ratio to a floor measured in the same run.

Exits 1 where a promise is broken. The stores lie on the disk that `--folder` names, both sides of
a ratio on the same.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import the_counter
import the_first_page
import the_floor
import the_offer
import the_seal
from measuring import Report


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build"), help="the disk that counts")
    parser.add_argument("--tickets", type=int, default=100_000, metavar="N", help="1000000 on request")
    parser.add_argument("--hanging", type=int, default=20_000, metavar="N", help="200000 on request")
    parser.add_argument("--entries", type=int, default=1_000_000, metavar="N", help="of the journal")
    parser.add_argument("--sealed", type=Path, metavar="PATH", help="time the seal alone, and keep its store")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    report = Report()
    if arguments.sealed is not None:
        the_seal.run(report, arguments.sealed, arguments.entries)
        return _told(report)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=arguments.folder) as folder:
        the_first_page.run(report, Path(folder) / "first-page")
        the_offer.run(report, Path(folder) / "offer")
        the_floor.run(report, Path(folder) / "floor")
        the_counter.run(report, Path(folder), arguments.tickets, arguments.hanging)
        the_seal.run(report, Path(folder) / "seal", arguments.entries)
    return _told(report)


def _told(report: Report) -> int:
    report.say(f"Broken: {', '.join(report.broken)}" if report.broken else "All promises held.")
    return 1 if report.broken else 0


if __name__ == "__main__":
    sys.exit(main())
