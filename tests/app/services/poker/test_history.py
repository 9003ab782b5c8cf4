"""What is left of tournaments: a player's history, results to take away (POKER P10, F40)."""

from __future__ import annotations

import pytest

from app.domain.errors import Refused
from app.domain.poker.state import PlayerState
from app.domain.values import Money
from app.services.poker.history import (
    AskHistory,
    AskPlayers,
    ExportResults,
    export_results,
    history,
    players,
    results_sheet,
)
from app.services.poker.lists import Enlist, ban
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening, newcomer


def test_a_player_is_followed_from_one_tournament_to_the_next(counter: Counter) -> None:
    first = Evening(counter).open(name="Vendredi")
    player, _ = first.come("Zeller", "Yung")
    first.start()
    first.eliminate(player)
    second = Evening(counter).open(
        name="Samedi", starts_at=first.state.terms.starts_at.replace(day=12), sessions=()
    )
    assert second.pre_register(newcomer("Zeller")) == player
    known = history(counter.house, counter.by("clara"), AskHistory(player))
    found = known.played
    assert (known.person.surname, known.banned, known.limited) == ("Zeller", False, False)
    ban(counter.house, counter.by("diane"), Enlist(newcomer("Zeller")))
    assert history(counter.house, counter.by("clara"), AskHistory(player)).banned
    assert [(each.name, each.state) for each in found] == [
        ("Samedi", PlayerState.PRE_REGISTERED),
        ("Vendredi", PlayerState.OUT),
    ]
    assert (str(found[1].place), found[1].paid, found[0].place) == ("2", Money.euros(165), None)


def test_players_are_found_by_any_of_their_names_by_those_who_may_compare(counter: Counter) -> None:
    player, _ = Evening(counter).open().come("Zélie-Adam", "Yung")
    for text in ("adam", "zel claude"):
        [found] = players(counter.house, counter.by("clara"), AskPlayers(text))
        assert found.player == player
    assert not players(counter.house, counter.by("clara"), AskPlayers(" "))
    with pytest.raises(Refused):
        players(counter.house, counter.by("anna"), AskPlayers("adam"))


def test_f40_results_leave_as_a_sheet_without_formulas_and_the_journal_knows(counter: Counter) -> None:
    evening = Evening(counter).open()
    player, _ = evening.come("=Hyper", "Yung")
    evening.start()
    evening.eliminate(player)
    command = ExportResults(evening.tournament)
    assert export_results(counter.house, counter.by("anna"), command).rows == 2
    lines = results_sheet(counter.house, counter.by("anna"), command).splitlines()
    assert lines[0] == "Place;Joueur;Prix;Lot en nature;État"
    assert lines[1].startswith(";YUNG Claude;")
    assert lines[2].startswith("2;'=HYPER Claude;")
    assert counter.last().act == "export_tournament"
