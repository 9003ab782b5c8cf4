"""What somebody may try at the counter or through its fields, each in vain (HOUSE H2, H4, H9; BETTING B4).

What attacks a file, a device or a clock is tried where it is read: tests/app/services/files (NaN, keys
that stand twice, depth, size, formulas), tests/hardware (wedge codes with control characters, names that
lead out of a folder, control bytes on paper), test_act.py (a clock set back, a request sent again).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from app.bootstrap import open_house
from app.config import Places
from app.domain.betting.ticket_numbers import CONTROL_DIGITS, check_control
from app.domain.errors import Code, Refused
from app.domain.house.rights import Role
from app.scenarios.verbs import FileClock
from app.services import cash, people
from app.services.betting import tickets
from app.services.cash import MoveCash
from app.services.poker.rosters import AskRoster, matching, roster
from app.vault.pins import ArgonPins
from db.unit_of_work import SqlUnit, connection_of
from tests.app.services.kit import HOME_WIN, Counter, euros, on_sqlite
from tests.app.services.poker.evening import Evening, newcomer

SQL = (
    "'); DROP TABLE plays; --",
    '" OR 1=1 --',
    "Robert'); UPDATE journal_head SET number = 0; --",
    "%' UNION SELECT seal FROM journal --",
    ":name $1 ? %s {0} \\",
)


def refused(act: Callable[[], object]) -> Code:
    with pytest.raises(Refused) as error:
        act()
    return error.value.code


def guess(counter: Counter, ticket: str, control: str = "0000000000") -> Code:
    command = tickets.CancelTicket(ticket, control)
    return refused(lambda: tickets.cancel(counter.house, counter.by("anna"), command))


@pytest.mark.slow
@on_sqlite
def test_a_million_guesses_meet_no_control_number(counter: Counter) -> None:
    """The odds are 1 in 10^10 a guess: a million guesses have one chance in ten thousand to meet one."""
    assert 10**CONTROL_DIGITS >= 10**9
    counter.publish(101)
    issued = [counter.control(counter.sell(101).identification)]
    random = Random(20261130)  # noqa: S311  # guesses are no secret
    met = 0
    for _ in range(1_000_000):
        given = f"{random.randrange(10**CONTROL_DIGITS):0{CONTROL_DIGITS}}"
        try:
            check_control(given, issued)
        except Refused:
            continue
        met += 1
    assert met == 0


@on_sqlite
def test_the_controls_of_many_tickets_have_nothing_to_do_with_each_other(counter: Counter) -> None:
    counter.publish(101)
    ticket = counter.sell(101).identification
    controls = {counter.control(ticket, issue) for issue in range(1000)}
    assert len(controls) == 1000
    for place in range(CONTROL_DIGITS):
        assert {control[place] for control in controls} == set("0123456789")


def test_who_guesses_is_made_to_wait_after_a_restart_too(tmp_path: Path, clock: FileClock) -> None:
    places = Places(tmp_path / "data", tmp_path / "keys")

    def start(name: str) -> Counter:
        house = open_house(places, make_keys=True)
        pins = ArgonPins.of_strength(b"", memory_kib=8, passes=1)
        return Counter(replace(house, clock=clock, pins=pins), clock, name=name)

    counter = start("before").found()
    counter.open()
    counter.publish(101)
    ticket = counter.sell(101).identification
    assert {guess(counter, ticket) for _ in range(5)} == {Code.CONTROL_NUMBER_WRONG}
    counter.house.store.close()
    counter = start("after")
    assert guess(counter, ticket) is Code.CONTROL_THROTTLED
    assert guess(counter, ticket, counter.control(ticket)) is Code.CONTROL_THROTTLED
    counter.house.store.close()


def test_a_photocopy_is_paid_in_place_of_the_original_or_not_at_all(counter: Counter) -> None:
    counter.publish(101, 102)
    won = counter.sell(101).identification
    replaced = counter.sell(102).identification
    photocopy = tickets.CancelTicket(replaced, counter.control(replaced))
    tickets.replace_ticket(counter.house, counter.by("anna"), tickets.ReplaceTicket(replaced))
    assert refused(lambda: tickets.cancel(counter.house, counter.by("anna"), photocopy)) is Code.SUPERSEDED
    counter.settle(101, result=HOME_WIN)
    assert counter.pay(won).amount == euros("20")
    held = counter.balance("drawer:P1")
    assert refused(lambda: counter.pay(won)) is Code.ALREADY_PAID
    assert counter.balance("drawer:P1") == held


@pytest.mark.parametrize("hostile", SQL)
def test_sql_in_a_field_is_a_text_like_any_other(counter: Counter, hostile: str) -> None:
    house, by = counter.house, counter.by
    cash.cash_in(house, by("anna"), MoveCash(euros("1"), hostile))
    people.engage(house, by("ada"), people.Engage("eve", hostile, (Role.CASHIER,), "8642"))
    counter.publish(101, sides=(hostile, f"B{hostile}"), competition=hostile, sport="football")
    counter.sell(101)
    evening = Evening(counter).open(name=f"Open {hostile}")
    player = evening.register(
        newcomer(hostile, given_names=hostile, address=hostile, birth_place=hostile, nationality=hostile)
    )
    found = roster(house, by("anna"), AskRoster(evening.tournament))
    [entered] = found.players
    assert (entered.player, entered.person.address) == (player, hostile)
    assert set(matching(found.players, hostile)) <= {entered}
    number = tickets.CancelTicket(hostile, hostile)
    assert refused(lambda: tickets.cancel(house, by("anna"), number)) is Code.TICKET_UNKNOWN
    with house.store.read() as unit:
        assert isinstance(unit, SqlUnit)
        connection = connection_of(unit)
        names = connection.execute(text("SELECT name FROM operators WHERE id = 'eve'")).scalars().all()
        assert names == [hostile]
        assert connection.execute(text("SELECT count(*) FROM plays")).scalar_one() == 1
    counter.assert_whole()
