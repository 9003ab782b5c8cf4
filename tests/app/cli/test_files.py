"""Files from the bet operator at the command line, and the generator's house."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.bootstrap import open_house
from app.config import Places
from app.domain.house.rights import Role
from app.services import people
from app.services.house import Origin
from tests.app.cli.conftest import Guichet

OFFER = """event;side_1;side_2;closes_at;number;type;odds
lyon;Lyon;Istres;2999-09-05T20:45:00Z;134;1n2;1=1.85 2=1.95
"""
RESULTS = "event;side_1;side_2;full_time\nlyon;Lyon;Istres;2:1\n"


@pytest.fixture
def trader(set_up: Callable[..., int], places: Places) -> str:
    assert set_up() == 0
    house = open_house(places)
    origin = Origin("ada", "P1", "console", "console", "console", house.new_id())
    people.engage(house, origin, people.Engage("theo", "Théo", (Role.TRADER,), "4826"))
    house.store.close()
    return "theo"


def test_an_offer_and_its_results_come_from_files(
    guichet: Guichet, trader: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    offer, results = tmp_path / "offre.csv", tmp_path / "resultats.csv"
    offer.write_text(OFFER, "utf-8")
    results.write_text(RESULTS, "utf-8")
    asked = ("--operator", trader)
    assert guichet("offer", "import", str(offer), *asked, typed=("4826",)) == 0
    assert "1 paris publiés" in capsys.readouterr().out
    assert guichet("results", "import", str(results), *asked, typed=("4826",)) == 0
    assert "1 paris réglés" in capsys.readouterr().out
    assert guichet("verify") == 0


def test_a_bad_file_names_its_rows_and_a_wrong_pin_changes_nothing(
    guichet: Guichet, trader: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    offer = tmp_path / "offre.csv"
    offer.write_text(OFFER.replace("1.85", "0.85"), "utf-8")
    assert guichet("offer", "import", str(offer), "--operator", trader, typed=("4826",)) == 1
    assert "line 2: odds_invalid" in capsys.readouterr().err
    offer.write_text(OFFER, "utf-8")
    assert guichet("offer", "import", str(offer), "--operator", trader, typed=("9999",)) == 1
    told = capsys.readouterr().err
    assert "pin_wrong" in told
    assert "Tapez le code une nouvelle fois" in told


def test_a_crowd_is_made_in_a_folder_of_its_own(
    guichet: Guichet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "essai"
    assert guichet("generate", str(folder), "--tickets", "60") == 0
    assert "60 tickets" in capsys.readouterr().out
    assert guichet("generate", str(folder), "--tickets", "60") == 2
