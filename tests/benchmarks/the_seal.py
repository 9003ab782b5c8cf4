"""The seal's promise of speed: a journal verified, rows and all, against its bare hashes (HOUSE H4).

A long journal is followed in several processes, one for each processor. How much of them it was given is
told, since a machine that is busy with something else shows here; what the processors worked is told too,
against what the bare hashes took of one, since that shows whatever else the machine does.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from measuring import Report, timed
from sqlalchemy import Connection, Engine, insert, select, update
from the_counter import open_shop

from app.bootstrap import open_house
from app.config import Places
from app.demo.crowd import FIRST_BET
from app.domain.betting.bet import PickRef
from app.domain.betting.sale import Asked
from app.domain.house.seal import GENESIS, Head, entry_hash, seal
from app.domain.values import Money
from app.services.house import House
from app.services.verify import verify_house
from db.rows import canonical_json
from db.schema import METADATA
from db.schema.betting import BETTING_TOTALS
from db.schema.house import BALANCES, JOURNAL, JOURNAL_HEAD

MOST_TIMES_HASHES = 2.5
_AT_ONCE = 5_000
_ROUNDS = 5
Row = dict[str, Any]


def run(report: Report, folder: Path, entries: int) -> None:
    """Where `folder` is there already, the journal that a run before has left in it is verified."""
    house = open_house(Places(folder, folder / "keys")) if folder.exists() else _sealed(folder, entries)
    try:
        _time(report, house)
    finally:
        house.store.close()


def _sealed(folder: Path, entries: int) -> House:
    shop = open_shop(folder, 0)
    shop.sell(Asked("1/1", Money.euros(10), (PickRef(FIRST_BET, "1"),)))
    _repeat_last_sale(shop.house, entries)
    return shop.house


def _time(report: Report, house: House) -> None:
    """Both sides by turns, the best of each: what else runs only ever adds."""
    key = house.keys.seal_key()
    with house.store.read() as unit:
        bodies = [entry.body for entry in unit.journal.entries()]
    report.say(
        f"Verifying {len(bodies)} entries, {sum(map(len, bodies)) // len(bodies)} bytes each, with their rows"
    )
    rounds = [(_spent(lambda: _hash(bodies, key)), _spent(lambda: _verify(house))) for _ in range(_ROUNDS)]
    hashes, whole = (min(each.seconds for each in side) for side in zip(*rounds, strict=True))
    hashing, working = (min(each.worked for each in side) for side in zip(*rounds, strict=True))
    report.say(
        f"  bare hashes {hashes:.2f} s, verified in {whole:.2f} s"
        f" by {working:.2f} s of work ({working / hashing:.2f} times theirs)"
    )
    report.promise("times the same hashes over the same bytes", whole / hashes, MOST_TIMES_HASHES, "x")


@dataclass(frozen=True, slots=True)
class _Spent:
    """Seconds by the clock, and those that the processors worked, helping processes among them."""

    seconds: float
    worked: float


def _spent(act: Callable[[], object]) -> _Spent:
    began = os.times()
    seconds = timed(act)
    return _Spent(seconds, sum(os.times()[:4]) - sum(began[:4]))


def _hash(bodies: Sequence[str], key: bytes) -> None:
    """The bare loop: a link and a seal for each entry, and nothing else."""
    link = GENESIS
    for body in bodies:
        link = entry_hash(link, body)
        seal(key, link)


def _verify(house: House) -> None:
    verdict = verify_house(house)
    assert verdict.ok, verdict.findings[:3]


def _repeat_last_sale(house: House, entries: int) -> None:
    """Seal the rows of the last sale over and over, each with a ticket of its own, without its services."""
    engine: Engine = house.store.writer  # type: ignore[attr-defined]
    with engine.begin() as connection:
        sale = connection.execute(
            select(JOURNAL).where(JOURNAL.c.act == "sell").order_by(JOURNAL.c.number.desc()).limit(1)
        ).one()
        template: Mapping[str, Any] = json.loads(sale.body)
        head = connection.execute(select(JOURNAL_HEAD)).one()
        link, number, totals = head.hash, head.number, {}
        for numbers in _parts(number + 1, number + entries):
            rows: dict[str, list[Row]] = {JOURNAL.name: []}
            for number in numbers:
                link = _append(rows, template, number, link, house.keys.seal_key())
            for posting in rows.get("postings", ()):
                totals[posting["account"]] = totals.get(posting["account"], 0) + posting["amount"]
            for table, fresh in rows.items():
                connection.execute(insert(METADATA.tables[table]), fresh)
        _settle(connection, Head(number, link), totals)
        times = {name: BETTING_TOTALS.c[name] * (entries + 1) for name in ("stakes", "gains")}
        connection.execute(update(BETTING_TOTALS).values(times))  # of the only sale there was
    house.heads.start_again(Head(number, link))


def _parts(first: int, last: int) -> Iterator[range]:
    for start in range(first, last + 1, _AT_ONCE):
        yield range(start, min(last + 1, start + _AT_ONCE))


def _append(
    rows: dict[str, list[Row]], template: Mapping[str, Any], number: int, before: str, key: bytes
) -> str:
    ticket = f"9{number:013d}"
    sealed = {
        table: [_of_ticket(row, ticket, number) for row in lines] for table, lines in template["rows"].items()
    }
    body = canonical_json(
        {**template, "n": number, "subject": ticket, "request": f"bench-{number}", "rows": sealed}
    )
    link = entry_hash(before, body)
    at, act, by = template["at"], template["act"], template["by"]
    rows[JOURNAL.name].append(
        {
            "number": number,
            "at": at,
            "act": act,
            "operator": by,
            "subject": ticket,
            "body": body,
            "hash": link,
        }
        | {"seal": seal(key, link)}
    )
    for table, lines in sealed.items():
        rows.setdefault(table, []).extend(
            {"entry": number, "line": line, **row} for line, row in enumerate(lines)
        )
    return link


def _of_ticket(row: Mapping[str, Any], ticket: str, number: int) -> Row:
    unique = {
        "identification": ticket,
        "play": ticket,
        "reference": ticket,
        "running": number,
        "sequence": number,
    }
    return {name: unique.get(name, value) for name, value in row.items()}


def _settle(connection: Connection, head: Head, totals: Mapping[str, int]) -> None:
    connection.execute(update(JOURNAL_HEAD), {"number": head.number, "hash": head.hash})
    for account, amount in totals.items():
        of_account = update(BALANCES).where(BALANCES.c.account == account)
        connection.execute(of_account.values(amount=BALANCES.c.amount + amount))
