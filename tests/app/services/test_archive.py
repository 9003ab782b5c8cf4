"""A signed file of a period, checked without the house (HOUSE H4)."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from app.domain.errors import Code, KnownError, Refused
from app.services.archive import Archive, archive, check_archive
from tests.app.services.kit import Counter

DAY = date(2026, 9, 5)


@pytest.fixture
def archived(counter: Counter, tmp_path: Path) -> Path:
    """An archive of one day, in the middle of others."""
    counter.publish(101, 102)
    counter.later(days=1)
    counter.publish(103)
    for _ in range(3):
        counter.sell(103)
    counter.later(days=1)
    counter.publish(104)
    path = tmp_path / "2026-09-06.archive"
    archive(counter.house, counter.by("clara"), Archive(date(2026, 9, 6), date(2026, 9, 6), path))
    return path


def rewrite(path: Path, place: int, old: str, new: str) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new, 1)
    path.write_text("".join(lines), "utf-8")


def test_an_archive_is_for_the_stations_account_until_it_is_handed_on(archived: Path) -> None:
    assert archived.stat().st_mode & 0o777 == 0o600


def test_an_archive_into_a_folder_that_is_not_there_is_known_trouble(
    counter: Counter, tmp_path: Path
) -> None:
    counter.publish(101)
    records = counter.records()
    (tmp_path / "file").touch()
    for folder in ("gone", "file"):
        with pytest.raises(KnownError) as error:
            archive(counter.house, counter.by("clara"), Archive(DAY, DAY, tmp_path / folder / "a"))
        assert error.value.cause == "folder_unusable"
    assert counter.records() == records


def test_an_archive_says_whose_it_is_and_is_whole(counter: Counter, archived: Path) -> None:
    verdict = check_archive(archived, counter.house.keys.public_key().hex())
    assert verdict.ok
    assert (verdict.house, verdict.days, verdict.records) == (
        "Maison Lenoir",
        ("2026-09-06", "2026-09-06"),
        4,
    )
    entry = counter.last()
    assert (entry.act, entry.subject) == ("archive", "2026-09-06..2026-09-06")
    counter.assert_whole()


def test_a_changed_entry_is_named(archived: Path) -> None:
    rewrite(archived, 3, r"\"amount\":1000", r"\"amount\":9000")
    verdict = check_archive(archived)
    assert set(verdict.faults) == {"changed_entry", "not_signed"}
    head = json.loads(archived.read_text("utf-8").partition("\n")[0])
    assert verdict.first_bad == head["entries"][0] + 2


@pytest.mark.parametrize("gone", [1, 2, -2])
def test_an_entry_taken_out_is_found(archived: Path, gone: int) -> None:
    lines = archived.read_text("utf-8").splitlines(keepends=True)
    del lines[gone]
    archived.write_text("".join(lines), "utf-8")
    assert not check_archive(archived).ok


def test_a_head_that_says_other_days_is_found(archived: Path) -> None:
    rewrite(archived, 0, "2026-09-06", "2026-09-07")
    assert check_archive(archived).faults == ("not_signed",)


def test_an_archive_signed_by_another_key_is_not_the_houses(counter: Counter, archived: Path) -> None:
    import hashlib  # noqa: PLC0415

    house = counter.house.keys.public_key().hex()
    forger = Ed25519PrivateKey.generate()
    rewrite(archived, 0, house, forger.public_key().public_bytes_raw().hex())
    lines = archived.read_bytes().splitlines(keepends=True)
    digest = hashlib.sha256(b"".join(lines[:-1]))
    signed = {"sha256": digest.hexdigest(), "signature": forger.sign(digest.digest()).hex()}
    archived.write_bytes(b"".join(lines[:-1]) + json.dumps(signed).encode() + b"\n")
    assert check_archive(archived).ok
    assert check_archive(archived, house).faults == ("other_key",)


@pytest.mark.parametrize("text", ["", "{}\n", "[]\n", '{"form":"other"}\n', "\x00\n", '{"form"'])
def test_what_is_no_archive_is_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text, "utf-8")
    with pytest.raises(KnownError) as error:
        check_archive(path)
    assert error.value.cause == "archive_unreadable"


def test_an_archive_names_nobody_whose_data_stands_apart(counter: Counter, tmp_path: Path) -> None:
    from app.domain.poker.persons import Person  # noqa: PLC0415
    from app.services.poker import lists  # noqa: PLC0415

    lists.ban(
        counter.house, counter.by("clara"), lists.Enlist(Person("Corbeau", "Gaspard", date(1970, 3, 2)))
    )
    path = tmp_path / "day.archive"
    archive(counter.house, counter.by("clara"), Archive(DAY, DAY, path))
    assert "Corbeau" not in path.read_text("utf-8")


def test_an_archive_takes_the_right_a_day_and_a_free_name(counter: Counter, tmp_path: Path) -> None:
    path = tmp_path / "day.archive"
    records = counter.records()
    with pytest.raises(Refused) as refused:
        archive(counter.house, counter.by("odile"), Archive(DAY, DAY, path))
    assert refused.value.code is Code.NOT_ALLOWED
    with pytest.raises(Refused) as refused:
        archive(counter.house, counter.by("clara"), Archive(date(2020, 1, 1), date(2020, 1, 2), path))
    assert refused.value.code is Code.UNKNOWN
    path.touch()
    with pytest.raises(KnownError) as error:
        archive(counter.house, counter.by("clara"), Archive(DAY, DAY, path))
    assert error.value.cause == "file_exists"
    assert (counter.records(), [each.name for each in tmp_path.iterdir()]) == (records, ["day.archive"])
