"""Whoever is given a seat gets a card, and every draw its sheet, also one that comes late (POKER P4)."""

from __future__ import annotations

from app.documents import Kind
from app.services.poker.desk import Enter, late_register
from tests.app.services.kit import Counter, on_sqlite
from tests.app.services.poker.evening import Evening, newcomer


def late(evening: Evening, surname: str) -> list[Kind]:
    """Comes after the start; the papers of it, the last first."""
    counter = evening.counter
    before = len(counter.papers())
    late_register(counter.house, counter.by("anna"), Enter(evening.tournament, newcomer(surname)))
    return [job.document.kind for job in counter.papers()[: len(counter.papers()) - before]]


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
