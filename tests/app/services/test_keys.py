"""Keys change in an entry that the old key signs; a lost key is said loudly (HOUSE H4, H5; F53)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from app.bootstrap import key_file, open_house, replace_keys
from app.config import Places
from app.domain.errors import Code, KnownError, Refused
from app.domain.house.seal import SealKey
from app.domain.house.verification import Fault
from app.scenarios.verbs import FileClock
from app.services.keys import RotateKeys, rotate_keys
from app.services.people import LogIn, log_in
from app.services.verify import verify_house
from app.vault.keys import HouseKeys, Keyring
from app.vault.recovery import read_recovery_copy, save_recovery_copy
from app.vault.system import SystemRandomness
from tests.app.services.kit import AFTERNOON, PIN, Counter
from tests.db.behind import behind

PASSPHRASE = "quatre goélands sur le quai"


def rotate(counter: Counter) -> int:
    return rotate_keys(counter.house, counter.by("ada"), RotateKeys("changement annuel")).number


def faults(counter: Counter) -> set[Fault]:
    return {finding.fault for finding in verify_house(counter.house).findings}


def test_what_earlier_keys_sealed_still_verifies(counter: Counter) -> None:
    counter.publish(101)
    sold = counter.sell(101)
    before = counter.house.keys.public_key()
    first = rotate(counter)
    counter.cancel(sold.identification)  # its control number was made before
    second = rotate(counter)
    counter.sell(101)
    counter.assert_whole()
    assert counter.house.keys.public_key() != before
    assert [key.last for key in counter.house.keys.seal_keys()] == [first, second, None]


def test_the_old_key_signs_for_the_new_one(counter: Counter) -> None:
    number = rotate(counter)
    with counter.house.store.read() as unit:
        change = unit.keeping.key_changes()[number]
    assert change.key_id == counter.house.keys.key_id()
    assert change.public_key == counter.house.keys.public_key().hex()
    with behind(counter.house) as connection:
        connection.execute(text("UPDATE key_changes SET signature = '00'"))
    assert Fault.FALSE_KEY_CHANGE in faults(counter)


def test_keys_that_the_journal_does_not_name_are_found(counter: Counter) -> None:
    rotate(counter)
    ring = counter.house.keys
    assert isinstance(ring, Keyring)
    forged = replace(ring.keys, former=(*ring.keys.former, SealKey(b"x" * 32, counter.records())))
    counter.house = replace(counter.house, keys=forged)  # type: ignore[arg-type]
    assert Fault.FALSE_KEY_CHANGE in faults(counter)


def test_only_an_administrator_with_a_reason_changes_keys(counter: Counter) -> None:
    with pytest.raises(Refused) as refused:
        rotate_keys(counter.house, counter.by("diane"), RotateKeys("pour voir"))
    assert refused.value.code is Code.NOT_ALLOWED
    with pytest.raises(Refused) as refused:
        rotate_keys(counter.house, counter.by("ada"), RotateKeys(" "))
    assert refused.value.code is Code.REASON_REQUIRED
    counter.assert_whole()


@pytest.fixture
def places(database_url: str | None, tmp_path: Path) -> Places:
    return Places(tmp_path / "data", tmp_path / "keys", database_url)


def opened(places: Places, name: str = "request") -> Counter:
    house = open_house(places, make_keys=True)
    return Counter(replace(house, clock=FileClock(AFTERNOON)), FileClock(AFTERNOON), name)


@pytest.fixture
def kept(places: Places) -> Iterator[Places]:
    """A house that was founded and left."""
    counter = opened(places).found()
    counter.house.store.close()
    return places


def test_another_houses_keys_do_not_open_it(kept: Places) -> None:
    HouseKeys.make(SystemRandomness()).save(key_file(kept))
    with pytest.raises(KnownError) as error:
        open_house(kept)
    assert error.value.cause == "keys_wrong"


def test_a_power_cut_between_the_journal_and_the_file_is_made_up_for(kept: Places) -> None:
    counter = opened(kept, "first")
    before = key_file(kept).read_bytes()
    rotate(counter)
    waiting = counter.house.keys
    counter.house.store.close()
    assert isinstance(waiting, Keyring)
    key_file(kept).write_bytes(before)
    fresh = HouseKeys(waiting.keys.house, waiting.keys.pepper, waiting.keys.signing)
    fresh.save(key_file(kept).with_name("house.key.next"))
    again = opened(kept, "second")
    assert again.house.keys.key_id() == waiting.key_id()
    again.assert_whole()
    assert not key_file(kept).with_name("house.key.next").exists()
    again.house.store.close()


def test_keys_come_back_from_their_recovery_copy(kept: Places, tmp_path: Path) -> None:
    keys, copy = HouseKeys.load(key_file(kept)), tmp_path / "safe" / "keys"
    copy.parent.mkdir()
    save_recovery_copy(keys, copy, PASSPHRASE, SystemRandomness())
    assert keys.house.hex() not in copy.read_text("ascii")
    key_file(kept).unlink()
    with pytest.raises(KnownError) as error:
        open_house(kept)
    assert error.value.cause == "keys_missing"
    with pytest.raises(KnownError) as error:
        read_recovery_copy(copy, "quatre goelands sur le quai")
    assert error.value.cause == "passphrase_wrong"
    read_recovery_copy(copy, PASSPHRASE).save(key_file(kept))
    counter = opened(kept)
    counter.assert_whole()
    counter.house.store.close()


@pytest.mark.parametrize("copy", ["{}", "[1]", "", '{"form":"other","salt":"","nonce":"","keys":""}', "é"])
def test_what_is_no_recovery_copy_is_said(tmp_path: Path, copy: str) -> None:
    path = tmp_path / "copy"
    path.write_text(copy, "utf-8")
    with pytest.raises(KnownError) as error:
        read_recovery_copy(path, PASSPHRASE)
    assert error.value.cause == "recovery_copy_unreadable"


def test_a_passphrase_is_long_and_no_file_is_overwritten(tmp_path: Path) -> None:
    keys = HouseKeys.make(SystemRandomness())
    with pytest.raises(KnownError) as error:
        save_recovery_copy(keys, tmp_path / "copy", "goéland", SystemRandomness())
    assert error.value.cause == "passphrase_short"
    (tmp_path / "copy").touch()
    with pytest.raises(KnownError) as error:
        save_recovery_copy(keys, tmp_path / "copy", PASSPHRASE, SystemRandomness())
    assert error.value.cause == "file_exists"


def test_lost_keys_are_replaced_and_it_is_recorded(kept: Places) -> None:
    key_file(kept).unlink()
    changed = replace_keys(kept, "ada", "9753", "disque des clés perdu")
    counter = opened(kept, "after")
    assert counter.last().act == "replace_keys"
    verdict = verify_house(counter.house)
    assert (verdict.ok, verdict.chain_alone) == (True, changed.number - 1)
    assert log_in(counter.house, counter.by("ada"), LogIn("ada", "9753")).right
    assert not log_in(counter.house, counter.by("clara"), LogIn("clara", PIN)).right
    rotate(counter)
    counter.assert_whole()
    counter.house.store.close()


def test_keys_that_are_there_are_not_lost(kept: Places) -> None:
    with pytest.raises(KnownError) as error:
        replace_keys(kept, "ada", "9753", "pour voir")
    assert error.value.cause == "keys_exist"


def test_only_an_administrator_replaces_lost_keys(kept: Places) -> None:
    key_file(kept).unlink()
    with pytest.raises(Refused) as refused:
        replace_keys(kept, "diane", "9753", "pour voir")
    assert refused.value.code is Code.NOT_ALLOWED
    assert not key_file(kept).exists()
