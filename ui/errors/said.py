"""What is said of one error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Weight = Literal["warn", "bad"]
"""A warning can be mended at the counter; `bad` is a real stop (look, « Words »)."""


@dataclass(frozen=True, slots=True)
class Said:
    """One error in words: what, why, what to do next, and the rule behind it.

    `article` is empty where no text is behind it, else a key of `ui.errors.rules`.
    """

    what: str
    why: str = ""
    steps: Sequence[str] = ()
    article: str = ""
    weight: Weight = "warn"
