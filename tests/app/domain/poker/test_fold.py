"""Facts are read for ever, and folding them always gives the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from app.codec import canonical, read, read_plain
from app.domain.poker import facts as kinds
from app.domain.poker import sales
from app.domain.poker.drawing import verify_draws
from app.domain.poker.fold import apply, fold
from app.domain.poker.ranking import places
from app.domain.poker.terms import Format, RebuyTerms
from app.domain.poker.view import overview
from tests.app.domain.poker.play import Play, euros

GOLDEN = sorted((Path(__file__).parent / "golden").glob("facts_v*.jsonl"))
KINDS: dict[str, Any] = {kind.__name__: kind for kind in get_args(kinds.Fact)}


def golden_records() -> Iterator[dict[str, Any]]:
    for path in GOLDEN:
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def golden_days() -> Iterator[tuple[dict[str, Any], list[Any]]]:
    """Days that an earlier version journalled: what came of each, and its facts."""
    outcome: dict[str, Any] = {}
    facts: list[Any] = []
    for record in golden_records():
        if "day" in record:
            if facts:
                yield outcome, facts
            outcome, facts = record, []
        else:
            facts.append(read_plain(record["fact"], KINDS[record["kind"]]))
    yield outcome, facts


def still_says(now: Any, recorded: Any) -> bool:
    """Whether all that was recorded is still said; an earlier version may have said less."""
    if isinstance(now, dict) and isinstance(recorded, dict):
        return all(key in now and still_says(now[key], value) for key, value in recorded.items())
    return bool(now == recorded)


def test_facts_of_every_kind_and_version_are_still_read() -> None:
    facts = [record for record in golden_records() if "kind" in record]
    for record in facts:
        kind = KINDS[record["kind"]]
        again = json.loads(canonical(read_plain(record["fact"], kind)))
        assert still_says(again, record["fact"])
        assert record["version"] < kind.VERSION or again == record["fact"]
    recorded = {(record["kind"], record["version"]) for record in facts}
    assert recorded >= {
        (name, version) for name, kind in KINDS.items() for version in range(1, kind.VERSION + 1)
    }


def test_the_days_of_an_earlier_version_still_come_to_the_same() -> None:
    for outcome, facts in golden_days():
        state = fold(facts)
        after = overview(state)
        assert {player: str(place) for player, place in places(state).items()} == outcome["places"]
        assert (after.entries, after.chips_in_play) == (outcome["entries"], outcome["chips_in_play"])
        assert after.minimum == euros(outcome["minimum"])
        assert all(verdict.fair for verdict in verify_draws(facts))


def test_f27_a_state_read_from_the_journal_is_the_state_that_was() -> None:
    play = Play(late_levels=1).fill(12).draw().start().late("L").out("P1")
    again = [read(canonical(fact), type(fact)) for fact in play.facts]
    assert again == play.facts
    assert fold(again) == play.state


def test_folding_changes_no_earlier_state() -> None:
    play = Play().fill(3).draw()
    before, copy = play.state, fold(play.facts)
    play.start().out("P1")
    assert before == copy


def test_a_life_begins_with_a_creation() -> None:
    with pytest.raises(ValueError, match="creation"):
        fold([])
    with pytest.raises(ValueError, match="creation"):
        apply(None, kinds.PreRegistered("P1"))


def test_a_thousand_entries_and_four_thousand_facts_fold_to_what_was_played() -> None:
    rebuys = RebuyTerms(euros("50"), 5000)
    play = (
        Play(capacity=1000, format=Format.REBUY, first_part_levels=4, rebuy=rebuys).fill(1000).draw().start()
    )
    for number in range(1, 1001):
        play.do(sales.decide_rebuy, f"P{number}", play.context)
    for number in range(1, 951):
        play.out(f"P{number}")
    assert len(play.facts) > 3900
    assert fold(play.facts) == play.state
