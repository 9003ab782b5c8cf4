"""The papers that came out of a virtual printer, and the folder that keeps them."""

from __future__ import annotations

import io
import json
import os
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PIL import Image, PngImagePlugin

_WORDS = "guichet"
"""The text chunk of the PNG that holds what can't be seen in the picture."""
_COMING = ".coming"


@dataclass(frozen=True, slots=True)
class Label:
    """What whoever prints knows of a paper, and its bytes don't say; `duplicate` numbers a DUPLICATA."""

    title: str
    at: datetime
    duplicate: int = 0


@dataclass(frozen=True, slots=True)
class Paper:
    """One paper that came out: its picture, text and bar codes; `whole` unless it was torn off."""

    number: int
    picture: Image.Image
    lines: tuple[str, ...]
    codes: tuple[str, ...]
    whole: bool
    path: Path | None
    label: Label | None = None

    def png(self) -> bytes:
        """The picture as a PNG file, with everything else that is known of the paper inside.

        One file, so that no death of the program leaves a picture without its bar code.
        """
        known: dict[str, object] = {"lines": self.lines, "codes": self.codes, "whole": self.whole}
        if self.label is not None:
            label = self.label
            known |= {"title": label.title, "at": label.at.isoformat(), "duplicate": label.duplicate}
        words = PngImagePlugin.PngInfo()
        words.add_itxt(_WORDS, json.dumps(known, ensure_ascii=False))
        written = io.BytesIO()
        self.picture.save(written, "PNG", pnginfo=words)
        return written.getvalue()


@dataclass(frozen=True, slots=True)
class PaperFolder:
    """PNG files named by the papers' numbers, the newest `keep` of them, for this account only (HOUSE H9)."""

    path: Path
    keep: int

    def last_number(self) -> int:
        """The number of the newest paper, 0 where there is none."""
        return max(self._numbers(), default=0)

    def put(self, paper: Paper) -> Paper:
        """The paper with its file; with none on a full disk, where it still came out."""
        path = self._file(paper.number)
        try:
            self.path.mkdir(parents=True, exist_ok=True, mode=0o700)
            with suppress(PermissionError):  # a folder of another account stays as that one made it
                self.path.chmod(0o700)
            coming = self.path / _COMING
            coming.unlink(missing_ok=True)
            with os.fdopen(os.open(coming, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(paper.png())
            coming.replace(path)
            self._file(paper.number - self.keep).unlink(missing_ok=True)
        except OSError:
            return paper
        return replace(paper, path=path)

    def papers(self) -> list[Paper]:
        """What is kept, oldest first. A file that can't be read, or isn't of a printer, is left out."""
        found = (self._read(number) for number in sorted(self._numbers()))
        return [paper for paper in found if paper is not None]

    def _read(self, number: int) -> Paper | None:
        path = self._file(number)
        try:
            # Out of memory, so that no file stays open until somebody looks at the picture.
            picture = Image.open(io.BytesIO(path.read_bytes()))
            known = json.loads(picture.info[_WORDS])
            label = None
            if "at" in known:
                at = datetime.fromisoformat(known["at"])
                label = Label(known["title"], at, known.get("duplicate", 0))
            lines, codes = tuple(known["lines"]), tuple(known["codes"])
            return Paper(number, picture, lines, codes, known["whole"], path, label)
        except (OSError, ValueError, KeyError):
            return None

    def _numbers(self) -> list[int]:
        """The numbers of the files that there are."""
        return [int(path.stem) for path in self.path.glob("[0-9]*.png") if path.stem.isdigit()]

    def _file(self, number: int) -> Path:
        return self.path / f"{number:06}.png"
