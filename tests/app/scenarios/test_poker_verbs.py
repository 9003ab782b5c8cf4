"""The tournament's verbs take what FORMAT lists, nothing else, and call players by their names."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.bootstrap import scenario_house
from app.scenarios.player import Played, play_file
from tests.empty_stores import copied_sqlite

Step = dict[str, Any]
TOURNAMENT: Step = {
    "do": "tournament", "as": "T", "name": "T", "game": "holdem", "format": "freezeout", "buy_in": "10.00",
    "chips": 1000, "starts_at": "2026-09-05T20:00:00+02:00",
}  # fmt: skip
CAMILLE: Step = {"tournament": "T", "person": {"given_names": "Camille"}}


def played(folder: Path, *steps: Step) -> Played:
    path = folder / "day.json"
    day = {"title": "A day", "start": "2026-09-05T10:00:00+02:00", "steps": list(steps)}
    path.write_text(json.dumps(day), "utf-8")
    return play_file(path, partial(scenario_house, open_store=copied_sqlite))


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"do": "pause", "tournament": "T", "starts_at": "2026-09-05T20:00:00+02:00"}, "unknown keys"),
        ({"do": "rebuy", "player": "P1", "document": True}, "unknown keys"),
        ({"do": "pre_register", **CAMILLE, "tendered": "10.00"}, "unknown keys"),
        ({"do": "register", **CAMILLE, "access_limit": "perhaps"}, "perhaps"),
        ({**TOURNAMENT, "notices": "some"}, "some"),
        ({**TOURNAMENT, "reentry": "yes"}, "reentry"),
        ({**TOURNAMENT, "levels": [1]}, "Creating"),
        ({"do": "expel", "player": "P1", "reason": "x"}, "until"),
        ({"do": "player", "tournament": "T", "open_table": 1}, "nth"),
        ({"do": "chip_count", "tournament": "T", "table": 1}, "stacks or total"),
        ({"do": "prizes", "tournament": "T"}, "percentages or amounts"),
        ({"do": "prizes", "tournament": "T", "percentages": ["half"]}, "no percentage"),
    ],
)
def test_what_no_verb_knows_is_named(tmp_path: Path, step: Step, said: str) -> None:
    day = played(tmp_path, TOURNAMENT, {"do": "fill", "as": "P", "tournament": "T", "count": 1}, step)
    assert said in str(day.difference)
    assert "step 3" in str(day.difference)


def test_a_re_entry_may_announce_only_what_differs(tmp_path: Path) -> None:
    day = played(
        tmp_path,
        {**TOURNAMENT, "reentry": {"buy_in": "10.00"}},
        {**TOURNAMENT, "reentry": {"fee": "1.00"}, "expect": {"refused": "reentry_terms_differ"}},
    )
    assert day.ok, day.difference


def test_a_player_keeps_his_name_and_answers_to_every_other(tmp_path: Path) -> None:
    one = {"do": "player", "tournament": "T", "open_table": 1, "nth": 1}
    day = played(
        tmp_path,
        {**TOURNAMENT, "capacity": 1},
        {"do": "pre_register", "as": "A", **CAMILLE},
        {"do": "register", **CAMILLE},
        {"do": "check_in", "player": "A"},
        {"do": "draw", "tournament": "T"},
        {"do": "chiefs", "tournament": "T", "assign": {"C": [1]}},
        {"do": "start", "tournament": "T"},
        {**one, "as": "X"},
        {"do": "finish", "tournament": "T", "expect": {"winner": "A"}},
    )
    assert day.ok, day.difference
    again = json.loads((tmp_path / "day.json").read_text("utf-8"))["steps"]
    again[-1]["expect"] = {"winner": "X"}
    assert played(tmp_path, *again).ok
