"""The line over the main action: why it can't be touched, and what is said for a moment."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ui.shell import WorkPage


@pytest.fixture
def page(qtbot: QtBot) -> WorkPage:
    page = WorkPage()
    qtbot.addWidget(page)
    page.primary.setText("Encaisser")
    page.resize(1270, 656)
    page.show()
    return page


def test_a_forbidden_main_action_says_why_before_it_is_touched(page: WorkPage) -> None:
    assert not page.why.isVisible()
    page.primary.forbid("Ajoutez d’abord un pronostic.")
    assert page.why.isVisible()
    assert page.why.text() == "Ajoutez d’abord un pronostic."
    page.primary.forbid("Choisissez la mise de base.")
    assert page.why.text() == "Choisissez la mise de base."
    page.primary.allow()
    assert not page.why.isVisible()


def test_an_act_under_way_and_an_action_that_is_away_give_no_reason(page: WorkPage) -> None:
    page.primary.set_busy(True)
    assert not page.why.isVisible()
    page.primary.set_busy(False)
    page.primary.forbid("Choisissez d’abord un ticket.")
    page.primary.hide()
    assert not page.why.isVisible()
    page.primary.show()
    assert page.why.isVisible()


def test_a_sentence_for_a_moment_goes_first_and_gives_way(page: WorkPage) -> None:
    page.primary.forbid("Choisissez d’abord un ticket.")
    page.say_why("Code illisible.")
    page.primary.forbid("Choisissez un ticket.")
    assert page.why.text() == "Code illisible."
    page.forget_why()
    assert page.why.text() == "Choisissez un ticket."
