"""The tournament floor's promises of speed, at 100 and at 1,000 entries (POKER)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import sqlcipher3.dbapi2 as sqlite
from measuring import Report, median_ms, timed
from the_room import repainting

from app.bootstrap import open_house
from app.config import Places
from app.demo.crowd import CrowdClock
from app.demo.founding import PEOPLE, POINT_OF_SALE, tournament_terms
from app.demo.sample import players
from app.domain.house.establishment import Establishment
from app.domain.poker.fold import fold
from app.domain.poker.view import moves_to_make
from app.domain.values import Money
from app.services import cash
from app.services.founding import Found, found
from app.services.house import House, Origin
from app.services.poker import floor
from app.services.poker.desk import AtDesk, Enter, check_in, register
from app.services.poker.folding import load
from app.services.poker.room_view import AskRoom, RoomView
from app.services.poker.room_view import room as room_view
from app.services.poker.tournaments import CreateTournament, create_tournament
from db.engines import sqlite_writer
from db.opening import upgrade

SIZES = (100, 1_000)
OUT = 30
MOST_DRAW_MS = 300
MOST_TIMES_RAW = 8
MOST_FOLD_MS = 500
MOST_REPAINT_MS = 50
REPAINTS = 15


class Room:
    """A tournament of `entries` players who are all checked in."""

    def __init__(self, folder: Path, entries: int) -> None:
        clock = CrowdClock()
        self.house: House = replace(open_house(Places(folder, folder / "keys"), make_keys=True), clock=clock)
        establishment = Establishment(
            "Maison d’essai", "Port-Lazare", betting=False, poker=True, marking="ESSAI"
        )
        found(self.house, self.by(""), Found(establishment, (POINT_OF_SALE,), PEOPLE))
        cash.open_shift(self.house, self.by("ines"), cash.OpenShift(Money.ZERO))
        start = clock.now() + timedelta(hours=1)
        terms = replace(tournament_terms(), capacity=entries, starts_at=start, sessions=(start,))
        command = CreateTournament(terms, notices_elsewhere=True)
        self.name = create_tournament(self.house, self.by("sylvie"), command).tournament
        [somebody, *_] = players()
        for number in range(entries):
            born = somebody.born and somebody.born + timedelta(days=number)
            enter = Enter(self.name, replace(somebody, born=born))
            player = register(self.house, self.by("ines"), enter).player
            check_in(self.house, self.by("ines"), AtDesk(self.name, player))

    def by(self, operator: str) -> Origin:
        return Origin(operator, POINT_OF_SALE.id, "Salle", "Salle", "Salle", self.house.new_id())

    def draw(self) -> None:
        floor.draw(self.house, self.by("marc"), floor.OnFloor(self.name))

    def start(self) -> None:
        with self.house.store.read() as unit:
            tables = load(unit, self.name).tables
        watch = {f"chef {n}": tables[n * 9 : n * 9 + 9] for n in range(-(-len(tables) // 9))}
        floor.assign_chiefs(self.house, self.by("marc"), floor.AssignChiefs(self.name, watch))
        start = floor.Start(self.name, overrides=True, reason="essai")
        floor.start(self.house, self.by("sylvie"), start)

    def eliminate(self) -> None:
        """The act, and the moves that it makes necessary."""
        with self.house.store.read() as unit:
            player = next(iter(load(unit, self.name).seated()))
        floor.eliminate(self.house, self.by("marc"), floor.Eliminate(self.name, (player,)))
        with self.house.store.read() as unit:
            moves_to_make(load(unit, self.name))

    def view(self) -> RoomView:
        """What the room page reads."""
        return room_view(self.house, self.by("marc"), AskRoom(self.name))

    def fold(self) -> Callable[[], object]:
        with self.house.store.read() as unit:
            facts = [each.fact for each in unit.tournaments.facts(self.name)]
        return lambda: fold(facts)

    def rebuild(self) -> None:
        """From the store, as after a restart."""
        self.house.store._folded.clear()  # type: ignore[attr-defined]  # what a restart forgets
        with self.house.store.read() as unit:
            load(unit, self.name)


def raw_ms(folder: Path) -> float:
    """A durable transaction with the rows of an elimination, under plain SQL and the same guards."""
    path = folder / "raw.db"
    engine = sqlite_writer(path)
    upgrade(engine)
    engine.dispose()
    connection = sqlite.connect(str(path), isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "recursive_triggers=ON"):
        connection.execute(f"PRAGMA {pragma}").close()
    body = "x" * 600

    def write(number: int) -> None:
        at = "2026-09-05T12:00:00.000000Z"
        run = connection.execute
        run("BEGIN IMMEDIATE")
        fact = (number, 1, "0001", number, "PlayersEliminated", 1, body[:120], at)
        run("INSERT INTO tournament_facts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", fact)
        entry = (number, at, "eliminate", "marc", "0001", body, f"{number}", "seal")
        run("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?, ?)", entry)
        run("UPDATE journal_head SET number = ?, hash = ?, latest_at = ?", (number, f"{number}", at))
        run("INSERT INTO requests VALUES (?, ?, ?)", (f"{number}", number, "{}"))
        run("COMMIT")

    try:
        return median_ms([timed(lambda number=number: write(number)) for number in range(1, 101)])  # type: ignore[misc]
    finally:
        connection.close()


def _repaint(report: Report, room: Room) -> None:
    """The room page after an elimination; how long its question takes is told beside it."""
    before = room.view()
    room.eliminate()
    after = room.view()
    asked = median_ms([timed(room.view) for _ in range(REPAINTS)])
    report.say(f"  the room asked for: {asked:.1f} ms")
    repaint = repainting(room.house, before, after)
    repaint()
    shown = median_ms([timed(repaint) for _ in range(REPAINTS)])
    report.promise("the room page shown and repainted", shown, MOST_REPAINT_MS, "ms")


def run(report: Report, folder: Path) -> None:
    """Print every figure; promises are about the larger room, the smaller one shows how each grows."""
    folder.mkdir(parents=True, exist_ok=True)
    raw = raw_ms(folder)
    report.say(f"The floor: a raw durable transaction takes {raw:.2f} ms")
    for entries in SIZES:
        room = Room(folder / f"room-{entries}", entries)
        report.say(f" {entries} entries")
        report.promise("draw with its sheet and cards", timed(room.draw) * 1000, MOST_DRAW_MS, "ms")
        room.start()
        out = median_ms([timed(room.eliminate) for _ in range(OUT)])
        report.promise("elimination with the new moves, times raw", out / raw, MOST_TIMES_RAW, "×")
        report.promise(
            "state folded from its facts",
            median_ms([timed(room.fold()) for _ in range(3)]),
            MOST_FOLD_MS,
            "ms",
        )
        _repaint(report, room)
        report.promise("state read and rebuilt", timed(room.rebuild) * 1000, MOST_FOLD_MS, "ms")
        room.house.store.close()
