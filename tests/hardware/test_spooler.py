"""The spool keeps its promises whatever the printer does (F32 to F40)."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from app.documents import BarCode, Document, Line
from app.domain.errors import KnownError
from app.ports.printing import JobState, PrinterState, PrinterStatus, Trouble
from hardware.printers import JobChange, Printer, Timing
from hardware.profiles import PROFILES, VIRTUAL_80
from hardware.spooler import Spooler
from hardware.transports import FileTransport, NetworkTransport, TransportError
from hardware.virtual import NO_FAULTS, Faults, VirtualPrinter

QUICK = Timing(
    poll_seconds=0.05,
    retry_seconds=0.03,
    busy_seconds=0.01,
    answer_seconds=0.15,
    confirm_seconds=0.2,
    confirm_bytes_per_second=1_000_000,
    goodbye_seconds=0.2,
)
PATIENT = replace(QUICK, answer_seconds=60.0, confirm_seconds=60.0)
"""For a printer that does answer: a busy machine must not make its answer late."""
Start = Callable[..., Spooler]


@pytest.fixture
def told() -> list[PrinterStatus | JobChange]:
    return []


@pytest.fixture
def start(
    spool: Any, clock: Any, told: list[PrinterStatus | JobChange], no_thread_is_left: None
) -> Iterator[Start]:
    """Start a spooler on printers, and stop it after the test."""
    running: list[Spooler] = []

    def begin(*printers: Printer, timing: Timing = QUICK) -> Spooler:
        spooler = Spooler(printers, spool, clock, told.append, timing)
        running.append(spooler)
        spooler.start()
        return spooler

    yield begin
    for spooler in running:
        spooler.stop()


def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for `condition`; fails after `seconds`."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


MUTE = replace(VIRTUAL_80, completion_id=False)
"""Prints, and does not say that it has."""


def state_of(spool: Any, job: int) -> JobState:
    state: JobState = spool.job(job).state
    return state


def on_paper(printer: VirtualPrinter, **more: Any) -> Printer:
    return Printer("guichet", VIRTUAL_80, printer, **{"drawer": True, "virtual": True, **more})


def on_network(port: int, **more: Any) -> Printer:
    return Printer("guichet", VIRTUAL_80, NetworkTransport("127.0.0.1", port), **more)


def test_a_paper_goes_from_queued_to_printed(
    start: Start, spool: Any, ticket: Document, told: list[Any]
) -> None:
    printer = VirtualPrinter()
    job = spool.add(ticket)
    start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert spool.history[job] == [JobState.QUEUED, JobState.SENDING, JobState.PRINTED]
    assert len(printer.papers) == 1
    until(lambda: JobChange(job, "guichet", JobState.PRINTED) in told)


def test_what_is_committed_later_is_printed_once_the_spooler_is_woken(
    start: Start, spool: Any, ticket: Document
) -> None:
    printer = VirtualPrinter()
    spooler = start(on_paper(printer), timing=replace(QUICK, poll_seconds=60.0))
    job = spool.add(ticket)
    spooler.wake()
    until(lambda: state_of(spool, job) is JobState.PRINTED)


def test_f32_after_a_night_offline_nothing_is_printed_without_a_word(
    start: Start, spool: Any, clock: Any, ticket: Document
) -> None:
    printer = VirtualPrinter()
    stale = [spool.add(ticket, age=timedelta(hours=9)) for _job in range(5)]
    fresh = spool.add(ticket, age=timedelta(minutes=14))
    spooler = start(on_paper(printer))
    until(lambda: state_of(spool, fresh) is JobState.PRINTED)
    assert {state_of(spool, job) for job in stale} == {JobState.WAITING}
    assert spool.job(stale[0]).note == Trouble.STALE
    assert len(printer.papers) == 1
    spool.mark(stale[3], JobState.QUEUED)
    spooler.wake()
    until(lambda: state_of(spool, stale[3]) is JobState.PRINTED)


def test_f33_a_power_cut_in_mid_ticket_leaves_the_job_unconfirmed_and_it_is_not_sent_again(
    start: Start, spool: Any, ticket: Document
) -> None:
    printer = VirtualPrinter()
    printer.simulate(Faults(unplug_after=6000))
    job = spool.add(ticket)
    start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.UNCONFIRMED)
    assert spool.job(job).note == Trouble.CLOSED_BY_PRINTER
    printer.simulate(NO_FAULTS)
    later = spool.add(ticket)
    until(lambda: state_of(spool, later) is JobState.PRINTED)
    assert [paper.whole for paper in printer.papers] == [False, True]
    assert state_of(spool, job) is JobState.UNCONFIRMED


def test_f33_what_the_program_was_printing_when_it_died_is_unconfirmed(
    start: Start, spool: Any, ticket: Document
) -> None:
    printer = VirtualPrinter()
    job = spool.add(ticket, state=JobState.SENDING)
    start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.UNCONFIRMED)
    assert spool.job(job).note == Trouble.PROGRAM_STOPPED
    assert printer.papers == ()


def test_f34_a_printer_that_prints_but_does_not_say_so_prints_no_second_original(
    start: Start, spool: Any, ticket: Document, peer: Any
) -> None:
    network = peer(profile=MUTE)
    job = spool.add(ticket)
    start(on_network(network.port), timing=replace(QUICK, answer_seconds=60.0))
    until(lambda: state_of(spool, job) is JobState.UNCONFIRMED)
    until(lambda: len(network.printer.papers) == 1)
    time.sleep(0.15)
    assert spool.history[job].count(JobState.SENDING) == 1
    assert len(network.printer.papers) == 1


def test_f36_a_dead_address_is_told_and_the_job_is_kept(
    start: Start, spool: Any, ticket: Document, deaf_port: int
) -> None:
    job = spool.add(ticket)
    spooler = start(on_network(deaf_port))
    until(lambda: spooler.status()[0].detail == Trouble.CONNECTION_REFUSED)
    assert spooler.status()[0].state is PrinterState.OFFLINE
    assert spool.history[job] == [JobState.QUEUED]


class HeldLine(VirtualPrinter):
    """Whoever opens it is kept waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.is_waited_for, self.goes_on = threading.Event(), threading.Event()

    def open(self) -> None:
        self.is_waited_for.set()
        self.goes_on.wait(60)
        super().open()


