"""What the tournament's desk asks, on both engines."""

from __future__ import annotations

from datetime import date

import pytest

from app.domain.errors import Code, Refused
from app.domain.poker.checks import Check
from app.domain.poker.persons import Person
from app.domain.poker.receipts import receipt_code
from app.domain.poker.state import PlayerState
from app.domain.values import Money
from app.services.backup import SealRestore, seal_restore
from app.services.poker.lists import Enlist, ban
from app.services.poker.rosters import (
    AskNearMatches,
    AskReceipt,
    AskRoster,
    EntryPreview,
    Preview,
    Roster,
    matching,
    near_matches,
    preview_entry,
    receipt,
    roster,
)
from tests.app.services.kit import Counter, on_sqlite
from tests.app.services.poker.evening import Evening, newcomer


@pytest.fixture
def evening(counter: Counter) -> Evening:
    return Evening(counter).open()


def ask(evening: Evening) -> Roster:
    return roster(evening.counter.house, evening.counter.by("anna"), AskRoster(evening.tournament))


def preview(evening: Evening, person: Person) -> EntryPreview:
    query = Preview(evening.tournament, person)
    return preview_entry(evening.counter.house, evening.counter.by("anna"), query)


def names(players: tuple[object, ...]) -> list[str]:
    return [getattr(each, "name", "") for each in players]


def test_a_roster_is_read_by_name_with_everybodys_state(evening: Evening) -> None:
    evening.pre_register(newcomer("Zeller", "Nora"))
    paid = evening.register(newcomer("Éloy", "Marc, Jean"))
    evening.check_in(paid)
    found = ask(evening)
    assert names(found.players) == ["Éloy Marc", "Zeller Nora"]
    assert names(found.in_state(PlayerState.CHECKED_IN)) == ["Éloy Marc"]
    assert found.find(paid) is found.players[0]
    assert found.find("none") is None


def test_the_waiting_list_is_in_order_and_says_for_whom_a_place_is_held(evening: Evening) -> None:
    small = Evening(evening.counter).open(capacity=2)
    small.come("Zeller", "Yung")
    for surname in ("Varin", "Adam"):
        small.pre_register(newcomer(surname), waiting=True)
    waiting = ask(small).waiting()
    assert [(each.name, each.waits, each.offered) for each in waiting] == [
        ("Varin Claude", 1, False),
        ("Adam Claude", 2, False),
    ]


def test_a_search_does_without_accents_case_and_hyphens(evening: Evening) -> None:
    evening.pre_register(newcomer("Quéré", "Anne-Sophie"))
    evening.pre_register(newcomer("Sorel-Vidal", "Paul"))
    players = ask(evening).players
    for typed, found in [
        ("quere", ["Quéré Anne-Sophie"]),
        ("SOPHIE q", ["Quéré Anne-Sophie"]),
        ("vid", ["Sorel-Vidal Paul"]),
        ("", ["Quéré Anne-Sophie", "Sorel-Vidal Paul"]),
        ("xyz", []),
    ]:
        assert names(matching(players, typed)) == found, typed


def test_a_search_finds_a_seat_and_an_entry_by_its_number(evening: Evening) -> None:
    evening.come(*(f"Joueur{chr(65 + number)}" for number in range(10)))
    assert names(matching(ask(evening).players, "3")) == ["JoueurC Claude"]
    evening.start()
    for player in ask(evening).players:
        seat = f"T{player.entry.table} P{player.entry.seat}"
        assert matching(ask(evening).players, seat) == (player,)


def test_a_preview_tells_what_an_entry_costs_and_keeps_nothing(evening: Evening) -> None:
    records = evening.counter.records()
    told = preview(evening, newcomer("Martin"))
    assert (told.price, told.rank, told.free, told.late) == (Money.euros(165), 1, 10, False)
    assert (told.refusal, told.passed) == (None, len(Check))
    assert evening.counter.records() == records


