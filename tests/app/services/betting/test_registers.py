"""What the counter writes down beside its tickets (BETTING B6, B8, B9)."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from app.domain.errors import Code, Refused
from app.services.betting import registers
from tests.app.services.kit import Counter, on_sqlite

DAY = date(2026, 9, 5)


@pytest.fixture
def ticket(counter: Counter) -> str:
    counter.publish(101)
    return counter.sell(101).identification


def refused(service: object, counter: Counter, by: str, command: object) -> Code:
    with pytest.raises(Refused) as caught:
        service(counter.house, counter.by(by), command)  # type: ignore[operator]
    return caught.value.code


def test_a_damaged_ticket_goes_to_player_relations_who_decide_once(counter: Counter, ticket: str) -> None:
    refer, decide = registers.refer_ticket, registers.decide_referral
    assert refused(refer, counter, "anna", registers.ReferTicket(ticket, " ")) is Code.REASON_REQUIRED
    unknown = registers.ReferTicket("26248000000019", "déchiré")
    assert refused(refer, counter, "anna", unknown) is Code.TICKET_UNKNOWN
    sent = refer(counter.house, counter.by("anna"), registers.ReferTicket(ticket, "déchiré en deux"))
    illegible = refer(counter.house, counter.by("anna"), registers.ReferTicket("", "illisible"))
    assert (sent.number, illegible.number) == (1, 2)
    decision = registers.DecideReferral(1, pay=True, reason="identifiant lisible")
    decide(counter.house, counter.by("clara"), decision)
    assert refused(decide, counter, "clara", decision) is Code.UNKNOWN
    [still_open] = registers.referrals(
        counter.house, counter.by("odile"), registers.AskReferrals(open_only=True)
    )
    assert still_open.number == 2
    [first, _] = registers.referrals(counter.house, counter.by("odile"), registers.AskReferrals())
    assert (first.identification, first.decision and first.decision.operator) == (ticket, "clara")
    counter.assert_whole()


def test_a_claim_is_taken_until_the_ticket_expires_and_answered_once(counter: Counter, ticket: str) -> None:
    claim = registers.ReceiveClaim(ticket, DAY, "Le gain affiché est faux.")
    assert registers.receive_claim(counter.house, counter.by("anna"), claim).number == 1
    answer = registers.AnswerClaim(1, "Le gain est juste : arrondi au vingtième.")
    assert refused(registers.answer_claim, counter, "clara", registers.AnswerClaim(2, "x")) is Code.UNKNOWN
    registers.answer_claim(counter.house, counter.by("clara"), answer)
    assert refused(registers.answer_claim, counter, "clara", answer) is Code.UNKNOWN
    [kept] = registers.claims(counter.house, counter.by("odile"), registers.AskClaims())
    assert (kept.claim.text, kept.claim.answered_on) == (claim.text, DAY)
    assert registers.claims(counter.house, counter.by("odile"), registers.AskClaims(open_only=True)) == ()


@on_sqlite
def test_no_claim_is_taken_after_expiry_and_the_postmark_counts(counter: Counter, ticket: str) -> None:
    counter.settle(101)
    last = DAY + timedelta(days=61)
    counter.later(days=70)
    late = registers.ReceiveClaim(ticket, last + timedelta(days=1), "trop tard")
    assert refused(registers.receive_claim, counter, "anna", late) is Code.EXPIRED
    registers.receive_claim(
        counter.house, counter.by("anna"), registers.ReceiveClaim(ticket, last, "posté à temps")
    )


def test_an_age_refusal_is_one_touch_and_counted(counter: Counter) -> None:
    for _ in range(2):
        said = registers.refuse_age(counter.house, counter.by("anna"), registers.RefuseAge())
    assert said.today == 2
    counter.later(days=1)
    assert registers.refuse_age(counter.house, counter.by("anna"), registers.RefuseAge()).today == 1
    asked = registers.AskAgeRefusals(DAY, DAY + timedelta(days=1))
    assert registers.age_refusals(counter.house, counter.by("odile"), asked) == {"P1": 3}
    assert counter.last().act == "refuse_age"
    counter.assert_whole()
