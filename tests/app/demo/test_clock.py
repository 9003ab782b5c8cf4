"""The demonstration's clock goes on from where it was, whatever ended it."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from app.demo.clock import SATURDAY, DemoClock


def test_a_clock_that_was_put_to_rest_goes_on_from_there(tmp_path: Path) -> None:
    first = DemoClock(tmp_path / "clock")
    first.move_on(SATURDAY + timedelta(hours=2))
    first.rest()
    last = first.now()
    again = DemoClock(tmp_path / "clock").now()
    assert last - timedelta(seconds=1) < again


def test_a_clock_at_rest_answers_though_its_folder_is_gone(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    clock = DemoClock(tmp_path / "house" / "clock")
    clock.rest()
    (tmp_path / "house" / "clock").unlink()
    (tmp_path / "house").rmdir()
    clock.move_on(clock.now() + timedelta(hours=1))
    assert clock.now() > SATURDAY + timedelta(hours=1)


def test_a_clock_that_was_cut_off_never_goes_back_and_gains_a_minute_at_the_most(tmp_path: Path) -> None:
    told = SATURDAY
    for _ in range(3):
        clock = DemoClock(tmp_path / "clock")
        clock.move_on(clock.now() + timedelta(hours=1))
        now = clock.now()
        assert told < now < told + timedelta(hours=1, minutes=2)
        told = now


def test_a_mark_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    (tmp_path / "clock").write_bytes(b"\xff no instant")
    assert DemoClock(tmp_path / "clock").now() >= SATURDAY


def test_a_clock_whose_mark_can_not_be_written_tells_the_time_all_the_same(tmp_path: Path) -> None:
    clock = DemoClock(tmp_path / "gone" / "clock")
    assert clock.now() <= clock.now()
    clock.rest()
