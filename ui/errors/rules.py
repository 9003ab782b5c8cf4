"""The texts behind the refusals: an excerpt for each article, as the text has it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources


@cache
def excerpts() -> Mapping[str, str]:
    """The excerpt of every article that a refusal names, by the article's name."""
    found: dict[str, str] = {}
    folder = resources.files("resources") / "rules"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".json"):
            found.update(json.loads(file.read_text("utf-8")))
    return found


def excerpt(article: str) -> str:
    """What the article says; empty where no text is behind a refusal. Raises KeyError."""
    return excerpts()[article] if article else ""
