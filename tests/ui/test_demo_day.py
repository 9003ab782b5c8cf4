"""The demonstration's day: every page does its work together, by touch and keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.station import live_demo_day


@pytest.mark.slow
def test_a_whole_day_is_lived_through_the_real_screens(tmp_path: Path, qapp: object) -> None:
    told: list[str] = []
    live_demo_day(tmp_path, told.append)
    day = "\n".join(told)
    assert "Gagnant, 9,25 €" in day
    assert "Déjà payé" in day
    assert "clôture la journée" in day
    papers = sorted(path.name for path in (tmp_path / "papers").iterdir())
    assert papers[0] == "01_ticket_000_001.png"
    assert len(papers) >= 6
    assert len(list((tmp_path / "screens").iterdir())) >= 20
