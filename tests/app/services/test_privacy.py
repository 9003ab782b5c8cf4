"""Personal data: shown, put right, opposed, let go after five years, seals intact (HOUSE H9, F51)."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date

import pytest

from app.documents import Columns, Document, Kind, Line
from app.domain.betting.payment import Method, PaymentAsked, Winner
from app.domain.errors import Code, Refused
from app.domain.house.keeping import PrivacyKind
from app.domain.poker.persons import Person
from app.services import closing, known_people, privacy, privacy_notice
from app.services.betting import payments
from app.services.privacy import Asked, Correct, EraseExpired, PersonalData
from hardware.pdf import lay_out
from tests.app.services.kit import Counter, euros

LEA = Person("Marchand", "Léa", date(1980, 4, 2), address="2, rue du Port")
IDENTIFIED = Winner("Marchand", "Léa", born=date(1980, 4, 2), address="2, rue du Port", document="X7K4M2P1")


def known(counter: Counter, person: Person = LEA) -> str:
    """Somebody whom the house knows as a player."""
    with counter.house.store.write() as unit:
        name = unit.persons.next_name()
    command = Correct(name, person, "inscription")
    with pytest.raises(Refused):
        privacy.correct_person(counter.house, counter.by("clara"), command)
    with counter.house.store.write() as unit:
        from db.unit_of_work import SqlUnit  # noqa: PLC0415

        assert isinstance(unit, SqlUnit)
        unit.persons.keep(name, person, "5a17", counter.clock.now())
        unit.commit_unsealed()
    return name


def paid(counter: Counter, stake: str = "10", odds: str = "2.00") -> str:
    counter.publish(101, odds=odds)
    sold = counter.sell(101, stake=stake)
    counter.settle(101)
    asked = PaymentAsked(Method.CASH, IDENTIFIED)
    payments.pay(
        counter.house,
        counter.by("anna"),
        payments.PayTicket(sold.identification, asked, counter.control(sold.identification)),
    )
    return sold.identification


def test_a_person_is_shown_all_that_is_known_and_the_journal_says_so(counter: Counter) -> None:
    play = paid(counter)
    shown = privacy.export_person(
        counter.house, counter.by("clara"), Asked(PersonalData(play=play), "carte d'identité vue")
    )
    assert json.loads(shown.text)["winner"][0]["surname"] == "Marchand"
    entry = counter.last()
    assert (entry.act, entry.subject) == ("export_person", f"winner {play}")
    assert "Marchand" not in entry.body
    with counter.house.store.read() as unit:
        assert "Marchand" not in (unit.journal.answer(json.loads(entry.body)["request"]) or "")


def test_what_is_wrong_is_put_right_and_old_seals_hold(counter: Counter) -> None:
    person = known(counter)
    right = replace(LEA, address="4, rue du Port")
    privacy.correct_person(counter.house, counter.by("clara"), Correct(person, right, "déménagement"))
    with counter.house.store.read() as unit:
        assert unit.persons.person(person) == right
    counter.assert_whole()


def test_who_opposes_is_let_go_of_at_once_where_no_rule_keeps_him(counter: Counter) -> None:
    play, person = paid(counter), known(counter)
    for data in (PersonalData(play=play), PersonalData(person=person)):
        done = privacy.oppose_person(counter.house, counter.by("clara"), Asked(data, "courrier"))
        assert done.kept_until is None
        with pytest.raises(Refused) as refused:
            privacy.export_person(counter.house, counter.by("clara"), Asked(data, "courrier"))
        assert refused.value.code is Code.UNKNOWN
    counter.assert_whole()


def test_personal_data_goes_after_five_years_with_the_days_closure(counter: Counter) -> None:
    play, person = paid(counter), known(counter)
    counter.close("90")
    counter.later(days=5 * 365)
    closing.close_day(counter.house, counter.by("clara"), closing.CloseDay())
    with counter.house.store.read() as unit:
        assert unit.privacy.winner(play) is not None
    counter.later(days=3)
    closing.close_day(counter.house, counter.by("clara"), closing.CloseDay())
    with counter.house.store.read() as unit:
        assert unit.privacy.winner(play) is None
        assert unit.persons.person(person) is None
        gone = {act.subject for act in unit.keeping.privacy_acts() if act.kind is PrivacyKind.ERASED}
    assert gone == {f"winner {play}", f"person {person}"}
    counter.assert_whole()


def test_the_retention_job_is_an_act_of_its_own_as_well(counter: Counter) -> None:
    paid(counter)
    counter.later(days=6 * 365)
    erased = privacy.erase_expired(counter.house, counter.by("ada"), EraseExpired())
    assert (erased.winners, erased.persons) == (1, 0)
    assert erased.papers > 0
    with pytest.raises(Refused) as refused:
        privacy.erase_expired(counter.house, counter.by("anna"), EraseExpired())
    assert refused.value.code is Code.NOT_ALLOWED


def test_nothing_is_done_without_a_reason_or_for_the_cashier(counter: Counter) -> None:
    data = PersonalData(play=paid(counter))
    for by, reason, code in (("clara", " ", Code.REASON_REQUIRED), ("anna", "courrier", Code.NOT_ALLOWED)):
        for service in (privacy.export_person, privacy.oppose_person):
            with pytest.raises(Refused) as refused:
                service(counter.house, counter.by(by), Asked(data, reason))
            assert refused.value.code is code
    assert euros("1")


def test_who_is_let_go_of_stands_on_no_print_job_either(counter: Counter) -> None:
    play, person = paid(counter), known(counter, replace(LEA, surname="Dubosc-Noël"))
    counter.publish(102)
    counter.sell(102)
    with counter.house.store.write() as unit:
        lines = (Line("DUBOSC-NOEL Léa"), Line("Table 5"))
        page = Document(Kind.SEAT_CARD, "Carte de place", "1", counter.clock.now(), "P1", lines)
        unit.papers.queue([page], "P1", "0001/draw", counter.clock.now())
        unit.commit_unsealed()  # type: ignore[attr-defined]
    for data in (PersonalData(play=play), PersonalData(person=person)):
        privacy.oppose_person(counter.house, counter.by("clara"), Asked(data, "courrier"))
    with counter.house.store.read() as unit:
        jobs = unit.papers.jobs(limit=100)
    assert {job.reference for job in jobs} & {play, "0001/draw"} == set()
    assert jobs
    counter.assert_whole()


def test_papers_are_let_go_of_long_before_the_people(counter: Counter) -> None:
    play = paid(counter)
    counter.later(days=91)
    erased = privacy.erase_expired(counter.house, counter.by("ada"), EraseExpired())
    assert (erased.winners, erased.persons) == (0, 0)
    assert erased.papers > 0
    with counter.house.store.read() as unit:
        assert unit.papers.jobs(limit=10) == ()
        assert unit.privacy.winner(play) is not None


def test_a_winner_is_put_right_and_his_time_runs_on_from_the_payment(counter: Counter) -> None:
    play = paid(counter)
    with counter.house.store.read() as unit:
        taken = unit.privacy.winner_taken_at(play)
    counter.later(days=400)
    right = replace(IDENTIFIED, address="4, rue du Port")
    command = privacy.CorrectWinner(play, (right,), "déménagement")
    privacy.correct_winner(counter.house, counter.by("clara"), command)
    with counter.house.store.read() as unit:
        assert "4, rue du Port" in (unit.privacy.winner(play) or "")
        assert unit.privacy.winner_taken_at(play) == taken
    assert "rue du Port" not in counter.last().body
    counter.assert_whole()


def test_people_are_found_by_name_or_number_whatever_the_accents(counter: Counter) -> None:
    play, person = paid(counter), known(counter)
    clara = counter.by("clara")
    for text in ("march lea", "MARCHAND", "léa"):
        found = known_people.search(counter.house, clara, known_people.Search(text))
        assert {(each.data.play, each.data.person) for each in found} == {(play, None), (None, person)}
    [one] = known_people.search(counter.house, clara, known_people.Search(person))
    assert (one.name, one.data.person) == ("Marchand Léa", person)
    assert known_people.search(counter.house, clara, known_people.Search("  ")) == ()
    with pytest.raises(Refused):
        known_people.search(counter.house, counter.by("anna"), known_people.Search("lea"))


def test_what_is_handed_over_is_in_words_as_well(counter: Counter) -> None:
    person = known(counter)
    shown = privacy.export_person(
        counter.house, counter.by("clara"), Asked(PersonalData(person=person), "carte vue")
    )
    assert Columns("Nom", "Marchand") in shown.page.blocks
    assert lay_out(shown.page).startswith(b"%PDF")


def test_the_notice_is_printed_and_journalled(counter: Counter) -> None:
    page = privacy_notice.notice(counter.house, counter.by("anna"), privacy_notice.AskNotice("P1"))
    assert lay_out(page).startswith(b"%PDF")
    privacy_notice.print_notice(counter.house, counter.by("anna"), privacy_notice.PrintNotice())
    assert counter.last().act == "print_notice"
    with counter.house.store.read() as unit:
        assert unit.papers.jobs(limit=1)[0].document.kind is Kind.PRIVACY_NOTICE
