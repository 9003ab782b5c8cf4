"""Who may do what, by FORMAT's last paragraph, written down once more (HOUSE H2)."""

from __future__ import annotations

import pytest

from app.domain.errors import Code, Refused
from app.domain.house.rights import WHO_MAY, Act, Operator, Role, ensure_may, who_may

EVERYBODY = {Act.READ, Act.LOG_IN, Act.SHOW_BADGE, Act.APPROVE}
CHIEF = {Act.REBUY, Act.DEALERS_BONUS, Act.ELIMINATE, Act.UNDO_ELIMINATION, Act.COUNT_CHIPS}
TOURNAMENT_DIRECTOR = CHIEF | {
    Act.DRAW, Act.START, Act.PAUSE, Act.RESUME, Act.SET_LEVEL, Act.ADJUST_CLOCK, Act.BALANCE, Act.EXPEL,
    Act.STOP, Act.FIX_PRIZES, Act.FINISH, Act.CERTIFY, Act.DECIDE_NEAR_MATCH, Act.DECIDE_ACCESS_LIMIT,
}  # fmt: skip
COMMITTEE = TOURNAMENT_DIRECTOR | {
    Act.RECORD_CLOCK, Act.BAN, Act.EMPLOY, Act.LIMIT_ACCESS, Act.CLOSE_DAY, Act.CLOSE_EXPIRED,
    Act.REFUND_NONCONFORMING, Act.FORCE_CLOSE_SHIFT, Act.APPROVE_CORRECTION, Act.REPLACE_PRINTED_TICKET,
}  # fmt: skip
DIRECTOR = COMMITTEE | {
    Act.CREATE_TOURNAMENT, Act.CHANGE_TOURNAMENT, Act.CANCEL_TOURNAMENT, Act.POSTPONE, Act.OVERRIDE_START,
}  # fmt: skip
CASHIER = {
    Act.OPEN_SHIFT, Act.CLOSE_SHIFT, Act.HAND_OVER_SHIFT, Act.CASH_IN, Act.CASH_OUT, Act.X_REPORT,
    Act.SELL, Act.CANCEL_TICKET, Act.CHECK_TICKET, Act.PAY_TICKET, Act.REPLACE_TICKET, Act.COPY_TICKET,
    Act.PRE_REGISTER, Act.REGISTER, Act.LATE_REGISTER, Act.RE_REGISTER, Act.WITHDRAW, Act.CHECK_IN,
    Act.REFUND, Act.PAY_PRIZE, Act.COUNTERSIGN, Act.REPRINT,
}  # fmt: skip
TRADER = {
    Act.PUBLISH_BET, Act.SET_ODDS, Act.SUSPEND_BET, Act.RESUME_BET, Act.RESCHEDULE_EVENT, Act.VOID_BET,
    Act.RECORD_EARLY_START, Act.PROMULGATE, Act.CORRECT_RESULT,
}  # fmt: skip
LEAST = {
    Role.CASHIER: CASHIER, Role.CHIEF: CHIEF, Role.TOURNAMENT_DIRECTOR: TOURNAMENT_DIRECTOR,
    Role.COMMITTEE: COMMITTEE, Role.DIRECTOR: DIRECTOR, Role.TRADER: TRADER,
    Role.AUDITOR: {Act.CHECK_TICKET}, Role.ADMINISTRATOR: {Act.ENGAGE_OPERATOR}, Role.DEALER: set(),
}  # fmt: skip
MONEY_OR_OFFER = (CASHIER | TRADER) - {Act.CHECK_TICKET, Act.REPRINT}


def of(role: Role) -> set[Act]:
    return {act for act, roles in WHO_MAY.items() if role in roles}


@pytest.mark.parametrize("role", Role, ids=str)
def test_a_role_may_what_the_files_rely_on(role: Role) -> None:
    assert (EVERYBODY | LEAST[role]) - of(role) == set()


def test_every_act_is_somebodys() -> None:
    assert set(WHO_MAY) == set(Act)
    assert all(WHO_MAY.values())


def test_the_auditor_only_reads() -> None:
    assert of(Role.AUDITOR) == EVERYBODY | {
        Act.CHECK_TICKET, Act.READ_REGISTER, Act.EXPORT_JOURNAL, Act.EXPORT_REGISTER,
    }  # fmt: skip


def test_supervisors_sell_nothing_and_set_no_odds() -> None:
    for role in (Role.TOURNAMENT_DIRECTOR, Role.COMMITTEE, Role.DIRECTOR, Role.AUDITOR, Role.ADMINISTRATOR):
        assert of(role) & MONEY_OR_OFFER == set(), role


def test_only_supervisors_may_what_is_approved() -> None:
    for act in (Act.FORCE_CLOSE_SHIFT, Act.RECORD_CLOCK, Act.REFUND_NONCONFORMING, Act.CLOSE_DAY):
        assert WHO_MAY[act] == {Role.COMMITTEE, Role.DIRECTOR}
    tournament = {Role.COMMITTEE, Role.DIRECTOR, Role.TOURNAMENT_DIRECTOR}
    assert WHO_MAY[Act.DECIDE_NEAR_MATCH] == WHO_MAY[Act.DECIDE_ACCESS_LIMIT] == tournament
    assert WHO_MAY[Act.OVERRIDE_START] == {Role.DIRECTOR}


def test_no_right_lets_a_minor_or_a_banned_person_in() -> None:
    assert not [act for act in Act if "minor" in act or ("ban" in act and act is not Act.BAN)]


def test_who_has_two_roles_may_what_either_may() -> None:
    both = Operator("both", "Both", frozenset({Role.CASHIER, Role.COMMITTEE}))
    ensure_may(both, Act.SELL)
    ensure_may(both, Act.CLOSE_DAY)
    with pytest.raises(Refused) as refused:
        ensure_may(both, Act.SET_ODDS)
    assert refused.value.code is Code.NOT_ALLOWED
    assert refused.value.details["roles"] == [Role.TRADER]


def test_a_screen_offers_those_who_may() -> None:
    cashier = Operator("anna", "Anna", frozenset({Role.CASHIER}))
    director = Operator("diane", "Diane", frozenset({Role.DIRECTOR}))
    assert who_may(Act.CLOSE_DAY, [cashier, director]) == (director,)
