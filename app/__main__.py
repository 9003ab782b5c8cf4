"""`guichet`, the same as `python -m app`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import Protocol

from app.cli import (
    archive,
    backup,
    doctor,
    draw,
    generate,
    keys,
    offer,
    pictures,
    restore,
    results,
    rights,
    run,
    scenario,
    set_up,
    verify,
)
from app.cli.asking import say_known_error
from app.domain.errors import KnownError


class Command(Protocol):
    """A module of `app.cli`."""

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None: ...

    def run(self, arguments: argparse.Namespace, /) -> int: ...


COMMANDS: Mapping[str, Command] = {
    "archive": archive,
    "backup": backup,
    "doctor": doctor,
    "draw": draw,
    "keys": keys,
    "restore": restore,
    "generate": generate,
    "offer": offer,
    "results": results,
    "rights": rights,
    "pictures": pictures,
    "run": run,
    "scenario": scenario,
    "set-up": set_up,
    "verify": verify,
}


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="guichet", description="The counter of a casino or betting shop.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, module in COMMANDS.items():
        summary = (module.__doc__ or "").partition(": ")[2].strip()
        module.add_arguments(commands.add_parser(name, help=summary, description=module.__doc__))
    arguments = parser.parse_args(words)
    try:
        return COMMANDS[arguments.command].run(arguments)
    except KnownError as error:
        return say_known_error(error)


if __name__ == "__main__":
    sys.exit(main())
