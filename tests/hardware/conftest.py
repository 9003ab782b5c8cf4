"""Sample papers, a queue in memory, and a check that no worker outlives its test."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

os.environ.setdefault("ESCPOS_CAPABILITIES_PICKLE_DIR", tempfile.mkdtemp())

from app.documents import (
    BarCode,
    BigPair,
    Columns,
    Document,
    Emphasis,
    Feed,
    Kind,
    Line,
    Logo,
    Notice,
    Rule,
    Side,
)
from app.ports.printing import Job, JobState
from hardware.profiles import VIRTUAL_80, Profile
from hardware.receipts import lay_out
from hardware.virtual import Paper, VirtualPrinter

NOON = datetime(2026, 9, 5, 10, 0, tzinfo=UTC)


@pytest.fixture
def ticket() -> Document:
    """The ticket of the look, with its 14-digit identification and 10-digit control number."""
    centre, small, bold = Side.CENTRE, Emphasis.SMALL, Emphasis.BOLD
    return Document(
        Kind.TICKET,
        "Ticket",
        "000 418",
        datetime(2026, 9, 5, 12, 32, 47, tzinfo=UTC),
        "Guichet 2",
        (
            Logo("1N2", "Paris sportifs à cotes"),
            Line("Le Narval", centre),
            Line("12, quai des Goélands - Port-Lazare", centre),
            Rule(),
            Columns("Point de vente 027 114", "Guichet 2"),
            Columns("Sam. 05/09/2026 14:32:47", "N° 000 418"),
            Rule(),
            Columns("BULLETIN 1N2", "MULTIPLE 2/3", bold),
            Rule(),
            Columns("AS Montreval - FC Port-Lazare", "", number="134"),
            Columns("Pronostic 1", "cote   1,85", bold, number=" "),
            Rule(),
            Columns("Mise jouée", "3 combinaisons x 5,00\u202f€"),
            Columns("Gain potentiel maximum", "88,10\u00a0€", bold),
            Rule(),
            Columns("Montant total", "15,00 €", Emphasis.LARGE),
            BarCode("270941200041847305194605", "Ident. 27094120004184", "Contrôle 7305194605"),
            Rule(),
            Line("Vérifiez votre ticket avant de partir.", centre),
            Line("Annulable ici, le jour même et sous 2 heures (art. 8.3).", centre, small),
            Rule(),
            Notice("18+", ("Jeu interdit aux mineurs.", "09 74 75 13 13 (appel non surtaxé)")),
            Rule(),
        ),
        opens_drawer=True,
    )


@pytest.fixture
def seat_card() -> Document:
    small = Emphasis.SMALL
    return Document(
        Kind.SEAT_CARD,
        "Carte de place",
        "14-6",
        datetime(2026, 9, 5, 19, 28, 5, tzinfo=UTC),
        "Salle",
        (
            Logo("Casino de Port-Lazare", "Open de rentrée · Texas hold’em"),
            Rule(),
            BigPair("TABLE", "5", "PLACE", "7"),
            Rule(),
            Line("WEISS Armelle", emphasis=Emphasis.LARGE),
            Feed(),
            Columns("Tapis à emporter", "23\u202f900 jetons"),
            Rule(),
            Line("Rejoignez votre place avec tous vos jetons.", emphasis=Emphasis.BOLD),
            BarCode("26090508140042"),
            Rule(),
            Line("Tirage n° 14 · sam. 05/09/2026 21:27:40", emphasis=small),
            Line("5b7e 19c4 02fd a6e1 83b0 77d2 4c9a c21a …", emphasis=small),
        ),
    )


@pytest.fixture
def z_report() -> Document:
    return Document(
        Kind.Z_REPORT,
        "Rapport Z",
        "Z-118",
        datetime(2026, 9, 5, 22, 1, tzinfo=UTC),
        "Guichet 2",
        (
            Line("RAPPORT Z", Side.CENTRE, Emphasis.LARGE),
            Rule(),
            Columns("Fonds de caisse", "200,00 €"),
            Columns("Ventes", "1 240,00 €"),
            Columns("Paiements", "-496,45 €"),
            Columns("Attendu", "943,55 €", Emphasis.BOLD),
            Columns("Compté", "943,50 €", Emphasis.BOLD),
            Columns("Écart", "-0,05 €", Emphasis.BOLD),
        ),
    )


@pytest.fixture
def printed() -> Callable[[Document, Profile], Paper]:
    """A document on paper, by a printer that takes no wrong byte."""

    def on_paper(document: Document, profile: Profile) -> Paper:
        printer = VirtualPrinter(profile)
        printer.open()
        printer.send(lay_out(document, profile))
        printer.close()
        assert printer.errors == ()
        (paper,) = printer.papers
        return paper

    return on_paper


class MemoryClock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.instant = NOON

    def now(self) -> datetime:
        return self.instant

    def advance(self, by: timedelta) -> None:
        self.instant += by


class MemorySpool:
    """The queue in memory, with every state that each job went through."""

    def __init__(self, clock: MemoryClock) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._jobs: dict[int, Job] = {}
        self.history: dict[int, list[JobState]] = {}

    def add(
        self,
        document: Document,
        printer: str = "guichet",
        *,
        age: timedelta = timedelta(),
        state: JobState = JobState.QUEUED,
    ) -> int:
        with self._lock:
            number = len(self._jobs) + 1
            at = self._clock.now() - age
            self._jobs[number] = Job(number, printer, document, state, at, at)
            self.history[number] = [state]
            return number

    def job(self, number: int) -> Job:
        with self._lock:
            return self._jobs[number]

    def next_job(self, printer: str) -> Job | None:
        with self._lock:
            queued = (job for job in self._jobs.values() if job.printer == printer)
            return next((job for job in queued if job.state is JobState.QUEUED), None)

    def mark(self, job: int, state: JobState, note: str = "") -> None:
        with self._lock:
            self._jobs[job] = replace(self._jobs[job], state=state, note=note, changed_at=self._clock.now())
            self.history[job].append(state)

    def unfinished(self, printer: str) -> list[Job]:
        with self._lock:
            sending = [job for job in self._jobs.values() if job.state is JobState.SENDING]
            return [job for job in sending if job.printer == printer]


@pytest.fixture
def clock() -> MemoryClock:
    return MemoryClock()


@pytest.fixture
def spool(clock: MemoryClock) -> MemorySpool:
    return MemorySpool(clock)


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in before]
    assert left == []


_LATE_SECONDS = {"late": 0.1, "too_late": 60.0}
_UNASKED = b"\x10\x00\x00\x00"
"""An automatic status (ASB) that says that all is well."""


class Peer:
    """A network printer on the loopback that can misbehave.

    `behaviour`: `print` (a virtual printer behind a socket), `silent` (reads, never answers), `stuck`
    (stops reading after the first questions), `hang_up` (closes after `take` bytes of a paper), `slow`
    (prints, reading a little at a time), `late` (prints, takes its time to answer), `too_late` (prints,
    answers when nobody waits any more), `chatty` (prints, with XOFF, a status that nobody asked for and
    XON around each answer).
    """

    def __init__(self, behaviour: str = "print", *, take: int = 0, profile: Profile = VIRTUAL_80) -> None:
        self.behaviour, self.take = behaviour, take
        self.printer = VirtualPrinter(profile)
        self.received = bytearray()
        self._server = socket.create_server(("127.0.0.1", 0))
        self._server.settimeout(0.05)
        self.port: int = self._server.getsockname()[1]
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="peer")
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
        self._server.close()

    def _serve(self) -> None:
        while not self._stop.is_set():
            try:
                line, _address = self._server.accept()
            except TimeoutError:
                continue
            with line:
                line.settimeout(0.05)
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                self.printer.open()
                with contextlib.suppress(OSError):
                    self._talk(line)
                self.printer.close()

    def _talk(self, line: socket.socket) -> None:
        while not self._stop.is_set():
            if self.behaviour == "stuck" and len(self.received) >= 12:
                self._stop.wait(0.05)
                continue
            try:
                data = line.recv(64 if self.behaviour == "slow" else 4096)
            except TimeoutError:
                continue
            if not data:
                return
            self.received += data
            if self.behaviour == "slow":
                time.sleep(0.002)
            if self.behaviour == "hang_up" and len(self.received) > self.take:
                return
            if self.behaviour != "silent":
                self.printer.send(data)
                self._answer(line, self.printer.read(0))

    def _answer(self, line: socket.socket, answer: bytes) -> None:
        self._stop.wait(_LATE_SECONDS.get(self.behaviour, 0.0))
        if self.behaviour == "chatty":
            answer = b"\x13" + _UNASKED + answer + b"\x00\xff" + _UNASKED + b"\x11"
        line.sendall(answer)


@pytest.fixture
def deaf_port() -> Iterator[int]:
    """A port of the loopback that refuses every call: held, so that nobody else listens there meanwhile."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


@pytest.fixture
def peer(no_thread_is_left: None) -> Iterator[Callable[..., Peer]]:
    peers: list[Peer] = []

    def start(behaviour: str = "print", **more: Any) -> Peer:
        peers.append(Peer(behaviour, **more))
        return peers[-1]

    yield start
    for running in peers:
        running.close()
