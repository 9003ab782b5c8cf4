"""The last head, kept where the store is not: what is ahead, behind, broken or gone (HOUSE H4)."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from app.domain.errors import KnownError
from app.domain.house.seal import Head
from app.vault.heads import HeadFile


def head(number: int, letter: str = "a") -> Head:
    return Head(number, letter * 64) if number else Head.empty()


def file(tmp_path: Path, *, alone: bool = True) -> HeadFile:
    return HeadFile(tmp_path / "keys" / "head", alone=alone)


def keep(heads: HeadFile, *numbers: int) -> None:
    for number in numbers:
        heads.keep(head(number - 1), head(number))


def test_the_last_head_comes_back(tmp_path: Path) -> None:
    assert file(tmp_path).last() is None
    keep(file(tmp_path), 1, 2, 3)
    assert file(tmp_path).last() == head(3)
    assert file(tmp_path).breaks() == ()


def test_one_entry_ahead_is_the_crash_case(tmp_path: Path) -> None:
    keep(file(tmp_path), 1, 2)
    keep(file(tmp_path), 4)  # entry 3 was committed, and the program died before it was kept
    assert file(tmp_path).breaks() == ()


@pytest.mark.parametrize("next_", [5, 2, 1])
def test_any_other_distance_is_a_break_that_later_acts_do_not_hide(tmp_path: Path, next_: int) -> None:
    keep(file(tmp_path), 1, 2)
    keep(file(tmp_path), next_, next_ + 1)
    assert file(tmp_path).breaks() == (next_,)


def test_another_entry_under_the_same_number_is_a_break(tmp_path: Path) -> None:
    heads = file(tmp_path)
    keep(heads, 1, 2)
    heads.keep(head(2, "b"), head(3, "c"))
    assert heads.breaks() == (3,)


def test_a_head_file_that_is_gone_is_missed(tmp_path: Path) -> None:
    keep(file(tmp_path), 1, 2, 3)
    (tmp_path / "keys" / "head").unlink()
    keep(file(tmp_path), 4)
    assert file(tmp_path).breaks() == (4,)


def test_the_very_first_head_may_be_lost_in_a_crash(tmp_path: Path) -> None:
    keep(file(tmp_path), 2)
    assert file(tmp_path).breaks() == ()


@pytest.mark.parametrize("held", ["", "half a li", "x" * 96])
def test_a_damaged_file_holds_no_head(tmp_path: Path, held: str) -> None:
    keep(file(tmp_path), 1)
    (tmp_path / "keys" / "head").write_text(held, "ascii")
    assert file(tmp_path).last() is None


def test_half_a_record_is_never_taken_for_a_head(tmp_path: Path) -> None:
    path = tmp_path / "keys" / "head"
    for last in (2, 3, 4):
        path.unlink(missing_ok=True)
        keep(file(tmp_path), *range(1, last))
        before = path.read_bytes()
        keep(file(tmp_path), last)
        after = path.read_bytes()
        start = next(place for place, byte in enumerate(after) if before[place : place + 1] != bytes([byte]))
        for torn in range(start, len(after)):
            path.write_bytes(after[:torn] + before[torn:])
            assert file(tmp_path).last() in (head(last - 1), head(last)), torn


def test_what_was_put_back_by_a_restore_is_the_last_whatever_its_number(tmp_path: Path) -> None:
    keep(file(tmp_path), 1, 2, 3, 4)
    file(tmp_path).start_again(head(2))
    assert file(tmp_path).last() == head(2)


def test_a_command_beside_the_open_station_breaks_nothing(tmp_path: Path) -> None:
    station = file(tmp_path)
    keep(station, 1, 2)
    keep(file(tmp_path), 3, 4, 5)
    keep(station, 6)
    assert (file(tmp_path).last(), file(tmp_path).breaks()) == (head(6), ())
    keep(file(tmp_path), 8)  # the command's act came second, and its head was kept first
    keep(station, 7)
    assert (file(tmp_path).last(), file(tmp_path).breaks()) == (head(8), ())


def test_beside_other_stations_the_head_only_goes_forward(tmp_path: Path) -> None:
    heads = file(tmp_path, alone=False)
    keep(heads, 1, 9, 4)
    assert heads.last() == head(9)
    assert heads.breaks() == ()


def test_a_head_that_can_not_be_written_is_said_and_breaks_nothing(tmp_path: Path) -> None:
    heads = file(tmp_path)
    keep(heads, 1)
    path = tmp_path / "keys" / "head"
    path.unlink()
    path.mkdir()
    for number in (2, 3):
        with pytest.raises(KnownError) as error:
            keep(heads, number)
        assert error.value.cause == "head_unwritable"
    path.rmdir()
    keep(heads, 4)
    assert file(tmp_path).last() == head(4)
    assert file(tmp_path).breaks() == ()


def test_an_entry_without_a_witness_gets_one_before_another_follows(tmp_path: Path) -> None:
    heads = file(tmp_path)
    keep(heads, 1, 2)
    heads.catch_up(head(3))
    assert file(tmp_path).last() == head(3)
    keep(heads, 4)
    assert (file(tmp_path).last(), file(tmp_path).breaks()) == (head(4), ())


@pytest.mark.parametrize("stored", [0, 1, 3, 5])
def test_there_is_nothing_to_catch_up_with_where_the_store_ends_as_known_or_elsewhere(
    tmp_path: Path, stored: int
) -> None:
    heads = file(tmp_path)
    keep(heads, 1, 2, 3)
    before = (tmp_path / "keys" / "head").read_bytes()
    heads.catch_up(head(stored))
    assert (tmp_path / "keys" / "head").read_bytes() == before


def test_a_house_without_entries_makes_no_file(tmp_path: Path) -> None:
    file(tmp_path).catch_up(Head.empty())
    assert not (tmp_path / "keys" / "head").exists()


def test_nothing_follows_an_entry_whose_witness_can_not_be_written(tmp_path: Path) -> None:
    heads = file(tmp_path)
    keep(heads, 1)
    path = tmp_path / "keys" / "head"
    path.unlink()
    path.mkdir()
    with pytest.raises(KnownError):
        keep(heads, 2)
    for _ in range(2):
        with pytest.raises(KnownError) as error:
            heads.catch_up(head(2))
        assert (error.value.cause, error.value.details["number"]) == ("head_behind", 2)
    path.rmdir()
    heads.catch_up(head(2))
    assert (file(tmp_path).last(), file(tmp_path).breaks()) == (head(2), ())


def test_a_program_that_was_held_up_puts_no_head_back(tmp_path: Path) -> None:
    slow, quick = file(tmp_path), file(tmp_path)
    keep(slow, 1, 2)
    quick.catch_up(head(3))  # which the slow one has sealed
    keep(quick, 4, 5)
    before = (tmp_path / "keys" / "head").read_bytes()
    keep(slow, 3)
    assert (tmp_path / "keys" / "head").read_bytes() == before
    assert (file(tmp_path).last(), file(tmp_path).breaks()) == (head(5), ())


def test_the_files_are_for_one_account_alone(tmp_path: Path) -> None:
    keep(file(tmp_path), 1, 7)
    for path in (tmp_path / "keys").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
