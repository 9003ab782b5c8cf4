"""A house kept from the command line: copies, keys, verification, from founding to restore (HOUSE H4, H5)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.bootstrap import key_file, open_house
from app.config import Places
from app.services.backup import kept_copies
from app.services.closing import CloseDay, close_day
from app.services.house import Origin
from tests.app.cli.conftest import DIRECTOR_PIN, PASSPHRASE, PIN
from tests.app.timestamping import Counterpart, Notary

Run = Callable[..., int]


def test_a_house_comes_back_from_its_copy(
    places: Places, set_up: Run, guichet: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set_up() == 0
    assert guichet("backup") == 0
    assert guichet("backup", "--due") == 0
    assert "Aucune copie" in capsys.readouterr().out
    [copy] = kept_copies(places.copies_folder)
    restoring = ("restore", str(copy.path), "--supervisor", "diane", "--reason", "disque remplacé")
    assert guichet(*restoring, typed=(DIRECTOR_PIN,)) == 2
    assert "store_exists" in capsys.readouterr().err
    assert guichet(*restoring, "--replace", typed=("1111",)) == 1
    assert guichet(*restoring, "--replace", typed=(DIRECTOR_PIN,)) == 0
    assert guichet("verify") == 0
    house = open_house(places)
    with house.store.read() as unit:
        assert [entry.act for entry in unit.journal.entries()] == ["set_up_house", "restore"]
    house.store.close()


def test_keys_are_shown_changed_saved_and_put_back(
    places: Places, set_up: Run, guichet: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set_up() == 0
    rotating = ("keys", "rotate", "--operator", "ada", "--reason", "changement annuel")
    assert guichet(*rotating, typed=("1111",)) == 1
    assert guichet(*rotating, typed=(PIN,)) == 0
    saved = tmp_path / "after.keys"
    assert guichet("keys", "save", str(saved), typed=(PASSPHRASE,)) == 0
    capsys.readouterr()
    assert guichet("keys", "show") == 0
    shown = capsys.readouterr().out
    assert "Clé précédente" in shown
    key_file(places).unlink()
    assert guichet("verify") == 2
    assert "keys_missing" in capsys.readouterr().err
    assert guichet("keys", "restore", str(tmp_path / "recovery.keys"), typed=(PASSPHRASE,)) == 2
    assert "keys_wrong" in capsys.readouterr().err
    assert guichet("keys", "restore", str(saved), "--replace", typed=(PASSPHRASE,)) == 0
    assert guichet("verify") == 0


def test_lost_keys_are_said_loudly(
    places: Places, set_up: Run, guichet: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set_up() == 0
    key_file(places).unlink()
    replacing = ("keys", "replace-lost", "--operator", "ada", "--reason", "disque des clés perdu")
    assert guichet(*replacing, typed=("9753",)) == 0
    assert "CLÉS PERDUES" in capsys.readouterr().out
    assert guichet("verify") == 0
    assert "chaîne" in capsys.readouterr().out


def test_a_closure_is_timestamped_with_the_next_copy(
    set_up: Run,
    guichet: Run,
    notary: Notary,
    server: Counterpart,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("GUICHET_TIMESTAMPS", server.address)
    places = Places.from_environment()
    assert set_up() == 0
    house = open_house(places)
    day = close_day(house, Origin("diane", "", "console", "console", "console", "evening"), CloseDay())
    house.store.close()
    assert guichet("backup") == 0
    assert "certificats de l’autorité" in capsys.readouterr().out
    assert guichet("verify") == 0
    assert f"attendent leur horodatage : écritures {day.records + 1}" in capsys.readouterr().out
    monkeypatch.setenv("GUICHET_TIMESTAMP_ROOTS", str(notary.roots))
    assert guichet("backup", "--due") == 0
    assert guichet("verify") == 0
    assert "orodatage" not in capsys.readouterr().out
    assert places.part("training").timestamp_authority == ""
    written, (at,) = (
        str(tmp_path / "day.archive"),
        [path.name for path in (places.keys / "timestamps").iterdir()],
    )
    assert at.startswith(f"{day.records + 1:012}")
    days = "2000-01-01..2099-12-31"
    assert guichet("archive", days, written, "--operator", "diane", typed=(DIRECTOR_PIN,)) == 0
    assert guichet("verify", written, "--roots", str(notary.roots)) == 0
    assert "Horodatages : 1." in capsys.readouterr().out
    assert guichet("verify", written, "--roots", str(tmp_path / "none.pem")) == 1
    assert "no_roots" in capsys.readouterr().out