def test_nobody_at_the_screen_waits_for_an_address_that_does_not_answer(start: Start) -> None:
    line = HeldLine()
    spooler = start(on_paper(line))
    assert line.is_waited_for.wait(60)
    began = time.monotonic()
    spooler.wake()
    spooler.kick_drawer()
    assert spooler.status()[0].state is PrinterState.UNKNOWN
    assert time.monotonic() - began < 30, "none of them waits until the line goes on"
    line.goes_on.set()
    until(lambda: line.kicks == 1)


def test_a_printer_that_comes_back_prints_what_waited(start: Start, spool: Any, ticket: Document) -> None:
    printer = VirtualPrinter()
    printer.simulate(Faults(unplugged=True))
    job = spool.add(ticket)
    spooler = start(on_paper(printer))
    until(lambda: spooler.status()[0].state is PrinterState.OFFLINE)
    printer.simulate(NO_FAULTS)
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert len(printer.papers) == 1
    until(lambda: spooler.status()[0].state is PrinterState.VIRTUAL)


def test_silence_is_unknown_and_keeps_the_paper_in_the_queue(
    start: Start, spool: Any, ticket: Document, peer: Any
) -> None:
    network = peer("silent")
    job = spool.add(ticket)
    spooler = start(on_network(network.port))
    until(lambda: spooler.status()[0].detail == Trouble.SILENT)
    assert spooler.status()[0].state is PrinterState.UNKNOWN
    assert spool.history[job] == [JobState.QUEUED]


