from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import zxingcpp

from app.documents import Document
from app.ports.printing import Trouble
from hardware import doctor
from hardware.doctor import (
    WORDS,
    Finding,
    Health,
    SerialPort,
    by_way,
    check_page,
    examine,
    print_test_page,
)
from hardware.printers import Printer, Timing
from hardware.profiles import PROFILES, VIRTUAL_80, Profile
from hardware.transports import FileTransport, NetworkTransport
from hardware.virtual import Faults, Paper, VirtualPrinter

NOW = datetime(2026, 9, 5, 10, 0, tzinfo=UTC)
QUICK = Timing(answer_seconds=0.1, confirm_seconds=0.2)


def look_at(printer: Printer) -> Finding:
    return examine([printer], [], [SerialPort("/dev/ttyS0", "")], QUICK)[-1]


def test_every_trouble_has_words_and_a_remedy() -> None:
    assert set(WORDS) == set(Trouble)
    assert all(words and remedy for words, remedy in WORDS.values())


@pytest.mark.parametrize(
    ("faults", "health", "trouble"),
    [
        (Faults(near_end=True), Health.GOOD, Trouble.PAPER_NEAR_END),
        (Faults(paper_end=True), Health.BAD, Trouble.PAPER_END),
        (Faults(cover_open=True), Health.BAD, Trouble.COVER_OPEN),
        (Faults(silent=True), Health.UNKNOWN, Trouble.SILENT),
        (Faults(unplugged=True), Health.BAD, Trouble.PORT_MISSING),
    ],
)
def test_what_is_wrong_with_a_printer_is_said_with_its_remedy(
    faults: Faults, health: Health, trouble: Trouble
) -> None:
    printer = VirtualPrinter()
    printer.simulate(faults)
    words, remedy = WORDS[trouble]
    assert look_at(Printer("guichet", VIRTUAL_80, printer)) == Finding("guichet", health, words, remedy)


def test_the_remedy_names_the_command_for_the_way_the_printer_is_reached() -> None:
    denied = Finding("guichet", Health.BAD, *WORDS[Trouble.PORT_DENIED], trouble=Trouble.PORT_DENIED)
    assert 'ATTR{idVendor}=="04b8"' in by_way(denied, "usb:04b8:0e15").remedy
    assert "usermod -aG dialout" in by_way(denied, "serial:/dev/ttyACM0").remedy
    gone = Finding("guichet", Health.BAD, *WORDS[Trouble.UNREACHABLE], trouble=Trouble.UNREACHABLE)
    assert "systemctl start cups" in by_way(gone, "cups:ticket").remedy
    assert by_way(gone, "network:192.0.2.7") == gone


def test_what_is_well_is_said_too(tmp_path: Path) -> None:
    assert look_at(Printer("guichet", VIRTUAL_80, VirtualPrinter())).words == "Prête."
    file = look_at(Printer("fichier", VIRTUAL_80, FileTransport(tmp_path / "roll.bin")))
    assert (file.health, file.words) == (Health.GOOD, "Le fichier peut être écrit.")


def test_a_dead_address_is_found(deaf_port: int) -> None:
    found = look_at(Printer("réseau", VIRTUAL_80, NetworkTransport("127.0.0.1", deaf_port)))
    assert (found.health, found.words) == (Health.BAD, WORDS[Trouble.CONNECTION_REFUSED][0])


def test_a_station_without_any_port_is_not_called_broken() -> None:
    [ports] = examine([], [], [], QUICK)
    assert ports.health is Health.UNKNOWN


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="serial ports are played by pseudo-terminals")
def test_scanners_are_looked_for_at_their_ports() -> None:
    scanner, station = os.openpty()
    there, gone = examine([], [os.ttyname(station), "/dev/none"], [], QUICK)[-2:]
    assert (there.health, gone.health) == (Health.GOOD, Health.BAD)
    os.close(station)
    os.close(scanner)


def test_ports_are_listed_by_their_lasting_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Port:
        device, description = str(tmp_path / "ttyACM0"), "Scanner"

    (tmp_path / "ttyACM0").touch()
    (tmp_path / "by-id").mkdir()
    (tmp_path / "by-id" / "usb-Zebra").symlink_to(tmp_path / "ttyACM0")
    monkeypatch.setattr(doctor, "comports", lambda: [Port()])
    (port,) = doctor.serial_ports(tmp_path / "by-id")
    assert port == SerialPort(Port.device, "Scanner", str(tmp_path / "by-id" / "usb-Zebra"))
    assert doctor.serial_ports(tmp_path / "none")[0].lasting == ""


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_the_test_page_shows_every_accent_and_a_bar_code_on_every_profile(
    profile: Profile, printed: Callable[[Document, Profile], Paper]
) -> None:
    paper = printed(check_page(profile, "Guichet 2", NOW), profile)
    assert zxingcpp.read_barcodes(paper.picture)[0].text == "012345678901234567890123"
    if profile.code_page is not None:
        text = "".join(paper.lines)
        assert all(sign in text for sign in "éèçœŒÿŸ€«»°’…")


def test_printing_the_test_page_opens_the_drawer_and_says_what_became_of_it() -> None:
    printer = VirtualPrinter()
    found = print_test_page(Printer("guichet", VIRTUAL_80, printer, drawer=True), "Guichet 2", NOW, QUICK)
    assert found == Finding("guichet", Health.GOOD, "Page d’essai imprimée.")
    assert (len(printer.papers), printer.kicks) == (1, 1)
    printer.simulate(Faults(unplugged=True))
    found = print_test_page(Printer("guichet", VIRTUAL_80, printer), "Guichet 2", NOW, QUICK)
    assert found.health is Health.BAD
    printer.simulate(Faults(silent=True))
    found = print_test_page(Printer("guichet", VIRTUAL_80, printer), "Guichet 2", NOW, QUICK)
    assert (found.health, found.words) == (Health.UNKNOWN, WORDS[Trouble.SILENT][0])
