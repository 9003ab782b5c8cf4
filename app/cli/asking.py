"""Who asks for an act from the command line: an operator and his PIN, as at a station (HOUSE H2)."""

from __future__ import annotations

import argparse
import getpass
import sys
from contextlib import suppress
from pathlib import Path

from app.domain.errors import Code, KnownError, Refused
from app.services.house import House, Origin
from app.services.people import LogIn, log_in

CONSOLE = "console"


def add_operator(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--operator", required=True, metavar="NAME", help="who asks; the PIN is asked for")


def origin_of(house: House, operator: str) -> Origin:
    """An intention of its own."""
    return Origin(operator, "", CONSOLE, CONSOLE, CONSOLE, house.new_id())


def logged_in(house: House, operator: str) -> bool:
    """Ask for the PIN of `operator`, at the keyboard or from a pipe. Raises Refused(pin_locked)."""
    pin = getpass.getpass("PIN : ") if sys.stdin.isatty() else sys.stdin.readline().strip()
    if log_in(house, origin_of(house, operator), LogIn(operator, pin)).right:
        return True
    say_refusal(Refused(Code.PIN_WRONG))
    return False


def signature_beside(path: Path) -> str:
    """The signature in `FILE.sig`, as bytes or in hex; empty where there is none."""
    with suppress(FileNotFoundError):
        held = path.with_name(f"{path.name}.sig").read_bytes()
        return held.hex() if len(held) == 64 else held.decode("ascii", "replace").strip()
    return ""


def say_known_error(error: KnownError) -> int:
    """The cause for whoever reads a log, then the words of the screens for whoever sits there."""
    sys.stderr.write(f"guichet: {error.cause} {dict(error.details)}\n")
    _say_words(error)
    return 2


def say_refusal(refused: Refused) -> int:
    """A line with the codes, then the words of the screens; of a file, a line for each bad row."""
    rows = refused.details.get("rows", ())
    if isinstance(rows, tuple) and rows:
        for row in rows:
            sys.stderr.write(f"{row.where}: {' '.join(row.codes)} {row.why}\n")
    else:
        details = " ".join(f"{name}={value}" for name, value in refused.details.items())
        sys.stderr.write(f"guichet: {' '.join(refused.codes)} {details}\n")
        _say_words(refused)
    return 1


def _say_words(error: KnownError | Refused) -> None:
    try:
        from ui.words_of_errors import said  # noqa: PLC0415  # Qt may not be there
    except ImportError:
        return
    words = said(error)
    sys.stderr.write("\n".join([f"{words.what}. {words.why}", *(f"- {step}" for step in words.steps), ""]))
