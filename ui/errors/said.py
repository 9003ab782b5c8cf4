"""What is said of one error, and the tables from which it is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Literal

from PySide6.QtCore import QCoreApplication

from app.documents.elision import filled

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


@dataclass(frozen=True, slots=True)
class Entry:
    """The words for one code, in French; `{names}` in them are details of the refusal.

    Of the sentences of `why`, the first whose details are all there is said; none where `what` says it all.
    """

    what: str
    why: tuple[str, ...]
    steps: tuple[str, ...]
    article: str = ""
    weight: Weight = "warn"

    def title(self) -> str:
        """What happened, in the present language."""
        return _translated(self.what)

    def say(self, details: Mapping[str, str]) -> Said:
        """In the present language, with `details` ready to be read."""
        why = next((each for each in self.why if names_in(each) <= details.keys()), "")
        return Said(
            self.title(),
            filled(_translated(why), **details),
            [_translated(step) for step in self.steps],
            self.article,
            self.weight,
        )


def names_in(sentence: str) -> set[str]:
    """The details that `sentence` asks for."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def mark(context: str, sentence: str) -> str:  # noqa: ARG001
    """Marks a sentence for the translators, where it stands; `Entry.say` translates it."""
    return sentence


def _translated(sentence: str) -> str:
    return QCoreApplication.translate("Errors", sentence)
