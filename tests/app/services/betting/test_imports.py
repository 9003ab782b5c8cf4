"""The bet operator's files: all of one or nothing of it, every bad row named (BETTING B1, B6)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from app.domain.betting.bet import BetType, Period
from app.domain.betting.settlement import Status
from app.domain.errors import Code, Refused
from app.domain.values import Odds
from app.services.betting import imports, offers, tickets
from app.services.betting.offer_file import BadRow
from tests.app.services.kit import Counter

CSV = """event;sport;competition;side_1;side_2;starts_at;number;type;period;handicap;line;single_allowed;odds
lyon;football;L1;Lyon;Istres;2026-09-05T20:45:00+02:00;134;1n2;;;;;1=1.85 N=nd 2=4.10
lyon;football;L1;Lyon;Istres;2026-09-05T20:45:00+02:00;135;1n2_handicap;;0:1;;;1=3.60 N=3.40 2=1.80
lyon;football;L1;Lyon;Istres;2026-09-05T20:45:00+02:00;136;over_under;half_time;;1.5;no;over=1.95 under=1.75
"""


def offer(*bets: dict[str, Any], **event: Any) -> bytes:
    known = {
        "code": "lyon",
        "sport": "football",
        "sides": ["Lyon", "Istres"],
        "starts_at": "2026-09-05T20:45:00+02:00",
    }
    return json.dumps({"events": [{**known, **event, "bets": list(bets)}]}).encode()


def bet(number: int = 134, **more: Any) -> dict[str, Any]:
    return {"number": number, "type": "1n2", "odds": {"1": "1.85", "N": "3.20", "2": "4.10"}, **more}


def result(**fields: Any) -> bytes:
    row = {"event": "lyon", "sides": ["Lyon", "Istres"], "half_time": [1, 0], "full_time": [2, 1], **fields}
    return json.dumps({"results": [row]}).encode()


def bring(counter: Counter, data: bytes, name: str = "offre.json", **more: Any) -> imports.OfferImported:
    return imports.import_offer(counter.house, counter.by("theo"), imports.ImportFile(name, data, **more))


def settle(counter: Counter, data: bytes, name: str = "resultats.json") -> imports.ResultsImported:
    return imports.import_results(counter.house, counter.by("theo"), imports.ImportFile(name, data))


def refused(counter: Counter, data: bytes, name: str = "f.json", *, results: bool = False) -> Refused:
    """Why a file is refused; nothing of it is kept."""
    before, shown = counter.records(), on_sale(counter)
    with pytest.raises(Refused) as caught:
        (settle if results else bring)(counter, data, name)
    assert counter.records() == before
    assert on_sale(counter) == shown
    return caught.value


def rows(found: Refused) -> tuple[BadRow, ...]:
    bad = found.details["rows"]
    assert isinstance(bad, tuple)
    return bad


def on_sale(counter: Counter) -> dict[int, Any]:
    lines = offers.offer(counter.house, counter.by("theo"), offers.AskOffer())
    return {line.on_offer.bet.number: line.on_offer for line in lines}


def test_an_offer_comes_from_json(counter: Counter) -> None:
    done = bring(counter, offer(bet(134), bet(135, type="double_chance", odds={"1/N": "1.20", "N/2": None})))
    assert done.published == (134, 135)
    assert on_sale(counter)[135].shown_odds() == {"1/N": Odds(120), "N/2": None}
    assert counter.sell(134).potential.plain() == "18.50"
    counter.assert_whole()


def test_an_offer_comes_from_csv(counter: Counter) -> None:
    assert bring(counter, CSV.encode(), "offre.csv").published == (134, 135, 136)
    found = on_sale(counter)
    assert found[134].shown_odds() == {"1": Odds(185), "N": None, "2": Odds(410)}
    assert found[135].bet.handicap.plain() == "0:1"
    assert (found[136].bet.type, found[136].bet.period) == (BetType.OVER_UNDER, Period.HALF_TIME)
    assert not found[136].bet.single_allowed
    assert len({each.bet.event.id for each in found.values()}) == 1


def test_a_second_file_changes_odds_and_ends_of_what_is_on_sale(counter: Counter) -> None:
    bring(counter, offer(bet(134), bet(135)))
    later = bet(134, odds={"1": "1.90", "N": "3.20", "2": "4.10"})
    done = bring(counter, offer(later, bet(135), bet(136)))
    assert (done.published, done.changed) == ((136,), (134,))
    assert on_sale(counter)[134].revision == 1
    assert bring(counter, offer(bet(135))).changed == ()


def test_every_bad_row_is_named_with_its_reason_and_nothing_is_kept(counter: Counter) -> None:
    data = offer(
        bet(134),
        bet(135, odds={"1": "0.99", "N": "3.20", "2": "4.10"}),
        bet(136, odds={"1": "1.85", "X": "3.20"}),
        bet(134, type="odd_even", odds={"even": "1.85", "odd": "1.85"}),
        bet(137, closes_at="2026-09-05T10:00:00+02:00"),
        bet(138, odds={"1": 2, "2": "1.85"}),
        bet(139, colour="red"),
        bet(1000),
    )
    found = refused(counter, data)
    assert [(row.where, row.codes) for row in rows(found)] == [
        ("event 1, bet 2", (Code.ODDS_INVALID,)),
        ("event 1, bet 3", (Code.PICKS_INVALID,)),
        ("event 1, bet 4", (Code.BET_NUMBER_TAKEN,)),
        ("event 1, bet 5", (Code.TIMES_INVALID,)),
        ("event 1, bet 6", (Code.ODDS_INVALID,)),
        ("event 1, bet 7", (Code.FILE_INVALID,)),
        ("event 1, bet 8", (Code.BET_NUMBER_TAKEN,)),
    ]
    assert set(found.codes) == {code for row in rows(found) for code in row.codes}


def test_f10_a_file_whose_sides_are_swapped_is_refused_with_the_row(counter: Counter) -> None:
    bring(counter, offer(bet(134)))
    [row] = rows(refused(counter, offer(bet(135), sides=["Istres", "Lyon"])))
    assert (row.where, row.codes) == ("event 1, bet 1", (Code.PICKS_INVALID,))
    assert row.details["swapped"] == ("Lyon", "Istres")
    swapped = CSV.replace(
        "Lyon;Istres;2026-09-05T20:45:00+02:00;136", "Istres;Lyon;2026-09-05T20:45:00+02:00;136"
    )
    [row] = rows(refused(counter, swapped.replace("134", "234").replace("135", "235").encode(), "o.csv"))
    assert row.where == "line 4"
    [row] = rows(refused(counter, result(sides=["Istres", "Lyon"]), results=True))
    assert (row.where, row.codes) == ("result 1", (Code.PICKS_INVALID,))


def test_a_file_out_of_shape_is_refused_whole(counter: Counter) -> None:
    for data in (b'{"events": 1}', b"[]", b"{", b'{"events": [], "events": []}', offer()):
        assert refused(counter, data).code is Code.FILE_INVALID
    assert refused(counter, b"event;number\nlyon;1;2\n", "o.csv").code is Code.FILE_INVALID


def test_f11_results_settle_from_regular_time_and_keep_the_shoot_out_apart(counter: Counter) -> None:
    bring(counter, offer(bet(134)))
    won = counter.sell(134, pick="N").identification
    done = settle(counter, result(full_time=[1, 1], extra_time=[2, 2], shoot_out=[5, 4]))
    assert done.settled == (134,)
    query = tickets.CheckTicket(won, "P1", "P1", controlled=False)
    verdict = tickets.check(counter.house, counter.by("anna"), query).verdict
    assert (verdict.status, verdict.amount.plain()) == (Status.WON, "32.00")


def test_results_come_from_csv_and_by_name_where_there_is_no_score(counter: Counter) -> None:
    bring(counter, offer(bet(134), bet(135)))
    bring(counter, offer(bet(136), code="course", sides=["A", "B"]))
    text = "event;side_1;side_2;half_time;full_time;winners\nlyon;Lyon;Istres;0:0;0:2;\ncourse;A;B;;;136=2\n"
    assert settle(counter, text.encode(), "r.csv").settled == (134, 135, 136)
    assert on_sale(counter)[134].outcome.winners == ("2",)
    assert on_sale(counter)[136].outcome.winners == ("2",)


def test_every_bad_result_is_named_and_none_is_promulgated(counter: Counter) -> None:
    bring(counter, offer(bet(134)))
    bring(counter, offer(bet(135), code="metz", sides=["Metz", "Caen"]))
    good = {"event": "metz", "sides": ["Metz", "Caen"], "full_time": [0, 0]}
    bad = [
        {"event": "nancy", "sides": ["Nancy", "Brest"], "full_time": [1, 0]},
        {"event": "lyon", "sides": ["Lyon", "Istres"], "half_time": [2, 0], "full_time": [1, 0]},
        {"event": "lyon", "sides": ["Lyon", "Istres"], "full_time": ["1", 0]},
        {"event": "lyon", "sides": ["Lyon", "Istres"], "winners": {"135": ["1"]}},
        {"event": "lyon", "sides": ["Lyon", "Istres"]},
        good,
    ]
    data = json.dumps({"results": [good, *bad]}).encode()
    found = rows(refused(counter, data, results=True))
    assert [(row.where, row.codes[0]) for row in found] == [
        ("result 2", Code.BET_UNKNOWN),
        ("result 3", Code.NO_RESULT),
        ("result 4", Code.FILE_INVALID),
        ("result 5", Code.BET_UNKNOWN),
        ("result 6", Code.NO_RESULT),
        ("result 7", Code.RESULT_EXISTS),
    ]
    assert settle(counter, json.dumps({"results": [good]}).encode()).settled == (135,)
    assert rows(refused(counter, json.dumps({"results": [good]}).encode(), results=True))


def test_with_the_operators_key_only_signed_files_are_taken(counter: Counter) -> None:
    key = Ed25519PrivateKey.generate()
    public = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
    counter.house = replace(counter.house, settings=replace(counter.house.settings, bet_operator_key=public))
    data = offer(bet(134))
    assert refused(counter, data).code is Code.SIGNATURE_INVALID
    with pytest.raises(Refused) as caught:
        bring(counter, data + b" ", signature=key.sign(data).hex())
    assert caught.value.code is Code.SIGNATURE_INVALID
    assert bring(counter, data, signature=key.sign(data).hex()).published == (134,)
    assert public in counter.last().body
