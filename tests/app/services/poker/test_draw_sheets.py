"""A draw is computed again from its sheet alone, and a sheet that was touched is not believed."""

from __future__ import annotations

import json

import pytest

from app.domain.errors import Code, Refused
from app.domain.poker.facts import DrawKind
from app.services.poker import floor
from app.services.poker.desk import Enter, late_register
from app.services.poker.draw_sheets import AskDrawSheets, draw_sheets, sheet_file, verify_file
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening, newcomer


@pytest.fixture
def files(counter: Counter) -> dict[DrawKind, str]:
    """A sheet of every kind that an evening brings."""
    evening = Evening(counter).open(seats=4, capacity=20)
    evening.come(*(f"Joueur{chr(65 + number)}" for number in range(9)))
    evening.start()

    late_register(counter.house, counter.by("anna"), Enter(evening.tournament, newcomer("Tardif")))
    for count in (3, 3):
        for player in list(evening.state.seated())[:count]:
            evening.eliminate(player)
        floor.balance(counter.house, counter.by("clara"), floor.OnFloor(evening.tournament))
    found = draw_sheets(counter.house, counter.by("anna"), AskDrawSheets(evening.tournament))
    assert [sheet.number for sheet in found] == list(range(1, len(found) + 1))
    return {sheet.kind: sheet_file(sheet) for sheet in found}


def test_every_kind_of_draw_comes_out_again(files: dict[DrawKind, str]) -> None:
    assert set(files) == {DrawKind.FIRST, DrawKind.LATE, DrawKind.BALANCE, DrawKind.FINAL_TABLE}
    assert all(verify_file(text.encode()).fair for text in files.values())


def test_a_seat_a_seed_or_an_order_that_was_changed_shows(files: dict[DrawKind, str]) -> None:
    text = files[DrawKind.FIRST]

    def altered(change: str) -> bytes:
        sheet = json.loads(text)
        if change == "seat":
            one, two = sheet["given"][:2]
            one["player"], two["player"] = two["player"], one["player"]
        elif change == "seed":
            sheet["draw"]["seed"] = "00" * 32
        else:
            sheet["draw"]["steps"][-2]["options"].reverse()
        return json.dumps(sheet).encode()

    assert not any(verify_file(altered(change)).fair for change in ("seat", "seed", "order"))


@pytest.mark.parametrize("data", [b"{}", b"[]", b"no", b'{"draw": 1}', b"\xff"])
def test_what_is_no_sheet_is_refused(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        verify_file(data)
    assert refused.value.code is Code.FILE_INVALID
