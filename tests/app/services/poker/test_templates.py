"""Templates of levels and of whole tournaments (POKER P1)."""

from __future__ import annotations

import json
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.demo.founding import tournament_terms
from app.domain.errors import Code, Refused
from app.services.poker.templates import (
    AskTemplates,
    ImportTemplate,
    Pace,
    RemoveTemplate,
    SaveTemplate,
    copied,
    export_terms,
    import_template,
    levels_for,
    read_template,
    remove_template,
    save_template,
    templates,
)
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening

TERMS = tournament_terms()


@given(st.sampled_from(Pace), st.integers(1_000, 1_000_000))
def test_levels_begin_at_the_depth_of_their_pace_and_rise(pace: Pace, chips: int) -> None:
    levels = levels_for(pace, chips)
    depth = {Pace.TURBO: 50, Pace.REGULAR: 100, Pace.DEEP_STACK: 200}[pace]
    assert depth <= chips // levels[0].big_blind <= depth * 2
    assert all(one.small_blind < two.small_blind <= 2 * one.small_blind + 1 for one, two in pairwise(levels))
    assert all(each.big_blind == 2 * each.small_blind for each in levels)
    assert levels[-1].big_blind > chips


def test_the_usual_stacks_give_the_usual_blinds() -> None:
    assert levels_for(Pace.REGULAR, 20_000)[0].small_blind == 100
    assert levels_for(Pace.TURBO, 10_000)[0].small_blind == 100
    assert [level.small_blind for level in levels_for(Pace.DEEP_STACK, 40_000)[:4]] == [100, 150, 200, 300]


def test_a_tournament_is_saved_read_back_and_removed(counter: Counter) -> None:
    evening = Evening(counter).open()
    house, by = counter.house, counter.by
    save_template(house, by("diane"), SaveTemplate(evening.tournament, "Samedi"))
    [kept] = templates(house, by("anna"), AskTemplates())
    assert (kept.name, kept.terms) == ("Samedi", evening.state.terms)
    file = export_terms(kept.terms).encode()
    import_template(house, by("diane"), ImportTemplate(file, "Dimanche"))
    assert [each.name for each in templates(house, by("anna"), AskTemplates())] == ["Dimanche", "Samedi"]
    remove_template(house, by("diane"), RemoveTemplate("Samedi"))
    assert [each.name for each in templates(house, by("anna"), AskTemplates())] == ["Dimanche"]
    with pytest.raises(Refused):
        remove_template(house, by("diane"), RemoveTemplate("Samedi"))
    counter.assert_whole()


def test_a_copy_is_the_same_but_for_its_day() -> None:
    later = TERMS.starts_at + timedelta(days=7)
    copy = copied(TERMS, later, "Open suivant")
    assert (copy.starts_at, copy.sessions, copy.name) == (later, (later,), "Open suivant")
    assert (copy.levels, copy.rebuy, copy.buy_in) == (TERMS.levels, TERMS.rebuy, TERMS.buy_in)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("buy_in", "150", Code.FILE_INVALID),
        ("buy_in", True, Code.FILE_INVALID),
        ("game", "stud", Code.FILE_INVALID),
        ("colour", 1, Code.FILE_INVALID),
        ("levels", [], Code.TERMS_INVALID),
        ("contribution_cash", 25_000_001, Code.CONTRIBUTION_TOO_HIGH),
    ],
)
def test_a_file_is_read_strictly(field: str, value: object, code: Code) -> None:
    top = json.loads(export_terms(TERMS))
    top["terms"][field] = value
    with pytest.raises(Refused) as refused:
        read_template(json.dumps(top).encode())
    assert refused.value.code is code
