"""Shifts and accounts, in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.documents.reports import AccountLine
from app.domain.house.cash import Ledger, drawer_account
from app.domain.values import Money
from app.domain.values.days import local
from app.services.cash import ShiftLine
from ui.words import translate


def shift_words(line: ShiftLine) -> tuple[str, str]:
    """`P1 · 05/09, 14:00 – 18:05`, and who opened and closed it, with the difference."""
    shift, closing = line.past.shift, line.past.closing
    opened = local(shift.opened_at)
    until = f"{local(closing.closed_at):%H:%M}" if closing else translate("Reports", "ouverte")
    title = f"{shift.drawer} · {opened:%d/%m}, {opened:%H:%M} – {until}"
    if closing is None:
        return title, line.opened_by
    who = line.opened_by if line.closed_by == line.opened_by else f"{line.opened_by}, {line.closed_by}"
    parts = [who]
    if closing.difference:
        parts.append(translate("Reports", "écart {amount}").format(amount=closing.difference.text()))
    if closing.reason:
        parts.append(closing.reason)
    return title, " · ".join(parts)


def count_figures(line: ShiftLine | None) -> list[tuple[str, str]]:
    """What was expected and counted at the close of a drawer."""
    closing = line.past.closing if line else None
    if closing is None:
        return []
    figures = [
        (translate("Reports", "Attendu"), closing.expected.text()),
        (translate("Reports", "Compté"), closing.counted.text()),
        (translate("Reports", "Écart"), closing.difference.text()),
    ]
    if closing.tickets is not None:
        counted = f"{closing.tickets.counted} / {closing.tickets.listed}"
        figures.append((translate("Reports", "Tickets payés"), counted))
    return figures


def account_lines(accounts: Sequence[AccountLine]) -> list[tuple[str, str]]:
    """Each account with its balance; what the journal says, where that is something else."""
    lines = []
    for each in accounts:
        balance = each.balance.text()
        if not each.agrees:
            words = translate("Reports", "{balance}, au journal {recomputed}")
            balance = words.format(balance=balance, recomputed=each.recomputed.text())
        lines.append((account_word(each.account), balance))
    return lines


def ledger_words(accounts: Sequence[AccountLine]) -> str:
    """Whether every balance is what the journal adds up to, and all of them to nothing."""
    if not accounts:
        return ""
    total = Money.total(each.balance for each in accounts)
    if total or not all(each.agrees for each in accounts):
        return translate("Reports", "Des soldes ne sont pas ceux du journal. Prévenez la direction.")
    return translate("Reports", "Recalculés du journal : chaque solde concorde, leur somme est nulle.")


def account_word(account: str) -> str:
    """What an account is called."""
    drawer = account.removeprefix(drawer_account(""))
    if drawer != account:
        return translate("Reports", "Caisse {drawer}").format(drawer=drawer)
    words_of = {
        Ledger.SAFE: translate("Reports", "Coffre"),
        Ledger.CARD: translate("Reports", "Cartes"),
        Ledger.CHEQUES: translate("Reports", "Chèques"),
        Ledger.OVER_SHORT: translate("Reports", "Écarts de caisse"),
        Ledger.STAKES: translate("Reports", "Mises"),
        Ledger.GAINS: translate("Reports", "Gains"),
        Ledger.TRANSFERS: translate("Reports", "Virements et chèques dus"),
        Ledger.RESERVE_FUND: translate("Reports", "Fonds de réserve"),
        Ledger.PRIZE_POOL: translate("Reports", "Dotation"),
        Ledger.RAKE: translate("Reports", "Prélèvement"),
        Ledger.ENTRY_FEES: translate("Reports", "Droits d’entrée"),
        Ledger.DEALERS_BONUS: translate("Reports", "Bonus dealers"),
        Ledger.VOUCHERS: translate("Reports", "Bons"),
        Ledger.CONTRIBUTIONS: translate("Reports", "Contributions"),
    }
    return words_of[Ledger(account)] if account in set(Ledger) else account
