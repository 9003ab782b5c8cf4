"""Levels and payout tables saved, taken from files and given away by themselves (POKER P1, P6)."""

from __future__ import annotations

import json
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest

from app.domain.errors import Code, Refused
from app.domain.poker.payouts import Payout, percentages_for
from app.ports.material import TemplateKind
from app.services.poker.part_templates import (
    AskParts,
    ImportPart,
    Parts,
    RemovePart,
    SaveLevels,
    SavePayouts,
    export_levels,
    export_payouts,
    house_payouts,
    import_part,
    parts,
    read_levels,
    read_payouts,
    remove_part,
    save_levels,
    save_payouts,
)
from app.services.poker.prize_templates import standard_payouts
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening

WINNER_TAKES_ALL = {"format": "guichet-payouts-1", "payouts": [{"from_entries": 1, "percentages": ["100"]}]}


def known(counter: Counter) -> Parts:
    return parts(counter.house, counter.by("anna"), AskParts())


def test_levels_are_saved_given_away_and_taken_back(counter: Counter) -> None:
    evening = Evening(counter).open()
    house, by = counter.house, counter.by
    save_levels(house, by("diane"), SaveLevels(evening.tournament, "Samedi"))
    [kept] = known(counter).levels
    assert (kept.name, kept.levels) == ("Samedi", evening.state.terms.levels)
    import_part(house, by("diane"), ImportPart(export_levels(kept.levels).encode(), "Dimanche"))
    assert [each.name for each in known(counter).levels] == ["Dimanche", "Samedi"]
    remove_part(house, by("diane"), RemovePart(TemplateKind.LEVELS, "Samedi"))
    assert [each.name for each in known(counter).levels] == ["Dimanche"]


def test_the_table_kept_last_is_the_one_that_prizes_are_proposed_from(counter: Counter) -> None:
    house, by = counter.house, counter.by
    assert house_payouts(house, by("anna"), AskParts()) == standard_payouts()
    for name, data in (("Tout", json.dumps(WINNER_TAKES_ALL)), ("Usuel", export_payouts(standard_payouts()))):
        counter.clock.set(counter.clock.now() + timedelta(minutes=1))
        import_part(house, by("diane"), ImportPart(data.encode(), name))
    assert [(each.name, each.in_use) for each in known(counter).payouts] == [
        ("Tout", False),
        ("Usuel", True),
        ("", False),
    ]
    remove_part(house, by("diane"), RemovePart(TemplateKind.PAYOUTS, "Usuel"))
    assert len(percentages_for(house_payouts(house, by("anna"), AskParts()), 300)) == 1


def test_the_standard_table_reads_back_as_it_was() -> None:
    assert read_payouts(export_payouts(standard_payouts()).encode()) == standard_payouts()


def test_only_the_direction_changes_the_shelf(counter: Counter) -> None:
    with pytest.raises(Refused) as refused:
        import_part(counter.house, counter.by("anna"), ImportPart(b"{}", "Tout"))
    assert refused.value.code is Code.NOT_ALLOWED


def payouts(*rows: tuple[Any, Any]) -> bytes:
    listed = [{"from_entries": start, "percentages": parts} for start, parts in rows]
    return json.dumps({"format": "guichet-payouts-1", "payouts": listed}).encode()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (payouts((1, ["60", "30"])), Code.PERCENTAGES_NOT_100),
        (payouts((1, ["99.1"])), Code.PERCENTAGES_NOT_100),
        (payouts(), Code.FILE_INVALID),
        (payouts((2, ["100"])), Code.FILE_INVALID),
        (payouts((1, ["100"]), (1, ["60", "40"])), Code.FILE_INVALID),
        (payouts((1, ["40", "60"])), Code.FILE_INVALID),
        (payouts((1, ["NaN", "40"])), Code.FILE_INVALID),
        (payouts((1, ["vingt"])), Code.FILE_INVALID),
        (payouts((1, [100])), Code.FILE_INVALID),
        (payouts((True, ["100"])), Code.FILE_INVALID),
        (b'{"format": "guichet-levels-1", "levels": []}', Code.FILE_INVALID),
    ],
)
def test_a_table_that_can_not_pay_is_refused(data: bytes, code: Code) -> None:
    with pytest.raises(Refused) as refused:
        read_payouts(data)
    assert refused.value.code is code


def test_an_edited_table_is_kept_and_used_or_refused_with_all_its_faults(counter: Counter) -> None:
    house, by = counter.house, counter.by
    rows = (Payout(1, (Decimal(100),)), Payout(2, (Decimal(60), Decimal(40))))
    save_payouts(house, by("diane"), SavePayouts(" Du club ", rows))
    assert house_payouts(house, by("anna"), AskParts()) == rows
    assert [each.name for each in known(counter).payouts] == ["Du club", ""]
    wrong = (Payout(1, (Decimal(60), Decimal(30))),)
    with pytest.raises(Refused) as refused:
        save_payouts(house, by("diane"), SavePayouts("Autre", wrong))
    assert set(refused.value.codes) == {Code.PERCENTAGES_NOT_100, Code.TERMS_INVALID}
    more = (Payout(1, (Decimal(60), Decimal(40))),)
    with pytest.raises(Refused) as refused:
        import_part(house, by("diane"), ImportPart(export_payouts(more).encode(), "Autre"))
    assert refused.value.codes == (Code.TERMS_INVALID,)
    assert house_payouts(house, by("anna"), AskParts()) == rows


@pytest.mark.parametrize(
    "level",
    [
        {"small_blind": 0, "big_blind": 0, "ante": 0, "minutes": 20, "break_minutes": 0},
        {"small_blind": 1, "big_blind": 2, "ante": 0, "minutes": 0, "break_minutes": 0},
        {"small_blind": 1, "big_blind": 2, "ante": -1, "minutes": 20, "break_minutes": 0},
        {"small_blind": "1", "big_blind": 2, "ante": 0, "minutes": 20, "break_minutes": 0},
        {"small_blind": 1, "big_blind": 2},
        17,
    ],
)
def test_levels_that_can_not_be_played_are_refused(level: object) -> None:
    data = json.dumps({"format": "guichet-levels-1", "levels": [level]}).encode()
    with pytest.raises(Refused) as refused:
        read_levels(data)
    assert refused.value.code is Code.FILE_INVALID
