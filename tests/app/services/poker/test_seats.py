"""Whoever is given a seat gets a card, and every draw its sheet, also one that comes late (POKER P4)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from app.documents import Kind
from app.domain.errors import Code, KnownError, Refused
from app.services.poker import floor
from app.services.poker.desk import Enter, late_register
from tests.app.services.betting.test_field_cases import DyingStore
from tests.app.services.kit import Counter, on_sqlite
from tests.app.services.poker.evening import Evening, newcomer


def late(evening: Evening, surname: str) -> list[Kind]:
    """Comes after the start; the papers of it, the last first."""
    counter = evening.counter
    before = len(counter.papers())
    late_register(counter.house, counter.by("anna"), Enter(evening.tournament, newcomer(surname)))
    return [job.document.kind for job in counter.papers()[: len(counter.papers()) - before]]


def draw(evening: Evening) -> floor.SeatsGiven | Code:
    """What comes of a draw that is asked for now."""
    counter = evening.counter
    try:
        return floor.draw(counter.house, counter.by("clara"), floor.OnFloor(evening.tournament))
    except Refused as refused:
        return refused.code


def test_f31_of_two_draws_at_once_the_second_is_refused(counter: Counter) -> None:
    evening = Evening(counter).open()
    evening.come("Aubin", "Berger", "Colin")
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(draw, [evening, evening])
    assert Code.ALREADY_DRAWN in (first, second)
    assert first != second
    assert [job.document.kind for job in counter.papers()].count(Kind.DRAW_SHEET) == 1
    counter.assert_whole()


@on_sqlite
def test_f31_an_interrupted_draw_leaves_nobody_seated_and_is_made_whole_afterwards(counter: Counter) -> None:
    evening = Evening(counter).open()
    players = evening.come("Aubin", "Berger", "Colin")
    records = counter.records()
    dying = replace(counter.house, store=DyingStore(counter.house.store))
    with pytest.raises(KnownError):
        floor.draw(dying, counter.by("clara"), floor.OnFloor(evening.tournament))
    assert (evening.state.seated(), counter.records()) == ({}, records)
    draw(evening)
    assert set(evening.state.seated()) == set(players)


@on_sqlite
def test_a_late_entry_has_its_draw_sheet(counter: Counter) -> None:
    evening = Evening(counter).open(seats=4, capacity=20)
    evening.come("Aubin", "Berger", "Colin")
    evening.start()
    assert sorted(late(evening, "Tardif")) == sorted([Kind.REGISTRATION, Kind.DRAW_SHEET, Kind.SEAT_CARD])


@on_sqlite
def test_where_a_late_entry_opens_a_table_everybody_who_moves_has_a_card(counter: Counter) -> None:
    evening = Evening(counter).open(seats=4, capacity=5)
    evening.come("Aubin", "Berger", "Colin", "Dufour")
    evening.start()
    before = {each: (player.table, player.seat) for each, player in evening.state.seated().items()}
    papers = late(evening, "Tardif")
    moved = [
        each
        for each, player in evening.state.seated().items()
        if before.get(each) != (player.table, player.seat)
    ]
    assert papers.count(Kind.SEAT_CARD) == len(moved) >= 2
    assert papers.count(Kind.DRAW_SHEET) == 1
