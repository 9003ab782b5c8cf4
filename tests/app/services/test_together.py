"""Two at once: one order for everybody, whatever the engine (HOUSE H4, H5; F01, F03, F04)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import select

from app.domain.errors import Code, Refused
from app.services.betting import payments, sales
from app.services.verify import verify_house
from app.vault.heads import HeadFile
from app.vault.keys import HouseKeys
from app.vault.system import SystemRandomness
from db.opening import open_postgresql
from db.schema.betting import PLAYS
from db.unit_of_work import SqlUnit, connection_of
from tests.app.services.kit import Counter, euros

ROOT = Path(__file__).parents[3]


@pytest.fixture
def stations(counter: Counter, tmp_path: Path) -> Counter:
    """The house as several stations have it: the head outside is one of many."""
    heads = HeadFile(tmp_path / "head", alone=False)
    house = replace(counter.house, heads=heads)
    counter.open("P2", by="boris")
    return replace(counter, house=house, name="stations")


def together(acts: Sequence[Callable[[], object]]) -> list[object]:
    """Let all begin in the same instant; their answers, or what refused them."""
    gate = Barrier(len(acts))

    def run(act: Callable[[], object]) -> object:
        gate.wait(timeout=60)
        try:
            return act()
        except Refused as refused:
            return refused

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(run, acts))


def test_a_ticket_shown_at_two_counters_is_paid_at_one(stations: Counter) -> None:
    stations.publish(101)
    ticket = stations.sell(101).identification
    stations.settle(101)
    command = stations.payment(ticket)
    origins = (stations.by("anna", "P1"), stations.by("boris", "P2"))
    answers = together([lambda at=at: payments.pay(stations.house, at, command) for at in origins])
    paid = [answer for answer in answers if isinstance(answer, payments.TicketPaid)]
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [each.amount for each in paid] == [euros("20")]
    assert [each.code for each in refused] == [Code.ALREADY_PAID]
    assert {abs(stations.balance("gains").cents)} == {2000}
    stations.assert_whole()


def test_a_double_touch_makes_one_sale_and_both_get_its_answer(stations: Counter) -> None:
    stations.publish(101)
    origin, command, records = stations.by("anna"), stations.sale(101), stations.records()
    answers = together([lambda: sales.sell(stations.house, origin, command)] * 2)
    assert answers[0] == answers[1]
    assert isinstance(answers[0], sales.Sold)
    assert stations.records() == records + 1
    assert len(stations.papers()) == 1


def test_tills_that_sell_at_once_share_one_chain_and_no_number(stations: Counter) -> None:
    stations.publish(101, 102)
    commands = [("anna", "P1"), ("boris", "P2")] * 5
    origins = [stations.by(*who) for who in commands]
    sold = together(
        [
            lambda at=at: sales.sell(stations.house, at, stations.sale(101, 102, formula="2/2"))
            for at in origins
        ]
    )
    assert all(isinstance(each, sales.Sold) for each in sold), "nobody's clock is behind for having waited"
    assert len({each.identification for each in sold}) == 10  # type: ignore[attr-defined]
    stations.assert_whole()


def test_a_limit_holds_over_all_tills_together(stations: Counter) -> None:
    """The last euro under a limit is sold once, whoever asks first."""
    limits = replace(stations.house.settings.limits, bet_stakes_limit=euros("100"))
    settings = replace(stations.house.settings, limits=limits)
    stations.house = replace(stations.house, settings=settings)
    stations.publish(101)
    origins = [stations.by("anna", "P1"), stations.by("boris", "P2")] * 2
    origins = [replace(at, request=f"{at.request}-{place}") for place, at in enumerate(origins)]
    command = stations.sale(101, stake="50")
    answers = together([lambda at=at: sales.sell(stations.house, at, command) for at in origins])
    assert sum(isinstance(each, sales.Sold) for each in answers) == 1
    assert {each.code for each in answers if isinstance(each, Refused)} == {Code.BET_STAKES_LIMIT}


def test_verifying_while_tills_sell_finds_nothing(stations: Counter) -> None:
    stations.publish(101)
    origins = [stations.by("anna") for _ in range(12)]
    sell = [lambda at=at: sales.sell(stations.house, at, stations.sale(101)) for at in origins]

    def verify() -> object:
        return [verify_house(stations.house).findings for _ in range(4)]

    with ThreadPoolExecutor(2) as pool:
        looking = pool.submit(verify)
        for act in sell:
            act()
        assert looking.result() == [()] * 4


@pytest.mark.parametrize("tills", [4])
def test_tills_in_processes_of_their_own_leave_one_unforked_chain(
    postgresql_url: str, tmp_path: Path, tills: int
) -> None:
    key_file = tmp_path / "house.key"
    HouseKeys.make(SystemRandomness()).save(key_file)
    words = [sys.executable, "-m", "tests.app.services.till", postgresql_url, str(key_file)]
    subprocess.run([*words, "found", str(tills)], cwd=ROOT, check=True, timeout=300)  # noqa: S603
    running = [
        subprocess.Popen([*words, f"T{number}", "10"], cwd=ROOT, stdout=subprocess.PIPE)  # noqa: S603
        for number in range(tills)
    ]
    said = [till.communicate(timeout=300)[0].split() for till in running]
    assert [till.returncode for till in running] == [0] * tills
    assert sorted(number for numbers in said for number in numbers) == sorted(set().union(*said))
    store = open_postgresql(postgresql_url, HouseKeys.load(key_file))
    with store.read() as unit:
        assert isinstance(unit, SqlUnit)
        query = select(PLAYS.c.running).order_by(PLAYS.c.entry)
        assert list(connection_of(unit).execute(query).scalars()) == list(range(1, 10 * tills + 1))
        entries = list(unit.journal.entries())
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    store.close()
