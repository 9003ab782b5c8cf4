"""The accounts of the house: each as it stands, and as the journal adds it up (HOUSE H3)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from app.documents import Document
from app.documents.reports import AccountLine, account_words, ledger_report
from app.domain.house.rights import Act
from app.domain.values import Money
from app.domain.values.days import local
from app.ports.office import Sent
from app.ports.store import Unit
from app.services.act import Work, act, reading
from app.services.betting.posters import marked
from app.services.betting.reports import ReportExported, ReportKind
from app.services.files.sheets import sheet
from app.services.house import House


@dataclass(frozen=True, slots=True)
class AskLedger:
    """Every account of the house."""


def _ledger(unit: Unit, _house: House, _query: AskLedger) -> tuple[AccountLine, ...]:
    """What is owed and what is held add up to nothing."""
    balances, recomputed = unit.cash.balances(), unit.cash.recomputed()
    return tuple(
        AccountLine(account, balances.get(account, Money.ZERO), recomputed.get(account, Money.ZERO))
        for account in sorted(balances.keys() | recomputed.keys())
    )


ledger = reading(_ledger)


@dataclass(frozen=True, slots=True)
class AskLedgerPage:
    """`station` is named at the foot of the page."""

    station: str


def _ledger_page(unit: Unit, house: House, query: AskLedgerPage) -> Document:
    lines = _ledger(unit, house, AskLedger())
    return marked(unit, ledger_report(lines, station=query.station, at=house.clock.now()))


ledger_page = reading(_ledger_page)


@act(Act.EXPORT_REPORT)
def export_ledger(work: Work, _command: AskLedger) -> ReportExported:
    """The accounts as CSV. That they left is journalled."""
    lines = _ledger(work.unit, work.house, AskLedger())
    rows = [(account_words(each.account), each.balance.plain(), each.recomputed.plain()) for each in lines]
    text = sheet(("Compte", "Solde", "Recalculé du journal"), rows)
    name = f"{ReportKind.LEDGER}-{local(work.now):%Y%m%d-%H%M}.csv"
    digest = hashlib.sha256(text.encode()).hexdigest()
    work.subject = name
    work.unit.exchanges.add_export(Sent(ReportKind.LEDGER, name, digest, work.now))
    return ReportExported(name, text, digest)
