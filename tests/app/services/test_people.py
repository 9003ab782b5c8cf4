"""PINs, locks and a supervisor's word (HOUSE H2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from app.domain.errors import Code, Refused
from app.domain.house.rights import Act, Role
from app.services import cash, people
from app.services.betting import tickets
from app.services.people import Approve, Engage, LoggedIn, LogIn, Member
from tests.app.services.kit import PIN, Counter, euros, on_sqlite


def log_in(counter: Counter, operator: str, pin: str = PIN) -> LoggedIn:
    return people.log_in(counter.house, counter.by(operator), LogIn(operator, pin))


def refund(counter: Counter, ticket: str, approval: str | None, by: str = "anna") -> Code | None:
    """Refund a ticket as one that does not conform; what refused it, if anything."""
    command = tickets.RefundNonconforming(ticket, "papier illisible")
    try:
        tickets.refund_nonconforming(counter.house, counter.by(by, approval=approval), command)
    except Refused as refused:
        return refused.code
    return None


def test_the_right_pin_opens_and_ends_the_row_of_wrong_ones(counter: Counter) -> None:
    assert not log_in(counter, "anna", "1111").right
    assert log_in(counter, "anna", "1112").tries_left == 1
    assert log_in(counter, "anna") == LoggedIn(right=True, tries_left=3, locked_until=None)
    assert log_in(counter, "anna", "1113").tries_left == 2


def test_a_wrong_pin_is_an_entry_of_the_journal(counter: Counter) -> None:
    records = counter.records()
    log_in(counter, "anna", "1111")
    assert counter.records() == records + 1
    assert counter.last().act == "log_in"
    assert '"right":0' in counter.last().body
    counter.assert_whole()


def test_three_wrong_pins_lock_and_each_further_one_doubles_the_lock(counter: Counter) -> None:
    for _ in range(2):
        assert log_in(counter, "anna", "1111").locked_until is None
    first = log_in(counter, "anna", "1111")
    assert first.locked_until == counter.clock.now() + timedelta(seconds=300)
    with pytest.raises(Refused) as refused:
        log_in(counter, "anna")
    assert (refused.value.code, refused.value.details["until"]) == (Code.PIN_LOCKED, first.locked_until)
    counter.later(seconds=300)
    second = log_in(counter, "anna", "1111")
    assert second.locked_until == counter.clock.now() + timedelta(seconds=600)
    counter.later(seconds=600)
    assert log_in(counter, "anna").right


def test_a_lock_is_for_one_operator(counter: Counter) -> None:
    for _ in range(3):
        log_in(counter, "anna", "1111")
    assert log_in(counter, "boris").right


def test_a_locked_supervisor_can_approve_nothing(counter: Counter) -> None:
    wrong = Approve("clara", "1111", Act.REFUND_NONCONFORMING, "x")
    for left in (2, 1, 0):
        answer = people.approve(counter.house, counter.by("anna"), wrong)
        assert (answer.approval, answer.tries_left) == (None, left)
    with pytest.raises(Refused) as refused:
        people.approve(counter.house, counter.by("anna"), replace(wrong, pin=PIN))
    assert refused.value.code is Code.PIN_LOCKED


def test_an_operator_is_engaged_and_changed_by_the_administrator(counter: Counter) -> None:
    nadia = Engage("nadia", "Nadia", (Role.CASHIER,), "13579")
    with pytest.raises(Refused):
        people.engage(counter.house, counter.by("diane"), nadia)
    people.engage(counter.house, counter.by("ada"), nadia)
    assert log_in(counter, "nadia", "13579").right
    people.engage(counter.house, counter.by("ada"), replace(nadia, roles=(Role.AUDITOR,), pin=None))
    assert log_in(counter, "nadia", "13579").right, "the PIN stays where none is given"
    with pytest.raises(Refused) as refused:
        counter.open("P2", by="nadia")
    assert refused.value.code is Code.NOT_ALLOWED


@on_sqlite
@pytest.mark.parametrize(
    ("pin", "code"),
    [
        *((pin, Code.PIN_WRONG) for pin in ("123", "1234567", "12a4", "", "１２３４")),
        ("1234", Code.PIN_OBVIOUS),
    ],
)
def test_a_pin_is_four_to_six_digits_and_none_that_others_try_first(
    counter: Counter, pin: str, code: Code
) -> None:
    house, ada = counter.house, counter.by("ada")
    newcomer = Engage("nadia", "Nadia", (Role.CASHIER,), pin)
    for act in (
        lambda: people.engage(house, ada, newcomer),
        lambda: people.set_pin(house, ada, people.SetPin("anna", pin)),
    ):
        with pytest.raises(Refused) as refused:
            act()
        assert refused.value.code is code


def test_an_approval_serves_once(counter: Counter) -> None:
    counter.publish(101)
    first, second = counter.sell(101).identification, counter.sell(101).identification
    approval = counter.approve(Act.REFUND_NONCONFORMING, first)
    assert refund(counter, second, approval) is Code.NOT_ALLOWED, "bound to its subject"
    assert refund(counter, first, approval) is None
    assert refund(counter, first, approval) is Code.NOT_ALLOWED, "used up"
    counter.assert_whole()


def test_the_journal_names_who_did_it_and_who_approved(counter: Counter) -> None:
    counter.publish(101)
    sold = counter.sell(101)
    refund(counter, sold.identification, counter.approve(Act.REFUND_NONCONFORMING, sold.identification))
    assert counter.last().operator == "anna"
    assert '"approved":"clara"' in counter.last().body


def test_a_refused_act_does_not_use_its_approval_up(counter: Counter) -> None:
    counter.publish(101)
    sold = counter.sell(101)
    approval = counter.approve(Act.REFUND_NONCONFORMING, sold.identification)
    unreasoned = tickets.RefundNonconforming(sold.identification, "")
    with pytest.raises(Refused):
        tickets.refund_nonconforming(counter.house, counter.by("anna", approval=approval), unreasoned)
    assert refund(counter, sold.identification, approval) is None


@on_sqlite
@pytest.mark.parametrize("case", ["expired", "another act", "somebody else's", "unknown", "too little"])
def test_an_approval_is_bound_to_its_act_its_asker_its_amount_and_its_time(
    counter: Counter, case: str
) -> None:
    counter.publish(101)
    ticket = counter.sell(101).identification
    act = Act.CLOSE_EXPIRED if case == "another act" else Act.REFUND_NONCONFORMING
    asker = "boris" if case == "somebody else's" else "anna"
    amount = euros("9.99") if case == "too little" else euros("10")
    approval = counter.approve(act, ticket, asked_by=asker, amount=amount)
    counter.later(seconds=301 if case == "expired" else 300)
    given = "nothing" if case == "unknown" else approval
    records = counter.records()
    assert refund(counter, ticket, given) is Code.NOT_ALLOWED
    assert counter.records() == records


@on_sqlite
def test_an_approval_covers_its_amount_to_the_cent(counter: Counter) -> None:
    counter.publish(101)
    ticket = counter.sell(101).identification
    approval = counter.approve(Act.REFUND_NONCONFORMING, ticket, amount=euros("10.00"))
    assert refund(counter, ticket, approval) is None


@on_sqlite
def test_an_approval_that_an_act_does_not_need_is_neither_named_nor_used_up(counter: Counter) -> None:
    counter.publish(101)
    approval = counter.approve(Act.CLOSE_EXPIRED, "")
    cash.cash_in(counter.house, counter.by("anna", approval=approval), cash.MoveCash(euros("1"), "monnaie"))
    assert '"approved":null' in counter.last().body


@on_sqlite
def test_nobody_approves_his_own_act_nor_what_he_may_not_do(counter: Counter) -> None:
    for supervisor, asker in (("clara", "clara"), ("boris", "anna"), ("odile", "anna")):
        command = Approve(supervisor, PIN, Act.REFUND_NONCONFORMING, "x")
        with pytest.raises(Refused) as refused:
            people.approve(counter.house, counter.by(asker), command)
        assert refused.value.code is Code.NOT_ALLOWED


@on_sqlite
def test_supervisors_are_who_may_by_themselves_never_the_asker(counter: Counter) -> None:
    def names(asking: str) -> list[str]:
        return [each.id for each in people.supervisors(counter.house, Act.CLOSE_DAY, asking)]

    assert names("anna") == ["clara", "diane"]
    assert names("clara") == ["diane"]


@on_sqlite
def test_colleagues_are_shown_with_their_last_login(counter: Counter) -> None:
    log_in(counter, "anna")
    log_in(counter, "boris", "1111")
    seen = {each.operator.id: each.last_login for each in people.colleagues(counter.house)}
    assert seen["anna"] == counter.clock.now()
    assert seen["boris"] is None


def test_an_administrator_gives_a_new_pin_and_the_old_one_opens_nothing(counter: Counter) -> None:
    people.set_pin(counter.house, counter.by("ada"), people.SetPin("anna", "9753"))
    assert not people.log_in(counter.house, counter.by("anna"), people.LogIn("anna", PIN)).right
    assert people.log_in(counter.house, counter.by("anna"), people.LogIn("anna", "9753")).right
    for by, operator, pin, code in (
        ("diane", "anna", "1234", Code.NOT_ALLOWED),
        ("ada", "nobody", "9753", Code.NOT_ALLOWED),
        ("ada", "anna", "12", Code.PIN_WRONG),
    ):
        with pytest.raises(Refused) as refused:
            people.set_pin(counter.house, counter.by(by), people.SetPin(operator, pin))
        assert refused.value.code is code


def test_a_new_pin_ends_the_lock_of_the_old_one(counter: Counter) -> None:
    for _ in range(3):
        log_in(counter, "anna", "1111")
    [anna] = [each for each in members(counter) if each.operator.id == "anna"]
    assert anna.locked_until == counter.clock.now() + timedelta(seconds=300)
    people.set_pin(counter.house, counter.by("ada"), people.SetPin("anna", "9753"))
    assert log_in(counter, "anna", "9753").right


def test_nobody_changes_his_own_roles(counter: Counter) -> None:
    for roles in ((Role.ADMINISTRATOR, Role.CASHIER), ()):
        with pytest.raises(Refused) as refused:
            people.engage(counter.house, counter.by("ada"), Engage("ada", "Ada", roles))
        assert refused.value.code is Code.NOT_ALLOWED
        assert refused.value.details["own"] is True
    people.engage(counter.house, counter.by("ada"), Engage("ada", "Ada Lenoir", (Role.ADMINISTRATOR,)))


def test_who_was_let_go_is_offered_no_more_and_may_do_nothing(counter: Counter) -> None:
    people.engage(counter.house, counter.by("ada"), Engage("anna", "Anna", ()))
    assert "anna" not in {each.operator.id for each in people.colleagues(counter.house)}
    assert "anna" in {each.operator.id for each in members(counter)}
    for act in (lambda: log_in(counter, "anna"), lambda: counter.open("P2", by="anna")):
        with pytest.raises(Refused) as refused:
            act()
        assert refused.value.code is Code.NOT_ALLOWED


def test_a_newcomer_has_a_name_and_a_pin(counter: Counter) -> None:
    for name, pin, code in (("Paul", None, Code.PIN_WRONG), (" ", PIN, Code.REASON_REQUIRED)):
        with pytest.raises(Refused) as refused:
            people.engage(counter.house, counter.by("ada"), Engage("paul", name, (Role.CASHIER,), pin))
        assert refused.value.code is code


def members(counter: Counter) -> Sequence[Member]:
    return people.members(counter.house, counter.by("ada"), None)
