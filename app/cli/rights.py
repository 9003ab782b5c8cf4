"""`guichet rights`: who may what, as a table in Markdown, from the one table that every service asks."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from app.domain.house.rights import WHO_MAY, Act, Role

_HEAD = """# Who may what

Made by `guichet rights` from the table that every service asks (`app/domain/house/rights.py`); a test
compares the two. A screen that offers less or more changes nothing: the service refuses with
`not_allowed`, before any other reason.

- Whoever may do an act by himself may give his word for it to somebody else, by his own PIN: for that
  one act, subject and amount, once, for five minutes. The journal names both.
- Nobody gives his word for an act of his own, and nobody changes his own roles.
- Somebody without a role may not even log in; what he did stays his.
- No right lets a minor or a banned person in.
"""


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """It has none."""


def run(_arguments: argparse.Namespace) -> int:
    print(rights_page(), end="")
    return 0


def rights_page() -> str:
    """The whole page; acts under the names that the journal keeps, in their order."""
    return "\n".join((_HEAD, *_lines(), ""))


def _lines() -> Iterator[str]:
    yield f"| act | {' | '.join(role.replace('_', ' ') for role in Role)} |"
    yield f"|---|{':-:|' * len(Role)}"
    for act in Act:
        marks = ("•" if role in WHO_MAY[act] else "" for role in Role)
        yield f"| `{act}` | {' | '.join(marks)} |"
