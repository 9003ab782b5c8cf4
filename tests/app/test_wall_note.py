"""What hangs on the wall, kept beside the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.ports.wall import OnTheWall
from app.wall_note import WallFile


def test_what_was_kept_is_there_until_it_is_dropped(tmp_path: Path) -> None:
    note = WallFile(tmp_path / "wall.json")
    assert note.read() is None
    note.keep(OnTheWall("2609", "marc"))
    assert WallFile(tmp_path / "wall.json").read() == OnTheWall("2609", "marc")
    note.drop()
    note.drop()
    assert note.read() is None


@pytest.mark.parametrize("held", ["", "[]", '{"tournament": "2609"}', "\x00"])
def test_a_damaged_note_is_none(tmp_path: Path, held: str) -> None:
    (tmp_path / "wall.json").write_text(held)
    assert WallFile(tmp_path / "wall.json").read() is None
