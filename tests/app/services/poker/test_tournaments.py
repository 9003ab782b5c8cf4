"""The rules of a tournament, changed at several stations at once (POKER P1, HOUSE H1)."""

from __future__ import annotations

from dataclasses import replace

from app.domain.values import Money
from app.services.poker.tournaments import ChangeTournament, change_tournament
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening


def test_of_two_who_change_the_rules_at_once_neither_undoes_what_the_other_changed(counter: Counter) -> None:
    evening = Evening(counter).open()
    read = evening.state.terms
    larger = replace(read, capacity=read.capacity + 9)
    dearer = replace(read, fee=read.fee + Money.euros(5))
    for wanted in (larger, dearer):
        command = ChangeTournament(evening.tournament, wanted, read)
        change_tournament(counter.house, counter.by("diane"), command)
    assert evening.state.terms == replace(dearer, capacity=larger.capacity)
    counter.assert_whole()
