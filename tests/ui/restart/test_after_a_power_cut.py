"""A station that was killed in the middle of a ticket, as it comes up again (HOUSE H5, H6; F33)."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.ports.devices import Scan
from app.ports.printing import JobState
from app.services.papers import recent_jobs
from app.station import demo_parts
from tests.ui.restart.dying_station import places
from ui.application import StationScreens, open_screens
from ui.hands import Hands
from ui.shell.rail import RailButton
from ui.theme import Theme

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there")


@pytest.fixture
def screens(tmp_path: Path, theme: Theme, qapp: QApplication) -> Iterator[StationScreens]:
    died = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "tests.ui.restart.dying_station", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert died.returncode == -signal.SIGKILL, died.stderr
    screens = open_screens(demo_parts(places(tmp_path)))
    screens.window.resize(1366, 768)
    screens.window.show()
    yield screens
    screens.close()
    screens.operations.close()


def states(screens: StationScreens) -> list[JobState]:
    """Of all papers, oldest first: the opening of the drawer, then tickets."""
    return [job.state for job in reversed(recent_jobs(screens.parts.desk.house))]


@pytest.mark.slow
def test_the_paper_cut_short_is_asked_about_and_the_others_lie_there_again(screens: StationScreens) -> None:
    hands = Hands(screens)
    hands.see("Papiers à confirmer : 1.")
    hands.see("Dernier acte de ce poste : Vente 2624 8000 0000 21")
    assert states(screens)[-2:] == [JobState.PRINTED, JobState.UNCONFIRMED]
    hands.press("Inès Maillard")
    hands.type("1234\n")
    hands.see("Papiers à confirmer : 1. Sont-ils sortis")
    hands.wait_until(
        lambda: [each.badge for each in hands.visible(RailButton) if each.badge] == [1], "no badge"
    )
    for page in ("Vente", "Caisse", "Prise en main"):
        hands.open_page(page)
        assert hands.reads("Papiers à confirmer : 1.")
    hands.press("Lire le ticket 000 001")
    hands.see("En attente")
    screens.scans.take(Scan("1" * 13))
    assert hands.reads("Ce code à 13 chiffres n’est ni un ticket ni un récépissé.")
    hands.press("Répondre")
    hands.see("Le ticket est-il sorti ?")
    hands.press("Non, faire un duplicata")
    hands.wait_until(lambda: states(screens)[-2:] == [JobState.SETTLED, JobState.PRINTED], "no DUPLICATA")
    hands.wait_until(lambda: not hands.reads("Papiers à confirmer"), "still asked about")
    assert recent_jobs(screens.parts.desk.house, 1)[0].document.duplicate == 1
    hands.open_page("Vente")
    hands.press("Répéter le dernier ticket")
    hands.see("Encaisser")
