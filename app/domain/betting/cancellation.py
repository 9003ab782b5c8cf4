"""Cancellation at the player's wish, and the refund of what never took part (BETTING B5, art. 8)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from app.domain.betting.offer import OnOffer
from app.domain.betting.settlement import Ticket
from app.domain.errors import Code, Refused
from app.domain.values import Money, business_day

TIME_TO_CANCEL = timedelta(hours=2)
GRACE_AFTER_CLOSING = timedelta(minutes=5)


def check_cancellation(
    ticket: Ticket, offer: Mapping[int, OnOffer], *, at: datetime, point_of_sale: str
) -> Money:
    """The whole total, to be given back, when all of B5 holds.

    `offer` holds the ticket's bets by identity, as they stand now. The paper's control number was
    asked before. Raises Refused with the first of `already_cancelled`, `already_paid`,
    `other_point_of_sale`, `not_same_day`, `too_late`, `odds_changed`, `bet_closed`.
    """
    play = ticket.play
    _check_untouched(ticket)
    if point_of_sale != play.point_of_sale:
        raise Refused(Code.OTHER_POINT_OF_SALE, point_of_sale=play.point_of_sale)
    if business_day(at) != business_day(play.registered_at):
        raise Refused(Code.NOT_SAME_DAY, registered_at=play.registered_at)
    if at - play.registered_at > TIME_TO_CANCEL:
        raise Refused(Code.TOO_LATE, registered_at=play.registered_at)
    for pick in play.picks:
        # a bet that its result voided pays odds of 1 as well (5.7)
        if offer[pick.bet].revision != pick.revision or offer[pick.bet].is_voided:
            raise Refused(Code.ODDS_CHANGED, pick=pick.plain())
    until = min(offer[pick.bet].closes_at for pick in play.picks) + GRACE_AFTER_CLOSING
    if at >= until:
        raise Refused(Code.BET_CLOSED, until=until)
    for pick in play.picks:
        if offer[pick.bet].result_known:
            raise Refused(Code.BET_CLOSED, result_of=pick.plain())
    return play.total


def check_nonconforming_refund(ticket: Ticket, *, at: datetime) -> Money:
    """The whole total of a ticket that does not conform, given back until it expires (8.2.3).

    Raises Refused: `already_cancelled`, `already_paid`, `expired`.
    """
    _check_untouched(ticket)
    last = ticket.standing.payable_until
    if last is not None and business_day(at) > last:
        raise Refused(Code.EXPIRED, until=last)
    return ticket.play.total


def _check_untouched(ticket: Ticket) -> None:
    if ticket.cancelled:
        raise Refused(Code.ALREADY_CANCELLED)
    if ticket.paid:
        raise Refused(Code.ALREADY_PAID)
