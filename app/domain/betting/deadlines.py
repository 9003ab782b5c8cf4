"""Days by which something is due: voids, corrections, transfers (BETTING B6, B8).

Working days are Monday to Friday without the public holidays of metropolitan France.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta

from app.domain.betting.offer import OnOffer
from app.domain.values import business_day

DAYS_WITHOUT_RESULT = 2
CORRECTION_WORKING_DAYS = 2
PAYMENT_WORKING_DAYS = 10


def due_to_void(bet: OnOffer, at: datetime) -> bool:
    """Whether `bet` is without a result at the end of the second day after its end of validation
    (9.2)."""
    waiting = bet.outcome is None and not bet.voided
    last_day = business_day(bet.closes_at) + timedelta(days=DAYS_WITHOUT_RESULT)
    return waiting and business_day(at) > last_day


def correction_due(known_on: date) -> date:
    """Last day for a correction whose error was known on `known_on` (9.3)."""
    return working_days_after(known_on, CORRECTION_WORKING_DAYS)


def transfer_order_on(asked_on: date) -> date:
    """The day on which the order goes to the bank: the next working day (11.1.4)."""
    return working_days_after(asked_on, 1)


def payment_due(asked_on: date) -> date:
    """Last day for a transfer or cheque asked for on `asked_on` (11.2.3)."""
    return working_days_after(asked_on, PAYMENT_WORKING_DAYS)


def working_days_after(day: date, count: int) -> date:
    """The `count`-th working day after `day`."""
    while count:
        day += timedelta(days=1)
        count -= _works(day)
    return day


def _works(day: date) -> bool:
    import holidays  # noqa: PLC0415  # takes long to load, and few acts ask for a working day

    return day.isoweekday() <= 5 and day not in holidays.country_holidays("FR", years=day.year)
