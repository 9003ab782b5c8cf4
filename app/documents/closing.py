"""The daily closure on paper, so that paper bears witness (HOUSE H4)."""

from __future__ import annotations

from app.documents.blocks import Block, Columns, Document, Emphasis, Feed, Kind, Line, Logo, Rule
from app.documents.wording import act_words, counted_words, day_words, instant_words, means_words
from app.domain.betting.orders import OrderTotal
from app.domain.betting.payment import Method
from app.domain.house.keeping import PeriodClosure
from app.domain.house.shifts import Closure

_GROUP = 16
_ORDERED = {Method.CHEQUE: "chèque", Method.TRANSFER: "virement"}


def day_closure(closure: Closure, station: str) -> Document:
    """Totals of the day, the perpetual total, the head and the signature, in groups to compare."""
    blocks: tuple[Block, ...] = (
        Logo("Clôture journalière", day_words(closure.day)),
        Rule(),
        *_totals(closure, "Recettes du jour"),
        *_witness(closure),
    )
    number = f"{closure.day:%Y%m%d}"
    return Document(Kind.CLOSURE, "Clôture journalière", number, closure.closed_at, station, blocks)


def period_closure(closure: PeriodClosure, station: str) -> Document:
    """The same for a month or a year, summed from the closures of its days."""
    title = "Clôture mensuelle" if "-" in closure.period else "Clôture annuelle"
    blocks: tuple[Block, ...] = (
        Logo(title, closure.period),
        Rule(),
        Columns("Jours clôturés", str(closure.days)),
        Columns("Du", day_words(closure.first_day)),
        Columns("Au", day_words(closure.last_day)),
        Rule(),
        *_totals(closure, "Recettes de la période"),
        *_witness(closure),
    )
    number = closure.period.replace("-", "")
    return Document(Kind.CLOSURE, title, number, closure.closed_at, station, blocks)


def _totals(closure: Closure | PeriodClosure, label: str) -> tuple[Block, ...]:
    movements = tuple(
        Columns(f"{act_words(each.act)} · {means_words(each.means)} ({each.count})", each.amount.text())
        for each in closure.movements
    )
    return (
        *movements,
        *_ordered(closure.orders),
        Rule(),
        Columns(label, closure.turnover.text(), Emphasis.BOLD),
        Columns("Total perpétuel", closure.perpetual.text(), Emphasis.BOLD),
        Columns("Écritures", f"{closure.first} à {closure.last}"),
        Columns("Clôturée", instant_words(closure.closed_at)),
        *_uncertified(closure.uncertified),
    )


def _ordered(orders: tuple[OrderTotal, ...]) -> tuple[Block, ...]:
    if not orders:
        return ()
    lines = (
        Columns(
            f"{counted_words(each.orders, _ORDERED[each.method])} ({counted_words(each.tickets, 'ticket')})",
            (-each.amount).text(),
        )
        for each in orders
    )
    return (Rule(), Line("Gains hors caisse :"), *lines)


def _uncertified(tournaments: tuple[str, ...]) -> tuple[Block, ...]:
    if not tournaments:
        return ()
    names = tuple(Line(name, emphasis=Emphasis.BOLD) for name in tournaments)
    return (Rule(), Line("Tournois terminés, registre 11 ter à certifier :"), *names)


def _witness(closure: Closure | PeriodClosure) -> tuple[Block, ...]:
    return (
        Rule(),
        Line("Empreinte du journal (SHA-256) :", emphasis=Emphasis.SMALL),
        *_groups(closure.head),
        Line("Signature (Ed25519) :", emphasis=Emphasis.SMALL),
        *_groups(closure.signature),
        Feed(2),
    )


def _groups(digits: str) -> tuple[Line, ...]:
    pieces = [digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP)]
    pairs = [" ".join(pieces[start : start + 2]) for start in range(0, len(pieces), 2)]
    return tuple(Line(pair, emphasis=Emphasis.SMALL) for pair in pairs)
