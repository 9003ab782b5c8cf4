"""French words of the papers that more than one of them needs. Papers are in French (HOUSE H7)."""

from __future__ import annotations

from datetime import date, datetime
from functools import lru_cache

from app.domain.house.cash import Means
from app.domain.values.days import local

_ACTS = {
    "sell": "Ventes",
    "cancel_ticket": "Annulations",
    "pay_ticket": "Gains payés",
    "refund_nonconforming": "Remboursements",
    "cash_in": "Entrées",
    "cash_out": "Sorties",
    "register": "Inscriptions",
    "late_register": "Inscriptions tardives",
    "re_register": "Réinscriptions",
    "rebuy": "Recaves",
    "dealers_bonus": "Bonus dealers",
    "refund": "Remboursements",
    "pay_prize": "Prix payés",
}
_MEANS = {Means.CASH: "espèces", Means.CARD: "carte", Means.CHEQUE: "chèque"}


def act_words(act: str) -> str:
    """What a report calls the acts of one kind."""
    return _ACTS.get(act, act)


def means_words(means: Means) -> str:
    return _MEANS[means]


@lru_cache(maxsize=64)
def counted_words(count: int, noun: str) -> str:
    """`1 ticket`, `0 ticket`, `3 tickets`: a noun of one word whose plural takes an s."""
    return f"{count} {noun}s" if count > 1 else f"{count} {noun}"


def day_words(day: date) -> str:
    """`sam. 05/09/2026`."""
    from babel.dates import format_date  # noqa: PLC0415  # takes long to load, and a start prints nothing

    return f"{format_date(day, 'EEE', locale='fr_FR')} {day:%d/%m/%Y}"


def hour_words(instant: datetime) -> str:
    """`sam. 05/09/2026 à 20:00`: when something begins."""
    return f"{day_words(local(instant).date())} à {local(instant):%H:%M}"


def instant_words(instant: datetime) -> str:
    """`sam. 05/09/2026 14:32:47`, on the house's clock."""
    return f"{day_words(local(instant).date())} {local(instant):%H:%M:%S}"
