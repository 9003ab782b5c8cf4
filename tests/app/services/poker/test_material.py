"""Registers of chips, cards and temporary staff, on both engines (POKER P9)."""

from __future__ import annotations

import pytest

from app.domain.errors import Code, Refused
from app.domain.poker.material import ChipKind, ChipMove, SixainStep, StaffPaper, next_steps
from app.services.poker.material import (
    AskMaterial,
    FileStaff,
    MoveChips,
    RecordSixain,
    file_staff,
    material,
    move_chips,
    record_sixain,
)
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening, newcomer

GREEN = ChipKind("vert", 25)


@pytest.fixture
def evening(counter: Counter) -> Evening:
    return Evening(counter).open(separate_premises=True)


def move(evening: Evening, how: ChipMove, pieces: int) -> tuple[int, int]:
    command = MoveChips(how, ((GREEN, pieces),), evening.tournament)
    [stock] = move_chips(evening.counter.house, evening.counter.by("clara"), command).stock
    return stock.held, stock.out


def test_chips_go_out_and_come_back_and_what_lacks_shows(evening: Evening) -> None:
    assert move(evening, ChipMove.RECEIVED, 500) == (500, 0)
    assert move(evening, ChipMove.ISSUED, 300) == (200, 300)
    assert move(evening, ChipMove.RETURNED, 290) == (490, 10)
    query = AskMaterial(evening.tournament)
    known = material(evening.counter.house, evening.counter.by("anna"), query)
    assert [each.pieces for each in known.moves] == [300, 290]
    evening.counter.assert_whole()


@pytest.mark.parametrize(
    ("how", "pieces"),
    [(ChipMove.ISSUED, 501), (ChipMove.RETURNED, 1), (ChipMove.DESTROYED, 501), (ChipMove.RECEIVED, 0)],
)
def test_no_more_chips_move_than_there_are(evening: Evening, how: ChipMove, pieces: int) -> None:
    move(evening, ChipMove.RECEIVED, 500)
    with pytest.raises(Refused) as refused:
        move(evening, how, pieces)
    assert refused.value.code is Code.UNKNOWN


def step(evening: Evening, which: SixainStep, *, public: bool = False) -> SixainStep:
    command = RecordSixain("S-117", which, evening.tournament, public, "Rolin")
    return record_sixain(evening.counter.house, evening.counter.by("clara"), command).step


def test_cards_of_separate_premises_are_opened_before_the_public(evening: Evening) -> None:
    step(evening, SixainStep.RECEIVED)
    step(evening, SixainStep.SEAL_CHECKED)
    with pytest.raises(Refused) as refused:
        step(evening, SixainStep.OPENED)
    assert refused.value.code is Code.WITNESSES_REQUIRED
    for each in (SixainStep.OPENED, SixainStep.USED, SixainStep.USED, SixainStep.DESTROYED):
        step(evening, each, public=True)
    known = material(evening.counter.house, evening.counter.by("anna"), AskMaterial(evening.tournament))
    assert [each.step for each in known.sixains][-1] is SixainStep.DESTROYED
    assert {(each.operator, each.witness) for each in known.sixains} == {("clara", "Rolin")}


@pytest.mark.parametrize("skipped", [SixainStep.OPENED, SixainStep.USED, SixainStep.RECEIVED])
def test_no_step_of_a_box_is_skipped_or_done_twice(evening: Evening, skipped: SixainStep) -> None:
    step(evening, SixainStep.RECEIVED)
    with pytest.raises(Refused) as refused:
        step(evening, skipped, public=True)
    assert refused.value.code is Code.LATER_FACT


def test_a_box_with_a_broken_seal_is_only_destroyed(evening: Evening) -> None:
    step(evening, SixainStep.RECEIVED)
    step(evening, SixainStep.SEAL_BROKEN)
    with pytest.raises(Refused):
        step(evening, SixainStep.OPENED, public=True)
    assert step(evening, SixainStep.DESTROYED) is SixainStep.DESTROYED


def test_a_file_says_what_it_lacks_and_the_latest_counts(evening: Evening) -> None:
    house, by = evening.counter.house, evening.counter.by
    person = newcomer("Martin")
    for papers in (frozenset({StaffPaper.IDENTITY}), frozenset(StaffPaper) - {StaffPaper.PHOTOGRAPHS}):
        filed = file_staff(house, by("clara"), FileStaff(evening.tournament, person, "Croupier", papers))
    assert filed.missing == (StaffPaper.PHOTOGRAPHS,)
    [(file, known)] = material(house, by("anna"), AskMaterial(evening.tournament)).staff
    assert (file.post, file.missing, known) == ("Croupier", filed.missing, person)


def test_after_each_step_the_usual_one_is_offered_first() -> None:
    assert next_steps(None) == (SixainStep.RECEIVED,)
    assert next_steps(SixainStep.RECEIVED) == (SixainStep.SEAL_CHECKED, SixainStep.SEAL_BROKEN)
    assert next_steps(SixainStep.SEAL_CHECKED) == (SixainStep.OPENED, SixainStep.SEAL_BROKEN)
    assert next_steps(SixainStep.DESTROYED) == ()
