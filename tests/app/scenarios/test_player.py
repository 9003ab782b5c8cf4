"""A file says what must come out, and the player takes it at its word (FORMAT)."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.bootstrap import scenario_house
from app.domain.errors import KnownError
from app.scenarios.player import Played, play_file
from app.scenarios.verbs import VERBS
from tests.empty_stores import copied_sqlite

Step = dict[str, Any]
PUBLISH: Step = {
    "do": "publish", "bet": 101, "event": "e", "type": "1n2", "odds": {"1": "2.00", "N": "3.00", "2": "4.00"},
    "closes_at": "2026-09-05T20:00:00+02:00",
}  # fmt: skip
SELL: Step = {"do": "sell", "formula": "1/1", "stake": "10.00", "picks": ["101:1"], "as": "T"}


def written(folder: Path, *steps: Step, **top: Any) -> Path:
    path = folder / "day.json"
    day = {"title": "A day", "start": "2026-09-05T10:00:00+02:00", "steps": list(steps), **top}
    path.write_text(json.dumps({key: value for key, value in day.items() if value is not None}), "utf-8")
    return path


def played(folder: Path, *steps: Step, **top: Any) -> Played:
    return play_file(written(folder, *steps, **top), partial(scenario_house, open_store=copied_sqlite))


def test_a_day_that_comes_out_is_ok_with_every_result(tmp_path: Path) -> None:
    day = played(
        tmp_path,
        PUBLISH,
        {**SELL, "expect": {"total": "10.00", "combinations": 1, "total_odds": None}},
        {"do": "check", "ticket": "T", "expect": {"status": "pending", "refused": None}},
        {"do": "drawer", "expect": {"balance": {"same_as": "T.total"}}},
    )
    assert day.ok, day.difference
    assert len(day.results) == 4


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"do": "sel"}, "does not know sel"),
        ({**SELL, "stakes": "10.00"}, "unknown keys ['stakes']"),
        ({**SELL, "stake": "10"}, "two decimals"),
        ({**SELL, "stake": 10}, "two decimals"),
        ({**SELL, "stake": "10,00"}, "two decimals"),
        ({**SELL, "picks": "101:1"}, "no list"),
        ({**SELL, "picks": ["101"]}, "not a pick"),
        ({**SELL, "pos": 1}, "no str"),
        ({**SELL, "at": "2026-09-05T10:00:00"}, "offset"),
        ({**SELL, "at": "tomorrow"}, "tomorrow"),
        ({"do": "sell", "formula": "1/1", "picks": ["101:1"]}, "stake"),
        ({**SELL, "lines": [{"pick": "101:1", "stake": "5.00"}]}, "or else lines"),
        ({"do": "sell", "lines": []}, "or else lines"),
        ({**SELL, "pos": "P9"}, "no point of sale P9"),
        ({"do": "close_shift"}, "or else by denominations"),
        ({"do": "close_shift", "counted": "0.00", "denominations": {}}, "or else by denominations"),
        ({"do": "result", "full_time": [1, 0]}, "or else the winners"),
        ({"do": "result", "full_time": [1, 0], "winners": {"101": ["1"]}}, "or else the winners"),
        ({"do": "result", "event": "e", "full_time": [1, 0], "reason": "x"}, "unknown keys ['reason']"),
        (
            {"do": "pay", "ticket": "1", "method": "cash", "winner": {}, "winners": [{"name": "x"}]},
            "one winner",
        ),
        ({"formula": "1/1"}, "do"),
        ({"do": "check", "ticket": "nobody"}, "nobody"),
        ({**SELL, "expect": {"totl": "10.00"}}, "totl is no result"),
        ({**SELL, "expect": {"total": {"same_as": "X.total"}}}, "X.total is no result so far"),
        ({**SELL, "expect": {"total": "11.00"}}, "total: expected '11.00', actual '10.00'"),
        ({**SELL, "expect": {"combinations": "1"}}, "combinations: expected '1', actual 1"),
        ({**SELL, "expect": {"refused": "bet_closed"}}, "expected 'bet_closed', actual None"),
        ({**SELL, "picks": ["999:1"]}, "refused: bet_unknown"),
        ({**SELL, "picks": ["999:1"], "expect": {"total": "10.00"}}, "actual refused: bet_unknown"),
        ({**SELL, "picks": ["999:1"], "expect": {"refused": "bet_closed"}}, "actual 'bet_unknown'"),
        ({"do": "tamper", "record": "nobody", "how": "change"}, "no record of nobody"),
        ({"do": "tamper", "record": "nobody", "how": "burn"}, "burn"),
        ({"do": "drawer", "amount": "1.00"}, "unknown keys ['amount']"),
    ],
)
def test_a_step_that_is_wrong_or_comes_out_otherwise_is_named(tmp_path: Path, step: Step, said: str) -> None:
    day = played(tmp_path, PUBLISH, step)
    assert not day.ok
    assert said in str(day.difference)
    assert "step 2" in str(day.difference)


@pytest.mark.parametrize(
    ("top", "said"),
    [
        ({"hose": {}}, "unknown keys ['hose']"),
        ({"house": {"shift": True}}, "unknown keys ['shift']"),
        ({"house": {"settings": {"same_events": False}}}, "unknown settings ['same_events']"),
        ({"house": {"settings": {"same_event": "no"}}}, "no bool"),
        ({"house": {"settings": {"limits": {}}}}, "unknown settings ['limits']"),
        ({"house": {"limits": {"day_limit": "5"}}}, "unknown settings ['day_limit']"),
        ({"house": {"limits": {"bet_stakes_limit": "much"}}}, "bet_stakes_limit"),
        ({"house": {"limits": {"bet_stakes_limit": 500}}}, "no str"),
        ({"house": {"operators": {"boss": ["chairman"]}}}, "chairman"),
        ({"house": {"auto_shift": 0}}, "no bool"),
        ({"start": "2026-09-05T10:00:00"}, "offset"),
        ({"start": None}, "start"),
        ({"title": None}, "title"),
        ({"steps": None}, "steps"),
        ({"steps": {}}, "no list"),
    ],
)
def test_a_file_that_is_wrong_is_said_before_anything_is_played(
    tmp_path: Path, top: dict[str, Any], said: str
) -> None:
    day = played(tmp_path, PUBLISH, **top)
    assert said in str(day.difference)
    assert day.results == ()


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"title": "a", "title": "b"}'])
def test_what_is_no_file_is_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "day.json"
    path.write_text(text, "utf-8")
    assert play_file(path, partial(scenario_house, open_store=copied_sqlite)).difference


def test_a_house_of_the_files_own(tmp_path: Path) -> None:
    house = {
        "operators": {"both": ["committee", "cashier"]},
        "limits": {"pos_day_stakes_limit": "15", "total_odds_limit": None},
        "settings": {"drawer_short": True},
        "auto_shift": False,
    }
    day = played(
        tmp_path,
        PUBLISH,
        {**SELL, "expect": {"refused": "shift_closed"}},
        {"do": "open_shift", "float": "5.00", "by": "both"},
        {**SELL, "by": "both"},
        {**SELL, "expect": {"refused": "pos_day_stakes_limit"}},
        {"do": "cash_out", "amount": "15.01", "reason": "coffre", "expect": {"refused": "drawer_short"}},
        house=house,
    )
    assert day.ok, day.difference


def test_reasons_are_compared_in_any_order_and_null_means_absent(tmp_path: Path) -> None:
    day = played(
        tmp_path,
        PUBLISH,
        {**SELL, "picks": ["999:1"], "expect": {"refused": ["bet_unknown"], "total": None}},
        {"do": "due_to_void", "expect": {"bets": []}},
    )
    assert day.ok, day.difference


def test_a_drawer_is_closed_by_who_opened_it_unless_the_file_names_another(tmp_path: Path) -> None:
    day = played(
        tmp_path,
        {"do": "open_shift", "float": "5.00", "by": "cashier2"},
        {"do": "close_shift", "counted": "5.00", "by": "cashier", "expect": {"refused": "not_allowed"}},
        {"do": "close_shift", "counted": "5.00", "expect": {"difference": "0.00"}},
        house={"auto_shift": False},
    )
    assert day.ok, day.difference


def test_the_sum_of_a_closed_day_is_a_fact_that_can_be_changed_and_found(tmp_path: Path) -> None:
    day = played(
        tmp_path,
        {"do": "close_day", "as": "D"},
        {"do": "tamper", "record": "D", "how": "change_fact", "as": "X"},
        {"do": "verify", "expect": {"ok": False, "first_bad": {"same_as": "X.record"}}},
        house={"auto_shift": False},
    )
    assert day.ok, day.difference


def test_a_step_that_wrote_nothing_can_not_be_tampered_with(tmp_path: Path) -> None:
    looked = {"do": "offer", "as": "L"}
    day = played(tmp_path, PUBLISH, looked, {"do": "tamper", "record": "L", "how": "change_fact"})
    assert day.difference == "step 3 (tamper): no record of L yet"


@pytest.mark.parametrize("how", ["old_copy", "cut_tail"])
def test_a_day_goes_on_in_a_store_that_was_tampered_with_and_verify_finds_where(
    tmp_path: Path, how: str
) -> None:
    day = played(
        tmp_path,
        PUBLISH,
        SELL,
        {**SELL, "as": "U"},
        {**SELL, "as": "V"},
        {"do": "tamper", "record": "U", "how": how, "as": "X"},
        *[{**SELL, "as": f"W{number}"} for number in range(3)],
        {"do": "drawer", "expect": {"balance": "40.00"}},
        {"do": "verify", "expect": {"ok": False, "first_bad": {"same_as": "X.record"}}},
    )
    assert day.ok, day.difference


def test_a_day_goes_on_from_the_first_difference_no_further(tmp_path: Path) -> None:
    day = played(tmp_path, PUBLISH, {**SELL, "expect": {"total": "1.00"}}, SELL)
    assert len(day.results) == 2


def test_trouble_outside_the_rules_is_a_difference_of_its_own_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise KnownError("disk_full")

    monkeypatch.setitem(VERBS, ("drawer", None), full)
    assert played(tmp_path, PUBLISH, {"do": "drawer"}).difference == "step 2 (drawer): disk_full"


def test_the_command_line_answers_by_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = written(tmp_path, PUBLISH, SELL)
    bad = good.rename(tmp_path / "good.json").with_name("bad.json")
    bad.write_text(json.dumps({"title": "x", "start": "2026-09-05T10:00:00+02:00", "steps": [SELL]}), "utf-8")
    good = tmp_path / "good.json"
    assert main(["scenario", str(good)]) == 0
    assert main(["scenario", str(good), str(bad), str(tmp_path / "none.json")]) == 1
    first, second, third, fourth = capsys.readouterr().out.splitlines()
    assert first == second == f"{good}: ok"
    assert second.endswith("ok")
    assert third == f"{bad}: step 1 (sell): refused: bet_unknown"
    assert "no scenario" in fourth
    assert main(["scenario", "--json", str(good)]) == 0
    assert '"total": "10.00"' in capsys.readouterr().out


def test_a_database_that_is_no_scenarios_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = "postgresql+psycopg://nobody@127.0.0.1:1/guichet"
    assert main(["scenario", str(written(tmp_path, PUBLISH)), "--database", address]) == 2
    assert "store_in_use" in capsys.readouterr().err


def test_a_scenarios_database_is_emptied_first(tmp_path: Path, postgresql_url: str) -> None:
    for _ in range(2):
        assert main(["scenario", str(written(tmp_path, PUBLISH)), "--database", postgresql_url]) == 0