def test_a_preview_refuses_first_what_the_entry_would_be_refused_for(evening: Evening) -> None:
    evening.register(newcomer("Martin"))
    half = preview(evening, Person(surname="Martin", given_names="Claude", born=date(1980, 4, 12)))
    assert half.refusal is not None
    assert half.refusal.code is Code.IDENTITY_MISSING
    whole = preview(evening, newcomer("Martin"))
    assert whole.refusal is not None
    assert whole.refusal.code is Code.ALREADY_REGISTERED
    with pytest.raises(Refused) as refused:
        evening.register(newcomer("Martin"))
    assert refused.value.code is whole.refusal.code


def test_a_preview_knows_late_entry_and_its_end(evening: Evening) -> None:
    evening.come("Zeller", "Yung")
    evening.start()
    assert preview(evening, newcomer("Martin")).refusal is None
    assert preview(evening, newcomer("Martin")).late
    evening.later(hours=4)
    closed = preview(evening, newcomer("Martin")).refusal
    assert closed is not None
    assert closed.code is Code.REGISTRATION_CLOSED


def test_near_matches_bring_the_records_that_are_to_be_compared(evening: Evening) -> None:
    house, by = evening.counter.house, evening.counter.by
    ban(house, by("clara"), Enlist(newcomer("Kervalec", "Solène")))
    ban(house, by("clara"), Enlist(newcomer("Martin")))
    near = near_matches(house, by("anna"), AskNearMatches(newcomer("Kervallec", "Solène")))
    assert [each.person.surname for each in near] == ["Kervalec"]
    assert not near_matches(house, by("anna"), AskNearMatches(newcomer("Kervalec", "Solène")))


def test_a_receipt_says_whose_it_is_and_a_foreign_one_is_unknown(evening: Evening) -> None:
    house, by = evening.counter.house, evening.counter.by
    player = evening.register(newcomer("Martin"))
    code = receipt_code(house.keys.control_mac, evening.tournament, player)
    found = receipt(house, by("anna"), AskReceipt(code))
    assert (found.tournament, found.player) == (evening.tournament, player)
    wrong = f"{code[:-1]}{(int(code[-1]) + 1) % 10}"
    with pytest.raises(Refused) as refused:
        receipt(house, by("anna"), AskReceipt(wrong))
    assert refused.value.code is Code.UNKNOWN


def test_no_receipt_given_after_a_restore_is_one_that_was_lost(evening: Evening) -> None:
    house, by, first = evening.counter.house, evening.counter.by, evening.tournament
    before = evening.register(newcomer("Martin"))
    with house.store.read() as unit:
        back_to = unit.journal.head()
    seal_restore(house, by("clara"), SealRestore(back_to, back_to.number + 40, "", "disque remplacé"))
    since = evening.register(newcomer("Éloy"))
    assert int(since) > int(before) + 40
    assert evening.open().tournament not in {first, f"{int(first) + 1:04d}"}
    then = evening.register(newcomer("Zeller"))
    assert int(then) == int(since) + 1, "one gap for one restore"


def test_a_signed_bulletin_is_kept_with_the_entry(evening: Evening) -> None:
    signed = evening.register(newcomer("Martin"), bulletin_signed=True)
    unsigned = evening.register(newcomer("Bernard"))
    players = evening.state.players
    assert players[signed].bulletin_signed
    assert not players[unsigned].bulletin_signed


@on_sqlite
@pytest.mark.parametrize(
    "typed",
    ["O'Hara", "O’Hara", "OHARA", "ohara eric", "Éric", "ERIC", "Jean-Pierre", "jean pierre", "Pierre o’h"],
)
def test_f60_a_name_is_found_however_it_is_written(evening: Evening, typed: str) -> None:
    player = evening.register(newcomer("O’Hara", given_names="Éric, Jean-Pierre"))
    evening.register(newcomer("Ohrant", given_names="Erwan"))
    assert [found.player for found in matching(ask(evening).players, typed)] == [player]


@on_sqlite
def test_f60_a_list_is_sorted_as_in_french(evening: Evening) -> None:
    for surname in ("Zola", "Éluard", "Écrin", "Œuvrard", "Eluant", "O’Hara", "Ohanian"):
        evening.register(newcomer(surname))
    surnames = [each.person.surname for each in ask(evening).players]
    assert surnames == ["Écrin", "Eluant", "Éluard", "Œuvrard", "Ohanian", "O’Hara", "Zola"]
