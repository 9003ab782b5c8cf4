"""The command line on places of the test's own, fed line by line as by a pipe."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from app.__main__ import main
from app.config import Places

Guichet = Callable[..., int]
PIN, DIRECTOR_PIN = "2468", "8642"
PASSPHRASE = "quatre goélands sur le quai"


@pytest.fixture
def places(tmp_path: Path, database_url: str | None, monkeypatch: pytest.MonkeyPatch) -> Places:
    places = Places(tmp_path / "data", tmp_path / "keys", database_url, tmp_path / "copies")
    monkeypatch.setenv("GUICHET_DATA", str(places.data))
    monkeypatch.setenv("GUICHET_KEYS", str(places.keys))
    monkeypatch.setenv("GUICHET_COPIES", str(places.copies_folder))
    monkeypatch.setenv("GUICHET_DATABASE_URL", database_url or "")
    return places


@pytest.fixture
def guichet(places: Places, monkeypatch: pytest.MonkeyPatch) -> Guichet:
    """Run a command; `typed` are the lines that it asks for."""

    def run(*words: str, typed: tuple[str, ...] = ()) -> int:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return main(words)

    return run


@pytest.fixture
def set_up(guichet: Guichet, tmp_path: Path) -> Callable[..., int]:
    """Found a casino with one point of sale."""

    def run(*more: str, pins: tuple[str, str] = (PIN, DIRECTOR_PIN), passphrase: str = PASSPHRASE) -> int:
        words = (
            "set-up", "--name", "Casino de Brécourt", "--place", "Brécourt", "--betting", "--poker",
            "--point-of-sale", "P1;027 115;Le Narval;3, quai Est;transfers",
            "--administrator", "ada;Ada Costes", "--director", "diane;Diane Féret",
            "--station", "Guichet 1", "--printer", "virtual",
            "--profile", "virtual-80", "--recovery", str(tmp_path / "recovery.keys"),
        )  # fmt: skip
        return guichet(*words, *more, typed=(*pins, passphrase))

    return run
