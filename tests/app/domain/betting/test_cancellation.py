from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from app.domain.betting.cancellation import check_cancellation, check_nonconforming_refund
from app.domain.betting.offer import OnOffer
from app.domain.betting.outcomes import BetOutcome
from app.domain.betting.publishing import with_odds, with_suspension, with_void
from app.domain.betting.settlement import Ticket
from app.domain.errors import Code, Refused
from app.domain.values import Odds
from tests.app.domain.betting.samples import (
    CLOSING,
    NOON,
    days_later,
    euros,
    on_offer,
    play,
    taken,
    won_ticket,
)

TICKET = Ticket(play("2/2", 10, taken(1, "1", "2.00"), taken(2, "1", "2.00")))


def bets(*changed: OnOffer) -> dict[int, OnOffer]:
    return {each.bet.id: each for each in (on_offer(1), on_offer(2), *changed)}


def refusal(ticket: Ticket = TICKET, *changed: OnOffer, at: datetime = NOON, pos: str = "P1") -> Code | None:
    try:
        check_cancellation(ticket, bets(*changed), at=at, point_of_sale=pos)
    except Refused as refused:
        return refused.code
    return None


def test_the_whole_total_comes_back() -> None:
    assert check_cancellation(TICKET, bets(), at=NOON, point_of_sale="P1") == euros("10")


def test_two_hours_exactly_are_in_time() -> None:
    assert refusal(at=NOON + timedelta(hours=2)) is None
    assert refusal(at=NOON + timedelta(hours=2, seconds=1)) is Code.TOO_LATE


def test_two_hours_are_hours_that_passed_also_when_the_clocks_change() -> None:
    sold = datetime.fromisoformat("2026-10-25T02:50:00+02:00")
    ticket = Ticket(replace(TICKET.play, registered_at=sold))
    open_ = (on_offer(1, closes_at=days_later(90)), on_offer(2, closes_at=days_later(90)))
    assert refusal(ticket, *open_, at=datetime.fromisoformat("2026-10-25T03:50:00+01:00")) is None
    late = datetime.fromisoformat("2026-10-25T03:50:01+01:00")
    assert refusal(ticket, *open_, at=late) is Code.TOO_LATE


def test_the_day_ends_at_midnight_at_the_house() -> None:
    sold = datetime.fromisoformat("2026-09-05T23:30:00+02:00")
    ticket = Ticket(replace(TICKET.play, registered_at=sold))
    open_ = (on_offer(1, closes_at=days_later(9)), on_offer(2, closes_at=days_later(9)))
    assert refusal(ticket, *open_, at=sold + timedelta(minutes=29, seconds=59)) is None
    assert refusal(ticket, *open_, at=sold + timedelta(minutes=30)) is Code.NOT_SAME_DAY


@pytest.mark.parametrize(
    "changed",
    [
        with_odds(with_odds(on_offer(2), {"N": Odds(310)}), {"N": Odds(300)}),
        with_odds(on_offer(2), {"2": None}),
        with_void(on_offer(2), "N"),
        with_void(on_offer(2), None),
        on_offer(2, outcome=BetOutcome(1002, 2, voided=True)),
    ],
    ids=["there and back", "nd", "pick void", "bet void", "void by its result"],
)
def test_any_change_of_odds_of_a_selected_bet_ends_it(changed: OnOffer) -> None:
    assert refusal(TICKET, changed) is Code.ODDS_CHANGED


def test_a_suspension_and_the_same_odds_again_do_not_end_it() -> None:
    same = with_odds(with_suspension(on_offer(2), None, suspended=True), {"1": Odds(200)})
    assert refusal(TICKET, same) is None


def test_five_minutes_after_the_earliest_end_of_validation_it_is_over() -> None:
    soon = on_offer(2, closes_at=NOON + timedelta(minutes=30))
    assert refusal(TICKET, soon, at=NOON + timedelta(minutes=34, seconds=59)) is None
    assert refusal(TICKET, soon, at=NOON + timedelta(minutes=35)) is Code.BET_CLOSED


def test_a_known_result_ends_it() -> None:
    decided = on_offer(2, outcome=BetOutcome(1002, 2, voided=False, winners=("1",)))
    assert refusal(TICKET, decided) is Code.BET_CLOSED


def test_the_first_reason_in_order_refuses_it() -> None:
    moved = replace(with_odds(on_offer(2), {"1": Odds(210)}), closes_at=NOON)
    ticket, at, pos = replace(TICKET, cancelled=True, paid=True), days_later(1), "P2"
    met = [refusal(ticket, moved, at=at, pos=pos)]
    ticket = replace(ticket, cancelled=False)
    met.append(refusal(ticket, moved, at=at, pos=pos))
    ticket = replace(ticket, paid=False)
    met.append(refusal(ticket, moved, at=at, pos=pos))
    met.append(refusal(ticket, moved, at=at))
    met.append(refusal(ticket, moved, at=NOON + timedelta(hours=3)))
    met.append(refusal(ticket, moved, at=NOON + timedelta(hours=1)))
    met.append(refusal(ticket, replace(moved, revision=0), at=NOON + timedelta(hours=1)))
    assert met == [
        Code.ALREADY_CANCELLED,
        Code.ALREADY_PAID,
        Code.OTHER_POINT_OF_SALE,
        Code.NOT_SAME_DAY,
        Code.TOO_LATE,
        Code.ODDS_CHANGED,
        Code.BET_CLOSED,
    ]


def test_a_ticket_that_does_not_conform_is_refunded_until_it_expires() -> None:
    assert check_nonconforming_refund(TICKET, at=CLOSING) == euros("10")
    assert check_nonconforming_refund(won_ticket("50.00"), at=days_later(61)) == euros("1")
    for ticket, code in (
        (won_ticket("50.00"), Code.EXPIRED),
        (replace(TICKET, cancelled=True), Code.ALREADY_CANCELLED),
        (replace(TICKET, paid=True), Code.ALREADY_PAID),
    ):
        with pytest.raises(Refused) as refused:
            check_nonconforming_refund(ticket, at=days_later(62))
        assert refused.value.code is code