def test_a_printer_that_hangs_up_in_mid_ticket_leaves_it_unconfirmed(
    start: Start, spool: Any, ticket: Document, peer: Any
) -> None:
    network = peer("hang_up", take=4000)
    job = spool.add(ticket)
    start(on_network(network.port), timing=PATIENT)
    until(lambda: state_of(spool, job) is JobState.UNCONFIRMED)
    assert spool.job(job).note == Trouble.CLOSED_BY_PRINTER
    assert spool.history[job].count(JobState.SENDING) == 1


def test_a_printer_that_stops_reading_does_not_hold_the_worker(
    start: Start, spool: Any, ticket: Document, peer: Any
) -> None:
    network = peer("stuck")
    long = replace(ticket, blocks=ticket.blocks * 40)
    job = spool.add(long)
    # It answers the first questions alone, and they must not be missed on a machine that is busy.
    transport = NetworkTransport("127.0.0.1", network.port, write_seconds=0.2)
    start(Printer("guichet", VIRTUAL_80, transport), timing=replace(QUICK, answer_seconds=60.0))
    until(lambda: state_of(spool, job) is JobState.UNCONFIRMED)
    assert spool.job(job).note in {Trouble.STOPPED_READING, Trouble.SILENT, Trouble.CLOSED_BY_PRINTER}


def test_f37_seventy_lines_on_a_slow_printer_are_whole_and_nothing_is_left_for_the_next(
    start: Start, spool: Any, ticket: Document, peer: Any
) -> None:
    network = peer("slow")
    poster = replace(ticket, blocks=tuple(Line(f"ligne {number:02} é") for number in range(70)))
    first, second = spool.add(poster), spool.add(replace(ticket, blocks=(Line("court"),)))
    start(on_network(network.port), timing=PATIENT)
    until(lambda: state_of(spool, second) is JobState.PRINTED)
    assert state_of(spool, first) is JobState.PRINTED
    long, short = network.printer.papers
    assert long.lines[:70] == tuple(f"ligne {number:02} é" for number in range(70))
    assert short.lines[0] == "court"
    assert network.printer.errors == ()


@pytest.mark.parametrize("behaviour", ["late", "chatty"])
def test_late_answers_and_unasked_bytes_in_between_change_nothing(
    start: Start, spool: Any, ticket: Document, peer: Any, behaviour: str
) -> None:
    network = peer(behaviour)
    job = spool.add(ticket)
    spooler = start(on_network(network.port), timing=PATIENT)
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert spooler.status()[0].state is PrinterState.READY
    assert len(network.printer.papers) == 1
    assert network.printer.errors == ()


def test_an_answer_after_the_deadline_is_silence_and_nothing_is_sent(
    start: Start, spool: Any, ticket: Document, peer: Any
) -> None:
    network = peer("too_late")
    job = spool.add(ticket)
    spooler = start(on_network(network.port))
    until(lambda: spooler.status()[0].detail == Trouble.SILENT)
    assert state_of(spool, job) is JobState.QUEUED
    assert network.printer.papers == ()


def test_f39_when_one_printer_is_down_the_other_prints(start: Start, spool: Any, ticket: Document) -> None:
    down, up = VirtualPrinter(), VirtualPrinter()
    down.simulate(Faults(unplugged=True))
    kept, done = spool.add(ticket, "salle"), spool.add(ticket, "guichet")
    spooler = start(Printer("salle", VIRTUAL_80, down), on_paper(up))
    until(lambda: state_of(spool, done) is JobState.PRINTED)
    assert state_of(spool, kept) is JobState.QUEUED
    assert [status.printer for status in spooler.status()] == ["salle", "guichet"]


