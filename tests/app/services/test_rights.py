"""The check lives in the service, whatever a screen shows (HOUSE H2, FORMAT's last paragraph)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import Any

import pytest

from app.domain.betting.payment import Method, PaymentAsked, Winner
from app.domain.errors import Code, Refused
from app.domain.house.rights import WHO_MAY, Act, Role
from app.domain.values import Odds
from app.services import cash, closing, papers, people, settings, verify
from app.services.betting import (
    figures,
    imports,
    offers,
    payments,
    posters,
    registers,
    reports,
    results,
    sales,
    tickets,
    transfers,
)
from tests.app.services.kit import AFTERNOON, HOME_WIN, PIN, STAFF, Counter, euros, on_sqlite

NO_TICKET = "26248000000019"
TODAY = date(2026, 9, 5)
PERIOD = reports.AskPeriod(TODAY, TODAY)
COUNT = cash.CloseShift(counted=euros("100"), reason="x")
MOVE = cash.MoveCash(euros("1"), "x")
SERVICES: Mapping[Act, tuple[Callable[..., object], object]] = {
    Act.ENGAGE_OPERATOR: (people.engage, people.Engage("nadia", "Nadia", (Role.CASHIER,), PIN)),
    Act.LOG_IN: (people.log_in, people.LogIn("anna", PIN)),
    Act.CHANGE_SETTING: (settings.change, settings.Change("idle_lock_minutes", 5)),
    Act.CHANGE_RULE: (settings.change, settings.Change("usual_float", 100_00)),
    Act.CHANGE_PLACE: (
        settings.change_establishment, settings.ChangeEstablishment("x", "y", betting=True, poker=False),
    ),
    Act.OPEN_SHIFT: (cash.open_shift, cash.OpenShift(euros("1"))),
    Act.FORCE_CLOSE_SHIFT: (cash.force_close_shift, cash.ForceClose("P1", COUNT)),
    Act.CASH_IN: (cash.cash_in, MOVE),
    Act.CASH_OUT: (cash.cash_out, MOVE),
    Act.X_REPORT: (cash.print_x_report, cash.PrintXReport()),
    Act.CLOSE_DAY: (closing.close_day, closing.CloseDay()),
    Act.RECORD_CLOCK: (closing.record_clock, closing.RecordClock("x")),
    Act.REPRINT: (papers.print_again, papers.PrintAgain(1)),
    Act.SETTLE_PRINT: (papers.answer_job, papers.AnswerJob(1, came_out=True)),
    Act.PUBLISH_BET: (
        offers.publish_bet,
        offers.PublishBet(7, "e7", "1n2", {"1": Odds(200)}, AFTERNOON + timedelta(hours=3)),  # type: ignore[arg-type]
    ),
    Act.SET_ODDS: (offers.set_odds, offers.SetOdds(101, {"1": Odds(150)})),
    Act.SUSPEND_BET: (offers.suspend_bet, offers.SuspendBet(101)),
    Act.RESUME_BET: (offers.resume_bet, offers.SuspendBet(101)),
    Act.RESCHEDULE_EVENT: (offers.reschedule, offers.Reschedule("e101", AFTERNOON + timedelta(hours=7))),
    Act.VOID_BET: (offers.void_bet, offers.VoidBet(101, "x")),
    Act.RECORD_EARLY_START: (offers.record_early_start, offers.EarlyStart("e101", AFTERNOON)),
    Act.PRINT_POSTER: (posters.print_odds_poster, posters.PrintOdds()),
    Act.IMPORT_OFFER: (imports.import_offer, imports.ImportFile("offre.json", b"{}")),
    Act.IMPORT_RESULTS: (imports.import_results, imports.ImportFile("resultats.json", b"{}")),
    Act.PROMULGATE: (results.promulgate_event, results.Promulgate("e101", HOME_WIN)),
    Act.SELL: (sales.sell, sales.Sell(Counter.sale(None, 999).bulletin)),  # type: ignore[arg-type]
    Act.CHECK_TICKET: (tickets.check, tickets.CheckTicket(NO_TICKET, "P1", "P1")),
    Act.CANCEL_TICKET: (tickets.cancel, tickets.CancelTicket(NO_TICKET)),
    Act.PAY_TICKET: (payments.pay, payments.PayTicket(NO_TICKET, PaymentAsked(Method.CASH))),
    Act.PRINT_RECAP: (transfers.print_recap, transfers.PrintRecap(NO_TICKET, Winner())),
    Act.EXPORT_TRANSFERS: (transfers.export_transfers, transfers.ExportTransfers()),
    Act.ISSUE_CHEQUE: (transfers.issue_cheque, transfers.IssueCheque(1, "x")),
    Act.RETURN_ORDER: (transfers.return_order, transfers.ReturnOrder(1, "x")),
    Act.REQUEST_AGAIN: (transfers.request_again, transfers.RequestAgain(1, Winner())),
    Act.REFER_TICKET: (registers.refer_ticket, registers.ReferTicket("", "x")),
    Act.DECIDE_REFERRAL: (registers.decide_referral, registers.DecideReferral(1, pay=True, reason="x")),
    Act.RECEIVE_CLAIM: (registers.receive_claim, registers.ReceiveClaim(NO_TICKET, TODAY, "x")),
    Act.ANSWER_CLAIM: (registers.answer_claim, registers.AnswerClaim(1, "x")),
    Act.REFUSE_AGE: (registers.refuse_age, registers.RefuseAge()),
    Act.READ_REGISTER: (registers.identified, registers.AskIdentified(TODAY, TODAY)),
    Act.EXPORT_REPORT: (
        reports.export_report, reports.ExportReport(reports.ReportKind.PERIOD, PERIOD),
    ),
    Act.REPLACE_TICKET: (tickets.replace_ticket, tickets.ReplaceTicket(NO_TICKET)),
    Act.COPY_TICKET: (tickets.copy_ticket, tickets.ReplaceTicket(NO_TICKET)),
    Act.REFUND_NONCONFORMING: (
        tickets.refund_nonconforming, tickets.RefundNonconforming(NO_TICKET, "x"),
    ),
    Act.CLOSE_EXPIRED: (payments.close_expired, payments.CloseExpired()),
}  # fmt: skip
QUERIES: tuple[tuple[Callable[..., Any], object], ...] = (
    (cash.drawer, cash.AskDrawer("P1")),
    (verify.verify, None),
    (offers.offer, offers.AskOffer()),
    (figures.day_report, figures.AskDay("P1")),
    (transfers.orders, transfers.AskOrders()),
    (registers.referrals, registers.AskReferrals()),
    (registers.claims, registers.AskClaims()),
    (registers.age_refusals, registers.AskAgeRefusals(TODAY, TODAY)),
    (reports.period_report, PERIOD),
    (reports.settlement_statement, PERIOD),
    (payments.reserve_fund, payments.AskReserveFund()),
    (tickets.tickets_of_day, tickets.AskTickets("P1")),
)


def allowed(counter: Counter, service: Callable[..., object], operator: str, command: object) -> bool:
    try:
        service(counter.house, counter.by(operator), command)
    except Refused as refused:
        return refused.code is not Code.NOT_ALLOWED
    return True


@on_sqlite
@pytest.mark.parametrize("act", SERVICES, ids=str)
def test_an_act_is_for_those_who_may_and_for_nobody_else(counter: Counter, act: Act) -> None:
    counter.publish(101)
    service, command = SERVICES[act]
    for operator, (role,) in STAFF.items():
        assert allowed(counter, service, operator, command) is (role in WHO_MAY[act]), operator


@on_sqlite
def test_everybody_who_works_here_may_look(counter: Counter) -> None:
    for service, query in QUERIES:
        for operator in STAFF:
            assert allowed(counter, service, operator, query)


@on_sqlite
def test_the_auditor_changes_nothing(counter: Counter) -> None:
    may = {act for act, roles in WHO_MAY.items() if Role.AUDITOR in roles}
    assert may == {
        Act.READ, Act.READ_REGISTER, Act.EXPORT_JOURNAL, Act.EXPORT_REGISTER, Act.LOG_IN, Act.SHOW_BADGE,
        Act.APPROVE, Act.CHECK_TICKET,
    }  # fmt: skip
    records = counter.records()
    for service, query in QUERIES:
        service(counter.house, counter.by("odile"), query)
    assert counter.records() == records


@on_sqlite
def test_a_cashier_corrects_no_result_and_a_trader_none_alone(counter: Counter) -> None:
    counter.publish(101)
    counter.settle(101)
    command = results.CorrectResult("e101", "erreur de saisie", HOME_WIN)
    for operator in ("anna", "theo"):
        assert not allowed(counter, results.correct_event, operator, command)
    approval = counter.approve(Act.APPROVE_CORRECTION, command.subject, asked_by="theo")
    results.correct_event(counter.house, counter.by("theo", approval=approval), command)
    assert '"approved":"clara"' in counter.last().body


def test_the_administrator_touches_no_money() -> None:
    for act, roles in WHO_MAY.items():
        if Role.ADMINISTRATOR in roles:
            assert act in {
                Act.READ, Act.LOG_IN, Act.SHOW_BADGE, Act.APPROVE, Act.SET_UP_HOUSE, Act.ENGAGE_OPERATOR,
                Act.SET_PIN, Act.GIVE_BADGE, Act.TAKE_BADGE, Act.ROTATE_KEYS, Act.REPLACE_KEYS,
                Act.BACK_UP, Act.ERASE_EXPIRED, Act.ACCEPT_STORE,
                Act.SET_UP_DEVICES, Act.CHANGE_SETTING, Act.CHANGE_PLACE,
            }  # fmt: skip
