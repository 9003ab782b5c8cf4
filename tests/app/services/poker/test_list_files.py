"""Lists from a file: all or nothing, in place of the one before, and never too old (POKER P3)."""

from __future__ import annotations

import json
from datetime import date

import pytest

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act
from app.domain.poker.admission import Comparison
from app.ports.poker import Register
from app.services.poker.desk import Doubts, Enter, register
from app.services.poker.list_files import AskListDates, ImportList, ListImported, import_list, list_dates
from app.services.poker.lists import Enlist, ban
from tests.app.services.kit import Counter
from tests.app.services.poker.evening import Evening, newcomer

ROW = {"surname": "Kervalec", "given_names": "Solène", "born": "1980-04-12"}
OTHER = {"surname": "Zeller", "given_names": "Yann", "born": "1970-01-02"}


@pytest.fixture
def evening(counter: Counter) -> Evening:
    return Evening(counter).open()


def send(counter: Counter, *rows: object, as_of: str = "2026-09-01") -> ListImported:
    data = json.dumps({"as_of": as_of, "persons": rows}).encode()
    return import_list(counter.house, counter.by("clara"), ImportList(Register.BANNED, "liste.json", data))


def code_of(refused: pytest.ExceptionInfo[Refused]) -> Code:
    return refused.value.code


def test_a_list_shuts_out_whom_it_names_and_replaces_the_one_before(evening: Evening) -> None:
    counter = evening.counter
    ban(counter.house, counter.by("clara"), Enlist(newcomer("Martin")))
    first = send(counter, ROW)
    assert (first.persons, first.added, first.removed) == (1, 1, 1)
    evening.register(newcomer("Martin"))
    with pytest.raises(Refused) as refused:
        evening.register(newcomer("KERVALEC", "Solene"))
    assert code_of(refused) is Code.BANNED
    second = send(counter, OTHER, as_of="2026-09-04")
    assert (second.added, second.removed) == (1, 1)
    evening.register(newcomer("Kervalec", "Solène"))
    dates = list_dates(counter.house, counter.by("anna"), AskListDates())
    assert dates[Register.BANNED] == date(2026, 9, 4)
    assert dates[Register.EMPLOYEES] is None
    counter.assert_whole()


def test_what_was_compared_once_stays_compared_when_the_list_comes_anew(evening: Evening) -> None:
    counter = evening.counter
    send(counter, ROW)
    enter = Enter(evening.tournament, newcomer("Kervallec", "Solène"))
    word = counter.approve(Act.DECIDE_NEAR_MATCH, enter.subject)
    doubts = Doubts(near_match=Comparison.ANOTHER_PERSON)
    enter = Enter(evening.tournament, newcomer("Kervallec", "Solène"), doubts=doubts)
    player = register(counter.house, counter.by("anna", approval=word), enter).player
    send(counter, ROW, OTHER, as_of="2026-09-05")
    evening.check_in(player)


def test_employees_come_by_file_too(evening: Evening) -> None:
    data = b"surname;given_names;born\nMartin;Claude;1980-04-12\n"
    command = ImportList(Register.EMPLOYEES, "salaries.csv", data, date(2026, 9, 1))
    import_list(evening.counter.house, evening.counter.by("clara"), command)
    with pytest.raises(Refused) as refused:
        evening.register(newcomer("Martin"))
    assert code_of(refused) is Code.EMPLOYEE


def test_a_list_past_its_days_stops_registration_and_an_unimported_one_does_not(evening: Evening) -> None:
    evening.register(newcomer("Zeller"))
    send(evening.counter, ROW, as_of="2026-08-04")
    with pytest.raises(Refused) as refused:
        evening.register(newcomer("Martin"))
    assert code_of(refused) is Code.LIST_OUTDATED
    send(evening.counter, ROW, as_of="2026-08-05")
    evening.register(newcomer("Martin"))


@pytest.mark.parametrize(
    "rows",
    [
        (ROW, ROW),
        (ROW, {**ROW, "born": "12/04/1980"}),
        (ROW, {"surname": "Martin"}),
        (ROW, {**ROW, "colour": "red"}),
        (ROW, "Martin"),
    ],
)
def test_one_bad_row_and_nothing_of_the_file_is_kept(evening: Evening, rows: tuple[object, ...]) -> None:
    counter = evening.counter
    with pytest.raises(Refused) as refused:
        send(counter, *rows)
    assert code_of(refused) is Code.FILE_INVALID
    [bad] = refused.value.details["rows"]  # type: ignore[misc]
    assert bad.where == "person 2"
    evening.register(newcomer("Kervalec", "Solène"))


@pytest.mark.parametrize("as_of", ["2026-09-06", "hier", ""])
def test_a_list_has_a_day_that_has_been(counter: Counter, as_of: str) -> None:
    with pytest.raises(Refused) as refused:
        send(counter, ROW, as_of=as_of)
    assert code_of(refused) is Code.FILE_INVALID


def test_a_cashier_imports_no_list(counter: Counter) -> None:
    command = ImportList(Register.BANNED, "l.json", b"{}")
    with pytest.raises(Refused) as refused:
        import_list(counter.house, counter.by("anna"), command)
    assert code_of(refused) is Code.NOT_ALLOWED