@pytest.mark.parametrize(
    ("faults", "state"),
    [
        (Faults(paper_end=True), PrinterState.PAPER_END),
        (Faults(cover_open=True), PrinterState.COVER_OPEN),
        (Faults(offline=True), PrinterState.OFFLINE),
        (Faults(silent=True), PrinterState.UNKNOWN),
    ],
)
def test_trouble_is_shown_before_the_printer_is_needed_and_the_paper_waits_for_it(
    start: Start, spool: Any, ticket: Document, faults: Faults, state: PrinterState
) -> None:
    printer = VirtualPrinter()
    printer.simulate(faults)
    spooler = start(on_paper(printer))
    until(lambda: spooler.status()[0].state is state and spooler.status()[0].detail != "")
    job = spool.add(ticket)
    spooler.wake()
    time.sleep(0.1)
    assert spool.history[job] == [JobState.QUEUED]
    assert printer.kicks == 0
    printer.simulate(NO_FAULTS)
    until(lambda: state_of(spool, job) is JobState.PRINTED)


def test_a_printer_that_was_changed_is_asked_at_once_when_somebody_wants_to_know(
    start: Start, told: list[Any]
) -> None:
    printer = VirtualPrinter()
    spooler = start(on_paper(printer), timing=replace(QUICK, poll_seconds=60.0))
    until(lambda: bool(told))
    printer.simulate(Faults(paper_end=True))
    spooler.look()
    until(lambda: told[-1].state is PrinterState.PAPER_END)


def test_near_the_end_of_the_paper_it_still_prints(start: Start, spool: Any, ticket: Document) -> None:
    printer = VirtualPrinter()
    printer.simulate(Faults(near_end=True))
    job = spool.add(ticket)
    spooler = start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert spooler.status()[0].state is PrinterState.PAPER_NEAR_END


def test_paper_that_ends_in_mid_ticket_is_unconfirmed_and_says_why(
    start: Start, spool: Any, ticket: Document
) -> None:
    printer = VirtualPrinter()
    printer.simulate(Faults(paper_end_after=6000))
    job = spool.add(ticket)
    start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.UNCONFIRMED)
    assert spool.job(job).note == Trouble.PAPER_END


def test_the_drawer_opens_once_for_a_paper_of_cash(start: Start, spool: Any, ticket: Document) -> None:
    printer = VirtualPrinter()
    jobs = [spool.add(ticket), spool.add(replace(ticket, opens_drawer=False))]
    start(on_paper(printer))
    until(lambda: state_of(spool, jobs[1]) is JobState.PRINTED)
    assert printer.kicks == 1


def test_the_drawer_is_not_opened_by_a_later_attempt(start: Start, spool: Any, ticket: Document) -> None:
    printer = VirtualPrinter()
    printer.simulate(Faults(unplugged=True))
    job = spool.add(ticket)
    spooler = start(on_paper(printer))
    until(lambda: spooler.status()[0].state is PrinterState.OFFLINE)
    time.sleep(0.1)
    printer.simulate(NO_FAULTS)
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert printer.kicks == 0


def test_the_drawer_does_not_open_for_an_act_of_minutes_ago(
    start: Start, spool: Any, ticket: Document
) -> None:
    printer = VirtualPrinter()
    job = spool.add(ticket, age=timedelta(minutes=5))
    start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert printer.kicks == 0


def test_the_drawer_opens_once_on_a_touch(start: Start, spool: Any) -> None:
    printer, other = VirtualPrinter(), VirtualPrinter()
    spooler = start(on_paper(printer), Printer("salle", VIRTUAL_80, other))
    spooler.kick_drawer()
    until(lambda: printer.kicks == 1)
    time.sleep(0.1)
    assert (printer.kicks, other.kicks) == (1, 0)


class FlakyLine(VirtualPrinter):
    """Refuses the first papers before a byte of them has left."""

    def __init__(self, refusals: int) -> None:
        super().__init__()
        self.refusals = refusals

    def send(self, data: bytes) -> None:
        if len(data) > 100 and self.refusals:
            self.refusals -= 1
            raise TransportError(Trouble.STOPPED_READING, sent=0)
        super().send(data)


