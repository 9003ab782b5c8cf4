"""What became of a ticket that was paid or cancelled: when, where, by whom, how much."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from app.domain.betting.payment import Method
from app.services.betting.tickets import Checked
from ui.icons import Icon
from ui.pages.check.dates import how_long_ago, numbered, short_instant, whole_instant
from ui.pages.check.looking_up import Case
from ui.pages.check.presenter import CheckPresenter
from ui.roles import function_of
from ui.words import translate

Fact = tuple[Icon, str, str, str]


def facts_of(held: CheckPresenter, *, narrow: bool) -> Sequence[Fact]:
    """When, where, by whom and how much a ticket was paid or cancelled; else nothing.

    `narrow`: a fact takes one line of a small screen.
    """
    checked = held.checked
    if checked is None or held.case not in {Case.PAID, Case.CANCELLED}:
        return ()
    if held.case is Case.PAID:
        return _paid_facts(checked, held, narrow=narrow)
    return _cancelled_facts(checked, held, narrow=narrow)


def _paid_facts(checked: Checked, held: CheckPresenter, *, narrow: bool) -> Sequence[Fact]:
    payment, now = checked.registered.payment, held.desk.house.clock.now()
    if payment is None:
        return ()
    here = (payment.point_of_sale, payment.station) == (
        held.desk.point_of_sale.id,
        held.desk.station.name,
    )
    by = {
        Method.CASH: translate("Check", "{amount} en espèces"),
        Method.TRANSFER: translate("Check", "{amount} par virement"),
        Method.CHEQUE: translate("Check", "{amount} par chèque"),
    }[payment.method]
    paid = payment.gain + payment.refund
    number = translate("Check", "paiement n° {number}").format(number=numbered(payment.number))
    payer = checked.paid_by
    who, function = (payer.name, function_of(payer)) if payer else (payment.operator, "")
    return (
        _when(payment.at, now, narrow=narrow),
        _where(checked, payment.station, translate("Check", "ce poste") if here else "", narrow=narrow),
        (Icon.USER, translate("Check", "Par qui"), who, function),
        (Icon.BANKNOTE, translate("Check", "Combien"), by.format(amount=paid.text()), number),
    )


def _cancelled_facts(checked: Checked, held: CheckPresenter, *, narrow: bool) -> Sequence[Fact]:
    cancelled = checked.registered.cancellation
    if cancelled is None:
        return ()
    back = translate("Check", "{amount} rendus au client").format(amount=cancelled.refund.text())
    reason = cancelled.reason or translate("Check", "à la demande du joueur")
    return (
        _when(cancelled.at, held.desk.house.clock.now(), narrow=narrow),
        _where(checked, "", "", narrow=narrow),
        (Icon.BANKNOTE, translate("Check", "Combien"), back, reason),
    )


def _when(instant: datetime, now: datetime, *, narrow: bool) -> Fact:
    label = translate("Check", "Quand")
    when = short_instant(instant) if narrow else whole_instant(instant, now)
    return (Icon.CALENDAR_CLOCK, label, when, how_long_ago(instant, now))


def _where(checked: Checked, station: str, remark: str, *, narrow: bool) -> Fact:
    place = checked.ended_at
    whole = translate("Check", "Point de vente {number}, {name}")
    words = "{name}" if narrow else whole
    where = words.format(number=place.number, name=place.name) if place else ""
    return (Icon.MAP_PIN, translate("Check", "Où"), f"{where} · {station}" if station else where, remark)
