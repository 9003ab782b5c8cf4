"""`guichet draw verify FILE`."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from pathlib import Path

import pytest

from app.cli import draw
from app.domain.poker.sheets import sheets_of
from app.services.poker.draw_sheets import sheet_file
from tests.app.domain.poker.play import Play


def verify(path: Path) -> int:
    parser = ArgumentParser()
    draw.add_arguments(parser)
    return draw.run(parser.parse_args(["verify", str(path)]))


def test_anybody_verifies_a_draw_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [sheet] = sheets_of(Play().fill(20).draw().facts)
    path = tmp_path / "tirage.json"
    path.write_text(sheet_file(sheet), "utf-8")
    assert verify(path) == 0
    assert sheet.draw.commitment in capsys.readouterr().out
    touched = json.loads(path.read_text("utf-8"))
    touched["given"].reverse()
    path.write_text(json.dumps(touched), "utf-8")
    assert verify(path) == 1
    path.write_text("{}", "utf-8")
    assert verify(path) == 2