def test_a_paper_of_which_no_byte_has_left_is_tried_again_by_itself(
    start: Start, spool: Any, ticket: Document
) -> None:
    printer = FlakyLine(2)
    job = spool.add(ticket)
    start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert spool.history[job].count(JobState.SENDING) == 3
    assert len(printer.papers) == 1
    assert printer.kicks == 1


def test_f41_a_paper_that_can_not_be_printed_fails_and_the_next_is_printed(
    start: Start, spool: Any, ticket: Document
) -> None:
    printer = VirtualPrinter()
    wide = spool.add(replace(ticket, blocks=(BarCode("12" * 24),)))
    job = spool.add(ticket)
    start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert state_of(spool, wide) is JobState.FAILED
    assert spool.job(wide).note == Trouble.PAPER_TOO_NARROW


def test_a_printer_that_never_answers_leaves_every_paper_to_be_looked_at(
    start: Start, spool: Any, ticket: Document, peer: Any
) -> None:
    network = peer("silent")
    job = spool.add(ticket)
    transport = NetworkTransport("127.0.0.1", network.port)
    spooler = start(Printer("guichet", PROFILES["generic-80"], transport))
    until(lambda: state_of(spool, job) is JobState.UNCONFIRMED)
    assert spool.job(job).note == Trouble.NOT_CONFIRMED
    assert spooler.status()[0].state is PrinterState.UNKNOWN


def test_in_a_file_what_was_written_is_printed(
    start: Start, spool: Any, ticket: Document, tmp_path: Any
) -> None:
    job = spool.add(ticket)
    spooler = start(Printer("guichet", VIRTUAL_80, FileTransport(tmp_path / "paper.bin")))
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert (tmp_path / "paper.bin").read_bytes().startswith(b"\n\x1b@")
    assert spooler.status()[0].state is PrinterState.READY


def test_a_paper_that_came_out_is_recorded_however_long_the_store_is_busy(
    start: Start, spool: Any, ticket: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    printer, refusals, mark = VirtualPrinter(), [1, 2, 3], spool.mark

    def busy(job: int, state: JobState, note: str = "") -> None:
        if state is JobState.PRINTED and refusals:
            refusals.pop()
            raise KnownError("store_locked")
        mark(job, state, note)

    monkeypatch.setattr(spool, "mark", busy)
    job = spool.add(ticket)
    start(on_paper(printer))
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    assert len(printer.papers) == 1


def test_a_fault_in_the_store_or_in_a_screen_does_not_end_the_printing(
    start: Start, spool: Any, clock: Any, ticket: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    printer, faults, next_job = VirtualPrinter(), [RuntimeError("store")], spool.next_job

    def faulty(name: str) -> Any:
        if faults:
            raise faults.pop()
        return next_job(name)

    def failing_screen(_change: Any) -> None:
        raise RuntimeError("screen")

    monkeypatch.setattr(spool, "next_job", faulty)
    job = spool.add(ticket)
    spooler = Spooler([on_paper(printer)], spool, clock, failing_screen, QUICK)
    spooler.start()
    until(lambda: state_of(spool, job) is JobState.PRINTED)
    spooler.stop()


def test_stopping_ends_every_thread_and_the_waiting_for_a_paper_under_way(
    start: Start, spool: Any, ticket: Document, peer: Any
) -> None:
    network = peer(profile=MUTE)
    job = spool.add(ticket)
    spooler = start(on_network(network.port), Printer("salle", VIRTUAL_80, VirtualPrinter()), timing=PATIENT)
    until(lambda: len(network.printer.papers) == 1)
    began = time.monotonic()
    spooler.stop()
    assert time.monotonic() - began < 30, "not as long as the printer has to confirm"
    assert state_of(spool, job) is JobState.UNCONFIRMED


def test_two_printers_of_one_name_are_a_mistake(spool: Any, clock: Any) -> None:
    printer = on_paper(VirtualPrinter())
    with pytest.raises(ValueError, match="one name"):
        Spooler([printer, printer], spool, clock, lambda _change: None)
