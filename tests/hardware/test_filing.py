"""What comes in is read with its signature; what goes out is whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.domain.errors import KnownError
from hardware.filing import Folders


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "in", tmp_path / "out")


def test_the_folders_are_there_once_they_are_asked_for(folders: Folders) -> None:
    assert folders.waiting() == ()
    assert Path(folders.incoming).is_dir()


def test_files_wait_newest_first_and_anything_else_is_left_alone(folders: Folders) -> None:
    folders.waiting()
    for age, name in enumerate(("new.json", "old.CSV", "new.json.sig", "notes.txt")):
        path = Path(folders.incoming) / name
        path.write_text("x")
        os.utime(path, (1000 - age, 1000 - age))
    assert folders.waiting() == ("new.json", "old.CSV")


def test_a_file_is_read_with_the_signature_beside_it(folders: Folders) -> None:
    folders.waiting()
    (Path(folders.incoming) / "offer.json").write_bytes(b"{}")
    (Path(folders.incoming) / "offer.json.sig").write_text("ab12\n")
    assert (folders.read("offer.json").data, folders.read("offer.json").signature) == (b"{}", "ab12")


def test_no_name_leads_out_of_the_folder(folders: Folders, tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text("{}")
    with pytest.raises(KnownError):
        folders.read("../secret.json")
    for name in ("../r.csv", f"{tmp_path}/r.csv", "a/../../r.csv"):
        assert Path(folders.keep(name, b"x")).parent == Path(folders.outgoing)
    assert not (tmp_path / "r.csv").exists()


def test_a_file_goes_out_in_place_of_the_one_before(folders: Folders) -> None:
    folders.keep("r.csv", b"first")
    where = folders.keep("r.csv", b"second")
    assert Path(where).read_bytes() == b"second"
    assert [path.name for path in Path(folders.outgoing).iterdir()] == ["r.csv"]


def test_a_folder_that_cannot_be_used_is_a_known_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(KnownError, match="folder_unusable"):
        Folders(tmp_path / "file", tmp_path / "file" / "out").keep("r.csv", b"")
