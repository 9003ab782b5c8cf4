"""What commands ask: at the keyboard, where secrets are not shown, or line by line from a pipe."""

from __future__ import annotations

import getpass
import sys

from app.domain.errors import KnownError


def ask(question: str, default: str = "") -> str:
    """A line from a person or a pipe; `default` for an empty one."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().strip() or default
    hint = f" [{default}]" if default else ""
    return input(f"{question}{hint} : ").strip() or default


def ask_yes(question: str) -> bool:
    return ask(f"{question} (oui/non)", "non").lower() in {"oui", "o", "yes", "y"}


def ask_secret(question: str, *, again: bool = False) -> str:
    """A PIN or a passphrase; a new one is typed twice at the keyboard. Raises KnownError(not_the_same)."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\n")
    secret = getpass.getpass(f"{question} : ")
    if again and getpass.getpass(f"{question}, encore une fois : ") != secret:
        raise KnownError("not_the_same")
    return secret
