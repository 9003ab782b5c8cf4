"""Levels while they are edited: what is frozen, what is wrong, what one figure brings along."""

from __future__ import annotations

from app.domain.poker.terms import Level
from ui.pages.director.levels.draft import LevelsDraft, Part, Standing

FOUR = tuple(Level(small, 2 * small, 0, 20) for small in (100, 200, 300, 400))
RUNNING = LevelsDraft(FOUR, played=1, present=2)


def test_a_small_blind_brings_the_big_one_along_unless_it_stands_apart() -> None:
    assert LevelsDraft(FOUR).typed(Part.SMALL_BLIND, 150).level == Level(150, 300, 0, 20)
    apart = LevelsDraft((Level(100, 250, 0, 20),))
    assert apart.typed(Part.SMALL_BLIND, 150).level == Level(150, 250, 0, 20)


def test_what_was_played_is_frozen_and_the_clock_rules_the_present_length() -> None:
    standings = [RUNNING.standing(place) for place in range(4)]
    assert standings == [Standing.PLAYED, Standing.PRESENT, Standing.TO_COME, Standing.TO_COME]
    assert not any(RUNNING.on(0).may_type(part) for part in Part)
    assert [part for part in Part if not RUNNING.on(1).may_type(part)] == [Part.MINUTES]
    assert all(RUNNING.on(2).may_type(part) for part in Part)
    assert [RUNNING.on(place).may_remove for place in range(4)] == [False, False, True, True]


def test_a_level_goes_in_behind_the_one_in_hand_but_never_among_those_played() -> None:
    assert not LevelsDraft(FOUR, played=2, present=3).may_add
    more = RUNNING.on(1).added()
    assert (more.at, more.levels) == (2, (*FOUR[:2], FOUR[1], *FOUR[2:]))
    assert more.removed().levels == FOUR


def test_the_last_level_of_all_stays() -> None:
    assert not LevelsDraft(FOUR[:1]).may_remove


def test_every_level_that_can_not_be_played_is_named() -> None:
    draft = LevelsDraft((Level(0, 0, 0, 0), FOUR[0], Level(200, 100, 0, 20)))
    assert draft.faults() == {0: (Part.SMALL_BLIND, Part.BIG_BLIND, Part.MINUTES), 2: (Part.BIG_BLIND,)}
